/**
 * From evidence to a number: the weights of everything that speaks for and against a candidate, added up.
 * The scale is that of log-odds, roughly; `threshold` is where an answer becomes better than none.
 */
import { mark } from '../html.ts';
import { aboutOf } from './about/about.ts';
import { contextOf } from './about/context.ts';
import { subjectOf } from './about/subject.ts';
import type { Surroundings } from './about/surroundings.ts';
import { ageOf } from './against/age.ts';
import { touching } from './against/counter.ts';
import { isDated, yearLike } from './against/dates.ts';
import { exchangeOf, isGivenBelow } from './against/exchange.ts';
import { lettersOf } from './against/letters.ts';
import { isShortHash, mentionsOf } from './against/mention.ts';
import { postalOf } from './against/postal.ts';
import { phrasesOf } from './asking/phrase.ts';
import type { Evidence, Governor } from './evidence.ts';
import { isLabel } from './names.ts';
import { governorOf } from './naming/governor.ts';
import { announces, namelessOf } from './naming/nameless.ts';
import { otherUse } from './naming/next.ts';
import { isSaidAfter } from './naming/statement.ts';
import { isFinePrint, settingOf } from './printed/setting.ts';
import { isEnumerated, isTabulated } from './printed/tabulated.ts';
import type { Printing } from './printings.ts';
import type { Match, Shape } from './shape/candidates.ts';
import { isCoinedOffer } from './shape/coined.ts';
import { priorOf } from './shape/prior.ts';
import type { Neighbourhood, Spot } from './spot.ts';
import { closesBrackets } from './text/between.ts';
import { hasLength } from './text/counted.ts';
import type { Place, Segment } from './text/segments.ts';
import { firstAfter, sentenceEnd, sentenceStart } from './text/sentence.ts';
import type { Hit } from './words/index.ts';

export const threshold = 4.6;

/** From here on wording may still make an answer of it (`opinion`). */
const liftedFrom = -8;

/** What a candidate touches and weighs so much leaves nothing to wording: the port of a host, a part of a path. */
const settlingFrom = 9;

/** One printing of a candidate, weighed. */
export interface Weighed {
  readonly value: string;
  readonly printed: string;
  readonly place: Place;
  readonly score: number;
  /** In the order in which they were found. */
  readonly reasons: readonly Evidence[];
  /** Names the code in its own words or right above: not merely a number in a fitting mail. */
  readonly named: boolean;
  /** Bears right here a name that nothing but codes have: "verification code: 123456". */
  readonly certain: boolean;
  readonly void: boolean;
  /** Is for something else, and no wording changes that. */
  readonly settled: boolean;
  /** Stands in the mail that this one answers. */
  readonly past: boolean;
  /** Bears the name of something else right here. */
  readonly foreign: boolean;
  /** Takes the place of another. */
  readonly renews: boolean;
  /** The mail says outright that this is it. */
  readonly told: boolean;
  /** Its place in the order of reading. */
  readonly order: number;
}

