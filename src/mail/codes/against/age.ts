/** Old codes: what is struck out, or said to be void. They lose against a new one, and alone they are no answer. */

import { mark } from '../../html.ts';
import type { Evidence } from '../evidence.ts';
import { isCodeName, isFresh } from '../names.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import type { Segment } from '../text/segments.ts';
import { firstAfter, sentenceEnd, sentenceStart } from '../text/sentence.ts';
import {
  arabicComma,
  blank,
  comma,
  hyphen,
  ideographicComma,
  roundOpening,
  semicolon,
  wideComma,
  wideRoundOpening,
  wideSemicolon,
} from '../text/signs.ts';
import type { Hit } from '../words/index.ts';
import {
  afterUse,
  denials,
  denialsAtEnd,
  formers,
  formersBehind,
  insteadOf,
  lapsing,
  lapsingOnce,
  onceIt,
  replacedBehind,
  timesPast,
  toCome,
} from '../words/particles/changes.ts';
import { articles, conditions, conjunctions, ownWords, resuming } from '../words/particles/grammar.ts';
import { sameCode, sameOne } from '../words/particles/uses.ts';
import { afterAside } from './asides.ts';
import { isConditional, isOther } from './clause.ts';
import { exchangeOf } from './exchange.ts';
import { usedOf } from './used.ts';

/** What says that the candidate is void; null when nothing does. */
export function ageOf(spot: Spot): Evidence | null {
  const { segment, match, matches, layout } = spot;
  if ((layout.marks & mark.strike) !== 0) return { weight: -10, reason: 'is struck out' };
  const exchange = exchangeOf(spot);
  if (exchange === 'taken') return { weight: -8, reason: 'is said to be another' };
  if (exchange === 'given') return null;
  const { hits, text, folded } = segment;
  const after = folded.slice(match.end, match.end + deniedReach);
  if (isDenied.test(after)) return { weight: -8, reason: 'is said not to be it' };
  if (isReplacedBehind.test(after)) return { weight: -8, reason: 'is said to be another' };
  if (
    isDeniedBefore.test(folded.slice(Math.max(0, match.start - deniedReach), match.start)) &&
    endsClause.test(text.slice(match.end))
  )
    return { weight: -8, reason: 'is said not to be it' };
  const from = sentenceStart(text, match.start);
  const to = sentenceEnd(text, match.end);
  for (let index = firstAfter(hits, from); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.start >= to) break;
    if (hit.kind !== 'old') continue;
    if (hit.start >= match.end) {
      // "The code X … is no longer valid": unless another candidate stands between, or a clause has ended.
      const since = afterAside(folded, match, hit.start);
      if (isOther(matches, since, hit.start) || hasFresh(hits, match.start - 40, match.start)) continue;
      const isRemark = isRemarked(text, match, hit) || isBetweenCommas(text, match, hit);
      if (!isRemark && breaksClause(text, since, hit.start) && !isResumed(folded, hit)) continue;
      // "Use X instead of Y", "X replaces it": the words speak of what follows them.
      const word = folded.slice(hit.start, hit.end);
      const isPriced = /\d/.test(folded.slice(hit.end, hit.end + pricesReach));
      if (isReplacing.test(word) || (isInsteadOf.test(word) && !isPriced)) continue;
      if (speaksOfNext(text, matches, hit, to)) continue;
      if (
        !isUse.test(word) &&
        !isPastTime.test(folded.slice(hit.start, hit.end + pastReach)) &&
        isLapsing.test(folded.slice(hit.end, hit.end + lapsingReach))
      )
        continue;
      const between = folded.slice(match.end, hit.start);
      if (isOtherInThai.test(text.slice(match.end, hit.end))) continue;
      if (isToCome.test(between) || isAfterUse.test(between) || isOnCondition.test(between)) continue;
      if (isAfterUse.test(folded.slice(hit.end, hit.end + afterUseReach))) continue;
      if (isCondition.test(folded.slice(from, match.start))) continue;
    } else {
      // "The old code X", "instead of X", "your previous code was X".
      if (isOther(matches, hit.end, match.start) || hasFresh(hits, hit.end, match.start)) continue;
      // "A new one, as the first had expired: X"
      if (text.startsWith(': ', match.start - 2) && hasFresh(hits, from, hit.start)) continue;
      const isApposed = isApposedTo(text, hit.end, match);
      if (!isApposed && breaksClause(text, hit.end, match.start)) continue;
      if (match.start - hit.end <= askedReach && isAskedThen(hits, folded, hit, match.start)) continue;
      if (isOfBracket(text, hit, match.start)) continue;
      // "Your account was deactivated: use X to …"
      if (opensClause.test(text.slice(hit.end, match.start))) continue;
    }
    return {
      weight: -8,
      reason: `“${text.slice(hit.start, hit.end)}” says that it is void or an earlier one`,
    };
  }
  return (
    usedOf(spot, from, to) ?? namedFormer(spot) ?? voidNext(segment, matches, to) ?? remarkedAtEnd(spot, to)
  );
}

