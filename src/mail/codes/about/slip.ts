/**
 * Slips of payments print the number by which the bank has approved the payment, under a name that a code to pay with bears as
 * well: "authorisation code". What tells the two apart is that the payment is done.
 */

import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';
import { letter } from '../words/list.ts';
import { paid, slipNames } from '../words/particles/trade.ts';
import type { Surroundings } from './surroundings.ts';

const slipName = new RegExp(`(?<!${letter})${slipNames}(?: \\p{L}{1,12}){0,3} ?[:#]? ?$`, 'u');
const isPaid = new RegExp(`(?<!${letter})${paid}`, 'u');
const slipReach = 40;
/** Characters of the mail that are looked at, and of each of its lines. */
const charsMax = 3_000;
const lineCharsMax = 300;

/** Of a payment that is done: nothing is asked for, nothing runs out, and the subject is about something else than confirming. */
export function isSlip({ showsMoney, hasLifetime, asksForCode, subject }: Surroundings): boolean {
  return showsMoney && !hasLifetime && !asksForCode && subject !== 'act' && subject !== 'strong';
}

/** "Approval code 093114", as a payment that is done prints it. */
export function isOnSlip({ folded }: Segment, { start }: Match): boolean {
  return slipName.test(folded.slice(Math.max(0, start - slipReach), start));
}

/** Whether the name of a candidate, before it or in the line above, is one of slips, in a mail that says that something was paid. */
export function isOfPaid({ near, index, segment: own, match, around }: Printing): boolean {
  if (!around.showsMoney || around.asksForCode) return false;
  const isPaidAlready = isPaid.test(around.subjectFolded);
  if (around.hasLifetime && !isPaidAlready) return false;
  const above = near.segments[index - 1]?.folded.slice(-slipReach) ?? '';
  const isNamed = isOnSlip(own, match) || (match.start === 0 && slipName.test(above));
  if (!isNamed) return false;
  // "Payment accepted" speaks of what could be confirmed, too.
  return isPaidAlready || (isSlip(around) && saysPaid(near.segments));
}

function saysPaid(segments: readonly Segment[]): boolean {
  let chars = 0;
  for (const { folded } of segments) {
    if (isPaid.test(folded.slice(0, lineCharsMax))) return true;
    chars += folded.length;
    if (chars > charsMax) return false;
  }
  return false;
}

const slipFields = new RegExp(
  `(?<!${letter})(?:terminal|batch|lote|tid|mid|rrn|arn|stan|aid|merchant)(?: (?:id|no|nr))?[.:#]* ?\\w{0,4}\\d`,
  'u',
);

/** "Authorization: 061774 Terminal: 20418 Batch: 0093". */
export function isAmongSlipFields({ folded }: Segment): boolean {
  return slipFields.test(folded.slice(0, lineCharsMax));
}
