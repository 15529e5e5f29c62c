import { describe, expect, test } from 'vitest';
import type { Weighed } from '../../../src/mail/codes/score.ts';
import { valuesOf } from '../../../src/mail/codes/values.ts';
import { weighed } from './kit.ts';

const scoreOf = (...printings: Weighed[]) => valuesOf(printings)[0]?.score;

describe('printings of one value', () => {
  test('are put together, and the best of them stands for all', () => {
    const [first, second] = [weighed('1111', 6), weighed('1111', 7)];
    const [value, other, ...more] = valuesOf([first, second, weighed('2222', 5)]);
    expect(value).toMatchObject({ value: '1111', best: second, score: 7, order: first.order });
    expect(value?.printings).toEqual([first, second]);
    expect(other?.value).toBe('2222');
    expect(more).toEqual([]);
  });

  test('are worth more where they stand in the subject and in the body', () => {
    expect(scoreOf(weighed('1111', 6, { place: 'subject' }), weighed('1111', 7))).toBeGreaterThan(7);
    // One that speaks against it takes no part in that.
    expect(scoreOf(weighed('1111', -3, { place: 'subject' }), weighed('1111', 7))).toBe(7);
  });

  test.each(['void', 'foreign', 'past'] as const)('are all %s where another is', (fault) => {
    const score = scoreOf(weighed('1111', 8), weighed('1111', 1, { [fault]: true }));
    expect(score).toBeLessThan(5);
    // Where the best is, its score knows already.
    expect(scoreOf(weighed('1111', 8, { [fault]: true }))).toBe(8);
  });
});

test('what is quoted once is quoted wherever it is printed again', () => {
  const [value] = valuesOf([weighed('447108', -4, { cited: true, settled: true }), weighed('447108', 6)]);
  expect(value?.reasons.map(({ reason }) => reason)).toContain('is quoted elsewhere in the mail');
});
