import { expect, test } from 'vitest';
import { fragmentsOf } from '../../../../src/mail/codes/against/fragments.ts';
import { touchOf } from '../../../../src/mail/codes/against/touch.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

function reasons(text: string, value: string, isNamed = false): string[] {
  const { segment, match } = spotOf(readText(text), value);
  return fragmentsOf(touchOf(segment, match, isNamed, true)).map(({ reason }) => reason);
}

test.each([
  ['a decimal number', 'it weighs 4829,13 kilos', '4829', 'is part of a decimal number'],
  ['a percentage', 'up 4829% since', '4829', 'is a percentage'],
  ['a percentage with a blank', 'up 4829 % since', '4829', 'is a percentage'],
  ['a path', 'see docs/4829', '4829', 'is part of a path or date'],
  ['a name with an underline', 'file_4829 is gone', '4829', 'is part of a name'],
  ['a mailbox, torn', 'write to @ 4829@ home', '4829', 'is part of a name'],
  ['the port of a host', 'join play.acme.test:25565 now', '25565', 'is the port of a host'],
  ['the port of this machine', 'open localhost:3000 now', '3000', 'is the port of a host'],
  ['the tag of a help desk', '[K4X9QW-R2L7]', 'K4X9QW-R2L7', 'is what a help desk knows its mails by'],
  ['the tag of an image', 'pull acme/base:270304 now', '270304', 'is the tag of an image'],
  ['a masked number', 'card **4829', '4829', 'is the end of a masked number'],
  ['masked with points', 'card ••4829', '4829', 'is the end of a masked number'],
  ['masked with one sign', 'card *4829', '4829', 'is the end of a masked number'],
  ['masked in groups', 'to IBAN DE** **** 4829', '4829', 'is the end of a masked number'],
  ['masked before a hyphen', 'sent to +1 (***) ***-4829', '4829', 'is the end of a masked number'],
  ['a password with signs', 'it is Hb7#tQz!2mPk.', '2mPk', 'is part of a password'],
  ['the beginning of a password', 'it is tR8-kk2#Vq0Lw', 'tR8-kk2', 'is part of a password'],
  ['the middle of a password', 'it is h!7Kd-Qz20=vRw4Lp+x', 'vRw4Lp', 'is part of a password'],
  ['the rest left out', 'card …4829', '4829', 'is the end of a masked number'],
  ['a form', 'Fill in form 1040 first', '1040', 'numbers a form or a part of one'],
  ['a request of a program', 'POST /v1/otp 502', 'POST', 'is what a program was asked to do'],
  [
    'an argument in a program',
    "await post('/login', { code: '640215' })",
    '640215',
    'is a value in a program',
  ],
  ['a line of a log', '05:42:11 E [2231] verify refused', '2231', 'stands in a line of a log'],
  ['a line of a test', 'mail_test.go:122: want code "482913"', '482913', 'is a value in a program'],
  [
    'a value with a remark of a program',
    'code: "640215" // from the user',
    '640215',
    'is a value in a program',
  ],
  ['a number sign in Russian', 'заказ № 48291', '48291', 'stands after a number sign'],
])('%s', (_name, text, value, reason) => {
  expect(reasons(text, value)).toContain(reason);
});

test.each([
  ['the log of a call', "sendVerificationOTP({ otp: '640281', type: 'sign-in' })", '640281'],
  ['an object', '{ "code": "640281" }', '640281'],
  ['emphasis by lines', 'Your code is _482913_ (3 attempts left)', '482913'],
  ['emphasis by asterisks', 'Your code is *482913* now', '482913'],
  ['strong emphasis with blanks', 'Your code is ** 4829 ** now', '4829'],
  ['a clause on how long it lives', '验证码860174,10分钟内有效', '860174'],
  ['in the form', 'Put it in the form 482913', '482913'],
  ['before a sign and a sentence', 'Use AB12CD#Do not share it', 'AB12CD'],
])('a code is whole: %s', (_name, text, value) => {
  expect(reasons(text, value)).toEqual([]);
});

test('a code that a log names may be the one of a service that is being made', () => {
  expect(reasons('[10:01:15] verification code for qa: 207745', '207745', true)).toEqual([]);
  expect(reasons('user=qa event=mfa otp=550193 ttl=300s', '550193', true)).toEqual([]);
});

test('the end of a number whose other digits are dots is no code', () => {
  const { segment, match } = spotOf(readText('We texted an access code to (•••) •••-4471 just now.'), '4471');
  expect(fragmentsOf(touchOf(segment, match, true, true)).map(({ reason }) => reason)).toContain(
    'is the end of a masked number',
  );
});

test('the beginning of what goes on in the next line is no code of its own', () => {
  const text = 'Enter 20-94-=\n61 on the page.';
  expect(otpOf({ subject: 'Confirm your address', text })).toBeNull();
});
