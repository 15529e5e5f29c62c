/**
 * How a local part is read before terms are looked for in it: look-alike characters as the letters they stand
 * for, separators skipped, and a note of where tokens begin and end. One pass, linear in the local part.
 */
import { companions, ordinary } from './terms.ts';

/**
 * What is in front of a symbol, or behind it: nothing special, a digit inside the token, the number that the
 * token begins or ends with, or the edge of the token (a separator, or a word that goes with a brand).
 */
export const boundary = { none: 0, digit: 1, number: 2, edge: 3 } as const;

/** A character as it is read: its place in `alphabet`, or `barrier`. */
export type Sign = number;

/** A local part without its separators; all lists are of the same length. */
export interface Reading {
  /** Every look-alike folded. */
  readonly folded: readonly Sign[];
  /** As `folded`, but a token with fewer than two true letters has no look-alikes: `73514` is a number. */
  readonly cautious: readonly Sign[];
  /** Letters only, no look-alikes. */
  readonly letters: readonly Sign[];
  /** Per sign, the `boundary` in front of it. */
  readonly starts: readonly number[];
  /** Per sign, the `boundary` behind it. */
  readonly ends: readonly number[];
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz1269';
export const signs: readonly Sign[] = Array.from(alphabet, (_, index) => index);
/** Part of no word. */
const barrier: Sign = alphabet.length;
const letterL = alphabet.indexOf('l');
const letterI = alphabet.indexOf('i');
/** `1`, `!` and `|` may be an l or an i, so they stay a sign of their own that matches both. */
const either = alphabet.indexOf('1');

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '!': '1',
  '|': '1',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
};

/** Shorter companions must be written in letters: `1d` and `c0m` are common in random ids. */
const companionLettersMin = 4;
const companionWords = companions.map(signsOf);
const ordinaryWords = ordinary.map(signsOf);

/** The sign of a lower-case character; -1 for a separator, which is any character that is no sign. */
function signOf(char: string): Sign {
  return alphabet.indexOf(lookAlikes[char] ?? char);
}

/** The signs of a text, its separators left out. */
export function signsOf(text: string): readonly Sign[] {
  return Array.from(text.toLowerCase(), signOf).filter((sign) => sign >= 0);
}

export function sameSign(written: Sign, wanted: Sign): boolean {
  if (written === wanted) return true;
  if (written === either) return wanted === letterL || wanted === letterI;
  return wanted === either && (written === letterL || written === letterI);
}

/** Whether `text` spells `word` from `start` on. */
export function spells(text: readonly Sign[], start: number, word: readonly Sign[]): boolean {
  if (start < 0 || start + word.length > text.length) return false;
  return word.every((wanted, i) => sameSign(text[start + i] ?? barrier, wanted));
}

/** Reads a lower-case local part. */
export function readLocal(local: string): Reading {
  const folded: Sign[] = [];
  const cautious: Sign[] = [];
  const letters: Sign[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const tokenStarts: number[] = [];

  for (const token of tokensOf(local)) {
    const start = folded.length;
    const end = start + token.length;
    tokenStarts.push(start);
    const foldsDigits = token.replace(/[^a-z]/g, '').length >= 2;
    for (let i = 0; i < token.length; i += 1) {
      const char = token.charAt(i);
      const sign = signOf(char);
      folded.push(sign);
      cautious.push(foldsDigits || isLetter(char) ? sign : barrier);
      letters.push(isLetter(char) ? sign : barrier);
      starts.push(isLetter(char) && isDigit(token.charAt(i - 1)) ? boundary.digit : boundary.none);
      ends.push(isLetter(char) && isDigit(token.charAt(i + 1)) ? boundary.digit : boundary.none);
    }
    const first = start + token.search(/[^0-9]|$/);
    const last = start + token.replace(/[0-9]+$/, '').length - 1;
    if (first < end) starts[first] = boundary.number;
    if (last >= start) ends[last] = boundary.number;
    starts[start] = boundary.edge;
    ends[end - 1] = boundary.edge;
    for (const word of companionWords) {
      const text = word.length < companionLettersMin ? letters : folded;
      if (start + word.length < end && spells(text, start, word)) starts[start + word.length] = boundary.edge;
      for (const stop of [end, last + 1]) {
        const begin = stop - word.length;
        if (begin > start && spells(text, begin, word)) ends[begin - 1] = boundary.edge;
      }
    }
  }

  for (const start of tokenStarts) {
    for (const word of ordinaryWords) {
      const end = start + word.length;
      if ((ends[end - 1] ?? boundary.none) < boundary.number || !spells(folded, start, word)) continue;
      for (const text of [folded, cautious, letters]) text.fill(barrier, start, end);
    }
  }
  return { folded, cautious, letters, starts, ends };
}

/** The runs of characters between separators. */
function tokensOf(local: string): readonly string[] {
  const spaced = Array.from(local, (char) => (signOf(char) < 0 ? ' ' : char)).join('');
  return spaced.split(' ').filter((token) => token !== '');
}

function isLetter(char: string): boolean {
  return char >= 'a' && char <= 'z';
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}
