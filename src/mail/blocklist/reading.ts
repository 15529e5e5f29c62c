/**
 * How a local part is read before terms are looked for in it: look-alike characters as the letters they stand
 * for, separators skipped, and a note of where tokens begin and end. One pass, linear in the local part.
 */
import { companions, ordinary } from './terms.ts';

/** Where a token may begin or end: nowhere, at a digit inside it, or at its edge. */
export const boundary = { none: 0, digit: 1, edge: 2 } as const;

/** The symbols of a local part, its separators left out; all four lists are of the same length. */
export interface Reading {
  readonly symbols: readonly string[];
  /** As `symbols`, but a token with fewer than two true letters has no look-alikes: `4011` is a number. */
  readonly cautious: readonly string[];
  /** Per symbol, the `boundary` in front of it. */
  readonly starts: readonly number[];
  /** Per symbol, the `boundary` behind it. */
  readonly ends: readonly number[];
}

/** Matches nothing: a symbol that belongs to no term. */
const barrier = '#';

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
  const symbols: string[] = [];
  const cautious: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const tokenStarts: number[] = [];

  for (const token of tokensOf(local)) {
    const start = symbols.length;
    const end = start + token.length;
    const foldsDigits = token.replace(/[^a-z]/g, '').length >= 2;
    for (let i = 0; i < token.length; i += 1) {
      const char = token.charAt(i);
      symbols.push(fold(char));
      cautious.push(foldsDigits || isLetter(char) ? fold(char) : barrier);
      starts.push(isLetter(char) && isDigit(token.charAt(i - 1)) ? boundary.digit : boundary.none);
      ends.push(isLetter(char) && isDigit(token.charAt(i + 1)) ? boundary.digit : boundary.none);
    }
    tokenStarts.push(start);
    // The token as a whole, and without the number it begins or ends with: `5team` is both.
    const firsts = [start, start + token.search(/[^0-9]|$/)];
    const lasts = [end, start + token.replace(/[0-9]+$/, '').length];
    for (const word of companions) {
      for (const first of firsts.slice(0, 2)) if (spells(symbols, first, word)) firsts.push(first + word.length);
      for (const last of lasts.slice(0, 2)) if (spells(symbols, last - word.length, word)) lasts.push(last - word.length);
    }
    for (const first of firsts) if (first < end) starts[first] = boundary.edge;
    for (const last of lasts) if (last > start) ends[last - 1] = boundary.edge;
  }

  for (const start of tokenStarts) {
    for (const word of ordinary) {
      const end = start + word.length;
      if (ends[end - 1] !== boundary.edge || !spells(symbols, start, word)) continue;
      symbols.fill(barrier, start, end);
      cautious.fill(barrier, start, end);
    }
  }
  return { symbols, cautious, starts, ends };
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
