/** Mails whose code is on a telephone or in an app, and the numbers that they print of something else. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('a mail that says that its code is not in it has none', () => {
  test.each([
    [
      'Confirmați cererea',
      'Codul de confirmare v-a fost comunicat telefonic și nu se regăsește în acest mesaj. Numărul cererii este 318845.',
    ],
    [
      'Preverite svoj telefon',
      'Kodo smo poslali s sporočilom SMS, v tem e-sporočilu je ni. Vaša številka stranke: 905 117.',
    ],
    ['Код подтверждения', 'Код мы отправили на ваш телефон. В этом письме его нет. Номер обращения: 440715.'],
    [
      'Mã xác nhận',
      'Mã xác nhận đã được gửi tới số điện thoại có bốn số cuối là 2286. Vì lý do bảo mật, mã không được ghi trong email này.',
    ],
    ['OTP पाठवला आहे', 'OTP शेवटचे अंक ८०४२ असलेल्या मोबाइलवर पाठवला आहे. सुरक्षिततेसाठी तो या ईमेलमध्ये दिलेला नाही.'],
    [
      'Your code',
      'We have texted you a code. For your protection it is not shown in this email. We noted your call of 5 May under 603928.',
    ],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test('but for what it calls its code outright', () => {
    const text = 'Your password is not in this email.\n\nYour verification code is 482913.';
    expect(otpOf({ subject: 'Sign in', text })).toBe('482913');
  });

  test('and for what it asks to enter and prints behind a colon', () => {
    const text =
      'To sign, enter this e-sign code in Ledgerleaf: TL-771384\n\nYou are also asked for your PIN. That is a number you pick yourself; it is not in this mail.';
    expect(otpOf({ subject: 'Code to e-sign your return', text })).toBe('771384');
  });

  test('and of another mail below it nothing is taken to be said', () => {
    const text = 'To sign in, type 482913.\n\nOn 5 May 2026 Ada wrote:\n> The code is not in this email.';
    expect(otpOf({ subject: 'Sign in', text })).toBe('482913');
  });

  test.each([
    ['Anmeldung', 'Tippen Sie 482913 auf der Seite ein. Geben Sie den Code nicht per Mail weiter.'],
    ['Log ind', 'Indtast 482913 for at logge ind. Send aldrig koden videre, heller ikke med mail.'],
    ['Sign in', 'Type this on the page:\n\n482913\n\nThe code is secret: do not send it by email.'],
  ])('and what one is told not to do with it says nothing of that: %s', (subject, text) => {
    expect(otpOf({ subject, text })).toBe('482913');
  });
});
