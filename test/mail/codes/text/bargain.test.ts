import { expect, test } from 'vitest';
import { isBargain } from '../../../../src/mail/codes/text/bargain.ts';
import { fold } from '../../../../src/mail/codes/text/clean.ts';

test('a share that is taken off makes an offer, a sum makes none', () => {
  expect(isBargain('-20 % avec le code')).toBe(true);
  expect(isBargain('Code for your transfer of 20 EUR')).toBe(false);
});

test('a share of what was paid that is given back is none', () => {
  expect(isBargain(fold('Get 15 % off'))).toBe(true);
  expect(isBargain(fold('We refund 80 % of the fare'))).toBe(false);
  expect(isBargain(fold('te reintegramos el 80 %'))).toBe(false);
});

test('signing off is no offer, and 10 € off is one', () => {
  expect(isBargain('if they agree, sign off with pin')).toBe(false);
  expect(isBargain('second sign-off')).toBe(false);
  expect(isBargain('10 € off with this code')).toBe(true);
});
