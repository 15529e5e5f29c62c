/** What the sentence after a candidate asks: to enter it, or to use it for something that has codes of its own. */

import type { Evidence, Governor } from '../evidence.ts';
import { isName } from '../names.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import { isBargain } from '../text/bargain.ts';
import type { Segment } from '../text/segments.ts';
import { hasDigitBetween, sentenceEnd } from '../text/sentence.ts';
import { blank } from '../text/signs.ts';
import { into, wheres } from '../words/particles/grammar.ts';
import { pointsBack } from './pronoun.ts';

const askReach = 16;
const placeReach = 40;

/** "20% off everything at the checkout", "Get 15 % off". */
const isReduction = /^ ?(?:\p{L}{2,8} ){0,2}-?\d{1,2} ?% (?!\d)\p{L}/u;

/** What speaks against a named candidate that the next sentence gives another use; a strong name is one in spite of it. */
export function otherUseOf(printing: Printing, governor: Governor): Evidence | null {
  // What asks for it by the name of its field asks for nothing else.
  const use = governor.verdict === 'code' && governor.isField !== true ? otherUse(printing) : null;
  if (use === null) return null;
  // Where nothing is signed in to or confirmed, nothing but an offer is left.
  if (use === 'offer' && !governor.strong && printing.around.signInMentions === 0)
    return { weight: -7, reason: 'the next sentence says that it is for an offer', settles: true };
  const weight = governor.strong ? -2 : -4;
  return { weight, reason: 'the next sentence says that it is for something else' };
}

/** "LARK-2026", and the next sentence or line asks to type it in the coupon field, or for 25 % off. */
export function otherUse(spot: Spot): 'offer' | 'other' | null {
  const next = nextOf(spot);
  if (next === null) return null;
  const { text, folded, hits } = next.segment;
  if (isReduction.test(folded.slice(next.from))) return 'offer';
  const to = sentenceEnd(text, next.from);
  const use = hits.find((hit) => hit.kind === 'use' && hit.start >= next.from);
  if (use === undefined || use.start - next.from > askReach || hasDigitBetween(text, next.from, use.end))
    return null;
  // "After that, use promo code WARMTOES20": that one is for something else.
  if (next.matches.some(({ start, end }) => start > use.end && end <= to)) return null;
  const isOther = hits.some(
    (hit) =>
      (hit.kind === 'other' || hit.kind === 'matter') &&
      hit.end <= to &&
      hit.start > use.end &&
      hit.start - use.end < placeReach &&
      !isWhere.test(folded.slice(use.end, hit.start)),
  );
  if (!isOther) return null;
  return isBargain(folded.slice(next.from, to)) ? 'offer' : 'other';
}

/** "Enter it on the page where you gave your card number": that is how the page is known. */
const isWhere = new RegExp(` ${wheres} `, 'u');

/** "Your number: 5820", and the next sentence or line asks to enter it somewhere: no account's number is asked for so. */
export function isAskedNext(spot: Spot, isBrief: boolean): boolean {
  const next = nextOf(spot, true);
  return next !== null && asks(next.segment, next.from, isBrief);
}

/**
 * The sentence after that of a candidate, in its line or at the beginning of the next; null where its own sentence goes on with
 * words.
 * @param goesOn Words may follow the candidate in its sentence, but no numbers.
 */
function nextOf(
  { near, index, segment: own, match, matches }: Spot,
  goesOn = false,
): { segment: Segment; matches: readonly Match[]; from: number } | null {
  const end = sentenceEnd(own.text, match.end) + 1;
  const rest = own.text.slice(match.end, end);
  if (goesOn ? /\d/.test(rest) : /\p{L}/u.test(rest)) return null;
  if (end < own.text.length - 1) {
    const from = own.text.charCodeAt(end) === blank ? end + 1 : end;
    return { segment: own, matches, from };
  }
  const segment = near.segments[index + 1];
  return segment !== undefined && segment.place === own.place
    ? { segment, matches: near.matches[index + 1] ?? [], from: 0 }
    : null;
}

/** "Type it in the app", "Type it where it says …", "Type it without the gap". */
const isPutHere = new RegExp(
  `^ (?:it|them|this|these|that) (?:in )?(?:${into} ?\\p{L}|where (?:it|they|we|the \\p{L}+) (?:says?|asks?|wants?|reads?)|(?:with or )?without \\p{L})`,
  'u',
);

/** Whether a sentence begins by asking to enter something, names nothing else and says where; a short message may leave that out. */
function asks({ text, folded, hits }: Segment, from: number, isBrief: boolean): boolean {
  const to = sentenceEnd(text, from);
  const use = hits.find((hit) => hit.kind === 'use' && hit.start >= from);
  if (use === undefined || use.start - from > askReach || hasDigitBetween(text, from, to)) return false;
  const place = hits.find(
    ({ kind, start }) =>
      (kind === 'where' || kind === 'act') && start > use.end && start - use.end < placeReach,
  );
  // "Put it in the box below your tenancy reference": what stands after the place says which one.
  // "Enter it under Domains": wherever that is.
  const isPut = isPutHere.test(folded.slice(use.end, use.end + askReach));
  const edge = isPut ? use.end : place?.kind === 'where' ? place.start : to;
  // "Enter these digits": what it names is the number before.
  const isNamed = hits.some(
    (hit) => hit.start >= from && hit.end <= edge && isName(hit) && !pointsBack(folded, hit),
  );
  if (isNamed) return false;
  return place !== undefined || isPut || (isBrief && use.start === from);
}
