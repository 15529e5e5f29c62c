/**
 * Opens the database: the file, who may read it, the one process that owns it, the settings of the connection,
 * the schema's version. Every refusal says what to do; none leaves a fresh empty file where data was.
 */
import { closeSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  type Client,
  createClient,
  type InStatement,
  type ResultSet,
  type Transaction,
} from '@libsql/client';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { AppError } from '../errors.ts';
import { currentVersion, migrations } from './migrations.ts';

export interface DatabaseLocation {
  /** `file:PATH`, or the `http(s)://` or `libsql://` address of a libSQL server. */
  readonly url: string;
  readonly authToken: string | null;
}

/** A start that must not go on; the text is for whoever operates the service. */
export class OpenError extends Error {
  override readonly name = 'OpenError';
}

/**
 * One connection, that writes and reads. libSQL's `transaction()` has lost acknowledged writes after a BUSY, so
 * nothing here uses it: `batch` is the only way to write, and a connection that failed is replaced.
 */
export class Database {
  readonly client: Client;
  readonly orm: LibSQLDatabase;
  readonly #release: () => void;
  readonly #embedded: boolean;

  constructor(client: Client, embedded: boolean, release: () => void) {
    this.client = client;
    this.orm = drizzle(client);
    this.#embedded = embedded;
    this.#release = release;
  }

  /** All statements in one transaction; resolves after it reached the disk. */
  async write(statements: readonly InStatement[]): Promise<ResultSet[]> {
    try {
      return await this.client.batch([...statements], 'write');
    } catch (error) {
      await this.#renew();
      throw storageError(error);
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

  close(): void {
    this.client.close();
    this.#release();
  }

  /** After a failed write the connection's state is not to be trusted. */
  async #renew(): Promise<void> {
    if (!this.#embedded || this.client.closed) return;
    try {
      await this.client.reconnect();
      await configure(this.client);
    } catch {
      // The next write meets the same trouble and reports it; this one's own error is the one to show.
    }
  }
}

/** @throws OpenError with what is wrong and what to do. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const path = filePath(location.url);
  const release = path === null ? () => undefined : await claimFile(path);
  let client: Client | null = null;
  try {
    client = createClient({
      url: path === null ? location.url : `file:${path}`,
      ...(location.authToken === null ? {} : { authToken: location.authToken }),
      concurrency: 1,
    });
    if (path !== null) await configure(client);
    await migrate(client, path ?? location.url);
    return new Database(client, path !== null, release);
  } catch (error) {
    client?.close();
    release();
    if (error instanceof OpenError) throw error;
    throw new OpenError(`the database ${path ?? location.url} cannot be opened: ${reason(error)}`, {
      cause: error,
    });
  }
}

function filePath(url: string): string | null {
  if (!url.startsWith('file:')) return null;
  return resolve(url.slice('file:'.length).replace(/^\/\/(?=\/)/, ''));
}

/** Makes the directory and file for the owner only, and takes the lock that keeps a second process out. */
async function claimFile(path: string): Promise<() => void> {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    refuseForeignFile(path);
    // SQLite gives its journal files the mode of the database file, so this covers them too.
    for (const file of [path, `${path}.lock`]) closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    if (error instanceof OpenError) throw error;
    throw new OpenError(`the database file ${path} cannot be made or written: ${reason(error)}`, {
      cause: error,
    });
  }
  return lockFile(path);
}

const sqliteMagic = 'SQLite format 3\0';

/** An existing file is opened only if it is a database; one that lost its beginning is never made anew. */
function refuseForeignFile(path: string): void {
  if (!existsSync(path)) {
    if (existsSync(`${path}-wal`)) {
      throw new OpenError(
        `${path} is missing but ${path}-wal is there: put the database file back, or move the -wal file away to start empty`,
      );
    }
    return;
  }
  const head = Buffer.alloc(sqliteMagic.length);
  const file = openSync(path, 'r');
  const length = readSync(file, head, 0, head.length, 0);
  closeSync(file);
  if (length !== 0 && head.toString('latin1') !== sqliteMagic) {
    throw new OpenError(
      `${path} is not a database file: restore it from a backup, or set EMAIL_INBOX_DATABASE_URL to another path`,
    );
  }
}

/**
 * The lock is an open write transaction on a small database of its own beside the real one: the operating system
 * lets go of it when the process dies, however it dies. No other statement ever runs on that connection.
 */
async function lockFile(path: string): Promise<() => void> {
  const client = createClient({ url: `file:${path}.lock`, concurrency: 1 });
  let held: Transaction;
  try {
    held = await client.transaction('write');
  } catch (error) {
    client.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') {
      throw new OpenError(`the lock ${path}.lock cannot be taken: ${reason(error)}`, { cause: error });
    }
    throw new OpenError(
      `another inboxd is using ${path}: stop it first, or set EMAIL_INBOX_DATABASE_URL to another path`,
    );
  }
  return () => {
    held.close();
    client.close();
  };
}

/** PRAGMAs belong to the connection: they are set again whenever it is replaced. */
async function configure(client: Client): Promise<void> {
  await client.execute('PRAGMA busy_timeout = 0');
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA cache_size = -32000');
  await client.execute('PRAGMA temp_store = MEMORY');
}

async function migrate(client: Client, name: string): Promise<void> {
  const found = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('schema_versions', 'messages')",
  );
  const tables = found.rows.map((row) => String(row.name));
  if (tables.includes('messages') && !tables.includes('schema_versions')) {
    throw new OpenError(`${name} belongs to another program: set EMAIL_INBOX_DATABASE_URL to another path`);
  }
  await client.execute('CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY)');
  const rows = await client.execute('SELECT coalesce(max(version), 0) AS version FROM schema_versions');
  const version = Number(rows.rows[0]?.version ?? 0);
  if (version > currentVersion) {
    throw new OpenError(
      `${name} was written by a newer inboxd (schema ${version}, this one knows ${currentVersion}): ` +
        'start that newer version, or restore a backup from before the upgrade',
    );
  }
  for (const migration of migrations.filter((step) => step.version > version)) {
    await client.batch(
      [
        ...migration.statements,
        { sql: 'INSERT INTO schema_versions (version) VALUES (?)', args: [migration.version] },
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

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB') {
    return 'the file is damaged; restore it from a backup, or move it away to start empty';
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return 'permission denied';
  return message ?? String(error);
}
