/** Codes that were used, and what was done by them. */
import { describe, expect, test } from 'vitest';
import { usedOf } from '../../../../src/mail/codes/against/used.ts';
import { sentenceEnd, sentenceStart } from '../../../../src/mail/codes/text/sentence.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

function isUsed(text: string, value: string): boolean {
  const spot = spotOf(readText(text), value);
  const { segment, match } = spot;
  const from = sentenceStart(segment.text, match.start);
  return usedOf(spot, from, sentenceEnd(segment.text, match.end)) !== null;
}

describe('a code was used where the mail tells what was done by it', () => {
  test.each([
    ['Yesterday at 17:22 you signed in to our service for the first time, with code 950216.', '950216'],
    ['You approved this payment on 20 August at 14:02 with code 118204.', '118204'],
    ['The phone was paired at 17:20 with pairing code 925370, which you read off your tablet.', '925370'],
    ['Un téléphone a été ajouté à votre espace au moyen du code à usage unique 640218.', '640218'],
    ['Hoy has confirmado con el código 90412 un envío de 60,00 €.', '90412'],
    ['El pago fue autorizado el 30/10/2025 a las 13:11 h con la clave 551908.', '551908'],
    ['Der Code 482913 wurde nach fünf Fehlversuchen gesperrt.', '482913'],
    ['Zmianę potwierdzono kodem 402778.', '402778'],
    ['Převod byl potvrzen kódem 402778.', '402778'],
    ['Die Zahlung wurde am Montag mit dem Code 482913 auf Ihrem Telefon freigegeben.', '482913'],
    ['Iemand heeft met de code 370945 ingelogd op uw rekening.', '370945'],
    ['認証コード「228714」を使用したログインがありました。', '228714'],
    ['ワンタイムパスワード「640218」による本人確認が完了しました。', '640218'],
    ['인증번호 228714(으)로 로그인하셨습니다.', '228714'],
    ['Ödeme 482913 koduyla onaylandı.', '482913'],
    ['The draft was opened in our portal on 2 October 2025, 10:14 with the access code 4J7-M22.', '4J7-M22'],
    ['Comme convenu, votre code 918 225 a bien fonctionné et votre compte est ouvert.', '918225'],
    [
      'O Pix foi autorizado com o código de uso único enviado às 13h02 (código 660418, já utilizado).',
      '660418',
    ],
    ['इसकी पुष्टि ईमेल पर भेजे गए ओटीपी 338 207 से हुई, जो अब मान्य नहीं है।', '338207'],
  ])('%s', (text, value) => {
    expect(isUsed(text, value)).toBe(true);
    expect(otpOf({ subject: 'Notice', text })).toBeNull();
  });
});

describe('and where the next sentence says so of it', () => {
  test.each([
    ['Votre code était 640218. Ce code est désormais consommé.'],
    ['Jemand hat den Code 640218 erhalten. Er ist damit verbraucht.'],
    ['The code 640218 came at noon. It has already been used.'],
    ['Iemand kreeg de code 640218. De code is daarmee verbruikt.'],
  ])('%s', (text) => {
    expect(isUsed(text, '640218')).toBe(true);
  });
});

describe('it was not', () => {
  test.each([
    ['You signed in on a new device: confirm it with code 482913.'],
    ['Someone signed in. Enter code 482913 to confirm that it was you.'],
    ['If you signed in with code 482913, do nothing.'],
    ['The access code is 482913. It is to be entered in capital letters and may be used once.'],
    ['Your new code is 482913. The code in your earlier mail had already been used up.'],
    ['Der Code lautet 482913. Er wird nur einmal verwendet.'],
    ['コード482913を使用してログインしてください。'],
    ['인증번호 482913(으)로 로그인해 주세요.'],
  ])('%s', (text) => {
    expect(isUsed(text, '482913')).toBe(false);
  });
});

