/**
 * The decision: the printings of one value are put together, the best value is the answer when it passes
 * the threshold, and the first of several equals.
 */
import { limits } from '../../limits.ts';
import type { Evidence } from './evidence.ts';
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

export interface CodeVerdict {
  /** The code in its canonical form, or null when no candidate passed the threshold. */
  readonly otp: string | null;
  /** 0–1; of the chosen candidate, or of the decision that there is none. */
  readonly confidence: number;
}

export interface CodeDecision extends CodeVerdict {
  /** Best first; at most `limits.codeCandidatesMax`. */
  readonly candidates: readonly CodeCandidate[];
}

interface Merged {
  readonly value: string;
  readonly best: Weighed;
  readonly score: number;
  /** Found in the mail as a whole, beyond those of its best printing. */
  readonly reasons: readonly Evidence[];
  readonly order: number;
}

/** Two values of which neither is better by more than this are equals. */
const equalMargin = 0.3;

/** Every value of a mail, and which of them is the answer. */
interface Choice extends CodeVerdict {
  /** Best first. */
  readonly merged: readonly Merged[];
  readonly chosen: Merged | null;
  /** What others that are as good leave of its confidence. */
  readonly doubt: number;
}

function choiceOf(weighed: readonly Weighed[]): Choice {
  const byValue = new Map<string, Weighed[]>();
  for (const one of weighed) {
    const known = byValue.get(one.value);
    if (known === undefined) byValue.set(one.value, [one]);
    else known.push(one);
  }
  const merged = [...byValue.values()].map(merge);
  merged.sort((a, b) => b.score - a.score || a.order - b.order);

  const top = merged[0];
  if (top === undefined) return { otp: null, confidence: 1, merged, chosen: null, doubt: 1 };
  let chosen = top;
  let equals = 0;
  for (const other of merged) {
    if (other === top || other.score < threshold || other.score < top.score - equalMargin) continue;
    equals += 1;
    if (other.order < chosen.order) chosen = other;
  }
  const doubt = equals === 0 ? 1 : 0.6;
  return chosen.score >= threshold
    ? { otp: chosen.value, confidence: round(confidenceOf(chosen.score) * doubt), merged, chosen, doubt }
    : { otp: null, confidence: round(1 - confidenceOf(top.score)), merged, chosen, doubt };
}

/** The answer alone: its reasons are only put into words for whoever asks. */
export function judge(weighed: readonly Weighed[]): CodeVerdict {
  const { otp, confidence } = choiceOf(weighed);
  return { otp, confidence };
}

export function choose(weighed: readonly Weighed[]): CodeDecision {
  const { otp, confidence, merged, chosen, doubt } = choiceOf(weighed);
  const candidates = merged.slice(0, limits.codeCandidatesMax).map(
    (one): CodeCandidate => ({
      value: one.value,
      printed: one.best.printed,
      place: one.best.place,
      score: Math.round(one.score * 10) / 10,
      confidence: round(confidenceOf(one.score) * (one === chosen ? doubt : 1)),
      chosen: otp !== null && one === chosen,
      reasons: inWords(one),
    }),
  );
  return { otp, confidence, candidates };
}

/** What voids a value elsewhere in the mail comes first, what else is said of it as a whole last. */
function inWords({ best, reasons }: Merged): string[] {
  const own = [...best.reasons].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const against = reasons.filter(({ weight }) => weight < 0);
  const speaking = reasons.filter(({ weight }) => weight >= 0);
  return [...against, ...own, ...speaking].map(
    ({ weight, reason }) => `${reason} (${weight > 0 ? '+' : ''}${weight.toFixed(1)})`,
  );
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
  const reasons: Evidence[] = [];
  if (inSubject && inBody) reasons.push({ weight: 1.8, reason: 'stands in the subject and in the body' });
  if (isForeign && !best.foreign)
    reasons.push({ weight: -4, reason: 'bears another name elsewhere in the mail' });
  if (isPast && !best.past) reasons.push({ weight: -5, reason: 'stands in the mail that is answered, too' });
  if (isVoid && !best.void) reasons.push({ weight: -7, reason: 'is said to be void elsewhere in the mail' });
  let { score } = best;
  for (const { weight } of reasons) score += weight;
  return { value: best.value, best, score, reasons, order };
}

function confidenceOf(score: number): number {
  return 1 / (1 + Math.exp(-(score - threshold) * 0.41));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
