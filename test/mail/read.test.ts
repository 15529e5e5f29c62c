/**
 * The cost of reading a body: whatever five megabytes hold, they are read in a moment. The bound is generous, since the
 * machine is shared; what is quadratic in any step takes many times as long.
 */
import { expect, test } from 'vitest';
import { readBody } from '../../src/mail/read.ts';
import { costMs } from '../support/cputime.ts';

const chars = 5_000_000;
const costMsMax = 3_000;

function filled(unit: string): string {
  return unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars);
}

const html = [
  '<p>a</p>',
  '<p>-</p>',
  '<td>1</td>',
  '<tr><td>code<td>1234',
  '<table><tr><td>1</table>',
  '<div>',
  '<table><tr><td>',
  '<ul><li>1',
  '<b>',
  '<b>1</b>2',
  '<b>12 345</b> ',
  '</i>a',
  '<a href=x>',
  '<a href="https://a.test/x">in</a> ',
  '<i hidden>1234</i> code 1234 ',
  '<input value="code 1234">',
  '<img alt="code 1234">',
  '<style>.a,.b{color:red}</style><p class="a b">x',
  '<p style="color:red;font-size:1px">x',
  '<!-- ',
  '<!',
  '<',
  '&#49;',
  '&nbsp;',
  '&notin',
  'word ',
];

const openings = [
  '<a href="',
  '<p class="',
  '<style>',
  '<style>@media{',
  '<style>/*',
  '<script>',
  '<title>',
  '<pre>',
  '<svg>',
  '<div style="font-size:0">'.repeat(250),
];

const text = [
  '1',
  '1 ',
  '1\n',
  '1-',
  '12 34 ',
  '482 913 ',
  '1234.',
  'a',
  'a.b.',
  'A1B2C3 ',
  'KRMWT ',
  'ABCD-EFGH-',
  'code ',
  'code 1234 ',
  'code: 1234. ',
  'order 1234 ',
  'e.g. 1234 ',
  'enter 1234 to verify ',
  '1234 minutes ',
  'a@b.c ',
  '@',
  'http://',
  'https://a.test/x ',
  '(',
  '[',
  '*',
  '=',
  '?a=',
  '+',
  'x: ',
  '\n',
  '> ',
  '> code 1234\n',
  'a b\n',
  '\t',
  'code\t1234\t',
  '验证码1234',
  'קוד ',
  'والرمز',
  'รหัสยืนยัน',
  'a\u0301',
  '1\u200b',
  '\u00ad',
  '１',
  '𝟏',
];

function costOf(parts: { text?: string; html?: string }): number {
  const { text = null, html = null } = parts;
  return costMs(() => readBody({ subject: 'Your code', from: 'a@b.test', text, html }));
}

test.each(html)('five megabytes of %j in HTML', (unit) => {
  expect(costOf({ html: filled(unit) })).toBeLessThan(costMsMax);
});

test.each(openings)('five megabytes after %j', (opening) => {
  for (const unit of ['a ', '{', '\n', '/*a*/']) {
    expect(costOf({ html: opening + filled(unit) })).toBeLessThan(costMsMax);
  }
});

test.each(text)('five megabytes of %j in plain text', (unit) => {
  expect(costOf({ text: filled(unit) })).toBeLessThan(costMsMax);
});

test('many links in one long line', () => {
  const links = Array.from({ length: 3_000 }, (_, at) => `<a href="https://a.test/${at}">Sign in</a> `).join(
    '',
  );
  expect(costOf({ html: 'word '.repeat(900_000) + links })).toBeLessThan(costMsMax);
});
