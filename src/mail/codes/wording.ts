/**
 * How the words around a candidate read, where the rules leave a mail open: a sender may say it in words that none of them
 * knows. What each trait is worth was learnt from the half of the corpus that is tuned on (`scripts/learn/main.ts`).
 */
import type { Evidence } from './evidence.ts';
import type { Printing } from './printings.ts';
import type { Weighed } from './score.ts';
import { traitsOf } from './traits.ts';
import { learnt } from './words/learnt.ts';

/** Scores between which what the rules say is not enough to go by. */
const openFrom = 1;
const openTo = 8;
/** So many of a mail are read, the best by the rules: more are a list of numbers. */
const readMax = 20;
/** Log-odds of a candidate before its words are read: the table knows of all, these are what the rules lean to. */
const head = 1;
const mostFor = 5;
const mostAgainst = 1;
/** What is left of what speaks for it where the rules know something against it. */
const doubted = 0.5;
const doubtFrom = -2;

/** A mail with an answer that the rules are sure of is left as it is. */
export function withWording(printings: readonly Printing[], weighed: readonly Weighed[]): readonly Weighed[] {
  if (weighed.some(({ score }) => score >= openTo)) return weighed;
  const open = weighed.filter(({ score }) => score >= openFrom);
  if (open.length === 0) return weighed;
  open.sort((one, other) => other.score - one.score);
  const read = new Map(
    open.slice(0, readMax).map((one) => [one, wordingOf(printings[one.order] as Printing, one)]),
  );
  return weighed.map((one) => {
    const evidence = read.get(one) ?? null;
    return evidence === null
      ? one
      : { ...one, score: one.score + evidence.weight, reasons: [...one.reasons, evidence] };
  });
}

/** The less the rules leave open, the less it counts; it never makes an answer sure. */
function wordingOf(printing: Printing, { score, reasons }: Weighed): Evidence | null {
  if (printing.near.segments[printing.index]?.quoted) return null;
  const { logOdds, said } = readingOf(traitsOf(printing));
  const leaning = logOdds + head;
  if (leaning <= 0) return { weight: Math.max(-mostAgainst, leaning), reason: 'is not worded like a code' };
  // The first is its shape, of which the table knows as well.
  const isDoubted = reasons.some(({ weight }, at) => at > 0 && weight <= doubtFrom);
  const room = (openTo - score) / (openTo - openFrom);
  return {
    weight: Math.min(mostFor, leaning) * room * (isDoubted ? doubted : 1),
    reason: said === null ? 'is worded like a code' : `is worded like a code, ${inWords(said)}`,
  };
}

function inWords(trait: string): string {
  const [place, word] = trait.split(' ');
  return place === 'subject' ? `with “${word}” in the subject` : `with “${word}” ${place} it`;
}

/** Many traits must not outweigh few: as a vector they have this length. */
export const traitsLength = 5;

/** @returns The log-odds that this is a code, and the word that says it most, as a trait. */
function readingOf(traits: ReadonlySet<string>): { readonly logOdds: number; readonly said: string | null } {
  weights ??= readTable(learnt);
  let sum = 0;
  let most = 0;
  let said: string | null = null;
  for (const trait of traits) {
    const weight = weights.get(trait);
    if (weight === undefined) continue;
    sum += weight;
    if (weight > most && isWord.test(trait)) [most, said] = [weight, trait];
  }
  return { logOdds: (weights.get('bias') ?? 0) + (sum * traitsLength) / Math.sqrt(traits.size), said };
}

const isWord = /^(?:before|after|above|below|subject) (?:[a-z]{4}|[^\0-\x7f]{2})/;

/** Made of the table for the first mail that is open. */
let weights: ReadonlyMap<string, number> | null = null;

/** Each line is a trait and its weight in hundredths. */
function readTable(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split('\n').map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1)) / 100];
    }),
  );
}
