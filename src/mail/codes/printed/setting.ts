/** How a candidate is set: in its subject, alone in its line or cell, large, small, in hidden text. */

import { mark } from '../../html.ts';
import type { Evidence, Governor } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import { atSign, numberSign } from '../text/signs.ts';
import { isRowOfOther } from './tabulated.ts';

/** What its place and its print say of a candidate. */
export function settingOf({ segment, match, layout }: Spot, governor: Governor): Evidence[] {
  const found: Evidence[] = [];
  const add = (weight: number, reason: string) => {
    if (weight !== 0) found.push({ weight, reason });
  };
  const { marks } = layout;
  if (segment.place === 'preheader') {
    add(governor.verdict === 'code' ? -0.5 : -1, 'stands in hidden text');
    return found;
  }
  if (segment.place === 'alt') {
    if (!governor.direct || governor.verdict !== 'code') add(-0.5, 'stands in the text of an image');
    return found;
  }
  const { text } = segment;
  if (isBound(text, match)) {
    add(9, 'is bound to a domain in the last line');
    return found;
  }
  if (segment.place === 'subject' || segment.place === 'title') {
    return found;
  }
  if (layout.lone) add(2.4, 'stands alone in its line');
  else if (layout.cell && governor.verdict !== 'other' && !governor.direct && isRowOfOther(segment, match))
    found.push({ weight: -2.6, reason: 'stands in a row that calls it otherwise', amongOthers: true });
  else if (layout.cell) add(1, 'stands alone in its cell');
  let emphasis = 0;
  if ((marks & mark.joined) !== 0) emphasis += 2;
  if (layout.lone || layout.cell || layout.setOff) {
    if ((marks & mark.big) !== 0) emphasis += 1.2;
    if ((marks & mark.spaced) !== 0) emphasis += 1.2;
    if ((marks & mark.code) !== 0) emphasis += 0.8;
    if ((marks & mark.named) !== 0) emphasis += 1.2;
    if ((marks & (mark.bold | mark.heading)) !== 0) emphasis += 0.6;
    if ((marks & mark.center) !== 0 && layout.lone) emphasis += 0.3;
    if ((marks & mark.boxed) !== 0) emphasis += 0.3;
    if ((marks & mark.input) !== 0) emphasis += 0.8;
  }
  if (layout.setOff && !layout.lone) emphasis += 0.3;
  if ((marks & mark.small) !== 0 && emphasis < 1) emphasis -= 0.7;
  if (layout.lone && governor.verdict === 'none' && text[match.start - 1] === '(' && text[match.end] === ')')
    add(-3, 'stands in brackets, by no name');
  if ((marks & mark.link) !== 0 && governor.verdict !== 'code') emphasis -= 1;
  add(Math.min(3, emphasis), emphasis > 0 ? 'is set off by its print' : 'is printed small');
  const before = text[match.start - 1] ?? '';
  if ('[\u3010\u300c\u300e\u00ab"'.includes(before) && before !== '' && !layout.lone)
    add(0.5, 'stands in brackets');
  return found;
}

const linesAboveMax = 3;

/** What speaks against a number in small print that nothing names, in a mail that speaks of no code. */
export function finePrintOf(printing: Printing, governor: Governor): Evidence | null {
  const { layout, around, segment, match } = printing;
  // "Business ID 2841907-3 · VAT FI28419073 · Supervision code 550931"
  if (
    governor.verdict === 'code' &&
    governor.direct &&
    isInFooter(segment.text, match) &&
    segment.reading.isFooter()
  )
    return { weight: -4, reason: 'stands in what every mail of its sender has below' };
  if (!layout.lone || governor.verdict !== 'none' || around.hasTerms || around.asksForCode) return null;
  // More than standing alone speaks for it.
  return isFinePrint(printing) ? { weight: -3, reason: 'is fine print, by no name' } : null;
}

/** Parted from the next by a sign: "VAT FI28419073 · Supervision code 550931". */
function isInFooter(text: string, { start, end }: Match): boolean {
  const sign = /[\u00b7|\u2022]/;
  return sign.test(text.slice(0, start)) || sign.test(text.slice(end));
}

/** Small, unlike what stands above it: as senders print the number of a mail below it. */
function isFinePrint({ near, index, layout }: Spot): boolean {
  if ((layout.marks & mark.small) === 0) return false;
  const above = near.segments.slice(Math.max(0, index - linesAboveMax), index);
  return above.some(
    ({ place, spans }) => place === 'html' && ((spans[0]?.marks ?? mark.small) & mark.small) === 0,
  );
}

/** "@login.example #123456", and the host of a frame after it. */
function isBound(text: string, { start, end }: Match): boolean {
  if (text.charCodeAt(start - 1) !== numberSign || text.charCodeAt(0) !== atSign) return false;
  return end === text.length || /^ [@%][\w.-]+$/.test(text.slice(end));
}
