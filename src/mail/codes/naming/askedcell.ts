/** A cell beside the candidate's, or the head of its column, that asks for it by what is to be done: "Type on the screen", "What to enter". */

import { type Governor, strongWeight } from '../evidence.ts';
import { isName } from '../names.ts';
import type { Printing } from '../printings.ts';
import type { Segment } from '../text/segments.ts';
import { hasDigitBetween } from '../text/sentence.ts';
import { quotings } from '../words/particles/telephone.ts';
import { type Cell, headOfColumn } from './cells.ts';

const cellCharsMax = 40;
const isQuoting = new RegExp(`(?:^|[^\\p{L}])${quotings}`, 'u');
/** What kind of thing it is, and nothing to be done. */
const isKind = /^ ?types? ?:?$/u;

/** The governor of a candidate that fills a cell; null where no cell asks for it so. */
export function askedCell({ segment, match, layout, near, index }: Printing): Governor | null {
  if (!layout.cell) return null;
  const cell =
    cellBefore(segment, match.start) ?? headOfColumn(near.segments[index - 1], segment, match.start);
  if (cell === null || !asks(cell)) return null;
  const { line, from, to } = cell;
  return {
    weight: strongWeight,
    reason: `its cell is called “${line.text.slice(from, to)}”`,
    verdict: 'code',
    strong: false,
    direct: true,
    heads: true,
  };
}

/** The one cell before the candidate's. */
function cellBefore(line: Segment, start: number): Cell | null {
  const to = line.text.lastIndexOf('\t', start);
  if (to < 0 || line.text.lastIndexOf('\t', to - 1) >= 0 || hasDigitBetween(line.text, 0, to)) return null;
  return { line, from: 0, to };
}

function asks({ line, from, to }: Cell): boolean {
  if (to - from > cellCharsMax) return false;
  const said = line.folded.slice(from, to);
  if (isKind.test(said) || isQuoting.test(said)) return false;
  const hits = line.hits.filter(({ start, end }) => start >= from && end <= to);
  return hits.some(({ kind }) => kind === 'use') && !hits.some(isName);
}
