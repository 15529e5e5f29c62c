import { createClient } from '@libsql/client';
import { describe, expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { startService, type TestService } from '../support/service.ts';
import { newBox } from './box.ts';
import { inboxes, send } from './kit.ts';

let service: TestService;
serveForAll({}, (started) => {
  service = started;
});
const box = () => newBox(service);

describe('a whole message', () => {
  test('has every field of the contract', async () => {
    const { email, id: inboxId, read, list } = await box();
    const raw = [
      'From: Acme <no-reply@acme.test>',
      `To: "Q A" <${email}>, second@elsewhere.test`,
      'Cc: copy@elsewhere.test',
      'Bcc: blind@elsewhere.test',
      'Reply-To: help@acme.test',
      'Subject: =?utf-8?b?R3LDvMOfZQ==?=',
      'Date: Fri, 20 Nov 2026 11:00:00 +0100',
      'X-Folded: one',
      '\ttwo',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      '--outer',
      'Content-Type: multipart/alternative; boundary=inner',
      '',
      '--inner',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Your verification code is 482913. Gr=C3=BC=C3=9Fe. We wrote this mail to you because you asked for it.',
      '--inner',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Your verification code is <b>482913</b>.</p><a href="https://acme.test/verify?token=abcdef0123456789abcdef">Verify</a>',
      '--inner--',
      '--outer',
      'Content-Type: image/png; name=logo.png',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename=logo.png',
      'Content-ID: <logo@acme>',
      '',
      'iVBORw0KGgo=',
      '--outer--',
      '',
    ].join('\r\n');
    const id = await send(service, { to: email, raw });
    const message = await read(id);
    const [summary] = await list();
    expect(message).toMatchObject(summary!);
    expect(Object.keys(message).sort()).toEqual(
      [
        ...Object.keys(summary!),
        'attachments',
        'authentication',
        'bcc',
        'bodyText',
        'cc',
        'date',
        'envelope',
        'headers',
        'html',
        'links',
        'parse',
        'replyTo',
        'text',
      ].sort(),
    );
    expect(message).toMatchObject({
      id,
      inboxId,
      subject: 'Grüße',
      to: [email, 'second@elsewhere.test'],
      cc: ['copy@elsewhere.test'],
      bcc: ['blind@elsewhere.test'],
      replyTo: ['help@acme.test'],
      date: '2026-11-20T10:00:00.000Z',
      extractedOtp: '482913',
      attachmentCount: 1,
      sizeBytes: Buffer.byteLength(raw),
      envelope: {
        mailFrom: 'no-reply@acme.test',
        rcptTo: [email],
        remoteAddress: '127.0.0.1',
        helo: 'sender.test',
        tls: null,
      },
      authentication: { spf: null, dkim: null, dmarc: null },
      parse: { status: 'complete', problems: [] },
    });
    expect(message.text).toContain('Grüße');
    expect(message.html).toContain('<b>482913</b>');
    expect(message.bodyText).toContain('Your verification code is 482913');
    expect(message.links).toMatchObject([
      { url: 'https://acme.test/verify?token=abcdef0123456789abcdef', text: 'Verify', verification: true },
    ]);
    expect(message.attachments).toEqual([
      {
        id: expect.stringMatching(/^att_[0-9a-f]{32}$/),
        filename: 'logo.png',
        contentType: 'image/png',
        sizeBytes: 8,
        contentId: 'logo@acme',
      },
    ]);
    const names = message.headers.map(({ name }: { name: string }) => name);
    expect(names).toEqual([
      'Return-Path',
      'Delivered-To',
      'Received',
      'From',
      'To',
      'Cc',
      'Bcc',
      'Reply-To',
      'Subject',
      'Date',
      'X-Folded',
      'MIME-Version',
      'Content-Type',
    ]);
    expect(message.headers.find(({ name }: { name: string }) => name === 'X-Folded').value).toMatch(
      /^one\s+two$/,
    );
    expect(message.headers.find(({ name }: { name: string }) => name === 'Subject').value).toBe(
      '=?utf-8?b?R3LDvMOfZQ==?=',
    );
  });

  test('that is HTML alone has readable text', async () => {
    const { email, read } = await box();
    const raw =
      'From: a@b.test\r\nSubject: html\r\nContent-Type: text/html; charset=utf-8\r\n\r\n' +
      '<html><head><title>T</title><style>p{color:#123456}</style><script>var x = 999999;</script></head>' +
      '<body><h1>Hello &amp; welcome</h1><p>First&nbsp;line<br>second line</p><ul><li>one</li><li>two</li></ul></body></html>\r\n';
    const message = await read(await send(service, { to: email, raw }));
    expect(message.text).toBeNull();
    for (const line of ['Hello & welcome', 'First line', 'second line', 'one', 'two']) {
      expect(message.bodyText.split('\n').map((row: string) => row.replace(/^[-•*] /, ''))).toContain(line);
    }
    expect(message.bodyText).not.toMatch(/color|var x|<|999999/);
    expect(message.snippet).toContain('Hello & welcome');
  });

  test('with hostile header values keeps each on its line, and puts none into the headers of the answer', async () => {
    const { email, read, path } = await box();
    const raw = [
      `From: =?utf-8?b?${Buffer.from('Evil\r\nX-Injected: 1').toString('base64')}?= <a@b.test>`,
      'Subject: =?utf-8?q?one=0D=0ASet-Cookie:_x=3D1=0D=0A=0D=0A<html>=00?=',
      'To: =?utf-8?q?x=0D=0Ay?= <t@b.test>',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: =?utf-8?q?text=0D=0A?=/html; name="=?utf-8?q?a=0D=0AX-Injected:_1.txt?="',
      'Content-Disposition: attachment',
      'Content-ID: <a=?utf-8?q?=0D=0A?=b>',
      '',
      'x',
      '--b--',
      '',
    ].join('\r\n');
    const id = await send(service, { to: email, raw });
    const message = await read(id);
    expect(message.subject).toBe('one Set-Cookie: x=1 <html>');
    expect(message.from).toBe('Evil X-Injected: 1 <a@b.test>');
    expect(JSON.stringify({ ...message, headers: [], text: '', bodyText: '' })).not.toMatch(/\\[rnu]/);
    for (const rest of ['', '/raw', `/attachments/${message.attachments[0].id}`]) {
      const { headers } = await service.api('GET', `${path}/${id}${rest}`);
      expect(headers.get('x-injected')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
    }
  });
});

describe('one mail to several inboxes', () => {
  test('is seen in each with its own recipients alone, and stored once', async () => {
    const own = await startService();
    const made = await Promise.all(
      ['one', 'two', 'three'].map((name) => own.createInbox(`${name}@inbox.test`)),
    );
    const [one, two, three] = made;
    const reply = await deliver(own.smtp.port, {
      to: ['one@inbox.test', 'two+x@inbox.test', 'ONE+y@Inbox.test', 'two+x@inbox.test', 'three@inbox.test'],
      mail: mailOf({
        subject: 'shared',
        to: 'everyone@list.test',
        body: 'Your verification code is 482913.',
      }),
    });
    const id = /msg_\w+/.exec(reply)![0];
    const recipients = [['one@inbox.test', 'one+y@inbox.test'], ['two+x@inbox.test'], ['three@inbox.test']];
    const all = recipients.flat();
    for (const [index, inbox] of [one!, two!, three!].entries()) {
      const path = `${inboxes}/${inbox.id}`;
      const listed = await own.api('GET', `${path}/messages`);
      expect(listed.body.data).toMatchObject([
        { id, inboxId: inbox.id, subject: 'shared', extractedOtp: '482913' },
      ]);
      const message = await own.api('GET', `${path}/messages/${id}`);
      expect(message.body.data.envelope.rcptTo).toEqual(recipients[index]);
      const raw = await own.api('GET', `${path}/messages/${id}/raw`);
      const delivered = [...raw.text.matchAll(/^Delivered-To: (.*)\r$/gm)].map(([, address]) => address);
      expect(delivered).toEqual(recipients[index]);
      for (const foreign of all.filter((address) => !recipients[index]!.includes(address))) {
        expect(listed.text + message.text + raw.text, foreign).not.toContain(foreign);
        const asked = await own.api('GET', `${path}/messages?to=${encodeURIComponent(foreign)}`);
        expect(asked.body.data).toEqual([]);
      }
      expect((await own.api('GET', `${path}/otp`)).body.data).toMatchObject({ otp: '482913', messageId: id });
    }
    await own.api('DELETE', `${inboxes}/${one!.id}`);
    expect((await own.api('GET', `${inboxes}/${two!.id}/messages/${id}`)).status).toBe(200);
    await own.stop();
    const database = createClient({ url: `file:${own.directory}/inbox.db` });
    const counted = await database.execute(
      'SELECT (SELECT count(*) FROM messages) AS messages, (SELECT count(*) FROM contents) AS contents, (SELECT count(*) FROM deliveries) AS deliveries',
    );
    expect({ ...counted.rows[0] }).toMatchObject({ messages: 1, contents: 1, deliveries: 3 });
    database.close();
  });
});
