import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.ts';
import {
  domainToALabel,
  parseInboxAddress,
  parseRecipient,
  searchedInAddresses,
} from '../../src/mail/address.ts';
import { costMs } from '../support/cputime.ts';
import { seeded } from '../support/seeded.ts';

const allowed = new Set(['inbox.test', 'xn--bcher-kva.test', 'localhost']);
const fullWidth = (text: string): string => {
  return text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
};

describe('domainToALabel', () => {
  it.each([
    ['inbox.test', 'inbox.test'],
    ['INBOX.Test', 'inbox.test'],
    ['inbox.test.', 'inbox.test'],
    ['localhost', 'localhost'],
    ['a-b.c2.test', 'a-b.c2.test'],
    ['ab--cd.test', 'ab--cd.test'],
    ['1.2.3.test', '1.2.3.test'],
    ['b\u00fccher.test', 'xn--bcher-kva.test'],
    ['bu\u0308cher.test', 'xn--bcher-kva.test'],
    ['B\u00dcCHER.test', 'xn--bcher-kva.test'],
    ['xn--bcher-kva.test', 'xn--bcher-kva.test'],
    ['XN--BCHER-KVA.test', 'xn--bcher-kva.test'],
    [fullWidth('INBOX.test'), 'inbox.test'],
    ['inbox\u3002test', 'inbox.test'],
    ['inbox\uff61test\uff61', 'inbox.test'],
    ['in\u00adbox.test', 'inbox.test'],
    ['in\u200bbox.test', 'inbox.test'],
    ['\u212aelvin.test', 'kelvin.test'],
    [`${'a'.repeat(63)}.test`, `${'a'.repeat(63)}.test`],
  ])('reads %j as %s', (written, canonical) => {
    expect(domainToALabel(written)).toBe(canonical);
  });

  it.each([
    '',
    '.',
    '..',
    '\u3002',
    '.inbox.test',
    'inbox..test',
    'inbox.test..',
    '-inbox.test',
    'inbox-.test',
    'in_box.test',
    'in box.test',
    'inbox.test/x',
    'inbox.test?x',
    'inbox.test#x',
    'inbox.test:25',
    'inbox.test%2e',
    'evil@inbox.test',
    'inbox\t.test',
    'inbox.test\n',
    'inbox.test\0',
    '[127.0.0.1]',
    '::1',
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    'inbox.0x1f',
    '2130706433',
    '127\u30020.0.1',
    fullWidth('127.1'),
    `inbox.test${fullWidth('/')}evil`,
    `inbox.test${fullWidth('%')}41`,
    'inbox.test\u2100',
    '\u2488inbox.test',
    'inb\u00f6x\u200d.test',
    'inbox\ud800.test',
    'inb%6fx\u3002test',
    'in\tbox\u3002test',
    'inbox\u3002test/evil',
    'inbox\u3002test:25',
    'xn--',
    'xn--a.test',
    'xn--inbox-.test',
    'xn--zz\u00f6.test',
    `${'a'.repeat(64)}.test`,
    `${'abcdefg.'.repeat(32)}test`,
  ])('refuses %j', (written) => {
    expect(domainToALabel(written)).toBeNull();
  });
});

it.each([
  ['qa@Bücher.example', 'qa@xn--bcher-kva.example'],
  ['@bücher.example', '@xn--bcher-kva.example'],
  ['qa@inbox.test.', 'qa@inbox.test'],
  ['qa@', 'qa@'],
  ['a@b c', 'a@b c'],
  ['Büro', 'Büro'],
])('a search for %s looks for %s', (typed, searched) => {
  expect(searchedInAddresses(typed)).toBe(searched);
});