/** "0000 is not your code", "1234 ist nicht der Code", "1234 no es tu código". */
const isDenied = new RegExp(`^["»”)]? ${denials} (?:${ownWords}|${articles}) \\p{L}`, 'u');
/** "Your code is not 0000." */
const isDeniedBefore = new RegExp(`(?:^|[^\\p{L}])${denialsAtEnd} ["«“(]?$`, 'u');
const isReplacedBehind = new RegExp(`^["»”)]? ?${replacedBehind}`, 'u');
const endsClause = /^["»”)]?(?:[.,;!]|$)/;
const deniedReach = 40;

/** Where a blank parts sentences: "883612 รหัสก่อนหน้านี้ใช้ไม่ได้แล้ว" is said of the one before; or on a condition. */
const isOtherInThai = /^ ?(?:รหัส(?:ก่อน|เดิม|เก่า|อื่น)|หาก|ถ้า)/;

const nameReach = 16;
/** "Former code .... 482913" */
const leader = / ?\.{3,}/;
const nameCharsMax = 48;
const modifiersReach = 24;
const isFormerBefore = new RegExp(`(?:^|[^\\p{L}])${formers} (?:\\p{L}+ )?$`, 'u');
const isFormerAfter = new RegExp(`^ ${formersBehind}(?!\\p{L})`, 'u');

/** "The old activation code 712044": whatever it is called, its name says that it is an earlier one. */
function namedFormer({ segment, match, matches }: Spot): Evidence | null {
  const { text, folded, hits } = segment;
  let name: Hit | null = null;
  for (
    let index = firstAfter(hits, match.start - nameReach - nameCharsMax);
    index < hits.length;
    index += 1
  ) {
    const hit = hits[index] as Hit;
    if (hit.start >= match.start) break;
    if (hit.end <= match.start && isCodeName(hit)) name = hit;
  }
  if (name === null || match.start - name.end > nameReach) return null;
  const between = folded.slice(name.end, match.start).replace(leader, ' ');
  if (/[.,;!?]/.test(between) || isOther(matches, name.end, match.start)) return null;
  const before = folded.slice(Math.max(0, name.start - modifiersReach), name.start);
  if (!isFormerBefore.test(before) && !isFormerAfter.test(between)) return null;
  return {
    weight: -8,
    reason: `“${text.slice(name.start, name.end)}” is said to be an earlier one`,
  };
}

/** "Login code: 482913. It expires in 30 min. (expired)": what stands alone in brackets at the end is said of the line. */
function remarkedAtEnd({ segment, match, matches }: Spot, from: number): Evidence | null {
  const { text, hits } = segment;
  const hit = hits.at(-1);
  if (hit?.kind !== 'old' || hit.start <= from || isOther(matches, match.end, hit.start)) return null;
  const isAlone = text[hit.start - 1] === '(' && /^\)[.”"»]?$/.test(text.slice(hit.end));
  return isAlone ? { weight: -8, reason: `“${text.slice(hit.start, hit.end)}” is said of its line` } : null;
}

/** "It was issued in error and no longer works": what it says first is about the same. */
const saysItIs = new RegExp(
  `^ ?(?:${resuming}|${sameOne}|${sameCode}) (?:\\p{L}+ )?(?:(?:was|has been|wurde|a ete|fue|ha sido|foi|e stato|werd|var|blev|ble|zostal|byl) (?:\\p{L}+ ){1,6}${conjunctions} (?:\\p{L}+ )?)?$`,
  'u',
);

const endsSaid = new RegExp(`^\\p{L}{0,3}(?: ${timesPast})?(?:$|[.!,;])`, 'u');

/** "… Er ist damit verbraucht.": the next sentence says so of what this one is about. */
function voidNext({ text, folded, hits }: Segment, matches: readonly Match[], from: number): Evidence | null {
  const start = from + 1;
  const to = sentenceEnd(text, start + 1);
  for (let index = firstAfter(hits, start); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.start >= to) return null;
    if (hit.kind !== 'old') continue;
    const before = folded.slice(start, hit.start);
    // "Den forrige gjelder ikke lenger": the pronoun of some languages is also their article.
    if (!saysItIs.test(before) || isFormerBefore.test(before) || isConditional.test(before)) return null;
    if (isReplacing.test(folded.slice(hit.start, hit.end)) || isOther(matches, hit.end, to)) return null;
    // "It was disabled on other devices."
    if (!endsSaid.test(folded.slice(hit.end))) return null;
    return { weight: -8, reason: `the next sentence says “${text.slice(hit.start, hit.end)}” of it` };
  }
  return null;
}

