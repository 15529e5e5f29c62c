/**
 * The header block of a mail as one strict reader sees it. Two readers that disagree about where a field begins
 * disagree about who wrote the mail, so whatever is not plainly a field is reported and never guessed at.
 */
import { Buffer } from 'node:buffer';
import { limits } from '../limits.ts';

export interface HeaderField {
  /** In lower case. */
  readonly name: string;
  /** Unfolded (RFC 5322 section 2.2.3), each character one byte as received. */
  readonly value: string;
}

export interface HeaderBlock {
  readonly fields: readonly HeaderField[];
  /** The block is small enough to be worked on; nothing of it is known otherwise. */
  readonly bounded: boolean;
  /** Where the body begins in the mail. */
  readonly bodyStart: number;
  /** Why its fields cannot be told from each other with certainty, in words; null when they can. */
  readonly problem: string | null;
}

const fieldName = /^[\x21-\x39\x3b-\x7e]+$/;

export function readHeader(raw: Uint8Array): HeaderBlock {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const end = endOfHeader(bytes);
  if (end > limits.headerBytesMax)
    return unbounded(`the header has more than ${limits.headerBytesMax} bytes`);
  const lines = bytes.toString('latin1', 0, end).split('\r\n');
  if (lines.length > limits.senderAuthHeaderLinesMax) {
    return unbounded(`the header has more than ${limits.senderAuthHeaderLinesMax} lines`);
  }

  const fields: { name: string; parts: string[] }[] = [];
  let problem: string | null = null;
  for (const line of lines) {
    if (line === '') continue;
    if (/[\r\n\0]/.test(line)) problem = 'a header line has a bare CR, a bare LF or a NUL';
    const last = fields.at(-1);
    if ((line.startsWith(' ') || line.startsWith('\t')) && last !== undefined) {
      last.parts.push(line);
      continue;
    }
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0));
    if (fieldName.test(name)) fields.push({ name: name.toLowerCase(), parts: [line.slice(colon + 1)] });
    else problem = 'a header line is not a field';
  }
  return {
    fields: fields.map(({ name, parts }) => ({ name, value: parts.join('') })),
    bounded: true,
    bodyStart: Math.min(end + 2, bytes.length),
    problem,
  };
}

export function fieldsNamed(header: HeaderBlock, name: string): HeaderField[] {
  return header.fields.filter((field) => field.name === name);
}

/** Just behind the last field's line end. A bound more is looked at than allowed, to tell too long from long. */
function endOfHeader(bytes: Buffer): number {
  if (bytes.subarray(0, 2).toString('latin1') === '\r\n') return 0;
  const seen = bytes.subarray(0, limits.headerBytesMax + 4);
  const gap = seen.indexOf('\r\n\r\n', 0, 'latin1');
  return gap < 0 ? bytes.length : gap + 2;
}

function unbounded(problem: string): HeaderBlock {
  return { fields: [], bounded: false, bodyStart: 0, problem };
}
