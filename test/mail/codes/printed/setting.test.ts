/** How a candidate is set. */
import { expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

const registers = (name: string) =>
  `Ledgerfox Oy · Business ID 2841907-3 · VAT FI28419073 · Trade register entry 118.204 · ${name} 550931`;

test('a code among what a firm says of itself is one of its registers', () => {
  const text = `Press the button within 20 minutes.\n\n${registers('Supervision code')}`;
  expect(otpOf({ subject: 'Your way in', text })).toBeNull();
});

test('one in a sentence of its own is the code of the mail', () => {
  const text = `Your code: 482913\n\n${registers('Supervision code')}`;
  expect(otpOf({ subject: 'Your way in', text })).toBe('482913');
});
