/** What takes the place of what. */
import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../../src/mail/codes/against/exchange.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

function exchanges(text: string): string[] {
  const read = readText(text);
  return (read.matches[0] ?? []).map(({ value }) => exchangeOf(spotOf(read, value)));
}

describe('a number takes the place of another', () => {
  test.each([
    'The code is not 771204 but 482913.',
    'Nicht 771204, sondern 482913 ist Ihr Code.',
    'Su código no es 771204 sino 482913.',
    'Kodunuz 771204 değil, 482913.',
    '認証コードは771204ではなく482913です。',
    '您的验证码不是771204,而是482913。',
    'A 771204 helyett a 482913 kódot adja meg.',
    'Your code has been changed from 771204 to 482913.',
    'Ihr Anmeldecode wurde von 771204 auf 482913 geändert.',
    'The verification code 771204 has been replaced with 482913.',
    'Der Code 771204 wurde durch 482913 ersetzt.',
  ])('in “%s”', (text) => {
    expect(exchanges(text)).toEqual(['taken', 'given']);
    expect(otpOf({ subject: 'Your code', text })).toBe('482913');
  });
});

test('so it does in the line below', () => {
  expect(otpOf({ subject: 'Your account', text: 'Old: 417730\nNew: 482913' })).toBe('482913');
  expect(otpOf({ subject: 'Your account', text: 'Old: 417730 points\nTotal: 482913' })).toBeNull();
});

test.each([
  ['Use code 482913 instead of 771204.', ['none', 'taken']],
  ['Använd koden 482913 i stället för 771204.', ['none', 'taken']],
  ['Bitte geben Sie statt 771204 den Code 482913 ein.', ['taken', 'none']],
])('what another is used instead of is taken back: “%s”', (text, expected) => {
  expect(exchanges(text)).toEqual(expected);
  expect(otpOf({ subject: 'Your code', text })).toBe('482913');
});

test.each([
  'Do not share 482913 with anyone, order 771204 is on its way.',
  'Open from 1030 to 1830, codes are sent once a day.',
])('nothing is exchanged for what follows in “%s”', (text) => {
  expect(exchanges(text)).not.toContain('taken');
});

test('a number of another length takes no place', () => {
  expect(exchanges('Your code is not 4821 but 771204.')).not.toContain('given');
});

test('what is no code gives none, whatever takes its place', () => {
  expect(
    otpOf({ subject: 'Your order', text: 'Your order number has changed from 771204 to 482913.' }),
  ).toBeNull();
});

test.each([
  'We sent you the verification code 276493. Two digits were swapped. So do not try 276493, the correct one is 274693.',
  'We sent you the verification code 276493.\n\nTwo digits were swapped. The correct code is 274693.',
  'Vorhin schickten wir Ihnen den Bestätigungscode 276493. Zwei Ziffern waren vertauscht. Richtig ist 274693.',
  'Před chvílí jsme Vám poslali ověřovací kód 276493. 276493 tedy nezkoušejte, správně je to 274693.',
  'Sorry, our last mail had a typo: 276493 should have been 274693.',
])('a correction gives the right one: “%s”', (text) => {
  expect(otpOf({ subject: 'Your sign-in code: a correction', text })).toBe('274693');
});

