/** Groups with hyphens between them: `RKJ-YP6`, `AB12-CD34`, `G-123456`, `otter-fjord-41`. */

import { hyphen } from '../text/signs.ts';
import { type Atom, gapOf, isDigits, lengthMax, lengthMin, runMax, size } from './atoms.ts';
import type { Match } from './candidates.ts';
import { readGroups } from './groups.ts';
import { isOdd, isSayable } from './sayable.ts';

/** Parts with a hyphen between each two, and what they are made of together. */
interface Chain {
  readonly text: string;
  readonly parts: readonly Atom[];
  readonly first: Atom;
  readonly second: Atom;
  readonly last: Atom;
  readonly total: number;
  readonly digits: number;
  readonly lower: number;
}

/** `RKJ-YP6`, `AB12-CD34`, `G-123456`; and `482913-as`, a code with a grammatical ending. */
export function readHyphenated(
  text: string,
  atoms: readonly Atom[],
  at: number,
  matches: Match[],
): number | null {
  const end = chainEnd(text, atoms, at);
  if (end - at < 2) return null;
  const chain = chainOf(text, atoms.slice(at, end));
  const { parts, first, second, last } = chain;
  const letters = parts.filter((part) => !isDigits(part)).length;
  if (letters === 0) return null;
  // "Code-482913": its name, and no part of it.
  if (first.digits === 0 && isName.test(text.slice(first.start, first.end))) return null;
  if (parts.length === 3 && dayOfMonth.test(printedOf(chain))) return end;
  // "SD-204 918", "SD-70 35 21", "SD-2 0 4 9 1 8".
  const groups = isPrefix(chain) && parts.length === 2 ? groupsAfter(text, atoms, at + 1) : 0;
  if (groups > 0) {
    const lastGroup = atoms[at + groups]!;
    const value = text.slice(second.start, lastGroup.end).replaceAll(' ', '');
    matches.push({ value, start: first.start, end: lastGroup.end, shape: 'prefixed' });
    return at + groups + 1;
  }
  const whole = prefixedOf(chain) ?? endedOf(chain);
  if (whole !== null) {
    matches.push(whole);
    return end;
  }
  // "482-913-as": the ending of groups; "482-tal" is a number too short for a code.
  if (letters === 1 && isEnding(last) && isDigits(first)) {
    if (parts.length === 2) return null;
    if (parts.length === 3 && isDigits(second)) {
      readGroups(text, atoms, at, matches, end - 1);
      return end;
    }
  }
  const shape = isWordGroup(chain) ? 'words' : isCode(chain) ? 'hyphenated' : null;
  if (shape !== null) matches.push({ value: printedOf(chain), start: first.start, end: last.end, shape });
  return end;
}

/** Where the parts end that hyphens alone stand between. */
function chainEnd(text: string, atoms: readonly Atom[], at: number): number {
  let end = at + 1;
  while (
    end < atoms.length &&
    end - at < runMax &&
    text.charCodeAt(atoms[end]!.start - 1) === hyphen &&
    atoms[end]!.start - atoms[end - 1]!.end === 1
  )
    end += 1;
  return end;
}

function chainOf(text: string, parts: readonly Atom[]): Chain {
  const [first, second] = parts as [Atom, Atom];
  let total = 0;
  let digits = 0;
  let lower = 0;
  for (const part of parts) {
    total += size(part);
    digits += part.digits;
    lower += part.lower;
  }
  return { text, parts, first, second, last: parts.at(-1)!, total, digits, lower };
}

function printedOf({ text, first, last }: Chain): string {
  return text.slice(first.start, last.end);
}

/** Whether it may begin with what a sender puts before its codes; "CNTH-8842", in halves of one length of which one is no word, is typed as printed. */
function isPrefix({ text, parts, first, second }: Chain): boolean {
  if (first.upper !== size(first) || size(first) > 4) return false;
  const isHalves = parts.length === 2 && size(first) === 4 && size(second) === 4;
  return !isHalves || !isOdd(text.slice(first.start, first.end));
}

/** "G-123456", "G-482-913": a sender's letters, which are shorter than the code behind them. */
function prefixedOf(chain: Chain): Match | null {
  const { text, parts, first, second, last, total, digits } = chain;
  if (!isPrefix(chain) || parts.length > 3 || digits !== total - size(first)) return null;
  const isShaped =
    parts.length === 2
      ? size(second) >= 4 && size(second) <= 8
      : size(second) === size(last) && size(last) <= 4;
  const value = text.slice(second.start, last.end).replace('-', '');
  if (!isShaped || value.length < lengthMin) return null;
  return { value, start: first.start, end: last.end, shape: 'prefixed' };
}

/** Of Turkic, Finno-Ugric and other languages, glued on with a hyphen. */
function isEnding(last: Atom): boolean {
  return last.lower === size(last) && size(last) <= 5;
}

/** "J2G9Q7-as kódot": capitals and digits, so what is small is none of it; "p6jm76-as kódot": nor is what many words end in. */
function endedOf({ text, parts, first, last }: Chain): Match | null {
  const isWhole = parts.length === 2 && size(first) >= lengthMin && size(first) <= lengthMax;
  if (!isWhole || !isEnding(last) || first.digits === 0) return null;
  if (first.lower > 0 && !grammatical.test(text.slice(last.start, last.end))) return null;
  const shape = isDigits(first) ? 'digits' : 'alnum';
  return { value: text.slice(first.start, first.end), start: first.start, end: first.end, shape };
}

