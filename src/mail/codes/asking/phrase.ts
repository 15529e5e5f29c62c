/**
 * What the sentence does with a candidate: asks to enter it, confirms with it, or says that it is the code. Such a
 * sentence makes a code of a number even where nothing in it is called one: "Enter 482913 to log in."
 */

import { isAmongSlipFields } from '../about/slip.ts';
import type { Surroundings } from '../about/surroundings.ts';
import type { Evidence, Governor } from '../evidence.ts';
import { isSaidAfter, isStated, statementOf } from '../naming/statement.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import { sharesBrackets } from '../text/between.ts';
import { foldClean } from '../text/clean.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceEnd, sentenceStart, wordsBetween } from '../text/sentence.ts';
import { colonSign, numberSign } from '../text/signs.ts';
import type { Hit } from '../words/index.ts';
import { into } from '../words/particles/grammar.ts';
import { demonstratives, plurals } from '../words/particles/pointers.ts';
import { politeness, pressing } from '../words/particles/requests.ts';
import { type Asking, askingOf } from './asking.ts';
import { isArgument } from './command.ts';
import { isExpected, isNameOfPlace, isPutInto, isPutIntoPlace } from './destination.ts';
import { isEnclosed } from './enclosed.ts';
import { isGranting } from './granting.ts';
import { beginsSentence, instrument, isAnswer, isMeans, isMeansBeforeAct } from './means.ts';
import { isForPurpose, isOffer } from './offer.ts';

/** A candidate in its sentence, and what names it there. */
interface Scene {
  readonly segment: Segment;
  readonly match: Match;
  readonly from: number;
  readonly to: number;
  readonly governor: Governor;
  /** What its name weighs: the clearer that is, the less a request adds. A name that is far off weighs little. */
  readonly named: number;
  readonly around: Surroundings;
  /** A short message that names one thing more at most. */
  readonly few: boolean;
}

export function phrasesOf(printing: Printing, governor: Governor): Evidence[] {
  const { segment, match, layout, around } = printing;
  const found: Evidence[] = [];
  const { text, hits } = segment;
  const scene: Scene = {
    segment,
    match,
    from: sentenceStart(text, match.start),
    to: sentenceEnd(text, match.end),
    governor,
    named: governor.verdict === 'code' ? Math.max(0, governor.weight) : 0,
    around,
    few: around.isShort && around.otherNumberMentions < 2,
  };
  if (governor.verdict === 'code' && governor.follows && isSubject(scene))
    found.push({ weight: 1.4, reason: 'its sentence begins with it and says that it is the code' });
  const isLabelled = governor.verdict === 'other' && governor.direct;
  // "[#583920] We have your request"
  const isTicket = text.charCodeAt(match.start - 1) === numberSign && match.value.length <= ticketCharsMax;
  if (
    segment.place === 'subject' &&
    (governor.weight < 2.5 || (governor.verdict === 'code' && !around.isReply)) &&
    around.pointsToSubject &&
    !isLabelled &&
    !isTicket
  ) {
    const weight = 8 - Math.max(0, governor.weight);
    found.push({ weight, reason: 'the mail says that it stands in the subject', told: true });
    return found;
  }
  // What a line above calls something else says little of what its own asks for.
  if (governor.verdict === 'other' && (governor.direct || governor.weight <= otherMin)) return found;
  if (isNameOfPlace(segment, match)) return found;
  if (isArgument(segment, match)) {
    const weight = governor.verdict === 'code' ? Math.max(0.8, 4.2 - governor.weight) : 4.2;
    found.push({ weight, reason: 'is what a command to sign in or confirm takes' });
    return found;
  }
  const grants = governor.weight < 2.5 && isGranting(segment, match, scene.from, around);
  if (grants) found.push({ weight: 4.2, reason: 'the sentence says what it opens' });
  if (layout.lone && isEnclosed(printing))
    found.push({
      weight: Math.max(1, 4 - scene.named),
      reason: 'the lines around it ask to put it somewhere',
    });
  if (hits.length === 0) return found;
  const asking = askingOf(segment, match, scene.from, scene.to);
  const inSubject = actInSubject(scene, asking);
  if (inSubject !== null) found.push(inSubject);
  const asked =
    requested(scene, asking) ??
    (grants ? null : confirming(scene, asking)) ??
    placed(scene) ??
    answered(scene);
  if (asked !== null) found.push(asked);
  return found;
}

