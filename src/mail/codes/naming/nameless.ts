/**
 * What speaks for a number that nothing names: it stands alone and the line above asks for it, the next sentence does, one may
 * give it to nobody, or there is nothing else.
 */

import { yearLike } from '../against/dates.ts';
import { beginsSentence } from '../asking/means.ts';
import type { Evidence } from '../evidence.ts';
import { isName } from '../names.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import { isOdd } from '../shape/sayable.ts';
import type { Neighbourhood, Spot } from '../spot.ts';
import { countIn } from '../text/counted.ts';
import type { Segment } from '../text/segments.ts';
import { hasDigitBetween, sentenceEnd, sentenceStart, wordAfter } from '../text/sentence.ts';
import { articles, happens, instruments } from '../words/particles/grammar.ts';
import { demonstratives, pointsOn, possessives } from '../words/particles/pointers.ts';
import { awaiting, clickables, giving, leftToRight } from '../words/particles/requests.ts';
import { isMere } from './anynumber.ts';
import { isAskedNext } from './next.ts';
import { isAskedByName } from './ownname.ts';
import { isStated } from './statement.ts';

export function namelessOf(printing: Printing, asked: number): Evidence[] {
  const { near, segment, match, layout, around } = printing;
  const found: Evidence[] = [];
  if (isAllThereIs(printing) && !isNumberOf(segment, match) && !(isAside(printing) && isOfLink(near))) {
    const reason = 'is the only number of a short message that says how long it lives or that it is secret';
    found.push({ weight: asked > 0 ? 1.5 : around.signInMentions > 0 ? 4.6 : 4.2, reason });
  } else if (asked < 1 && opensForAct(segment, match) && isSix(match) && isAlone(printing)) {
    const reason =
      'opens its sentence, in a short message about signing in or confirming that has no other number';
    found.push({ weight: 3.4, reason });
  }
  if (asked < 1 && isYoursBelow(printing))
    found.push({ weight: 4.2, reason: "the line above says that it is the reader's" });
  if (match.shape === 'letters' && !isOdd(match.value)) return found;
  if (layout.lone) {
    // No words at all, and no subject: whoever sends that sends a number for a machine to read.
    if (near.segments.length === 1 && around.subjectFolded === '')
      found.push({ weight: 1.6, reason: 'is all that the mail says' });
    if (isUnderAct(printing))
      found.push({
        weight: near.segments[printing.index - 1]?.text.endsWith(':') ? 1.8 : 0.9,
        reason: 'the line above speaks of signing in or confirming',
      });
    if (match.shape !== 'hyphenated' && around.signInMentions > 0 && isUnderPointer(printing))
      found.push({
        weight: 1.2,
        reason: 'the line above announces it, in a mail about signing in or confirming',
      });
    if (isUnderRequest(printing))
      found.push({ weight: 2.2, reason: 'the line above asks to enter what stands below it' });
    else if (around.subject === 'act' && around.hasOneCandidate && around.isShort)
      found.push({
        weight: 1.5,
        reason: 'is the only number of a short message about signing in or confirming',
      });
    else if ((around.subject === 'strong' || around.subject === 'code') && around.isShort)
      found.push({ weight: 1.2, reason: 'stands alone under a subject that names a code' });
  }
  if (asked < 1 && isAskedNext(printing, around.isBrief))
    found.push({ weight: 3.3, reason: 'the next sentence asks to enter it' });
  if (
    asked < 1 &&
    around.codeMentions + around.signInMentions + around.lengths.size > 0 &&
    isYours(segment, match)
  )
    found.push({ weight: 4, reason: "the sentence says that it is the reader's" });
  if (asked < 1 && isForProgram(segment, match))
    found.push({ weight: 4.2, reason: 'is the only number of a message that begins as one for an app' });
  if (asked < 1 && match.shape !== 'letters' && isInOrder(segment, match))
    found.push({ weight: 4.2, reason: 'the sentence says in which order it is typed' });
  if (asked < 1 && isWhatWasCounted(segment, match))
    found.push({ weight: 4, reason: 'the sentence says that it is the characters that are asked for' });
  if (asked < 1 && isAskedByName(printing))
    found.push({ weight: 4.7, reason: 'the mail asks to enter what it calls so' });
  if (asked < 1 && isKept(segment, match))
    found.push({ weight: 3, reason: 'the sentence says to give it to nobody' });
  return found;
}

const yoursIs = new RegExp(`(?:^| )${possessives} (?:is|are|ist|lautet|est|es|e|sono|sera) (?:now )?$`, 'u');
const yoursReach = 28;

