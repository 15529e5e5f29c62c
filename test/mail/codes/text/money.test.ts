import { expect, test } from 'vitest';
import { moneyLike } from '../../../../src/mail/codes/text/money.ts';

test('days and rooms are no money, their decimals are', () => {
  expect(moneyLike.test('Кодът е валиден 1 ден.')).toBe(false);
  expect(moneyLike.test('RM 204, at 5 KM from here')).toBe(false);
  expect(moneyLike.test('Цена 620,00 ден.')).toBe(true);
  expect(moneyLike.test('Jumlah: RM 2.40')).toBe(true);
});
