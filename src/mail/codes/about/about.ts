/**
 * Codes that open a locker, take something off a price or stand in a warning bear every name of a one-time code, are secret and
 * expire. What the mail is about, and that nobody signs in to anything, tells them apart.
 */

import type { Evidence, Governor } from '../evidence.ts';
import { isCodeName } from '../names.ts';
import { otherUse } from '../naming/next.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import { isSayable } from '../shape/sayable.ts';
import { onceALine } from '../text/oncealine.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceEnd, sentenceStart } from '../text/sentence.ts';
import { letter } from '../words/list.ts';
import { notOfHouse, opensFor } from '../words/particles/grammar.ts';
import {
  cutsPrices,
  fields,
  lasting,
  offerFields,
  redeemedAt,
  saving,
  standing,
} from '../words/particles/trade.ts';
import { doors } from '../words/topics/doors.ts';
import { protectedFrom } from '../words/topics/frauds.ts';
import { doorOf, unnamedDoorOf } from './door.ts';
import { inspectionOf } from './inspection.ts';
import { isOneTime } from './matter.ts';
import { outcomeOf } from './outcome.ts';
import { isPeriodical } from './periodical.ts';
import type { Surroundings } from './surroundings.ts';
import { isInTranscript } from './transcript.ts';
import { treatOf } from './treat.ts';

/** Parcel and locker; a shop's mails all have one of them. */
const parcelWordsMin = 2;
const parcelWordsMany = 3;
/** Authenticity and third party. */
const documentWordsMin = 2;
/** Share, discount and checkout, where the subject has one of them and where it has none. */
const saleWords = { subject: 3, body: 6 };
/** The same where neither the subject nor the name is one of a code to sign in with. */
const saleWordsPlain = { subject: 2, body: 3 };
/** Two words such as "phishing" and "scam", one of them in the subject; or one of them, and one of a newsletter. */
const fraudWordsMin = 2;
/** Asked for in its own sentence, to sign in or confirm. */
const askedMin = 2;

/** What speaks against a candidate that is named or stands alone, because of what the mail is about. */
export function aboutOf(
  printing: Printing,
  governor: Governor,
  asked: number,
  isQuoted: boolean,
): Evidence[] {
  const { near, index, around } = printing;
  const { topics } = around;
  // Its own line and the one that announces it.
  const lines = near.segments.slice(Math.max(0, index - 1), index + 1);
  if (around.saysExpired)
    return [{ weight: -8, reason: 'the mail begins by saying that it is void', settles: true }];
  // "They write: “Your code is 482913.” It is a scam."
  const warns = isQuoted && (around.subject !== 'act' || topics.isSubject('periodicals'));
  if (warns && topics.countOf('frauds') > 0)
    return [{ weight: -8, reason: 'is quoted where the mail warns of fraud', settles: true }];
  if (isFigure.test(near.segments[index + 1]?.folded ?? ''))
    return [{ weight: -8, reason: 'is what a figure shows', settles: true }];
  if (isInTranscript(printing))
    return [{ weight: -8, reason: 'is what was said in a meeting', settles: true }];
  if (warnsOfFraud(around)) return [{ weight: -8, reason: 'the mail warns of fraud', settles: true }];
  // "Confirm your subscription" is sent by who sends them, too.
  if (asked < 1 && isPeriodical(around) && !leadsOn(lines[0]))
    return [{ weight: -8, reason: 'the mail is one that many read', settles: true }];
  const outcome = outcomeOf(printing, governor, asked);
  if (outcome !== null) return [outcome];
  if (around.tellsOrigin) return [];
  if (stays(printing, governor)) return [{ weight: -7, reason: 'is said to stay the same', settles: true }];
  const found = [
    isForThing(governor, around, lines)
      ? { weight: -7, reason: 'is said to be for what it opens', settles: true }
      : (parcelOf(governor, around, lines) ??
        doorOf(printing, governor, lines) ??
        unnamedDoorOf(printing, governor)),
    documentOf(governor, around) ?? inspectionOf(printing, governor, asked, lines),
    saleOf(governor, asked, printing, lines) ?? treatOf(printing, governor),
  ];
  return found.filter((one) => one !== null);
}

