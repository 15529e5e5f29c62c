import { describe, expect, test } from 'vitest';
import { ageOf } from '../../../../src/mail/codes/against/age.ts';
import { otpOf, type ReadFlow, readHtml, readText, spotOf } from '../kit.ts';

function isOld(read: ReadFlow, value: string): boolean {
  return ageOf(spotOf(read, value)) !== null;
}

describe('a code is void', () => {
  test.each([
    ['struck out', readHtml('<p>Code <s>771100</s> 482913</p>')],
    [
      'struck out by style',
      readHtml('<p>Code <i style="text-decoration:line-through">771100</i> 482913</p>'),
    ],
    ['no longer valid', readText('The code 771100 is no longer valid.\n\nYour new code is 482913.')],
    ['expired', readText('The code 771100 has expired. Your code is 482913.')],
    ['replaced', readText('Your code is 482913. It comes instead of 771100.')],
    ['the old one', readText('Your old code 771100 stops working. Your new code is 482913.')],
    [
      'sent at a time, as it says by the way',
      readText('The code 771100, sent at 10:12, has been cancelled. Use 482913.'),
    ],
    [
      'in Portuguese, with a time',
      readText('O código 771100, enviado às 10h12, foi cancelado. Utilize 482913.'),
    ],
    [
      'read out by somebody, and of another day',
      readText(
        'Кодът 771100, който сте прочели от стария имейл, е от 3 март и вече е невалиден. Новият е 482913.',
      ),
    ],
    ['set between commas', readText('The code from our earlier mail, 771100, is void. Use 482913.')],
    ['the previous one', readText('Your previous code was 771100. Now it is 482913.')],
    ['in German', readText('Der Code 771100 ist nicht mehr gültig. Ihr neuer Code lautet 482913.')],
  ])('%s', (_name, read) => {
    expect(isOld(read, '771100')).toBe(true);
    expect(isOld(read, '482913')).toBe(false);
  });

  test('not when others are void that are spoken of right behind it', () => {
    expect(isOld(readText('Prøv med 482913 nå. Den forrige gjelder ikke lenger.'), '482913')).toBe(false);
    expect(isOld(readText('Enter the code, 482913, expired codes do not work.'), '482913')).toBe(false);
  });

  test('not when the sentence speaks of an earlier one only beside it', () => {
    const read = readText('Your code is 482913, the previous one is no longer valid.');
    expect(isOld(read, '482913')).toBe(false);
  });

  test('and a mail that says no more than that yields none', () => {
    expect(otpOf({ text: 'The verification code 771100 is no longer valid.' })).toBeNull();
  });

  test('and the new one is the answer, wherever it stands', () => {
    const old = 'Your old verification code 771100 is no longer valid.';
    const fresh = 'Your new verification code is 482913.';
    expect(otpOf({ text: `${old}\n\n${fresh}` })).toBe('482913');
    expect(otpOf({ text: `${fresh}\n\n${old}` })).toBe('482913');
  });

  test('and so does a quoted older mail lose', () => {
    const quoted = 'On Mon, 2 Nov 2026, Acme wrote:\n> Your verification code is 771100.\n> It expires soon.';
    expect(otpOf({ text: `Your verification code is 482913.\n\n${quoted}` })).toBe('482913');
  });
});

test('what the next clause goes on to say is said of the same code', () => {
  const text = 'The sign-in code 550127 was mistyped five times, so it has been cancelled.';
  expect(isOld(readText(text), '550127')).toBe(true);
  expect(isOld(readText('Enter 550127, the old page has been cancelled.'), '550127')).toBe(false);
});

test.each([
  ['The passcode is 482913; it is void after 180 seconds.'],
  ['Your code 482913 is void once you sign in.'],
  ['Der Code 482913 ist ungültig, sobald Sie ihn verwenden.'],
  ['It is 482913 and may be used up to 16:17.'],
])('%s: what has not come to pass yet makes it no old one', (text) => {
  expect(isOld(readText(text), '482913')).toBe(false);
});

