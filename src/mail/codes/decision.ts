/**
 * The decision: the best value is the answer when it passes the threshold, and the first of several equals. What no person
 * sees is none where another is named that they see.
 */
import { limits } from '../../limits.ts';
import { threshold } from './score.ts';
import type { Place } from './text/segments.ts';
import type { Value } from './values.ts';

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

/** Two values of which neither is better by more than this are equals. */
const equalMargin = 0.3;

const seenMarginMax = 4;

/** Every value of a mail, and which of them is the answer. */
interface Choice extends CodeVerdict {
  /** Best first. */
  readonly ranked: readonly Value[];
  readonly chosen: Value | null;
  /** What others that are as good leave of its confidence. */
  readonly doubt: number;
}

function choiceOf(values: readonly Value[]): Choice {
  const ranked = [...values].sort((a, b) => b.score - a.score || a.order - b.order);

  const first = ranked[0];
  if (first === undefined) return { otp: null, confidence: 1, ranked, chosen: null, doubt: 1 };
  const top = isSeen(first) ? first : (ranked.find((one) => isSeenAndNamed(one, first)) ?? first);
  let chosen = top;
  let equals = 0;
  for (const other of ranked) {
    if (other === top || other.score < threshold || other.score < top.score - equalMargin) continue;
    equals += 1;
    if (other.order < chosen.order && isSeen(other) === isSeen(top)) chosen = other;
  }
  const doubt = equals === 0 ? 1 : 0.6;
  return chosen.score >= threshold
    ? { otp: chosen.value, confidence: round(confidenceOf(chosen.score) * doubt), ranked, chosen, doubt }
    : { otp: null, confidence: round(1 - confidenceOf(top.score)), ranked, chosen, doubt };
}

/** What mail programs show beside the mail, if at all. */
const unseen: ReadonlySet<Place> = new Set(['preheader', 'title']);

function isSeen({ printings }: Value): boolean {
  return printings.some(({ place }) => !unseen.has(place));
}

/** @param first The best, which is not seen: what is much less cannot be what it stands for. */
function isSeenAndNamed(value: Value, first: Value): boolean {
  const isClose = value.score >= threshold && value.score >= first.score - seenMarginMax;
  return isClose && value.best.named && isSeen(value);
}

/** The answer alone: its reasons are only put into words for whoever asks. */
export function judge(values: readonly Value[]): CodeVerdict {
  const { otp, confidence } = choiceOf(values);
  return { otp, confidence };
}

export function choose(values: readonly Value[]): CodeDecision {
  const { otp, confidence, ranked, chosen, doubt } = choiceOf(values);
  const candidates = ranked.slice(0, limits.codeCandidatesMax).map(
    (one): CodeCandidate => ({
      value: one.value,
      printed: one.best.printed,
      place: one.best.place,
      score: Math.round(one.score * 10) / 10,
      confidence: round(confidenceOf(one.score) * (one === chosen ? doubt : 1)),
      chosen: otp !== null && one === chosen,
      reasons: [...againstOf(one, chosen), ...inWords(one)],
    }),
  );
  return { otp, confidence, candidates };
}

/** Why one that would do is not the answer. */
function againstOf(one: Value, chosen: Value | null): string[] {
  if (chosen === null || one === chosen || one.score < Math.max(threshold, chosen.score - equalMargin))
    return [];
  return isSeen(one) ? ['another that is as good stands before it'] : ['is not seen, and another is'];
}

/** What voids a value elsewhere in the mail comes first, what else is said of it as a whole last. */
function inWords({ best, reasons }: Value): string[] {
  const own = [...best.reasons].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const against = reasons.filter(({ weight }) => weight < 0);
  const speaking = reasons.filter(({ weight }) => weight >= 0);
  return [...against, ...own, ...speaking].map(
    ({ weight, reason }) => `${reason} (${weight > 0 ? '+' : ''}${weight.toFixed(1)})`,
  );
}

function confidenceOf(score: number): number {
  return 1 / (1 + Math.exp(-(score - threshold) * 0.41));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
