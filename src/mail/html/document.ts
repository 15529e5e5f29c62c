/**
 * What a reader sees of a body: lines of pieces of text, each piece with the marks it is printed in.
 * Text, links and codes all read this one document, so that a body is walked only once.
 */

/** How a piece of text is printed, or where it stands; combined with `|`. */
export const mark = {
  bold: 1,
  /** `code`, `pre`, `kbd`, `samp`, or a monospaced font. */
  code: 2,
  /** At least `bigPx` tall. */
  big: 4,
  /** Letter-spacing, as senders use to make a code readable. */
  spaced: 8,
  heading: 16,
  center: 32,
  /** A background or a border of its own. */
  boxed: 64,
  link: 128,
  /** Struck out: an old value. */
  strike: 256,
  hidden: 512,
  /** Inside a quotation of an earlier mail. */
  quote: 1024,
  /** The text of an image. */
  alt: 2048,
  /** The value of a form field. */
  input: 4096,
  /** The element's class or id says that it holds a code. */
  named: 8192,
  /** Small print. */
  small: 16384,
  /** Joined from one character per cell, item or line. */
  joined: 32768,
} as const;

/** From this font size on a reader takes text for a title or a display. */
export const bigPx = 20;

export interface Piece {
  text: string;
  readonly marks: number;
  /** Font size in px; 16 where nothing is said. */
  readonly size: number;
}

export interface Line {
  readonly pieces: Piece[];
  /** What stands between the line before and this one: 1 a line break, 2 a new block. */
  readonly gap: number;
}

export interface Anchor {
  readonly href: string;
  /** The words of the link, `alt` texts included. */
  text: string;
  /** Index of the line it stands in. */
  readonly line: number;
  /** Printed as a button: a background or a border. */
  readonly button: boolean;
  /** Nothing of it is seen; so it is until some of it is. */
  hidden: boolean;
}

export interface MailDocument {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly anchors: readonly Anchor[];
}

/** The line as one string, only what a reader sees. */
export function visibleText(line: Line): string {
  let text = '';
  for (const piece of line.pieces) {
    if ((piece.marks & (mark.hidden | mark.alt)) === 0) text += piece.text;
  }
  return text;
}
