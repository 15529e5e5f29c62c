/** Rows of cells, parted by tabs: what stands at the head of a column. */
import type { Segment } from '../text/segments.ts';
import { hasDigitBetween } from '../text/sentence.ts';

/** Part of a line that names something. */
export interface Cell {
  readonly line: Segment;
  readonly from: number;
  readonly to: number;
}

/** The cell above the one at a place of a line, in a row of as many that has no digits; null where there is none. */
export function headOfColumn(heads: Segment | undefined, line: Segment, start: number): Cell | null {
  if (heads === undefined || !line.text.includes('\t')) return null;
  const cells = heads.text.split('\t');
  if (cells.length !== line.text.split('\t').length) return null;
  if (hasDigitBetween(heads.text, 0, heads.text.length)) return null;
  const column = line.text.slice(0, start).split('\t').length - 1;
  const from = cells.slice(0, column).reduce((sum, cell) => sum + cell.length + 1, 0);
  return { line: heads, from, to: from + (cells[column] ?? '').length };
}
