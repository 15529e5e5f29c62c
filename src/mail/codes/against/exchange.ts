/** Which of two numbers of a line takes the place of the other: "not X but Y", "changed from X to Y", "X was replaced by Y", "Old: X. New: Y.". */

import { mark } from '../../html.ts';
import { speaksOfAccess } from '../about/access.ts';
import type { Evidence } from '../evidence.ts';
import { isLabel } from '../names.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceEnd, sentenceStart } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import {
  agents,
  buts,
  changes,
  corrections,
  formerly,
  fromWords,
  instead,
  insteadOf,
  insteads,
  negations,
  newly,
  noMore,
  toWords,
} from '../words/particles/changes.ts';

/** What speaks for a candidate that takes the place of another: in words, or because another is struck out. */
export function replacementOf(printing: Printing, isOld: boolean): Evidence[] {
  const { segment, around } = printing;
  const found: Evidence[] = [];
  const isGiven = exchangeOf(printing) === 'given' || isGivenBelow(printing);
  // The number of an order is exchanged as well, in a mail that has no code.
  if (isGiven && (around.codeMentions > 0 || speaksOfAccess(around))) {
    // "Order 771204 is now 482913": its line may give the number of something else.
    const weight = isCorrection.test(textBefore(printing)) ? 5 : segment.hits.some(isLabel) ? 2.5 : 3.2;
    found.push({ weight, reason: 'is said to be it instead of another', told: weight > 3 });
  } else if (!isOld && around.codeMentions > 0 && isGivenInstead(printing))
    found.push({ weight: 3.2, reason: 'is said to be it instead of another' });
  if (!isOld && (followsStruck(printing) || followsStruckLine(printing)))
    found.push({ weight: 2, reason: 'takes the place of one that is struck out' });
  return found;
}

const insteadReach = 32;
const givesInstead = new RegExp(
  `(?:^|[^\\p{L}]|[\u3040-\u9fff\uac00-\ud7a3])${insteads}[^.;!?\\d]{0,12}$`,
  'u',
);
const isGivenSo = new RegExp(`^[^\\p{L}\\d.;]{0,3}(?:\\p{L}{1,12} ){0,2}${insteads}`, 'u');

/** "… no longer works. Use 482913 instead": one of as many characters stands before it. */
function isGivenInstead({ near, index, segment, match, matches }: Printing): boolean {
  const isLike = ({ shape, value }: Match) =>
    shape === match.shape && value.length === match.value.length && value !== match.value;
  // Hardly a mail has one, which is found out faster than what the words say.
  const isSecond =
    matches.some((other) => other.start < match.start && isLike(other)) ||
    (near.matches[index - 1] ?? []).some(isLike);
  if (!isSecond) return false;
  const { folded } = segment;
  return (
    givesInstead.test(folded.slice(Math.max(0, match.start - insteadReach), match.start)) ||
    isGivenSo.test(folded.slice(match.end, match.end + insteadReach))
  );
}

function followsStruck({ segment, match }: Spot): boolean {
  for (const span of segment.spans) {
    if (span.start >= match.start) return false;
    if ((span.marks & mark.strike) !== 0 && /[\dA-Z]/.test(segment.text.slice(span.start, span.end)))
      return true;
  }
  return false;
}

/** "Old: 80128", struck out, and under it what takes its place. */
function followsStruckLine({ near, index, match }: Spot): boolean {
  const above = near.segments[index - 1];
  const alike = (near.matches[index - 1] ?? []).find(
    ({ shape, value }) => shape === match.shape && value.length === match.value.length,
  );
  if (above === undefined || alike === undefined) return false;
  return above.spans.some(
    ({ start, end, marks }) => (marks & mark.strike) !== 0 && start <= alike.start && end >= alike.end,
  );
}

/** What the sentence does with a number: takes it back, or gives it for another. */
export type Exchange = 'taken' | 'given' | 'none';

/** Between the two stands no more than what joins them. */
const joinCharsMax = 48;
const beforeReach = 24;
const afterReach = 16;

export function exchangeOf({ segment, match, matches }: Spot): Exchange {
  if (isInsteadOf.test(segment.folded.slice(Math.max(0, match.start - beforeReach), match.start)))
    return 'taken';
  const at = matches.indexOf(match);
  const next = matches[at + 1];
  if (next !== undefined && isExchanged(segment, match, next)) return 'taken';
  const previous = matches[at - 1];
  return previous !== undefined && isExchanged(segment, previous, match) ? 'given' : 'none';
}

