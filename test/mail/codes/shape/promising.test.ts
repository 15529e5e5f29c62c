import { expect, test } from 'vitest';
import { findMatches } from '../../../../src/mail/codes/shape/candidates.ts';
import { isPromising } from '../../../../src/mail/codes/shape/promising.ts';

const words = 'Thank you for being here with us again, and please have a look at what is new';

test('a line of words holds no candidate', () => {
  expect(isPromising(words)).toBe(false);
  expect(isPromising('Grüße aus Köln, wünscht Ihnen Ihr Team; bis bald, und schöne Tage am See')).toBe(false);
  expect(isPromising('I am a friend, e.g. of yours: “oh” and "so on", it is what it is')).toBe(false);
  expect(findMatches(words)).toEqual([]);
});

test.each([
  ['a digit', 'enter 4829 there'],
  ['capitals in a row', 'enter HXQZ there'],
  ['a capital within a word', 'enter kXqz there'],
  ['characters one at a time', 'enter k m q z there'],
  ['characters between hyphens', 'enter k-m-q-z there'],
  ['small letters in quotation marks', 'say “vunexo” there'],
  ['small letters in straight ones', 'say "vunexo" there'],
  ['small letters without a vowel', 'say kzmwq there'],
])('one with %s may hold one', (_what, part) => {
  const line = `${words}, and ${part}`;
  expect(isPromising(line)).toBe(true);
  expect(findMatches(line)).toHaveLength(1);
});

test('a long line that ends in a small word behind a colon is', () => {
  const line = 'When the page of the guest network comes up, type the access word: heron';
  expect(isPromising(line)).toBe(true);
  expect(isPromising(line.replace(':', ''))).toBe(false);
});
