/**
 * What governs a candidate: the nearest word that names a number, in its sentence, its row or the lines
 * around it. A code word speaks for it, the name of another number against it.
 */
import type { Match } from './candidates.ts';
import { wordAfter } from './counter.ts';
import type { Layout } from './layout.ts';
import type { Segment } from './segments.ts';
import type { Hit } from './words/index.ts';

export interface Evidence {
  /** Added to the score; negative when it speaks against. */
  readonly weight: number;
  /** In words. */
  readonly reason: string;
}

export interface Governor extends Evidence {
  readonly verdict: 'code' | 'other' | 'none';
  /** Names the code without doubt. */
  readonly strong: boolean;
  /** The word touches the candidate: "code: 123456". */
  readonly direct: boolean;
  /** The word stands after the candidate, in its sentence: "123456 is your code". */
  readonly follows?: boolean;
}

export const none: Governor = { weight: 0, reason: '', verdict: 'none', strong: false, direct: false };

/** Matches of each segment of the flow, so that a number between word and candidate is seen. */
export interface Neighbourhood {
  readonly segments: readonly Segment[];
  readonly matches: readonly (readonly Match[])[];
}

const strongWeight = 5;
const codeWeight = 3.7;
const actReach = 60;
const linesBack = 5;
const linesOn = 2;
/** A longer sentence is cut: what is further away has no say. */
const sentenceCharsMax = 400;

function isName(hit: Hit): boolean {
  const { kind } = hit;
  return kind === 'strong' || kind === 'code' || kind === 'freshName' || kind === 'other' || kind === 'label';
}

function isStrong(hit: Hit): boolean {
  return hit.kind === 'strong' || hit.kind === 'freshName';
}

/** Where the sentence of a place begins. */
export function sentenceStart(text: string, at: number): number {
  const stop = Math.max(0, at - sentenceCharsMax);
  for (let back = at - 1; back > stop; back -= 1) {
    if (endsSentence(text, back) && back < at - 1) return back + 1;
  }
  return stop;
}

export function sentenceEnd(text: string, at: number): number {
  const stop = Math.min(text.length, at + sentenceCharsMax);
  for (let on = at; on < stop; on += 1) {
    if (endsSentence(text, on)) return on;
  }
  return stop;
}

function endsSentence(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  switch (unit) {
    case 0x3002:
    case 0xff0e:
    case 0x964:
    case 0x61f:
    case 0x6d4:
    case 0x589:
    case 0x2022:
    case 0x17d4:
    case 0x104a:
    case 0x104b:
      return true;
    case 33:
    case 63:
      return true;
    case 46: {
      if (at + 1 < text.length && text.charCodeAt(at + 1) !== 32) return false;
      // "No. 123", "Nr. 123", "ref. 123": a short word's full stop before a number ends no sentence.
      const next = text.charCodeAt(at + 2);
      if (next >= 48 && next <= 57) return !isShortWord(text, at);
      return true;
    }
    default:
      return false;
  }
}

function isShortWord(text: string, at: number): boolean {
  let from = at;
  while (from > 0 && text.charCodeAt(from - 1) > 64 && at - from < 5) from -= 1;
  return at - from < 4;
}

/** Whether a word of signing in or confirming stands near a code word: together they are a strong name. */
function isBacked(hits: readonly Hit[], name: Hit, from: number, to: number): boolean {
  const first = Math.max(from, name.start - actReach);
  for (let index = firstAfter(hits, first); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.end > to || hit.start > name.end + actReach) break;
    if (hit.kind === 'act') return true;
  }
  return false;
}

/** Index of the first word that begins at a place or after it. */
export function firstAfter(hits: readonly Hit[], at: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle] as Hit).start < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function hasDigitBetween(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 48 && unit <= 57) return true;
  }
  return false;
}

/** Letters glued to the word that was found are its ending, not another word: "vahvistuskoodisi: 123456". */
function endOfWord(text: string, at: number): number {
  let end = at;
  while (end - at < endingCharsMax && isLetter(text.charCodeAt(end))) end += 1;
  return end;
}

const endingCharsMax = 8;

/** Of a script that parts its words by blanks. */
function isLetter(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 0xc0 && unit < 0x2000);
}

export function wordsBetween(text: string, start: number, to: number): number {
  const from = Math.min(to, endOfWord(text, start));
  let count = 0;
  let inside = false;
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    const letter =
      unit >= 0x41 && unit !== 0x5b && unit !== 0x5d && unit !== 0x3001 && unit !== 0x3010 && unit !== 0x300c;
    if (letter && !inside) count += 1;
    inside = letter;
  }
  return count;
}

