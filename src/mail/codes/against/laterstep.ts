/**
 * "Step 1 - enter 4471", "Step 2 - enter 9026": of codes for steps that follow each other the first one comes first; and of two
 * the one that is to be entered now.
 */

import type { Evidence } from '../evidence.ts';
import { isLabel } from '../names.ts';
import type { Match } from '../shape/candidates.ts';
import type { Neighbourhood, Spot } from '../spot.ts';
import { onceALine } from '../text/oncealine.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceEnd, sentenceStart } from '../text/sentence.ts';
import { atOnce } from '../words/particles/changes.ts';

/** A word or none, the number of the step, and what to do: "Step 2 - enter", "2) Enter"; or nothing else in the line above. Folded, a dash is a blank. */
const stepLike = /^[^\p{L}\p{N}]{0,3}(?:(\p{L}{3,12}) )?([1-9])(?:[).:]? {1,3}(?=\p{L})|[).:]?$)/u;
const linesAbove = 6;

interface Step {
  /** What steps are called; empty where they have a number alone. */
  readonly word: string;
  readonly number: number;
}

/** What speaks against a candidate whose line is a later step, where the step before has one of the same kind, or where another is for now. */
export function laterStepOf(spot: Spot): Evidence | null {
  const { near, index, match } = spot;
  if (isForLater(spot)) return { weight: -3, reason: 'another like it is to be entered now' };
  const own = stepAt(near, index, match.start);
  if (own === null || own.number === 1) return null;
  for (let at = index - 1; at >= 0 && index - at <= linesAbove; at -= 1) {
    const isLike = near.matches[at]!.find(
      ({ shape, value }) => shape === match.shape && value.length === match.value.length,
    );
    const before = isLike === undefined ? null : stepAt(near, at, isLike.start);
    if (before?.word === own.word && before.number === own.number - 1)
      return { weight: -3, reason: 'is that of a later step' };
  }
  return null;
}

/** The step that a line begins with, before a place in it, or that the line above is the heading of. */
function stepAt({ segments }: Neighbourhood, index: number, start: number): Step | null {
  const own = stepLike.exec(segments[index]!.folded);
  const above = own === null ? stepLike.exec(segments[index - 1]?.folded ?? '') : null;
  const isHeading = above !== null && above[0].length === segments[index - 1]?.folded.length;
  const found = own !== null && own[0].length <= start ? own : isHeading ? above : null;
  return found === null ? null : { word: found[1] ?? '', number: Number(found[2]) };
}

const isAtOnce = new RegExp(`(?:^|[^\\p{L}])${atOnce}`, 'u');
const lineCharsMax = 2_000;
const linesAround = 4;
/** Numbers of a line that are looked at. */
const othersMax = 100;

interface Sentence {
  readonly from: number;
  readonly to: number;
}

/** The sentences of a line that ask to enter something now, and not the number of something. Hardly a line has one. */
const sentencesNow = onceALine(({ text, folded, hits }): readonly Sentence[] => {
  const found: Sentence[] = [];
  if (!isAtOnce.test(folded.slice(0, lineCharsMax))) return found;
  let to = 0;
  for (const { kind, start, end } of hits) {
    if (kind !== 'use' || start < to || start > lineCharsMax) continue;
    const from = sentenceStart(text, start);
    to = sentenceEnd(text, end);
    const namesOther = hits.some((hit) => isLabel(hit) && hit.start >= from && hit.end <= to);
    if (!namesOther && isAtOnce.test(folded.slice(from, to))) found.push({ from, to });
  }
  return found;
});

/** "8816 is for Thursday. To open the draft now, type 5074.": another of the kind is asked for at once, and this one is not. */
function isForLater({ near, index, segment, match }: Spot): boolean {
  const first = Math.max(0, index - linesAround);
  const last = Math.min(near.segments.length - 1, index + linesAround);
  for (let at = first; at <= last; at += 1) {
    const line = near.segments[at] as Segment;
    const sentences = line.quoted ? [] : sentencesNow(line);
    if (sentences.length === 0) continue;
    const others = near.matches[at]!.slice(0, othersMax);
    if (others.some((one) => isAlike(one, match) && isWithin(one, sentences)))
      return !isWithin(match, sentencesNow(segment));
  }
  return false;
}

function isAlike(one: Match, other: Match): boolean {
  return one.shape === other.shape && one.value.length === other.value.length && one.value !== other.value;
}

function isWithin({ start, end }: Match, sentences: readonly Sentence[]): boolean {
  return sentences.some(({ from, to }) => start >= from && end <= to);
}