/** A subject that begins with a number and speaks of signing in or confirming. */
function actInSubject({ segment, match, around }: Scene, { acts }: Asking): Evidence | null {
  if (segment.place !== 'subject' || !acts) return null;
  if (around.lengths.has(match.value.length) && opensInBrackets(segment.text, match))
    return { weight: 3.8, reason: 'opens a subject that speaks of signing in or confirming' };
  if (around.codeMentions > 0 && isLongNumber(segment.text, match))
    return { weight: 8, reason: 'stands in a subject that speaks of signing in or confirming' };
  return null;
}

/** The name of something else that weighs as much against a candidate leaves its sentence no say. */
const otherMin = -3;

/** Longer numbers after a number sign are no tickets. */
const ticketCharsMax = 8;

/** "… in the competition on our website to win a car" */
const offerReach = 60;

/** What a full request weighs where nothing else names the candidate, and what one adds to a name. */
const askedWeight = 4.9;

/** "Enter 482913 to log in", "Type 4821 in the app", "Use 4821". */
function requested(scene: Scene, asking: Asking): Evidence | null {
  const { segment, match, from, named, around, few } = scene;
  const { text } = segment;
  if (isExpected(segment, match, from))
    return {
      weight: Math.max(0.8, 4.8 - named),
      reason: 'the sentence says that a page or an app waits for it',
    };
  const isNear = asking.use !== null && isTaken(scene, asking, asking.use);
  const opens = beginsSentence(text, from, match.start) || isOnlyPolite(text.slice(from, match.start));
  // "It is 224810 that you have to type into the code field."
  const isPlaced =
    asking.where && (asking.usedRightAfter || (around.signInMentions > 0 && around.asksForCode));
  const isAskedAfter = asking.usedAfter && (asking.acts || isPlaced || (around.signInMentions > 0 && opens));
  const isTyped = asking.where || isPressed.test(segment.folded.slice(match.end, match.end + pressedReach));
  if (isAskedAfter || (isNear && (asking.acts || isTyped))) {
    const asked = askedWeight + (isImperative(text, from, asking.use, match.start) ? 0.9 : 0);
    const offered = isOffer(segment, match, Math.min(scene.to, match.end + offerReach)) ? 2 : 0;
    const reason = asking.acts
      ? 'asks to enter it, to sign in or confirm'
      : 'asks to enter it, and says where';
    return { weight: Math.max(1, asked - named) - offered, reason: `the sentence ${reason}` };
  }
  if ((isNear || asking.usedAfter) && isPutInto(segment, match))
    return { weight: Math.max(1, 4 - named), reason: 'the sentence asks to put it somewhere' };
  if (!isNear && !(asking.usedRightAfter && (few || named > 0 || around.signInMentions > 0))) return null;
  // A short message that begins with the request asks for nothing else.
  const isRequest = isNear ? isImperative(text, from, asking.use, match.start) : opens;
  // "You'll get in if you type 119840."
  const isLast =
    isNear &&
    wordsBetween(text, asking.use?.end ?? 0, match.start) === 0 &&
    endsSoon(text, match.end, scene.to);
  const alone = (isRequest || isLast) && few ? 1 : 0;
  // "Type WQHRTZ into the box as your one-time password": both together.
  const least = scene.governor.strong && scene.governor.follows ? 1.6 : 0.5;
  const isAbout =
    around.signInMentions > 0 || around.subject === 'strong' || isForPurpose(segment, match, around);
  // "The display shows “Enter PIN”.", and then what.
  const awaited = around.asksForCode && named === 0 ? 0.6 : 0;
  const weight =
    Math.max(least, (isAbout ? 3.5 : 2.6) + (isRequest ? 0.9 : 0) + alone + awaited - named) -
    (isOffer(segment, match) ? 2 : 0);
  return { weight, reason: 'the sentence asks to enter it' };
}

const isPressed = new RegExp(`^["')]{0,2},? ${pressing} `, 'u');
const pressedReach = 24;

