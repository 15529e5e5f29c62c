/** The words of links, as the texts that they are looked for in: the tables are written as people write. */
import { fold } from '../codes/clean.ts';
import { linkWords } from '../codes/words/links.ts';

/** What signs in, confirms, resets or accepts. */
export const actWords = folded(linkWords.act);
/** What does something else. */
export const neverWords = folded(linkWords.never);
/** Of subjects: what has been done already. */
export const noticeWords = folded(linkWords.notice);
/** Of subjects: "your sign-in link". */
export const linkNames = folded(linkWords.named);
/** Of subjects: a password. */
export const passwordNames = folded(linkWords.password);

/** For one who has not asked for the mail. */
export const otherwise = new RegExp(
  `(?:^|[^\\p{L}]|(?=[\u3040-\u9fff\uac00-\ud7a3]))(?:${linkWords.otherwise.map(fold).join('|')})`,
  'u',
);

/** "here", "click here", "auf diesen Link": at most two words beside it. */
export const isHere = new RegExp(
  `^(?:\\p{L}+ ){0,2}(?:${folded(linkWords.here).join('|')})(?: \\p{L}+)?[.:!>\\u00bb \\u2192]*$`,
  'u',
);

/** @param text Folded. */
export function has(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word));
}

function folded(words: readonly string[]): string[] {
  return [...new Set(words.map(fold))];
}
