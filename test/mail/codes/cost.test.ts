/** What a small mail costs at most: whoever sends many of them must not keep others waiting. */
import { expect, test } from 'vitest';
import { readBody } from '../../../src/mail/read.ts';
import { costMs } from '../../support/cputime.ts';

const numbers = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${1000 + ((at * 79) % 8999)} `).join('');

const hostile: readonly (readonly [string, string])[] = [
  ['the same name before each', numbers('код', 4_500)],
  ['names, and then words without an end', numbers('κωδικός', 1_100) + 'k '.repeat(7_000)],
  ['names of a script without blanks', numbers('コード', 1_100) + 'k '.repeat(7_000)],
  ['names on both sides', numbers('code코드', 1_500)],
  ['names of doors', numbers('access code for the door', 900)],
  ['requests', numbers('enter the code to confirm your email and get 20% off', 600)],
  ['names within the number', Array.from({ length: 3_000 }, (_, at) => `OTP${1234 + at} `).join('')],
  ['offers, in two lines', `At the till one is free. ${numbers('code', 2_200)}\n\n${numbers('code', 2_200)}`],
  ['words that begin with a sign of emphasis', ' _a'.repeat(20_000)],
  ['words that begin with a quotation mark', ' „a'.repeat(20_000)],
  ['beginnings of hashes', 'a1b2c3 (a1b2c3d)\n'.repeat(4_000)],
  ['one in a line', numbers('код', 4_500).replaceAll(' код', '\nкод')],
];

test.each(hostile)('thousands of numbers cost no more than a deadline allows: %s', (_kind, text) => {
  const mail = { from: '', subject: 'Hello', text, html: null, attached: null };
  readBody(mail);
  expect(costMs(() => readBody({ ...mail, text: `${text} ` }))).toBeLessThan(400);
});
