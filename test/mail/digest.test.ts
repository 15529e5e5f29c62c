import { describe, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { digestOf, snippetOf } from '../../src/mail/digest.ts';
import { salvageMail } from '../../src/mail/salvage.ts';
import { costMs } from '../support/cputime.ts';

describe('a snippet', () => {
  test('is the beginning of the body on one line', () => {
    expect(snippetOf(' Hello,\r\n\r\n\tyour  code\u00a0is\u2028here ')).toBe('Hello, your code is here');
    expect(snippetOf('')).toBe('');
    expect(snippetOf(' \n\t ')).toBe('');
  });

  test('has no control characters', () => {
    expect(snippetOf('a\u0000b\u0007c\u009bd')).toBe('a b c d');
  });

  test('is cut at a word where one ends near, and says that it is cut', () => {
    const snippet = snippetOf('lorem ipsum '.repeat(50));
    expect(snippet.length).toBeLessThanOrEqual(limits.snippetCharsMax);
    expect(snippet).toMatch(/(lorem|ipsum)…$/);
    const exact = 'x'.repeat(limits.snippetCharsMax);
    expect(snippetOf(exact)).toBe(exact);
    expect(snippetOf(`${exact}x`)).toBe(`${'x'.repeat(limits.snippetCharsMax - 1)}…`);
  });

  test('never ends within a character', () => {
    for (let shift = 0; shift < 4; shift++) {
      const snippet = snippetOf('x'.repeat(shift) + '😀'.repeat(200));
      expect(snippet.isWellFormed()).toBe(true);
      expect(snippet.length).toBeLessThanOrEqual(limits.snippetCharsMax);
      expect(snippet.length).toBeGreaterThan(limits.snippetCharsMax - 4);
    }
  });

  test('costs the same for a very long body of white space', () => {
    expect(costMs(() => snippetOf(' '.repeat(limits.bodyCharsMax)))).toBeLessThan(1_000);
  });
});

test('a digest takes from mail and body what lists, searches and polls read', () => {
  const mail = salvageMail(Buffer.from('From: A <a@b.test>\r\nTo: c@d.test\r\nSubject: s\r\n\r\n'), 'why');
  expect(digestOf(mail, { bodyText: 'the  body', otp: '123456', otpConfidence: 0.9 })).toEqual({
    from: 'A <a@b.test>',
    fromAddress: 'a@b.test',
    to: ['c@d.test'],
    subject: 's',
    snippet: 'the body',
    searchText: 'the  body',
    otp: '123456',
    otpConfidence: 0.9,
    attachments: [],
    parse: { status: 'failed', problems: ['why'] },
    packed: null,
  });
});
