import { describe, expect, test } from 'vitest';
import { touching } from '../../../../src/mail/codes/against/counter.ts';
import { readText, spotOf } from '../kit.ts';

function against(text: string, value: string): number {
  let sum = 0;
  for (const { weight } of touching(spotOf(readText(text), value), false)) sum -= weight;
  return sum;
}

test('every kind of what touches a number is heard', () => {
  for (const [text, value] of [
    ['file_4829 is gone', '4829'],
    ['call +4829137', '4829137'],
    ['You paid $4829 today', '4829'],
    ['on 4 November 2026', '2026'],
  ] as const)
    expect(against(text, value)).toBeGreaterThanOrEqual(4);
});

describe('what touches a code is no reason against it', () => {
  test.each([
    ['a full stop', 'Your code is 482913.', '482913'],
    ['a colon', 'Code:482913', '482913'],
    ['brackets', 'Your code [482913] is here', '482913'],
    ['quotation marks', 'Your code “482913” is here', '482913'],
    ['a comma and a word', 'With 482913, you sign in', '482913'],
    ['an exclamation mark', 'It is 482913!', '482913'],
    ['CJK brackets', '验证码【482913】', '482913'],
    ['a full-width comma', '您的验证码为482913，请勿泄露', '482913'],
    ['a Turkish ending', "Kodunuz 4826'dır", '4826'],
    ['asterisks of strong emphasis', 'Your code is **482913** now', '482913'],
  ])('%s', (_name, text, value) => {
    expect(against(text, value)).toBe(0);
  });
});
