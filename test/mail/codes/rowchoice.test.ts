/** Of codes in rows the one that the rows say is meant. */
import { describe, expect, test } from 'vitest';
import { otpOf } from './kit.ts';

const html = (rows: readonly (readonly string[])[], before = '', after = '') =>
  `<p>${before}</p><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table><p>${after}</p>`;

describe('all others are past', () => {
  test.each([
    [
      'in English',
      [
        ['10:02', '229017', 'used by Ada'],
        ['10:19', '870365', 'expired'],
        ['10:41', '553108', 'active'],
      ],
      'Enter the code that is active.',
    ],
    [
      'in Danish',
      [
        ['08.10', '229017', 'brugt'],
        ['08.44', '870365', 'udløbet'],
        ['08.51', '553108', 'klar til brug'],
      ],
      'Indtast den kode, der er klar til brug.',
    ],
    [
      'in German',
      [
        ['08:10', '229017', 'abgelaufen'],
        ['08:51', '553108', 'gültig'],
      ],
      'Geben Sie den gültigen Code ein.',
    ],
  ])('%s', (_, rows, after) => {
    expect(otpOf({ subject: 'Codes', html: html(rows, 'Your codes today:', after) })).toBe('553108');
  });
});

describe('it is the one for the reader', () => {
  test.each([
    [
      'by a word',
      'Hi,\n\nplease sign in once more. The one-time codes are:\n\nAda (she is away)  XK4-T9R\nYou                PM7-2HQ\n\nThanks',
    ],
    [
      'by the name',
      'Dear Ms Abara,\n\nplease sign in with the one-time codes of this list, everybody with their own.\n\nMr Stein   XK4-T9R\nMs Abara   PM7-2HQ\nMr Wu      QX2-4KD\n\nThanks',
    ],
  ])('%s', (_, text) => {
    expect(otpOf({ subject: 'Sign-in codes', text })).toBe('PM7-2HQ');
  });
});

test('it is the one for now', () => {
  const text =
    'We rotate the portal code tonight.\n\n* Right now: FW7731\n* From tomorrow 08:00: FW2096\n\nYour laptop asked to sign in.';
  expect(otpOf({ subject: 'Portal code: today and from tomorrow', text })).toBe('FW7731');
});

test('it is the one that waits, whoever else has entered theirs', () => {
  const rows = [
    ['1', 'Signe Holm', 'KT-118305', 'indtastet kl. 10.02'],
    ['2', 'Rasmus Dahl', 'KT-620844', 'mangler'],
  ];
  const after = 'Indtast din kode senest kl. 15.';
  expect(otpOf({ subject: 'Godkend som nr. 2', html: html(rows, 'Kære Rasmus', after) })).toBe('620844');
});

test('it is the right one of a correction', () => {
  const text = '認証コードに誤りがございました。\n\n誤:31975\n正:31957\n\n正しいコードをご入力ください。';
  expect(otpOf({ subject: '認証コード訂正のお詫び', text })).toBe('31957');
});

test('what is named otherwise is no code in columns either', () => {
  const rows = [
    ['Order', '551208', '553108'],
    ['State', 'closed', 'open'],
  ];
  const before = 'Your sign-in code is 770216. Below are your orders.';
  expect(otpOf({ subject: 'Your sign-in code', html: html(rows, before) })).toBe('770216');
});

test('numbers among numbers in columns are counts', () => {
  const rows = [
    ['Day', 'OTP sent', 'Verified'],
    ['Mon', '184220', '171908'],
    ['Tue', '190114', '177020'],
  ];
  expect(
    otpOf({ subject: 'OTP traffic, week 29', html: html(rows, 'One-time passcode traffic') }),
  ).toBeNull();
});

describe('where no code is spoken of, rows are of something else', () => {
  test.each([
    ['readings', 'Chỉ số cũ: 018 204\nChỉ số mới: 018 522'],
    ['accounts', 'Old account: routing 071000013\nNew account: routing 021000089'],
    ['seats', 'Now: seat 4417\nBefore: seat 4471'],
  ])('%s', (_, text) => {
    expect(otpOf({ subject: 'Notice', text })).toBeNull();
  });
});

