/** What is printed on a ticket for whoever checks it: "Control code: 7F-33-KA. Show it to the conductor." */

import type { Evidence, Governor } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import { onceALine } from '../text/oncealine.ts';
import type { Segment } from '../text/segments.ts';
import { partingLetter } from '../words/list.ts';
import { checkNames, inspectors } from '../words/particles/inspections.ts';

/** Asked for in its own sentence. */
const askedMin = 1;
const lineCharsMax = 400;
/** Lines of a mail that are looked at. */
const linesMax = 80;
const linesBelow = 2;
const isCheck = new RegExp(`(?<!${partingLetter})${checkNames}`, 'u');
const isInspector = new RegExp(`(?<!${partingLetter})${inspectors}`, 'u');
const namesCheck = onceALine(({ folded }) => isCheck.test(folded.slice(0, lineCharsMax)));
const namesInspector = onceALine(({ folded }) => isInspector.test(folded.slice(0, lineCharsMax)));

const asksToEnter = ({ hits }: Segment) =>
  hits.some(({ kind }) => kind === 'use') && hits.some(({ kind }) => kind === 'where' || kind === 'act');

/** @param lines Its own line and the one that announces it. @param asked How much its sentence asks for it. */
export function inspectionOf(
  { near, index, around }: Printing,
  governor: Governor,
  asked: number,
  lines: readonly Segment[],
): Evidence | null {
  if (governor.strong || asked >= askedMin || around.subject === 'act' || around.subject === 'strong')
    return null;
  // "Enter it in the app": whoever checks a ticket is shown it.
  if (near.segments.slice(index, index + linesBelow + 1).some(asksToEnter)) return null;
  if (!lines.some(namesCheck) || !near.segments.slice(0, linesMax).some(namesInspector)) return null;
  return { weight: -8, reason: 'is for whoever checks the ticket', settles: true };
}
