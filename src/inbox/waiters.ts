/**
 * Requests that are held until something arrives. Subscribe, then check, then wait; commit, then wake: no wake-up is
 * lost and nothing polls. A waiter is released by its answer, its deadline, its client going away or the stop.
 */
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';

export interface WaitOptions<T> {
  readonly inboxId: string;
  /** Who pays for it: the cap per key. */
  readonly keyId: string;
  readonly waitMs: number;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Asks the store; null means not yet. Run once at the start and once for arrivals since. */
  check(): Promise<T | null>;
}

export class Waiters {
  readonly #byInbox = new Map<string, Set<() => void>>();
  readonly #countByKey = new Map<string, number>();
  readonly #onListened: () => void;
  #count = 0;
  #closed = false;

  /** @param onListened Called whenever somebody begins to listen. */
  constructor(onListened: () => void = () => {}) {
    this.#onListened = onListened;
  }

  /** How many requests are held now. */
  get count(): number {
    return this.#count;
  }

  /** True from the first moment of the stop. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /** Whether anybody listens. */
  get isListened(): boolean {
    return this.#byInbox.size > 0;
  }

  /**
   * @param notice Called after every arrival in the inbox, and at the stop.
   * @returns Ends it.
   */
  listen(inboxId: string, notice: () => void): () => void {
    const listeners = this.#byInbox.get(inboxId) ?? new Set();
    this.#byInbox.set(inboxId, listeners.add(notice));
    this.#onListened();
    return () => {
      listeners.delete(notice);
      if (listeners.size === 0 && this.#byInbox.get(inboxId) === listeners) this.#byInbox.delete(inboxId);
    };
  }

  /** To be called after the commit, never before. */
  wake(inboxId: string): void {
    for (const awaken of this.#byInbox.get(inboxId) ?? []) awaken();
  }

  /** When it is not known for whom something came. */
  wakeAll(): void {
    for (const set of [...this.#byInbox.values()]) for (const awaken of set) awaken();
  }

  /** Lets every held request end as at its deadline. */
  close(): void {
    this.#closed = true;
    for (const set of this.#byInbox.values()) for (const awaken of set) awaken();
  }

  /**
   * @returns What `check` found, or null at the end of the wait or when the client went away.
   * @throws AppError `too_many_waiters`; whatever `check` throws.
   */
  async waitFor<T>(options: WaitOptions<T>): Promise<T | null> {
    const { inboxId, keyId, waitMs, signal, check } = options;
    this.#admit(keyId);
    let arrived = false;
    let ended = false;
    let awaken = () => {};
    const notice = () => {
      arrived = true;
      awaken();
    };
    const end = () => {
      ended = true;
      awaken();
    };
    const stopListening = this.listen(inboxId, notice);
    const timer = setTimeout(end, waitMs);
    signal.addEventListener('abort', end, { once: true });
    const over = () => ended || signal.aborted || this.#closed;
    try {
      while (true) {
        const last = over();
        arrived = false;
        const found = await check();
        if (found !== null || last) return found;
        if (!arrived && !over()) {
          await new Promise<void>((resolve) => {
            awaken = resolve;
          });
        }
        // An arrival in the moment of the deadline is still looked at, once.
        if (!arrived) return null;
      }
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      stopListening();
      this.#dismiss(keyId);
    }
  }

  #admit(keyId: string): void {
    const ofKey = this.#countByKey.get(keyId) ?? 0;
    if (ofKey >= limits.waitersPerKeyMax || this.#count >= limits.waitersPerProcessMax) {
      throw new AppError(
        'too_many_waiters',
        'Too many requests are being held; wait for one of them to end.',
        {
          retryAfterSeconds: 5,
        },
      );
    }
    this.#countByKey.set(keyId, ofKey + 1);
    this.#count++;
  }

  #dismiss(keyId: string): void {
    const ofKey = (this.#countByKey.get(keyId) ?? 1) - 1;
    if (ofKey === 0) this.#countByKey.delete(keyId);
    else this.#countByKey.set(keyId, ofKey);
    this.#count--;
  }
}