/** "Fig. 1: the new field", below what it shows. */
const isFigure = /^(?:fig\.|figure|figura|figur|abb\.|abbildung|rys\.|obr\.|рис\.|мал\.|図|图|圖|그림) ?\d/;

const isOwnFraud = new RegExp(`^${protectedFrom}`, 'u');

/** "This text message is fake": no subject of a code says so. A bank's fraud protection sends codes as well, and says the word once. */
function warnsOfFraud({ subject, topics }: Surroundings): boolean {
  // Few subjects have one, and to count takes a look at the whole mail.
  const words = topics.subjectWordsOf('frauds');
  if (words.length === 0) return false;
  if (words.some((word) => !isOwnFraud.test(word))) return true;
  if (subject === 'act') return false;
  return topics.countOf('frauds') + Math.min(1, topics.countOf('periodicals')) >= fraudWordsMin;
}

const isStanding = new RegExp(`(?<!${letter})(?:${standing}|${lasting})`, 'u');
const isLasting = new RegExp(`(?<!${letter})${lasting}`, 'u');
/** Characters of a line that are looked at. */
const lineCharsMax = 600;
/** Where in a line it says that something stays; -1 where it does not. */
const standsAt = onceALine(({ folded }) => folded.slice(0, lineCharsMax).search(isStanding));
/** Of a sentence, before what it says of a number: "It ", "Sie ". */
const pronounCharsMax = 8;
/** Lines below a code that may speak of it, beside the one above. */
const stayLines = 2;

/** "The PIN stays the same as long as you are a member": whether a sentence that names the candidate says so, in a mail that confirms nothing. */
function stays({ near, index, segment: own, match, layout, around }: Printing, governor: Governor): boolean {
  if (around.subject === 'act') return false;
  // "Sign in with the one-time code 51827, which is the same for all of you".
  if (isOneTime(own, sentenceStart(own.text, match.start), match.start)) return false;
  return near.segments.slice(Math.max(0, index - 1), index + stayLines + 1).some((line) => {
    const at = standsAt(line);
    if (at < 0) return false;
    const from = sentenceStart(line.text, at);
    // "Your PIN is for the phone. It's 408816 and stays the same."
    if (line === own && match.end <= at && (match.start >= from || isNextOf(line.text, match, from, at)))
      return true;
    // "For the whole school year they join the class with the code 58317", not "At every visit we send a code: 482913".
    const isBefore = line === own && at < match.start && sentenceEnd(line.text, at) >= match.end;
    if (isBefore && !around.hasLifetime && isLasting.test(line.folded.slice(at, match.start))) return true;
    // "40718853" by itself, and below it: "It belongs to you for as long as you are a member".
    const isBelow = line === near.segments[index + 1] && (layout.lone || endsLine(own.text, match));
    if (isBelow && from === 0 && at <= pronounCharsMax) return true;
    // "One-time PIN: 1987", and below: "Your voicemail PIN stays the same".
    if (governor.verdict === 'code' && governor.strong && governor.direct) return false;
    return (
      !around.hasLifetime && line.hits.some((hit) => isCodeName(hit) && hit.start >= from && hit.end <= at)
    );
  });
}

/** "Your print PIN is: 70381" */
function endsLine(text: string, { end }: Match): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(end));
}

/** "Type 2718. It does not change.": the next sentence begins with it, and means the number. */
function isNextOf(text: string, match: Match, from: number, at: number): boolean {
  return at - from <= pronounCharsMax && from - sentenceEnd(text, match.end) <= 1;
}

/** "Subscribers read online. Please sign in with", and below it with what. */
function leadsOn(above: Segment | undefined): boolean {
  if (above === undefined || /[.!?\u3002]$/.test(above.text)) return false;
  const from = sentenceStart(above.text, above.text.length);
  return above.hits.some(({ kind, start }) => kind === 'act' && start >= from);
}

