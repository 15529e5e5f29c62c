import { expect, test } from 'vitest';
import { decisionOf, otpOf } from '../kit.ts';

const reasonsOf = (subject: string, text: string) =>
  decisionOf({ subject, text })
    .candidates.find(({ value }) => value === '481920')
    ?.reasons.join(' | ');

const foot =
  'Nobody asks you for your one-time code.\n\nAcme Ltd, 12 Long Street, 75002 Paris, RCS 848 217 339.';

test.each([
  [
    'Your password was changed',
    'Call us on 70 80 91 00, and when you do, then please tell them the case number:',
  ],
  [
    'Din adgangskode er blevet ændret',
    'Var det ikke dig, så ring til os på 70 80 91 00 og opgiv sagsnummeret:',
  ],
  ['Welcome to Acme', 'Nothing is left to confirm. Should you ever ring, have your customer number to hand:'],
  ['Kallelse till Vårdcentralen', 'Du checkar in i automaten med ditt personnummer eller med bokningsnumret'],
])('under “%s” the line above says that the number below it is another', (subject, line) => {
  expect(reasonsOf(subject, `${line}\n\n481920\n\n${foot}`)).toContain('names another number');
});

test.each([
  'For at logge ind, indtast nummeret:',
  'Fyll därför i kontrollnumret',
  'Enter this number on the page to sign in:',
])('“%s” asks to enter the number below it', (line) => {
  expect(otpOf({ subject: 'Acme', text: `${line}\n\n481920\n\n${foot}` })).toBe('481920');
});

test('a line that announces the number of a receipt leaves none to the lines above it', () => {
  const told = 'It was deleted today, after you entered the code we mailed you.';
  const subject = 'Your account has been deleted';
  const receipt = `${told}\n\nKeep this deletion receipt for your files:\n\n481920`;
  expect(reasonsOf(subject, receipt)).not.toContain('says “code”');
  expect(reasonsOf(subject, `${told}\n\nThis is what you entered:\n\n481920`)).toContain('says “code”');
});

test.each(['event number, for your records', 'Case number for your records'])(
  '“%s” below it says that a number is another',
  (line) => {
    const text = `From now on we ask for a 6-digit code when you sign in.\n\n481920\n\n${line}\n\n${foot}`;
    expect(reasonsOf('You turned on two-factor authentication', text)).toContain('the line below calls it');
  },
);

test('not where the line below has a number of its own', () => {
  const text = `Enter the code when you sign in.\n\n481920\n\nOrder number: 7731\n\n${foot}`;
  expect(otpOf({ subject: 'Sign in', text })).toBe('481920');
});

test('what a line asks to enter by the name of another number is that one', () => {
  const text = (name: string) => `当日は下記6桁の${name}を受付機にご入力ください。\n\n304 718`;
  expect(otpOf({ subject: 'ご予約を承りました', text: text('予約番号') })).toBeNull();
});
