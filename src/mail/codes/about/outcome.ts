/** Codes of which a help desk tells when all is done: "Your request 4711 is closed. The code 482913 had expired." */

import type { Evidence, Governor } from '../evidence.ts';
import { isFresh } from '../names.ts';
import type { Printing } from '../printings.ts';
import { partingLetter } from '../words/list.ts';
import { closed } from '../words/particles/outcomes.ts';

const isClosed = new RegExp(`(?<!${partingLetter})${closed}`, 'u');

/** Where the subject says that a request is closed, and nothing asks for the code or calls it a new one. An account is opened again with one. */
export function outcomeOf(printing: Printing, governor: Governor, asked: number): Evidence | null {
  const { around, segment, match } = printing;
  if (asked >= 1 || governor.renews === true || !isClosed.test(around.subjectFolded)) return null;
  if (around.topics.isSubject('accounts')) return null;
  if (segment.hits.some((hit) => hit.start < match.start && isFresh(hit))) return null;
  return { weight: -8, reason: 'the mail is about a request that is closed', settles: true };
}
