import { addressParser } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { readMailboxes } from '../../src/senderauth/mailboxes.ts';
import { seeded } from '../support/seeded.ts';

describe('the mailboxes of From', () => {
  it.each([
    ['x@acme.test', [{ name: '', local: 'x', domain: 'acme.test' }]],
    ['Acme Inc <x@acme.test>', [{ name: 'Acme Inc', local: 'x', domain: 'acme.test' }]],
    ['"A, \\"B\\"" <x@acme.test> (c)', [{ name: 'A, "B" c', local: 'x', domain: 'acme.test' }]],
    ['(a (b) c) x@acme.test', [{ name: 'a  b  c', local: 'x', domain: 'acme.test' }]],
    [
      'x@a.test,"y z"@b.test',
      [
        { name: '', local: 'x', domain: 'a.test' },
        { name: '', local: 'y z', domain: 'b.test' },
      ],
    ],
  ])('of %j are read', (value, mailboxes) => {
    expect(readMailboxes(value)).toEqual({ ok: true, mailboxes });
  });

  it.each([
    ['Acme: x@acme.test;', 'From is a group or has a route'],
    ['<@a.test:x@acme.test>', 'From is a group or has a route'],
    ['<x@ acme.test>', 'From is malformed'],
    ['<x @acme.test>', 'From is malformed'],
    ['x@acme.test,', 'From is malformed'],
    ['', 'From is malformed'],
    ['<x@.acme.test>', 'From is malformed'],
    [`${'('.repeat(9)}${')'.repeat(9)} x@acme.test`, 'From is malformed'],
  ])('of %j are refused', (value, problem) => {
    expect(readMailboxes(value)).toEqual({ ok: false, problem });
  });

  it('are those that the parser of the API shows, for whatever is not refused', () => {
    const random = seeded();
    const pieces = [
      'x',
      'x@acme.test',
      '<x@acme.test>',
      '<',
      '>',
      '"',
      '"q"',
      '\\',
      '(',
      ')',
      ',',
      ' ',
      '\t',
      '@',
      '.',
      ':',
      ';',
      '=?utf-8?q?a=40b?=',
      'é',
      '\uff20',
      '\u3002',
      '[',
      ']',
      "'",
    ];
    let accepted = 0;
    for (let round = 0; round < 30_000; round += 1) {
      const value = Array.from({ length: 1 + random.below(8) }, () => random.pick(pieces)).join('');
      const read = readMailboxes(value);
      if (!read.ok) continue;
      accepted += 1;
      const shown = addressParser(value, { flatten: true }).map(({ address }) => address);
      const message = `seed ${random.seed}, round ${round}, ${JSON.stringify(value)}`;
      expect(
        read.mailboxes.map(({ local, domain }) => `${local}@${domain}`),
        message,
      ).toEqual(shown);
    }
    expect(accepted).toBeGreaterThan(500);
  });
});
