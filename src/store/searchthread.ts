/**
 * Searches for words, in a thread of their own. How long one takes depends on what the mails hold: a phrase that nearly
 * every word of many mails fits takes seconds, in which this thread would answer nobody. Those who search have turns. The thread begins with the first
 * search and ends when there has been none for a while.
 */
import { type Clock, systemClock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { FairQueue } from '../fairqueue.ts';
import { limits } from '../limits.ts';
import { startWorker, type WorkerHandle } from '../runtime/index.ts';
import type { Value } from './connection.ts';
import {
  type SearchAnswer,
  type SearchQuestion,
  type SearchThreadData,
  searchThreadDone,
  searchThreadEnd,
} from './searchmessages.ts';

interface Asked {
  /** Who asks: all have turns. */
  readonly who: string;
  readonly question: SearchQuestion;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (rows: unknown[][]) => void;
  readonly reject: (error: Error) => void;
}

/** One thread from its start to its end. It is ended only at rest: within a statement the driver would take the process with it. */
interface Running {
  readonly worker: WorkerHandle;
  readonly ended: Promise<void>;
}

/** What the thread is at: one question at a time, so that no more than that is left when all others are given up. */
interface Current {
  readonly asked: Asked;
  readonly beganAt: number;
  /** Nobody waits for it any more. */
  isGivenUp: boolean;
}

export class SearchThread {
  readonly #data: SearchThreadData;
  readonly #startThread: typeof startWorker;
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #waiting = new FairQueue<Asked>();
  #current: Current | null = null;
  #running: Running | null = null;
  #idle: NodeJS.Timeout | null = null;
  #questions = 0;
  #closed = false;

  /** @param startThread Another than the real one only in tests. */
  constructor(
    data: SearchThreadData,
    startThread: typeof startWorker = startWorker,
    clock: Pick<Clock, 'monotonic'> = systemClock,
  ) {
    this.#data = data;
    this.#startThread = startThread;
    this.#clock = clock;
  }

  /**
   * The rows of a query as arrays.
   * @param who Who asks: of several who wait, whoever has had the thread for least goes first.
   * @throws AppError `too_busy`, when it takes too long or too many wait; or the failure of the database.
   */
  ask(who: string, sql: string, args: readonly Value[]): Promise<unknown[][]> {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw stopping();
      const isFull = this.#waiting.size >= limits.searchesMax;
      if (isFull || this.#waiting.sizeOf(who) >= limits.searchesOfOneMax)
        throw new AppError('too_busy', 'Too many searches wait: try again.', { retryAfterSeconds: 5 });
      const question: SearchQuestion = { id: ++this.#questions, sql, args };
      const timer = setTimeout(() => this.#giveUp(asked), limits.searchMsMax);
      const asked: Asked = { who, question, timer, resolve, reject };
      this.#waiting.push(who, asked);
      this.#next();
    });
  }

  /** What is still asked fails. Resolves when the thread has ended, after the statement that it is at. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#idle !== null) clearTimeout(this.#idle);
    const current = this.#current === null || this.#current.isGivenUp ? [] : [this.#current.asked];
    for (const { timer, reject } of [...current, ...this.#waiting.clear()]) {
      clearTimeout(timer);
      reject(stopping());
    }
    if (this.#current !== null) this.#current.isGivenUp = true;
    this.#running?.worker.postMessage(searchThreadEnd);
    await this.#running?.ended;
  }

  /** Asks the thread what is next, if it is at nothing. */
  #next(): void {
    if (this.#current !== null || this.#closed) return;
    // How long it takes is not known yet.
    const asked = this.#waiting.take(0);
    if (asked === undefined) {
      this.#rest();
      return;
    }
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
    this.#current = { asked, beganAt: this.#clock.monotonic(), isGivenUp: false };
    this.#running ??= this.#begin();
    this.#running.worker.postMessage(asked.question);
  }

  #begin(): Running {
    const worker = this.#startThread('search', { heapMbMax: limits.searchHeapMbMax, data: this.#data });
    const { promise: ended, resolve: ends } = Promise.withResolvers<void>();
    const running: Running = { worker, ended };
    worker.onMessage((message) => {
      if (message === searchThreadDone) void worker.terminate();
      else this.#settle(message as SearchAnswer);
    });
    // What went wrong is told by the exit that follows.
    worker.onError(() => {});
    worker.onExit(() => {
      ends();
      this.#lose(running);
    });
    return running;
  }

  #settle(answer: SearchAnswer): void {
    const asked = this.#finish();
    if (asked !== null) {
      if (answer.ok) asked.resolve(answer.rows);
      else asked.reject(Object.assign(new Error(answer.message), { code: answer.code }));
    }
    this.#next();
  }

  /** The thread is at nothing any more. @returns Who waits for what it was at; null for nobody. */
  #finish(): Asked | null {
    const current = this.#current;
    if (current === null) return null;
    const { asked, beganAt, isGivenUp } = current;
    this.#current = null;
    this.#waiting.charge(asked.who, this.#clock.monotonic() - beganAt);
    clearTimeout(asked.timer);
    return isGivenUp ? null : asked;
  }

  /** It has taken too long, or had no turn for too long: then nothing is done for it. The thread goes on with what it is at. */
  #giveUp(asked: Asked): void {
    if (this.#current?.asked === asked) this.#current.isGivenUp = true;
    else this.#waiting.remove(asked.who, asked);
    asked.reject(
      new AppError(
        'too_busy',
        `The search was given up after ${limits.searchMsMax / 1_000} s: look for fewer or rarer words, or for what came since a time.`,
        { retryAfterSeconds: 5 },
      ),
    );
  }

  /** It ended by itself. */
  #lose(lost: Running): void {
    if (this.#running !== lost) return;
    this.#running = null;
    this.#finish()?.reject(new Error('the thread that searches has ended'));
    this.#next();
  }

  /** It ends after a while without a question. */
  #rest(): void {
    if (this.#idle !== null || this.#running === null) return;
    this.#idle = setTimeout(() => {
      this.#running?.worker.postMessage(searchThreadEnd);
      this.#running = null;
    }, limits.searchIdleMs);
    this.#idle.unref();
  }
}

function stopping(): AppError {
  return new AppError('shutting_down', 'The service is stopping.', { retryAfterSeconds: 1 });
}
