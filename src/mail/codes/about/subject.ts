/** What speaks for a candidate in the subject and against it: a subject is short, and many a mail prints its code nowhere else. */

import { yearLike } from '../against/dates.ts';
import type { Evidence, Governor } from '../evidence.ts';
import { isLabel, isName } from '../names.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Surroundings } from './surroundings.ts';

export function subjectOf(printing: Printing, governor: Governor, asked: number): Evidence[] {
  const { layout, match, around } = printing;
  if (printing.segment.place !== 'subject') return [];
  const found: Evidence[] = [];
  if (layout.lone || isLoneAfterSender(printing))
    found.push({ weight: loneWeight(match, around), reason: 'is all that the subject says' });
  else if (isCalledAlone(printing, governor))
    found.push({ weight: 1, reason: 'the subject says nothing but what it is' });
  if (governor.verdict !== 'none' || asked >= 1) return found;
  if (isLeftToSubject(printing) || opensForAct(printing))
    found.push({
      weight: 3.6,
      reason: 'is the only number of a mail that speaks of a code or of signing in',
    });
  else if (around.subject === 'otherNumber')
    found.push({ weight: -3, reason: 'the subject speaks of another number' });
  return found;
}

/** "[Acme] 482913": nothing but the sender's name stands before it. */
function isLoneAfterSender({ segment, match, around }: Printing): boolean {
  const { text } = segment;
  if (match.end < text.length || around.codeMentions + around.signInMentions === 0 || around.isReply)
    return false;
  return /^\[[^\]]{1,40}\] $/.test(text.slice(0, match.start));
}

function loneWeight({ shape, value }: Match, around: Surroundings): number {
  if (around.codeMentions > 0 || /^\d{6}$/.test(value)) return 3.6;
  return around.hasOneCandidate && shape !== 'letters' && !yearLike.test(value) ? 4.2 : 2;
}

const calledCharsMax = 40;
/** A footer's address and telephone number; bookings and tickets name more. */
const othersMax = 2;

/** "Acme code 4821", "(Code ABC123) Confirm": a name, its value, and no more than the sender or what it is for. */
function isCalledAlone({ segment, match, around }: Printing, governor: Governor): boolean {
  const { text, hits } = segment;
  if (
    governor.verdict !== 'code' ||
    !governor.direct ||
    around.isReply ||
    around.otherCodeMentions > 0 ||
    around.otherNumberMentions > othersMax
  )
    return false;
  if (text.length > calledCharsMax || (text.match(/\d+/g)?.length ?? 0) > 1) return false;
  if (hits.some((hit) => isLabel(hit) || hit.kind === 'other' || hit.kind === 'old')) return false;
  // Not "sign-in code (MATH 1310)": nothing stands between them.
  return hits.some(
    (hit) => isName(hit) && hit.end <= match.start && !/\p{L}/u.test(text.slice(hit.end, match.start)),
  );
}

/** A mail that names a code, says how long it lives or that it is secret, and prints nothing like one but in its subject. */
function isLeftToSubject(printing: Printing): boolean {
  const { match, around } = printing;
  // "482913 — Acme", where the mail asks for six digits.
  const isAskedFor = match.start === 0 && around.lengths.has(match.value.length);
  return ((around.codeMentions > 0 && around.hasTerms) || isAskedFor) && isLeft(printing);
}

/** "482913 — confirm your email": tickets that are about it stand in brackets or have a name. */
function opensForAct(printing: Printing): boolean {
  const { segment, match, around } = printing;
  const { text, hits } = segment;
  if (match.start > 0 || around.otherNumberMentions > 0 || !isLeft(printing)) return false;
  return /^ ?[-\u2013\u2014:|\u00b7] /.test(text.slice(match.end)) && hits.some(({ kind }) => kind === 'act');
}

function isLeft({ match, around }: Printing): boolean {
  const { shape, value } = match;
  if (!around.hasOneCandidate || around.isTracked || around.isReply || around.otherCodeMentions > 0)
    return false;
  return shape !== 'letters' && (value.length === 6 || around.lengths.has(value.length));
}
