/**
 * What is known of each value of a mail, as numbers: what the rules found, how its words read, how the mail reads, how it is
 * printed, and how it stands among the others. Trees that were learnt ask about them (`opinion`).
 */

import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Value } from '../values.ts';
import { traitsOf } from './traits.ts';

/** A value that is considered, as it is printed best. */
export interface View {
  readonly value: Value;
  readonly printing: Printing;
  readonly traits: ReadonlySet<string>;
}

/** So many of a mail are considered, the best by the rules: more are a list of numbers. */
export const consideredMax = 8;
/** Against what scores less the rules know too much. */
const scoreMin = -6;
/** Printings of one value whose layout is looked at. */
const printingsMax = 12;

const shapes: readonly Match['shape'][] = [
  'alnum',
  'digits',
  'grouped',
  'hyphenated',
  'letters',
  'prefixed',
  'spaced',
  'words',
];

/** @returns Best first; nothing of what stands in an earlier mail alone. */
export function viewsOf(printings: readonly Printing[], values: readonly Value[]): readonly View[] {
  const own = values.filter(({ score, best }) => {
    const { segment } = printings[best.order] as Printing;
    return score >= scoreMin && !segment.quoted;
  });
  own.sort((one, other) => other.score - one.score || one.order - other.order);
  return own.slice(0, consideredMax).map((value): View => {
    const printing = printings[value.best.order] as Printing;
    return { value, printing, traits: traitsOf(printing) };
  });
}

/**
 * @param logOdds How the words around each view read. @param mailLogOdds How the mail reads. @param mailChars Read of it.
 * @returns Of each view the numbers that the trees ask about, always in this order.
 */
export function featuresOf(
  printings: readonly Printing[],
  views: readonly View[],
  logOdds: readonly number[],
  mailLogOdds: number,
  mailChars: number,
): readonly (readonly number[])[] {
  return views.map((view, at) => {
    const { value, printing } = view;
    const { match, around } = printing;
    const own = logOdds[at] as number;
    const others = views.filter((_, other) => other !== at);
    const numbers = others.filter(({ printing: other }) => other.match.shape !== 'letters');
    const otherLogOdds = Math.max(nothing, ...logOdds.filter((_, other) => other !== at));
    const otherScore = Math.max(nothing, ...others.map((other) => other.value.score));
    const layouts = value.printings
      .slice(0, printingsMax)
      .map(({ order }) => (printings[order] as Printing).layout);
    return [
      own,
      mailLogOdds,
      otherLogOdds,
      own - otherLogOdds,
      value.score,
      otherScore,
      value.score - otherScore,
      others.length,
      numbers.length,
      numbers.filter(({ value: other }) => other.value.length === value.value.length).length,
      shapes.indexOf(match.shape),
      value.value.length,
      Number(layouts.some(({ lone }) => lone)),
      Number(layouts.some(({ cell }) => cell)),
      Number(layouts.some(({ setOff }) => setOff)),
      Math.max(0, ...layouts.map(({ size }) => size)),
      value.printings.length,
      Number(value.printings.some(({ place }) => place === 'subject')),
      Number(value.printings.some((one) => one.void)),
      Number(value.printings.some((one) => one.foreign)),
      Number(value.printings.some((one) => one.past)),
      Number(around.lengths.has(value.value.replaceAll('-', '').length)),
      around.lengths.size,
      Number(around.isShort),
      Number(around.isBrief),
      Number(around.hasOneCandidate),
      mailChars,
      value.best.called,
      value.best.asked,
      value.best.spokenFor,
      Number(value.best.named),
      Number(value.best.certain),
      Number(value.printings.some((one) => one.told)),
      Number(around.asksForCode),
      Number(around.hasTerms),
      Number(around.hasLifetime),
      around.subject === 'strong' ? 2 : around.subject === 'none' ? 0 : 1,
    ];
  });
}

/** In place of another where there is none. */
const nothing = -20;
