/**
 * Requests that are held until something arrives. Subscribe, then check, then wait; commit, then wake: no wake-up is
 * lost and nothing polls. A waiter is released by its answer, its deadline, its client going away or the stop.
 */
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import { type Looker, Looks } from './looks.ts';

/** Who waits, and how long. */
export interface Patience {
  readonly waitMs: number;
  /** Whose requests are counted together: a key, or a person. */
  readonly payer: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** What is waited for. */
export interface Awaited<T> {
  readonly inboxId: string;
  /** Asks the store; null means not yet. Run once at the start and once for arrivals since, of which alone it need ask. */
  check(): Promise<T | null>;
}

/** Who is told of arrivals. */
interface Listener {
  notice(): void;
}

export class Waiters {
  readonly looks = new Looks();
  readonly #byInbox = new Map<string, Set<Listener>>();
  readonly #countByPayer = new Map<string, number>();
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
    const listener = { notice };
    this.#add(inboxId, listener);
    return () => this.#drop(inboxId, listener);
  }

  #add(inboxId: string, listener: Listener): void {
    const listeners = this.#byInbox.get(inboxId) ?? new Set();
    this.#byInbox.set(inboxId, listeners.add(listener));
    this.#onListened();
  }

  #drop(inboxId: string, listener: Listener): void {
    const listeners = this.#byInbox.get(inboxId);
    if (listeners?.delete(listener) && listeners.size === 0) this.#byInbox.delete(inboxId);
  }

  /** To be called after the commit, never before. */
  wake(inboxId: string): void {
    for (const listener of this.#byInbox.get(inboxId) ?? []) listener.notice();
  }

  /** When it is not known for whom something came. */
  wakeAll(): void {
    for (const set of [...this.#byInbox.values()]) for (const listener of set) listener.notice();
  }

  /** Lets every held request look once more and end: what it waited for may still come, to whoever asks again. */
  close(): void {
    this.#closed = true;
    for (const set of this.#byInbox.values()) for (const listener of set) listener.notice();
  }

  /**
   * What is there already is found even where no more requests can be held.
   * @returns What `check` found, or null at the end of the wait or when the client went away.
   * @throws AppError `too_many_waiters`; `shutting_down`, when the stop has cut the wait short; whatever `check` throws, but
   * `too_busy` only at the end.
   */
  waitFor<T>(awaited: Awaited<T>, patience: Patience): Promise<T | null> {
    if (!this.#hasRoom(patience.payer)) return findOrRefuse(awaited);
    // This function does not wait itself: every function and every promise that waits is kept in memory for as long.
    return new Promise<T | null>((resolve, reject) => {
      this.#countByPayer.set(patience.payer, (this.#countByPayer.get(patience.payer) ?? 0) + 1);
      this.#count++;
      const wait = new Wait(this, awaited, patience, resolve, reject);
      this.#add(awaited.inboxId, wait);
      wait.begin();
    });
  }

  /** To be called by a wait that is over. */
  dismiss({ inboxId }: Awaited<unknown>, { payer }: Patience, wait: Listener): void {
    this.#drop(inboxId, wait);
    const ofPayer = (this.#countByPayer.get(payer) ?? 1) - 1;
    if (ofPayer === 0) this.#countByPayer.delete(payer);
    else this.#countByPayer.set(payer, ofPayer);
    this.#count--;
  }

  #hasRoom(payer: string): boolean {
    return (
      (this.#countByPayer.get(payer) ?? 0) < limits.waitersPerKeyMax &&
      this.#count < limits.waitersPerProcessMax
    );
  }
}

async function findOrRefuse<T>(awaited: Awaited<T>): Promise<T> {
  const found = await awaited.check();
  if (found !== null) return found;
  throw new AppError('too_many_waiters', 'Too many requests are being held; wait for one of them to end.', {
    retryAfterSeconds: 5,
  });
}

/**
 * One wait. It looks, and looks again after every arrival, until it is over. There may be thousands of them, so each is
 * its own listener and has no functions of its own.
 */
class Wait<T> implements Listener, Looker {
  readonly #waiters: Waiters;
  readonly #awaited: Awaited<T>;
  readonly #patience: Patience;
  readonly #resolve: (found: T | null) => void;
  readonly #reject: (error: unknown) => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isLooking = false;
  #hasArrived = false;
  #isPatienceOver = false;

  constructor(
    waiters: Waiters,
    awaited: Awaited<T>,
    patience: Patience,
    resolve: (found: T | null) => void,
    reject: (error: unknown) => void,
  ) {
    this.#waiters = waiters;
    this.#awaited = awaited;
    this.#patience = patience;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** To be called once, when arrivals are told. */
  begin(): void {
    const { waitMs, signal } = this.#patience;
    this.#timer = setTimeout(expire, waitMs, this);
    signal.addEventListener('abort', this, { once: true });
    this.askToLook();
  }

  notice(): void {
    this.#hasArrived = true;
    if (!this.#isLooking) this.askToLook();
  }

  /** Called by the signal when nobody waits any more, and by the timer at the deadline. */
  handleEvent(): void {
    this.#isPatienceOver = true;
    // What arrived before is still being looked at.
    if (!this.#isLooking) this.#end(null);
  }

  get #isLast(): boolean {
    return this.#isPatienceOver || this.#patience.signal.aborted || this.#waiters.isClosed;
  }

  get payer(): string {
    return this.#patience.payer;
  }

  /** A look is under way from now on, until it has been its turn, whatever arrives or ends. */
  askToLook(): void {
    this.#isLooking = true;
    this.#waiters.looks.ask(this);
  }

  look(): Promise<void> {
    const isLast = this.#isLast;
    this.#hasArrived = false;
    return this.#awaited.check().then(
      (found) => {
        this.#isLooking = false;
        if (found !== null || isLast) this.#end(found);
        // An arrival in the moment of the deadline is still looked at, once.
        else if (this.#hasArrived) this.askToLook();
        else if (this.#isLast) this.#end(null);
      },
      (error: unknown) => {
        // Many that search are woken by one mail: who finds no room looks a little later, as there is time.
        const isPutOff = error instanceof AppError && error.code === 'too_busy' && !isLast;
        if (isPutOff) setTimeout(lookAgain, limits.waitersLookAgainMs * (1 + Math.random()), this);
        else this.#fail(error);
      },
    );
  }

  #fail(error: unknown): void {
    this.#release();
    this.#reject(error);
  }

  #end(found: T | null): void {
    this.#release();
    const isCut = this.#waiters.isClosed && !this.#isPatienceOver && !this.#patience.signal.aborted;
    if (found === null && isCut) this.#reject(stopping());
    else this.#resolve(found);
  }

  #release(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#patience.signal.removeEventListener('abort', this);
    this.#waiters.dismiss(this.#awaited, this.#patience, this);
  }
}

function stopping(): AppError {
  return new AppError('shutting_down', 'The service is stopping before the wait is over: ask again.', {
    retryAfterSeconds: 1,
  });
}

function lookAgain(wait: { askToLook(): void }): void {
  wait.askToLook();
}

function expire(wait: { handleEvent(): void }): void {
  wait.handleEvent();
}
