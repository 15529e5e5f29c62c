import { describe, expect, test } from 'vitest';
import { clean, fold, foldClean } from '../../../../src/mail/codes/text/clean.ts';

test('plain text is left as it is', () => {
  expect(clean('Your code is 482913.')).toBe('Your code is 482913.');
});

test.each([
  ['full width', '４８２９１３'],
  ['Arabic-Indic', '٤٨٢٩١٣'],
  ['Persian', '۴۸۲۹۱۳'],
  ['Devanagari', '४८२९१३'],
  ['Bengali', '৪৮২৯১৩'],
  ['Tamil', '௪௮௨௯௧௩'],
  ['Thai', '๔๘๒๙๑๓'],
  ['Khmer', '៤៨២៩១៣'],
  ['Burmese', '၄၈၂၉၁၃'],
  ['bold mathematical', '𝟒𝟖𝟐𝟗𝟏𝟑'],
  ['double-struck', '𝟜𝟠𝟚𝟡𝟙𝟛'],
  ['keycap', '4\ufe0f\u20e38\ufe0f\u20e32\ufe0f\u20e39\ufe0f\u20e31\ufe0f\u20e33\ufe0f\u20e3'],
])('%s digits become ASCII digits', (_name, printed) => {
  expect(clean(printed)).toBe('482913');
});

test.each([
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a soft hyphen', '\u00ad'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a left-to-right mark', '\u200e'],
  ['a directional isolate', '\u2068'],
])('%s is dropped', (_name, sign) => {
  expect(clean(`48${sign}2913`)).toBe('482913');
});

test('blanks and hyphens of every width become plain ones', () => {
  expect(clean('482\u00a0913 482\u2009913 482\u202f913 482\u3000913')).toBe(
    '482 913 482 913 482 913 482 913',
  );
  expect(clean('482\u2011913 482\u2013913 482\u2014913 482\u2212913')).toBe(
    '482-913 482-913 482-913 482-913',
  );
});

test('full-width letters become plain ones, but the signs that part sentences stay', () => {
  expect(clean('ＡＢ１２')).toBe('AB12');
  expect(clean('码：482913，')).toBe('码：482913，');
});

test('folding removes case and accents and keeps the length', () => {
  for (const text of [
    'Código de VERIFICACIÓN',
    'Doğrulama',
    'ΚΩΔΙΚΌΣ',
    'Код подтверждения',
    'Mã xác thực',
    '인증번호',
  ]) {
    const cleaned = clean(text);
    expect(foldClean(cleaned)).toHaveLength(cleaned.length);
  }
  expect(fold('Código de VERIFICACIÓN')).toBe('codigo de verificacion');
  expect(fold('Tek-kullanımlık ŞİFRE')).toBe('tek kullanimlik sifre');
  expect(fold('Straße, Þór, Łódź')).toBe('strase, tor, lodz');
});

test('Arabic is one spelling with and without its vowel marks, in Arabic and Persian letters', () => {
  expect(fold('رَمْز')).toBe(fold('رمز'));
  expect(fold('كود')).toBe(fold('کود'));
  expect(fold('تـــأكيد')).toBe(fold('تأكيد'));
});

test('decomposed accents are the same as composed ones', () => {
  expect(clean('co\u0301digo')).toBe(clean('código'));
});

test('lone surrogates and long rows of accents do no harm', () => {
  expect(clean('\ud835482913\udfce')).toContain('482913');
  expect(clean(`4${'\u0301'.repeat(10_000)}82913`)).toBe('482913');
});

test('either ending of Korean is written as one', () => {
  expect(clean('482913을(를) 입력')).toBe('482913을 입력');
  expect(clean('482913(으)로 로그인')).toBe('482913으로 로그인');
  expect(clean('코드(인증)')).toBe('코드(인증)');
});

describe('names that official letters space out', () => {
  test.each([
    ['驗 證 碼：46021975', '驗證碼：46021975'],
    ['認　証　番　号: 351906', '認証番号: 351906'],
    ['1 認 証 番 号   351906', '1 認証番号   351906'],
    ['인 증 번 호: 482913', '인증번호: 482913'],
  ])('%s is %s', (spaced, joined) => {
    expect(clean(spaced)).toBe(joined);
  });

  test('the mark of long sounds between digits is a hyphen', () => {
    expect(clean('３９ー６６ー０１')).toBe('39-66-01');
    expect(clean('コード１')).toBe('コード1');
  });

  test.each(['宛先 東京 大阪', '我 是 你 的朋友', '안 녕 하 세 요 여러분', '쓸 수 없', '氏名 山 田'])(
    '%s stays',
    (text) => {
      expect(clean(text)).toBe(text);
    },
  );
});
