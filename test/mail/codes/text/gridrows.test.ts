/** Codes that are printed in rows of boxes. */
import { expect, test } from 'vitest';
import { readHtml, readText } from '../kit.ts';

const grid = (...rows: string[]) =>
  `<table>${rows.map((row) => `<tr>${[...row].map((one) => `<td>${one}</td>`).join('')}</tr>`).join('')}</table>`;

const lines = (html: string) => readHtml(html).segments.map(({ text }) => text);

test('rows of single characters are one line', () => {
  expect(lines(`<p>Type these nine:</p>${grid('2N6', 'W8H', '4CR')}<p>Thank you</p>`)).toEqual([
    'Type these nine:',
    '2 N 6 W 8 H 4 C R',
    'Thank you',
  ]);
});

test('so are rows of pairs in plain text, and their value is found', () => {
  const read = readText('Your reset code\n\nR2 D9\nL6 V4\n\nRead it row by row.');
  expect(read.matches.flat().map(({ value }) => value)).toContain('R2D9L6V4');
});

test.each([
  ['numbers alone, which are a table', ['482', '913', '551']],
  ['letters alone', ['ABC', 'DEF']],
  ['rows of several lengths', ['2N6', 'W8']],
  ['more than a code has', ['2N6K', 'W8H1', '4CR7']],
  ['one row', ['2N6W8H']],
])('%s stay as they are', (_, rows) => {
  expect(lines(grid(...rows))).toHaveLength(rows.length);
});
