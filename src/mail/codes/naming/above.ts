/** What a line above a candidate says of it: it names the code, or another number, whose value stands below. */

import { codeFor, isReward } from '../about/purpose.ts';
import { codeWeight, type Governor, isBacked, matchesBetween, quoted, strongWeight } from '../evidence.ts';
import { isCodeName, isLabel, isName, isStrong } from '../names.ts';
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';
import { hasDigitBetween, sentenceEnd, sentenceStart } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { demonstrativeRequests, demonstratives } from '../words/particles/pointers.ts';
import { entered } from '../words/particles/requests.ts';
import { isMere, statedBelow } from './anynumber.ts';
import { namesBelow } from './labelled.ts';
import { isStated, statementOf } from './statement.ts';

/** A line above, as it is seen from a candidate. */
export interface LineAbove {
  readonly segment: Segment;
  /** What has the shape of a code in it. */
  readonly matches: readonly Match[];
  /** How many lines further up it stands, from 1 on. */
  readonly step: number;
  /** Nothing but the candidate stands in its own line or cell, or the line breaks off before it. */
  readonly alone: boolean;
}

/** "$ oathtool --totp …": a program is called so, and below it stands what it prints. */
const isPrompt = /^(?:\w[\w@:~-]{0,40})?[$%#] [a-z.]/;

/** By the last name in it that holds; null where it names nothing. */
export function lineBefore(line: LineAbove): Governor | null {
  const { segment, step, alone } = line;
  const { text, hits } = segment;
  if (isPrompt.test(text)) return null;
  const isNext = alone && step === 1;
  const stated = isNext ? statedBelow(segment) : null;
  if (stated !== null) return stated;
  const request = isNext ? requestStart(segment) : 0;
  for (let index = hits.length - 1; index >= 0; index -= 1) {
    const hit = hits[index] as Hit;
    if (!isName(hit)) continue;
    if (isCodeName(hit)) return codeAbove(line, hit);
    // "You chose a gift card. To redeem it, enter:": what announces the next line names nothing else.
    const isPassed = hit.end < (text.endsWith(':') ? announcementStart(segment) : request);
    if (isPassed) continue;
    if (isLabel(hit)) {
      const label = labelAbove(line, index);
      if (label !== null) return label;
    } else if (!isBesideCode(segment, index)) return otherCodeAbove(line, hit);
  }
  return null;
}

/** The name of another number; null where it is not that of the number below. */
function labelAbove({ segment, step, alone }: LineAbove, index: number): Governor | null {
  const { text, hits } = segment;
  const hit = hits[index] as Hit;
  // "Type this number on your TV:" asks for what is below it.
  if (/[:\uff1a]$/.test(text) && isMere(segment, hit) && hits.some(({ kind }) => kind === 'use')) return null;
  // A label of a line of its own names the line below it.
  if (step > 1 || !alone || hasDigitBetween(text, hit.end, text.length)) return null;
  // "Your TAN for this order:" is still about the TAN.
  const from = sentenceStart(text, hit.start);
  if (codeFor(segment, index, from) !== null || !namesBelow(segment, hit, from)) return null;
  return {
    weight: -6,
    reason: `the line above, ${quoted(segment, hit)}, names another number`,
    verdict: 'other',
    strong: false,
    direct: true,
    mere: isMere(segment, hit),
  };
}

/** Whether a code of another kind is only named beside the one that the line is about, or is what one gets for that. */
function isBesideCode(segment: Segment, index: number): boolean {
  const { text, hits } = segment;
  const from = sentenceStart(text, (hits[index] as Hit).start);
  // "Use the temporary code below together with your tax code:"
  if (text.endsWith(':') && codeFor(segment, index, from) !== null) return true;
  return isReward(segment, index, from);
}

/** A code of another kind is seldom announced further up. */
const otherLines = 2;

/** The name of a code of another kind; null where it has its own. */
function otherCodeAbove({ segment, matches, step, alone }: LineAbove, hit: Hit): Governor | null {
  const { text } = segment;
  // "Use promo SAVE2026 for 20% off.": what has its own speaks of no other.
  const isFull = /[.!?]$/.test(text) && matches.some(({ shape }) => shape !== 'letters');
  const isTaken = matchesBetween(matches, hit.end, text.length) > 0;
  if (isTaken || step > otherLines || isFull || hasOwn(text, hit)) return null;
  return {
    // Within a sentence the candidate may be anything.
    weight: alone ? -6.5 : -2,
    reason: `${quoted(segment, hit)} above it is a code of another kind`,
    verdict: 'other',
    strong: false,
    direct: alone && step === 1,
  };
}

/** The name of a code; null where that is void, was entered or belongs to an error. */
function codeAbove({ segment, matches, step, alone }: LineAbove, hit: Hit): Governor | null {
  const { text, hits, folded } = segment;
  const from = sentenceStart(text, hit.start);
  const to = sentenceEnd(text, hit.end);
  const opens = text.length - hit.end <= 2 || text.endsWith('\uff1a') || isStated(segment, text.length);
  // "Invalid verification code entered", in a list of errors.
  if (!opens && to >= text.length - 1 && isVoid(hits, hit)) return null;
  if (wasEntered.test(folded.slice(hit.end, to))) return null;
  const strong = isStrong(hit) || isBacked(hits, hit, from, to);
  const taken = matchesBetween(matches, hit.end, text.length);
  const stated = alone && step === 1 ? statementOf(segment, text.length) : 'none';
  // "Today it is", and under it what; else a name in another line says a little less, and the less the further up it stands.
  const isSaid = strong && stated === 'verb';
  let weight = (strong ? strongWeight : codeWeight) - (isSaid ? 0 : 0.4) - (step - 1) * 0.5;
  if (!opens && to < text.length - 1) weight -= 0.5;
  if (!alone) weight -= 2;
  // Each number after the name may be the one that it names.
  weight -= Math.min(3, taken * 1.8);
  // "Login code: 8806", and below it another one: the name has what it names.
  if (step === 1 && alone && isNamedThere(segment, matches, hit)) weight -= 2;
  // "Enter 680257. This code can be used for a day": it speaks of the one before it.
  if (!opens && isThis(folded, from, hit) && matchesBetween(matches, 0, from) > 0) weight -= 2.5;
  return {
    weight,
    reason: `${step === 1 ? 'the line above' : 'a line above'} says ${quoted(segment, hit)}`,
    verdict: 'code',
    strong,
    stated: taken === 0 ? stated : 'none',
    direct: alone && opens && step === 1 && taken === 0,
  };
}

const wasEntered = new RegExp(`(?:^|[^\\p{L}])${entered}`, 'u');

/** Where what announces the next line begins: its sentence, or the clause of that which asks for something: "Check the prefix WQKD, then enter the 6 digits:". */
function announcementStart({ text, hits }: Segment): number {
  const from = sentenceStart(text, text.length - 1);
  const clause = text.lastIndexOf(', ') + 1;
  const has = (...kinds: Hit['kind'][]) =>
    hits.some(({ kind, start }) => start >= clause && kinds.includes(kind));
  return clause > from && has('use') && has('number', 'code', 'strong', 'unit') ? clause : from;
}

/** Where the clause begins with which a line breaks off, if it asks to enter something: "For the booking to stand, type into the form"; else 0. */
function requestStart({ text, hits }: Segment): number {
  if (/[.!?\u3002\uff01\uff1f]$/.test(text)) return 0;
  const from = Math.max(
    sentenceStart(text, text.length - 1),
    text.lastIndexOf(', ') + 1,
    text.lastIndexOf(': ') + 1,
  );
  return hits.some(({ kind, start }) => kind === 'use' && start >= from) ? from : 0;
}

/** "Login code: 8806" is all that the line says. */
function isNamedThere(segment: Segment, matches: readonly Match[], { end }: Hit): boolean {
  const [first, second] = matches.filter((match) => match.start >= end && match.shape !== 'letters');
  return (
    first !== undefined &&
    second === undefined &&
    statementOf(segment, first.start) === 'sign' &&
    first.start - end <= 3 &&
    first.end >= segment.text.length - 1
  );
}

/** "Meeting ID: 482 913 7714": whether a number stands right after a name, be it one of our shapes or not. */
export function hasOwn(text: string, { end }: Hit): boolean {
  return /^ ?[:#]? ?\d/.test(text.slice(end, end + 4));
}

/** Whether a name is called void right before it or after it: "verification code expired". */
export function isVoid(hits: readonly Hit[], name: Hit): boolean {
  return hits.some(
    ({ kind, start, end }) =>
      kind === 'old' && (name.start - end === 1 || (start >= name.end && start - name.end <= 4)),
  );
}

const pronounCharsMax = 12;
const isDemonstrative = new RegExp(`^ ?(?:${demonstrativeRequests} )?${demonstratives} $`, 'u');

/** Nothing but a word that points back stands before the name. */
export function isThis(folded: string, from: number, hit: Hit): boolean {
  return hit.start - from <= pronounCharsMax && isDemonstrative.test(folded.slice(from, hit.start));
}
