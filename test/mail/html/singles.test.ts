/** Codes in boxes and in halves, as the eye joins them. */
import { expect, test } from 'vitest';
import { mark, renderHtml, visibleText } from '../../../src/mail/html.ts';

const linesOf = (html: string) => renderHtml(html).lines.filter((line) => visibleText(line).trim() !== '');
const textsOf = (html: string) => linesOf(html).map((line) => visibleText(line).trim());

const items = (cells: readonly string[]) => `<ul>${cells.map((cell) => `<li>${cell}</li>`).join('')}</ul>`;

test('characters one to a line are one value, and marked as joined', () => {
  const [line] = linesOf(items([...'482913']));
  expect(visibleText(line!)).toBe('482913');
  expect(line!.pieces[0]!.marks & mark.joined).not.toBe(0);
});

test.each([
  '<p>482<br>913</p>',
  '<div>482</div><div>913</div>',
  '<table><tr><td>482</td></tr><tr><td>913</td></tr></table>',
])('halves of three digits that follow each other are two groups: %s', (html) => {
  const [line] = linesOf(html);
  expect(visibleText(line!)).toBe('482 913');
  expect(line!.pieces[0]!.marks & mark.joined).toBe(0);
});

test.each([
  ['three of them', ['482', '913', '771']],
  ['of other lengths', ['482', '91']],
  ['with words between them', ['482', 'visits', '913']],
  ['with a word in one', ['482', '913 visits']],
])('numbers below each other are none: %s', (_name, cells) => {
  expect(textsOf(items(cells)).join('|')).not.toContain('482 913');
});