test('what is clearly the code stays it, whatever stands in the rows below', () => {
  const text = 'Your verification code is 482913.\n\nOffice: 4417, open today\nStore: 4471, closed';
  expect(otpOf({ subject: 'Your verification code', text })).toBe('482913');
});

describe('what is said of each stands', () => {
  test.each([
    [
      'below it, line by line',
      'Code: 551208\nStatus: expired\nIssued: 11:20\n\nCode: 553108\nStatus: active\nIssued: 11:25\n',
    ],
    ['behind it, with its name', 'Code: 551208 Status: expired 12:31\nCode: 553108 Status: active\n'],
    [
      'behind the same words',
      '16:22 - code 553108 sent, not yet entered\n16:19 - code 551208 sent, withdrawn at 16:22\n16:11 - code 770216 sent, withdrawn at 16:19\n',
    ],
    [
      'as the answer to a question',
      'Name: Ada Bell\nConfirmation code: 551208\nConfirmed: yes, on 11 March\n\nName: Tom Bell\nConfirmation code: 553108\nConfirmed: not yet\n',
    ],
    [
      'below it, where the answer begins as "yes" would',
      'Código: 551208\nEstado: ya confirmado\n\nCódigo: 553108\nEstado: pendiente\n',
    ],
    [
      'behind it, of two persons',
      'Ms Bell: 551208, activated on 14 May\nMr Bell: 553108, not yet activated\n\nPlease enter your code.',
    ],
    [
      'in front, and only of the former ones',
      'Attempt 1: 551208 (mistyped)\nAttempt 2: 553108\n\nPlease enter the code.',
    ],
  ])('%s', (_, text) => {
    expect(otpOf({ subject: 'Your sign-in code', text })).toBe('553108');
  });

  test.each([
    [
      'in the row above',
      [
        ['Previous code', 'Current code'],
        ['551208', '553108'],
      ],
    ],
    [
      'in the rows below',
      [
        ['Code', '551208', '770216', '553108'],
        ['Issued', '09:00', '09:10', '09:20'],
        ['Status', 'locked', 'locked', 'open'],
      ],
    ],
    [
      'in the row above, in cells of paragraphs',
      [
        ['<p>Previous code</p>', '<p>Current code</p>'],
        ['<p>551208</p>', '<p>553108</p>'],
      ],
    ],
    [
      'beside it, in cells of paragraphs',
      [
        ['<p>Karin Sommer</p>', '<p>551208</p>', '<p>activated on 2 September</p>'],
        ['<p>Bernd Sommer</p>', '<p>553108</p>', '<p>waiting for your code</p>'],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(otpOf({ subject: 'Your code', html: html(rows, 'We have issued another code.') })).toBe('553108');
  });
});

test('none is meant where all are past', () => {
  const text =
    'The log of your codes:\n\nCode: 204417 Status: used 08:59\nCode: 663910 Status: expired 12:31\n';
  expect(otpOf({ subject: 'Your code requests today', text })).toBeNull();
});

test('a sentence below a code is no part of a record', () => {
  const text =
    'Your sign-in code: 4451 9027\n\nThis replaces the code of our previous message, shown here for reference.\n\nYour sign-in code: 8812 0346\n';
  expect(otpOf({ subject: 'Your sign-in code', text })).toBe('44519027');
});

test('rows are none of codes where a code is named elsewhere', () => {
  const text =
    'You just asked to see your prescriptions. To open the list, enter access code 809-331 on the screen that says "Check your e-mail".\n- Rx 6620418, 90 tablets, 2 refills left, ready for refill on 11/02\n- Rx 6631250, inhaler, picked up on 10/11, paid $15.00\n\nThe code is good for a quarter of an hour. Three wrong tries and you will have to wait until tomorrow, or drop by.';
  expect(otpOf({ subject: 'Refill portal access code', text })).toBe('809331');
});

test('a code that is named in the mail that this one answers takes nothing from the rows', () => {
  const rows = 'Maker: 551208, entered\nChecker: 553108, waiting for you\n';
  const older = '\n> On 2 September Acme wrote:\n> Your verification code: 771940\n';
  const mail = { subject: 'Re: Your codes', text: `The codes of the transfer:\n\n${rows}` };
  expect(otpOf(mail)).toBe('553108');
  expect(otpOf({ ...mail, text: mail.text + older })).toBe('553108');
});
