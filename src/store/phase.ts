/**
 * What a thread that reads mails is doing, in memory that it shares with the thread that watches it. So the watching
 * thread can end one that hangs over a mail, and knows of one that died whether it may have committed what it had.
 */
const idle = 0;
const reading = 1;
const committing = 2;
const ended = 3;

export class Phase {
  readonly memory: SharedArrayBuffer;
  /** The phase, and how many mails have been begun in all. */
  readonly #cells: Int32Array;

  /** @param memory Of the other thread's. */
  constructor(memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new Int32Array(memory);
  }

  /** A further mail is being read. @returns False when the thread has been ended and must not go on. */
  read(): boolean {
    Atomics.add(this.#cells, 1, 1);
    return this.#move(idle, reading) || this.#is(reading);
  }

  /** What was read is being committed. @returns False when the thread has been ended and must not commit. */
  commit(): boolean {
    return this.#move(reading, committing);
  }

  /** It is done, one way or the other. */
  rest(): void {
    this.#move(committing, idle);
  }

  /** How many mails have been begun, while one is being read; otherwise null. */
  get readingAt(): number | null {
    return this.#is(reading) ? Atomics.load(this.#cells, 1) : null;
  }

  /** Whether what the thread has may be on the disk or not. */
  get isInDoubt(): boolean {
    return this.#is(committing);
  }

  /** Keeps a thread that reads from committing. @returns False when it is past that. */
  end(): boolean {
    return this.#move(reading, ended);
  }

  #is(phase: number): boolean {
    return Atomics.load(this.#cells, 0) === phase;
  }

  #move(from: number, to: number): boolean {
    return Atomics.compareExchange(this.#cells, 0, from, to) === from;
  }
}
