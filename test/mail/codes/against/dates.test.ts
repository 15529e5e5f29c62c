import { expect, test } from 'vitest';
import { datesOf, isDated } from '../../../../src/mail/codes/against/dates.ts';
import { touchOf } from '../../../../src/mail/codes/against/touch.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

function reasons(text: string, value: string, isNamed = false): string[] {
  const { segment, match } = spotOf(readText(text), value);
  return datesOf(touchOf(segment, match, isNamed, true)).map(({ reason }) => reason);
}

test.each([
  ['a time', 'at 14:2048 or so', '2048', 'is part of a time'],
  ['a year after a month', 'on 4 November 2026', '2026', 'looks like the year of a date'],
  ['a year before a month', 'in 2026 November', '2026', 'looks like the year of a date'],
  ['a year before its sign', '2026年11月', '2026', 'is a year'],
  ['a year behind a small word', 'made since 1998', '1998', 'looks like a year'],
  [
    'a year before a month and a day in numbers',
    'a kódot 2025. 04. 18-án küldtük',
    '2025',
    'is the year of a date',
  ],
  ['a copyright', '© 2026 Acme', '2026', 'is the year of a copyright'],
  ['a span of years', 'from 1998-2026 on', '19982026', 'looks like a span of years'],
  ['a span of time', 'open 0900-1730', '09001730', 'looks like a span of time'],
])('%s', (_name, text, value, reason) => {
  expect(reasons(text, value)).toContain(reason);
});

test('a code that looks like a year bears only a small doubt, and none where it is named', () => {
  expect(reasons('Your code is 2026', '2026')).toEqual(['looks like a year']);
  expect(reasons('Your code is 2026', '2026', true)).toEqual([]);
});

test('a small word before a year dates the sentence, unless it belongs to a verb', () => {
  const dated = (text: string) => {
    const { segment, match } = spotOf(readText(text), '2026');
    return isDated(segment, match);
  };
  expect(dated('Use the new page in 2026')).toBe(true);
  expect(dated('Type in 2026 on the page')).toBe(false);
  expect(otpOf({ subject: 'News', text: 'Use the new page in 2026.' })).toBeNull();
});

test.each([
  '4 نوفمبر 2026',
  '4 नवंबर 2026',
  '4 พฤศจิกายน 2026',
  '4 студзеня – 4 ноември 2026',
  '4 νοεμβρίου 2026',
  'ב-4 בנובמבר 2026',
  '4 noiembrie 2026',
  '4 lapkričio 2026',
])('a year after a month of another language: %s', (text) => {
  expect(reasons(text, '2026')).toContain('looks like the year of a date');
});
