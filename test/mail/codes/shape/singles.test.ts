/** Codes that are printed one character at a time. */
import { expect, test } from 'vitest';
import { findMatches } from '../../../../src/mail/codes/shape/candidates.ts';
import { clean } from '../../../../src/mail/codes/text/clean.ts';

const values = (text: string) =>
  findMatches(clean(text).trim().replace(/ +/g, ' ')).map(({ value }) => value);

test.each([
  ['4 8 2 9 1 3', '482913'],
  ['4-8-2-9', '4829'],
  ['4, 8, 2, 9', '4829'],
  ['4 8 2 9 1 3, 5 minutes', '482913'],
  ['R K J - Y P 6', 'RKJ-YP6'],
  ['5 2 0 9 3 8 e seu código', '520938'],
  ['it is 7 7 2 0 4 8 I repeat', '772048'],
  ['▢9 ▢2 ▢0 ▢6 ▢6', '92066'],
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

test.each([
  ['Escribe M 4 W P M H y listo', 'M4WPMH'],
  ["it's M 5 K Z B 5.", 'M5KZB5'],
  ['Wpisz kod D 3 M 3 Z M i gotowe', 'D3M3ZM'],
  ['O código é o J 9 X D W R.', 'J9XDWR'],
  ['Your code is a B 8 k u F', 'aB8kuF'],
  ['bhala u-3864 ekhasini', '3864'],
])('a word of one letter beside them is none of them: %s', (text, value) => {
  expect(values(text)).toEqual([value]);
});

test('brackets stand around each, with room in them', () => {
  expect(values('[ 3 ] [ R ] [ 3 ] [ E ] [ Q ]')).toEqual(['3R3EQ']);
});

test.each([
  ["Almost there! Your code's a u 8 k u f", 'au8kuf'],
  ['Your code’s a u 8 k u f', 'au8kuf'],
  ['G - 4 8 2 9 1 3', '482913'],
])('what is glued to the word before them is none of them, nor a sender’s letter: %s', (text, value) => {
  expect(values(text)).toEqual([value]);
});
