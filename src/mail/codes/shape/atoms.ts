/** Runs of ASCII letters and digits, of which candidates are made. */

import { findMasks } from '../text/masks.ts';
import { accentedFrom, isAsciiDigit, isAsciiLetter, isCapital, isSmall } from '../text/signs.ts';

export interface Atom {
  readonly start: number;
  readonly end: number;
  readonly digits: number;
  readonly upper: number;
  readonly lower: number;
}

/** All of a text but what is no part of any candidate by its shape, from left to right. */
export function findAtoms(text: string): Atom[] {
  const atoms: Atom[] = [];
  const masks = findMasks(text);
  let mask = 0;
  const length = text.length;
  let at = 0;
  while (at < length) {
    if (mask < masks.length && at >= masks[mask]!.start) {
      at = Math.max(at, masks[mask]!.end);
      mask += 1;
      continue;
    }
    const unit = text.charCodeAt(at);
    if (!isAlnum(unit)) {
      at += 1;
      continue;
    }
    const stop = mask < masks.length ? masks[mask]!.start : length;
    const start = at;
    let digits = 0;
    let upper = 0;
    let lower = 0;
    while (at < stop) {
      const next = text.charCodeAt(at);
      if (isAsciiDigit(next)) digits += 1;
      else if (isCapital(next)) upper += 1;
      else if (isSmall(next)) lower += 1;
      else break;
      at += 1;
    }
    if (
      digits === at - start ||
      (!isForeignLetter(text.charCodeAt(start - 1)) && !isForeignLetter(text.charCodeAt(at)))
    ) {
      atoms.push({ start, end: at, digits, upper, lower });
    }
  }
  return atoms;
}

export function isAlnum(unit: number): boolean {
  return isAsciiDigit(unit) || isAsciiLetter(unit);
}

/** A letter that goes on a word begun in ASCII: accented Latin, Greek, Cyrillic. */
function isForeignLetter(unit: number): boolean {
  return (
    (unit >= accentedFrom && unit <= 0x52f && unit !== 0xd7 && unit !== 0xf7) ||
    (unit >= 0x1e00 && unit <= 0x1fff)
  );
}

export function size(atom: Atom): number {
  return atom.end - atom.start;
}

export function isDigits(atom: Atom): boolean {
  return atom.digits === atom.end - atom.start;
}

/** More neighbours than this are no longer looked at together, so that rows of numbers cost no more than their length. */
export const runMax = 12;

/** Characters of a code. */
export const lengthMin = 4;
export const lengthMax = 10;

/** What stands between two that follow each other; a question mark for more than a sign or two. */
export function gapOf(text: string, left: Atom, right: Atom): string {
  return right.start - left.end > 5 ? '?' : text.slice(left.end, right.start);
}
