/**
 * What the sentence before a candidate says of it, where its own names nothing: that one names the code and its own points
 * back at it, "A code was asked for. It is: 482913", or the line above says how long it is.
 */

import { yearLike } from '../against/dates.ts';
import { codeWeight, type Governor, isBacked, matchesBetween, quoted, strongWeight } from '../evidence.ts';
import { isCodeName, isFresh, isLabel, isName, isStrong } from '../names.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import { addCounts, hasLength, isCountedBefore } from '../text/counted.ts';
import type { Segment } from '../text/segments.ts';
import { hasDigitBetween, sentenceEnd, sentenceStart, wordsBetween } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import {
  demonstratives,
  plurals,
  pointsOn,
  possessiveArticles,
  possessives,
  presenting,
  theOnes,
} from '../words/particles/pointers.ts';
import { isMere } from './anynumber.ts';
import { isNewOne, renewedAt } from './renewal.ts';
import { isTried, statementOf } from './statement.ts';

/** "It is", "Es lautet", "They are now": no more stands in a sentence that points back. */
const pointingCharsMax = 24;
const reach = 160;
/** "Yours: 482913". */
const yours = new RegExp(`^ ?(?:(?:${possessiveArticles} )?${possessives}|${presenting}) ?[:=-] ?$`, 'u');

/** "The one assigned to you is 482913", "Yours for this game is 482913", "What it wants is 482913". */
const theOne = new RegExp(
  `^ ?(?:${theOnes}|(?:${possessiveArticles} )?${possessives}) [^,;:.!?\\d]{0,36}$`,
  'u',
);

/** The governor of a match whose sentence says no more than that it is what the one before spoke of; null for others. */
export function pointedAt(spot: Spot): Governor | null {
  const { segment, match } = spot;
  const { text } = segment;
  const from = clauseStart(text, match.start);
  const renewed = isNewOne(segment, from, match) ? renewedAt(spot, from) : null;
  if (renewed !== null) return renewed;
  const stated = statementOf(segment, match.start);
  const whole = sentenceStart(text, match.start);
  if (whole > 0 && text.slice(whole, match.start) === ' ')
    return isShownNext(segment, match) || isAskedNext(segment, match, whole)
      ? spokenOfBefore(spot, whole)
      : null;
  const isOne = stated === 'verb' && theOne.test(segment.folded.slice(whole, match.start));
  if (isOne) return hasNameIn(segment, whole, match.start) ? null : spokenOfBefore(spot, whole);
  const isAsked = isRequest(segment, from, match) || isTried.test(segment.folded.slice(from, match.start));
  if (match.start - from > pointingCharsMax && !isAsked) return null;
  const isYours = stated === 'sign' && yours.test(segment.folded.slice(from, match.start));
  if (stated !== 'verb' && !isYours && !isAsked) return null;
  if (!/\p{L}/u.test(text.slice(from, match.start)) || hasNameIn(segment, from, match.start)) return null;
  const named =
    spokenOfBefore(spot, from) ?? (stated === 'verb' ? spokenOfEarlier(spot, from) : null) ?? askedBy(spot);
  // "If that person is you, it's 482913": the condition itself names nothing.
  const isConditional = named === null && from > whole && !hasNameIn(segment, whole, from);
  // "I have made you a new one, it is 389516."
  const isRenewed = isConditional && stated === 'verb' && hasFreshIn(segment, whole, from);
  const replacing = isRenewed ? renewedAt(spot, whole) : null;
  if (replacing !== null) return replacing;
  return isConditional && !hasDigitBetween(text, whole, from) ? spokenOfBefore(spot, whole) : named;
}

function hasFreshIn({ hits }: Segment, from: number, to: number): boolean {
  return hits.some((hit) => isFresh(hit) && hit.start >= from && hit.end <= to);
}

/** What the sentence or clause before a place calls a code, in its own segment or the one before. */
function spokenOfBefore({ near, index, segment, match, matches }: Spot, at: number): Governor | null {
  if (at > 0) return namedIn(segment, matches, at - 1, match);
  const above = near.segments[index - 1];
  return namedIn(above, near.matches[index - 1] ?? [], above?.text.length ?? 0, match);
}

/** "The following code is bound to the tablet. On the phone nothing happens." – "It is 482913.": a sentence further back. */
function spokenOfEarlier({ near, index, segment, match, matches }: Spot, at: number): Governor | null {
  const [line, to] =
    at > 0 ? [segment, at] : [near.segments[index - 1], near.segments[index - 1]?.text.length ?? 0];
  if (line === undefined || to < 2) return null;
  const from = sentenceStart(line.text, to - 2);
  if (from < 2 || line.hits.some((hit) => isName(hit) && hit.start >= from && hit.end <= to)) return null;
  const named = namedIn(line, at > 0 ? matches : (near.matches[index - 1] ?? []), from - 1, match);
  return named?.verdict === 'code' && named.counts !== true
    ? { ...named, weight: named.weight - farLoss }
    : null;
}

