/** Numbers of a series: the same word stands before several of them, "Req 104822 … Req 104910", and that word names no code. */

import { isLabel } from '../names.ts';
import type { Segment } from '../text/segments.ts';
import { firstAfter, wordBefore } from '../text/sentence.ts';
import { blank } from '../text/signs.ts';
import { copulas } from '../words/particles/grammar.ts';
import type { Match } from './candidates.ts';

/** Shorter ones are articles and prepositions in most languages. */
const wordCharsMin = 3;

/** Adds the values of all series of a flow. */
export function addSeries(
  segments: readonly Segment[],
  matches: readonly (readonly Match[])[],
  listed: Set<string>,
): void {
  const series = new Map<string, Set<string>>();
  for (const [index, segment] of segments.entries()) {
    for (const match of matches[index] ?? []) {
      if (match.shape !== 'digits' && match.shape !== 'alnum') continue;
      const word = wordOf(segment, match);
      if (word === null) continue;
      const key = `${word} ${match.shape} ${match.value.length}`;
      const known = series.get(key);
      if (known === undefined) series.set(key, new Set([match.value]));
      else known.add(match.value);
    }
  }
  for (const values of series.values()) if (values.size > 1) for (const value of values) listed.add(value);
}

/** The word right before a number, unless it names a code, asks for one or says that it is it. */
function wordOf(segment: Segment, match: Match): string | null {
  const { folded, hits } = segment;
  if (folded.charCodeAt(match.start - 1) !== blank) return null;
  const word = wordBefore(folded, match.start);
  if (word.length < wordCharsMin || copulas.has(word)) return null;
  const hit = hits[firstAfter(hits, match.start) - 1];
  const isOwn = hit !== undefined && hit.end >= match.start - 1;
  return isOwn && !isLabel(hit) && hit.kind !== 'other' ? null : word;
}
