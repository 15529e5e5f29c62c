/** Sentences and the words in them: where one begins and ends, what stands between two places. */

import type { Hit } from '../words/index.ts';
import { setOf } from '../words/list.ts';
import {
  accentedFrom,
  blank,
  capitalA,
  cornerOpening,
  exclamationMark,
  fullStop,
  ideographicComma,
  ideographicFullStop,
  isAsciiDigit,
  isSmall,
  lenticularOpening,
  questionMark,
  squareClosing,
  squareOpening,
  wideColon,
} from './signs.ts';

/** A longer sentence is cut: what is further away has no say. */
const sentenceCharsMax = 400;

/** Where the sentence of a place begins. */
export function sentenceStart(text: string, at: number): number {
  const stop = Math.max(0, at - sentenceCharsMax);
  for (let back = at - 1; back > stop; back -= 1) {
    if (endsSentence(text, back) && back < at - 1) return back + 1;
  }
  return stop;
}

export function sentenceEnd(text: string, at: number): number {
  const stop = Math.min(text.length, at + sentenceCharsMax);
  for (let on = at; on < stop; on += 1) {
    if (endsSentence(text, on)) return on;
  }
  return stop;
}

/** The first of the signs beyond ASCII that end a sentence. */
const armenianFullStop = 0x589;

function endsSentence(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  // Letters and blanks, as nearly all are, end none.
  if ((unit > questionMark && unit < armenianFullStop) || unit === blank) return false;
  switch (unit) {
    case exclamationMark:
    case questionMark:
    case ideographicFullStop:
    case 0xff0e: // Full-width full stop.
    case 0x964: // Devanagari danda.
    case 0x61f: // Arabic question mark.
    case 0x6d4: // Urdu full stop.
    case armenianFullStop:
    case 0x2022: // Bullet.
    case 0x17d4: // Khmer full stop.
    case 0x104a: // Burmese comma and full stop.
    case 0x104b:
      return true;
    case fullStop: {
      if (at + 1 < text.length && text.charCodeAt(at + 1) !== blank) return false;
      // "Code ....... A7X9K2": what leads to a value in a list.
      if (text.startsWith('....', at - 3) || text.startsWith(' . ', at - 1)) return false;
      // "(no. prot. 1184/2026)": what stands in brackets ends with them.
      if (isInBrackets(text, at)) return false;
      // "No. 123", "Nr. 123", "ref. 123": a short word's full stop before a number ends no sentence.
      const next = text.charCodeAt(at + 2);
      if (isAsciiDigit(next)) return !isShortWord(text, at);
      // "เมื่อ 08:32 น. โดยใช้": so Thai says o'clock.
      if (text.startsWith(' น', at - 2) && isAsciiDigit(text.charCodeAt(at - 3))) return false;
      // "120,50 руб. - 482913": a dash goes on with the sentence.
      if (text.startsWith(' - ', at + 1)) return false;
      if (isInitial(text, at)) return false;
      // "Codul dvs. de autorizare", "od 24.11.2026. u iznosu": what is short or a date, where what follows is no beginning.
      return !(isLowerCase(next) && (isAbbreviation(text, at) || isDate(text, at)));
    }
    default:
      return false;
  }
}

const bracketsReach = 40;

/** Whether brackets have opened shortly before a place and close shortly after it. */
function isInBrackets(text: string, at: number): boolean {
  // Cut out first: a search would go on to the end of a line without brackets, from each of its full stops.
  const before = text.slice(Math.max(0, at - bracketsReach), at);
  if (before.lastIndexOf('(') <= before.lastIndexOf(')')) return false;
  return text.slice(at, at + bracketsReach).includes(')');
}

/** What stands for a longer word before a number, with a full stop of its own. */
const numberWords = setOf(`
  no, nos, nr, nrs, n, num, nbr, ref, rif, réf, id, acc, act, inv, ord, po, p, pp, pg, pag, pág, s, f, ff, o, b, c, q, v, vs, art, abs, vol, ext, apt, ap, st, str, fl, rm, ch, cap, sec, fig, tab, tel, tlf, tfn, tfno, mob, fax,
  dn, dd, dt, ca, cca, ok, okt, kl, bl, bd, os, pl, ul, ul, et, cp, cod, cód, čj, č, čp, sp, zn, sz, hsz, em, u, ut, mat, prot, fatt, kv, dom, cit, alt, max, min, apx, op, ed, rev, ver, jan, jän, feb, fév, mar, apr, abr, avr, may, mai, mag, jun, jul, giu, lug, aug, ago, sep, sept, set, oct, okt, ott, out, nov, dec, dez,
  dic, déc, dr, mr, mrs, ms, hr, fr, тел, ул, д, кв, г, гр, п, пл, ст, стр, р, оф, ном, бр, рег, αρ, τηλ, οδ, νο
`);

