/** Digits that are printed in groups: `482 913`, `48-29-13`. */

import { foldClean } from '../text/clean.ts';
import { codeStems, spans } from '../words/particles/names.ts';
import { type Atom, gapOf, isDigits, runMax, size } from './atoms.ts';
import type { Match } from './candidates.ts';

const allowedGroups = new Set([
  '2,2',
  '2,2,2',
  '2,2,2,2',
  '3,3',
  '3,3,3',
  '4,4',
  '3,4',
  '4,3',
  '5,5',
  '3,2',
  '2,3',
  '2,2,2,2,2',
  '2,4,2',
  '3,2,3',
]);

/** "Code\t71\t82\t63": before the groups stands the name of the row. */
const rowName = /^(?:[^\d\t]{1,40}\t)?$/;

/** Cells in which one code may be printed: two of three digits, or any alike that are all of their row but for its name. */
function isOwnRow(sizes: string, start: number, end: number, text: string): boolean {
  return (
    sizes === '3,3' ||
    (/^2,2,2(?:,2)?$|^4,4$|^5,5$|^3,3,3$/.test(sizes) &&
      rowName.test(text.slice(0, start)) &&
      end === text.length)
  );
}

/**
 * Takes the groups that begin at an atom, up to `stop`; a longer row of them is a telephone number, a card or an account.
 * @returns The atom to go on with; null when none begins there.
 */
