import { describe, expect, test } from 'vitest';
import { Footnotes } from '../../../src/mail/links/footnotes.ts';
import { findLinks } from '../../../src/mail/links.ts';
import { costMs } from '../../support/cputime.ts';

describe('an address below a text is introduced by the words that its number is put to', () => {
  const words = (before: string, ...lines: string[]) => new Footnotes(() => lines).wordsOf(before);

  test.each([
    ['behind them', 'We need one thing. Confirm your address [1], then go on.', 'Confirm your address'],
    ['before them', '[1]Confirm your address. Thank you', 'Confirm your address'],
    ['behind those of another', 'Read the news[2] or confirm your address[1]', 'or confirm your address'],
  ])('%s', (_name, line, expected) => {
    expect(words('[1] ', line, '[1] https://a.test/x')).toBe(expected);
  });

  test('however the number is printed', () => {
    for (const before of ['[1]', ' [1]: ', '1. ', '1) ', '> [1] ', '[1] <'])
      expect(words(before, 'Go on [1]'), before).toBe('Go on');
  });

  test('and by its own where it has some, or no number, or one that nothing is put to', () => {
    for (const before of ['[1] Privacy: ', 'See ', '', '[7] '])
      expect(words(before, 'Go on [1]'), before).toBeNull();
  });

  test('with no more work for many numbers than for their text', () => {
    const line = 'word [7] '.repeat(20_000);
    expect(costMs(() => new Footnotes(() => [line]).wordsOf('[1] '))).toBeLessThan(200);
  });
});

test('of addresses below a text the one is meant whose words sign in', () => {
  const text = [
    'Jonas has added you to the site.',
    '',
    'Accept the invitation[1]',
    '',
    'What else it does is told here[2].',
    '',
    '[1] https://app.plan.test/e/10c605af26884412',
    '[2] https://www.plan.test/features',
  ].join('\n');
  const links = findLinks({ subject: 'Jonas has added you', text, html: null });
  expect(links.find(({ verification }) => verification)?.url).toBe(
    'https://app.plan.test/e/10c605af26884412',
  );
});
