/** Numbers and names of codes that are only mentioned; beside each a mail that is like it and holds a code. */

import { describe, expect, test } from 'vitest';
import { isTrackerSubject } from '../../../../src/mail/codes/text/tracker.ts';
import { otpOf } from '../kit.ts';

describe('what is only mentioned is no answer', () => {
  test.each([
    ['[JIRA] (AUTH-4471) Login code not accepted', 'Sam commented: users enter 771204 and get an error.'],
    ['[shop/api] 認証コードの再送 (#812)', '確認手順: 認証コード 448120 を入力するとエラーになります。'],
    ['Run 448121', 'verify-otp.spec.ts\n\nRun 448120, job 99120417'],
    ['Lesung', 'Wir stellen den Roman „Geheimcode 1944“ vor, Eintritt frei.'],
    ['Boletín', 'El PIN 1234 protege una de cada diez tarjetas.'],
    ['Returned', 'The server answered: 550 5.7.26 Unauthenticated sender (code 550726)'],
    ['New token listing: MARL', 'MARL token is live'],
    ['-15 % mit dem Code MAI15X', 'MAI15X\n\nGilt bis 31.05.'],
    ['How did we do?', 'You asked about a verification code.\n\n0\t1\t2\t3\t4\t5\t6\t7\t8\t9'],
    ['Non comunicare mai il codice OTP', 'I nostri messaggi hanno la forma "Il tuo codice è NNNNNN".'],
    ['Nunca compartas tu código', 'Nuestros códigos llegan con este aspecto: NNN-NNN.'],
    ['[Ticket 904417] Router shows code 1010', 'Hi, code 1010 means that there is no light from the fibre.'],
    [
      'Withdrawal completed',
      'Never tell anyone your verification codes.\n\nKoda OÜ, company code 14839201, Tallinn',
    ],
    ['October usage: 914,208 events', 'October at a glance\n\n914208\n\nevents, of 1,062,000 in your plan'],
    [
      'Deux codes',
      'Premier cadeau : le code promo 2505. Second : avec le code 3131, la gravure est offerte.',
    ],
    [
      'Spot the scam',
      'It begins with a text such as this one:\n\n123456 is your Acme Bank verification code.',
    ],
    ['Pas på', 'Svindleren beder om koden, som kunden får på sms, f.eks. ”Din kode er 000000”.'],
    [
      'Never share your code',
      'It arrives late on a Sunday. "Your verification code is 739204. Do not share it." Ten seconds later a friend of yours writes.',
    ],
    [
      'New reply',
      "Same here, the mail said 'your verification code is 550 318' and the box did not want it.",
    ],
    [
      'Six warning signs of a scam',
      'Many got this:\n\n"Your code is 661 483, send it back."\n\nIt is a scam.',
    ],
    ['Results of the simulation', 'It carried the dummy code 112233, and four typed it on our page.'],
    ['Paket', 'Zeigen Sie den Code 550217 an der Abholstation vor.'],
  ])('%s: %s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });
});

describe('what is given is', () => {
  test.each([
    ['[AUTH-12] Your sign-in code', 'Your sign-in code is 448127.', '448127'],
    ['Ihr Zugang', 'Ihr Bestätigungscode lautet „448127“.', '448127'],
    ['Sign in to staging', 'Your login code is 123456.', '123456'],
    ['Entrar', 'Seu código: 1234. Vale por 5 minutos.', '1234'],
    [
      'Transfer',
      'Transaction code: 100000\n\nApprove your transfer of 100,000 JPY by entering it.',
      '100000',
    ],
    ['Acme', 'Use the code 662015 to log in.\n\nGive a friend 3 months free with code\nFJORD3MO', '662015'],
    ['Your code', 'KRVT is your code. It expires in 10 minutes.', 'KRVT'],
    ['Confirm', 'Your verification code:\n\n1\t2\t3\t4\t5\t6', '123456'],
    [
      'Espace client',
      'Votre code de vérification est 550217. Ne le communiquez jamais à un livreur.',
      '550217',
    ],
    ['ใช่คุณหรือเปล่า', 'มีคนขอเปลี่ยนซิมเบอร์ 08 5550 0182 ถ้าเป็นคุณ ตอบกลับด้วยเลข 54192 ถ้าไม่ใช่ โทร 1175', '54192'],
    ['Phone banking', 'Call 0800 555 0142 and enter your security code 482913 when asked.', '482913'],
    ['Re: [Запрос №77120] Не подходит код', 'Предыдущий код сгорел. Новый: 150937', '150937'],
    ['Your code', 'Balance: 1,204,118 points. Your verification code is 204118.', '204118'],
    ['Retiro', 'Código antiphishing: FERN82\n\nCódigo de verificación: 660293', '660293'],
  ])('%s: %s', (subject, text, code) => {
    expect(otpOf({ subject, text })).toBe(code);
  });
});

test('the number that a gateway sends from is not the code of its mail', () => {
  const parts = { from: 'PizzaPlot <70304@relay.example>', subject: '70304', text: 'Come by. STOP to 70304' };
  expect(otpOf(parts)).toBeNull();
});

test('what is to be quoted on the telephone is no code, however it is printed', () => {
  const sent = '<p>Hello, we texted a 6-digit code to your phone so that you can reset your password.</p>';
  const call = '<p>Was it not you? Call <b>1-866-555-0178</b> and quote alert <b>902114</b>.</p>';
  expect(otpOf({ subject: 'We sent you a verification code', html: sent + call })).toBeNull();
});

test('the beginning of a hash that the mail prints whole is no code', () => {
  const subject = '[oxbow] main updated: print the verification code in groups';
  const text =
    'new 9d04e17  print the verification code in groups\n\ncommit 9d04e17be2c0f5a6621b7f5bfe9ac3bb0d2d3a90';
  expect(otpOf({ subject, text })).toBeNull();
});

test('hashes in brackets, all of one length, are what a build was made of', () => {
  const changes =
    '  [Sam] Print the login code in groups (9d04e17b)\n  [Ada] Login codes live five minutes (0be33f58)';
  expect(otpOf({ subject: 'Build failed', text: changes })).toBeNull();
  expect(otpOf({ subject: 'Sign in', text: 'Your login code (9d04e17b)' })).toBe('9d04e17b');
});

test('the subjects of alerts are those of a tracker, and what programs are tried with is no code there', () => {
  expect(isTrackerSubject('[Triggered #619204] checkout: token errors')).toBe(true);
  expect(isTrackerSubject('PROBLEM: the code service is down')).toBe(true);
  expect(isTrackerSubject('Problem with your code?')).toBe(false);
  const text = 'Use 000000 to log in to Acme. This code expires in 10 minutes.';
  expect(otpOf({ subject: '[PAY-2217] The code screen accepts five digits', text })).toBeNull();
  expect(otpOf({ subject: 'Log in', text: text.replace('000000', '482913') })).toBe('482913');
});

test('what a review quotes is no answer, however it is named there', () => {
  const text =
    'In test/login.eml:\n\n>  Your login code is 340982\n> +It expires in 15 minutes\n\nnit: the plain part says 10.';
  expect(otpOf({ subject: '[acme/mailer] Accept 6 to 8 digits (PR #1774)', text })).toBeNull();
});

test('a number that is not shown is none', () => {
  const text = 'Never share your OTP. It goes to 09xxxx2048 as before.';
  expect(otpOf({ subject: 'Password changed', text })).toBeNull();
});
