/** Numbers that belong to the line above theirs or to the one below, and are none of their own. */

import type { Evidence, Governor } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import type { Spot } from '../spot.ts';
import { closesBrackets } from '../text/between.ts';
import { hasLength } from '../text/counted.ts';
import { letter } from '../words/list.ts';
import { endingBefore } from '../words/particles/names.ts';

/** What speaks against a number that says of what a line above or below has the code: an account, an order. */
export function linesOf(spot: Spot): Evidence[] {
  const { index, segment, match } = spot;
  const found: Evidence[] = [];
  if (index > 0 && closesBrackets(segment.text, match.start, match.end))
    found.push({ weight: -4, reason: 'stands in brackets with what the line above says' });
  if (index > 0 && isEndOf(spot))
    found.push({ weight: -9, reason: 'is what the line above says that something ends in', settles: true });
  if (numbersLine(spot)) found.push({ weight: -8, reason: 'is how the lines of a log begin', settles: true });
  if (announces(spot)) found.push({ weight: -3, reason: 'only says what the one below it is for' });
  return found;
}

/** Of a telephone or a card so many are shown. */
const maskedDigitsMax = 4;
const breaksOff = new RegExp(`(?<!${letter})${endingBefore}[:\uff1a]?$`, 'u');

/** "We sent it to the phone ending in", and in the next line its last digits. */
function isEndOf({ near, index, match }: Spot): boolean {
  const above = near.segments[index - 1];
  return (
    match.value.length <= maskedDigitsMax &&
    match.start <= 1 &&
    above !== undefined &&
    breaksOff.test(above.folded)
  );
}

const messageId = /^([A-Z]{3})[A-Z]{0,3}\d{3,5}[A-Z]?(?= |$)/;

/** "IEF142I STEP WAS EXECUTED": such a one also begins the line above or the one below, with the same letters. */
function numbersLine({ near, index, segment, match }: Spot): boolean {
  if (match.start > 0 || match.shape !== 'alnum') return false;
  const own = messageId.exec(segment.text)?.[1];
  if (own === undefined) return false;
  const beside = [near.segments[index - 1], near.segments[index + 1]];
  return beside.some((line) => messageId.exec(line?.text ?? '')?.[1] === own);
}

/** Below the closing stand a name, an address, a telephone: no more lines than these. */
const signatureLinesMax = 8;

/** What speaks against a number of a signature: "Met vriendelijke groet, …, 14 0524". A code that follows there is called one. */
export function signatureOf(
  { near, index, match, layout, around }: Printing,
  { verdict }: Governor,
  asked: number,
): Evidence | null {
  const isNumber = match.shape === 'digits' || match.shape === 'grouped';
  if (!isNumber || verdict !== 'none' || asked > 0) return null;
  // "The six digits below my name", and there they are.
  if (layout.lone && hasLength(around.lengths, match)) return null;
  const from = Math.max(0, index - signatureLinesMax);
  const above = near.segments.slice(from, index);
  return above.some(({ reading }) => reading.closesLetter())
    ? { weight: -4, reason: 'stands in the signature', settles: true }
    : null;
}

/** "Code for account 48213:", and under it nothing but a candidate: the line names the account of that code. */
export function announces({ near, index, segment, match }: Spot): boolean {
  const { text, place } = segment;
  if (match.start === 0 || !/^ ?[:\uff1a]$/.test(text.slice(match.end))) return false;
  const below = near.segments[index + 1];
  const [first, second] = near.matches[index + 1] ?? [];
  if (below === undefined || below.place !== place || first === undefined || second !== undefined)
    return false;
  return first.end - first.start >= below.text.length - 2;
}
