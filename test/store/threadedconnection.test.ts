import { statSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { limits } from '../../src/limits.ts';
import { startWorker, type WorkerHandle } from '../../src/runtime/index.ts';
import type { CommitThreadData, PostedMail } from '../../src/store/commitmessages.ts';
import { EmbeddedConnection } from '../../src/store/embedded.ts';
import { Phase } from '../../src/store/phase.ts';
import { ThreadedConnection } from '../../src/store/threadedconnection.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { temporaryFile } from './temporary.ts';

afterAll(removeTemporaryDirectories);

const settings = ['busy_timeout = 0', 'journal_mode = WAL', 'synchronous = FULL'];
const insert = (a: number, b: Uint8Array | null = null) => ({
  sql: 'INSERT INTO t VALUES (?, ?)',
  args: [a, b],
});

async function database() {
  const path = await temporaryFile();
  const here = new EmbeddedConnection(path);
  here.configure([...settings, 'wal_autocheckpoint = 0']);
  await here.commit([{ sql: 'CREATE TABLE t (a INTEGER UNIQUE, b BLOB)', args: [] }]);
  return { path, here };
}

/** A connection in two places, and its threads, the commits that each was asked for, and how many are up. */
async function opened() {
  const { path, here } = await database();
  const threads: { handle: WorkerHandle; asked: number; ready: boolean }[] = [];
  const connection = new ThreadedConnection(here, settings, (name, options) => {
    const handle = startWorker(name, options);
    const thread = { handle, asked: 0, ready: false };
    threads.push(thread);
    handle.onMessage((message) => {
      if (message === 'ready') thread.ready = true;
    });
    return {
      ...handle,
      postMessage: (message, transfer) => {
        thread.asked++;
        handle.postMessage(message, transfer);
      },
    };
  });
  connection.mailsCome();
  const isUp = (count: number) =>
    vi.waitFor(() => expect(threads[count - 1]?.ready).toBe(true), { timeout: 30_000 });
  const values = async () => (await connection.query('SELECT a FROM t ORDER BY a')).flat();
  return { path, connection, threads, isUp, values };
}

test('until its thread is up it commits here, then there, and reads what either committed', async () => {
  const { connection, threads, isUp, values } = await opened();
  expect(await connection.commit([insert(1)])).toEqual([1]);
  expect(threads[0]!.asked).toBe(0);
  await isUp(1);
  expect(await connection.commit([insert(2), insert(3)])).toEqual([1, 1]);
  expect(threads[0]!.asked).toBe(1);
  expect(await values()).toEqual([1, 2, 3]);
  await connection.close();
});

test('has no thread before there are mails, and one when they come again and again', async () => {
  const { here } = await database();
  let started = 0;
  const connection = new ThreadedConnection(here, settings, (name, options) => {
    started++;
    return startWorker(name, options);
  });
  await connection.commit([insert(1)]);
  expect(started).toBe(0);
  connection.mailsCome();
  connection.mailsCome();
  expect(started).toBe(1);
  await connection.close();
  connection.mailsCome();
  expect(started).toBe(1);
});

test('bytes come through to the thread as they were', async () => {
  const { connection, isUp } = await opened();
  await isUp(1);
  const whole = new Uint8Array(100_000).map((_, at) => at % 251);
  await connection.commit([insert(1, whole.subarray(7, 50_007))]);
  const [row] = await connection.query('SELECT b FROM t');
  expect(Buffer.compare(row![0] as Buffer, whole.subarray(7, 50_007))).toBe(0);
  await connection.close();
});

test('a failure there comes back with its code, leaves nothing, and the next commit works', async () => {
  const { connection, isUp, values } = await opened();
  await isUp(1);
  await connection.commit([insert(1)]);
  await expect(connection.commit([insert(2), insert(1)])).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_UNIQUE',
  });
  expect(await values()).toEqual([1]);
  await connection.commit([insert(2)]);
  expect(await values()).toEqual([1, 2]);
  await connection.close();
});

test('what cannot be posted is refused, and takes no answer of another', async () => {
  const { connection, isUp, values } = await opened();
  await isUp(1);
  const gone = new Uint8Array(8);
  structuredClone(gone.buffer, { transfer: [gone.buffer] });
  await expect(connection.commit([insert(1, gone)])).rejects.toThrow();
  await connection.commit([insert(2)]);
  expect(await values()).toEqual([2]);
  await connection.close();
});

test('when the thread dies, what it had not answered is refused, and another takes its place', async () => {
  const { connection, threads, isUp, values } = await opened();
  await isUp(1);
  await connection.commit([insert(1)]);
  const many = Array.from({ length: 20 }, (_, at) => connection.commit([insert(at + 100)]));
  const outcomes = Promise.allSettled(many);
  await threads[0]!.handle.terminate();
  const acknowledged = (await outcomes).flatMap(({ status }, at) =>
    status === 'fulfilled' ? [at + 100] : [],
  );
  await connection.commit([insert(2)]);
  await isUp(2);
  await connection.commit([insert(3)]);
  expect(threads[1]!.asked).toBe(1);
  expect(await values()).toEqual(expect.arrayContaining([1, 2, 3, ...acknowledged]));
  await connection.close();
});

