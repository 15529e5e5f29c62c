/**
 * What a mail reads like, where the rules leave it open: a sender may say it in words that none of them knows; and where they
 * are sure of a code that the words around it do not speak for: it may be that of something else. What the words are worth,
 * and how that goes together with what the rules found, was learnt from the half of the corpus that is tuned on
 * (`scripts/learn/codes.ts`).
 */
import type { Evidence } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import { threshold, type Weighed } from '../score.ts';
import type { Value } from '../values.ts';
import { mailTable, printingTable, treeTable } from '../words/learnt.ts';
import { featuresOf, type View, viewsOf } from './features.ts';
import { sumOf, type Tree, treesOf } from './forest.ts';
import { mailTextOf, mailTraitsOf } from './mailtraits.ts';
import { traitsOf } from './traits.ts';
import { logOddsOf, strongest, type Weights, weightsOf } from './weights.ts';
import { openTo, wordingOf } from './wording.ts';

/** Scores from which on what the rules say is not enough to go by, up to `openTo`. */
const openFrom = -5;
/** A mail of fewer characters is a line or two. */
const charsMin = 100;
/** What log-odds are as a score, the threshold where it is as likely as not; never as much as makes an answer sure. */
const scorePerLogOdds = 2.4;
const swing = openTo - threshold;
/** Wording raises the score of a value that bears another name right there by no more than this. */
const foreignSwing = 8;

/** What an answer that the rules are sure of is measured by: they seldom are without a reason. */
interface Doubt {
  /** From these log-odds of the words around it on it is not doubted; below them the whole mail is read. */
  readonly own: number;
  /** If the whole mail has log-odds below these, it is none. */
  readonly below: number;
}
/** Three codes of four read so well. */
const plainDoubt: Doubt = { own: 5, below: 0 };
/** Of one with a name, in a mail whose subject speaks of signing in or confirming. */
const titledDoubt: Doubt = { own: 0, below: 0 };
/** Of one that bears its name right there, or one that the subject has as well, whatever else is said: "OTP 406152" in a table of references. */
const namedDoubt: Doubt = { own: 0, below: -1 };
/** The score from which on that holds for such a one, too, of which the rules are nearly sure. */
const namedFrom = 6;

const isDigits = /^\d+$/;

/** What the rules leave open is read; an answer that they are sure of is doubted where the mail reads like others that have none. */
export function withOpinion(printings: readonly Printing[], values: readonly Value[]): readonly Value[] {
  if (isOpen(values)) return withReading(printings, values, readScores);
  const sure = sureOf(values);
  if (sure === null || sure.best.told) return values;
  const printing = printings[sure.best.order] as Printing;
  // Digits with such a name and minutes to live are one: of most mails with a code the words need not be read.
  if (sure.best.certain && printing.around.hasLifetime && isDigits.test(sure.value)) return values;
  const doubt = doubtOf(sure.best, printing);
  const own = logOddsOf(traitsOf(printing), learnt().ofPrintings);
  if (own >= doubt.own) return values;
  return withReading(printings, values, (views, features) => doubtScores(views, features, doubt));
}

function doubtOf({ named, certain }: Weighed, { around }: Printing): Doubt {
  if (certain || (named && around.subject === 'strong')) return namedDoubt;
  return named && around.subject === 'act' ? titledDoubt : plainDoubt;
}

type Scores = (views: readonly View[], features: readonly (readonly number[])[]) => readonly number[];

function withReading(
  printings: readonly Printing[],
  values: readonly Value[],
  scoresOf: Scores,
): readonly Value[] {
  const mail = mailTextOf(printings);
  // Where nothing is said there is nothing to read.
  if (!mail.lines.some((line) => /\p{L}/u.test(line))) return values;
  const isShort = mail.chars < charsMin;
  if (isShort && scoresOf !== readScores) return values;
  const views = viewsOf(printings, values);
  const { ofPrintings, ofMails } = learnt();
  const logOdds = views.map(({ traits }) => logOddsOf(traits, ofPrintings));
  const scores = isShort
    ? views.map(({ value }, at) => value.score + wordingOf(value, logOdds[at] as number))
    : scoresOf(
        views,
        featuresOf(printings, views, logOdds, logOddsOf(mailTraitsOf(mail), ofMails), mail.chars),
      );
  const read = new Map<Value, Value>();
  for (const [at, view] of views.entries()) read.set(view.value, readAs(view, scores[at] as number));
  return values.map((value) => read.get(value) ?? value);
}

