/** What the sentence around a candidate asks: which words for entering, signing in and places stand in it, and on which side. */
import type { Match } from '../shape/candidates.ts';
import { isOdd } from '../shape/sayable.ts';
import type { Segment } from '../text/segments.ts';
import { firstAfter, hasDigitBetween, isNumberNext } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { pointsOn } from '../words/particles/pointers.ts';
import { answering, answeringWithin } from '../words/particles/requests.ts';
import { isOffer } from './offer.ts';

export interface Asking {
  /** The nearest word for entering before it: "enter". */
  readonly use: Hit | null;
  /** The last word for signing in or confirming before it. */
  readonly act: Hit | null;
  /** Something is signed in to or confirmed in the sentence, by whatever word. */
  readonly acts: boolean;
  /** A place to enter it stands near. */
  readonly where: boolean;
  /** That place stands between the request and the candidate: "Type in the app 4821". */
  readonly whereBetween: boolean;
  /** A word for entering follows, in languages whose verb comes last. */
  readonly usedAfter: boolean;
  /** It follows at once, with no more than a particle between, and points to nothing else. */
  readonly usedRightAfter: boolean;
}

const useReach = 40;
/** A colon, and what stands around it. */
const signReach = 4;
/** Languages that put the verb last ask for it there. */
const useAfterReach = 24;
/** A particle of the number stands between it and that verb, no word. */
const particleMax = 6;
const whereReach = 40;

/** Reads the words of a sentence, from one place to another, for a candidate in it. */
export function askingOf(segment: Segment, match: Match, from: number, to: number): Asking {
  const { text, hits } = segment;
  let use: Hit | null = null;
  /** The last word for entering before the candidate, however far away it stands. */
  let far: Hit | null = null;
  let act: Hit | null = null;
  let acts = false;
  let where = false;
  let whereBetween = false;
  let usedAfter = false;
  let usedRightAfter = false;
  for (let index = firstAfter(hits, from); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.start >= to) break;
    const isBefore = hit.end <= match.start && !hasNumberBetween(segment, hit.end, match.start);
    // "Copy these four digits to the page of your order: 4821": the place belongs to the request, however long it is.
    if (hit.kind === 'where' && isBefore && isLongPlace(hit, far, match)) use ??= far;
    if (hit.kind === 'use' && isBefore) far = hit;
    if (hit.kind === 'use' && isBefore && match.start - hit.end <= useReach) {
      use = hit;
      // "Confirm with 271604", "Reply with 271604": what is done stands in the request itself.
      acts ||= isDone(segment, hit) && !isOffer(segment, match);
    }
    if (hit.kind === 'use' && isFreeAfter(text, hit, match)) {
      usedAfter = true;
      acts ||= hit.start - match.end <= 2 && isDone(segment, hit);
      usedRightAfter ||= isRightAfter(segment, hit, match);
    }
    if (hit.kind === 'where') {
      whereBetween ||= isBefore && use !== null;
      where ||= isWithin(hit, match) && (match.shape !== 'letters' || isOdd(match.value));
    }
    if (hit.kind !== 'act') continue;
    acts = true;
    if (isBefore) act = hit;
  }
  if (isCountedOut(segment, match)) use ??= far;
  return { use, act, acts, where, whereBetween, usedAfter, usedRightAfter };
}

/** "Type the following five characters, which are yours alone and are forgotten on Sunday: G4Z9P": however long that is. */
function isCountedOut({ text, reading }: Segment, { start, value }: Match): boolean {
  return text.startsWith(': ', start - 2) && reading.counts().includes(value.length);
}

function isLongPlace(place: Hit, far: Hit | null, match: Match): boolean {
  return far !== null && place.start - far.end <= useReach && match.start - place.end <= signReach;
}

/** "To approve the transfer of 45,00 EUR: 123456". */
const amount =
  /[$\u20ac\u00a3\u00a5\u20b9] ?\d[\d.,]{0,12}|\d[\d.,]{0,12} ?(?:[$\u20ac\u00a3\u00a5\u20b9]|[A-Z]{3}\b|kr\b|z\u0142)/g;

/** Whether a number stands between two places, other than one that is counted: "Enter this within 10 minutes: 123456". */
function hasNumberBetween({ text, hits }: Segment, from: number, to: number): boolean {
  if (!hasDigitBetween(text, from, to)) return false;
  // "Sign in to The Letter (2,318 readers) with 4821"
  const between = text
    .slice(from, to)
    .replace(amount, '')
    .replace(/\([^()]{0,40}\)/g, '');
  if (!/\d/.test(between)) return false;
  let start = from;
  for (let index = firstAfter(hits, from); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.end > to) break;
    if (hit.kind !== 'unit') continue;
    if (hasDigitBetween(text, start, hit.start) && !/^\D*\d{1,2}.?$/.test(text.slice(start, hit.start)))
      return true;
    start = hit.end;
  }
  return hasDigitBetween(text, start, to);
}

/** "… account 4471, enter 123456": where it takes what follows, it does not ask for what stands before. */
function isFreeAfter(text: string, hit: Hit, match: Match): boolean {
  if (hit.start < match.end || hit.start - match.end > useAfterReach) return false;
  return !isNumberNext(text, hit.end);
}

const isPointingOn = new RegExp(`^${pointsOn}`, 'u');

function isRightAfter(segment: Segment, hit: Hit, match: Match): boolean {
  return (
    hit.start - match.end <= particleMax &&
    !/[,;:.!?()]/.test(segment.text.slice(match.end, hit.start)) &&
    !isPointingOn.test(wordOf(segment, hit))
  );
}

/** Words for answering, by which one confirms. */
const isAnswering = new RegExp(` with$|^${answering}|${answeringWithin}`, 'u');

/** Whether a word for asking says itself what is done: confirmed with something, or answered. */
function isDone(segment: Segment, hit: Hit): boolean {
  return hit.end - hit.start > 1 && isAnswering.test(wordOf(segment, hit));
}

function wordOf({ folded }: Segment, hit: Hit): string {
  return folded.slice(hit.start, hit.end);
}

/** A place that a number is entered into stands near it: "into the app", "in the field below". */
function isWithin(hit: Hit, match: Match): boolean {
  return hit.start >= match.end ? hit.start - match.end <= whereReach : match.start - hit.end <= whereReach;
}
