/** Codes that are printed one character at a time. */
import { expect, test } from 'vitest';
import { findMatches } from '../../../../src/mail/codes/shape/candidates.ts';

const values = (text: string) => findMatches(text).map(({ value }) => value);

test.each([
  ['4 8 2 9 1 3', '482913'],
  ['4-8-2-9', '4829'],
  ['4, 8, 2, 9', '4829'],
  ['4 8 2 9 1 3, 5 minutes', '482913'],
  ['R K J - Y P 6', 'RKJ-YP6'],
  ['5 2 0 9 3 8 e seu código', '520938'],
])('%j is %s', (text, value) => {
  expect(values(text)).toEqual([value]);
});

test('three characters, or more than ten, are none', () => {
  expect(values('4 8 2')).toEqual([]);
  expect(values('4 8 2 9 1 3 7 6 4 5 1 1')).toEqual([]);
});

test("a sender's letter and a hyphen before them are no part of them", () => {
  expect(values('G-4 8 2 9 1 3 is your code')).toEqual(['482913']);
});
