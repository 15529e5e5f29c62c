import { expect, test } from 'vitest';
import { type Layout, layoutOf } from '../../../../src/mail/codes/printed/layout.ts';
import { mark } from '../../../../src/mail/html.ts';
import { readHtml, spotOf } from '../kit.ts';

function layout(html: string, value = '482913'): Layout {
  const { segment, match } = spotOf(readHtml(html), value);
  return layoutOf(segment, match);
}

test('alone in its line means that only signs stand beside it', () => {
  expect(layout('<p>482913</p>').lone).toBe(true);
  expect(layout('<p>– [ 482913 ] –</p>').lone).toBe(true);
  expect(layout('<p>Code 482913</p>').lone).toBe(false);
  expect(layout('<p>482913 | Copy code</p>').lone).toBe(true);
  expect(layout('<p>482913 copies</p>').lone).toBe(false);
  expect(layout('<p>482913 验证码</p>').lone).toBe(false);
});

test('alone in its cell', () => {
  expect(layout('<table><tr><td>Code</td><td>482913</td></tr></table>')).toMatchObject({
    cell: true,
    lone: false,
  });
  expect(layout('<table><tr><td>Code</td><td>is 482913</td></tr></table>').cell).toBe(false);
  expect(layout('<p>482913</p>').cell).toBe(false);
});

test.each([
  ['bold', '<b>482913</b>', mark.bold],
  ['code', '<code>482913</code>', mark.code],
  ['spaced', '<span style="letter-spacing:4px">482913</span>', mark.spaced],
  ['big', '<span style="font-size:32px">482913</span>', mark.big],
  ['boxed', '<span style="background:#eee">482913</span>', mark.boxed],
  ['named', '<span class="otp-code">482913</span>', mark.named],
  ['struck out', '<s>482913</s>', mark.strike],
])('print that is %s is a mark of the candidate alone', (_name, printed, wanted) => {
  expect(layout(`<p>Your code is ${printed} for now</p>`).marks & wanted).toBe(wanted);
  expect(layout('<p>Your code is 482913 for now</p>').marks & wanted).toBe(0);
});

test('set off means printed unlike the text around it', () => {
  expect(layout('<p>Your code is <b>482913</b> for now</p>').setOff).toBe(true);
  expect(layout('<p>Your code is <b>482913 for now</b></p>').setOff).toBe(false);
  expect(layout('<p><b>Your code is 482913 for now</b></p>').setOff).toBe(false);
});

test('only what all pieces of a candidate share is its mark', () => {
  expect(layout('<p>Code <b>482</b>913 now</p>').marks & mark.bold).toBe(0);
  expect(layout('<p>Code <b>482</b><b>913</b> now</p>').marks & mark.bold).toBe(mark.bold);
});

test('the size is that of its print', () => {
  expect(layout('<p>Code <span style="font-size:40px">482913</span></p>').size).toBe(40);
});
