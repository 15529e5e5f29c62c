/** A cell beside the candidate's, or the head of its column, that asks for it by what is to be done: "Type on the screen", "What to enter". */

import { type Governor, strongWeight } from '../evidence.ts';
import { isName } from '../names.ts';
import type { Printing } from '../printings.ts';
import type { Segment } from '../text/segments.ts';
import { hasDigitBetween } from '../text/sentence.ts';
import { quotings } from '../words/particles/telephone.ts';

const cellCharsMax = 40;
const isQuoting = new RegExp(`(?:^|[^\\p{L}])${quotings}`, 'u');
/** What kind of thing it is, and nothing to be done. */
const isKind = /^ ?types? ?:?$/u;

/** The governor of a candidate that fills a cell; null where no cell asks for it so. */
export function askedCell({ segment, match, layout, near, index }: Printing): Governor | null {
  if (!layout.cell) return null;
  const beside = cellBefore(segment, match.start);
  const above = near.segments[index - 1];
  const cell = beside ?? (above === undefined ? null : headOf(above, segment, match.start));
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

interface Cell {
  readonly line: Segment;
  readonly from: number;
  readonly to: number;
}

/** The one cell before the candidate's. */
function cellBefore(line: Segment, start: number): Cell | null {
  const to = line.text.lastIndexOf('\t', start);
  if (to < 0 || line.text.lastIndexOf('\t', to - 1) >= 0 || hasDigitBetween(line.text, 0, to)) return null;
  return { line, from: 0, to };
}

/** Of a row of as many cells. */
function headOf(heads: Segment, line: Segment, start: number): Cell | null {
  const cells = heads.text.split('\t');
  if (cells.length < 2 || cells.length !== line.text.split('\t').length) return null;
  if (hasDigitBetween(heads.text, 0, heads.text.length)) return null;
  const column = line.text.slice(0, start).split('\t').length - 1;
  const from = cells.slice(0, column).reduce((sum, cell) => sum + cell.length + 1, 0);
  return { line: heads, from, to: from + (cells[column] ?? '').length };
}

function asks({ line, from, to }: Cell): boolean {
  if (to - from > cellCharsMax) return false;
  const said = line.folded.slice(from, to);
  if (isKind.test(said) || isQuoting.test(said)) return false;
  const hits = line.hits.filter(({ start, end }) => start >= from && end <= to);
  return hits.some(({ kind }) => kind === 'use') && !hits.some(isName);
}
