/** Codes that were blocked or withdrawn. */
import { describe, expect, test } from 'vitest';
import { isBlocked } from '../../../../src/mail/codes/against/blocked.ts';
import { sentenceEnd } from '../../../../src/mail/codes/text/sentence.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

function saysSo(text: string, value: string): boolean {
  const spot = spotOf(readText(text), value);
  return isBlocked(spot, sentenceEnd(spot.segment.text, spot.match.end));
}

describe('a code was blocked', () => {
  test.each([
    'After five wrong attempts the code 482913 was blocked.',
    'The code 482913 was mistyped five times, so we have locked it.',
    'Le code 482913 a été bloqué après cinq essais.',
    'El código 482913 ha quedado bloqueado.',
    'Overovací kód 482913 bol po viacerých chybných pokusoch zablokovaný.',
    'Po penkių nesėkmingų bandymų kodą 482913 užblokavome.',
    'Syötit koodin 482913 viisi kertaa väärin, joten lukitsimme sen.',
    "Код 482913 п'ять разів введено неправильно, тому ми його заблокували.",
    'Μετά από πέντε λάθος προσπάθειες ο κωδικός 482913 μπλοκαρίστηκε.',
    'Бес рет қате терілгендіктен 482913 коды бұғатталды.',
    'ხუთი მცდარი მცდელობის შემდეგ კოდი 482913 დაიბლოკა.',
    'کد 482913 به‌خاطر پنج بار ورود اشتباه مسدود شد.',
    'הקוד 482913 נחסם לאחר חמישה ניסיונות.',
    'รหัส 482913 ถูกระงับแล้ว',
    'Kode 482913 kami blokir karena lima kali salah dimasukkan.',
    '驗證碼 482913 連續輸入錯誤五次，已經鎖定囉。',
    '다른 기기에서 이미 로그인하셔서 482913 코드는 취소되었어요.',
    'We have cancelled the sign-in code 482913 that we sent you at 07:14.',
    'Wir haben den Code 482913 gesperrt.',
    'Anulowaliśmy Twój kod 482913.',
    'Hemos cancelado el código 482913.',
    'We sent you sign-in code 482913. As it was asked for from another country than you usually sign in from, we have cancelled it.',
    'At 07:14 we sent you sign-in code 482913. It was asked for from another country. We have cancelled it.',
    'Sie haben den Code 482913 erhalten. Wir haben ihn gesperrt.',
    "Nous vous avons envoyé le code 482913. Nous l'avons annulé.",
  ])('%s', (text) => {
    expect(saysSo(text, '482913')).toBe(true);
    expect(otpOf({ subject: 'Notice', text })).toBeNull();
  });
});

describe('it was not', () => {
  test.each([
    'Enter 482913, your account has been blocked.',
    'Your sign-in code is 482913. A login from Brazil looked odd, so we blocked it.',
    'Your sign-in code is 482913. Your order was late. We have cancelled it.',
    'Your sign-in code is 482913. If you did not ask for it, we have cancelled it already.',
    'We have cancelled your old code. Your new sign-in code is 482913.',
    'We have disabled your old device. To add a new one use the code 482913.',
    'Use code 482913 to open the account that was blocked.',
    'The code 482913 will be blocked if it has been cancelled.',
    'Mit 482913 entsperren Sie das Konto, das gesperrt wurde.',
    'Use o código 482913 para recuperar o acesso que foi bloqueado.',
    'Your card has been blocked. Enter the code 482913 to have a new one.',
  ])('%s', (text) => {
    expect(saysSo(text, '482913')).toBe(false);
  });
});
