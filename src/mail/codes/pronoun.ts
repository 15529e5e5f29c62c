/**
 * What the sentences beside a candidate say of it, where its own names nothing: the one before names the code and its own
 * points back at that, "A code was asked for. It is: 482913"; the one after asks to enter what it calls a mere number.
 */
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
import { hasDigitBetween, sentenceEnd, sentenceStart } from './sentence.ts';
import { statementOf } from './statement.ts';
import type { Hit } from './words/index.ts';

/** "It is", "Es lautet", "They are now": no more stands in a sentence that points back. */
const pointingCharsMax = 16;
const reach = 160;
/** "Yours: 482913". */
const yours =
  /^ ?(?:(?:here is |le |la |el |il |o |a )?(?:yours|deiner|deine|ihrer|ihre|votre|tien|tuyo|suyo|tuo|suo|seu|teu|jouwe?|die van jou|din|ditt|dit|twoj|wasz|tvuj|vas)|das ist sie|here it is|there it is|voila) ?[:=-] ?$/;

/** The governor of a match whose sentence says no more than that it is what the one before spoke of; null for others. */
export function pointedAt(near: Neighbourhood, index: number, match: Match): Governor | null {
  const segment = near.segments[index] as Segment;
  const { text } = segment;
  const from = sentenceStart(text, match.start);
  if (match.start - from > pointingCharsMax) return null;
  const stated = statementOf(segment, match.start);
  if (stated !== 'verb' && !(stated === 'sign' && yours.test(segment.folded.slice(from, match.start))))
    return null;
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

function hasNameIn({ hits }: Segment, from: number, to: number): boolean {
  return hits.some((hit) => hit.start >= from && hit.end <= to && (isName(hit) || hit.kind === 'act'));
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
    if (hit.end > to || !isName(hit)) continue;
    if (hit.start < from) break;
    if (!(hit.kind === 'code' || isStrong(hit)) || matchesBetween(matches, hit.end, to) > 0) return null;
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

function isCounted({ folded }: Segment, from: number, to: number, match: Match): boolean {
  const lengths = new Set<number>();
  addCounts(folded.slice(from, to), lengths);
  return lengths.has(match.value.replace('-', '').length);
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

const askReach = 16;
const placeReach = 40;

/** "LARK-2026", and the next sentence or line asks to type it in the coupon field. */
export function isForOther(near: Neighbourhood, index: number, match: Match): boolean {
  const next = nextOf(near, index, match);
  if (next === null) return false;
  const { text, hits } = next.segment;
  const to = sentenceEnd(text, next.from);
  const use = hits.find((hit) => hit.kind === 'use' && hit.start >= next.from);
  if (use === undefined || use.start - next.from > askReach || hasDigitBetween(text, next.from, use.end))
    return false;
  return hits.some(
    (hit) =>
      (hit.kind === 'other' || hit.kind === 'matter') &&
      hit.end <= to &&
      hit.start > use.end &&
      hit.start - use.end < placeReach,
  );
}

/** "Your number: 5820", and the next sentence or line asks to enter it somewhere: no account's number is asked for so. */
export function isAskedNext(near: Neighbourhood, index: number, match: Match, isBrief: boolean): boolean {
  const next = nextOf(near, index, match, true);
  return next !== null && asks(next.segment, next.from, isBrief);
}

/** The sentence after that of a match, in its segment or at the beginning of the next; null where its own goes on with words, or with numbers. */
function nextOf(
  near: Neighbourhood,
  index: number,
  match: Match,
  goesOn = false,
): { segment: Segment; from: number } | null {
  const own = near.segments[index] as Segment;
  const end = sentenceEnd(own.text, match.end) + 1;
  const rest = own.text.slice(match.end, end);
  if (goesOn ? /\d/.test(rest) : /\p{L}/u.test(rest)) return null;
  if (end < own.text.length - 1) return { segment: own, from: end };
  const segment = near.segments[index + 1];
  return segment !== undefined && segment.place === own.place ? { segment, from: 0 } : null;
}

/** Whether a sentence begins by asking to enter something, names nothing else and says where; a short message may leave that out. */
function asks({ text, hits }: Segment, from: number, isBrief: boolean): boolean {
  const to = sentenceEnd(text, from);
  const use = hits.find((hit) => hit.kind === 'use' && hit.start >= from);
  if (use === undefined || use.start - from > askReach || hasDigitBetween(text, from, to)) return false;
  if (hits.some((hit) => hit.start >= from && hit.end <= to && isName(hit))) return false;
  if (isBrief && use.start === from) return true;
  return hits.some(
    (hit) =>
      (hit.kind === 'where' || hit.kind === 'act') && hit.start > use.end && hit.start - use.end < placeReach,
  );
}
