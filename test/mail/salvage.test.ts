import { describe, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { salvageMail } from '../../src/mail/salvage.ts';
import { costMs } from '../support/cputime.ts';

const salvage = (text: string) => salvageMail(Buffer.from(text), 'the parse took too long');

describe('of a mail that could not be parsed', () => {
  test('sender, recipients, subject and date are still told, and why it failed', () => {
    const mail = salvage(
      'From: =?utf-8?q?J=C3=BCrgen?= <j@acme.test>\r\nTo: A <a@b.test>, group: c@d.test;\r\n' +
        'Subject: =?utf-8?b?R3LDvMOfZQ==?=\r\n\tfrom here\r\nDate: Fri, 20 Nov 2026 10:00:00 +0000\r\n\r\nFrom: body@x.test\r\n',
    );
    expect(mail).toMatchObject({
      from: 'Jürgen <j@acme.test>',
      fromAddress: 'j@acme.test',
      to: ['a@b.test', 'c@d.test'],
      subject: 'Grüße from here',
      date: '2026-11-20T10:00:00.000Z',
      text: null,
      html: null,
      attachments: [],
      parse: { status: 'failed', problems: ['the parse took too long'] },
    });
    expect(mail.headers.map(({ name }) => name)).toEqual(['From', 'To', 'Subject', 'Date']);
  });

  test.each([
    '',
    '\r\n',
    'no header',
    '\r\nSubject: in the body',
    ':',
    ' folded: first',
    '\u0000\u0001\u0002',
  ])('without headers (%j) nothing is told, and nothing throws', (text) => {
    expect(salvage(text)).toMatchObject({
      from: '',
      fromAddress: '',
      to: [],
      subject: '',
      date: null,
      headers: [],
    });
  });

  test('all authors are told, and no date without a year of four digits', () => {
    const mail = salvage(
      'From: a@b.test, "C, D" <c@d.test>\r\nDate: Thu, 31 Dec 99999 23:00:00 +0000\r\n\r\n',
    );
    expect(mail).toMatchObject({ from: 'a@b.test, C, D <c@d.test>', fromAddress: 'a@b.test', date: null });
  });

  test('fields without a name are passed over, and the first line that is no field is of the body', () => {
    const mail = salvage('Subject: one\r\n: y\r\nX: z\r\nno field here\r\nY: body\r\n\r\n');
    expect(mail.headers).toEqual([
      { name: 'Subject', value: 'one' },
      { name: 'X', value: 'z' },
    ]);
  });

  test('nothing breaks out of its line', () => {
    const mail = salvage(
      'From: =?utf-8?q?a=0D=0Ab?= <x@y.test>\r\nSubject: =?utf-8?q?one=0D=0ABcc:_two=00?=\r\n\r\n',
    );
    expect(mail.subject).toBe('one Bcc: two');
    expect(mail.from).toBe('a b <x@y.test>');
  });

  test.each([
    ['one endless line', 'Subject: ', 'x'],
    ['endless folding', 'Subject: x', '\r\n x'],
    ['endless fields', '', 'A: b\r\n'],
    ['endless addresses', 'To: ', 'a@b.test, '],
    ['endless brackets', 'From: ', '<'],
    ['endless quotes', 'From: ', '"\\'],
    ['endless comments', 'From: ', '('],
    ['endless encoded words', 'Subject: ', '=?utf-8?q?=41?= '],
    ['endless groups', 'To: ', 'g:'],
  ])('%s cost little time', (_, start, piece) => {
    const text = start + piece.repeat(Math.ceil(2_000_000 / piece.length));
    const raw = Buffer.from(text);
    expect(costMs(() => salvageMail(raw, 'x'))).toBeLessThan(2_000);
    const mail = salvageMail(raw, 'x');
    expect(mail.headers.length).toBeLessThanOrEqual(limits.headerLinesMax);
    expect(mail.to.length).toBeLessThanOrEqual(limits.addressesMax);
    expect(mail.subject.length).toBeLessThanOrEqual(limits.subjectCharsMax);
  });
});
