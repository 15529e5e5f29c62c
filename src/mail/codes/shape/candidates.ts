/**
 * Everything in a segment that has the shape of a code, in its canonical form and with its position.
 * What it means is not asked here; only what can be no code by its shape (a date, a telephone number,
 * a card, a licence key) is left out.
 */

import { limits } from '../../../limits.ts';
import { isInQuotes } from '../text/between.ts';
import { hyphen, isCapital } from '../text/signs.ts';
import {
  type Atom,
  findAtoms,
  gapOf,
  isAlnum,
  isDigits,
  lengthMax,
  lengthMin,
  runMax,
  size,
} from './atoms.ts';
import { readGroups } from './groups.ts';
import { readMixedGroups } from './mixedgroups.ts';
import { readParts } from './parts.ts';
import { isPromising } from './promising.ts';
import { isSayable } from './sayable.ts';
import { readSingles } from './singles.ts';

/**
 * digits: `123456`; grouped: `123 456`; prefixed: `G-123456`; spaced: `1 2 3 4`; alnum: `A1B2C3`;
 * hyphenated: `RKJ-YP6`; letters: `KRMWTP`; words: `amber-otter-fjord`, `otter-fjord-41`.
 */
export type Shape =
  | 'digits'
  | 'grouped'
  | 'prefixed'
  | 'spaced'
  | 'alnum'
  | 'hyphenated'
  | 'letters'
  | 'words';

export interface Match {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly shape: Shape;
}

/** In a line up to this length any word may be one. */
const shortLineMax = 60;

/** All matches of a text, from left to right; at most `limits.codeMatchesMax`. */
export function findMatches(text: string): Match[] {
  if (text.length > shortLineMax && !isPromising(text)) return [];
  const mixed = readMixedGroups(text) ?? readParts(text);
  const all = findAtoms(text);
  const atoms = mixed === null ? all : all.filter(({ start }) => start < mixed.start || start >= mixed.end);
  const matches: Match[] = [];
  let at = 0;
  while (at < atoms.length && matches.length < limits.codeMatchesMax) {
    const atom = atoms[at]!;
    // Most are words of a sentence: nothing joins them to what follows.
    if (atom.digits === 0 && size(atom) > 1 && text.charCodeAt(atom.end) !== hyphen) {
      at = readPlain(text, atoms, at, matches);
      continue;
    }
    at =
      readSingles(text, atoms, at, matches) ??
      readHyphenated(text, atoms, at, matches) ??
      readGroups(text, atoms, at, matches) ??
      readPlain(text, atoms, at, matches);
  }
  if (mixed !== null) {
    const place = matches.findIndex(({ start }) => start > mixed.start);
    matches.splice(place < 0 ? matches.length : place, 0, mixed);
  }
  return matches;
}

