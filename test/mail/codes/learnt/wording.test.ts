import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../../src/mail/codes/evidence.ts';
import { openTo, wordingOf } from '../../../../src/mail/codes/learnt/wording.ts';
import type { Value } from '../../../../src/mail/codes/values.ts';
import { decisionOf } from '../kit.ts';

function valueWith(score: number, ...reasons: Evidence[]): Value {
  const shape = { weight: 1.8, reason: 'has the shape of a number of some digits' };
  return { score, best: { reasons: [shape, ...reasons] }, printings: [] } as unknown as Value;
}

describe('the words of a mail of a line or two', () => {
  test('add the more, the more the rules leave open, and never make an answer sure', () => {
    const [little, much] = [wordingOf(valueWith(7), 4), wordingOf(valueWith(2), 4)];
    expect(little).toBeGreaterThan(0);
    expect(much).toBeGreaterThan(little);
    for (const score of [1, 2, 4, 6, 7.9])
      expect(score + wordingOf(valueWith(score), 100)).toBeLessThan(openTo);
  });

  test('add nothing where the rules are sure', () => {
    expect(wordingOf(valueWith(0.9), 100)).toBe(0);
    expect(wordingOf(valueWith(openTo), -100)).toBe(0);
  });

  test('take away little', () => {
    expect(wordingOf(valueWith(5), -100)).toBe(-1);
  });

  test('add half where the rules know something against it', () => {
    const against = { weight: -2.5, reason: 'the mail is about a payment' };
    expect(wordingOf(valueWith(3, against), 2)).toBeCloseTo(wordingOf(valueWith(3), 2) / 2);
  });

  test('add nothing to what is settled or void', () => {
    for (const key of ['settled', 'void', 'past'])
      expect(wordingOf({ ...valueWith(3), printings: [{ [key]: true }] } as unknown as Value, 2)).toBe(0);
  });

  test('tell the word that says it most', () => {
    const { otp, candidates } = decisionOf({
      subject: 'Device check',
      text: "New laptop? Lovely. It'll trust you once you've shown it 129044.",
    });
    expect(otp).toBe('129044');
    expect(candidates[0]?.reasons.join()).toMatch(
      /is worded like a code, with “\p{L}+” (?:before|after|in)/u,
    );
  });
});
