/** What a mail calls by its characters and by what they are for: "Release digits: 2077-0154", "The signing figures are 771830". */

import { codeWeight, type Governor, none } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import { characters, partOfNumber } from '../words/particles/characters.ts';

const reach = 60;
const says = 'is|are|ist|sind|lautet|lauten|est|sont|es|son|e|sao|sono|zijn|ar|er|to|jsou|je|su|ovat|on';
const sign = `(?: (?:${says})|:|\\t| -)? ?`;
/** At the place of the candidate, backwards: most stand behind another word, and nothing else is looked at. */
const isBehind = new RegExp(`(?<=${characters}${sign})`, 'uy');
const isCalled = new RegExp(`(?:^|[^\\p{L}])((?:\\p{L}{2,20}[ -]){1,3})${characters}${sign}$`, 'u');
const isPart = new RegExp(`(?:^| )${partOfNumber}`, 'u');

/** The governor of a candidate of digits so called, in a mail that says on what terms it gives something; null for others. */
export function calledByCharacters({ segment, match, around }: Printing): Governor | null {
  if (match.shape !== 'digits' && match.shape !== 'grouped') return null;
  const { text, folded } = segment;
  isBehind.lastIndex = match.start;
  if (!isBehind.test(folded)) return null;
  const from = Math.max(0, match.start - reach);
  const found = isCalled.exec(folded.slice(from, match.start));
  if (found === null) return null;
  const name = `\u201c${text.slice(from + found.index, match.start).trim()}\u201d`;
  // "The last four digits: 4471"
  if (isPart.test(found[1] as string))
    return {
      ...none,
      verdict: 'other',
      weight: -6,
      reason: `${name} are those of another number`,
      direct: true,
    };
  if (!around.hasLifetimeOrTerms) return null;
  return { ...none, verdict: 'code', weight: codeWeight, reason: `is called ${name}`, direct: true };
}
