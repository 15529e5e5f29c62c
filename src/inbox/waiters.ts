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
    this.#admit(options.keyId);
    // Not awaited, as every function that waits with the request would be kept for as long.
    return new Promise<T | null>((resolve, reject) => {
      new Wait(this, options, () => this.#dismiss(options.keyId), resolve, reject);
    });
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

/** One of them: looks, and looks again after every arrival, until it is over. */
class Wait<T> {
  readonly #waiters: Waiters;
  readonly #options: WaitOptions<T>;
  readonly #dismiss: () => void;
  readonly #resolve: (found: T | null) => void;
  readonly #reject: (error: unknown) => void;
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #stopListening: () => void;
  #isLooking = false;
  #hasArrived = false;
  #isOver = false;

  constructor(
    waiters: Waiters,
    options: WaitOptions<T>,
    dismiss: () => void,
    resolve: (found: T | null) => void,
    reject: (error: unknown) => void,
  ) {
    this.#waiters = waiters;
    this.#options = options;
    this.#dismiss = dismiss;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#stopListening = waiters.listen(options.inboxId, () => {
      this.#hasArrived = true;
      if (!this.#isLooking) this.#look();
    });
    this.#timer = setTimeout(() => this.handleEvent(), options.waitMs);
    options.signal.addEventListener('abort', this, { once: true });
    this.#look();
  }

  /** Of the signal: nobody waits any more. The deadline comes here as well. */
  handleEvent(): void {
    this.#isOver = true;
    // What arrived before is still being looked at.
    if (!this.#isLooking) this.#end(null);
  }

  get #isLast(): boolean {
    return this.#isOver || this.#options.signal.aborted || this.#waiters.isClosed;
  }

  #look(): void {
    const isLast = this.#isLast;
    this.#hasArrived = false;
    this.#isLooking = true;
    this.#options.check().then(
      (found) => {
        this.#isLooking = false;
        if (found !== null || isLast) this.#end(found);
        // An arrival in the moment of the deadline is still looked at, once.
        else if (this.#hasArrived) this.#look();
        else if (this.#isLast) this.#end(null);
      },
      (error: unknown) => {
        this.#release();
        this.#reject(error);
      },
    );
  }

  #end(found: T | null): void {
    this.#release();
    this.#resolve(found);
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#options.signal.removeEventListener('abort', this);
    this.#stopListening();
    this.#dismiss();
  }
}
