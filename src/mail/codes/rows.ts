/**
 * Codes in a list, each with what is said of it there: one a row, "Maker: M18-3304, entered", one a column below "Old" and
 * "New", or one a record of several lines, "Code: 59301742", "Status: expired".
 */
import { isCodeName } from './names.ts';
import type { Printing } from './printings.ts';
import type { Weighed } from './score.ts';
import type { Match } from './shape/candidates.ts';
import type { Segment } from './text/segments.ts';
import { affirmations, negations } from './words/particles/rows.ts';

/** A row, a column or a record. */
export interface Row {
  readonly printing: Printing;
  /** All that it says but the code, folded. */
  readonly words: string;
  readonly isVoid: boolean;
  /** Where in it the code stands: rows of a list have it in the same place, or behind the same words. */
  readonly place: string | null;
  readonly behind: string | null;
  /** Of the code, whatever others stand beside it. */
  readonly score: number;
}

/** What is worth less is another number. */
const scoreMin = 0.5;
/** Lines from one row to the next. */
const gapMax = 6;
const rowsMax = 30;
const rowCharsMax = 80;
/** Of the words beside the code, in cells and without: what has more is a sentence. */
const rowWordsMax = { cells: 12, plain: 8 };
/** "You", "(for you)", "Previous code": whose it is, or which. */
export const labelWordsMax = 4;

/** The lists of a mail: two rows and more of each. @param weighed What was found of each printing, in the same order. */
export function listsOf(printings: readonly Printing[], weighed: readonly Weighed[]): Row[][] {
  return [...linesOf(printings, weighed), ...columnsOf(printings, weighed)];
}

/** Rows of a kind that follow each other, two and more. */
function linesOf(printings: readonly Printing[], weighed: readonly Weighed[]): Row[][] {
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
      isAlike(list.at(-1)!, row) &&
      kindOf(last.match) === kindOf(printing.match);
    if (!goesOn) {
      list = [];
      lists.push(list);
    }
    list.push(row);
  }
  return lists.map(withoutRepeats).filter(isList).map(withRecords);
}

/** A code that has several rows, "asked for" and "entered", has what all of them say. */
function withoutRepeats(rows: readonly Row[]): Row[] {
  const byValue = new Map<string, Row>();
  for (const row of rows) {
    const { value } = row.printing.match;
    const known = byValue.get(value);
    byValue.set(value, known === undefined ? row : { ...known, words: `${known.words} ${row.words}` });
  }
  return [...byValue.values()];
}

function isAlike(one: Row, other: Row): boolean {
  if (one.place !== null && one.place === other.place) return true;
  return one.behind !== null && one.behind === other.behind;
}

function isList(rows: readonly Row[]): boolean {
  const values = new Set(rows.map(({ printing }) => printing.match.value));
  return values.size === rows.length && values.size > 1 && values.size <= rowsMax;
}

/** Where all rows call the code by the same name alone, the lines below tell of each: "Code: 59301742", "Status: expired". */
function withRecords(rows: Row[]): Row[] {
  const [first, second] = rows as [Row, Row, ...Row[]];
  if (rows.every(isTriple)) return rows.map(withLineBelow);
  if (rows.some(({ words }) => words.trim() !== first.words.trim())) return rows;
  const lines = second.printing.index - first.printing.index;
  return rows.map((row, at) => {
    const { near, index } = row.printing;
    const end = rows[at + 1]?.printing.index ?? index + lines;
    const words = [row.words];
    for (const { folded, text } of near.segments.slice(index + 1, end)) {
      const told = toldIn(folded, text);
      if (told === null) break;
      words.push(told);
    }
    return { ...row, words: words.join(' ') };
  });
}

/** A name, the code and its state on three lines: the cells of a table whose cells are paragraphs. */
function isTriple({ place, printing: { index } }: Row, at: number, rows: readonly Row[]): boolean {
  const before = rows[at - 1]?.printing.index;
  return place === 'below' && (before === undefined || index - before === 3);
}

