/**
 * The embedded database in two places: this thread reads, another commits and waits for the disk. It begins with the
 * first mail, as it takes 10 MB; until it is up, and while one that died is replaced, this thread commits too. The two
 * never write at the same time.
 *
 * Only the connection that commits checkpoints: SQLite before 3.51.3 can damage a journal that two connections reset at
 * once.
 */
import { limits } from '../limits.ts';
import { startWorker, type WorkerHandle, wholeBuffer } from '../runtime/index.ts';
import {
  type CommitAnswer,
  type CommitRequest,
  commitThreadReady,
  type PostedStatements,
} from './commits.ts';
import type { Connection, Statement, Value } from './connection.ts';
import type { EmbeddedConnection } from './embedded.ts';

interface Asked {
  readonly resolve: (changes: number[]) => void;
  readonly reject: (error: unknown) => void;
}

export class ThreadedConnection implements Connection {
  readonly #path: string;
  readonly #here: EmbeddedConnection;
  readonly #settings: readonly string[];
  readonly #startThread: typeof startWorker;
  #thread: WorkerHandle | null = null;
  #hasBegun = false;
  #isReady = false;
  /** Resolves when the thread is up, or has ended before. */
  #begun: Promise<void> = Promise.resolve();
  #closed = false;
  /** Answers come in the order of the requests. */
  #asked: Asked[] = [];

  /**
   * @param here A connection with these settings, which never checkpoints by itself.
   * @param startThread Another than the real one only in tests.
   */
  constructor(
    path: string,
    here: EmbeddedConnection,
    settings: readonly string[],
    startThread: typeof startWorker = startWorker,
  ) {
    this.#startThread = startThread;
    this.#path = path;
    this.#here = here;
    this.#settings = settings;
  }

  query(sql: string, args: readonly Value[] = []): Promise<unknown[][]> {
    return this.#here.query(sql, args);
  }

  first(sql: string, args: readonly Value[] = []): Promise<unknown[] | undefined> {
    return this.#here.first(sql, args);
  }

  commit(statements: readonly Statement[]): Promise<number[]> {
    return this.#isReady
      ? this.#ask({ kind: 'commit', statements: posted(statements) })
      : this.#here.commit(statements);
  }

  mailsCome(): void {
    if (this.#hasBegun || this.#closed) return;
    this.#hasBegun = true;
    this.#start();
  }

  async run(sql: string): Promise<void> {
    if (this.#isReady) await this.#ask({ kind: 'run', sql });
    else await this.#here.run(sql);
  }

  renew(): void {
    // Its failure is of the same trouble as the one that led here, and the next commit reports it.
    if (this.#isReady) this.#ask({ kind: 'renew' }).catch(() => {});
    else this.#here.renew();
  }

  /** This connection lets go first: the last one to close checkpoints, and that is the thread's. */
  async close(): Promise<void> {
    this.#closed = true;
    // A thread that is ended while the database's addon starts in it may take the process along: it is heard out.
    await this.#begun;
    const thread = this.#thread;
    if (thread === null || !this.#isReady) {
      await thread?.terminate();
      return this.#here.close();
    }
    this.#here.release();
    try {
      await this.#ask({ kind: 'close' });
    } finally {
      await thread.terminate();
    }
  }

  #start(): void {
    const data = { path: this.#path, settings: this.#settings };
    const thread = this.#startThread('commit', { heapMbMax: limits.commitHeapMbMax, data });
    this.#thread = thread;
    this.#begun = new Promise((resolve) => {
      thread.onMessage((message) => {
        if (message !== commitThreadReady) return this.#settle(message as CommitAnswer);
        this.#isReady = true;
        resolve();
      });
      // What went wrong is told by the exit that follows.
      thread.onError(() => {});
      thread.onExit(() => {
        this.#lose(thread);
        resolve();
      });
    });
  }

  #ask(request: CommitRequest): Promise<number[]> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      this.#thread?.postMessage(request);
    });
  }

  #settle(answer: CommitAnswer): void {
    const asked = this.#asked.shift();
    if (answer.ok) asked?.resolve([...answer.changes]);
    else asked?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
  }

  /** The thread is gone: whether its last commit reached the disk is not known, so it is not acknowledged. */
  #lose(thread: WorkerHandle): void {
    if (this.#thread !== thread) return;
    const wasReady = this.#isReady;
    this.#thread = null;
    this.#isReady = false;
    for (const { reject } of this.#asked.splice(0)) reject(new Error('the thread that commits has ended'));
    // One that could not even start would not do so at the next attempt: then this thread goes on committing.
    if (!this.#closed && wasReady) this.#start();
  }
}

/**
 * The lists grow value by value on purpose: what `map` makes counts as a list with holes, which V8 posts with the place of
 * every value and puts together again as one would an object.
 */
function posted(statements: readonly Statement[]): PostedStatements {
  const places = new Map<string, number>();
  const counts: number[] = [];
  const which: number[] = [];
  const args: PostedStatements['args'][number][] = [];
  for (const statement of statements) {
    let place = places.get(statement.sql);
    if (place === undefined) {
      place = places.size;
      places.set(statement.sql, place);
      counts.push(statement.args.length);
    }
    which.push(place);
    for (const value of statement.args) args.push(value instanceof Uint8Array ? wholeBuffer(value) : value);
  }
  return { texts: [...places.keys()], counts, which, args };
}
