/** What stands under the name of a field, in a mail that speaks of no code: "Points balance", "Numéro de vol". */

import type { Evidence, Governor } from '../evidence.ts';
import { isLabel } from '../names.ts';
import type { Printing } from '../printings.ts';
import type { Segment } from '../text/segments.ts';
import { likeCodes } from '../words/particles/names.ts';
import { isMere } from './anynumber.ts';
import { isAskedNext } from './next.ts';

/** @param asked What asks for it, in weight. */
export function fieldAboveOf(printing: Printing, governor: Governor, asked: number): Evidence | null {
  const { near, index, segment, layout, around } = printing;
  if (!layout.lone || governor.verdict !== 'none' || asked > 0) return null;
  const { codeMentions, signInMentions, asksForCode, hasLifetimeOrTerms, subject } = around;
  // "Your account", as a subject, says nothing of the number.
  const elsewhere = signInMentions - (subject === 'act' ? 1 : 0);
  if (codeMentions + elsewhere > 0 || asksForCode || hasLifetimeOrTerms) return null;
  const above = near.segments[index - 1];
  if (above === undefined || above.place !== segment.place || !isFieldName(above)) return null;
  if (isAskedNext(printing, true)) return null;
  return { weight: -6, reason: 'stands under the name of a field, in a mail that speaks of no code' };
}

const nameCharsMax = 32;
const fieldName = /^[\p{Lu}\p{Lo}][\p{L}\p{M}]*(?:[ '\u2019.-]{1,2}[\p{L}\p{M}]+){0,3} ?[:\uff1a]?$/u;

const mayBeOfCode = new RegExp(`(?:^|[^\\p{L}])${likeCodes}`, 'u');

/** A name of few words, none of them of codes; "Check number" and "Your number" may be that of one. */
function isFieldName(line: Segment): boolean {
  const { text, folded, hits } = line;
  if (text.length > nameCharsMax || !fieldName.test(text)) return false;
  if (!hits.every((hit) => isLabel(hit) || hit.kind === 'unit')) return false;
  return hits.some((hit) => isLabel(hit) && !(isMere(line, hit) && mayBeOfCode.test(folded)));
}
