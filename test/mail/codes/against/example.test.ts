/** Numbers that are only examples; beside each what is none. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

test.each([
  ['Issue 118: two steps', 'You get a mail like that. Your verification code is 482 017. (sample)'],
  ['第118号', 'こんなメールが届きますね。あなたの認証コードは 482 017 です。（見本）'],
  ['Issue 119', 'Enter this code to sign in: 773 009\n\n(an example from last month)'],
  ['Logujemy się dwuetapowo', 'Dostaną Państwo e-mail z kodem.\n\nPRZYKŁAD\n\nTwój kod logowania: 123 456'],
])('what is marked as an example is none, however it is named: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});

test.each([
  'Your verification code is 482 017. (It is valid for an hour.)',
  'For example on your telephone: enter the code 482 017 to sign in.',
])('what only speaks of one is a code: %s', (text) => {
  expect(otpOf({ subject: 'Sign in', text })).toBe('482017');
});

test('below what announces an example its whole text is one', () => {
  const mail = 'Acme ID\nYour verification code is\n482913';
  const announced = `You will get a mail that looks like this:\n\n${mail}`;
  expect(otpOf({ subject: 'How to sign in', text: announced })).toBeNull();
  expect(otpOf({ subject: 'Sign in', text: `Somebody asked for it.\n\n${mail}` })).toBe('482913');
});

test.each([
  [
    'Zo werkt inloggen',
    'U krijgt die per sms, bijvoorbeeld:\nZND: uw code is 123-456\nTyp alleen de cijfers.',
  ],
  [
    'Не сообщайте коды',
    'Мошенники просят назвать код. Выглядит оно так:\nКод: 741 852. Никому его не говорите.',
  ],
  ['Falsche Mitarbeiter', 'Dafür brauche man die TAN, die gerade per SMS komme – etwa 482 917.'],
])('what comes behind the announcement of an example is one: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});

test('"etwa" before how long a code lives says nothing of the code', () => {
  const text = 'Der Code ist etwa 10 Minuten gültig: 482 913';
  expect(otpOf({ subject: 'Ihr Code', text })).toBe('482913');
});

test('what a test of a program expects is no code', () => {
  const subject = 'Build 2291 failed: login code';
  expect(otpOf({ subject, text: "AssertionError: 'Your code: 000000' != 'Your code: 571204'" })).toBeNull();
  expect(otpOf({ subject, text: 'OtpTest.code: expected:<849201> but was:<null>' })).toBeNull();
  expect(otpOf({ subject: 'Sign in', text: 'As expected, here is your code: 571204.' })).toBe('571204');
});

test.each(['EXAMPLE', 'EXAMPLE – FORGERY – DO NOT USE', 'BEISPIEL – FÄLSCHUNG'])(
  'the heading “%s” stands above what names it as well',
  (heading) => {
    const text = `${heading}\n\nYour verification code is:\n\n558 310`;
    expect(otpOf({ subject: 'A mail to look at', text })).toBeNull();
    const own = 'Your verification code is:\n\n558 310';
    expect(otpOf({ subject: 'A mail to look at', text: own })).toBe('558310');
  },
);

test('what examples look like needs a name', () => {
  const said = 'Marta asks you to join. "Lorem ipsum dolor sit amet, consectetur 123456 test test"';
  expect(otpOf({ subject: 'Marta T. asks you to join', text: said })).toBeNull();
  expect(otpOf({ subject: 'Sign in', text: 'Your code is 123456.' })).toBe('123456');
});

test.each([
  [
    'What to expect',
    'This is what a genuine message will look like:\n\nFERNWAY: 471 902 is your passcode for 42.00 at ACME SHOP.',
  ],
  ['Дайджест', 'Шестизначный код подтверждения, вроде 471902, легко выманить по телефону.'],
])('what a mail shows of mails to come is an example: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});

test('what is called an example in brackets is one, however clearly its sentence asks for such numbers', () => {
  const text = '二段階認証が必要になります。認証アプリに表示される6桁の数字(例:123456)を入力する方式です。';
  expect(otpOf({ subject: '二段階認証の導入について', text })).toBeNull();
});

test.each([
  'eSIM\n\nYour verification code is 482913.',
  'NPR: 482913 is your verification code',
  'FX\n\nYour code: 482913',
])('a name that is a short word for "for example" elsewhere makes no code an example: %s', (text) => {
  expect(otpOf({ subject: 'Your code', text })).toBe('482913');
});

test.each([
  'En engangskode er nogle cifre, fx 483 016, som kun virker én gang.',
  'It is some digits, such as 483016.',
])('but where it stands right before a number in its sentence: %s', (text) => {
  expect(otpOf({ subject: 'Kode', text })).toBeNull();
});

test.each([
  ['POST /session/otp {"login":"ada","otp":"318042"}'],
  ['示例请求:{"mobile":"1xx****0318","code":"666888","scene":"login"}'],
])('a request that is shown has none: %s', (text) => {
  expect(otpOf({ subject: 'Verification codes of the API', text })).toBeNull();
});

test('a mail that is a piece of data has one', () => {
  expect(otpOf({ subject: 'Your verification code', text: '{"user":"ada","code":"318042"}' })).toBe('318042');
});

describe('what is said to be only an example is none', () => {
  test.each([
    ['behind it', 'Your verification code is 482913 (this is our example from last week).'],
    ['below it', 'Your verification code is 482913.\n\nThis is only an example from the course book.'],
    [
      'two lines below it',
      'Ihr Bestätigungscode lautet 482913.\n\nEr gilt zehn Minuten.\n\nDas ist nur ein Beispiel.',
    ],
    ['in Armenian', 'Ձեր հաստատման կոդը՝ 482913\n\nՍա միայն օրինակ է դասագրքից'],
    ['in Chinese', '您的验证码为 482913\n\n以上只是示例，请不要输入。'],
  ])('%s', (_name, text) => {
    expect(otpOf({ subject: 'Codes', text })).toBeNull();
  });

  test.each([
    [
      'another number',
      'Your verification code is 482913.\n\nRecovery codes look like KX39-2201; the one shown here is only an example.',
    ],
    ['a word', 'Your verification code is HTWKLBQ. It isn’t a real word.'],
  ])('but of %s that is said of itself', (_name, text) => {
    expect(otpOf({ subject: 'Your verification code', text })).not.toBeNull();
  });
});
