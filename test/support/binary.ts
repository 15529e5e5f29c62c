/**
 * The built artefacts for tests that drive the real thing. Built when older than the newest source; several
 * test processes that ask at once share one build.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const sources = ['src', 'scripts', 'package.json', 'package-lock.json'];

/** The single executable of this platform, `dist/inboxd`. */
export function binaryPath(): Promise<string> {
  return fresh('inboxd', 'build-binary.ts');
}

/** The bundle for any Node, `dist/inboxd.mjs`. */
export function bundlePath(): Promise<string> {
  return fresh('inboxd.mjs', 'build.ts');
}

async function fresh(name: string, script: string): Promise<string> {
  const artefact = join(root, 'dist', name);
  while (isStale(artefact)) {
    await oneAtATime(name, async () => {
      // Dated by its beginning: a source that is edited during the build makes the result stale.
      const began = new Date();
      await promisify(execFile)(process.execPath, [join(root, 'scripts', script)], { cwd: root });
      utimesSync(artefact, began, began);
    });
  }
  return artefact;
}

function isStale(artefact: string): boolean {
  const built = statSync(artefact, { throwIfNoEntry: false })?.mtimeMs;
  return built === undefined || built < Math.max(...sources.map((source) => newest(join(root, source))));
}

function newest(path: string): number {
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/**
 * Runs `work`, or waits until whoever is at it has ended. The lock is a listening socket without a file,
 * which the kernel takes away with its process, so a killed run leaves nothing behind.
 */
async function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const place = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const address = `\0inboxd-build-${place}-${name}`;
  const waiting = new Set<Socket>();
  const lock = createServer((peer) => waiting.add(peer.on('error', () => {})));
  try {
    lock.listen(address);
    await once(lock, 'listening');
  } catch {
    const holder = connect(address);
    holder.on('error', () => {});
    holder.resume();
    await new Promise((resolve) => holder.once('close', resolve));
    return;
  }
  try {
    await work();
  } finally {
    lock.close();
    for (const peer of waiting) peer.destroy();
  }
}