/** "Your code of one use to fetch it: 5 2 7 1 0 8". */
function parcelOf(
  governor: Governor,
  { subject, topics }: Surroundings,
  lines: readonly Segment[],
): Evidence | null {
  if (subject === 'act' || isToConfirm(lines)) return null;
  const isStrong = (governor.verdict === 'code' && governor.strong) || subject === 'strong';
  // A courier may be told an OTP, and most codes need no further look.
  if (isStrong && !topics.isSubject('parcels')) return null;
  const words = topics.countOf('parcels');
  if (words < (isStrong ? parcelWordsMany : parcelWordsMin) || topics.countOf('accounts') > 0) return null;
  const settles = words >= parcelWordsMany;
  return { weight: settles ? -7 : -4, reason: 'is for a parcel, of which the mail speaks', settles };
}

/** "To confirm that it is you, enter on the page:", and below it the code: whoever sends parcels has people confirm things, too. */
function isToConfirm(lines: readonly Segment[]): boolean {
  return lines.some(confirms);
}

const confirms = onceALine(
  ({ hits }) => hits.some(({ kind }) => kind === 'act') && hits.some(({ kind }) => kind === 'use'),
);

const forThing = new RegExp(`(?:^|[^\\p{L}])${opensFor} (?:\\p{L}+ ){0,2}${doors}(?! ${notOfHouse})`, 'u');

/** "Your access code for the barrier", in the subject or where it is named. */
function isForThing(
  governor: Governor,
  { subject, subjectFolded, signInMentions }: Surroundings,
  lines: readonly Segment[],
): boolean {
  if (governor.strong || subject === 'act' || subject === 'strong' || signInMentions > 1) return false;
  if (subject === 'code' && forThing.test(subjectFolded)) return true;
  return lines.some(namesThing);
}

const namesThing = onceALine(({ folded, hits }) => {
  const name = hits.find(isCodeName);
  return name !== undefined && forThing.test(folded.slice(name.end, name.end + lineCharsMax));
});

/** "Code to verify this certificate, for third parties". */
function documentOf(governor: Governor, { subject, hasLifetime, topics }: Surroundings): Evidence | null {
  if (governor.verdict !== 'code' || hasLifetime || subject === 'act') return null;
  if (topics.countOf('documents') < documentWordsMin + (subject === 'strong' ? 1 : 0)) return null;
  return { weight: -8, reason: 'is that of a document, of which the mail speaks', settles: true };
}

/** "20 %", "Save $15". */
const isSaved = /\d ?%|\b(?:give|get|save|earn|win) [$\u20ac\u00a3]\d|[$\u20ac\u00a3]\d+ off\b/;
/** "Give $15, get $15": whoever shares a code has an account, and whoever is given it opens one. */
const isShared = /\bgive [$\u20ac\u00a3]?\d+,? (?:and )?get [$\u20ac\u00a3]?\d/;