/** A name further back says a little less. */
const farLoss = 0.5;

/** Lines of an answer, above the mail that it answers, that may give what that asks for. */
const answerLines = 4;
/** Lines of that mail that are looked at. */
const askedLines = 12;

/** "It's 661 204", and below it, quoted: "It says it has mailed the sign-in code to you. Can you look?" */
function askedBy({ near, index, segment: own, match }: Spot): Governor | null {
  if (index >= answerLines || own.quoted) return null;
  const { segments, matches } = near;
  const isFirst = matches.slice(0, index).every((above) => above.every(({ shape }) => shape === 'letters'));
  if (!isFirst) return null;
  const first = segments.findIndex(({ quoted }) => quoted);
  if (first < 0) return null;
  for (const segment of segments.slice(first, first + askedLines)) {
    if (segment.text.includes(match.value)) return null;
    const name = segment.hits.find(isCodeName);
    if (name !== undefined)
      return {
        weight: codeWeight,
        reason: `the mail that it answers speaks of ${quoted(segment, name)}`,
        ...counted,
      };
    // "It's 661 204", and below it: "Which order was it?"
    const label = segment.text.includes('?') ? segment.hits.find(isLabel) : undefined;
    if (label !== undefined)
      return {
        weight: -6,
        reason: `the mail that it answers asks for ${quoted(segment, label)}`,
        verdict: 'other',
        strong: false,
        direct: true,
      };
  }
  return null;
}

/** Where the sentence of a place begins, or a clause of it that says no more: "The site asks for a number; it is 482913." */
function clauseStart(text: string, at: number): number {
  const from = sentenceStart(text, at);
  const clause = text.slice(Math.max(from, at - pointingCharsMax), at);
  const sign = Math.max(clause.lastIndexOf('; '), clause.lastIndexOf(' - '), clause.lastIndexOf(', '));
  return sign < 0 ? from : at - clause.length + sign + 1;
}

const requestCharsMax = 26;

/** "Please use PRX8841Z.", and no more: what the sentence before spoke of. */
function isRequest({ text, hits }: Segment, from: number, match: Match): boolean {
  if (
    match.start - from > requestCharsMax ||
    /[\p{L}\p{N}]/u.test(text.slice(match.end, sentenceEnd(text, match.end)))
  )
    return false;
  const use = hits.find((hit) => hit.kind === 'use' && hit.start >= from && hit.end <= match.start);
  return (
    use !== undefined &&
    wordsBetween(text, from, use.start) <= 1 &&
    wordsBetween(text, use.end, match.start) <= 1
  );
}

const pointsToNext = new RegExp(`(?:^| )${pointsOn}[^.!?]{0,40}[.!] ?$`, 'u');
const pointerReach = 40;

/** "Use the code shown here. HJRD-WTKX": the sentence before points to it, and its own says no more. */
function isShownNext({ text, folded }: Segment, { start, end }: Match): boolean {
  if (start === 0 || !/^(?:\.?$|[.!]? (?=\p{Lu}))/u.test(text.slice(end, end + 3))) return false;
  return pointsToNext.test(folded.slice(Math.max(0, start - pointerReach), start));
}

/** "Enter this code in the window. 482913": the sentence before asks for it, and its own says no more. */
function isAskedNext({ text, folded, hits }: Segment, { start, end }: Match, whole: number): boolean {
  if (start === 0 || /[\p{L}\p{N}]/u.test(text.slice(end, sentenceEnd(text, end)))) return false;
  const from = sentenceStart(text, whole - 1);
  const use = hits.find((hit) => hit.kind === 'use' && hit.start >= from && hit.end <= whole);
  const name = hits.find((hit) => isCodeName(hit) && hit.start >= (use?.end ?? whole) && hit.end <= whole);
  return name !== undefined && pointsBack(folded, name);
}

function hasNameIn(segment: Segment, from: number, to: number): boolean {
  const { hits } = segment;
  // "That number is 482913" names nothing further.
  return hits.some(
    (hit) =>
      hit.start >= from && hit.end <= to && ((isName(hit) && !isMere(segment, hit)) || hit.kind === 'act'),
  );
}

const isThis = new RegExp(`(?:^|[^\\p{L}])(?:${demonstratives}|${plurals}) ?\\p{L}[^.,;:]*$`, 'u');
const thisReach = 10;

