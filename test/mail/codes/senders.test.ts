/** Senders are called after what else has codes: their own is found all the same, and what is another stays one. */
import { describe, expect, test } from 'vitest';
import { fold } from '../../../src/mail/codes/text/clean.ts';
import { decisionOf } from './kit.ts';

const names = [
  'Zoom',
  'Shop',
  'Booking.com',
  'Ticketmaster',
  'Flight Centre',
  'Invoice Ninja',
  'Harbor Bank',
  'Seat Geek',
  'Hotel Tonight',
  'Card Market',
  'Gift Rocket',
  'Order Desk',
  'Meeting Room',
  'Paketfuchs',
  'Colis Privé',
  'Cupón Fácil',
  'Reserva Directa',
  'Faktura Xpress',
  'Sipariş Kutusu',
];

/** In each the sender's name stands for `%`. */
const own: readonly [subject: string, text: string][] = [
  ['Your code', 'Your % code is 482913. It expires in 10 minutes.'],
  ['% verification', '482913 is your % code. Do not share it with anyone.'],
  ['Your % code', 'Use 482913 as your % code. Valid for 5 minutes.'],
  ['Code for %', 'Enter 482913 in % to confirm your email.'],
  ['Anmeldung bei %', 'Ihr %-Code lautet 482913.'],
  ['Connexion à %', 'Votre code % est 482913.'],
  ['Tu código', 'Tu código de % es 482913.'],
  ['Seu código', 'Seu código % é 482913. Não compartilhe.'],
  ['Je %-code', 'Je %-code is 482913.'],
  ['Kod %', 'Twój kod % to 482913.'],
  ['% kodu', '% kodunuz: 482913'],
  ['%の認証コード', '%の認証コードは482913です。'],
  ['%验证码', '【%】您的验证码是482913，5分钟内有效。'],
];

const other: readonly [subject: string, text: string][] = [
  ['Your order has shipped', 'Your % order 482913 has shipped.'],
  ['20% off', 'Use promo code TIRE20 at %.'],
  ['Booking confirmed', 'Your % booking reference is 482913.'],
  ['Your voucher', 'Your % coupon code is SAVE482'],
  ['Parcel', 'Your % Parcel code is 482913'],
  ['Gift card', 'Your % Gift Card code is 482913'],
  ['Details', 'Your Bank code is 482913'],
  ['Referral', 'Your % referral code: 482913'],
];

function answer([subject, text]: readonly [string, string], name: string): string | null {
  const domain = fold(name).replace(/[^a-z0-9]/g, '');
  const from = `${name} <no-reply@${domain}.example>`;
  return decisionOf({ subject: subject.replaceAll('%', name), from, text: text.replaceAll('%', name) }).otp;
}

test.each([
  ['Sign in', 'Your code for the library account: 482913'],
  ['Votre code', '482913 est votre code pour le portail des factures.'],
  ['Guichet en ligne', 'Votre code de connexion au guichet en ligne est 482913.'],
  ['Twój kod', 'Wpisz 482913, aby potwierdzić rezerwację. Kod wygasa za 10 minut.'],
])('where one signs in is no other thing either: %s, %s', (subject, text) => {
  expect(decisionOf({ subject, text }).otp).toBe('482913');
});

test.each([
  ['Votre code', '482913 est votre code pour le portail de la résidence.'],
  ['Retrait', 'Présentez le code 482913 au guichet.'],
])('what is opened or shown stays one: %s, %s', (subject, text) => {
  expect(decisionOf({ subject, text }).otp).toBeNull();
});

describe.each(names)('%s', (name) => {
  test('has its code found in any language', () => {
    expect(own.filter((mail) => answer(mail, name) !== '482913')).toEqual([]);
  });

  test('has nothing else taken for one', () => {
    expect(other.filter((mail) => answer(mail, name) !== null)).toEqual([]);
  });
});