/** "Enter it in the basket", beside another word of a sale. */
const isInBasket = new RegExp(`(?<!${letter})${redeemedAt}`, 'u');
const redeemedMin = 2;
/** Where the subject has a share: "15 % off all tiles". */
const redeemedMinSaved = 1;
/** "Enter it in the field “Discount”." */
const isOfferField = new RegExp(
  `(?<!${letter})(?:${fields}[^\\p{L}.!?]{0,3}(?:\\p{L}{1,12} ){0,2}["“«„'(\\[「]?${offerFields}|${offerFields}[ -](?:\\p{L}{1,12}[ -])?${fields})`,
  'u',
);
const namesOfferField = onceALine(({ folded }) => isOfferField.test(folded.slice(0, lineCharsMax)));
/** "Save 10 €" */
const isSaving = new RegExp(
  `(?<!${letter})${saving} (?:\\p{L}{1,8} )?(?:[$€£]\\d|\\d{1,3}(?:[.,]\\d\\d)? ?(?:[$€£]|(?:eur|kr|zl|pln|czk|kc)(?!${letter})))`,
  'u',
);
/** "Stay with us: FICA30 saves 10 €" speaks of a coupon of its own. */
const saysSaving = onceALine(
  ({ folded, hits }) =>
    isSaving.test(folded.slice(0, lineCharsMax)) && !hits.some(({ kind }) => kind === 'other'),
);
/** "The code takes 30 % off all coats." */
const isPriceCut = new RegExp(`(?<!${letter})${cutsPrices}[^.!?;]{0,24}? ?\\d{1,2} ?%`, 'u');
const cutsPrice = onceALine(
  ({ folded }) => folded.includes('%') && isPriceCut.test(folded.slice(0, lineCharsMax)),
);
/** So many lines below a code tell what it is good for. */
const linesBelow = 4;
const isRedeemedIn = onceALine(({ folded }) => isInBasket.test(folded.slice(0, lineCharsMax)));
/** "739204", and in the next line "Enter it at checkout." */
function isRedeemedNext(printing: Printing): boolean {
  const next = printing.near.segments[printing.index + 1];
  return next !== undefined && isRedeemedIn(next) && otherUse(printing) !== null;
}
const isOfOneUse = onceALine((line) => isOneTime(line, 0, line.text.length));

/** "SAVE20", "MAY2025": a word, and a share or a year. */
function isCoupon(value: string): boolean {
  return /^[A-Z]{3,12}(?:[1-9][05]|100|20[23]\d)$/.test(value) && isSayable(value, 0, value.search(/\d/));
}

/** "Your one-time code: 20 % off at the checkout". */
function saleOf(
  governor: Governor,
  asked: number,
  printing: Printing,
  lines: readonly Segment[],
): Evidence | null {
  const { match, around } = printing;
  const { topics, subjectFolded, subject, hasLifetime, signInMentions } = around;
  const isAsked = asked >= askedMin;
  const offer = { weight: -8, reason: 'is for an offer, of which the mail speaks', settles: true };
  if (isShared.test(subjectFolded)) return offer;
  const below = printing.near.segments[printing.index + 1];
  const says = (it: (line: Segment) => boolean) => lines.some(it) || (below !== undefined && it(below));
  if (subject !== 'act' && says(namesOfferField)) return offer;
  const mayConfirm = subject === 'act' || subject === 'strong' || topics.countOf('accounts') > 0;
  if (!mayConfirm && /\p{L}/u.test(match.value) && says(saysSaving)) return offer;
  const further = printing.near.segments.slice(printing.index, printing.index + linesBelow);
  if (further.some(cutsPrice) && topics.countOf('accounts') === 0) return offer;
  // "Enter your verification code at the checkout" confirms something; one of a single use need not.
  const mayOffer = !governor.strong || lines.some(isOfOneUse);
  const isSubject = topics.isSubject('sales') || isSaved.test(subjectFolded);
  const isRedeemed =
    mayOffer && !hasLifetime && subject !== 'act' && (lines.some(isRedeemedIn) || isRedeemedNext(printing));
  if (isRedeemed && topics.countOf('sales') >= (isSubject ? redeemedMinSaved : redeemedMin)) return offer;
  // "Use SAVE20 to verify your discount."
  if (isCoupon(match.value) && topics.countOf('sales') > topics.countOf('accounts')) return offer;
  // "Confirm your subscription and save 10 €": what is asked for in digits confirms it, and the offer is another.
  if (subject === 'act' && governor.verdict === 'code' && asked > 0 && !/\D/.test(match.value)) return null;
  // An offer is good for days: what lives for minutes is none, where it has no name or is asked for to confirm something.
  if ((governor.verdict === 'none' || (isAsked && signInMentions > 0)) && hasLifetime) return null;
  if (((governor.strong || isAsked) && !isSubject) || topics.countOf('accounts') > 0) return null;
  const isPlain = !governor.strong && !isAsked && subject !== 'act' && subject !== 'strong';
  const least = isPlain ? saleWordsPlain : saleWords;
  if (topics.countOf('sales') < (isSubject ? least.subject : least.body)) return null;
  return offer;
}