const isNegated = new RegExp(`(?:^|[ '’:,;(\u0e00-\u0e7f\u3040-\u9fff]|n')${negations} ?(?:["«“(] ?)?$`, 'u');
const isBut = new RegExp(`^(?:["»”)])?(?: ${noMore})?[,;]? ?${buts}[ :]*(?:\\p{L}+ ){0,2}[("«“]?$`, 'u');
const isInstead = new RegExp(`^ ?["»”)]?(?:${instead}[,、，]? ?)(?:\\p{L}+ ){0,2}[("«“]?$`, 'u');
const isInsteadOf = new RegExp(`(?:^|[ ,;:(\u3040-\u9fff])${insteadOf} ?["«“(]?$`, 'u');
const isFrom = new RegExp(`(?:^| )${fromWords} (?:the |kod |code )?$`, 'u');
const isTo = new RegExp(`^,? ${toWords} $`, 'u');
const isChange = new RegExp(`(?:^|[^\\p{L}])${changes}`, 'u');
const isByAgent = new RegExp(`(?:^| )${agents} (?:\\p{L}+ ){0,3}$`, 'u');

const isFormerly = new RegExp(`(?:^|[^\\p{L}])${formerly}(?: \\p{L}+)? ?[:=\uff1a] ?$`, 'u');
const beginsFormerly = new RegExp(`^ ?${formerly}(?: \\p{L}+)? ?[:=\uff1a]`, 'u');
const isNewly = new RegExp(`^ ?[.,;|/-]? ?(?:\\p{L}+ )?${newly}(?: \\p{L}+)? ?[:=\uff1a] ?$`, 'u');

/** Whether a clause is what stands before the earlier of two: "Old: 771204". */
export function isOfFormer(clause: string): boolean {
  return beginsFormerly.test(clause);
}

/** "Old: 417730", and under it "New: 482913". */
export function isGivenBelow({ near, index, segment, match }: Spot): boolean {
  const above = near.segments[index - 1];
  if (above === undefined || !isOfFormer(above.folded)) return false;
  const isAlike = (near.matches[index - 1] ?? []).some(
    ({ shape, value }) => shape === match.shape && value.length === match.value.length,
  );
  return isAlike && isNewly.test(segment.folded.slice(0, match.start));
}

/** "I mistyped 276493, the correct one is 274693": in a sentence of its own as well. */
const isCorrection = new RegExp(`(?:^|[^\\p{L}])${corrections} ?[:=\uff1a]? ?["«“(]?$`, 'u');
const correctionReach = 160;
const correctionCharsMax = 48;

function textBefore({ segment, match }: Spot): string {
  return segment.folded.slice(Math.max(0, match.start - correctionCharsMax), match.start);
}

function isCorrected({ folded }: Segment, taken: Match, given: Match): boolean {
  if (taken.value === given.value || given.start - taken.end > correctionReach) return false;
  return isCorrection.test(folded.slice(taken.end, given.start));
}

function isExchanged(segment: Segment, taken: Match, given: Match): boolean {
  if (taken.shape !== given.shape || taken.value.length !== given.value.length) return false;
  if (isCorrected(segment, taken, given)) return true;
  if (given.start - taken.end > joinCharsMax) return false;
  const { text, folded, hits } = segment;
  const between = folded.slice(taken.end, given.start);
  const before = folded.slice(Math.max(0, taken.start - beforeReach), taken.start);
  if (isNewly.test(between) && isFormerly.test(before)) return true;
  const to = sentenceEnd(text, taken.end);
  if (to < given.end) return false;
  if (isInstead.test(between)) return true;
  if (isBut.test(between) && isNegated.test(before)) return true;
  if (isFrom.test(before) && isTo.test(between))
    return isChange.test(folded.slice(sentenceStart(text, taken.start), to));
  return isByAgent.test(between) && isTurned(hits, taken.end, given);
}

/** "… was replaced by Y", "… wurde durch Y ersetzt": a word for what is void between the two, or right after them. */
function isTurned(hits: readonly Hit[], from: number, { start, end }: Match): boolean {
  return hits.some(
    (hit) =>
      hit.kind === 'old' &&
      ((hit.start >= from && hit.end <= start) || (hit.start >= end && hit.start <= end + afterReach)),
  );
}
