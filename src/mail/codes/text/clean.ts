/**
 * One spelling for what looks the same: no invisible characters, ASCII digits, plain blanks and hyphens,
 * full-width letters as plain ones. `fold` then removes case and accents, character for character, so
 * that a position in the folded text is one in the clean text.
 */

import { apostrophe, blank, digitZero, hyphen, quotationMark, verticalBar, wideColon } from './signs.ts';

const zeroDigits = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0,
  0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50,
  0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xaa50, 0xabf0, 0xff10,
];

/** By UTF-16 unit: the clean spelling; 0 where the unit is dropped. Only units that change are listed. */
const cleanUnits = new Map<number, number>();
for (const zero of zeroDigits) {
  for (let digit = 0; digit < 10; digit += 1) cleanUnits.set(zero + digit, digitZero + digit);
}
for (let unit = 0xff01; unit <= 0xff5e; unit += 1) {
  // These part sentences and names from values; as ASCII they would make decimals and times of numbers.
  if (unit !== 0xff0c && unit !== wideColon) cleanUnits.set(unit, unit - 0xfee0);
}
for (const unit of [
  0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180c, 0x180d, 0x180e, 0x200b, 0x200c, 0x200d,
  0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x2066,
  0x2067, 0x2068, 0x2069, 0x206a, 0x206b, 0x206c, 0x206d, 0x206e, 0x206f, 0xfe0e, 0xfe0f, 0xfeff, 0x2800,
  0x640, 0x20e3,
]) {
  cleanUnits.set(unit, 0);
}
for (const unit of [
  0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a,
  0x202f, 0x205f, 0x3000,
  // Empty boxes, into which characters are drawn.
  0x25a1, 0x25a2, 0x25fb, 0x2610, 0x2b1c,
]) {
  cleanUnits.set(unit, blank);
}
for (const unit of [
  0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212, 0x2e3a, 0x2e3b, 0xfe58, 0xfe63, 0x301c,
]) {
  cleanUnits.set(unit, hyphen);
}
// Lines of boxes, as text parts draw cells.
for (const unit of [0x2502, 0x2503, 0x2506, 0x2507, 0x250a, 0x250b, 0x2551])
  cleanUnits.set(unit, verticalBar);
for (const unit of [0x2018, 0x2019, 0x201a, 0x201b, 0x2032, 0x2bc, 0x60, 0xb4])
  cleanUnits.set(unit, apostrophe);
for (const unit of [0x201c, 0x201d, 0x201e, 0x201f, 0x2033]) cleanUnits.set(unit, quotationMark);

/** Arabic and Hebrew marks that are written or left out at will, and combining accents. */
function isMark(unit: number): boolean {
  return (
    (unit >= 0x300 && unit <= 0x36f) ||
    (unit >= 0x591 && unit <= 0x5c7 && unit !== 0x5be) ||
    (unit >= 0x64b && unit <= 0x65f) ||
    unit === 0x670
  );
}

/** By UTF-16 unit: whether its clean spelling is another. */
const isUnclean = new Uint8Array(65_536);
for (let unit = 0x80; unit < isUnclean.length; unit += 1) {
  if (cleanUnits.has(unit) || isMark(unit)) isUnclean[unit] = 1;
}
isUnclean[0x60] = 1;