/** `RKJ-YP6`, `AB12-CD34`, `G-123456`; and `482913-as`, a code with a grammatical ending. */
function readHyphenated(text: string, atoms: readonly Atom[], at: number, matches: Match[]): number | null {
  let end = at + 1;
  let letters = isDigits(atoms[at]!) ? 0 : 1;
  while (
    end < atoms.length &&
    end - at < runMax &&
    text.charCodeAt(atoms[end]!.start - 1) === hyphen &&
    atoms[end]!.start - atoms[end - 1]!.end === 1
  ) {
    if (!isDigits(atoms[end]!)) letters += 1;
    end += 1;
  }
  const count = end - at;
  if (count < 2 || letters === 0) return null;
  const first = atoms[at]!;
  // "Code-482913": its name, and no part of it.
  if (first.digits === 0 && isName.test(text.slice(first.start, first.end))) return null;
  const second = atoms[at + 1]!;
  const last = atoms[end - 1]!;
  if (count === 3 && dayOfMonth.test(text.slice(first.start, last.end))) return end;
  let total = 0;
  let digits = 0;
  let lower = 0;
  let sizes = true;
  for (let index = at; index < end; index += 1) {
    const atom = atoms[index]!;
    total += size(atom);
    digits += atom.digits;
    lower += atom.lower;
    // "AQ19-XX30-7", "KD-7714-Q": ends with what proves the others.
    const isCheck = count === 3 && index === end - 1;
    if (size(atom) < (isCheck ? 1 : 2) || size(atom) > 6) sizes = false;
  }
  // "CNTH-8842", in halves of one length, is typed as printed; a sender's prefix is shorter than its code.
  const isHalves = count === 2 && size(first) === 4 && size(second) === 4;
  const isPrefix = first.upper === size(first) && size(first) <= 4 && !isHalves;
  // "SD-204 918", "SD-70 35 21", "SD-2 0 4 9 1 8".
  const groups = isPrefix && count === 2 ? groupsAfter(text, atoms, at + 1) : 0;
  if (groups > 0) {
    const lastGroup = atoms[at + groups]!;
    const value = text.slice(second.start, lastGroup.end).replaceAll(' ', '');
    matches.push({ value, start: first.start, end: lastGroup.end, shape: 'prefixed' });
    return at + groups + 1;
  }
  if (isPrefix && count <= 3 && digits === total - size(first)) {
    const value = text.slice(second.start, last.end).replace('-', '');
    const shaped =
      count === 2 ? size(second) >= 4 && size(second) <= 8 : size(second) === size(last) && size(last) <= 4;
    if (shaped && value.length >= lengthMin) {
      matches.push({ value, start: first.start, end: last.end, shape: 'prefixed' });
      return end;
    }
  }
  // Endings of Turkic, Finno-Ugric and other languages, glued on with a hyphen.
  const isEnding = last.lower === size(last) && size(last) <= 5;
  const isWhole = count === 2 && size(first) >= lengthMin && size(first) <= lengthMax;
  // "J2G9Q7-as kódot": capitals and digits, so what is small is none of it; "p6jm76-as kódot": nor is what many words end in.
  const isApart = first.lower === 0 || grammatical.test(text.slice(last.start, last.end));
  if (isEnding && isWhole && first.digits > 0 && isApart) {
    matches.push({
      value: text.slice(first.start, first.end),
      start: first.start,
      end: first.end,
      shape: isDigits(first) ? 'digits' : 'alnum',
    });
    return end;
  }
  if (letters === 1 && isEnding && isDigits(first)) {
    if (count === 2) return null;
    if (count === 3 && isDigits(second)) {
      readGroups(text, atoms, at, matches, end - 1);
      return end;
    }
  }
  if (lower + digits === total && isWordGroup(text, atoms.slice(at, end))) {
    matches.push({
      value: text.slice(first.start, last.end),
      start: first.start,
      end: last.end,
      shape: 'words',
    });
    return end;
  }
  // "KITE-3-OWL"
  const isSpoken = count === 3 && lower === 0 && isDigits(second) && size(second) === 1 && digits === 1;
  if (isSpoken && isOwnValue(text, first.start, last.end)) {
    matches.push({
      value: text.slice(first.start, last.end),
      start: first.start,
      end: last.end,
      shape: 'hyphenated',
    });
    return end;
  }
  // "tigov-rupal" alone in its line: elsewhere two words of small letters are a compound.
  const isOwnLine = count === 2 && lower === total && first.start === 0 && last.end === text.length;
  // "mfqz-wkxp" is no compound wherever it stands.
  const isUnsayable =
    count === 2 &&
    size(first) === 4 &&
    size(last) === 4 &&
    !isSayable(text, first.start, first.end) &&
    !isSayable(text, last.start, last.end);
  // "lgp-hkt", "vq-ht-zs" alone in its line.
  const isVowelless =
    lower === total &&
    count <= 3 &&
    total >= 6 &&
    isOwnValue(text, first.start, last.end) &&
    !/[aeiouy]/.test(text);
  const isCompound = lower > 0 && digits === 0 && !isUnsayable && !isVowelless;
  const cased = !isCompound || (isOwnLine && size(first) >= 4 && size(last) >= 4);
  // "19-b7-c0-3e": four pairs, where an address of a network card has six.
  const isPairs = count === 4 && total === 8 && digits > 0 && digits < total;
  if ((count <= 3 || isPairs) && sizes && cased && total >= 5 && total <= lengthMax) {
    matches.push({
      value: text.slice(first.start, last.end),
      start: first.start,
      end: last.end,
      shape: 'hyphenated',
    });
  }
  return end;
}

