/**
 * Where the lines of a body go: one run of bytes, decoded as it comes. Nothing is kept per line, so the memory is in
 * proportion to the decoded bytes whatever the lines look like.
 */

/** Whole lines in one go, then once the end, which postal-mime asks for. */
export interface BodySink {
  /** Takes `bytes` from `from` to `to`, which are lines with their ends; only what ends `bytes` may lack its own. */
  run(bytes: Uint8Array<ArrayBuffer>, from: number, to: number): void;
  finalize(): ArrayBuffer | null;
}

/** Asked with a number of bytes, answers how many of them may still be kept. */
type Room = (bytes: number) => number;

/**
 * What a body is, and so what becomes of its line ends. Of a `text` they all are, and `withFeeds` makes them LF once it is
 * read. Of a `file` they are content, but for the one before a boundary, which belongs to the boundary (RFC 2046 section
 * 5.1.1): whatever is followed by anything in the mail is followed by a boundary in the end.
 */
export type BodyKind = 'text' | 'file';

const lineFeed = 10;
const carriageReturn = 13;
const equalsSign = 61;
const blank = 32;
const hyphen = 45;
const underline = 95;
const tab = 9;

/** So much is decoded before it is put with the rest. */
const pieceBytes = 16 * 1024;

class Bytes {
  readonly #room: Room | undefined;
  #buffer = new Uint8Array(0);
  #length = 0;
  /** Of the bytes kept, how many at the end are those of a line end that may turn out to be a boundary's. */
  lineEnd = 0;

  constructor(room: Room | undefined) {
    this.#room = room;
  }

