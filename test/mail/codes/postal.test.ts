import { expect, test } from 'vitest';
import { postalOf } from '../../../src/mail/codes/postal.ts';
import { readText, spotOf } from './kit.ts';

function postal(text: string, value: string, isNamed = false): boolean {
  const { read, index, match } = spotOf(readText(text), value);
  return postalOf(read, index, match, isNamed) !== null;
}

test('five digits below a town and its state are its ZIP code', () => {
  expect(postal('San Francisco, CA\n94105', '94105')).toBe(true);
  expect(postal('Hello, you\n94105', '94105')).toBe(false);
});

test('five digits right behind a state are, too', () => {
  expect(postal('Visit us: 12 Main St, Oakland, CA 94612', '94612')).toBe(true);
  expect(postal('Your PIN 94612', '94612')).toBe(false);
});

test('six digits behind the last part of an address are its postal code, unless they are called a code', () => {
  const address = 'Shop 14, Vijay Nagar, Indore 452010';
  expect(postal(address, '452010')).toBe(true);
  expect(postal(address, '452010', true)).toBe(false);
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

test('a PIN that says what for is none of an address', () => {
  expect(postal('Printer on the third floor, near the road\nRelease PIN: 399015', '399015')).toBe(false);
});
