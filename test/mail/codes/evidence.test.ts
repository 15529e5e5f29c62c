import { describe, expect, test } from 'vitest';
import { type Governor, governorInside } from '../../../src/mail/codes/evidence.ts';
import { layoutOf } from '../../../src/mail/codes/layout.ts';
import { governorAround } from '../../../src/mail/codes/neighbours.ts';
import { type ReadFlow, readHtml, readText, spotOf } from './kit.ts';

function inside(text: string, value: string): Governor {
  const { segment, match, read, index } = spotOf(readText(text), value);
  return governorInside(segment, match, read.matches[index] ?? []);
}

function around(read: ReadFlow, value: string): Governor {
  const { segment, match, index } = spotOf(read, value);
  return governorAround(read, index, match, layoutOf(segment, match));
}

describe('in the sentence', () => {
  test.each([
    ['Your verification code is 482913'],
    ['Verification code: 482913'],
    ['Ihr Bestätigungscode lautet 482913'],
    ['Votre code de vérification : 482913'],
    ['Tu código de verificación es 482913'],
    ['Ваш код подтверждения: 482913'],
    ['Doğrulama kodunuz: 482913'],
    ['رمز التحقق الخاص بك هو 482913'],
    ['您的验证码是482913，请勿泄露'],
    ['認証コードは482913です'],
    ['인증번호는 482913 입니다'],
    ['รหัสยืนยันของคุณคือ 482913'],
    ['आपका सत्यापन कोड 482913 है'],
    ['Mã xác thực của bạn là 482913'],
  ])('%s: a strong name', (text) => {
    expect(inside(text, '482913')).toMatchObject({ verdict: 'code', strong: true });
  });

  test('a name that touches it is direct, one that stands further off is not', () => {
    expect(inside('Code: 482913', '482913').direct).toBe(true);
    expect(inside('The code that we have promised to send is here and it is 482913', '482913').direct).toBe(
      false,
    );
  });

  test('a nearer name weighs more', () => {
    const near = inside('Your verification code 482913', '482913').weight;
    const far = inside(
      'Your verification code, for which you asked some minutes ago on our page, 482913',
      '482913',
    ).weight;
    expect(near).toBeGreaterThan(far);
  });

  test('the name may follow', () => {
    expect(inside('482913 is your verification code', '482913')).toMatchObject({
      verdict: 'code',
      follows: true,
    });
  });

  test('a word of confirming beside a plain name makes it a strong one', () => {
    expect(inside('The code is 482913', '482913').strong).toBe(false);
    expect(inside('To verify your identity, the code is 482913', '482913').strong).toBe(true);
  });

  test.each([
    ['Order number 482913'],
    ['The order 482913 has been sent'],
    ['Promo code 482913'],
    ['Postal code: 482913'],
    ['Tracking number: 482913'],
    ['Rechnungsnummer 482913'],
    ['Código postal: 482913'],
    ['优惠码：482913'],
    ['Промокод 482913'],
  ])('%s: the name of another number', (text) => {
    expect(inside(text, '482913')).toMatchObject({ verdict: 'other' });
    expect(inside(text, '482913').weight).toBeLessThan(0);
  });

  test('the longest name decides: a promo code is no code', () => {
    expect(inside('Use promo code 482913 today', '482913').verdict).toBe('other');
    expect(inside('Use code 482913 today', '482913').verdict).toBe('code');
  });

  test('a name of the sentence before has no say', () => {
    expect(inside('We never ask for a code. Room 482913 is ready', '482913').verdict).not.toBe('code');
  });

  test('the number between a name and another number is the one that is named', () => {
    const text = 'Verification code 482913 for order 771100';
    expect(inside(text, '482913').weight).toBeGreaterThan(inside(text, '771100').weight);
    expect(inside(text, '771100').verdict).toBe('other');
  });
});

describe('in the lines around', () => {
  test('the line above names what stands alone in its line', () => {
    expect(around(readText('Your verification code:\n\n482913'), '482913')).toMatchObject({
      verdict: 'code',
      strong: true,
      direct: true,
    });
  });

  test('the line below may name it', () => {
    const read = readText('482913\n\nThis is your verification code.');
    expect(around(read, '482913')).toMatchObject({ verdict: 'code', direct: false });
  });

  test('a number within a sentence takes less from the lines around it', () => {
    const alone = around(readText('Your verification code:\n\n482913'), '482913').weight;
    const within = around(readText('Your verification code:\n\nWe sold 482913 shoes'), '482913').weight;
    expect(alone).toBeGreaterThan(within);
  });

  test('the label above names another number', () => {
    expect(around(readText('Order number:\n\n482913'), '482913')).toMatchObject({ verdict: 'other' });
  });

  test('a name too many lines above has no say', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `Some words of line ${'abcdefghijkl'[index]}`);
    const read = readText(`Your verification code:\n\n${lines.join('\n\n')}\n\n482913`);
    expect(around(read, '482913').verdict).not.toBe('code');
  });

  test('the cell above names it in a table of columns', () => {
    const html =
      '<table><tr><th>Order</th><th>Verification code</th></tr><tr><td>771100</td><td>482913</td></tr></table>';
    expect(around(readHtml(html), '482913')).toMatchObject({ verdict: 'code' });
    expect(around(readHtml(html), '771100')).toMatchObject({ verdict: 'other' });
  });
});
