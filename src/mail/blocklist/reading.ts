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

/** A local part without its separators; all lists are of the same length. */
export interface Reading {
  /** Every look-alike folded. */
  readonly folded: readonly string[];
  /** As `folded`, but a token with fewer than two true letters has no look-alikes: `4011` is a number. */
  readonly cautious: readonly string[];
  /** Letters only, no look-alikes. */
  readonly letters: readonly string[];
  /** Per symbol, the `boundary` in front of it. */
  readonly starts: readonly number[];
  /** Per symbol, the `boundary` behind it. */
  readonly ends: readonly number[];
}

/** Matches nothing: a symbol that belongs to no term. */
const barrier = '#';
/** Shorter companions must be written in letters: `1d` and `c0m` are common in random ids. */
const companionLettersMin = 4;
/** Hexadecimal digits that are long enough to be an id, not a word: they spell something only by chance. */
const randomId = /^(?=[a-f]*[0-9])[0-9a-f]{8,}$/;

/** `1`, `!` and `|` may be an l or an i, so they stay a symbol of their own that matches both. */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': '1',
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

/** Every symbol a character can be read as. */
export const alphabet = 'abcdefghijklmnopqrstuvwxyz1269';

/** The symbol of a lower-case character; '' for a separator, which is any character without a symbol. */
function fold(char: string): string {
  return lookAlikes[char] ?? (alphabet.includes(char) ? char : '');
}

/** The symbols of a text, as one string. */
export function foldText(text: string): string {
  return Array.from(text.toLowerCase(), fold).join('');
}

export function sameSymbol(written: string, wanted: string): boolean {
  if (written === wanted) return true;
  if (written === '1') return wanted === 'l' || wanted === 'i';
  return wanted === '1' && (written === 'l' || written === 'i');
}

/** Whether `symbols` spell `word` from `start` on. */
export function spells(symbols: readonly string[], start: number, word: string): boolean {
  if (start < 0 || start + word.length > symbols.length) return false;
  for (let i = 0; i < word.length; i += 1) {
    if (!sameSymbol(symbols[start + i] ?? '', word.charAt(i))) return false;
  }
  return true;
}

/** Reads a lower-case local part. */
export function readLocal(local: string): Reading {
  const folded: string[] = [];
  const cautious: string[] = [];
  const letters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const tokenStarts: number[] = [];

  for (const token of tokensOf(local)) {
    const start = folded.length;
    const end = start + token.length;
    tokenStarts.push(start);
    const isId = randomId.test(token);
    const foldsDigits = token.replace(/[^a-z]/g, '').length >= 2;
    for (let i = 0; i < token.length; i += 1) {
      const char = token.charAt(i);
      const symbol = isId ? barrier : fold(char);
      folded.push(symbol);
      letters.push(isLetter(char) ? symbol : barrier);
      cautious.push(foldsDigits || isLetter(char) ? symbol : barrier);
      starts.push(isLetter(char) && isDigit(token.charAt(i - 1)) ? boundary.digit : boundary.none);
      ends.push(isLetter(char) && isDigit(token.charAt(i + 1)) ? boundary.digit : boundary.none);
    }
    const first = start + token.search(/[^0-9]|$/);
    const last = start + token.replace(/[0-9]+$/, '').length - 1;
    if (first < end) starts[first] = boundary.number;
    if (last >= start) ends[last] = boundary.number;
    starts[start] = boundary.edge;
    ends[end - 1] = boundary.edge;
    for (const word of companions) {
      const symbols = word.length < companionLettersMin ? letters : folded;
      if (spells(symbols, start, word) && start + word.length < end)
        starts[start + word.length] = boundary.edge;
      for (const stop of [end, last + 1]) {
        const begin = stop - word.length;
        if (begin > start && spells(symbols, begin, word)) ends[begin - 1] = boundary.edge;
      }
    }
  }

  for (const start of tokenStarts) {
    for (const word of ordinary) {
      const end = start + word.length;
      if ((ends[end - 1] ?? boundary.none) < boundary.number || !spells(folded, start, word)) continue;
      for (const symbols of [folded, cautious, letters]) symbols.fill(barrier, start, end);
    }
  }
  return { folded, cautious, letters, starts, ends };
}

/** The runs of characters between separators. */
function tokensOf(local: string): readonly string[] {
  const spaced = Array.from(local, (char) => (fold(char) === '' ? ' ' : char)).join('');
  return spaced.split(' ').filter((token) => token !== '');
}

function isLetter(char: string): boolean {
  return char >= 'a' && char <= 'z';
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}
