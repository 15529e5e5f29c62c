/**
 * Whether a long line may hold a candidate at all: most lines of a mail are words, and are done with in one pass. It needs a
 * digit, capitals in a row, a capital within a word, characters one at a time, or a word of small letters that stands
 * between quotation marks, ends the line behind a colon or has no vowel.
 */

import { isQuote } from '../text/between.ts';
import {
  accentedFrom,
  blank,
  capitalA,
  capitalZ,
  colonSign,
  digitNine,
  digitZero,
  hyphen,
  smallA,
  smallZ,
  tab,
  underscore,
  verticalBar,
} from '../text/signs.ts';

const lettersMin = 4;
const lettersMax = 10;
const singlesMin = 3;

/** By the unit: what a word is made of. */
const lower = 1;
const upper = 2;
const vowel = 4;
const foreign = 8;
const digit = 16;
const classes = new Uint8Array(65_536);
classes.fill(lower, smallA, smallZ + 1);
for (const letter of 'aeiouy') classes[letter.charCodeAt(0)] = lower | vowel;
classes.fill(upper, capitalA, capitalZ + 1);
classes.fill(digit, digitZero, digitNine + 1);
classes[underscore] = foreign;
// Letters of other alphabets go on a word that is none of ours.
classes.fill(foreign, accentedFrom, 0x600);
classes.fill(foreign, 0x1e00, 0x2000);

export function isPromising(text: string): boolean {
  const { length } = text;
  let singles = 0;
  let end = -2;
  for (let at = 0; at < length; at += 1) {
    let kind = classes[text.charCodeAt(at)] as number;
    if (kind === 0) continue;
    const start = at;
    let seen = 0;
    let before = 0;
    while (kind !== 0) {
      if (kind === digit || (kind === upper && (before & (upper | lower)) !== 0)) return true;
      seen |= kind;
      before = kind;
      at += 1;
      kind = at < length ? (classes[text.charCodeAt(at)] as number) : 0;
    }
    const count = at - start;
    singles = count === 1 && seen !== foreign ? (isGap(text, end, start) ? singles + 1 : 1) : 0;
    if (singles >= singlesMin) return true;
    end = at;
    if (count < lettersMin || count > lettersMax || (seen & ~(lower | vowel)) !== 0) continue;
    if ((seen & vowel) === 0) return true;
    if (isQuote(text.charCodeAt(start - 1)) && isQuote(text.charCodeAt(at))) return true;
    if (at === length && isAfterColon(text, start)) return true;
  }
  return false;
}

/** "… type the access word: heron" */
function isAfterColon(text: string, start: number): boolean {
  return text.charCodeAt(start - 1) === blank && text.charCodeAt(start - 2) === colonSign;
}

/** One sign that may part characters which stand one at a time. */
function isGap(text: string, end: number, start: number): boolean {
  if (start - end !== 1) return false;
  const unit = text.charCodeAt(end);
  return unit === blank || unit === tab || unit === verticalBar || unit === hyphen;
}
