/** How a candidate is printed: alone in its line or cell, set off from its sentence, in a box, struck out. */

import { mark } from '../../html.ts';
import type { Match } from '../shape/candidates.ts';
import type { Span } from '../text/reading.ts';
import type { Segment } from '../text/segments.ts';
import { tab } from '../text/signs.ts';
import { copying } from '../words/particles/requests.ts';

export interface Layout {
  /** Nothing else stands in its line. */
  readonly lone: boolean;
  /** Nothing else stands in its cell. */
  readonly cell: boolean;
  /** The marks that all of its characters are printed in. */
  readonly marks: number;
  /** Its marks differ from those of the text around it: the candidate alone is printed so. */
  readonly setOff: boolean;
  readonly size: number;
}

const wordChar = /[\p{L}\p{N}]/u;

export function layoutOf(segment: Segment, match: Match): Layout {
  const { text, spans } = segment;
  let marks = -1;
  let size = 16;
  let spanStart = -1;
  let spanEnd = -1;
  for (let index = firstSpan(spans, match.start); index < spans.length; index += 1) {
    const span = spans[index] as Span;
    if (span.start >= match.end) break;
    marks &= span.marks;
    if (spanStart < 0) {
      spanStart = span.start;
      size = span.size;
    }
    spanEnd = span.end;
  }
  if (marks === -1) marks = 0;
  const lone =
    !hasWord(text, 0, match.start) &&
    (!hasWord(text, match.end, text.length) || isCopied(segment, match.end));
  // A cell of more than the reach holds other words, wherever it ends.
  const cellFrom = Math.max(0, match.start - reachMax - 1);
  const cellTo = Math.min(text.length, match.end + reachMax + 1);
  let cellStart = match.start;
  while (cellStart > cellFrom && text.charCodeAt(cellStart - 1) !== tab) cellStart -= 1;
  let cellEnd = match.end;
  while (cellEnd < cellTo && text.charCodeAt(cellEnd) !== tab) cellEnd += 1;
  const hasCells = cellStart > 0 || cellEnd < text.length;
  const cell = hasCells && !hasWord(text, cellStart, match.start) && !hasWord(text, match.end, cellEnd);
  const setOff =
    spans.length > 1 &&
    spanStart >= 0 &&
    !hasWord(text, spanStart, match.start) &&
    !hasWord(text, match.end, Math.min(spanEnd, text.length)) &&
    (marks & (mark.bold | mark.code | mark.big | mark.spaced | mark.boxed | mark.named)) !== 0;
  return { lone, cell, marks, setOff, size };
}

const isButton = new RegExp(`^[\\s|(\\[]{1,4}${copying}[\\s.!)\\]]{0,4}$`, 'u');

/** "482913  Copy": a button beside a code is no part of its line. */
function isCopied({ folded }: Segment, end: number): boolean {
  return folded.length - end < reachMax && isButton.test(folded.slice(end));
}

/** Index of the first span that ends after a place; they stand in their order, without gaps. */
function firstSpan(spans: readonly Span[], at: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span).end <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Bounded: what is further away than this is a sentence, whatever it says. */
const reachMax = 200;

function hasWord(text: string, from: number, to: number): boolean {
  if (to - from > reachMax) return true;
  return from < to && wordChar.test(text.slice(from, to));
}

/** Whether a name stands in a link, as titles of a list do. */
export function isLinked({ spans }: Segment, at: number): boolean {
  return spans.some(({ start, end, marks }) => start <= at && at < end && (marks & mark.link) !== 0);
}