/** Matches that stand wholly between two places, other than what an earlier name has taken. */
function matchesBetween(matches: readonly Match[], from: number, to: number): number {
  let count = 0;
  for (const match of matches) {
    if (match.start >= from && match.end <= to && match.shape !== 'letters') count += 1;
    if (match.start >= to) break;
  }
  return count;
}

function quoted(segment: Segment, hit: Hit): string {
  return `“${segment.text.slice(hit.start, hit.end)}”`;
}

/** The governor of a match in its own segment. */
export function governorInside(segment: Segment, match: Match, matches: readonly Match[]): Governor {
  const { text, hits } = segment;
  if (hits.length === 0) return none;
  const from = sentenceStart(text, match.start);
  const to = sentenceEnd(text, match.end);
  const left = lookLeft(segment, match, matches, from);
  if (left.verdict === 'other' && left.direct) return left;
  const right = lookRight(segment, match, matches, to, from);
  if (left.verdict === 'other') return right.verdict === 'code' && right.strong ? right : left;
  if (right.verdict === 'other' && left.verdict !== 'code') return right;
  return right.weight > left.weight ? right : left;
}

function lookLeft(segment: Segment, match: Match, matches: readonly Match[], from: number): Governor {
  const { text, hits } = segment;
  let weak: Governor = none;
  for (let index = firstAfter(hits, match.start) - 1; index >= 0; index -= 1) {
    const hit = hits[index] as Hit;
    if (hit.end > match.start || !isName(hit)) continue;
    if (hit.start < from) break;
    const words = wordsBetween(text, hit.end, match.start);
    const distance = match.start - hit.end;
    const column = text.charCodeAt(hit.end) === 9 || text.charCodeAt(match.start - 1) === 9;
    if (hit.kind === 'label') {
      // A label has taken the first number after it, and reaches no further than a few words.
      if (hasDigitBetween(text, hit.end, match.start) || words > 2 || distance > 24) continue;
      if (text.slice(hit.end, match.start).includes(',')) continue;
      const direct = words === 0;
      const colon = text.charCodeAt(hit.end) === 58;
      // "Verification code for your order: 123456" is still about the code.
      const before = direct && colon ? previousName(hits, index, from) : null;
      if (before !== null && before.kind === 'strong' && !hasDigitBetween(text, before.end, hit.start)) {
        return {
          weight: 2.5,
          reason: `${quoted(segment, before)} stands before it`,
          verdict: 'code',
          strong: true,
          direct: false,
        };
      }
      const weight = direct ? -6 : words === 1 ? -3.5 : -2;
      const found: Governor = {
        weight,
        reason: `${quoted(segment, hit)} names another number`,
        verdict: 'other',
        strong: false,
        direct,
      };
      if (direct || weak.verdict === 'none') weak = found;
      if (direct) return found;
      continue;
    }
    const taken = matchesBetween(matches, hit.end, match.start);
    if (hit.kind === 'other') {
      if (distance > 90) continue;
      return {
        weight: taken > 0 ? -4 : -7,
        reason: `${quoted(segment, hit)} is a code of another kind`,
        verdict: 'other',
        strong: false,
        direct: words <= 3,
      };
    }
    if (weak.verdict === 'other' && taken > 0) return weak;
    const strong = isStrong(hit) || isBacked(hits, hit, from, sentenceEnd(text, match.end));
    let weight = strong ? strongWeight : codeWeight;
    weight -= Math.min(2, Math.max(0, distance - 12) * 0.02);
    // "Your code for the payment at shop 4411 is 774411": what the sentence states is no neighbour's number.
    if (isStated(segment, match.start)) weight += strong ? 0.4 : 0.8;
    else {
      weight -= Math.min(3, taken * 1.5);
      // A code is spoken of, and further on in the sentence stands a number.
      if (words > 3) weight -= 0.8;
    }
    if (column) weight += 0.3;
    // A label between them that says nothing of its own takes a little away.
    if (weak.verdict === 'other' && !isStated(segment, match.start)) weight += weak.weight * 0.5;
    return {
      weight,
      reason:
        words === 0
          ? `stands right after ${quoted(segment, hit)}`
          : `stands after ${quoted(segment, hit)} in the same sentence`,
      verdict: 'code',
      strong,
      direct: isDirect(text, hit.end, match.start, words),
    };
  }
  return weak;
}

export const copulas = new Set(
  'is are be ist lautet est es sera e er ar on jest je este einai adalah ialah la là olan είναι это है হল'.split(' '),
);

