/** The words of links, as the texts that they are looked for in: the tables are written as people write. */
import { fold } from '../codes/text/clean.ts';
import { linkWords } from '../codes/words/links.ts';

/** What signs in, confirms, resets or accepts. */
export const actWords = anywhere(linkWords.act);
/** What does something else. */
export const neverWords = anywhere(linkWords.never);
/** What turns down what another accepts. */
export const declineWords = anywhere(linkWords.decline);
/** Parts of paths below which nothing is confirmed. */
export const elsewhereNames = new RegExp(`/(?:${linkWords.elsewhere.map(escaped).join('|')})(?=[/?]|$)`);
/** Of subjects: what has been done already. */
export const noticeWords = anywhere(linkWords.notice);
/** Of subjects: "your sign-in link". */
export const linkNames = beginning(linkWords.named.map(fold).map(escaped));
/** Of subjects: a password. */
export const passwordNames = anywhere(linkWords.password);

/** For one who has not asked for the mail. */
export const otherwise = beginning(linkWords.otherwise.map(fold));

/** "here", "click here", "auf diesen Link": at most two words beside it. */
export const isHere = new RegExp(
  `^(?:\\p{L}+ ){0,2}(?:${folded(linkWords.here).join('|')})(?: \\p{L}+)?[.:!>\\u00bb \\u2192]*$`,
  'u',
);

/** Any of the patterns where a word begins; some scripts have no blanks between words, and some glue the article on. */
function beginning(patterns: readonly string[]): RegExp {
  return new RegExp(
    `(?:^|[^\\p{L}]|(?=[\u0590-\u06ff\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7a3]))(?:${patterns.join('|')})`,
    'u',
  );
}

/** Any of the words, anywhere in a folded text: one expression takes a twentieth of the time of a look for each. */
function anywhere(words: readonly string[]): RegExp {
  return new RegExp(folded(words).map(escaped).join('|'));
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function folded(words: readonly string[]): string[] {
  return [...new Set(words.map(fold))];
}
