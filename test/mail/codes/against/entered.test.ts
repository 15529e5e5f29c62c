/** Codes that somebody has entered: in each language the sentence that tells of it, and such as still ask. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

const read = (text: string) =>
  otpOf({ subject: 'Acme', text: `${text}\n\nAcme`, from: 'Acme <no-reply@acme.test>' });

describe('what somebody has entered is used', () => {
  test.each([
    [
      'en',
      'Someone typed 518 306 into the sign-in page at 07:52 this morning, and your tablet is signed in now.',
    ],
    ['fr', 'Vous avez saisi le code 662841 hier à 18 h 41. Votre adresse est confirmée.'],
    ['es', 'A las 10:26 introdujiste el código 553-082 y con eso tu cuenta quedó verificada.'],
    ['pt', 'Você digitou o código 486 250 às 13h05 de hoje, e o e-mail da sua conta já é este aqui.'],
    ['de', 'Um 13:05 Uhr haben Sie den Code 486 250 eingegeben, Ihr Kennwort ist damit neu.'],
    ['nl', 'Vanmiddag om 15.08 uur heb je 904417 ingevuld en daarna een nieuw wachtwoord gekozen.'],
    ['af', 'Jy het om 16:20 die kode 509 826 ingetik en is nou op jou nuwe tablet aangemeld.'],
    ['sv', 'Klockan 06.55 angav du koden 193 724 och bytte därefter lösenord.'],
    ['fi', 'Syötit koodin 439 071 tänään klo 8.29, ja osoitteesi on nyt vahvistettu.'],
    ['pl', 'Dziś o 18:03 wpisałaś kod 905 318 i numer telefonu jest zmieniony.'],
    ['sk', 'Ahoj, zadal si kód 730528 o 20:49 a zariadenie je teraz overené.'],
    ['hr', 'Kod 934 157 unesen je u 7:45 i prijava na novom računalu je potvrđena.'],
    ['ru', 'Сегодня в 11:32 вы ввели код 819 047, адрес подтверждён.'],
    ['hu', 'Ma 22:04-kor beírtad az 590 372 kódot, és ezzel beléptél az új telefonodról.'],
    ['tr', "447120 doğrulama kodunu 11.42'de girdiniz; e-posta adresiniz doğrulandı."],
    ['ar', 'في الساعة ٤:٢٠ مساءً أدخلتَ الرمز ٥٨٣٩١٤، وتم تأكيد عنوان بريدك.'],
    ['fa', 'ساعت ۱۸:۵۲ کد ۴۰۹۲۷۶ را وارد کردی و ورود با دستگاه جدید انجام شد.'],
    ['hi', 'आज दोपहर 2:18 बजे आपने कोड ६३०४१९ डाला और नया पासवर्ड रख लिया।'],
    ['th', 'คุณกรอกรหัส 703 918 เมื่อเวลา 13.26 น. และเปลี่ยนเบอร์แล้ว'],
    ['vi', 'Lúc 8:07 sáng nay bạn đã nhập mã 951 073, và địa chỉ email đã được xác minh xong.'],
    ['ms', 'Anda memasukkan kod 870364 pada pukul 11.15 pagi dan peranti baharu itu kini telah disahkan.'],
    ['tl', 'Inilagay mo ang code na 412 596 kaninang 6:38 ng gabi, at naka-sign in na ang bago mong laptop.'],
    ['zh', '您已于今天 15:09 输入验证码 480731，新手机号绑定成功，无需其他操作。'],
    ['ko', '오후 3시 27분에 인증번호 205 869를 입력하셔서 이메일 인증이 완료되었습니다.'],
  ])('%s', (_language, text) => {
    expect(read(text)).toBeNull();
  });
});

describe('what is still to be entered is not, nor what one is told beside what one has entered', () => {
  test.each([
    ['Your account is confirmed as soon as you have entered 482913.'],
    ['You entered your address on our site, so here is your code: 482913'],
    ['Someone entered your password and now needs this code 482913'],
    ['You entered ada@acme.test as your address; confirm with 482913'],
    ['You submitted a request to sign in with 482913 as your code. Enter it now.'],
    ['Sobald Sie den Code 482913 eingegeben haben, ist Ihr Konto aktiv.'],
    ['Bis Sie den Code 482913 eingegeben haben, bleibt das Konto gesperrt.'],
    ['Una vez que hayas introducido el código 482913, podrás entrar.'],
    ['Hai inserito il tuo indirizzo: per confermare usa il codice 482913'],
    ['Når du har indtastet koden 482913, er du klar.'],
    ['Вы ввели адрес на сайте Acme. Код для входа: 482913'],
    ['482913 kodunu girdiğinizde hesabınız açılır.'],
    ['Dengan memasukkan kode 482913 Anda menyetujui syarat.'],
    ['您刚刚申请登录，验证码 482913'],
    ['为避免有人未经您同意操作，请输入验证码 482913，之后即可登录。'],
    ['인증번호 482913를 입력하여 로그인을 완료해 주세요.'],
    ['กรุณากรอกรหัส 482913 เมื่อเข้าสู่ระบบ'],
    ['आपने अभी पता दर्ज किया। आपका कोड 482913 है।'],
    ['Zadal si adresu v Acme. Kód: 482913'],
  ])('%s', (text) => {
    expect(read(text)).toBe('482913');
  });
});

describe('what a notice calls entered is none', () => {
  test.each([
    ['Anmeldung abgebrochen', 'Eingegebener Code: 482913\nErgebnis: abgelehnt (3. Fehlversuch)\nOrt: Kassel'],
    ['Mislukte inlogpoging', 'Ingevulde sms-code: 482 913\nReden: code hoort niet bij deze poging'],
    ['로그인 실패 알림', '입력된 인증번호: 482 913\n실패 사유: 인증번호 불일치'],
    ['შესვლა ვერ მოხერხდა', 'შეყვანილი კოდი: 482 913\nშედეგი: კოდი არასწორია'],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test('and one that is still to be entered is one', () => {
    expect(otpOf({ subject: 'Sign in', text: 'Code to be entered: 482913' })).toBe('482913');
  });
});

test('in Hebrew, where nobody is said to have typed it', () => {
  const text = 'בתאריך 20.08.2025 בשעה 09:22 הוקש הקוד 836190, והוא אינו תואם לקוד שנשלח אליך.';
  expect(otpOf({ subject: 'הוקש קוד שגוי', text })).toBeNull();
});

test('what the reader typed is not what the mail brings', () => {
  const text = 'מה שהקלדת (6105) היה של שנה שעברה. של השנה הוא 2749.';
  expect(otpOf({ subject: 'Re: הקוד לא עובד לי', text })).toBe('2749');
});
