/** A connection to a database file, through libSQL's own binding. */
import { statSync } from 'node:fs';
import Libsql from 'libsql';
import type { Connection, Statement, Value } from './connection.ts';

/** Queries of lists differ by their filters: there are many, but there is an end to what is kept of them. */
const preparedMax = 256;

/** A file that one connection has open. Others open that one, and make none where it is not. */
export interface DatabaseFile {
  readonly path: string;
  /** Null where it has no name. */
  readonly inode: number | null;
}

/**
 * The embedded database by libSQL's own binding. Its client prepares every statement anew: with the statements kept, a
 * commit of 50 mails takes a third of the time and a code poll a quarter.
 */
export class EmbeddedConnection implements Connection {
  readonly file: DatabaseFile;
  #database: Libsql.Database;
  #settings: readonly string[] = [];
  readonly #prepared = new Map<string, Libsql.Statement<Value[][]>>();

  /** @param file By its path alone it is made where there is none. */
  constructor(file: string | DatabaseFile) {
    const { path, inode } = typeof file === 'string' ? { path: file, inode: null } : file;
    if (inode !== null && inode !== inodeOf(path)) throw gone(path);
    this.#database = new Libsql(path);
    this.file = { path, inode: inodeOf(path) };
  }

  /** PRAGMAs belong to the connection: these are set now, and for every one that takes its place. */
  configure(settings: readonly string[]): void {
    this.#settings = settings;
    for (const setting of settings) this.#database.exec(`PRAGMA ${setting}`);
  }

  async query(sql: string, args: readonly Value[] = []): Promise<unknown[][]> {
    return this.#prepare(sql, 'rows').all([...args]) as unknown[][];
  }

  async first(sql: string, args: readonly Value[] = []): Promise<unknown[] | undefined> {
    return this.#prepare(sql, 'rows').get([...args]) as unknown[] | undefined;
  }

  async commit(statements: readonly Statement[]): Promise<number[]> {
    // Not a kept statement: one that met a BUSY stays in progress, and nothing could be committed beside it.
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const changes = statements.map(({ sql, args }) => this.#prepare(sql, 'changes').run([...args]).changes);
      this.#database.exec('COMMIT');
      if (this.#database.inTransaction) throw new Error('the commit left its transaction open');
      if (this.#isGone()) throw gone(this.file.path);
      return changes;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** Writes one consistent state of the database into a file that is empty or not there. Blocks until it is done. */
  copyInto(file: string): void {
    // Not a prepared statement, which would be let go of only as garbage, and the journal with it.
    this.#database.exec(`VACUUM INTO '${file.replaceAll("'", "''")}'`);
  }

  async run(sql: string): Promise<void> {
    this.#database.exec(sql);
  }

  renew(): void {
    // A new connection would make a new file.
    if (this.#isGone()) return;
    this.release();
    this.#database = new Libsql(this.file.path);
    this.configure(this.#settings);
  }

  async close(): Promise<void> {
    try {
      // The driver lets go of a connection when it pleases; after this the file is whole without its journal.
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // What was committed is in the journal, and the next start reads it there.
    }
    this.release();
  }

  /** Whether what is committed goes into a file that nobody finds any more, and is lost with this process. */
  #isGone(): boolean {
    const { path, inode } = this.file;
    return inode !== null && inode !== inodeOf(path);
  }

  /** Lets go of the file and leaves the journal to another connection. */
  release(): void {
    this.#prepared.clear();
    if (this.#database.open) this.#database.close();
  }

  /**
   * Some failures end the transaction by themselves, others do not. What is left of it must not become a part of the
   * next one.
   */
  #rollBack(): void {
    try {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
    } finally {
      if (this.#database.inTransaction) this.renew();
    }
  }

  #prepare(sql: string, gives: 'rows' | 'changes'): Libsql.Statement<Value[][]> {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    if (this.#prepared.size >= preparedMax) this.#prepared.clear();
    const statement = this.#database.prepare<Value[][]>(sql);
    if (gives === 'rows') statement.raw(true);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

function gone(path: string): Error {
  return new Error(
    `the database file ${path} was moved or deleted while it is open: put it back, or start again`,
  );
}

function inodeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? null;
}
