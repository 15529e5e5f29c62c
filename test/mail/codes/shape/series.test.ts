import { expect, test } from 'vitest';
import { addSeries } from '../../../../src/mail/codes/shape/series.ts';
import { readText } from '../kit.ts';

function series(text: string): string[] {
  const { segments, matches } = readText(text);
  const found = new Set<string>();
  addSeries(segments, matches, found);
  return [...found];
}

test('numbers that one word stands before are a series', () => {
  expect(series('Engineer, Oslo, Req 104822\nOTP lead, Lisbon, Req 105003')).toEqual(['104822', '105003']);
  expect(series('otp-worker pid 48120\nmail-worker pid 48133')).toEqual(['48120', '48133']);
});

test('a number that is said twice is none', () => {
  expect(series('Your request 104822 was made\nConfirm request 104822')).toEqual([]);
});

test('numbers of different lengths are none', () => {
  expect(series('to card 4471\nto card 482913')).toEqual([]);
});

test('neither is what a code is called, or what asks for it', () => {
  expect(series('The code is 482913\nThe earlier one is 771204')).toEqual([]);
  expect(series('code 482913\ncode 771204')).toEqual([]);
  expect(series('enter 482913\nenter 771204')).toEqual([]);
});