test('what replaces another one is not void itself', () => {
  expect(isOld(readText('482913 replaces it.'), '482913')).toBe(false);
  expect(isOld(readText('482913 replaces the code 204816.'), '204816')).toBe(true);
  expect(isOld(readText('Please ignore code 204816.'), '204816')).toBe(true);
});

describe('what is said behind a number makes it void', () => {
  test.each([
    ['over a clause about it', 'Der Code 771100, den wir Ihnen vorhin geschickt haben, gilt nicht mehr.'],
    ['in brackets', '771100 (expired)'],
    ['in brackets, and more', 'Code of the last run: 771100 (expired, must be rejected)'],
    ['after a dash', 'Code 771100 - expired'],
    ['that it was wrong', 'The code 771100 you entered was wrong.'],
    ['that it was accepted', 'The code 771100 was accepted.'],
    ['that it was refused', 'The code 771100 was refused by the carrier.'],
  ])('%s: %s', (_name, text) => {
    expect(isOld(readText(text), '771100')).toBe(true);
  });

  test.each([
    [
      'of another one',
      'Your code is 771100, which we also sent to your phone, the earlier one is no longer valid.',
    ],
    ['of what is yet to come', 'The code 771100 will be disabled after its first use.'],
    ['on a condition', 'If the code 771100 has expired, ask for another.'],
    ['of an account before it', 'Your account was deactivated: use 771100 to activate it again.'],
  ])('but not %s: %s', (_name, text) => {
    expect(isOld(readText(text), '771100')).toBe(false);
  });
});

describe('a number that is said not to be it is void', () => {
  test.each([
    '0000 is not your code :)',
    "0000 isn't your code, 4821 is.",
    '0000 ist nicht der Code, den Sie suchen.',
    '0000 n’est pas votre code.',
    '0000 no es tu código.',
    '0000 não é o seu código.',
    '0000 non è il tuo codice.',
    '0000 is niet je code.',
    '0000 är inte din kod.',
    '0000 nie jest twój kod.',
  ])('%s', (text) => {
    expect(isOld(readText(text), '0000')).toBe(true);
  });

  test.each([
    'Tu codigo de acceso: 482913 no lo des a nadie',
    'Provide the number 482913 plus a new password.',
    '482913 is not to be given to anyone.',
    'Cod 482913. Nu este contul tău?',
  ])('but not: %s', (text) => {
    expect(isOld(readText(text), '482913')).toBe(false);
  });
});

describe('the next sentence', () => {
  test.each([
    'The code 771100 was entered on a new phone. It is used up.',
    'Der Code 771100 ging an Ihr Gerät. Er ist damit verbraucht.',
    'Le code 771100 vous a été envoyé. Il a expiré.',
  ])('says it too: %s', (text) => {
    expect(isOld(readText(text), '771100')).toBe(true);
  });

  test.each([
    'Your code is 482913. It has expired after 10 minutes.',
    'Your code is 482913. It replaces the previous code.',
    'Your code is 482913. If it has expired, ask for another one.',
    'Ihr Code lautet 482913. Er ersetzt den vorherigen Code.',
  ])('says something else: %s', (text) => {
    expect(isOld(readText(text), '482913')).toBe(false);
  });
});

test('a code that was used at some time is void, one that is void after some time is not yet', () => {
  expect(isOld(readText('The code 771100 was used at 22:07 to sign in.'), '771100')).toBe(true);
  expect(isOld(readText('The code 482913 is void after 10 minutes.'), '482913')).toBe(false);
});

describe('an adjective at its name says that a code is an earlier one', () => {
  test.each([
    'Your old activation code 771100 can be thrown away.',
    'Der frühere Freischaltcode 771100 stand auf dem Brief.',
    "L'ancien code d'activation 771100 figurait sur la lettre.",
    'El código de activación anterior 771100 estaba en la carta.',
    'Stary kod aktywacyjny 771100 był w liście.',
  ])('%s', (text) => {
    expect(isOld(readText(text), '771100')).toBe(true);
  });

  test.each([
    'Because you have an old phone, the activation code is 771100.',
    'Der alte Stand bleibt, bis Sie den Freischaltcode eingeben: 771100.',
  ])('but not one of something else: %s', (text) => {
    expect(isOld(readText(text), '771100')).toBe(false);
  });
});

