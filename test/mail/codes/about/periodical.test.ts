/** What many are sent to read. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('a lesson about codes brings none', () => {
  test.each([
    ['Lesson 4: what is a one-time code?', 'This is what you will get:\n\nYour one-time code is 618 204.'],
    ['3. pamoka: vienkartiniai kodai', 'Gausite tokią žinutę:\n\nJūsų vienkartinis kodas 618 204.'],
    ['2ஆம் பாடம்: OTP என்றால் என்ன?', 'இப்படி ஒரு செய்தி வரும்:\n\nஉங்கள் OTP 618 204.'],
    ['Häufige Fragen zur neuen Anmeldung', 'So sieht die Nachricht aus:\n\nIhr Anmeldecode ist 618 204.'],
    ['第五課:一次性驗證碼', '手機會收到這樣的簡訊:\n\n您的驗證碼為 618 204'],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test('a course that asks for one does', () => {
    const text = 'Welcome to the course. Your verification code is 618 204. Type it on the page.';
    expect(otpOf({ subject: 'Confirm your mail, and we begin lesson 1', text })).toBe('618204');
  });
});

describe('what warns of a false message quotes its code', () => {
  test.each([
    [
      'Warning: fake text messages in our name',
      'Many got this text:\n\nYour pass expires. Renew it with code 618 204.',
    ],
    [
      'Vorsicht, falsche SMS',
      'Viele erhielten diese SMS:\n\nIhr Zugang ist gesperrt. Öffnen Sie ihn mit Code 618 204.',
    ],
    ['Упозорење: лажне поруке', 'Круже овакве поруке:\n\nПотврдите награду кодом 618 204.'],
    ['偽SMSにご注意ください', '次のようなSMSが届いています。\n\nお客様の確認コードは 618 204 です。'],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test('what a bank does against fraud has codes of its own', () => {
    const text = 'To go on, enter the code 618 204 in the app. It is valid for 10 minutes.';
    expect(otpOf({ subject: 'Fraud protection: confirm your payment', text })).toBe('618204');
  });
});
