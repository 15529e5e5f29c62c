import { expect, test } from 'vitest';
import { surroundingsOf } from '../../../src/mail/codes/about/surroundings.ts';
import { otpOf, readText } from './kit.ts';

test.each([
  'Please enter the code in the app.',
  'Please enter the verification code in the app.',
  'Please enter the new code in the app.',
])('a mail asks for its code, whatever that is called: %s', (text) => {
  expect(surroundingsOf([readText(text).flow], new Set(), false, '').asksForCode).toBe(true);
});

test('a new code that stands in the subject is told of as any other', () => {
  const subject = 'Acme wallet 771105';
  expect(otpOf({ subject, text: 'The code stands in the subject of this mail.' })).toBe('771105');
  expect(otpOf({ subject, text: 'The new code stands in the subject of this mail.' })).toBe('771105');
});
