import { connect } from 'node:net';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliver, mailOf, openSession } from '../support/sender.ts';
import { removeTemporaryDirectories, startService, type TestService, testKey } from '../support/service.ts';
import { codeMail, inboxes, isError, type Mail, nextPath, send, sendAll } from './kit.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ environment: { SMTP_SIZE_BYTES_MAX: '4000000' } });
});
afterAll(async () => {
  await service.stop();
  await removeTemporaryDirectories();
});

type Json = Record<string, unknown>;

/** An inbox of its own, so that tests do not see each other's mails. */
let boxes = 0;
async function box() {
  const inbox = await service.createInbox(`box${boxes++}@inbox.test`);
  const path = `${inboxes}/${inbox.id}/messages`;
  const list = async (query: Record<string, string> = {}) => {
    const answer = await service.api('GET', `${path}?${new URLSearchParams(query)}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.data as (Json & { id: string; subject: string; receivedAt: string })[];
  };
  return {
    ...inbox,
    path,
    list,
    subjects: async (query: Record<string, string>) => (await list(query)).map(({ subject }) => subject),
    mail: (mail: Mail) => send(service, { to: inbox.email, ...mail }),
    read: async (id: string) => (await service.api('GET', `${path}/${id}`)).body.data,
    bytes: async (rest: string) => {
      const response = await fetch(service.url + path + rest, {
        headers: { Authorization: `Bearer ${testKey}` },
      });
      return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
    },
  };
}

describe('the list of messages', () => {
  test('shows summaries with exactly the fields of the contract', async () => {
    const { mail, list, email, id: inboxId } = await box();
    const id = await mail({ ...codeMail('482913'), from: 'Acme Ünion <No-Reply@acme.test>' });
    const [summary] = await list();
    expect(summary).toEqual({
      id,
      inboxId,
      from: 'Acme Ünion <No-Reply@acme.test>',
      fromAddress: 'No-Reply@acme.test',
      to: ['qa@inbox.test'],
      subject: 'Your sign-in',
      snippet: 'Hello, Your verification code is 482913. Acme',
      extractedOtp: '482913',
      attachmentCount: 0,
      sizeBytes: expect.any(Number),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(id).toMatch(/^msg_[0-9a-f]{32}$/);
    expect(email).toContain('box');
  });

  test('is newest first, and ids and times sort in the order of arrival', async () => {
    const { email, list } = await box();
    const ids = await sendAll(
      service,
      email,
      Array.from({ length: 10 }, (_, i) => mailOf({ subject: `${i}` })),
    );
    const listed = await list();
    expect(listed.map(({ id }) => id)).toEqual([...ids].reverse());
    expect([...ids].sort()).toEqual(ids);
    const times = listed.map(({ receivedAt }) => receivedAt);
    expect(new Set(times).size).toBe(10);
    expect([...times].sort().reverse()).toEqual(times);
  });

  test('follows Link through pages without duplicate or gap while more arrive, filters included', async () => {
    const { email, path, mail } = await box();
    const mails = Array.from({ length: 13 }, (_, i) =>
      mailOf({ subject: i % 2 === 0 ? `keep ${i}` : `drop ${i}` }),
    );
    const kept = (await sendAll(service, email, mails)).filter((_, i) => i % 2 === 0);
    const seen: string[] = [];
    let next: string | null = `${path}?limit=3&subject=keep&wait=5&since=0`;
    let pages = 0;
    while (next !== null) {
      const page = await service.api('GET', next);
      seen.push(...page.body.data.map(({ id }: { id: string }) => id));
      expect(page.body.data.length).toBeGreaterThan(0);
      next = nextPath(page);
      expect(next ?? '').not.toContain('wait');
      pages++;
      await mail({ subject: 'keep, but later' });
    }
    expect(pages).toBe(3);
    expect(seen).toEqual([...kept].reverse());
  });

  test('shows 50 a page unless asked otherwise, 100 at most', async () => {
    const { email, path } = await box();
    const ids = await sendAll(
      service,
      email,
      Array.from({ length: 101 }, (_, i) => mailOf({ subject: `${i}` })),
    );
    const page = await service.api('GET', path);
    expect(page.body.data).toHaveLength(50);
    const large = await service.api('GET', `${path}?limit=100`);
    expect(large.body.data).toHaveLength(100);
    const last = await service.api('GET', nextPath(large)!);
    expect(last.body.data.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
    expect(last.headers.get('link')).toBeNull();
  });

  test('answers a cursor of another inbox with messages of this one alone', async () => {
    const [one, other] = [await box(), await box()];
    await sendAll(service, one.email, [mailOf({ subject: 'a' }), mailOf({ subject: 'b' })]);
    await sendAll(service, other.email, [mailOf({ subject: 'c' }), mailOf({ subject: 'd' })]);
    const cursor = new URL(
      nextPath(await service.api('GET', `${other.path}?limit=1`))!,
      service.url,
    ).searchParams.get('cursor')!;
    const subjects = await one.subjects({ cursor });
    expect(subjects).toEqual(['b', 'a']);
  });

  test('changes nothing by being read', async () => {
    const { mail, path } = await box();
    const id = await mail({ subject: 'unread' });
    const before = await service.api('GET', path);
    await service.api('GET', `${path}/${id}`);
    await service.api('GET', `${path}/${id}/raw`);
    expect((await service.api('GET', path)).text).toBe(before.text);
  });
});

describe('filters', () => {
  test('from, to and subject are substrings in any capitals of any script', async () => {
    const { mail, subjects, email } = await box();
    await mail({
      subject: 'Grüße ΟΔΟΣΑ Straße',
      from: '=?utf-8?q?J=C3=BCrgen_=C3=85s?= <Mixed.Case@Acme.test>',
      to: email,
    });
    await mail({ subject: 'ИСТАНБУЛ 100%', from: 'other@b.test', to: email });
    const is = async (query: Record<string, string>, ...wanted: string[]) =>
      expect(await subjects(query), JSON.stringify(query)).toEqual(wanted);
    const [first, second] = ['Grüße ΟΔΟΣΑ Straße', 'ИСТАНБУЛ 100%'];
    await is({ from: 'JÜRGEN ås' }, first);
    await is({ from: 'mixed.CASE@' }, first);
    await is({ from: '<mixed.case@acme.test>' }, first);
    await is({ subject: 'GRÜSSE' }, first);
    await is({ subject: 'grüße' }, first);
    await is({ subject: 'ΟΔΟΣ' }, first);
    await is({ subject: 'οδος' }, first);
    await is({ subject: 'STRASSE' }, first);
    await is({ subject: 'истан' }, second);
    await is({ subject: '100%' }, second);
    await is({ subject: '1%' });
    await is({ subject: '_' });
    await is({ from: 'j_rgen' });
    await is({ subject: "'" });
    await is({ to: email.toUpperCase() }, second, first);
    await is({ to: 'nobody@' });
  });

  test('to finds the To header and the envelope, with plus tags, also when the + is not encoded', async () => {
    const { mail, subjects, email, path } = await box();
    const [local] = email.split('@');
    const mailTo = (tag: string, subject: string) =>
      send(service, {
        to: `${local}+${tag}@inbox.test`,
        raw: mailOf({ subject, to: 'undisclosed@list.test' }),
      });
    await mailTo('run1', 'one');
    await mailTo('run2', 'two');
    await mail({ subject: 'three' });
    expect(await subjects({ to: `${local}+run1` })).toEqual(['one']);
    expect(await subjects({ to: `${local}+RUN2@inbox.test` })).toEqual(['two']);
    expect(await subjects({ to: 'undisclosed@LIST' })).toEqual(['two', 'one']);
    const unencoded = await service.api('GET', `${path}?to=${local}+run1@inbox.test`);
    expect(unencoded.body.data.map(({ subject }: Json) => subject)).toEqual(['one']);
  });

  test('since and before are strict, to the millisecond, in every form', async () => {
    const { mail, list, path } = await box();
    await mail({ subject: 'x' });
    const at = Date.parse((await list())[0]!.receivedAt);
    const offset = (ms: number) => {
      const local = new Date(ms + 2 * 3_600_000 + 30 * 60_000).toISOString().replace('Z', '+02:30');
      return [`${ms}`, new Date(ms).toISOString(), new Date(ms).toISOString().toLowerCase(), local];
    };
    const count = async (query: Record<string, string>) => (await list(query)).length;
    for (const [exact, before, after] of offset(at).map((_, i) => [
      offset(at)[i]!,
      offset(at - 1)[i]!,
      offset(at + 1)[i]!,
    ])) {
      expect(await count({ since: exact! }), exact).toBe(0);
      expect(await count({ since: before! }), before).toBe(1);
      expect(await count({ before: exact! }), exact).toBe(0);
      expect(await count({ before: after! }), after).toBe(1);
      expect(await count({ since: before!, before: after! })).toBe(1);
    }
    const unencoded = await service.api('GET', `${path}?since=${offset(at - 1)[3]}`);
    expect(unencoded.body.data).toHaveLength(1);
  });

  test('hasOtp tells mails with a code from those without', async () => {
    const { mail, subjects } = await box();
    await mail({ subject: 'plain', body: 'Nothing here.' });
    await mail(codeMail('482913', { subject: 'with' }));
    expect(await subjects({ hasOtp: 'true' })).toEqual(['with']);
    expect(await subjects({ hasOtp: 'false' })).toEqual(['plain']);
  });

  test('are all required at once', async () => {
    const { mail, subjects } = await box();
    await mail({ subject: 'alpha', from: 'a@acme.test', body: 'blue moon' });
    await mail({ subject: 'alpha', from: 'b@acme.test', body: 'blue sun' });
    await mail({ subject: 'beta', from: 'a@acme.test', body: 'blue moon' });
    expect(await subjects({ subject: 'alp', from: 'a@' })).toEqual(['alpha']);
    expect(await subjects({ q: 'moon', from: 'a@acme', subject: 'BETA' })).toEqual(['beta']);
    expect(await subjects({ q: 'moon', from: 'b@' })).toEqual([]);
    expect(await subjects({ q: 'blue', hasOtp: 'true' })).toEqual([]);
    expect(await subjects({ q: 'blue', before: '1000' })).toEqual([]);
  });

  test('treat text that looks like SQL as text', async () => {
    const { mail, subjects } = await box();
    await mail({ subject: 'safe' });
    for (const text of ["' OR '1'='1", "'; DROP TABLE messages; --", '%', '_', 'NULL', '*']) {
      for (const field of ['from', 'subject', 'to'])
        expect(await subjects({ [field]: text }), text).toEqual([]);
    }
    expect(await subjects({})).toEqual(['safe']);
  });
});

describe('full text search', () => {
  let subjects: (query: Record<string, string>) => Promise<string[]>;
  const finds = async (q: string, ...wanted: string[]) =>
    expect((await subjects({ q })).sort(), q).toEqual(wanted.sort());
  beforeAll(async () => {
    const made = await box();
    subjects = made.subjects;
    await made.mail({ subject: 'welcome aboard', body: 'Please sign in to your new account, señor Müller.' });
    await made.mail({ subject: 'newsletter', body: 'You can sign the form in March. AND OR NOT near' });
    await made.mail({ subject: 'chinese', body: '您的验证码是四八二九，请勿泄露给他人。' });
    await made.mail({
      subject: 'japanese',
      body: 'ユーザーIDと認証コードを入力してください。スーパーマーケット',
    });
    await made.mail({ subject: 'korean', body: '인증번호는 아래와 같습니다' });
    await made.mail({ subject: 'thai', body: 'รหัสยืนยันของคุณดีมาก' });
    await made.mail({ subject: 'hindi', body: 'आपका सत्यापन कोड किताब' });
    await made.mail({
      subject: 'html',
      raw: 'From: a@b.test\r\nSubject: html\r\nContent-Type: text/html\r\n\r\n<p title="hiddenword">shown <b>bold</b></p><style>.styled{}</style>',
    });
  });

  test('wants every word, in subject or body, in any capitals', async () => {
    await finds('WELCOME account', 'welcome aboard');
    await finds('welcome march');
    await finds('sign', 'welcome aboard', 'newsletter');
  });

  test('finds words with and without their accents', async () => {
    await finds('senor', 'welcome aboard');
    await finds('MÜLLER', 'welcome aboard');
    await finds('muller', 'welcome aboard');
  });

  test('takes quoted phrases in their order', async () => {
    await finds('"sign in"', 'welcome aboard');
    await finds('"in sign"');
    await finds('"sign in', 'welcome aboard');
    await finds('"SIGN  in" account', 'welcome aboard');
  });

  test('leaves out what a minus stands before, words and phrases, alone too', async () => {
    await finds('sign -march', 'welcome aboard');
    await finds('sign -"sign in"', 'newsletter');
    await finds('-sign -html -thai -hindi -korean', 'chinese', 'japanese');
    await finds('sign -sign');
  });

  test('takes either side of or', async () => {
    await finds('welcome or newsletter', 'welcome aboard', 'newsletter');
    await finds('welcome OR 验证码', 'welcome aboard', 'chinese');
    await finds('sign account or march', 'welcome aboard', 'newsletter');
    await finds('sign account or nowhere -march', 'welcome aboard');
    await finds('or welcome or', 'welcome aboard');
    await finds('"or"', 'newsletter');
  });

  test('finds two-character words of scripts without spaces', async () => {
    await finds('验证', 'chinese');
    await finds('证码', 'chinese');
    await finds('码证');
    await finds('"验证码"', 'chinese');
    await finds('認証', 'japanese');
    await finds('コード', 'japanese');
    await finds('ユーザー', 'japanese');
    await finds('ID', 'japanese');
    await finds('スーパー', 'japanese');
    await finds('인증', 'korean');
    await finds('ยืนยัน', 'thai');
    await finds('ดี', 'thai');
    await finds('ดู');
    await finds('किताब', 'hindi');
    await finds('कीताब');
  });

  test('reads HTML as it is shown', async () => {
    await finds('bold', 'html');
    await finds('hiddenword');
    await finds('styled');
  });

  test('has no operators but these', async () => {
    await finds('subject:welcome');
    await finds('wel*');
    await finds('NEAR(sign in)');
    await finds('sign AND march', 'newsletter');
    for (const q of ['(', ')', '"', '""', '{', '^', '*', ':', '+', '-', '--', '"-', "'", '\\']) {
      const { id } = await service.createInbox(`q${q.charCodeAt(0)}x${q.length}${boxes++}@inbox.test`);
      const answer = await service.api('GET', `${inboxes}/${id}/messages?q=${encodeURIComponent(q)}`);
      isError(answer, 400, 'bad_request', /^q must contain/);
    }
    await finds('welcome) OR (inbox : x');
  });

  test('never looks into another inbox', async () => {
    const other = await box();
    await other.mail({ subject: 'other', body: 'welcome 验证码' });
    expect(await other.subjects({ q: 'welcome' })).toEqual(['other']);
    expect(await other.subjects({ q: '-nothing' })).toEqual(['other']);
    await finds('welcome 验证码');
    expect(await other.subjects({ q: other.id })).toEqual([]);
    expect(await other.subjects({ q: other.id.replace('_', '') })).toEqual([]);
  });
});

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

describe('waiting for messages', () => {
  const held = (count: number) =>
    expect.poll(() => service.waiters.count, { interval: 2, timeout: 10_000 }).toBe(count);

  test('is answered by the next mail that matches, not by one that does not', async () => {
    const { path, mail } = await box();
    await mail({ subject: 'old invoice' });
    const waiting = service.api('GET', `${path}?wait=20&subject=invoice`);
    await held(1);
    await mail({ subject: 'other' });
    await held(1);
    const id = await mail({ subject: 'new Invoice' });
    const answer = await waiting;
    expect(answer.body.data).toMatchObject([{ id, subject: 'new Invoice' }]);
    await held(0);
  });

  test('with since is answered at once by what is already there', async () => {
    const { path, mail } = await box();
    const id = await mail({ subject: 'there' });
    const answer = await service.api('GET', `${path}?wait=60&since=0`);
    expect(answer.body.data).toMatchObject([{ id }]);
  });

  test('ends at its time with an empty list', async () => {
    const { path, mail } = await box();
    await mail({ subject: 'old' });
    const started = performance.now();
    const answer = await service.api('GET', `${path}?wait=0.2`);
    expect(performance.now() - started).toBeGreaterThan(195);
    expect([answer.status, answer.text, answer.headers.get('link')]).toEqual([200, '{"data":[]}', null]);
    const zero = await service.api('GET', `${path}?wait=0`);
    expect(zero.body.data).toHaveLength(1);
  });

  test('is released when the client closes its connection', async () => {
    const { path } = await box();
    const socket = connect({ port: service.http.port, host: '127.0.0.1' });
    socket.write(`GET ${path}?wait=60 HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${testKey}\r\n\r\n`);
    await held(1);
    socket.destroy();
    await held(0);
  });

  test('ends with 404 at once when the inbox is deleted', async () => {
    const { path, id } = await box();
    const waiting = service.api('GET', `${path}?wait=30`);
    await held(1);
    await service.api('DELETE', `${inboxes}/${id}`);
    isError(await waiting, 404, 'inbox_not_found');
  });

  test('does not hand out a mail that was under way when the inbox was deleted', async () => {
    const { id, email, path } = await box();
    const session = await openSession(service.smtp.port);
    await session.command('EHLO sender.test');
    await session.command('MAIL FROM:<a@b.test>');
    await session.command(`RCPT TO:<${email}>`);
    await session.command('DATA');
    await service.api('DELETE', `${inboxes}/${id}`);
    await session.data(mailOf({ subject: 'too late' }));
    session.close();
    isError(await service.api('GET', path), 404, 'inbox_not_found');
  });
});
