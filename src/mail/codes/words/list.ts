/** Lists of words that are asked for in one place, and not looked for in all of a mail. */
import { fold } from '../text/clean.ts';

/**
 * What is a letter or a mark on one, up to what no word begins or ends with there: signs between the letters of a script count
 * as letters, and digits of a script too, as text in one spelling has none. With all ranges of Unicode, which are ten times
 * as many, V8 makes 7 KB of machine code of it, in every thread that reads mails and at each of hundreds of places.
 */
const letterRanges = [
  // Latin and its marks, Greek, Cyrillic, Armenian
  'a-zA-Z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u037d\\u037f-\\u0386\\u0388-\\u0559\\u0560-\\u0588',
  // Hebrew, Arabic
  '\\u0591-\\u05bd\\u05bf-\\u05f2\\u0610-\\u061a\\u0620-\\u0669\\u066e-\\u06d3\\u06d5-\\u0963',
  // India, Thailand, Laos, Tibet, Burma, Georgia, Korea's letters one by one
  '\\u0966-\\u0e3e\\u0e40-\\u0e4e\\u0e80-\\u0f03\\u0f15-\\u1049\\u1050-\\u1360',
  // Ethiopia, the Khmer, Mongolia, further letters of Latin and Greek
  '\\u1369-\\u17d3\\u17dc-\\u17ff\\u1810-\\u1fff\\u2c00-\\u2dff',
  // China, Japan, Korea
  '\\u3005-\\u3007\\u3041-\\u30fa\\u30fc-\\u318e\\u3400-\\ud7ff\\uf900-\\ufaff',
  // Forms of letters
  '\\ufb00-\\ufdfb\\ufe70-\\ufefc\\uff21-\\uff3a\\uff66-\\uffdc',
];

/** A letter, for what looks around itself in expressions. */
export const letter = `[${letterRanges.join('')}]`;

/** A letter of a script that parts its words: of others any word may begin right after one. */
export const partingLetter = `(?![\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])${letter}`;

/** Nothing goes on with letters behind a word that has no star. */
const end = `(?!${letter})`;

/**
 * Any word of a list, written as in a table, in folded text. What ends a word is said once for all of them: V8 makes machine
 * code of it for each time that it stands there.
 * @returns The source of a group for expressions with the flag `u`.
 */
export function anyOf(list: string): string {
  const words = wordsOf(list);
  const open = words
    .filter((word) => word.endsWith('*'))
    .flatMap((word) => spellingsOf(fold(word.slice(0, -1))));
  const closed = words.filter((word) => !word.endsWith('*')).flatMap((word) => spellingsOf(fold(word)));
  const whole = closed.length > 0 ? [`(?:${closed.join('|')})${end}`] : [];
  return `(?:${[...whole, ...open].join('|')})`;
}

/** The whole words of a list, folded. */
export function setOf(list: string): ReadonlySet<string> {
  return new Set(wordsOf(list).flatMap((word) => spellingsOf(fold(word))));
}

/** "E-mail" and "email" are one word: who lists one of them means both. @param word Folded. */
export function spellingsOf(word: string): readonly string[] {
  const together = word.replace(apart, 'email');
  const other = together === word ? word.replace(joined, 'e mail') : together;
  return other === word ? [word] : [word, other];
}

const apart = /(?<!\p{L})e mail/gu;
const joined = /(?<!\p{L})email/gu;

/** The words of a list, as they are written: parted by commas. */
export function wordsOf(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
