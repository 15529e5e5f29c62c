import { expect, test } from 'vitest';
import { namedAfter } from '../../../../src/mail/codes/naming/after.ts';
import { sentenceEnd, sentenceStart } from '../../../../src/mail/codes/text/sentence.ts';
import { readText, spotOf } from '../kit.ts';

function weight(text: string, value: string): number {
  const spot = spotOf(readText(text), value);
  const { segment, match } = spot;
  const from = sentenceStart(segment.text, match.start);
  const to = sentenceEnd(segment.text, match.end);
  return namedAfter(spot, to, from).weight;
}

test.each([
  ['RKJ-YP6 is your verification code', 'RKJ-YP6'],
  ['RKJ-YP6 – your verification code', 'RKJ-YP6'],
  ['AB12-CD34 your verification code', 'AB12-CD34'],
])('%s: what is said to be the reader’s code is one', (text, value) => {
  expect(weight(text, value)).toBeGreaterThan(4);
});

test.each([
  ['Finding RW-26-0093 changed: OTP brute force possible', 'RW-26-0093'],
  ['srv-sms-02 / OTP gateway is down', 'srv-sms-02'],
])('%s: what has a number like a document’s is spoken of with a code', (text, value) => {
  expect(weight(text, value)).toBeLessThan(2.5);
});

test.each([
  ['Transfer 330918 is waiting for your authenticator code', '330918'],
  ['Überweisung 330918 wartet auf Ihren Bestätigungscode', '330918'],
  ['Le virement 330918 attend votre code de validation', '330918'],
])('%s: what waits for a code is none', (text, value) => {
  expect(weight(text, value)).toBeLessThan(0);
});

test('what needs to be entered waits for nothing', () => {
  expect(weight('482913 needs to be entered as your verification code', '482913')).toBeGreaterThan(2);
});