describe('what is given instead, or replaces another, is read in every language', () => {
  test.each([
    'The code 960512 no longer works. Use 472118 instead.',
    '960512 has expired. Instead, type 472118.',
    'Der Code 960512 gilt nicht mehr. Geben Sie stattdessen 472118 ein.',
    'De code 960512 werkt niet meer. Gebruik in plaats daarvan 472118.',
    'Koden 960512 fungerar inte längre. Skriv i stället 472118.',
    'Koden 960512 virker ikke længere. Brug i stedet 472118.',
    'Koden 960512 virker ikke lenger. Bruk 472118 i stedet.',
    'Le code 960512 ne marche plus. Utilisez 472118 à la place.',
    'El código 960512 ya no sirve. Use en su lugar 472118.',
    'O código 960512 já não funciona. Use em vez disso 472118.',
    'Kod 960512 już nie działa. Zamiast tego wpisz 472118.',
    'Kód 960512 už neplatí. Místo toho zadejte 472118.',
    'Kód 960512 už neplatí. Namiesto toho zadajte 472118.',
    'Код 960512 больше не действует. Вместо этого введите 472118.',
    'Код 960512 більше не діє. Натомість введіть 472118.',
    'Kod 960512 više ne vrijedi. Umjesto toga unesite 472118.',
    'A 960512 kód már nem érvényes. Helyette írja be: 472118.',
    'Codul 960512 nu mai este valabil. În schimb, introduceți 472118.',
    "Ο κωδικός 960512 δεν ισχύει πια. Αντ' αυτού πληκτρολογήστε 472118.",
    '960512 kodu artık geçerli değil. Onun yerine 472118 girin.',
    'Koodi 960512 ei enää toimi. Kirjoita sen sijaan 472118.',
    'Kood 960512 enam ei kehti. Sisestage selle asemel 472118.',
    'Kods 960512 vairs nav derīgs. Tā vietā ievadiet 472118.',
    'Kodas 960512 nebegalioja. Vietoj jo įveskite 472118.',
    'Kode 960512 sudah tidak berlaku. Sebagai gantinya masukkan 472118.',
    'Mã 960512 không còn hiệu lực. Hãy nhập 472118 thay vào đó.',
    'コード960512は無効です。代わりに472118を入力してください。',
    '코드 960512는 더 이상 유효하지 않습니다. 대신 472118을 입력하세요.',
    '验证码960512已失效，请改用472118。',
    'لم يعد الرمز 960512 صالحًا. استخدم بدلاً منه 472118.',
    'הקוד 960512 אינו תקף עוד. במקומו הזינו 472118.',
    'کد 960512 دیگر معتبر نیست. به جای آن 472118 را وارد کنید.',
    'कोड 960512 अब मान्य नहीं है। इसके बजाय 472118 दर्ज करें।',
    'รหัส 960512 ใช้ไม่ได้แล้ว กรุณาใช้ 472118 แทน',
    'Код 960512 вече не е валиден. Вместо него въведете 472118.',
    'Koda 960512 ne velja več. Namesto nje vnesite 472118.',
    'El codi 960512 ja no serveix. Feu servir 472118 al seu lloc.',
    'Kóðinn 960512 gildir ekki lengur. Sláðu í staðinn inn 472118.',
    'Your code is now 472118; the previous one – 960512 – is void.',
    'Ihr Code ist jetzt 472118; der bisherige – 960512 – ist ungültig.',
    'jūsų kodas dabar yra 472118; ankstesnis – 960512 – panaikintas.',
    'Jūsu kods tagad ir 472118; iepriekšējais – 960512 – vairs neder.',
    'Twój kod to teraz 472118; poprzedni – 960512 – jest nieważny.',
    'Váš kód je nyní 472118; předchozí – 960512 – už neplatí.',
    'Ваш код теперь 472118; прежний – 960512 – недействителен.',
    'Votre code est désormais 472118 ; le précédent – 960512 – est annulé.',
    'Su código es ahora 472118; el anterior (960512) queda sin efecto.',
    'O código que deve usar é o 472118; o 960512, enviado ontem à noite, ficou sem efeito.',
    'Vaš je kod sada 472118. Njime je zamijenjen kod 960512, koji više nije valjan.',
    'zadejte prosím 472118. Tímto kódem nahrazujeme 960512, jehož platnost jsme ukončili.',
    'U logt in met 472118. Deze code vervangt 960512, die u niet meer kunt gebruiken.',
    'Geben Sie 472118 ein. Dieser Code ersetzt 960512.',
    'Saisissez 472118. Ce code remplace le 960512.',
    'Inserisca 472118. Questo codice sostituisce 960512.',
    'Ange 472118. Koden ersätter 960512.',
    'Wpisz 472118. Ten kod zastępuje 960512.',
    'Введите 472118. Этот код заменяет 960512.',
    'Введіть 472118. Цей код замінює 960512.',
    '472118 girin. Bu kod 960512 kodunun yerine geçer.',
    'Írja be: 472118. Ez a kód a 960512 helyébe lép.',
    'Introduceți 472118. Acest cod îl înlocuiește pe 960512.',
    'Syötä 472118. Tämä koodi korvaa koodin 960512.',
    'Indtast 472118. Koden erstatter 960512.',
    'Πληκτρολογήστε 472118. Αυτός ο κωδικός αντικαθιστά τον 960512.',
    'Masukkan 472118. Kode ini menggantikan 960512.',
    'Nhập 472118. Mã này thay thế 960512.',
    'أدخل 472118. هذا الرمز يحل محل 960512.',
    'הזינו 472118. קוד זה מחליף את 960512.',
    '472118を入力してください。このコードは960512に代わるものです。',
    '472118을 입력하세요. 이 코드는 960512를 대체합니다.',
    '请输入472118。此验证码取代960512。',
  ])('%s', (text) => {
    expect(otpOf({ subject: 'Acme', text: `Hello Kim,\n\n${text}\n\nAcme Ltd` })).toBe('472118');
  });
});