/** Parts of the sizes that codes have, and no compound of words. */
function isCode(chain: Chain): boolean {
  const { parts, total, digits } = chain;
  if ((total < 5 && !isTwin(chain)) || total > lengthMax || isCompound(chain)) return false;
  // "19-b7-c0-3e": four pairs, where an address of a network card has six.
  const isPairs = parts.length === 4 && total === 8 && digits > 0 && digits < total;
  if (parts.length > 3 && !isPairs) return false;
  const isWhole = parts.every((part, index) => isSized(part, parts.length === 3 && index === 2));
  return isWhole || isSpoken(chain) || isChecked(chain);
}

/** "R5-W8": a letter and a digit, twice. */
function isTwin({ parts, total, lower }: Chain): boolean {
  return total === 4 && lower === 0 && parts.every((part) => size(part) === 2 && part.digits === 1);
}

/** @param isCheck "AQ19-XX30-7", "KD-7714-Q": ends with what proves the others. */
function isSized(part: Atom, isCheck: boolean): boolean {
  return size(part) >= (isCheck ? 1 : 2) && size(part) <= 6;
}

/** "8KQ5-T" alone in its line. */
function isChecked(chain: Chain): boolean {
  const { parts, first, last, lower } = chain;
  const isMixed = first.digits > 0 && !isDigits(first);
  return parts.length === 2 && size(last) === 1 && isMixed && lower === 0 && isOwnValue(chain);
}

/** "KITE-3-OWL" alone in its line. */
function isSpoken(chain: Chain): boolean {
  const { parts, second, digits, lower } = chain;
  return (
    parts.length === 3 &&
    lower === 0 &&
    digits === 1 &&
    isDigits(second) &&
    size(second) === 1 &&
    isOwnValue(chain)
  );
}

/** Letters, some of them small, that may be words of a sentence. */
function isCompound(chain: Chain): boolean {
  const { text, parts, first, last, total, digits, lower } = chain;
  if (lower === 0 || digits > 0) return false;
  const isLong = parts.length === 2 && size(first) >= 4 && size(last) >= 4;
  // "tigov-rupal" alone in its line: elsewhere two words of small letters are a compound.
  if (isLong && lower === total && first.start === 0 && last.end === text.length) return false;
  // "mfqz-wkxp" is none wherever it stands.
  const isFours = isLong && size(first) === 4 && size(last) === 4;
  if (isFours && parts.every(({ start, end }) => !isSayable(text, start, end))) return false;
  // "lgp-hkt", "vq-ht-zs" alone in its line.
  const isVowelless = lower === total && total >= 6 && parts.length <= 3 && !/[aeiouy]/.test(text);
  return !(isVowelless && isOwnValue(chain));
}

/** Nothing with a letter or a digit stands beside it in its line. */
function isOwnValue({ text, first, last }: Chain): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(0, first.start)) && !/[\p{L}\p{N}]/u.test(text.slice(last.end));
}

/** What Hungarian, Turkic, Finnic and other languages put behind a code. */
const grammatical = /^(?:as|es|os|at|et|ot|val|vel|cal|cel|dir|tir|dur|tur|ni|nin|ga|ge|ul)$/;

/** "17-Dec-2025" */
const dayOfMonth = /^\d\d?-[A-Za-z]{3,9}-(?:19|20)\d\d$/;

/** Sizes of the groups that a code behind a sender's prefix is printed in. */
const prefixedGroups = new Set(['3,3', '2,2,2', '4,4', '1,1,1,1', '1,1,1,1,1', '1,1,1,1,1,1']);
const prefixedGroupsMax = 6;

/** @returns How many groups of digits a sender's prefix has after it that are one code; 0 for others. */
function groupsAfter(text: string, atoms: readonly Atom[], from: number): number {
  const sizes: number[] = [];
  for (let index = from; index < atoms.length && sizes.length <= prefixedGroupsMax; index += 1) {
    const atom = atoms[index]!;
    const isNext = index === from || gapOf(text, atoms[index - 1]!, atom) === ' ';
    if (!isNext || !isDigits(atom) || size(atom) !== size(atoms[from]!)) break;
    sizes.push(size(atom));
  }
  if (prefixedGroups.has(sizes.join(','))) return sizes.length;
  return isUnevenAlone.test(text) ? 2 : 0;
}

/** "B-552 8013": groups of three and four, where the line says nothing else. */
const isUnevenAlone = /^[^\p{L}\p{N}]{0,4}[A-Z]{1,4}-(?:\d{3} \d{4}|\d{4} \d{3})[^\p{L}\p{N}]{0,4}$/u;

const groupWordsMin = 3;
const groupWordsMax = 6;

/**
 * Some words joined by hyphens, one of which may be a number ("otter-fjord-41"), that are all of what a line says, or of what
 * follows a colon: elsewhere they are a compound.
 */
function isWordGroup({ text, parts, first, last, total, digits, lower }: Chain): boolean {
  if (lower + digits !== total || parts.length < groupWordsMin || parts.length > groupWordsMax) return false;
  const words = parts.filter((atom) => !isDigits(atom));
  if (words.some((word) => word.digits > 0 || size(word) < 3 || size(word) > lengthMax)) return false;
  if (parts.length - words.length > 1 || isDigits(first)) return false;
  const before = text.slice(0, first.start).trimEnd();
  return (before === '' || /[:\uff1a\t]$/.test(before)) && /^ ?\.?(?: \(.*)?$/.test(text.slice(last.end));
}

const isName = /^(?:code|kode?|kodu|koodi|c[o\u00f3]digo|codice|cod|passcode)$/i;