/** "Your code (the old one, 4092, is void): X": what is said in brackets is said of the number there. */
function isOfBracket(text: string, { start, end }: Hit, to: number): boolean {
  const close = text.indexOf(')', end);
  const open = text.lastIndexOf('(', start);
  return open >= 0 && close >= 0 && close < to && /\d/.test(text.slice(open, close));
}

const appositions: ReadonlyMap<string, string> = new Map([
  [', ', ','],
  [' - ', ' - '],
  [' (', ')'],
]);

/** "The code you entered, X, was wrong.", "The previous one - X - is void." */
function isApposedTo(text: string, from: number, { start, end }: Match): boolean {
  const close = appositions.get(text.slice(from, start));
  return close !== undefined && text.startsWith(close, end);
}

const askedReach = 80;
const joinsRequest = new RegExp(`(?:^|[^\\p{L}])${conjunctions} $`, 'u');

/** "Go back to the page where you entered it and key in X": another clause, that asks to enter it; "instead of yesterday's code type X". */
function isAskedThen(hits: readonly Hit[], folded: string, old: Hit, to: number): boolean {
  const isInstead = isInsteadOf.test(folded.slice(old.start, old.end));
  for (let index = firstAfter(hits, old.end); index < hits.length; index += 1) {
    const { kind, start, end } = hits[index] as Hit;
    if (end > to) return false;
    if (kind === 'use' && (isInstead || joinsRequest.test(folded.slice(old.end, start)))) return true;
  }
  return false;
}

const opensClause = /: ?\p{L}/u;
export const isReplacing = /^(?:replaces|supersedes)$/;
/** "Use X instead of your password"; what is paid instead of a price is no code either way. */
const isInsteadOf = new RegExp(`^${insteadOf}(?: \\p{L}+)?$`, 'u');
const pricesReach = 12;

function speaksOfNext(text: string, matches: readonly Match[], hit: Hit, to: number): boolean {
  const next = matches.find((match) => match.start >= hit.end && match.shape !== 'letters');
  if (next === undefined || next.end > to) return false;
  // "… 6041. Previous code (2987) is void."
  return text.slice(hit.end, next.start) === ' (' || !breaksClause(text, hit.end, next.start);
}

