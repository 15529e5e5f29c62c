/** Words for any number, and the names of numbers that receipts have as well. */
import { expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

test.each([
  'Please copy the consent number 26841 into box 7 of the online form and press Submit.',
  'Please enter the approval number 26841 in the online form to confirm it.',
  'Pedimos que escreva na página do registo o número 26841 para confirmar o seu endereço.',
])('is asked for, and said where: %s', (text) => {
  expect(otpOf({ subject: 'Please confirm', text })).toBe('26841');
});

test.each([
  'Your payment was taken. Approval number 26841, terminal 4, thank you.',
  'We have filed your consent. The consent number 26841 is for your records.',
])('is for the records: %s', (text) => {
  expect(otpOf({ subject: 'Your receipt', text })).toBeNull();
});

test.each([
  ['確認画面で番号「5188」を入力してください。', '5188'],
  ['注文番号「5188」を入力してください。', null],
  ['注文の番号「5188」を入力してください。', null],
])('a number of nothing that is typed: %s', (text, code) => {
  expect(
    otpOf({ subject: 'ご登録', text: `ありがとうございます。下のボタンをクリックするか、${text}` }),
  ).toBe(code);
});

test.each([
  ['Falta um passo', 'Pra confirmar seu e-mail, digite no site os números 90 53 71.'],
  ['Falta un paso', 'Para confirmar tu correo, escribe en la web los números 90 53 71.'],
  ['Manca un passo', 'Per confermare la tua e-mail inserisci sul sito i numeri 90 53 71.'],
])('"the numbers" that a sentence asks for are it: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBe('905371');
});

test('the place where a number goes may have a clause of its own', () => {
  const text = 'Da bismo bili sigurni da ste to Vi, upišite u polje koje se otvorilo broj 730 264.';
  expect(otpOf({ subject: 'Promjena adrese', text })).toBe('730264');
});
