/**
 * The mail as the engine reads it: segments, each a line that a reader sees, or a text that stands apart
 * from the lines (subject, title, preheader, image text). Every segment knows its words, and how the
 * pieces of it are printed.
 */

import { limits } from '../../../limits.ts';
import { type Line, type MailDocument, mark, type Piece } from '../../html.ts';
import type { Hit } from '../words/index.ts';
import { clean } from './clean.ts';
import { withGridsJoined } from './gridrows.ts';
import { withQuotation } from './quotation.ts';
import { knownReading, type Reading, readingOf, type Span } from './reading.ts';
import { setOffIn } from './setoff.ts';
import { blank, tab } from './signs.ts';

export type Place = 'subject' | 'title' | 'preheader' | 'alt' | 'html' | 'text';

export interface Segment {
  readonly place: Place;
  /** In one spelling (`clean`), blanks collapsed; cells are parted by tabs. */
  readonly text: string;
  /** `text` without case and accents, of the same length. */
  readonly folded: string;
  readonly hits: readonly Hit[];
  /** What its text says by itself. */
  readonly reading: Reading;
  readonly spans: readonly Span[];
  /** 1 when the line follows the one before directly, 2 when a new block begins. */
  readonly gap: number;
  /** Part of an earlier mail. */
  readonly quoted: boolean;
}

/** The segments of each source apart: neighbours are only looked for within one flow. */
export interface Flow {
  readonly name: 'subject' | 'title' | 'html' | 'text';
  readonly segments: readonly Segment[];
}

class Builder {
  text = '';
  readonly spans: Span[] = [];
  /** The last unit of `text`, kept apart: reading it from a text that grows costs a copy of all of it. */
  #last: number = blank;

  add(raw: string, marks: number, size: number): void {
    let piece = untidy.test(raw) ? collapse(clean(raw)) : raw;
    if (this.#last === blank || this.#last === tab) piece = piece.trimStart();
    if (piece === '') return;
    // What is struck out and what takes its place are two values: "2268 7315".
    if (((this.spans.at(-1)?.marks ?? 0) & ~marks & mark.strike) !== 0) piece = `\u2192 ${piece.trimStart()}`;
    this.#last = piece.charCodeAt(piece.length - 1);
    const start = this.text.length;
    this.text += piece;
    this.spans.push({ start, end: this.text.length, marks, size });
  }

  segment(place: Place, gap: number, quoted: boolean): Segment | null {
    return segmentOf(readingOf(this.text.trimEnd()), this.spans, place, gap, quoted);
  }
}

function segmentOf(
  reading: Reading,
  spans: readonly Span[],
  place: Place,
  gap: number,
  quoted: boolean,
): Segment | null {
  // Rules and frames are drawn with signs, and say nothing.
  if (!reading.hasWords) return null;
  const { text, folded, hits } = reading;
  return { place, text, folded, hits, reading, spans, gap, quoted };
}

/** What `clean` or `collapse` may change; most lines have nothing of it. */
const untidy = /[\t`\xa0\xad\xb4\u0100-\uffff]| {2}/;

function collapse(text: string): string {
  const narrow = text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text;
  return narrow.includes('\t') ? narrow.replace(/ ?\t[ \t]*/g, '\t') : narrow;
}

/** One text as one flow of one segment. */
export function singleFlow(name: 'subject' | 'title', raw: string): Flow {
  const builder = new Builder();
  builder.add(raw.slice(0, limits.subjectCharsMax), 0, 16);
  const segment = builder.segment(name, 2, false);
  return { name, segments: segment === null ? [] : [segment] };
}

const patchLine = /^(?:diff --git |@@ -\d|index [0-9a-f]{7,}\.\.)/;

function isPatchLine(text: string): boolean {
  // The first character says it of nearly all lines, in less time.
  return (text.startsWith('d') || text.startsWith('@') || text.startsWith('i')) && patchLine.test(text);
}

/**
 * The lines of a document as a flow. A long body is read at its beginning and its end: codes stand at the
 * top of a mail, domain-bound ones in its last line.
 */
export function documentFlow(name: 'html' | 'text', document: MailDocument): Flow {
  const segments: Segment[] = [];
  const { lines } = document;
  let chars = 0;
  let at = 0;
  for (; at < lines.length; at += 1) {
    if (chars > limits.codeTextCharsMax) break;
    const line = lines[at] as Line;
    // From here on it is a program that is sent for review, not a letter.
    if (name === 'text' && isPatchLine(line.pieces[0]?.text ?? '')) return { name, segments };
    chars += addLine(name, line, segments);
  }
  if (at < lines.length) {
    let from = lines.length;
    let tail = 0;
    while (from > at && tail < limits.codeTailCharsMax) {
      from -= 1;
      for (const piece of (lines[from] as Line).pieces) tail += piece.text.length;
    }
    for (; from < lines.length; from += 1) addLine(name, lines[from] as Line, segments);
  }
  return { name, segments: withQuotation(withGridsJoined(segments)) };
}

const apart = mark.hidden | mark.alt;

/** A line of one piece that was read a moment ago, as most of a template are: nothing of it is worked out again. */
function addKnown(name: 'html' | 'text', { pieces, gap }: Line, segments: Segment[]): number {
  const [piece] = pieces;
  if (piece === undefined || pieces.length > 1 || (piece.marks & apart) !== 0) return 0;
  const { text, marks, size } = piece;
  const reading = knownReading(text);
  if (reading === undefined) return 0;
  const segment = segmentOf(reading, reading.asOneSpan(marks, size), name, gap, (marks & mark.quote) !== 0);
  if (segment !== null) segments.push(segment);
  return text.length;
}

/** Adds plain text, of which some may be set off by signs. */
function addPlain(builder: Builder, text: string, { marks, size }: Piece): void {
  let from = 0;
  for (const found of setOffIn(text)) {
    builder.add(text.slice(from, found.start), marks, size);
    builder.add(found.value, marks | found.marks, size);
    from = found.end;
  }
  builder.add(from === 0 ? text : text.slice(from), marks, size);
}

/** Adds the segments of a line: what is seen, and apart from it what is hidden or stands in an image. */
function addLine(name: 'html' | 'text', line: Line, segments: Segment[]): number {
  const known = addKnown(name, line, segments);
  if (known > 0) return known;
  const seen = new Builder();
  let hidden: Builder | null = null;
  let chars = 0;
  let quoted = line.pieces.length > 0;
  for (const piece of line.pieces) {
    const room = limits.codeTextCharsMax - chars;
    if (room <= 0) break;
    const text = piece.text.length > room ? piece.text.slice(0, room) : piece.text;
    chars += text.length;
    if (quoted && (piece.marks & mark.quote) === 0 && piece.text.trim() !== '') quoted = false;
    if ((piece.marks & mark.hidden) !== 0) {
      hidden ??= new Builder();
      hidden.add(text, piece.marks, piece.size);
    } else if ((piece.marks & mark.alt) !== 0) {
      const alt = new Builder();
      alt.add(text, piece.marks, piece.size);
      const segment = alt.segment('alt', 2, (piece.marks & mark.quote) !== 0);
      if (segment !== null) segments.push(segment);
    } else if (name === 'text') addPlain(seen, text, piece);
    else seen.add(text, piece.marks, piece.size);
  }
  if (hidden !== null) {
    const segment = hidden.segment('preheader', line.gap, quoted);
    if (segment !== null) segments.push(segment);
  }
  const segment = seen.segment(name, line.gap, quoted);
  if (segment !== null) segments.push(segment);
  return chars;
}
