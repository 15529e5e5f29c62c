import { expect, test } from 'vitest';
import { fold } from '../../../src/mail/codes/text/clean.ts';
import { linkWords } from '../../../src/mail/codes/words/links.ts';
import { actWords, linkNames, noticeWords, otherwise } from '../../../src/mail/links/words.ts';

test.each(['act', 'notice', 'password', 'never'] as const)(
  'of the words “%s” none contains another',
  (kind) => {
    const words = linkWords[kind].map(fold);
    const idle = words.filter((word, at) =>
      words.some((other, index) => index !== at && word.includes(other)),
    );
    expect(idle).toEqual([]);
  },
);

test('a link is named where a word begins', () => {
  expect(linkNames.test(fold('Votre lien de connexion'))).toBe(true);
  expect(linkNames.test(fold('הקישור שלך'))).toBe(true);
  expect(linkNames.test(fold('Espace client'))).toBe(false);
});

test.each(['Terima kasih atas pesanan Anda', 'イベントに参加した方へ', 'Onaylı satıcı'])(
  '“%s” signs in to nothing',
  (text) => {
    expect(actWords.test(fold(text))).toBe(false);
  },
);

test('what has been done is not taken for what is to be done', () => {
  expect(noticeWords.test(fold('Your password was changed'))).toBe(true);
  expect(noticeWords.test(fold('Confirm this one before this offer ends'))).toBe(false);
});

test('one who has not asked is spoken to where a word begins', () => {
  expect(otherwise.test(fold('If this was not you, '))).toBe(true);
  expect(otherwise.test(fold('לא ביקשת? אם לא ביקשת'))).toBe(true);
  expect(otherwise.test(fold('If this is correct, '))).toBe(false);
});

