/**
 * The native half of the database inside a single executable. The system's loader opens shared libraries
 * from files only, so the embedded one is written to a private file, opened, and unlinked at once; the
 * mapping lives on. Nothing here runs when the addon lies in node_modules.
 */
import { closeSync, constants, mkdirSync, mkdtempSync, openSync, rmSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';
import type { Carrier } from './carrier.ts';

/** Handed to the program by `boot.ts`; there is none outside of the executable. */
declare const carrier: Carrier | undefined;

const addonName = 'libsql.node';
/** The asset inside the executable; the build puts it there, compressed: what is not read of a file takes no memory. */
export const addonAsset = `${addonName}.zst`;
/**
 * Above the size of the addon, which comes out in one piece. Below the 16 MB of a password's hash: the C library takes
 * memory of up to the largest size that was ever given back from heaps which it does not shrink.
 */
export const addonBytesMax = 12 * 1024 * 1024;

const offered: string[] = [];

/**
 * The opened image, unlinked but still open, as other threads of this process can name it. They must open this very
 * file: two copies of SQLite in one process would not know of each other's file locks, and drop them.
 */
let openedImage: string | null = null;
let unpacked: Promise<void> | null = null;
let exported: unknown;

/** What a thread needs to be told to find the addon; null before it was opened. */
export function addonAnchor(): string | null {
  return openedImage;
}

/**
 * Names a directory this process may write to, and may make for its owner only; tried after the usual temporary ones: a
 * read-only system may have no other.
 */
export function offerScratchDirectory(directory: string): void {
  offered.push(directory);
}

/**
 * Has the embedded addon ready to be opened, where there is one; to be awaited before the first database. Whoever knows
 * early that there will be a database asks early: the writing is done beside this thread.
 */
export function unpackAddon(): Promise<void> {
  if (typeof carrier === 'undefined' || !isMainThread) return Promise.resolve();
  unpacked ??= decompressed(carrier.asset(addonAsset)).then(unpack);
  // Told to whoever awaits it, which may be later.
  unpacked.catch(() => {});
  return unpacked;
}

/** Opens the embedded addon and returns what it exports. The bundler calls this in place of libsql's own loader. */
export function openEmbeddedAddon(): unknown {
  exported ??= openImage(isMainThread ? String(openedImage) : String(process.argv[2]));
  return exported;
}

function decompressed(asset: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  // Asked for by name where it is used: Node 20 has none, and no executable either.
  const { zstdDecompress } = process.getBuiltinModule('node:zlib');
  return new Promise((resolve, reject) => {
    zstdDecompress(asset, { chunkSize: addonBytesMax }, (error, image) =>
      error === null ? resolve(image as Uint8Array<ArrayBuffer>) : reject(error),
    );
  });
}

async function unpack(image: Uint8Array<ArrayBuffer>): Promise<void> {
  const failures: string[] = [];
  for (const directory of new Set([tmpdir(), '/dev/shm', '/var/tmp', ...offered])) {
    try {
      if (offered.includes(directory)) mkdirSync(directory, { recursive: true, mode: 0o700 });
      await openThrough(directory, image);
      // Its memory is given back now, not some time later.
      image.buffer.transfer(0);
      return;
    } catch (error) {
      failures.push(`${directory}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    `The database driver needs a moment in a directory that is writable and allows execution; set TMPDIR to one. Tried ${failures.join('; ')}`,
  );
}

/** @throws when the directory is missing, read-only, full, or mounted without execution. */
async function openThrough(directory: string, image: Uint8Array): Promise<void> {
  const home = mkdtempSync(join(directory, 'inboxd-'));
  try {
    const path = join(home, addonName);
    const descriptor = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o500);
    try {
      for (let written = 0; written < image.byteLength; ) {
        written += await writePart(descriptor, image, written);
      }
    } finally {
      closeSync(descriptor);
    }
    exported = openImage(path);
    openedImage = `/proc/self/fd/${openSync(path, constants.O_RDONLY)}`;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Not by `node:fs/promises`, which would copy nothing faster and has to be loaded. */
function writePart(descriptor: number, image: Uint8Array, from: number): Promise<number> {
  return new Promise((resolve, reject) => {
    write(descriptor, image, from, image.byteLength - from, null, (error, count) =>
      error === null ? resolve(count) : reject(error),
    );
  });
}

function openImage(path: string): unknown {
  const opened = { exports: {} };
  process.dlopen(opened, path);
  return opened.exports;
}
