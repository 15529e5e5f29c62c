/** What the weights must keep among each other; the weights themselves are free to change. */
import { describe, expect, test } from 'vitest';
import { threshold } from '../../../src/mail/codes/score.ts';
import { decisionOf } from './kit.ts';

function score(parts: Parameters<typeof decisionOf>[0], value = '482913'): number {
  return decisionOf(parts).candidates.find((one) => one.value === value)?.score ?? Number.NEGATIVE_INFINITY;
}

describe('a candidate scores higher', () => {
  test.each([
    ['named than unnamed', { text: 'Your code: 482913' }, { text: 'Shoes sold: 482913' }],
    [
      'named strongly than plainly',
      { text: 'Your verification code: 482913' },
      { text: 'Your code: 482913' },
    ],
    ['in a line of its own', { text: 'Your code is\n\n482913' }, { text: 'Your code is\n\nof 482913 shoes' }],
    [
      'set off by its print',
      { html: '<p>Your code is <b style="font-size:30px;letter-spacing:4px">482913</b></p>' },
      { html: '<p>Your code is 482913</p>' },
    ],
    [
      'when the subject names a code',
      { subject: 'Your verification code', text: 'It is 482913' },
      { subject: 'Hello', text: 'It is 482913' },
    ],
    [
      'when the mail says how long it lives',
      { text: 'Your code is 482913\n\nIt expires in 10 minutes' },
      { text: 'Your code is 482913\n\nIt is nice here' },
    ],
    [
      'in subject and body together',
      { subject: 'Code 482913', text: 'Your code is 482913' },
      { subject: 'Code', text: 'Your code is 482913' },
    ],
    ['seen than hidden', { html: '<p>Your code is 482913' }, { html: '<p hidden>Your code is 482913' }],
    [
      'new than quoted',
      { text: 'Your code is 482913' },
      { text: 'Thank you!\n\n> Your code is 482913, it is as long as a mail' },
    ],
    ['bare than struck out', { html: '<p>Your code: 482913' }, { html: '<p>Your code: <s>482913</s>' }],
    ['bare than counted', { text: 'Use 482913 to log in' }, { text: 'Use 482913 points to log in' }],
  ])('%s', (_name, more, less) => {
    expect(score(more)).toBeGreaterThan(score(less));
  });
});

test('the threshold divides what is answered from what is not', () => {
  for (const text of ['Your verification code is 482913', 'Order 482913 was sent', 'Use promo code 482913']) {
    const { otp, candidates } = decisionOf({ text });
    expect(otp !== null).toBe((candidates[0]?.score ?? 0) >= threshold);
  }
});

test('every reason carries its weight, the heaviest first, and together they are the score', () => {
  const [best] = decisionOf({
    subject: 'Your verification code',
    html: '<p>Order 771100</p><p>Your code: <b>482913</b></p><p>It expires in 10 minutes</p>',
  }).candidates;
  const weights = (best?.reasons ?? []).map((reason) => Number(/\(([+-]?\d+\.\d)\)$/.exec(reason)?.[1]));
  expect(weights.length).toBeGreaterThan(2);
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    expect(weight).not.toBeNaN();
    expect(Math.abs(weight)).toBeLessThanOrEqual(Math.abs(weights[index - 1] ?? weight) + 0.1);
    sum += weight;
  }
  expect(Math.abs(sum - (best?.score ?? 0))).toBeLessThan(0.1 * weights.length);
});

test('reasons never print more of a mail than the words they name', () => {
  for (const { reasons } of decisionOf({ text: `Your verification code: 482913 ${'secret '.repeat(50)}` })
    .candidates) {
    for (const reason of reasons) expect(reason.length).toBeLessThan(160);
  }
});