/** Characters that may be spelled otherwise. Few of the first 256 may, in which most languages of Europe are written. */
const notPlain = /[`\xa0\xad\xb4\u0100-\uffff]/;
/** What may be put together with what stands before it. */
const composing = /[\u0300-\uffff]/;

/** Katakana as old terminals of Japan print them, whose marks stand behind them: "\uff7a\uff70\uff84\uff9e". */
const halfWidth = /[\uff66-\uff9d]/;
const halfWidthRun = /[\uff66-\uff9f]+/g;

/** What Korean templates write after a value, as its last sound decides which of the two is right: "482913을(를)", "482913(으)로". */
const eitherParticle =
  /(?<=[\uc740\uc774\uc744\uacfc])\([\ub294\uac00\ub97c\uc640]\)|\((?=\uc73c\)\ub85c)|(?<=\(\uc73c)\)(?=\ub85c)/gu;

/** "３９ー６６ー０１": whoever types in Japanese has the mark of long sounds where others have a hyphen. */
const longSound = /(?<=[\d\uff10-\uff19])[\u30fc\uff70](?=[\d\uff10-\uff19])/g;

/** As official letters print names to be of one width: "驗 證 碼：", "認　証　番　号:", "인 증 번 호"; two syllables of Korean are two words. */
const spacedName =
  /(?<!\p{L} {0,4})(?:(?:[\u3040-\u30ff\u3400-\u9fff] {1,4}){1,9}[\u3040-\u30ff\u3400-\u9fff](?= {0,4}(?:[:\uff1a\t\n]|$)| {1,4}\d)|(?:[\uac00-\ud7a3] {1,4}){2,9}[\uac00-\ud7a3](?= {0,4}[:\uff1a\t]| {1,4}\d))/gu;
const spacedLetters = /[\u3040-\u9fff\uac00-\ud7a3] {1,4}[\u3040-\u9fff\uac00-\ud7a3](?: |[:\uff1a\t\n]|$)/;

/** The text in one spelling; lengths may change. */
export function clean(text: string): string {
  if (!notPlain.test(text)) return text;
  const spelled = inOneSpelling(text);
  return spacedLetters.test(spelled)
    ? spelled.replace(spacedName, (name) => name.replaceAll(' ', ''))
    : spelled;
}

function inOneSpelling(text: string): string {
  // Digits beyond the basic plane (bold, double-struck, monospaced) are decoration of plain ones.
  let source = /[\ud835\ud83c]/.test(text)
    ? text.replace(/[\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ac}]/gu, undecorated)
    : text;
  if (composing.test(source)) {
    source = source.normalize('NFC').replace(eitherParticle, '').replace(longSound, '-');
    if (halfWidth.test(source)) source = source.replace(halfWidthRun, (run) => run.normalize('NFKC'));
  }
  let result = '';
  let from = 0;
  for (let at = 0; at < source.length; at += 1) {
    const unit = source.charCodeAt(at);
    if (isUnclean[unit] === 0) continue;
    const to = cleanUnits.get(unit) ?? 0;
    result += source.slice(from, at);
    if (to !== 0) result += String.fromCharCode(to);
    from = at + 1;
  }
  return from === 0 ? source : result + source.slice(from);
}

function undecorated(char: string): string {
  const plain = char.normalize('NFKC');
  return plain.length <= 2 ? plain : char;
}

const special: Readonly<Record<string, string>> = {
  ı: 'i',
  İ: 'i',
  đ: 'd',
  Đ: 'd',
  ł: 'l',
  Ł: 'l',
  ø: 'o',
  Ø: 'o',
  ß: 's',
  æ: 'a',
  Æ: 'a',
  œ: 'o',
  ð: 'd',
  þ: 't',
  ə: 'e',
  Ə: 'e',
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  ς: 'σ',
};

/** By UTF-16 unit: what it is folded to; 0 until it is asked for. */
const foldedUnits = new Uint16Array(65_536);

function foldUnit(unit: number): number {
  const char = String.fromCharCode(unit);
  let result = special[char];
  if (result === undefined) {
    const lower = char.toLowerCase();
    result = special[lower];
    if (result === undefined) {
      // Hangul would fall apart into letters; it has no accents.
      const first = unit >= 0xac00 && unit <= 0xd7a3 ? lower : (lower.normalize('NFD')[0] ?? char);
      const kana = unit >= 0x3040 && unit <= 0x30ff;
      result = kana || first.length !== 1 ? char : first;
    }
  }
  const folded = result.charCodeAt(0);
  foldedUnits[unit] = folded;
  return folded;
}

const notAscii = /[\x80-\uffff]/;
/** What parts words as a blank does. */
const parting = /[-'\n\t]/;
for (const sign of "-'\n\t") foldedUnits[sign.charCodeAt(0)] = blank;

/** Lower case and without accents, of the same length as the text; hyphens and apostrophes become blanks. */
export function foldClean(text: string): string {
  if (!notAscii.test(text)) {
    const lower = text.toLowerCase();
    return parting.test(lower) ? lower.replace(/[-'\n\t]/g, ' ') : lower;
  }
  let result = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const to = foldedUnits[unit] || foldUnit(unit);
    if (to === unit) continue;
    result += text.slice(from, at) + String.fromCharCode(to);
    from = at + 1;
  }
  return from === 0 ? text : result + text.slice(from);
}

/** Cleaned, folded, runs of blanks as one: for words that are only looked for, not located. */
export function fold(text: string): string {
  return foldClean(clean(text)).replace(/ {2,}/g, ' ');
}
