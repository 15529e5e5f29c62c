/**
 * Counter-evidence from what touches a candidate: the signs before and after it say that it is part of a name or a number,
 * an amount, a time, a telephone number. Each kind has its own file.
 */

import type { Counter } from '../evidence.ts';
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';
import { amountOf } from './amount.ts';
import { datesOf } from './dates.ts';
import { fragmentsOf } from './fragments.ts';
import { telephonesOf } from './telephone.ts';
import { touchOf } from './touch.ts';

/** Everything that speaks against the candidate by what it touches; `isNamed` when a word for a code touches it as well, `isBehind` when that one stands before it. */
export function touching(segment: Segment, match: Match, isNamed: boolean, isBehind = true): Counter[] {
  const touch = touchOf(segment, match, isNamed, isBehind);
  const counters = [...fragmentsOf(touch), ...telephonesOf(touch)];
  const amount = amountOf(touch);
  if (amount !== null) counters.push(amount);
  counters.push(...datesOf(touch));
  return counters;
}
