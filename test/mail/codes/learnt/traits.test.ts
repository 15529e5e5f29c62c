import { describe, expect, test } from 'vitest';
import type { CodeSource } from '../../../../src/mail/codes/index.ts';
import { traitsOf } from '../../../../src/mail/codes/learnt/traits.ts';
import { printingsOf } from '../../../../src/mail/codes/printings.ts';
import { readDocuments } from '../../../../src/mail/text.ts';

function traitsAt(value: string, parts: Partial<CodeSource>): ReadonlySet<string> {
  const source = { subject: '', from: '', text: null, html: null, ...parts };
  const printing = printingsOf(source, readDocuments(source)).find(({ match }) => match.value === value);
  if (printing === undefined) throw new Error(`no candidate ${value}`);
  return traitsOf(printing);
}

describe('the traits of a candidate', () => {
  const text = 'Hello Ann\nWelcome back.\nPlease enter 482913 here now.\nNot you? Ignore it.';
  const traits = traitsAt('482913', { subject: 'Sign in', text });

  test('are the words of its line, by their side, and the nearest by their place', () => {
    for (const one of [
      'before enter',
      'before please',
      'after here',
      'after now',
      'before0 enter',
      'before1 please',
      'after0 here',
    ])
      expect(traits).toContain(one);
    expect(traits).not.toContain('before here');
  });

  test('those of the two lines above, of the line below and of the subject', () => {
    for (const one of ['above welcome', 'above ann', 'below ignore', 'subject sign'])
      expect(traits).toContain(one);
  });

  test('pieces of what stands next to it, for scripts that part no words', () => {
    const japanese = traitsAt('482913', { text: '認証コードは482913です' });
    expect(japanese).toContain('~before コード');
    expect(japanese).toContain('=after です');
  });

  test('its shape, its length, its case and where it stands', () => {
    for (const one of ['shape digits', 'shape digits 6', 'case none digits', 'place text', 'line '])
      expect(traits).toContain(one);
    expect(traitsAt('K7Q2MX', { text: 'Code\n\nK7Q2MX' })).toContain('case upper alnum');
    expect(traitsAt('K7Q2MX', { text: 'Code\n\nK7Q2MX' })).toContain('line beginsends');
  });

  test('hold no digit but 0: what a number is says nothing about another', () => {
    const all = [...traitsAt('482913', { subject: 'Order 77', text: 'Order 7712 of 5 May: 482913' })];
    expect(
      all.filter((trait) => /[1-9]/.test(trait.replace(/^(?:before|after)\d|^(?:shape|gap) .*/, ''))),
    ).toEqual([]);
  });

  test('are few, however long the lines are', () => {
    const long = `${'word after word '.repeat(2_000)}482913${' and more of it'.repeat(2_000)}`;
    expect(traitsAt('482913', { text: long }).size).toBeLessThan(150);
  });
});
