/** Names and their values in every layout: which of two numbers is the code, if any. */
import { describe, expect, test } from 'vitest';
import { approvals, gluedPages, type Overview, overviews, pages, texts } from '../../corpus/layouts.ts';
import { otpOf } from './kit.ts';

const footer = 'Acme Ltd, 12 High Street, 10115 Berlin';

function inHtml({ subject, intro }: Overview, print: string): string | null {
  return otpOf({ subject, html: `<html><body><p>${intro}</p>${print}<p>${footer}</p></body></html>` });
}

function inText({ subject, intro }: Overview, print: string): string | null {
  return otpOf({ subject, text: `${intro}\n\n${print}\n\n${footer}\n` });
}

describe.each(Object.entries(pages))('on a page, in %s', (_name, print) => {
  test.each([...overviews, ...approvals])('$subject, $fields', (overview) => {
    expect(inHtml(overview, print(overview.fields))).toBe(overview.code);
  });
});

describe.each(Object.entries(gluedPages))('on a page, in %s', (_name, print) => {
  test.each(overviews)('$subject, $fields', (overview) => {
    expect(inHtml(overview, print(overview.fields))).toBe(overview.code);
  });
});

describe.each(Object.entries(texts))('in plain text, in %s', (_name, print) => {
  test.each(overviews)('$subject, $fields', (overview) => {
    expect(inText(overview, print(overview.fields))).toBe(overview.code);
  });
});

test('a cell that says what the code is for names what stands in the next', () => {
  const html =
    '<table><tr><td>TAN für diesen Auftrag</td><td>605 118</td></tr></table><p>Die TAN ist 5 Minuten gültig.</p>';
  expect(otpOf({ subject: 'Auftrag 0038-2602 wartet auf Ihre Freigabe', html })).toBe('605118');
});

test('a cell that has its number names none of the next', () => {
  const html = (cell: string) =>
    `<table><tr><th>Note</th><th>Sign-in code</th></tr><tr><td>${cell}</td><td>482 913</td></tr></table><p>Enter the code to sign in.</p>`;
  expect(otpOf({ subject: 'Your sign-in code', html: html('Invoice') })).toBeNull();
  expect(otpOf({ subject: 'Your sign-in code', html: html('2025/0417 invoice') })).toBe('482913');
});