/** @param order Its place in the order of reading. */
export function weigh(printing: Printing, order: number): Weighed {
  const { near, segment, match, layout, around, listed, index } = printing;
  const reasons: Evidence[] = [];
  const add = (weight: number, reason: string) => {
    if (weight !== 0 || reasons.length === 0) reasons.push({ weight, reason });
  };

  add(
    priorOf(match, segment.text.slice(match.start, match.end)),
    `has the shape of ${shapeNames[match.shape]}`,
  );

  const governor = governorOf(printing);
  if (governor.verdict !== 'none') add(governor.weight, governor.reason);

  let asked = 0;
  let isTold = false;
  for (const { weight, reason, told = false } of phrasesOf(printing, governor)) {
    asked += weight;
    isTold ||= told;
    add(weight, reason);
  }
  for (const { weight, reason } of settingOf(printing, governor)) add(weight, reason);
  if (layout.lone && governor.verdict === 'none' && !around.care && !around.asks && isFinePrint(printing))
    add(-3, 'is fine print, by no name');
  if (segment.place === 'subject')
    for (const { weight, reason } of subjectOf(printing, governor, asked)) add(weight, reason);
  let settled = false;
  for (const { weight, reason, settles = false } of contextOf(printing, governor, asked)) {
    settled ||= settles;
    add(weight, reason);
  }
  let quoted = false;
  for (const mention of mentionsOf(printing, governor)) {
    settled ||= mention.settles ?? false;
    quoted ||= mention.quotes ?? false;
    add(mention.weight, mention.reason);
  }

  const isCalled =
    governor.direct || governor.stated === 'verb' || (governor.strong && governor.stated === 'sign');
  const isMeant =
    (governor.verdict === 'code' && isCalled && !isYearOf(segment, match, governor, asked)) || asked > 3;
  const postal = postalOf(printing, isMeant);
  const unnamed = governor.verdict === 'none' && postal === null ? namelessOf(printing, asked) : [];
  let nameless = 0;
  for (const { weight } of unnamed) nameless += weight;
  const isNamed = isMeant || nameless > 3;
  // "Enter these eight characters:", and below it eight.
  const isCounted = hasLength(around.lengths, match);
  isTold ||= isCounted && layout.lone && (nameless > 3 || governor.counts === true);
  for (const counter of touching(segment, match, isNamed, governor.follows === undefined)) {
    settled ||= counter.weight >= settlingFrom;
    add(-counter.weight, counter.reason);
  }
  if (postal !== null) add(-postal.weight, postal.reason);
  const age = ageOf(printing);
  if (age !== null) add(-age.weight, age.reason);
  for (const { weight, reason } of unnamed) add(weight, reason);
  const use = governor.verdict === 'code' ? otherUse(printing) : null;
  if (use === 'offer' && !governor.strong && around.acts === 0) {
    settled = true;
    add(-7, 'the next sentence says that it is for an offer');
  } else if (use !== null)
    add(governor.strong ? -2 : -4, 'the next sentence says that it is for something else');
  if (index > 0 && closesBrackets(segment.text, match.start, match.end))
    add(-4, 'stands in brackets with what the line above says');
  if (announces(printing)) add(-3, 'only says what the one below it is for');
  const isGiven = exchangeOf(printing) === 'given' || isGivenBelow(printing);
  if (isGiven && (around.names > 0 || speaksOfAccess(around)))
    add(segment.hits.some(isLabel) ? 2.5 : 3.2, 'is said to be it instead of another');
  if (age === null && (followsStruck(segment, match) || followsStruckLine(printing)))
    add(2, 'takes the place of one that is struck out');
  // The subject of a reply is that of the mail it answers.
  if (around.reply && segment.place === 'subject') add(-2.5, 'stands in the subject of a reply');
  // A reply has words of its own, and what it quotes is past; a forwarded mail is the message.
  if (segment.quoted) add(around.reply && repliesIn(near) ? -7 : -1, 'stands in a quoted or forwarded mail');
  const isHeaded = governor.heads === true && (governor.strong || speaksOfAccess(around));
  if (isTabulated(printing, isHeaded) && !(isNamed && governor.strong && governor.direct))
    add(-5, 'stands in a table of numbers');
  if (listed.has(match.value)) add(-6, 'stands in a list of codes');
  if (!isHeaded && isEnumerated(printing)) add(-3, 'is one of several in a row');
  if (governor.verdict === 'code' && !governor.strong && asked < 2 && speaksOfOther(segment, match)) {
    add(-2, 'the sentence speaks of a code of another kind');
  }
  if (isSenders(match, governor, around)) add(-6, 'is what the sender is called');
  if (isCoinedOffer(match, around)) {
    settled = true;
    add(-6, 'is made of a word or a price, in a mail that makes an offer');
  }
  if (isShortHash(printing)) add(-9, 'is the beginning of a hash');
  if (isUnit(segment, match)) {
    settled = true;
    add(-7, 'is counted in a unit');
  }
  if (/^[1-9]\d*000$/.test(match.value) && match.shape === 'digits' && !isNamed && !layout.lone)
    add(-1.5, 'is a round number');
  if (yearLike.test(match.value) && !isNamed && !layout.lone) add(-1.5, 'may be a year of the sentence');
  // "Use the new page in 2026": what is asked for is the page.
  else if (governor.verdict === 'none' && isDated(segment, match)) add(-3, 'may be a year of the sentence');
  if (match.shape === 'words' && !(governor.verdict === 'code' && governor.strong && governor.direct))
    add(-8, 'nothing right before it names it a code');
  if (match.shape === 'letters')
    for (const evidence of lettersOf(printing, governor, asked + nameless)) {
      settled ||= evidence.settles ?? false;
      add(evidence.weight, evidence.reason);
    }

  let score = 0;
  for (const { weight } of reasons) score += weight;
  // What nothing can make an answer of any more needs no look at the whole mail.
  if ((governor.verdict !== 'none' || layout.lone) && score >= liftedFrom)
    for (const { weight, reason, settles = false } of aboutOf(printing, governor, asked, quoted)) {
      settled ||= settles;
      score += weight;
      add(weight, reason);
    }
  return {
    value: match.value,
    printed: segment.text.slice(match.start, match.end),
    place: segment.place,
    score,
    reasons,
    named: governor.verdict === 'code',
    certain: governor.verdict === 'code' && governor.strong && governor.direct,
    void: age !== null || around.quantities.has(match.value),
    settled,
    past: segment.quoted && around.reply && repliesIn(near),
    foreign: governor.verdict === 'other' && governor.direct,
    renews: governor.renews ?? false,
    told: isTold,
    order,
  };
}