/** "No. 123", "Nr. 123"; a single letter is always short for something. */
function isShortWord(text: string, at: number): boolean {
  let from = at;
  while (from > 0 && text.charCodeAt(from - 1) >= capitalA && at - from < 5) from -= 1;
  return at - from <= 1 || numberWords.has(text.slice(from, at).toLowerCase());
}

const initial = /(?:^|[\s(])\p{Lu}$/u;

/** "The transfer to L. Conti: 884122" */
function isInitial(text: string, at: number): boolean {
  // As most words before a full stop end.
  if (isSmall(text.charCodeAt(at - 1))) return false;
  return (
    initial.test(text.slice(Math.max(0, at - 2), at)) &&
    /^ \p{Lu}[\p{Ll}'\u2019]/u.test(text.slice(at + 1, at + 4)) &&
    !(
      endsName.test(text.slice(Math.max(0, at - nameReach), at)) &&
      begins.test(text.slice(at + 1, at + nameReach))
    )
  );
}

/** "Odense C. The code from your app": a part of town, and what begins after it. */
const endsName = /\p{Lu}\p{Ll}+ \p{Lu}$/u;
const begins = /^ \p{Lu}[\p{L}'\u2019-]* \p{Ll}/u;
const nameReach = 32;

const abbreviationCharsMax = 3;

/** A short word of letters: a number and a longer word end a sentence even where nobody writes capitals. */
function isAbbreviation(text: string, at: number): boolean {
  let from = at;
  while (from > 0 && at - from <= abbreviationCharsMax && /\p{L}/u.test(text[from - 1] as string)) from -= 1;
  return at - from > 0 && at - from <= abbreviationCharsMax;
}

/** "24.11.2026.", as some languages write it. */
function isDate(text: string, at: number): boolean {
  return /(?:^|\D)\d\d?\. ?\d\d?\. ?\d{4}$/.test(text.slice(Math.max(0, at - dateCharsMax), at));
}

const dateCharsMax = 13;

function isLowerCase(unit: number): boolean {
  const letter = String.fromCharCode(unit);
  return letter.toUpperCase() !== letter;
}

/** Index of the first word that begins at a place or after it. */
export function firstAfter(hits: readonly Hit[], at: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle] as Hit).start < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function hasDigitBetween(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (isAsciiDigit(text.charCodeAt(at))) return true;
  }
  return false;
}

/** Whether a number follows a place within a word or two of its sentence, with no sign between: "enter 123456", "enter the code 123456". */
export function isNumberNext(text: string, at: number): boolean {
  return /^[^,;:()]{0,14}\d/.test(text.slice(at, Math.min(at + 15, sentenceEnd(text, at))));
}

/** Letters glued to the word that was found are its ending, not another word: "vahvistuskoodisi: 123456". */
function endOfWord(text: string, at: number): number {
  let end = at;
  while (end - at < endingCharsMax && isLetter(text.charCodeAt(end))) end += 1;
  return end;
}

const endingCharsMax = 8;

/** Of a script that parts its words by blanks. */
function isLetter(unit: number): boolean {
  return isSmall(unit) || (unit >= accentedFrom && unit < 0x2000);
}

export function wordsBetween(text: string, start: number, to: number): number {
  const from = Math.min(to, endOfWord(text, start));
  let count = 0;
  let inside = false;
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    const letter = isOfWord(unit);
    if (letter && !inside) count += 1;
    inside = letter;
  }
  return count;
}

/** Letters and what stands within words; signs of East Asian scripts part them, as those of ASCII do. */
function isOfWord(unit: number): boolean {
  if (unit < capitalA) return false;
  if (unit < ideographicComma) return unit !== squareOpening && unit !== squareClosing;
  return (
    unit !== ideographicComma && unit !== lenticularOpening && unit !== cornerOpening && unit !== wideColon
  );
}

const wordCharsMax = 16;

function isWordUnit(unit: number): boolean {
  return isSmall(unit) || unit >= accentedFrom;
}

/** The word after a place, over one blank. */
export function wordAfter(folded: string, at: number): string {
  let from = at;
  if (folded.charCodeAt(from) === blank) from += 1;
  let to = from;
  while (to < folded.length && to - from < wordCharsMax && isWordUnit(folded.charCodeAt(to))) to += 1;
  return folded.slice(from, to);
}

/** The word before a place, over one blank or full stop. */
export function wordBefore(folded: string, at: number): string {
  let to = at;
  if (folded.charCodeAt(to - 1) === blank) to -= 1;
  if (folded.charCodeAt(to - 1) === fullStop) to -= 1;
  let from = to;
  while (from > 0 && to - from < wordCharsMax && isWordUnit(folded.charCodeAt(from - 1))) from -= 1;
  return folded.slice(from, to);
}

/** Whether no word of its sentence stands before a place. */
export function opensSentence(text: string, at: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(sentenceStart(text, at), at));
}
