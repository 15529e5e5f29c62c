import { describe, expect, test, vi } from 'vitest';
import { limits } from '../../src/limits.ts';
import type { Answer, Answers, Told } from '../../src/parser/jobs.ts';
import { Lane } from '../../src/parser/lane.ts';
import type { WorkerHandle } from '../../src/runtime/index.ts';

interface Processor {
  /** Milliseconds that the thread says it has had; null when it does not answer. */
  cpuMs(release: () => void): number | null;
  /** Milliseconds that a thread says it has worked for an answer; none where not given. */
  readonly workedMs?: number;
  /** Milliseconds that pass from one look at the clock to the next; as they do where not given. */
  readonly passMs?: number;
}

/** A lane whose threads answer at once, with each mail's own text, unless an endless mail is among them. */
function laneOf(
  threadsMax: number,
  processor: Processor | null = null,
  requestRelief: (bytes: number) => boolean = () => false,
) {
  const batches: string[][] = [];
  const practising: WorkerHandle[] = [];
  const running = new Set<WorkerHandle>();
  let passedMs = 0;
  const monotonic = () => {
    passedMs += processor?.passMs ?? 0;
    return processor?.passMs === undefined ? performance.now() : passedMs;
  };
  /** Answers a mail that is held. */
  let release = () => {};
  const startThread = (): WorkerHandle => {
    let answer: (message: unknown) => void = () => {};
    let onExit: (exitCode: number) => void = () => {};
    const handle: WorkerHandle = {
      postMessage(message) {
        const told = message as Told;
        if (told === 'practise') return void practising.push(handle);
        const texts = told.map(({ raw }) => Buffer.from(raw).toString());
        batches.push(texts);
        if (texts.includes('endless')) return;
        const answers = texts.map((result) => ({ ok: true, result }) as unknown as Answer);
        const done = () => answer({ answers, workedMs: processor?.workedMs ?? 0 } satisfies Answers);
        if (texts.includes('held')) release = done;
        else setImmediate(done);
      },
      onMessage(listener) {
        answer = listener;
        setImmediate(() => listener('ready'));
      },
      onError: () => {},
      onExit(listener) {
        onExit = listener;
      },
      cpuMs: async () => processor?.cpuMs(release) ?? null,
      tellsCpu: processor !== null,
      async terminate() {
        running.delete(handle);
        onExit(1);
      },
      unref: () => {},
    };
    running.add(handle);
    return handle;
  };
  const lane = new Lane(
    {
      threadsMax,
      threadsAhead: 1,
      restMs: 20,
      stepsBack: false,
      parseMsMax: 20,
      heapMbMax: 64,
      waitMsMax: null,
      requestRelief,
    },
    startThread,
    { monotonic },
  );
  lane.startAhead();
  const digest = (text: string) => lane.submit({ kind: 'digest', raw: Buffer.from(text) });
  return { lane, digest, batches, practising, running, release: () => release() };
}

