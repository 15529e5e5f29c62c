import { expect, test } from 'vitest';
import { Phase } from '../../src/store/phase.ts';

/** As the thread has it, and as the one that watches it. */
function shared() {
  const watching = new Phase();
  return { watching, thread: new Phase(watching.memory) };
}

test('tells which mail is being read, and while none is, nothing', () => {
  const { watching, thread } = shared();
  expect(watching.readingAt).toBeNull();
  expect(thread.read()).toBe(true);
  expect(watching.readingAt).toBe(1);
  expect(thread.read()).toBe(true);
  expect(watching.readingAt).toBe(2);
  expect(thread.commit()).toBe(true);
  expect(watching.readingAt).toBeNull();
  thread.rest();
  expect(thread.read()).toBe(true);
  expect(watching.readingAt).toBe(3);
});

test('only from the beginning of a commit to its end is it in doubt what is on the disk', () => {
  const { watching, thread } = shared();
  const doubts = [watching.isInDoubt];
  thread.read();
  doubts.push(watching.isInDoubt);
  thread.commit();
  doubts.push(watching.isInDoubt);
  thread.rest();
  doubts.push(watching.isInDoubt);
  expect(doubts).toEqual([false, false, true, false]);
});

test('a thread that was ended reads and commits nothing more', () => {
  const { watching, thread } = shared();
  thread.read();
  expect(watching.end()).toBe(true);
  expect([thread.read(), thread.commit(), watching.isInDoubt]).toEqual([false, false, false]);
});

test('one that rests, or commits already, is not ended', () => {
  const { watching, thread } = shared();
  expect(watching.end()).toBe(false);
  thread.read();
  thread.commit();
  expect(watching.end()).toBe(false);
  thread.rest();
  expect(thread.read()).toBe(true);
});
