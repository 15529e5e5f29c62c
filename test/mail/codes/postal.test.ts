import { expect, test } from 'vitest';
import { isPostal } from '../../../src/mail/codes/postal.ts';
import { readText, spotOf } from './kit.ts';

function postal(text: string, value: string): boolean {
  const { read, index, match } = spotOf(readText(text), value);
  return isPostal(read, index, match);
}

test('five digits below a town and its state are its ZIP code', () => {
  expect(postal('San Francisco, CA\n94105', '94105')).toBe(true);
  expect(postal('Hello, you\n94105', '94105')).toBe(false);
});

test('a PIN code next to the parts of an address is one', () => {
  expect(postal('Deliver to: Flat 402, MG Road, Bengaluru\nPIN code: 560001', '560001')).toBe(true);
  expect(postal('12 Hill Road, Bandra, Mumbai PIN 400050', '400050')).toBe(true);
  expect(postal('SVIT, Nagpur PIN - 440013', '440013')).toBe(true);
});

test('a PIN without an address is none', () => {
  expect(postal('Log in to your account\nPIN code: 560001', '560001')).toBe(false);
  expect(postal('Flat 402, MG Road\nPIN code: 4821', '4821')).toBe(false);
});
