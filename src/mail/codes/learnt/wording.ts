/**
 * How the words around a printing read, of a mail of a line or two: such mails are what the rules were made of, so the words
 * only add to them, the less the less these leave open. A mail that says more is read as a whole (`opinion`).
 */
import type { Value } from '../values.ts';

/** Scores between which what the rules say is not enough to go by. */
const openFrom = 1;
export const openTo = 8;
/** Log-odds of a printing before its words are read: the table knows of all, these are what the rules lean to. */
const head = 1.5;
const mostFor = 5;
const mostAgainst = 1;
const mostAgainstCertain = 0.25;
/** What is left of what speaks for it where the rules know something against it. */
const doubted = 0.5;
const doubtFrom = -2;

/** @param logOdds Of its words. @returns What is added to the score; it never makes an answer sure. */
export function wordingOf({ score, best, printings }: Value, logOdds: number): number {
  if (score < openFrom || score >= openTo) return 0;
  const leaning = logOdds + head;
  if (leaning <= 0) return Math.max(best.certain ? -mostAgainstCertain : -mostAgainst, leaning);
  // What the mail says of something else or of one that is void, however it is worded otherwise.
  if (printings.some((printing) => printing.void || printing.past || printing.settled)) return 0;
  // The first is its shape, of which the table knows as well.
  const isDoubted = best.reasons.some(({ weight }, at) => at > 0 && weight <= doubtFrom);
  const room = (openTo - score) / (openTo - openFrom);
  return Math.min(mostFor, leaning) * room * (isDoubted ? doubted : 1);
}
