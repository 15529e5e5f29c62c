/** Hashes of commits: mails about programs print the beginning of them alone. */

import type { Evidence } from '../evidence.ts';
import type { Spot } from '../spot.ts';
import { onceALine } from '../text/oncealine.ts';

const shortHash = /^[0-9a-f]{7,}$/;
const listedHash = /\(([0-9a-f]{7,12})\)/g;
const listedIn = onceALine(({ text }) => [...text.matchAll(listedHash)].map(([, hash = '']) => hash));

/** What speaks against the beginning of a hash; null for others. */
export function hashOf(spot: Spot): Evidence | null {
  return isShortHash(spot) ? { weight: -9, reason: 'is the beginning of a hash' } : null;
}

/** "9d04e17", where the mail prints the hash of that commit whole as well, or those of others beside it. */
function isShortHash({ near, match }: Spot): boolean {
  const { segments } = near;
  const { shape, value } = match;
  if (shape !== 'alnum' || !shortHash.test(value)) return false;
  if (segments.some(({ reading }) => reading.hashes().some((hash) => hash.startsWith(value)))) return true;
  // Each in brackets, and another: what a build was made of.
  const listed = segments.flatMap(listedIn);
  return listed.includes(value) && listed.some((hash) => hash !== value && hash.length === value.length);
}