/** "Enter these digits": a name that means the number before it. */
export function pointsBack(folded: string, name: Hit): boolean {
  return isThis.test(folded.slice(Math.max(0, name.start - thisReach), name.end));
}

/** What the last sentence before a place calls a code, where it has no number of its own. */
function namedIn(
  segment: Segment | undefined,
  matches: readonly Match[],
  to: number,
  match: Match,
): Governor | null {
  if (segment === undefined) return null;
  const { text, hits } = segment;
  const from = Math.max(sentenceStart(text, to - 1), to - reach);
  for (let at = hits.length - 1; at >= 0; at -= 1) {
    const hit = hits[at] as Hit;
    if (hit.end > to || !(isName(hit) || hit.kind === 'number')) continue;
    if (hit.start < from) break;
    if (
      matchesBetween(
        matches.filter(({ value }) => !yearLike.test(value)),
        hit.end,
        to,
      ) > 0
    )
      return null;
    // "Six digits" says more than what they are called.
    if (hit.kind === 'number' && countsIn(segment, from, to).size > 0) break;
    // "The app will ask you for a number. It is 482913."
    if (hit.kind === 'number' || isMere(segment, hit))
      return { weight: 3.4, reason: `the sentence before speaks of ${quoted(segment, hit)}`, ...counted };
    if (!isCodeName(hit)) return null;
    // "Fine: 693045. Enter these digits in the window. Your rating is 1697."
    const isTaken = matches.some(({ end, value }) => end <= from && !yearLike.test(value));
    if (isTaken && pointsBack(segment.folded, hit)) return null;
    const strong = isStrong(hit) || isBacked(hits, hit, from, to);
    return {
      weight: strong ? strongWeight - 0.4 : codeWeight,
      reason: `the sentence before says ${quoted(segment, hit)}`,
      verdict: 'code',
      strong,
      direct: true,
    };
  }
  if (!isCounted(segment, from, to, match)) return null;
  // "You will be asked for five letters. They are JTMVE."
  const isAsked = isAskedFor.test(segment.folded.slice(from, to));
  const weight = isAsked ? strongWeight : codeWeight;
  return { weight, reason: 'the sentence before says how long it is', ...counted, strong: isAsked };
}

const isAskedFor =
  /(?:^| )(?:asked for|ask you for|ask for|asks for|asks you for|gefragt nach|gefragt|demandera|pedir[aá]|chieder[aà]|gevraagd om) /u;

const counted = { verdict: 'code', strong: false, direct: true, counts: true } as const;

function countsIn({ folded }: Segment, from: number, to: number): ReadonlySet<number> {
  const lengths = new Set<number>();
  addCounts(folded.slice(from, to), lengths);
  return lengths;
}

function isCounted(segment: Segment, from: number, to: number, match: Match): boolean {
  return hasLength(countsIn(segment, from, to), match);
}

/** "Read the six letters KRMWTP back to the app": what has letters is told so from the words around it. */
export function countedBefore({ folded }: Segment, match: Match): Governor | null {
  const hasLetters = match.shape === 'letters' || match.shape === 'alnum';
  return hasLetters && isCountedBefore(folded, match.start, match.value.length)
    ? { weight: codeWeight, reason: 'the words before it say how long it is', ...counted }
    : null;
}

const linesAskedIn = 2;

/** "Enter the four-digit number below", and under it "Number: 2065" of as many: whether a line above counts what is asked for. */
export function isCountedAbove({ near, index, match }: Spot): boolean {
  const above = near.segments.slice(Math.max(0, index - linesAskedIn), index);
  const { length } = match.value.replace('-', '');
  return above.some(
    ({ hits, reading }) => reading.counts().includes(length) && hits.some(({ kind }) => kind === 'use'),
  );
}

/** "Type in these five letters:", and under it what has as many: so it is announced without a name. */
export function countedAbove({ near, index, segment, match }: Spot): Governor | null {
  const above = near.segments[index - 1];
  if (above === undefined || above.place !== segment.place) return null;
  const from = sentenceStart(above.text, above.text.length - 1);
  const isNamed = above.hits.some((hit) => hit.start >= from && isName(hit));
  if ((near.matches[index - 1] ?? []).length > 0 || isNamed) return null;
  // "Enter the eight figures.", and no colon.
  const isAnnounced =
    /[:\uff1a]$/.test(above.text) || above.hits.some(({ kind, start }) => kind === 'use' && start >= from);
  if (!isAnnounced) return null;
  return isCounted(above, from, above.text.length, match)
    ? { weight: codeWeight, reason: 'the line above says how long it is', ...counted }
    : null;
}
