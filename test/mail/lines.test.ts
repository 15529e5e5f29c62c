import { expect, test } from 'vitest';
import { endOfLines, feedsIn, nextDashed } from '../../src/mail/lines.ts';

const bytes = Buffer.from('one\r\ntwo\r\n\r\nfour\r\n');

test('lines are counted by their ends', () => {
  expect(feedsIn(bytes)).toBe(4);
  expect(feedsIn(bytes.subarray(0, 4))).toBe(0);
  expect(feedsIn(new Uint8Array(0))).toBe(0);
});

test.each([
  [0, 0],
  [1, 5],
  [2, 10],
  [3, 12],
  [4, 18],
  [5, 18],
])('%i lines end at %i', (linesMax, end) => {
  expect(endOfLines(bytes, 0, bytes.length, linesMax)).toBe(end);
});

test('lines are counted from where they are asked for, and not beyond the end', () => {
  expect(endOfLines(bytes, 5, bytes.length, 1)).toBe(10);
  expect(endOfLines(bytes, 5, 10, 10)).toBe(10);
});

test('the next line that begins with dashes is found, the one at hand included', () => {
  const mail = Buffer.from('\r\n--a\r\n--- b\r\nno -- c\r\n--d\r\n');
  const line = (at: number) => mail.toString('latin1', at).split('\r\n')[0];
  expect([2, 3, 7, 8].map((from) => line(nextDashed(mail, from)))).toEqual(['--a', '--- b', '--- b', '--d']);
  expect(nextDashed(mail, mail.length - 3)).toBe(mail.length);
});
