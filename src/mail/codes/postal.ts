/** Numbers at the end of a postal address, which some countries call a PIN code. */
import type { Match } from './candidates.ts';
import type { Counter, Neighbourhood } from './evidence.ts';
import type { Segment } from './segments.ts';

const reason = 'looks like a postal code';

/** What says that a candidate is the number of an address; `isNamed` when a word for a code touches it. */
export function postalOf(near: Neighbourhood, index: number, match: Match, isNamed: boolean): Counter | null {
  if (isBelowState(near, index, match) || isPinOfAddress(near, index, match)) return { weight: 5, reason };
  if (match.shape !== 'digits' && match.shape !== 'grouped') return null;
  const { text } = near.segments[index] as Segment;
  if (match.value.length === 5 && isBehindState(text, match.start)) return { weight: 5, reason };
  if (!isNamed && match.value.length === 6 && isBehindTown(text, match.start)) return { weight: 3, reason };
  return null;
}

/** "Oakland, CA 94612" */
function isBehindState(text: string, at: number): boolean {
  return /(?:^|[ ,])[A-Z]{2} $/.test(text.slice(Math.max(0, at - 4), at));
}

/** The last part of an address, behind another of its parts. */
const lastPart = /\p{L}{3}, \p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})? (?:- |\u2013 )?$/u;
const lastPartReach = 40;

/** "Shop 14, Vijay Nagar, Indore 452010." */
function isBehindTown(text: string, at: number): boolean {
  return lastPart.test(text.slice(Math.max(0, at - lastPartReach), at));
}

/** "San Francisco, CA", and under it the rest of the address. */
function isBelowState({ segments }: Neighbourhood, index: number, match: Match): boolean {
  return (
    match.start === 0 && match.value.length === 5 && /, [A-Z]{2},?$/.test(segments[index - 1]?.text ?? '')
  );
}

const nameReach = 16;
const linesBack = 2;
const calledPin = /(?:^|[^a-z])pin(?: ?code)?[ :-]{0,4}$/;
const townBefore = /, ?\p{Lu}\p{Ll}{2,20} (?:PIN|Pin)\b[^\p{L}]{0,6}$/u;
/** Parts of addresses where postal codes are called so. */
const addressPart =
  /\b(?:flat|plot|house no|road|rd|street|nagar|sector|colony|marg|lane|layout|floor|apartments?|society|district|dist|taluka?|tehsil|village|landmark|deliver to|ship to|address)\b/;

/** "Release PIN: 399015", "Login PIN: …": what an address has is called no more than PIN. */
function isCodePin({ hits, folded }: Segment, { start }: Match): boolean {
  return hits.some(
    (hit) =>
      (hit.kind === 'strong' || hit.kind === 'code') &&
      start - hit.end <= nameReach / 2 &&
      hit.end <= start &&
      / pin$/.test(folded.slice(hit.start, hit.end)),
  );
}

/** "MG Road, Bengaluru", and then "PIN code: 560001". */
function isPinOfAddress({ segments }: Neighbourhood, index: number, match: Match): boolean {
  const own = segments[index];
  if (own === undefined || !/^[1-8]\d{5}$/.test(match.value)) return false;
  if (!calledPin.test(own.folded.slice(Math.max(0, match.start - nameReach), match.start))) return false;
  if (isCodePin(own, match)) return false;
  if (addressPart.test(own.folded.slice(0, match.start))) return true;
  // "SVIT, Nagpur PIN - 440013"
  if (townBefore.test(own.text.slice(0, match.start))) return true;
  for (let at = index - 1; at >= 0 && at >= index - linesBack; at -= 1)
    if (addressPart.test(segments[at]?.folded ?? '')) return true;
  return false;
}
