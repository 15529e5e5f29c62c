import { expect, test } from 'vitest';
import { tokenIn } from '../../../src/mail/links/token.ts';

test.each([
  '/verify?token=8f14e45fceea167a',
  '/l/b7Q0-xZ41-mm9',
  '/e/883-014-227',
  '/c/20418802',
  '/reset#aVeryLongValueOfLettersAloneThatNobodyTypes',
])('%s carries a long token', (path) => {
  expect(tokenIn(`https://a.test${path}`)).toBe('long');
});

test.each([
  '/in/p9Qz',
  '/a/0f6c-ab',
  '/share?inv=5e0b',
  '/vahvista/Qw81-zz',
  '/news/ab03-77',
  '/x/3e-77-qa-10',
])('%s carries a short one', (path) => {
  expect(tokenIn(`https://a.test${path}`)).toBe('short');
});

test.each([
  '',
  '/',
  '/verify',
  '/summer-2026',
  '/the-2nd-edition',
  '/24h',
  '/2fa',
  '/2026-11-28',
  '/sale?utm_campaign=20261128',
])('%j carries none', (path) => {
  expect(tokenIn(`https://a.test${path}`)).toBe('none');
});
