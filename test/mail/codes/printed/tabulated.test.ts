import { describe, expect, test } from 'vitest';
import { isEnumerated, isTabulated } from '../../../../src/mail/codes/printed/tabulated.ts';
import { otpOf, readHtml, readText, spotOf } from '../kit.ts';

const table = (rows: string[][]) =>
  readHtml(
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
  );

function isInTable(rows: string[][], value: string): boolean {
  return isTabulated(spotOf(table(rows), value), false);
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
  const enumerated = (text: string, value: string) => isEnumerated(spotOf(readText(text), value));
  expect(enumerated('a81f30c, 7712de4', 'a81f30c')).toBe(true);
  expect(enumerated('Your code is a81f30c, not 7712de4', 'a81f30c')).toBe(false);
});

describe('a row under the names of its columns', () => {
  const mail = (subject: string, names: string[], values: string[]) =>
    otpOf({
      subject,
      html: `<p>Your overview:</p><table><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr><tr>${values
        .map((value) => `<td>${value}</td>`)
        .join('')}</tr></table>`,
    });

  test('has the code in the column that is called so, whatever stands beside it', () => {
    expect(mail('Sign in', ['Account', 'Code', 'Valid until'], ['771204', '482913', '14:05'])).toBe('482913');
    expect(mail('Sign in', ['Code', 'Account'], ['482913', '771204'])).toBe('482913');
    expect(mail('Hello', ['Customer', 'One-time code'], ['771204', '482913'])).toBe('482913');
  });

  test('has none where nothing is signed in to', () => {
    expect(mail('Stock report', ['Article', 'Code'], ['771204', '482913'])).toBeNull();
    expect(mail('Your booking', ['Booking', 'Code'], ['771204', '482913'])).toBeNull();
  });
});

test.each([
  ['7', '1', '8', '2', '6', '3'],
  ['718', '263'],
  ['71', '82', '63'],
])('a name and what it names share a row, in cells of their own: %s …', (...cells) => {
  const html = `<table><tr><td>Code</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;
  expect(otpOf({ subject: 'Your transaction', html: `${html}<p>Enter it within 2 minutes.</p>` })).toBe(
    '718263',
  );
});

test('what a line above a table names is no value of it', () => {
  const rows = [
    ['6824', 'one right, in the right place'],
    ['6145', 'one right, wrong place'],
    ['2069', 'two right'],
  ];
  const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const html = `<p>The safe has a four-digit code. What was overheard:</p><table>${table}</table>`;
  expect(otpOf({ subject: 'Crack the four-digit code', html })).toBeNull();
});

test('four numbers under four heads are no list, and the head of one says that it is the code', () => {
  const html =
    '<p>Thank you for changing your direct debit.</p><table><tr><th>Customer</th><th>Meter</th><th>Passcode</th><th>Request</th></tr>' +
    '<tr><td>550128</td><td>902664</td><td>447583</td><td>318820</td></tr></table>' +
    '<p>Please return to the form and complete it with the passcode by 6 pm.</p>';
  expect(otpOf({ subject: 'Your direct debit change', html })).toBe('447583');
});
