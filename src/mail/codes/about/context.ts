/**
 * What the mail as a whole makes of a candidate: its subject, its care for a secret, the length it names; and whether it is
 * about something else, a payment, a booking, a list of numbers, among which a name has to hold its own.
 */

import type { Evidence, Governor } from '../evidence.ts';
import { isLabel } from '../names.ts';
import { isMere } from '../naming/anynumber.ts';
import { isAskedNext } from '../naming/next.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import { hasLength } from '../text/counted.ts';
import type { Segment } from '../text/segments.ts';
import type { Hit } from '../words/index.ts';
import { letter } from '../words/list.ts';
import { oneTime, recordNames } from '../words/particles/names.ts';
import { bookingOf, bookingPinOf, isCertainBooking, isOfTravel, isOnBooking } from './booking.ts';
import { cardPinOf } from './cardpin.ts';
import { matterOf } from './matter.ts';
import { isOfPaid, isOnSlip, isSlip } from './slip.ts';
import type { Surroundings } from './surroundings.ts';

export function contextOf(printing: Printing, governor: Governor, asked: number): Evidence[] {
  const { segment, match, around } = printing;
  const found: Evidence[] = [];
  if (segment.place !== 'subject') found.push(...subjectAbove(around, governor, asked));
  const isCounted = hasLength(around.lengths, match);
  if (around.lengths.size > 0) {
    found.push(
      isCounted
        ? { weight: 0.8, reason: 'has as many characters as the mail says' }
        : { weight: governor.ofUnknown === true ? -2 : -0.8, reason: 'the mail speaks of another length' },
    );
  }
  if (around.hasTerms)
    found.push({ weight: 0.5, reason: 'the mail says how long a code lives or that it is secret' });
  if (around.asksNothing && asked < 1)
    found.push({ weight: -8, reason: 'the mail says that nothing is to be entered', settles: true });
  if (around.asksForCode && governor.verdict === 'code' && asked < 1)
    found.push({ weight: 0.4, reason: 'the mail asks to enter a code' });
  const matter = governor.verdict === 'code' ? matterOf(printing, governor, asked) : null;
  if (matter !== null) found.push(matter);
  const pin = governor.verdict === 'code' ? (cardPinOf(printing) ?? bookingPinOf(printing)) : null;
  if (pin !== null) found.push(pin);
  if (governor.verdict === 'code' && asked < 1) {
    const record = recordOf(printing);
    if (record !== null) found.push(record);
  }
  const isIdle = around.signInMentions === 0 && !around.hasTerms && !around.hasLifetime && asked < 1;
  if (governor.ofUnknown === true && isIdle && around.subject !== 'strong' && around.subject !== 'code')
    found.push({ weight: -3.4, reason: 'is a code of something, in a mail that has nothing confirmed' });
  else if (
    governor.ofUnknown === true &&
    governor.plain === true &&
    !around.hasLifetime &&
    !around.asksForCode &&
    asked < 1
  )
    found.push({ weight: -2.4, reason: 'is a code of something, and nothing asks for it' });
  const isOnly = around.isBrief && (isCounted || around.lengths.size === 0);
  if (isOnly && governor.verdict === 'code' && governor.direct && governor.follows === undefined)
    found.push({ weight: 0.8, reason: 'the mail says hardly anything else' });
  if (governor.verdict === 'none') {
    if (around.codeMentions === 0 && around.otherNumberMentions > 2 && asked < 2)
      found.push({ weight: isCounted ? 0 : -0.6, reason: 'the mail is about other numbers' });
    const isAlone = segment.text.length - (match.end - match.start) <= 2;
    if (isAlone && asked < 2 && isOnBooking(around))
      found.push({ weight: -5, reason: 'stands on a booking, under no name', settles: true });
  } else if ((!around.hasTerms || isCertainBooking(printing)) && asked < 0.5) {
    const against = [otherMatter(printing, governor), bookingOf(printing), slipOf(printing, governor)].reduce(
      heavier,
    );
    // Slips and bookings print their numbers, and ask for nothing.
    const isAsked = against !== null && !isOfTravel(printing) && isRequested(printing);
    const share = isAsked ? requestedShare : 1;
    if (against !== null) found.push({ ...against, weight: against.weight * share });
  } else if (asked < 0.5 && isSlip(around) && isOnSlip(segment, match)) {
    // In a table of what was paid it is one of its fields.
    const isField = segment.text.includes('\t');
    found.push({ weight: isField ? -4.2 : -2.6, reason: 'is printed as on the slip of a payment' });
  }
  return found;
}