test.each([
  [
    'Your security code has expired',
    "The security code 771204, which we sent at 10:15 this morning, was not entered in time and can't be used any more.\nStill want to send it? Go back to sign in and ask for a new code.",
  ],
  [
    'Record of your approval on Nov 26',
    'On 11/26/2026 you approved\n\nApproved by   e-mail passcode 338120, entered and used at 3:41:02 PM',
  ],
])('a code of which a notice tells that it is over is none: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});

test('a button that asks for a new code brings none', () => {
  const text = 'The security code 771204 was not entered.\n\nRequest a new code\n\n© 2026 Acme';
  expect(otpOf({ subject: 'Your security code has expired', text })).toBeNull();
});

test('a subject that tells so leaves the new one that the mail brings', () => {
  const text = 'Your security code is no longer valid. Here is a new code: 482913';
  expect(otpOf({ subject: 'Your security code has expired', text })).toBe('482913');
  const below = 'Your security code is no longer valid. Here is a new code\n\n482913';
  expect(otpOf({ subject: 'Your security code has expired', text: below })).toBe('482913');
});

test.each([
  'The code 558 120 that you are trying you have used once at 8:14, so the app does not take it.',
  'Den Code 558 120, den Sie eingeben, haben Sie um 8:14 schon einmal benutzt.',
  "Le code 558 120 que vous essayez, vous l'avez déjà utilisé à 8 h 14.",
  'El código 558 120 que pones ya lo usaste a las 8:14.',
  'Kod 558 120, który wpisujesz, został już użyty o 8:14.',
  'Kód 558 120, který zkoušíš, jsi už jednou použila v 8:14.',
  'Код 558 120, который вы вводите, вы уже использовали в 8:14.',
  "Denediğiniz 558 120 kodunu 8:14'te zaten kullandınız.",
])('what has been used is void, wherever its sentence says so: %s', (text) => {
  expect(otpOf({ subject: 'Re: [Ticket 30418]', text })).toBeNull();
});

test('what may have been used is not', () => {
  const text = 'Your code is 558120, unless you have already used it on another device.';
  expect(otpOf({ subject: 'Sign in', text })).toBe('558120');
});

test.each([
  ['Your code is not 276493. It is 274693.', '274693'],
  ['Ihr Code ist nicht 276493.', null],
  ['Nambari yako ya uthibitisho ni 276493.', '276493'],
])('what the mail says it is not: “%s”', (text, code) => {
  expect(otpOf({ subject: 'Your sign-in code', text })).toBe(code);
});

describe('a code that was used is none', () => {
  test.each([
    'At 16:08 the verification code 571903 was entered on your account. If this was not you, call us.',
    "The code 571903 was used to sign in at 16:08. You don't have to do anything.",
    'Your one-time code 571903 has been accepted. The payment was approved.',
    'Your one-time code 571903 has already been used and no longer works.',
    'Heute um 16:08 Uhr wurde der Code 571903 eingegeben. Wenn Sie das nicht waren, rufen Sie uns an.',
    'Die TAN 571903 wurde um 16:08 Uhr verwendet. Sie müssen nichts weiter tun.',
    "Le code 571903 a été saisi à 16 h 08. Si ce n'était pas vous, appelez-nous.",
    'Le code de vérification 571903 a été utilisé à 16 h 08.',
    'El código 571903 se introdujo a las 16:08. Si no fue usted, llámenos.',
    'El código de verificación 571903 fue utilizado a las 16:08.',
    'O código 571903 foi introduzido às 16:08. Se não foi você, ligue.',
    'Il codice 571903 è stato inserito alle 16:08. Se non è stato lei, ci chiami.',
    'De code 571903 is om 16:08 ingevoerd. Was u dit niet? Bel ons.',
    'Kod 571903 został wpisany o 16:08. Jeśli to nie Pan, prosimy o telefon.',
    'В 16:08 был введён код 571903. Если это были не вы, позвоните.',
    'Код 571903 использован в 16:08. Если это были не вы, позвоните.',
    "571903 kodu saat 16:08'de girildi. Siz değilseniz bizi arayın.",
    'Koden 571903 användes kl. 16:08. Var det inte du? Ring oss.',
    'Koden 571903 blev indtastet kl. 16.08. Var det ikke dig? Ring.',
    'Koodi 571903 syötettiin klo 16:08. Jos se et ollut sinä, soita.',
    'Kód 571903 byl zadán v 16:08. Pokud jste to nebyli vy, volejte.',
    '16:08に認証コード571903が入力されました。お心当たりのない場合はご連絡ください。',
    '您的验证码571903已于16:08使用。如非本人操作请联系我们。',
    '16:08에 인증번호 571903이(가) 입력되었습니다. 본인이 아니면 연락 주세요.',
    'تم إدخال الرمز 571903 في الساعة 16:08. إذا لم تكن أنت فاتصل بنا.',
    'Az 571903 kódot 16:08-kor megadták. Ha nem Ön volt, hívjon minket.',
    'Codul 571903 a fost introdus la 16:08. Dacă nu ați fost dvs., sunați-ne.',
    'Ο κωδικός 571903 καταχωρίστηκε στις 16:08. Αν δεν ήσασταν εσείς, καλέστε μας.',
  ])('%s', (text) => {
    expect(otpOf({ text })).toBeNull();
  });

  test.each([
    'Your verification code is 482913. It may be used once.',
    'Der Bestätigungscode 482913 wird für die Anmeldung verwendet.',
    'Der Bestätigungscode 482913 ist gültig, bis er verwendet wurde.',
    'If the verification code 482913 was entered wrongly, ask for another.',
    'Ihr Bestätigungscode 482913 wurde am 16. Mai erstellt und muss eingegeben werden.',
    'We go on after 482913 is entered.',
    'يتم استخدام رمز التحقق 482913 لتسجيل الدخول.',
  ])('but not by %s', (text) => {
    expect(isOld(readText(text), '482913')).toBe(false);
  });
});

test.each([
  'Please go back to the page where you entered it and key in 730518.',
  'Go back to the previous page and enter 730518.',
  'Return to the screen where you typed your address and enter 730518 there.',
])('what is asked for behind what was done before is not void: %s', (text) => {
  expect(isOld(readText(text), '730518')).toBe(false);
});

test('what stands in brackets at the end is said of the line', () => {
  expect(isOld(readText('Your login code: 107665. It expires in 30 min. (expired)'), '107665')).toBe(true);
  expect(isOld(readText('Your login code: 107665. (An expired one does not work.)'), '107665')).toBe(false);
});

test.each([
  'It no longer works.',
  'It was issued in error and no longer works.',
  'It was issued by mistake and is no longer valid.',
])('what the next sentence says of it, after what has come to pass: %s', (next) => {
  expect(otpOf({ subject: 'Access', text: `Please destroy the access code 552081. ${next}` })).toBeNull();
});

test('what lapses and cannot be used again is one until then', () => {
  const text = 'Use 61 93 07 to complete the log in. It lapses after five minutes and cannot be used again.';
  expect(otpOf({ subject: 'Portal access', text })).toBe('619307');
});

test('the next sentence may say when it ran out', () => {
  const text =
    'Ma 16:05-kor a 311 840 kóddal próbált belépni. Ez a kód tegnap lejárt, ezért a rendszer elutasította.';
  expect(otpOf({ subject: 'Érvénytelen kód – tájékoztatás', text })).toBeNull();
});

test.each([
  ['確認コード（8830）は、有効期限内にご入力がなかったため無効となりました。', null],
  ['確認コード（8830）は、10分を過ぎると無効となります。', '8830'],
  ['確認コード（8830）は、前のコードが無効となりましたので、お送りします。', '8830'],
])('of the topic of a Japanese sentence: %s', (text, otp) => {
  expect(otpOf({ subject: '確認コード', text })).toBe(otp);
});
