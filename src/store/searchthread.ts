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
  searchThreadDone,
  searchThreadEnd,
} from './searchmessages.ts';

interface Asked {
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

export class SearchThread {
  readonly #data: SearchThreadData;
  readonly #startThread: typeof startWorker;
  /** The first is the one that the thread is at. */
  readonly #asked = new Map<number, Asked>();
  #running: Running | null = null;
  #idle: NodeJS.Timeout | null = null;
  #questions = 0;
  #closed = false;

  /** @param startThread Another than the real one only in tests. */
  constructor(data: SearchThreadData, startThread: typeof startWorker = startWorker) {
    this.#data = data;
    this.#startThread = startThread;
  }

  /**
   * The rows of a query as arrays.
   * @throws AppError `too_busy`, when it takes too long or too many wait; or the failure of the database.
   */
  ask(sql: string, args: readonly Value[]): Promise<unknown[][]> {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw stopping();
      if (this.#asked.size >= limits.searchesMax)
        throw new AppError('too_busy', 'Too many searches wait: try again.', { retryAfterSeconds: 5 });
      const question: SearchQuestion = { id: ++this.#questions, sql, args };
      const timer = setTimeout(() => this.#giveUp(question.id), limits.searchMsMax);
      this.#asked.set(question.id, { question, timer, resolve, reject });
      if (this.#idle !== null) clearTimeout(this.#idle);
      if (this.#running !== null) this.#running.worker.postMessage(question);
      else this.#begin();
    });
  }

  /** What is still asked fails. Resolves when the thread has ended, after the statement that it is at. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#idle !== null) clearTimeout(this.#idle);
    for (const { timer, reject } of this.#asked.values()) {
      clearTimeout(timer);
      reject(stopping());
    }
    this.#asked.clear();
    this.#running?.worker.postMessage(searchThreadEnd);
    await this.#running?.ended;
  }

  /** Starts the thread and asks it all that is to be asked. */
  #begin(): void {
    const worker = this.#startThread('search', { heapMbMax: limits.searchHeapMbMax, data: this.#data });
    const { promise: ended, resolve: ends } = Promise.withResolvers<void>();
    const running: Running = { worker, ended };
    this.#running = running;
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
    for (const { question } of this.#asked.values()) worker.postMessage(question);
  }

  #settle(answer: SearchAnswer): void {
    const asked = this.#asked.get(answer.id);
    // None for one that was given up; the thread is at rest after it all the same.
    if (asked !== undefined) {
      this.#forget(answer.id, asked);
      if (answer.ok) asked.resolve(answer.rows);
      else asked.reject(Object.assign(new Error(answer.message), { code: answer.code }));
    }
    if (this.#asked.size === 0) this.#rest();
  }

  #forget(id: number, { timer }: Asked): void {
    clearTimeout(timer);
    this.#asked.delete(id);
  }

  /** It has taken too long, or had no turn for too long. The thread goes on with what it is at; what waits has its own time. */
  #giveUp(id: number): void {
    const asked = this.#asked.get(id);
    if (asked === undefined) return;
    this.#forget(id, asked);
    asked.reject(
      new AppError(
        'too_busy',
        `The search was given up after ${limits.searchMsMax / 1_000} s: look for fewer or rarer words, or for what came since a time.`,
        { retryAfterSeconds: 5 },
      ),
    );
  }

  #lose(lost: Running): void {
    if (this.#running !== lost) return;
    this.#running = null;
    // It ended by itself while it was at the first of them.
    const [first] = this.#asked.values();
    if (first === undefined) return;
    this.#forget(first.question.id, first);
    first.reject(new Error('the thread that searches has ended'));
    if (this.#asked.size > 0) this.#begin();
  }

  /** It ends after a while without a question. */
  #rest(): void {
    if (this.#idle !== null) clearTimeout(this.#idle);
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