export function readGroups(
  text: string,
  atoms: readonly Atom[],
  at: number,
  matches: Match[],
  stop = atoms.length,
): number | null {
  const first = atoms[at]!;
  if (!isDigits(first) || size(first) > 5) return null;
  if (size(first) < 2) return readThousands(text, atoms, at, matches, stop);
  const next = atoms[at + 1];
  if (next === undefined || at + 1 >= stop || !isDigits(next)) return null;
  const separator = gapOf(text, first, next);
  const end = runEnd(text, atoms, at, stop, separator);
  const sizes = atoms.slice(at, end).map(size);
  const signed = signedSizes.get(separator);
  if (signed !== undefined) {
    const isUneven = separator === '.' && isUnevenValue(text, atoms.slice(at, end));
    return isUneven || signed.test(sizes.join(',')) ? readSigned(text, atoms, at, end, matches) : null;
  }
  if (
    separator !== ' ' &&
    separator !== '-' &&
    separator !== ' - ' &&
    separator !== '\t' &&
    separator !== '\t-\t' &&
    separator !== '\t\u00b7\t' &&
    separator !== '\u00b7' &&
    separator !== ' \u00b7 '
  )
    return null;
  const total = sizes.reduce((sum, digits) => sum + digits, 0);
  const push = (count: number): number => {
    const last = atoms[at + count - 1]!;
    const printed = text.slice(first.start, last.end);
    matches.push({ value: printed.replace(/\D/g, ''), start: first.start, end: last.end, shape: 'grouped' });
    return at + count;
  };
  if (sizes.length <= 5 && allowedGroups.has(sizes.join(','))) {
    // Two numbers side by side: "2024 1105" is read as one only where the groups are alike.
    if (separator === '\t' && !isOwnRow(sizes.join(','), first.start, atoms[end - 1]!.end, text)) return null;
    return push(sizes.length);
  }
  // "web0417", "2083", "8830" and "16:44:30" in cells: each is one by itself.
  const isRow = rowName.test(text.slice(0, first.start)) && atoms[end - 1]!.end === text.length;
  if (separator.includes('\t') && !isRow) return null;
  // "45 82 906", "40771 862": of whatever lengths where the line says nothing else; telephones have more.
  const isOwnLine = separator === ' ' && isWholeLine(text, first.start, atoms[end - 1]!.end);
  if (isOwnLine && sizes.length <= 3 && total >= 5 && total <= 8) return push(sizes.length);
  // "4471 902 836"; telephones of such groups begin otherwise.
  if (isOwnLine && sizes.join(',') === '4,3,3' && /^[2-9]/.test(text.slice(first.start)))
    return push(sizes.length);
  // "55-18-03-2", "4402 1187 95": the last one is what the others leave.
  if (
    /^(?:2,2,1|2,2,2,1|3,3,1|3,3,3,1|4,4,1|4,4,2)$/.test(sizes.join(',')) &&
    (separator === ' ' || separator === '-') &&
    /(?:^|: ?|\p{L} )$/u.test(text.slice(0, first.start)) &&
    isLast.test(text.slice(atoms[end - 1]!.end))
  )
    return push(sizes.length);
  // "It spat out 83 50 2 - put that in": pairs, and the last digit by itself.
  if (
    /^2,2,(?:2,)?1$/.test(sizes.join(',')) &&
    (separator === ' ' || separator === '-') &&
    /(?:^|\t|[\p{L}:>(“"] ?)$/u.test(text.slice(0, first.start)) &&
    goesOn.test(text.slice(atoms[end - 1]!.end)) &&
    !isCounted.test(foldClean(text.slice(atoms[end - 1]!.end).slice(0, unitReach)))
  )
    return push(sizes.length);
  // "Login key\t93 018 64": whatever the lengths where it is all that a cell says.
  if ((separator === ' ' || separator === '-') && isUnevenValue(text, atoms.slice(at, end)))
    return push(sizes.length);
  // "58203-7714".
  if (separator === '-' && sizes.length === 2 && total === 9 && Math.min(...sizes) === 4) return push(2);
  if (separator === '-') {
    // "4471-09": no even groups, but what a code's name stands before may be printed so.
    const isUneven =
      sizes.length <= 3 && total >= 5 && total <= 8 && !/^(?:19|20)\d\d-/.test(text.slice(first.start));
    return isUneven ? push(sizes.length) : end;
  }
  // "772 930 18" is one; in "482 913 10 minutes" a small number follows the groups.
  if (
    /^3,(?:3|2),2$/.test(sizes.join(',')) &&
    !isCounted.test(foldClean(text.slice(atoms[end - 1]!.end).slice(0, unitReach)))
  )
    return push(3);
  // "38 051 94", "418 07 293": of whatever lengths where they are alike from both ends and all of the line.
  if (
    /^(?:2,3,[23]|2,2,3|3,2,[23]|2,4,2|3,4,3)$/.test(sizes.join(',')) &&
    separator === ' ' &&
    /(?:^|: ?)$/.test(text.slice(0, first.start)) &&
    isLast.test(text.slice(atoms[end - 1]!.end))
  )
    return push(3);
  // "5821 90" at the end of what is said, and before more of it where the second group is no time and the first no year.
  if (/^(?:4,2|2,4)$/.test(sizes.join(',')) && separator === ' ') {
    const rest = text.slice(atoms[end - 1]!.end);
    if (isLast.test(rest)) return push(2);
    const isOne = size(first) === 4 && !/^(?:19|20)/.test(text.slice(first.start)) && /^ \p{L}/u.test(rest);
    if (isOne && !isCounted.test(foldClean(rest.slice(0, unitReach)))) return push(2);
  }
  if (sizes.length === 3 && sizes[0] === 3 && sizes[1] === 3 && (sizes[2] as number) <= 2) return push(2);
  if (sizes.length === 2 && Math.max(...sizes) >= 4 && total > 6) return null;
  if (total >= 9 && sizes.length > 2 && Math.max(...sizes) <= 4) return end;
  return null;
}

/** What a value of its own stands behind, and before. */
const opensCell = /(?:^|\t|(?<!\d):|["\u00ab\u300c(]) ?$/;
const closesCell = /^ ?(?:$|\t|["\u00bb\u300d)])/;

/** Groups of any lengths that are all that a cell, a line or quotation marks hold, and no day, no time, no telephone. */
function isUnevenValue(text: string, groups: readonly Atom[]): boolean {
  const sizes = groups.map(size);
  const total = sizes.reduce((sum, digits) => sum + digits, 0);
  if (groups.length > 3 || total < 5 || total > 8 || Math.max(...sizes) > 5) return false;
  const [first, last] = [groups[0]!, groups.at(-1)!];
  // "2026-09"
  if (/^(?:19|20)\d\d-/.test(text.slice(first.start, last.end))) return false;
  if (!opensCell.test(text.slice(0, first.start)) || !closesCell.test(text.slice(last.end))) return false;
  return !isMoment(groups.map((group) => Number(text.slice(group.start, group.end))));
}

/** Where the numbers end that one sign stands between. */
function runEnd(text: string, atoms: readonly Atom[], at: number, stop: number, separator: string): number {
  let end = at + 1;
  while (
    end < stop &&
    end - at < runMax &&
    isDigits(atoms[end]!) &&
    gapOf(text, atoms[end - 1]!, atoms[end]!) === separator
  )
    end += 1;
  return end;
}

/** Nothing but what boxes are drawn with stands beside it. */
function isWholeLine(text: string, start: number, end: number): boolean {
  return !/[^ |*=_[]/.test(text.slice(0, start)) && !/[^ |*=_.\]]/.test(text.slice(end));
}

/** By what stands between them: of what sizes groups are read as one. */
const signedSizes: ReadonlyMap<string, RegExp> = new Map([
  ['.', /^(?:2,2,[23]|2,3,2|3,2,2|3,3)$/],
  ["'", /^3,3$/],
  ['/', /^3,3$/],
  [' / ', /^(?:3,3|2,2,2)$/],
  ['|', /^(?:3,3|4,4)$/],
  [' | ', /^(?:3,3|4,4)$/],
  ['_', /^(?:3,3|4,4)$/],
  ['][', /^(?:3,3|4,4)$/],
]);

/** The groups up to `end`: "48.20.17", "482/907", "[482][913]", all of a line, or what follows a name, and no date, no time. */
function readSigned(
  text: string,
  atoms: readonly Atom[],
  at: number,
  end: number,
  matches: Match[],
): number | null {
  const groups = atoms.slice(at, end);
  const first = groups[0]!;
  const last = groups.at(-1)!;
  const rest = text.slice(last.end);
  const isNamed = opensValue.test(text.slice(Math.max(0, first.start - nameReach), first.start));
  const isOwn =
    isWholeLine(text, first.start, last.end) ||
    (isNamed && (isLast.test(rest) || isSaidOn(groups, rest))) ||
    (first.start === 0 && isSaidOn(groups, rest) && namesIt.test(rest.slice(0, nameReach)));
  const numbers = groups.map((group) => Number(text.slice(group.start, group.end)));
  if (!isOwn || isMoment(numbers)) return null;
  const value = text.slice(first.start, last.end).replace(/\D/g, '');
  matches.push({ value, start: first.start, end: last.end, shape: 'grouped' });
  return end;
}

/** "Your code is 636.457 and lives for ten minutes": two groups, and what follows counts nothing. */
function isSaidOn(groups: readonly Atom[], rest: string): boolean {
  return (
    groups.length === 2 &&
    /^(?:\uff0c|,? \p{L}|-\p{Ll})/u.test(rest) &&
    !isCounted.test(foldClean(rest.slice(0, unitReach)))
  );
}

const namesIt = new RegExp(`(?:^|[^\\p{L}])(?:\\p{L}{0,20})${codeStems}`, 'iu');
/** What a value stands behind: a colon, a code's name, or that and a word: "Kod logowania 266.310". */
const opensValue = new RegExp(
  `[:\\t"\u00ab] ?$|(?:^|[^\\p{L}])${codeStems}\\p{L}{0,6} (?:\\p{L}+ ){0,3}$|(?:[码碼]|コード|番号|코드|번호)[是为為は는은]? ?$`,
  'iu',
);
const nameReach = 32;

/** Whether three numbers may be a day, in any order, or a time. */
function isMoment([first = 0, second = 0, third]: readonly number[]): boolean {
  if (third === undefined) return false;
  const isDate = second <= 12 && (first <= 31 || third <= 31);
  return isDate || (first <= 12 && second <= 31) || (first < 24 && second < 60 && third < 60);
}

/** "Authentication code: 9 014 775": groups that would be thousands where a unit follows. */
function readThousands(
  text: string,
  atoms: readonly Atom[],
  at: number,
  matches: Match[],
  stop: number,
): number | null {
  const [first, second, third] = [atoms[at]!, atoms[at + 1], atoms[at + 2]];
  if (second === undefined || third === undefined || at + 2 >= stop) return null;
  const isShaped = [second, third].every((atom) => isDigits(atom) && size(atom) === 3);
  if (!isShaped || gapOf(text, first, second) !== ' ' || gapOf(text, second, third) !== ' ') return null;
  if (!/(?:^|: ?|\p{L} )$/u.test(text.slice(0, first.start)) || !endsThere.test(text.slice(third.end)))
    return null;
  const value = text.slice(first.start, third.end).replaceAll(' ', '');
  matches.push({ value, start: first.start, end: third.end, shape: 'grouped' });
  return at + 3;
}

/** Nothing follows, or another sentence. */
const endsThere = /^ ?(?:$|[.!;,)\]](?: |$))|^ \p{Lu}/u;
/** What a sentence goes on with: a word, another sign. */
const goesOn = /^(?:$|[^\p{L}\p{N}%.,:/-]|[.,:](?!\d))/u;
const isLast = /^ ?(?:$|\t|[.!;,)\]"\u00bb](?: |$))/;

/** What counts the number before it. */
const isCounted = new RegExp(`^(?:[.,:]\\d|%| ?(?:${spans}|[%\u20ac$\u00a3]))`, 'u');
const unitReach = 12;
