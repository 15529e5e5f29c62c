/**
 * One connection to the database, embedded or on a libSQL server: the little that the store needs of either.
 * Every commit is one transaction, and nothing else ever holds one open.
 */
import { type Client, createClient } from '@libsql/client/http';
import Libsql from 'libsql';

export type Value = string | number | null | Uint8Array;

export interface Statement {
  readonly sql: string;
  readonly args: readonly Value[];
}

export interface Connection {
  /** The rows as arrays, in the order of the columns. */
  query(sql: string, args: readonly Value[]): Promise<unknown[][]>;
  /** All statements in one transaction; resolves after it is durable. @returns The rows each of them changed. */
  commit(statements: readonly Statement[]): Promise<number[]>;
  close(): void;
}

/**
 * The embedded database by libSQL's own binding. Its client prepares every statement anew: with the statements kept,
 * a commit of 50 mails takes a third of the time (`npm run bench -- commit`), and a code poll a quarter.
 */
export class EmbeddedConnection implements Connection {
  readonly #path: string;
  #database: Libsql.Database;
  #settings: readonly string[] = [];
  readonly #prepared = new Map<string, Libsql.Statement<Value[][]>>();

  constructor(path: string) {
    this.#path = path;
    this.#database = new Libsql(path);
  }

  /** PRAGMAs, now and for every connection that takes this one's place. */
  configure(settings: readonly string[]): void {
    this.#settings = settings;
    for (const setting of settings) this.#database.exec(`PRAGMA ${setting}`);
  }

  async query(sql: string, args: readonly Value[]): Promise<unknown[][]> {
    return this.#prepare(sql, true).all([...args]) as unknown[][];
  }

  async commit(statements: readonly Statement[]): Promise<number[]> {
    try {
      this.#prepare('BEGIN IMMEDIATE').run([]);
      const changes = statements.map(({ sql, args }) => this.#prepare(sql).run([...args]).changes);
      this.#prepare('COMMIT').run([]);
      return changes;
    } catch (error) {
      this.#renew();
      throw error;
    }
  }

  close(): void {
    this.#prepared.clear();
    if (this.#database.open) this.#database.close();
  }

  #prepare(sql: string, returnsRows = false): Libsql.Statement<Value[][]> {
    const key = returnsRows ? `?${sql}` : sql;
    const known = this.#prepared.get(key);
    if (known !== undefined) return known;
    // The queries of lists differ by their filters: there are many, but there is an end to what is kept of them.
    if (this.#prepared.size >= preparedMax) this.#prepared.clear();
    const statement = this.#database.prepare<Value[][]>(sql);
    if (returnsRows) statement.raw(true);
    this.#prepared.set(key, statement);
    return statement;
  }

  /**
   * After a failed commit the state of the connection is not to be trusted, and libSQL has lost acknowledged writes when
   * one was used again after a BUSY: another takes its place.
   */
  #renew(): void {
    this.close();
    this.#database = new Libsql(this.#path);
    try {
      this.configure(this.#settings);
    } catch {
      // The next call meets the same trouble and reports it; the failure that led here is the one to show.
    }
  }
}

const preparedMax = 256;

/** A database on a libSQL server. */
export class RemoteConnection implements Connection {
  readonly #client: Client;

  constructor(url: string, authToken: string | null) {
    this.#client = createClient({ url, ...(authToken === null ? {} : { authToken }) });
  }

  async query(sql: string, args: readonly Value[]): Promise<unknown[][]> {
    const { rows, columns } = await this.#client.execute({ sql, args: [...args] });
    return rows.map((row) => columns.map((_, index) => plain(row[index])));
  }

  async commit(statements: readonly Statement[]): Promise<number[]> {
    const results = await this.#client.batch(
      statements.map(({ sql, args }) => ({ sql, args: [...args] })),
      'write',
    );
    return results.map((result) => result.rowsAffected);
  }

  close(): void {
    this.#client.close();
  }
}

/** Blobs come as ArrayBuffers over the network and as Buffers from the file: here always as the latter. */
function plain(value: unknown): unknown {
  return value instanceof ArrayBuffer ? Buffer.from(value) : value;
}
