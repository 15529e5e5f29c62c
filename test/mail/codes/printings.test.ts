import { expect, test } from 'vitest';
import { limits } from '../../../src/limits.ts';
import type { CodeSource } from '../../../src/mail/codes/index.ts';
import { printingsOf } from '../../../src/mail/codes/printings.ts';
import { readDocuments } from '../../../src/mail/text.ts';

function printings(parts: Partial<CodeSource>) {
  const source = { subject: '', from: '', text: null, html: null, ...parts };
  return printingsOf(source, readDocuments(source));
}

test('printings come in the order of reading: subject, title, HTML, plain text', () => {
  const html = '<title>1002 is it</title><p>It is 1003</p><p>or 1004</p>';
  const found = printings({ subject: 'Code 1001', html, text: 'It is 1005' });
  expect(found.map(({ match }) => match.value)).toEqual(['1001', '1002', '1003', '1004', '1005']);
  expect(found.map(({ near, index }) => near.segments[index]?.place)).toEqual([
    'subject',
    'title',
    'html',
    'html',
    'text',
  ]);
});

test('each knows the lines around it, and what is printed in them', () => {
  const [, second] = printings({ text: 'First 1001\nSecond 1002' });
  expect(second?.near.segments.map(({ text }) => text)).toEqual(['First 1001', 'Second 1002']);
  expect(second?.near.matches[0]?.map(({ value }) => value)).toEqual(['1001']);
});

test('a mail that prints nothing like a code has none', () => {
  expect(printings({ subject: 'we meet at noon', text: 'how are you today' })).toEqual([]);
});

test('a mail of numbers has no more than are looked at', () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => `Row ${100_000 + at}`);
  const found = printings({ text: lines.join('\n') });
  expect(found.length).toBeGreaterThan(limits.codeMatchesMax / 2);
  expect(found.length).toBeLessThan(limits.codeMatchesMax * 2);
});
