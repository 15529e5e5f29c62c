/**
 * What governs a candidate: the nearest word that names a number, in its sentence, its row or the lines
 * around it. A code word speaks for it, the name of another number against it.
 */
import { breaks, leavesBrackets, sharesBrackets } from './between.ts';
import type { Match } from './candidates.ts';
import { fold } from './clean.ts';
import { isOfNamed } from './matter.ts';
import { hasUnknownBetween, hasUnknownModifier, isNumberWord, isObject, isSecret } from './modifier.ts';
import type { Segment } from './segments.ts';
import { firstAfter, hasDigitBetween, sentenceEnd, sentenceStart, wordsBetween } from './sentence.ts';
import { isBehindValue, isKey } from './spent.ts';
import { copulas, isSaidAfter, isStated, type Statement, statementOf } from './statement.ts';
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
  /** How the sentence says that the candidate is it: by a verb, "your code is 123456", or a sign, "code: 123456". */
  readonly stated?: Statement;
}

export const none: Governor = { weight: 0, reason: '', verdict: 'none', strong: false, direct: false };

/** Matches of each segment of the flow, so that a number between word and candidate is seen. */
export interface Neighbourhood {
  readonly segments: readonly Segment[];
  readonly matches: readonly (readonly Match[])[];
}

export const strongWeight = 5;
export const codeWeight = 3.7;
const actReach = 60;

export function isName(hit: Hit): boolean {
  const { kind } = hit;
  return kind === 'strong' || kind === 'code' || kind === 'freshName' || kind === 'other' || isLabel(hit);
}

export function isLabel({ kind }: Hit): boolean {
  return kind === 'label' || kind === 'matter';
}

export function isStrong(hit: Hit): boolean {
  return hit.kind === 'strong' || hit.kind === 'freshName';
}

/** Whether a word of signing in or confirming stands near a code word: together they are a strong name. */
export function isBacked(hits: readonly Hit[], name: Hit, from: number, to: number): boolean {
  const first = Math.max(from, name.start - actReach);
  for (let index = firstAfter(hits, first); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.end > to || hit.start > name.end + actReach) break;
    if (hit.kind === 'act') return true;
  }
  return false;
}

/** Matches that stand wholly between two places, other than what an earlier name has taken. */
export function matchesBetween(matches: readonly Match[], from: number, to: number): number {
  let count = 0;
  for (const match of matches) {
    if (match.start >= from && match.end <= to && match.shape !== 'letters') count += 1;
    if (match.start >= to) break;
  }
  return count;
}

export function quoted(segment: Segment, hit: Hit): string {
  return `“${segment.text.slice(hit.start, hit.end)}”`;
}

const nobody: ReadonlySet<string> = new Set();

/** The governor of a match in its own segment; `sender` are the words that the sender is called by. */
export function governorInside(
  segment: Segment,
  match: Match,
  matches: readonly Match[],
  sender = nobody,
): Governor {
  const { text, hits } = segment;
  if (hits.length === 0) return none;
  if (match.shape === 'prefixed') {
    const own = hits.find((hit) => hit.start === match.start && hit.end < match.end && isName(hit));
    if (own !== undefined && (own.kind === 'code' || isStrong(own))) return namedByPrefix(segment, own);
  }
  const from = sentenceStart(text, match.start);
  const to = sentenceEnd(text, match.end);
  const left = lookLeft(segment, match, matches, from, sender);
  if (left.verdict === 'other' && left.direct) return left;
  const right = lookRight(segment, match, matches, to, from);
  if (left.verdict === 'other') return right.verdict === 'code' && right.strong ? right : left;
  if (right.verdict === 'other' && left.verdict !== 'code') return right;
  return right.weight > left.weight ? right : left;
}

