/**
 * Everything in a segment that has the shape of a code, in its canonical form and with its position.
 * What it means is not asked here; only what can be no code by its shape (a date, a telephone number,
 * a card, a licence key) is left out.
 */

import { limits } from '../../../limits.ts';
import { isInQuotes } from '../text/between.ts';
import { hyphen, isCapital } from '../text/signs.ts';
import { isGroupsAlone, readAskedGroups } from './askedgroups.ts';
import { type Atom, findAtoms, isAlnum, isDigits, lengthMax, lengthMin, size } from './atoms.ts';
import { readGroups } from './groups.ts';
import { readHyphenated } from './hyphenated.ts';
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

/**
 * All matches of a text, from left to right; at most `limits.codeMatchesMax`.
 * @param asks Whether it asks to enter something.
 */
export function findMatches(text: string, asks = false): Match[] {
  if (text.length > shortLineMax && !isPromising(text)) return [];
  const mixed =
    readMixedGroups(text) ?? (asks || isGroupsAlone(text) ? readAskedGroups(text) : null) ?? readParts(text);
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
  return command.test(text) ? matches.filter(({ end }) => end === text.length) : matches;
}

/** "/msg NickServ VERIFY REGISTER mara fhqpzlkdrt": what is typed into a chat ends with the code. */
const command = /^\/(?:msg|query|quote|ns|nickserv|verify|confirm) \S/i;

/** Terms that have the shape of a code. */
const terms =
  /^(?:redacted|filtered|masked|hidden|omitted|removed|undefined|\d{1,2}h[0-5]\d|fido2|cvv2|cvc2|ipv[46]|oauth2|http[23]|utf8|utf16|sha1|sha256|sha512|base64|win(?:10|11)|covid19|web3|x86|amd64|arm64|mp[34]|h26[45]|usb[34])$/i;

/** A name for codes, or the verb after one, without the blank that was forgotten: "OTP482913", "Your code is482913". */
const gluedName = /^(?:otp|m?tan|pin|code|passcode|is)(?=\d{4,8}$)/i;

/** What Uzbek and Basque write right after a number: "482913ni kiriting", "482913dir", "482913rekin". */
const glued = /^(\d{4,8})(?:ni|ning|dir|a?rekin|aren)$/;

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
