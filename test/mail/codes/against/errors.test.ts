/** Codes of errors; beside each what is none. */
import { expect, test } from 'vitest';
import { errorsOf } from '../../../../src/mail/codes/against/errors.ts';
import { touchOf } from '../../../../src/mail/codes/against/touch.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

test.each([
  ['kid=2025 err="bad" code=4011', '4011', ['stands beside an error in a log']],
  ['AuthError: verification code rejected (code=40013)', '40013', ['is the code of an error']],
  ['{"error":{"code":503114,"message":"down"}}', '503114', ['is the code of an error']],
  ['{"code":503114,"message":"down"}', '503114', ['is the code of an error']],
  ['{"code":503114}', '503114', []],
])('in what programs write: %s', (text, value, reasons) => {
  const { segment, match } = spotOf(readText(text), value);
  expect(errorsOf(touchOf(segment, match, false, true)).map(({ reason }) => reason)).toEqual(reasons);
});

test.each([
  'The error with code E-4042 when signing in has been fixed; please use your usual password.',
  'Der Fehler mit dem Code E-4042 bei der Anmeldung ist behoben.',
  "L'erreur avec le code E-4042 lors de la connexion est corrigée.",
  'Felet med kod E-4042 vid inloggning är åtgärdat.',
  'Die fout met kode E-4042 by aanmelding is reggestel.',
  'Ошибка с кодом E-4042 при входе исправлена.',
  'Girişteki 404213 kodlu hata giderildi.',
])('what is said to be the code of an error is none: %s', (text) => {
  expect(otpOf({ subject: 'News', text })).toBeNull();
});

test.each([
  'There was an error with your code. Use the code 482913 instead to sign in.',
  'Error signing in? Enter the code 482913.',
  'If you get an error with the code 482913, sign in once more.',
  'Fehler beim Anmelden? Mit dem Code 482913 kommen Sie hinein.',
])('what only stands beside an error is one: %s', (text) => {
  expect(otpOf({ subject: 'Sign in', text })).toBe('482913');
});