/** "They will ask for four figures, and yours are 3792." */
function isYours({ folded }: Segment, { start }: Match): boolean {
  return yoursIs.test(folded.slice(Math.max(0, start - yoursReach), start));
}

const isYoursAnnounced = new RegExp(`(?:^|[.!?] )${possessives}(?: [^.:!?]{0,24})?[:\uff1a]$`, 'u');

/** "Yours for today:", and under it nothing but what is as long as the mail says. */
function isYoursBelow(printing: Printing): boolean {
  const { match, around } = printing;
  if (match.start !== 0 || !around.lengths.has(match.value.length)) return false;
  const above = lineAbove(printing);
  return above?.holdsNone === true && isYoursAnnounced.test(above.line.folded);
}

/** "<#> Acme: 55310 to log in": so begin the messages out of which an app on a telephone takes its code itself. */
function isForProgram({ text }: Segment, match: Match): boolean {
  return (
    text.startsWith('<#>') &&
    !hasDigitBetween(text, 0, match.start) &&
    !hasDigitBetween(text, match.end, text.length)
  );
}

const awaitsNext = new RegExp(`(?:^| )${awaiting} (?:${articles} )?$`, 'u');
const awaitsIt = new RegExp(`(?:^| )${awaiting} `, 'u');
const articleReach = 5;

/** "The six characters that the page is waiting for are K7Q2MX", "The tablet wants the four numbers: 6613". */
function isWhatWasCounted(segment: Segment, match: Match): boolean {
  const { text, folded } = segment;
  if (!isStated(segment, match.start)) return false;
  const before = folded.slice(sentenceStart(text, match.start), match.start);
  const at = countIn(before, match.value.length);
  if (at === null || /\d{3}/.test(before)) return false;
  return awaitsNext.test(before.slice(0, at)) || (at <= articleReach && awaitsIt.test(before.slice(at)));
}

const inOrder = new RegExp(`(?:^| )${leftToRight}[:,]? $`, 'u');
const orderReach = 40;

/** "You will find four boxes; from left to right: 7 3 1 5". */
function isInOrder({ folded }: Segment, { start }: Match): boolean {
  return inOrder.test(folded.slice(Math.max(0, start - orderReach), start));
}

const isGiving = new RegExp(giving, 'u');

/** "Do not give 481920 to anyone", with nothing between. */
function isKept({ folded, hits }: Segment, match: Match): boolean {
  if (yearLike.test(match.value)) return false;
  return hits.some(
    ({ kind, start, end }) =>
      kind === 'care' && match.start - end === 1 && isGiving.test(folded.slice(start, end)),
  );
}

/** The line above, where it belongs to the same part of the mail. */
function lineAbove({ near, index, segment }: Spot) {
  const line = near.segments[index - 1];
  if (line === undefined || line.place !== segment.place) return null;
  return { line, holdsNone: (near.matches[index - 1] ?? []).length === 0 };
}

/** A line that speaks of signing in or confirming, and under it nothing but the candidate. */
function isUnderAct(spot: Spot): boolean {
  const above = lineAbove(spot);
  if (above === null || !(above.holdsNone || above.line.text.endsWith(':'))) return false;
  return above.line.hits.some((hit) => hit.kind === 'act');
}

const pointingDown = new RegExp(`(?:^| )(?:${demonstratives}|${pointsOn})[^.!?]{0,60}[:\uff1a]$`, 'u');
const pointingReach = 60;

/** "…, so it wants this from you too:", and under it nothing but the candidate. */
function isUnderPointer(spot: Spot): boolean {
  const above = lineAbove(spot);
  if (above?.holdsNone !== true || above.line.hits.some(isName)) return false;
  return pointingDown.test(above.line.folded.slice(-pointingReach));
}

const belowReach = 60;
const isBelow = new RegExp(`^[^.!?]{0,60} ${pointsOn}`, 'u');
const wantsBelow = new RegExp(`(?:^| )${awaiting} [^.!?]{0,40} ${pointsOn}`, 'u');
const wantsReach = 160;

/** "Paste the line below and hit Enter.", "The page wants the eight characters below.": whatever the line ends with. */
function asksForBelow({ folded, hits }: Segment): boolean {
  if (hits.some(isName)) return false;
  const asks = hits.some(
    ({ kind, end }) => kind === 'use' && isBelow.test(folded.slice(end, end + belowReach)),
  );
  return asks || wantsBelow.test(folded.slice(-wantsReach));
}

const endReach = 16;
/** "Answer the check in your profile with", and under it what. */
const isWithAtEnd = new RegExp(`\\p{L} ${instruments}[:\uff1a]?$`, 'u');

