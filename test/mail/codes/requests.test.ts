/** Every line that asks to enter a number, and those that only sound like it. */
import { expect, test } from 'vitest';
import { withCode, withoutCode } from '../../corpus/lines/requests.ts';
import { otpOf } from './kit.ts';

test.each(withCode)('%s: %s', (subject, text, code) => {
  expect(otpOf({ subject, text })).toBe(code);
});

test.each(withoutCode)('%s: %s, and no code', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});
