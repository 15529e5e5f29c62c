/** What speaks against letters without a digit: they may be a word of the mail, and need a name more than numbers do. */

import type { Evidence, Governor } from '../evidence.ts';
import { isLinked } from '../printed/layout.ts';
import type { Printing } from '../printings.ts';
import { isOdd, isSayable, isWordlike } from '../shape/sayable.ts';
import type { Spot } from '../spot.ts';
import { isInQuotes } from '../text/between.ts';
import { fold } from '../text/clean.ts';
import { describing } from '../words/particles/names.ts';

/** Of words joined by hyphens: any compound looks like that, unless a clear name stands right before it. */
export function wordsOf({ match }: Spot, governor: Governor): Evidence | null {
  const isNamed = governor.verdict === 'code' && governor.strong && governor.direct;
  if (match.shape !== 'words' || isNamed) return null;
  return { weight: -8, reason: 'nothing right before it names it a code' };
}

/** @param asked What asks for it, or speaks for it without a name. */
export function lettersOf(printing: Printing, governor: Governor, asked: number): Evidence[] {
  const { segment, match, layout, around } = printing;
  if (match.shape !== 'letters') return [];
  const { text } = segment;
  const found: Evidence[] = [];
  const add = (weight: number, reason: string) => found.push({ weight, reason });
  const ordinary = isWordlike(match.value);
  const isMeant = asked > 1 || governor.stated === 'verb';
  // The other part of the mail may print the code in small letters; what nobody can say is then not taken for a word of the mail.
  const isNonsense = governor.direct && !isSayable(match.value, 0, match.value.length);
  // A word on a button, for example, is no answer however the mail is worded.
  if (around.ordinaryWords.has(match.value.toLowerCase()) && !isNonsense)
    found.push({ weight: -6, reason: 'is an ordinary word of this mail', settles: !governor.direct });
  else if (
    (layout.lone || !governor.direct) &&
    isLinked(segment, match.start) &&
    !isNonsense &&
    !isOdd(match.value)
  )
    found.push({ weight: -6, reason: 'is what a link says', settles: true });
  if (describing.has(fold(match.value))) add(-6, 'says of what kind the code is');
  if (governor.stated !== 'verb' && !isOdd(match.value) && isShouted(text))
    add(-6, 'is a word of a line in capitals');
  if (governor.verdict !== 'code') {
    const odd = isOdd(match.value) || (layout.lone && isJumbled(match.value));
    const isAsked =
      (asked > 4 && !ordinary && (layout.setOff || odd)) ||
      (odd && layout.lone && (asked > 1.5 || isAnnounced(around)));
    add(isAsked ? (odd ? -0.5 : -1.5) : -6, 'nothing names it a code');
  } else if (!governor.direct && governor.strong && isMeant && !ordinary && match.value.length >= 5) {
    add(-0.5, 'is a word of letters only');
  } else if (layout.lone && ordinary && governor.counts === true && around.lengths.has(match.value.length)) {
    add(2, 'is as many letters as the line above asks for');
  } else if (layout.lone && isOdd(match.value) && around.lengths.has(match.value.length)) {
    add(-0.5, 'is as many letters as the mail says');
  } else if (!governor.direct && (ordinary || !(layout.lone && governor.strong))) {
    const isStated = governor.stated === 'verb' || governor.stated === 'sign';
    found.push({
      weight: ordinary ? -6 : isOdd(match.value) ? (isStated ? -0.7 : -1.5) : -2.5,
      reason: 'is not named directly',
      // "Continue", below the line that speaks of a code, however the mail is worded.
      settles: ordinary && /^[A-Z]/.test(match.value),
    });
  } else if (ordinary && isInQuotes(text, match.start, match.end)) {
    add(1.5, 'is a word that is quoted as it is to be entered');
  } else if (ordinary && !layout.lone && !layout.setOff) add(-1.5, 'may be a word of the sentence');
  return found;
}

/** "test1", "Room101", "v2beta": a word and its number. */
const numberedWord = /^(?:[A-Za-z][a-z]+\d{1,5}|v\d[a-z]{2,})$/;

/** Such a one by itself in a mail of a line or two that says nothing of codes, of signing in, or of how long something is good for. */
export function unspokenOf({ match, around }: Printing, governor: Governor, asked: number): Evidence | null {
  if (match.shape !== 'alnum' || !numberedWord.test(match.value) || governor.verdict !== 'none' || asked > 0)
    return null;
  if (!around.isShort || around.codeMentions + around.signInMentions > 0 || around.hasLifetimeOrTerms)
    return null;
  if (around.subject === 'act' || around.subject === 'strong' || around.subject === 'code') return null;
  return { weight: -6, reason: 'nothing in the mail speaks of a code', settles: true };
}

const jumbledMin = 6;

/** "tzqmbrwek": small letters that nobody can say, and too many for an abbreviation. */
function isJumbled(value: string): boolean {
  return value.length >= jumbledMin && /^[a-z]+$/.test(value) && !isSayable(value, 0, value.length);
}

/** A short mail whose subject says that there is a code. */
function isAnnounced({ subject, isShort }: Printing['around']): boolean {
  return isShort && (subject === 'strong' || subject === 'code');
}

const shoutedWordsMin = 5;

/** "HELLO MIA, YOUR VERIFICATION CODE IS PQ4R8": in such a line capitals set nothing apart. */
function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text) && (text.match(/[A-Z]{2,}/g)?.length ?? 0) >= shoutedWordsMin;
}