function endsInWith({ folded, hits }: Segment): boolean {
  if (!isWithAtEnd.test(folded.slice(-endReach))) return false;
  return hits.some(({ kind }) => kind === 'use' || kind === 'act');
}

/** "Type what's between the two stars and press the button." */
const whatever =
  /(?:^| )(?:type|enter|copy|put in|key in|fill in|paste) (?:in )?what(?:'s| s| is| stands| you see| comes| follows) /;

const fieldCharsMax = 24;

/** "Copy this into the page:", and under it nothing but the candidate. */
function isUnderRequest(spot: Spot): boolean {
  const above = lineAbove(spot);
  if (above === null) return false;
  const { line, holdsNone } = above;
  if (holdsNone && (asksForBelow(line) || endsInWith(line) || whatever.test(line.folded))) return true;
  const use = line.hits.findLast(({ kind }) => kind === 'use');
  // "Open the page and enter", and below it what: the sentence goes on there.
  if (use === undefined) return false;
  // "Please type into the form that is still open the number", and below it which.
  const last = line.hits.at(-1);
  const isOpen = !hasDigitBetween(line.text, use.end, line.text.length);
  if (isOpen && last !== undefined && last.end === line.text.length && isMere(line, last)) return true;
  // "Type into the page", as the name of a field.
  const isField = use.start === 0 && line.text.length <= fieldCharsMax && /\p{L}$/u.test(line.text);
  if (!/[:\uff1a]$/.test(line.text) && use.end !== line.text.length && !isField) return false;
  if (hasDigitBetween(line.text, use.end, line.text.length)) return false;
  return !line.hits.some((hit) => isName(hit) && hit.start > use.start);
}

function isAllThereIs(printing: Printing): boolean {
  const { match, around } = printing;
  if (!around.hasTerms) return false;
  if (match.shape === 'letters' || /[a-z]/.test(match.value) || yearLike.test(match.value)) return false;
  return isAlone(printing);
}

/** Part of a sentence that asks for nothing and does not say that it is what it speaks of, as the address below a mail. */
function isAside({ segment, match, layout }: Spot): boolean {
  if (layout.lone || isStated(segment, match.start)) return false;
  const from = sentenceStart(segment.text, match.start);
  const to = sentenceEnd(segment.text, match.end);
  const { text } = segment;
  // "482913 does the same": the sentence is about it.
  const isAbout =
    beginsSentence(text, from, match.start) && /^ \p{Ll}/u.test(text.slice(match.end, match.end + 3));
  if (isAbout || !/\p{L}/u.test(text.slice(from, match.start) + text.slice(match.end, to))) return false;
  return !segment.hits.some(
    ({ kind, start, end }) =>
      (kind === 'use' || kind === 'act' || kind === 'care') && start >= from && end <= to,
  );
}

const numbered = /^ ?\p{Lu}\p{L}+ $/u;

/** "Quote 482913 is valid for a day": one word begins the sentence and has that number. */
function isNumberOf({ text, folded, hits }: Segment, { start, end }: Match): boolean {
  const from = sentenceStart(text, start);
  if (!numbered.test(text.slice(from, start)) || !happens.has(wordAfter(folded, end))) return false;
  return !hits.some((hit) => hit.start >= from && hit.end <= start);
}

const isClickable = new RegExp(`(?<!\\p{Ll})${clickables}`, 'u');

/** A mail that signs in by a click has no code, though it says how long it lives and that it is secret. */
function isOfLink({ segments }: Neighbourhood): boolean {
  return segments.some(({ folded }) => isClickable.test(folded));
}

/** "482913 to log in", "Just signing in? 482913": nothing stands before it in its sentence, which speaks of that, or the one before. */
function opensForAct({ text, hits }: Segment, match: Match): boolean {
  if (!beginsSentence(text, sentenceStart(text, match.start), match.start)) return false;
  const to = sentenceEnd(text, match.end);
  const isBare = !/\p{L}/u.test(text.slice(match.end, to));
  return hits.some(
    ({ kind, start, end }) =>
      kind === 'act' && (isBare ? end <= match.start : start >= match.end && end <= to + 1),
  );
}

/** Most codes have six digits, and hardly anything else has. */
function isSix({ shape, value }: Match): boolean {
  return (shape === 'digits' || shape === 'grouped' || shape === 'spaced') && value.length === 6;
}

function isAlone({ near, match, around }: Printing): boolean {
  if (!around.isBrief || around.codeMentions > 0) return false;
  return near.matches.every((row) => row.every((other) => other === match || other.shape === 'letters'));
}
