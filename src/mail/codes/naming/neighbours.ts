/**
 * What the lines around a candidate say of it: the line above that names it, the cell above in a table, the line below
 * that speaks of "this code".
 */

import { codeFor, isReward } from '../about/purpose.ts';
import { isLinked } from '../against/mention.ts';
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
import type { Segment } from '../text/segments.ts';
import { hasDigitBetween, sentenceEnd, sentenceStart } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import {
  articles,
  copulas,
  demonstrativeRequests,
  demonstratives,
  entered,
  ownWords,
} from '../words/particles.ts';
import { isMere, statedBelow } from './anynumber.ts';
import { captionOf, headOf } from './caption.ts';
import { announcesOther, labelOf, namesBelow } from './labelled.ts';
import { isStated, statementOf } from './statement.ts';

const linesBack = 5;
const linesOn = 2;

/** The governor of a match from the lines before and after its own. */
export function governorAround(spot: Spot): Governor {
  const { near, index, segment: own, match, layout } = spot;
  const alone = layout.lone || layout.cell;
  const caption = captionOf(spot);
  if (caption !== null) return caption;
  const share = isField(own, match) ? fieldWeight : 0;
  let best: Governor = none;
  let between = 0;
  for (let step = 1, at = index - 1; at >= 0 && step <= linesBack; at -= 1) {
    const segment = near.segments[at] as Segment;
    if (!isNeighbour(segment, own)) continue;
    const found =
      headOf(spot, at) ??
      lineBefore(
        segment,
        near.matches[at] ?? [],
        step,
        alone || (step === 1 && isAnnounced(segment, own, match)),
      );
    if (found !== null) {
      const weight = found.weight > 0 ? found.weight - share - Math.min(3, between * 1.2) : found.weight;
      best = { ...found, weight, direct: found.direct && between === 0 };
      break;
    }
    if (step === 1 && announcesOther(segment)) break;
    for (const other of near.matches[at] ?? []) {
      if (other.shape !== 'letters' && segment.text.length - (other.end - other.start) < 6) between += 1;
    }
    step += 1;
  }
  if (best.verdict === 'other' && best.direct) return best;
  const below = near.segments[index + 1];
  const label =
    alone && !best.direct && below !== undefined && isNeighbour(below, own) ? labelOf(below) : null;
  if (below !== undefined && label !== null)
    return {
      ...none,
      verdict: 'other',
      weight: -6,
      direct: true,
      reason: `the line below calls it ${quoted(below, label)}`,
    };
  const back = pointingBack(own, sentenceEnd(own.text, match.end) + 1, spot.matches);
  if (back !== null && back.weight > best.weight) best = back;
  let step = 1;
  // Within a sentence of its own only the very next line can speak of it: "This code is valid for …".
  for (let at = index + 1; at < near.segments.length && step <= (alone ? linesOn : 1); at += 1) {
    const segment = near.segments[at] as Segment;
    if (!isNeighbour(segment, own)) continue;
    const said = step === 1 ? pointingBack(segment, 0, near.matches[at] ?? []) : null;
    const found = said ?? lineAfter(segment, near.matches[at] ?? [], step, alone);
    if (found !== null) {
      const weight = said !== null ? found.weight : found.weight - share - (alone ? 0 : 1.9);
      if (weight > best.weight || (found.verdict === 'other' && best.verdict === 'none'))
        best = { ...found, weight };
      break;
    }
    step += 1;
  }
  return best;
}

/** "Your code consists of letters:", and below it "NKVTQU. It is good for an hour.": a line was broken there. */
function isAnnounced(above: Segment, own: Segment, match: Match): boolean {
  return match.start === 0 && above.text.endsWith(':') && sentenceEnd(own.text, match.end) === match.end;
}

/** What lines around say less of a value that has a name in its own. */
const fieldWeight = 2;

