/**
 * Copies of the embedded database while it serves. A thread makes a copy as a file beside the database. The file is
 * opened and removed from the directory at once, so that the copy is gone when its reader is, however either of them
 * ends.
 */
import { randomBytes } from 'node:crypto';
import { type FileHandle, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { AppError } from '../errors.ts';
import type { DatabaseCopy } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import { startWorker } from '../runtime/index.ts';
import { storageError } from './storageerror.ts';

export interface CopyThreadData {
  readonly path: string;
  readonly target: string;
  /** PRAGMAs of the connection that reads. */
  readonly settings: readonly string[];
}

export type CopyOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly code: string | undefined };

/** What a process that died in the middle of a copy leaves behind. */
const leftover = /^\.backup-[0-9a-f]{16}(?:-journal)?$/;

export class Copies {
  readonly #path: string | null;
  readonly #settings: readonly string[];
  #running: Promise<unknown> | null = null;
  #isClosed = false;
  /** Ends the copy that is being read. */
  #stopReading = () => {};

  /** @param path Of the database file; null when the database is elsewhere. */
  constructor(path: string | null, settings: readonly string[]) {
    this.#path = path;
    this.#settings = settings;
  }

  async removeLeftovers(): Promise<void> {
    if (this.#path === null) return;
    const directory = dirname(this.#path);
    const name = basename(this.#path);
    for (const entry of await readdir(directory)) {
      if (entry.startsWith(name) && leftover.test(entry.slice(name.length)))
        await rm(join(directory, entry), { force: true });
    }
  }

  /**
   * Everything that was committed before the call, and perhaps some of what came later, as one database file.
   * @throws AppError `backup_unavailable`, `backup_running`, `storage_full`, `storage_unavailable`.
   */
  async make(): Promise<DatabaseCopy> {
    if (this.#path === null) {
      throw new AppError(
        'backup_unavailable',
        'The database is on a libSQL server: back it up there, with the means of that server.',
      );
    }
    if (this.#running !== null) {
      throw new AppError('backup_running', 'Another backup is running: wait for its end.', {
        retryAfterSeconds: 10,
      });
    }
    const making = this.#make(this.#path);
    // One at a time until the reader has all of it: two copies would take the disk of two.
    const over = making.then(({ over: ended }) => ended).catch(() => {});
    this.#running = over;
    void over.then(() => {
      this.#running = null;
    });
    return (await making).copy;
  }

  /** Resolves when no thread has a connection any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopReading();
    await this.#running;
  }

  async #make(path: string): Promise<{ copy: DatabaseCopy; over: Promise<void> }> {
    await refuseWithoutSpace(path);
    const target = `${path}.backup-${randomBytes(8).toString('hex')}`;
    let file: FileHandle;
    try {
      // Made here, for its mode: SQLite takes an empty file as it is.
      await (await open(target, 'wx', 0o600)).close();
      await runThread({ path, target, settings: this.#settings });
      if (this.#isClosed) throw new AppError('shutting_down', 'The service is stopping.');
      file = await open(target, 'r');
    } catch (error) {
      throw storageError(error);
    } finally {
      // Also when all went well: the open file lives on without a name.
      await rm(target, { force: true });
    }
    const { size } = await file.stat();
    let finish = () => {};
    const over = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const end = async () => {
      this.#stopReading = () => {};
      await file.close();
      finish();
    };
    const bytes = streamOf(file, size, end);
    this.#stopReading = bytes.stop;
    return { copy: { sizeBytes: size, bytes: bytes.stream }, over };
  }
}

/** A copy that would fill the disk must not be begun: the mails of the meantime need it. */
async function refuseWithoutSpace(path: string): Promise<void> {
  const sizes = await Promise.all(
    [path, `${path}-wal`].map(async (name) => (await stat(name).catch(() => ({ size: 0 }))).size),
  );
  const needed = sizes.reduce((sum, size) => sum + size, 0) + limits.backupSpareBytesMin;
  const { bavail, bsize } = await statfs(dirname(path));
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new AppError(
    'storage_full',
    `The disk of the database has ${megabytes(free)} MB free, and a backup needs up to ${megabytes(needed)} MB there for a while.`,
    { retryAfterSeconds: 60 },
  );
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);

function runThread(data: CopyThreadData): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = startWorker('copy', { heapMbMax: limits.backupHeapMbMax, data });
    let outcome: CopyOutcome = { ok: false, message: 'the thread that copies has ended', code: undefined };
    thread.onMessage((message) => {
      outcome = message as CopyOutcome;
    });
    thread.onError((error) => {
      outcome = { ok: false, message: error.message, code: undefined };
    });
    thread.onExit(() => {
      if (outcome.ok) resolve();
      else reject(Object.assign(new Error(outcome.message), { code: outcome.code }));
    });
  });
}

/** Read piece by piece, as its reader takes them; ended once, when all is read or nobody wants more. */
function streamOf(file: FileHandle, size: number, end: () => Promise<void>) {
  let position = 0;
  let ended: Promise<void> | null = null;
  const endOnce = () => {
    ended ??= end();
    return ended;
  };
  let fail = (_error: unknown) => {};
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        fail = (error) => controller.error(error);
      },
      async pull(controller) {
        const piece = new Uint8Array(Math.min(limits.backupPieceBytesMax, size - position));
        const { bytesRead } = await file.read(piece, 0, piece.length, position);
        position += bytesRead;
        if (bytesRead > 0) controller.enqueue(piece.subarray(0, bytesRead));
        if (bytesRead > 0 && position < size) return;
        await endOnce();
        controller.close();
      },
      cancel: endOnce,
    },
    { highWaterMark: 1 },
  );
  const stop = () => {
    fail(new AppError('shutting_down', 'The service is stopping.'));
    void endOnce();
  };
  return { stream, stop };
}
