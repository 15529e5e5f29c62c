/**
 * Codes in rows of a list, one a row: "Maker: M18-3304, entered", "Checker: C92-6651, awaiting entry". What else the rows say
 * tells which of them is meant: all others are past, it is for now, or it is the reader's.
 */
import type { Printing } from './printings.ts';
import type { Weighed } from './score.ts';
import type { Match } from './shape/candidates.ts';
import { letter } from './words/list.ts';
import { atOnce, formers } from './words/particles/changes.ts';
import { codesInPlural, lapsedMarks, laterMarks, liveMarks, ownMarks } from './words/particles/rows.ts';

export interface RowChoice {
  readonly chosen: string;
  readonly others: ReadonlySet<string>;
}

interface Row {
  readonly printing: Printing;
  /** All that it says but the code, folded. */
  readonly words: string;
  readonly isVoid: boolean;
  /** Where in it the code stands: rows of a list have it in the same place. */
  readonly place: string;
  /** Of the code, whatever others stand beside it. */
  readonly score: number;
}

/** What is worth less is another number. */
const scoreMin = 0.5;
/** What is worth so much more is it, whatever one row says, or even all of them. */
const marginMax = 1.5;
const toldMarginMax = 6;

/** Lines from one row to the next. */
const gapMax = 4;
const rowsMax = 30;
const rowCharsMax = 80;
/** Of the words beside the code, in cells and without: what has more is a sentence. */
const rowWordsMax = { cells: 12, plain: 8 };
/** "You", "(for you)": whose it is. */
const labelWordsMax = 4;
const openingLines = 4;
const openingCharsMax = 60;

const linesAbove = 4;
const isCodes = new RegExp(`(?<!${letter})${codesInPlural}`, 'u');

const says = (marks: string) => new RegExp(`(?<!${letter})${marks}`, 'u');
const isLapsed = says(`(?:${lapsedMarks}|${formers})`);
const isLive = says(`(?:${liveMarks}|${atOnce})`);
const isLater = says(laterMarks);
const isOwn = says(ownMarks);

/** @param weighed What was found of each printing, in the same order. @returns Null where there are no rows, or where they do not tell. */
export function rowChoiceOf(printings: readonly Printing[], weighed: readonly Weighed[]): RowChoice | null {
  for (const rows of listsOf(printings, weighed)) {
    const { around } = rows[0]!.printing;
    if (around.subject === 'otherCode' || around.subject === 'otherNumber') continue;
    const told = mentionsCodes(rows[0]!.printing) ? toldOf(rows) : null;
    const chosen = told ?? (isAboutCodes(rows[0]!.printing) ? likelyOf(rows) : null);
    const margin = told === null ? marginMax : toldMarginMax;
    if (chosen === null || rows.some(({ score }) => score > chosen.score + margin)) continue;
    const values = rows.map(({ printing }) => printing.match.value);
    return {
      chosen: chosen.printing.match.value,
      others: new Set(values.filter((value) => value !== chosen.printing.match.value)),
    };
  }
  return null;
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

/** Rows of a kind that follow each other, two and more. */
function listsOf(printings: readonly Printing[], weighed: readonly Weighed[]): Row[][] {
  const lists: Row[][] = [];
  let list: Row[] = [];
  for (const [at, printing] of printings.entries()) {
    const row = rowOf(printing, weighed[at]!);
    if (row === null) continue;
    const last = list.at(-1)?.printing;
    const goesOn =
      last !== undefined &&
      last.near === printing.near &&
      printing.index > last.index &&
      printing.index - last.index <= gapMax &&
      list.at(-1)?.place === row.place &&
      kindOf(last.match) === kindOf(printing.match);
    if (!goesOn) {
      list = [];
      lists.push(list);
    }
    list.push(row);
  }
  return lists.filter((rows) => {
    const values = new Set(rows.map(({ printing }) => printing.match.value));
    return values.size === rows.length && values.size > 1 && values.size <= rowsMax;
  });
}

/** A line with one thing that may be a code, and with words beside it. */
function rowOf(printing: Printing, { void: isVoid, settled, foreign, score, reasons }: Weighed): Row | null {
  const { segment, match, matches } = printing;
  if (segment.quoted || (segment.place !== 'html' && segment.place !== 'text')) return null;
  if (segment.text.length > rowCharsMax || !isCodeLike(match) || (!isVoid && (settled || foreign)))
    return null;
  if (matches.some((one) => one !== match && kindOf(one) === kindOf(match))) return null;
  const byItself = reasons.reduce((sum, one) => (one.amongOthers ? sum - one.weight : sum), score);
  if (!isVoid && byItself < scoreMin) return null;
  const { folded } = segment;
  const words = `${folded.slice(0, match.start)} ${folded.slice(match.end)}`;
  const place = placeOf(segment.text, match);
  const count = countOf(words);
  const wordsMax = place?.startsWith('cell') ? rowWordsMax.cells : rowWordsMax.plain;
  if (place === null || count === 0 || count > wordsMax) return null;
  return { printing, words, isVoid, place, score: byItself };
}

function countOf(words: string): number {
  return words.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
}

const parting = /\t| [-|/] /g;
const beginsCell = /(?:^|\t| [-|/] )[^\p{L}\p{N}]{0,2}$/u;
const endsCell = /^[^\p{L}\p{N}\t]{0,2}(?:$|\t| [-|/] )/u;
/** "1. 3941   newest" */
const numbering = /^[^\p{L}\p{N}]{0,2}\d{1,2}[.)] /u;

