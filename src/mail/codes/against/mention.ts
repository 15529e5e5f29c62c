/**
 * Numbers and names of codes that are only mentioned: in a tracker's subject, a title in quotation marks, a list of links,
 * an answer of a mail server, an offer, a scale to answer on. Each has the words of a code and nobody is given one.
 */
import type { Evidence, Governor } from '../evidence.ts';
import { isSaidAfter } from '../naming/statement.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import { isBargain } from '../text/bargain.ts';
import { isInQuotes, isQuote } from '../text/between.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceEnd, sentenceStart, wordsBetween } from '../text/sentence.ts';
import { cornerClosing, cornerOpening } from '../text/signs.ts';
import { exampleAnnouncements, exampleNames } from '../words/particles/pointers.ts';
import { calls, quotings, sendersBefore, sendersBehind } from '../words/particles/telephone.ts';

/** Values that are written of as examples, of what people choose and of what programs are tested with. */
const example =
  /^(?:(\d)\1+|0?1234(?:5(?:6(?:7(?:8(?:90?)?)?)?)?)?|987654(?:321)?|654321|4321|abc(?:d|123)|abcdef)$/i;
/** "For example 482913". */
const saysExample = new RegExp(`(?:^|[^\\p{L}])${exampleNames}[:,.]? ?["“(]?$`, 'u');
const exampleReach = 24;
/** "451 4.7.1 Greylisted": an answer of a mail server with its enhanced code. */
const smtpAnswer = /\b[245]\d\d[ -][245]\.\d{1,3}\.\d{1,3}\b/;
const opening = /^[“„«「『"']$/;
const closing = /^[”“»」』"']$/;
const titleCharsMax = 60;

/** How many lines above are looked at for what announces an example. */
const linesAbove = 4;

/** What speaks against a candidate because it, or what names it, is only mentioned. */
export function mentionsOf(printing: Printing, governor: Governor): Evidence[] {
  const { near, index, segment, match, layout, around } = printing;
  const aboveAll = near.segments.slice(Math.max(0, index - linesAbove), index);
  const above = aboveAll.at(-1);
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
  if (isCode && isQuotedTitle(text, match)) {
    // "Scammers may say “your code is 482913”": a warning. A whole sentence in them is what somebody else was told.
    const isCited = isStated && governor.stated === 'verb';
    found.push({
      weight: isWarned(segment, match) || around.isTracked ? -6 : isCited ? -5 : -2.5,
      reason: 'stands with its name in quotation marks',
      quotes: true,
      settles: isCited,
    });
  } else if (isCode && segment.quoted && isQuotation(text))
    found.push({ weight: -6, reason: 'stands in a quotation', quotes: true, settles: true });
  else if (isCode && isQuotation(text) && !layout.lone)
    found.push({ weight: -2.5, reason: 'stands in a quotation', quotes: true });
  else if (isCode && isQuotedSpeech(text, match))
    found.push({
      weight: -6.5,
      reason: 'is said in quotation marks, in what tells of something',
      quotes: true,
    });
  const isSaid = isStated || (isSaidAfter(segment, match.end) && opensSentence(text, match));
  if (around.isTracked && example.test(match.value))
    found.push({ weight: -6, reason: 'is what those who make a program try it with' });
  else if (isCode && !isSaid && !layout.lone && example.test(match.value))
    found.push({
      weight: isInQuotes(text, match.start, match.end) ? -2.5 : -1.5,
      reason: 'is what examples look like',
    });
  // "Transaction code: 100000", of 100,000 JPY.
  if (around.quantities.has(match.value))
    found.push({
      weight: isCode && governor.direct && governor.stated === 'sign' ? -2 : -6,
      reason: 'is a quantity elsewhere',
    });
  if (!governor.direct && isToldOnCall(segment, match))
    found.push({ weight: -4, reason: 'is to be told to whom one calls' });
  if (isPlaceholder(match.value)) found.push({ weight: -9, reason: 'stands for any code' });
  if (saysExample.test(segment.folded.slice(Math.max(0, match.start - exampleReach), match.start)))
    found.push({ weight: -3, reason: 'is called an example' });
  if (!(isCode && governor.direct) && isSenderNumber(segment, match))
    found.push({ weight: -5, reason: 'is the number that messages come from or go to' });
  if (smtpAnswer.test(text.slice(Math.max(0, match.start - titleCharsMax), match.start)))
    found.push({ weight: -4, reason: 'stands in the answer of a mail server' });
  if (
    match.shape === 'letters' &&
    isCode &&
    governor.follows !== undefined &&
    !isSaidAfter(segment, match.end) &&
    !layout.lone &&
    !layout.setOff &&
    !opensSentence(text, match)
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
  if (isExpected(text, match)) found.push({ weight: -8, reason: 'is what a program is expected to give' });
  if (isShownAsExample(printing))
    found.push({
      weight: -6,
      reason: 'is shown as an example',
      quotes: true,
      settles: isMarkedExample(printing),
    });
  else if (isWithinExample(aboveAll))
    found.push({ weight: -10, reason: 'is part of what is shown as an example', settles: true });
  return found;
}

/** The last sentence of a line, which goes on in the next. */
function offersAtEnd({ text, folded }: Segment): boolean {
  return isBargain(folded.slice(sentenceStart(text, text.length)));
}

const announcesExample = new RegExp(`(?:^|[^\\p{L}])${exampleAnnouncements}[^.!?]{0,60}[:,]$`, 'u');
const beforeQuote = new RegExp(`(?:^|[^\\p{L}])${exampleNames}[:,.]? ?$`, 'u');

/** Below a line like "It begins with a text such as this one:" or in quotation marks after "for example". */
function isShownAsExample(spot: Spot): boolean {
  const { near, index, segment, match } = spot;
  const { text, folded } = segment;
  const { start } = match;
  const above = near.segments[index - 1];
  if (above !== undefined && (announcesExample.test(above.folded) || isExampleOf(above))) return true;
  if (beginsExample.test(folded.slice(sentenceStart(text, start))) || isMarkedExample(spot)) return true;
  for (let at = start - 1; at > 0 && start - at <= titleCharsMax; at -= 1) {
    if (!isQuote(text.charCodeAt(at)) || !/[\s(]/.test(text[at - 1] ?? '')) continue;
    return beforeQuote.test(folded.slice(Math.max(0, at - exampleReach), at));
  }
  return false;
}

/** Below nothing but "Example", or with the word in brackets behind it, also in the next line: "(an example)". */
function isMarkedExample({ near, index, segment: { folded }, match: { end } }: Spot): boolean {
  const [above, below] = [near.segments[index - 1], near.segments[index + 1]];
  if (above !== undefined && isExampleAlone.test(above.folded)) return true;
  if (below !== undefined && bracketedExample.test(below.folded)) return true;
  return bracketedExample.test(folded.slice(end, end + bracketsReach));
}

const bracketsReach = 40;
/** "… 482 017. (sample)", "（見本）", "(an example from last month)". */
const bracketedExample = new RegExp(`^[^\\p{N}(\uff08]{0,6}[(\uff08](?:\\p{L}{1,4} )?${exampleNames}`, 'u');

const exampleLineCharsMax = 80;

/** "You'll get a mail that looks like this:", and below it the mail's sender, its title, "Your verification code is". */
function isWithinExample(above: readonly Segment[]): boolean {
  for (let at = above.length - 1; at >= 0; at -= 1) {
    const { text, folded } = above[at] as Segment;
    if (/[:,]$/.test(text) && announcesExample.test(folded)) return at < above.length - 1;
    if (text.length > exampleLineCharsMax || /[.!?]$/.test(text)) return false;
  }
  return false;
}

const expectationReach = 120;
const expectation =
  /\b(?:AssertionError|assert\w*|expected|Expected|EXPECTED|toEqual|toBe|but was|actual)\b[^\n]{0,100}$/;
const closesExpected = /^[^\n]{0,2}['"<>)\]]|^ (?:but was|!=|==)/;

/** "AssertionError: 'Your code: 000000' != …", "expected:<849201> but was:<null>". */
function isExpected(text: string, { start, end }: Match): boolean {
  if (!closesExpected.test(text.slice(end, end + 12))) return false;
  return expectation.test(text.slice(Math.max(0, start - expectationReach), start));
}

const isExampleAlone = new RegExp(`^[^\\p{L}]{0,3}${exampleNames}[^\\p{L}\\p{N}]{0,3}$`, 'u');
const beginsExample = new RegExp(`^${exampleNames}(?::| [-\u2013\u2014] )`, 'u');

/** "Example: If you were born on 8 November, your password is", and below it what. */
function isExampleOf({ text, folded }: Segment): boolean {
  return beginsExample.test(folded) && !/[.!?]$/.test(text);
}

/** "Il tuo codice è NNN-NNN": how it will look; "09xxxx2048": a number that is not shown. */
function isPlaceholder(value: string): boolean {
  if (/\dx{3,}\d/i.test(value)) return true;
  const letter = value[0] ?? '';
  return /\p{L}/u.test(letter) && value.replace('-', '') === letter.repeat(value.replace('-', '').length);
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

/** The book “Cipher 1903”: a title that holds words and the number at its end, within a sentence. */
function isQuotedTitle(text: string, { start, end }: Match): boolean {
  if (!closing.test(text[end] ?? '')) return false;
  for (let at = start - 1; at > 0 && start - at <= titleCharsMax; at -= 1) {
    const sign = text[at] as string;
    if (opening.test(sign) && /[\s(:]/.test(text[at - 1] ?? '')) return /\p{L}/u.test(text.slice(at, start));
    if (closing.test(sign)) return false;
  }
  return false;
}

/** A line that is one quotation from its first sign to its last: “Your code is 482913. Send it back.” */
function isQuotation(text: string): boolean {
  return opening.test(text[0] ?? '') && closing.test(text.at(-1) ?? '');
}

const speechCharsMax = 160;
/** Letters of a line outside of the quotation, from which on the line tells of it. */
const tellingMin = 12;

/** It arrives on a Sunday. "Your code is 482913. Do not share it." Ten seconds later a friend writes to you. */
function isQuotedSpeech(text: string, { start, end }: Match): boolean {
  let from = start - 1;
  while (from >= 0 && start - from <= speechCharsMax && !opensSpeech(text, from)) from -= 1;
  if (from < 0 || !opensSpeech(text, from)) return false;
  if (!/\p{L}/u.test(text.slice(from, start))) return false;
  let to = end;
  while (to < text.length && to - end <= speechCharsMax && !closesSpeech(text, to)) to += 1;
  if (to >= text.length || to - end > speechCharsMax || text[to - 1] === ' ') return false;
  const outside = text.slice(0, from) + text.slice(to);
  const letters = outside.match(/\p{L}/gu)?.length ?? 0;
  // A character of Chinese, Japanese or Korean says what takes two letters.
  const wide = outside.match(/[\u3040-\u9fff\uac00-\ud7a3]/g)?.length ?? 0;
  return letters + wide >= tellingMin;
}

function opensSpeech(text: string, at: number): boolean {
  if (text.charCodeAt(at) === cornerOpening) return true;
  return isQuote(text.charCodeAt(at)) && (at === 0 || /[\s(:]/.test(text[at - 1] as string));
}

function closesSpeech(text: string, at: number): boolean {
  return text.charCodeAt(at) === cornerClosing || isQuote(text.charCodeAt(at));
}

function isWarned({ text, hits }: Segment, { start }: Match): boolean {
  const from = sentenceStart(text, start);
  return hits.some((hit) => hit.kind === 'care' && hit.start >= from && hit.end <= start);
}

function opensSentence(text: string, { start }: Match): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(sentenceStart(text, start), start));
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
