import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

test('a number beside a mail that signs in by a click is none, where its line asks for nothing', () => {
  const text = 'Tap the button to sign in. It works once and for 15 minutes. Do not share it.';
  expect(
    otpOf({ subject: 'Your sign-in link', text: `${text}\nHop, Collins Street, Melbourne 3000` }),
  ).toBeNull();
  expect(
    otpOf({ subject: 'Ссылка', text: `${text}\nКнопка ниже.\n620014 Екатеринбург, Малышева 14` }),
  ).toBeNull();
  expect(otpOf({ subject: 'Sign in', text: `${text}\n482913` })).toBe('482913');
  expect(otpOf({ subject: 'Sign in', text: `${text} Button not working? 482913 does the same.` })).toBe(
    '482913',
  );
});

test.each([
  'Quote 482913 is valid for 24 hours.',
  'Claim 482913 was opened. We answer within 24 hours. Never send passwords by mail.',
  'Your export #482913 is ready. The link is valid for 24 hours and is for you only.',
])('what a number of a thing does is none: %s', (text) => {
  expect(otpOf({ subject: 'Hop', text })).toBeNull();
});

describe('a number that nothing names is a code', () => {
  test('where one may give it to nobody', () => {
    expect(
      otpOf({ subject: 'Keep this', text: 'Do not give 481920 to anyone. It is for your login only.' }),
    ).toBe('481920');
  });

  test('where the line above asks for it, whatever else that line speaks of', () => {
    const text =
      'To verify your e-mail and see your lease (04/01/2026, $2,145/mo), enter this on the next page:\nGXB729';
    expect(otpOf({ subject: 'Verify your e-mail', text })).toBe('GXB729');
  });

  test('where the sentence says what it proves', () => {
    expect(
      otpOf({ subject: 'Account setup', text: 'One more thing: 448812 proves that this mailbox is yours.' }),
    ).toBe('448812');
  });

  test('where the mail says that it stands in the subject', () => {
    const text = 'Someone asked to log in with this address. The digits are in the subject of this mail.';
    expect(otpOf({ subject: '402917 – Kettle login', text })).toBe('402917');
    expect(
      otpOf({ subject: 'Coach says 6674 to log in', text: 'On your marks! The number is in the subject.' }),
    ).toBe('6674');
    const ticket = 'Please leave the ticket number in the subject of this mail. Log in to answer.';
    expect(otpOf({ subject: '[#402917] Kettle login', text: ticket })).toBeNull();
  });

  test('where it stands in the subject, and the mail speaks of a code and prints none', () => {
    const text = 'Enter the code on the sign-in page. It expires in 10 minutes.';
    expect(otpOf({ subject: 'Acme: 482913', text })).toBe('482913');
    expect(otpOf({ subject: 'Acme 3.12 (482913)', text: `Build 482913. ${text}` })).toBeNull();
  });

  test('and letters that make no word, where they are to be entered on a device', () => {
    expect(otpOf({ subject: 'Link your TV', text: 'Enter ABQZ on the device.' })).toBe('ABQZ');
    expect(otpOf({ subject: 'Link your TV', text: 'Enter STOP on the device.' })).toBeNull();
  });
});

describe('it is none', () => {
  test('below the state of an address', () => {
    const text = 'A history of the verification code\n548 Market Street, San Francisco, CA\n94104';
    expect(otpOf({ subject: 'Seven essays', text })).toBeNull();
  });

  test('as the port of a host, or a round number of something', () => {
    expect(
      otpOf({ subject: 'Verify', text: 'Join play.acme.test:25565 to verify that this mailbox is yours.' }),
    ).toBeNull();
    expect(
      otpOf({
        subject: 'Two-factor news',
        text: 'A verification code has a million values. That is a 1 in 200000 chance.',
      }),
    ).toBeNull();
  });
});

test('letters that make no word are found below a request, without a name', () => {
  const html = '<p>Enter the following to continue signing in:</p><pre><code>KRMWTP</code></pre>';
  expect(otpOf({ subject: 'Acme account', html })).toBe('KRMWTP');
});

test('a sentence that ends with a request goes on in the line below', () => {
  const html =
    '<p>Your TV is waiting. Use the remote to enter</p><p style="font-size:32px"><b>UXWVLB</b></p><p>Season 2 starts at 20:15.</p>';
  expect(otpOf({ subject: 'Sign in on your TV', html })).toBe('UXWVLB');
});

test('what a mail about signing in consists of is its code', () => {
  expect(otpOf({ subject: 'Sign in to tinyapp', text: '884613' })).toBe('884613');
  expect(otpOf({ subject: 'Your order 884613', text: 'Order 884613' })).toBeNull();
});

test('so is what a line announces, in a mail about signing in', () => {
  const text =
    'RetroPedia did not recognise the device, so it wants this from you too:\n\n  297150\n\nYou have an hour.';
  expect(otpOf({ subject: 'RetroPedia login verification', text })).toBe('297150');
  expect(
    otpOf({ subject: 'SSH key added', text: 'Sign-in by key: this one was added:\n\nlaptop-2026' }),
  ).toBeNull();
});

test('and the only number of a message that begins as one for an app', () => {
  expect(otpOf({ subject: 'SMS from TANDEM', text: '<#> Tandem: 55310 to log in\nkD3vZ+8QpLm' })).toBe(
    '55310',
  );
  expect(otpOf({ subject: 'SMS', text: '<#> 2 of 55310 tickets are left' })).toBeNull();
});

test.each([
  ['The prompt says "key:". Paste the line below and hit Enter.\n\n9f3ac2d1'],
  ['The page first wants the eight characters below. Capitals matter.\n\n9f3ac2d1'],
  ['Bitte kopieren Sie die Zeichen unten in das Feld.\n\n9f3ac2d1'],
])('and what a request above points down to, whatever its line ends with: %s', (text) => {
  expect(otpOf({ subject: 'Login from a terminal', text })).toBe('9f3ac2d1');
});

test('a line that ends in with is about what stands below it', () => {
  const text =
    'To play rated games, answer the e-mail check in your profile with\n\n338472\n\nThe check is valid for 24 h.';
  expect(otpOf({ subject: 'chess: e-mail check', text })).toBe('338472');
  expect(otpOf({ subject: 'Chess', text: 'We are proud of what we have done with\n\n338472' })).toBeNull();
});

test('a short line that asks to type it in is the name of a field', () => {
  const fields = 'Bokningsnummer\n739 164\n\nSkriv in på sidan\n286 403\n\nSenast\nkl. 20:45';
  expect(
    otpOf({
      subject: 'Bokning 739 164: skriv in numret för att avboka',
      text: `Du vill avboka.\n\n${fields}`,
    }),
  ).toBe('286403');
});

test.each([
  ['774201', '774201'],
  ['4821', '4821'],
  ['2026', null],
])('%s is all that a mail without a subject says', (text, code) => {
  expect(otpOf({ subject: '', text })).toBe(code);
  expect(otpOf({ subject: 'Your invoice', text })).toBeNull();
});
