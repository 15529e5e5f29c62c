/** Replies and quotations: the mail that is answered, quoted or returned had a code of its own, which is past. */

import type { Evidence } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import type { Segment } from '../text/segments.ts';
import { letter } from '../words/list.ts';
import { automaticReplies } from '../words/particles/envelope.ts';

const isAutomatic = new RegExp(`^${automaticReplies}(?!${letter})`, 'u');

/** What speaks against a candidate that stands in the words of an earlier mail. */
export function replyOf(printing: Printing): Evidence | null {
  const { segment, around } = printing;
  if (around.isReturned)
    return { weight: -9, reason: 'stands in a mail that could not be delivered', settles: true };
  // The subject of a reply is that of the mail it answers.
  if ((segment.place === 'subject' || segment.quoted) && isAutomatic.test(around.subjectFolded))
    return { weight: -9, reason: 'stands in a mail that a machine has answered', settles: true };
  if (around.isReply && segment.place === 'subject')
    return { weight: -2.5, reason: 'stands in the subject of a reply' };
  if (!segment.quoted) return null;
  // A reply has words of its own, and what it quotes is past; what is forwarded, or quoted without a word, is the message.
  return { weight: isPast(printing) ? -7 : -1, reason: 'stands in a quoted or forwarded mail' };
}

/** Whether a candidate stands in the mail that this one answers. */
export function isPast({ near, segment, around }: Printing): boolean {
  return segment.quoted && (around.isReply || around.isTracked) && hasOwnWords(near.segments);
}

/** A mail with fewer characters above what it quotes says nothing itself. */
const ownCharsMin = 15;

function hasOwnWords(segments: readonly Segment[]): boolean {
  let chars = 0;
  for (const { quoted, text } of segments) {
    if (quoted) return chars >= ownCharsMin;
    chars += text.length;
  }
  return false;
}
