/** Whether a sentence says of what follows that it is what was named: by a verb, "your code is …", or by a sign, "code: …". */
import { fold } from './clean.ts';
import type { Segment } from './segments.ts';

export type Statement = 'verb' | 'sign' | 'none';

/** Words for "is", as they stand before a code. */
export const copulas: ReadonlySet<string> = new Set(
  (
    'is are be ist lautet heißt sind est sera es son será é são è sono luidt er on är jest je este einai είναι adalah ialah ' +
    'là la wynosi brzmi zní yra es är ar ay ni това это є е это हैं है হল הוא היא הינו هو هي'
  )
    .split(' ')
    .map(fold),
);

/** Signs, and glued particles of languages without blanks, that do the same. */
const signs = ':=：＝';
const particles = '是为為は는은คือ';

/** What stands right before a place. */
export function statementOf({ text, folded }: Pick<Segment, 'text' | 'folded'>, at: number): Statement {
  let before = at - 1;
  while (before > 0 && (text.charCodeAt(before) === 32 || '"“«[(*'.includes(text[before] as string)))
    before -= 1;
  const sign = text[before];
  if (sign === undefined) return 'none';
  if (signs.includes(sign)) return 'sign';
  if (particles.includes(sign)) return 'verb';
  let from = before + 1;
  while (from > 0 && before - from < 8 && folded.charCodeAt(from - 1) > 96) from -= 1;
  return copulas.has(folded.slice(from, before + 1)) ? 'verb' : 'none';
}

export function isStated(segment: Pick<Segment, 'text' | 'folded'>, at: number): boolean {
  return statementOf(segment, at) !== 'none';
}