describe('an address to create an inbox with', () => {
  it.each([
    ['qa@inbox.test', 'qa@inbox.test'],
    ['  QA.One@Inbox.TEST\n', 'qa.one@inbox.test'],
    ['qa@inbox.test.', 'qa@inbox.test'],
    ['qa@b\u00fccher.test', 'qa@xn--bcher-kva.test'],
    [`qa@${fullWidth('inbox.test')}`, 'qa@inbox.test'],
    ["o'neil!#$%&*/=?^_`{|}~-9@localhost", "o'neil!#$%&*/=?^_`{|}~-9@localhost"],
    [`${'a'.repeat(64)}@inbox.test`, `${'a'.repeat(64)}@inbox.test`],
  ])('%j becomes %s', (written, address) => {
    const [local, domain] = address.split('@');
    expect(parseInboxAddress(written, allowed)).toEqual({ ok: true, address, local, domain });
  });

  it.each([
    ['', 'syntax', /such as qa@inbox\.test/],
    ['qa', 'syntax', /a local part and a domain/],
    ['@inbox.test', 'syntax', /before the @/],
    ['.qa@inbox.test', 'syntax', /single dots/],
    ['qa.@inbox.test', 'syntax', /single dots/],
    ['q..a@inbox.test', 'syntax', /single dots/],
    ['q a@inbox.test', 'syntax', /letters, digits/],
    ['q\0a@inbox.test', 'syntax', /letters, digits/],
    ['qa@evil.test@inbox.test', 'syntax', /letters, digits/],
    ['QA <qa@inbox.test>', 'syntax', /letters, digits/],
    ['"qa"@inbox.test', 'syntax', /without quotes/],
    ['q\u00e4@inbox.test', 'syntax', /ASCII/],
    ['\u212aim@inbox.test', 'syntax', /ASCII/],
    ['q\u200ba@inbox.test', 'syntax', /ASCII/],
    [`${'a'.repeat(65)}@inbox.test`, 'syntax', /64 octets/],
    ['qa+run42@inbox.test', 'tag', /must not contain a \+.*local\+tag@domain/],
    ['qa@evil.test', 'domain', /evil\.test, which is not allowed/],
    ['qa@sub.inbox.test', 'domain', /sub\.inbox\.test/],
    ['qa@', 'domain', /after the @/],
    ['qa@in_box.test', 'domain', /after the @/],
    ['qa@[127.0.0.1]', 'domain', /after the @/],
  ])('%j is refused for its %s', (written, problem, message) => {
    const result = parseInboxAddress(written, allowed);
    expect(result).toMatchObject({ ok: false, problem, message: expect.stringMatching(message) });
    expect(result).toMatchObject({
      message: expect.stringMatching(/^email .*Allowed domains: inbox\.test, xn--/),
    });
  });

  it('holds 254 octets and not one more', () => {
    const local = 'a'.repeat(limits.addressLocalOctetsMax);
    const fits = `${'abcdefghi.'.repeat(18)}abcdefghi`;
    expect(`${local}@${fits}`).toHaveLength(limits.addressOctetsMax);
    const domains = new Set([fits, `${fits}j`]);
    expect(parseInboxAddress(`${local}@${fits}`, domains)).toMatchObject({ ok: true });
    expect(parseInboxAddress(`${local}@${fits}j`, domains)).toMatchObject({ ok: false, problem: 'syntax' });
  });

  it('lists many allowed domains only in part', () => {
    const many = new Set(Array.from({ length: 25 }, (_, i) => `d${i}.test`));
    const result = parseInboxAddress('qa@evil.test', many);
    expect(result).toMatchObject({ message: expect.stringMatching(/d19\.test and 5 more\.$/) });
  });
});