function withLineBelow(row: Row): Row {
  const below = row.printing.near.segments[row.printing.index + 1];
  const isShort = below !== undefined && below.text.length <= rowCharsMax;
  return isShort ? { ...row, words: `${row.words} ${below.folded}` } : row;
}

/** "Status: expired", "Status   expired" */
const field = /^[^:：\d\t]{1,30}[:：\t]/;
const fieldCharsMax = 80;
const isYes = new RegExp(`^ ?${affirmations}`, 'u');
const isNo = new RegExp(`^ ?${negations} ?$`, 'u');

/** What a field tells; of one that asks, "Confirmed: yes", what it asks as well. Null for other lines. */
function toldIn(folded: string, text: string): string | null {
  const name = text.length > fieldCharsMax ? undefined : field.exec(text)?.[0];
  if (name === undefined) return null;
  const told = folded.slice(name.length);
  // What the words of other fields would say.
  if (isNo.test(told)) return 'open';
  return isYes.test(told) ? folded : told;
}

/** Lines above and below that belong to the same columns. */
const columnLines = 4;

/** Codes that stand beside each other in cells of their own; what stands above and below each is said of it. */
function columnsOf(printings: readonly Printing[], weighed: readonly Weighed[]): Row[][] {
  const bySegment = new Map<Printing['segment'], Row[]>();
  for (const [at, printing] of printings.entries()) {
    const row = columnOf(printing, weighed[at]!);
    if (row === null) continue;
    const list = bySegment.get(printing.segment) ?? [];
    if (list.length === 0 || kindOf(list[0]!.printing.match) === kindOf(printing.match)) list.push(row);
    bySegment.set(printing.segment, list);
  }
  return [...bySegment.values()].filter(isList);
}

function columnOf(printing: Printing, weighed: Weighed): Row | null {
  const { segment, match, near, index } = printing;
  const { text } = segment;
  if (!text.includes('\t') || !mayBeIt(printing, weighed)) return null;
  if (!isWholeCell.test(text.slice(0, match.start)) || !endsWholeCell.test(text.slice(match.end)))
    return null;
  const column = cellsOf(text.slice(0, match.start)).length - 1;
  const { length } = cellsOf(text);
  const beside = near.segments
    .slice(Math.max(0, index - columnLines), index + columnLines + 1)
    .filter((line) => line !== segment && line.text.length <= rowCharsMax)
    .map((line) => cellsOf(line.folded, line.text))
    .filter((cells) => cells.length === length)
    .map((cells) => cells[column]!);
  // Numbers among numbers are counts of something.
  if (beside.length === 0 || beside.some((cell) => /^\D?\d{4,}\D?$/.test(cell))) return null;
  return {
    printing,
    words: beside.join(' '),
    isVoid: weighed.void,
    place: 'column',
    behind: null,
    score: scoreByItself(weighed),
  };
}

const isWholeCell = /(?:^|\t)[^\p{L}\p{N}\t]{0,2}$/u;
const endsWholeCell = /^[^\p{L}\p{N}\t]{0,2}(?:$|\t)/u;

/** Cells as they stand in a line; those of its folded text, in which no tab is left. */
function cellsOf(folded: string, text = folded): string[] {
  const cells: string[] = [];
  let from = 0;
  for (let at = text.indexOf('\t'); at >= 0; at = text.indexOf('\t', from)) {
    cells.push(folded.slice(from, at));
    from = at + 1;
  }
  return [...cells, folded.slice(from)];
}

/** A line with one thing that may be a code, and with words beside it. */
function rowOf(printing: Printing, weighed: Weighed): Row | null {
  const { segment, match, matches } = printing;
  if (!mayBeIt(printing, weighed)) return null;
  if (matches.some((one) => one !== match && kindOf(one) === kindOf(match))) return null;
  const { folded } = segment;
  const before = folded.slice(0, match.start);
  const words = `${before} ${folded.slice(match.end)}`;
  const row = { printing, isVoid: weighed.void, score: scoreByItself(weighed) };
  const count = countOf(words);
  if (count === 0) {
    const name = nameAbove(printing);
    return name === null ? null : { ...row, words: name, place: 'below', behind: null };
  }
  const place = placeOf(segment.text, match);
  const behind = before.length > behindCharsMax ? null : before.replace(/\d+/g, '0').trim();
  const wordsMax = place?.startsWith('cell') ? rowWordsMax.cells : rowWordsMax.plain;
  const isLong = count > wordsMax && countOf(words.replace(/\([^()]{0,60}\)/, '')) > wordsMax;
  if ((place === null && !behind) || isLong) return null;
  return { ...row, words, place, behind: behind || null };
}