/** "Type this on the screen of your 55U7": what it takes stands below, and where it is typed has a number. */
const takesNext = new RegExp(`^ (?:${demonstratives}|${plurals}|it|them|es|ihn|sie) ?${into} [^:]*$`, 'u');

/** Whether a word for entering takes the candidate: next to it, or by what stands between. */
function isTaken({ segment, match, governor, named }: Scene, { whereBetween }: Asking, use: Hit): boolean {
  if (named === 0 && takesNext.test(segment.folded.slice(use.end, match.start))) return false;
  return (
    named > 2.5 ||
    (named > 0 && governor.direct) ||
    whereBetween ||
    wordsBetween(segment.text, use.end, match.start) <= 2 ||
    // "Enter this within 10 minutes: 28364".
    statementOf(segment, match.start) === 'sign' ||
    // "Reply on the order page with 28364".
    isWith(segment, match)
  );
}

function isWith({ folded }: Segment, { start }: Match): boolean {
  return instrument.test(folded.slice(Math.max(0, start - 16), start));
}

/** "Reply to this mail with the words below and 4821": further off than a request is looked for. */
function answered({ segment, match, from, named }: Scene): Evidence | null {
  if (!isAnswer(segment, match, from) || isOffer(segment, match)) return null;
  return { weight: Math.max(0.8, 4.2 - named), reason: 'the sentence asks to answer with it' };
}

/** "Chuck 5093 into the app", whatever the verb is. */
function placed({ segment, match, from, named }: Scene): Evidence | null {
  if (named > 0 || !isPutIntoPlace(segment, match) || !isCommand(segment.text, from, match.start))
    return null;
  return { weight: 3.2, reason: 'the sentence asks to put it where things are entered' };
}

/** "481920 is to sign in", "Authorisation: 558203", "Log in with 4821": nobody asks for it, and something is confirmed. */
function confirming(scene: Scene, { acts, act }: Asking): Evidence | null {
  const { segment, match, from, to, named, around, few } = scene;
  const { text } = segment;
  if (
    (acts || around.subject === 'strong') &&
    named === 0 &&
    isSaidAfter(segment, match.end) &&
    beginsSentence(text, from, match.start)
  )
    return { weight: 3.4, reason: 'the sentence says what it is for, to sign in or confirm' };
  if (few && named === 0 && isMeansBeforeAct(segment, match, from))
    return { weight: 4.2, reason: 'says that one signs in or confirms with it' };
  if (act === null || named >= 2.5) return null;
  const words = wordsBetween(text, act.end, match.start);
  if (words === 0 && isStated(segment, match.start)) {
    // "Autorización: 558203", as slips print it.
    const isSlip = isAmongSlipFields(segment) || (around.showsMoney && !around.hasLifetimeOrTerms);
    const reason = `“${text.slice(act.start, act.end)}” is said to be it`;
    return { weight: isSlip ? 1.4 : 3.9, reason };
  }
  if (segment.place === 'subject' && isLastAfterDash(text, match))
    return { weight: 3.8, reason: 'ends a subject that speaks of signing in or confirming' };
  // "Two-factor login for mara, from an iPhone near Leeds: 307588", under a subject that names the code.
  if (
    around.subject === 'strong' &&
    statementOf(segment, match.start) === 'sign' &&
    endsSoon(text, match.end, to)
  )
    return { weight: 2.6, reason: 'the sentence says what it is for, to sign in or confirm' };
  if (isMeans(segment, match, act, from))
    return { weight: around.isBrief ? 4.2 : 3.9, reason: 'asks to sign in or confirm with it' };
  // "Let it continue with 639177."
  // Folded, Swedish "är" (is) and Latvian "ar" (with) look the same: with one more word between, it is the verb.
  if ((words === 1 || (words === 2 && !isStated(segment, match.start))) && isWith(segment, match))
    return { weight: 3.3, reason: 'the sentence confirms something with it' };
  // "… has to approve it (application 331870)": a word in its own brackets says of what it is the number.
  if (sharesBrackets(text, match.start)) return null;
  // "Authorization  071394", on a receipt.
  if (around.showsMoney && !around.hasLifetime && !around.asksForCode && !isWith(segment, match)) return null;
  // "Register plotter GM-1200": so things are named with their numbers.
  if (match.shape === 'prefixed') return null;
  if (words === 1 || (words <= 3 && endsSoon(text, match.end, to))) {
    // "For your sign-in: 307588" says more than "your sign-in 307588".
    const isStatedSo = statementOf(segment, match.start) === 'sign';
    const weight = around.isBrief ? (isStatedSo ? 3.8 : 3.5) : 2.5;
    return { weight, reason: 'the sentence confirms something with it' };
  }
  return null;
}

