import { queryObjects } from 'node:v8';
import { expect, test } from 'vitest';
import { ownText, Recent } from '../../src/mail/recent.ts';

test('what was worked out is found again by its text', () => {
  const recent = new Recent<number>({ entriesMax: 10, bytesMax: 1_000 });
  recent.add('a', 1, 10);
  expect(recent.get('a')).toBe(1);
  expect(recent.get('b')).toBeUndefined();
});

test.each([
  ['entries', { entriesMax: 10, bytesMax: 1_000_000 }, 1],
  ['bytes', { entriesMax: 1_000_000, bytesMax: 1_000 }, 100],
])('there is an end to its %s, and what is asked for again and again stays', (_what, room, bytes) => {
  const recent = new Recent<number>(room);
  recent.add('template', -1, bytes);
  for (let value = 0; value < 1_000; value += 1) {
    recent.add(`line ${value}`, value, bytes);
    expect(recent.get('template')).toBe(-1);
  }
  let left = 0;
  for (let value = 0; value < 1_000; value += 1) if (recent.get(`line ${value}`) !== undefined) left += 1;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(10);
});

test('texts that differ where nobody looks are two, and the last of them is remembered', () => {
  const recent = new Recent<string>({ entriesMax: 10, bytesMax: 1_000_000 });
  const [one, other] = ['1', '2'].map((digit) => `${'a'.repeat(500)}${digit}${'b'.repeat(500)}`) as [
    string,
    string,
  ];
  recent.add(one, 'one', 10);
  expect(recent.get(other)).toBeUndefined();
  recent.add(other, 'other', 10);
  expect(recent.get(other)).toBe('other');
  expect([undefined, 'one']).toContain(recent.get(one));
});

test('texts that differ where nobody looks have an end as well', () => {
  class Reading {}
  const recent = new Recent<Reading>({ entriesMax: 20, bytesMax: 1_000_000 });
  for (let mail = 1_000; mail < 3_000; mail += 1) {
    const line = `${'a'.repeat(1_000)}${mail}${'b'.repeat(1_000)}`;
    if (recent.get(line) === undefined) recent.add(line, new Reading(), 10);
  }
  expect(queryObjects(Reading)).toBeLessThanOrEqual(22);
});

test('what is larger than a generation is not kept', () => {
  const recent = new Recent<number>({ entriesMax: 10, bytesMax: 1_000 });
  recent.add('kept', 1, 10);
  recent.add('large', 2, 501);
  expect(recent.get('large')).toBeUndefined();
  expect(recent.get('kept')).toBe(1);
});

test('what follows in another order, or comes twice in a row, is found as well', () => {
  const recent = new Recent<string>({ entriesMax: 100, bytesMax: 100_000 });
  const lines = ['a', 'b', 'c', 'd'];
  for (const line of lines) recent.add(line, line.toUpperCase(), 10);
  for (const order of ['abcd', 'abdc', 'aabb', 'dcba', 'abcd', 'aaaa', 'acacbd']) {
    for (const line of order) expect(recent.get(line)).toBe(line.toUpperCase());
    expect(recent.get('e')).toBeUndefined();
  }
});

test('whatever is asked for in whatever order, what is given is its own', () => {
  let state = 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const recent = new Recent<string>({ entriesMax: 40, bytesMax: 100_000 });
  let found = 0;
  for (let step = 0; step < 50_000; step += 1) {
    // A template, with something else here and there.
    const line = `line ${random(5) === 0 ? random(60) : step % 12}`;
    const value = recent.get(line);
    if (value === undefined) recent.add(line, `of ${line}`, 10 + random(50));
    else expect(value).toBe(`of ${line}`);
    if (value !== undefined) found += 1;
  }
  expect(found).toBeGreaterThan(25_000);
});

test('what is gone is not kept by what is still there', () => {
  class Reading {}
  const recent = new Recent<Reading>({ entriesMax: 20, bytesMax: 1_000_000 });
  for (let mail = 0; mail < 2_000; mail += 1) {
    const lines = ['Hello', 'Your order', 'Regards'].flatMap((line) => [
      line,
      ...[1, 2, 3].map((part) => `${line} ${mail}.${part}`),
    ]);
    for (const line of lines) {
      if (recent.get(line) === undefined) recent.add(line, new Reading(), 10);
    }
  }
  // Both generations, what was asked for last and what is expected.
  expect(queryObjects(Reading)).toBeLessThanOrEqual(22);
  expect(recent.get('Hello')).toBeInstanceOf(Reading);
});

test.each(['', 'a', 'ab', 'Bestätigungscode 482913', '確認コード'])(
  'a text of its own is the same text: %j',
  (text) => {
    expect(ownText(text)).toBe(text);
  },
);
