/**
 * The body as plain text, whatever its form: for people, for the snippet and for the full text index.
 * A text part is taken as it is when it says something; otherwise the HTML is read as a person reads it.
 */
import { limits } from '../limits.ts';
import { type Line, type MailDocument, mark, renderHtml, visibleText } from './html.ts';

export interface BodyParts {
  readonly text: string | null;
  readonly html: string | null;
}

/** Both forms of a body, read once and shared by text, links and codes. */
export interface BodyDocuments {
  readonly text: MailDocument | null;
  readonly html: MailDocument | null;
}

/** A text part of fewer letters than this, beside an HTML part of many more, only stands in for it. */
const stubLettersMax = 160;

/** Reads both parts; what is too long is cut, so that the time stays in proportion to the bounds. */
export function readDocuments(body: BodyParts): BodyDocuments {
  const text = body.text === null ? null : body.text.slice(0, limits.codeSourceCharsMax);
  const html = body.html === null ? null : body.html.slice(0, limits.codeSourceCharsMax);
  return {
    text:
      text === null || isBlankText(text)
        ? null
        : looksLikeHtml(text)
          ? renderHtml(text)
          : textDocument(rejoined(unescaped(text))),
    html: html === null || isBlankText(html) ? null : renderHtml(html),
  };
}

function isBlankText(text: string): boolean {
  return !/\S/.test(text);
}

/** Line breaks that a sender's program has left as it writes them itself: `Hi,\n\nyour code is:\n482913`. */
function unescaped(text: string): string {
  return text.includes('\\n\\n') ? text.replace(/(?:\\r)?\\n/g, '\n').replaceAll('\\t', '\t') : text;
}

/** An address in angle brackets that is broken into lines (RFC 3986, appendix C). */
const brokenAddress = /<https?:\/\/[^\s<>]{1,2000}(?:\r?\n[ \t]{0,8}[^\s<>]{1,2000}){1,3}>/g;

function rejoined(text: string): string {
  return text.includes('<http')
    ? text.replace(brokenAddress, (address) => address.replace(/\s+/g, ''))
    : text;
}

/** Some senders put their HTML into the text part as well. */
function looksLikeHtml(text: string): boolean {
  const start = text.slice(0, 500).trimStart().toLowerCase();
  return /^<(?:!doctype|html|head|body|table|div|p>|center|meta|style)/.test(start);
}

/** A line of so many characters may have been broken by the sender's program, not by its writer. */
const wrappedCharsMin = 50;
/** Where no line is longer than this, the text may have been broken to a smaller width. */
const narrowCharsMax = 58;
const narrowCharsMin = 34;
/** So many lines show it. */
const narrowLinesMax = 400;
const columns = /\t| {2}/;
/** What is broken off a line that is quoted is so long at most. */
const brokenOffMax = 40;
/** So much shorter than the longest line one may be that a long word would not fit in. */
const longWordChars = 12;

/** What senders leave at the end of a line. */
function isBlank(unit: number): boolean {
  return unit === 32 || unit === 13 || unit === 9 || unit === 0xa0;
}

/** From how many characters on a line may have been broken by a program; one long line alone was broken by nobody. */
function wrappedMin(text: string): number {
  const lengths: number[] = [];
  let longest = 0;
  for (let from = 0; from < text.length && longest <= narrowCharsMax && lengths.length < narrowLinesMax; ) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    let last = to;
    while (last > from && isBlank(text.charCodeAt(last - 1))) last -= 1;
    lengths.push(last - from);
    longest = Math.max(longest, last - from);
    from = to + 1;
  }
  if (longest > narrowCharsMax || longest < narrowCharsMin) return wrappedCharsMin;
  const least = longest - longWordChars;
  return lengths.filter((length) => length >= least).length > 1 ? least : wrappedCharsMin;
}

/**
 * Plain text as lines; a line that quotes (`>`) carries the mark of a quotation. What was broken to fit a width is put
 * together again, since a sentence is read as one; characters that stand one below the other are read as one word.
 */
export function textDocument(text: string): MailDocument {
  const lines: Line[] = [];
  let gap = 2;
  let open = false;
  /** Of the row before: how far it is indented. */
  let indent = 0;
  let isRowAbove = false;
  let singles = 0;
  let rows = 0;
  let mayEncode = true;
  const wrapped = wrappedMin(text);
  const mayHaveRows = text.includes('  ');
  for (let from = 0; from < text.length && rows < limits.bodyTokensMax; rows += 1) {
    if (lines.length >= limits.htmlLinesMax) break;
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    let row = text.slice(from, text.charCodeAt(to - 1) === 13 && to > from ? to - 1 : to);
    from = to + 1;
    let marks = 0;
    if (row.charCodeAt(0) === 62) {
      row = row.replace(/^[> ]{1,40}/, '');
      marks = mark.quote;
    } else if (open && row.length <= brokenOffMax && text.charCodeAt(from) === 62 && isQuoting(lines)) {
      // The end of the line above, which its sign had made too long for a program on the way.
      marks = mark.quote;
    }
    // Lists of single characters are what is left of cells when HTML becomes text.
    const trimmed = row.trim();
    const shown = trimmed.length === 3 ? trimmed.replace(/^[*\u2022\u00b7-] (?=[\dA-Za-z]$)/, '') : trimmed;
    if (mayEncode && shown.startsWith('begin ') && encodedBegin.test(shown)) {
      const behind = behindEncoded(text, from);
      mayEncode = behind > 0;
      if (mayEncode) {
        from = behind;
        continue;
      }
    }
    if (shown === '') {
      gap = 2;
      open = false;
      continue;
    }
    const last = lines.at(-1);
    const first = indentOf(row);
    const isRow: boolean = mayHaveRows && isTableRow(shown, isRowAbove);
    const isSingle = shown.length === 1 && /[\dA-Za-z]/.test(shown);
    if (isSingle && singles > 0 && last !== undefined) {
      last.pieces[0]!.text += ` ${shown}`;
      singles += 1;
    } else if (
      open &&
      !isRow &&
      last !== undefined &&
      mayTake(last, marks) &&
      (first === 0 || first === indent) &&
      continues(shown)
    ) {
      last.pieces[0]!.text += ` ${shown}`;
      singles = 0;
    } else {
      const cells = isRow ? shown.replace(columnGaps, '\t') : isSingle ? shown : row;
      lines.push({ pieces: [{ text: cells, marks, size: 16 }], gap });
      singles = isSingle ? 1 : 0;
    }
    gap = 1;
    indent = first;
    isRowAbove = isRow;
    // Columns are narrow by themselves.
    const isLong = row.length >= wrappedCharsMin || (row.length >= wrapped && !columns.test(shown));
    open = !isRow && isLong && !sentenceEnds.includes(shown.charAt(shown.length - 1));
  }
  return { title: '', lines, anchors: [] };
}

