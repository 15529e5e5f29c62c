/** A request that is broken for the candidate: "Just type", then the candidate in a line of its own, then "in the box below". */

import type { Spot } from '../spot.ts';
import { sentenceStart } from '../text/sentence.ts';
import { into } from '../words/particles/grammar.ts';

const goesOn = new RegExp(`^["')\\]]{0,2},? ?${into} ?\\p{L}`, 'u');
/** "type", "type this", "type for us" */
const endCharsMax = 8;

/** Whether the line above breaks off with a word for entering, and the line below goes on with where. */
export function isEnclosed({ near, index }: Spot): boolean {
  const [above, below] = [near.segments[index - 1], near.segments[index + 1]];
  if (above === undefined || below === undefined || !goesOn.test(below.folded)) return false;
  const { text, hits } = above;
  if (/[.!?;\u3002]$/.test(text)) return false;
  const from = sentenceStart(text, text.length);
  return hits.some(
    ({ kind, start, end }) => kind === 'use' && start >= from && text.length - end <= endCharsMax,
  );
}
