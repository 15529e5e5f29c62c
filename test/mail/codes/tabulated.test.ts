import { expect, test } from 'vitest';
import { isEnumerated, isTabulated } from '../../../src/mail/codes/tabulated.ts';
import { readHtml, readText, spotOf } from './kit.ts';

const table = (rows: string[][]) =>
  readHtml(
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
  );

function isInTable(rows: string[][], value: string): boolean {
  const { read, index, match } = spotOf(table(rows), value);
  return isTabulated(read, index, match);
}

test('a row with several values of one kind is a row of a table', () => {
  expect(isInTable([['E4012', 'E2207']], 'E2207')).toBe(true);
  expect(isInTable([['Code', '482913']], '482913')).toBe(false);
});

test('so is a column of them, from three rows on', () => {
  const row = (code: string) => [code, 'Session expired', '12'];
  const [first, second, third] = [row('E4012'), row('E2207'), row('E1003')];
  expect(isInTable([['Code', 'Message', 'Count'], first, second, third], 'E1003')).toBe(true);
  expect(isInTable([['Code', 'Message', 'Count'], first, second, third], 'E2207')).toBe(true);
  expect(isInTable([['Code', 'Message', 'Count'], first, second], 'E4012')).toBe(false);
});

test('values that stand in different columns are none', () => {
  expect(
    isInTable(
      [
        ['E4012', 'a', 'b'],
        ['a', 'E2207', 'b'],
        ['a', 'b', 'E1003'],
      ],
      'E2207',
    ),
  ).toBe(false);
});

test('values with a comma between them are enumerated, sentences are not', () => {
  const enumerated = (text: string, value: string) => {
    const { read, index, match, segment } = spotOf(readText(text), value);
    return isEnumerated(read.matches[index] ?? [], match, segment.text);
  };
  expect(enumerated('a81f30c, 7712de4', 'a81f30c')).toBe(true);
  expect(enumerated('Your code is a81f30c, not 7712de4', 'a81f30c')).toBe(false);
});
