/**
 * Bookings call their number a "confirmation code" in most languages, as sites call what one signs up with: the stay, the
 * journey or the seat that the rest of the mail speaks of tells them apart.
 */

import type { Evidence, Neighbourhood } from '../evidence.ts';
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';
import { confirmations, pins } from '../words/particles.ts';
import type { Surroundings } from './surroundings.ts';

const isConfirmation = new RegExp(confirmations, 'u');
export const isPin = new RegExp(`(?<!\\p{L})${pins}`, 'u');
/** Booking, flight and seat; a mail that only mentions one of them may be about anything. */
const wordsMin = 2;
/** So many where its number is asked for: "Use your confirmation code and surname to check in." */
const wordsAsked = 3;
/** With so many of them the mail is about nothing else. */
const wordsMany = 4;
/** With so many, of which the subject has one, not even to have people confirm who they are. */
const wordsCertain = 5;
const nameReach = 60;

/** What speaks against a candidate whose name, before it or in the line above, is that of a confirmation, in a mail about a booking. */
export function bookingOf(
  near: Neighbourhood,
  index: number,
  match: Match,
  { asks, acts, subject, topics }: Surroundings,
): Evidence | null {
  const isDigits = /^\d+$/.test(match.value);
  // Sites that book have people confirm who they are, too, mostly by digits.
  const isDoubtful = isDigits && (asks || acts > 0 || subject === 'act');
  if (isDoubtful && !topics.isSubject('bookings')) return null;
  if (!isNamed(near, index, match, isConfirmation)) return null;
  const words = topics.countOf('bookings');
  if (isDoubtful && words < wordsCertain) return null;
  if (words < (asks ? wordsAsked : wordsMin)) return null;
  const isPlain = !isDigits && !asks && acts === 0 && topics.countOf('accounts') === 0;
  const settles = isPlain || words >= wordsMany;
  const weight = settles ? -7.5 : -4.5;
  return { weight, reason: 'is the confirmation of a booking, of which the mail speaks', settles };
}

/** Whether a mail is about nothing but a booking, so that "requested" is said of a room; a number of digits may still be a code. */
export function isCertainBooking({ value }: Match, { asks, subject, topics }: Surroundings): boolean {
  if (asks || subject === 'act' || subject === 'strong' || /^\d+$/.test(value)) return false;
  if (!topics.isSubject('bookings') || topics.countOf('accounts') > 0) return false;
  return topics.countOf('bookings') >= wordsCertain;
}

/** "Enter the code with your surname to check in": what such a mail asks for is for the journey. */
export function isOfTravel({ value }: Match, { topics }: Surroundings): boolean {
  if (/^\d+$/.test(value) && !topics.isSubject('bookings')) return false;
  return topics.countOf('bookings') >= wordsMany && topics.countOf('accounts') === 0;
}

/** Whether a mail is the booking itself: "Confirmation", and below it in large print its number. */
export function isOnBooking({ asks, names, subject, topics }: Surroundings): boolean {
  if (asks || names > 0 || subject === 'strong' || subject === 'code') return false;
  return topics.countOf('bookings') >= wordsCertain && topics.countOf('accounts') === 0;
}

/** "PIN: 5821 (confidential)", which whoever has a booking keeps, and changes it with. */
export function bookingPinOf(
  near: Neighbourhood,
  index: number,
  match: Match,
  { subject, topics }: Surroundings,
): Evidence | null {
  if (subject === 'act' || subject === 'strong' || !topics.isSubject('bookings')) return null;
  if (!isNamed(near, index, match, isPin) || topics.countOf('bookings') < wordsMany) return null;
  return { weight: -7.5, reason: 'is the PIN of a booking, of which the mail speaks', settles: true };
}

/** Whether what stands before it, or the line above, calls it so. */
export function isNamed(near: Neighbourhood, index: number, match: Match, is: RegExp): boolean {
  const own = near.segments[index] as Segment;
  const before = own.folded.slice(Math.max(0, match.start - nameReach), match.start);
  const name = /\p{L}/u.test(before) ? before : (near.segments[index - 1]?.folded ?? '').slice(-nameReach);
  return is.test(name);
}
