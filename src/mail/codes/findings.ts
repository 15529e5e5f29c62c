/** What is found of one candidate, rule by rule, and what it adds up to. */

import type { Evidence } from './evidence.ts';

export class Findings {
  /** In the order in which they were found; the first is the shape. */
  readonly reasons: Evidence[] = [];
  score = 0;
  /** Something stands however the mail is worded otherwise. */
  settled = false;
  /** The mail says outright that this is the code. */
  told = false;
  /** Somebody else's words have it. */
  quotes = false;

  add(evidence: Evidence | null): void {
    if (evidence === null) return;
    this.settled ||= evidence.settles ?? false;
    this.told ||= evidence.told ?? false;
    this.quotes ||= evidence.quotes ?? false;
    // What weighs nothing is no reason; but every candidate has a shape, so that the list is never empty.
    if (evidence.weight === 0 && this.reasons.length > 0) return;
    this.score += evidence.weight;
    this.reasons.push(evidence);
  }

  addAll(found: readonly Evidence[]): void {
    for (const evidence of found) this.add(evidence);
  }
}

export function sumOf(found: readonly Evidence[]): number {
  let sum = 0;
  for (const { weight } of found) sum += weight;
  return sum;
}
