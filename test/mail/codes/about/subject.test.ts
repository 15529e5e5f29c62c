import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

const footer =
  'Hi Sam,\n\nsomebody is trying to sign in to Acme.\n\nAcme Inc., 12 Main Street, Springfield, IL 62701';

describe('a subject that prints the code of a mail', () => {
  test.each([
    ['482913', '482913'],
    ['4821', '4821'],
    ['A7X9K2', 'A7X9K2'],
    ['482913 — confirm your email', '482913'],
  ])('and is all there is of it: %s', (subject, code) => {
    expect(otpOf({ subject })).toBe(code);
  });

  test.each([
    ['Acme code 4821', '4821'],
    ['PIN 4821', '4821'],
    ['(Code ABC123) Confirm', 'ABC123'],
    ['Token 48213377', '48213377'],
  ])('and says nothing else, whatever the mail is about: %s', (subject, code) => {
    expect(otpOf({ subject, text: footer })).toBe(code);
  });

  test('beside another number, which its name does not stand before', () => {
    const text = 'Exam: MATH 1310, 90 minutes\nSign-in code: 9K2VD';
    expect(otpOf({ subject: 'Exam sign-in code (MATH 1310)', text })).toBe('9K2VD');
  });
});

test.each(['2026', 'Order 482913', '482913 — your order was sent', 'Re: 482913 — confirm your email'])(
  'a subject that prints none: %s',
  (subject) => {
    expect(otpOf({ subject, text: footer })).toBeNull();
  },
);
