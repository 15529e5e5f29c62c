/** Codes in parts that one sign stands between. */
import { describe, expect, test } from 'vitest';
import { findMatches } from '../../../../src/mail/codes/shape/candidates.ts';
import { clean } from '../../../../src/mail/codes/text/clean.ts';

const found = (text: string) => findMatches(clean(text)).map(({ shape, value }) => `${shape} ${value}`);

describe('a line in parts is one code', () => {
  test.each([
    ['MR4 · 82T', 'alnum MR482T'],
    ['( 827 • 415 )', 'grouped 827415'],
    ['F.9.3.K.A', 'spaced F93KA'],
    ['_M_9_V_2_L_', 'spaced M9V2L'],
    ['84 | 20 | 97', 'grouped 842097'],
    ['58 · 03 · 44 · 1', 'grouped 5803441'],
    ['m4.t7.qe', 'alnum m4t7qe'],
    ['2.2.0.8.5', 'spaced 22085'],
    ['R*7*K*2', 'spaced R7K2'],
    ['4~8~2~9~1~3', 'spaced 482913'],
    ['DV\t70\tLS', 'alnum DV70LS'],
  ])('%j is %s', (text, match) => {
    expect(found(text)).toEqual([match]);
  });
});

describe('other things with such signs are none', () => {
  test.each([
    '1.2.0.4',
    'v1.2.3.4.5',
    'img_01',
    'img1.png',
    'A4 | 80g',
    '12~40',
    '10 | 250 | 3',
    '7 * 24 * 4',
  ])('%j', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('nor what stands in a sentence', () => {
    expect(found('The sizes are M4 · 82T or so')).toEqual([]);
  });
});