describe('what was done by it is said in every language', () => {
  test.each([
    ['تم تأكيد بريدك الإلكتروني اليوم الساعة 10:25 باستخدام الرمز 730118.'],
    ['تم تسجيل الدخول إلى حسابك باستخدام الرمز 730118.'],
    ['تمت الموافقة على العملية بالرمز 730118.'],
    ['ورود به حساب شما با کد 730118 انجام شد.'],
    ['ایمیل شما با استفاده از کد 730118 تأیید شد.'],
    ['הכתובת אושרה היום באמצעות הקוד 730118.'],
    ['התחברת לחשבון עם הקוד 730118.'],
    ['Η διεύθυνσή σας επιβεβαιώθηκε σήμερα με τον κωδικό 730118.'],
    ['Συνδεθήκατε στις 10:25 με τον κωδικό 730118.'],
    ['Adresa ta a fost confirmată azi cu codul 730118.'],
    ['Te-ai conectat la 10:25 folosind codul 730118.'],
    ['A címét ma megerősítették a 730118 kóddal.'],
    ['Sikeresen bejelentkezett a 730118 kóddal.'],
    ['Địa chỉ của bạn đã được xác nhận hôm nay bằng mã 730118.'],
    ['Bạn đã đăng nhập lúc 10:25 bằng mã 730118.'],
    ['Alamat Anda telah dikonfirmasi hari ini dengan kode 730118.'],
    ['Anda berhasil masuk pukul 10:25 menggunakan kode 730118.'],
    ['ยืนยันที่อยู่อีเมลของคุณแล้วด้วยรหัส 730118'],
    ['คุณเข้าสู่ระบบเมื่อ 10:25 ด้วยรหัส 730118'],
    ['您已于今天 10:25 使用验证码 730118 完成登录。'],
    ['您的邮箱已通过验证码 730118 验证成功。'],
    ['Vaša adresa potvrđena je danas kodom 730118.'],
    ['Prijavili ste se u 10:25 pomoću koda 730118.'],
    ['Ваша адреса је потврђена данас кодом 730118.'],
    ['Адресът ви беше потвърден днес с код 730118.'],
    ['Влязохте в 10:25 с код 730118.'],
    ['Vaš naslov je bil danes potrjen s kodo 730118.'],
    ['Prijavili ste se ob 10:25 s kodo 730118.'],
    ['Vaša adresa bola dnes potvrdená kódom 730118.'],
    ['Prihlásili ste sa o 10:25 kódom 730118.'],
    ['Jūsų adresas šiandien patvirtintas kodu 730118.'],
    ['Prisijungėte 10:25 su kodu 730118.'],
    ['Jūsu adrese šodien apstiprināta ar kodu 730118.'],
    ['Jūs pieslēdzāties 10:25 ar kodu 730118.'],
    ['Teie aadress kinnitati täna koodiga 730118.'],
    ['Logisite sisse kell 10:25 koodiga 730118.'],
    ['Osoitteesi vahvistettiin tänään koodilla 730118.'],
    ['Adresiniz bugün 730118 koduyla doğrulandı.'],
    ["10:25'te 730118 kodu ile giriş yaptınız."],
    ['आपका ईमेल आज कोड 730118 से सत्यापित किया गया।'],
    ['आपने 10:25 पर कोड 730118 का उपयोग करके साइन इन किया।'],
    ["La teva adreça s'ha confirmat avui amb el codi 730118."],
    ['Has iniciat la sessió a les 10:25 amb el codi 730118.'],
    ['Вашу адресу сьогодні підтверджено кодом 730118.'],
    ['Ваш адрес сегодня подтверждён кодом 730118.'],
    ['Il tuo indirizzo è stato confermato oggi con il codice 730118.'],
    ["Hai effettuato l'accesso alle 10:25 con il codice 730118."],
    ['Tu correo quedó verificado hoy con el código 730118.'],
    ['Iniciaste sesión a las 10:25 con el código 730118.'],
    ['O seu e-mail foi verificado hoje com o código 730118.'],
    ['Entraste às 10:25 com o código 730118.'],
    ["Votre adresse a été vérifiée aujourd'hui avec le code 730118."],
    ['Vous vous êtes connecté à 10:25 avec le code 730118.'],
    ['Ihre Adresse wurde heute mit dem Code 730118 bestätigt.'],
    ['Sie haben sich um 10:25 mit dem Code 730118 angemeldet.'],
    ['Je adres is vandaag met de code 730118 bevestigd.'],
    ['Je bent om 10:25 met code 730118 ingelogd.'],
    ['Din adress bekräftades i dag med koden 730118.'],
    ['Du loggade in 10:25 med koden 730118.'],
    ['Din adresse blev i dag bekræftet med koden 730118.'],
    ['Adressen din ble i dag bekreftet med koden 730118.'],
    ['Twój adres został dziś potwierdzony kodem 730118.'],
    ['Zalogowano się o 10:25 za pomocą kodu 730118.'],
    ['Vaše adresa byla dnes potvrzena kódem 730118.'],
    ['Přihlásili jste se v 10:25 kódem 730118.'],
    ['本日10:25、認証コード730118によりログインされました。'],
    ['오늘 10:25에 인증번호 730118(으)로 이메일이 인증되었습니다.'],
    ['Your address was verified today with the code 730118.'],
    ['You logged in at 10:25 using code 730118.'],
    ['Your email address was confirmed today at 10:25 using code 730 118, which is no longer valid.'],
    ['Anwani yako imethibitishwa leo kwa msimbo 730118.'],
    ['Alamat anda telah disahkan hari ini dengan kod 730118.'],
    ['Nakumpirma ang iyong address kanina gamit ang code 730118.'],
    ['თქვენი მისამართი დღეს დადასტურდა კოდით 730118.'],
    ['Ünvanınız bu gün 730118 kodu ilə təsdiqləndi.'],
    ['Мекенжайыңыз бүгін 730118 кодымен расталды.'],
    ['Zure helbidea gaur 730118 kodearekin baieztatu da.'],
    ['O teu enderezo foi confirmado hoxe co código 730118.'],
    ['Netfangið þitt var staðfest í dag með kóðanum 730118.'],
    ['আপনার ইমেইল আজ 730118 কোড দিয়ে যাচাই করা হয়েছে।'],
  ])('%s', (text) => {
    expect(isUsed(text, '730118')).toBe(true);
  });
});

