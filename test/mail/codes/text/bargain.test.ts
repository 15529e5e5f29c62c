import { expect, test } from 'vitest';
import { isBargain } from '../../../../src/mail/codes/text/bargain.ts';

test('a share that is taken off makes an offer, a sum makes none', () => {
  expect(isBargain('-20 % avec le code')).toBe(true);
  expect(isBargain('Code for your transfer of 20 EUR')).toBe(false);
});
