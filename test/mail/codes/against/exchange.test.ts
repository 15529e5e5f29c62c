/** What takes the place of what. */
import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../../src/mail/codes/against/exchange.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

function exchanges(text: string): string[] {
  const read = readText(text);
  return (read.matches[0] ?? []).map(({ value }) => exchangeOf(spotOf(read, value)));
}

describe('a number takes the place of another', () => {
  test.each([
    'The code is not 771204 but 482913.',
    'Nicht 771204, sondern 482913 ist Ihr Code.',
    'Su código no es 771204 sino 482913.',
    'Kodunuz 771204 değil, 482913.',
    '認証コードは771204ではなく482913です。',
    '您的验证码不是771204,而是482913。',
    'A 771204 helyett a 482913 kódot adja meg.',
    'Your code has been changed from 771204 to 482913.',
    'Ihr Anmeldecode wurde von 771204 auf 482913 geändert.',
    'The verification code 771204 has been replaced with 482913.',
    'Der Code 771204 wurde durch 482913 ersetzt.',
  ])('in “%s”', (text) => {
    expect(exchanges(text)).toEqual(['taken', 'given']);
    expect(otpOf({ subject: 'Your code', text })).toBe('482913');
  });
});

test('so it does in the line below', () => {
  expect(otpOf({ subject: 'Your account', text: 'Old: 417730\nNew: 482913' })).toBe('482913');
  expect(otpOf({ subject: 'Your account', text: 'Old: 417730 points\nTotal: 482913' })).toBeNull();
});

test.each([
  ['Use code 482913 instead of 771204.', ['none', 'taken']],
  ['Använd koden 482913 i stället för 771204.', ['none', 'taken']],
  ['Bitte geben Sie statt 771204 den Code 482913 ein.', ['taken', 'none']],
])('what another is used instead of is taken back: “%s”', (text, expected) => {
  expect(exchanges(text)).toEqual(expected);
  expect(otpOf({ subject: 'Your code', text })).toBe('482913');
});

test.each([
  'Do not share 482913 with anyone, order 771204 is on its way.',
  'Open from 1030 to 1830, codes are sent once a day.',
])('nothing is exchanged for what follows in “%s”', (text) => {
  expect(exchanges(text)).not.toContain('taken');
});

test('a number of another length takes no place', () => {
  expect(exchanges('Your code is not 4821 but 771204.')).not.toContain('given');
});

test('what is no code gives none, whatever takes its place', () => {
  expect(
    otpOf({ subject: 'Your order', text: 'Your order number has changed from 771204 to 482913.' }),
  ).toBeNull();
});

test.each([
  'We sent you the verification code 276493. Two digits were swapped. So do not try 276493, the correct one is 274693.',
  'We sent you the verification code 276493.\n\nTwo digits were swapped. The correct code is 274693.',
  'Vorhin schickten wir Ihnen den Bestätigungscode 276493. Zwei Ziffern waren vertauscht. Richtig ist 274693.',
  'Před chvílí jsme Vám poslali ověřovací kód 276493. 276493 tedy nezkoušejte, správně je to 274693.',
  'Sorry, our last mail had a typo: 276493 should have been 274693.',
])('a correction gives the right one: “%s”', (text) => {
  expect(otpOf({ subject: 'Your sign-in code: a correction', text })).toBe('274693');
});
