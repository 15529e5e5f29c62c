/**
 * Numbers and names of codes that are only mentioned: in a tracker's subject, an answer of a mail server, an offer, a scale to
 * answer on. Each has the words of a code and nobody is given one.
 */
import type { Evidence, Governor } from '../evidence.ts';
import { isSaidAfter } from '../naming/statement.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import { isBargain } from '../text/bargain.ts';
import type { Segment } from '../text/segments.ts';
import { opensSentence, sentenceEnd, sentenceStart, wordsBetween } from '../text/sentence.ts';
import { calls, quotings, sendersBefore, sendersBehind } from '../words/particles/telephone.ts';

/** "451 4.7.1 Greylisted": an answer of a mail server with its enhanced code. */
const smtpAnswer = /\b[245]\d\d[ -][245]\.\d{1,3}\.\d{1,3}\b/;
const answerReach = 60;

/** Whether the mail prints it in thousands elsewhere; "608.314" may be a code in groups itself. */
export function isQuantity({ segment, match, around }: Printing): boolean {
  if (!around.quantities.has(match.value)) return false;
  return match.shape !== 'grouped' || !segment.text.slice(match.start, match.end).includes('.');
}

/** What speaks against a candidate because it, or what names it, is only mentioned. */
export function mentionsOf(printing: Printing, governor: Governor): Evidence[] {
  const { near, index, segment, match, layout, around } = printing;
  const above = near.segments[index - 1];
  const found: Evidence[] = [];
  const { text } = segment;
  const isCode = governor.verdict === 'code';
  const nameStandsBefore = governor.follows === undefined;
  const isStated = nameStandsBefore && (governor.stated === 'verb' || governor.stated === 'sign');
  if (
    around.isTracked &&
    (!around.hasTerms || segment.place === 'subject' || segment.quoted) &&
    (governor.stated !== 'verb' || segment.quoted) &&
    (!layout.lone || governor.verdict === 'none')
  )
    // "Confirmation code: 208954", below the subject of a ticket that waits for it.
    found.push({
      weight:
        isCode &&
        isStated &&
        (governor.strong || (around.signInMentions > 0 && governor.direct)) &&
        segment.place !== 'subject'
          ? -1.5
          : -4.5,
      reason: 'the subject is that of a tracker or a review',
    });
  if (match.value === around.ticket)
    found.push({ weight: -6, reason: 'is the number of the ticket in the subject' });
  if (match.shape === 'spaced' ? isScale(match.value) : isScaleFromZero(match) && !governor.direct)
    found.push({ weight: -6, reason: 'is a scale to answer on' });
  // "Transaction code: 100000", of 100,000 JPY.
  if (isQuantity(printing))
    found.push({
      weight: isCode && governor.direct && governor.stated === 'sign' ? -2 : -6,
      reason: 'is a quantity elsewhere',
    });
  if (!governor.direct && isToldOnCall(segment, match))
    found.push({ weight: -4, reason: 'is to be told to whom one calls' });
  if (!(isCode && governor.direct) && isSenderNumber(segment, match))
    found.push({ weight: -5, reason: 'is the number that messages come from or go to' });
  if (smtpAnswer.test(text.slice(Math.max(0, match.start - answerReach), match.start)))
    found.push({ weight: -4, reason: 'stands in the answer of a mail server' });
  if (
    match.shape === 'letters' &&
    isCode &&
    governor.follows !== undefined &&
    !isSaidAfter(segment, match.end) &&
    !layout.lone &&
    !layout.setOff &&
    !opensSentence(text, match.start)
  )
    found.push({ weight: -1.5, reason: 'is a word before the name of a code' });
  if (match.shape === 'letters' && isCode && governor.follows !== undefined && !governor.strong) {
    // "MARL token is live": letters that stand before a name say what it is of.
    if (isBeforeName(segment, match))
      found.push({ weight: -2.5, reason: 'says what the name after it is of' });
  }
  if (isCode && !governor.strong && isInBargain(segment, match))
    found.push({ weight: -3, reason: 'its sentence makes an offer' });
  // "Give a friend 3 months free with code", and below it which.
  if (isCode && !governor.strong && layout.lone && above !== undefined && offersAtEnd(above))
    found.push({ weight: -4, reason: 'the line above makes an offer' });
  return found;
}

/** The last sentence of a line, which goes on in the next. */
function offersAtEnd({ text, folded }: Segment): boolean {
  return isBargain(folded.slice(sentenceStart(text, text.length)));
}

const isCalled = new RegExp(`(?:^|[^\\p{L}])${calls}`, 'u');
const isQuoted = new RegExp(`(?:^|[^\\p{L}])${quotings}`, 'u');
const telephone = /(?<![\d/.])(?:\+|\(?0)?\d[\d ()/.-]{6,16}\d(?!\d)/;

/** "If it was not you, call 217 905 110 and quote incident 338201." */
function isToldOnCall({ text, folded, hits }: Segment, match: Match): boolean {
  const from = sentenceStart(text, match.start);
  const called = telephone.exec(text.slice(from, match.start));
  if (called === null || called[0].replace(/\D/g, '').length < 8) return false;
  if (!isCalled.test(folded.slice(from, from + called.index))) return false;
  const to = from + called.index + called[0].length;
  return (
    to < match.start &&
    (hits.some(({ kind, start, end }) => kind === 'use' && start >= to && end <= match.start) ||
      isQuoted.test(folded.slice(to, match.start))) &&
    !hits.some(({ kind, start, end }) => kind === 'act' && start >= to && end <= match.start)
  );
}

/** "0 1 2 3 4 5" in cells, which are read as one number where nothing else stands in them. */
function isScaleFromZero({ shape, value }: Match): boolean {
  return shape === 'digits' && '0123456789'.startsWith(value);
}

/** "1 2 3 4 5", "0 1 2 … 9": one apart and in their order; six are the digits that tests are made of. */
function isScale(value: string): boolean {
  if (value.length === 6) return false;
  const step = value.charCodeAt(1) - value.charCodeAt(0);
  if (Math.abs(step) !== 1) return false;
  for (let at = 2; at < value.length; at += 1) {
    if (value.charCodeAt(at) - value.charCodeAt(at - 1) !== step) return false;
  }
  return true;
}

/** "MARL token", but not "MARL verification code": what nothing but codes are called needs no word that says of what it is. */
function isBeforeName({ text, hits }: Segment, { end }: Match): boolean {
  const hit = hits.find(({ start, kind }) => start >= end && kind === 'code');
  return hit !== undefined && hit.start - end === 1 && wordsBetween(text, end, hit.start) === 0;
}

function isInBargain({ text, folded }: Segment, match: Match): boolean {
  const from = sentenceStart(text, match.start);
  const to = sentenceEnd(text, match.end);
  return isBargain(folded.slice(from, match.start)) || isBargain(folded.slice(match.end, to));
}

const senderReach = 24;
const isFromSender = new RegExp(`(?:^|[^\\p{L}])${sendersBefore} ?$`, 'u');
const isSenderAfter = new RegExp(`^ ?${sendersBehind}`, 'u');

/** "Genuine messages come only from number 900418", "STOP yazıp 4418'e gönder". */
function isSenderNumber({ folded }: Segment, { start, end }: Match): boolean {
  return (
    isFromSender.test(folded.slice(Math.max(0, start - senderReach), start)) ||
    isSenderAfter.test(folded.slice(end, end + senderReach))
  );
}
