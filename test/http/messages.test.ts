import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import { mailOf, openSession } from '../support/sender.ts';
import { type TestService, testKey } from '../support/service.ts';
import { type Json, newBox } from './box.ts';
import { codeMail, inboxes, isError, nextPath, send, sendAll } from './kit.ts';

let service: TestService;
serveForAll({}, (started) => {
  service = started;
});
const box = () => newBox(service);

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

  test('has nothing behind a cursor of another inbox', async () => {
    const [one, other] = [await box(), await box()];
    await sendAll(service, one.email, [mailOf({ subject: 'a' }), mailOf({ subject: 'b' })]);
    await sendAll(service, other.email, [mailOf({ subject: 'c' }), mailOf({ subject: 'd' })]);
    const cursor = new URL(
      nextPath(await service.api('GET', `${other.path}?limit=1`))!,
      service.url,
    ).searchParams.get('cursor')!;
    const subjects = await one.subjects({ cursor });
    expect(subjects).toEqual([]);
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

  test('know a whole address in every way it is written, as one-time codes do', async () => {
    const { email, path, mail, subjects } = await box();
    const tagged = email.replace('@', '+Run42@');
    await mail({ subject: 'tagged', to: tagged });
    const ways = [tagged, tagged.toUpperCase(), `${tagged}.`, `"${tagged.replace('@', '"@')}`];
    for (const to of ways) {
      expect(await subjects({ to }), to).toEqual(['tagged']);
      const otp = `${path.replace(/messages$/, 'otp')}?to=${encodeURIComponent(to)}`;
      expect((await service.api('GET', otp)).status, to).toBe(404);
    }
    expect(await subjects({ to: '+run4' })).toEqual(['tagged']);
    expect(await subjects({ to: '+run5' })).toEqual([]);
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

describe('waiting for messages', () => {
  const held = (count: number) => expect.poll(() => service.waiters.count, { interval: 2 }).toBe(count);

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
    // A test that passes on the time it has left must not be given what was there before.
    expect((await service.api('GET', `${path}?wait=0`)).text).toBe('{"data":[]}');
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