/** "Host : srv-sms-02", "Finding: RW-26-0093": it has a name of its own, whatever that means. */
function isField(segment: Segment, match: Match): boolean {
  const { text, hits } = segment;
  if (statementOf(segment, match.start) === 'verb') return false;
  // Rows of more cells have their names above.
  if (text.split('\t', 3).length > 2) return false;
  const [name] = /(?<![^\t])\p{L}[\p{L} .']{1,24} ?[:\t] ?$/u.exec(text.slice(0, match.start)) ?? [];
  if (name === undefined) return false;
  return !hits.some(({ start, end }) => start < match.start && end > match.start - name.length);
}

/** The text of an image is read with the lines around it, and they without it. */
function isNeighbour(segment: Segment, own: Segment): boolean {
  return segment.place === own.place || (own.place === 'alt' && segment.place === 'html');
}

const wasEntered = new RegExp(`(?:^|[^\\p{L}])${entered}`, 'u');

const isPrompt = /^(?:\w[\w@:~-]{0,40})?[$%#] [a-z.]/;

function lineBefore(
  segment: Segment,
  matches: readonly Match[],
  step: number,
  alone: boolean,
): Governor | null {
  const { text, hits } = segment;
  // "$ oathtool --totp …": a program is called so, and below it stands what it prints.
  if (isPrompt.test(text)) return null;
  const request = alone && step === 1 ? requestStart(segment) : 0;
  const stated = alone && step === 1 ? statedBelow(segment) : null;
  if (stated !== null) return stated;
  for (let index = hits.length - 1; index >= 0; index -= 1) {
    const hit = hits[index] as Hit;
    if (!isName(hit)) continue;
    const rest = text.length - hit.end;
    const opens = rest <= 2 || text.endsWith('\uff1a') || isStated(segment, text.length);
    // "You chose a gift card. To redeem it, enter:": what announces the next line names nothing else.
    if (
      (isLabel(hit) || hit.kind === 'other') &&
      (text.endsWith(':') ? hit.end < sentenceStart(text, text.length - 1) : hit.end < request)
    )
      continue;
    if (isLabel(hit)) {
      // "Type this number on your TV:" asks for what is below it.
      if (/[:\uff1a]$/.test(text) && isMere(segment, hit) && hits.some(({ kind }) => kind === 'use'))
        continue;
      // A label of a line of its own names the line below it.
      if (step > 1 || !alone || hasDigitBetween(text, hit.end, text.length)) continue;
      // "Your TAN for this order:" is still about the TAN.
      const from = sentenceStart(text, hit.start);
      if (codeFor(segment, index, from) !== null) continue;
      if (!namesBelow(segment, hit, from)) continue;
      return {
        weight: -6,
        reason: `the line above, ${quoted(segment, hit)}, names another number`,
        verdict: 'other',
        strong: false,
        direct: true,
      };
    }
    const taken = matchesBetween(matches, hit.end, text.length);
    // "Use the temporary code below together with your tax code:"
    if (
      hit.kind === 'other' &&
      text.endsWith(':') &&
      codeFor(segment, index, sentenceStart(text, hit.start)) !== null
    )
      continue;
    if (hit.kind === 'other') {
      if (isReward(segment, index, sentenceStart(text, hit.start))) continue;
      // "Use promo SAVE2026 for 20% off.": what has its own speaks of no other.
      const isFull = /[.!?]$/.test(text) && matches.some(({ shape }) => shape !== 'letters');
      if (taken > 0 || step > 2 || isFull || hasOwn(text, hit)) return null;
      return {
        weight: alone ? -6.5 : -2,
        reason: `${quoted(segment, hit)} above it is a code of another kind`,
        verdict: 'other',
        strong: false,
        direct: alone && step === 1,
      };
    }
    const from = sentenceStart(text, hit.start);
    const to = sentenceEnd(text, hit.end);
    // "Invalid verification code entered", in a list of errors.
    if (!opens && to >= text.length - 1 && isVoid(hits, hit)) return null;
    if (wasEntered.test(segment.folded.slice(hit.end, to))) return null;
    const strong = isStrong(hit) || isBacked(hits, hit, from, to);
    // "Today it is", and under it what.
    const isSaid = strong && step === 1 && alone && statementOf(segment, text.length) === 'verb';
    let weight = (strong ? strongWeight : codeWeight) - (isSaid ? 0 : 0.4) - (step - 1) * 0.5;
    if (!opens && to < text.length - 1) weight -= 0.5;
    if (!alone) weight -= 2;
    weight -= Math.min(3, taken * 1.8);
    // "Login code: 8806", and below it another one: the name has what it names.
    if (step === 1 && alone && isNamedThere(segment, matches, hit)) weight -= 2;
    // "Enter 680257. This code can be used for a day": it speaks of the one before it.
    if (!opens && isThis(segment.folded, from, hit) && matchesBetween(matches, 0, from) > 0) weight -= 2.5;
    return {
      weight,
      reason:
        step === 1
          ? `the line above says ${quoted(segment, hit)}`
          : `a line above says ${quoted(segment, hit)}`,
      verdict: 'code',
      strong,
      stated: alone && step === 1 && taken === 0 ? statementOf(segment, text.length) : 'none',
      direct: alone && opens && step === 1 && taken === 0,
    };
  }
  return null;
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

/** "Meeting ID: 482 913 7714": whether a number stands right behind a name, be it one of our shapes or not. */
function hasOwn(text: string, { end }: Hit): boolean {
  return /^ ?[:#]? ?\d/.test(text.slice(end, end + 4));
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

/** Whether a name is called void right before it or behind: "verification code expired". */
function isVoid(hits: readonly Hit[], name: Hit): boolean {
  return hits.some(
    ({ kind, start, end }) =>
      kind === 'old' && (name.start - end === 1 || (start >= name.end && start - name.end <= 4)),
  );
}

const pronounCharsMax = 12;
const pointingReach = 48;

/** "Do not share 123456. It is your login code.": a sentence that says of the number before it what it is. */
function pointingBack(segment: Segment, from: number, matches: readonly Match[]): Governor | null {
  const { text, folded, hits } = segment;
  const to = sentenceEnd(text, from);
  const hit = hits.find((one) => one.start >= from && one.end <= to && isName(one));
  if (hit === undefined || !isCodeName(hit) || hit.start - from > pointingReach) return null;
  const [first = '', second = ''] = folded.slice(from, from + pronounCharsMax + 8).match(/\p{L}+/gu) ?? [];
  // "It is your login code", "this login code dies after 10 minutes".
  const isPointed = isThis(folded, from, hit) || (isThe(folded, from, hit) && livesIn(hits, hit, to));
  const isThat = second === 's' && /^(?:that|this|it)$/.test(first);
  const isSaid =
    isPointed || copulas.has(first) || isThat || (first.length <= pronounCharsMax && copulas.has(second));
  // "That is your access code until 11:20 on 14/04/2026": a date is no other number that it may be.
  const others = matches.filter(({ start }) => !/[/.:-]/.test(text[start - 1] ?? ''));
  if (!isSaid || hasDigitBetween(text, from, hit.start) || matchesBetween(others, from, to) > 0) return null;
  const strong = isStrong(hit) || isBacked(hits, hit, from, to);
  return {
    // "That is your access code", not "This code".
    weight: strong || ownAtFirst.test(folded.slice(from, hit.start)) ? 3.6 : 2.8,
    reason: `the next sentence says that it is ${quoted(segment, hit)}`,
    verdict: 'code',
    strong,
    direct: true,
  };
}

const ownAtFirst = new RegExp(`^ ?\\p{L}+ \\p{L}+ ${ownWords} `, 'u');

const isDemonstrative = new RegExp(`^ ?(?:${demonstrativeRequests} )?${demonstratives} $`, 'u');

/** Nothing but a word that points back stands before the name. */
function isThis(folded: string, from: number, hit: Hit): boolean {
  return hit.start - from <= pronounCharsMax && isDemonstrative.test(folded.slice(from, hit.start));
}

const isArticle = new RegExp(`^ ?${articles} $`, 'u');

function isThe(folded: string, from: number, hit: Hit): boolean {
  return hit.start - from <= pronounCharsMax && isArticle.test(folded.slice(from, hit.start));
}

/** "The sign-in code is valid for an hour": so one speaks of a code that has just been given. */
function livesIn(hits: readonly Hit[], name: Hit, to: number): boolean {
  return hits.some(({ kind, start, end }) => kind === 'care' && start >= name.end && end <= to);
}

/** So near to its beginning a line says what the one above it is. */
const opensWithin = 12;

function lineAfter(
  segment: Segment,
  matches: readonly Match[],
  step: number,
  alone: boolean,
): Governor | null {
  const { text, hits } = segment;
  for (const hit of hits) {
    if (!isName(hit) || isLabel(hit)) continue;
    const next = matches.find((other) => other.start >= hit.end && other.shape !== 'letters');
    const claimed = (next !== undefined && next.start - hit.end < 40) || hasOwn(text, hit);
    // "Meeting ID: 482 913 7714" has its own.
    if (hit.kind === 'other' && claimed) return null;
    // "MAMA2026", and below it "Your discount code for …".
    if (hit.kind === 'other' && step === 1 && alone && hit.start <= opensWithin)
      return {
        weight: -5,
        reason: `the line below says ${quoted(segment, hit)}`,
        verdict: 'other',
        strong: false,
        direct: false,
      };
    if (hit.kind === 'other' || isVoid(hits, hit)) return null;
    const strong = isStrong(hit) || isBacked(hits, hit, 0, sentenceEnd(text, hit.end));
    // "Login code never arrives", as a topic that leads to a page.
    const linked = isLinked(segment, hit.start);
    return {
      weight: (strong ? 3.4 : 2.4) - (step - 1) * 0.8 - (claimed ? 2.5 : 0) - (linked ? 2 : 0),
      reason: `the line below says ${quoted(segment, hit)}`,
      verdict: 'code',
      strong,
      direct: false,
    };
  }
  return null;
}
