/**
 * What the sentence does with a candidate: asks to enter it, confirms with it, or says that it is the code. Such a
 * sentence makes a code of a number even where nothing in it is called one: "Enter 482913 to log in."
 */
import type { Match } from './candidates.ts';
import { wordAfter } from './counter.ts';
import type { Evidence, Governor } from './evidence.ts';
import type { Segment } from './segments.ts';
import { firstAfter, hasDigitBetween, sentenceEnd, sentenceStart, wordsBetween } from './sentence.ts';
import { copulas, isStated } from './statement.ts';
import type { Surroundings } from './surroundings.ts';
import type { Hit } from './words/index.ts';

const useReach = 40;
/** Languages that put the verb last ask for it there. */
const useAfterReach = 24;
const whereReach = 40;

/** What a full request weighs where nothing else names the candidate, and what one adds to a name. */
const askedWeight = 4.2;

export function phrasesOf(
  segment: Segment,
  match: Match,
  governor: Governor,
  around: Surroundings,
): Evidence[] {
  const found: Evidence[] = [];
  const { text, hits } = segment;
  const from = sentenceStart(text, match.start);
  const to = sentenceEnd(text, match.end);

  if (governor.verdict === 'code' && governor.follows && isSubject(segment, match, from)) {
    found.push({ weight: 1.4, reason: 'its sentence begins with it and says that it is the code' });
  }
  if (hits.length === 0 || governor.verdict === 'other') return found;

  let use: Hit | null = null;
  let actBefore: Hit | null = null;
  let isAct = false;
  let isWhere = false;
  let isWhereBetween = false;
  let useAfter = false;
  for (let index = firstAfter(hits, from); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.start >= to) break;
    const isBefore = hit.end <= match.start && !hasDigitBetween(text, hit.end, match.start);
    if (hit.kind === 'use' && isBefore && match.start - hit.end <= useReach) use = hit;
    if (hit.kind === 'use' && hit.start >= match.end && hit.start - match.end <= useAfterReach)
      useAfter = true;
    if (hit.kind === 'where' && isBefore && use !== null) isWhereBetween = true;
    if (hit.kind === 'where') isWhere ||= isWithin(hit, match) && match.shape !== 'letters';
    if (hit.kind !== 'act') continue;
    isAct = true;
    if (isBefore) actBefore = hit;
  }
  const { place } = segment;
  if (
    place === 'subject' &&
    isAct &&
    around.lengths.has(match.value.length) &&
    opensInBrackets(text, match)
  ) {
    found.push({ weight: 3.8, reason: 'opens a subject that speaks of signing in or confirming' });
  } else if (place === 'subject' && isAct && around.names > 0 && isLongNumber(text, match)) {
    found.push({ weight: 8, reason: 'stands in a subject that speaks of signing in or confirming' });
  }
  // A name that is far off says little, and takes nothing from what the sentence itself asks for.
  const named = governor.verdict === 'code' ? Math.max(0, governor.weight) : 0;
  const near =
    use !== null && (named > 2.5 || isWhereBetween || wordsBetween(text, use.end, match.start) <= 2);
  const asksAfter = useAfter && (isAct || (around.acts > 0 && beginsSentence(text, from, match.start)));
  if (asksAfter || (near && (isAct || isWhere))) {
    const asked = askedWeight + (isImperative(text, from, use) ? 0.9 : 0);
    const weight = Math.max(1, asked - named);
    const reason = isAct ? 'asks to enter it, to sign in or confirm' : 'asks to enter it, and says where';
    found.push({ weight, reason: `the sentence ${reason}` });
  } else if (near) {
    const weight = Math.max(
      0.5,
      (around.acts > 0 ? 3.3 : 1.4) + (isImperative(text, from, use) ? 0.9 : 0) - named,
    );
    found.push({ weight, reason: 'the sentence asks to enter it' });
  } else if (actBefore !== null && named < 2.5) {
    const words = wordsBetween(text, actBefore.end, match.start);
    if (words === 0 && isStated(segment, match.start)) {
      found.push({ weight: 3.4, reason: `“${text.slice(actBefore.start, actBefore.end)}” is said to be it` });
    } else if (segment.place === 'subject' && isLastAfterDash(text, match)) {
      found.push({ weight: 3.8, reason: 'ends a subject that speaks of signing in or confirming' });
    } else if (words === 1 || (words <= 3 && endsSoon(text, match.end, to))) {
      found.push({ weight: 2.2, reason: 'the sentence confirms something with it' });
    }
  }
  return found;
}

/** A place that a number is entered into stands near it: "into the app", "in the field below". */
function isWithin(hit: Hit, match: Match): boolean {
  return hit.start >= match.end ? hit.start - match.end <= whereReach : match.start - hit.end <= whereReach;
}

/** "Type 4821 on the TV": the request begins its sentence. */
function isImperative(text: string, from: number, use: Hit | null): boolean {
  return use !== null && !/[\p{L}\p{N}]/u.test(text.slice(from, use.start));
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
function isSubject({ text, folded }: Segment, match: Match, from: number): boolean {
  if (!beginsSentence(text, from, match.start)) return false;
  const isPlain = match.shape === 'digits' || match.shape === 'grouped' || match.shape === 'spaced';
  const isSaid =
    copulas.has(wordAfter(folded, match.end)) ||
    /^ [-\u2014\u2013] /.test(text.slice(match.end, match.end + 3));
  return isPlain || match.shape === 'letters' || isSaid;
}

/** Nothing but signs stands before it, or the sender's name: "[Acme] 123456 is …", "Acme: 123456 is …". */
function beginsSentence(text: string, from: number, start: number): boolean {
  const before = text.slice(Math.max(from, start - 60), start);
  const own = before.replace(/[[(\u3010][^\])\u3011]{0,40}[\])\u3011]/g, '').replace(/^[^:|]{1,30}[:|] /, '');
  return !/[\p{L}\p{N}]/u.test(own);
}

function endsSoon(text: string, from: number, to: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(from, to));
}
