/** What shops give away for a number, in the very words in which others send a code to sign in with. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('what a till or a basket asks for is no answer', () => {
  test.each([
    [
      'Your code: 618 204',
      'Hi Callum,\n\nEight cups down, the ninth is on us.\n\n618 204\n\nTell the barista when you order. It works once, until Sunday.',
    ],
    [
      'Dein Code: 618 204',
      'Moin!\n\nNenn an der Theke diesen Code, der nächste Espresso geht aufs Haus:\n\n618 204\n\nEr gilt genau einmal.',
    ],
    [
      'Tu código: 618 204',
      '¡Hola!\n\nTu código: 618 204\n\nDíselo al camarero y la tapa corre por nuestra cuenta. Sirve una sola vez.',
    ],
    [
      'Twój kod: 618 204',
      'Cześć!\n\nTwój kod: 618 204\n\nPodaj go przy kasie, a drugi bilet dostaniesz gratis. Działa tylko raz.',
    ],
    [
      'Ваш код: 618 204',
      'Здравствуйте!\n\nВаш код: 618 204\n\nНазовите его официанту, и десерт к кофе в подарок. Действует один раз.',
    ],
    [
      'Kodunuz: 618 204',
      'Merhaba!\n\nKodunuz: 618 204\n\nKasada söyleyin, ikinci kahve bizden. Yalnızca bir kez geçerli.',
    ],
    [
      'お客様のコード:618 204',
      'いつもありがとうございます。\n\nお客様のコード:618 204\n\nレジで店員にお見せいただくと、コーヒーが無料になります。',
    ],
    [
      'A gift is waiting',
      'Put the cream into the basket, type this into the field there and press «Confirm». It is free with anything else.\n\n618 204\n\nIt works once.',
    ],
    ['Type 6182 before nine', 'Type 6182 into the basket before nine and the second pizza is free.'],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });
});

describe('what lets somebody in is one, whatever else is given away', () => {
  test.each([
    [
      'is confirmed',
      'Your code: 618 204',
      'Please confirm your mail address with 618 204.\n\nTell the barista, and the first cup is on us.',
    ],
    [
      'lives for minutes',
      'Your code: 618 204',
      'Your code: 618 204\n\nIt works for 10 minutes.\n\nAt the counter the second cup is free today.',
    ],
    [
      'stands before another that is redeemed',
      'Your code: 618 204',
      'Your code: 618 204\n\nAnd something else: use TASTY15 at the till, and the second cup is free.',
    ],
    [
      'is typed elsewhere, while a gift waits in the basket',
      'Твой код',
      'Твой код: 618204. Введите его в приложении. В корзине вас ждёт подарок.',
    ],
    [
      'waits beside a basket with prices',
      '618 204',
      'You need 618 204 on the other screen.\n\nStill in your cart: 1 mug (€14.00). You are €9.00 away from free delivery.',
    ],
  ])('that %s', (_name, subject, text) => {
    expect(otpOf({ subject, text })).toBe('618204');
  });
});

test('a number of a member beside a gift is none of its own', () => {
  const text =
    'Como socio del Club Pasaporte (n.º 60993) te regalamos 12 € en tu próxima compra.\n\nCUMPLE-8RX2\n\n' +
    'Escribe el código al pagar en la web o enséñalo en la librería.';
  expect(otpOf({ subject: 'Tienes 12 € esperándote', text })).toBeNull();
});
