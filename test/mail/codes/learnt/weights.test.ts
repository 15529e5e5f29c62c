import { expect, test } from 'vitest';
import { logOddsOf, strongest, traitsLength, weightsOf } from '../../../../src/mail/codes/learnt/weights.ts';
import { mailTable, printingTable } from '../../../../src/mail/codes/words/learnt.ts';

const weights = weightsOf('bias -50\nbefore code 200\nbefore your code 5\nafter order -300');

test('a table is read in hundredths, whatever blanks its traits have', () => {
  expect(weights.bias).toBe(-0.5);
  expect([...weights.of]).toEqual([
    ['before code', 2],
    ['before your code', 0.05],
    ['after order', -3],
  ]);
});

test('traits are added up as a vector of one length, and unknown ones make the others count for less', () => {
  expect(logOddsOf(new Set(), weights)).toBe(-0.5);
  expect(logOddsOf(new Set(['before code']), weights)).toBe(-0.5 + 2 * traitsLength);
  const four = new Set(['before code', 'nothing', 'is known', 'of these']);
  expect(logOddsOf(four, weights)).toBe(-0.5 + (2 * traitsLength) / 2);
});

test('the trait that speaks for it most is told, among those that are asked for', () => {
  const traits = new Set(['before code', 'after order', 'before your code']);
  expect(strongest(traits, weights, /^before /)).toBe('before code');
  expect(strongest(traits, weights, /your/)).toBe('before your code');
  expect(strongest(traits, weights, /^after /)).toBeNull();
});

test.each([
  ['printings', printingTable],
  ['mails', mailTable],
])('the table of %s that was learnt holds numbers alone, and none that says nothing', (_, table) => {
  const { bias, of } = weightsOf(table);
  expect(Number.isFinite(bias)).toBe(true);
  expect(of.size).toBeGreaterThan(1_000);
  expect(
    [...of].filter(([trait, weight]) => trait === '' || !Number.isFinite(weight) || weight === 0),
  ).toEqual([]);
});
