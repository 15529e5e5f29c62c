import { describe, expect, test } from 'vitest';
import type { Governor } from '../../../../src/mail/codes/evidence.ts';
import { governorInside } from '../../../../src/mail/codes/naming/inside.ts';
import { governorAround } from '../../../../src/mail/codes/naming/neighbours.ts';
import { type ReadFlow, readHtml, readText, spotOf } from '../kit.ts';

function inside(text: string, value: string): Governor {
  return governorInside(spotOf(readText(text), value));
}

function named(text: string, sender: string): number {
  return governorInside(spotOf(readText(text), '482913'), new Set([sender])).weight;
}

function around(read: ReadFlow, value: string): Governor {
  return governorAround(spotOf(read, value));
}

test('what looks like the prefix of a number is its name, also as the end of a longer one', () => {
  for (const text of ['OTP-771 904', 'inserisca il codice OTP-771 904', 'Enter the code PIN-771904'])
    expect(inside(text, '771904')).toMatchObject({ verdict: 'code', direct: true });
});

test('a name that has its number lends none to the ones after it', () => {
  const text = 'Enter the code 5193 in 3 minutes; our extension is 2025';
  expect(inside(text, '2025').weight).toBeLessThan(inside(text, '5193').weight - 2);
});

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

test('an unknown word before or behind a plain name makes it one of another kind, the name of the sender does not', () => {
  for (const text of ['Larkspur code: 482913', 'Code larkspur : 482913']) {
    expect(named(text, 'larkspur')).toBeGreaterThan(named(text, 'acme'));
  }
});

test('a word behind a name that says where or how makes it no other', () => {
  expect(named('use this code instead: 482913', 'acme')).toBe(named('use this code below: 482913', 'acme'));
  expect(named('use this code instead: 482913', 'acme')).toBeGreaterThan(
    named('Code brocante : 482913', 'acme'),
  );
});

test('what stands far from its name is no less the code where a verb says so', () => {
  const far = 'for the payment of some shoes at the shop around the corner';
  expect(named(`Your code ${far} is 482913`, 'acme')).toBeGreaterThan(
    named(`Your code ${far}: 482913`, 'acme'),
  );
});

test.each([
  'Kod zatwierdzenia płatności: 482913',
  'Kód pro schválení platby: 482913',
  'Siparişinizi onaylamak için 482913 girin.',
  'برای تایید سفارش 482913 را وارد کنید.',
])('what is confirmed is no label of the number: %s', (text) => {
  expect(inside(text, '482913').verdict).not.toBe('other');
});

test.each([
  'Zamówienie: 482913',
  'Sipariş no 482913',
  'شماره سفارش 482913',
  'phone number ending in 482913. Enter it',
])('a label is one where nothing is asked for: %s', (text) => {
  expect(inside(text, '482913').verdict).toBe('other');
});

test('a number between it and its name takes nothing from what the sentence says', () => {
  expect(inside('482913是您绑定学号20260417的校验码', '482913').verdict).toBe('code');
});