test.each([
  '¿No has sido tú? Cambia tu contraseña:',
  '¿No has comprado nada? Cambia tu contraseña:',
  'Si no has sido tú, cambia la contraseña aquí:',
  'Não foi você? Redefina a senha:',
  'Se não fez esta alteração, redefina a senha:',
  "Ce n'était pas vous ? Réinitialisez votre mot de passe :",
  "Si vous n'êtes pas à l'origine de ce changement, réinitialisez votre mot de passe :",
  'Waren Sie das nicht? Passwort zurücksetzen:',
  'Falls Sie das nicht waren, setzen Sie Ihr Passwort zurück:',
  'Non sei stato tu? Reimposta la password:',
  'Se non hai fatto tu la modifica, reimposta la password:',
  'Was u dit niet? Stel uw wachtwoord opnieuw in:',
  'Heb jij dit niet gedaan? Wijzig je wachtwoord:',
  'N-ai făcut tu schimbarea? Resetează parola:',
  'Dacă nu ați fost dumneavoastră, resetați parola:',
  'Kannastu ekki við þetta? Breyttu lykilorðinu:',
  'Ef þetta varst ekki þú, endurstilltu lykilorðið:',
  'Jos se et ollut sinä, vaihda salasana:',
  'Etkö se ollut sinä? Vaihda salasana:',
  'Jos et ollut, nollaa salasana:',
  'Jei ne tu, pakeisk slaptažodį:',
  'Jei tai buvote ne jūs, atkurkite slaptažodį:',
  'Ja tas nebijāt jūs, atjaunojiet paroli:',
  'Tas nebiji tu? Maini paroli:',
  'Kui see ei olnud teie, muutke parool:',
  'Kas see polnud sina? Vaheta parool:',
  'Jestli o změně nevíte, změňte si heslo:',
  'Pokud jste to nebyli vy, obnovte si heslo:',
  'Ak ste to neboli vy, obnovte si heslo:',
  'Neboli ste to vy? Zmeňte heslo:',
  'To nie Ty? Zresetuj hasło:',
  'Jeśli to nie Ty, zmień hasło:',
  'Ako to niste bili vi, resetirajte lozinku:',
  'U protivnom promijenite lozinku:',
  'Ако то нисте били ви, одмах је ресетујте:',
  'Нисте ви? Промените лозинку:',
  'Če to niste bili vi, ponastavite geslo:',
  'Niste bili vi? Ponastavite geslo:',
  'Ако не сте вие, ресетирајте ја лозинката:',
  'Ако не сте били вие, сменете паролата:',
  'Не бяхте ли вие? Нулирайте паролата:',
  'Если это были не вы, сбросьте пароль:',
  'Не вы? Смените пароль:',
  'Якщо це були не ви, скиньте пароль:',
  'Це не ви? Змініть пароль:',
  'Калі гэта былі не вы, змяніце пароль:',
  'Ha nem Ön volt, állítsa vissza a jelszavát:',
  'Nem te voltál? Változtass jelszót:',
  'Αν δεν ήσασταν εσείς, αλλάξτε τον κωδικό:',
  'Δεν ήσασταν εσείς; Επαναφέρετε τον κωδικό:',
  'Bunu sen yapmadıysan hemen şifreni sıfırla:',
  'Siz değilseniz şifrenizi sıfırlayın:',
  'Bunu siz etməmisinizsə, parolu yeniləyin:',
  'Бұл сіз болмасаңыз, құпиясөзді өзгертіңіз:',
  "Agar bu siz bo'lmasangiz, parolni tiklang:",
  'თუ ეს თქვენ არ იყავით, აღადგინეთ პაროლი:',
  'Եթե դա դուք չէիք, վերականգնեք գաղտնաբառը՝',
  'Nëse nuk ishit ju, rivendosni fjalëkalimin:',
  'إذا لم تكن أنت، أعد تعيين كلمة المرور:',
  'لم تقم بذلك؟ غيّر كلمة المرور:',
  'اگر شما نبودید، گذرواژه را بازنشانی کنید:',
  'אם זה לא היית את או אתה, אפסו את הסיסמה:',
  'לא אתם? אפסו את הסיסמה:',
  'اگر یہ آپ نے نہیں کیا تو پاس ورڈ ری سیٹ کریں:',
  'यदि यह आपने नहीं किया, तो पासवर्ड रीसेट करें:',
  'यह आप नहीं थे? पासवर्ड रीसेट करें:',
  'আপনি না করে থাকলে এখনই পাসওয়ার্ড রিসেট করুন:',
  'இது நீங்கள் இல்லை என்றால், கடவுச்சொல்லை மீட்டமைக்கவும்:',
  'మీరు చేయకపోతే పాస్‌వర్డ్ మార్చండి:',
  'हे तुम्ही केले नसल्यास पासवर्ड रीसेट करा:',
  'तपाईंले गर्नुभएको होइन? तुरुन्तै पासवर्ड रिसेट गर्नुहोस्:',
  'หากไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่:',
  'ไม่ใช่คุณใช่ไหม เปลี่ยนรหัสผ่าน:',
  'Nếu không phải bạn, hãy đặt lại mật khẩu:',
  'Không phải bạn? Đặt lại mật khẩu:',
  'Bukan Anda? Atur ulang kata sandi:',
  'Tidak merasa mengubahnya? Ganti kata sandi:',
  'Bukan anda? Tetapkan semula kata laluan:',
  'Hindi ikaw iyon? I-reset ang password agad:',
  'Kung hindi ikaw ang gumawa nito, palitan ang password:',
  'Si wewe? Weka upya nenosiri:',
  'Kama hukufanya hivi, badilisha nenosiri:',
  '如非本人操作，请立即重置密码：',
  '不是您？重置密码：',
  '若非本人操作，請立即重設密碼：',
  '心当たりがない場合は、パスワードを再設定してください：',
  'ご本人でない場合はパスワードを再設定：',
  '본인이 아니라면 비밀번호를 재설정하세요:',
  '직접 변경하지 않으셨다면 비밀번호 재설정:',
  'Zu ez bazara izan, berrezarri pasahitza:',
  'Si no heu estat vós, restabliu la contrasenya:',
  'No has estat tu? Canvia la contrasenya:',
  'Se non fuches ti, restablece o contrasinal:',
  'Os nad chi oedd hyn, ailosodwch eich cyfrinair:',
  'Murar tusa a rinne é, athshocraigh do phasfhocal:',
  'Jekk ma kontx int, irrisettja l-password:',
  'Was dit nie jy nie? Stel jou wagwoord terug:',
  'Om det inte var du, återställ lösenordet:',
  'Var det inte du? Byt lösenord:',
  'Hvis det ikke var dig, så nulstil adgangskoden:',
  'Var det ikke dig? Skift adgangskode:',
  'Hvis det ikke var deg, tilbakestill passordet:',
  'Var det ikke deg? Bytt passord:',
  'If this was not you, reset your password:',
  "Wasn't you? Reset your password:",
  'Not you? Reset your password here:',
])('what is to be done by somebody else who did not ask for it: %s', (text) => {
  expect(otherwise.test(fold(text))).toBe(true);
});

test.each([
  'Click here to reset your password: ',
  'Confirm that it was you: ',
  'Non hai ancora confermato? Conferma qui: ',
  'Si no ves el botón, abre este enlace: ',
  'Não consegue clicar? Copie o endereço: ',
  'Se il pulsante non funziona, apri: ',
  'Falls der Link nicht funktioniert, öffnen Sie: ',
  'Je hebt gevraagd om een nieuw wachtwoord: ',
  'To nie działa? Otwórz ten adres: ',
  'هل نسيت كلمة المرور؟ أعد تعيينها: ',
  'कृपया अपना ईमेल सत्यापित करें: ',
  'ยืนยันอีเมลของคุณ: ',
  'Hindi mo ba mabuksan? I-click ito: ',
])('and what is to be done by whoever did: %s', (text) => {
  expect(otherwise.test(fold(text))).toBe(false);
});
