/**
 * Bookings call their number a "confirmation code" in most languages, as sites call what one signs up with: the stay, the
 * journey or the seat that the rest of the mail speaks of tells them apart.
 */
import type { Match } from './candidates.ts';
import type { Neighbourhood } from './evidence.ts';
import type { Segment } from './segments.ts';
import { bookings, confirmations } from './words/particles.ts';

const isConfirmation = new RegExp(confirmations, 'u');
const booked = new RegExp(`(?<![\\p{L}\\p{M}])${bookings}`, 'gu');
/** Booking, flight and seat; a mail that only mentions one of them may be about anything. */
const wordsMin = 2;
const nameReach = 60;
/** Characters of the mail that are looked at, and of each of its lines. */
const charsMax = 4_000;
const lineCharsMax = 400;

/** Whether the name of a candidate, before it or in the line above, is that of a confirmation, in a mail about a booking. */
export function isOfBooking(near: Neighbourhood, index: number, match: Match): boolean {
  const own = near.segments[index] as Segment;
  const before = own.folded.slice(Math.max(0, match.start - nameReach), match.start);
  const name = /\p{L}/u.test(before) ? before : (near.segments[index - 1]?.folded ?? '').slice(-nameReach);
  return isConfirmation.test(name) && speaksOfBooking(near.segments);
}

function speaksOfBooking(segments: readonly Segment[]): boolean {
  const found = new Set<string>();
  let chars = 0;
  for (const { folded } of segments) {
    for (const [word] of folded.slice(0, lineCharsMax).matchAll(booked)) found.add(word);
    if (found.size >= wordsMin) return true;
    chars += folded.length;
    if (chars > charsMax) return false;
  }
  return false;
}
