/**
 * Bookings call their number a "confirmation code" in most languages, as sites call what one signs up with: the stay, the
 * journey or the seat that the rest of the mail speaks of tells them apart.
 */

import type { Evidence } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import type { Spot } from '../spot.ts';
import { articles } from '../words/particles/grammar.ts';
import { confirmations, pins } from '../words/particles/names.ts';
import { awaiting } from '../words/particles/requests.ts';
import type { Surroundings } from './surroundings.ts';

const isConfirmation = new RegExp(confirmations, 'u');
export const isPin = new RegExp(`(?<!\\p{L})${pins}`, 'u');
/** Booking, flight and seat; a mail that only mentions one of them may be about anything. */
const wordsMin = 2;
/** So many where its number is asked for: "Use your confirmation code and surname to check in." */
const wordsAsked = 3;
/** With so many of them the mail is about nothing else. */
const wordsMany = 4;
/** With so many of them, one of which stands in the subject, not even digits are taken for a code by which people confirm who they are. */
const wordsCertain = 5;
const nameReach = 60;
/** "So that nobody books in your name the form wants the confirmation code." */
const isAwaited = new RegExp(`(?:^| )${awaiting} (?:${articles} )?${confirmations}`, 'u');

/** What speaks against a candidate whose name, before it or in the line above, is that of a confirmation, in a mail about a booking. */
export function bookingOf(printing: Printing): Evidence | null {
  const { match, around } = printing;
  const { asksForCode, signInMentions, subject, topics } = around;
  const isDigits = /^\d+$/.test(match.value);
  // Sites that book have people confirm who they are, too, mostly by digits.
  const isDoubtful = isDigits && (asksForCode || signInMentions > 0 || subject === 'act');
  if (isDoubtful && !topics.isSubject('bookings')) return null;
  if (!isNamed(printing, isConfirmation) || (around.hasLifetimeOrTerms && isNamed(printing, isAwaited)))
    return null;
  const words = topics.countOf('bookings');
  if (isDoubtful && words < wordsCertain) return null;
  if (words < (asksForCode ? wordsAsked : wordsMin)) return null;
  const isPlain = !isDigits && !asksForCode && signInMentions === 0 && topics.countOf('accounts') === 0;
  const settles = isPlain || words >= wordsMany;
  const weight = settles ? -7.5 : -4.5;
  return { weight, reason: 'is the confirmation of a booking, of which the mail speaks', settles };
}

/** Whether a mail is about nothing but a booking: then "requested" is said of a room and not of a code. A number of digits may still be one. */
export function isCertainBooking({ match, around }: Printing): boolean {
  const { asksForCode, subject, topics } = around;
  if (asksForCode || subject === 'act' || subject === 'strong' || /^\d+$/.test(match.value)) return false;
  if (!topics.isSubject('bookings') || topics.countOf('accounts') > 0) return false;
  return topics.countOf('bookings') >= wordsCertain;
}

/** "Enter the code with your surname to check in": what such a mail asks for is for the journey. */
export function isOfTravel({ match, around }: Printing): boolean {
  const { topics } = around;
  if (/^\d+$/.test(match.value) && !topics.isSubject('bookings')) return false;
  return topics.countOf('bookings') >= wordsMany && topics.countOf('accounts') === 0;
}

/** Whether a mail is the booking itself: "Confirmation", and below it in large print its number. */
export function isOnBooking({ asksForCode, codeMentions, subject, topics }: Surroundings): boolean {
  if (asksForCode || codeMentions > 0 || subject === 'strong' || subject === 'code') return false;
  return topics.countOf('bookings') >= wordsCertain && topics.countOf('accounts') === 0;
}

/** "PIN: 5821 (confidential)": whoever has the booking keeps it, and changes the booking with it. */
export function bookingPinOf(printing: Printing): Evidence | null {
  const { subject, topics } = printing.around;
  if (subject === 'act' || subject === 'strong' || !topics.isSubject('bookings')) return null;
  if (!isNamed(printing, isPin) || topics.countOf('bookings') < wordsMany) return null;
  return { weight: -7.5, reason: 'is the PIN of a booking, of which the mail speaks', settles: true };
}

/** Whether what stands before it, or the line above, calls it so. */
export function isNamed({ near, index, segment: own, match }: Spot, is: RegExp): boolean {
  const before = own.folded.slice(Math.max(0, match.start - nameReach), match.start);
  const name = /\p{L}/u.test(before) ? before : (near.segments[index - 1]?.folded ?? '').slice(-nameReach);
  return is.test(name);
}
