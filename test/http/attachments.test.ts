import { describe, expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import type { TestService } from '../support/service.ts';
import { newBox } from './box.ts';
import { send } from './kit.ts';

let service: TestService;
serveForAll({}, (started) => {
  service = started;
});
const box = () => newBox(service);

describe('attachments', () => {
  async function attached(headers: readonly string[], body = 'content', encoding = '7bit') {
    const made = await box();
    const raw = [
      'From: a@b.test',
      'Subject: attached',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'see attachment',
      '--b',
      ...headers,
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      body,
      '--b--',
      '',
    ].join('\r\n');
    const id = await send(service, { to: made.email, raw });
    const message = await made.read(id);
    const [attachment] = message.attachments;
    return { message, attachment, ...(await made.bytes(`/${id}/attachments/${attachment.id}`)) };
  }

  test('come back decoded, byte for byte', async () => {
    const data = Buffer.from(Array.from({ length: 1_024 }, (_, i) => (i * 7) % 256));
    const { attachment, bytes, headers } = await attached(
      ['Content-Type: application/octet-stream', 'Content-Disposition: attachment; filename=data.bin'],
      data.toString('base64').replace(/.{76}/g, '$&\r\n'),
      'base64',
    );
    expect(bytes.equals(data)).toBe(true);
    expect(attachment).toMatchObject({ filename: 'data.bin', sizeBytes: data.length });
    expect(headers.get('content-length')).toBe(`${data.length}`);
  });

  test.each([
    ['filename="../../etc/passwd"', 'passwd'],
    ['filename="..\\\\..\\\\windows\\\\evil.exe"', 'evil.exe'],
    ['filename="/etc/shadow"', 'shadow'],
    ['filename="C:\\\\x\\\\y.txt"', 'y.txt'],
    ['filename="a\\"b.txt"', 'a_b.txt'],
    ['filename=".htaccess"', 'htaccess'],
    ['filename=".."', null],
    ['filename="   "', null],
    ["filename*=utf-8''%0d%0aX-Injected%3A%201%00%22%3b.txt", 'X-Injected_ 1 _;.txt'],
    ["filename*=utf-8''%E8%AB%8B%E6%B1%82%E6%9B%B8.pdf", '請求書.pdf'],
    ['filename="=?utf-8?b?cmVjaHR1bmfDnC50eHQ=?="', 'rechtungÜ.txt'],
    ["filename*=utf-8''evil%E2%80%AEfdp.exe", 'evilfdp.exe'],
    ["filename*=utf-8''100%25.txt", '100%.txt'],
    [`filename="${'x'.repeat(500)}.txt"`, 'x'.repeat(200)],
  ])('named %s become harmless', async (parameter, filename) => {
    const { attachment, headers, bytes } = await attached([
      'Content-Type: application/octet-stream',
      `Content-Disposition: attachment; ${parameter}`,
    ]);
    expect(attachment.filename).toBe(filename);
    const disposition = headers.get('content-disposition')!;
    const shown = filename ?? attachment.id;
    expect(disposition).toMatch(
      /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/,
    );
    expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe(shown);
    expect(headers.get('x-injected')).toBeNull();
    expect(bytes.toString().trim()).toBe('content');
  });

  test.each([
    ['text/html; name=x.html', 'text/html', 'inline'],
    ['image/svg+xml; name=x.svg', 'image/svg+xml', 'inline'],
    ['application/pdf; name=x.pdf', 'application/pdf', 'inline; filename=x.pdf'],
    ['text/html"><script>; name=x', null, 'attachment'],
    ['; name=x', null, 'attachment'],
    ['TEXT/X-Very-Odd; name=x', 'text/x-very-odd', 'attachment'],
  ])('of type %s are always a download, never sniffed, never scripted', async (type, wanted, disposition) => {
    const made = await box();
    const raw = `From: a@b.test\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: ${type}\r\nContent-Disposition: ${disposition}; filename=x.dat\r\n\r\n<script>alert(1)</script>\r\n--b--\r\n`;
    const id = await send(service, { to: made.email, raw });
    const message = await made.read(id);
    for (const attachment of message.attachments) {
      const { headers } = await made.bytes(`/${id}/attachments/${attachment.id}`);
      expect(headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('content-type')).toMatch(/^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/);
      if (wanted !== null) expect(headers.get('content-type')).toBe(wanted);
    }
    // What is no attachment was taken as the body, which travels as JSON alone.
    if (message.attachments.length === 0) expect(message.html ?? message.text).toContain('alert(1)');
  });
});