const shapeNames: Readonly<Record<Shape, string>> = {
  digits: 'a number of some digits',
  grouped: 'digits in groups',
  prefixed: "digits after a sender's prefix",
  spaced: 'characters one at a time',
  alnum: 'letters and digits',
  hyphenated: 'letters and digits with a hyphen',
  letters: 'a word of letters only',
  words: 'some words joined by hyphens',
};

/** All of it stands in the From header, and is no number that the mail calls a code. */
function isSenders({ shape, value }: Match, governor: Governor, around: Surroundings): boolean {
  const may =
    shape === 'alnum' || shape === 'hyphenated' || (shape === 'digits' && governor.verdict !== 'code');
  return (
    may &&
    value
      .toLowerCase()
      .split('-')
      .every((part) => around.sender.has(part))
  );
}

/** "Passkeys in 2026: is the code dead?": a year that a code's name happens to follow, not "2026 is your code". */
function isYearOf(segment: Segment, match: Match, governor: Governor, asked: number): boolean {
  const { text, place } = segment;
  if (asked >= 1 && place !== 'subject' && place !== 'title') return false;
  if (governor.follows === undefined || !yearLike.test(match.value)) return false;
  const opens = !/[\p{L}\p{N}]/u.test(text.slice(sentenceStart(text, match.start), match.start));
  return !opens && !isSaidAfter(segment, match.end);
}

function followsStruck(segment: Segment, match: Match): boolean {
  for (const span of segment.spans) {
    if (span.start >= match.start) return false;
    if ((span.marks & mark.strike) !== 0 && /[\dA-Z]/.test(segment.text.slice(span.start, span.end)))
      return true;
  }
  return false;
}

/** "Old: 80128", struck out, and under it what takes its place. */
function followsStruckLine({ near, index, match }: Spot): boolean {
  const above = near.segments[index - 1];
  const alike = (near.matches[index - 1] ?? []).find(
    ({ shape, value }) => shape === match.shape && value.length === match.value.length,
  );
  if (above === undefined || alike === undefined) return false;
  return above.spans.some(
    ({ start, end, marks }) => (marks & mark.strike) !== 0 && start <= alike.start && end >= alike.end,
  );
}

/** Whether the mail speaks of what codes are entered for, or of one: then a column that is called "Code" has it. */
function speaksOfAccess({ subject, care, asks, acts }: Surroundings): boolean {
  return subject === 'strong' || subject === 'code' || subject === 'act' || (acts > 0 && (care || asks));
}

const replyCharsMin = 15;

function repliesIn({ segments }: Neighbourhood): boolean {
  let chars = 0;
  for (const segment of segments) {
    if (segment.quoted) return chars >= replyCharsMin;
    chars += segment.text.length;
  }
  return false;
}

function speaksOfOther(segment: Segment, match: Match): boolean {
  const { hits, text } = segment;
  const to = sentenceEnd(text, match.end);
  for (let index = firstAfter(hits, sentenceStart(text, match.start)); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.start >= to) return false;
    if (hit.kind === 'other') return true;
  }
  return false;
}

function isUnit(segment: Segment, match: Match): boolean {
  for (const hit of segment.hits) {
    if (hit.start < match.end) continue;
    if (hit.start > match.end + 1) return false;
    if (hit.kind === 'unit') return match.shape === 'digits' || match.shape === 'grouped';
  }
  return false;
}
