import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allScopes } from '../../src/access/scopes.ts';
import { systemClock } from '../../src/clock.ts';
import { AppError } from '../../src/errors.ts';
import { type HttpAppOptions, httpApp } from '../../src/http/app.ts';
import type { HttpContext } from '../../src/http/context.ts';
import { makeLogger } from '../../src/log.ts';
import { removeTemporaryDirectories, startService, type TestService, testKey } from '../support/service.ts';
import { codeMail, inboxes, isError, send } from './kit.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.stop();
  await removeTemporaryDirectories();
});

/** What every answer has a value of its own for. */
const own = new Set(['date', 'ratelimit']);
const headersOf = (headers: Headers) => [...headers].filter(([name]) => !own.has(name));

test('the answer of a held request has the headers of one that was answered at once', async () => {
  const inbox = await service.createInbox('headers@inbox.test');
  const otp = `${inboxes}/${inbox.id}/otp`;
  const same = async (path: string, heldPath: string) => {
    const [atOnce, held] = [await service.api('GET', path), await service.api('GET', heldPath)];
    expect([held.status, headersOf(held.headers)]).toEqual([atOnce.status, headersOf(atOnce.headers)]);
    expect(held.headers.get('ratelimit')).toMatch(/^"key";r=\d+;t=\d+$/);
    expect(held.text).toBe(atOnce.text);
  };
  await same(`${otp}?since=0`, `${otp}?since=0&wait=0.02`);
  await send(service, { to: inbox.email, ...codeMail('482913') });
  await send(service, { to: inbox.email, subject: 'Another' });
  await same(otp, `${otp}?since=0&wait=30`);
  const later = Date.now() + 60_000;
  await same(`${otp}?since=${later}`, `${otp}?since=${later}&wait=0.02`);
  const list = `${inboxes}/${inbox.id}/messages?limit=1`;
  await same(`${list}&since=0`, `${list}&since=0&wait=30`);
});

test('a held request is logged when it is answered, with that status', async () => {
  const inbox = await service.createInbox('logged@inbox.test');
  const path = `${inboxes}/${inbox.id}/otp`;
  const lines = () => service.log.map((line) => JSON.parse(line)).filter((line) => line.path === path);
  const waiting = service.api('GET', `${path}?wait=30`);
  await expect.poll(() => service.waiters.count, { interval: 2 }).toBe(1);
  expect(lines()).toEqual([]);
  await service.api('DELETE', `${inboxes}/${inbox.id}`);
  isError(await waiting, 404, 'inbox_not_found');
  expect(lines()).toMatchObject([{ msg: 'request', method: 'GET', status: 404, ms: expect.any(Number) }]);
});

test('what comes after the key was revoked is not for who held it', async () => {
  const inbox = await service.createInbox('revoked@inbox.test');
  const made = await service.access.createKey(inbox.organizationId, { name: 'held', scopes: allScopes });
  const ask = (path: string) => service.api('GET', `${inboxes}/${inbox.id}/${path}`, { key: made.secret });
  const waiting = [ask('otp?wait=30'), ask('messages?wait=30')];
  await expect.poll(() => service.waiters.count, { interval: 2 }).toBe(2);
  await service.access.revokeKey(inbox.organizationId, made.key.id);
  await send(service, { to: inbox.email, ...codeMail('482913') });
  for (const answer of await Promise.all(waiting)) {
    isError(answer, 401, 'invalid_api_key');
    expect(answer.text).not.toContain('482913');
  }
});

test('nor is what a code that did not come says of the mails that did', async () => {
  const inbox = await service.createInbox('revoked-too@inbox.test');
  const made = await service.access.createKey(inbox.organizationId, { name: 'held too', scopes: allScopes });
  const waiting = service.api('GET', `${inboxes}/${inbox.id}/otp?wait=2`, { key: made.secret });
  await expect.poll(() => service.waiters.count, { interval: 2 }).toBe(1);
  await service.access.revokeKey(inbox.organizationId, made.key.id);
  await send(service, { to: inbox.email, subject: 'A secret of the board' });
  const answer = await waiting;
  isError(answer, 401, 'invalid_api_key');
  expect(answer.text).not.toContain('board');
});

/** The application around a question for a code that the test answers, the contexts of its requests, and its log. */
function appOf(otp: () => Promise<unknown>) {
  const key = { id: 'key_1', organizationId: 'org_1', scopes: ['email_messages:read'] };
  const contexts: WeakRef<HttpContext>[] = [];
  const log: string[] = [];
  const app = httpApp({
    services: {
      access: { authenticate: async () => key, isValid: async () => true },
      otp,
    } as unknown as HttpAppOptions['services'],
    settings: { publicUrl: null, throttle: { burst: 10, perSecond: 1 }, version: '', hostname: 'x' },
    logger: makeLogger({ level: 'info', format: 'json', isColoured: false, write: (line) => log.push(line) }),
    clock: systemClock,
    clientAddress: (peer) => peer,
    isTrustedProxy: () => false,
    pages: {
      mount: (pages) => {
        pages.use(async (c, next) => {
          contexts.push(new WeakRef(c));
          await next();
        });
      },
    },
    metrics: null,
  });
  const ask = async (method: string) => {
    const headers = { Authorization: `Bearer ${testKey}` };
    const url = 'http://x/api/v1/emailInbox/inb_1/otp?wait=60';
    const given = await app.fetch(new Request(url, { method, headers }), { remoteAddress: '192.0.2.1' });
    return 'answer' in given ? given.answer : expect.fail('answered at once');
  };
  return { ask, contexts, log };
}

test('the answer to a HEAD that was held has no body', async () => {
  const { ask } = appOf(async () => ({
    status: 'stale',
    receivedAt: 1,
    messageId: 'msg_1',
    text: 'too old',
  }));
  expect((await ask('GET')).body).toContain('too old');
  const answer = await ask('HEAD');
  expect([answer.status, answer.body, answer.headers['X-Error-Code']]).toEqual([200, null, 'otp_stale']);
});

test('a held request keeps nothing of its way in, and a failure of it is answered and logged', async () => {
  let fail = (_error: Error) => {};
  const { ask, contexts, log } = appOf(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const held = ask('GET');
  await expect.poll(() => contexts.length).toBe(1);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await expect
    .poll(() => {
      collect();
      // Not the context itself: a poll keeps what it was told last.
      return contexts[0]?.deref() === undefined;
    })
    .toBe(true);

  fail(new AppError('internal', 'Something went wrong.', { cause: new Error('the disk burns') }));
  const answer = await held;
  expect([answer.status, answer.body]).toEqual([500, '{"message":"Something went wrong."}']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'request failed', code: 'internal' }]);
});
