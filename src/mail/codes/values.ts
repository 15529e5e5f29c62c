/**
 * The values that a mail prints: what was found about each printing, put together. What makes one void, or the number of
 * something else, holds for the value wherever it stands.
 */
import type { Evidence } from './evidence.ts';
import type { RowChoice } from './rowchoice.ts';
import { threshold, type Weighed } from './score.ts';
import { fold } from './text/clean.ts';
import { oneTime } from './words/particles/names.ts';

export interface Value {
  /** The canonical value, e.g. `123456`. */
  readonly value: string;
  readonly best: Weighed;
  /** In the order of reading. */
  readonly printings: readonly Weighed[];
  readonly score: number;
  /** Found in the mail as a whole, beyond those of its best printing. */
  readonly reasons: readonly Evidence[];
  /** Of its first printing. */
  readonly order: number;
}

/** @param answers Values that the answer to a mail about a code gives. */
export function valuesOf(
  weighed: readonly Weighed[],
  answers: ReadonlySet<string> = new Set(),
): readonly Value[] {
  const byValue = new Map<string, Weighed[]>();
  for (const one of weighed) {
    const known = byValue.get(one.value);
    if (known === undefined) byValue.set(one.value, [one]);
    else known.push(one);
  }
  const isSaidHere = weighed.some(isOwn);
  const renewing = weighed.find(({ renews, void: isVoid, score }) => renews && !isVoid && score >= threshold);
  const values = [...byValue.values()].map((printings) =>
    merge(printings, renewing?.value ?? null, isSaidHere),
  );
  const [only, ...others] = isSaidHere
    ? []
    : values.filter((one) => answers.has(one.value) && mayBeGiven(one));
  if (only === undefined || others.length > 0) return values;
  const reason = 'is all that the answer to a mail about a code can mean';
  return values.map((one) => (one === only ? withReason(one, answerWeight, reason) : one));
}

const answerWeight = 3.8;

/** Nothing speaks against it: "27594 (for you)". */
function mayBeGiven({ score, printings }: Value): boolean {
  return score > 0 && printings.every((one) => !one.void && !one.settled && !one.foreign);
}

/** Would do, and stands in the mail's own words. */
function isOwn({ quoted, place, void: isVoid, settled, score }: Weighed): boolean {
  return !quoted && place !== 'subject' && !isVoid && !settled && score >= threshold;
}

/**
 * @param renewing The value that is said to take the place of others.
 * @param isSaidHere A value would do that stands in the mail's own words.
 */
function merge(printings: readonly Weighed[], renewing: string | null, isSaidHere: boolean): Value {
  let best = printings[0] as Weighed;
  let order = best.order;
  let isVoid = false;
  let isForeign = false;
  let isPast = false;
  let isCited = false;
  let inSubject = false;
  let inBody = false;
  for (const one of printings) {
    if (one.score > best.score) best = one;
    if (one.order < order) order = one.order;
    isVoid ||= one.void;
    isForeign ||= one.foreign;
    isPast ||= one.past;
    isCited ||= one.cited;
    if (one.score > 0) {
      if (one.place === 'subject') inSubject = true;
      else inBody = true;
    }
  }
  const reasons: Evidence[] = [];
  if (inSubject && inBody) reasons.push({ weight: 1.8, reason: 'stands in the subject and in the body' });
  // "One-time entry code: 936014", and elsewhere "Entry code": that is the same name.
  if (isForeign && !best.foreign && !isOneTime(best))
    reasons.push({ weight: -4, reason: 'bears another name elsewhere in the mail' });
  // "Your new one is 580237", above the mail that it answers.
  if (isSaidHere && printings.every(({ quoted }) => quoted))
    reasons.push({ weight: -4, reason: 'is quoted, and another stands in the own words of the mail' });
  if (isCited && !best.cited) reasons.push({ weight: -5, reason: 'is quoted elsewhere in the mail' });
  if (isPast && !best.past) reasons.push({ weight: -5, reason: 'stands in the mail that is answered, too' });
  if (isVoid && !best.void) reasons.push({ weight: -7, reason: 'is said to be void elsewhere in the mail' });
  if (renewing !== null && renewing !== best.value && best.named)
    reasons.push({ weight: -5, reason: `is an earlier one: the mail says that ${renewing} takes its place` });
  let { score } = best;
  for (const { weight } of reasons) score += weight;
  return { value: best.value, best, printings, score, reasons, order };
}

const saysOneTime = new RegExp(`(?:^|[^\\p{L}])${oneTime}`, 'u');

function isOneTime({ loneName }: Weighed): boolean {
  return loneName !== null && saysOneTime.test(fold(loneName));
}

/** So much more than it takes to be the answer. */
const rowMargin = 1;

/** The values, where a list tells which of them is meant: that one would do, and the others would not. */
export function withRows(values: readonly Value[], choice: RowChoice | null): readonly Value[] {
  if (choice === null) return values;
  return values.map((one) => {
    if (one.value === choice.chosen) {
      const weight = Math.max(0, threshold + rowMargin - one.score);
      return weight === 0
        ? one
        : withReason(one, weight, 'its row says that it is the one for the reader, or for now');
    }
    return choice.others.has(one.value)
      ? withReason(one, -6, 'another row is for the reader, or for now')
      : one;
  });
}

function withReason(one: Value, weight: number, reason: string): Value {
  return { ...one, score: one.score + weight, reasons: [...one.reasons, { weight, reason }] };
}
