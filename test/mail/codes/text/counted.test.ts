import { expect, test } from 'vitest';
import { foldClean } from '../../../../src/mail/codes/text/clean.ts';
import { addCounts, isCountedBefore } from '../../../../src/mail/codes/text/counted.ts';

function countsOf(text: string): number[] {
  const lengths = new Set<number>();
  addCounts(foldClean(text), lengths);
  return [...lengths];
}

test.each([
  ['Enter the 6-digit code', [6]],
  ['your reader is asking for six digits', [6]],
  ['der sechsstellige Code', [6]],
  ['die 4 Ziffern', [4]],
  ['sechs große Buchstaben', [6]],
  ['five small letters', [5]],
  ['шесть заглавных букв', [6]],
  ['un code à huit chiffres', [8]],
  ['código de 6 dígitos', [6]],
  ['数字4桁を入力', [4]],
  ['6位验证码', [6]],
  ['인증번호 6자리', [6]],
  ['šest číslic', [6]],
  ['altı haneli kod', [6]],
  ['enam digit angka', [6]],
  ['六つの数字', [6]],
  ['六位数字', [6]],
  ['여섯 자리 숫자', [6]],
  ['שש ספרות', [6]],
  ['den firesifrede kode', [4]],
  ['det fyrsiffriga numret', [4]],
  ['nelinumeroinen koodi', [4]],
  ['neljakohaline kood', [4]],
  ['négyjegyű kód', [4]],
  ['czterocyfrowy kod', [4]],
  ['τετραψήφιο κωδικό', [4]],
  ['kodi prej katër shifrash', [4]],
  ['keturženklis kodas', [4]],
  ['šešu ciparu kods', [6]],
  ['šesteroznamenkasti kod', [6]],
  ['štirimestna koda', [4]],
  ['ექვსნიშნა კოდი', [6]],
  ['sex siffror', [6]],
  ['up to 40 digits', []],
  ['a 2-letter code', []],
  ['no number at all', []],
])('“%s” counts %j characters', (text, lengths) => {
  expect(countsOf(text)).toEqual(lengths);
});

test('figures, numerals and numbers are counted, too', () => {
  for (const [text, count] of [
    ['the eight figures', 8],
    ['your four numbers', 4],
    ['six numerals', 6],
  ] as const) {
    const lengths = new Set<number>();
    addCounts(text, lengths);
    expect([...lengths]).toEqual([count]);
  }
});

test('what stands right behind words that count it is as long as they say, or not meant', () => {
  const isCounted = (text: string, value: string) =>
    isCountedBefore(foldClean(text), text.indexOf(value), value.length);
  expect(isCounted('Read the six letters BGTKWQ back to the app.', 'BGTKWQ')).toBe(true);
  expect(isCounted('Die 6 Zeichen: K7M2QX', 'K7M2QX')).toBe(false);
  expect(isCounted('Read the five letters BGTKWQ.', 'BGTKWQ')).toBe(false);
  expect(isCounted('Six letters and then BGTKWQ', 'BGTKWQ')).toBe(false);
});
