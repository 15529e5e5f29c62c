import { describe, expect, test } from 'vitest';
import { isEnvelopeLine, isHeaderLine } from '../../src/mail/headerline.ts';
import { parseMail } from '../../src/mail/parse.ts';
import { salvageMail } from '../../src/mail/salvage.ts';

const parsed = async (raw: string) => (await parseMail(Buffer.from(raw))).mail;
const noEnd = 'a header has no end: its first line that is no field begins the body';

describe('a line of a header', () => {
  test.each(['Subject: x', 'X-A:', 'Subject : x', 'a\t: b', ':', ': y', '\ufeffFrom: x', 'http://a.test/'])(
    'may be %j, and may be the first',
    (line) => {
      expect(isHeaderLine(Buffer.from(line), true)).toBe(true);
      expect(isHeaderLine(Buffer.from(line), false)).toBe(true);
    },
  );

  test.each([
    'Your verification code is 661199',
    'Your code: 661199',
    'Код: 661199',
    '482913',
    '--b',
    '\u0000: x',
    'a\u007f: x',
  ])('is not %j', (line) => {
    expect(isHeaderLine(Buffer.from(line), true)).toBe(false);
    expect(isHeaderLine(Buffer.from(line), false)).toBe(false);
  });

  test('may begin with a blank where there is one to go on with', () => {
    expect(isHeaderLine(Buffer.from(' 661199'), false)).toBe(true);
    expect(isHeaderLine(Buffer.from('\tis it'), false)).toBe(true);
    expect(isHeaderLine(Buffer.from(' 661199'), true)).toBe(false);
    expect(isHeaderLine(Buffer.from('  Subject: x'), true)).toBe(true);
    expect(isHeaderLine(Buffer.from(' \t'), true)).toBe(true);
  });
});

test('the line of a mailbox file is one with an address or a time', () => {
  for (const line of [
    'From a@b.test Fri Nov 20 11:00:00 2026',
    'From MAILER-DAEMON Fri Nov 20 11:00:00 2026',
    '>From a@b.test',
  ]) {
    expect(isEnvelopeLine(Buffer.from(line))).toBe(true);
  }
  for (const line of [
    'From here on your code is 661199',
    'From: a@b.test',
    'From ',
    `From ${'x'.repeat(1e6)}@`,
  ]) {
    expect(isEnvelopeLine(Buffer.from(line))).toBe(false);
  }
});

describe('a mail', () => {
  test.each([
    'Your verification code is 661199',
    'Your verification code is 661199\r\n',
    'Your code: 661199\r\n\r\nBye\r\n',
    ' 661199 is your code\r\nSubject: x\r\n',
    'From here on\r\nyour code is 661199\r\n',
  ])('without a header is a body: %j', async (raw) => {
    const mail = await parsed(raw);
    expect(mail.text?.trim()).toBe(raw.trim().replaceAll('\r\n', '\n'));
    expect(mail.headers).toEqual([]);
    expect(mail.parse).toEqual({ status: 'partial', problems: [noEnd] });
  });

  test('without the empty line has its header and its body', async () => {
    const mail = await parsed(
      'From: a@b.test\r\nSubject: one\r\n two\r\nContent-Type: text/html\r\n<p>661199\r\nTo: x@y.test\r\n\r\n</p>\r\n',
    );
    expect(mail).toMatchObject({ fromAddress: 'a@b.test', subject: 'one two', to: [] });
    expect(mail.html).toBe('<p>661199\nTo: x@y.test\n\n</p>\n');
    expect(mail.parse.problems).toEqual([noEnd]);
  });

  test('out of a mailbox file is read without its line, one', async () => {
    const line = 'From a@b.test Fri Nov 20 11:00:00 2026\r\n';
    const mail = await parsed(`${line}Subject: x\r\n\r\n661199\r\n`);
    expect(mail).toMatchObject({ subject: 'x', text: '661199\n', parse: { status: 'complete' } });
    expect((await parsed(`${line}${line}Subject: x\r\n\r\n`)).text).toBe(
      `${line}Subject: x\n\n`.replaceAll('\r', ''),
    );
  });

  test('has parts without a header and without the empty line too', async () => {
    const mail = await parsed(
      'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nYour code is 661199\r\n--b\r\n--b\r\n--c\r\n--b--\r\n',
    );
    expect(mail.text).toContain('Your code is 661199\n');
    expect(mail.text).toContain('--c\n');
    expect(mail.parse.problems).toEqual([noEnd]);
  });

  test('of nothing but fields is complete', async () => {
    for (const raw of ['', 'Subject: x', 'Subject: x\r\n', 'Subject: x\r\n\r\n']) {
      expect((await parsed(raw)).parse).toEqual({ status: 'complete', problems: [] });
    }
  });

  test('that is salvaged ends its header there too', () => {
    const salvaged = (raw: string) => salvageMail(Buffer.from(raw), 'x').headers.map(({ name }) => name);
    expect(salvaged('A: 1\r\nno field\r\nB: 2\r\n')).toEqual(['A']);
    expect(salvaged('From a@b.test Fri Nov 20 11:00:00 2026\r\nA: 1\r\n\r\nB: 2\r\n')).toEqual(['A']);
  });
});
