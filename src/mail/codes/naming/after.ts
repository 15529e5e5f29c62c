/** What the words after a candidate call it, in its sentence. */

import { isRewarded } from '../about/purpose.ts';
import {
  codeWeight,
  type Governor,
  isBacked,
  matchesBetween,
  none,
  quoted,
  strongWeight,
} from '../evidence.ts';
import { isLabel, isName, isStrong } from '../names.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import { breaks, leavesBrackets, sharesBrackets } from '../text/between.ts';
import type { Segment } from '../text/segments.ts';
import { firstAfter, hasDigitBetween, wordsBetween } from '../text/sentence.ts';
import { isKey } from '../text/spent.ts';
import type { Hit } from '../words/index.ts';
import { articles, ownWords } from '../words/particles/grammar.ts';
import { thatIs } from '../words/particles/pointers.ts';
import { waiting } from '../words/particles/requests.ts';
import { askedAfter } from './anynumber.ts';
import { isOtherStated, isSaidAfter, isStated } from './statement.ts';

/** @param to Where the sentence ends. @param from Where it begins. */
export function namedAfter(spot: Spot, to: number, from: number): Governor {
  const { segment, match } = spot;
  const { text, hits } = segment;
  for (let index = firstAfter(hits, match.end); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.kind === 'number') {
      const asked = askedAfter(segment, hit, match, to, from);
      if (asked !== null) return asked;
    }
    if (!isName(hit) || isKey(text, hit)) continue;
    if (hit.end > to + 1) break;
    // "Transfer 330918 is waiting for your code": that one has yet to come.
    if (isWaiting.test(segment.folded.slice(match.end, hit.start))) return awaitingOne(segment, hit);
    if (isLabel(hit)) {
      const label = labelAfter(segment, hit, match);
      if (label !== null) return label;
    } else if (hit.kind === 'other') {
      if (!isOfferAfter(segment, index, match)) return otherCodeAfter(spot, hit);
    } else return codeAfter(spot, hit, to, from);
  }
  return none;
}

/** Not "482913 needs to be entered as your code". */
const isWaiting = new RegExp(
  `^(?: \\p{L}{1,12}){0,3}? (?:is (?:still )?|are (?:still )?)?${waiting} (?:\\p{L}{1,14} ){0,2}$`,
  'u',
);

/** What waits for a code is none. */
function awaitingOne(segment: Segment, hit: Hit): Governor {
  return {
    weight: -6,
    reason: `waits for ${quoted(segment, hit)}`,
    verdict: 'other',
    strong: false,
    direct: true,
  };
}

const asReach = 16;
/** "Type WQHRTZ into the box as your one-time password": so ends what stands before a name that says what it is. */
const playsAs = / (?:as|als|comme|como|come|som|jako|ca|sebagai) (?:\p{L}{1,6} ){0,2}$/u;

/** The name of another number after it; null where that one has its own. */
function labelAfter(segment: Segment, hit: Hit, match: Match): Governor | null {
  const { text, folded } = segment;
  const distance = hit.start - match.end;
  // "Enter 482913 as the reference of your transfer."
  if (distance <= asReach && playsAs.test(folded.slice(match.end, hit.start)))
    return {
      weight: -6,
      reason: `is entered as ${quoted(segment, hit)}`,
      verdict: 'other',
      strong: false,
      direct: true,
    };
  // "4826 numaralı sipariş": the name follows its number directly; further on it has its own.
  const isNext = distance <= 2 && wordsBetween(text, match.end, hit.start) === 0 && hit.end - hit.start > 2;
  if (!isNext || hasDigitBetween(text, hit.end, Math.min(text.length, hit.end + 12))) return null;
  return {
    weight: -3,
    reason: `${quoted(segment, hit)} follows it`,
    verdict: 'other',
    strong: false,
    direct: false,
  };
}

/** "Enter 118-905 at checkout": whether it only says where or for what a number is entered; offers are known by words. */
function isOfferAfter(segment: Segment, index: number, match: Match): boolean {
  if (!isPlainNumber(match)) return false;
  const hit = segment.hits[index] as Hit;
  return segment.folded.startsWith('at checkout', hit.start) || isRewarded(segment, index, match.end);
}

function isPlainNumber({ shape }: Match): boolean {
  return shape === 'digits' || shape === 'grouped';
}

const otherReach = 40;

