/** Lines that say what the number below them is, where that is no code: a receipt, a case, a ticket. */

import { isLabel } from '../names.ts';
import type { Segment } from '../text/segments.ts';
import type { Hit } from '../words/index.ts';
import { mereNumbers } from '../words/particles/names.ts';
import { isMere } from './anynumber.ts';
import { statementOf } from './statement.ts';

const titleCharsMax = 40;
const titleStartMax = 24;
const titleRestMax = 12;
const isNumber = new RegExp(`${mereNumbers}$`, 'u');
const isOfNumber = new RegExp(`(?:^|[^\\p{L}])${mereNumbers}$`, 'u');

/** @param from Where the sentence of the label begins. */
export function namesBelow(segment: Segment, hit: Hit, from: number): boolean {
  const { text } = segment;
  if (isAskedToShow(segment, hit)) return true;
  if (text.length - hit.end > titleRestMax) return false;
  const isTitle = text.endsWith(':') || (hit.end - hit.start) * 2 > text.length;
  const isShort = text.length <= titleCharsMax && hit.start <= titleStartMax;
  return (isTitle && isShort) || isSaidBelow(segment, hit, from) || endsWithIt(segment, hit);
}

/** "Thank you. Your ticket number is", and below it the number; "the number is", and no more, may announce a code. */
function isSaidBelow(segment: Segment, hit: Hit, from: number): boolean {
  const { text, folded } = segment;
  return (
    text.length - from <= titleCharsMax &&
    !isMere(segment, hit) &&
    isOfNumber.test(folded.slice(hit.start, hit.end)) &&
    statementOf(segment, text.length) === 'verb'
  );
}

/** Numbers that whoever books or comes is given. */
const isGivenOut = /(?:予約|受付|診察|整理|会員|예약|접수|진료|회원) ?(?:番号|번호)$/;
const askedAfter = /^(?:を|를|을)[^\u3002.]{0,20}(?:入力|提示|伝え|記入|입력|제시|말씀)/;

/** "下記6桁の予約番号を受付機にご入力ください": what is asked for, and stands below, is what the label says. */
function isAskedToShow(segment: Segment, hit: Hit): boolean {
  const { folded } = segment;
  if (!isGivenOut.test(folded.slice(hit.start, hit.end))) return false;
  return askedAfter.test(folded.slice(hit.end, hit.end + 32));
}

/** "Call us and tell them the case number:", "Have your customer number to hand:", and below it the number. Without a colon a label of one word may be what one is asked to enter. */
function endsWithIt(segment: Segment, hit: Hit): boolean {
  const { text, folded, hits } = segment;
  const end = text.slice(hit.end);
  if (!/^(?: \p{Ll}{1,8}){0,2} ?[:\uff1a]$|^$/u.test(end) || isMere(segment, hit)) return false;
  const label = folded.slice(hit.start, hit.end);
  if (end === '' && !label.includes(' ') && hits.some(({ kind }) => kind === 'use')) return false;
  return isNumber.test(label);
}

/** "EVT-408127", and below it "event number, for your records", which has none of its own. */
export function labelOf(segment: Segment): Hit | null {
  const { text, folded, hits } = segment;
  const [first, second] = hits;
  if (first === undefined || first.start > 0 || !isLabel(first) || isMere(segment, first)) return null;
  const isLonger = second !== undefined && isLabel(second) && second.start === first.end + 1;
  const label: Hit = { ...first, end: isLonger ? second.end : first.end };
  return isOfNumber.test(folded.slice(0, label.end)) && !/[\d:\uff1a]/.test(text.slice(label.end))
    ? label
    : null;
}

/** "Keep this receipt for your files:", and below it the number of the receipt: no line further up names that number. */
export function announcesOther(segment: Segment): boolean {
  const { text, hits } = segment;
  const isAsked = hits.some(({ kind }) => kind === 'use' || kind === 'act' || kind === 'number');
  return text.endsWith(':') && !isAsked && hits.some((hit) => isLabel(hit) && !isMere(segment, hit));
}
