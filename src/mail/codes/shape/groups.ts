/** Digits that are printed in groups: `482 913`, `48-29-13`. */

import { foldClean } from '../text/clean.ts';
import { copulas } from '../words/particles/grammar.ts';
import { codeStems, oneTime, spans } from '../words/particles/names.ts';
import { type Atom, gapOf, isDigits, runMax, size } from './atoms.ts';
import type { Match } from './candidates.ts';

/** Numbers that one sign stands between. */
interface Run {
  readonly groups: readonly Atom[];
  /** How many digits each has: "3,3". */
  readonly sizes: string;
  readonly total: number;
  /** What stands between them, with the blanks around it. */
  readonly sign: string;
  readonly printed: string;
  /** Of its line. */
  readonly before: string;
  readonly after: string;
  /** It is all of its row, but for the name of that: "Code\t71\t82\t63". */
  readonly isRow: boolean;
}

const plainSizes = new Set([
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

/** What may stand between groups wherever they are; a few signs more may where they are all of a line (`signedSizes`). */
const plainSigns = /^(?:[ \t\u00b7-]| [\u00b7-] |\t[\u00b7-]\t)$/;
const rowName = /^(?:[^\d\t]{1,40}\t)?$/;

/** Neither "2026-05" nor "15-9-2026". */
const notDate =
  /^(?!(?:19|20)\d\d-|(?:(?:0?[1-9]|[12]\d|3[01])-(?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])-(?:1[3-9]|2\d|3[01]))-(?:19|20)\d\d$)/;

/** Groups of other sizes, which are one value where the text around them says so. */
interface Form {
  readonly sizes: RegExp;
  readonly sign: RegExp;
  /** Digits of all of them, from and to. */
  readonly total?: readonly [number, number];
  readonly printed?: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** Nothing follows that counts the last of them: "482 913 10 minutes". */
  readonly uncounted?: true;
  /** The name of a code stands right before them. */
  readonly named?: true;
  /** Or, in the same clause, before a colon. */
  readonly called?: true;
}

/** Nothing but what boxes are drawn with stands beside it. */
const opensLine = /^[ |*=_[]*$/;
const closesLine = /^[ |*=_.\]]*$/;
/** What is said ends here. */
const isLast = /^ ?(?:$|\t|[.!;,)\]"\u00bb](?: |$)|[。」』】])/;
/** What a sentence goes on with: a word, another sign. */
const goesOn = /^(?:$|[^\p{L}\p{N}%.,:/-]|[.,:](?!\d))/u;

/** "08.10 - 912 377": of a time; what follows is another number. */
const isMinutes = /\d[.:][0-5]\d$/;
const calledCode = new RegExp(`(?<!\\p{L})(?:${codeStems}|${oneTime})[^.:;\\d]{0,40}: ?$`, 'u');
const calledReach = 64;

/** In folded text. */
const isNamed = new RegExp(`${codeStems}\\p{L}{0,8}:? ?$`, 'u');

const forms: readonly Form[] = [
  // "45 82 906", "40771 862": of whatever lengths where the line says nothing else; telephones have more.
  { sizes: /^\d(?:,\d){1,2}$/, sign: /^ $/, total: [5, 8], before: opensLine, after: closesLine },
  // "4471 902 836", "4471-902-836"; telephones of such groups begin otherwise.
  { sizes: /^4,3,3$/, sign: /^[ -]$/, printed: /^[2-9]/, before: opensLine, after: closesLine },
  // "448 913 2056": telephones have such groups, but not where a line calls it a code.
  { sizes: /^3,3,4$/, sign: /^[ -]$/, called: true, after: closesLine },
  // "55-18-03-2", "4402 1187 95": the last one is what the others leave.
  {
    sizes: /^(?:2,2,1|2,2,2,1|3,3,1|3,3,3,1|4,4,1|4,4,2)$/,
    sign: /^[ -]$/,
    before: /(?:^|: ?|\p{L} )$/u,
    after: isLast,
  },
  // "It spat out 83 50 2 - put that in": pairs, and the last digit by itself.
  {
    sizes: /^2,2,(?:2,)?1$/,
    sign: /^[ -]$/,
    before: /(?:^|\t|[\p{L}:>(“"] ?)$/u,
    after: goesOn,
    uncounted: true,
  },
  // "engångskoden 205 66 9 i appen".
  { sizes: /^[1-3](?:,[1-3]){2}$/, sign: /^ $/, total: [5, 8], after: goesOn, uncounted: true, named: true },
  // "58203-7714".
  { sizes: /^(?:4,5|5,4)$/, sign: /^-$/ },
  // "4471-09": no even groups, but what a code's name stands before may be printed so.
  { sizes: /^\d(?:,\d){1,2}$/, sign: /^-$/, total: [5, 8], printed: notDate, before: /(?<!\d-)$/ },
  // "772 930 18" is one; in "482 913 10 minutes" a small number follows the groups.
  { sizes: /^3,[32],2$/, sign: /[^-]/, uncounted: true },
  // "38 051 94", "418 07 293": where they are alike from both ends and all of the line.
  {
    sizes: /^(?:2,3,[23]|2,2,3|3,2,[23]|2,4,2|3,4,3)$/,
    sign: /^ $/,
    before: /(?:^|: ?)$/,
    after: isLast,
  },
  // "5821 90" at the end of what is said, and before more of it where the second group is no time and the first no year.
  { sizes: /^(?:4,2|2,4)$/, sign: /^ $/, after: isLast },
  { sizes: /^4,2$/, sign: /^ $/, printed: /^(?!19|20)/, after: /^ \p{L}/u, uncounted: true },
];

function fits(form: Form, run: Run): boolean {
  const [least, most] = form.total ?? [0, Number.POSITIVE_INFINITY];
  return (
    form.sizes.test(run.sizes) &&
    form.sign.test(run.sign) &&
    run.total >= least &&
    run.total <= most &&
    (form.printed?.test(run.printed) ?? true) &&
    (form.before?.test(run.before) ?? true) &&
    (form.after?.test(run.after) ?? true) &&
    !(form.uncounted && isCounted.test(foldClean(run.after.slice(0, unitReach)))) &&
    !(form.called && !calledCode.test(foldClean(run.before.slice(-calledReach)))) &&
    !(form.named && !isNamed.test(foldClean(run.before.slice(-nameReach))))
  );
}

/** Cells in which one code may be printed: two of three digits, or any alike that are all of their row but for its name. */
function isOwnRow({ sizes, isRow }: Run): boolean {
  return sizes === '3,3' || (isRow && /^2,2,2(?:,2)?$|^4,4$|^5,5$|^3,3,3$/.test(sizes));
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
  if (
    !isDigits(first) ||
    size(first) > 5 ||
    isMinutes.test(text.slice(Math.max(0, first.start - 3), first.end))
  )
    return null;
  if (size(first) < 2) return readThousands(text, atoms, at, matches, stop);
  const next = atoms[at + 1];
  if (next === undefined || at + 1 >= stop || !isDigits(next)) return null;
  const sign = gapOf(text, first, next);
  const end = runEnd(text, atoms, at, stop, sign);
  const run = runOf(text, atoms.slice(at, end), sign);
  const signed = signedSizes.get(sign);
  if (signed !== undefined) {
    const isUneven = sign === '.' && isUnevenValue(run);
    return (isUneven || signed.test(run.sizes)) && isSigned(run) ? take(run, at, matches) : null;
  }
  if (!plainSigns.test(sign)) return null;
  // Two numbers side by side: "2024 1105" is read as one only where the groups are alike.
  if (plainSizes.has(run.sizes)) return sign === '\t' && !isOwnRow(run) ? null : take(run, at, matches);
  // "web0417", "2083", "8830" and "16:44:30" in cells: each is one by itself.
  if (sign.includes('\t') && !run.isRow) return null;
  // "Login key\t93 018 64": whatever the lengths where it is all that a cell says.
  if (forms.some((form) => fits(form, run)) || (sign === ' ' && isUnevenValue(run)))
    return take(run, at, matches);
  if (sign === '-') return end;
  // The first two of "482 913 10 minutes".
  if (/^3,3,[12]$/.test(run.sizes) && !sign.includes('\t'))
    return take(runOf(text, run.groups.slice(0, 2), sign), at, matches);
  const most = Math.max(...run.groups.map(size));
  return run.total >= 9 && run.groups.length > 2 && most <= 4 ? end : null;
}

function runOf(text: string, groups: readonly Atom[], sign: string): Run {
  const [start, end] = [groups[0]!.start, groups.at(-1)!.end];
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const sizes = groups.map(size);
  return {
    groups,
    sizes: sizes.join(','),
    total: sizes.reduce((sum, digits) => sum + digits, 0),
    sign,
    printed: text.slice(start, end),
    before,
    after,
    isRow: after === '' && rowName.test(before),
  };
}

function take({ groups, printed }: Run, at: number, matches: Match[]): number {
  const [start, end] = [groups[0]!.start, groups.at(-1)!.end];
  matches.push({ value: printed.replace(/\D/g, ''), start, end, shape: 'grouped' });
  return at + groups.length;
}

/** What a value of its own stands behind, and before. */
const opensCell = /(?:^|\t|(?<!\d):|["\u00ab\u300c(]) ?$/;
const closesCell = /^ ?(?:$|\t|["\u00bb\u300d)])/;
/** What is said of a named value ends here, or is followed by a remark. */
const endsNamed = new RegExp(`${isLast.source}|^ \\(`);

/**
 * Groups of any lengths that are all that a cell, a line or quotation marks hold, or that end what a code's name begins
 * ("Your panel code is 602 11 8"), and no day, no time, no telephone.
 */
function isUnevenValue(run: Run): boolean {
  const { groups, total, sign, printed, before, after } = run;
  if (groups.length > 3 || total < 5 || total > 8 || groups.some((group) => size(group) > 5)) return false;
  // "2026-09"
  if (/^(?:19|20)\d\d-/.test(printed)) return false;
  const isCell = opensCell.test(before) && closesCell.test(after);
  // "Code 907.2.11" is a clause.
  const isNamed = sign !== '.' && isBehindName(before) && endsNamed.test(after);
  return (isCell || isNamed) && !isMoment(run);
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

/** By what stands between them: of what sizes groups are read as one. */
const signedSizes: ReadonlyMap<string, RegExp> = new Map([
  ['.', /^(?:2,2,[23]|2,3,2|3,2,2|3,3)$/],
  ["'", /^3,3$/],
  ['/', /^(?:3,3|4,4|2,2,2)$/],
  [' / ', /^(?:3,3|2,2,2)$/],
  ['|', /^(?:3,3|4,4)$/],
  [' | ', /^(?:3,3|4,4)$/],
  ['_', /^(?:3,3|4,4)$/],
  ['][', /^(?:3,3|4,4)$/],
]);

/** "48.20.17", "482/907", "[482][913]": all of a line, or what follows a name, and no date, no time. */
function isSigned(run: Run): boolean {
  const { before, after } = run;
  const isNamed = isBehindName(before) || isStated(before);
  const isOwn =
    (opensLine.test(before) && closesLine.test(after)) ||
    (isNamed && (isLast.test(after) || isSaidOn(run))) ||
    (before === '' && isSaidOn(run) && namesIt.test(foldClean(after.slice(0, nameReach)))) ||
    (opensSentence.test(before) && isSaidOn(run));
  return isOwn && !isMoment(run) && !isSeason.test(run.printed);
}

/** "Your code is 636.457 and lives for ten minutes", "93.30.14 (without the dots)": what follows counts nothing. */
function isSaidOn({ groups, sizes, after }: Run): boolean {
  return (
    (groups.length === 2 || sizes === '2,2,2') &&
    /^(?:\uff0c|,? \p{L}|-\p{Ll}| [\u2013\u2014(-])/u.test(after) &&
    !isCounted.test(foldClean(after.slice(0, unitReach)))
  );
}

/** "Enter 5521/0938 on the page": a word or two that begin the line. */
const opensSentence = /^(?:\p{L}+ ){1,2}$/u;
/** "2024/2025" */
const isSeason = /^(?:19|20)\d\d\/(?:19|20)\d\d$/;
/** "The code for the meter (no. 18202408) is ": whatever stands between. */
function isStated(before: string): boolean {
  const word = /(?<=^|[^\p{L}])\p{L}{1,12}(?= ?$)/u.exec(before.slice(-nameReach))?.[0];
  return (
    word !== undefined &&
    copulas.has(foldClean(word)) &&
    namesIt.test(foldClean(before.slice(0, lineCharsMax)))
  );
}

const lineCharsMax = 300;
const namesIt = new RegExp(`(?:^|[^\\p{L}])(?:\\p{L}{0,20})${codeStems}`, 'iu');
/** What a value stands behind: a colon, a code's name, or that and a word: "Kod logowania 266.310". */
const opensValue = new RegExp(
  `[:\uff1a\\t"\u00ab\u300c] ?$|(?:^|[^\\p{L}])${codeStems}\\p{L}{0,6}(?: (?:\\p{L}+ ){0,3}| ?\\.{3,} ?| - ?)$|(?:[码碼]|コード|番号|코드|번호)[是为為は는은]? ?$`,
  'iu',
);
const nameReach = 32;

/** Folded as well: the names of codes are written so, and the signs beside them get lost. */
function isBehindName(before: string): boolean {
  const name = before.slice(-nameReach);
  return opensValue.test(name) || opensValue.test(foldClean(name));
}

/** Whether three numbers may be a day, in any order, or a time. */
function isMoment({ groups, printed }: Run): boolean {
  if (groups.some((group) => size(group) === 3)) return false;
  const [first = 0, second = 0, third] = (printed.match(/\d+/g) ?? []).map(Number);
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
/** What counts the number before it. */
const isCounted = new RegExp(`^(?:[.,:]\\d|%| ?(?:${spans}|[%\u20ac$\u00a3]))`, 'u');
const unitReach = 12;
