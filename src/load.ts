/** How much threads have to do: what tells whether one more would be of use, and whether one fewer would do. */
export class Load {
  readonly #windowMs: number;
  #windowFrom: number;
  /** Milliseconds of work in this window. */
  #worked = 0;
  #last = 0;

  /** @param nowMs By a clock that only goes forward, as everywhere here. */
  constructor(windowMs: number, nowMs: number) {
    this.#windowMs = windowMs;
    this.#windowFrom = nowMs;
  }

  /** A thread has worked for so long. */
  add(workedMs: number): void {
    this.#worked += workedMs;
  }

  /** How many threads the work would have filled, in the last window that is over; a window lasts until somebody asks. */
  threads(nowMs: number): number {
    const elapsed = nowMs - this.#windowFrom;
    if (elapsed >= this.#windowMs) {
      this.#last = this.#worked / elapsed;
      this.#windowFrom = nowMs;
      this.#worked = 0;
    }
    return this.#last;
  }
}
