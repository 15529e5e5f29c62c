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
import type { Spot } from '../spot.ts';
import { breaks, leavesBrackets, sharesBrackets } from '../text/between.ts';
import { firstAfter, hasDigitBetween, wordsBetween } from '../text/sentence.ts';
import { isKey } from '../text/spent.ts';
import type { Hit } from '../words/index.ts';
import { articles, ownWords, thatIs } from '../words/particles.ts';
import { askedAfter } from './anynumber.ts';
import { isOtherStated, isSaidAfter, isStated } from './statement.ts';

export function namedAfter(spot: Spot, to: number, from: number): Governor {
  const { segment, match, matches } = spot;
  const { text, hits } = segment;
  const isPlain = match.shape === 'digits' || match.shape === 'grouped';
  const isNumbered = match.shape === 'hyphenated' || match.shape === 'prefixed';
  for (let index = firstAfter(hits, match.end); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.kind === 'number') {
      const asked = askedAfter(segment, hit, match, to, from);
      if (asked !== null) return asked;
    }
    if (!isName(hit) || isKey(text, hit)) continue;
    if (hit.end > to + 1) break;
    const distance = hit.start - match.end;
    const words = wordsBetween(text, match.end, hit.start);
    if (isLabel(hit)) {
      // "Enter 482913 as the reference of your transfer."
      if (playsAs.test(segment.folded.slice(match.end, hit.start)) && distance <= asReach)
        return {
          weight: -6,
          reason: `is entered as ${quoted(segment, hit)}`,
          verdict: 'other',
          strong: false,
          direct: true,
        };
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
      // "Enter 118-905 at checkout": offers are known by words.
      if (isPlain && segment.folded.startsWith('at checkout', hit.start)) continue;
      if (isPlain && isRewarded(segment, index, match.end)) continue;
      // "482913 lets you in; 8 of your backup codes are left."
      if (distance > 40 || taken > 0 || text.slice(match.end, hit.start).includes(';')) return none;
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
    if ((taken > 0 && !(opens && !isOtherStated(spot))) || distance > 120) return none;
    const strong = isStrong(hit) || isBacked(hits, hit, from, to);
    // The word may belong to the number that follows it.
    const next = matches.find((other) => other.start >= hit.end && other.shape !== 'letters');
    const isNext = next !== undefined && next.start - hit.end <= distance && next.start - hit.end < 20;
    // "123456 is your code for Acme24": what it is has been said by then.
    const claimed = isNext && !(opens && !isStated(segment, next.start));
    const gap = segment.folded.slice(match.end, hit.start);
    // "Reply with 39057, the verification number for this mailbox."
    const isAs = taken === 0 && (playsAs.test(gap) || isApposed.test(gap));
    const isMeans = meansOf.test(gap);
    let weight = strong ? strongWeight - 0.5 : codeWeight - 0.7;
    weight -= Math.min(isAs ? 0.4 : 2, Math.max(0, distance - 15) * 0.025);
    if (claimed) weight -= 2.5;
    else if ((isSaid && !isMeans) || isAs) weight += 0.8;
    // "Texts from 72404 asking for a code": neither does the sentence begin with it, nor does it say that it is one.
    else if (words > 2 && /[\p{L}\p{N}]/u.test(text.slice(from, match.start))) weight -= 1.6;
    // "…error 30007, the code was not sent": another clause speaks of the code.
    else if (breaks(text, match.end, hit.start) && /[\p{L}\p{N}]/u.test(text.slice(from, match.start)))
      weight -= 2;
    // "srv-sms-02 / OTP gateway is down", "Finding RW-26-0093: OTP …": what has a name like it is spoken of with a code, unless it is said to be one.
    if (isNumbered && !isSaid && !isAs && !isHis.test(gap)) weight -= 2.5;
    if (isMeans && isSaid) weight -= 2.5;
    // "(AUTH-2048) Verification code mail is late": what is in brackets of its own is not what follows them.
    const leaves = leavesBrackets(text, match.end, hit.start);
    if (leaves && (!isPlain || sharesBrackets(text, match.start))) weight -= 2.5;
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
  return none;
}

const isApposed = new RegExp(`^[,;] (?:${thatIs} )?(?:${articles}|${ownWords}) $`, 'u');

/** "RKJ-YP6 – your sign-in code", "G-4821 your code". */
const isHis = new RegExp(`^(?: {3}$|[ :|\\u00b7]{1,3}(?:${articles} )?${ownWords}(?: |$))`, 'u');

/** "Account 20771 is protected by its password": what is done to it with a code. */
const meansOf =
  / (?:by|with|without|via|using|durch|mit|ohne|par|avec|sans|con|sin|senza|com|sem|door|met|zonder) (?:\p{L}{1,5} ){0,2}$/u;

const asReach = 16;
/** "Type WQHRTZ into the box as your one-time password": so ends what stands before a name that says what it is. */
const playsAs = / (?:as|als|comme|como|come|som|jako|ca|sebagai) (?:\p{L}{1,6} ){0,2}$/u;
