import { expect, test } from 'vitest';
import { subjectLineOf } from '../../../../src/mail/codes/about/subjectline.ts';
import { singleFlow } from '../../../../src/mail/codes/text/segments.ts';
import { otpOf } from '../kit.ts';

function subject(text: string) {
  return subjectLineOf(singleFlow('subject', text).segments[0] ?? null);
}

test.each([
  ['Your verification code', 'strong'],
  ['Your code to sign in', 'strong'],
  ['Your discount code', 'otherCode'],
  ['Your code: 20 % off', 'otherCode'],
  ['Your code', 'code'],
  ['Your new code', 'code'],
  ['Sign in to Acme', 'act'],
  ['Your order number', 'otherNumber'],
  ['Hello', 'none'],
  ['(AUTH-4471) Verification code mail is late', 'none'],
] as const)('the clearest thing that a subject speaks of: %s: %s', (text, clearest) => {
  expect(subject(text).subject).toBe(clearest);
});

test('a reply and a ticket are told by their signs', () => {
  expect(subject('Re: your code').isReply).toBe(true);
  expect(subject('Regarding your code').isReply).toBe(false);
  expect(subject('[#48307] Request received').ticket).toBe('48307');
});

test('a code may stand between its name and that it has expired', () => {
  const text =
    'The sign-in code\n\n402913\n\nwhich we sent you at 10:05 ran out at 10:20. We will send you another.';
  expect(otpOf({ subject: 'Your code 402913 has expired', text })).toBeNull();
  expect(otpOf({ subject: 'Your code 402913', text: 'Sign in with\n\n402913' })).toBe('402913');
});

test('that an old one is withdrawn is not said of the new one', () => {
  const text = 'New confirmation key: 7ad20f\n\nEnter it on our page together with your user name.';
  expect(otpOf({ subject: 'New confirmation key (old one withdrawn)', text })).toBe('7ad20f');
  expect(otpOf({ subject: 'Your confirmation key (expired)', text })).toBeNull();
});
