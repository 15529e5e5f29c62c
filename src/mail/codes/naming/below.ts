/** What the sentence or line after a candidate says of it: that it is the code, or a code of another kind. */

import { type Governor, isBacked, matchesBetween, quoted } from '../evidence.ts';
import { isCodeName, isLabel, isName, isStrong } from '../names.ts';
import { isLinked } from '../printed/layout.ts';
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';
import { hasDigitBetween, sentenceEnd } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { articles, copulas, ownWords } from '../words/particles/grammar.ts';
import { hasOwn, isThis, isVoid } from './above.ts';

const pronounCharsMax = 12;
const pointingReach = 48;

/** "Do not share 123456. It is your login code.": a sentence that says of the number before it what it is. */
export function pointingBack(segment: Segment, from: number, matches: readonly Match[]): Governor | null {
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
  if (!isSaid || hasDigitBetween(text, from, hit.start)) return null;
  // "That is your access code until 11:20 on 14/04/2026": a date is no other number that it may be.
  const others = matches.filter(({ start }) => !/[/.:-]/.test(text[start - 1] ?? ''));
  if (matchesBetween(others, from, to) > 0) return null;
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

const isArticle = new RegExp(`^ ?${articles} $`, 'u');

function isThe(folded: string, from: number, hit: Hit): boolean {
  return hit.start - from <= pronounCharsMax && isArticle.test(folded.slice(from, hit.start));
}

/** "The sign-in code is valid for an hour": so one speaks of a code that has just been given. */
function livesIn(hits: readonly Hit[], name: Hit, to: number): boolean {
  return hits.some(({ kind, start, end }) => kind === 'care' && start >= name.end && end <= to);
}

/** "Locker PIN: pick any four digits": it says what that is. */
const isField = /^ ?[:\uff1a][ \t]?\S/;

/** So near to its beginning a line says what the one above it is. */
const opensWithin = 12;

export function lineAfter(
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
    if (hit.kind === 'other' && (claimed || isField.test(text.slice(hit.end)))) return null;
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
