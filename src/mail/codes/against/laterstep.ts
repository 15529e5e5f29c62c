/** "Step 1 - enter 4471", "Step 2 - enter 9026": of codes for steps that follow each other the first one comes first. */

import type { Evidence } from '../evidence.ts';
import type { Neighbourhood, Spot } from '../spot.ts';

/** A word or none, the number of the step, and what to do: "Step 2 - enter", "2) Enter"; or nothing else in the line above. Folded, a dash is a blank. */
const stepLike = /^[^\p{L}\p{N}]{0,3}(?:(\p{L}{3,12}) )?([1-9])(?:[).:]? {1,3}(?=\p{L})|[).:]?$)/u;
const linesAbove = 6;

interface Step {
  /** What steps are called; empty where they have a number alone. */
  readonly word: string;
  readonly number: number;
}

/** What speaks against a candidate whose line is a later step, where the step before has one of the same kind. */
export function laterStepOf({ near, index, match }: Spot): Evidence | null {
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