function hasFresh(hits: readonly Hit[], from: number, to: number): boolean {
  for (let index = firstAfter(hits, from); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.end > to) return false;
    if (isFresh(hit)) return true;
  }
  return false;
}

/** "The code was used at 22:07": that is a time when it came to pass. */
const isUse = /used$/;
/** "Code 482913 expired at 10:20" */
const isPastTime = /^(?:has |had )?expired at \d/;
const pastReach = 6;
const lapsingReach = 24;
/** "The passcode is 106592; it is void after 180 seconds": that is yet to come. */
const isLapsing = new RegExp(`^,? (?:${lapsing} (?:\\p{L}+ ){0,2}\\d|${lapsingOnce}(?![\\p{L}]))`, 'u');

/** "The code 482913 will be disabled after its first use." */
const isToCome = new RegExp(`(?:^| )${toCome} (?:\\p{L}+ ){0,3}$`, 'u');
/** "482913, which is void when it has been used". */
const isOnCondition = new RegExp(`(?:^|[ ,;(])${onceIt}(?: \\p{L}+){0,2} $`, 'u');
/** "482913, which is void after use". */
const isAfterUse = new RegExp(`(?:^|[^\\p{L}])${afterUse}`, 'u');
const afterUseReach = 40;
/** "If the code 482913 has expired, ask for another." */
const isCondition = new RegExp(`(?:^ ?|[,;:(] ?)${conditions} ?(?:[^ ,;:]+ ){0,3}$`, 'u');

const resumedReach = 24;
const isResuming = new RegExp(`[,;] ${resuming} $`, 'u');

/** "The code X was mistyped five times, so it has been cancelled": the next clause speaks of the same code. */
function isResumed(folded: string, hit: Hit): boolean {
  return isResuming.test(folded.slice(Math.max(0, hit.start - resumedReach), hit.start));
}

/** "The code from our earlier mail, 604 882, is void", not "Enter the code, 604 882, expired ones do not work". */
function isBetweenCommas(text: string, { start, end }: Match, hit: Hit): boolean {
  const isAside = text.slice(start - 2, start) === ', ' && text.slice(end, hit.start) === ', ';
  return isAside && /^(?:$|[.!;])/.test(text.slice(hit.end));
}

const remarkCharsMax = 60;
const isUsed = /^(?:entered and|already) used$/;

/** "482913 (expired)", "482913 (expired, do not use)", "Code 482913 - expired": the word stands alone after it. */
function isRemarked(text: string, { end }: Match, hit: Hit): boolean {
  const next = text[hit.end] ?? '';
  const before = text.slice(end, hit.start);
  // "Approved by: passcode 338120, entered and used at 3:41:02 PM"
  if (before === ', ' && isUsed.test(text.slice(hit.start, hit.end).toLowerCase())) return true;
  // Not "482913 (the old one, 740318, is void)".
  const isAlone = next === ')' || /^[,;][^()\d]*\)/.test(text.slice(hit.end, hit.end + remarkCharsMax));
  return (before === ' (' && isAlone) || (before === ' - ' && (next === '' || next === '.'));
}

const clauseSigns = new Set([
  comma,
  semicolon,
  arabicComma,
  ideographicComma,
  roundOpening,
  wideComma,
  wideSemicolon,
  wideRoundOpening,
]);

function breaksClause(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    if (clauseSigns.has(unit)) return true;
    if (unit === hyphen && text.charCodeAt(at - 1) === blank && text.charCodeAt(at + 1) === blank)
      return true;
    // Thai has blanks between its clauses alone.
    if (unit === blank && isThai(text.charCodeAt(at - 1)) && isThai(text.charCodeAt(at + 1))) return true;
  }
  return false;
}

function isThai(unit: number): boolean {
  return unit >= 0xe00 && unit < 0xe80;
}
