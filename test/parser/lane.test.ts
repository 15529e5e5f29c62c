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

/** A mail that says how long it takes to read: "slow 50". */
function saidMs(text: string): number | undefined {
  const ms = /^slow (\d+)/.exec(text)?.[1];
  return ms === undefined ? undefined : Number(ms);
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
        const done = () =>
          answer({
            answers,
            eachMs: texts.map((text) => saidMs(text) ?? processor?.workedMs ?? 0),
          } satisfies Answers);
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
  const digest = (text: string, who = 'one') => lane.submit({ kind: 'digest', raw: Buffer.from(text) }, who);
  const read = (text: string, who = 'one') => lane.submit({ kind: 'read', raw: Buffer.from(text) }, who);
  return { lane, digest, read, batches, practising, running, release: () => release() };
}

describe('a lane', () => {
  test('gives a thread all mails that wait, and each its own answer', async () => {
    const { digest, batches } = laneOf(1);
    const outcomes = await Promise.all(['a', 'b', 'c'].map((text) => digest(text)));
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
    await Promise.all(['a', 'b', 'c'].map((text) => digest(text)));
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
    const outcomes = await Promise.all(['a', 'endless', 'b'].map((text) => digest(text)));
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
    const { digest, read, batches } = laneOf(1);
    const large = 'x'.repeat(limits.parseBatchBytesMax + 1);
    const small = Array.from({ length: limits.parseBatchMailsMax + 1 }, (_, index) => `${index}`);
    await Promise.all([read('reader'), ...small.map((text) => digest(text)), digest(large), digest('last')]);
    expect(batches.map((batch) => batch.length)).toEqual([limits.parseBatchMailsMax, 1, 1, 1, 1]);
    expect(batches.at(-1)).toEqual(['reader']);
  });

  test('gives those whose mails wait turns, by how long they took to read', async () => {
    const { digest, batches } = laneOf(1);
    // So large that each goes alone.
    const pad = 'x'.repeat(limits.parseBatchBytesMax);
    await digest('first');
    const slow = Array.from({ length: 4 }, (_, at) => digest(`slow 50 ${at} ${pad}`, 'a'));
    const quick = Array.from({ length: 3 }, (_, at) => digest(`${at} ${pad}`, 'b'));
    await Promise.all([...slow, ...quick]);
    const order = batches.slice(1).map(([text = '']) => text.split(' x')[0]);
    expect(order).toEqual(['slow 50 0', '0', '1', '2', 'slow 50 1', 'slow 50 2', 'slow 50 3']);
  });

  test('lets one in who comes while another has hundreds of mails waiting', async () => {
    const { digest, batches } = laneOf(1);
    await digest('first');
    const many = Array.from({ length: 5 * limits.parseBatchMailsMax }, (_, at) => digest(`a${at}`, 'a'));
    await Promise.all([...many, digest('b', 'b')]);
    expect(batches.findIndex((batch) => batch.includes('b'))).toBe(1);
  });

  test('gives a reader a turn after a while, however many mails arrive, and organizations turns as well', async () => {
    const { digest, read, batches } = laneOf(1);
    await digest('first');
    const ms = limits.parserReadersWaitMs;
    const pad = 'x'.repeat(limits.parseBatchBytesMax);
    const arriving = Array.from({ length: 4 }, (_, at) => digest(`slow ${ms} ${at} ${pad}`));
    const readers = [read('slow 500 a0', 'a'), read('a1', 'a'), read('b0', 'b')];
    await Promise.all([...arriving, ...readers]);
    const order = batches.slice(1).map(([text = '']) => text.split(' x')[0]);
    const slow = (at: number) => `slow ${ms} ${at}`;
    expect(order).toEqual([slow(0), 'slow 500 a0', slow(1), 'b0', slow(2), 'a1', slow(3)]);
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
    const outcomes = Promise.all(['endless', 'a'].map((text) => digest(text)));
    await new Promise((resolve) => setImmediate(resolve));
    await lane.close();
    expect(await outcomes).toMatchObject([{ ok: false }, { ok: false }]);
  });
});
