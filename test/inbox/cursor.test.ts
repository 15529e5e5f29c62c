import { expect, test } from 'vitest';
import { cursorOf, seqOf } from '../../src/inbox/cursor.ts';

test('a cursor is read back as the position it was made of', () => {
  for (const seq of [0, 1, 42, 10 ** 9, 10 ** 15 - 1]) {
    expect(seqOf(cursorOf(seq))).toBe(seq);
    expect(cursorOf(seq)).toMatch(/^[\w-]+$/);
  }
});

test.each([
  '',
  's1',
  'MQ',
  'abc',
  cursorOf(5).slice(0, -1),
  `${cursorOf(5)}A`,
  `${cursorOf(12)}=`,
  ' czE',
  Buffer.from('s-1').toString('base64url'),
  Buffer.from(`s${'9'.repeat(16)}`).toString('base64url'),
  Buffer.from('s1\n').toString('base64url'),
])('what was never given out (%j) is no cursor', (text) => {
  expect(seqOf(text)).toBeNull();
});
