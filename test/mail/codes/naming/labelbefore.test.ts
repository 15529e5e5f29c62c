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
