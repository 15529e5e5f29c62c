import { expect, test } from 'vitest';
import { frameHeight, frameHeights } from '../../src/dashboard/frameheight.ts';
import { costMs } from '../support/cputime.ts';

test('a short mail gets a short frame, a long one as much as there is, and nothing gets none', () => {
  const short = frameHeight('Your code is 123456.\n\nIt expires.', '<p>Your code is 123456.</p>');
  expect(short).toBeGreaterThanOrEqual(frameHeights.min);
  expect(short).toBeLessThan(frameHeights.max / 2);
  expect(frameHeight('line\n'.repeat(500), '')).toBe(frameHeights.max);
  expect(frameHeight('word '.repeat(5_000), '')).toBe(frameHeights.max);
  expect(frameHeight('', '')).toBe(frameHeights.min);
});

test('images that say how tall they are count', () => {
  const image = '<img src="x" width=600 height="300">';
  expect(frameHeight('Hello', image)).toBeGreaterThan(frameHeight('Hello', '<p>Hello</p>') + 200);
  expect(frameHeight('Hello', image.repeat(50))).toBe(frameHeights.max);
});

test.each(['<img '.repeat(400_000), `<img ${'height '.repeat(300_000)}`, '<img height='.repeat(200_000)])(
  'a mail written to cost time costs none: %#',
  (html) => {
    const text = '\n'.repeat(2_000_000);
    expect(costMs(() => expect(frameHeight(text, html)).toBe(frameHeights.max))).toBeLessThan(250);
  },
);
