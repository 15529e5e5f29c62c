import { describe, expect, test } from 'vitest';
import { isSaidAfter, statementOf } from '../../../../src/mail/codes/naming/statement.ts';
import { foldClean } from '../../../../src/mail/codes/text/clean.ts';

function said(text: string): string {
  return statementOf({ text, folded: foldClean(text) }, text.length);
}

describe('what stands right before a place says that the place is it', () => {
  test.each([
    'Your code is ',
    'Ihre TAN lautet ',
    'Votre code est ',
    'Su código es ',
    'Il codice è ',
    'Ο κωδικός είναι ',
    '您的验证码是',
    '認証コードは',
    '인증번호는 ',
    'Your code is “',
    'Die TAN für Ihre Überweisung lautet: ',
    'Vahvistuskoodisi on ',
    'Teie kinnituskood on ',
  ])('by a verb or a particle: %s', (text) => {
    expect(said(text)).toBe('verb');
  });

  test.each(['Code: ', 'code=', '验证码：', 'Code: ['])('by a sign: %s', (text) => {
    expect(said(text)).toBe('sign');
  });

  test.each(['', 'Your code ', 'a code for ', 'This ', 'Paris ', 'The code was sent on '])(
    'not at all: “%s”',
    (text) => {
      expect(said(text)).toBe('none');
    },
  );
});

describe('what stands right behind a number says that it is what follows', () => {
  test.each(['482913 is your code', '482913 ist Ihr Code', '482913 to Twój kod', '482913 to Váš kód'])(
    '%s',
    (text) => {
      expect(isSaidAfter({ folded: foldClean(text) }, 6)).toBe(true);
    },
  );

  test.each(['482913 to log in', '482913 for your code', '482913'])('or does not: %s', (text) => {
    expect(isSaidAfter({ folded: foldClean(text) }, 6)).toBe(false);
  });
});

test.each(["It's ", "Your code's ", "here's "])('%s says so as "it is" does', (text) => {
  expect(said(text)).toBe('verb');
});

test('thousands of articles in a row end no thread', () => {
  expect(said(`Your code is ${'le '.repeat(20_000)}`)).toBe('none');
});

test('an ending that says whose something is does not', () => {
  expect(said("Acme's ")).toBe('none');
});