/** Nothing with a letter or a digit stands beside it in its line. */
function isOwnValue(text: string, start: number, end: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(0, start)) && !/[\p{L}\p{N}]/u.test(text.slice(end));
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
  return prefixedGroups.has(sizes.join(',')) ? sizes.length : 0;
}

const groupWordsMin = 3;
const groupWordsMax = 6;

/**
 * Some words joined by hyphens, one of which may be a number ("otter-fjord-41"), that are all of what a line says, or of what
 * follows a colon: elsewhere they are a compound.
 */
function isWordGroup(text: string, group: readonly Atom[]): boolean {
  if (group.length < groupWordsMin || group.length > groupWordsMax) return false;
  const words = group.filter((atom) => !isDigits(atom));
  if (words.some((word) => word.digits > 0 || size(word) < 3 || size(word) > lengthMax)) return false;
  if (group.length - words.length > 1 || isDigits(group[0]!)) return false;
  const before = text.slice(0, group[0]!.start).trimEnd();
  return (
    (before === '' || /[:\uff1a\t]$/.test(before)) && /^ ?\.?(?: \(.*)?$/.test(text.slice(group.at(-1)!.end))
  );
}

/** Terms that have the shape of a code. */
const terms =
  /^(?:redacted|filtered|masked|hidden|omitted|removed|undefined|\d{1,2}h[0-5]\d|fido2|cvv2|cvc2|ipv[46]|oauth2|http[23]|utf8|utf16|sha1|sha256|sha512|base64|win(?:10|11)|covid19|web3|x86|amd64|arm64|mp[34]|h26[45]|usb[34])$/i;

/** A name for codes, or the verb after one, without the blank that was forgotten: "OTP482913", "Your code is482913". */
const gluedName = /^(?:otp|m?tan|pin|code|passcode|is)(?=\d{4,8}$)/i;

const isName = /^(?:code|kode?|kodu|koodi|c[o\u00f3]digo|codice|cod|passcode)$/i;

/** What Uzbek writes right after a number that is entered. */
const glued = /^(\d{4,8})(?:ni|ning)$/;

function readPlain(text: string, atoms: readonly Atom[], at: number, matches: Match[]): number {
  const atom = atoms[at]!;
  const length = size(atom);
  // Most are words, to which nothing is glued.
  const mayBeGlued = atom.digits >= lengthMin && atom.digits < length;
  const printed = mayBeGlued ? text.slice(atom.start, atom.end) : '';
  // "7253ni kiriting": an ending glued on without a sign.
  const ending = mayBeGlued && atom.lower === length - atom.digits ? glued.exec(printed) : null;
  if (ending !== null) {
    const value = ending[1] as string;
    matches.push({ value, start: atom.start, end: atom.start + value.length, shape: 'digits' });
    return at + 1;
  }
  const name = mayBeGlued ? gluedName.exec(printed) : null;
  if (name !== null) {
    const start = atom.start + name[0].length;
    matches.push({ value: text.slice(start, atom.end), start, end: atom.end, shape: 'digits' });
    return at + 1;
  }
  if (length >= lengthMin && length <= lengthMax) {
    const shape: Shape = isDigits(atom) ? 'digits' : atom.digits > 0 ? 'alnum' : 'letters';
    const isTerm = shape !== 'digits' && terms.test(text.slice(atom.start, atom.end));
    if (!isTerm && (shape !== 'letters' || isUnlikelyWord(text, atom))) {
      matches.push({ value: text.slice(atom.start, atom.end), start: atom.start, end: atom.end, shape });
    }
  }
  return at + 1;
}

/** Letters are worth a look in capitals, in odd case, or where they stand apart from a sentence. */
function isUnlikelyWord(text: string, atom: Atom): boolean {
  if (atom.lower === 0) return true;
  if (atom.upper > 1 || (atom.upper === 1 && !isCapital(text.charCodeAt(atom.start)))) return true;
  if (!isSayable(text, atom.start, atom.end)) return true;
  // Most words of a sentence have another after them, and are done with here.
  if (atom.end !== text.length && isAlnum(text.charCodeAt(atom.end + 1))) return false;
  const before = text.slice(Math.max(0, atom.start - 3), atom.start).trimEnd();
  if (isInQuotes(text, atom.start, atom.end)) return true;
  return before === '' || before.endsWith(':') || before.endsWith('\t');
}
