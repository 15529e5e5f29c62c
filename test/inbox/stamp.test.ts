import { describe, expect, test } from 'vitest';
import { StampClock } from '../../src/inbox/stamp.ts';
import { seeded } from '../support/seeded.ts';

/** A wall clock that a test sets. */
function wallAt(ms: number) {
  const wall = { ms, now: () => wall.ms, monotonic: () => 0 };
  return wall;
}

describe('the clock that stamps mails', () => {
  test('reads the wall clock and stamps with it', () => {
    const wall = wallAt(1_000);
    const clock = new StampClock(wall, 0);
    expect(clock.read()).toBe(1_000);
    wall.ms = 2_000;
    expect(clock.stamp(['a'])).toBe(2_000);
    expect(clock.read()).toBe(2_000);
  });

  test('stamps strictly later than a reading of the same millisecond', () => {
    const clock = new StampClock(wallAt(1_000), 0);
    const reading = clock.read();
    expect(clock.stamp(['a'])).toBe(reading + 1);
    expect(clock.read()).toBe(1_001);
  });

  test('stamps two mails of one inbox in one millisecond differently, and of two inboxes alike', () => {
    const clock = new StampClock(wallAt(1_000), 0);
    expect([clock.stamp(['a']), clock.stamp(['a']), clock.stamp(['a'])]).toEqual([1_000, 1_001, 1_002]);
    expect(clock.stamp(['b'])).toBe(1_002);
    expect(clock.stamp(['b', 'a'])).toBe(1_003);
  });

  test('goes on forward when the wall clock steps back, readings included', () => {
    const wall = wallAt(10_000);
    const clock = new StampClock(wall, 0);
    expect(clock.stamp(['a'])).toBe(10_000);
    wall.ms = 3_000;
    expect(clock.read()).toBe(10_000);
    expect(clock.stamp(['a'])).toBe(10_001);
    expect(clock.stamp(['b'])).toBe(10_001);
    expect(clock.read()).toBe(10_001);
    wall.ms = 20_000;
    expect([clock.read(), clock.stamp(['a'])]).toEqual([20_000, 20_001]);
  });

  test('continues after the newest stamp of the database when the wall clock is behind it', () => {
    const clock = new StampClock(wallAt(1_000), 5_000);
    expect(clock.read()).toBe(5_000);
    expect(clock.stamp(['a'])).toBe(5_001);
  });

  test('stamps once for a recipient that is named twice', () => {
    const clock = new StampClock(wallAt(1_000), 0);
    expect(clock.stamp(['a', 'a'])).toBe(1_000);
    expect(clock.stamp(['a'])).toBe(1_001);
  });

  test('keeps its promises whatever the wall clock does', () => {
    const random = seeded();
    const wall = wallAt(1_000_000);
    const clock = new StampClock(wall, 0);
    const last = new Map<string, number>();
    let lastReading = 0;
    let lastStamp = 0;
    for (let step = 0; step < 20_000; step++) {
      wall.ms += random.pick([0, 0, 0, 1, 1, 5, 1_000, -1, -3, -500]);
      const where = `seed ${random.seed}, step ${step}`;
      if (random.below(3) === 0) {
        const reading = clock.read();
        expect(reading, where).toBeGreaterThanOrEqual(Math.max(lastReading, lastStamp, wall.ms));
        lastReading = reading;
        continue;
      }
      const inboxes = ['a', 'b', 'c'].filter(() => random.below(2) === 0);
      if (inboxes.length === 0) continue;
      const stamp = clock.stamp(inboxes);
      expect(stamp, where).toBeGreaterThan(lastReading);
      expect(stamp, where).toBeGreaterThanOrEqual(lastStamp);
      for (const inbox of inboxes) {
        expect(stamp, where).toBeGreaterThan(last.get(inbox) ?? 0);
        last.set(inbox, stamp);
      }
      lastStamp = stamp;
    }
  });
});
