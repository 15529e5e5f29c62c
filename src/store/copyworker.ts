/**
 * The thread that copies the database while it is in use: one statement on a connection of its own, which reads one
 * consistent state and never checkpoints. Copying can take minutes, and holds up nobody from here.
 */
import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readingFlags, setThreadFlags } from '../runtime/threadflags.ts';
import type { CopyOutcome, CopyThreadData } from './copy.ts';
import { EmbeddedConnection } from './embedded.ts';

setThreadFlags(readingFlags);
const { path, target, settings } = workerData as CopyThreadData;

function copy(): CopyOutcome {
  let connection: EmbeddedConnection | null = null;
  try {
    // A connection would make one.
    if (!existsSync(path)) throw new Error(`the database file ${path} was moved or deleted`);
    connection = new EmbeddedConnection(path);
    connection.configure(settings);
    connection.copyInto(target);
    return { ok: true };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { ok: false, message, code };
  } finally {
    connection?.release();
  }
}

parentPort?.postMessage(copy());
