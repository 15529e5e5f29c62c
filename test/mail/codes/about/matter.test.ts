/** Codes that are called like one-time codes and are of something else: a meeting, a document, a contest. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('a code of something else is no answer', () => {
  test.each([
    ['Potrdilo je pripravljeno', 'Koda za preverjanje dokumenta: 7714209.'],
    ['Your statement', 'Verification code of the document: 7714209.'],
    ['Lager', 'Palettencode 48210 steht in Halle 3.'],
    ['Fahrt', 'Nennen Sie dem Fahrer die PIN 4471.'],
    ['Kutse koosolekule', 'Koosoleku ID: 881 204 417\nPääsukood: 448120'],
    ['Ďakujeme za účasť v súťaži', 'Váš kód je 771483.'],
    ['Invitación', 'Tema: semanal\nID de reunión: 917 4402 6681\nCódigo de acceso: 220946'],
    ["You're registered", 'See you on Thursday.\nWebinar ID: 917 4402 6681\nPasscode: 220946'],
  ])('%s: %s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });
});

describe('one that is asked for, or dies soon, is', () => {
  test.each([
    ['Podpis dokumentu', 'Overovací kód pre podpis dokumentu je 771420 a platí 10 minút.', '771420'],
    ['Your certificate', 'Enter the verification code 771420 to log in and see your certificate.', '771420'],
    ['Onlineausweis', 'Mit dem Code 448120 bestätigen Sie Ihr Dokument in der App.', '448120'],
    ['Portal', 'Your login code for the meeting portal is 448120.', '448120'],
    ['Firma', 'Codice OTP per la firma del documento: 448120', '448120'],
    ['会议', '您的登录验证码是448120，用于会议系统登录。', '448120'],
    ['Podpis', 'Kod do podpisu dokumentu: 448120. Ważny 5 minut.', '448120'],
    ['Möte', 'Din inloggningskod är 771420. Den gäller i 10 minuter.', '771420'],
  ])('%s: %s', (subject, text, code) => {
    expect(otpOf({ subject, text })).toBe(code);
  });
});

test('what stands right below the number of a meeting lets one in, whatever the subject speaks of', () => {
  const text = 'Join the call\n\nMeeting ID: 917 4402 6681\nPasscode: 220946\n\nTap to dial in.';
  expect(otpOf({ subject: 'Invitation: how our code review goes', text })).toBeNull();
  const login = 'Your passcode is 220946. Enter it to sign in.\n\nMeeting ID: 917 4402 6681';
  expect(otpOf({ subject: 'Your sign-in code', text: login })).toBe('220946');
});

test('fields below the number of a meeting are its own, in a table as well', () => {
  const table =
    '<table><tr><td>Webinar ID</td><td>972 4480 1136</td></tr><tr><td>Passcode</td><td>418663</td></tr></table>';
  expect(otpOf({ subject: 'You are registered', html: `<p>See you there.</p>${table}` })).toBeNull();
  expect(otpOf({ subject: 'Your passcode', html: table.replace('Webinar ID', 'Account') })).toBe('418663');
});

test('a one-time code beside a meeting is called so by its own sentence, and is one', () => {
  const text =
    'Room 4.18 is yours.\nMeeting ID: 771 820\nPlease confirm it in the portal. Your one-time code is 55A19C.';
  expect(otpOf({ subject: 'Your meeting on Friday', text })).toBe('55A19C');
});

test('a passcode in the sentence of a meeting is of that meeting', () => {
  const text = 'Meeting ID for ETH-2913: 884 7710 4402, passcode: 118402. It is the same every week.';
  expect(otpOf({ subject: 'Course codes, rooms and passcode', text })).toBeNull();
});
