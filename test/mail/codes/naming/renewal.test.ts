import { describe, expect, test } from 'vitest';
import { renewedWithin } from '../../../../src/mail/codes/naming/renewal.ts';
import { decisionOf, otpOf, readText, spotOf } from '../kit.ts';

const answer = 'I have voided the previous code and made you a new one: 518226.';
const asked = 'To log in to your router portal, use verification code 937140.';
const subject = 'Update on your request: router portal login';

describe('a code that takes the place of one that is said to be void', () => {
  test('is said so in one sentence', () => {
    const { segment, match } = spotOf(readText(answer), '518226');
    expect(renewedWithin(segment, match)?.renews).toBe(true);
  });

  test.each(['Here is a new one: 518226.', 'The previous invoice is void, here is a new one: 518226.'])(
    'is none where no code is void: %s',
    (text) => {
      const { segment, match } = spotOf(readText(text), '518226');
      expect(renewedWithin(segment, match)).toBeNull();
    },
  );

  test('is the answer above or below the old one, which has a better name', () => {
    expect(otpOf({ subject, text: `Hi Beth,\n${answer}\n\nEarlier:\n${asked}` })).toBe('518226');
    expect(otpOf({ subject, text: `${asked}\n\nLater:\n${answer}` })).toBe('518226');
  });

  test('leaves the old one a reason', () => {
    const { candidates } = decisionOf({ subject, text: `${answer}\n\n${asked}` });
    const old = candidates.find(({ value }) => value === '937140');
    expect(old?.reasons.join()).toContain('518226 takes its place');
  });
});

test('the new one may be said to be for something', () => {
  const text = 'The code 204816 has expired.\n\nThe right one to sign in to the boat booking page is 482913.';
  expect(otpOf({ subject: 'Your code', text })).toBe('482913');
});

test('“this one is valid” in another language', () => {
  const text = 'Kód 84-20-17 z předchozího mailu pozbyl platnosti. Platí tento: 35-91-66.';
  expect(otpOf({ subject: 'Změna hesla', text })).toBe('359166');
});
