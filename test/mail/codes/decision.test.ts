import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/limits.ts';
import { choose as chooseOf } from '../../../src/mail/codes/decision.ts';
import { threshold, type Weighed } from '../../../src/mail/codes/score.ts';
import { valuesOf } from '../../../src/mail/codes/values.ts';
import { decisionOf, weighed } from './kit.ts';

const choose = (printings: readonly Weighed[]) => chooseOf(valuesOf(printings));

describe('the answer', () => {
  test('is the best value that passes the threshold', () => {
    const { otp, candidates } = choose([weighed('1111', threshold + 1), weighed('2222', threshold + 4)]);
    expect(otp).toBe('2222');
    expect(candidates.map(({ value, chosen }) => [value, chosen])).toEqual([
      ['2222', true],
      ['1111', false],
    ]);
  });

  test('is none below it, and the candidates are still shown', () => {
    const { otp, confidence, candidates } = choose([weighed('1111', threshold - 0.1)]);
    expect(otp).toBeNull();
    expect(confidence).toBeGreaterThan(0.5);
    expect(candidates).toMatchObject([{ value: '1111', chosen: false }]);
    expect(choose([weighed('1111', threshold)]).otp).toBe('1111');
  });

  test('is none, and sure, where nothing has the shape of a code', () => {
    expect(choose([])).toEqual({ otp: null, confidence: 1, candidates: [] });
    expect(decisionOf({ text: 'Hello there' })).toEqual({ otp: null, confidence: 1, candidates: [] });
  });

  test('is the first of several equals, with less confidence', () => {
    const one = choose([weighed('1111', 9)]);
    const two = choose([weighed('1111', 9), weighed('2222', 9.3)]);
    expect(two.otp).toBe('1111');
    expect(two.confidence).toBeLessThan(one.confidence);
    expect(two.candidates.filter(({ chosen }) => chosen)).toHaveLength(1);
    expect(choose([weighed('1111', 9), weighed('2222', 12)]).otp).toBe('2222');
  });

  test('a rival below the threshold is no equal', () => {
    const alone = choose([weighed('2222', threshold + 0.2)]);
    const withRival = choose([weighed('1111', threshold - 0.2), weighed('2222', threshold + 0.2)]);
    expect(withRival.otp).toBe('2222');
    expect(withRival.confidence).toBe(alone.confidence);
  });
});

test('confidence lies between 0 and 1 and grows with the score', () => {
  let last = -1;
  for (let score = threshold; score < threshold + 20; score += 0.5) {
    const { confidence } = choose([weighed('1111', score)]);
    expect(confidence).toBeGreaterThanOrEqual(last);
    expect(confidence).toBeLessThanOrEqual(1);
    last = confidence;
  }
  expect(choose([weighed('1111', -1_000)]).confidence).toBe(1);
  expect(choose([weighed('1111', 1_000)]).confidence).toBe(1);
});

test('no more candidates are shown than the bound', () => {
  const many = Array.from({ length: 500 }, (_, index) => weighed(String(1_000 + index), index / 10 - 40));
  expect(choose(many).candidates).toHaveLength(limits.codeCandidatesMax);
});

test('the code of the subject alone is the answer', () => {
  expect(decisionOf({ subject: '482913 is your Acme verification code', text: 'Hello' }).otp).toBe('482913');
});

describe('what no person sees', () => {
  const visible = '<p>Your code is 482913</p>';
  const hidden = '<div style="display:none">Your code is 999999</div>';
  const title = '<html><head><title>Your code is 999999</title></head><body>';

  test.each([
    ['in hidden text before it', hidden + visible],
    ['in hidden text behind it', visible + hidden],
    ['in the title', title + visible],
  ])('is no code where another is seen, and /codes says so: %s', (_where, html) => {
    const { otp, candidates } = decisionOf({ subject: 'Hello', html });
    expect(otp).toBe('482913');
    const other = candidates.find(({ value }) => value === '999999');
    expect(other).toMatchObject({ chosen: false });
    expect(other?.reasons[0]).toBe('is not seen, and another is');
  });

  test('is the code where what is seen is worth half of it: a name in the greeting', () => {
    const html =
      '<html><head><title>551208 is your Acme verification code</title></head><body><p>Hi tester7,</p><p>Here is the verification code you asked for:</p><p>Valid until 14:35 UTC.</p></body></html>';
    expect(decisionOf({ subject: 'Acme verification', html }).otp).toBe('551208');
  });

  test('is the code where nothing else is named', () => {
    const html = `${hidden}<p>Your order 482913 waits.</p>`;
    expect(decisionOf({ subject: 'Sign in', html }).otp).toBe('999999');
  });
});

test('of two that are as good the second says why it is not the answer', () => {
  const text = 'Your code is 482913\n\nYour code is 735194';
  const { candidates } = decisionOf({ subject: 'Sign in', text });
  expect(candidates.map(({ value, chosen }) => [value, chosen])).toEqual([
    ['482913', true],
    ['735194', false],
  ]);
  expect(candidates[1]?.reasons[0]).toBe('another that is as good stands before it');
});