/** "OTP-482913", "PIN-4821": what looks like a sender's prefix is the name itself. */
function namedByPrefix(segment: Segment, hit: Hit): Governor {
  return {
    weight: isStrong(hit) ? strongWeight : codeWeight,
    reason: `${quoted(segment, hit)} stands before it`,
    verdict: 'code',
    strong: isStrong(hit),
    direct: true,
  };
}

function lookLeft(
  segment: Segment,
  match: Match,
  matches: readonly Match[],
  from: number,
  sender: ReadonlySet<string>,
): Governor {
  const { text, hits } = segment;
  let weak: Governor = none;
  for (let index = firstAfter(hits, match.start) - 1; index >= 0; index -= 1) {
    const hit = hits[index] as Hit;
    if (hit.end > match.start || hit.start < from) continue;
    if (
      hit.kind === 'fresh' &&
      wordsBetween(text, hit.end, match.start) === 0 &&
      isStated(segment, match.start)
    ) {
      return {
        weight: codeWeight,
        reason: `${quoted(segment, hit)} stands before it`,
        verdict: 'code',
        strong: false,
        direct: true,
      };
    }
    if (!isName(hit) || isBehindValue(text, hit, match.start)) continue;
    const words = wordsBetween(text, hit.end, match.start);
    const distance = match.start - hit.end;
    const column = text.charCodeAt(hit.end) === 9 || text.charCodeAt(match.start - 1) === 9;
    if (isLabel(hit)) {
      // A label has taken the first number after it, and reaches no further than a few words.
      if (hasDigitBetween(text, hit.end, match.start) || words > 2 || distance > 24) continue;
      if (/,| [-|\u00b7] /.test(text.slice(hit.end, match.start))) continue;
      if (isObject(segment, hit, match, from) || isOfNamed(hits, index, from)) continue;
      const direct = words === 0;
      const own = hits[index - 1];
      if (own !== undefined && isStrong(own) && isNumberWord(text, own, hit)) continue;
      const colon = text.charCodeAt(hit.end) === 58;
      // "Verification code for your order: 123456" is still about the code.
      const before = direct && colon ? previousName(hits, index, from) : null;
      const isNamed =
        before?.kind === 'strong' || (before?.kind === 'code' && isBacked(hits, before, from, hit.start));
      if (before !== null && isNamed && !hasDigitBetween(text, before.end, hit.start)) {
        return {
          // "Kód pro schválení platby: 123456": what is approved is no label of a number.
          weight: isBacked(hits, before, before.end, hit.start) ? 4 : 3,
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
      // "Code for the transfer to IBAN ending 4471: 306518": that name has its number.
      if (distance > 90 || (taken > 0 && isStated(segment, match.start))) continue;
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
    const stated = statementOf(segment, match.start);
    // What stands between a name and its verb makes it no less clear.
    weight -= Math.min(stated === 'verb' ? 0.6 : 2, Math.max(0, distance - 12) * 0.02);
    // "Your code for the payment at shop 4411 is 774411": what the sentence states is no neighbour's number.
    if (stated !== 'none') weight += strong ? 0.4 : 1.2;
    else {
      weight -= Math.min(3, taken * 1.5);
      // A code is spoken of, and further on in the sentence stands a number.
      if (words > 3) weight -= 0.8;
      // "Your code for account 4471 is 774411": the sentence says itself which one it means.
      if (isOtherStated(segment, matches, match)) weight -= 2.2;
    }
    // "Code 123456 is needed to confirm the payment."
    if (stated === 'none' && words === 0 && isSaidAfter(segment, match.end)) weight += 0.8;
    if (!strong && !isSecret(segment, hit) && hasUnknownModifier(text, hits, hit, sender)) weight -= 1.2;
    // "Code tombola : 66041", in languages that name it behind.
    const isOfOther = !strong && words === 1 && hasUnknownBetween(text, hits, hit, match.start, sender);
    if (isOfOther) weight -= 1.2;
    if (column) weight += 0.3;
    // A label between them that says nothing of its own takes a little away.
    if (weak.verdict === 'other' && stated === 'none') weight += weak.weight * 0.5;
    return {
      weight,
      reason:
        words === 0
          ? `stands right after ${quoted(segment, hit)}`
          : `stands after ${quoted(segment, hit)} in the same sentence`,
      verdict: 'code',
      strong,
      stated,
      direct: !isOfOther && isDirect(text, hit.end, match.start, words),
    };
  }
  return weak;
}

function isOtherStated(segment: Segment, matches: readonly Match[], match: Match): boolean {
  const to = sentenceEnd(segment.text, match.end);
  return matches.some(
    (other) => other.start > match.end && other.end <= to && isStated(segment, other.start),
  );
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
  return (
    words === 1 &&
    (to - from <= 7 ||
      gap.includes(':') ||
      gap.includes('(') ||
      copulas.has(
        fold(gap)
          .replace(/[#"'*_]/g, '')
          .trim(),
      ))
  );
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
    if (!isName(hit) || isKey(text, hit)) continue;
    if (hit.end > to + 1) break;
    const distance = hit.start - match.end;
    const words = wordsBetween(text, match.end, hit.start);
    if (isLabel(hit)) {
      // "4826 numaralı sipariş": the name follows its number directly; further on it has its own.
      if (
        words === 0 &&
        distance <= 2 &&
        hit.end - hit.start > 2 &&
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
    const isSaid = isSaidAfter(segment, match.end);
    // "5037 is, for account 4471, your code": the sentence begins with what it speaks of.
    const opens = isSaid && !/[\p{L}\p{N}]/u.test(text.slice(from, match.start));
    if ((taken > 0 && !(opens && !isOtherStated(segment, matches, match))) || distance > 120) return none;
    const strong = isStrong(hit) || isBacked(hits, hit, from, to);
    // The word may belong to the number that follows it.
    const next = matches.find((other) => other.start >= hit.end);
    const isNext = next !== undefined && next.start - hit.end < distance && next.start - hit.end < 20;
    // "123456 is your code for Acme24": what it is has been said by then.
    const claimed = isNext && !(isSaid && !isStated(segment, next.start));
    const isAs = taken === 0 && playsAs.test(segment.folded.slice(match.end, hit.start));
    let weight = strong ? strongWeight - 0.5 : codeWeight - 0.7;
    weight -= Math.min(isAs ? 0.4 : 2, Math.max(0, distance - 15) * 0.025);
    if (claimed) weight -= 2.5;
    else if (isSaid || isAs) weight += 0.8;
    // "Texts from 72404 asking for a code": neither does the sentence begin with it, nor does it say that it is one.
    else if (words > 2 && /[\p{L}\p{N}]/u.test(text.slice(from, match.start))) weight -= 1.2;
    // "…error 30007, the code was not sent": another clause speaks of the code.
    else if (breaks(text, match.end, hit.start) && /[\p{L}\p{N}]/u.test(text.slice(from, match.start)))
      weight -= 2;
    // "(AUTH-2048) Verification code mail is late": what is in brackets of its own is not what follows them.
    const leaves = leavesBrackets(text, match.end, hit.start);
    const isPlain = match.shape === 'digits' || match.shape === 'grouped';
    if (leaves && (!isPlain || sharesBrackets(text, match.start))) weight -= 2.5;
    return {
      weight,
      reason: `stands before ${quoted(segment, hit)} in the same sentence`,
      verdict: 'code',
      strong,
      direct: !claimed && (isAs || (words <= 3 && distance <= 24)),
      follows: !claimed && (!leaves || match.shape === 'digits'),
    };
  }
  return none;
}

/** "Type WQHRTZ into the box as your one-time password": so ends what stands before a name that says what it is. */
const playsAs = / (?:as|als|comme|como|come|som|jako|ca|sebagai) (?:\p{L}{1,6} ){0,2}$/u;
