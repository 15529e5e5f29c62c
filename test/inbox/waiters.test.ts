import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/errors.ts';
import { Waiters } from '../../src/inbox/waiters.ts';
import { limits } from '../../src/limits.ts';

const never = new AbortController().signal;

/** A check that finds nothing until a test puts something there. */
function store<T>() {
  const state: { value: T | null; looks: number } = { value: null, looks: 0 };
  return {
    state,
    check: async () => {
      state.looks++;
      return state.value;
    },
  };
}

/** Lets everything that is ready to run, run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const hold = <T>(waiters: Waiters, check: () => Promise<T | null>, more: object = {}) =>
  waiters.waitFor({ inboxId: 'a', check, ...more }, { payer: 'k', waitMs: 60_000, signal: never, ...more });

describe('a held request', () => {
  test('is answered at once by what is already there', async () => {
    const waiters = new Waiters();
    expect(await hold(waiters, async () => 'there')).toBe('there');
    expect(waiters.count).toBe(0);
  });

  test('is answered by an arrival, and looks only when something arrived', async () => {
    const waiters = new Waiters();
    const { state, check } = store<string>();
    const held = hold(waiters, check);
    await settle();
    expect([waiters.count, state.looks]).toEqual([1, 1]);
    waiters.wake('a');
    await settle();
    expect([waiters.count, state.looks]).toEqual([1, 2]);
    state.value = 'mail';
    waiters.wake('a');
    expect(await held).toBe('mail');
    expect([waiters.count, state.looks]).toEqual([0, 3]);
  });

  test('is not disturbed by arrivals of other inboxes', async () => {
    const waiters = new Waiters();
    const { state, check } = store<string>();
    const abort = new AbortController();
    const held = hold(waiters, check, { signal: abort.signal });
    await settle();
    waiters.wake('b');
    await settle();
    expect(state.looks).toBe(1);
    abort.abort();
    expect(await held).toBeNull();
  });

  test('misses no arrival between its look and its sleep', async () => {
    const waiters = new Waiters();
    let value: string | null = null;
    const held = hold(waiters, async () => {
      const seen = value;
      if (seen === null) {
        value = 'arrived while looking';
        waiters.wake('a');
      }
      return seen;
    });
    expect(await held).toBe('arrived while looking');
  });

  test('misses none of many arrivals in a row', async () => {
    const waiters = new Waiters();
    let arrived = 0;
    const held = hold(waiters, async () => {
      const seen = arrived;
      await settle();
      return seen >= 50 ? seen : null;
    });
    for (let i = 0; i < 50; i++) {
      arrived++;
      waiters.wake('a');
      if (i % 7 === 0) await settle();
    }
    expect(await held).toBe(50);
  });

  test('ends at its deadline with nothing, not earlier', async () => {
    const waiters = new Waiters();
    const started = performance.now();
    expect(await hold(waiters, async () => null, { waitMs: 30 })).toBeNull();
    expect(performance.now() - started).toBeGreaterThan(28);
    expect(waiters.count).toBe(0);
  });

  test('looks once more, and only once, when something arrives in the moment of its end', async () => {
    const waiters = new Waiters();
    const end = new AbortController();
    let looks = 0;
    const check = async () => {
      looks++;
      if (looks > 1) return 'in the last moment';
      waiters.wake('a');
      end.abort();
      return null;
    };
    expect(await hold(waiters, check, { signal: end.signal })).toBe('in the last moment');
    expect(looks).toBe(2);
  });

  test('is released when its client goes away, before and during the wait', async () => {
    const waiters = new Waiters();
    const gone = AbortSignal.abort();
    expect(await hold(waiters, async () => null, { signal: gone })).toBeNull();
    const abort = new AbortController();
    const held = hold(waiters, async () => null, { signal: abort.signal });
    await settle();
    expect(waiters.count).toBe(1);
    abort.abort();
    expect(await held).toBeNull();
    expect(waiters.count).toBe(0);
  });

  test('is cut short by the stop, which says nothing of what may still come, and no later one is held', async () => {
    const waiters = new Waiters();
    const { state, check } = store<string>();
    const held = [hold(waiters, async () => null), hold(waiters, async () => null, { inboxId: 'b' })];
    const found = hold(waiters, check);
    await settle();
    state.value = 'at last';
    waiters.close();
    const stopping = expect.objectContaining({ code: 'shutting_down', retryAfterSeconds: 1 });
    for (const wait of [...held, hold(waiters, async () => null)])
      await expect(wait).rejects.toEqual(stopping);
    expect(await found).toBe('at last');
    expect(waiters.count).toBe(0);
  });

  test('fails with what its look failed with, and is no longer counted', async () => {
    const waiters = new Waiters();
    await expect(hold(waiters, () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    const { state, check } = store<string>();
    const failing = hold(waiters, async () => {
      if (state.looks > 0) throw new Error('later');
      return check();
    });
    await settle();
    waiters.wake('a');
    await expect(failing).rejects.toThrow('later');
    expect(waiters.count).toBe(0);
  });

  test('for which there is no room to look looks a little later, and fails only at its end', async () => {
    vi.useFakeTimers();
    const waiters = new Waiters();
    const busy = new AppError('too_busy', 'Too many searches wait: try again.');
    let refusals = 3;
    const patient = hold(waiters, async () => {
      if (refusals-- > 0) throw busy;
      return 'there';
    });
    await vi.advanceTimersByTimeAsync(3 * 2 * limits.waitersLookAgainMs);
    expect(await patient).toBe('there');
    let looks = 0;
    const refused = hold(
      waiters,
      async () => {
        looks += 1;
        throw busy;
      },
      { waitMs: 1_000 },
    );
    const outcome = refused.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000 + 2 * limits.waitersLookAgainMs);
    expect(await outcome).toBe(busy);
    expect(looks).toBeGreaterThan(2);
    expect(waiters.count).toBe(0);
    vi.useRealTimers();
  });

  test('leaves no listener on the signal of its client', async () => {
    let listeners = 0;
    const signal = {
      aborted: false,
      addEventListener: () => listeners++,
      removeEventListener: () => listeners--,
    } as unknown as AbortSignal;
    await hold(new Waiters(), async () => 'x', { signal });
    await hold(new Waiters(), async () => null, { signal, waitMs: 1 });
    expect(listeners).toBe(0);
  });
});

describe('several held requests', () => {
  test('of one inbox are all woken', async () => {
    const waiters = new Waiters();
    const { state, check } = store<string>();
    const held = Array.from({ length: 20 }, () => hold(waiters, check));
    await settle();
    state.value = 'mail';
    waiters.wake('a');
    expect(new Set(await Promise.all(held))).toEqual(new Set(['mail']));
  });

  test('come and go without disturbing each other', async () => {
    const waiters = new Waiters();
    const { state, check } = store<string>();
    const abort = new AbortController();
    const leaving = hold(waiters, async () => null, { signal: abort.signal });
    const staying = hold(waiters, check);
    await settle();
    abort.abort();
    await leaving;
    const joining = hold(waiters, check);
    await settle();
    state.value = 'mail';
    waiters.wake('a');
    expect(await Promise.all([staying, joining])).toEqual(['mail', 'mail']);
  });

  test('are capped per key, and one that ends makes room', async () => {
    const waiters = new Waiters();
    const abort = new AbortController();
    const held = Array.from({ length: limits.waitersPerKeyMax }, (_, i) =>
      hold(waiters, async () => null, { signal: abort.signal, inboxId: `${i}` }),
    );
    await settle();
    await expect(hold(waiters, async () => null)).rejects.toMatchObject({ code: 'too_many_waiters' });
    expect(await hold(waiters, async () => 'there already')).toBe('there already');
    expect(await hold(waiters, async () => 'other key', { payer: 'other' })).toBe('other key');
    expect(waiters.count).toBe(limits.waitersPerKeyMax);
    abort.abort();
    await Promise.all(held);
    expect(await hold(waiters, async () => 'room again')).toBe('room again');
  });

  test('are capped per process', async () => {
    const waiters = new Waiters();
    const abort = new AbortController();
    const held = Array.from({ length: limits.waitersPerProcessMax }, (_, i) =>
      hold(waiters, async () => null, { signal: abort.signal, payer: `${i}` }),
    );
    await expect(hold(waiters, async () => null, { payer: 'new' })).rejects.toMatchObject({
      code: 'too_many_waiters',
      retryAfterSeconds: 5,
    });
    abort.abort();
    await Promise.all(held);
    expect(waiters.count).toBe(0);
  });
});
