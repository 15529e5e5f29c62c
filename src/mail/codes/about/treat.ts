/**
 * What is given away for a number: "Your code: 830 647. Tell the barista, and the next one is on us." It looks like a code to sign
 * in with, is asked for like one and runs out like one; but it is a till or a basket that asks, and nobody is let in.
 */

import type { Evidence, Governor } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import { isInQuotes } from '../text/between.ts';
import { onceALine } from '../text/oncealine.ts';
import { singleUse } from '../words/particles/names.ts';

/** What works "one time" lets nobody in, nor does a button: 'press «Confirm»'. */
const isOnce = new RegExp(`^${singleUse}`, 'u');
const letsIn = onceALine(({ text, folded, hits }) =>
  hits.some(
    ({ kind, start, end }) =>
      kind === 'act' && !isOnce.test(folded.slice(start, end)) && !isInQuotes(text, start, end),
  ),
);

/** Where a mail lets nobody in and confirms nothing, and says beside its code what one gets for it, and where. */
export function treatOf(
  { near, index, segment, match, around }: Printing,
  governor: Governor,
): Evidence | null {
  const { subject, signInMentions, hasLifetime, topics, treats: given } = around;
  if (subject === 'act' || (signInMentions > 0 && near.segments.some(letsIn))) return null;
  if (hasLifetime || (governor.verdict === 'code' && governor.strong)) return null;
  const isInBody = segment.place !== 'subject' && segment.place !== 'title';
  if (!(isInBody ? given.isGivenBeside(near.segments, index, match.value) : given.isGiven(match.value)))
    return null;
  if (topics.countOf('accounts') > 0) return null;
  return { weight: -10, reason: 'is for what a shop gives away', settles: true };
}
