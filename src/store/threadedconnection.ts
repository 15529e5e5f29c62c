/**
 * The embedded database over two connections: this thread reads, another one commits and waits for the disk. The other
 * thread begins with the first mail, as it takes 10 MB. Until it is up, and while one that died is replaced, this
 * thread commits too. The two never write at the same time.
 *
 * Only the connection that commits checkpoints: SQLite before 3.51.3 can damage a journal that two connections reset at
 * once.
 */
import { limits } from '../limits.ts';
import { startWorker, wholeBuffer } from '../runtime/index.ts';
import type { PostedStatements } from './commitmessages.ts';
import { CommitThread } from './committhread.ts';
import type { Connection, MailIntake, Statement, Value } from './connection.ts';
import type { EmbeddedConnection } from './embedded.ts';
import { SearchThread } from './searchthread.ts';

/** Of the connection that searches: it only reads, and what it read last is mostly what it reads next. */
const searchSettings = [
  'busy_timeout = 0',
  'query_only = ON',
  'cache_size = -8000',
  'temp_store = MEMORY',
  'wal_autocheckpoint = 0',
];

export class ThreadedConnection implements Connection {
  readonly #here: EmbeddedConnection;
  readonly #settings: readonly string[];
  readonly #startThread: typeof startWorker;
  readonly #searches: SearchThread;
  /** The one that commits, once it is up. */
  #thread: CommitThread | null = null;
  /** The one that will take its place. */
  #next: CommitThread | null = null;
  /** While one lets go of the file for another, nobody commits. */
  #change: Promise<unknown> | null = null;
  /** For a while after one that reads mails was lost. */
  #intakePause: NodeJS.Timeout | null = null;
  #hasBegun = false;
  #closed = false;

  /**
   * @param here A connection with these settings, which never checkpoints by itself.
   * @param startThread Another than the real one only in tests.
   */
  constructor(
    here: EmbeddedConnection,
    settings: readonly string[],
    startThread: typeof startWorker = startWorker,
  ) {
    this.#startThread = startThread;
    this.#here = here;
    this.#settings = settings;
    this.#searches = new SearchThread({ file: here.file, settings: searchSettings }, startThread);
  }

  query(sql: string, args: readonly Value[] = []): Promise<unknown[][]> {
    return this.#here.query(sql, args);
  }

  first(sql: string, args: readonly Value[] = []): Promise<unknown[] | undefined> {
    return this.#here.first(sql, args);
  }

  search(who: string, sql: string, args: readonly Value[]): Promise<unknown[][]> {
    return this.#searches.ask(who, sql, args);
  }

  async commit(statements: readonly Statement[]): Promise<number[]> {
    if (this.#change !== null) await this.#change;
    const thread = this.#committing;
    return thread === null
      ? this.#here.commit(statements)
      : thread.ask<'commit'>({ kind: 'commit', statements: postedStatements(statements) });
  }

  mailsCome(): void {
    if (this.#hasBegun || this.#closed) return;
    this.#begin('commit');
  }

  /** The mails that this connection can read as well as commit. */
  readonly intake: MailIntake = {
    isOpen: () => this.#change === null && this.#thread?.readsMails === true && this.#thread.isReady,
    open: () => {
      if (this.#closed || this.#intakePause !== null) return false;
      if (this.#thread?.readsMails !== true && this.#next === null) this.#begin('intake');
      return true;
    },
    close: () => {
      if (!this.#closed && this.#thread?.readsMails === true && this.#next === null) this.#begin('commit');
    },
    readAndCommit: (mails) => {
      if (this.#thread === null) throw new Error('no thread reads mails');
      return this.#thread.ask<'readAndCommit'>({ kind: 'readAndCommit', mails });
    },
  };

  async run(sql: string): Promise<void> {
    if (this.#change !== null) await this.#change;
    const thread = this.#committing;
    if (thread === null) await this.#here.run(sql);
    else await thread.ask<'run'>({ kind: 'run', sql });
  }

  renew(): void {
    // This fails by the same trouble that made it necessary, and the next commit reports that.
    const thread = this.#committing;
    if (thread === null) this.#here.renew();
    else thread.ask<'renew'>({ kind: 'renew' }).catch(() => {});
  }

  /** This connection is closed first: the last one to close checkpoints, and that has to be the one of the thread. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#intakePause !== null) clearTimeout(this.#intakePause);
    await this.#searches.close();
    await this.#next?.begun;
    await this.#change;
    const [thread, next] = [this.#committing, this.#next];
    await next?.terminate();
    if (thread === null) return this.#here.close();
    this.#here.release();
    try {
      await thread.ask<'close'>({ kind: 'close' });
    } finally {
      await thread.terminate();
    }
  }

  get #committing(): CommitThread | null {
    return this.#thread?.isReady === true ? this.#thread : null;
  }

  #begin(name: 'commit' | 'intake'): void {
    this.#hasBegun = true;
    const opened = { file: this.#here.file, settings: this.#settings };
    const next = new CommitThread(name, opened, this.#startThread, (thread) => this.#lose(thread));
    this.#next = next;
    void next.begun.then(() => this.#takeOver(next));
  }

  /** It is up. From now on it commits, as soon as the thread before it has let go of the file. */
  #takeOver(next: CommitThread): void {
    if (this.#next !== next) return;
    const before = this.#committing;
    this.#thread = next;
    this.#next = null;
    if (before === null) return;
    const release = before.ask<'release'>({ kind: 'release' });
    // One that could not say so is gone, and its hold with it.
    this.#change = release
      .catch(() => {})
      .then(() => {
        this.#change = null;
        void before.terminate();
      });
  }

  #lose(thread: CommitThread): void {
    const isNext = this.#next === thread;
    if (isNext) this.#next = null;
    if (thread.readsMails && (isNext || this.#thread === thread)) this.#pauseIntake();
    if (this.#thread !== thread) return;
    this.#thread = null;
    // One that could not even start would not do so at the next attempt: then this thread goes on committing.
    if (!this.#closed && thread.hasBegun && this.#next === null) this.#begin('commit');
  }

  #pauseIntake(): void {
    if (this.#closed) return;
    this.#intakePause ??= setTimeout(() => {
      this.#intakePause = null;
    }, limits.intakePauseMs);
    this.#intakePause.unref();
  }
}

/**
 * The lists grow by `push` on purpose. V8 takes a list that `map` made for one with holes: it posts the place of every
 * value with it, and puts the list together again as slowly as an object.
 */
function postedStatements(statements: readonly Statement[]): PostedStatements {
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
