/** The page as it is written, piece by piece: lines, the blanks and breaks between them, and the links in them. */
import { limits } from '../../limits.ts';
import { type Anchor, type Line, type MailDocument, mark, type Piece } from './document.ts';
import type { Frame } from './frame.ts';
import { joinSingles } from './singles.ts';

export class Page {
  readonly #lines: Line[] = [];
  readonly #anchors: Anchor[] = [];
  #pieces: Piece[] = [];
  /** What stands between the line before and the one that is written. */
  #gap = 2;
  #space = false;
  #cell = false;
  /** An element of the line has begun or ended since the last text. */
  #edge = false;
  /** The last two units of the line, kept apart: reading them from a text that grows costs a copy of all of it. */
  #end = '';
  /** How long the last text was. */
  #written = 0;
  /** The cell that is written has a line break in it. */
  #isCellBroken = false;
  #chars = 0;

  isFull(): boolean {
    return this.#chars > limits.bodyCharsMax || this.#lines.length >= limits.htmlLinesMax;
  }

  /** A blank belongs before what comes next. */
  space(): void {
    this.#space = true;
  }

  /** An element within the line begins or ends here. */
  edge(): void {
    this.#edge = true;
  }

  /** What comes next stands in another cell, where its row has one already. */
  cell(): void {
    this.#isCellBroken = false;
    if (this.#pieces.length > 0) this.#cell = true;
  }

  /**
   * A cell has ended; what its row had before does not count. The last of its lines is nothing that goes on in the next one:
   * "Order⏎1204" beside "Code⏎482913".
   */
  endCell(): void {
    if (this.#isCellBroken) this.break(2);
    this.#isCellBroken = false;
    this.#cell = this.#pieces.length > 0;
  }

  /** Adds a text, without blanks around it, to the line. */
  write(written: string, frame: Frame, extraMarks: number): void {
    if (written === '' || this.isFull()) return;
    const marks = frame.marks | extraMarks;
    const text = frame.capitals ? inCapitals(written, marks) : written;
    const pieces = this.#pieces;
    const last = pieces[pieces.length - 1];
    let lead = '';
    if (last !== undefined) {
      if (this.#cell) lead = '\t';
      else if (this.#space || (this.#edge && isGlued(this.#end, text) && !this.#goesOn(text))) lead = ' ';
    }
    this.#cell = false;
    this.#space = false;
    this.#edge = false;
    this.#chars += text.length + lead.length;
    this.#end = text.length > 1 ? text.slice(-2) : lead + text;
    this.#written = text.length;
    if (last !== undefined && last.marks === marks && last.size === frame.size) last.text += lead + text;
    else {
      if (lead !== '' && last !== undefined) last.text += lead;
      pieces.push({ text, marks, size: frame.size });
    }
    if (frame.anchor >= 0) this.#writeLink(this.#anchors[frame.anchor], lead, text, marks);
  }

  #writeLink(anchor: Anchor | undefined, lead: string, text: string, marks: number): void {
    if (anchor === undefined) return;
    if ((marks & mark.hidden) === 0) anchor.hidden = false;
    if (anchor.text.length >= limits.linkTextCharsMax) return;
    anchor.text += (lead === '' || anchor.text === '' ? '' : ' ') + text;
  }

  /** Text whose line breaks count. */
  writeRows(raw: string, frame: Frame, count: () => void): void {
    let from = 0;
    for (;;) {
      const to = raw.indexOf('\n', from);
      const row = raw.slice(from, Math.min(to < 0 ? raw.length : to, from + limits.bodyCharsMax));
      if (row !== '') this.write(row.replace(/[\t\r]/g, blankOrNothing), frame, 0);
      if (to < 0) return;
      this.breakRow();
      count();
      if (this.isFull()) return;
      from = to + 1;
    }
  }

  /** Whether a text is one more piece of a code, as in "<b>bk</b><b>7r</b><b>2n</b>": as long as the one before, and no number. */
  #goesOn(text: string): boolean {
    return text.length === this.#written && codePiece.test(text);
  }

  /** One line break; the second in a row begins a new block. */
  breakRow(): void {
    this.#isCellBroken = true;
    this.break(this.#pieces.length === 0 ? 2 : 1);
  }

  /** @param gap 1 a line break, 2 a new block. */
  break(gap: number): void {
    if (this.#pieces.length === 0 || this.#pieces.every(isBlank)) {
      if (gap > this.#gap) this.#gap = gap;
      if (this.#pieces.length > 0) this.#pieces = [];
    } else {
      this.#lines.push({ pieces: this.#pieces, gap: this.#gap });
      this.#gap = gap;
      this.#pieces = [];
    }
    this.#space = false;
    this.#cell = false;
    this.#edge = false;
  }

  /** @returns The index of the link that begins here; -1 where there are too many. */
  openLink(href: string, button: boolean, hidden: boolean): number {
    if (this.#anchors.length >= limits.linksMax * 10) return -1;
    return this.#anchors.push({ href, text: '', line: this.#lines.length, button, hidden }) - 1;
  }

  finish(title: string): MailDocument {
    this.break(2);
    return { title, lines: joinSingles(this.#lines), anchors: this.#anchors };
  }
}

const codePiece = /^(?:\d\p{Ll}|\d\p{Ll}\d|\d\d\p{Ll})$/u;
const lowerEnd = /\p{Ll}\p{Ll}$/u;
const digitEnd = /\d$/;
const valueStart = /^(?:\d|\p{Lu}\p{Ll}\p{Ll})/u;
const wordStart = /^\p{Lu}\p{Ll}\p{Ll}/u;

/** Whether two elements without a blank between them are parted by their styles, as a name and its value are: "Code", "482913". */
function isGlued(end: string, after: string): boolean {
  const start = after.slice(0, 3);
  return lowerEnd.test(end) ? valueStart.test(start) : digitEnd.test(end) && wordStart.test(start);
}

function isBlank({ text }: Piece): boolean {
  return text.trim() === '';
}

function blankOrNothing(sign: string): string {
  return sign === '\t' ? ' ' : '';
}

const codeLike = /^[\p{L}\p{N}]$|^(?=.*\d)[\p{L}\d-]{4,20}$/u;

/** What may be a code as it is seen, and typed. Words are left as the sender has written them, which says more of them. */
function inCapitals(text: string, marks: number): string {
  if (!codeLike.test(text) && ((marks & mark.named) === 0 || text.includes(' '))) return text;
  const capitals = text.toUpperCase();
  return capitals.length === text.length ? capitals : text;
}
