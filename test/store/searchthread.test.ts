import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { limits } from '../../src/limits.ts';
import { startWorker, type WorkerHandle } from '../../src/runtime/index.ts';
import { EmbeddedConnection } from '../../src/store/embedded.ts';
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

async function opened(msMax?: number) {
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
    { path, settings: ['query_only = ON', 'wal_autocheckpoint = 0'] },
    start,
    msMax,
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

test('one that takes too long is given up, and those behind it are answered by another thread', async () => {
  const { writer, searches, workers } = await opened(1_000);
  // Up and running: what is measured is the search.
  await searches.ask('SELECT 1', []);
  const long = searches.ask(count, [60_000_000]);
  await expect(long).rejects.toMatchObject({
    code: 'too_busy',
    message: expect.stringContaining('given up after 1 s'),
  });
  // While the statement goes on no other thread begins; what waits for that is not lost.
  const behind = searches.ask('SELECT 7', []).catch((error: { code: string }) => error.code);
  expect(workers).toHaveLength(1);
  await vi.waitFor(() => expect(workers[0]!.hasEnded).toBe(true), { timeout: 60_000 });
  expect([[[7]], 'too_busy']).toContainEqual(await behind);
  expect(await searches.ask('SELECT 8', [])).toEqual([[8]]);
  expect(workers).toHaveLength(2);
  await searches.close();
  await writer.close();
});

test('when it ends by itself the search it was at fails, and the others are asked again', async () => {
  const { writer, searches, workers } = await opened();
  await searches.ask('SELECT 1', []);
  const first = searches.ask(count, [10_000_000]);
  const second = searches.ask('SELECT 2', []);
  void workers[0]!.handle.terminate();
  await expect(first).rejects.toThrow('the thread that searches has ended');
  expect(await second).toEqual([[2]]);
  await searches.close();
  await writer.close();
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
  const cut = searches.ask(count, [5_000_000]);
  await searches.close();
  await expect(cut).rejects.toMatchObject({ code: 'shutting_down' });
  await expect(searches.ask('SELECT 1', [])).rejects.toMatchObject({ code: 'shutting_down' });
  await writer.close();
});
