/** What names a candidate: its own sentence, what that points to, or the lines around it. */

import type { Surroundings } from '../about/surroundings.ts';
import { codeWeight, type Governor, type Neighbourhood, none, strongWeight } from '../evidence.ts';
import type { Layout } from '../printed/layout.ts';
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';
import { saysNoMore } from './anynumber.ts';
import { governorInside } from './inside.ts';
import { governorAround } from './neighbours.ts';
import { isAskedNext } from './next.ts';
import { countedAbove, countedBefore, isCountedAbove, pointedAt } from './pronoun.ts';
import { renewedWithin } from './renewal.ts';

/** The nearest of them that says something; `none` where nothing does. */
export function governorOf(
  near: Neighbourhood,
  index: number,
  match: Match,
  layout: Layout,
  around: Surroundings,
): Governor {
  const segment = near.segments[index] as Segment;
  const renewed = renewedWithin(segment, match);
  if (renewed !== null) return renewed;
  const inside = governorInside(segment, match, near.matches[index] ?? [], around.sender);
  const meant = inside.mere ? meantNumber(near, index, match, around) : null;
  if (meant !== null) return meant;
  if (inside.verdict === 'none' || inside.mere) {
    const pointed = pointedAt(near, index, match);
    if (pointed !== null) return pointed;
  }
  const told = inside.direct ? null : countedBefore(segment, match);
  if (told !== null) return told;
  if (inside.verdict === 'other' || segment.place === 'subject' || segment.place === 'title') return inside;
  if (inside.verdict === 'code' && inside.strong) return inside;
  const outside = governorAround(near, index, match, layout);
  if (inside.verdict === 'none' && outside.verdict === 'none' && layout.lone)
    return countedAbove(near, index, match) ?? none;
  if (outside.verdict === 'other') return inside.verdict === 'code' ? inside : outside;
  return outside.weight > inside.weight ? outside : inside;
}

/** What makes the code of a mere "number". */
function meantNumber(
  near: Neighbourhood,
  index: number,
  match: Match,
  around: Surroundings,
): Governor | null {
  const meant = (weight: number, reason: string): Governor => ({
    ...none,
    verdict: 'code',
    direct: true,
    weight,
    reason,
  });
  // In a mail that lets somebody in for a while.
  if (around.subject === 'act' && around.care && saysNoMore(near.segments[index] as Segment, match))
    return meant(codeWeight, 'the line says that the number is it');
  if (isAskedNext(near, index, match, around.short))
    return meant(strongWeight - 0.4, 'the next sentence asks to enter it');
  return isCountedAbove(near, index, match)
    ? meant(codeWeight, 'a line above asks for as many characters')
    : null;
}
