import { expect, test } from 'vitest';
import { startExpiry } from '../../src/inbox/expire.ts';
import { StampClock } from '../../src/inbox/stamp.ts';

const dayMs = 86_400_000;
const clock = { now: () => 100 * dayMs, monotonic: () => 0 };
const logger = { info: () => {}, error: () => {} };

/** A store of so many mails, a hundred bytes each; only its first `old` are older than any limit. */
function storeOf(mails: number, old: number, stubbornBytes = 0) {
  const asked: { before: number | null; limit: number }[] = [];
  let left = mails;
  let ancient = old;
  let freePages = 0;
  return {
    asked,
    left: () => left,
    async expire(before: number | null, limit: number) {
      asked.push({ before, limit });
      const gone = Math.min(limit, before === null ? left : ancient);
      left -= gone;
      ancient = Math.max(0, ancient - gone);
      freePages += gone;
      return gone;
    },
    oldestMails: async (limit: number) => ({
      sizes: Array.from({ length: Math.min(limit, Math.max(0, left - 1)) }, () => 100),
      count: left,
    }),
    usedBytes: async () => left * 100 + stubbornBytes,
    sweepTurn: null,
    arrivedBytes: () => 0,
    mergeIndex: async () => {},
    async giveBack(pages: number) {
      freePages = Math.max(0, freePages - pages);
      return freePages > 0;
    },
    freePages: () => freePages,
  };
}

const sweepOf = async (store: ReturnType<typeof storeOf>, days: number, bytesMax: number) => {
  const expiry = startExpiry({ store, stampClock: new StampClock(clock, 0), clock, days, bytesMax, logger });
  await expiry.sweep();
  await expiry.stop();
};

test('mails older than so many days go, in batches, and no others', async () => {
  const store = storeOf(1_000, 300);
  await sweepOf(store, 7, 0);
  expect(store.left()).toBe(700);
  expect(store.asked.every(({ before }) => before === 93 * dayMs)).toBe(true);
  expect(store.asked.length).toBeGreaterThan(2);
});

test('the oldest mails go until the database holds no more than it may', async () => {
  const store = storeOf(1_000, 0);
  await sweepOf(store, 0, 50_000);
  expect(store.left()).toBe(500);
  expect(store.asked.every(({ before }) => before === null)).toBe(true);
});

test('the newest mail stays, however little the database may hold', async () => {
  const store = storeOf(1_000, 0);
  await sweepOf(store, 0, 10);
  expect(store.left()).toBe(1);
});

test('a mail goes with its share of the index, which is merged before more mails go', async () => {
  let left = 100;
  let merged = 100;
  const store = {
    ...storeOf(0, 0),
    oldestMails: async (limit: number) => ({
      sizes: Array(Math.min(limit, left - 1)).fill(100),
      count: left,
    }),
    // The index holds as much again, and drops what it says of deleted mails only when all of it is merged.
    usedBytes: async () => left * 100 + merged * 100,
    async mergeIndex(_pages: number, intoOne = false) {
      if (intoOne) merged = left;
    },
    async expire(_before: number | null, limit: number) {
      left -= limit;
      return limit;
    },
  };
  const options = { stampClock: new StampClock(clock, 0), clock, days: 0, bytesMax: 10_000, logger };
  const expiry = startExpiry({ store, ...options });
  await expiry.sweep();
  await expiry.stop();
  expect(left).toBe(50);
  expect(await store.usedBytes()).toBe(10_000);
});

test('mails are not thrown after a size that does not shrink', async () => {
  const errors: object[] = [];
  const store = storeOf(1_000, 0);
  const stubborn = { ...store, usedBytes: async () => 1_000_000 };
  const loud = { info: () => {}, error: (details: object) => errors.push(details) };
  const options = { stampClock: new StampClock(clock, 0), clock, days: 0, bytesMax: 50_000 };
  const expiry = startExpiry({ store: stubborn, ...options, logger: loud });
  await expiry.sweep();
  await expiry.stop();
  expect(store.left()).toBeGreaterThan(900);
  expect(errors.length).toBeGreaterThan(0);
});

test('mails that arrive as fast as others go do not end a run', async () => {
  let left = 1_000;
  let arrivedMails = 0;
  const busy = {
    ...storeOf(0, 0),
    oldestMails: async (limit: number) => ({
      sizes: Array<number>(Math.min(limit, left - 1)).fill(100),
      count: left,
    }),
    usedBytes: async () => left * 100,
    sweepTurn: null,
    arrivedBytes: () => arrivedMails * 100,
    // Twenty arrive in the time of a batch, which is more than the first ones hold.
    async expire(_before: number | null, limit: number) {
      const arrive = arrivedMails < 1_000 ? 20 : 0;
      arrivedMails += arrive;
      left += arrive - limit;
      return limit;
    },
  };
  const options = { stampClock: new StampClock(clock, 0), clock, days: 0, bytesMax: 50_000, logger };
  const expiry = startExpiry({ store: busy, ...options });
  await expiry.sweep();
  await expiry.stop();
  expect(arrivedMails).toBe(1_000);
  expect(await busy.usedBytes()).toBe(50_000);
});

test('what was freed is given back to the file system', async () => {
  const store = storeOf(2_000, 2_000);
  await sweepOf(store, 1, 0);
  expect(store.freePages()).toBe(0);
});

test('without a limit nothing is ever asked of the store by itself', async () => {
  const store = storeOf(10, 10);
  const expiry = startExpiry({
    store,
    stampClock: new StampClock(clock, 0),
    clock,
    days: 0,
    bytesMax: 0,
    logger,
  });
  await expiry.stop();
  expect(store.asked).toEqual([]);
});

test('a store that fails is reported and does not end the service', async () => {
  const errors: object[] = [];
  const broken = {
    expire: async () => {
      throw new Error('the disk is gone');
    },
    oldestMails: async () => ({ sizes: [], count: 0 }),
    usedBytes: async () => 0,
    sweepTurn: null,
    arrivedBytes: () => 0,
    mergeIndex: async () => {},
    giveBack: async () => false,
  };
  const expiry = startExpiry({
    store: broken,
    stampClock: new StampClock(clock, 0),
    clock,
    days: 1,
    bytesMax: 0,
    logger: { info: () => {}, error: (details) => errors.push(details) },
  });
  await expect(expiry.sweep()).rejects.toThrow('the disk is gone');
  await expiry.stop();
  expect(errors).toHaveLength(1);
});

test('of several processes the one whose turn it is deletes, and gives it back', async () => {
  const turns: string[] = [];
  const sweep = async (has: () => boolean) => {
    const sweepTurn = {
      take: async (at: number, until: number) => {
        turns.push(has() && until > at ? 'has' : 'has not');
        return has();
      },
      end: async () => {
        turns.push('ends');
      },
    };
    const store = { ...storeOf(1_000, 300), sweepTurn };
    const expiry = startExpiry({
      store,
      stampClock: new StampClock(clock, 0),
      clock,
      days: 7,
      bytesMax: 0,
      logger,
    });
    await expiry.sweep();
    await expiry.stop();
    return store.left();
  };
  expect(await sweep(() => false)).toBe(1_000);
  expect(new Set(turns)).toEqual(new Set(['has not']));
  expect(await sweep(() => true)).toBe(700);
  expect(turns.at(-1)).toBe('ends');
  // One that takes too long has lost it to another, which counts what is left by itself.
  let asked = 0;
  expect(await sweep(() => asked++ < 3)).toBeGreaterThan(700);
});
