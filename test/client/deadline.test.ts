import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Deadline } from '../../src/client/deadline.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a deadline', () => {
  test('tells what is left, and never less than nothing', () => {
    const deadline = new Deadline(3_000);
    expect(deadline.leftMs).toBe(3_000);
    vi.advanceTimersByTime(1_000);
    expect(deadline.leftMs).toBe(2_000);
    vi.advanceTimersByTime(9_000);
    expect(deadline.leftMs).toBe(0);
  });

  test('lets an answer take as long as it may, until some seconds after the end, and then one second', () => {
    const deadline = new Deadline(20_000);
    expect(deadline.patienceMs(10_000)).toBe(10_000);
    expect(deadline.patienceMs(30_000)).toBe(25_000);
    vi.advanceTimersByTime(20_000);
    expect(deadline.patienceMs(30_000)).toBe(5_000);
    vi.advanceTimersByTime(20_000);
    expect(deadline.patienceMs(30_000)).toBe(1_000);
    expect(deadline.patienceMs(500)).toBe(500);
  });
});