/** Of a mail with an answer that the rules are sure of: all of them that could be one, or none. */
function doubtScores(
  views: readonly View[],
  features: readonly (readonly number[])[],
  { below }: Doubt,
): readonly number[] {
  const { trees } = learnt();
  const isOne = features[0] === undefined || sumOf(trees, features[0]) >= below;
  return views.map(({ value }, at) =>
    isOne || value.score < threshold
      ? value.score
      : Math.min(value.score, scoreOf(sumOf(trees, features[at] as readonly number[]) - below)),
  );
}

/** Of a mail of which it reads like what the rules say the scores stay theirs; of others they are what it reads like. */
function readScores(views: readonly View[], features: readonly (readonly number[])[]): readonly number[] {
  const { trees } = learnt();
  const scores = features.map((one, at) => {
    const { value, printing } = views[at] as View;
    const isNamed = value.best.certain || (value.best.named && printing.around.subject === 'strong');
    const logOdds = sumOf(trees, one);
    const score = scoreOf(logOdds);
    // What the mail says of a code that is void or of something else, however it is worded otherwise.
    const isSettled = value.printings.some((printing) => printing.void || printing.past || printing.settled);
    if (isSettled) return Math.min(score, value.score);
    if (value.best.told && value.score >= namedFrom) return Math.max(score, value.score);
    if (isNamed && value.score >= namedFrom && logOdds >= namedDoubt.below)
      return Math.max(score, value.score);
    return value.printings.some(({ foreign }) => foreign)
      ? Math.min(score, value.score + foreignSwing)
      : score;
  });
  const own = views.map(({ value }) => value.score);
  const isSame =
    answerAt(scores) === answerAt(own) || isForeign(views[answerAt(scores)], views[answerAt(own)]);
  // What stays below the threshold keeps what the rules hold against it.
  return scores.map((score, at) =>
    isSame || Math.max(score, own[at] as number) < threshold ? (own[at] as number) : score,
  );
}

/** Wording may say that what is called a code is none, and not that what bears another name is one in its place. */
function isForeign(read: View | undefined, own: View | undefined): boolean {
  return own?.value.best.named === true && (read?.value.printings.some(({ foreign }) => foreign) ?? false);
}

/** @returns Which score is the answer's; -1 where none passes. */
function answerAt(scores: readonly number[]): number {
  return scores.reduce(
    (best, score, at) => (score >= threshold && score > (scores[best] ?? threshold - 1) ? at : best),
    -1,
  );
}

export function isOpen(values: readonly Value[]): boolean {
  const top = values.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  return top >= openFrom && top < openTo;
}

/** The answer that the rules are sure of; null where they are of none. */
function sureOf(values: readonly Value[]): Value | null {
  const best = values.reduce<Value | null>(
    (most, value) => (most === null || value.score > most.score ? value : most),
    null,
  );
  return best !== null && best.score >= openTo ? best : null;
}

function scoreOf(logOdds: number): number {
  return threshold + swing * Math.tanh((logOdds * scorePerLogOdds) / swing);
}

function readAs({ value, traits }: View, score: number): Value {
  const weight = score - value.score;
  if (weight === 0) return value;
  const said = weight > 0 ? strongest(traits, learnt().ofPrintings, isWord) : null;
  const reason = weight > 0 ? 'is worded like a code' : 'is not worded like a code';
  const evidence: Evidence = { weight, reason: said === null ? reason : `${reason}, ${inWords(said)}` };
  return { ...value, score, reasons: [...value.reasons, evidence] };
}

const isWord = /^(?:before|after|above|below|subject) (?:[a-z]{4}|[^\0-\x7f]{2})/;

function inWords(trait: string): string {
  const [place, word] = trait.split(' ');
  return place === 'subject' ? `with “${word}” in the subject` : `with “${word}” ${place} it`;
}

interface Learnt {
  readonly ofPrintings: Weights;
  readonly ofMails: Weights;
  readonly trees: readonly Tree[];
}

/** Made of the tables for the first mail that is open. */
let tables: Learnt | null = null;

function learnt(): Learnt {
  tables ??= {
    ofPrintings: weightsOf(printingTable),
    ofMails: weightsOf(mailTable),
    trees: treesOf(treeTable),
  };
  return tables;
}
