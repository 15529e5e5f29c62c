import { describe, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { isoDate, oneLine, parseMail, shownAuthors } from '../../src/mail/parse.ts';
import { seeded } from '../support/seeded.ts';

const parse = async (...lines: string[]) => (await parseMail(Buffer.from(`${lines.join('\r\n')}\r\n`))).mail;
const header = async (...lines: string[]) => parse(...lines, '', 'body');

describe('the header of a mail', () => {
  test('keeps every field in its order, unfolded and undecoded', async () => {
    const { headers } = await header(
      'X-A: 1',
      'Subject: =?utf-8?q?=C3=A9?=',
      'x-a: two',
      ' three',
      'X-Empty:',
    );
    expect(headers.map(({ name, value }) => [name, value.replace(/\s+/g, ' ')])).toEqual([
      ['X-A', '1'],
      ['Subject', '=?utf-8?q?=C3=A9?='],
      ['x-a', 'two three'],
      ['X-Empty', ''],
    ]);
  });

  test.each([
    ['no-reply@acme.test', 'no-reply@acme.test', 'no-reply@acme.test'],
    ['Acme <No-Reply@Acme.test>', 'Acme <No-Reply@Acme.test>', 'No-Reply@Acme.test'],
    ['"Acme, Inc." <a@b.test>', 'Acme, Inc. <a@b.test>', 'a@b.test'],
    ['=?utf-8?q?J=C3=BCrgen?= <a@b.test>', 'Jürgen <a@b.test>', 'a@b.test'],
    ['=?iso-8859-1?q?J=FCrgen?= =?utf-8?b?w4Vz?= <a@b.test>', 'JürgenÅs <a@b.test>', 'a@b.test'],
    ['Jürgen <a@b.test>', 'Jürgen <a@b.test>', 'a@b.test'],
    ['one@b.test, "Two, Ltd" <two@b.test>', 'one@b.test, Two, Ltd <two@b.test>', 'one@b.test'],
    ['Acme, Inc. <a@b.test>', 'Acme, Inc. <a@b.test>', 'a@b.test'],
    ['<a@b.test>', 'a@b.test', 'a@b.test'],
    ['', '', ''],
    ['Only A Name', 'Only A Name', ''],
    ['undisclosed-recipients:;', 'undisclosed-recipients: ;', ''],
    ['Team: a@b.test, c@d.test;', 'Team: a@b.test, c@d.test;', 'a@b.test'],
    ['"evil\\r\\nBcc: x" <a@b.test>', 'evilrnBcc: x <a@b.test>', 'a@b.test'],
    ['=?utf-8?b?DQpCY2M6IHg=?= <a@b.test>', 'Bcc: x <a@b.test>', 'a@b.test'],
  ])('shows From: %s as %s', async (from, shown, address) => {
    expect(await header(`From: ${from}`)).toMatchObject({ from: shown, fromAddress: address });
  });

  test('lists the bare addresses of To, Cc, Bcc and Reply-To, groups flattened', async () => {
    const mail = await header(
      'To: A <a@x.test>, "B, C" <b@x.test>, Group: c@x.test, D <d@x.test>;, undisclosed:;',
      'Cc: e@x.test',
      'Bcc: f@x.test',
      'Reply-To: "G" <g@x.test>',
    );
    expect(mail).toMatchObject({
      to: ['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test'],
      cc: ['e@x.test'],
      bcc: ['f@x.test'],
      replyTo: ['g@x.test'],
    });
  });

  test.each([
    ['=?utf-8?b?R3LDvMOfZQ==?=', 'Grüße'],
    ['=?utf-8?q?a=0D=0ABcc:_x=00y?=', 'a Bcc: x y'],
    ['  spaced   out  ', 'spaced   out'],
    ['=?utf-8?q?half', '=?utf-8?q?half'],
    ['验证码 482913', '验证码 482913'],
  ])('reads Subject: %s as %s', async (subject, wanted) => {
    expect((await header(`Subject: ${subject}`)).subject).toBe(wanted);
  });

  test('cuts a subject that is too long', async () => {
    const { subject } = await header(`Subject: ${'x'.repeat(limits.subjectCharsMax * 2)}`);
    expect(subject).toHaveLength(limits.subjectCharsMax);
  });

  test.each([
    ['Fri, 20 Nov 2026 11:00:00 +0100', '2026-11-20T10:00:00.000Z'],
    ['yesterday', null],
    ['Fri, 31 Dec 9999 23:59:59 +0000', '9999-12-31T23:59:59.000Z'],
    ['Fri, 31 Dec 9999 23:59:59 -0500', null],
    ['Thu, 31 Dec 99999 23:00:00 +0000', null],
    ['-000001-01-01T00:00:00Z', null],
    ['', null],
  ])('reads Date: %s as %s', async (date, wanted) => {
    expect((await header(`Date: ${date}`)).date).toBe(wanted);
  });

  test('without any field leaves everything empty', async () => {
    expect(await parse('', 'body')).toMatchObject({
      from: '',
      fromAddress: '',
      to: [],
      subject: '',
      date: null,
    });
  });
});

describe('the body of a mail', () => {
  test.each([
    ['quoted-printable', 'utf-8', 'Gr=C3=BC=\r\n=C3=9Fe'],
    ['base64', 'utf-8', 'R3LDvMOfZQ=='],
    ['QUOTED-PRINTABLE', 'ISO-8859-1', 'Gr=FC=DFe'],
    ['8bit', 'utf-8', 'Grüße'],
  ])('in %s and %s is decoded', async (encoding, charset, body) => {
    const mail = await parse(
      `Content-Type: text/plain; charset=${charset}`,
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      body,
    );
    expect(mail.text?.trim()).toBe('Grüße');
    expect(mail.parse).toEqual({ status: 'complete', problems: [] });
  });

  test.each([
    ['7bit', 'one\r\ntwo'],
    ['quoted-printable', 'one=0D=0At=\r\nwo'],
    ['base64', Buffer.from('one\r\ntwo\r\n').toString('base64')],
  ])('has the line ends of texts, also where they came encoded: %s', async (encoding, body) => {
    const { text } = await parse(`Content-Transfer-Encoding: ${encoding}`, '', body);
    expect(text?.trimEnd()).toBe('one\ntwo');
  });

  test('has its alternatives apart', async () => {
    const mail = await parse(
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'plain',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>rich</p>',
      '--b--',
    );
    expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['plain', '<p>rich</p>']);
    expect((await parse('Content-Type: text/html', '', '<p>x</p>')).text).toBeNull();
    expect((await parse('Content-Type: text/plain', '', 'x')).html).toBeNull();
  });
});

