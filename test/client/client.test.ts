/** The client at the real service, over real sockets. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { z } from '@hono/zod-openapi';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import {
  type CodeCandidate,
  type DeletedInbox,
  type Inbox,
  InboxdClient,
  InboxdError,
  type Message,
  type MessageSummary,
  type WaitOptions,
} from '../../src/client/index.ts';
import type {
  CodeCandidateBody,
  InboxBody,
  MessageBody,
  MessageSummaryBody,
  RetiredInboxBody,
} from '../../src/http/wire.ts';
import { serveForAll } from '../support/fixture.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { type TestService, testKey } from '../support/service.ts';

let service: TestService;
let client: InboxdClient;
serveForAll({}, (started) => {
  service = started;
});
beforeAll(async () => {
  client = new InboxdClient({ baseUrl: service.url, apiKey: testKey });
});

const send = (to: string, body: string, subject = 'Sign in', from = 'Acme <no-reply@acme.test>') =>
  deliver(service.smtp.port, { to, mail: mailOf({ to, subject, body, from }) });
const sendCode = (to: string, code: string) => send(to, `Your verification code is ${code}.`);

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const errorOf = (promise: Promise<unknown>): Promise<InboxdError> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(InboxdError);
      return error as InboxdError;
    },
  );

/** What of the service has arrays and fields that may be written to; the client only reads them. */
type ReadOnly<T> = T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T;

test('its types are those of the service', () => {
  expectTypeOf<Inbox>().toEqualTypeOf<ReadOnly<z.infer<typeof InboxBody>>>();
  expectTypeOf<DeletedInbox>().toEqualTypeOf<ReadOnly<z.infer<typeof RetiredInboxBody>>>();
  expectTypeOf<MessageSummary>().toEqualTypeOf<ReadOnly<z.infer<typeof MessageSummaryBody>>>();
  expectTypeOf<ReadOnly<Message>>().toEqualTypeOf<ReadOnly<z.infer<typeof MessageBody>>>();
  expectTypeOf<CodeCandidate>().toEqualTypeOf<ReadOnly<z.infer<typeof CodeCandidateBody>>>();
});

describe('inboxes', () => {
  test('are created, read, renamed, found and deleted', async () => {
    const made = await client.createInbox({ email: 'life@inbox.test', name: 'Life' });
    expect(made).toMatchObject({ email: 'life@inbox.test', name: 'Life' });
    expect(await client.inbox('Life@inbox.test')).toEqual(made);
    expect(await client.renameInbox(made, 'Still life')).toMatchObject({ id: made.id, name: 'Still life' });
    expect(await client.deleteInbox(made.id)).toMatchObject({ id: made.id, email: 'life@inbox.test' });
    expect(await errorOf(client.inbox(made))).toMatchObject({ status: 404, code: 'inbox_not_found' });
    const retired = errorOf(client.ensureInbox({ email: 'life@inbox.test' }));
    expect(await retired).toMatchObject({ status: 409, code: 'email_unavailable' });
  });

  test('are those of all tags: a tag is left out to make one, and is not enough to change or delete one', async () => {
    const made = await client.ensureInbox({ email: 'shared+run1@inbox.test' });
    expect(made.email).toBe('shared@inbox.test');
    expect(await client.ensureInbox({ email: 'shared+run2@inbox.test' })).toEqual(made);
    const refusal = { code: 'wrong_usage', message: expect.stringContaining('shared@inbox.test') };
    expect(await errorOf(client.deleteInbox('shared+run1@inbox.test'))).toMatchObject(refusal);
    expect(await errorOf(client.renameInbox('shared+run1@inbox.test', 'Mine'))).toMatchObject(refusal);
    expect(await client.inbox('shared+run1@inbox.test')).toEqual(made);
  });

  test('are listed over pages, as far as somebody looks', async () => {
    for (const number of [1, 2, 3, 4, 5]) await client.createInbox({ email: `page${number}@inbox.test` });
    const listed = await all(client.inboxes({ q: 'page', pageSize: 2 }));
    expect(listed.map(({ email }) => email[4])).toEqual(['5', '4', '3', '2', '1']);
    for await (const { email } of client.inboxes({ q: 'page', pageSize: 2 })) {
      expect(email).toBe('page5@inbox.test');
      break;
    }
  });

  test('that many want at once are made once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () =>
        new InboxdClient({ baseUrl: service.url, apiKey: testKey }).ensureInbox({ email: 'rush@inbox.test' }),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });
});

