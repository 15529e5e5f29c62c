import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isCursor } from '../../src/inbox/cursor.ts';
import { idMaker } from '../../src/inbox/ids.ts';

test('the id of an item is a cursor of its list, and of no other', () => {
  const makeId = idMaker();
  for (const [listed, other] of [
    ['inb', 'msg'],
    ['msg', 'inb'],
  ] as const) {
    expect(isCursor(makeId(listed, 1), listed)).toBe(true);
    expect(isCursor(makeId(listed, 1), other)).toBe(false);
  }
});

const digits = randomBytes(16).toString('hex');
test.each([
  '',
  'inb_',
  `key_${digits}`,
  `inb_${digits}0`,
  `inb_${digits.slice(1)}`,
  ` inb_${digits}`,
  `msg_${digits}\n`,
  'czM',
])('what no list gives out (%j) is none', (text) => {
  expect([isCursor(text, 'inb'), isCursor(text, 'msg')]).toEqual([false, false]);
});
