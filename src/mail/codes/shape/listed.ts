/** Rows of codes, as backup codes come: none of them is the answer. */

import { yearLike } from '../against/dates.ts';
import type { Segment } from '../text/segments.ts';
import type { Match } from './candidates.ts';

/** From this many different values of one kind in a row on, they are a list and none of them the code. */
const listMin = 4;

/** Values that stand in a list of their like, within the segments of one flow. */
export function listedValues(
  segments: readonly Segment[],
  matches: readonly (readonly Match[])[],
): Set<string> {
  const listed = new Set<string>();
  let run = new Set<string>();
  let kind = '';
  let gap = 0;
  const close = () => {
    if (run.size === 0) return;
    if (run.size >= listMin || isSeries(run)) for (const value of run) listed.add(value);
    run = new Set();
    kind = '';
  };
  for (const [index, segment] of segments.entries()) {
    let codes = 0;
    let chars = 0;
    for (const match of matches[index] ?? []) {
      if (match.shape === 'letters' || yearLike.test(match.value)) continue;
      const shape = `${match.shape === 'digits' || match.shape === 'grouped' ? 'n' : 'a'}${match.value.length}`;
      if (codes === 0 && chars === 0 && shape !== kind && run.size > 0) close();
      if (shape !== kind && run.size > 0 && codes > 0) continue;
      kind = shape;
      run.add(match.value);
      codes += 1;
      chars += match.end - match.start;
    }
    // Only lines that hold little else carry a list on.
    if (codes === 0) {
      gap += 1;
      if (gap > 1 || segment.text.length > 12) close();
    } else {
      gap = 0;
      if (segment.text.length - chars > 12 * codes + 8) {
        if (codes < listMin) run = new Set();
        close();
      }
    }
  }
  close();
  return listed;
}

/** "DSF-71K2, DSF-40QX, DSF-9WM8": three that begin alike are a list as well. */
function isSeries(values: ReadonlySet<string>): boolean {
  const [first = ''] = values;
  const prefix = /^\p{L}{2,}-/u.exec(first)?.[0];
  return (
    prefix !== undefined &&
    values.size >= listMin - 1 &&
    [...values].every((value) => value.startsWith(prefix))
  );
}
