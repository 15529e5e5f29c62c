/**
 * A code in parts that one sign stands between, and that is all of a line, a cell, or what follows a colon: `MR4 · 82T`,
 * `( 827 • 415 )`, `F.9.3.K.A`, `_M_9_V_2_L_`, `84 | 20 | 97`.
 */

import { yearLike } from '../against/dates.ts';
import { lengthMax, lengthMin } from './atoms.ts';
import type { Match } from './candidates.ts';

/** The parts, with the sign behind the first of them; signs may stand around all. */
const parts =
  /(?:^|\t|(?<!\d): ?)[^\p{L}\p{N}\t]{0,4}([A-Za-z\d]{1,4}( ?[.\u00b7\u2022\u2219\u22c5|_~*] ?)[A-Za-z\d]{1,4}(?:\2[A-Za-z\d]{1,4}){0,8})[^\p{L}\p{N}\t]{0,4}$/u;
/** Of a line: the longest is a name, and behind it ten characters with signs and blanks. */
const partsCharsMax = 60;
/** The sign without the blanks around it. */
const sign = /[.\u00b7\u2022\u2219\u22c5|_~*]/;

/** "DV", "70" and "LS" in a cell each, and nothing else in their row. */
const cells = /^[A-Z\d]{2}(?:\t[A-Z\d]{2}){2,4}$/;

/** Null where the line ends with anything else. */
export function readParts(text: string): Match | null {
  if (text.length > partsCharsMax) return null;
  if (cells.test(text) && /\d/.test(text) && /[A-Z]/.test(text))
    return { value: text.replaceAll('\t', ''), start: 0, end: text.length, shape: 'alnum' };
  if (!sign.test(text)) return null;
  const [, printed, gap = ''] = parts.exec(text) ?? [];
  if (printed === undefined) return null;
  const groups = printed.split(gap);
  const value = groups.join('');
  if (value.length < lengthMin || value.length > lengthMax || !/\d/.test(value)) return null;
  const isOne = /[A-Za-z]/.test(value) ? isMixedCode(groups, gap.trim()) : isNumberCode(groups, gap.trim());
  if (!isOne) return null;
  const start = text.lastIndexOf(printed);
  const isSpaced = groups.every((group) => group.length === 1);
  return {
    value,
    start,
    end: start + printed.length,
    shape: isSpaced ? 'spaced' : /[A-Za-z]/.test(value) ? 'alnum' : 'grouped',
  };
}

/** Letters of one case with digits; of two parts both signs and cases are those of names: "img_01", "usb3.hub". */
function isMixedCode(groups: readonly string[], gap: string): boolean {
  const value = groups.join('');
  const isCapital = value === value.toUpperCase();
  if (!isCapital && value !== value.toLowerCase()) return false;
  if (groups.length === 2)
    return isCapital && gap !== '.' && gap !== '*' && groups.some((group) => /\d[A-Z]|[A-Z]\d/.test(group));
  // "v1.2.3.4": a version.
  if (gap === '.' && /^[a-z]\d+$/i.test(value)) return false;
  // "Item | A4 | 80": cells of a table are of many sizes.
  return gap !== '|' || isEven(groups);
}

/** Parts of one size, but that the last may be smaller; "1.2.0.4" is a version or an address, "12.10.2026" a day. */
function isNumberCode(groups: readonly string[], gap: string): boolean {
  const [first = ''] = groups;
  if (gap === '.') return first.length === 1 && groups.length > 4 && isEven(groups);
  if (gap === '*' || groups.some((group) => yearLike.test(group))) return false;
  const isLong = first.length === 1 || groups.join('').length > lengthMin;
  return isEven(groups) && isLong && (groups.length > 2 || groups[1]?.length === first.length);
}

function isEven(groups: readonly string[]): boolean {
  const [first = ''] = groups;
  return groups.every(
    ({ length }, index) => length === first.length || (index === groups.length - 1 && length < first.length),
  );
}
