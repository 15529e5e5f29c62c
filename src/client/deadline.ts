/** The end of a wait: one for everything that is asked while it lasts, so that a silent service does not draw it out. */

/** After the end, for the answer that is on its way. */
const graceMs = 5_000;
/** Whatever is still asked then has a fair chance. */
const patienceMsMin = 1_000;

export class Deadline {
  readonly #at: number;

  constructor(timeoutMs: number) {
    this.#at = performance.now() + timeoutMs;
  }

  /** Milliseconds until then, 0 afterwards. */
  get leftMs(): number {
    return Math.max(0, this.#at - performance.now());
  }

  /** How long an answer may take, in milliseconds, that may take no longer than `mostMs` anyway. */
  patienceMs(mostMs: number): number {
    const left = this.#at + graceMs - performance.now();
    return Math.min(mostMs, Math.max(patienceMsMin, left));
  }
}
