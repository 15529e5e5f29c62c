/** Mails that say that their code is not in them: what they print is the number of something else. */

import type { Evidence, Governor } from '../evidence.ts';
import { isCodeName, isLabel } from '../names.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Neighbourhood } from '../spot.ts';
import { onceALine } from '../text/oncealine.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceEnd, sentenceStart } from '../text/sentence.ts';
import { notHere } from '../words/particles/absence.ts';

const lineCharsMax = 2_000;
const isNotHere = new RegExp(notHere, 'u');
const saysNotHere = onceALine(({ folded }) => isNotHere.test(folded.slice(0, lineCharsMax)));
/** So many lines further on it is still said of the code that a line names. */
const linesBelow = 2;

const remembered = new WeakMap<Neighbourhood, boolean>();

/** What speaks against any number but one that is called the code where it stands. */
export function elsewhereOf(
  { near, segment, match }: Printing,
  { verdict, direct }: Governor,
): Evidence | null {
  if (verdict === 'code' && isCalled(segment, match, direct)) return null;
  if (!isElsewhere(near)) return null;
  return { weight: -7, reason: 'the mail says that its code is not in it', settles: true };
}

const endsInColon = /: ?$/;

/** Not "Your code is not in this mail. The number of your request is 318845", nor "Your code was sent to the telephone that ends in 2286". */
function isCalled({ text, hits }: Segment, match: Match, isDirect: boolean): boolean {
  const [from, to] = [sentenceStart(text, match.start), sentenceEnd(text, match.end)];
  const own = hits.filter(({ start, end }) => start >= from && end <= to);
  if (!own.some(isCodeName)) return !own.some(isLabel);
  // "Enter this code in the app: TL-771384"
  const isAsked = own.some(({ kind, end }) => kind === 'use' && end <= match.start);
  return isDirect || (isAsked && endsInColon.test(text.slice(from, match.start)));
}

/** To look for it takes long, so that only lines that name a code are looked at, and those below. */
function isElsewhere(near: Neighbourhood): boolean {
  const found = remembered.get(near);
  if (found !== undefined) return found;
  let left = 0;
  let is = false;
  for (const segment of near.segments) {
    if (segment.quoted) continue;
    if (segment.hits.some(isCodeName)) left = linesBelow + 1;
    if (left > 0 && saysNotHere(segment)) {
      is = true;
      break;
    }
    left -= 1;
  }
  remembered.set(near, is);
  return is;
}
