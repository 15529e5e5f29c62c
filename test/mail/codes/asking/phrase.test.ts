import { expect, test } from 'vitest';
import { phrasesOf } from '../../../../src/mail/codes/asking/phrase.ts';
import { governorInside } from '../../../../src/mail/codes/naming/inside.ts';
import { otpOf, printingOf, readText } from '../kit.ts';

function asked(text: string, value: string): number {
  const printing = printingOf(readText(text), value);
  let sum = 0;
  for (const { weight } of phrasesOf(printing, governorInside(printing))) sum += weight;
  return sum;
}

test.each([
  ['Enter 482913 to log in'],
  ['To log in, enter 482913'],
  ['Use 482913 to verify your account'],
  ['Please type 482913 to confirm your e-mail address'],
  ['Geben Sie 482913 ein, um sich anzumelden'],
  ['Ingresa 482913 para iniciar sesión'],
  ['Введите 482913 для входа'],
])('%s: a sentence that asks for a number makes a code of it', (text) => {
  expect(asked(text, '482913')).toBeGreaterThanOrEqual(2);
});

test('a request without a word of signing in says less', () => {
  const full = asked('Enter 482913 to log in', '482913');
  const bare = asked('Enter 482913', '482913');
  expect(bare).toBeGreaterThan(0);
  expect(bare).toBeLessThan(full);
});

test('"482913 is your code" says more than a number that stands before the name somewhere', () => {
  expect(asked('482913 is your verification code', '482913')).toBeGreaterThan(0);
  expect(asked('[Acme] 482913 is your verification code', '482913')).toBeGreaterThan(0);
  expect(asked('Acme: 482913 is your verification code', '482913')).toBeGreaterThan(0);
});

test('a request for one number says nothing about the one before it', () => {
  expect(asked('Order 771100: enter 482913 to log in', '771100')).toBe(0);
});

test('what is named another number is not asked for', () => {
  expect(asked('To track it enter order number 482913 and log in', '482913')).toBe(0);
});

test('a sentence that asks for nothing adds nothing', () => {
  expect(asked('We sold 482913 shoes', '482913')).toBe(0);
});

test.each([
  ['৪৮২৯১৩ লিখে ঢুকে পড়ুন', '482913'],
  ['「482913」を入力してください', '482913'],
  ["482913'i yanıtla", '482913'],
  ['Onaylamak için 482913 yazın', '482913'],
])('%s: the verb that asks for it may stand behind it', (text, value) => {
  expect(asked(text, value)).toBeGreaterThanOrEqual(2);
});

test('a word that points to what follows asks for nothing before it', () => {
  expect(asked('482913 below', '482913')).toBe(0);
});

test.each([
  ['Reply with 482913'],
  ['Responde a este mensaje con 482913'],
  ['Svara med 482913'],
  ['Balas mesej ini dengan 482913'],
  ['482913とご返信ください'],
])('%s: to answer with a number is to confirm with it', (text) => {
  expect(asked(text, '482913')).toBeGreaterThan(asked('Write 482913', '482913'));
});

test.each([['6083 släpper in dig'], ['6083 bringt dich rein'], ['6083 te abre la puerta']])(
  '%s: what lets one in is a code',
  (text) => {
    expect(asked(text, '6083')).toBeGreaterThan(0);
  },
);

test('an answer to a survey confirms nothing', () => {
  expect(asked('Responde con 482913 a la encuesta y gana un premio', '482913')).toBeLessThan(
    asked('Responde con 482913', '482913'),
  );
});

test('a request right before a colon begins its sentence as well', () => {
  expect(asked('What to enter: 482913', '482913')).toBeGreaterThan(
    asked('What you will enter 482913', '482913'),
  );
});

test('a verb that takes the number behind it does not ask for the one before', () => {
  const text = 'لإتمام الشراء ببطاقتك المنتهية بـ 7719 أدخل الرمز 5043.';
  expect(asked(text, '7719')).toBe(0);
  expect(asked(text, '5043')).toBeGreaterThan(0);
});

test('what one enters to win is no code', () => {
  const win = asked('Enter 482913 in the competition on our website to win.', '482913');
  expect(win).toBeLessThan(asked('Enter 482913 in the field on our website to go on.', '482913'));
});

test.each([
  [
    'Log in to read on',
    'Sign in to The Tuesday Letter (2,318 subscribers) with 6Z0T3R or the button, whichever is nearer.',
    '6Z0T3R',
  ],
  [
    'Your free coffee',
    'Somebody opened the card on a new phone, so the app wants a check first: 58204 is your confirmation code.',
    '58204',
  ],
  ['Hello', 'Ditt bekräftelsenummer är 482913.', null],
  ['Registration', 'Register plotter GM-1200 for chart updates', null],
])('%s: %s', (subject, text, code) => {
  expect(otpOf({ subject, text })).toBe(code);
});

test('a subject to which the mail points has the code, also where its name stands behind it there', () => {
  const text =
    'Use the approval code from the subject line within 3 minutes.\n\nAmount: $144.90\nTransaction: 441 209';
  expect(otpOf({ subject: '[902 144] Your Marlowe Pay approval code', text })).toBe('902144');
  const answer =
    '您说的 640 218 是昨天的验证码,早已失效。您需要登录时请重新获取。\n\n客服 小敏\n\n主题: 收不到验证码';
  expect(otpOf({ subject: '回复:收不到验证码(工单 53364)', text: answer })).toBeNull();
});
