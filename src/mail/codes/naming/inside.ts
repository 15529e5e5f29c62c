/** The governor of a candidate in its own sentence, from the words before it and those after it. */

import { codeWeight, type Governor, none, quoted, strongWeight } from '../evidence.ts';
import { isCodeName, isStrong } from '../names.ts';
import type { Spot } from '../spot.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceEnd, sentenceStart } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { namedAfter } from './after.ts';
import { namedBefore } from './before.ts';

const nobody: ReadonlySet<string> = new Set();

/** The governor of a match in its own segment; `sender` are the words that the sender is called by. */
export function governorInside(spot: Spot, sender = nobody): Governor {
  const { segment, match } = spot;
  const { text, hits } = segment;
  if (hits.length === 0) return none;
  if (match.shape === 'prefixed') {
    // "The code OTP-482913": it may be the end of a longer name.
    const own = hits.find(({ start, end }) => start <= match.start && end > match.start && end < match.end);
    if (own !== undefined && isCodeName(own)) return namedByPrefix(segment, own);
  }
  const from = sentenceStart(text, match.start);
  const to = sentenceEnd(text, match.end);
  const left = namedBefore(spot, from, sender);
  const right = namedAfter(spot, to, from);
  // "ACME CARD: 482913 is your one-time code": what the sentence says outright is heard first.
  const isSaid = right.verdict === 'code' && right.strong && right.direct && right.stated === 'verb';
  if (left.verdict === 'other' && left.direct) return isSaid ? right : left;
  if (left.verdict === 'other') return right.verdict === 'code' && right.strong ? right : left;
  if (right.verdict === 'other' && left.verdict !== 'code') return right;
  return right.weight > left.weight ? right : left;
}

/** "OTP-482913", "PIN-4821": what looks like a sender's prefix is the name itself. */
function namedByPrefix(segment: Segment, hit: Hit): Governor {
  return {
    weight: isStrong(hit) ? strongWeight : codeWeight,
    reason: `${quoted(segment, hit)} stands before it`,
    verdict: 'code',
    strong: isStrong(hit),
    direct: true,
  };
}
