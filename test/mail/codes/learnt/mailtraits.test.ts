import { describe, expect, test } from 'vitest';
import type { CodeSource } from '../../../../src/mail/codes/index.ts';
import { mailTextOf, mailTraitsOf, readCharsMax } from '../../../../src/mail/codes/learnt/mailtraits.ts';
import { printingsOf } from '../../../../src/mail/codes/printings.ts';
import { readDocuments } from '../../../../src/mail/text.ts';

function textOf(parts: Partial<CodeSource>) {
  const source = { subject: '', from: '', text: null, html: null, ...parts };
  return mailTextOf(printingsOf(source, readDocuments(source)));
}

const traitsOf = (parts: Partial<CodeSource>) => mailTraitsOf(textOf(parts));

describe('the text of a mail', () => {
  test('is that of the part that says most', () => {
    const long = 'Welcome back, Ann. Here is what you asked for: 482913';
    const { lines } = textOf({ subject: 'Sign in', text: '482913', html: `<p>${long}</p>` });
    expect(lines.join()).toContain('welcome back');
  });

  test('is without what is quoted', () => {
    const { lines } = textOf({
      text: 'Thanks, 482913 did it.\n\nOn Monday Ann wrote:\n> Where is my parcel?',
    });
    expect(lines.join()).toContain('thanks');
    expect(lines.join()).not.toContain('parcel');
  });

  test('ends where a notice has said what it is', () => {
    const { chars } = textOf({ text: `Your code is 482913.\n${'And more of it.\n'.repeat(1_000)}` });
    expect(chars).toBeLessThanOrEqual(readCharsMax + 1);
    expect(textOf({ text: `482913 ${'x'.repeat(50_000)}` }).chars).toBeLessThanOrEqual(readCharsMax + 1);
  });

  test('is empty where nothing in the mail has the shape of a code', () => {
    expect(textOf({ text: 'Hello there' })).toEqual({ subject: '', lines: [], chars: 0 });
  });
});

describe('the traits of a mail', () => {
  test('are the words of its subject and of its lines, each once', () => {
    const traits = traitsOf({ subject: 'Sign in', text: 'Enter it, enter 482913 now' });
    for (const one of ['subject sign', 'enter', 'now', '000000']) expect(traits).toContain(one);
  });

  test('a number that stands alone in its line, by its length', () => {
    expect(traitsOf({ text: 'Here it is:\n\n482913' })).toContain('alone 000000');
    expect(traitsOf({ text: 'Here it is: 482913' })).not.toContain('alone 000000');
  });

  test('pieces of long words of scripts that part none', () => {
    expect(traitsOf({ text: 'ログイン認証コード 482913' })).toContain('~証コー');
    expect(traitsOf({ text: 'authenticator 482913' })).not.toContain('~aut');
  });

  test('hold no digit but 0, and no word without an end', () => {
    const traits = [
      ...traitsOf({ subject: 'Ticket 5512', text: `482913 of 2026 ${'y'.repeat(500)} ${'7'.repeat(40)}` }),
    ];
    expect(traits.filter((trait) => /[1-9]/.test(trait))).toEqual([]);
    expect(Math.max(...traits.map(({ length }) => length))).toBeLessThan(40);
  });
});
