/** The name of a code before a candidate, and how clearly it names the candidate. */

import { codeWeight, type Governor, isBacked, matchesBetween, quoted, strongWeight } from '../evidence.ts';
import { isStrong } from '../names.ts';
import type { Spot } from '../spot.ts';
import { opensBrackets } from '../text/between.ts';
import { fold } from '../text/clean.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceEnd, wordsBetween } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { articles, copulas, indefinites, instruments, ownWords } from '../words/particles/grammar.ts';
import { demonstratives } from '../words/particles/pointers.ts';
import { isInNextCell } from './labelbefore.ts';
import { hasUnknownBetween, hasUnknownModifier, isListed, isSecret } from './modifier.ts';
import { isOtherStated, isSaidAfter, type Statement, statementOf } from './statement.ts';

/** What a name of a code says of itself, and how the sentence goes on from it. */
interface Naming {
  readonly strong: boolean;
  /** One word, as any code is called. */
  readonly isPlain: boolean;
  /** What stands after it says that it is the name of another code. */
  readonly isOfOther: boolean;
  /** A word that is none of ours says of what it is. */
  readonly ofUnknown: boolean;
  readonly stated: Statement;
  /** Between it and the candidate. */
  readonly words: number;
}

/** What a name of a code says of a candidate after it, in a sentence that begins at `from`. */
export function codeBefore(spot: Spot, hit: Hit, from: number, sender: ReadonlySet<string>): Governor {
  const { segment, match } = spot;
  const { text } = segment;
  const naming = namingOf(spot, hit, from, sender);
  return {
    weight: weightOf(spot, hit, from, naming),
    reason:
      naming.words === 0
        ? `stands right after ${quoted(segment, hit)}`
        : `stands after ${quoted(segment, hit)} in the same sentence`,
    verdict: 'code',
    strong: naming.strong,
    stated: naming.stated,
    direct: !naming.isOfOther && isDirect(text, hit.end, match.start, naming.words),
    ofUnknown: naming.ofUnknown,
    plain: naming.isPlain,
  };
}

function namingOf({ segment, match }: Spot, hit: Hit, from: number, sender: ReadonlySet<string>): Naming {
  const { text, hits } = segment;
  const isPlain = !text.slice(hit.start, hit.end).includes(' ');
  const stated = statementOf(segment, match.start);
  const words = wordsBetween(text, hit.end, match.start);
  if (isStrong(hit)) return { strong: true, isPlain, isOfOther: false, ofUnknown: false, stated, words };
  const isModified = !isSecret(segment, hit) && hasUnknownModifier(text, hits, hit, sender);
  // "Code tombola : 66041", in languages that put that after the name.
  const isOfOther =
    hasUnknownBetween(text, hits, hit, match.start, sender) || isListed(text, hit, match.start);
  // "Kurs kodu: 3041882", of a course that is confirmed: what is confirmed is not by that code.
  const mayBeBacked = !(isPlain && (isModified || isOfOther));
  const strong = mayBeBacked && isBacked(hits, hit, from, sentenceEnd(text, match.end));
  const ofUnknown = !strong && (isModified || isOfOther);
  return { strong, isPlain, isOfOther, ofUnknown, stated, words };
}

/** A name and its number stand so near without anything being lost; beyond it each character takes a little. */
const nearChars = 12;
const lossPerChar = 0.02;

function weightOf(spot: Spot, hit: Hit, from: number, naming: Naming): number {
  const { segment, match, matches } = spot;
  const { text } = segment;
  const { strong, stated, words } = naming;
  const distance = match.start - hit.end;
  let weight = strong ? strongWeight : codeWeight;
  // What stands between a name and its verb makes it no less clear.
  weight -= Math.min(stated === 'verb' ? 0.6 : 2, Math.max(0, distance - nearChars) * lossPerChar);
  // "Accepted (response code 250): 1497"
  if (stated === 'sign' && /^[^([]*\d[)\]] ?[:=] ?$/.test(text.slice(hit.end, match.start))) weight -= 3;
  // "Your code for the payment at shop 4411 is 774411": what the sentence states is no neighbour's number.
  // "Enter the code 5193 in time; our extension is 2025": it has its number.
  if (stated === 'verb' && matches.some(({ start }) => start < match.start && start - hit.end === 1))
    weight -= 3;
  // A plain name needs it more that the sentence says that this is it.
  if (stated !== 'none') weight += strong ? 0.4 : 1.2;
  else {
    // "Identify yourself with the one-time passcode BRASSKEY."
    if (words === 0 && strong && isMeantBy(segment, hit)) weight += 0.5;
    // Each number between them may be the one that is named.
    weight -= Math.min(3, matchesBetween(matches, hit.end, match.start) * 1.5);
    // A code is spoken of, and further on in the sentence stands a number.
    if (words > 3) weight -= 0.8;
    // "Your code for account 4471 is 774411": the sentence says itself which one it means.
    if (words > 0 && isOtherStated(spot)) weight -= 2.2;
  }
  // "Code 123456 is needed to confirm the payment."
  if (stated === 'none' && words === 0 && isSaidAfter(segment, match.end)) weight += 0.8;
  if (naming.ofUnknown) weight -= 1.2;
  // "Sign-in code (MATH 1310)": in brackets of its own, a word stands before it.
  if (stated === 'none' && words > 0 && opensBrackets(text, hit.end, match.start)) weight -= 1.2;
  // "Never give anyone a code, even if the display shows 482913": it speaks of any code.
  if (words > 2 && isOfAny(segment, hit, from)) weight -= 3.5;
  // "“I never got my code” (KB-104822)": what is quoted ends before it.
  if (/["\u201d\u00bb] ?\($/.test(text.slice(hit.end, match.start))) weight -= 3;
  if (isInNextCell(text, hit, match)) weight += 0.3;
  return weight;
}

/** "code: X", "code is X", "code – X": at most one small word between. */
function isDirect(text: string, from: number, to: number, words: number): boolean {
  if (to - from > 14) return false;
  if (words === 0) return true;
  const gap = text.slice(from, to);
  return (
    words === 1 &&
    (to - from <= 7 ||
      gap.includes(':') ||
      gap.endsWith('(') ||
      copulas.has(
        fold(gap)
          .replace(/[#"'*_]/g, '')
          .trim(),
      ))
  );
}

const anyOne = new RegExp(`(?:^| )${indefinites} $`, 'u');
const anyReach = 12;
const warningReach = 30;

/** Whether a warning is about codes as such: "do not tell anyone a code". */
function isOfAny({ folded, hits }: Segment, name: Hit, from: number): boolean {
  if (!anyOne.test(folded.slice(Math.max(from, name.start - anyReach), name.start))) return false;
  return hits.some(
    ({ kind, start, end }) =>
      kind === 'care' && start >= from && end <= name.start && name.start - end < warningReach,
  );
}

const withReach = 20;
const withThe = new RegExp(`(?:^| )${instruments} (?:(?:${articles}|${ownWords}|${demonstratives}) )?$`, 'u');

/** Whether something is done with what has the name: "with the passcode". */
function isMeantBy({ folded }: Segment, hit: Hit): boolean {
  return withThe.test(folded.slice(Math.max(0, hit.start - withReach), hit.start));
}
