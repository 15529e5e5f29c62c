/** Names of other numbers before a candidate, with what is said by the way between the two. */
import { expect, test } from 'vitest';
import { namedBefore } from '../../../../src/mail/codes/naming/before.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

test.each([
  ['Your case, should you want to quote it some day: 482913', null],
  ['The code, in case you need it again: 482913', '482913'],
  ['Your booking, to be confirmed with: 482913', '482913'],
])('a name holds over what is said by the way: %s', (text, otp) => {
  expect(otpOf({ subject: 'Your verification', text: `${text}\n\nThanks for using our site!` })).toBe(otp);
});

test.each([
  ['Ticket number - MA-804417', 'other'],
  ['Verification code - MA-804417', 'code'],
  ['One ticket - MA-804417 for you', 'none'],
])('a name and its number may be parted by a dash in a line of their own: %s', (text, verdict) => {
  expect(namedBefore(spotOf(readText(text), '804417'), 0, new Set()).verdict).toBe(verdict);
});

test('a page on which one enters something has no number, with a word between', () => {
  const text = 'Geben Sie auf der offenen Seite einfach 618 205 ein und suchen Sie sich etwas Neues aus.';
  expect(otpOf({ subject: 'Terminverlegung', text })).toBe('618205');
});
