/** Names of other numbers before a candidate, with what is said by the way between the two. */
import { expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

test.each([
  ['Your order, in case you call us: 482913', null],
  ['Ticket number - MA-804417', null],
  ['The code, in case you need it again: 482913', '482913'],
  ['Verification code - MA-804417', '804417'],
])('a name holds over what is said by the way, and a dash in a line of two: %s', (text, otp) => {
  expect(otpOf({ subject: 'Acme', text: `${text}\n\nAcme Ltd` })).toBe(otp);
});

test('a page on which one enters something has no number, with a word between', () => {
  const text = 'Geben Sie auf der offenen Seite einfach 618 205 ein und suchen Sie sich etwas Neues aus.';
  expect(otpOf({ subject: 'Terminverlegung', text })).toBe('618205');
});
