/** What the words before a candidate call it, in its sentence or row: the nearest name that holds. */

import { isReward } from '../about/purpose.ts';
import { codeWeight, type Governor, matchesBetween, none, quoted } from '../evidence.ts';
import { isLabel, isName } from '../names.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import type { Segment } from '../text/segments.ts';
import { firstAfter, hasDigitBetween, wordsBetween } from '../text/sentence.ts';
import { isAfterValue } from '../text/spent.ts';
import type { Hit } from '../words/index.ts';
import { approvalAskedFor, askedFor, isMere } from './anynumber.ts';
import { codeBefore } from './codebefore.ts';
import { labelBefore } from './labelbefore.ts';
import { isStated, isTried, statementOf } from './statement.ts';
import { userNameBefore } from './username.ts';

/** @param from Where the sentence begins. @param sender What the sender is called. */
export function namedBefore(spot: Spot, from: number, sender: ReadonlySet<string>): Governor {
  const { segment, match, matches } = spot;
  const { text, hits } = segment;
  const userName = userNameBefore(segment, match, from);
  if (userName !== null) return userName;
  /** The nearest label with a word between, which the name of a code further back may outdo. */
  let weak: Governor = none;
  for (let index = firstAfter(hits, match.start) - 1; index >= 0; index -= 1) {
    const hit = hits[index] as Hit;
    if (hit.end > match.start) continue;
    // "No. TAC 551873": a name may hold the full stop of what is short for it.
    if (hit.end <= from) break;
    if (isNewOne(segment, hit, match) || isSecondFactor(segment, hit, match))
      return standingFor(segment, hit);
    if (hit.kind === 'number' || (hit.kind === 'label' && isMere(segment, hit))) {
      const asked = askedFor(segment, index, match, from);
      if (asked !== null) return asked;
    }
    if (!isName(hit) || isAfterValue(text, hit, match.start)) continue;
    if (isLabel(hit) || hit.kind === 'other') {
      const approval = approvalAskedFor(segment, index, match, from);
      if (approval !== null) return approval;
    }
    if (isLabel(hit)) {
      if (beginsName(text, hit, sender)) continue;
      const label = labelBefore(spot, index, from);
      if (label?.direct || label?.verdict === 'code') return label;
      if (label !== null && weak.verdict === 'none') weak = label;
    } else if (hit.kind === 'other') {
      const other = otherCodeBefore(spot, index, from);
      if (other !== null) return other;
    } else {
      const isTaken = matchesBetween(matches, hit.end, match.start) > 0;
      if (weak.verdict === 'other' && isTaken && statementOf(segment, match.start) !== 'verb') return weak;
      return lessened(codeBefore(spot, hit, from, sender), weak);
    }
  }
  return weak;
}

/** "Sign in to بلیت‌چی": the name of a sender that begins like that of a ticket. */
function beginsName(text: string, { start, end }: Hit, sender: ReadonlySet<string>): boolean {
  const rest = wordRest.exec(text.slice(end, end + wordCharsMax))?.[0] ?? '';
  return rest !== '' && sender.has((text.slice(start, end) + rest).toLowerCase());
}

const wordRest = /^\p{L}+/u;
const wordCharsMax = 24;

/** Half of what a label says is taken from a name before it, unless the sentence says which number that is of. */
const labelShare = 0.5;

function lessened(code: Governor, label: Governor): Governor {
  return label.verdict === 'other' && code.stated === 'none'
    ? { ...code, weight: code.weight + label.weight * labelShare }
    : code;
}

/** A code of another kind is spoken of no further away. */
const otherReach = 90;

/** The name of a code of another kind before it; null where that names something else. */
function otherCodeBefore(spot: Spot, index: number, from: number): Governor | null {
  const { segment, match, matches } = spot;
  const { text, hits } = segment;
  if (isReward(segment, index, from)) return null;
  const hit = hits[index] as Hit;
  const taken = matchesBetween(matches, hit.end, match.start);
  // "Code for the transfer to IBAN ending 4471: 306518": that name has its number.
  const isTaken = taken > 0 || hasDigitBetween(text, hit.end, match.start);
  if (match.start - hit.end > otherReach || (isTaken && isStated(segment, match.start))) return null;
  return {
    weight: taken > 0 ? -4 : -7,
    reason: `${quoted(segment, hit)} is a code of another kind`,
    verdict: 'other',
    strong: false,
    direct: wordsBetween(text, hit.end, match.start) <= 3,
  };
}

/** By a word that stands for the name of a code. */
function standingFor(segment: Segment, hit: Hit): Governor {
  return {
    weight: codeWeight,
    reason: `${quoted(segment, hit)} stands before it`,
    verdict: 'code',
    strong: false,
    direct: true,
  };
}

const forWhomWordsMax = 3;

/** "New one: 482913", "I've sent off a fresh one for you: 482913", "Made a fresh one, try 482913". */
function isNewOne(segment: Segment, hit: Hit, match: Match): boolean {
  // "New code" is a name itself.
  if (hit.kind !== 'fresh') return false;
  if (isTried.test(segment.folded.slice(hit.end, match.start))) return true;
  const stated = statementOf(segment, match.start);
  const words = wordsBetween(segment.text, hit.end, match.start);
  return stated !== 'none' && words <= (stated === 'sign' ? forWhomWordsMax : 0);
}

/** "2FA 027418": the way of signing in stands for its code, and nothing between them. */
function isSecondFactor({ folded }: Segment, hit: Hit, match: Match): boolean {
  return (
    hit.kind === 'act' &&
    match.start - hit.end === 1 &&
    /^(?:2fa|mfa|tfa)$/.test(folded.slice(hit.start, hit.end))
  );
}
