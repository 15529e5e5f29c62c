import { expect, test } from 'vitest';
import { isGranting } from '../../../../src/mail/codes/asking/granting.ts';
import { printingOf, readText } from '../kit.ts';

function grants(text: string, value: string): boolean {
  const { segment, match, around } = printingOf(readText(text), value);
  return isGranting(segment, match, 0, around);
}

test.each([
  ['6632 gets you in', '6632'],
  ['482913 will unlock your account', '482913'],
  ['6632 bringt dich wieder in dein Konto', '6632'],
  ['6632 вас впустит на сайт', '6632'],
  ['If it was you, 6632 lets you back in', '6632'],
])('%s: a sentence that begins with a number says what it opens', (text, value) => {
  expect(grants(text, value)).toBe(true);
});

test.each([
  ['Door 6632 gets you in', '6632'],
  ['6632 visitors opened the page', '6632'],
  ['6632 unlocks new levels', '6632'],
])('%s: nothing is opened with it', (text, value) => {
  expect(grants(text, value)).toBe(false);
});

test('what the page asks for is awaited only where a code is spoken of', () => {
  expect(grants('300915 is what the page asks for when you sign in', '300915')).toBe(true);
  expect(grants('300915 is what the county counted', '300915')).toBe(false);
});

test('what the app needs is that, whatever else the mail speaks of', () => {
  expect(grants('If you want your login to go on, 482913 is what the app needs from you', '482913')).toBe(
    true,
  );
  expect(grants('If you like our sign-in page, 482913 is what the poster cost', '482913')).toBe(false);
});

test('what lets a thing in is a code as well', () => {
  expect(grants('482913 lets this tablet in', '482913')).toBe(true);
  expect(grants('482913 je to, co od vas aplikace k prihlaseni potrebuje', '482913')).toBe(true);
});
