/**
 * What speaks for a candidate and against it: a weight and a reason in words. The heaviest is its governor, the nearest word
 * that names a number: a code word speaks for it, the name of another number against it.
 */

import type { Statement } from './naming/statement.ts';
import type { Match } from './shape/candidates.ts';
import type { Segment } from './text/segments.ts';
import { firstAfter } from './text/sentence.ts';
import type { Hit } from './words/index.ts';

export interface Evidence {
  /** Added to the score; negative when it speaks against. */
  readonly weight: number;
  /** In words. */
  readonly reason: string;
  /** It holds however the mail is worded otherwise. */
  readonly settles?: boolean;
  /** The mail says outright that this is the code. */
  readonly told?: boolean;
  /** It stands in a quotation of somebody else's words. */
  readonly quotes?: boolean;
  /** Others like it stand beside it. */
  readonly amongOthers?: boolean;
}

/** What speaks against a candidate alone. */
export interface Counter {
  /** Subtracted from the score. */
  readonly weight: number;
  /** In words. */
  readonly reason: string;
}

export interface Governor extends Evidence {
  readonly verdict: 'code' | 'other' | 'none';
  /** Names the code without doubt. */
  readonly strong: boolean;
  /** The word touches the candidate: "code: 123456". */
  readonly direct: boolean;
  /** The word stands after the candidate, in its sentence: "123456 is your code". */
  readonly follows?: boolean;
  /** A mere word for numbers names it, "your number", without a word for what has the number. */
  readonly mere?: boolean;
  /** A word that no table has says what it is the code of: "raffle code". */
  readonly ofUnknown?: boolean;
  /** Its name is a single word, such as any code is called by. */
  readonly plain?: boolean;
  /** It is the head of the candidate's own column. */
  readonly heads?: boolean;
  /** The mail asks elsewhere to enter what it calls so. */
  readonly isField?: boolean;
  /** The mail calls it by what it is made of or by how long it is: "six digits". */
  readonly counts?: boolean;
  /** It takes the place of another, which is said to be void. */
  readonly renews?: boolean;
  /** How the sentence says that the candidate is it: by a verb, "your code is 123456", or a sign, "code: 123456". */
  readonly stated?: Statement;
}

export const none: Governor = { weight: 0, reason: '', verdict: 'none', strong: false, direct: false };

export const strongWeight = 5;
export const codeWeight = 3.7;
const actReach = 60;

/** Whether a word of signing in or confirming stands near a code word: together they are a strong name. */
export function isBacked(hits: readonly Hit[], name: Hit, from: number, to: number): boolean {
  const first = Math.max(from, name.start - actReach);
  for (let index = firstAfter(hits, first); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.end > to || hit.start > name.end + actReach) break;
    if (hit.kind === 'act') return true;
  }
  return false;
}

/** How many numbers stand wholly between two places: a name may be that of one of them. Words of letters alone do not count. */
export function matchesBetween(matches: readonly Match[], from: number, to: number): number {
  let count = 0;
  for (const match of matches) {
    if (match.start >= from && match.end <= to && match.shape !== 'letters') count += 1;
    if (match.start >= to) break;
  }
  return count;
}

export function quoted(segment: Segment, hit: Hit): string {
  return `“${segment.text.slice(hit.start, hit.end)}”`;
}
