import { expect, test } from 'vitest';
import { textAfter, textBefore, touchOf } from '../../../../src/mail/codes/against/touch.ts';
import { readText, spotOf } from '../kit.ts';

function touch(text: string, value: string) {
  const { segment, match } = spotOf(readText(text), value);
  return touchOf(segment, match, false, true);
}

test('the signs next to a candidate are those of its text, and empty at its ends', () => {
  expect(touch('a: [482913], b', '482913')).toMatchObject({
    before: '[',
    beforeThat: ' ',
    after: ']',
    afterThat: ',',
    numeric: true,
  });
  expect(touch('482913', '482913')).toMatchObject({ before: '', beforeThat: '', after: '', afterThat: '' });
});

test('what stands further off is as long as was asked for, or as there is', () => {
  const at = touch('abc 482913 def', '482913');
  expect([textBefore(at, 2), textBefore(at, 20)]).toEqual(['c ', 'abc ']);
  expect([textAfter(at, 2), textAfter(at, 20)]).toEqual([' d', ' def']);
});

test('letters and digits are not numeric', () => {
  expect(touch('Code K7Q2MX', 'K7Q2MX').numeric).toBe(false);
});
