import { expect, test } from 'vitest';
import { limits } from '../../../../src/limits.ts';
import { readingOf } from '../../../../src/mail/codes/text/reading.ts';
import { otpOf } from '../kit.ts';

test('a line that comes again is not read again', () => {
  const line = 'Your verification code is 482913.';
  expect(readingOf(line)).toBe(readingOf(`${line} `.trimEnd()));
  expect(readingOf(line).hits).not.toHaveLength(0);
});

test('candidates of two lines that read the same are two', () => {
  const reading = readingOf('Your code is 482913');
  const [[first], [second]] = [reading.matches(), reading.matches()];
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
});

test('a line that is too long is not kept', () => {
  const line = 'word '.repeat(limits.lineRememberedCharsMax / 5 + 1).trim();
  expect(readingOf(line)).not.toBe(readingOf(line));
  expect(readingOf(line).text).toBe(line);
});

test('what one mail says of a line is nothing that another mail is told', () => {
  const alone = { html: '<p>482913</p>' };
  expect(otpOf({ subject: 'Your receipt', ...alone })).toBeNull();
  expect(otpOf({ subject: 'Your verification code', ...alone })).toBe('482913');
  expect(otpOf({ subject: 'Your receipt', ...alone })).toBeNull();
});

test('no word goes from one cell of a row into the next', () => {
  const [account, ...more] = readingOf('Account\tCode').hits;
  expect(account?.end).toBe('Account'.length);
  expect(more.map(({ kind }) => kind)).toEqual(['code']);
});

test('a year that is called one is no code', () => {
  expect(readingOf('Tax year: 2024').quantities()).toEqual(['2024']);
  expect(readingOf('Tahun Taksiran: 2024').quantities()).toEqual(['2024']);
  expect(readingOf('Your code: 2024').quantities()).toEqual([]);
});