/** The name of a code of another kind after it; none where that is of another clause or number. */
function otherCodeAfter({ segment, match, matches }: Spot, hit: Hit): Governor {
  const { text } = segment;
  if (hit.start - match.end > otherReach || matchesBetween(matches, match.end, hit.start) > 0) return none;
  // "482913 lets you in; 8 of your backup codes are left."
  if (text.slice(match.end, hit.start).includes(';')) return none;
  return {
    weight: -4.5,
    reason: `${quoted(segment, hit)} follows it, a code of another kind`,
    verdict: 'other',
    strong: false,
    direct: wordsBetween(text, match.end, hit.start) <= 3,
  };
}

const codeReach = 120;
/** A name this near to the next number may be that one's. */
const nextReach = 20;
/** A name stands so near without anything being lost; beyond it each character takes a little. */
const nearChars = 15;
const lossPerChar = 0.025;

/** The name of a code after it. */
function codeAfter(spot: Spot, hit: Hit, to: number, from: number): Governor {
  const { segment, match, matches } = spot;
  const { text, hits } = segment;
  const distance = hit.start - match.end;
  const taken = matchesBetween(matches, match.end, hit.start);
  const isSaid = isSaidAfter(segment, match.end);
  const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(from, match.start));
  // "5037 is, for account 4471, your code": the sentence begins with what it speaks of.
  const opens = isSaid && isFirst;
  if ((taken > 0 && !(opens && !isOtherStated(spot))) || distance > codeReach) return none;
  const strong = isStrong(hit) || isBacked(hits, hit, from, to);
  // The word may belong to the number that follows it.
  const next = matches.find((other) => other.start >= hit.end && other.shape !== 'letters');
  const isNext = next !== undefined && next.start - hit.end <= distance && next.start - hit.end < nextReach;
  // "123456 is your code for Acme24": what it is has been said by then.
  const claimed = isNext && !(opens && !isStated(segment, next.start));
  const gap = segment.folded.slice(match.end, hit.start);
  const words = wordsBetween(text, match.end, hit.start);
  // "Reply with 39057, the verification number for this mailbox."
  const isAs = taken === 0 && (playsAs.test(gap) || isApposed.test(gap));
  const isMeans = meansOf.test(gap);
  // A name after it says a little less than one before.
  let weight = strong ? strongWeight - 0.5 : codeWeight - 0.7;
  weight -= Math.min(isAs ? 0.4 : 2, Math.max(0, distance - nearChars) * lossPerChar);
  if (claimed) weight -= 2.5;
  else if ((isSaid && !isMeans) || isAs) weight += 0.8;
  // "Texts from 72404 asking for a code": neither does the sentence begin with it, nor does it say that it is one.
  else if (words > 2 && !isFirst) weight -= 1.6;
  // "…error 30007, the code was not sent": another clause speaks of the code.
  else if (!isFirst && breaks(text, match.end, hit.start)) weight -= 2;
  // "srv-sms-02 / OTP gateway is down", "Finding RW-26-0093: OTP …": what has a name like it is spoken of with a code, unless it is said to be one.
  const isNumbered = match.shape === 'hyphenated' || match.shape === 'prefixed';
  if (isNumbered && !isSaid && !isAs && !isHis.test(gap)) weight -= 2.5;
  if (isMeans && isSaid) weight -= 2.5;
  // "(AUTH-2048) Verification code mail is late": what is in brackets of its own is not what follows them.
  const leaves = leavesBrackets(text, match.end, hit.start);
  if (leaves && (!isPlainNumber(match) || sharesBrackets(text, match.start))) weight -= 2.5;
  return {
    weight,
    reason: `stands before ${quoted(segment, hit)} in the same sentence`,
    verdict: 'code',
    strong,
    stated: isSaid && !claimed ? 'verb' : 'none',
    direct: !claimed && (isAs || (words <= 3 && distance <= 24)),
    follows: !claimed && (!leaves || match.shape === 'digits'),
  };
}

const isApposed = new RegExp(`^[,;] (?:${thatIs} )?(?:${articles}|${ownWords}) $`, 'u');

/** "RKJ-YP6 – your sign-in code", "G-4821 your code". */
const isHis = new RegExp(`^(?: {3}$|[ :|\\u00b7]{1,3}(?:${articles} )?${ownWords}(?: |$))`, 'u');

/** "Account 20771 is protected by its password": what is done to it with a code. */
const meansOf =
  / (?:by|with|without|via|using|durch|mit|ohne|par|avec|sans|con|sin|senza|com|sem|door|met|zonder) (?:\p{L}{1,5} ){0,2}$/u;