/** The number of its cell, or the end that it stands at; null in the middle of a sentence. */
function placeOf(text: string, { start, end }: Match): string | null {
  const before = text.slice(0, start).replace(numbering, '');
  const after = text.slice(end);
  const isCell =
    text.includes('\t') || (beginsCell.test(before) && endsCell.test(after) && before + after !== '');
  if (isCell && (before + after).search(parting) >= 0) return `cell ${before.match(parting)?.length ?? 0}`;
  if (!/[\p{L}\p{N}]/u.test(before)) return 'first';
  return /[\p{L}\p{N}]/u.test(after.replace(/\([^()]{0,60}\)/, '')) ? null : 'last';
}

function isCodeLike({ shape, value }: Match): boolean {
  return shape !== 'words' && /\d/.test(value);
}

function kindOf({ shape, value }: Match): string {
  return `${/\D/.test(value) ? 'mixed' : shape} ${value.length}`;
}

/** Every row says of itself what it is: one is for now or the reader's, and the others are past. */
function toldOf(rows: readonly Row[]): Row | null {
  const isPast = ({ words, isVoid }: Row) => isVoid || isLapsed.test(words);
  const open = rows.filter((row) => !isPast(row));
  const [only, ...others] = open;
  if (only !== undefined && others.length === 0 && (isLive.test(only.words) || isOwn.test(only.words)))
    return only;
  return (
    onlyOne(open, ({ words }) => countOf(words) <= labelWordsMax && isOwn.test(words)) ?? ofReader(rows, open)
  );
}

/** What one row says alone, in a mail about codes. */
function likelyOf(rows: readonly Row[]): Row | null {
  const unsaid = rows.filter(({ words }) => !isLapsed.test(words));
  const open = unsaid.filter(({ isVoid }) => !isVoid);
  return (
    onlyOne(open, ({ words }) => isLive.test(words) && !isLater.test(words)) ??
    (open.length > 1 ? onlyOne(open, ({ words }) => !isLater.test(words)) : left(unsaid))
  );
}

/** The only one of which no word says that it is past, where one is asked for. */
function left([only, ...others]: readonly Row[]): Row | null {
  const isIt = only !== undefined && others.length === 0 && !only.isVoid;
  return isIt && only.printing.around.asksForCode ? only : null;
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