describe('messages', () => {
  beforeAll(async () => {
    await client.createInbox({ email: 'read@inbox.test' });
    for (const number of [1, 2, 3])
      await send(`read+${number}@inbox.test`, `Mail ${number}.`, `No. ${number}`);
  });

  test('are listed over pages, by filters, and by the tag of an address', async () => {
    const subjects = async (...args: Parameters<InboxdClient['messages']>) =>
      (await all(client.messages(...args))).map(({ subject }) => subject);
    expect(await subjects('read@inbox.test', { pageSize: 1 })).toEqual(['No. 3', 'No. 2', 'No. 1']);
    expect(await subjects('read@inbox.test', { subject: '2', hasOtp: false })).toEqual(['No. 2']);
    expect(await subjects('read+1@inbox.test')).toEqual(['No. 1']);
    expect(await subjects('read@inbox.test', { since: await client.now() })).toEqual([]);
    expect(await subjects('read@inbox.test', { before: new Date() })).toHaveLength(3);
  });

  test('are read whole, raw, and with the reasons for their code', async () => {
    await sendCode('read+4@inbox.test', '730264');
    const [summary] = await all(client.messages('read+4@inbox.test'));
    const { id } = summary!;
    const message = await client.message('read@inbox.test', id);
    expect(message).toMatchObject({ extractedOtp: '730264', envelope: { rcptTo: ['read+4@inbox.test'] } });
    const raw = new TextDecoder().decode(await client.raw('read@inbox.test', id));
    expect(raw).toContain('Your verification code is 730264.');
    const [best] = await client.codes('read@inbox.test', id);
    expect(best).toMatchObject({ value: '730264', chosen: true });
    const foreign = errorOf(client.message('read@inbox.test', `msg_${'0'.repeat(32)}`));
    expect(await foreign).toMatchObject({ status: 404, code: 'message_not_found' });
  });

  test('give their attachments', async () => {
    const part = ['Content-Type: text/csv', 'Content-Disposition: attachment; filename=a.csv', '', 'a,b'];
    const mail = [
      'From: a@acme.test',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      ...part,
      '--x--',
      '',
    ];
    await deliver(service.smtp.port, { to: 'read+5@inbox.test', mail: mail.join('\r\n') });
    const [summary] = await all(client.messages('read+5@inbox.test'));
    const { attachments } = await client.message('read@inbox.test', summary!.id);
    const bytes = await client.attachment('read@inbox.test', summary!.id, attachments[0]!.id);
    expect(new TextDecoder().decode(bytes)).toBe('a,b');
  });
});

