/**
 * Words for any number, "the digits", "a key": they name a candidate that the sentence asks for, signs in with or says to be
 * one, and no other.
 */

import { instrument } from '../asking/means.ts';
import { codeWeight, type Governor, isBacked, quoted } from '../evidence.ts';
import { isLabel, isName, isStrong } from '../names.ts';
import type { Match } from '../shape/candidates.ts';
import { opensBrackets } from '../text/between.ts';
import type { Segment } from '../text/segments.ts';
import { firstAfter, hasDigitBetween, sentenceEnd, wordsBetween } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { letter } from '../words/list.ts';
import { into } from '../words/particles/grammar.ts';
import { approvals, mereNumbers, withNumbers } from '../words/particles/names.ts';
import { awaiting } from '../words/particles/requests.ts';
import { isAskedAfter } from './modifier.ts';
import { isSaidAfter, statementOf } from './statement.ts';

const isLatin = /[a-z\u00e0-\u024f]/;
const mereNumber = new RegExp(`^${mereNumbers}$`, 'u');

export function isMere({ folded, hits }: Pick<Segment, 'folded' | 'hits'>, hit: Hit): boolean {
  if (!mereNumber.test(folded.slice(hit.start, hit.end))) return false;
  // "Sagsnummeret": what it is joined to says of what.
  if (isLatin.test(folded.charAt(hit.start - 1))) return false;
  // "Your account number": what stands right before it says of what.
  const before = hits[firstAfter(hits, hit.start) - 1];
  const isJoined = before?.end === hit.start - 1 && folded.charAt(before.end) === ' ';
  return before === undefined || !isJoined || before.kind === 'use';
}

const statementCharsMax = 24;

/** "The number is 482913" is all that the line says. */
export function saysNoMore(segment: Segment, match: Match): boolean {
  if (match.start > statementCharsMax || statementOf(segment, match.start) !== 'verb') return false;
  return !/[\p{L}\p{N}]/u.test(segment.text.slice(match.end));
}

const withNumber = new RegExp(`^${withNumbers}$`, 'u');

/** "Přihlaste se číslem 4821", "Log masuk dengan nombor 4821". */
function isWith({ folded }: Segment, hit: Hit): boolean {
  return (
    withNumber.test(folded.slice(hit.start, hit.end)) ||
    instrument.test(folded.slice(Math.max(0, hit.start - 16), hit.start))
  );
}

const isWanted = new RegExp(`(?:^| )${awaiting}[, ]`, 'u');

const askReach = 50;
/** "Prijavite se s številko 4821": endings and small words stand before it. */
const withReach = 14;
/** "Enter the number 4821": numbers that one calls have their verbs further off. */
const labelReach = 8;

/** "Introduzca en la sede el número 4821": a place that no list has. */
const isPlace = new RegExp(`^ ${into} (?:\\p{L}{1,20} ){1,4}$`, 'u');

/** "Escreva na página do registo o número 60317": what the place is of. */
const isPlaceOf =
  /^ (?:do|da|de|del|de la|di|della|du|des|der|of|of the|for|for the|van|van de|van het|voor|that|which|das|die|der|qui|que|che|som|koje|koji|koja|które|který|které|ktoré|которое|которая|которыи|яке|яка) (?:\p{L}{1,16} ){1,4}$/u;

/** "Log in with the digits 4821", "the key to your account is NXR-4V7": a word for any number, which the sentence asks for or states. */
export function askedFor(segment: Segment, index: number, match: Match, from: number): Governor | null {
  const { text, hits } = segment;
  const hit = hits[index] as Hit;
  const isDirect = wordsBetween(text, hit.end, match.start) === 0;
  if (isBareAskedAfter(segment, hit, match)) return askedAs(segment, hit);
  if (hit.kind === 'number' && opensBrackets(text, hit.end, match.start + 1)) return null;
  if (hit.kind === 'number' && !isOfOther(hits, index, match) && isStatedAs(segment, hit, match))
    return statedAs(segment, hit, from, match.end);
  if (!isDirect || hasDigitBetween(text, hit.end, match.start)) return null;
  if (hit.kind === 'number' && isAskedAfter(segment, match.end)) return askedAs(segment, hit);
  // "The tool wants, besides your password, the digits 20417", "The page opens with the key 20417."
  if (hit.kind === 'number' && (isWith(segment, hit) || isWanted.test(segment.folded.slice(from, hit.start))))
    return askedAs(segment, hit);
  const isMeant = hit.kind !== 'number' && isWith(segment, hit);
  const reach = hit.kind === 'number' ? askReach : isMeant ? withReach : labelReach;
  let edge = hit.start;
  for (let back = index - 1; back >= 0; back -= 1) {
    const before = hits[back] as Hit;
    const isFar =
      edge - before.end > reach &&
      !(before.kind === 'use' && isPlace.test(segment.folded.slice(before.end, edge))) &&
      !(before.kind === 'where' && isPlaceOf.test(segment.folded.slice(before.end, edge)));
    if (before.start < from || isFar) return null;
    // "Enter in the app the number 4821": the place belongs to the verb.
    if (before.kind === 'where') edge = before.start;
    if (hit.kind !== 'number' && before.kind !== 'use' && !(before.kind === 'act' && isMeant)) continue;
    if (isName(before) || hasDigitBetween(text, before.end, hit.start)) return null;
    if (before.kind === 'use' || before.kind === 'act') return askedAs(segment, hit);
  }
  return null;
}

const isApproval = new RegExp(`(?:^|[^\\p{L}])${approvals}$`, 'u');
const approvalReach = 40;
const isPutInto = new RegExp(`^["\u00bb\u201d)]? (?:${into}|in|into|on|at|beside|under|below) \\p{L}`, 'u');

