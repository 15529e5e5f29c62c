import { expect, test } from 'vitest';
import { amountOf } from '../../../../src/mail/codes/against/amount.ts';
import { touchOf } from '../../../../src/mail/codes/against/touch.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

function reason(text: string, value: string): string | undefined {
  const { segment, match } = spotOf(readText(text), value);
  return amountOf(touchOf(segment, match, false, true))?.reason;
}

test.each([
  ['the sign before', 'You paid $4829 today', '4829'],
  ['the sign after', 'You paid 4829€ today', '4829'],
  ['a blank between', 'You paid ₹ 48291 today', '48291'],
  ['the currency in capitals', 'You paid USD 48291 today', '48291'],
  ['the currency after', 'You paid 48291 EUR today', '48291'],
  ['in words', 'You paid 48291 dollars today', '48291'],
  ['roubles', 'Вы заплатили 48291 руб сегодня', '48291'],
])('money is an amount, %s', (_name, text, value) => {
  expect(reason(text, value)).toBe('is an amount');
});

test.each([
  ['yen', '48291円です', '48291'],
  ['a unit glued on', 'a 4829px banner', '4829px'],
  ['seconds', 'Expires in 3600 s.', '3600'],
])('what is counted is no code: %s', (_name, text, value) => {
  expect(reason(text, value)).toBe('is counted in a unit');
});

test.each([
  ['try 482913 all day', '482913'],
  ['Your code is 482913, all of it', '482913'],
  ['the pass 4829px7', '4829px7'],
])('%s: words like currencies and units are none', (text, value) => {
  expect(reason(text, value)).toBeUndefined();
});

test('the digits of a countdown are no code', () => {
  const cells = (row: string, parts: readonly string[]) =>
    `<table><tr>${parts.map((part) => `<td>${part}</td>`).join('')}</tr><tr>${row}</tr></table>`;
  const digits = ['0', '3', '1', '4', '5', '9'];
  const below = '<td colspan="2">days</td><td colspan="2">hours</td><td colspan="2">minutes</td>';
  expect(otpOf({ subject: 'Last seats', html: cells(below, digits) })).toBeNull();
  const act = '<td colspan="6">Enter it to sign in</td>';
  expect(otpOf({ subject: 'Sign in', html: cells(act, digits) })).toBe('031459');
});
