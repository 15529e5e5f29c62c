/** The name of another number before a candidate, an order, an account: it takes the candidate unless the sentence has another use for that name. */

import { isOfNamed } from '../about/matter.ts';
import { codeFor } from '../about/purpose.ts';
import { type Governor, isBacked, quoted } from '../evidence.ts';
import { isCodeName } from '../names.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import { endsQuote } from '../text/between.ts';
import type { Segment } from '../text/segments.ts';
import { hasDigitBetween, wordsBetween } from '../text/sentence.ts';
import { comma, tab } from '../text/signs.ts';
import type { Hit } from '../words/index.ts';
import { articles, copulas, instruments, into } from '../words/particles/grammar.ts';
import { demonstratives } from '../words/particles/pointers.ts';
import { isMere } from './anynumber.ts';
import { isNumberWord, isObject } from './modifier.ts';
import { statementOf } from './statement.ts';

/** A label reaches no further than a few words. */
const labelReach = 24;
const wordsMax = 2;

/**
 * What the label at an index says of a candidate after it, in a sentence that begins at `from`; null where it names nothing.
 * It is the name of a code where the sentence has named one before and the label only says what that is for.
 */
export function labelBefore({ segment, match }: Spot, index: number, from: number): Governor | null {
  const { text, hits } = segment;
  const hit = hits[index] as Hit;
  if (isAfterRemark(segment, index, match, from)) return otherBy(segment, hit, directWeight, true);
  if (match.start - hit.end > labelReach) return null;
  const words = wordsBetween(text, hit.end, match.start);
  // It has taken the first number after it.
  if (hasDigitBetween(text, hit.end, match.start) || words > wordsMax) return null;
  if (isCutOff(segment, hit, match) || isSpokenFor(segment, index, match, from, words)) return null;
  const own = hits[index - 1];
  if (own !== undefined && isCodeName(own) && (isNumberWord(text, own, hit) || isSaidToBe(segment, own, hit)))
    return null;
  const direct = words === 0;
  const colon = /^ ?[:\uff1a\t]/.test(text.slice(hit.end, hit.end + 2));
  // "Verification code for your order: 123456" is still about the code.
  const name = direct && colon ? codeFor(segment, index, from) : null;
  if (name !== null)
    return {
      // "Kód pro schválení platby: 123456": what is approved is no label of a number.
      weight: isBacked(hits, name, name.end, hit.start) ? 4 : 3,
      reason: `${quoted(segment, name)} stands before it`,
      verdict: 'code',
      strong: true,
      direct: false,
    };
  return otherBy(segment, hit, direct ? directWeight : words === 1 ? -3.5 : -2, direct);
}

const directWeight = -6;

function otherBy(segment: Segment, hit: Hit, weight: number, direct: boolean): Governor {
  return {
    weight,
    reason: `${quoted(segment, hit)} names another number`,
    verdict: 'other',
    strong: false,
    mere: isMere(segment, hit),
    direct,
  };
}

