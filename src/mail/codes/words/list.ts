/** Lists of words that are asked for in one place, and not looked for in all of a mail. */
import { fold } from '../text/clean.ts';

/**
 * A letter, or a mark on one, for what looks around itself in expressions with the flag `u`. It is what `[\p{L}\p{M}]` is
 * but for a few signs no word has, and said so that V8, which makes a list of all letters each time that it meets this,
 * has it ready: 17 µs instead of 130, a hundred times in every thread that reads mails.
 */
export const letter = '(?:\\p{Alphabetic}|\\p{Grapheme_Extend})';

/** Nothing goes on with letters behind a word that has no star. */
const end = `(?!${letter})`;

/**
 * Any word of a list, written as in a table, in folded text. What ends a word is said once for all of them: V8 compiles all
 * letters of Unicode anew for each time that it stands there, which took a third of a second together.
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
