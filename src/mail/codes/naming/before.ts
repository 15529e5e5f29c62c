/** What the words before a candidate call it, in its sentence or row. */

import { isOfNamed } from '../about/matter.ts';
import { codeFor, isReward } from '../about/purpose.ts';
import {
  codeWeight,
  type Governor,
  isBacked,
  matchesBetween,
  none,
  quoted,
  strongWeight,
} from '../evidence.ts';
import { isCodeName, isLabel, isName, isStrong } from '../names.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import { endsQuote, opensBrackets } from '../text/between.ts';
import { fold } from '../text/clean.ts';
import type { Segment } from '../text/segments.ts';
import { firstAfter, hasDigitBetween, sentenceEnd, wordsBetween } from '../text/sentence.ts';
import { isBehindValue } from '../text/spent.ts';
import type { Hit } from '../words/index.ts';
import {
  articles,
  copulas,
  demonstratives,
  indefinites,
  instruments,
  into,
  ownWords,
} from '../words/particles.ts';
import { askedFor, isMere } from './anynumber.ts';
import {
  hasUnknownBetween,
  hasUnknownModifier,
  isListed,
  isNumberWord,
  isObject,
  isSecret,
} from './modifier.ts';
import { isOtherStated, isSaidAfter, isStated, isTried, statementOf } from './statement.ts';