/** What is said by the way between a name and its colon; no number stands there. */
const remark = /^(?:,| \() ?[^.:;\t\d]{4,80} ?[:\uff1a] ?["\u00ab\u201c]?$/u;
const remarkReach = 90;
const endsInMeans = new RegExp(`(?:^| )${instruments} ?[:\\uff1a] ?$`, 'u');
const openingWordsMax = 2;

/** "Your username, in case you have forgotten: wren1042", at the beginning of a sentence that asks for nothing. */
function isAfterRemark(segment: Segment, index: number, match: Match, from: number): boolean {
  const { text, hits } = segment;
  const hit = hits[index] as Hit;
  const said = text.slice(hit.end, match.start);
  if (match.start - hit.end > remarkReach || !remark.test(said)) return false;
  // "Your booking, to be confirmed with: 482913"
  if (endsInMeans.test(segment.folded.slice(hit.end, match.start))) return false;
  if (isMere(segment, hit) || wordsBetween(text, from, hit.start) > openingWordsMax) return false;
  return !hits.some(({ kind, start, end }) => isAsking.has(kind) && start >= hit.end && end <= match.start);
}

const isAsking: ReadonlySet<string> = new Set(['use', 'act', 'number']);

/** `"Order": "771204"` */
const isKey = /^["'] ?[:=] ?["']?$/;

/** Whether a sign, a cell or the end of a quotation parts a label from the number after it. */
function isCutOff({ text }: Segment, hit: Hit, match: Match): boolean {
  if (/,| [-|\u00b7] /.test(text.slice(hit.end, match.start)) && !isApposed(text, hit, match))
    return !isWholeRow(text, hit, match);
  // "2025/0417 sz. számla", a cell that has its number, and the next one.
  if (isInNextCell(text, hit, match) && hasOwnNumber(text, hit)) return true;
  // Type it in the field “Number”: what is quoted ends before it.
  return endsQuote(text, hit.end, match.start) && !isKey.test(text.slice(hit.end, match.start));
}

/** Whether a label says something else in its sentence than what number follows: what is confirmed, or where something is entered. */
function isSpokenFor(segment: Segment, index: number, match: Match, from: number, words: number): boolean {
  const { text, hits } = segment;
  const hit = hits[index] as Hit;
  if (isObject(segment, hit, match, from) || isOfNamed(hits, index, from)) return true;
  // "Answer the pop-up on that phone with 482913." Folded, the Swedish "is" would be the Latvian "with".
  if (
    words === 1 &&
    withBefore.test(segment.folded.slice(Math.max(0, match.start - withReach), match.start)) &&
    !text.endsWith(' är ', match.start)
  )
    return true;
  // "Go to the activation page and enter kT7mQ2": what is asked for is no page.
  if (isAskedSince(segment, index, match) || isWhereItGoes(segment, index, match, from)) return true;
  if (words <= 1 && isOnThatPage(segment, index, match, from)) return true;
  return words === 0 && isOfPlace(segment, index, from);
}

/** Whether the end of a cell stands right after a name, or right before a number. */
export function isInNextCell(text: string, hit: Hit, match: Match): boolean {
  return text.charCodeAt(hit.end) === tab || text.charCodeAt(match.start - 1) === tab;
}

/** "Ticket number - MA-804417": all that its line says. */
function isWholeRow(text: string, { start, end }: Hit, match: Match): boolean {
  return (
    start === 0 && match.end === text.length && /^ - (?:[A-Z]{1,4}-)?$/.test(text.slice(end, match.start))
  );
}

const isArticle = new RegExp(`^${articles}$`, 'u');

/** "The verification code is the number 482913." */
function isSaidToBe(segment: Segment, name: Hit, hit: Hit): boolean {
  if (!isMere(segment, hit)) return false;
  const [verb = '', article, ...more] = segment.folded.slice(name.end, hit.start).trim().split(' ');
  return copulas.has(verb) && (article === undefined || isArticle.test(article)) && more.length === 0;
}

/** "Send us your reading, 730165, by Friday." */
function isApposed(text: string, hit: Hit, match: Match): boolean {
  return text.slice(hit.end, match.start) === ', ' && text.charCodeAt(match.end) === comma;
}

const withReach = 20;
const withBefore = new RegExp(`(?:^| )${instruments} $`, 'u');

/** Whether a request stands between a label and a number, and no bracket before it: not "a document (type P800)". */
function isAskedSince(segment: Segment, index: number, match: Match): boolean {
  const { text, hits } = segment;
  const [label, next] = [hits[index] as Hit, hits[index + 1]];
  if (next?.kind !== 'use' || next.end > match.start) return false;
  // "Reference to quote: 90418827"
  const isAttribute = /^ (?:to|a|à|da|zu|att|å|di|de|для) \S/u.test(text.slice(label.end, next.end));
  if (isAttribute && !isMere(segment, label)) return false;
  return !/[([]/.test(text.slice(label.end, next.start));
}

const isPutSomewhere = new RegExp(
  `(?:^| )(?:${demonstratives}|these|das|dies|ceci|cela|esto|isto|questo|dit|dette|detta) (?:out |back )?(?:${into}|at|to|am) `,
  'u',
);
const goalReach = 50;

/** "Read this out to our agent when asked: 81206": what is announced is the object of the request, and no agent's number. */
function isWhereItGoes({ text, folded, hits }: Segment, index: number, match: Match, from: number): boolean {
  if (statementOf({ text, folded }, match.start) !== 'sign') return false;
  const label = hits[index] as Hit;
  const request = hits.slice(0, index).findLast(({ kind }) => kind === 'use');
  if (request === undefined || request.start < from || label.start - request.start > goalReach) return false;
  const between = folded.slice(request.start, match.start - 2);
  return isPutSomewhere.test(between) && !/[;:\d]/.test(between);
}

/** "Введіть на сторінці замовлення 5580": in languages with cases, whose place it is to enter something at; or a mere number there. */
function isOfPlace({ hits }: Segment, index: number, from: number): boolean {
  const [label, place] = [hits[index] as Hit, hits[index - 1]];
  if (place?.kind !== 'where' || label.start - place.end !== 1) return false;
  return hits.some(({ kind, start, end }) => kind === 'use' && start >= from && end <= place.start);
}

const pageName =
  /^(?:page|seite|pagina|sida|siden|side|sivu|strone|stronie|strana|strance|strani|stranke|странице|страницата|сторинци)$/;
const onThat = new RegExp(`(?:^|[^\\p{L}])${into} (?:\\p{L}{1,16} ){0,4}$`, 'u');
const onThatReach = 60;
const pageDigitsMax = 3;

/** "Tragen Sie auf der noch geöffneten Seite 91406 ein": that page has no number so large. */
function isOnThatPage({ folded, hits }: Segment, index: number, match: Match, from: number): boolean {
  const label = hits[index] as Hit;
  if (match.value.length <= pageDigitsMax || !pageName.test(folded.slice(label.start, label.end)))
    return false;
  if (!onThat.test(folded.slice(Math.max(from, label.start - onThatReach), label.start))) return false;
  return hits.some(({ kind, start, end }) => kind === 'use' && start >= from && end <= label.start);
}

/** Whether a number stands before a label in its cell. */
function hasOwnNumber(text: string, { start }: Hit): boolean {
  return /\d/.test(text.slice(text.lastIndexOf('\t', start) + 1, start));
}
