/** Codes and numbers that are no one-time codes. */
import { expect, test } from 'vitest';
import { withoutCode } from '../../corpus/lines/lookalikes.ts';
import { otpOf } from './kit.ts';

test.each(withoutCode)('%s: %s, and no code', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});