describe('a lane', () => {
  test('gives a thread all mails that wait, and each its own answer', async () => {
    const { digest, batches } = laneOf(1);
    const outcomes = await Promise.all(['a', 'b', 'c'].map(digest));
    expect(outcomes).toEqual(['a', 'b', 'c'].map((result) => ({ ok: true, result })));
    expect(batches).toEqual([['a', 'b', 'c']]);
  });

  test('has every thread practise once, those that start later as well', async () => {
    const { lane, digest, practising } = laneOf(2);
    await digest('a');
    expect(practising).toHaveLength(0);
    lane.practise();
    lane.practise();
    expect(practising).toHaveLength(1);
    // That thread is killed over it, and another started.
    await digest('endless');
    await digest('b');
    expect(practising).toHaveLength(2);
    expect(practising[0]).not.toBe(practising[1]);
  });

  test('starts another thread when one is held up, and ends it when the other can do its work', async () => {
    // What is held is not killed: its thread says that it is given no time.
    const { digest, running, release } = laneOf(2, { cpuMs: () => 0 });
    await Promise.all(['a', 'b', 'c'].map(digest));
    expect(running.size).toBe(1);
    const held = digest('held');
    await new Promise((resolve) => setImmediate(resolve));
    expect(await digest('d')).toEqual({ ok: true, result: 'd' });
    expect(running.size).toBe(2);
    release();
    expect(await held).toEqual({ ok: true, result: 'held' });
    await vi.waitFor(() => expect(running.size).toBe(1));
    expect(await digest('e')).toEqual({ ok: true, result: 'e' });
  });

  test.each([
    ['have no rest', 1_000, 2],
    ['have a rest now and then', 1, 1],
  ])('of threads that %s makes so many', async (_name, workedMs, threads) => {
    const { digest, running, release } = laneOf(2, { cpuMs: () => 0, passMs: 20, workedMs });
    await digest('a');
    const held = digest('held');
    await new Promise((resolve) => setImmediate(resolve));
    const next = digest('b');
    await new Promise((resolve) => setImmediate(resolve));
    expect(running.size).toBe(threads);
    release();
    expect(await Promise.all([held, next])).toMatchObject([{ ok: true }, { ok: true }]);
  });

  test.each([
    ['no thread more', 'where mails are read elsewhere', true, 1],
    ['another thread', 'where nobody does', false, 2],
  ])('makes of much work %s %s, and tells them what it is made of', async (_what, _where, does, threads) => {
    const sizes: number[] = [];
    const processor = { cpuMs: () => 0, passMs: 20, workedMs: 1_000 };
    const { digest, running, release } = laneOf(2, processor, (bytes) => {
      sizes.push(bytes);
      return does;
    });
    await digest('a');
    const held = digest('held');
    await new Promise((resolve) => setImmediate(resolve));
    const next = digest('of 12 bytes.');
    await new Promise((resolve) => setImmediate(resolve));
    expect(new Set(sizes)).toEqual(new Set([12]));
    expect(running.size).toBe(threads);
    release();
    expect(await Promise.all([held, next])).toMatchObject([{ ok: true }, { ok: true }]);
  });

  test('asks for no relief where there is little to do', async () => {
    const sizes: number[] = [];
    const { digest, release } = laneOf(2, { cpuMs: () => 0, passMs: 20, workedMs: 1 }, (bytes) => {
      sizes.push(bytes);
      return true;
    });
    await digest('a');
    const held = digest('held');
    await new Promise((resolve) => setImmediate(resolve));
    const next = digest('b');
    await new Promise((resolve) => setImmediate(resolve));
    release();
    await Promise.all([held, next]);
    expect(sizes).toEqual([]);
  });

  test('keeps another thread as long as one could not do the work of both, and for a while after', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { digest, running, release } = laneOf(2, { cpuMs: () => 0, passMs: 20, workedMs: 1_000 });
      await digest('a');
      const held = digest('held');
      await new Promise((resolve) => setImmediate(resolve));
      await digest('b');
      release();
      await held;
      for (let round = 0; round < 10; round += 1) {
        await digest('c');
        vi.advanceTimersByTime(10);
        expect(running.size).toBe(2);
      }
      vi.advanceTimersByTime(10);
      expect(running.size).toBe(2);
      vi.advanceTimersByTime(10);
      expect(running.size).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('loses of the mails that a thread had together only the one to blame', async () => {
    const { digest, batches } = laneOf(1);
    const outcomes = await Promise.all(['a', 'endless', 'b'].map(digest));
    expect(outcomes).toEqual([
      { ok: true, result: 'a' },
      { ok: false, unread: true, problem: 'the parse took longer than 20 ms' },
      { ok: true, result: 'b' },
    ]);
    expect(batches).toEqual([['a', 'endless', 'b'], ['a'], ['endless'], ['b']]);
  });

  test.each([
    ['is given next to no processor time', 5],
    ['has not even the time to say so', null],
  ])('waits for a mail whose thread %s', async (_name, had) => {
    let asked = 0;
    const cpuMs = (release: () => void) => {
      asked += 1;
      if (asked === 4) release();
      return had;
    };
    expect(await laneOf(1, { cpuMs }).digest('held')).toEqual({ ok: true, result: 'held' });
  });

  test.each([
    ['that computes all the while', (asked: () => number) => ({ cpuMs: () => asked() * 20 })],
    [
      'that has had its time between others',
      (asked: () => number) => ({ cpuMs: () => asked() * 8, passMs: 1_000 }),
    ],
    ['whose runtime tells nothing of it', () => null],
  ])('kills a thread %s', async (_name, processor) => {
    let asked = 0;
    const { digest } = laneOf(
      1,
      processor(() => ++asked),
    );
    const problem = 'the parse took longer than 20 ms';
    expect(await digest('held')).toEqual({ ok: false, unread: true, problem });
  });

  test('gives no more at once than a bound, a large mail alone, and a reader alone', async () => {
    const { lane, digest, batches } = laneOf(1);
    const large = 'x'.repeat(limits.parseBatchBytesMax + 1);
    const small = Array.from({ length: limits.parseBatchMailsMax + 1 }, (_, index) => `${index}`);
    await Promise.all([
      lane.submit({ kind: 'read', raw: Buffer.from('reader') }),
      ...small.map(digest),
      digest(large),
      digest('last'),
    ]);
    expect(batches.map((batch) => batch.length)).toEqual([limits.parseBatchMailsMax, 1, 1, 1, 1]);
    expect(batches.at(-1)).toEqual(['reader']);
  });

  test('leaves another thread its share of much', async () => {
    const { digest, batches } = laneOf(2);
    const half = 'x'.repeat(limits.parseBatchBytesMin / 2);
    await Promise.all(Array.from({ length: 12 }, () => digest(half)));
    // Of six times the least a thread is given half, of what is left then half again, and never less than that least.
    expect(batches.map((batch) => batch.length)).toEqual([6, 3, 2, 1]);
  });

  test('fails those that are with a thread when it closes', async () => {
    const { lane, digest } = laneOf(1);
    const outcomes = Promise.all(['endless', 'a'].map(digest));
    await new Promise((resolve) => setImmediate(resolve));
    await lane.close();
    expect(await outcomes).toMatchObject([{ ok: false }, { ok: false }]);
  });
});
