/**
 * Counter-evidence from what touches a candidate: the signs before and after it say that it is part of a name or a number,
 * an amount, a time, a telephone number. Each kind has its own file.
 */

import type { Evidence } from '../evidence.ts';
import type { Spot } from '../spot.ts';
import { amountOf } from './amount.ts';
import { datesOf } from './dates.ts';
import { errorsOf } from './errors.ts';
import { fragmentsOf } from './fragments.ts';
import { telephonesOf } from './telephone.ts';
import { touchOf } from './touch.ts';

/**
 * Everything that speaks against a candidate by what it touches.
 * @param isNamed A word for a code touches it as well. @param nameStandsBefore That word stands before it.
 */
export function touching({ segment, match }: Spot, isNamed: boolean, nameStandsBefore = true): Evidence[] {
  const touch = touchOf(segment, match, isNamed, nameStandsBefore);
  const counters = [...fragmentsOf(touch), ...errorsOf(touch), ...telephonesOf(touch)];
  const amount = amountOf(touch);
  if (amount !== null) counters.push(amount);
  counters.push(...datesOf(touch));
  return counters.map(({ weight, reason }) => ({ weight: -weight, reason, settles: weight >= settlingFrom }));
}

/** What weighs so much leaves nothing to wording: the port of a host, a part of a path. */
const settlingFrom = 9;
