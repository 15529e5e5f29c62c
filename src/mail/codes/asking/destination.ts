/** Where a candidate goes: into a field, a game, a window, whatever it is; or to a page that waits for it. */

import { isName } from '../names.ts';
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';
import { firstAfter } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { into, thither } from '../words/particles/grammar.ts';
import { demonstratives, thisAlone } from '../words/particles/pointers.ts';
import { awaiting, fromReaders, steps } from '../words/particles/requests.ts';
import { isOffer } from './offer.ts';

/** "The page asks for 482913", "It will ask you for this: 482913". */
const isAwaiting = new RegExp(`(?:^| )${awaiting}(?: (?:${demonstratives}|${thisAlone}))?:? $`, 'u');
/** "Stage two wants 482913", "We'll want 482913 from you": whoever it is that asks. */
const isStep = new RegExp(`(?:^| )${steps} ${awaiting}:? $`, 'u');
const isFromReader = new RegExp(`^ ${fromReaders}(?![\\p{L}])`, 'u');
const fromReach = 14;
const awaitingReach = 28;

/** "The page is waiting for 482913": a place to enter something wants it, in the sentence that begins at `from`. */
export function isExpected({ folded, hits }: Segment, match: Match, from: number): boolean {
  const before = folded.slice(Math.max(from, match.start - awaitingReach), match.start);
  if (match.shape === 'letters' || !isAwaiting.test(before)) return false;
  if (isStep.test(before) || isFromReader.test(folded.slice(match.end, match.end + fromReach))) return true;
  for (let index = firstAfter(hits, match.start) - 1; index >= 0; index -= 1) {
    const hit = hits[index] as Hit;
    if (hit.start < from || isName(hit)) return false;
    if (hit.kind === 'where') return match.start - hit.end <= awaitingReach;
  }
  return false;
}

const onPlaces = / (?:on|at|in|into|auf|an|am|sur|en|na|op|på|pa|i|su) $/;

/** "Input the value on screen CM-410": a place with nothing but such a name behind it. */
export function isNameOfPlace({ folded, hits }: Segment, match: Match): boolean {
  if (match.shape !== 'hyphenated' && match.shape !== 'prefixed') return false;
  const place = hits[firstAfter(hits, match.start) - 1];
  if (place?.kind !== 'where' || match.start - place.end !== 1) return false;
  return onPlaces.test(folded.slice(Math.max(0, place.start - onReach), place.start));
}

const onReach = 8;

const isInto = new RegExp(`^["')\\]]{0,2},? (?:${into} ?\\p{L}|${thither})`, 'u');
const intoReach = 24;
const placeReach = 28;

/** "Input 3071 in the game": whether words for "into" and a place follow. Offers are put into places of their own, and so are numbers with another name. */
export function isPutInto(segment: Segment, match: Match): boolean {
  const { folded, hits } = segment;
  if (match.shape === 'letters' || isOffer(segment, match)) return false;
  if (!isInto.test(folded.slice(match.end, match.end + intoReach))) return false;
  const next = hits[firstAfter(hits, match.end)];
  return next === undefined || next.start - match.end > intoReach || !isName(next);
}

/** The same, into what the tables know as a place to enter something: "5093 into the app". */
export function isPutIntoPlace(segment: Segment, match: Match): boolean {
  if (!isPutInto(segment, match)) return false;
  const { hits } = segment;
  let at = firstAfter(hits, match.end);
  // "Into the verification box".
  if (hits[at]?.kind === 'act') at += 1;
  const place = hits[at];
  return place?.kind === 'where' && place.start - match.end <= placeReach;
}