describe('what was done before, will be or can be done by it says nothing of the kind', () => {
  test.each([
    ['Your account was added and can be confirmed with the code 482913.'],
    ['You registered for the Summer School and now confirm your seat with the code 482913.'],
    ['Your request was approved and you can sign in with code 482913'],
    ['The device that was linked to your account is to be confirmed with the code 482913.'],
    ['Your password was reset and the account is opened by means of the code 482913'],
    ['You signed in from a new device that you need to confirm with code 482913'],
    ['Your sign-in is confirmed with the code 482913.'],
    ['The payment is approved by entering code 482913.'],
    ['Your address gets verified with the code 482913.'],
    ['Your account will be activated with code 482913.'],
    ['Sign in with the code 482913.'],
    ['Your email has not been confirmed yet. Confirm with code 482913.'],
    ['Your address was not verified yet, verify it with the code 482913.'],
    ['Ihr Konto wurde angelegt und kann mit dem Code 482913 bestätigt werden.'],
    ['Ihr Konto wird mit dem Code 482913 freigeschaltet.'],
    ['Ihre Anmeldung ist mit dem Code 482913 möglich.'],
    ['Sie haben sich registriert und können sich jetzt mit dem Code 482913 anmelden.'],
    ['Sie wurden eingeladen, melden Sie sich mit dem Code 482913 an.'],
    ['Votre compte a été créé et vous pouvez le confirmer avec le code 482913.'],
    ['Votre compte sera activé avec le code 482913.'],
    ['Connectez-vous avec le code 482913.'],
    ['Votre demande a été validée, connectez-vous avec le code 482913.'],
    ['Tu cuenta fue creada y puedes confirmarla con el código 482913.'],
    ['Tu solicitud fue aprobada. Entra con el código 482913.'],
    ['Tu pago será confirmado con el código 482913.'],
    ['Confirma tu correo con el código 482913.'],
    ['Sua conta foi criada e pode ser ativada com o código 482913.'],
    ['O pedido foi aprovado e o acesso é feito com o código 482913.'],
    ['Il tuo account è stato creato e va confermato con il codice 482913.'],
    ['Accedi con il codice 482913.'],
    ['Contul tău a fost creat și poate fi confirmat cu codul 482913.'],
    ['Autentifică-te cu codul 482913.'],
    ['Fiókját a 482913 kóddal erősítheti meg.'],
    ['Jelentkezzen be a 482913 kóddal.'],
    ['Belépéséhez használja a 482913 kódot.'],
    ['Hesabınızı 482913 kodu ile doğrulayın.'],
    ['482913 koduyla giriş yapabilirsiniz.'],
    ['482913 kodunu girerek hesabınızı doğrulayın.'],
    ['ادخل إلى حسابك باستخدام الرمز 482913.'],
    ['تم إنشاء حسابك ويمكنك تأكيده باستخدام الرمز 482913.'],
    ['تم طلب تسجيل الدخول إلى حسابك. رمز التحقق 482913.'],
    ['لتأكيد بريدك استخدم الرمز 482913.'],
    ['تم استلام طلبك لتسجيل الدخول باستخدام الرمز 482913'],
    ['התחבר לחשבון באמצעות הקוד 482913.'],
    ['ההרשמה שלך נקלטה וניתן לאשר אותה באמצעות הקוד 482913.'],
    ['Συνδεθείτε με τον κωδικό 482913.'],
    ['Ο λογαριασμός σας δημιουργήθηκε, επιβεβαιώστε τον με τον κωδικό 482913.'],
    ['Akun Anda telah dibuat dan dapat dikonfirmasi dengan kode 482913.'],
    ['Masuk dengan kode 482913.'],
    ['Đăng nhập bằng mã 482913.'],
    ['Tài khoản của bạn đã được tạo, hãy xác nhận bằng mã 482913.'],
    ['请使用验证码 482913 完成登录。'],
    ['您已申请登录，验证码 482913。'],
    ['已通过邮件发送验证码 482913，请完成登录。'],
    ['您正在使用验证码 482913 登录。'],
    ['您刚刚申请用验证码 482913 登录。'],
    ['您的验证码 482913 已发送，请在十分钟内完成验证。'],
    ['刚刚有人使用您的邮箱注册，验证码为 482913。'],
    ['認証コード482913で登録を完了してください。'],
    ['認証コード482913でログインできるようになりました。'],
    ['ログインのリクエストを受け付けました。認証コードは482913です。'],
    ['コード 482913 でログインしてください。'],
    ['코드 482913(으)로 로그인하세요.'],
    ['인증번호 482913로 로그인하실 수 있습니다.'],
    ['Vaš račun je otvoren i možete ga potvrditi kodom 482913.'],
    ['Prijavite se kodom 482913.'],
    ['Váš účet byl vytvořen a můžete ho potvrdit kódem 482913.'],
    ['Přihlaste se kódem 482913.'],
    ['Twoje konto zostało utworzone i można je potwierdzić kodem 482913.'],
    ['Zaloguj się kodem 482913.'],
    ['Ваш аккаунт создан, и его можно подтвердить кодом 482913.'],
    ['Войдите с кодом 482913.'],
    ['Вхід буде підтверджено кодом 482913.'],
    ['Адресът ще бъде потвърден с код 482913.'],
    ['Влезте с код 482913.'],
    ['Du loggar in med koden 482913.'],
    ['Logga in med koden 482913.'],
    ['Din konto blev skabt og kan bekræftes med koden 482913.'],
    ['Kirjaudu koodilla 482913.'],
    ['Tilisi vahvistetaan koodilla 482913.'],
    ['Prisijunkite kodu 482913.'],
    ['Jūsų paskyra bus patvirtinta kodu 482913.'],
    ['Logige sisse koodiga 482913.'],
    ['Piesakieties ar kodu 482913.'],
    ['با کد 482913 وارد شوید.'],
    ['حساب شما با کد 482913 فعال می‌شود.'],
    ['कोड 482913 से साइन इन करें।'],
    ['আপনি কোড 482913 দিয়ে লগইন করুন।'],
    ['เข้าสู่ระบบด้วยรหัส 482913'],
    ['บัญชีของคุณถูกสร้างแล้ว ยืนยันด้วยรหัส 482913'],
    ['สร้างบัญชีสำเร็จ กรุณายืนยันโดยใช้รหัส 482913'],
    ['Je kunt nu met code 482913 inloggen.'],
    ['Je aanvraag is goedgekeurd, log in met code 482913.'],
    ['Log in met de code 482913.'],
    ['Your order was completed. To see it, sign in with code 482913.'],
    ['We have verified your documents; use the code 482913 to continue.'],
    ['Once verified with the code 482913, your account is yours.'],
    ['Your login has been approved by the administrator, please continue with code 482913.'],
    ['Your membership was approved today. Finish with code 482913.'],
    ['A message was sent to you with the code 482913.'],
    ['Este correo fue enviado con el código 482913.'],
    ['Questo messaggio è stato inviato con il codice 482913.'],
    ['Deze mail is verzonden met de code 482913.'],
    ['Bu ileti 482913 kodu ile gönderildi.'],
  ])('%s', (text) => {
    expect(isUsed(text, '482913')).toBe(false);
  });
});

