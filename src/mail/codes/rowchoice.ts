/** Which code of a list is meant, by what is said of each: all others are past, it is for now, or it is the reader's. */
import type { Printing } from './printings.ts';
import { countOf, labelWordsMax, listsOf, type Row } from './rows.ts';
import type { Weighed } from './score.ts';
import { letter } from './words/list.ts';
import { atOnce, formers } from './words/particles/changes.ts';
import {
  codesInPlural,
  lapsedMarks,
  laterMarks,
  liveMarks,
  ownMarks,
  unspentMarks,
} from './words/particles/rows.ts';

export interface RowChoice {
  /** Null where all of them are past. */
  readonly chosen: string | null;
  readonly others: ReadonlySet<string>;
}

/** What is worth so much more is it, whatever one row says, or even all of them. */
const marginMax = 1.5;
const toldMarginMax = 6;

/** Less may be a word in passing. */
const calledMin = 4;

const openingLines = 4;
const openingCharsMax = 60;

const linesAbove = 4;
const isCodes = new RegExp(`(?<!${letter})${codesInPlural}`, 'u');

const says = (marks: string) => new RegExp(`(?<!${letter})${marks}`, 'u');
const isLapsed = says(`(?:${lapsedMarks}|${formers})`);
const isUnspent = new RegExp(`(?<!${letter})${unspentMarks}`, 'u');
const isLive = says(`(?:${liveMarks}|${atOnce})`);
const isLater = says(laterMarks);
const isOwn = says(ownMarks);

/** @param weighed What was found of each printing, in the same order. @returns Null where there are no rows, or where they do not tell. */
export function rowChoiceOf(printings: readonly Printing[], weighed: readonly Weighed[]): RowChoice | null {
  for (const rows of listsOf(printings, weighed)) {
    const { around } = rows[0]!.printing;
    if (around.subject === 'otherCode' || around.subject === 'otherNumber') continue;
    const values = rows.map(({ printing }) => printing.match.value);
    if (isNamedElsewhere(values, weighed)) continue;
    const isMentioned = mentionsCodes(rows[0]!.printing);
    if (isMentioned && rows.every(isPast)) return { chosen: null, others: new Set(values) };
    const told = isMentioned ? toldOf(rows) : null;
    const chosen = told ?? (isAboutCodes(rows[0]!.printing) ? likelyOf(rows) : null);
    const margin = told === null ? marginMax : toldMarginMax;
    if (chosen === null || rows.some((row) => !isPast(row) && row.score > chosen.score + margin)) continue;
    return {
      chosen: chosen.printing.match.value,
      others: new Set(values.filter((value) => value !== chosen.printing.match.value)),
    };
  }
  return null;
}

/** "Enter access code 809-331", above prescriptions that are ready or picked up: they are no codes. */
function isNamedElsewhere(values: readonly string[], weighed: readonly Weighed[]): boolean {
  const named = weighed.filter(
    (one) => one.named && one.called > calledMin && !one.void && !one.quoted && !one.past,
  );
  return named.length > 0 && named.every(({ value }) => !values.includes(value));
}

/** The mail is about them: one is asked for, or the subject names one. */
function isAboutCodes(printing: Printing): boolean {
  const { subject, asksForCode, signInMentions, hasLifetimeOrTerms, showsMoney } = printing.around;
  if (asksForCode || subject === 'strong' || subject === 'code') return true;
  return !showsMoney && (signInMentions > 0 || hasLifetimeOrTerms) && namesCodes(printing);
}

/** A word of it speaks of them: enough where the rows leave no doubt. */
function mentionsCodes(printing: Printing): boolean {
  const { asksForCode, codeMentions } = printing.around;
  return asksForCode || codeMentions > 0 || namesCodes(printing);
}

/** "The one-time codes are:", above the rows or in the subject. */
function namesCodes({ around, near, index }: Printing): boolean {
  const above = near.segments.slice(Math.max(0, index - linesAbove), index);
  return isCodes.test(around.subjectFolded) || above.some(({ folded }) => isCodes.test(folded));
}

function isForLater(words: string): boolean {
  return isLater.test(words.replace(isUnspent, ' '));
}

/** What is not yet entered is open, and for now. */
function isOpen(words: string): boolean {
  return isUnspent.test(words) || isLive.test(words);
}

function saysPast(words: string): boolean {
  return isLapsed.test(words.replace(isUnspent, ' '));
}

function isPast({ words, isVoid }: Row): boolean {
  return isVoid || saysPast(words);
}

/** Every row says of itself what it is: one is for now or the reader's, and the others are past. */
function toldOf(rows: readonly Row[]): Row | null {
  const open = rows.filter((row) => !isPast(row));
  const [only, ...others] = open.filter(({ words }) => !isForLater(words));
  if (only !== undefined && others.length === 0) {
    const isAlone = open.length === 1 && (isOwn.test(only.words) || isSeries(rows));
    if (isAlone || isOpen(only.words)) return only;
  }
  return (
    onlyOne(open, ({ words }) => countOf(words) <= labelWordsMax && isOwn.test(words)) ?? ofReader(rows, open)
  );
}

/** "Step 1: …", "Step 2: …": what comes after those that are past. */
function isSeries(rows: readonly Row[]): boolean {
  const behind = rows[0]?.behind ?? '';
  const isCounted = behind.includes('0') && /\p{L}/u.test(behind);
  return isCounted && rows.every((row) => row.behind === behind);
}

/** What one row says alone, in a mail about codes. */
function likelyOf(rows: readonly Row[]): Row | null {
  const unsaid = rows.filter(({ words }) => !saysPast(words));
  const open = unsaid.filter(({ isVoid }) => !isVoid);
  return (
    onlyOne(open, ({ words }) => isOpen(words) && !isForLater(words)) ??
    (open.length > 1 ? onlyOne(open, ({ words }) => !isForLater(words)) : left(unsaid))
  );
}

/** The only one of which no word says that it is past, where one is asked for. */
function left([only, ...others]: readonly Row[]): Row | null {
  if (only === undefined || others.length > 0 || only.isVoid) return null;
  const { asksForCode, subject } = only.printing.around;
  return asksForCode || subject === 'strong' || subject === 'code' ? only : null;
}

function onlyOne(rows: readonly Row[], is: (row: Row) => boolean): Row | null {
  const found = rows.filter(is);
  return found.length === 1 ? found[0]! : null;
}

const name =
  /\p{Lu}[\p{L}\p{M}'’-]{2,}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,4}|[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]{3,}/gu;

/** "Hi Tom", and "Tom   W8KD3" in one of the rows. */
function ofReader(rows: readonly Row[], open: readonly Row[]): Row | null {
  const { near, index } = rows[0]!.printing;
  const opening = near.segments
    .slice(0, Math.min(index, openingLines))
    .filter(({ text }) => text.length <= openingCharsMax && !/\d|[.;]$/.test(text))
    .flatMap(({ text }) => text.match(name) ?? []);
  for (const word of opening) {
    const row = onlyOne(
      rows,
      ({ printing, words }) => countOf(words) <= labelWordsMax && hasName(printing, word),
    );
    if (row !== null) return open.includes(row) ? row : null;
  }
  return null;
}

function hasName({ segment, match }: Printing, word: string): boolean {
  const at = segment.text.indexOf(word);
  return at >= 0 && (at + word.length <= match.start || at >= match.end);
}
