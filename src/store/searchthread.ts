/**
 * Searches for words, in a thread of their own. How long one takes depends on what the mails hold: a phrase that nearly
 * every word of many mails fits takes seconds, in which this thread would answer nobody. The thread begins with the first
 * search and ends when there has been none for a while.
 */
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import { startWorker, type WorkerHandle } from '../runtime/index.ts';
import type { Value } from './connection.ts';
import {
  type SearchAnswer,
  type SearchQuestion,
  type SearchThreadData,
  searchThreadEnd,
  searchThreadReady,
} from './searchmessages.ts';

interface Asked {
  readonly question: SearchQuestion;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (rows: unknown[][]) => void;
  readonly reject: (error: Error) => void;
}

/** One thread from its start to its end. */
interface Running {
  readonly worker: WorkerHandle;
  /** It may not be ended before: a thread that is ended while it loads the addon may end the process with it. */
  readonly begun: Promise<void>;
  readonly ended: Promise<void>;
}

export class SearchThread {
  readonly #data: SearchThreadData;
  readonly #startThread: typeof startWorker;
  readonly #msMax: number;
  /** The first is the one that the thread is at. */
  readonly #asked = new Map<number, Asked>();
  #running: Running | null = null;
  /** One that was given up, while it is still at its statement: no other begins beside it. */
  #givenUp: Running | null = null;
  #idle: NodeJS.Timeout | null = null;
  #questions = 0;
  #closed = false;

  /** @param startThread Another than the real one only in tests, as `msMax`. */
  constructor(
    data: SearchThreadData,
    startThread: typeof startWorker = startWorker,
    msMax: number = limits.searchMsMax,
  ) {
    this.#data = data;
    this.#startThread = startThread;
    this.#msMax = msMax;
  }

  /**
   * The rows of a query as arrays.
   * @throws AppError `too_busy`, when it takes too long or too many wait; or the failure of the database.
   */
  ask(sql: string, args: readonly Value[]): Promise<unknown[][]> {
    return new Promise((resolve, reject) => {
      if (this.#closed)
        throw new AppError('shutting_down', 'The service is stopping.', { retryAfterSeconds: 1 });
      if (this.#asked.size >= limits.searchesMax)
        throw new AppError('too_busy', 'Too many searches wait: try again.', { retryAfterSeconds: 5 });
      const question: SearchQuestion = { id: ++this.#questions, sql, args };
      const timer = setTimeout(() => this.#giveUp(question.id), this.#msMax);
      this.#asked.set(question.id, { question, timer, resolve, reject });
      if (this.#idle !== null) clearTimeout(this.#idle);
      if (this.#running !== null) this.#running.worker.postMessage(question);
      else if (this.#givenUp === null) this.#begin();
    });
  }

  /** Ends the thread; what is still asked fails. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#idle !== null) clearTimeout(this.#idle);
    for (const { timer, reject } of this.#asked.values()) {
      clearTimeout(timer);
      reject(new AppError('shutting_down', 'The service is stopping.', { retryAfterSeconds: 1 }));
    }
    const isAtWork = this.#asked.size > 0;
    this.#asked.clear();
    // One that is at a statement ends when the process does.
    this.#givenUp?.worker.unref();
    const running = this.#running;
    if (running === null) return;
    if (isAtWork) running.worker.unref();
    else {
      running.worker.postMessage(searchThreadEnd);
      await running.ended;
    }
  }

  /** Starts the thread and asks it all that is to be asked. */
  #begin(): void {
    const worker = this.#startThread('search', { heapMbMax: limits.searchHeapMbMax, data: this.#data });
    const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
    const { promise: ended, resolve: ends } = Promise.withResolvers<void>();
    const running: Running = { worker, begun, ended };
    this.#running = running;
    worker.onMessage((message) => {
      if (message === searchThreadReady) begins();
      else this.#settle(message as SearchAnswer);
    });
    // What went wrong is told by the exit that follows.
    worker.onError(() => {});
    worker.onExit(() => {
      begins();
      ends();
      this.#lose(running);
    });
    for (const { question } of this.#asked.values()) worker.postMessage(question);
  }

  #settle(answer: SearchAnswer): void {
    const asked = this.#asked.get(answer.id);
    if (asked === undefined) return;
    this.#forget(answer.id, asked);
    if (answer.ok) asked.resolve(answer.rows);
    else asked.reject(Object.assign(new Error(answer.message), { code: answer.code }));
    if (this.#asked.size === 0) this.#rest();
  }

  #forget(id: number, { timer }: Asked): void {
    clearTimeout(timer);
    this.#asked.delete(id);
  }

  /** It has taken too long, or had no turn for too long. */
  #giveUp(id: number): void {
    const asked = this.#asked.get(id);
    if (asked === undefined) return;
    const [first] = this.#asked.keys();
    this.#forget(id, asked);
    asked.reject(
      new AppError(
        'too_busy',
        `The search was given up after ${this.#msMax / 1_000} s: look for fewer or rarer words, or for what came since a time.`,
        { retryAfterSeconds: 5 },
      ),
    );
    const running = this.#running;
    if (first !== id || running === null) return;
    this.#running = null;
    this.#givenUp = running;
    void running.begun.then(() => running.worker.terminate());
  }

  #lose(lost: Running): void {
    if (this.#givenUp === lost) this.#givenUp = null;
    if (this.#running === lost) {
      this.#running = null;
      // It ended by itself while it was at the first of them.
      const [first] = this.#asked.values();
      if (first !== undefined) {
        this.#forget(first.question.id, first);
        first.reject(new Error('the thread that searches has ended'));
      }
    }
    if (this.#running === null && this.#asked.size > 0 && !this.#closed) this.#begin();
  }

  /** It ends after a while without a question. */
  #rest(): void {
    this.#idle = setTimeout(() => {
      this.#running?.worker.postMessage(searchThreadEnd);
      this.#running = null;
    }, limits.searchIdleMs);
    this.#idle.unref();
  }
}
