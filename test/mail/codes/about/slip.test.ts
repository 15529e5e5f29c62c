import { expect, test } from 'vitest';
import { isOnSlip } from '../../../../src/mail/codes/about/slip.ts';
import { decisionOf, otpOf, readText, spotOf } from '../kit.ts';

function isNamed(text: string, value: string): boolean {
  const { segment, match } = spotOf(readText(text), value);
  return isOnSlip(segment, match);
}

test('the number by which a bank lets a payment through has a name of its own', () => {
  expect(isNamed('Approval code 093114', '093114')).toBe(true);
  expect(isNamed('Código de autorización: 093114', '093114')).toBe(true);
  expect(isNamed('Authorisation code of the bank: 093114', '093114')).toBe(true);
  expect(isNamed('Авторизациски код на банката 093114', '093114')).toBe(true);
  expect(isNamed('Sign-in code: 093114', '093114')).toBe(false);
});

test('it is none to enter where the mail says that the payment is done', () => {
  const slip = 'Amount: $84.20\nVisa **** 4829\nAuthorisation code\n048291';
  const { candidates, otp } = decisionOf({ subject: 'Receipt', text: slip });
  expect(otp).toBeNull();
  expect(candidates.find(({ value }) => value === '048291')?.reasons.join()).toContain('slip of a payment');
  expect(otpOf({ subject: 'Payment', text: `Your payment went through.\n${slip}` })).toBeNull();
});

test('but is one where it waits for it', () => {
  const text = 'Amount: $84.20\nVisa **** 4829\nAuthorisation code: 048291';
  expect(otpOf({ subject: 'Approve your payment', text })).toBe('048291');
  expect(otpOf({ subject: 'Your payment', text: `${text}\nValid for 5 minutes.` })).toBe('048291');
});
