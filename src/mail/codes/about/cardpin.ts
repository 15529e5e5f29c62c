/** "Card 6033 1180 4471 0925", and beside it its PIN: gift cards, phone cards and loyalty cards, whose numbers no sender of codes prints. */

import type { Evidence, Neighbourhood } from '../evidence.ts';
import type { Match } from '../shape/candidates.ts';
import { isNamed, isPin } from './booking.ts';
import type { Surroundings } from './surroundings.ts';

const cardNumber =
  /(?<![\d+]|\d[ -])(?:\d{4}(?:[ -]?\d{4}){3}(?:[ -]?\d{1,3})?|[2-9]\d{3}(?:[ -]\d{4}){2})(?![ -]?\d)/;
/** Of a row of a table, or a line with the number alone. */
const lineCharsMax = 80;

/** What speaks against the PIN of a card; null for others. */
export function cardPinOf(
  near: Neighbourhood,
  index: number,
  match: Match,
  { asks, timed }: Surroundings,
): Evidence | null {
  if (asks || timed || !isNamed(near, index, match, isPin)) return null;
  const around = near.segments.slice(Math.max(0, index - 2), index + 2);
  if (!around.some(({ text }) => text.length <= lineCharsMax && cardNumber.test(text))) return null;
  return { weight: -7, reason: 'is the PIN of a card whose number stands beside it', settles: true };
}