  /** Keeps the first `count` bytes, or as many of them as there is room for. */
  push(source: Uint8Array, count = source.length): void {
    const kept = this.#room === undefined ? count : this.#room(count);
    if (kept === 0) return;
    if (this.#length + kept > this.#buffer.length) this.#grow(this.#length + kept);
    this.#buffer.set(kept === source.length ? source : source.subarray(0, kept), this.#length);
    this.#length += kept;
  }

  #grow(needed: number): void {
    const larger = new Uint8Array(Math.max(needed, this.#buffer.length * 2, 1_024));
    larger.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = larger;
  }

  take(): ArrayBuffer {
    const { buffer } = this.#buffer;
    const length = this.#length - this.lineEnd;
    return buffer.byteLength === length ? buffer : buffer.slice(0, length);
  }
}

/** How many bytes before `to` are a line end that may be a boundary's: none where the mail ends, as no boundary follows. */
function lineEndBefore(bytes: Uint8Array, from: number, to: number): number {
  if (to === bytes.length || to === from || bytes[to - 1] !== lineFeed) return 0;
  return to - 2 >= from && bytes[to - 2] === carriageReturn ? 2 : 1;
}

/** 7bit, 8bit and binary: the bytes as they are. They follow each other in the mail, so they are copied once, at the end. */
export class PlainSink implements BodySink {
  readonly #room: Room | undefined;
  readonly #kind: BodyKind;
  #bytes: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  #from = 0;
  #to = 0;
  #lineEnd = 0;

  constructor(kind: BodyKind, room?: Room) {
    this.#kind = kind;
    this.#room = room;
  }

  run(bytes: Uint8Array<ArrayBuffer>, from: number, to: number): void {
    const kept = this.#room === undefined ? to - from : this.#room(to - from);
    if (kept === 0) return;
    if (this.#to === 0) this.#from = from;
    this.#bytes = bytes;
    this.#to = from + kept;
    if (this.#kind === 'file') this.#lineEnd = lineEndBefore(bytes, from, to);
  }

  finalize(): ArrayBuffer {
    const { buffer, byteOffset } = this.#bytes;
    return buffer.slice(byteOffset + this.#from, byteOffset + this.#to - this.#lineEnd);
  }
}

/** A text whose line ends are LF: what it was sent as has CR LF, or more of the former. */
export function withFeeds(text: string): string {
  if (!text.includes('\r')) return text;
  // All at once first, which takes half the time of an expression.
  const plain = text.replaceAll('\r\n', '\n');
  // It looks back so that a row of the former that ends otherwise is looked at once, not from each of them.
  return plain.includes('\r\n') ? plain.replace(/(?<!\r)\r+\n/g, '\n') : plain;
}

/** Quoted-printable (RFC 2045 section 6.7); what is not a valid escape stays as it is. */
export class QuotedPrintableSink implements BodySink {
  readonly #bytes: Bytes;
  readonly #kind: BodyKind;

  constructor(kind: BodyKind, room?: Room) {
    this.#kind = kind;
    this.#bytes = new Bytes(room);
  }

  run(bytes: Uint8Array, from: number, to: number): void {
    // Nothing gets longer.
    const decoded = to - from > scratch.length ? new Uint8Array(to - from) : scratch;
    let count = 0;
    let softEnd = -1;
    const last = to - 1;
    for (let at = from; at < to; at++) {
      let byte = bytes[at]!;
      // Nearly all, in a loop of their own, whose end the processor rarely guesses wrong: half the time of one loop for all.
      while (byte !== equalsSign && at < last) {
        decoded[count++] = byte;
        byte = bytes[++at]!;
      }
      if (byte !== equalsSign) {
        decoded[count++] = byte;
      } else {
        const value = at + 2 < to ? nibbles[bytes[at + 1]!]! * 16 + nibbles[bytes[at + 2]!]! : 256;
        if (value < 256) {
          decoded[count++] = value;
          at += 2;
          continue;
        }
        const end = endOfLine(bytes, behindPadding(bytes, at + 1, to), to);
        if (end < 0) decoded[count++] = byte;
        else {
          // A soft line break.
          at = end;
          softEnd = end;
        }
      }
    }
    this.#bytes.push(decoded, count);
    if (this.#kind === 'file') this.#bytes.lineEnd = softEnd === last ? 0 : lineEndBefore(bytes, from, to);
  }

  finalize(): ArrayBuffer {
    return this.#bytes.take();
  }
}

/** Where most bodies are decoded, one after the other. */
const scratch = new Uint8Array(64 * 1024);

/** Behind the blanks that a relay may have put to the end of a line (RFC 2045 section 6.7, rule 3). */
function behindPadding(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to && (bytes[at] === blank || bytes[at] === tab)) at++;
  return at;
}

/** Where the line feed stands, or all ends, when nothing but carriage returns comes before that; else -1. */
function endOfLine(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to && bytes[at] === carriageReturn) at++;
  return at === to || bytes[at] === lineFeed ? at : -1;
}

/**
 * Base64 (RFC 2045 section 6.8). Foreign characters are skipped; padding ends a unit, and another may follow. A line that begins
 * with two hyphens or underlines ends all of it: lists put their footer behind whatever a mail is made of.
 */
export class Base64Sink implements BodySink {
  readonly #bytes: Bytes;
  #decoded = new Uint8Array(1_024);
  #bits = 0;
  #bitCount = 0;
  #isOver = false;

  constructor(room?: Room) {
    this.#bytes = new Bytes(room);
  }

  run(bytes: Uint8Array, from: number, to: number): void {
    for (let at = from; at < to && !this.#isOver; ) {
      let end = Math.min(at + pieceBytes, to);
      const lastEnd = bytes.subarray(at, end).lastIndexOf(lineFeed);
      if (lastEnd >= 0) end = at + lastEnd + 1;
      const width = bytes.subarray(at, end).indexOf(lineFeed) + 1;
      const even = this.#takeEven(bytes, at, end, width);
      // What is left goes in one go, so that lines of all widths cost no more than the bytes they have.
      this.#take(bytes, at + even * width, end);
      at = end;
    }
  }

  /**
   * Lines of one width and nothing but letters, by the runtime's own decoder: it is several times as fast, and does
   * otherwise with whatever else there is, which shows in how much it decodes.
   * @param width Of a line, its end included.
   * @returns How many lines, from the first one on; 0 where they are not like that, and nothing was taken.
   */
  #takeEven(bytes: Uint8Array, from: number, to: number, width: number): number {
    const letters = width - 2;
    if (this.#bitCount !== 0 || letters <= 0 || letters % 4 !== 0) return 0;
    let end = from;
    while (
      end + width <= to &&
      bytes[end + width - 1] === lineFeed &&
      bytes[end + letters] === carriageReturn
    ) {
      end += width;
    }
    const lines = (end - from) / width;
    const source = Buffer.from(bytes.buffer, bytes.byteOffset + from, end - from);
    // Letters of another alphabet that the runtime takes as well.
    if (source.includes('-') || source.includes('_')) return 0;
    if (this.#decoded.length < source.length) this.#decoded = new Uint8Array(source.length);
    const count = Buffer.from(this.#decoded.buffer).write(source.toString('latin1'), 'base64');
    if (count !== (lines * letters * 3) / 4) return 0;
    this.#bytes.push(this.#decoded, count);
    return lines;
  }

  #take(line: Uint8Array, from: number, to: number): void {
    if (this.#decoded.length < to - from) this.#decoded = new Uint8Array(to - from);
    const decoded = this.#decoded;
    let count = 0;
    let bits = this.#bits;
    let bitCount = this.#bitCount;
    for (let at = from; at < to; at++) {
      const value = sextets[line[at]!]!;
      if (value < 64) {
        bits = ((bits << 6) | value) & 0xfff;
        bitCount += 6;
        if (bitCount >= 8) {
          bitCount -= 8;
          decoded[count++] = (bits >> bitCount) & 0xff;
        }
      } else if (value === padding) {
        bits = 0;
        bitCount = 0;
      } else if (isFooter(line, at, from)) {
        this.#isOver = true;
        break;
      }
    }
    this.#bits = bits;
    this.#bitCount = bitCount;
    this.#bytes.push(decoded, count);
  }

  finalize(): ArrayBuffer {
    return this.#bytes.take();
  }
}

/** Whether a line begins here as none of base64 does. */
function isFooter(bytes: Uint8Array, at: number, from: number): boolean {
  const sign = bytes[at];
  const isRule = (sign === hyphen || sign === underline) && bytes[at + 1] === sign;
  return isRule && (at === from || bytes[at - 1] === lineFeed);
}

/** For bytes that nobody reads. */
export const discardingSink: BodySink = {
  run: () => {},
  finalize: () => null,
};

const padding = 64;
const foreign = 65;
const sextets = new Uint8Array(256).fill(foreign);
for (const [value, letter] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries()) {
  sextets[letter.charCodeAt(0)] = value;
}
sextets[equalsSign] = padding;

/** The value of a hexadecimal digit; of everything else so much that no two of them are a byte. */
const nibbles = new Uint16Array(256).fill(256);
for (const [value, letter] of [...'0123456789abcdef'].entries()) {
  nibbles[letter.charCodeAt(0)] = value;
  nibbles[letter.toUpperCase().charCodeAt(0)] = value;
}
