import { expect, test } from 'vitest';
import { Load } from '../src/load.ts';

test('tells how many threads the work of a window would have filled', () => {
  const load = new Load(1_000, 0);
  load.add(400);
  load.add(500);
  expect(load.threads(999)).toBe(0);
  expect(load.threads(1_000)).toBe(0.9);
  load.add(1_800);
  // Until the next window is over it is what the last one was.
  expect(load.threads(1_999)).toBe(0.9);
  expect(load.threads(2_000)).toBe(1.8);
});

test('a window that nobody asked about lasts until somebody does', () => {
  const load = new Load(1_000, 0);
  load.add(1_000);
  expect(load.threads(60_000)).toBeCloseTo(1 / 60);
  expect(load.threads(61_000)).toBe(0);
});