test('a line of a log says when it was used', () => {
  const html =
    '<pre>step 1/2  code 410022  accepted 23:51:07\nstep 2/2  code 987140  waiting for you\nType the code of step 2.</pre>';
  expect(otpOf({ subject: 'Approval 2/2', html })).toBe('987140');
});

test.each(['automatically at midnight', 'at midnight', 'when you ask for another', 'after ten minutes'])(
  'what is cancelled %s is good until then',
  (when) => {
    const text = `Enter verification no. 8836 on the form to go on. It is cancelled ${when}.`;
    expect(otpOf({ subject: 'Verify your change of address', text })).toBe('8836');
  },
);

test('what was cancelled is not', () => {
  const text = 'Enter verification code 8836 to go on. It was cancelled.';
  expect(otpOf({ subject: 'Verify your change of address', text })).toBeNull();
});

test('what the next paragraph begins by saying of the code holds for the one above', () => {
  const sent = 'At 11:22 we sent you an e-mail with the verification code 17-40-66. We apologise.';
  const subject = 'Please delete our last e-mail';
  expect(otpOf({ subject, text: `${sent}\n\nThe code was withdrawn at 11:31.` })).toBeNull();
  const slovak = 'Vyplňte overovací kód\n\nSK-8F3T-61\n\nKód je možné použiť raz, najneskôr do 16:00.';
  expect(otpOf({ subject: 'Overenie prístupu', text: slovak })).toBe('SK-8F3T-61');
});

test.each([
  ['Your code 482913 was sent to the address entered at sign-up.', '482913'],
  ['Your code is 482913. The code was sent to the number used for your account.', '482913'],
  ['Tu código es 482913. Este código fue enviado a la dirección utilizada.', '482913'],
  ['Your code 482913 was sent by text and used at 10:22.', null],
  ['Il codice 482 913 è stato inviato alle 11:02 e utilizzato alle 11:06.', null],
])('what was entered or used may be the address that it was sent to: %s', (text, otp) => {
  expect(otpOf({ subject: 'Sign in', text })).toBe(otp);
});

test.each(['Se usó el código 482913 para iniciar sesión.', 'Se utilizó el código 482913 para entrar.'])(
  'what Spanish says without a person is no condition: %s',
  (text) => {
    expect(otpOf({ subject: 'Aviso', text })).toBeNull();
  },
);
