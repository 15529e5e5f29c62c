import { expect, test } from 'vitest';
import { moneyLike } from '../../../../src/mail/codes/text/money.ts';

test('days and rooms are no money, their decimals are', () => {
  expect(moneyLike.test('Кодът е валиден 1 ден.')).toBe(false);
  expect(moneyLike.test('RM 204, at 5 KM from here')).toBe(false);
  expect(moneyLike.test('Цена 620,00 ден.')).toBe(true);
  expect(moneyLike.test('Jumlah: RM 2.40')).toBe(true);
});

test('a word that begins like a currency is no money', () => {
  expect(moneyLike.test('Sử dụng mã 482913 để đăng nhập.')).toBe(false);
  expect(moneyLike.test('Kod 482913 złożono')).toBe(false);
  expect(moneyLike.test('코드 482913 원하시면')).toBe(false);
  expect(moneyLike.test('Số tiền: 250.000 đ')).toBe(true);
  expect(moneyLike.test('Kwota: 250 złotych')).toBe(true);
  expect(moneyLike.test('결제 금액 25000원을')).toBe(true);
});