test('closing leaves the database whole without its journal', async () => {
  const { path, connection, isUp } = await opened();
  await isUp(1);
  await connection.commit([insert(1)]);
  await connection.close();
  // The driver may keep the file itself until it frees the connection; nothing is left in it.
  expect(statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  const again = new EmbeddedConnection(path);
  expect(await again.query('SELECT a FROM t')).toEqual([[1]]);
  await again.close();
});

test('closing hears a thread out that has only begun, and ends no addon that starts in it', async () => {
  const { connection, threads, values } = await opened();
  await connection.commit([insert(1)]);
  expect(await values()).toEqual([1]);
  expect(threads[0]!.ready).toBe(false);
  await connection.close();
  // The thread itself was asked to close.
  expect(threads[0]).toMatchObject({ ready: true, asked: 1 });
});

describe('a thread that reads mails', () => {
  const mail = (): PostedMail => ({
    raw: new ArrayBuffer(8),
    envelope: { mailFrom: '', recipients: [], remoteAddress: '', helo: '', protocol: 'ESMTP', tls: null },
    stamp: { messageId: 'msg_1', receivedAt: 1 },
  });

  /** Its thread that reads mails is the test's: it says when it is up, answers nothing, and is in the phase it is put into. */
  async function over() {
    const { here } = await database();
    const started: string[] = [];
    let phase = new Phase();
    let exit = () => {};
    const processor = { cpuMs: 0 };
    const connection = new ThreadedConnection(here, settings, (name, options) => {
      started.push(name);
      if (name !== 'intake') return startWorker(name, options);
      phase = new Phase((options.data as CommitThreadData).phase);
      let onExit = (_code: number) => {};
      exit = () => onExit(1);
      return {
        postMessage: () => {},
        onMessage: (listener) => void setImmediate(() => listener('ready')),
        onError: () => {},
        onExit: (listener) => {
          onExit = listener;
        },
        cpuMs: async () => processor.cpuMs,
        tellsCpu: true,
        terminate: async () => exit(),
        unref: () => {},
      };
    });
    const { intake } = connection;
    const open = async () => {
      expect(intake.open()).toBe(true);
      await vi.waitFor(() => expect(intake.isOpen()).toBe(true));
    };
    return { connection, intake, started, open, processor, phase: () => phase, exit: () => exit() };
  }

  const given = { hasCode: [null, null], readMs: 0 };

  test('that is lost over a mail gives back all it had, as nothing of it is stored', async () => {
    const { connection, intake, started, open, phase, exit } = await over();
    await open();
    const taken = intake.readAndCommit([mail(), mail()]);
    phase().read();
    exit();
    expect(await taken).toEqual(given);
    // One that reads nothing has its place, and it is left alone for a while.
    expect(started).toEqual(['intake', 'commit']);
    expect([intake.open(), intake.isOpen()]).toEqual([false, false]);
    await connection.commit([insert(1)]);
    await connection.close();
  });

  test('that is lost during a commit acknowledges nothing and gives nothing back: it may be stored', async () => {
    const { connection, intake, open, phase, exit } = await over();
    await open();
    const taken = intake.readAndCommit([mail()]);
    phase().read();
    phase().commit();
    exit();
    await expect(taken).rejects.toThrow('the thread that commits has ended');
    await connection.close();
  });

  test('is ended when it is at the same mail for too long; not when it commits, nor when others have its processor', async () => {
    const { connection, intake, open, phase, processor } = await over();
    await open();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const pass = async (workedMs: number) => {
      processor.cpuMs += workedMs;
      await vi.advanceTimersByTimeAsync(limits.intakeMsMax);
    };
    try {
      const taken = intake.readAndCommit([mail(), mail()]);
      for (let at = 0; at < 5; at++) {
        phase().read();
        await pass(limits.intakeMsMax);
      }
      phase().commit();
      for (let at = 0; at < 5; at++) await pass(limits.intakeMsMax);
      phase().rest();
      phase().read();
      for (let at = 0; at < 5; at++) await pass(1);
      expect(intake.isOpen()).toBe(true);
      await pass(limits.intakeMsMax);
      expect(await taken).toEqual(given);
      // It would commit if it came back now.
      expect(phase().commit()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
    await connection.close();
  });

  test('takes the place of another and gives it back, while commits go on', async () => {
    const { connection, threads, isUp, values } = await opened();
    await isUp(1);
    const committed: number[] = [];
    let last = 0;
    const commitUntil = async (isDone: () => boolean) => {
      for (let done = false; !done; ) {
        done = isDone();
        last += 1;
        await connection.commit([insert(last)]);
        committed.push(last);
      }
    };
    const { intake } = connection;
    intake.open();
    // Asked twice, it begins once.
    intake.open();
    await commitUntil(() => intake.isOpen());
    intake.close();
    intake.close();
    await commitUntil(() => threads.length === 3 && threads[2]!.asked > 1);
    expect(intake.isOpen()).toBe(false);
    expect(await values()).toEqual(committed);
    await connection.close();
  });

  test('that cannot start leaves the place to the one before', async () => {
    const { here } = await database();
    const connection = new ThreadedConnection(here, settings, (name, options) =>
      startWorker(
        name,
        name === 'intake'
          ? { ...options, data: { file: { path: '/nowhere/at/all', inode: null } } }
          : options,
      ),
    );
    connection.mailsCome();
    expect(connection.intake.open()).toBe(true);
    await vi.waitFor(() => expect(connection.intake.open()).toBe(false), { timeout: 30_000 });
    await connection.commit([insert(1)]);
    expect(await connection.query('SELECT a FROM t')).toEqual([[1]]);
    await connection.close();
  });
});