describe('attachments', () => {
  const withPart = async (...lines: string[]) => {
    const parsed = await parseMail(
      Buffer.from(
        ['Content-Type: multipart/mixed; boundary=b', '', '--b', ...lines, '--b--', ''].join('\r\n'),
      ),
    );
    return { attachment: parsed.mail.attachments[0]!, bytes: Buffer.from(parsed.contents[0]!) };
  };

  test('have name, type, size, content id, and their bytes in the same order', async () => {
    const { attachment, bytes } = await withPart(
      'Content-Type: IMAGE/PNG; name="logo.png"',
      'Content-Transfer-Encoding: base64',
      'Content-ID: <logo@acme>',
      '',
      'iVBORw0KGgo=',
    );
    expect(attachment).toEqual({
      filename: 'logo.png',
      contentType: 'image/png',
      sizeBytes: 8,
      contentId: 'logo@acme',
    });
    expect(bytes.toString('hex')).toBe('89504e470d0a1a0a');
  });

  test.each([
    ['"../../etc/passwd"', 'passwd'],
    ['"C:\\\\temp\\\\x.txt"', 'x.txt'],
    ['"..."', null],
    ['"a\u0000b.txt"', 'a b.txt'],
    [`"${'x'.repeat(300)}"`, 'x'.repeat(200)],
  ])('named %s have a name that is safe to save', async (name, safe) => {
    const { attachment } = await withPart(`Content-Type: application/x; name=${name}`, '', 'x');
    expect(attachment.filename).toBe(safe);
  });

  test('without a name have none', async () => {
    const { attachment } = await withPart('Content-Type: application/pdf', '', 'x');
    expect(attachment.filename).toBeNull();
  });

  test('have no types that could break a header', async () => {
    for (const type of [
      'text/html\u0000; name=x',
      'a b/c; name=x',
      'x; name=x',
      '"text/html"; name=x',
      `${'a'.repeat(300)}/b; name=x`,
    ]) {
      const { attachment } = await withPart(
        `Content-Type: ${type}`,
        'Content-Disposition: attachment',
        '',
        'x',
      );
      expect(attachment.contentType).toMatch(/^[a-z0-9!#$&^_.+-]{1,127}\/[a-z0-9!#$&^_.+-]{1,127}$/);
    }
  });

  test.each([
    ['application/octet-stream', 'x-none', 'a\r\nb', 'a\r\nb'],
    ['application/octet-stream', '7bit', 'a\r\nb\r\n', 'a\r\nb\r\n'],
    ['application/octet-stream', '8bit', '', ''],
    ['application/octet-stream', 'binary', '\u0000\rb\n--\r\n--bc\r\n--', '\u0000\rb\n--\r\n--bc\r\n--'],
    ['application/octet-stream', 'quoted-printable', 'a=FF=0D=0Ab', 'a\u00ff\r\nb'],
    ['application/octet-stream', 'quoted-printable', 'a\r\n--c=\r\n', 'a\r\n--c'],
    ['application/octet-stream', 'base64', 'YQ0KYg0K', 'a\r\nb\r\n'],
    ['text/csv', '7bit', 'a,b\r\nc,d', 'a,b\r\nc,d'],
    ['text/plain; charset=utf-16le', 'binary', 'a\u0000\r\n\u0000b', 'a\u0000\r\n\u0000b'],
    ['message/rfc822', '7bit', 'Subject: x\r\n\r\ny', 'Subject: x\r\n\r\ny'],
    ['application/pgp-signature', '7bit', '-----BEGIN\r\n\r\nx', '-----BEGIN\r\n\r\nx'],
    ['text/calendar; method=REQUEST', '8bit', 'BEGIN:V\r\nX:\u00ff\r\n\r\n', 'BEGIN:V\r\nX:\u00ff\r\n\r\n'],
  ])('as %s in %s are %j to the byte', async (type, encoding, body, content) => {
    const head = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: ${type}`;
    const fields = `\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: ${encoding}`;
    const raw = Buffer.from(`${head}${fields}\r\n\r\n${body}\r\n--b--\r\n`, 'latin1');
    const { mail, contents } = await parseMail(raw);
    expect(Buffer.from(contents[0]!).toString('latin1')).toBe(content);
    expect(mail.attachments).toMatchObject([{ contentType: type.split(';')[0], sizeBytes: content.length }]);
  });

  test('that are the whole mail, or whose boundary never comes, keep the line end that the mail ends with', async () => {
    for (const raw of [
      'Content-Type: application/x\r\n\r\na\r\n',
      'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: application/x\r\n\r\na\r\n',
    ]) {
      const { contents } = await parseMail(Buffer.from(raw));
      expect(Buffer.from(contents[0]!).toString()).toBe('a\r\n');
    }
  });

  test('beyond the bound are cut, and the report says so', async () => {
    const part = '--b\r\nContent-Type: application/x\r\nContent-Disposition: attachment\r\n\r\nx\r\n';
    const raw = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(limits.attachmentsMax + 5)}--b--\r\n`;
    const { mail, contents } = await parseMail(Buffer.from(raw));
    expect(mail.attachments.length).toBeLessThanOrEqual(limits.attachmentsMax);
    expect(contents).toHaveLength(mail.attachments.length);
    expect(mail.parse.status).toBe('partial');
    expect(mail.parse.problems.length).toBeGreaterThan(0);
  });
});

describe('the report', () => {
  test.each([
    ['lines that are no header fields', ': garbage\r\nSubject: x\r\n\r\nbody\r\n', /no header fields: 1$/],
    [
      'a multipart body without parts',
      'Content-Type: multipart/mixed; boundary=zz\r\n\r\ntext\r\n',
      /multipart/,
    ],
    ['too much text', `Subject: x\r\n\r\n${`${'x'.repeat(70)}\r\n`.repeat(40_000)}`, /./],
    ['too many header fields', `${'X-A: b\r\n'.repeat(limits.headerLinesMax + 1)}\r\nbody\r\n`, /./],
    [
      'too many addresses',
      `To: ${'a@b.test, '.repeat(limits.addressesMax + 1)}c@d.test\r\n\r\nbody\r\n`,
      /./,
    ],
  ])('tells of %s', async (_, raw, problem) => {
    const { mail } = await parseMail(Buffer.from(raw));
    expect(mail.parse.status).toBe('partial');
    expect(mail.parse.problems.join('\n')).toMatch(problem);
    expect(mail.text?.length ?? 0).toBeLessThanOrEqual(limits.bodyCharsMax);
    expect(mail.headers.length).toBeLessThanOrEqual(limits.headerLinesMax);
    expect(mail.to.length).toBeLessThanOrEqual(limits.addressesMax);
  });

  test('whatever bytes come, a mail is read or refused, and what is read keeps its bounds', async () => {
    const random = seeded();
    const pieces = [
      'From: ',
      'Subject: ',
      'To: ',
      'Content-Type: ',
      'multipart/mixed; boundary=b',
      'text/html',
      'message/rfc822',
      '\r\n',
      '\r\n\r\n',
      '--b',
      '--b--',
      '=?utf-8?q?',
      '?=',
      '<',
      '>',
      '"',
      '(',
      ';',
      ',',
      ':',
      '\u0000',
      '\u00ff',
      'filename=',
      '=3D',
      'Content-Transfer-Encoding: base64',
      'é',
      ' ',
      'a@b.test',
    ];
    for (let i = 0; i < 400; i++) {
      const text = Array.from({ length: random.below(60) }, () => random.pick(pieces)).join('');
      const parsed = await parseMail(Buffer.from(text, i % 2 ? 'latin1' : 'utf8')).catch(
        (error: unknown) => error,
      );
      const where = `seed ${random.seed}: ${JSON.stringify(text)}`;
      if (parsed instanceof Error) continue;
      const { mail, contents } = parsed as Awaited<ReturnType<typeof parseMail>>;
      expect(contents.length, where).toBe(mail.attachments.length);
      for (const line of [mail.from, mail.fromAddress, mail.subject, ...mail.to, ...mail.cc]) {
        expect(line, where).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
      }
      for (const { filename, contentType, contentId } of mail.attachments) {
        expect(filename ?? '', where).not.toMatch(/[/\\\u0000-\u001f"<>]/);
        expect(contentType, where).toMatch(/^[!-~]+\/[!-~]+$/);
        expect(contentId ?? '', where).not.toMatch(/[\u0000-\u001f]/);
      }
    }
  });
});

test('an address is shown with its name, or without', () => {
  const shown = (...authors: Parameters<typeof shownAuthors>[0]) => shownAuthors(authors).from;
  expect(shown({ name: '', address: 'a@b.test' })).toBe('a@b.test');
  expect(shown({ name: 'A', address: 'a@b.test' })).toBe('A <a@b.test>');
  expect(shown({ name: 'A' })).toBe('A');
  expect(shown({ name: 'G', group: [{ name: '', address: 'a@b.test' }] })).toBe('G: a@b.test;');
  expect(shown({ name: 'A\r\nBcc: x', address: 'a@b\u0000.test' })).toBe('A Bcc: x <a@b .test>');
  expect(shown({ name: '', address: 'a@b.test' }, { name: 'C', address: 'c@d.test' })).toBe(
    'a@b.test, C <c@d.test>',
  );
  expect(shown()).toBe('');
});

test('text on one line has no control characters and ends somewhere', () => {
  expect(oneLine(' a\r\n\tb\u0000\u0085\u2028c ')).toBe('a b c');
  expect(oneLine('x'.repeat(1_000_000)).length).toBeLessThanOrEqual(limits.subjectCharsMax);
});

test.each([
  ['Fri, 20 Nov 2026 10:00:00 +0100 (CET)', '2026-11-20T09:00:00.000Z'],
  ['20 Nov 2026 10:00 EST', '2026-11-20T15:00:00.000Z'],
  ['Fri, 20 Nov 2026 10:00:00', '2026-11-20T10:00:00.000Z'],
  ['Fri Nov 20 10:00:00 2026', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20T10:00:00.123Z', '2026-11-20T10:00:00.123Z'],
  ['Meeting 5', null],
  ['1', null],
  [undefined, null],
])('the date %j is %j, wherever the machine stands', (date, iso) => {
  expect(isoDate(date)).toBe(iso);
});
