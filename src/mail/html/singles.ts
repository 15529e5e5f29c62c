/**
 * One character per cell, item or line is how templates print a code in boxes. The eye joins them, so
 * they are joined here: cells within a line, and lines that follow each other.
 */
import { type Line, mark, type Piece } from './document.ts';

const single = /^[\p{L}\p{Nd}]$/u;
const filler = /^[-\u2010-\u2015\u2212\u00b7\u2022|]?$/u;
const runMin = 4;
const runMax = 12;
/** Signs in a row that part the halves of a code; more are a rule across the page. */
const fillersMax = 3;

function markedText(line: Line): string {
  let text = '';
  for (const piece of line.pieces) {
    if ((piece.marks & mark.hidden) === 0) text += piece.text;
    if (text.length > 200) return text;
  }
  return text;
}

/** The joined text of cells that hold one character each; null when they do not, or are fewer than `least`. */
function joinedCells(text: string, least = runMin): string | null {
  if (text.length > 100 || !text.includes('\t')) return null;
  let joined = '';
  let count = 0;
  for (const cell of text.split('\t')) {
    const inner = cell.replace(/[\u200b-\u200f\u2060\ufeff]/g, '').trim();
    if (single.test(inner)) {
      joined += inner;
      count += 1;
    } else if (filler.test(inner)) joined += inner === '' ? '' : '-';
    else return null;
  }
  return count >= least && count <= runMax ? joined : null;
}

function joinedLine(first: Line, text: string, isBoxed = true): Line {
  const lead = first.pieces.find((piece) => (piece.marks & mark.hidden) === 0) as Piece;
  return {
    pieces: [{ text, marks: isBoxed ? lead.marks | mark.joined : lead.marks, size: lead.size }],
    gap: first.gap,
  };
}

/** Lines that are one value, and the one behind them. */
interface Run {
  readonly joined: string | null;
  /** One character to a cell or a line. */
  readonly isBoxed: boolean;
  readonly end: number;
}

/**
 * The lines of one character that follow each other, joined; null where they are too few or too many. Either way the
 * whole run is taken: no part of it is looked at twice, and the end of a long list is no code.
 */
function readRun(lines: readonly Line[], start: number): Run {
  let end = start;
  let joined = '';
  let count = 0;
  let fillers = 0;
  while (end < lines.length) {
    const next = markedText(lines[end] as Line).trim();
    if (single.test(next)) {
      if (count < runMax) joined += fillers > 0 ? `-${next}` : next;
      count += 1;
      fillers = 0;
    } else if (next !== '' && filler.test(next) && fillers < fillersMax) fillers += 1;
    else break;
    end += 1;
  }
  return { joined: count >= runMin && count <= runMax ? joined : null, isBoxed: true, end };
}

/** Half of a row of boxes that was broken in two. */
const halfMin = 3;
const half = /^\d{3}$/;

/**
 * Halves that follow each other, joined: "4 8 2" above "9 1 3", in boxes, and "482" above "913", which are in groups. Null where
 * they are not two. The whole run is taken as above.
 */
function readHalves(lines: readonly Line[], start: number): Run {
  let end = start;
  const halves: string[] = [];
  let isBoxed = true;
  for (; end < lines.length; end += 1) {
    const text = markedText(lines[end] as Line);
    const cells = joinedCells(text, halfMin);
    const next = cells ?? text.trim();
    if (!half.test(next)) break;
    isBoxed &&= cells !== null;
    if (halves.length < 2) halves.push(next);
  }
  return { joined: end - start === 2 ? halves.join(isBoxed ? '' : ' ') : null, isBoxed, end };
}

/** What begins at a line; null where nothing does, as at most. */
function runAt(lines: readonly Line[], at: number, text: string): Run | null {
  if (text.length <= 4 && single.test(text.trim())) return readRun(lines, at);
  const run = text.includes('\t') || half.test(text.trim()) ? readHalves(lines, at) : null;
  return run === null || run.end === at ? null : run;
}

/** Joins what stands one character at a time; leaves everything else as it is. */
export function joinSingles(lines: readonly Line[]): readonly Line[] {
  let result: Line[] | null = null;
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] as Line;
    const text = markedText(line);
    const cells = joinedCells(text);
    if (cells !== null) {
      result ??= lines.slice(0, at);
      result.push(joinedLine(line, cells));
      at += 1;
      continue;
    }
    const run = runAt(lines, at, text);
    if (run !== null) {
      if (run.joined !== null) {
        result ??= lines.slice(0, at);
        result.push(joinedLine(line, run.joined, run.isBoxed));
      } else if (result !== null) {
        for (let index = at; index < run.end; index += 1) result.push(lines[index] as Line);
      }
      at = run.end;
      continue;
    }
    result?.push(line);
    at += 1;
  }
  return result ?? lines;
}
