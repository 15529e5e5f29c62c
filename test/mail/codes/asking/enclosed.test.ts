import { expect, test } from 'vitest';
import { isEnclosed } from '../../../../src/mail/codes/asking/enclosed.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

const enclosed = (above: string, below: string) =>
  isEnclosed(spotOf(readText(`${above}\n\n280 614\n\n${below}`), '280614'));

test('a request that breaks off above a candidate goes on below it', () => {
  expect(enclosed('Just type', 'in the box and press the green button.')).toBe(true);
  expect(enclosed('Geben Sie bitte', 'im Portal ein.')).toBe(true);
  expect(enclosed('Just type', 'Kind regards')).toBe(false);
  expect(enclosed('You need not type.', 'in the box you find the manual')).toBe(false);
});

test('so one is found in a mail that speaks of a payment as well', () => {
  const text =
    'The password is gone. Just type\n\n280 614\n\nin the box and press the green button.\n\nSubs: £42 (sort code 20-45-14, account 60833190).';
  expect(otpOf({ subject: 'Your way in', text })).toBe('280614');
});