export function namedBefore(spot: Spot, from: number, sender: ReadonlySet<string>): Governor {
  const { segment, match, matches } = spot;
  const { text, hits } = segment;
  let weak: Governor = none;
  for (let index = firstAfter(hits, match.start) - 1; index >= 0; index -= 1) {
    const hit = hits[index] as Hit;
    if (hit.end > match.start) continue;
    // "No. TAC 551873": a name may hold the full stop of what is short for it.
    if (hit.end <= from) break;
    if (isNewOne(segment, hit, match) || isSecondFactor(segment, hit, match)) {
      return {
        weight: codeWeight,
        reason: `${quoted(segment, hit)} stands before it`,
        verdict: 'code',
        strong: false,
        direct: true,
      };
    }
    if (hit.kind === 'number' || (hit.kind === 'label' && isMere(segment, hit))) {
      const asked = askedFor(segment, index, match, from);
      if (asked !== null) return asked;
    }
    if (!isName(hit) || isBehindValue(text, hit, match.start)) continue;
    const distance = match.start - hit.end;
    // A label reaches no further than a few words.
    if (isLabel(hit) && distance > labelReach) continue;
    const words = wordsBetween(text, hit.end, match.start);
    const column = text.charCodeAt(hit.end) === 9 || text.charCodeAt(match.start - 1) === 9;
    if (isLabel(hit)) {
      // It has taken the first number after it.
      if (hasDigitBetween(text, hit.end, match.start) || words > 2) continue;
      if (/,| [-|\u00b7] /.test(text.slice(hit.end, match.start)) && !isApposed(text, hit, match)) continue;
      // "2025/0417 sz. számla", a cell that has its number, and the next one.
      if (column && hasOwnNumber(text, hit)) continue;
      // Type it in the field “Number”: what is quoted ends before it.
      if (endsQuote(text, hit.end, match.start)) continue;
      if (isObject(segment, hit, match, from) || isOfNamed(hits, index, from)) continue;
      // "Answer the pop-up on that phone with 482913." Folded, the Swedish "is" would be the Latvian "with".
      if (
        words === 1 &&
        withBefore.test(segment.folded.slice(Math.max(0, match.start - withReach), match.start)) &&
        !text.endsWith(' är ', match.start)
      )
        continue;
      // "Go to the activation page and enter kT7mQ2": what is asked for is no page.
      if (isAskedSince(segment, index, match) || isWhereItGoes(segment, index, match, from)) continue;
      if (words === 0 && isOfPlace(segment, index, from)) continue;
      const direct = words === 0;
      const own = hits[index - 1];
      if (
        own !== undefined &&
        isCodeName(own) &&
        (isNumberWord(text, own, hit) || isSaidToBe(segment, own, hit))
      )
        continue;
      const colon = /^ ?[:\uff1a\t]/.test(text.slice(hit.end, hit.end + 2));
      // "Verification code for your order: 123456" is still about the code.
      const before = direct && colon ? codeFor(segment, index, from) : null;
      if (before !== null) {
        return {
          // "Kód pro schválení platby: 123456": what is approved is no label of a number.
          weight: isBacked(hits, before, before.end, hit.start) ? 4 : 3,
          reason: `${quoted(segment, before)} stands before it`,
          verdict: 'code',
          strong: true,
          direct: false,
        };
      }
      const weight = direct ? -6 : words === 1 ? -3.5 : -2;
      const found: Governor = {
        weight,
        reason: `${quoted(segment, hit)} names another number`,
        verdict: 'other',
        strong: false,
        mere: isMere(segment, hit),
        direct,
      };
      if (direct || weak.verdict === 'none') weak = found;
      if (direct) return found;
      continue;
    }
    const taken = matchesBetween(matches, hit.end, match.start);
    if (hit.kind === 'other') {
      if (isReward(segment, index, from)) continue;
      // "Code for the transfer to IBAN ending 4471: 306518": that name has its number.
      const isTaken = taken > 0 || hasDigitBetween(text, hit.end, match.start);
      if (distance > 90 || (isTaken && isStated(segment, match.start))) continue;
      return {
        weight: taken > 0 ? -4 : -7,
        reason: `${quoted(segment, hit)} is a code of another kind`,
        verdict: 'other',
        strong: false,
        direct: words <= 3,
      };
    }
    if (weak.verdict === 'other' && taken > 0 && statementOf(segment, match.start) !== 'verb') return weak;
    const isModified =
      !isStrong(hit) && !isSecret(segment, hit) && hasUnknownModifier(text, hits, hit, sender);
    // "Code tombola : 66041", in languages that name it behind.
    const isOfOther =
      !isStrong(hit) &&
      (hasUnknownBetween(text, hits, hit, match.start, sender) || isListed(text, hit, match.start));
    const isPlain = !text.slice(hit.start, hit.end).includes(' ');
    // "Kurs kodu: 3041882", of a course that is confirmed: what is confirmed is not by that code.
    const mayBeBacked = !(isPlain && (isModified || isOfOther));
    const strong = isStrong(hit) || (mayBeBacked && isBacked(hits, hit, from, sentenceEnd(text, match.end)));
    const ofUnknown = !strong && (isModified || isOfOther);
    let weight = strong ? strongWeight : codeWeight;
    const stated = statementOf(segment, match.start);
    // What stands between a name and its verb makes it no less clear.
    weight -= Math.min(stated === 'verb' ? 0.6 : 2, Math.max(0, distance - 12) * 0.02);
    // "Accepted (response code 250): 1497"
    if (stated === 'sign' && /^[^([]*\d[)\]] ?[:=] ?$/.test(text.slice(hit.end, match.start))) weight -= 3;
    // "Your code for the payment at shop 4411 is 774411": what the sentence states is no neighbour's number.
    // "Enter the code 5193 in time; our extension is 2025": it has its number.
    if (stated === 'verb' && matches.some(({ start }) => start < match.start && start - hit.end === 1))
      weight -= 3;
    if (stated !== 'none') weight += strong ? 0.4 : 1.2;
    else {
      // "Identify yourself with the one-time passcode BRASSKEY."
      if (words === 0 && strong && isMeantBy(segment, hit)) weight += 0.5;
      weight -= Math.min(3, taken * 1.5);
      // A code is spoken of, and further on in the sentence stands a number.
      if (words > 3) weight -= 0.8;
      // "Your code for account 4471 is 774411": the sentence says itself which one it means.
      if (words > 0 && isOtherStated(spot)) weight -= 2.2;
    }
    // "Code 123456 is needed to confirm the payment."
    if (stated === 'none' && words === 0 && isSaidAfter(segment, match.end)) weight += 0.8;
    if (ofUnknown) weight -= 1.2;
    // "Sign-in code (MATH 1310)": in brackets of its own, a word stands before it.
    if (stated === 'none' && words > 0 && opensBrackets(text, hit.end, match.start)) weight -= 1.2;
    // "Never give anyone a code, even if the display shows 482913": it speaks of any code.
    if (words > 2 && isOfAny(segment, hit, from)) weight -= 3.5;
    // "“I never got my code” (KB-104822)": what is quoted ends before it.
    if (/["\u201d\u00bb] ?\($/.test(text.slice(hit.end, match.start))) weight -= 3;
    if (column) weight += 0.3;
    // A label between them that says nothing of its own takes a little away.
    if (weak.verdict === 'other' && stated === 'none') weight += weak.weight * 0.5;
    return {
      weight,
      reason:
        words === 0
          ? `stands right after ${quoted(segment, hit)}`
          : `stands after ${quoted(segment, hit)} in the same sentence`,
      verdict: 'code',
      strong,
      stated,
      direct: !isOfOther && isDirect(text, hit.end, match.start, words),
      ofUnknown,
      plain: isPlain,
    };
  }
  return weak;
}

const labelReach = 24;

const isArticle = new RegExp(`^${articles}$`, 'u');

/** "The verification code is the number 482913." */
function isSaidToBe(segment: Segment, name: Hit, hit: Hit): boolean {
  if (!isMere(segment, hit)) return false;
  const [verb = '', article, ...more] = segment.folded.slice(name.end, hit.start).trim().split(' ');
  return copulas.has(verb) && (article === undefined || isArticle.test(article)) && more.length === 0;
}

/** "Send us your reading, 730165, by Friday." */
function isApposed(text: string, hit: Hit, match: Match): boolean {
  return text.slice(hit.end, match.start) === ', ' && text.charCodeAt(match.end) === 44;
}

/** "code: X", "code is X", "code – X": at most one small word between. */
function isDirect(text: string, from: number, to: number, words: number): boolean {
  if (to - from > 14) return false;
  if (words === 0) return true;
  const gap = text.slice(from, to);
  return (
    words === 1 &&
    (to - from <= 7 ||
      gap.includes(':') ||
      gap.endsWith('(') ||
      copulas.has(
        fold(gap)
          .replace(/[#"'*_]/g, '')
          .trim(),
      ))
  );
}

const anyOne = new RegExp(`(?:^| )${indefinites} $`, 'u');
const anyReach = 12;
const warningReach = 30;

/** Whether a warning is about codes as such: "do not tell anyone a code". */
function isOfAny({ folded, hits }: Segment, name: Hit, from: number): boolean {
  if (!anyOne.test(folded.slice(Math.max(from, name.start - anyReach), name.start))) return false;
  return hits.some(
    ({ kind, start, end }) =>
      kind === 'care' && start >= from && end <= name.start && name.start - end < warningReach,
  );
}

const withReach = 20;
const withBefore = new RegExp(`(?:^| )${instruments} $`, 'u');
const withThe = new RegExp(`(?:^| )${instruments} (?:(?:${articles}|${ownWords}|${demonstratives}) )?$`, 'u');

/** Whether something is done with what has the name: "with the passcode". */
function isMeantBy({ folded }: Segment, hit: Hit): boolean {
  return withThe.test(folded.slice(Math.max(0, hit.start - withReach), hit.start));
}

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

const forWhomWordsMax = 3;

/** "New one: 482913", "I've sent off a fresh one for you: 482913", "Made a fresh one, try 482913". */
function isNewOne(segment: Segment, hit: Hit, match: Match): boolean {
  if (hit.kind !== 'fresh') return false;
  if (isTried.test(segment.folded.slice(hit.end, match.start))) return true;
  const stated = statementOf(segment, match.start);
  const words = wordsBetween(segment.text, hit.end, match.start);
  return stated !== 'none' && words <= (stated === 'sign' ? forWhomWordsMax : 0);
}

/** "2FA 027418": the way of signing in stands for its code, and nothing between them. */
function isSecondFactor({ folded }: Segment, hit: Hit, match: Match): boolean {
  return (
    hit.kind === 'act' &&
    match.start - hit.end === 1 &&
    /^(?:2fa|mfa|tfa)$/.test(folded.slice(hit.start, hit.end))
  );
}

/** Whether a number stands before a label in its cell. */
function hasOwnNumber(text: string, { start }: Hit): boolean {
  return /\d/.test(text.slice(text.lastIndexOf('\t', start) + 1, start));
}