/** "Type 4821 on the TV", "Last step: verify with 7F2K": the request begins its sentence, or a clause of it. */
function isImperative(text: string, from: number, use: Hit | null, to: number): boolean {
  if (use === null) return false;
  // "What to enter: 482913"
  if (/^ ?[:\uff1a] ?$/.test(text.slice(use.end, to))) return true;
  const before = text.slice(from, use.start).replace(/^.*[:,;] /, '');
  return isOnlyPolite(before);
}

/** Whether nothing is said but a word that polite requests begin with. */
function isOnlyPolite(before: string): boolean {
  return !/[\p{L}\p{N}]/u.test(foldClean(before).replace(isPolite, ''));
}

const isPolite = new RegExp(`^[^\\p{L}\\p{N}]*${politeness}`, 'u');

/** Nothing but one word or two stands before it in its clause: "Now chuck 5093 …". */
function isCommand(text: string, from: number, start: number): boolean {
  const clause = text.slice(from, start).replace(/^.*[:,;] /, '');
  return /^[^\p{L}\p{N}]{0,4}\p{L}{2,14}(?: \p{L}{2,14})? ["']?$/u.test(clause);
}

/** "[4821] Confirm your address", where the mail tells how many digits to enter: tickets stand in brackets as well. */
function opensInBrackets(text: string, match: Match): boolean {
  return (
    match.start === 1 && /^[[\u3010(\u300c]/.test(text) && /[\])\u3011\u300d]/.test(text[match.end] ?? '')
  );
}

/** "(#571204417) Confirm the forwarding": tickets are not so long. */
function isLongNumber(text: string, match: Match): boolean {
  return (
    match.shape === 'digits' && match.value.length >= 8 && text.slice(match.start - 2, match.start) === '(#'
  );
}

/** "Log in to Acme - 4821". */
function isLastAfterDash(text: string, match: Match): boolean {
  return match.end >= text.length - 1 && /[-|:\u2014\u2013\u00b7] ?$/.test(text.slice(0, match.start));
}

/** "123456 is your code", "123456 your code"; what may be a document's number needs the verb: "G-123456 is …". */
function isSubject({ segment, match, from, around }: Scene): boolean {
  const { text } = segment;
  // "The app wants a check first: 58204 is your code."
  const isClause =
    segment.place !== 'subject' &&
    /: $/.test(text.slice(from, match.start)) &&
    isSaidAfter(segment, match.end);
  if (!isClause && !beginsSentence(text, from, match.start)) return false;
  const isPlain =
    match.shape === 'digits' ||
    match.shape === 'grouped' ||
    match.shape === 'spaced' ||
    (match.shape === 'alnum' && around.isBrief && !/[a-z]/.test(match.value));
  const isSaid =
    isSaidAfter(segment, match.end) ||
    /^ [-\u2014\u2013] /.test(text.slice(match.end, match.end + 3)) ||
    ((match.shape === 'alnum' || /^(\w{3}-\w{3}|\w{4}-\w{4})$/.test(match.value)) &&
      /\d/.test(match.value) &&
      text.charCodeAt(match.end) === colonSign);
  // "#118204 login: passcode field lost focus" is an entry of a list.
  if (text.charCodeAt(match.start - 1) === numberSign && !isSaid) return false;
  // "TypeError: otp is undefined" names something itself.
  const isName = match.shape === 'letters' && text.charCodeAt(match.end) === colonSign;
  return isPlain || (match.shape === 'letters' && !isName) || isSaid;
}

function endsSoon(text: string, from: number, to: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(from, to));
}
