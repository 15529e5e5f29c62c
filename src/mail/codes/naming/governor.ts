/** What names a candidate: its own sentence, what that points to, or the lines around it. */

import { codeWeight, type Governor, none, strongWeight } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import { saysNoMore } from './anynumber.ts';
import { askedCell } from './askedcell.ts';
import { askedField } from './askedfield.ts';
import { calledByCharacters } from './characters.ts';
import { governorInside } from './inside.ts';
import { governorAround } from './neighbours.ts';
import { isAskedNext } from './next.ts';
import { countedAbove, countedBefore, isCountedAbove, pointedAt } from './pronoun.ts';
import { renewedWithin } from './renewal.ts';

/** The nearest of them that says something; `none` where nothing does. */
export function governorOf(printing: Printing): Governor {
  const { segment, match, layout, around } = printing;
  const renewed = renewedWithin(segment, match);
  if (renewed !== null) return renewed;
  const inside = governorInside(printing, around.senderWords);
  const meant = inside.mere ? meantNumber(printing) : null;
  if (meant !== null) return meant;
  if (inside.verdict === 'none' || inside.mere) {
    const pointed = pointedAt(printing);
    if (pointed !== null) return pointed;
  }
  const field = inside.verdict === 'code' && inside.strong ? null : askedField(printing);
  if (field !== null) return field;
  const cell = inside.verdict === 'code' ? null : askedCell(printing);
  if (cell !== null) return cell;
  const called = inside.verdict === 'code' && inside.direct ? null : calledByCharacters(printing);
  if (called !== null) return called;
  const told = inside.direct ? null : countedBefore(segment, match);
  if (told !== null) return told;
  if (inside.verdict === 'other' || segment.place === 'subject' || segment.place === 'title') return inside;
  if (inside.verdict === 'code' && inside.strong) return inside;
  const outside = governorAround(printing);
  if (inside.verdict === 'none' && outside.verdict === 'none' && layout.lone)
    return countedAbove(printing) ?? none;
  if (outside.verdict === 'other') return inside.verdict === 'code' ? inside : outside;
  return outside.weight > inside.weight ? outside : inside;
}

/** What makes the code of a mere "number". */
function meantNumber(printing: Printing): Governor | null {
  const { segment, match, around } = printing;
  const meant = (weight: number, reason: string): Governor => ({
    ...none,
    verdict: 'code',
    direct: true,
    weight,
    reason,
  });
  // In a mail that lets somebody in for a while.
  if (around.subject === 'act' && around.hasTerms && saysNoMore(segment, match))
    return meant(codeWeight, 'the line says that the number is it');
  if (isAskedNext(printing, around.isShort))
    return meant(strongWeight - 0.4, 'the next sentence asks to enter it');
  return isCountedAbove(printing) ? meant(codeWeight, 'a line above asks for as many characters') : null;
}