describe('the path of a RCPT command', () => {
  const parse = (path: string) => parseRecipient(path, allowed, 'inbox.test');

  it.each([
    ['qa@inbox.test', 'qa@inbox.test', 'qa@inbox.test'],
    ['QA@INBOX.TEST', 'qa@inbox.test', 'qa@inbox.test'],
    ['qa@inbox.test.', 'qa@inbox.test', 'qa@inbox.test'],
    ['qa+Run42@inbox.test', 'qa+run42@inbox.test', 'qa@inbox.test'],
    ['qa+a+b@inbox.test', 'qa+a+b@inbox.test', 'qa@inbox.test'],
    ['qa+@inbox.test', 'qa+@inbox.test', 'qa@inbox.test'],
    ['qa+\u65e5\u672c@inbox.test', 'qa+\u65e5\u672c@inbox.test', 'qa@inbox.test'],
    ['"qa"@inbox.test', 'qa@inbox.test', 'qa@inbox.test'],
    ['"q\\a"@inbox.test', 'qa@inbox.test', 'qa@inbox.test'],
    ['"qa+x"@inbox.test', 'qa+x@inbox.test', 'qa@inbox.test'],
    ['@relay.test:qa@inbox.test', 'qa@inbox.test', 'qa@inbox.test'],
    ['@a.test,@b.test:qa+x@inbox.test', 'qa+x@inbox.test', 'qa@inbox.test'],
    ['qa@B\u00dcCHER.test', 'qa@xn--bcher-kva.test', 'qa@xn--bcher-kva.test'],
    ['qa@inbox\u3002test', 'qa@inbox.test', 'qa@inbox.test'],
    [`qa@${fullWidth('INBOX.TEST')}`, 'qa@inbox.test', 'qa@inbox.test'],
    ['qa@in\u00adbox\u200b.test', 'qa@inbox.test', 'qa@inbox.test'],
  ])('%j is for %s, mailbox %s', (path, address, mailbox) => {
    const domain = address.slice(address.indexOf('@') + 1);
    expect(parse(path)).toEqual({ kind: 'mailbox', address, mailbox, domain });
  });

  it.each([
    ['user%evil.test@inbox.test', 'user%evil.test@inbox.test'],
    ['evil.test!user@inbox.test', 'evil.test!user@inbox.test'],
    ['"qa@evil.test"@inbox.test', '"qa@evil.test"@inbox.test'],
    ['"a b"@inbox.test', '"a b"@inbox.test'],
    ['"qa+a b"@inbox.test', '"qa+a b"@inbox.test'],
    ['"a\\"\\\\b"@inbox.test', '"a\\"\\\\b"@inbox.test'],
    [`${fullWidth('qa')}@inbox.test`, `${fullWidth('qa')}@inbox.test`],
    ['\u212aim@inbox.test', '\u212aim@inbox.test'],
    ['q\u0430@inbox.test', 'q\u0430@inbox.test'],
  ])('%j names a mailbox of its own, %s, and nobody else', (path, mailbox) => {
    expect(parse(path)).toMatchObject({ kind: 'mailbox', mailbox });
  });

  it.each([
    ['postmaster', 'postmaster@inbox.test'],
    ['PostMaster', 'postmaster@inbox.test'],
    ['POSTMASTER@localhost', 'postmaster@localhost'],
    ['"postmaster"@localhost', 'postmaster@localhost'],
    ['@relay.test:postmaster@localhost', 'postmaster@localhost'],
  ])('%j is the postmaster at %s', (path, mailbox) => {
    expect(parse(path)).toMatchObject({ kind: 'postmaster', mailbox, address: mailbox });
  });

  it.each([
    'qa@evil.test',
    'postmaster@evil.test',
    'qa@sub.inbox.test',
    'qa@inbox.test.evil.test',
    'qa@[127.0.0.1]',
    'qa@[IPv6:::1]',
    'qa@xn--inbox-7fd.test',
    '@inbox.test:qa@evil.test',
    '@inbox.test,@localhost:qa@evil.test',
    'qa%inbox.test@evil.test',
    'qa@\u0456nbox.test',
  ])('%j is of a domain that is not ours', (path) => {
    expect(parse(path)).toEqual({ kind: 'foreign_domain' });
  });

  it.each([
    '',
    '@',
    'qa',
    'qa@',
    '@inbox.test',
    '+x@inbox.test',
    'qa.+x@inbox.test',
    'qa+x.@inbox.test',
    '.qa@inbox.test',
    'q..a@inbox.test',
    'q a@inbox.test',
    ' qa@inbox.test',
    'qa@inbox.test ',
    'qa@inbox.test\r\nDATA',
    'qa\0@inbox.test',
    'qa@evil.test@inbox.test',
    '<qa@inbox.test>',
    '""@inbox.test',
    '"qa@inbox.test',
    '"qa\\',
    '"qa"x@inbox.test',
    '"qa".x@inbox.test',
    '"q\ra"@inbox.test',
    'q\u00ada@inbox.test',
    'q\u200ba@inbox.test',
    '\u202eqa@inbox.test',
    'qa\u3000@inbox.test',
    'qa+\ud800@inbox.test',
    'qa@in_box.test',
    'qa@127.0.0.1',
    'qa@inbox.test..',
    'qa@[]',
    'qa@[127.0.0.1',
    '@:qa@inbox.test',
    '@relay.test qa@inbox.test',
    '@a.test,b.test:qa@inbox.test',
    '@a.test,xb.test:qa@inbox.test',
    '@a.test,:qa@inbox.test',
    '@relay.test:postmaster',
    `${'a'.repeat(65)}@inbox.test`,
    `qa+${'a'.repeat(260)}@inbox.test`,
    `${'\u65e5'.repeat(22)}@inbox.test`,
  ])('%j is malformed', (path) => {
    expect(parse(path)).toEqual({ kind: 'malformed' });
  });
});