describe('a one-time code', () => {
  beforeAll(() => client.createInbox({ email: 'code@inbox.test' }));

  test('comes to the one who reads the clock, triggers the mail and waits', async () => {
    const since = await client.now();
    await sendCode('code+a@inbox.test', '111222');
    const { otp, message } = await client.waitForOtp({ inbox: 'code+a@inbox.test', since });
    expect(otp).toBe('111222');
    expect(message.subject).toBe('Sign in');
  });

  test('comes to the one who waits already, and never the one of the run before', async () => {
    await sendCode('code+b@inbox.test', '333444');
    const waiting = client.waitForOtp({ inbox: 'code+b@inbox.test' });
    const ended = waiting.then(({ otp }) => otp);
    await sendCode('code+other@inbox.test', '555666');
    // The clock is read when the wait begins, so a mail sent at once may be too early: it goes out until it is seen.
    await expect
      .poll(async () => {
        await sendCode('code+b@inbox.test', '777888');
        return Promise.race([ended, Promise.resolve('waiting')]);
      })
      .toBe('777888');
  });

  test('that is stale is not the answer', async () => {
    await sendCode('code+c@inbox.test', '999000');
    const since = await client.now();
    const error = await errorOf(client.waitForOtp({ inbox: 'code+c@inbox.test', since, timeoutMs: 100 }));
    expect(error.code).toBe('wait_timeout');
    expect(error.message).toMatch(
      /^no one-time code for code\+c@inbox\.test within 0\.1 s\. The newest .* older than/,
    );
    expect(error.message).not.toContain('999000');
    expect(error.message).not.toContain('client.now()');
    // Whoever began to wait too late is told how to begin in time.
    const late = await errorOf(client.waitForOtp({ inbox: 'code+c@inbox.test', timeoutMs: 100 }));
    expect(late.message).toMatch(/older than .* read client\.now\(\) before the mail is triggered/);
  });

  test('that never comes ends in an error that says what came', async () => {
    const since = await client.now();
    await send('code+d@inbox.test', 'Nice to have you.', 'Welcome');
    const error = await errorOf(client.waitForOtp({ inbox: 'code+d@inbox.test', since, timeoutMs: 100 }));
    expect(error.message).toMatch(
      /1 message since .*; newest “Welcome” from no-reply@acme\.test carries no code/,
    );
  });

  test('of an inbox that is not there is told at once', async () => {
    const wait = (inbox: string) => errorOf(client.waitForOtp({ inbox, timeoutMs: 600_000 }));
    expect(await wait('nobody@inbox.test')).toMatchObject({ status: 404, code: 'inbox_not_found' });
    expect(await wait(`inb_${'0'.repeat(32)}`)).toMatchObject({ status: 404, code: 'inbox_not_found' });
  });
});

describe('a link', () => {
  const link = 'https://acme.test/verify?token=4fb2c0e19a7d4e6b';
  beforeAll(() => client.createInbox({ email: 'link@inbox.test' }));

  test('is the one that signs in, of the first mail that has one', async () => {
    const waiting = client.waitForLink({ inbox: 'link+a@inbox.test', since: await client.now() });
    await send('link+a@inbox.test', 'Welcome: https://acme.test/', 'Welcome');
    await send('link+b@inbox.test', 'Sign in: https://acme.test/verify?token=0000000000000000', 'Sign in');
    await send(
      'link+a@inbox.test',
      `Confirm your address:\r\n${link}\r\n\r\nhttps://acme.test/unsubscribe`,
      'Confirm',
    );
    const { url, message } = await waiting;
    expect({ url, subject: message.subject }).toEqual({ url: link, subject: 'Confirm' });
  });

  test('is found under more than a page of newer mails', async () => {
    const { id } = await service.createInbox('buried@inbox.test');
    const before = await client.now();
    const to = 'buried@inbox.test';
    const link = 'https://acme.test/verify?token=8f14e45fceea167a';
    await deliver(service.smtp.port, { to, mail: mailOf({ body: `Please confirm your address: ${link}` }) });
    for (let sent = 0; sent < 100; sent += 20)
      await Promise.all(
        Array.from({ length: 20 }, () => deliver(service.smtp.port, { to, mail: mailOf({ body: 'News.' }) })),
      );
    expect(await client.waitForLink({ inbox: id, since: before })).toMatchObject({ url: link });
  });

  test('is another one if it is asked for', async () => {
    const since = await client.now();
    await send('link+c@inbox.test', `Confirm: ${link}\r\n\r\nhttps://acme.test/unsubscribe?id=1`, 'Confirm');
    const inbox = 'link+c@inbox.test';
    const byPattern = await client.waitForLink({ inbox, since, match: /UNSUB/gi });
    const byFunction = await client.waitForLink({ inbox, since, match: ({ url }) => url.endsWith('id=1') });
    expect([byPattern.url, byFunction.url]).toEqual(Array(2).fill('https://acme.test/unsubscribe?id=1'));
  });

  test('that never comes ends in an error that says what came', async () => {
    const since = await client.now();
    const wait = (inbox: string) => errorOf(client.waitForLink({ inbox, since, timeoutMs: 200 }));
    expect((await wait('link+d@inbox.test')).message).toMatch(/No message arrived/);
    await send('link+d@inbox.test', 'Nice to have you.', 'Welcome');
    expect((await wait('link+d@inbox.test')).message).toMatch(/1 message matched and had no such link/);
    expect((await wait('link+e@inbox.test')).message).toMatch(/1 message arrived .* newest “Welcome”/);
  });
});

