/** "Card 6033 1180 4471 0925", and beside it its PIN: gift cards, phone cards and loyalty cards, whose numbers no sender of codes prints. */

import type { Evidence } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import { isNamed, isPin } from './booking.ts';

const cardNumber =
  /(?<![\d+]|\d[ -])(?:\d{4}(?:[ -]?\d{4}){3}(?:[ -]?\d{1,3})?|[2-9]\d{3}(?:[ -]\d{4}){2})(?![ -]?\d)/;
/** A line that prints the number of a card is a row of a table or holds nothing else, and is no longer. */
const lineCharsMax = 80;

/** What speaks against the PIN of a card; null for others. */
export function cardPinOf(printing: Printing): Evidence | null {
  const { near, index, around } = printing;
  if (around.asksForCode || around.hasLifetime || !isNamed(printing, isPin)) return null;
  const lines = near.segments.slice(Math.max(0, index - 2), index + 2);
  if (!lines.some(({ text }) => text.length <= lineCharsMax && cardNumber.test(text))) return null;
  return { weight: -7, reason: 'is the PIN of a card whose number stands beside it', settles: true };
}
