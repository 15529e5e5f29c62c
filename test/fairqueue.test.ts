import { expect, test } from 'vitest';
import { FairQueue } from '../src/fairqueue.ts';

/** Takes out all, each at a cost. */
function takeAll(queue: FairQueue<string>, cost: (item: string) => number = () => 1): string {
  const items: string[] = [];
  for (let item = queue.take(0); item !== undefined; item = queue.take(0)) {
    items.push(item);
    queue.charge(item[0] as string, cost(item));
  }
  return items.join(' ');
}

test('of one who asks alone, first come is first served', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
  expect(takeAll(queue)).toBe('a1 a2 a3');
  expect(queue.size).toBe(0);
});

test('one who asks for much does not keep another waiting', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.push('a', item);
  for (const item of ['b1', 'b2']) queue.push('b', item);
  expect(takeAll(queue)).toBe('a1 b1 a2 b2 a3 a4');
});

test('nor does one whose items take long', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
  for (const item of ['b1', 'b2', 'b3', 'b4']) queue.push('b', item);
  expect(takeAll(queue, (item) => (item.startsWith('a') ? 3 : 1))).toBe('a1 b1 b2 b3 a2 b4 a3');
});

test('what one is charged for later counts, too', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2']) queue.push('a', item);
  for (const item of ['b1', 'b2', 'b3']) queue.push('b', item);
  expect(queue.take(1)).toBe('a1');
  expect(queue.take(1)).toBe('b1');
  queue.charge('a', 10);
  expect(takeAll(queue)).toBe('b2 b3 a2');
});

test('who comes late has no claim on what the others had before, and who leaves for a moment is not new', () => {
  const queue = new FairQueue<string>();
  for (let at = 0; at < 5; at += 1) queue.push('a', `a${at}`);
  for (let at = 0; at < 3; at += 1) queue.take(1);
  queue.push('b', 'b1');
  queue.push('b', 'b2');
  expect(takeAll(queue)).toBe('b1 a3 b2 a4');
  queue.push('b', 'b3');
  queue.charge('b', 5);
  queue.push('c', 'c1');
  expect(takeAll(queue)).toBe('c1 b3');
});

test('what comes back goes before what is waiting of the same one, and what is taken out is gone', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2']) queue.push('a', item);
  queue.unshift('a', 'a0');
  expect(queue.peek()).toBe('a0');
  expect(queue.remove('a', 'a1')).toBe(true);
  expect(queue.remove('a', 'a1')).toBe(false);
  expect(queue.remove('b', 'a0')).toBe(false);
  expect([queue.size, queue.sizeOf('a'), queue.sizeOf('b')]).toEqual([2, 2, 0]);
  expect(queue.clear()).toEqual(['a0', 'a2']);
  expect(queue.peek()).toBeUndefined();
});

test('it remembers no more than a bound of those who have left, and goes on being fair', () => {
  const queue = new FairQueue<string>();
  for (let at = 0; at < 5_000; at += 1) {
    queue.push(`guest${at}`, 'x');
    queue.take(1);
    queue.charge(`guest${at}`, 1);
  }
  queue.push('a', 'a1');
  queue.push('a', 'a2');
  queue.push('b', 'b1');
  expect(takeAll(queue)).toBe('a1 b1 a2');
});
