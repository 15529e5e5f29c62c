/** A plain name with a word that no table knows: whose code it is then. Beside each a mail that is like it and holds a code. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('a plain name with an unknown word is the name of something else', () => {
  test.each([
    ['before it', 'Súťaž', 'Váš zoznamovací kód je 550183. Žrebovanie je 24. decembra.'],
    ['written together with it', 'お届け予定', '取扱店：練馬営業所（店コード 073215）'],
    ['together in Chinese', '您的包裹', '包裹已到達。\n門市代碼：774120\n時間：11/13 23:52'],
    ['together in Korean', '자재 입고 안내', '자재코드 40882로 발주했습니다. 수량 12.'],
    ['before it in Gujarati', 'બિલ', 'રસીદ કોડ: 739104\nરકમ: ₹ 1,246.00'],
    [
      'before it in Georgian, a word for numbers',
      'ქვითარი №8830127',
      'თქვენი გადახდა შესრულდა.\n\nაბონენტის კოდი: 4471902\nთანხა: 64.30 ₾',
    ],
    ['before it in Hindi', 'मेला', 'इवेंट कोड: 4127\nस्टॉल: बी-22'],
    [
      'of which it has the ending, in Turkish',
      'Kurs kaydınız onaylandı',
      'Sayın üyemiz, kaydınız onaylandı.\n\nKurs kodu: 3041882\nKurs: Ahşap oyma\nYer: Halk Eğitim Merkezi, 3. kat\nBaşlangıç: 14 Mart Cuma',
    ],
    ['behind it', 'Paketmu dalam perjalanan', 'Kurir: Pak Hendra\nKode hub: 441902'],
    ['behind it in Persian', 'تأیید نوبت حضوری', 'شمارهٔ نوبت: ۲۴\nکد دفتر: ۷۲۱۱۴۰۸۵'],
    [
      'behind it without a colon',
      'Změna hesla',
      'Heslo bylo změněno. Pokud jste to nebyl vy, volejte ihned a nahlaste kód incidentu 618802.',
    ],
    ['behind it in Thai', 'แจ้งผลการพิจารณา', 'รหัสหน่วยงาน 03017\nจำนวนเงินคืน 3,482 บาท'],
    ['as its owner, in Catalan', 'Rebut de la quota', "Codi d'alumne: 73920\nImport: 68,50 €"],
    ['as its owner, in French', 'Votre reçu', "Code de l'adhérent : 73920\nMontant : 68,50 €"],
    ['as its owner', 'Exames nacionais', 'As inscrições decorrem até dia 21.\nCódigo da escola: 403118'],
    [
      'as its owner, and further on the number',
      'Rematrícula',
      'Tenha em mãos o código do aluno (o da Heloísa é 2019044).',
    ],
    ['in two words', 'Bukti Penerimaan', 'Jenis SPT: 1770S\nKode akun pajak: 411125'],
    [
      'that it is listed with',
      'Paketti on lähtenyt',
      'Terminaali: Lieto, koodi 2075\nArvioitu toimitus: torstai',
    ],
  ])('%s', (_, subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });
});

describe('but not where the word says nothing of that', () => {
  test.each([
    ['a name of a code that is confirmed with', 'Login', 'Kód overenia: 550183', '550183'],
    ['whose it is', 'अॅप', 'अॅपसाठी तुमचा कोड 9037 आहे.', '9037'],
    ['whose it is, in Egypt', 'وصّلني', 'أهلاً يا بطل! الكود بتاعك 5062، متقولوش لحد.', '5062'],
    ['which one it is', 'Masuk', 'Kode berikut: 441902', '441902'],
    ['how many digits it has', 'ログイン', '6桁コード：073215を画面に入力してください。', '073215'],
    ['what is done with it', '登入通知', '請輸入代碼 774120 完成登入。', '774120'],
    [
      'what it is not',
      'Sign in',
      'No password needed: 88213, entered in the small window, is enough.',
      '88213',
    ],
    ['of whom it is', 'Fieldnote', 'Your Fieldnote code: 441902', '441902'],
    [
      'what it opens',
      'Results',
      'Your results are ready. Date of birth and this code open them: 204 118.',
      '204118',
    ],
    ['which it is, in Turkish', 'Giriş', 'Aşağıdaki kodu girin: 482913', '482913'],
  ])('%s', (_, subject, text, code) => {
    expect(otpOf({ subject, text })).toBe(code);
  });
});
