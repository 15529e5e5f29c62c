/**
 * What a code is for, said after its name: "Verification code for your order", "Enter this code to confirm your address and
 * get 20% off". Neither the order nor what one gets has the number that follows.
 */

import { isBacked } from '../evidence.ts';
import { isName, isStrong } from '../names.ts';
import type { Segment } from '../text/segments.ts';
import type { Hit } from '../words/index.ts';
import { forThis, signedInto } from '../words/particles/grammar.ts';
import { forWhat, rewards } from '../words/particles/trade.ts';
import { isOneTime } from './matter.ts';

/** "Activation code for this IP": what it is for, and no name of what follows. */
const isForThis = new RegExp(`^ ${forThis} $`, 'u');

/** "Your code for the library account": what one signs in to. */
const isFor = new RegExp(`^ ${forWhat} `, 'u');
const isSignedInto = new RegExp(`^${signedInto}$`, 'u');

/** "Verification code for your order", "TAN for this order": the name of a code before a label that says what it is for; null where there is none. */
export function codeFor(segment: Segment, index: number, from: number): Hit | null {
  const { text, folded, hits } = segment;
  const label = hits[index] as Hit;
  for (let back = index - 1; back >= 0; back -= 1) {
    const hit = hits[back] as Hit;
    if (hit.start < from || hasNumberBetween(text, hit.end, label.start)) return null;
    if (!isName(hit) || namesReward(segment, hit)) continue;
    // "The login password was changed (receipt number: 57193647)": brackets begin anew.
    if (
      /[([]/.test(text.slice(hit.end, label.start)) &&
      /^[^)\]]{0,12}[:\uff1a]/.test(text.slice(label.end, label.end + 13))
    )
      return null;
    if (isStrong(hit)) return hit;
    if (hit.kind !== 'code') return null;
    const between = folded.slice(hit.end, label.start);
    const isMeant =
      isBacked(hits, hit, from, label.start) ||
      isForThis.test(between) ||
      (isFor.test(between) && isSignedInto.test(folded.slice(label.start, label.end)));
    return isMeant ? hit : null;
  }
  return null;
}

/** Whether a name of codes of another kind is only what one gets for the code that its sentence has named before. */
export function isReward(segment: Segment, index: number, from: number): boolean {
  const { hits } = segment;
  const reward = hits[index] as Hit;
  if (!namesReward(segment, reward)) return false;
  for (let back = index - 1; back >= 0; back -= 1) {
    const name = hits[back] as Hit;
    if (name.start < from) return false;
    if (!isName(name) || namesReward(segment, name)) continue;
    if (name.kind === 'code') return isBacked(hits, name, from, reward.start);
    // "One-time code for 20% off" is one for an order.
    const isOpen = isForWhat.test(segment.folded.slice(name.start, name.end));
    return isStrong(name) && !isOpen && !isOneTime(segment, name.start, name.end);
  }
  return false;
}

/** "Enter 482913 to verify your address and claim 15% off": whether what the code does stands before what one gets for it. */
export function isRewarded(segment: Segment, index: number, from: number): boolean {
  const { hits } = segment;
  const reward = hits[index] as Hit;
  if (!namesReward(segment, reward)) return false;
  return hits.some(({ kind, start, end }) => kind === 'act' && start >= from && end <= reward.start);
}

const isForWhat = new RegExp(` ${forWhat}$`, 'u');
const isRewardOnly = new RegExp(`^${rewards}\\p{L}*$`, 'u');

/** "% off", "Rabatt", "coupon", not "coupon code". */
function namesReward({ folded }: Segment, { kind, start, end }: Hit): boolean {
  return kind === 'other' && isRewardOnly.test(folded.slice(start, end));
}

/** Whether a number other than a percentage stands between two places. */
function hasNumberBetween(text: string, from: number, to: number): boolean {
  const numbers = text.slice(from, to).match(/%? ?\d+ ?%?/g) ?? [];
  return numbers.some((number) => !number.includes('%'));
}
