import { describe, expect, test } from 'vitest';
import { decisionOf, otpOf } from '../kit.ts';

/** What is said of a number below a subject, without the weights. */
function reasonsUnder(subject: string): string[] {
  const text = 'Hello Sam,\n\nHere you go: 482913\n\nIt works for a while.';
  const { candidates } = decisionOf({ subject, text });
  const reasons = candidates.find(({ value }) => value === '482913')?.reasons ?? [];
  return reasons.map((reason) => reason.replace(/ \([^()]*\)$/, ''));
}

const named = 'the subject names a code';
const kept = 'the mail says how long a code lives or that it is secret';

describe('a subject with a name of a code', () => {
  test.each([
    ['says how long it lives', 'Your sign-in code expires in 10 minutes'],
    ['says so in German', 'Ihr Anmeldecode ist 10 Minuten gültig'],
    ['says until when', 'Your sign-in code is valid until 10:42'],
  ])('brings one when it %s', (_, subject) => {
    expect(reasonsUnder(subject)).toEqual(expect.arrayContaining([named, kept]));
  });

  test.each([
    ['never to tell', 'Never tell anyone your sign-in code'],
    ['so in Italian', 'Non comunicare mai il codice OTP'],
    ['so in Arabic', 'تنبيه هام: لا تشارك رمز التحقق مع أي شخص'],
    ['so in Thai', 'เตือนภัย! อย่าบอกรหัส OTP ให้ใคร'],
  ])('brings none when it says %s', (_, subject) => {
    const reasons = reasonsUnder(subject);
    expect(reasons).not.toContain(named);
    expect(reasons).not.toContain(kept);
  });
});

test('when somebody answers the telephone is no time that a code lives for', () => {
  const paid = (line: string) => otpOf({ text: `બિલ ભરાઈ ગયું છે.\n\nરસીદ કોડ: 739104\n\n${line}` });
  expect(paid('Call 1800 233 5500 (24 hours)')).toBeNull();
  expect(paid('It works for 24 hours')).toBe('739104');
});

describe('a text that points at the subject', () => {
  test.each([
    ['Wallet 771105', 'Copy the digits from the subject line into the app.'],
    ['Lompakko 771105', 'Kirjoita sovellukseen numerot, jotka näet viestin otsikossa.'],
    ['Чанта 771105', 'Въведете в приложението цифрите от темата на този имейл.'],
    ['Novčanik 771105', 'Upišite u aplikaciju brojke iz naslova ove poruke.'],
    ['Πορτοφόλι 771105', 'Γράψτε στην εφαρμογή τα ψηφία από το θέμα του μηνύματος.'],
    ['Ví 771105', 'Nhập vào ứng dụng các chữ số trên tiêu đề thư này.'],
    ['กระเป๋า 771105', 'พิมพ์ตัวเลขในหัวเรื่องลงในแอป'],
    ['محفظة 771105', 'انسخ الأرقام الموجودة في عنوان هذه الرسالة إلى التطبيق.'],
    ['ארנק 771105', 'הקלידו באפליקציה את הספרות שבשורת הנושא.'],
  ])('%s: %s', (subject, text) => {
    expect(otpOf({ subject, text })).toBe('771105');
  });

  test.each([
    ['Support request 771105', 'Please keep the ticket number in the subject line when you reply.'],
    ['Заявка 771105', 'При отговор запазете номера на заявката в темата на имейла.'],
    ['Yêu cầu 771105', 'Vui lòng giữ mã yêu cầu trong tiêu đề thư khi trả lời.'],
  ])('for something else: %s: %s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });
});
