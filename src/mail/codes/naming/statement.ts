/** Whether a sentence says of what follows that it is what was named: by a verb, "your code is …", or by a sign, "code: …". */

import type { Spot } from '../spot.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceEnd, wordAfter } from '../text/sentence.ts';
import { blank, smallA } from '../text/signs.ts';
import { issued } from '../words/particles/changes.ts';
import { articles, copulas, nows } from '../words/particles/grammar.ts';
import { trying } from '../words/particles/requests.ts';

export type Statement = 'verb' | 'sign' | 'none';

/** Signs, and glued particles of languages without blanks, that do the same. */
const signs = ':=：＝\u2192\u279c\u2794';
const particles = '是为為は는은คือ';

const particlesAfter: ReadonlySet<string> = new Set('是為为は');

const opening = '"\'\u201c\u00ab[(*\u3010\u300c\u300e';
const closing = '"\u201d\u00bb)]\u3011\u300d*';
const isIssued = new RegExp(`^ ${issued}`, 'u');
const issuedReach = 40;

/**
 * Whether a sentence says after a number what it is: "123456 is …". The Polish and Czech verb "to" ("123456 to Twój kod") is an
 * English word as well and counts only before certain words.
 */
export function isSaidAfter({ folded }: Pick<Segment, 'folded'>, end: number): boolean {
  // "[CB-3186] is the PIN".
  const at = closing.includes(folded[end] ?? ' ') ? end + 1 : end;
  if (folded.startsWith(' = ', at) || isIssued.test(folded.slice(at, at + issuedReach))) return true;
  const word = wordAfter(folded, at);
  if (word === 'to')
    return /^ to (?:jest |jednoraz|tw[oa]j|pan|kod|has|je |v[aá]s|tv[oů]j)/.test(folded.slice(at, at + 16));
  return copulas.has(word) || particlesAfter.has(folded[folded.charCodeAt(at) === blank ? at + 1 : at] ?? '');
}

/** "Try 482913", "Made a fresh one, try 482913", "Prøv med 33 90 58": all that stands before it. */
export const isTried = new RegExp(`^[,;:-]? ?${trying} $`, 'u');

/** What stands right before a place. */
export function statementOf({ text, folded }: Pick<Segment, 'text' | 'folded'>, at: number): Statement {
  let before = at - 1;
  while (before > 0 && (text.charCodeAt(before) === blank || opening.includes(text[before] as string)))
    before -= 1;
  const sign = text[before];
  if (sign === undefined) return 'none';
  // "Your code for the payment is: 123456" says it as a sentence does, sign or not.
  if (signs.includes(sign)) return isVerbBefore(folded, before) ? 'verb' : 'sign';
  if (particles.includes(sign)) return 'verb';
  // "Ваш код для заказа 77120 - 482913": Slavic languages have a dash for "is".
  if (sign === '-' && before === at - 2 && text.charCodeAt(before - 1) === blank) return 'sign';
  return isVerbBefore(folded, before + 1) ? 'verb' : 'none';
}

/**
 * Words for "is" that mean something else in English: Finnish and Estonian "on", Polish "to". They count only after what those
 * languages call a code, and the "s" of "it's" only after a word such as "it" or "code".
 */
const own: Readonly<Record<string, RegExp>> = {
  on: /(?:kood|tunnu|tunnis|sala|parool|pin|otp|tan|luku|avain|avaime|voti|kombinatsioon|yhdistelma)/,
  s: /\b(?:it|that|this|here|code|pin|otp|passcode|password|number|token|key|one) $/,
  теперь: /(?:код|парол|пин)/,
  сейчас: /(?:код|парол|пин)/,
  тепер: /(?:код|парол|пін)/,
  зараз: /(?:код|парол|пін)/,
  to: /(?:\bkod\b|\bklucz\b|kombinacja\b|\bhaslo\b|\bpin\b|smskod)/,
};
const ownReach = 90;
const wordCharsMax = 12;
const isArticle = new RegExp(`^${articles}$`, 'u');

/** Articles and the like between a verb and a number: a mail may hold thousands in a row. */
const passedMax = 3;

/** @param passed Words that have been passed over so far. */
function isVerbBefore(folded: string, to: number, passed = 0): boolean {
  let end = to;
  while (end > 0 && folded.charCodeAt(end - 1) === blank) end -= 1;
  let from = end;
  while (from > 0 && end - from < wordCharsMax && folded.charCodeAt(from - 1) >= smallA) from -= 1;
  const word = folded.slice(from, end);
  const names = own[word];
  const isVerb = names?.test(folded.slice(Math.max(0, from - ownReach), from)) ?? copulas.has(word);
  // "Ton code est le 2071", "Your code is now 2071".
  const isPassed = passed < passedMax && from > 1 && (isArticle.test(word) || nows.has(word));
  return isVerb || (isPassed && isVerbBefore(folded, from - 1, passed + 1));
}

export function isStated(segment: Pick<Segment, 'text' | 'folded'>, at: number): boolean {
  return statementOf(segment, at) !== 'none';
}

/** Whether its sentence says so of a later one: "Your code for account 4471 is 774411". */
export function isOtherStated({ segment, match, matches }: Spot): boolean {
  const to = sentenceEnd(segment.text, match.end);
  return matches.some(
    (other) => other.start > match.end && other.end <= to && isStated(segment, other.start),
  );
}
