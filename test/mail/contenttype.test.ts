import { describe, expect, test } from 'vitest';
import { isOtherText, mendedType } from '../../src/mail/contenttype.ts';
import { parseMail } from '../../src/mail/parse.ts';
import { costMs } from '../support/cputime.ts';

const utf16 = Buffer.from('Code: 661199', 'utf16le');
const parsed = async (...lines: string[]) =>
  (await parseMail(Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1'))).mail;

describe('a Content-Type that is slightly wrong', () => {
  test.each([
    'text/plain charset=utf-8',
    'text/plain, charset=utf-8',
    'text',
    '',
    'text/',
    ';;;foo',
    ' text / plain',
    'plain/text',
    '7bit',
    '(text/plain',
    '; charset="UTF-8"',
    'multipart/alternative',
    'multipart/mixed; boundary=""; charset=utf-8',
  ])('of %j is plain text, and the report says so', async (type) => {
    const mail = await parsed('Subject: x', `Content-Type: ${type}`, '', 'Gr\xc3\xbc\xc3\x9fe 661199');
    expect(mail.text?.trim()).toBe('Grüße 661199');
    expect(mail.html).toBeNull();
    expect(mail.attachments).toEqual([]);
    expect(mail.parse).toEqual({
      status: 'partial',
      problems: ['a Content-Type is not as it should be; it was read as text/plain'],
    });
  });

  test.each(['html', 'html; charset=utf-8', 'text/html charset=utf-8', 'TEXT / HTML', 'html/text'])(
    'of %j is HTML',
    async (type) => {
      const mail = await parsed(`Content-Type: ${type}`, '', '<p>661199</p>');
      expect(mail.html?.trim()).toBe('<p>661199</p>');
      expect(mail.parse.status).toBe('partial');
    },
  );

  test.each(['plain/text; charset=utf-16le', 'text; charset="utf-16le"', 'text/plain charset = utf-16le'])(
    'of %j has its charset all the same',
    async (type) => {
      const mail = await parsed(`Content-Type: ${type}`, '', utf16.toString('latin1'));
      expect(mail.text).toContain('Code: 661199');
    },
  );

  test('has its parts, where only the semicolon before the boundary is missing', async () => {
    const mail = await parsed(
      'Content-Type: multipart/alternative boundary="b"',
      '',
      '--b',
      '',
      'plain',
      '--b',
      'Content-Type: text/html charset=utf-8',
      '',
      '<p>rich</p>',
      '--b--',
    );
    expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['plain', '<p>rich</p>']);
    expect(mail.parse.status).toBe('partial');
  });

  test('of a file leaves it a file', async () => {
    for (const fields of [
      ['Content-Type: pdf', 'Content-Disposition: attachment'],
      ['Content-Type: pdf', 'Content-Disposition: inline; filename=a.pdf'],
      ['Content-Type: pdf; name=a.pdf'],
    ]) {
      const mail = await parsed(
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        ...fields,
        '',
        'x',
        '--b--',
      );
      expect(mail.text).toBeNull();
      expect(mail.attachments).toMatchObject([{ contentType: 'application/octet-stream' }]);
    }
  });

  test('is none where it can be read', () => {
    for (const type of ['text/plain', 'application/pdf', 'x/y', 'model/x3d-vrml', "a!#$&'*+.^_`{|}~-/b"]) {
      expect(mendedType({ declared: `${type}; a=b`, type, boundary: undefined, isFile: false })).toBeNull();
    }
  });

  test.each([' ', 'a', 'a/', 'charset', 'charset=', ';', '/'])('costs little time of many %j', (piece) => {
    const declared = piece.repeat(Math.ceil(120_000 / piece.length));
    for (const start of ['', 'text '])
      expect(
        costMs(() =>
          mendedType({
            declared: `${start}${declared}(`,
            type: declared,
            boundary: undefined,
            isFile: false,
          }),
        ),
      ).toBeLessThan(200);
  });
});

describe('a text of a kind that nobody knows', () => {
  const types = ['text/markdown', 'text/enriched', 'text/x-foo', 'text/x-amp-html'];

  test.each(types)('is plain text: %s', async (type) => {
    for (const mail of [
      await parsed(`Content-Type: ${type}; charset=utf-8`, '', 'Gr\xc3\xbc\xc3\x9fe', '661199'),
      await parsed(
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        `Content-Type: ${type}`,
        '',
        'Gr\xfc\xdfe',
        '661199',
        '--b--',
      ),
    ]) {
      expect(mail.text?.trim()).toBe('Grüße\n661199');
      expect(mail.attachments).toEqual([]);
      expect(mail.parse).toEqual({ status: 'complete', problems: [] });
    }
  });

  test('is a file where it is given as one, in name or in kind', async () => {
    for (const fields of [
      ['Content-Type: text/markdown', 'Content-Disposition: attachment'],
      ['Content-Type: text/markdown; name=README.md'],
      ['Content-Type: text/markdown', 'Content-Disposition: inline; filename=README.md'],
      ['Content-Type: text/calendar'],
      ['Content-Type: text/csv'],
    ]) {
      const mail = await parsed(
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        ...fields,
        '',
        'x',
        '--b--',
      );
      expect(mail.text).toBeNull();
      expect(mail.attachments).toMatchObject([{ sizeBytes: 1 }]);
    }
  });

  test.each(['alternative', 'related', 'report', 'signed'])(
    'is not shown behind another part of a multipart/%s',
    async (kind) => {
      const mail = await parsed(
        `Content-Type: multipart/${kind}; boundary=b`,
        '',
        ...['--b', 'Content-Type: text/plain', '', 'plain'],
        ...['--b', 'Content-Type: text/x-amp-html', '', '<p>amp</p>'],
        ...['--b', 'Content-Type: text/html', '', '<p>rich</p>'],
        '--b--',
      );
      expect(mail.text).not.toContain('amp');
      expect(mail.html).not.toContain('amp');
      expect(mail.attachments).toMatchObject([{ contentType: 'text/x-amp-html' }]);
    },
  );

  test('is shown as the first of the alternatives, but not HTML for some programs', () => {
    const first = { isFile: false, isAlternative: true, isSecond: false };
    expect(isOtherText('text/markdown', first)).toBe(true);
    expect(isOtherText('text/x-amp-html', first)).toBe(false);
  });
});
