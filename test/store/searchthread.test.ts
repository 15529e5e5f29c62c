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
    expect(await searches.ask('one', 'SELECT max(a) FROM t', [])).toEqual([[a]]);
  }
  expect(workers).toHaveLength(1);
  await searches.close();
  expect(workers[0]!.hasEnded).toBe(true);
  await writer.close();
});

test('what the database says of a search is its failure, and the next one is answered', async () => {
  const { writer, searches } = await opened();
  await expect(searches.ask('one', 'SELECT b FROM t', [])).rejects.toMatchObject({
    code: 'SQLITE_ERROR',
    message: expect.stringContaining('no such column'),
  });
  await expect(searches.ask('one', 'INSERT INTO t VALUES (1)', [])).rejects.toMatchObject({
    code: /READONLY/,
  });
  expect(await searches.ask('one', 'SELECT count(*) FROM t', [])).toEqual([[0]]);
  await searches.close();
  await writer.close();
});

test('one that takes too long is given up, and what waits behind it is answered when the thread is free', async () => {
  const { writer, searches, workers } = await opened();
  // Up and running: what is given up is the search.
  await searches.ask('one', 'SELECT 1', []);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failed = expect(searches.ask('one', count, [3_000_000])).rejects.toMatchObject({
    code: 'too_busy',
    message: expect.stringContaining('given up after 10 s'),
  });
  await vi.advanceTimersByTimeAsync(limits.searchMsMax);
  await failed;
  vi.useRealTimers();
  expect(await searches.ask('one', 'SELECT 7', [])).toEqual([[7]]);
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
  const [first, second] = [searches.ask('one', 'SELECT 1', []), searches.ask('one', 'SELECT 2', [])];
  ends[0]!();
  await expect(first).rejects.toThrow('the thread that searches has ended');
  expect(asked).toEqual([[1], [2]]);
  ends[1]!();
  await expect(second).rejects.toThrow('the thread that searches has ended');
  expect(asked).toHaveLength(2);
});

/** A thread that answers when it is told to. */
function scripted() {
  const posted: unknown[] = [];
  const listeners: ((message: unknown) => void)[] = [];
  const start: typeof startWorker = () => ({
    postMessage: (message) => posted.push(message),
    onMessage: (listener) => {
      listeners.push(listener);
    },
    onError: () => {},
    onExit: () => {},
    cpuMs: async () => null,
    tellsCpu: false,
    terminate: async () => {},
    unref: () => {},
  });
  let now = 0;
  const searches = new SearchThread({ file: { path: '', inode: null }, settings: [] }, start, {
    monotonic: () => now,
  });
  const asked = () => posted.map((message) => (message as { sql?: string }).sql ?? message);
  return {
    searches,
    asked,
    /** Answers what it is at, after so many milliseconds. */
    answer(ms: number): void {
      now += ms;
      for (const listener of listeners) listener({ id: posted.length, ok: true, rows: [] });
    },
  };
}

test('it is asked one at a time, and of those who wait whoever has had it for least goes first', async () => {
  const { searches, asked, answer } = scripted();
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((sql) => searches.ask(sql[0] as string, sql, []));
  expect(asked()).toEqual(['a1']);
  answer(5_000);
  for (const ms of [10, 10, 10]) answer(ms);
  expect(asked()).toEqual(['a1', 'b1', 'c1', 'b2', 'a2']);
  answer(1);
  answer(1);
  await Promise.all(all);
  expect(asked()).toEqual(['a1', 'b1', 'c1', 'b2', 'a2', 'a3']);
});

test('what was given up before its turn is never asked, and the end comes right after what it is at', async () => {
  const { searches, asked, answer } = scripted();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const early = Array.from({ length: 20 }, () => searches.ask('a', 'slow', []).catch(({ code }) => code));
  await vi.advanceTimersByTimeAsync(limits.searchMsMax);
  expect(new Set(await Promise.all(early))).toEqual(new Set(['too_busy']));
  const late = searches.ask('b', 'quick', []);
  answer(1);
  expect(asked()).toEqual(['slow', 'quick']);
  const cut = Promise.all([late, searches.ask('a', 'slow', [])].map((one) => one.catch(({ code }) => code)));
  void searches.close();
  expect(await cut).toEqual(['shutting_down', 'shutting_down']);
  expect(asked()).toEqual(['slow', 'quick', searchThreadEnd]);
});

test('it ends as well when the last search was given up, after it', async () => {
  const { searches, asked, answer } = scripted();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = searches.ask('one', 'SELECT 1', []).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(limits.searchMsMax);
  expect(await slow).toMatchObject({ code: 'too_busy' });
  answer(1);
  await vi.advanceTimersByTimeAsync(limits.searchIdleMs);
  expect(asked().at(-1)).toBe(searchThreadEnd);
});

test('it ends after a while without a search, and begins again with the next', async () => {
  const { writer, searches, workers } = await opened();
  await searches.ask('one', 'SELECT 1', []);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await searches.ask('one', 'SELECT 2', []);
  await vi.advanceTimersByTimeAsync(limits.searchIdleMs);
  vi.useRealTimers();
  await vi.waitFor(() => expect(workers[0]!.hasEnded).toBe(true), { timeout: 30_000 });
  expect(await searches.ask('one', 'SELECT 3', [])).toEqual([[3]]);
  expect(workers).toHaveLength(2);
  await searches.close();
  await writer.close();
});

test('more than may wait are refused, and none is taken after the end', async () => {
  const { writer, searches } = await opened();
  await searches.ask('one', 'SELECT 1', []);
  const ask = (who: string, times: number) =>
    Array.from({ length: times }, () => searches.ask(who, 'SELECT 1', []));
  // The first is not one of those that wait.
  const ofOne = ask('one', limits.searchesOfOneMax + 1);
  await expect(searches.ask('one', 'SELECT 1', [])).rejects.toMatchObject({ code: 'too_busy' });
  const ofAnother = ask('another', limits.searchesMax - limits.searchesOfOneMax);
  await expect(searches.ask('a third', 'SELECT 1', [])).rejects.toMatchObject({ code: 'too_busy' });
  await Promise.all([...ofOne, ...ofAnother]);
  const cut = expect(searches.ask('one', count, [3_000_000])).rejects.toMatchObject({
    code: 'shutting_down',
  });
  await searches.close();
  await cut;
  await expect(searches.ask('one', 'SELECT 1', [])).rejects.toMatchObject({ code: 'shutting_down' });
  await writer.close();
});
