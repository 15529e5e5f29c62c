/**
 * What stands between the socket and the session: cuts the bytes into command lines and messages, one at a
 * time, and reads on only when the session is done with the last one. It takes the place of the library's own
 * parser, which lets a bare LF end a command or pass in a message, runs a last line that has no end, and yields
 * to the event loop for every dot it unstuffs.
 */
import { SMTPStream } from 'smtp-server/lib/smtp-stream.js';
import { limits } from '../limits.ts';
import type { Collector, DataEnd } from './data.ts';

export interface ReaderListener {
  /** A command line without its CR LF, free of control characters. Call `next` to read on. */
  onLine(line: Buffer, next: () => void): void;
  /** The end of the message that `collect` asked for. Call `next` to read on. */
  onData(end: DataEnd, next: () => void): void;
  /** Bytes that no SMTP client sends. Nothing after them is read unless `next` is called. */
  onViolation(kind: 'broken_line' | 'long_line', next: () => void): void;
  /** Everything that has arrived is answered, or the event loop gets a turn: time to send the replies. */
  onPause(): void;
  /** The client will send nothing more, and everything it sent was answered. */
  onEnd(): void;
}

const CR = 0x0d;
const LF = 0x0a;
const TAB = 0x09;
const SPACE = 0x20;
const DELETE = 0x7f;
const nothing = Buffer.alloc(0);

export class Reader extends SMTPStream {
  readonly #listener: ReaderListener;
  #chunk: Buffer = nothing;
  #position = 0;
  /** The beginning of a line whose end has not arrived. */
  #tail: Buffer | null = null;
  #collector: Collector | null = null;
  /** Chunks behind this one. */
  readonly #waiting: Buffer[] = [];
  #waitingBytes = 0;
  /** True while a chunk is looked at, and while what it asked for is still being done. */
  #isBusy = false;
  #hasEnded = false;
  #stepping = false;
  #again = false;

  constructor(listener: ReaderListener) {
    super();
    this.#listener = listener;
  }

  /** From the next byte on the input is a message, until the collector has its end. */
  collect(collector: Collector): void {
    this.#collector = collector;
  }

  /** The message being received, if there is one. */
  get collector(): Collector | null {
    return this.#collector;
  }

  /** Whether the client sent more than what was handed over so far. */
  get hasMore(): boolean {
    const unreadBytes = this.#chunk.length - this.#position;
    return unreadBytes > 0 || this.#waitingBytes > 0;
  }

  /**
   * In place of the stream's own, which costs as much as the command in a chunk: 5 % of the processor time of a mail. A socket
   * that is piped into this only needs to know when to pause, and when to go on (`drain`).
   */
  override write(chunk: Buffer): boolean {
    if (this.#isBusy) {
      this.#waiting.push(chunk);
      this.#waitingBytes += chunk.length;
      return !this.#isFull;
    }
    this.#isBusy = true;
    this.#chunk = chunk;
    this.#step();
    return true;
  }

  /** The input has ended; whatever of it waits comes first. */
  override end(): this {
    this.#hasEnded = true;
    if (!this.#isBusy) super.end();
    return this;
  }

  /** The library calls this when the input ends, to run the unfinished last line; a command without its end is none. */
  override _flushData(): void {
    if (!this.isClosed) this.#listener.onEnd();
  }

  /** One function for all callbacks: most listeners answer at once, and then the loop below goes on. */
  readonly #next = (): void => {
    if (this.#stepping) this.#again = true;
    else this.#step();
  };

  #step(): void {
    this.#stepping = true;
    try {
      let turns = 0;
      do {
        this.#again = false;
        if (this.isClosed || this.#position >= this.#chunk.length) {
          this.#listener.onPause();
          if (!this.#nextChunk()) return;
          this.#again = true;
          continue;
        }
        if (turns === limits.smtpCommandsPerTurnMax) {
          // A chunk full of NOOPs must not hold up every other connection.
          this.#listener.onPause();
          setImmediate(this.#next);
          return;
        }
        turns += 1;
        if (this.#collector === null) this.#readLine();
        else this.#readData(this.#collector);
      } while (this.#again);
    } catch (error) {
      // A bug of ours: it ends this connection, and not the process, as an exception in a socket's event would.
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.#stepping = false;
    }
  }

  /** @returns False when there is none. Then the next one is looked at as soon as it comes. */
  #nextChunk(): boolean {
    const wasFull = this.#isFull;
    const next = this.#waiting.shift();
    this.#chunk = next ?? nothing;
    this.#position = 0;
    this.#waitingBytes -= this.#chunk.length;
    if (wasFull && !this.#isFull) this.emit('drain');
    if (next !== undefined) return true;
    this.#isBusy = false;
    if (this.#hasEnded) super.end();
    return false;
  }

  get #isFull(): boolean {
    return (
      this.#waitingBytes >= limits.smtpReadAheadBytesMax ||
      this.#waiting.length >= limits.smtpReadAheadChunksMax
    );
  }

  #readData(collector: Collector): void {
    this.#position = collector.take(this.#chunk, this.#position);
    if (collector.end === null) {
      this.#again = true;
      return;
    }
    this.#collector = null;
    this.#listener.onData(collector.end, this.#next);
  }

  #readLine(): void {
    const lineFeed = this.#chunk.indexOf(LF, this.#position);
    const end = lineFeed === -1 ? this.#chunk.length : lineFeed + 1;
    let line = this.#chunk.subarray(this.#position, end);
    this.#position = end;
    if (this.#tail !== null) line = Buffer.concat([this.#tail, line]);
    this.#tail = null;

    if (line.length > limits.smtpCommandBytesMax) {
      this.#listener.onViolation('long_line', this.#next);
    } else if (lineFeed === -1 && !startsBroken(line)) {
      // A copy, so that a few bytes do not keep the whole chunk alive.
      this.#tail = Buffer.from(line);
      this.#again = true;
    } else if (isBroken(line)) {
      this.#listener.onViolation('broken_line', this.#next);
    } else {
      this.#listener.onLine(line.subarray(0, endOfWords(line)), this.#next);
    }
  }
}

/** Where the command ends: blanks and tabs before CR LF are to be tolerated (RFC 5321 section 4.1.1). */
function endOfWords(line: Buffer): number {
  let end = line.length - 2;
  while (end > 0 && (line[end - 1] === SPACE || line[end - 1] === TAB)) end -= 1;
  return end;
}

/** True for a line that does not end in CR LF or holds another control character: a tab within it, NUL, a bare CR. */
function isBroken(line: Buffer): boolean {
  if (line.length < 2 || line[line.length - 2] !== CR) return true;
  const end = endOfWords(line);
  for (let index = 0; index < end; index += 1) {
    const byte = line[index]!;
    if (byte < SPACE || byte === DELETE) return true;
  }
  return false;
}

/**
 * True for the first bytes of something that is not SMTP at all, such as a TLS handshake on a port that wants
 * STARTTLS: it has no line end to wait for, and the client would hang until the time-out.
 */
function startsBroken(line: Buffer): boolean {
  return line[0]! < SPACE && line[0] !== CR;
}
