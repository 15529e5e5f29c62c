/**
 * Groups of any sizes in a line that asks to enter something, or as all of a line below it: "type WK 583 T into the window", "answer
 * with 5 31 70". Elsewhere such a row is a plate, a size, a telephone number.
 */

import { foldClean } from '../text/clean.ts';
import { spans } from '../words/particles/names.ts';
import type { Match } from './candidates.ts';
import { capitalNames, isOfSomethingElse } from './mixedgroups.ts';

const row =
  /(?<![\p{L}\p{N}.,:/-]|[A-Z\d] )[A-Z\d]{1,4}(?: [A-Z\d]{1,4}){1,4}(?![\p{L}\p{N}/]| [A-Z\d]|-[A-Z\d]|[.,:]\d)/gu;
/** Hardly a line has two of its characters so. */
const mayBeGroups = /[A-Z\d] [A-Z\d]/;
const alone = /^[^\p{L}\p{N}]{0,4}[A-Z\d]{1,4}(?: [A-Z\d]{1,4}){2,4}[^\p{L}\p{N}]{0,4}$/u;
const aloneCharsMax = 24;
const lengthMin = 5;
const lengthMax = 9;
/** "Use the PIN M58 R2": a name in capitals is none of them. */
const capitalName = new RegExp(`^${capitalNames} `);
/** "3 kg": what counts the last of them. */
const isCounted = new RegExp(`^ ?(?:${spans}|[%\u20ac$\u00a3])`, 'u');
const unitReach = 12;

/** Whether such a row, of three groups to five, is all that a line says. */
export function isGroupsAlone(text: string): boolean {
  return text.length <= aloneCharsMax && alone.test(text);
}

/** The first row of a line that is one; null where there is none. */
export function readAskedGroups(text: string): Match | null {
  if (!mayBeGroups.test(text)) return null;
  for (const { 0: whole, index } of text.matchAll(row)) {
    const [name = ''] = capitalName.exec(whole) ?? [];
    const printed = whole.slice(name.length);
    const start = index + name.length;
    const end = index + whole.length;
    if (isCounted.test(foldClean(text.slice(end, end + unitReach)))) continue;
    const groups = printed.split(' ');
    const value = groups.join('');
    if (value.length < lengthMin || value.length > lengthMax) continue;
    const shape = shapeOf(groups, value);
    if (shape !== null && !isOfSomethingElse(printed)) return { value, start, end, shape };
  }
  return null;
}

function shapeOf(groups: readonly string[], value: string): Match['shape'] | null {
  if (/^\d+$/.test(value)) return isUneven(groups) ? 'grouped' : null;
  // Characters one at a time are read as such.
  if (/^[A-Z]+$/.test(value) || groups.length === value.length) return null;
  // "2 X 4": how large something is; "TAN 748 206": a name, and its number behind it.
  if (groups.includes('X') || /^[A-Z]{3,4} [\d ]+$/.test(groups.join(' '))) return null;
  // Two are a flight, a model, a room, but for where one of them is of both: "M58 R2".
  const isOfBoth = groups.some((group) => /\d/.test(group) && /[A-Z]/.test(group));
  return isOfBoth || groups.length > 2 ? 'alnum' : null;
}

/** "5 31 70", "66 190 4", and no date, no telephone: groups that are alike are read wherever they stand (`groups`). */
function isUneven(groups: readonly string[]): boolean {
  const sizes = new Set(groups.map((group) => group.length));
  return groups.length === 3 && sizes.size > 1 && groups.every((group) => group.length < 4);
}