test('what a sentence has said to be the code is so whatever follows', () => {
  expect(inside('482913 is your code for Shift24', '482913').follows).toBe(true);
  expect(inside('Gate 482913 code 5512', '482913').follows).not.toBe(true);
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
    const read = readText('482913\n\nYour verification code is good for ten minutes.');
    expect(around(read, '482913')).toMatchObject({ verdict: 'code', direct: false });
  });

  test.each([
    '482913\n\nThis is your verification code.',
    'Keep 482913 to yourself. It is your login code.',
    'Gib 482913 nicht weiter. Das ist dein Anmeldecode.',
    'Никому не сообщайте 482913. Это ваш код для входа.',
  ])('the next sentence may say that it is the code: %s', (text) => {
    expect(around(readText(text), '482913')).toMatchObject({ verdict: 'code', direct: true });
  });

  test.each([
    'Keep 482913 at hand. It is your order number.',
    'We sold 482913. It is 4471 that is your login code.',
  ])('the next sentence may speak of another number: %s', (text) => {
    expect(around(readText(text), '482913').verdict).not.toBe('code');
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

test('what a sentence says outright of a number is heard before the label in front of it', () => {
  expect(inside('ACME CARD: 017594 is your one-time code to approve it', '017594').verdict).toBe('code');
  expect(inside('Card 017594 was charged, your one-time code was not needed', '017594').verdict).toBe(
    'other',
  );
});

test('what a code is for, named after it, is no label', () => {
  expect(inside('Activation code for this IP: 325190', '325190').verdict).toBe('code');
  expect(inside('Your IP: 325190', '325190').verdict).toBe('other');
});

test('the name of a way to sign in stands for its code', () => {
  expect(inside('2FA 027418 (try 2/3)', '027418')).toMatchObject({ verdict: 'code', direct: true });
  expect(inside('2FA was enabled for 027418', '027418').verdict).toBe('none');
});

test('what a request stands before is no number of the page that it speaks of', () => {
  expect(inside('Go to the activation page and enter kT7mQ2', 'kT7mQ2').verdict).toBe('none');
  expect(inside('Your document (type P8001) is ready', 'P8001').verdict).toBe('other');
});

test('the next sentence names it where it begins with a word that points back', () => {
  const read = readText("Tell the page 935570. That security code's good for 10 min.");
  expect(around(read, '935570')).toMatchObject({ verdict: 'code', strong: true });
});

describe('words for any number', () => {
  test.each([
    ['Kirjaudu luvulla 4826', '4826'],
    ['Ответьте цифрами 4826', '4826'],
    ['Prijavite se s številko 4826', '4826'],
    ['Balas dengan nombor 4826', '4826'],
    ['операторға 721081 санын айтыңыз', '721081'],
    ['数字4821を入力', '4821'],
    ['Indique no portal o número 62740518', '62740518'],
  ])('%s: is asked for', (text, value) => {
    expect(inside(text, value)).toMatchObject({ verdict: 'code', direct: true });
  });

  test.each([
    ['Nøglen er 84KQZ', '84KQZ'],
    ['Avain liittymäsi 040 555 0173 siirtoon on 686681', '686681'],
    ['La clé de votre compte est K4M-7PX', 'K4M-7PX'],
    ['8361 is the key', '8361'],
    ['आपकी कुंजी 8361 है', '8361'],
    ['Ang 8361 ang susi mo', '8361'],
  ])('%s: is said to be a key', (text, value) => {
    expect(inside(text, value)).toMatchObject({ verdict: 'code', stated: 'verb' });
  });

  test.each([
    ['Bestelling met nummer 48291 is bevestigd', '48291'],
    ['Objednávka s číslem 48291 byla potvrzena', '48291'],
    ['Naročilo s številko 48291 je potrjeno', '48291'],
    ['48291 numaralı siparişiniz onaylandı', '48291'],
    ['The key for your parcel is 48291', '48291'],
  ])('%s: is no code', (text, value) => {
    expect(inside(text, value).verdict).not.toBe('code');
  });

  test('a key that signs in says more than one of which nothing is said', () => {
    expect(inside('The key to sign in with is 4821', '4821').weight).toBeGreaterThan(
      inside('The key is 4821', '4821').weight,
    );
  });
});

test('a row of full stops leads from a name to its value', () => {
  expect(inside('Code ....... A7X9K2', 'A7X9K2')).toMatchObject({ verdict: 'code', direct: true });
});

test('a code that is said to be the number so-and-so is a code', () => {
  expect(inside('The verification code is the number 482913', '482913')).toMatchObject({ verdict: 'code' });
  expect(inside('Your code concerns the number 482913', '482913').verdict).not.toBe('code');
});

test('a fresh one for somebody is a code', () => {
  expect(inside('I have sent off a fresh one for you: 482913', '482913').verdict).toBe('code');
});

test('what stands behind with is no number of the thing before it', () => {
  expect(inside('Answer the pop-up of that order with 482913', '482913').verdict).not.toBe('other');
  expect(inside('The order 482913', '482913').verdict).toBe('other');
});