/** "16:22 - code ", "Attempt 2: ": what all rows of a list may begin with. */
const behindCharsMax = 24;
const nameCharsMax = 40;

/**
 * The line above a code that is all of its own, where that is no sentence: "Previous code". Above two of them there are two
 * names: tables whose cells are paragraphs are read so.
 */
function nameAbove({ near, index }: Printing): string | null {
  const isCode = (at: number) => isWholeLine(near.segments[at]);
  let first = index;
  while (index - first < rowsMax && isCode(first - 1)) first -= 1;
  let behind = index + 1;
  while (behind - index < rowsMax && isCode(behind)) behind += 1;
  const above = near.segments[index - (behind - first)];
  if (above === undefined || above.text.length > nameCharsMax || /\d|[.!?;,]$/.test(above.text)) return null;
  return countOf(above.folded) > labelWordsMax ? null : above.folded;
}

function isWholeLine(segment: Segment | undefined): boolean {
  const [match, ...others] = segment?.reading.matches() ?? [];
  return match !== undefined && others.length === 0 && match.end - match.start === segment!.text.length;
}

/** In a short line of the mail's own, and nothing else by its name; what is void may be one of a list. */
function mayBeIt(printing: Printing, weighed: Weighed): boolean {
  const { quoted, place, text } = printing.segment;
  if (quoted || (place !== 'html' && place !== 'text') || text.length > rowCharsMax) return false;
  if (!isCodeLike(printing)) return false;
  return weighed.void || (!weighed.settled && !weighed.foreign && scoreByItself(weighed) >= scoreMin);
}

function scoreByItself({ score, reasons }: Weighed): number {
  return reasons.reduce((sum, one) => (one.amongOthers ? sum - one.weight : sum), score);
}

export function countOf(words: string): number {
  return words.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
}

const parting = /\t| [-|/] /g;
const beginsCell = /(?:^|\t| [-|/] )[^\p{L}\p{N}]{0,2}$/u;
const endsCell = /^[^\p{L}\p{N}\t]{0,2}(?:$|\t| [-|/] )/u;
/** "1. 3941   newest" */
const numbering = /^[^\p{L}\p{N}]{0,2}\d{1,2}[.)] /u;

/** "Ms Yilmaz: RQ5T8, received on 14 May" */
const isNamed = /^[^:：\d]{2,30}[:：] ?$/;

/** The number of its cell, or the end that it stands at; null in the middle of a sentence. */
function placeOf(text: string, { start, end }: Match): string | null {
  const before = text.slice(0, start).replace(numbering, '');

  const after = text.slice(end);
  const isCell =
    text.includes('\t') || (beginsCell.test(before) && endsCell.test(after) && before + after !== '');
  if (isCell && (before + after).search(parting) >= 0) return `cell ${before.match(parting)?.length ?? 0}`;
  if (!/[\p{L}\p{N}]/u.test(before)) return 'first';
  if (!/[\p{L}\p{N}]/u.test(after.replace(/\([^()]{0,60}\)/, ''))) return 'last';
  return isNamed.test(before) ? 'named' : null;
}

/** Words of letters alone only where their line names a code. */
function isCodeLike({ match: { shape, value }, segment }: Printing): boolean {
  if (shape === 'words') return false;
  return /\d/.test(value) || (/^[A-Z]+$/.test(value) && segment.hits.some(isCodeName));
}

function kindOf({ shape, value }: Match): string {
  return `${/\D/.test(value) ? 'mixed' : shape} ${value.length}`;
}