function subjectAbove(around: Surroundings, governor: Governor, asked: number): Evidence[] {
  switch (around.subject) {
    case 'strong':
      return [{ weight: 1.1, reason: 'the subject names a code' }];
    case 'code':
      return [{ weight: 1, reason: 'the subject speaks of a code' }];
    case 'act':
      return [{ weight: 0.6, reason: 'the subject speaks of signing in or confirming' }];
    case 'otherCode':
      return [
        {
          weight: governor.strong || asked > 4 ? -0.7 : governor.direct && asked > 0 ? -2 : -3,
          reason: 'the subject speaks of something else',
        },
      ];
    default:
      return [];
  }
}

function slipOf(printing: Printing, governor: Governor): Evidence | null {
  if (!isOfPaid(printing)) return null;
  // "The authorization code is 482913."
  const weight = governor.stated === 'verb' ? -2 : -5.5;
  return { weight, reason: 'is printed as on the slip of a payment that is done' };
}

function heavier(one: Evidence | null, other: Evidence | null): Evidence | null {
  if (one === null || other === null) return one ?? other;
  return one.weight < other.weight ? one : other;
}

/** What the mail is about instead of a code, where nothing expires or is secret and nothing is asked for; null where it is about nothing else. */
function otherMatter(printing: Printing, governor: Governor): Evidence | null {
  const { near, segment, match, around } = printing;
  const { strong } = governor;
  const isAboutCode = around.subject === 'strong' || around.subject === 'code';
  // "Your code for the transfer is 123456": receipts print their codes after a colon or in a cell.
  const isSaid = governor.stated === 'verb';
  const hasLetters = /[A-Z]/i.test(match.value) && match.shape !== 'hyphenated';
  if (around.asksForCode && around.otherCodeMentions === 0) return null;
  const isConfirming =
    around.tellsOrigin ||
    (around.signInMentions > 0 && (actsNear(printing) || around.subject === 'act' || isAboutCode));
  if (
    around.showsMoney &&
    !around.hasLifetimeOrTerms &&
    segment.place !== 'subject' &&
    !isOneTime(segment, match)
  ) {
    // A slip prints fields: "Onay kodu: 771204".
    const isField = !isSaid && !isAboutCode && around.subject !== 'act' && isFieldOf(segment, match);
    const weight = isSaid ? -0.5 : isAboutCode ? -1.3 : -2.6;
    // Nobody prints a slip in one line.
    const isMessage = segment.place !== 'title' && near.segments.length === 1 && (governor.direct || isSaid);
    if (isMessage) {
      const share = isSaid ? 0 : strong ? 0.1 : match.value.length > 6 ? 0.15 : 0.4;
      return { weight: weight * share, reason: 'the mail is about a payment' };
    }
    // "Confirmation code: HM7Q4XZ", with a room, nights and guests.
    if (!isSaid && !isConfirming && around.otherNumberMentions > 5 && hasLetters)
      return { weight: -3.5, reason: 'the mail is about other numbers' };
    // "A payout needs your approval. Approval code: 481022": something is to be confirmed yet, unlike on a slip.
    const share = isField ? 1 : strong ? 0.3 : actsNear(printing) ? 0.5 : 1;
    return { weight: weight * share, reason: 'the mail is about a payment' };
  }
  const isIdle = !around.hasLifetimeOrTerms && !isConfirming;
  // Bookings are known by letters: "Código de confirmación: MWQZRD", with a flight and a seat.
  if (
    isIdle &&
    !isAboutCode &&
    match.shape === 'letters' &&
    around.otherNumberMentions > 0 &&
    !(strong && isSaid)
  )
    return { weight: strong ? -2.8 : -6, reason: 'the mail is about other numbers' };
  // A boarding pass tells minutes, too.
  if (
    !isConfirming &&
    !strong &&
    !isSaid &&
    !isAboutCode &&
    around.otherNumberMentions > 5 &&
    match.shape === 'alnum'
  )
    return { weight: -3, reason: 'the mail is about other numbers' };
  if (isIdle && !strong && around.otherNumberMentions > 2) {
    // "The access code for your certification:", and under it what.
    const isAnnounced = governor.direct && governor.stated === 'sign';
    const known = hasLetters ? -6 : isAnnounced ? -2 : -3;
    // "Votre code : 61035", as the subject: whatever else the mail names, it brings that.
    const isSubject = segment.place === 'subject' && !hasLetters && around.otherCodeMentions === 0;
    const isBrought = isSubject && governor.stated !== undefined && governor.stated !== 'none';
    const weight = isBrought ? -0.3 : isSaid || around.subject === 'strong' ? -1.2 : isAboutCode ? known : -6;
    return { weight, reason: 'the mail is about other numbers' };
  }
  if (isIdle && !isAboutCode && (strong ? around.otherCodeMentions > 0 : around.otherNumberMentions > 1)) {
    // "Your code is 123456" stands by itself, unless the mail has codes of another kind.
    const stands =
      governor.stated !== undefined && governor.stated !== 'none' && around.otherCodeMentions === 0;
    const reason = 'the mail is about other numbers and nothing in it is confirmed';
    return { weight: stands ? -1.1 : -2.4, reason };
  }
  // "Code: 61035" as the subject of a mail that says which: "your discount code for order 5512098".
  if (segment.place === 'subject' && !strong && around.otherCodeMentions > 0 && around.signInMentions === 0)
    return { weight: -3, reason: 'the mail says that it is a code of another kind' };
  if (around.otherCodeMentions > 0 && !isAboutCode) {
    const weight = strong ? (isOneTime(segment, match) ? -0.3 : -1.4) : -2.4;
    return { weight, reason: 'the mail is about codes of another kind' };
  }
  return null;
}

