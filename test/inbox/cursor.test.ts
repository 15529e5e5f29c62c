import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isCursor } from '../../src/inbox/cursor.ts';
import { idMaker } from '../../src/inbox/ids.ts';

test('the id of an item is a cursor', () => {
  const makeId = idMaker();
  expect(isCursor(makeId('inb', 1))).toBe(true);
  expect(isCursor(makeId('msg', 1))).toBe(true);
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
  expect(isCursor(text)).toBe(false);
});
