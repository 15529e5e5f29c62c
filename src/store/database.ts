/** The database as the store writes to it and reads from it, over one connection. */
import { drizzle, type SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy';
import { AppError } from '../errors.ts';
import type { CacheVersion } from './cacheversion.ts';
import type { Connection, MailIntake, Statement, Value } from './connection.ts';
import { storageError } from './storageerror.ts';

/** One connection, that writes and reads, and what its failures mean. */
export class Database {
  readonly orm: SqliteRemoteDatabase;
  /** Of the file; null for a database on a server. */
  readonly path: string | null;
  /** Whether other processes may write to it too, as to every database on a server. */
  readonly isShared: boolean;
  readonly cacheVersion: CacheVersion;
  readonly #connection: Connection;
  readonly #release: () => void;
  #failures = 0;

  constructor(connection: Connection, path: string | null, cacheVersion: CacheVersion, release: () => void) {
    this.path = path;
    this.isShared = path === null;
    this.cacheVersion = cacheVersion;
    this.#connection = connection;
    this.#release = release;
    this.orm = drizzle(async (sql, params, method) => {
      if (method === 'get') return { rows: (await connection.first(sql, params as Value[])) as unknown[] };
      return { rows: await connection.query(sql, params as Value[]) };
    });
  }

  /** As `write`, for statements that touch only the tables of mails: what is remembered of other tables stays. */
  writeMails(statements: readonly Statement[]): Promise<number[]> {
    this.#connection.mailsCome?.();
    return this.#commit(statements);
  }

  /** As `write`, for statements that touch only tables of which nothing is remembered. */
  writeAside(statements: readonly Statement[]): Promise<number[]> {
    return this.#commit(statements);
  }

  /** Null where mails can only be read elsewhere. */
  get intake(): MailIntake | null {
    const { intake } = this.#connection;
    if (intake === undefined) return null;
    return { ...intake, readAndCommit: (mails) => this.#translate(intake.readAndCommit(mails)) };
  }

  /** As `writeMails`, where the server stamps mails. @returns The first row of the last statement. */
  writeMailsAndRead(statements: readonly Statement[]): Promise<unknown[]> {
    const { commitAndRead } = this.#connection;
    if (commitAndRead === undefined) throw new AppError('internal', 'This database does not stamp mails.');
    return this.#translate(commitAndRead.call(this.#connection, statements));
  }

  /** All statements in one transaction; resolves after it reached the disk. @returns The rows each of them changed. */
  async write(statements: readonly Statement[]): Promise<number[]> {
    try {
      const changes = await this.#commit([...statements, ...this.cacheVersion.statements]);
      return changes.slice(0, statements.length);
    } finally {
      this.cacheVersion.changed();
    }
  }

  #commit(statements: readonly Statement[]): Promise<number[]> {
    return this.#translate(this.#connection.commit(statements));
  }

  async #translate<T>(commit: Promise<T>): Promise<T> {
    try {
      const result = await commit;
      this.#failures = 0;
      return result;
    } catch (error) {
      const translated = storageError(error);
      if (translated.code === 'storage_unavailable' && !isBusy(error)) this.#renew();
      throw translated;
    }
  }

  /** The rows of a query as arrays. */
  query(sql: string, args: readonly Value[] = []): Promise<unknown[][]> {
    return this.read(this.#connection.query(sql, args));
  }

  /** The same of a search for words. @param who Has turns with others. @throws AppError `too_busy`, where it takes too long. */
  search(who: string, sql: string, args: readonly Value[]): Promise<unknown[][]> {
    const connection = this.#connection;
    return this.read(connection.search?.(who, sql, args) ?? connection.query(sql, args));
  }

  /** Upkeep, outside of any transaction. */
  run(sql: string): Promise<void> {
    return this.read(this.#connection.run(sql));
  }

  /** Runs a query and translates its failure. */
  async read<T>(query: PromiseLike<T>): Promise<T> {
    try {
      return await query;
    } catch (error) {
      throw storageError(error);
    }
  }

  async close(): Promise<void> {
    try {
      await this.#connection.close();
    } finally {
      this.#release();
    }
  }

  /**
   * After an input or output error the connection is replaced. The driver frees an old one only as garbage, so while
   * failures last there is a new one after the 1st, 2nd, 4th, 8th …, not for each.
   */
  #renew(): void {
    this.#failures++;
    if ((this.#failures & (this.#failures - 1)) !== 0) return;
    try {
      this.#connection.renew();
    } catch {
      // The next write meets the same trouble and reports it; this one's own error is the one to show.
    }
  }
}

function isBusy(error: unknown): boolean {
  return (error as { code?: string }).code === 'SQLITE_BUSY';
}
