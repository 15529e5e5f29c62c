/** What stands alone in its line, without a name: the line above asks for it, announces it, or there is nothing else. */
import type { Match } from './candidates.ts';
import { yearLike } from './counter.ts';
import { isName, type Neighbourhood } from './evidence.ts';
import type { Segment } from './segments.ts';
import type { Surroundings } from './surroundings.ts';

/** "Copy this into the page:", and under it nothing but the candidate. */
export function isUnderRequest(near: Neighbourhood, index: number): boolean {
  const above = near.segments[index - 1];
  if (above === undefined || above.place !== near.segments[index]?.place) return false;
  if (!/[:\uff1a]$/.test(above.text) || (near.matches[index - 1] ?? []).length > 0) return false;
  return above.hits.some(({ kind }) => kind === 'use') && !above.hits.some(isName);
}

export function isAllThereIs({ matches }: Neighbourhood, match: Match, around: Surroundings): boolean {
  if (!around.brief || !around.care || around.names > 0) return false;
  if (match.shape === 'letters' || /[a-z]/.test(match.value) || yearLike.test(match.value)) return false;
  return matches.every((row) => row.every((other) => other === match || other.shape === 'letters'));
}

/** "Code for account 48213:", and under it nothing but a candidate: the line names the account of that code. */
export function announces(near: Neighbourhood, index: number, match: Match): boolean {
  const { text, place } = near.segments[index] as Segment;
  if (match.start === 0 || !/^ ?[:\uff1a]$/.test(text.slice(match.end))) return false;
  const below = near.segments[index + 1];
  const [first, second] = near.matches[index + 1] ?? [];
  if (below === undefined || below.place !== place || first === undefined || second !== undefined)
    return false;
  return first.end - first.start >= below.text.length - 2;
}
