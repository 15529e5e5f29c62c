/** What codes are called, and other numbers with the same nouns. */
import { expect, test } from 'vitest';
import { withCode, withoutCode } from '../../../corpus/lines/names.ts';
import { otpOf } from '../kit.ts';

test.each(withCode)('%s', (text) => {
  expect(otpOf({ subject: 'Acme', text })).toBe('482913');
});

test.each(withoutCode)('%s, and no code', (text) => {
  expect(otpOf({ subject: 'Acme', text })).toBeNull();
});
