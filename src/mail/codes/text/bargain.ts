/** Bargains: a text that takes a share off a price or gives something away. */

import { bargains } from '../words/particles/trade.ts';

/** A share that is taken off, or something given. */
const bargain = new RegExp(`\\d ?%|% ?\\d|(?:^|[^\\p{L}\\p{N}])${bargains}`, 'u');

/** Whether a text takes a share off or gives something away. */
export function isBargain(folded: string): boolean {
  return bargain.test(folded);
}
