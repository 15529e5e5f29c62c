/** Groups with hyphens between them. */
import { expect, test } from 'vitest';
import { findAtoms } from '../../../../src/mail/codes/shape/atoms.ts';
import type { Match } from '../../../../src/mail/codes/shape/candidates.ts';
import { readHyphenated } from '../../../../src/mail/codes/shape/hyphenated.ts';

/** What the groups are that a text begins with, if anything, and the atom that comes next. */
function read(text: string): [found: string | undefined, next: number | null] {
  const matches: Match[] = [];
  const next = readHyphenated(text, findAtoms(text), 0, matches);
  const [match] = matches;
  return [match === undefined ? undefined : `${match.shape} ${match.value}`, next];
}

test.each([
  ['RKJ-YP6 is your code', 'hyphenated RKJ-YP6', 2],
  ['G-482-913', 'prefixed 482913', 3],
  ['SD-204 918 to sign in', 'prefixed 204918', 3],
  ['B-552 8013', 'prefixed 5528013', 3],
  ['J2G9Q7-as kódot', 'alnum J2G9Q7', 2],
  ['482-913-as kódot', 'grouped 482913', 3],
  ['4826-tal', 'digits 4826', 2],
  ['otter-fjord-41', 'words otter-fjord-41', 3],
  ['CNTH-8842', 'hyphenated CNTH-8842', 2],
  ['8KQ5-T', 'hyphenated 8KQ5-T', 2],
  ['R5-W8 is your code', 'hyphenated R5-W8', 2],
  ['LARK-5523', 'prefixed 5523', 2],
])('%j is %s', (text, found, next) => {
  expect(read(text)).toEqual([found, next]);
});

test.each([
  ['a day', '17-Dec-2025', 3],
  ['a compound', 'sign-in page', 2],
  ['what is too short', 'A5-88', 2],
  ['an address of a network card', '19-b7-c0-3e-11-0a', 6],
  ['letters that end a sentence, where more stands beside them', 'the lgp-hkt of it', null],
])('%s is none, and is done with: %s', (_, text, next) => {
  expect(read(text)).toEqual([undefined, next]);
});

test.each(['482913', 'Code-482913', '482-tal', '482-913'])('%s is left to others', (text) => {
  expect(read(text)).toEqual([undefined, null]);
});
