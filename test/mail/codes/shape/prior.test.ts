import { expect, test } from 'vitest';
import type { Match } from '../../../../src/mail/codes/shape/candidates.ts';
import { priorOf } from '../../../../src/mail/codes/shape/prior.ts';
import { otpOf } from '../kit.ts';

const alnum = (value: string): Match => ({ value, start: 0, end: value.length, shape: 'alnum' });

test('a place in a row is no code by its shape, unless it is called one', () => {
  for (const place of ['1208e', '208th', '31st', '12er']) expect(priorOf(alnum(place), place)).toBe(-4);
  expect(priorOf(alnum('48213e'), '48213e')).toBeGreaterThan(-2);
  const text = 'Salut, tu étais 1208e sur la liste et c’est ton tour ! Pas de code à recopier.';
  expect(otpOf({ subject: 'Plus qu’un clic', text })).toBeNull();
  expect(otpOf({ subject: 'Your code', text: 'Your verification code: 1208e' })).toBe('1208e');
});

test('a year and four digits number documents', () => {
  expect(priorOf({ value: '20260117', start: 0, end: 9, shape: 'grouped' }, '2026-0117')).toBeLessThan(0);
  expect(priorOf({ value: '20260117', start: 0, end: 9, shape: 'grouped' }, '2026 0117')).toBeGreaterThan(0);
});