/** A file that stands in the body itself, uuencoded, as mail programs did before MIME. */
const encodedBegin = /^begin [0-7]{3} \S/;
const encodedEnd = /\nend *\r?(?:\n|$)/g;

/** Where the body goes on behind such a file; -1 where none ends, so that a sentence that begins so costs nobody the rest. */
function behindEncoded(text: string, from: number): number {
  encodedEnd.lastIndex = from - 1;
  return encodedEnd.test(text) ? encodedEnd.lastIndex : -1;
}

/** A paragraph has an end, so that a body without any empty line is not read as one sentence. */
const paragraphCharsMax = 2_000;

function isQuoting(lines: readonly Line[]): boolean {
  return lines.at(-1)?.pieces[0]?.marks === mark.quote;
}

function mayTake(line: Line, marks: number): boolean {
  const piece = line.pieces[0];
  return piece !== undefined && piece.marks === marks && piece.text.length < paragraphCharsMax;
}

/** "Name: value". */
const isField = /^[^\s:]{1,24}(?: [^\s:]{1,24}){0,2}:(?:\s|$)/;

/** Blanks that part columns; behind what ends a sentence two are a habit. */
const columnGaps = /(?<=[^\s.!?:;,]) {2,}(?=[^ :])/g;
/** "Code   482913" is read well as it is. */
const columnsMin = 3;

/** Whether a line is a row of a table that is aligned by blanks: "Account   Code   Valid until", and below it its values. */
function isTableRow(shown: string, isBelowRow: boolean): boolean {
  if (!shown.includes('  ') || !(isBelowRow || /\p{L}/u.test(shown))) return false;
  return shown.split(columnGaps, columnsMin).length === columnsMin;
}

function indentOf(row: string): number {
  const first = row.charCodeAt(0);
  return first === 32 || first === 9 ? row.length - row.trimStart().length : 0;
}

/** Whether a line goes on with the sentence of the one before: not an entry of a list, not a value by itself. */
function continues(shown: string): boolean {
  if (/^(?:[-*#=_|\u2022]|\d{1,2}[.)] |https?:)/.test(shown)) return false;
  // "Name: …" begins with a capital; "…code for the / tablet: 73904" goes on.
  // Asked in this order as most lines have no colon.
  if (shown.includes(':') && !/^[("'«„“]?\p{Ll}/u.test(shown) && isField.test(shown)) return false;
  return shown.includes(' ') || wordEnds.includes(shown.charAt(shown.length - 1));
}

// The last character alone: an expression that ends with `$` is tried at every character of a line.
const sentenceEnds = '.:!?;\u3002\uff1a\uff01\uff1f';
const wordEnds = '.!?,;)';

/** The lines as text: a line each, an empty line between blocks that were set apart. */
export function documentText(document: MailDocument): string {
  const rows: string[] = [];
  let chars = 0;
  for (const line of document.lines) {
    const text = visibleText(line).replaceAll('\u00a0', ' ').replaceAll('\t', ' ').trim();
    if (text === '') continue;
    if (line.gap > 1 && rows.length > 0) rows.push('');
    rows.push(text);
    chars += text.length + 2;
    if (chars > limits.bodyCharsMax) break;
  }
  return rows.join('\n');
}

function letterCount(text: string, atMost: number): number {
  let count = 0;
  for (const run of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    count += run[0].length;
    if (count >= atMost) break;
  }
  return count;
}

/** Plain text of the body, bounded by `limits.bodyCharsMax`. */
export function bodyText(body: BodyParts, documents: BodyDocuments = readDocuments(body)): string {
  const plain = plainText(body, documents);
  if (documents.html === null) return plain.slice(0, limits.bodyCharsMax);
  if (plain !== '') {
    const said = letterCount(plain.replace(/https?:\/\/\S{1,2000}/g, ''), stubLettersMax);
    if (said >= stubLettersMax) return plain.slice(0, limits.bodyCharsMax);
    const rendered = documentText(documents.html);
    const shown = letterCount(rendered, said * 2 + 40);
    return (shown >= said * 2 + 40 ? rendered : plain).slice(0, limits.bodyCharsMax);
  }
  return documentText(documents.html).slice(0, limits.bodyCharsMax);
}

function plainText(body: BodyParts, documents: BodyDocuments): string {
  if (body.text === null || documents.text === null) return '';
  const text = body.text.slice(0, limits.bodyCharsMax);
  if (looksLikeHtml(text)) return documentText(documents.text);
  return text.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ').trim();
}
