import { describe, expect, test } from 'vitest';
import type { CodeSource } from '../../../../src/mail/codes/index.ts';
import { consideredMax, featuresOf, viewsOf } from '../../../../src/mail/codes/learnt/features.ts';
import { printingsOf } from '../../../../src/mail/codes/printings.ts';
import { weigh } from '../../../../src/mail/codes/score.ts';
import { valuesOf } from '../../../../src/mail/codes/values.ts';
import { readDocuments } from '../../../../src/mail/text.ts';

function viewed(parts: Partial<CodeSource>) {
  const source = { subject: '', from: '', text: null, html: null, ...parts };
  const printings = printingsOf(source, readDocuments(source));
  return { printings, views: viewsOf(printings, valuesOf(printings.map(weigh))) };
}

describe('the values that are considered', () => {
  test('are the best by the rules, the best first', () => {
    const { views } = viewed({ text: 'It says 5512.\nYour code is 482913' });
    expect(views.map(({ value }) => value.value)).toEqual(['482913', '5512']);
    const list = Array.from({ length: 60 }, (_, at) => `It says ${5_512 + at}.`).join('\n');
    expect(viewed({ text: list }).views).toHaveLength(consideredMax);
  });

  test('are none against which the rules know too much', () => {
    const { views } = viewed({ text: 'The year 2026. Your code is 482913.' });
    expect(views.map(({ value }) => value.value)).toEqual(['482913']);
  });

  test('are none of an earlier mail', () => {
    const { views } = viewed({ text: 'See below: 482913\n\nOn Monday Ann wrote:\n> Your code is 771204' });
    expect(views.map(({ value }) => value.value)).toEqual(['482913']);
  });
});

describe('their features', () => {
  const { printings, views } = viewed({
    subject: 'Your code 482913',
    html: '<p>Your code</p><p style="font-size:32px">482913</p><p>It says 5512.</p>',
  });
  const all = featuresOf(printings, views, [3, -2], 1.5, 120);

  test('are as many for each, and all of them numbers', () => {
    expect(all).toHaveLength(2);
    expect(new Set(all.map(({ length }) => length)).size).toBe(1);
    expect(all.flat().filter((one) => !Number.isFinite(one))).toEqual([]);
  });

  test('tell how the words read, of it and of the best other', () => {
    expect(all[0]?.slice(0, 4)).toEqual([3, 1.5, -2, 5]);
    expect(all[1]?.slice(0, 4)).toEqual([-2, 1.5, 3, -5]);
  });

  test('tell what the rules found, of it and of the best other', () => {
    const [own, other] = views.map(({ value }) => value.score);
    expect(all[0]?.slice(4, 7)).toEqual([own, other, own! - other!]);
  });

  test('are the same whatever the code is', () => {
    const parts = { subject: 'Sign in', text: 'Type it in:\n\n482913' };
    const [one, two] = [parts, { ...parts, text: parts.text.replace('482913', '305922') }].map((source) => {
      const read = viewed(source);
      return featuresOf(read.printings, read.views, [1], 0, 20);
    });
    expect(one).toEqual(two);
  });
});
