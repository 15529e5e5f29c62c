/** What shops give away, and where: "Tell the barista, and the next one is on us." */

import { isLabel } from '../names.ts';
import { partingLetter } from '../words/list.ts';
import { redeemedAt } from '../words/particles/trade.ts';
import { baskets, tills, treats } from '../words/particles/treats.ts';
import { isBargain } from './bargain.ts';
import { onceALine } from './oncealine.ts';
import type { Flow, Segment } from './segments.ts';
import { sentenceEnd, sentenceStart } from './sentence.ts';

const isTreat = new RegExp(`(?<!${partingLetter})${treats}`, 'u');
const isTill = new RegExp(`(?<!${partingLetter})(?:${tills}|${redeemedAt})`, 'u');
/** Characters of a line that are looked at. */
const lineCharsMax = 400;
const givesAway = onceALine(({ folded }) => {
  const beginning = folded.slice(0, lineCharsMax);
  return isTreat.test(beginning) || isBargain(beginning);
});
const isBasket = new RegExp(`(?<!${partingLetter})${baskets}`, 'u');

/** What waits in a basket is shown with its price, or nothing is to be typed there: "A gift is waiting in your basket." */
const namesTill = onceALine((line) => {
  const { text, folded, hits } = line;
  const till = isTill.exec(folded.slice(0, lineCharsMax));
  if (till === null || line.showsMoney()) return false;
  if (!isBasket.test(till[0])) return true;
  const [from, to] = [sentenceStart(text, till.index), sentenceEnd(text, till.index)];
  return hits.some(({ kind, start }) => kind === 'use' && start >= from && start < to);
});
/** So many lines above a code and below it tell what one gets for it, and where. */
const reach = 3;
/** Lines of a body that are looked at for a code in the subject. */
const linesMax = 60;

/** What the mail gives away, looked for when it is asked for, as few mails need it. */
export class Treats {
  readonly #subject: Segment | undefined;
  readonly #bodies: readonly Flow[];

  constructor(flows: readonly Flow[]) {
    this.#subject = flows.find(({ name }) => name === 'subject')?.segments[0];
    this.#bodies = flows.filter(({ name }) => name === 'html' || name === 'text');
  }

  /**
   * Whether the line of a value and those beside it say what one gets and where; the subject may say one of them. What stands
   * beyond another value is said of that.
   */
  isGivenBeside(lines: readonly Segment[], index: number, value: string): boolean {
    const subject = this.#subject;
    const beside = linesBeside(lines, index, value);
    const says = (it: (line: Segment) => boolean) =>
      beside.some(it) || (subject !== undefined && it(subject));
    return says(namesTill) && says(givesAway);
  }

  /** Whether one of the first lines does: of a value that stands in the subject. */
  isGiven(value: string): boolean {
    return this.#bodies.some(({ segments }) =>
      segments
        .slice(0, linesMax)
        .some(
          (line, index) =>
            namesTill(line) && !hasOther(line, value) && this.isGivenBeside(segments, index, value),
        ),
    );
  }
}

function linesBeside(lines: readonly Segment[], index: number, value: string): readonly Segment[] {
  const isOwn = (at: number) => at >= 0 && at < lines.length && !hasOther(lines[at] as Segment, value);
  let from = index;
  while (index - from < reach && isOwn(from - 1)) from -= 1;
  let to = index;
  while (to - index < reach && isOwn(to + 1)) to += 1;
  return lines.slice(from, to + 1);
}

const labelReach = 2;

/** "2026", "R250": a year, a sum of money. */
const isSum = /^(?:(?:19|20)\d\d|[A-Z]{1,2}\d{2,4})$/;

/** "Use TASTY15 at the till": values with a digit, and words in capitals. Two are enough, as one may be that which is asked about. */
const valuesOf = onceALine((line): readonly string[] => {
  const found = new Set<string>();
  for (const { value, shape, start } of line.matches()) {
    // "As a member of the club (no. 60993)": what bears the name of another number is given to nobody.
    if (line.hits.some((hit) => isLabel(hit) && hit.end <= start && start - hit.end <= labelReach)) continue;
    if (shape === 'letters' ? /^[A-Z]{6,}$/.test(value) : !isSum.test(value)) found.add(value);
    if (found.size === 2) break;
  }
  return [...found];
});

function hasOther(line: Segment, value: string): boolean {
  return valuesOf(line).some((other) => other !== value);
}
