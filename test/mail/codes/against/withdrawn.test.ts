/** Codes that their sender takes back or has been given, and ordinary ones that speak of mistakes. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('what was sent by mistake, was wrong or has arrived is none', () => {
  test.each([
    [
      'en',
      'Please disregard our message',
      'This morning you may have received an e-mail with the verification code 559-016. It was sent by mistake during a test.',
    ],
    [
      'cs',
      'Kód odeslán omylem',
      'ráno Vám přišel kód 30 77 12. Byl odeslán omylem, nikam jej prosím nezadávejte.',
    ],
    [
      'de',
      'Unser Code von heute',
      'Sie haben heute den Code 307712 bekommen. Er wurde versehentlich verschickt.',
    ],
    [
      'en, received',
      'Thanks, code received',
      "thank you, we've received your code 5519 and your identity is now confirmed.",
    ],
    [
      'fi, wrong',
      'Väärä koodi syötetty',
      'Tunnuksellesi yritettiin kirjautua koodilla 770011, joka oli väärä.',
    ],
    [
      'ja, used',
      'ワンタイムパスワードが使用されました',
      'ワンタイムパスワード「604718」が3月2日21時08分に使用され、手続きが完了しました。',
    ],
    [
      'tr, entered',
      'Hatalı kod girişi',
      "Saat 02:26'da hesabınıza giriş için 114477 kodu girilmiştir. Bu kod hatalı olduğundan giriş engellenmiştir.",
    ],
    [
      'en, received, named',
      'Thank you',
      'We have received your confirmation code (FH7-3KD) and your e-mail address is now confirmed.',
    ],
    ['de, received', 'Danke', 'Wir haben Ihren Code 5519 erhalten, Ihre Adresse ist bestätigt.'],
    [
      'en, recalled',
      'Recall of message "Your login code"',
      'The sender would like to recall the message “Your login code: 55 81 20”.',
    ],
  ])('%s', (_, subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });
});

describe('on a condition, or of another, it says nothing', () => {
  test.each([
    ['You have received your code 482913 to sign in.'],
    ['認証コード：482913\n\nこのメールが誤って送信された場合は、破棄してください。'],
    ['인증번호: 482913\n\n이 메일이 잘못 발송된 경우 무시해 주세요.'],
    ['Doğrulama kodunuz: 482913\n\nBu e-posta yanlışlıkla gönderildiyse dikkate almayın.'],
    ['Təsdiq kodunuz: 482913\n\nBu məktub səhvən göndərilibsə, nəzərə almayın.'],
    ['Votre code : 482913\n\nSi ce message vous a été envoyé par erreur, ignorez-le.'],
    ['Ihr Code: 482913\n\nSollte diese Nachricht versehentlich versandt worden sein, löschen Sie sie.'],
    ['您的验证码：482913\n\n如果是误发，请忽略本邮件。'],
    ['Код: 482913\n\nЕсли письмо отправлено по ошибке, не обращайте внимания.'],
    ['Il tuo codice: 482913\n\nSe questo messaggio ti è stato inviato per errore, ignoralo.'],
    ['You received the verification code 482913 because somebody wants to sign in.'],
    ['We received your login request. Enter the code 482913 to continue.'],
    ['Your verification code is 482913. If it was sent by mistake, ignore it.'],
    ['Your verification code is 482913. Was it sent to you in error? Then tell us.'],
    ['Your verification code is 482913. The one before was sent by mistake: 771204.'],
    ["Your verification code is 482913.\n\nNot shopping right now? Don't type the code anywhere."],
    ['The code of 10:05, 771204, was sent by mistake. Your verification code is 482913.'],
  ])('%s', (text) => {
    expect(otpOf({ subject: 'Your code', text })).toBe('482913');
  });
});

test('a code that went to the wrong person and was withdrawn', () => {
  const text = '昨天给您发的验证码 714 935 是发错人的，那是另一位客户的预约，我们已经把它撤销了。';
  expect(otpOf({ subject: '之前那个验证码请不要再用', text })).toBeNull();
});

test.each([
  ['Se envió por error el código 482913.', null],
  ['Our engineer says that the code 482913 was sent by mistake.', null],
  ['Il tuo codice è 482913. Se ti è stato inviato per errore, cancella questa mail.', '482913'],
  ['Your code is 482913. Do not tell it to anybody who says that it was sent by mistake.', '482913'],
])('what was sent by mistake, and what only may have been: %s', (text, otp) => {
  expect(otpOf({ subject: 'Acme', text })).toBe(otp);
});
