import { expect, test } from 'vitest';
import { isArgument } from '../../../../src/mail/codes/asking/command.ts';
import { readText, spotOf } from '../kit.ts';

function isTyped(text: string, value: string): boolean {
  const { segment, match } = spotOf(readText(text), value);
  return isArgument(segment, match);
}

test('what a command takes that signs in or confirms is found, wherever one types it', () => {
  expect(isTyped('Send /verify 482913 to the bot', '482913')).toBe(true);
  expect(isTyped('In the game chat: "/mail verify 7K2M9Q"', '7K2M9Q')).toBe(true);
});

test('other commands and paths take other things', () => {
  expect(isTyped('/kick 482913', '482913')).toBe(false);
  expect(isTyped('Files under home/verify 482913', '482913')).toBe(false);
});

test('so does one of a terminal', () => {
  expect(isTyped('$ trellis verify AB3F-9C21', 'AB3F-9C21')).toBe(true);
  expect(isTyped('$ trellis delete AB3F-9C21', 'AB3F-9C21')).toBe(false);
});

test.each([
  ['Accept: text TAKE 9526 to 515-555-0106.', '9526'],
  ['Please text 6638 back to 07700 900655 before 2.', '6638'],
  ['Schicken Sie JA 4820 an 0151 5550 118.', '4820'],
])('so does whoever takes texts: %s', (text, value) => {
  expect(isTyped(text, value)).toBe(true);
});

test.each([
  ['Please send 4820 to the warehouse.', '4820'],
  ['Please send 4820 to 3 customers today.', '4820'],
  ['We sent 4820 to 515-555-0106.', '4820'],
])('but not whoever has no number, or what others have sent: %s', (text, value) => {
  expect(isTyped(text, value)).toBe(false);
});