/** Whether a colon, an equals sign or a word for "is" stands right before a place. */
export function isStated({ text, folded }: Segment, at: number): boolean {
  let before = at - 1;
  while (before > 0 && (text.charCodeAt(before) === 32 || '"“«[(*'.includes(text[before] as string))) before -= 1;
  const sign = text[before];
  if (sign === undefined) return false;
  if (':=：是为為は'.includes(sign)) return true;
  let from = before + 1;
  while (from > 0 && before - from < 8 && folded.charCodeAt(from - 1) > 96) from -= 1;
  return copulas.has(folded.slice(from, before + 1));
}

function previousName(hits: readonly Hit[], index: number, from: number): Hit | null {
  for (let back = index - 1; back >= 0; back -= 1) {
    const hit = hits[back] as Hit;
    if (hit.start < from) return null;
    if (isName(hit)) return hit;
  }
  return null;
}

/** "code: X", "code is X", "code – X": at most one small word between. */
function isDirect(text: string, from: number, to: number, words: number): boolean {
  if (to - from > 14) return false;
  if (words === 0) return true;
  const gap = text.slice(from, to);
  return words === 1 && (to - from <= 7 || gap.includes(':') || gap.includes('('));
}

function lookRight(
  segment: Segment,
  match: Match,
  matches: readonly Match[],
  to: number,
  from: number,
): Governor {
  const { text, hits } = segment;
  for (let index = firstAfter(hits, match.end); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (!isName(hit)) continue;
    if (hit.end > to + 1) break;
    const distance = hit.start - match.end;
    const words = wordsBetween(text, match.end, hit.start);
    if (hit.kind === 'label') {
      // "4826 numaralı sipariş": the name follows its number directly; further on it has its own.
      if (
        words === 0 &&
        distance <= 2 &&
        !hasDigitBetween(text, hit.end, Math.min(text.length, hit.end + 12))
      ) {
        return {
          weight: -3,
          reason: `${quoted(segment, hit)} follows it`,
          verdict: 'other',
          strong: false,
          direct: false,
        };
      }
      continue;
    }
    const taken = matchesBetween(matches, match.end, hit.start);
    if (hit.kind === 'other') {
      if (distance > 40 || taken > 0) return none;
      return {
        weight: -4.5,
        reason: `${quoted(segment, hit)} follows it, a code of another kind`,
        verdict: 'other',
        strong: false,
        direct: words <= 3,
      };
    }
    if (taken > 0 || distance > 120) return none;
    const strong = isStrong(hit) || isBacked(hits, hit, from, to);
    // The word may belong to the number that follows it.
    const next = matches.find((other) => other.start >= hit.end);
    const claimed = next !== undefined && next.start - hit.end < distance && next.start - hit.end < 20;
    let weight = strong ? strongWeight - 0.5 : codeWeight - 0.7;
    weight -= Math.min(2, Math.max(0, distance - 15) * 0.025);
    if (claimed) weight -= 2.5;
    else if (copulas.has(wordAfter(segment.folded, match.end))) weight += 0.8;
    // "(AUTH-2048) Verification code mail is late": what is in brackets of its own is not what follows them.
    const leaves = leavesBrackets(text, match.end, hit.start);
    if (leaves && match.shape !== 'digits' && match.shape !== 'grouped') weight -= 2.5;
    return {
      weight,
      reason: `stands before ${quoted(segment, hit)} in the same sentence`,
      verdict: 'code',
      strong,
      direct: !claimed && words <= 3 && distance <= 24,
      follows: !claimed && (!leaves || match.shape === 'digits'),
    };
  }
  return none;
}

function leavesBrackets(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 41 || unit === 93) return true;
    if (unit === 40 || unit === 91) return false;
  }
  return false;
}

/** The governor of a match from the lines before and after its own. */
export function governorAround(near: Neighbourhood, index: number, match: Match, layout: Layout): Governor {
  const alone = layout.lone || layout.cell;
  const own = near.segments[index] as Segment;
  let best: Governor = none;
  let between = 0;
  for (let step = 1, at = index - 1; at >= 0 && step <= linesBack; at -= 1) {
    const segment = near.segments[at] as Segment;
    if (!isNeighbour(segment, own)) continue;
    const found = column(segment, own, match) ?? lineBefore(segment, near.matches[at] ?? [], step, alone);
    if (found !== null) {
      const weight = found.weight > 0 ? found.weight - Math.min(3, between * 1.2) : found.weight;
      best = { ...found, weight, direct: found.direct && between === 0 };
      break;
    }
    for (const other of near.matches[at] ?? []) {
      if (other.shape !== 'letters' && segment.text.length - (other.end - other.start) < 6) between += 1;
    }
    step += 1;
  }
  if (best.verdict === 'other' && best.direct) return best;
  let step = 1;
  // Within a sentence of its own only the very next line can speak of it: "This code is valid for …".
  for (let at = index + 1; at < near.segments.length && step <= (alone ? linesOn : 1); at += 1) {
    const segment = near.segments[at] as Segment;
    if (!isNeighbour(segment, own)) continue;
    const found = lineAfter(segment, near.matches[at] ?? [], step);
    if (found !== null) {
      const weight = alone ? found.weight : found.weight - 1.9;
      if (weight > best.weight) best = { ...found, weight };
      break;
    }
    step += 1;
  }
  return best;
}

