/** What names a candidate, from its own words to the lines around it. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('a mere “number” is the code', () => {
  test.each([
    [
      'as long as a line above says of what it asks for',
      'Knappa in det fyrsiffriga numret nedan på samma sida, så vet vi att adressen stämmer.\n\nNummer: 2065\n\nHälsningar, biblioteket',
      '2065',
    ],
    ['also in other scripts', '請在註冊頁面填入下列四位數字。\n\n號碼：5724\n會員編號：0386 2209', '5724'],
    [
      'where the sentence asks for it at a place',
      'لإتمام الطلب أدخل في التطبيق الرقم ٩٠٣٥ خلال خمس دقائق.\n\nرقم الطلب ٢٠٤٨١٧',
      '9035',
    ],
  ])('%s', (_name, text, code) => {
    expect(otpOf({ subject: 'Confirm your e-mail address', text })).toBe(code);
  });

  test('and none of another length', () => {
    const text = 'Knappa in det fyrsiffriga numret nedan på samma sida.\n\nNummer: 20651';
    expect(otpOf({ subject: '', text })).toBeNull();
  });
});

describe('what names something else takes nothing from a request', () => {
  test.each([
    [
      'that the line above ends with',
      'Żeby rezerwacja trafiła do rejestracji, proszę przepisać w formularzu\n\n6093\n\ndo godz. 16:30.',
      '6093',
    ],
    [
      'when it stands in a line above',
      'EAN odběrného místa: 859182400609567739\nOpište do portálu tento údaj: 295 617.',
      '295617',
    ],
    [
      'when it says whose page it is',
      'Щоб ми надіслали витяг, введіть на сторінці замовлення 5580. Сторінка чекатиме 20 хвилин.',
      '5580',
    ],
  ])('%s', (_name, text, code) => {
    expect(otpOf({ subject: '', text })).toBe(code);
  });

  test('but a number right behind it is its own', () => {
    expect(otpOf({ subject: '', text: 'You can see it on our page. Order 5580.' })).toBeNull();
  });
});

test.each([
  ["I've had a fresh one-time code made for you:\n\n85D3KF\n\nEnter it here", '85D3KF'],
  [
    'Kami sampaikan kata sandi sekali pakai berikut:\n\nTujuan      : CV Sinar Jaya\nKata sandi  : 118 573',
    '118573',
  ],
  ['rufen Sie bitte die Seite auf und geben die Bestätigungsnummer 29815 ein.', '29815'],
  [
    'At the door of the waiting room you will be asked for a one-time entry code.\n\nENTRY CODE\n936014\n\nOne-time entry code:\n936014',
    '936014',
  ],
])('a name is read to its end: %j', (text, code) => {
  expect(otpOf({ subject: 'Please confirm', text })).toBe(code);
});
