/**
 * The decision: the printings of one value are put together, the best value is the answer when it passes
 * the threshold, and the first of several equals.
 */
import { limits } from '../../limits.ts';
import { threshold, type Weighed } from './score.ts';

export interface CodeCandidate {
  /** The canonical value, e.g. `123456`. */
  readonly value: string;
  /** As printed in the mail, e.g. `123 456`. */
  readonly printed: string;
  /** Where it stands. */
  readonly place: string;
  /** Evidence minus counter-evidence; the scale is the engine's own. */
  readonly score: number;
  /** 0–1: how sure the engine is that this is the code. */
  readonly confidence: number;
  readonly chosen: boolean;
  /** In words, most important first. */
  readonly reasons: readonly string[];
}

export interface CodeDecision {
  /** The code in its canonical form, or null when no candidate passed the threshold. */
  readonly otp: string | null;
  /** 0–1; of the chosen candidate, or of the decision that there is none. */
  readonly confidence: number;
  /** Best first; at most `limits.codeCandidatesMax`. */
  readonly candidates: readonly CodeCandidate[];
}

interface Merged {
  readonly value: string;
  readonly best: Weighed;
  readonly score: number;
  readonly reasons: readonly string[];
  readonly order: number;
}

/** Two values of which neither is better by more than this are equals. */
const equalMargin = 0.3;

export function choose(weighed: readonly Weighed[]): CodeDecision {
  const byValue = new Map<string, Weighed[]>();
  for (const one of weighed) {
    const known = byValue.get(one.value);
    if (known === undefined) byValue.set(one.value, [one]);
    else known.push(one);
  }
  const merged = [...byValue.values()].map(merge);
  merged.sort((a, b) => b.score - a.score || a.order - b.order);

  const top = merged[0];
  if (top === undefined) return { otp: null, confidence: 1, candidates: [] };
  let chosen = top;
  let equals = 0;
  for (const other of merged) {
    if (other === top || other.score < threshold || other.score < top.score - equalMargin) continue;
    equals += 1;
    if (other.order < chosen.order) chosen = other;
  }
  const answered = chosen.score >= threshold;
  const doubt = equals === 0 ? 1 : 0.6;
  const candidates = merged.slice(0, limits.codeCandidatesMax).map(
    (one): CodeCandidate => ({
      value: one.value,
      printed: one.best.printed,
      place: one.best.place,
      score: Math.round(one.score * 10) / 10,
      confidence: round(confidenceOf(one.score) * (one === chosen ? doubt : 1)),
      chosen: answered && one === chosen,
      reasons: one.reasons,
    }),
  );
  return answered
    ? { otp: chosen.value, confidence: round(confidenceOf(chosen.score) * doubt), candidates }
    : { otp: null, confidence: round(1 - confidenceOf(top.score)), candidates };
}

function merge(printings: readonly Weighed[]): Merged {
  let best = printings[0] as Weighed;
  let order = best.order;
  let isVoid = false;
  let isForeign = false;
  let isPast = false;
  let inSubject = false;
  let inBody = false;
  for (const one of printings) {
    if (one.score > best.score) best = one;
    if (one.order < order) order = one.order;
    isVoid ||= one.void;
    isForeign ||= one.foreign;
    isPast ||= one.past;
    if (one.score > 0) {
      if (one.place === 'subject') inSubject = true;
      else inBody = true;
    }
  }
  const reasons = [...best.reasons];
  let score = best.score;
  if (inSubject && inBody) {
    score += 1.8;
    reasons.push('stands in the subject and in the body (+1.8)');
  }
  if (isVoid && !best.void) {
    score -= 7;
    reasons.unshift('is said to be void elsewhere in the mail (-7.0)');
  }
  if (isPast && !best.past) {
    score -= 5;
    reasons.unshift('stands in the mail that is answered, too (-5.0)');
  }
  if (isForeign && !best.foreign) {
    score -= 4;
    reasons.unshift('bears another name elsewhere in the mail (-4.0)');
  }
  return { value: best.value, best, score, reasons, order };
}

function confidenceOf(score: number): number {
  return 1 / (1 + Math.exp(-(score - threshold) * 0.45));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
