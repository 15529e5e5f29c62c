/** "The PIN of your new card is 6027", and "Card 6033 1180 4471 0925", beside which stands its PIN: gift cards, phone cards and loyalty cards, whose numbers no sender of codes prints. */

import type { Evidence } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import { cards } from '../words/particles/names.ts';
import { isNamed, isPin } from './booking.ts';

const cardNumber =
  /(?<![\d+]|\d[ -])(?:\d{4}(?:[ -]?\d{4}){3}(?:[ -]?\d{1,3})?|[2-9]\d{3}(?:[ -]\d{4}){2})(?![ -]?\d)/;
/** A line that prints the number of a card is a row of a table or holds nothing else, and is no longer. */
const lineCharsMax = 80;

/** What speaks against the PIN of a card; null for others. */
export function cardPinOf(printing: Printing): Evidence | null {
  const { near, index, around } = printing;
  if (isOfCard(printing)) return { weight: -7, reason: 'is the PIN of a card', settles: true };
  if (around.asksForCode || around.hasLifetime || !isNamed(printing, isPin)) return null;
  const lines = near.segments.slice(Math.max(0, index - 2), index + 2);
  if (!lines.some(({ text }) => text.length <= lineCharsMax && cardNumber.test(text))) return null;
  return { weight: -7, reason: 'is the PIN of a card whose number stands beside it', settles: true };
}

const card = new RegExp(`(?:^|[^\\p{L}])${cards}`, 'u');
const ofCardCharsMax = 240;

/** "The PIN of your new card is 6027.": four digits whose sentence asks for nothing, in a mail that confirms nothing. */
function isOfCard(printing: Printing): boolean {
  const { segment, match, around } = printing;
  if (!/^\d{4}$/.test(match.value) || around.asksForCode || around.hasLifetime) return false;
  if (around.subject === 'act' || around.subject === 'strong') return false;
  // "You have changed the PIN of your SIM": the mail is about it, whatever it confirms.
  if (card.test(around.subjectFolded) && isPin.test(around.subjectFolded)) return true;
  if (around.signInMentions > 0 || !isNamed(printing, isPin)) return false;
  if (segment.hits.some(({ kind }) => kind === 'use' || kind === 'act')) return false;
  return card.test(segment.folded.slice(0, ofCardCharsMax)) || card.test(around.subjectFolded);
}
