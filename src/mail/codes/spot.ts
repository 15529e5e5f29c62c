/** A candidate where it stands in its part of a mail: its line, the lines around it, and how it is printed. */

import type { Layout } from './printed/layout.ts';
import type { Match } from './shape/candidates.ts';
import type { Segment } from './text/segments.ts';

/** The lines of one part of a mail, and for each of them what it has in the shape of a code. */
export interface Neighbourhood {
  readonly segments: readonly Segment[];
  readonly matches: readonly (readonly Match[])[];
}

export interface Spot {
  readonly near: Neighbourhood;
  /** Which of the lines near it is its own. */
  readonly index: number;
  /** Its own line. */
  readonly segment: Segment;
  readonly match: Match;
  /** What its own line has in the shape of a code, the candidate among it. */
  readonly matches: readonly Match[];
  readonly layout: Layout;
}
