import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { limits } from '../../src/limits.ts';
import { startWorker, type WorkerHandle } from '../../src/runtime/index.ts';
import { EmbeddedConnection } from '../../src/store/embedded.ts';
import { searchThreadEnd } from '../../src/store/searchmessages.ts';
import { SearchThread } from '../../src/store/searchthread.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { temporaryFile } from './temporary.ts';

afterAll(removeTemporaryDirectories);
afterEach(() => {
  vi.useRealTimers();
});

/** Counts up to a number, which takes the thread about a second for ten millions. */
const count =
  'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < ?) SELECT max(x) FROM n';

async function opened() {
  const path = await temporaryFile();
  const writer = new EmbeddedConnection(path);
  writer.configure(['journal_mode = WAL']);
  await writer.commit([{ sql: 'CREATE TABLE t (a INTEGER)', args: [] }]);
  const workers: { handle: WorkerHandle; hasEnded: boolean }[] = [];
  const start: typeof startWorker = (name, options) => {
    const worker = { handle: startWorker(name, options), hasEnded: false };
    worker.handle.onExit(() => {
      worker.hasEnded = true;
    });
    workers.push(worker);
    return worker.handle;
  };
  const searches = new SearchThread(
    { file: writer.file, settings: ['query_only = ON', 'wal_autocheckpoint = 0'] },
    start,
  );
  return { writer, searches, workers };
}

test('it begins with the first search, and sees what was committed before each', async () => {
  const { writer, searches, workers } = await opened();
  expect(workers).toHaveLength(0);
  for (const a of [1, 2]) {
    await writer.commit([{ sql: 'INSERT INTO t VALUES (?)', args: [a] }]);
    expect(await searches.ask('SELECT max(a) FROM t', [])).toEqual([[a]]);
  }
  expect(workers).toHaveLength(1);
  await searches.close();
  expect(workers[0]!.hasEnded).toBe(true);
  await writer.close();
});

test('what the database says of a search is its failure, and the next one is answered', async () => {
  const { writer, searches } = await opened();
  await expect(searches.ask('SELECT b FROM t', [])).rejects.toMatchObject({
    code: 'SQLITE_ERROR',
    message: expect.stringContaining('no such column'),
  });
  await expect(searches.ask('INSERT INTO t VALUES (1)', [])).rejects.toMatchObject({ code: /READONLY/ });
  expect(await searches.ask('SELECT count(*) FROM t', [])).toEqual([[0]]);
  await searches.close();
  await writer.close();
});

test('one that takes too long is given up, and what waits behind it is answered when the thread is free', async () => {
  const { writer, searches, workers } = await opened();
  // Up and running: what is given up is the search.
  await searches.ask('SELECT 1', []);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failed = expect(searches.ask(count, [3_000_000])).rejects.toMatchObject({
    code: 'too_busy',
    message: expect.stringContaining('given up after 10 s'),
  });
  await vi.advanceTimersByTimeAsync(limits.searchMsMax);
  await failed;
  vi.useRealTimers();
  expect(await searches.ask('SELECT 7', [])).toEqual([[7]]);
  expect(workers).toHaveLength(1);
  await searches.close();
  await writer.close();
});

test('when the thread ends by itself, what it was at fails and the rest is asked again', async () => {
  const ends: (() => void)[] = [];
  const asked: number[][] = [];
  const start: typeof startWorker = () => {
    const ids: number[] = [];
    asked.push(ids);
    return {
      postMessage: (message) => {
        ids.push((message as { id: number }).id);
      },
      onMessage: () => {},
      onError: () => {},
      onExit: (listener) => {
        ends.push(() => listener(1));
      },
      cpuMs: async () => null,
      tellsCpu: false,
      terminate: async () => {},
      unref: () => {},
    };
  };
  const searches = new SearchThread({ file: { path: '', inode: null }, settings: [] }, start);
  const [first, second] = [searches.ask('SELECT 1', []), searches.ask('SELECT 2', [])];
  ends[0]!();
  await expect(first).rejects.toThrow('the thread that searches has ended');
  expect(asked).toEqual([[1, 2], [2]]);
  ends[1]!();
  await expect(second).rejects.toThrow('the thread that searches has ended');
  expect(asked).toHaveLength(2);
});

test('it ends as well when the last search was given up, after it', async () => {
  const posted: unknown[] = [];
  let answer: (message: unknown) => void = () => {};
  const start: typeof startWorker = () => ({
    postMessage: (message) => posted.push(message),
    onMessage: (listener) => {
      answer = listener;
    },
    onError: () => {},
    onExit: () => {},
    cpuMs: async () => null,
    tellsCpu: false,
    terminate: async () => {},
    unref: () => {},
  });
  const searches = new SearchThread({ file: { path: '', inode: null }, settings: [] }, start);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = searches.ask('SELECT 1', []).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(limits.searchMsMax);
  expect(await slow).toMatchObject({ code: 'too_busy' });
  answer({ id: 1, ok: true, rows: [] });
  await vi.advanceTimersByTimeAsync(limits.searchIdleMs);
  vi.useRealTimers();
  expect(posted.at(-1)).toBe(searchThreadEnd);
});

test('it ends after a while without a search, and begins again with the next', async () => {
  const { writer, searches, workers } = await opened();
  await searches.ask('SELECT 1', []);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await searches.ask('SELECT 2', []);
  await vi.advanceTimersByTimeAsync(limits.searchIdleMs);
  vi.useRealTimers();
  await vi.waitFor(() => expect(workers[0]!.hasEnded).toBe(true), { timeout: 30_000 });
  expect(await searches.ask('SELECT 3', [])).toEqual([[3]]);
  expect(workers).toHaveLength(2);
  await searches.close();
  await writer.close();
});

test('more than may wait are refused, and none is taken after the end', async () => {
  const { writer, searches } = await opened();
  await searches.ask('SELECT 1', []);
  const asked = Array.from({ length: limits.searchesMax }, () => searches.ask('SELECT 1', []));
  await expect(searches.ask('SELECT 1', [])).rejects.toMatchObject({ code: 'too_busy' });
  await Promise.all(asked);
  const cut = expect(searches.ask(count, [3_000_000])).rejects.toMatchObject({ code: 'shutting_down' });
  await searches.close();
  await cut;
  await expect(searches.ask('SELECT 1', [])).rejects.toMatchObject({ code: 'shutting_down' });
  await writer.close();
});
