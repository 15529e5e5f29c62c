import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { News } from '../../src/inbox/store.ts';
import { Waiters } from '../../src/inbox/waiters.ts';
import { Watch } from '../../src/inbox/watch.ts';
import { limits } from '../../src/limits.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A watch over news that the test tells. */
function watched(tell: (after: number | null) => News | Error = () => ({ position: 1, inboxIds: [] })) {
  const asked: (number | null)[] = [];
  const warnings: string[] = [];
  let telling = tell;
  const waiters: Waiters = new Waiters(() => watch.listened());
  const watch = new Watch({
    news: async (after) => {
      asked.push(after);
      const news = telling(after);
      if (news instanceof Error) throw news;
      return news;
    },
    waiters,
    logger: { warn: (_, message) => warnings.push(message) },
  });
  return {
    waiters,
    watch,
    asked,
    warnings,
    tell(next: (after: number | null) => News | Error) {
      telling = next;
    },
  };
}

test('while nobody waits nothing is asked', async () => {
  const { waiters, asked } = watched();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([]);
  const end = waiters.listen('one', () => {});
  await vi.advanceTimersByTimeAsync(1_000);
  end();
  await vi.advanceTimersByTimeAsync(limits.newsMsMax);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.length).toBe(before);
  waiters.listen('one', () => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.length).toBeGreaterThan(before);
  expect(asked[before]).toBeNull();
});

test('a thousand who wait cost as much as one, and less and less while it is quiet', async () => {
  const { waiters, asked } = watched();
  for (let index = 0; index < 1_000; index++) waiters.listen(`inbox ${index}`, () => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.length).toBeLessThanOrEqual(10_000 / limits.newsMsMax + 8);
  expect(asked.length).toBeGreaterThanOrEqual(10_000 / limits.newsMsMax);
});

test('who began to wait before the first position was known looks once more', async () => {
  const { waiters } = watched();
  let notices = 0;
  waiters.listen('one', () => notices++);
  await vi.advanceTimersByTimeAsync(0);
  expect(notices).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(notices).toBe(1);
});

test('news wake those they are for, and are asked for from where the last ones ended', async () => {
  const { waiters, asked, tell } = watched();
  const woken: string[] = [];
  for (const id of ['one', 'two']) waiters.listen(id, () => woken.push(id));
  await vi.advanceTimersByTimeAsync(limits.newsMsMax * 4);
  woken.splice(0);
  tell((after) => (after === 1 ? { position: 7, inboxIds: ['two'] } : { position: 7, inboxIds: [] }));
  await vi.advanceTimersByTimeAsync(limits.newsMsMax * 4);
  expect(woken).toEqual(['two']);
  expect(asked.at(-1)).toBe(7);
});

test('when there are too many to be told, everybody looks', async () => {
  const { waiters, tell } = watched();
  const woken: string[] = [];
  for (const id of ['one', 'two']) waiters.listen(id, () => woken.push(id));
  await vi.advanceTimersByTimeAsync(limits.newsMsMax);
  woken.splice(0);
  tell((after) => ({ position: 2, inboxIds: after === 2 ? [] : null }));
  await vi.advanceTimersByTimeAsync(limits.newsMsMax * 2);
  expect(woken).toEqual(['one', 'two']);
});

test('a failure is logged once, asked about less often, and nothing that came meanwhile is missed', async () => {
  const { waiters, asked, warnings, tell } = watched();
  const woken: string[] = [];
  waiters.listen('one', () => woken.push('one'));
  await vi.advanceTimersByTimeAsync(limits.newsMsMax);
  woken.splice(0);
  const before = asked.length;
  tell(() => new Error('no server'));
  await vi.advanceTimersByTimeAsync(limits.newsAfterFailureMs * 10);
  expect(warnings).toHaveLength(1);
  expect(asked.length - before).toBeLessThanOrEqual(11);
  tell((after) => ({ position: 5, inboxIds: after === 1 ? ['one'] : [] }));
  await vi.advanceTimersByTimeAsync(limits.newsAfterFailureMs);
  expect(woken).toEqual(['one']);
});

test('at the stop it ends at once', async () => {
  const { waiters, watch, asked } = watched();
  waiters.listen('one', () => {});
  await vi.advanceTimersByTimeAsync(0);
  waiters.close();
  watch.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(asked).toHaveLength(1);
});
