/** The thread that searches for words: one connection that only reads, and never checkpoints. */
import { parentPort, workerData } from 'node:worker_threads';
import { readingFlags, setThreadFlags } from '../runtime/threadflags.ts';
import { EmbeddedConnection } from './embedded.ts';
import {
  type SearchAnswer,
  type SearchQuestion,
  type SearchThreadData,
  searchThreadDone,
  searchThreadEnd,
} from './searchmessages.ts';

setThreadFlags(readingFlags);
const { file, settings } = workerData as SearchThreadData;
const connection = new EmbeddedConnection(file);
connection.configure(settings);

async function answer({ id, sql, args }: SearchQuestion): Promise<SearchAnswer> {
  try {
    return { id, ok: true, rows: await connection.query(sql, args) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { id, ok: false, message, code };
  }
}

parentPort?.on('message', async (message: SearchQuestion | typeof searchThreadEnd) => {
  if (message !== searchThreadEnd) return parentPort?.postMessage(await answer(message));
  connection.release();
  parentPort?.postMessage(searchThreadDone);
});
