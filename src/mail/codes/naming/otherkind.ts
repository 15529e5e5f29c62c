/** A code of another kind, which the sentence of a candidate speaks of beside the name that the candidate bears. */

import type { Evidence, Governor } from '../evidence.ts';
import type { Spot } from '../spot.ts';
import { firstAfter, sentenceEnd, sentenceStart } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';

/** Asked for so much, a number is the code of its sentence, whatever else that speaks of. */
const askedMin = 2;

/** "Your code 482913 is the promo code for …": what takes a little from a plain name; nothing else is called by a strong one. */
export function otherKindOf(spot: Spot, governor: Governor, asked: number): Evidence | null {
  if (governor.verdict !== 'code' || governor.strong || asked >= askedMin || !speaksOfOther(spot))
    return null;
  return { weight: -2, reason: 'the sentence speaks of a code of another kind' };
}

function speaksOfOther({ segment, match }: Spot): boolean {
  const { hits, text } = segment;
  const to = sentenceEnd(text, match.end);
  for (let index = firstAfter(hits, sentenceStart(text, match.start)); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.start >= to) return false;
    if (hit.kind === 'other') return true;
  }
  return false;
}