test('a message is waited for by whatever it can be searched for', async () => {
  await client.createInbox({ email: 'wait@inbox.test' });
  const since = await client.now();
  const waiting = client.waitForMessage({
    inbox: 'wait@inbox.test',
    subject: 'invoice',
    from: 'shop',
    since,
  });
  await send('wait@inbox.test', 'Nothing.', 'Invoice');
  await send('wait+x@inbox.test', 'The bill.', 'Your Invoice', 'Shop <shop@acme.test>');
  expect(await waiting).toMatchObject({ bodyText: 'The bill.', subject: 'Your Invoice' });
});

test('a signal ends a held request', async () => {
  const { id } = await client.createInbox({ email: 'gone@inbox.test' });
  const signal = AbortSignal.timeout(50);
  await expect(client.waitForOtp({ inbox: id, signal, timeoutMs: 60_000 })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

describe('between it and the service', () => {
  let proxy: Server;
  let base: string;
  let held = 0;
  beforeAll(async () => {
    // A proxy under a path of its own that cuts off whoever wants to be held.
    proxy = createServer(async (request, response) => {
      const url = (request.url ?? '').replace('/mail', '');
      if (url.includes('wait=')) {
        held += 1;
        request.socket.destroy();
        return;
      }
      const answer = await service.api(request.method ?? 'GET', url);
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.text);
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    base = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mail/`;
  });
  afterAll(() => proxy.close());

  test('a proxy may stand, under a path of its own, that cuts held requests', async () => {
    const { id } = await client.createInbox({ email: 'proxy@inbox.test' });
    const behind = new InboxdClient({ baseUrl: base, apiKey: 'sk_live_not_needed_here' });
    const since = await behind.now();
    await sendCode('proxy@inbox.test', '424242');
    expect((await behind.waitForOtp({ inbox: id, since })).otp).toBe('424242');
    expect(held).toBe(1);
  });

  test('nothing at all is told with its address', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    const error = await errorOf(
      new InboxdClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: testKey }).now(),
    );
    expect(error).toMatchObject({ status: 0, code: 'unreachable' });
    expect(error.message).toMatch(
      new RegExp(`http://127.0.0.1:${port}/api/v1: nothing listens there .*ECONNREFUSED.*is inboxd running`),
    );
  });

  test('a wrong address is told with what to look at', async () => {
    for (const [baseUrl, said] of [
      [`http://127.0.0.1:${service.smtp.port}`, /does not speak HTTP .*; is it the port for SMTP\?/],
      [service.url.replace('http:', 'https:'), /does not speak TLS; is it http:/],
      [`${service.url}/mail`, /nothing at this path\. Check baseUrl: .*\/mail\/api\/v1\.$/],
    ] as const) {
      const error = await errorOf(new InboxdClient({ baseUrl, apiKey: testKey }).now());
      expect(error.message).toMatch(said);
      expect(error.message).not.toContain('\n');
    }
  });
});

test('what cannot be meant is refused before anything is asked', async () => {
  expect(() => new InboxdClient({ baseUrl: 'localhost:8025', apiKey: testKey })).toThrow(/baseUrl/);
  expect(() => new InboxdClient({ baseUrl: service.url, apiKey: '' })).toThrow(/apiKey/);
  const usage = { code: 'wrong_usage' };
  expect(await errorOf(client.waitForOtp({ inbox: '' }))).toMatchObject(usage);
  expect(await errorOf(client.waitForOtp({} as WaitOptions))).toMatchObject(usage);
  expect(await errorOf(client.waitForOtp({ inbox: 'a', since: new Date('x') }))).toMatchObject(usage);
  expect(await errorOf(client.waitForOtp({ inbox: 'a', timeoutMs: Number.NaN }))).toMatchObject(usage);
});
