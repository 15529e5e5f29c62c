/** Bargains: a text that takes a share off a price or gives something away. */

import { letter } from '../words/list.ts';
import { bargains, refunds } from '../words/particles/trade.ts';

/** "10 € off", not "sign off with the PIN". */
const priceOff = `(?<!(?:sign|log|turn|switch|cut|drop|hand|send)\\p{L}{0,5}[ -])off(?!${letter})`;

/** A share that is taken off, or something given. */
const bargain = new RegExp(`\\d ?%|% ?\\d|(?:^|[^\\p{L}\\p{N}])(?:${bargains}|${priceOff})`, 'u');

/** "We give you 80 % of the fare back": a share of what was paid. */
const isRefund = new RegExp(`(?<!${letter})${refunds}`, 'u');

/** Whether a text takes a share off or gives something away. */
export function isBargain(folded: string): boolean {
  return bargain.test(folded) && !isRefund.test(folded);
}
