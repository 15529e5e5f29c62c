/** What was said in a meeting or a call, line by line with the time: whoever needed a code that is in it has entered it. */
import type { Printing } from '../printings.ts';
import { onceALine } from '../text/oncealine.ts';
import { letter } from '../words/list.ts';
import { transcripts } from '../words/particles/uses.ts';

/** "00:40  Agnes   That's 441 750", "[01:05] Teodoro: já está". */
const timed = /^[[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?\s{1,4}\p{Lu}\p{L}{1,20}[\s:]/u;
const isTimed = onceALine(({ text }) => timed.test(text));
const isTranscript = new RegExp(`(?<!${letter})${transcripts}`, 'u');
const timedLinesMin = 3;
const openingLines = 3;
const openingCharsMax = 200;
const linesMax = 400;

export function isInTranscript({ segment, near, around }: Printing): boolean {
  if (!isTimed(segment)) return false;
  const opening = near.segments.slice(0, openingLines).map(({ folded }) => folded.slice(0, openingCharsMax));
  if (![around.subjectFolded, ...opening].some((line) => isTranscript.test(line))) return false;
  return near.segments.slice(0, linesMax).filter(isTimed).length >= timedLinesMin;
}
