/**
 * What the sentence before a candidate says of it, where its own names nothing: that one names the code and its own points
 * back at it, "A code was asked for. It is: 482913", or the line above says how long it is.
 */
import { isMere } from './anynumber.ts';
import type { Match } from './candidates.ts';
import { addCounts } from './counted.ts';
import {
  codeWeight,
  type Governor,
  isBacked,
  isName,
  isStrong,
  matchesBetween,
  type Neighbourhood,
  quoted,
  strongWeight,
} from './evidence.ts';
import type { Segment } from './segments.ts';
import { sentenceEnd, sentenceStart, wordsBetween } from './sentence.ts';
import { statementOf } from './statement.ts';
import type { Hit } from './words/index.ts';
import { possessiveArticles, possessives, presenting } from './words/particles.ts';

/** "It is", "Es lautet", "They are now": no more stands in a sentence that points back. */
const pointingCharsMax = 16;
const reach = 160;
/** "Yours: 482913". */
const yours = new RegExp(`^ ?(?:(?:${possessiveArticles} )?${possessives}|${presenting}) ?[:=-] ?$`, 'u');

/** The governor of a match whose sentence says no more than that it is what the one before spoke of; null for others. */
export function pointedAt(near: Neighbourhood, index: number, match: Match): Governor | null {
  const segment = near.segments[index] as Segment;
  const { text } = segment;
  const from = clauseStart(text, match.start);
  const isAsked = isRequest(segment, from, match);
  if (match.start - from > pointingCharsMax && !isAsked) return null;
  const stated = statementOf(segment, match.start);
  const isYours = stated === 'sign' && yours.test(segment.folded.slice(from, match.start));
  if (stated !== 'verb' && !isYours && !isAsked) return null;
  if (!/\p{L}/u.test(text.slice(from, match.start)) || hasNameIn(segment, from, match.start)) return null;
  return from > 0
    ? namedIn(segment, near.matches[index] ?? [], from - 1, match)
    : namedIn(
        near.segments[index - 1],
        near.matches[index - 1] ?? [],
        near.segments[index - 1]?.text.length ?? 0,
        match,
      );
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

function hasNameIn(segment: Segment, from: number, to: number): boolean {
  const { hits } = segment;
  // "That number is 482913" names nothing further.
  return hits.some(
    (hit) =>
      hit.start >= from && hit.end <= to && ((isName(hit) && !isMere(segment, hit)) || hit.kind === 'act'),
  );
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
    if (matchesBetween(matches, hit.end, to) > 0) return null;
    // "Six digits" says more than what they are called.
    if (hit.kind === 'number' && countsIn(segment, from, to).size > 0) break;
    // "The app will ask you for a number. It is 482913."
    if (hit.kind === 'number' || isMere(segment, hit))
      return { weight: 3.4, reason: `the sentence before speaks of ${quoted(segment, hit)}`, ...counted };
    if (hit.kind !== 'code' && !isStrong(hit)) return null;
    const strong = isStrong(hit) || isBacked(hits, hit, from, to);
    return {
      weight: strong ? strongWeight - 0.4 : codeWeight,
      reason: `the sentence before says ${quoted(segment, hit)}`,
      verdict: 'code',
      strong,
      direct: true,
    };
  }
  return isCounted(segment, from, to, match)
    ? { weight: codeWeight, reason: 'the sentence before says how long it is', ...counted }
    : null;
}

const counted = { verdict: 'code', strong: false, direct: true } as const;

function countsIn({ folded }: Segment, from: number, to: number): ReadonlySet<number> {
  const lengths = new Set<number>();
  addCounts(folded.slice(from, to), lengths);
  return lengths;
}

function isCounted(segment: Segment, from: number, to: number, match: Match): boolean {
  return countsIn(segment, from, to).has(match.value.replace('-', '').length);
}

/** "Type in these five letters:", and under it what has as many: so it is announced without a name. */
export function countedAbove(near: Neighbourhood, index: number, match: Match): Governor | null {
  const above = near.segments[index - 1];
  if (above === undefined || above.place !== near.segments[index]?.place || !/[:\uff1a]$/.test(above.text))
    return null;
  if ((near.matches[index - 1] ?? []).length > 0 || above.hits.some(isName)) return null;
  const from = sentenceStart(above.text, above.text.length - 1);
  return isCounted(above, from, above.text.length, match)
    ? { weight: codeWeight, reason: 'the line above says how long it is', ...counted }
    : null;
}
