/**
 * The native half of the database inside a single executable. The system's loader opens shared libraries
 * from files only, so the embedded one is written to a private file, opened, and unlinked at once; the
 * mapping lives on. Nothing here runs when the addon lies in node_modules.
 */
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';
import { addonPiece, type Carrier } from './carrier.ts';

/** Handed to the program by `boot.ts`; there is none outside of the executable. */
declare const carrier: Carrier;

const pieceBytes = 1024 * 1024;

const offered: string[] = [];

/**
 * The opened image, unlinked but still open, as other threads of this process can name it. They must open this very
 * file: two copies of SQLite in one process would not know of each other's file locks, and drop them.
 */
let openedImage: string | null = null;

/** What a thread needs to be told to find the addon; null before it was opened. */
export function addonAnchor(): string | null {
  return openedImage;
}

/** Names a directory this process may write to, tried after the usual temporary ones: a read-only system may have no other. */
export function offerScratchDirectory(directory: string): void {
  offered.push(directory);
}

/** Opens the embedded addon and returns what it exports. The bundler calls this in place of libsql's own loader. */
export function openEmbeddedAddon(): unknown {
  if (!isMainThread) return openImage(String(process.argv[2]));
  const failures: string[] = [];
  for (const directory of new Set([tmpdir(), '/dev/shm', '/var/tmp', ...offered])) {
    try {
      return openThrough(directory);
    } catch (error) {
      failures.push(`${directory}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    `The database driver needs a moment in a directory that is writable and allows execution; set TMPDIR to one. Tried ${failures.join('; ')}`,
  );
}

/** @throws when the directory is missing, read-only, full, or mounted without execution. */
function openThrough(directory: string): unknown {
  const home = mkdtempSync(join(directory, 'inboxd-'));
  try {
    const path = join(home, 'libsql.node');
    const descriptor = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o500);
    try {
      writeAddon(descriptor);
    } finally {
      closeSync(descriptor);
    }
    const opened = openImage(path);
    openedImage = `/proc/self/fd/${openSync(path, constants.O_RDONLY)}`;
    return opened;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Piece by piece through one small buffer: ten megabytes that are looked at once should not stay in memory. */
function writeAddon(target: number): void {
  const { path, start, length } = carrier.piece(addonPiece);
  const source = openSync(path, constants.O_RDONLY);
  try {
    const piece = new Uint8Array(pieceBytes);
    for (let done = 0; done < length; ) {
      const count = readSync(source, piece, 0, Math.min(pieceBytes, length - done), start + done);
      if (count === 0) throw new Error(`${path} is cut short`);
      for (let written = 0; written < count; ) {
        written += writeSync(target, piece, written, count - written);
      }
      done += count;
    }
  } finally {
    closeSync(source);
  }
}

function openImage(path: string): unknown {
  const opened = { exports: {} };
  process.dlopen(opened, path);
  return opened.exports;
}
