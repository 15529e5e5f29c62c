/**
 * What the lines around a candidate say of it: the line above that names it, the cell above in a table, the line below
 * that speaks of "this code".
 */

import { type Governor, none, quoted } from '../evidence.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceEnd } from '../text/sentence.ts';
import { lineBefore } from './above.ts';
import { lineAfter, pointingBack } from './below.ts';
import { captionOf, headOf } from './caption.ts';
import { announcesOther, labelOf } from './labelled.ts';
import { isAskedNext } from './next.ts';
import { statementOf } from './statement.ts';

const linesBack = 5;
const linesOn = 2;

/** The governor of a candidate from the lines before and after its own. */
export function governorAround(spot: Spot): Governor {
  const caption = captionOf(spot);
  if (caption !== null) return caption;
  const { segment: own, match, layout } = spot;
  const alone = layout.lone || layout.cell;
  const share = isField(own, match) ? fieldWeight : 0;
  const named = namedAbove(spot, alone, share);
  // "Number", and below the number what asks to enter it.
  const above = named.mere === true && isAskedNext(spot, true) ? none : named;
  if (above.verdict === 'other' && above.direct) return above;
  const label = alone && !above.direct ? labelledBelow(spot) : null;
  if (label !== null) return label;
  const back = pointingBack(own, sentenceEnd(own.text, match.end) + 1, spot.matches);
  const best = back !== null && back.weight > above.weight ? back : above;
  const below = namedBelow(spot, alone, share);
  if (below === null) return best;
  const isOnly = below.verdict === 'other' && best.verdict === 'none';
  return below.weight > best.weight || isOnly ? below : best;
}

/** What a line between a name and a candidate takes, if it has a number of its own that may be meant; and the most that all of them take. */
const betweenWeight = 1.2;
const betweenMost = 3;

/** By the nearest line above that names it. */
function namedAbove(spot: Spot, alone: boolean, share: number): Governor {
  const { near, index, segment: own, match } = spot;
  let between = 0;
  for (let step = 1, at = index - 1; at >= 0 && step <= linesBack; at -= 1) {
    const segment = near.segments[at] as Segment;
    if (!isNeighbour(segment, own)) continue;
    const matches = near.matches[at] ?? [];
    const isAlone = alone || (step === 1 && isAnnounced(segment, own, match));
    const found = headOf(spot, at) ?? lineBefore({ segment, matches, step, alone: isAlone });
    if (found !== null) {
      const less = share + Math.min(betweenMost, between * betweenWeight);
      const weight = found.weight > 0 ? found.weight - less : found.weight;
      return { ...found, weight, direct: found.direct && between === 0 };
    }
    if (step === 1 && announcesOther(segment)) return none;
    for (const other of matches) if (isAllOf(segment, other)) between += 1;
    step += 1;
  }
  return none;
}

/** Characters of a line beside a number that is all it says. */
const signsMax = 6;

function isAllOf({ text }: Segment, { shape, start, end }: Match): boolean {
  return shape !== 'letters' && text.length - (end - start) < signsMax;
}

/** "EVT-408127", and below it "event number, for your records". */
function labelledBelow({ near, index, segment: own }: Spot): Governor | null {
  const below = near.segments[index + 1];
  const label = below !== undefined && isNeighbour(below, own) ? labelOf(below) : null;
  if (below === undefined || label === null) return null;
  const reason = `the line below calls it ${quoted(below, label)}`;
  return { ...none, verdict: 'other', weight: -6, direct: true, reason };
}

/** What a line below says less of a candidate within a sentence: it may speak of anything in that. */
const withinWeight = 1.9;

/** By the nearest line below that names it; within a sentence of its own only the very next can speak of it: "This code is valid for …". */
function namedBelow({ near, index, segment: own }: Spot, alone: boolean, share: number): Governor | null {
  let step = 1;
  for (let at = index + 1; at < near.segments.length && step <= (alone ? linesOn : 1); at += 1) {
    const segment = near.segments[at] as Segment;
    if (!isNeighbour(segment, own)) continue;
    const matches = near.matches[at] ?? [];
    const said = step === 1 ? pointingBack(segment, 0, matches) : null;
    if (said !== null) return said;
    const found = lineAfter(segment, matches, step, alone);
    if (found !== null) return { ...found, weight: found.weight - share - (alone ? 0 : withinWeight) };
    step += 1;
  }
  return null;
}

/** "Your code consists of letters:", and below it "NKVTQU. It is good for an hour.": a line was broken there. */
function isAnnounced(above: Segment, own: Segment, match: Match): boolean {
  return match.start === 0 && above.text.endsWith(':') && sentenceEnd(own.text, match.end) === match.end;
}

/** What lines around say less of a value that has a name in its own. */
const fieldWeight = 2;

/** "Host : srv-sms-02", "Finding: RW-26-0093": it has a name of its own, whatever that means. */
function isField(segment: Segment, match: Match): boolean {
  const { text, hits } = segment;
  if (statementOf(segment, match.start) === 'verb') return false;
  // Rows of more cells have their names above.
  if (text.split('\t', 3).length > 2) return false;
  const [name] = /(?<![^\t])\p{L}[\p{L} .']{1,24} ?[:\t] ?$/u.exec(text.slice(0, match.start)) ?? [];
  if (name === undefined) return false;
  return !hits.some(({ start, end }) => start < match.start && end > match.start - name.length);
}

/** The text of an image is read with the lines around it, and they without it. */
function isNeighbour(segment: Segment, own: Segment): boolean {
  return segment.place === own.place || (own.place === 'alt' && segment.place === 'html');
}
