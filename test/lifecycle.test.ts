import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Lifecycle } from '../src/lifecycle.ts';
import { limits } from '../src/limits.ts';
import { makeLogger } from '../src/log.ts';

function recorded() {
  let now = 0;
  const events: string[] = [];
  const lines: string[] = [];
  const lifecycle = new Lifecycle({ now: () => 0, monotonic: () => now });
  const logger = makeLogger({
    level: 'info',
    format: 'json',
    isColoured: false,
    write: (line) => lines.push(line),
  });
  const add = (name: string, costMs: number, fails = false) =>
    lifecycle.started({
      name,
      ...(name === 'store' ? {} : { stopAccepting: () => void events.push(`${name} takes nothing new`) }),
      stop: async (graceMs) => {
        events.push(`${name} has ${graceMs} ms`);
        await Promise.resolve();
        now += costMs;
        if (fails) throw new Error('no');
        events.push(`${name} is down`);
      },
    });
  return { lifecycle, logger, events, lines, add };
}

describe('a stop', () => {
  test('first takes nothing new anywhere, then takes down in reverse order, one after the other, within one deadline', async () => {
    const { lifecycle, logger, events, add } = recorded();
    add('store', 10);
    add('http', 300);
    add('smtp', 100);
    await lifecycle.stop(1_000, logger);
    expect(events).toEqual([
      'http takes nothing new',
      'smtp takes nothing new',
      'smtp has 1000 ms',
      'smtp is down',
      'http has 900 ms',
      'http is down',
      'store has 600 ms',
      'store is down',
    ]);
  });

  test('gives no negative time to what comes after the deadline, but still stops it', async () => {
    const { lifecycle, logger, events, add } = recorded();
    add('store', 0);
    add('smtp', 5_000);
    await lifecycle.stop(1_000, logger);
    expect(events).toContain('store has 0 ms');
    expect(events).toContain('store is down');
  });

  test('goes on when a part cannot be stopped, and logs which', async () => {
    const { lifecycle, logger, events, lines, add } = recorded();
    add('store', 0);
    add('smtp', 0, true);
    await lifecycle.stop(1_000, logger);
    expect(events.at(-1)).toBe('store is down');
    expect(lines.join()).toMatch(/"part":"smtp".*could not be stopped cleanly/);
  });

  test('leaves behind what does not end in its time, says so, and goes on', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { lifecycle, logger, events, lines, add } = recorded();
    add('store', 0);
    lifecycle.started({ name: 'delivery attempts', stop: () => new Promise(() => {}) });
    const stop = lifecycle.stop(1_000, logger);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(events).not.toContain('store is down');
    await vi.advanceTimersByTimeAsync(limits.stopOverrunMsMax);
    await stop;
    expect(events).toContain('store is down');
    expect(lines.join()).toMatch(/"part":"delivery attempts".*did not stop in time/);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('asked for twice happens once, and both askers wait for its end', async () => {
    const { lifecycle, logger, events, add } = recorded();
    add('store', 0);
    expect(lifecycle.stopping).toBe(false);
    const both = [lifecycle.stop(1_000, logger), lifecycle.stop(1_000, logger)];
    expect(lifecycle.stopping).toBe(true);
    await Promise.all(both);
    expect(events).toEqual(['store has 1000 ms', 'store is down']);
  });

  test('of nothing is over at once', async () => {
    const { lifecycle, logger } = recorded();
    await lifecycle.stop(1_000, logger);
    expect(lifecycle.stopping).toBe(true);
  });
});
