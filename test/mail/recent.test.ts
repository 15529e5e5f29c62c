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

test('what is larger than a generation is not kept', () => {
  const recent = new Recent<number>({ entriesMax: 10, bytesMax: 1_000 });
  recent.add('kept', 1, 10);
  recent.add('large', 2, 501);
  expect(recent.get('large')).toBeUndefined();
  expect(recent.get('kept')).toBe(1);
});

test.each(['', 'a', 'ab', 'Bestätigungscode 482913', '確認コード'])(
  'a text of its own is the same text: %j',
  (text) => {
    expect(ownText(text)).toBe(text);
  },
);
