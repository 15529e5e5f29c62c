/**
 * The connection to the database: its settings, the schema's version, writing and reading. Every refusal says what
 * to do; none leaves a fresh empty file where data was.
 */
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { AppError } from '../errors.ts';
import { claimFile, filePath } from './files.ts';
import { type Migration, migrations } from './migrations.ts';
import { OpenError, reason } from './refusal.ts';

export interface DatabaseLocation {
  /** `file:PATH`, or the `http(s)://` or `libsql://` address of a libSQL server. */
  readonly url: string;
  readonly authToken: string | null;
}

/**
 * One connection, that writes and reads. libSQL's `transaction()` has lost acknowledged writes after a BUSY, so
 * nothing here uses it: `batch` is the only way to write. It begins a transaction of its own or fails, so whatever
 * state a failure left, nothing is acknowledged that was not committed.
 */
export class Database {
  readonly client: Client;
  readonly orm: LibSQLDatabase;
  readonly #release: () => void;
  readonly #embedded: boolean;
  /** True from a failure of the storage to the next commit. */
  #suspect = false;
  #replacements = 0;

  constructor(client: Client, embedded: boolean, release: () => void) {
    this.client = client;
    this.orm = drizzle(client);
    this.#embedded = embedded;
    this.#release = release;
  }

  /** All statements in one transaction; resolves after it reached the disk. */
  async write(statements: readonly InStatement[]): Promise<ResultSet[]> {
    try {
      // Asked in a way that leaves nothing behind: after a BUSY in the batch itself the connection is lost.
      if (this.#suspect && this.#embedded) await this.client.executeMultiple('BEGIN IMMEDIATE; ROLLBACK');
    } catch (error) {
      throw storageError(error);
    }
    try {
      const results = await this.client.batch([...statements], 'write');
      this.#suspect = false;
      this.#replacements = 0;
      return results;
    } catch (error) {
      const translated = storageError(error);
      if (translated.code === 'storage_unavailable') await this.#renew(error);
      if (translated.temporary) this.#suspect = true;
      throw translated;
    }
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
    // The driver lets go of a connection when it pleases; after this the file is whole without its journal.
    if (this.#embedded) await this.client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => {});
    this.client.close();
    this.#release();
  }

  /**
   * Replaces the connection: after a BUSY the driver keeps the statement that met it, and no later one can commit.
   * It frees an old connection only as garbage, so while other failures last there is a new one after the 1st, 2nd,
   * 4th, 8th …, not for each.
   */
  async #renew(error: unknown): Promise<void> {
    if (!this.#embedded || this.client.closed) return;
    const isBusy = (error as { code?: string }).code === 'SQLITE_BUSY';
    if (!isBusy) this.#replacements++;
    if (!isBusy && (this.#replacements & (this.#replacements - 1)) !== 0) return;
    try {
      await this.client.reconnect();
      await configure(this.client);
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
  steps: readonly Migration[] = migrations,
): Promise<Database> {
  const asked = filePath(location.url);
  const file = asked === null ? null : await claimFile(asked);
  const name = file?.path ?? location.url;
  let client: Client | null = null;
  try {
    client = createClient({
      url: file === null ? location.url : `file:${file.path}`,
      ...(location.authToken === null ? {} : { authToken: location.authToken }),
      concurrency: 1,
    });
    // Looked at before anything is set: a file that is not ours stays as it is.
    const version = await schemaVersion(client, name, steps.at(-1)?.version ?? 0);
    if (file !== null) await configure(client);
    await migrate(client, version, steps);
    return new Database(client, file !== null, () => file?.release());
  } catch (error) {
    client?.close();
    file?.release();
    if (error instanceof OpenError) throw error;
    throw new OpenError(`the database ${name} cannot be opened: ${reason(error)}`, { cause: error });
  }
}

/** PRAGMAs belong to the connection: they are set again whenever it is replaced. */
async function configure(client: Client): Promise<void> {
  await client.execute('PRAGMA busy_timeout = 0');
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA cache_size = -32000');
  await client.execute('PRAGMA temp_store = MEMORY');
}

/** @returns 0 for a database without any table. */
async function schemaVersion(client: Client, name: string, newest: number): Promise<number> {
  const found = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table'");
  if (found.rows.length === 0) return 0;
  if (!found.rows.some((row) => row.name === 'schema_versions')) {
    throw new OpenError(`${name} belongs to another program: set EMAIL_INBOX_DATABASE_URL to another path`);
  }
  const rows = await client.execute('SELECT coalesce(max(version), 0) AS version FROM schema_versions');
  const version = Number(rows.rows[0]?.version ?? 0);
  if (version > newest) {
    throw new OpenError(
      `${name} was written by a newer inboxd (schema ${version}, this one knows ${newest}): ` +
        'start that newer version, or restore a backup from before the upgrade',
    );
  }
  return version;
}

/** Each step in one transaction with the note that it ran: one that fails leaves nothing behind. */
async function migrate(client: Client, version: number, steps: readonly Migration[]): Promise<void> {
  for (const step of steps.filter((candidate) => candidate.version > version)) {
    await client.batch(
      [
        'CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY)',
        ...step.statements,
        { sql: 'INSERT INTO schema_versions (version) VALUES (?)', args: [step.version] },
      ],
      'write',
    );
  }
}

/** What a statement itself did wrong: a defect of ours or of its data, which trying again does not mend. */
const statementFaults = new Set([
  'SQLITE_CONSTRAINT',
  'SQLITE_TOOBIG',
  'SQLITE_MISMATCH',
  'SQLITE_ERROR',
  'SQLITE_RANGE',
]);

/** Translates what libSQL throws into what a caller can act on. */
export function storageError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // The query builder's own wrapper lists every value of the query, which is not for the log; its cause does not.
  if (error instanceof DrizzleQueryError) return storageError(error.cause);
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  if (
    (code !== undefined && statementFaults.has(code)) ||
    error instanceof TypeError ||
    error instanceof RangeError
  ) {
    return new AppError('statement_failed', 'The storage could not take this.', { cause: error });
  }
  if (code === 'SQLITE_FULL' || /ENOSPC|disk is full/i.test(message ?? '')) {
    return new AppError('storage_full', 'The storage is full.', { cause: error, retryAfterSeconds: 60 });
  }
  return new AppError('storage_unavailable', 'The storage does not answer at the moment.', {
    cause: error,
    retryAfterSeconds: 5,
  });
}
