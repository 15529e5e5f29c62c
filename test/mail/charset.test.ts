import { describe, expect, test } from 'vitest';
import { charsetOf, isKnownCharset } from '../../src/mail/charset.ts';
import { parseMail } from '../../src/mail/parse.ts';

const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a text whose charset is not declared', () => {
  test('is read as UTF-8 where it is that', () => {
    expect(charsetOf(utf8('código'), undefined, false)).toBeNull();
    expect(charsetOf(utf8('plain'), undefined, false)).toBeNull();
  });

  test('is otherwise read as Western programs write it', () => {
    expect(charsetOf(latin('c\xf3digo de activaci\xf3n'), undefined, false)).toBe('windows-1252');
  });

  test('is Russian where its words are wholly of high bytes', () => {
    const windows = latin('\xca\xee\xe4 \xef\xee\xe4\xf2\xe2\xe5\xf0\xe6\xe4\xe5\xed\xe8\xff: 482913');
    expect(charsetOf(windows, undefined, false)).toBe('windows-1251');
    const koi = latin('\xeb\xcf\xc4 \xd0\xcf\xc4\xd4\xd7\xc5\xd2\xd6\xc4\xc5\xce\xc9\xd1: 482913');
    expect(charsetOf(koi, undefined, false)).toBe('koi8-r');
  });

  test('is read as its HTML says', () => {
    const html =
      '<html><head><meta http-equiv="Content-Type" content="text/html; charset=koi8-r"></head>\xcb\xcf\xc4';
    expect(charsetOf(latin(html), undefined, true)).toBe('koi8-r');
    expect(charsetOf(latin('<meta charset=windows-1251>\xea\xee\xe4'), undefined, true)).toBe('windows-1251');
    expect(charsetOf(latin('<meta charset="no-such-thing">\xf3'), undefined, true)).toBe('windows-1252');
  });

  test('is Japanese where it shifts to it', () => {
    expect(charsetOf(latin('\x1b$B%3!<%I\x1b(B 482913'), undefined, false)).toBe('iso-2022-jp');
  });
});

describe('a declared charset', () => {
  test('holds where the bytes do not deny it', () => {
    expect(charsetOf(latin('c\xf3digo'), 'iso-8859-1', false)).toBeNull();
    expect(charsetOf(utf8('código'), 'UTF-8', false)).toBeNull();
    expect(charsetOf(latin('\xea\xee\xe4'), 'windows-1251', false)).toBeNull();
  });

  test('of Western programs gives way to UTF-8, which hardly any Latin text reads like', () => {
    expect(charsetOf(utf8('código'), 'ISO-8859-1', false)).toBe('utf-8');
    expect(charsetOf(utf8('код подтверждения'), 'us-ascii', false)).toBe('utf-8');
  });

  test('of UTF-8 gives way where nothing of it is UTF-8', () => {
    expect(charsetOf(latin('c\xf3digo'), 'utf-8', false)).toBe('windows-1252');
  });

  test('of UTF-8 stays where little is broken', () => {
    expect(
      charsetOf(Uint8Array.of(...utf8('código de verificación: ñandú'), 0xc3), 'utf-8', false),
    ).toBeNull();
  });
});

test('the text of a mail is read so, whatever its transfer encoding', async () => {
  const raw = [
    'From: a@acme.test',
    'Subject: Activation',
    'MIME-Version: 1.0',
    'Content-Type: text/html',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<p>Usa este c=F3digo de activaci=F3n: BV39QA</p>',
    '',
  ].join('\r\n');
  const { mail } = await parseMail(new TextEncoder().encode(raw));
  expect(mail.html).toContain('código de activación');
});

test('a header line is read so as well, where it is not encoded', async () => {
  const raw = latin('From: a@acme.test\r\nSubject: C\xf3digo de verificaci\xf3n: 482913\r\n\r\nHola\r\n');
  expect((await parseMail(raw)).mail.subject).toBe('Código de verificación: 482913');
  const modern = utf8('From: a@acme.test\r\nSubject: Код: 482913\r\n\r\nПривет\r\n');
  expect((await parseMail(modern)).mail.subject).toBe('Код: 482913');
});

describe('a charset that nobody knows', () => {
  const unknown = ['utf8mb4', 'default', 'x-unknown', 'unknown-8bit', 'us ascii', '?', 'x'.repeat(1_000)];

  test.each(unknown)('says nothing: %s', (label) => {
    expect(isKnownCharset(label)).toBe(false);
    expect(charsetOf(utf8('código'), label, false)).toBe('utf-8');
    expect(charsetOf(latin('c\xf3digo'), label, false)).toBe('windows-1252');
    expect(charsetOf(latin('<meta charset=koi8-r>\xcb\xcf\xc4'), label, true)).toBe('koi8-r');
    expect(charsetOf(Uint8Array.of(...utf8('código ñandú'), 0xc3), label, false)).toBe('utf-8');
  });

  test.each([
    ...[
      '',
      'utf-8',
      'utf8',
      'ascii',
      'iso-8859-1',
      'latin1',
      'windows-1252',
      'cp1252',
      'x-cp1252',
      'gbk',
      'big5',
    ],
    ...[
      'cp936',
      'cp949',
      'cp932',
      'x-big5',
      'iso-8859-8-i',
      'eucjp',
      'cp1251',
      'koi8-r',
      'utf-16le',
      'ibm866',
    ],
  ])('is not %j', (label) => {
    expect(isKnownCharset(label)).toBe(true);
  });

  test('is told of, and its text is UTF-8 where its bytes are', async () => {
    for (const label of unknown.slice(0, 4)) {
      const raw = utf8(
        `Content-Type: text/plain; charset=${label}\r\n\r\nVotre code à usage unique : 661199\r\n`,
      );
      const { mail } = await parseMail(raw);
      expect(mail.text).toBe('Votre code à usage unique : 661199\n');
      expect(mail.parse).toEqual({
        status: 'partial',
        problems: ['a charset is not known; its text was read by what its bytes are'],
      });
    }
  });
});
