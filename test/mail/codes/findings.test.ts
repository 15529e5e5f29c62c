import { expect, test } from 'vitest';
import { Findings, sumOf } from '../../../src/mail/codes/findings.ts';

test('what is found adds up, and what one of it says holds for all', () => {
  const found = new Findings();
  found.add({ weight: 1.8, reason: 'has a shape' });
  found.add(null);
  found.addAll([
    { weight: 5, reason: 'is named', told: true },
    { weight: -7, reason: 'is for an offer', settles: true },
  ]);
  expect(found.score).toBeCloseTo(-0.2);
  expect(found).toMatchObject({ told: true, settled: true, quotes: false });
  expect(sumOf(found.reasons)).toBe(found.score);
});

test('what weighs nothing is no reason, except a shape', () => {
  const found = new Findings();
  found.add({ weight: 0, reason: 'has a shape' });
  found.add({ weight: 0, reason: 'is nothing' });
  expect(found.reasons.map(({ reason }) => reason)).toEqual(['has a shape']);
});
