/**
 * What opens a locker or is shown at a counter bears every name of a one-time code, is secret and expires: the parcel that the
 * mail speaks of, and that nobody signs in to anything, tells it apart.
 */
import type { Evidence, Governor } from './evidence.ts';
import type { Surroundings } from './surroundings.ts';

/** Parcel and locker; a shop's mails all have one of them. */
const wordsMin = 2;
const wordsMany = 3;

export function pickupOf(governor: Governor, { origin, subject, topics }: Surroundings): Evidence | null {
  if (origin || subject === 'strong' || subject === 'act') return null;
  // "Your OTP": what a courier is told is asked for by that name.
  if (governor.verdict === 'code' && governor.strong) return null;
  if (topics.parcels < wordsMin || topics.accounts > 0) return null;
  const settles = topics.parcels >= wordsMany;
  return { weight: settles ? -7 : -4, reason: 'is for a parcel, of which the mail speaks', settles };
}
