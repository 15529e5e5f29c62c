import { describe, expect, test } from 'vitest';
import { touching } from '../../../src/mail/codes/counter.ts';
import { readText, spotOf } from './kit.ts';

function against(text: string, value: string): number {
  const { segment, match } = spotOf(readText(text), value);
  let sum = 0;
  for (const { weight } of touching(segment, match, false)) sum += weight;
  return sum;
}

/** Enough to hold back what is not named a code. */
const clearly = 4;

describe('what touches a number says that it is something else', () => {
  test.each([
    ['money, the sign before', 'You paid $4829 today', '4829'],
    ['money, the sign after', 'You paid 4829€ today', '4829'],
    ['money, a blank between', 'You paid ₹ 48291 today', '48291'],
    ['money, the currency in capitals', 'You paid USD 48291 today', '48291'],
    ['money, the currency after', 'You paid 48291 EUR today', '48291'],
    ['money, in words', 'You paid 48291 dollars today', '48291'],
    ['money, roubles', 'Вы заплатили 48291 руб сегодня', '48291'],
    ['money, yen', '48291円です', '48291'],
    ['a decimal number, before the point', 'it weighs 4829.137 kilos', '4829'],
    ['a decimal number, with a comma', 'it weighs 4829,13 kilos', '4829'],
    ['a time', 'at 14:2048 or so', '2048'],
    ['a year after a month', 'on 4 November 2026', '2026'],
    ['a year before its sign', '2026年11月', '2026'],
    ['a copyright', '© 2026 Acme', '2026'],
    ['a telephone number', 'call +4829137', '4829137'],
    ['what one calls', 'Call us, or block the account on 116 116.', '116116'],
    [
      'what one calls, behind an article',
      'Rufen Sie an oder sperren Sie das Konto über die 116 116.',
      '116116',
    ],
    ['an area code', 'call (4829) 137', '4829'],
    ['the end of a masked number', 'card **4829', '4829'],
    ['the end of a number masked with points', 'card ••4829', '4829'],
    ['the end of a number masked with one sign', 'card *4829', '4829'],
    ['the end of a number masked in groups', 'to IBAN DE** **** 4829', '4829'],
    ['the port of a host', 'join play.acme.test:25565 now', '25565'],
    ['half of a longer number', 'call 07700 900461 now', '07700'],
    ['the end of a number that is left out', 'card …4829', '4829'],
    ['a percentage', 'up 4829% since', '4829'],
    ['a percentage with a blank', 'up 4829 % since', '4829'],
    ['a path', 'see docs/4829', '4829'],
    ['a name with an underline', 'file_4829 is gone', '4829'],
    ['a mailbox, torn', 'write to @ 4829@ home', '4829'],
    ['a hexadecimal number', 'at 0x48f913 again', '0x48f913'],
    ['a span of years', 'from 1998-2026 on', '19982026'],
    ['a unit glued on', 'a 4829px banner', '4829px'],
    ['the tag of an image', 'pull acme/base:270304 now', '270304'],
    ['what a form is called', 'Fill in form 1040 first', '1040'],
    ['a request of a program', 'POST /v1/otp 502', 'POST'],
    ['a number sign in Russian', 'заказ № 48291', '48291'],
    ['a longer number', 'as ABC-D-4829-x', '4829'],
  ])('%s', (_name, text, value) => {
    let weight: number;
    try {
      weight = against(text, value);
    } catch {
      // Its shape alone has ruled it out already.
      weight = Number.POSITIVE_INFINITY;
    }
    expect(weight).toBeGreaterThanOrEqual(clearly);
  });
});

describe('what touches a code is no reason against it', () => {
  test.each([
    ['a full stop', 'Your code is 482913.', '482913'],
    ['a colon', 'Code:482913', '482913'],
    ['brackets', 'Your code [482913] is here', '482913'],
    ['quotation marks', 'Your code “482913” is here', '482913'],
    ['a comma and a word', 'With 482913, you sign in', '482913'],
    ['an exclamation mark', 'It is 482913!', '482913'],
    ['CJK brackets', '验证码【482913】', '482913'],
    ['a full-width comma', '您的验证码为482913，请勿泄露', '482913'],
    ['a Turkish ending', "Kodunuz 4826'dır", '4826'],
    ['words like currencies that are none', 'try 482913 all day', '482913'],
    ['asterisks of emphasis', 'Your code is *482913* now', '482913'],
    ['asterisks of strong emphasis, with blanks', 'Your code is ** 4829 ** now', '4829'],
    ['asterisks of strong emphasis', 'Your code is **482913** now', '482913'],
  ])('%s', (_name, text, value) => {
    expect(against(text, value)).toBe(0);
  });

  test('a code that looks like a year bears only a small doubt', () => {
    expect(against('Your code is 2026', '2026')).toBeGreaterThan(0);
    expect(against('Your code is 2026', '2026')).toBeLessThan(2);
  });
});

test('lines under a number set it off, under a part of it they are part of a name', () => {
  expect(against('Your code is _482913_ (3 attempts left)', '482913')).toBe(0);
  expect(against('file_482913_old is gone', '482913')).toBeGreaterThan(clearly);
});

test('groups behind the area code of a telephone are no code, nor is that', () => {
  expect(against('Lost it? Ring the office, 01632 960 377.', '960377')).toBeGreaterThan(clearly);
  expect(against('Lost it? Ring the office, 01632 960 377.', '01632')).toBeGreaterThan(clearly);
  expect(against('Your code is 960 377.', '960377')).toBe(0);
});