describe('whatever is thrown at it', () => {
  it.each([['a'], ['.'], ['"'], ['\\'], ['@a.test,'], ['\u3002'], ['\u00ad'], ['b\u00fc.']])(
    'is refused quickly when it is two million times %j',
    (piece) => {
      const flood = piece.repeat(2_000_000 / piece.length);
      const cost = costMs(() => {
        expect(parseRecipient(flood, allowed, 'inbox.test').kind).toBe('malformed');
        expect(parseRecipient(`qa@${flood}`, allowed, 'inbox.test').kind).toBe('malformed');
        expect(parseInboxAddress(flood, allowed)).toMatchObject({
          message: expect.stringMatching(/254 octets/),
        });
        expect(domainToALabel(flood)).toBeNull();
        // As long as a command may be, and read to its end.
        expect(parseRecipient(`${piece.repeat(400)}:qa@inbox.test`, allowed, 'inbox.test').kind).not.toBe(
          'mailbox',
        );
      });
      expect(cost).toBeLessThan(1_000);
    },
  );

  const pieces = [
    ...[
      'qa',
      'QA',
      'a',
      '+',
      '+x',
      '.',
      '@',
      '@',
      '@inbox.test',
      'inbox',
      'test',
      'evil.test',
      '"',
      '\\',
      ' ',
    ],
    ...['%', '!', ':', ',', '[', ']', '@a.test:', '\u3002', '\uff0e', '\uff20', '\u212a', '\u00ad', '\u200b'],
    ...[
      '\u0130',
      'b\u00fccher',
      fullWidth('inbox'),
      'xn--',
      '-',
      '_',
      '/',
      '\0',
      '\r\n',
      '\ud800',
      '0',
      'postmaster',
    ],
  ];
  const random = seeded();
  const samples = Array.from({ length: 20_000 }, () => {
    const middle = Array.from({ length: random.below(6) }, () => random.pick(pieces)).join('');
    return random.below(2) === 0 ? middle : `${middle}@inbox.test`;
  });

  it('finds one canonical form and stays with it', () => {
    let mailboxes = 0;
    for (const sample of samples) {
      const first = parseRecipient(sample, allowed, 'inbox.test');
      if (first.kind === 'malformed' || first.kind === 'foreign_domain') continue;
      mailboxes += 1;
      const context = `seed ${random.seed}, path ${JSON.stringify(sample)}`;
      expect(parseRecipient(first.address, allowed, 'inbox.test'), context).toEqual(first);
      expect(parseRecipient(first.mailbox, allowed, 'inbox.test'), context).toEqual({
        ...first,
        address: first.mailbox,
      });
      expect(allowed.has(first.domain), context).toBe(true);
    }
    expect(mailboxes).toBeGreaterThan(1_000);
  });

  it('reaches the inbox of a tenant only by writing its local part', () => {
    let reached = 0;
    for (const sample of samples) {
      const result = parseRecipient(sample, allowed, 'inbox.test');
      if (result.kind !== 'mailbox' || !/^[a-z0-9.]+@/.test(result.mailbox)) continue;
      reached += 1;
      const local = result.mailbox.slice(0, result.mailbox.indexOf('@'));
      // Behind the route, without the quoting: those ASCII letters stood there, in that order, in front of the @.
      const written = sample.replace(/^@[^:]*:/, '').replace(/["\\]/g, '');
      const start = written.slice(0, local.length).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
      expect(start, `seed ${random.seed}, path ${JSON.stringify(sample)}`).toBe(local);
      expect(written.charAt(local.length)).toMatch(/[@+]/);
    }
    expect(reached).toBeGreaterThan(300);
  });

  it('creates only what mail can be sent to', () => {
    let created = 0;
    for (const sample of samples) {
      const result = parseInboxAddress(sample, allowed);
      if (!result.ok) continue;
      created += 1;
      const context = `seed ${random.seed}, email ${JSON.stringify(sample)}`;
      expect(parseInboxAddress(result.address, allowed), context).toEqual(result);
      expect(parseRecipient(result.address, allowed, 'inbox.test'), context).toMatchObject({
        mailbox: result.address,
      });
      expect(
        parseRecipient(`${result.local}+tag@${result.domain}`, allowed, 'inbox.test'),
        context,
      ).toMatchObject({
        mailbox: result.address,
      });
    }
    expect(created).toBeGreaterThan(500);
  });
});
