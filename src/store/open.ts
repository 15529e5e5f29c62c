/**
 * The connection to the database: its settings, the schema's version, writing and reading. Every refusal says what
 * to do; none leaves a fresh empty file where data was.
 */
import { drizzle, type SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { type CacheVersion, OwnCacheVersion, SharedCacheVersion } from './cacheversion.ts';
import type { Connection, MailIntake, Statement, Value } from './connection.ts';
import { EmbeddedConnection } from './embedded.ts';
import { claimFile, filePath } from './files.ts';
import { type Migration, migrations } from './migrations.ts';
import { OpenError, reason } from './refusal.ts';
import { storageError } from './storageerror.ts';
import { ThreadedConnection } from './threadedconnection.ts';

export interface DatabaseLocation {
  /** `file:PATH`, or the `http(s)://` or `libsql://` address of a libSQL server. */
  readonly url: string;
  readonly authToken: string | null;
}

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

  /** As `write`, for statements that touch no table but those of mails: what is remembered of the others stays. */
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

/**
 * @param steps The schema's history; another than the real one only in tests.
 * @throws OpenError with what is wrong and what to do.
 */
export async function openDatabase(
  location: DatabaseLocation,
  clock: Pick<Clock, 'monotonic'>,
  steps: readonly Migration[] = migrations,
): Promise<Database> {
  const asked = filePath(location.url);
  const file = asked === null ? null : claimFile(asked);
  const name = file?.path ?? location.url;
  let connection: Connection | null = null;
  try {
    connection = file === null ? await connectTo(location) : new EmbeddedConnection(file.path);
    // Looked at before anything is set: a file that is not ours stays as it is.
    const newest = steps.at(-1)?.version ?? 0;
    const version = await schemaVersion(connection, name, newest);
    if (connection instanceof EmbeddedConnection) {
      const [pages] = (await connection.first('PRAGMA page_count')) ?? [];
      if (pages === 0) connection.configure(beforeFirstPage);
      connection.configure(settings);
    }
    await migrate(connection, version, steps, () => schemaVersion(connection!, name, newest));
    if (file !== null && connection instanceof EmbeddedConnection) {
      connection.configure([...settings, neverCheckpoint]);
      connection = new ThreadedConnection(file.path, connection, [...settings, smallCache, seldomCheckpoint]);
    }
    const cacheVersion = file === null ? new SharedCacheVersion(connection, clock) : new OwnCacheVersion();
    return new Database(connection, file?.path ?? null, cacheVersion, () => file?.release());
  } catch (error) {
    await connection?.close();
    file?.release();
    if (error instanceof OpenError) throw error;
    throw new OpenError(`the database ${name} cannot be opened: ${reason(error)}`, { cause: error });
  }
}

/**
 * Before the first page is made: what retention deletes can be given back to the file system. There is nothing yet that
 * a journal on disk could bring back, so the two pages that this writes wait for the disk twice instead of eight times.
 */
const beforeFirstPage = ['journal_mode = MEMORY', 'auto_vacuum = INCREMENTAL'];

/** Loaded only where it is used: the client of a server is large. */
async function connectTo({ url, authToken }: DatabaseLocation): Promise<Connection> {
  const { RemoteConnection } = await import('./remote.ts');
  return new RemoteConnection(url, authToken);
}

/** No waiting for locks: it would hold up everything in this thread, and nobody else has business with the file. */
const settings = [
  'busy_timeout = 0',
  'journal_mode = WAL',
  'synchronous = FULL',
  'cache_size = -32000',
  'temp_store = MEMORY',
];

/** For the one that commits: it writes where it wrote last, and finds the rest in the system's cache. */
const smallCache = 'cache_size = -4000';

/**
 * Of 8 MB of journal instead of 4: what was written to again and again in between, as the pages of indexes are, then goes
 * into the database once. With 16 MB it is no better.
 */
const seldomCheckpoint = 'wal_autocheckpoint = 2000';

/** For connections that read: the one that commits does it. */
const neverCheckpoint = 'wal_autocheckpoint = 0';

/** Of the connection that copies, in a thread where waiting holds nobody up; it needs no cache, as it reads all once. */
export const copySettings = ['busy_timeout = 5000', neverCheckpoint];

/** @returns 0 for a database without any table. */
async function schemaVersion(connection: Connection, name: string, newest: number): Promise<number> {
  const tables = await connection.query(tablesQuery);
  if (tables.length === 0) return 0;
  if (!tables.some(([table]) => table === 'schema_versions')) {
    throw new OpenError(`${name} belongs to another program: set EMAIL_INBOX_DATABASE_URL to another path`);
  }
  const [row] = await connection.query('SELECT coalesce(max(version), 0) FROM schema_versions');
  const version = Number(row?.[0] ?? 0);
  if (version > newest) {
    throw new OpenError(
      `${name} was written by a newer inboxd (schema ${version}, this one knows ${newest}): ` +
        'start that newer version, or restore a backup from before the upgrade',
    );
  }
  return version;
}

/** Servers keep tables of their own in a database that is empty otherwise. */
const tablesQuery = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'libsql_*'";

/**
 * Each step in one transaction with the note that it ran: one that fails leaves nothing behind. The note comes first, so
 * that of several processes which start on one server one alone makes the step, and the others see that it is made.
 */
async function migrate(
  connection: Connection,
  version: number,
  steps: readonly Migration[],
  reread: () => Promise<number>,
): Promise<void> {
  const commits = steps
    .filter((step) => step.version > version)
    .map((step) => [
      'CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY)',
      `INSERT INTO schema_versions (version) VALUES (${step.version})`,
      ...step.statements,
    ]);
  // A new database has nothing that a later step could fail on: one wait for the disk makes it.
  for (const statements of version === 0 ? [commits.flat()] : commits) {
    try {
      await connection.commit(statements.map((sql) => ({ sql, args: [] })));
    } catch (error) {
      const reached = await reread();
      if (reached === version) throw error;
      return migrate(connection, reached, steps, reread);
    }
  }
}

function isBusy(error: unknown): boolean {
  return (error as { code?: string }).code === 'SQLITE_BUSY';
}
