/** Letters without a digit, which may be a word of the mail. */
import { expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

test('letters that nobody can say are a code by themselves below a subject that names one', () => {
  for (const text of ['PCFFHD', 'Hello Tom,\n\nPCFFHD\n\nThe Acme team'])
    expect(otpOf({ subject: 'Your login code', text })).toBe('PCFFHD');
  expect(otpOf({ subject: 'Your login code', text: 'Hello Tom,\n\nWELCOME\n\nThe Acme team' })).toBeNull();
});

test('what a button says below the line that speaks of a code is none, however the mail is worded', () => {
  const html =
    '<p>No typing today. The link below carries your one-time code with it.</p><p><a href="https://acme.test/in?c=1">Continue</a></p><p>Lasts 15 minutes.</p>';
  expect(otpOf({ subject: 'Finish signing in', html })).toBeNull();
});

test('small letters that nobody can say may be one where they are asked for, and stand alone', () => {
  const text = (answer: string) =>
    `Tell us that yours is a household: go to https://a.test/h/0c77e2\nand give as the answer\n    ${answer}\nno later than 21 November.`;
  const subject = 'Ballot: prove your household';
  expect(otpOf({ subject, text: text('tzqmbrwek') })).toBe('tzqmbrwek');
  expect(otpOf({ subject, text: text('household') })).toBeNull();
});

test('a word that an address carries as the code is no other word of the mail', () => {
  const text =
    '[Let me in](https://a.test/login?state=af93&code=sprovakent)\n\nor type this login code:\n\nsprovakent\n\nNot you? Ignore it.';
  expect(otpOf({ subject: 'Into Noggin', text })).toBe('sprovakent');
});

test.each([
  ['Hello', 'test1'],
  ['Smoke test', 'run42'],
  ['Meeting moved', 'Room101'],
  ['release', 'v2beta'],
  ['during stop', 'part1\npart2'],
  ['Your user name', 'Hi Bob,\n\nuser1\n\nBye'],
])('a word with its number is none in a short mail that says nothing of codes: %s: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});

test('and may be one where the mail speaks of codes, or of signing in', () => {
  expect(otpOf({ subject: 'Your sign-in code', text: 'plum59' })).toBe('plum59');
});

test('what a button says is none, though the line above speaks of a password', () => {
  const html =
    '<p>Per entrare senza password premi qui, scade tra 15 minuti:</p><p><a href="https://a.test/magic?jwt=eyJ0eXAi.Z3Yx">ENTRA</a></p><p>Codice cliente: 300 771 4482</p>';
  expect(otpOf({ subject: 'Accedi con un clic', html })).toBeNull();
});
