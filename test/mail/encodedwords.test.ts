import { describe, expect, test } from 'vitest';
import { decodedWords, isUnreadable, wordsJoined } from '../../src/mail/encodedwords.ts';
import { parseMail } from '../../src/mail/parse.ts';

/** Cut anywhere, each piece an encoded word of its own, as programs write them that count bytes. */
const torn = (text: string, ...cuts: number[]) => {
  const bytes = Buffer.from(text);
  return [0, ...cuts]
    .map((start, index) => bytes.subarray(start, cuts[index] ?? bytes.length))
    .map((piece) => `=?UTF-8?B?${piece.toString('base64')}?=`);
};

async function headOf(subject: string, from: string) {
  const raw = `From: ${from}\r\nTo: qa@inbox.test\r\nSubject: ${subject}\r\n\r\nHello.\r\n`;
  return (await parseMail(Buffer.from(raw))).mail;
}

describe('a character that is torn apart by two encoded words', () => {
  test.each([4, 5, 7, 8])(
    'after %i bytes is read in the subject and in the name of the sender',
    async (at) => {
      const text = '確認コード 482913';
      const mail = await headOf(
        torn(text, at).join('\r\n '),
        `${torn('山田太郎', at).join(' ')} <no-reply@acme.test>`,
      );
      expect(mail.subject).toBe(text);
      expect(mail.from).toBe('山田太郎 <no-reply@acme.test>');
    },
  );

  test('is read in several of them, also where words of plain text stand around', async () => {
    const words = torn('ログイン認証コード', 4, 8, 13).join(' ');
    expect((await headOf(`[Acme] ${words} 482913`, 'a@b.test')).subject).toBe(
      '[Acme] ログイン認証コード 482913',
    );
  });
});

test('a field is read with what stands around its encoded words', () => {
  expect(decodedWords('[Acme] =?UTF-8?Q?Gr=C3=BC=C3=9Fe?= an =?ISO-8859-1?Q?J=F6rg?=')).toBe(
    '[Acme] Grüße an Jörg',
  );
});

test('words that are no text however they are put together stay as they were', () => {
  const value = '=?UTF-8?B?/w==?= =?UTF-8?B?/w==?=';
  expect(wordsJoined(value)).toBe(value);
  expect(isUnreadable('\ufffd')).toBe(true);
});
