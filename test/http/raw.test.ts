import { describe, expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import { deliver, mailOf } from '../support/sender.ts';
import type { TestService } from '../support/service.ts';
import { newBox } from './box.ts';
import { send } from './kit.ts';

let service: TestService;
serveForAll({}, (started) => {
  service = started;
});
const box = () => newBox(service);

describe('the raw mail', () => {
  /** Sent as it is: dots doubled, nothing else touched. */
  const exact: [string, Buffer][] = [
    ['dots at line starts', Buffer.from('Subject: a\r\n\r\n.\r\n..\r\n...x\r\n.end\r\n')],
    [
      'every byte but NUL, CR and LF',
      Buffer.concat([
        Buffer.from('Subject: b\r\n\r\n'),
        Buffer.from(Array.from({ length: 256 }, (_, i) => i).filter((i) => ![0, 10, 13].includes(i))),
        Buffer.from('\r\n'),
      ]),
    ],
    [
      '8-bit text that is no UTF-8',
      Buffer.from(
        'Subject: caf\xe9\r\nContent-Type: text/plain; charset=latin1\r\n\r\ncaf\xe9 \xfe\xff\r\n',
        'latin1',
      ),
    ],
    ['a very long line', Buffer.from(`Subject: c\r\n\r\n${'x'.repeat(200_000)}\r\n`)],
    [
      'white space at line ends and empty lines',
      Buffer.from('Subject: d \r\n\r\n  \t \r\n\r\n\r\n trailing \r\n\r\n'),
    ],
    ['no header block at all', Buffer.from('just text\r\n')],
    [
      'trace headers of its own',
      Buffer.from(
        'Return-Path: <x@y>\r\nDelivered-To: someone@else\r\nReceived: from nowhere\r\nSubject: e\r\n\r\nx\r\n',
      ),
    ],
    ['a body that looks like SMTP', Buffer.from('Subject: f\r\n\r\nQUIT\r\nDATA\r\nRCPT TO:<a@b>\r\n')],
    ['three megabytes', Buffer.from(`Subject: g\r\n\r\n${`${'0123456789'.repeat(7)}\r\n`.repeat(40_000)}`)],
  ];

  test.each(exact)('with %s comes back byte for byte behind the trace headers', async (_, mail) => {
    const { email, bytes, read } = await box();
    const id = await send(service, { to: email, raw: mail });
    const { headers, bytes: whole } = await bytes(`/${id}/raw`);
    expect(headers.get('content-type')).toBe('message/rfc822');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${id}.eml"`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const trace = whole.subarray(0, whole.length - mail.length);
    expect(whole.subarray(trace.length).equals(mail)).toBe(true);
    const message = await read(id);
    const lines = message.headers
      .slice(0, 3)
      .map(({ name, value }: { name: string; value: string }) => `${name}: ${value}\r\n`);
    expect(trace.toString()).toBe(lines.join(''));
    expect(trace.toString()).toMatch(
      new RegExp(
        `^Return-Path: <no-reply@acme\\.test>\r\nDelivered-To: ${email}\r\nReceived: from sender\\.test \\(\\[127\\.0\\.0\\.1\\]\\) by \\S+ with ESMTP id ${id} for <${email}>; \\w{3}, \\d\\d \\w{3} \\d{4} [\\d:]{8} \\+0000\r\n$`,
      ),
    );
    expect(message.sizeBytes).toBe(mail.length);
  });

  test('of a null sender says so in its Return-Path', async () => {
    const { email, bytes } = await box();
    const reply = await deliver(service.smtp.port, { from: '', to: email, mail: mailOf({}) });
    const { bytes: whole } = await bytes(`/${/msg_\w+/.exec(reply)![0]}/raw`);
    expect(whole.toString()).toMatch(/^Return-Path: <>\r\n/);
  });

  test('is not answered twice as a download of another name or type, whatever Accept says', async () => {
    const { email, path } = await box();
    const id = await send(service, { to: email, subject: 'x' });
    const answer = await service.api('GET', `${path}/${id}/raw`, { headers: { Accept: 'text/html' } });
    expect(answer.headers.get('content-type')).toBe('message/rfc822');
  });
});

describe('garbage', () => {
  const mails: [string, Buffer, string][] = [
    [
      'random bytes',
      Buffer.from(
        Array.from({ length: 4_000 }, (_, i) => ((i * 2_654_435_761) >>> 13) % 256)
          .filter((b) => ![0, 10, 13].includes(b))
          .concat(13, 10),
      ),
      'partial',
    ],
    [
      'lines that are no headers',
      Buffer.from('what is this\r\nno: colon here\r\nstill nothing\r\n\r\nbody\r\n'),
      'partial',
    ],
    [
      'multipart without a boundary',
      Buffer.from('Subject: x\r\nContent-Type: multipart/mixed\r\n\r\ntext\r\n'),
      'partial',
    ],
    [
      'multipart without its parts',
      Buffer.from('Subject: x\r\nContent-Type: multipart/mixed; boundary=zz\r\n\r\n--yy\r\n'),
      'partial',
    ],
    [
      'parts within parts without end',
      Buffer.from(
        `Subject: deep\r\n${Array.from({ length: 300 }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`).join('')}`,
      ),
      'partial|failed',
    ],
    ['nothing but a header', Buffer.from('Subject: alone\r\n'), 'complete'],
    ['nothing at all', Buffer.from('\r\n'), 'complete'],
  ];

  test.each(mails)(
    'such as %s is stored, listed, readable and downloadable, and parse.status says how far it came',
    async (_, mail, status) => {
      const { email, list, read, bytes } = await box();
      const id = await send(service, { to: email, raw: mail });
      expect((await list()).map((message) => message.id)).toEqual([id]);
      const message = await read(id);
      expect(message.parse.status).toMatch(new RegExp(`^(${status})$`));
      expect(message.parse.problems.length > 0).toBe(message.parse.status !== 'complete');
      const { bytes: whole } = await bytes(`/${id}/raw`);
      expect(whole.subarray(whole.length - mail.length).equals(mail)).toBe(true);
    },
  );

  test('with NUL in an encoded text neither cuts the snippet nor hides the rest from search', async () => {
    const { email, list, subjects } = await box();
    const body = Buffer.from('before\0after').toString('base64');
    await send(service, {
      to: email,
      raw: `Subject: nul\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}\r\n`,
    });
    expect((await list())[0]!.snippet).toBe('before after');
    expect(await subjects({ q: 'after' })).toEqual(['nul']);
  });
});
