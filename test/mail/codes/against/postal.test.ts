import { expect, test } from 'vitest';
import { postalOf } from '../../../../src/mail/codes/against/postal.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

function postal(text: string, value: string, isNamed = false): boolean {
  return postalOf(spotOf(readText(text), value), isNamed) !== null;
}

test('five digits below a town and its state are its ZIP code', () => {
  expect(postal('San Francisco, CA\n94105', '94105')).toBe(true);
  expect(postal('Hello, you\n94105', '94105')).toBe(false);
});

test('five digits right behind a state are, too', () => {
  expect(postal('Visit us: 12 Main St, Oakland, CA 94612', '94612')).toBe(true);
  expect(postal('Your PIN 94612', '94612')).toBe(false);
});

test('letters and digits of a number plate are a code only where a line calls them one', () => {
  const asked = 'Confirm that it is you with this one-time code:\n\nKXN 402\n';
  expect(otpOf({ subject: 'Your visit', text: asked })).toBe('KXN402');
  expect(otpOf({ subject: 'Parking confirmed', text: 'Your vehicle:\n\nKXN 402\n\nTwo hours.' })).toBeNull();
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

test.each([
  ['Hop OÜ, Telliskivi 60a, 10412 Tallinn', '10412'],
  ['Hop GmbH | Hauptstraße 7 | 10115 Berlin | Deutschland', '10115'],
  ['Hop BV, Keizersgracht 8-II, 1015 CN Amsterdam', '1015'],
  ['Hop s.r.o., Dlouhá 12/3, 110 00 Praha 1', '11000'],
  ['Hop S.L., Calle Mayor 5, 2º B, 28013 Madrid (España)', '28013'],
  ['ООО «Хоп», ул. Ленина, д. 5, 190000 Санкт-Петербург', '190000'],
  ['ООО «Хоп», 190000, Санкт-Петербург, ул. Ленина, 5', '190000'],
  ['Hop Ltd, 12 MG Road, Bengaluru - 560001, Karnataka', '560001'],
  ['Hop Inc, 500 Main St #4, Boise, Idaho 83702', '83702'],
  ['Hop Inc, P.O. Box 44170', '44170'],
  ['주식회사 홉 (06236) 서울특별시 강남구 테헤란로 152', '06236'],
  ['霍普有限公司 北京市朝阳区建国路 88 号 100022', '100022'],
  ['Telliskivi 60a\n10412 Tallinn', '10412'],
  ['152 Teheran-ro\nGangnam-gu\nSeoul 06236', '06236'],
  ['Brīvības iela 33\nRīga\nLV-1010', '1010'],
])(
  'in %j a number between house and town is its postal code, unless it is called a code',
  (address, value) => {
    expect(postal(address, value)).toBe(true);
    expect(postal(address, value, true)).toBe(false);
  },
);

test.each([
  ['482913 Acme', '482913'],
  ['Hi Tom, 482913 Acme', '482913'],
  ['Type 4821 on the TV, Anna', '4821'],
  ['It expires in 10 minutes.\n482913', '482913'],
])('in %j it is none', (text, value) => {
  expect(postal(text, value)).toBe(false);
});

test('what stands between a town and its country is one where the line or the cell says no more', () => {
  expect(postal('Lausanne 1003, Suisse', '1003')).toBe(true);
  expect(postal('Your code in Lausanne is 1003, and it expires', '1003')).toBe(false);
  expect(postal('Lausanne 1003, Suisse', '1003', true)).toBe(false);
});

test('the prefix of a sender is no country', () => {
  const read = (prefix: string) => readText(`Hauptstr. 7\n\n${prefix}-50392\n\nWien`);
  expect(postalOf(spotOf(read('KD'), '50392'), false)).toBeNull();
});

test('what looks like a British postal code is one unless the line above asks for it', () => {
  const text = (above: string) => `Lease, flat 4B\n\n${above}\n\nTW4 9HZ\n\nVellum Docs, W4 1TT London`;
  const subject = 'Your document needs a signature';
  expect(otpOf({ subject, text: text('Your signing code:') })).toBe('TW49HZ');
  expect(otpOf({ subject, text: text('Vellum Docs, 12 High Street, Hounslow') })).toBeNull();
});

test.each([
  ['Delivery', 'Please confirm that PIN code 560001 is serviceable.', null],
  ['Hello', 'PIN code 560001 Bangalore', null],
  ['Your PIN', 'Your PIN code is 560001.', '560001'],
  ['Login', 'Enter PIN code 560001 to sign in.', '560001'],
  ['Sign in', 'Your PIN code 560001 Thanks', '560001'],
  ['Sign in', 'PIN code: 560001 Copy', '560001'],
])('%s: %s', (subject, text, code) => {
  expect(otpOf({ subject, text })).toBe(code);
});
