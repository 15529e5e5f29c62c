/** What a number is entered for: to save at a sale or win, or for anything else. */

import type { Surroundings } from '../about/surroundings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';
import { purposes } from '../words/particles/grammar.ts';
import { offerPurposes, offers } from '../words/particles/trade.ts';

const reach = 40;
const isOffering = new RegExp(`[%\\u20ac$\\u00a3]|\\d off\\b| ${offers}`, 'u');
const purpose = new RegExp(`^,? ${purposes} (?!${offerPurposes})\\p{L}{3,}`, 'u');

/** "Type SPRING44 to save 20 %". */
export function isOffer({ folded }: Segment, match: Match, to = match.end + reach): boolean {
  return isOffering.test(folded.slice(match.end, to));
}

/** "Type 4821 to go on", where nothing is sold: offers are redeemed to save. */
export function isForPurpose(segment: Segment, match: Match, around: Surroundings): boolean {
  if (around.showsMoney || around.otherCodeMentions > 0 || isOffer(segment, match)) return false;
  return purpose.test(segment.folded.slice(match.end, match.end + reach));
}
