import { expect, test } from 'vitest';
import { telephonesOf } from '../../../../src/mail/codes/against/telephone.ts';
import { touchOf } from '../../../../src/mail/codes/against/touch.ts';
import { readText, spotOf } from '../kit.ts';

function reasons(text: string, value: string, isNamed = false): string[] {
  const { segment, match } = spotOf(readText(text), value);
  return telephonesOf(touchOf(segment, match, isNamed, true)).map(({ reason }) => reason);
}

test.each([
  ['with its country', 'call +4829137', '4829137'],
  ['what one calls', 'Call us, or block the account on 116 116.', '116116'],
  ['behind an article', 'Rufen Sie an oder sperren Sie das Konto über die 116 116.', '116116'],
  ['behind a word for where', 'I get no code on 0825550123', '0825550123'],
  ['an area code', 'call (4829) 137', '4829'],
  ['the other half of one', 'The chip is registered to 07700 900461 now', '900461'],
  ['half of a longer number', 'call 07700 900461 now', '07700'],
  ['groups behind an area code', 'Lost it? Ring the office, 01632 960 377.', '960377'],
  ['where somebody answers at any time', 'soita sulkupalveluun 020 333 (24 h)', '020333'],
  ['what is typed on one', 'dial 020 3321 5273, pin 884201#', '884201'],
  ['pairs as in France', 'Mireille, auto-école\n05 55 50 11 42', '0555501142'],
  ['a Korean firm', '고객센터 또는 1544-5512로 알려 주세요.', '15445512'],
  ['a helpline, the verb behind it', 'यदि कोई फोन पर माँगे तो 1930 पर शिकायत करें।', '1930'],
  ['the same in Japanese', 'ご不明な点は1332に電話してください。', '1332'],
  ['the area code before them', 'Lost it? Ring the office, 01632 960 377.', '01632'],
])('a telephone number is no code: %s', (_name, text, value) => {
  expect(reasons(text, value)).not.toEqual([]);
});

test.each([
  ['Your code is 960 377.', '960377'],
  ['Your code is 0163', '0163'],
  ['Enter 482913 on the page', '482913'],
])('%s: is none', (text, value) => {
  expect(reasons(text, value)).toEqual([]);
});

test('what is named a code is not one that one calls', () => {
  const text = 'Call us if you did not ask for the code on 116 116.';
  expect(reasons(text, '116116')).toEqual(['looks like a telephone number']);
  expect(reasons(text, '116116', true)).toEqual([]);
});