const oneTimeName = new RegExp(
  `(?:${oneTime}[^:]{0,24}|(?:^|[^a-z])(?:m|sms|push|photo|chip|i)?tan(?: is| lautet| ist)?)(?::| ?\\(| ?\\.{2,40})? ?$`,
  'u',
);
const oneTimeReach = 48;

/** "TAN 4711 for the transfer", "Hasło jednorazowe: 8823061": what payments are approved with, and slips do not print. */
function isOneTime({ folded }: Segment, { start }: Match): boolean {
  return oneTimeName.test(folded.slice(Math.max(0, start - oneTimeReach), start));
}

const recordName = new RegExp(`(?<!${letter})${recordNames}`, 'u');

/** "Your confirmation number is 482913": orders and forms call the number so by which one asks about them, and some sites what one signs in with. */
function recordOf(printing: Printing): Evidence | null {
  const { near, index, segment, match, around } = printing;
  const { segments } = near;
  const { folded } = segment;
  const above = match.start === 0 ? (segments[index - 1]?.folded ?? '') : '';
  const name = `${above.slice(-oneTimeReach)} ${folded.slice(Math.max(0, match.start - oneTimeReach), match.end + oneTimeReach)}`;
  if (!recordName.test(name) || isRequested(printing)) return null;
  const reason = 'is the number of something that is done, and nothing asks for it';
  // "Never give anyone a verification code": it is another that the care is of. A "new code" may be the record's own.
  if (segments.some(({ hits }) => hits.some(({ kind }) => kind === 'strong')))
    return { weight: -9, reason, settles: true };
  return around.hasTerms || around.asksForCode ? null : { weight: -6, reason };
}

/** What the mail is about instead weighs only so much where it asks to enter the code. */
const requestedShare = 0.2;
const requestReach = 40;
const whereReach = 20;

/** Whether its line, the one that announces it or one below asks to enter something and says where or what for, or the code's own sentence says where. */
function isRequested(spot: Spot): boolean {
  const { near, index, segment, match } = spot;
  const { segments } = near;
  if (isAskedNext(spot, true)) return true;
  const isPut = (hit: Hit) =>
    hit.kind === 'where' && hit.start >= match.end && hit.start - match.end <= whereReach;
  if (segment.hits.some(isPut)) return true;
  const to = Math.min(segments.length - 1, index + actLines);
  const above = segments[index - 1];
  const isAnnounced = above?.text.endsWith(':') ?? false;
  // "When asked for your number, enter:"
  const last = above?.hits.at(-1);
  if (above !== undefined && isAnnounced && last?.kind === 'use' && last.end === above.text.length - 1)
    return true;
  for (let at = isAnnounced ? index - 1 : index; at <= to; at += 1) {
    if (asksIn(segments[at] as Segment)) return true;
  }
  return false;
}

/** "Enter it in the app", "use it to sign in": nothing else is named between them. */
function asksIn(segment: Segment): boolean {
  let use: Hit | null = null;
  for (const hit of segment.hits) {
    if (hit.kind === 'use') use = hit;
    // "Enter the number in your settings"
    else if ((isLabel(hit) && !isMere(segment, hit)) || hit.kind === 'other') use = null;
    else if (use !== null && (hit.kind === 'where' || hit.kind === 'act')) {
      if (hit.start - use.end < requestReach) return true;
    }
  }
  return false;
}

const actLines = 2;

/** Whether its line or one close by speaks of signing in or confirming. */
function actsNear({ near, index }: Spot): boolean {
  const { segments } = near;
  const to = Math.min(segments.length - 1, index + actLines);
  for (let at = Math.max(0, index - actLines); at <= to; at += 1) {
    if ((segments[at] as Segment).hits.some((hit) => hit.kind === 'act')) return true;
  }
  return false;
}

const fieldCharsMax = 40;

/** A short line or cell that holds a name and its value, unlike a sentence, and unlike a code alone in its line. */
function isFieldOf({ text }: Segment, match: Match): boolean {
  if (match.end - match.start === text.length) return false;
  return text.includes('\t') || text.length <= fieldCharsMax;
}
