/** Whether a candidate is meant to be the code by its own sentence: it bears the name, or is asked for. */

import { yearLike } from '../against/dates.ts';
import type { Governor } from '../evidence.ts';
import type { Spot } from '../spot.ts';
import { sentenceStart } from '../text/sentence.ts';
import { isSaidAfter } from './statement.ts';

/** What is asked for, or has so much that speaks for it without a name, needs none. */
export const meantFrom = 3;
/** A number that the sentence asks for at all is no year. */
const askedMin = 1;

/** What is meant may touch what a mere number may not: a number sign, a word for a street, a year's digits. */
export function isMeant(spot: Spot, governor: Governor, asked: number): boolean {
  if (asked > meantFrom) return true;
  if (governor.verdict !== 'code') return false;
  // "Security code – 482913": a sign is enough after a name that nothing else has.
  const isCalled =
    governor.direct || governor.stated === 'verb' || (governor.strong && governor.stated === 'sign');
  return isCalled && !isYear(spot, governor, asked);
}

/** "Passkeys in 2026: is the code dead?": a year that a code's name happens to follow, not "2026 is your code". */
function isYear({ segment, match }: Spot, governor: Governor, asked: number): boolean {
  const { text, place } = segment;
  if (asked >= askedMin && place !== 'subject' && place !== 'title') return false;
  if (governor.follows === undefined || !yearLike.test(match.value)) return false;
  const opens = !/[\p{L}\p{N}]/u.test(text.slice(sentenceStart(text, match.start), match.start));
  return !opens && !isSaidAfter(segment, match.end);
}
