import { expect, test } from 'vitest';
import { Once } from '../../src/dashboard/once.ts';
import { limits } from '../../src/limits.ts';

const me = new Uint8Array([1]);
const other = new Uint8Array([2]);

function shelf() {
  let now = 0;
  let names = 0;
  const once = new Once<string>({ monotonic: () => now }, () => `name${names++}`);
  return { once, pass: (ms: number) => (now += ms) };
}

test('a thing is given once, to the session that kept it', () => {
  const { once } = shelf();
  const name = once.keep(me, 'secret');
  expect(once.take(other, name)).toBeNull();
  expect(once.take(me, name)).toBe('secret');
  expect(once.take(me, name)).toBeNull();
});

test('it is gone after a while', () => {
  const { once, pass } = shelf();
  const name = once.keep(me, 'secret');
  pass(limits.onceMsMax);
  expect(once.take(me, name)).toBeNull();
});

test('the oldest makes room when there are too many', () => {
  const { once } = shelf();
  const names = Array.from({ length: limits.onceEntriesMax + 1 }, (_, index) => once.keep(me, `${index}`));
  expect(once.take(me, names[0] ?? '')).toBeNull();
  expect(once.take(me, names.at(-1) ?? '')).toBe(String(limits.onceEntriesMax));
});
