import { expect, test } from 'vitest';
import { barChart } from '../../src/dashboard/chart.ts';
import { highlighted } from '../../src/dashboard/messagetabs.ts';
import { safePath } from '../../src/dashboard/view.ts';
import { ago, bytes, duration, reason } from '../../src/dashboard/words.ts';
import { AppError } from '../../src/errors.ts';

test.each([
  [0, '0 ms'],
  [43, '43 ms'],
  [412, '0.4 s'],
  [12_000, '12 s'],
  [300_000, '5 min'],
  [3 * 3_600_000, '3 h'],
  [72 * 3_600_000, '3 days'],
])('%d ms are said as %s', (ms, words) => {
  expect(duration(ms)).toBe(words);
});

test.each([
  [999, '999 B'],
  [1_600, '1.6 KB'],
  [26_214_400, '26 MB'],
  [999_999, '1.0 MB'],
])('%d bytes are said as %s', (count, words) => {
  expect(bytes(count)).toBe(words);
});

test('a moment of a clock that ran back is now, not in the future', () => {
  expect(String(ago(10_000, 5_000))).toContain('just now');
});

test.each([
  [undefined, '/'],
  ['/o/org_1/inboxes?q=a', '/o/org_1/inboxes?q=a'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/a\r\nSet-Cookie: x', '/'],
  ['javascript:alert(1)', '/'],
])('the way back to %s is %s', (path, safe) => {
  expect(safePath(path)).toBe(safe);
});

const candidate = (printed: string, chosen: boolean) => ({
  value: printed,
  printed,
  chosen,
  place: 'text',
  score: 1,
  confidence: 1,
  reasons: [],
});

test('candidates are marked in the text, which stays escaped', () => {
  const html = highlighted('<b>1234</b> and 12345', [
    candidate('1234', true),
    candidate('12345', false),
  ]).join('');
  expect(html).toBe(
    '&lt;b&gt;<mark class="chosen">1234</mark>&lt;/b&gt; and <mark class="chosen">1234</mark>5',
  );
});

test('a candidate that stands everywhere is marked so many times and no more', () => {
  const html = highlighted('1 '.repeat(100_000), [candidate('1', false)]).join('');
  expect(html.split('<mark').length - 1).toBe(200);
});

test('a chart says in words what it shows', () => {
  expect(String(barChart([0, 3, 1], 'Mails'))).toContain('Mails, for the last 3 minutes: at most 3');
  expect(String(barChart([0], 'Mails'))).toContain('none');
});

test.each([
  ['password must have at least 12 characters', 'Password must have at least 12 characters'],
  ['q must contain at least one word', 'Search must contain at least one word'],
  ['email is missing', 'Address is missing'],
  ['current is not the password of this account.', 'Present password is not the password of this account.'],
  ['Name: please fill this in.', 'Name: please fill this in.'],
  ['constructor q password', 'constructor q password'],
])('%s is said to people as %s', (message, words) => {
  expect(reason(new AppError('bad_request', message))).toBe(words);
});
