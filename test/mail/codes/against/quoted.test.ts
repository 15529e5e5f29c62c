/** Codes in quotation marks. */
import { expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

test.each([
  [
    'So erkennen Sie falsche TAN-Anfragen',
    'In letzter Zeit häufen sich Anrufe. Der Anrufer kündigt eine SMS an, und tatsächlich kommt eine:\n\n„Sparkontor: Ihre TAN lautet 663 041. Betrag 1.980,00 EUR“\n\n' +
      'Wer die sechs Ziffern am Telefon vorliest, hat überwiesen. Wir fragen niemals nach einer TAN, weder am Telefon noch sonst.',
  ],
  ['No code arrives', 'It came an hour later: "Your code is 660 214, valid for 10 minutes". What for?'],
  ['第118期', '「您的驗證碼為 530 817，請勿告知他人。」這樣的簡訊你一定看過。'],
])('what somebody else was told is no answer: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});

test('a quotation within a quoted mail is none', () => {
  const html =
    '<p>He shows examples:</p><blockquote>“Your verification code is 552817. Send it back.”</blockquote><p>Why is it a fraud?</p>';
  expect(otpOf({ subject: 'Seminar', html })).toBeNull();
});

test.each([
  ['Ihr Zugang', 'Ihr Bestätigungscode lautet „448127“.', '448127'],
  ['Sign in', 'Enter "482913" on the page.', '482913'],
  ['ログイン', '認証コード「482913」を入力してください。', '482913'],
])('a value alone in them is the code: %s', (subject, text, code) => {
  expect(otpOf({ subject, text })).toBe(code);
});

test('in French a blank stands between what is said and the mark that ends it', () => {
  const telling = 'Un inconnu a appelé ma mère ce matin et lui a dit ceci';
  const text = `${telling} : « le code 550 212 est à renvoyer. » Elle a raccroché.`;
  expect(otpOf({ subject: 'Ce matin', text })).toBeNull();
});

test('what a false mail said is told of, not given', () => {
  const text =
    'Le 3 juin nous avons envoyé un faux courriel à 682 agents. Il disait : « Votre code de vérification est le 550 212, renvoyez-le pour garder votre boîte. »\n\n168 personnes ont répondu.';
  expect(otpOf({ subject: 'Sensibilisation', text })).toBeNull();
});
