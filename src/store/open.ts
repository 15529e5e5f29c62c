/**
 * Opening the database: its connection with its settings, and the schema at its newest version. Every refusal says what to
 * do; none leaves a fresh empty file where data was.
 */
import type { Clock } from '../clock.ts';
import { OwnCacheVersion, SharedCacheVersion } from './cacheversion.ts';
import type { Connection } from './connection.ts';
import { Database } from './database.ts';
import { EmbeddedConnection } from './embedded.ts';
import { claimFile, filePath } from './files.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { type Migration, migrations } from './migrations.ts';
import { OpenError, reason } from './refusal.ts';
import { ThreadedConnection } from './threadedconnection.ts';

export interface DatabaseLocation {
  /** `file:PATH`, or the `http(s)://` or `libsql://` address of a libSQL server. */
  readonly url: string;
  readonly authToken: string | null;
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
      connection = new ThreadedConnection(connection, [...settings, smallCache, seldomCheckpoint]);
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
 * To be set before the first page is made. With the second, retention can give what it deletes back to the file system.
 * The first is possible as there is nothing yet that a journal on the disk could bring back: the two pages that this
 * writes then wait for the disk twice instead of eight times.
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

/** For the connection that commits: it writes where it wrote last, and finds the rest in the cache of the system. */
const smallCache = 'cache_size = -4000';

/**
 * After 8 MB of journal instead of 4. A page that is written again and again, as those of indexes are, then goes into
 * the database once. With 16 MB it is no better.
 */
const seldomCheckpoint = 'wal_autocheckpoint = 2000';

/** For connections that read: the one that commits does it. */
const neverCheckpoint = 'wal_autocheckpoint = 0';

/** Of the connection that copies, in a thread where waiting holds nobody up; it needs no cache, as it reads all once. */
export const copySettings = ['busy_timeout = 5000', neverCheckpoint];
