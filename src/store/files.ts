/**
 * The database's files before SQLite sees them: who may read them, the one process that owns them, and whether what
 * lies there may be opened at all. SQLite takes a lost or shortened journal for an empty one and starts afresh; here
 * that is a refusal which says what to do, and leaves everything as it was.
 */
import { closeSync, fstatSync, mkdirSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Libsql from 'libsql';
import { OpenError, reason } from './refusal.ts';

export interface ClaimedFile {
  /** Absolute, symbolic links resolved: two names of one file share one lock. */
  readonly path: string;
  release(): void;
}

/** Files this process has open: closing any descriptor of one would drop the locks SQLite holds on it. */
const claimed = new Set<string>();

const otherPath = 'set EMAIL_INBOX_DATABASE_URL to another path';

/** @returns The path of a `file:` address, or null for a server's. */
export function filePath(url: string): string | null {
  if (!url.startsWith('file:')) return null;
  return resolve(url.slice('file:'.length).replace(/^\/\/(?=\/)/, ''));
}

/** Whether opening this would make a file; false for a server's address. */
export function isNewDatabase(url: string): boolean {
  const path = filePath(url);
  return path !== null && statSync(path, { throwIfNoEntry: false }) === undefined;
}

/** Whether every user of this machine can read the file, and what mails and keys of others are in it. */
export function isReadableByAll(path: string): boolean {
  return (statSync(path).mode & 0o004) !== 0 && (statSync(dirname(path)).mode & 0o001) !== 0;
}

/** With those above it, one by one: Node's own way tries for ever where a system such as /proc makes none. */
function makeDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeDirectory(dirname(path));
  try {
    mkdirSync(path, 0o700);
  } catch (error) {
    // Another has just made it, or there is a file in its place, of which opening will tell.
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
}

/**
 * Makes the directory and file for the owner only, and takes the lock that keeps a second process out.
 * @throws OpenError
 */
export function claimFile(asked: string): ClaimedFile {
  let path = asked;
  try {
    makeDirectory(dirname(asked));
    path = realPath(asked);
    if (claimed.has(path)) throw inUse(path);
    refuseForeignFile(path);
    makeFile(`${path}.lock`);
  } catch (error) {
    throw translated(error, path);
  }
  claimed.add(path);
  let unlock: (() => void) | null = null;
  try {
    unlock = lockFile(path);
    // Only its owner may judge the journal: another's is being written.
    refuseDamagedJournal(path);
    // SQLite gives its journal files the mode of the database file, so this covers them too.
    makeFile(path);
  } catch (error) {
    unlock?.();
    claimed.delete(path);
    throw translated(error, path);
  }
  const letGo = unlock;
  return {
    path,
    release: () => {
      letGo();
      claimed.delete(path);
    },
  };
}

function translated(error: unknown, path: string): OpenError {
  if (error instanceof OpenError) return error;
  return new OpenError(`the database file ${path} cannot be made or written: ${reason(error)}`, {
    cause: error,
  });
}

const inUse = (path: string) =>
  new OpenError(`another inboxd is using ${path}: stop it first, or ${otherPath}`);

function realPath(path: string): string {
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) return realpathSync(path);
  return join(realpathSync(dirname(path)), basename(path));
}

function makeFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

/** The first bytes of a file and its size, or null when there is none. */
function beginning(path: string, length: number): { head: Buffer; size: number } | null {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return null;
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(length);
    const count = readSync(file, head, 0, length, 0);
    return { head: head.subarray(0, count), size: fstatSync(file).size };
  } finally {
    closeSync(file);
  }
}

const sqliteMagic = 'SQLite format 3\0';

/** An existing file is opened only if it is a database; one that lost its beginning is never made anew. */
function refuseForeignFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new OpenError(`${path} is a directory: ${otherPath}`);
  }
  const file = beginning(path, sqliteMagic.length);
  const journal = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (journal > 0 && (file === null || file.size === 0)) {
    throw new OpenError(
      `${path} is ${file === null ? 'missing' : 'empty'} but ${path}-wal is there: ` +
        'put the database file back, or move the -wal file away to start empty',
    );
  }
  if (file !== null && file.size > 0 && file.head.toString('latin1') !== sqliteMagic) {
    throw new OpenError(`${path} is not a database file: restore it from a backup, or ${otherPath}`);
  }
}

const journalHeaderBytes = 32;
const frameHeaderBytes = 24;
const indexHeaderBytes = 48;
const indexVersion = 3_007_000;

/**
 * SQLite reads a journal up to the first frame that is not whole, without a word about what followed. That is right
 * after a crash, where the rest was never committed. The index beside it tells the two apart: it is written after the
 * commit reached the disk, so a journal shorter than it says has lost what was acknowledged.
 * Formats: sqlite.org/fileformat2.html section 4, sqlite.org/walformat.html section 2.
 */
function refuseDamagedJournal(path: string): void {
  const journal = beginning(`${path}-wal`, journalHeaderBytes);
  // All zero is what a power failure leaves of a journal that was just begun.
  if (journal === null || journal.size === 0 || journal.head.every((byte) => byte === 0)) return;
  const { head, size } = journal;
  if (size < journalHeaderBytes) throw journalError(path, 'is cut short');
  if (!isJournalHeader(head)) throw journalError(path, 'is damaged');
  const index = beginning(`${path}-shm`, 2 * indexHeaderBytes)?.head;
  if (index === undefined || index.length < 2 * indexHeaderBytes) return;
  const isWhole = index.subarray(0, indexHeaderBytes).equals(index.subarray(indexHeaderBytes));
  const isOfThisJournal = index.subarray(32, 40).equals(head.subarray(16, 24));
  if (!isWhole || !isOfThisJournal || index.readUInt32LE(0) !== indexVersion) return;
  const frames = index.readUInt32LE(16);
  const frameBytes = frameHeaderBytes + head.readUInt32BE(8);
  if (size < journalHeaderBytes + frames * frameBytes) throw journalError(path, 'is cut short');
}

function isJournalHeader(head: Buffer): boolean {
  const magic = head.readUInt32BE(0);
  if (magic >>> 1 !== 0x377f0682 >>> 1) return false;
  const word = (at: number) => (magic & 1 ? head.readUInt32BE(at) : head.readUInt32LE(at));
  let first = 0;
  let second = 0;
  for (let at = 0; at < 24; at += 8) {
    first = (first + word(at) + second) >>> 0;
    second = (second + word(at + 4) + first) >>> 0;
  }
  return head.readUInt32BE(24) === first && head.readUInt32BE(28) === second;
}

function journalError(path: string, what: string): OpenError {
  return new OpenError(
    `${path}-wal ${what}, and with it mails that were acknowledged: put the whole file back or restore a backup, ` +
      `or move ${path}-wal and ${path}-shm away to go on without what was in them`,
  );
}

/**
 * The lock is an open write transaction on a small database of its own beside the real one: the operating system
 * lets go of it when the process dies, however it dies. No other statement ever runs on that connection.
 */
function lockFile(path: string): () => void {
  const database = new Libsql(`${path}.lock`);
  try {
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    database.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') throw inUse(path);
    throw new OpenError(`the lock ${path}.lock cannot be taken: ${reason(error)}`, { cause: error });
  }
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}