/** The text of an image is read with the lines around it, and they without it. */
function isNeighbour(segment: Segment, own: Segment): boolean {
  return segment.place === own.place || (own.place === 'alt' && segment.place === 'html');
}

/** The cell above, where two rows have the same number of cells. */
function column(above: Segment, own: Segment, match: Match): Governor | null {
  if (!own.text.includes('\t') || !above.text.includes('\t')) return null;
  const cells = above.text.split('\t', 12);
  if (own.text.split('\t', 12).length !== cells.length) return null;
  if (hasDigitBetween(above.text, 0, above.text.length)) return null;
  let index = 0;
  for (let at = 0; at < match.start; at += 1) if (own.text.charCodeAt(at) === 9) index += 1;
  let from = 0;
  for (let cell = 0; cell < index; cell += 1) from += (cells[cell] ?? '').length + 1;
  const to = from + (cells[index] ?? '').length;
  for (const hit of above.hits) {
    if (hit.start < from || hit.end > to || !isName(hit)) continue;
    if (hit.kind !== 'other' && hit.kind !== 'label') {
      return {
        weight: isStrong(hit) ? strongWeight : codeWeight,
        reason: `stands under ${quoted(above, hit)}`,
        verdict: 'code',
        strong: isStrong(hit),
        direct: true,
      };
    }
    return {
      weight: -6,
      reason: `stands under ${quoted(above, hit)}`,
      verdict: 'other',
      strong: false,
      direct: true,
    };
  }
  return null;
}

function lineBefore(
  segment: Segment,
  matches: readonly Match[],
  step: number,
  alone: boolean,
): Governor | null {
  const { text, hits } = segment;
  for (let index = hits.length - 1; index >= 0; index -= 1) {
    const hit = hits[index] as Hit;
    if (!isName(hit)) continue;
    const rest = text.length - hit.end;
    const opens = rest <= 2 || text.endsWith('\uff1a') || isStated(segment, text.length);
    if (hit.kind === 'label') {
      // A label of a line of its own names the line below it.
      if (step > 1 || !alone || hasDigitBetween(text, hit.end, text.length)) continue;
      const isTitle = text.endsWith(':') || (hit.end - hit.start) * 2 > text.length;
      if (!isTitle || text.length > 40 || rest > 12 || hit.start > 24) continue;
      return {
        weight: -6,
        reason: `the line above, ${quoted(segment, hit)}, names another number`,
        verdict: 'other',
        strong: false,
        direct: true,
      };
    }
    const taken = matchesBetween(matches, hit.end, text.length);
    if (hit.kind === 'other') {
      if (taken > 0 || step > 2) return null;
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
    const strong = isStrong(hit) || isBacked(hits, hit, from, to);
    let weight = (strong ? strongWeight : codeWeight) - 0.4 - (step - 1) * 0.5;
    if (!opens && to < text.length - 1) weight -= 0.5;
    if (!alone) weight -= 2;
    weight -= Math.min(3, taken * 1.8);
    return {
      weight,
      reason:
        step === 1
          ? `the line above says ${quoted(segment, hit)}`
          : `a line above says ${quoted(segment, hit)}`,
      verdict: 'code',
      strong,
      direct: alone && opens && step === 1 && taken === 0,
    };
  }
  return null;
}

function lineAfter(segment: Segment, matches: readonly Match[], step: number): Governor | null {
  const { text, hits } = segment;
  for (const hit of hits) {
    if (!isName(hit) || hit.kind === 'label') continue;
    if (hit.kind === 'other') return null;
    const strong = isStrong(hit) || isBacked(hits, hit, 0, sentenceEnd(text, hit.end));
    const next = matches.find((other) => other.start >= hit.end && other.shape !== 'letters');
    const claimed = next !== undefined && next.start - hit.end < 40;
    return {
      weight: (strong ? 3.4 : 2.4) - (step - 1) * 0.8 - (claimed ? 2.5 : 0),
      reason: `the line below says ${quoted(segment, hit)}`,
      verdict: 'code',
      strong,
      direct: false,
    };
  }
  return null;
}