/** "Copy the consent number 26841 into box 7": a receipt has such a number, too, but does not say where to put it. */
export function approvalAskedFor(
  segment: Segment,
  index: number,
  match: Match,
  from: number,
): Governor | null {
  const { text, folded, hits } = segment;
  const hit = hits[index] as Hit;
  if (!isApproval.test(folded.slice(Math.max(from, hit.start - approvalReach), hit.end))) return null;
  if (match.start - hit.end > 2 || hasDigitBetween(text, hit.end, match.start)) return null;
  const isAsked = hits
    .slice(0, index)
    .some(({ kind, start, end }) => kind === 'use' && start >= from && hit.start - end <= askReach);
  return isAsked && isPutInto.test(folded.slice(match.end)) ? askedAs(segment, hit) : null;
}

const mereOfCjk = /^(?:番号|号码|號碼)$/;
/** Before it stands a particle, or nothing: it is no part of a longer name, and the number of nothing. */
const bareBefore = /^[でにはをがとら、。，,\s]?$/;
const cornerReach = 2;

/** "確認画面で番号「5188」を入力してください" */
function isBareAskedAfter(segment: Segment, hit: Hit, match: Match): boolean {
  const { folded } = segment;
  if (match.start - hit.end > cornerReach || !mereOfCjk.test(folded.slice(hit.start, hit.end))) return false;
  return bareBefore.test(folded.charAt(hit.start - 1)) && isAskedAfter(segment, match.end);
}

/** What says "is" at the end of a sentence. */
const lastVerb = new RegExp(`^ (?:है|हैं|आहे|हो|ہے|ہیں|است|میباشد|છે|ਹੈ|ఉంది|ஆகும்|ആണ്)(?!${letter})`, 'u');

/** "Your key is 4821", "आपकी कुंजी 4821 है". */
function isStatedAs(segment: Segment, hit: Hit, match: Match): boolean {
  if (statementOf(segment, match.start) === 'verb') return true;
  return (
    lastVerb.test(segment.folded.slice(match.end, match.end + 12)) &&
    wordsBetween(segment.text, hit.end, match.start) <= 2
  );
}

/** The governor of a candidate that the sentence asks for as any number. */
function askedAs(segment: Segment, hit: Hit): Governor {
  return {
    weight: 4.2,
    reason: `is ${quoted(segment, hit)} that the sentence asks for`,
    verdict: 'code',
    strong: false,
    direct: true,
  };
}

/** The governor of a candidate that the sentence says to be a key, a combination. */
function statedAs(segment: Segment, hit: Hit, from: number, to: number): Governor {
  return {
    // "The key to sign in with is 4821" also says what the key is for.
    weight: isBacked(segment.hits, hit, from, sentenceEnd(segment.text, to)) ? 4.2 : 3.6,
    reason: `is said to be ${quoted(segment, hit)}`,
    verdict: 'code',
    strong: false,
    stated: 'verb',
    direct: true,
  };
}

/** "The key to your locker is 4471": what names something else stands between. */
function isOfOther(hits: readonly Hit[], index: number, match: Match): boolean {
  for (let on = index + 1; on < hits.length; on += 1) {
    const hit = hits[on] as Hit;
    if (hit.start >= match.start) return false;
    if (isLabel(hit) || hit.kind === 'other') return true;
  }
  return false;
}

const statedReach = 24;
/** "482913 という数字を入力" */
const gapMax = 5;

/** "Say 4821 the digits" in languages that put it so, "4821 is the key": a word for any number after its number. */
export function askedAfter(
  segment: Segment,
  hit: Hit,
  match: Match,
  to: number,
  from: number,
): Governor | null {
  const { text, hits } = segment;
  const distance = hit.start - match.end;
  if (hit.end > to || distance > statedReach || hasDigitBetween(text, match.end, hit.start)) return null;
  if (distance <= gapMax && isAskedAfter(segment, hit.end)) return askedAs(segment, hit);
  if (distance <= 2 && isAskedBefore(hits, text, match, from)) return askedAs(segment, hit);
  const opens = !/\p{L}{4,}/u.test(text.slice(from, match.start));
  return opens && isSaidAfter(segment, match.end)
    ? { ...statedAs(segment, hit, from, to), follows: true }
    : null;
}

const useReach = 30;

/** A word for asking right before a match, with nothing named between: "ասեք 304159 թվերը". */
function isAskedBefore(hits: readonly Hit[], text: string, match: Match, from: number): boolean {
  const before = hits[firstAfter(hits, match.start) - 1];
  if (before?.kind !== 'use' || before.start < from || match.start - before.end > useReach) return false;
  return !hasDigitBetween(text, before.end, match.start);
}

/** " is", " for you is:" */
const stateCharsMax = 16;

/** "One-time key" and, at the end of the line, "the key is": a line that names a code and ends so says that the code stands below. */
export function statedBelow(segment: Segment): Governor | null {
  const { text, folded, hits } = segment;
  const hit = hits.findLast(({ kind }) => kind === 'number');
  if (hit === undefined || statementOf(segment, text.length) !== 'verb') return null;
  if (/[\p{N},;.]/u.test(folded.slice(hit.end)) || text.length - hit.end > stateCharsMax) return null;
  if (!hits.some((name) => name.end <= hit.start && (isStrong(name) || name.kind === 'act'))) return null;
  return {
    weight: codeWeight,
    reason: `the line above ends in what ${quoted(segment, hit)} is`,
    verdict: 'code',
    strong: true,
    stated: 'verb',
    direct: true,
  };
}
