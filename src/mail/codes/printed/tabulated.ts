/** Values that stand among others like them: side by side, in a row of cells, or one in each row of a table. A row may also say what its value is. */

import { speaksOfAccess } from '../about/access.ts';
import type { Evidence, Governor } from '../evidence.ts';
import { isCodeName } from '../names.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import type { Segment } from '../text/segments.ts';
import type { Hit } from '../words/index.ts';

const prefixChars = 4;

/** What speaks against a candidate that stands among others like it, as no code does. */
export function companyOf(printing: Printing, governor: Governor, isNamed: boolean): Evidence[] {
  const found: Evidence[] = [];
  // "Account, Code", and below it a number under each.
  const isHeaded =
    governor.heads === true &&
    (governor.strong || speaksOfAccess(printing.around) || printing.around.asksForCode);
  // What a line above the table names is the table.
  const isOwnName = isNamed && governor.strong && governor.direct && printing.segment.hits.some(isCodeName);
  if (isTabulated(printing, isHeaded) && !isOwnName)
    found.push({ weight: -5, reason: 'stands in a table of numbers', amongOthers: true });
  const isOnly = isHeaded && rowsAlike(printing) < rowsMin;
  if (printing.listed.has(printing.match.value) && !isOnly)
    found.push({ weight: -6, reason: 'stands in a list of codes', amongOthers: true });
  // Two numbers side by side are still few, and one of them may be it.
  if (!isHeaded && isEnumerated(printing))
    found.push({ weight: -3, reason: 'is one of several in a row', amongOthers: true });
  return found;
}

/** "a81f30c, 7712de4": values of one shape with nothing but a comma between them. */
export function isEnumerated({ segment, match, matches }: Spot): boolean {
  const { text } = segment;
  if (match.shape === 'grouped' || match.shape === 'spaced') return false;
  const at = matches.indexOf(match);
  // "Fixes OTP-20417 (ssl handshake) and OTP-20433": tickets of one project.
  if (match.shape === 'prefixed') {
    const prefix = text.slice(match.start, match.start + prefixChars);
    if (matches.some((one) => one.value !== match.value && text.startsWith(prefix, one.start))) return true;
  }
  return [matches[at - 1], matches[at + 1]].some((other) => {
    if (other === undefined || other.shape !== match.shape || other.value === match.value) return false;
    // "Hi 5550142299, 5517 is your code": numbers of a kind are as long as each other.
    if (match.shape === 'digits' && other.value.length !== match.value.length) return false;
    const gap =
      other.start > match.start ? text.slice(match.end, other.start) : text.slice(other.end, match.start);
    return /^ ?[,;/|+\u3001] ?$/.test(gap) || gap === ' and ' || gap === ' & ';
  });
}

/** Cells between two values that are looked at. */
const cellsMax = 6;
const nameReach = 100;
/** So many rows, its own among them, that have a value like it in the same column make a table of such values. */
const rowsMin = 3;

/**
 * Whether a value stands in a row of cells with others like it, or in a column of them.
 * @param isHeaded Its column has a name of its own: "Account, Code" above "771204, 482913".
 */
export function isTabulated(spot: Spot, isHeaded: boolean): boolean {
  const { segment, match, matches } = spot;
  const { text } = segment;
  if (!text.includes('\t')) return false;
  if (isHeaded) return rowsAlike(spot) >= rowsMin;
  const values = new Set<string>();
  for (const other of matches) {
    if (isAlike(other, match) && !isPartedByName(text, other, match)) values.add(other.value);
    if (values.size > 1) return true;
  }
  return rowsAlike(spot) >= rowsMin;
}

/** "Order⇥771204⇥Code⇥482913": a cell of words between two values is the name of one of them. */
function isPartedByName(text: string, one: Match, other: Match): boolean {
  const [left, right] = one.start < other.start ? [one, other] : [other, one];
  if (right.start - left.end > nameReach) return false;
  return text
    .slice(left.end, right.start)
    .split('\t', cellsMax)
    .slice(1, -1)
    .some((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell));
}

function rowsAlike({ near, index, segment, match }: Spot): number {
  // Cells are only counted where a row may be one: a line may have thousands.
  const mayHave = (at: number) => (near.matches[at] ?? []).some((other) => isAlike(other, match));
  if (!mayHave(index - 1) && !mayHave(index + 1)) return 1;
  const { text } = segment;
  const cells = tabsIn(text, text.length);
  const column = tabsIn(text, match.start);
  const isRow = (at: number) => {
    const row = near.segments[at]?.text ?? '';
    if (tabsIn(row, row.length) !== cells) return false;
    return (near.matches[at] ?? []).some(
      (other) => isAlike(other, match) && other.value !== match.value && tabsIn(row, other.start) === column,
    );
  };
  let rows = 1;
  for (let at = index + 1; at < index + rowsMin && isRow(at); at += 1) rows += 1;
  for (let at = index - 1; at > index - rowsMin && isRow(at); at -= 1) rows += 1;
  return rows;
}

function isAlike(other: Match, match: Match): boolean {
  return other.shape === match.shape && other.value.length === match.value.length;
}

function tabsIn(text: string, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\t'); at >= 0 && at < to; at = text.indexOf('\t', at + 1)) count += 1;
  return count;
}

const codeKinds: ReadonlySet<Hit['kind']> = new Set([
  'strong',
  'code',
  'freshName',
  'fresh',
  'act',
  'use',
  'where',
  'care',
]);

const timeOfDay = /\d{1,2}[:.h]\d\d(?: ?[ap]\.?m\.?)?$/i;

/** "Log entry | 501484": the cell before it has words, and none of them is about codes. */
export function isRowOfOther({ text, hits }: Segment, { start }: Match): boolean {
  const cell = text.slice(0, start).trimEnd();
  // "Sent 9:17 AM | JT5-9WQ | valid until 9:47": one of several, by when they came.
  if (timeOfDay.test(cell)) return false;
  if (text.lastIndexOf('\t', start - 1) < cell.length || !/\p{L}{2}/u.test(cell)) return false;
  return !hits.some(({ kind, end }) => end <= start && codeKinds.has(kind));
}
