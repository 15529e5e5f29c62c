import { expect, test } from 'vitest';
import { isExpected, isPutInto } from '../../../../src/mail/codes/asking/destination.ts';
import { sentenceStart } from '../../../../src/mail/codes/text/sentence.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

function spot(text: string) {
  return spotOf(readText(text), '482913');
}

function expected(text: string): boolean {
  const { segment, match } = spot(text);
  return isExpected(segment, match, sentenceStart(segment.text, match.start));
}

function putInto(text: string): boolean {
  const { segment, match } = spot(text);
  return isPutInto(segment, match);
}

test.each([
  ['Our website is waiting for 482913.'],
  ['The form needs 482913 to go on.'],
  ['Die App wartet auf 482913.'],
  ['Le formulaire attend 482913.'],
])('%s: a page or an app waits for it', (text) => {
  expect(expected(text)).toBe(true);
});

test.each([
  ['Our team is waiting for 482913.'],
  ['The form is short. Anna needs 482913.'],
  ['The form and account 12 needs 482913.'],
])(
  '%s: nobody waits for it who is a place to enter something, in its own sentence',
  (text, waits = false) => {
    expect(expected(text)).toBe(waits);
  },
);

test.each([
  ['Please input 482913 in the game within 10 minutes.'],
  ['Tippen Sie 482913 ins Kästchen.'],
  ['Introduce 482913 en la ventana.'],
  ['Skriv 482913 i rutan.'],
  ['Type 482913 there and press the green key.'],
  ['Geben Sie 482913 dort ein.'],
])('%s: it is put somewhere', (text) => {
  expect(putInto(text)).toBe(true);
});

test.each([
  ['Use 482913 to save 20 %.'],
  ['Enter 482913 in the competition.'],
  ['Use 482913 on the order form.'],
  ['Use 482913.'],
])('%s: it goes nowhere, or where offers and orders go', (text) => {
  expect(putInto(text)).toBe(false);
});

test('an unknown verb will do where it goes into a box to verify with', () => {
  expect(
    otpOf({
      subject: 'Before your tent goes online',
      text: 'Renters verify once a year. Plonk 482913 into the verification box.',
    }),
  ).toBe('482913');
});

test('a place with a number of its own is none that takes it', () => {
  const text = 'Authorisation code: 30-952-617\n\nInput the value on screen CM-410 ahead of the cut-off.';
  expect(otpOf({ subject: 'Second authoriser', text })).toBe('30952617');
  expect(otpOf({ subject: 'Second authoriser', text: text.replace(/^.*\n\n/, '') })).toBeNull();
});
