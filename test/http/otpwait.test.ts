/** Requests that are held until a code comes. */
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Waiters } from '../../src/inbox/waiters.ts';
import { limits } from '../../src/limits.ts';
import { serveForAll } from '../support/fixture.ts';
import { mailOf } from '../support/sender.ts';
import { startService, type TestService, testKey } from '../support/service.ts';
import { newOtpBox } from './box.ts';
import { codeMail, inboxes, isError, send, sendAll, TestClock } from './kit.ts';

let service: TestService;
const clock = new TestClock('2026-11-20T10:00:00.000Z');
serveForAll({ clock }, (started) => {
  service = started;
});

const box = () => newOtpBox(service);
const held = (count: number) => expect.poll(() => service.waiters.count, { interval: 2 }).toBe(count);

describe('waiting for a code', () => {
  test('ends with the mail that carries it', async () => {
    const { ask, mail } = await box();
    const waiting = ask('?wait=30');
    await held(1);
    const messageId = await mail(codeMail('482913'));
    const answer = await waiting;
    expect(answer.body.data).toMatchObject({ otp: '482913', messageId });
    await held(0);
  });

  test('goes on through mails without a code, from others, to others', async () => {
    const { ask, mail, local } = await box();
    const waiting = ask(`?wait=30&from=bank&to=${local}+run1@inbox.test`);
    await held(1);
    await mail({ subject: 'no code' });
    await mail(codeMail('111111', { from: 'bank@x.test' }));
    await send(service, { to: `${local}+run1@inbox.test`, ...codeMail('222222') });
    expect(service.waiters.count).toBe(1);
    await send(service, {
      to: `${local}+run1@inbox.test`,
      ...codeMail('333333', { from: 'My Bank <a@b.test>' }),
    });
    expect((await waiting).body.data.otp).toBe('333333');
  });

  test('is answered at once by a code newer than since', async () => {
    const { ask, mail } = await box();
    const { epochMs } = (await service.api('GET', '/api/v1/clock')).body.data;
    await mail(codeMail('482913'));
    expect((await ask(`?wait=60&since=${epochMs}`)).body.data.otp).toBe('482913');
  });

  test('gives two waiters with different tags each its own code', async () => {
    const { ask, local } = await box();
    const [one, two] = ['one', 'two'].map((tag) => ask(`?wait=30&to=${local}+${tag}@inbox.test`));
    await held(2);
    await send(service, { to: `${local}+two@inbox.test`, ...codeMail('222222') });
    await send(service, { to: `${local}+one@inbox.test`, ...codeMail('111111') });
    expect([(await one!).body.data.otp, (await two!).body.data.otp]).toEqual(['111111', '222222']);
  });

  test('wakes every waiter of the inboxes that one mail went to', async () => {
    const made = [await box(), await box(), await box()];
    const waiting = made.flatMap(({ ask }) => [ask('?wait=30'), ask('?wait=30')]);
    await held(6);
    await send(service, { to: made.map(({ email }) => email), ...codeMail('482913') });
    const answers = await Promise.all(waiting);
    expect(answers.map(({ body }) => body.data.otp)).toEqual(Array(6).fill('482913'));
    expect(answers.map(({ body }) => body.data.message.inboxId)).toEqual(made.flatMap(({ id }) => [id, id]));
  });

  test('without since never answers with an old code; it says how long before it came, and what to do', async () => {
    const { ask, mail } = await box();
    const messageId = await mail(codeMail('482913'));
    const { receivedAt } = (await ask()).body.data;
    clock.wall = Date.parse(receivedAt) + 1_234;
    const answer = await ask('?wait=0.05');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-error-code')).toBe('otp_stale');
    expect(answer.body.data).toEqual({ otp: null, stale: true, message: null, receivedAt, messageId });
    expect(answer.body.message).toMatch(
      /^The newest one-time code is older than .*: it came 1\.234 s before\. .*\/clock/,
    );
    expect(answer.text).not.toContain('482913');
    // A test that passes on the time it has left must not be given an old code at its end.
    expect((await ask('?wait=0')).body.data).toMatchObject({ otp: null, stale: true });
    expect((await ask('')).body.data.otp).toBe('482913');
  });

  test('lasts as long as asked, then answers as without it', async () => {
    const { ask, mail, email } = await box();
    const started = performance.now();
    const none = await ask('?wait=0.2');
    expect(performance.now() - started).toBeGreaterThan(195);
    isError(
      none,
      404,
      'otp_not_found',
      /No message with a one-time code was found .*no message arrived since/,
    );
    const waiting = ask('?wait=0.3');
    await held(1);
    await mail({ subject: 'Welcome' });
    isError(await waiting, 404, 'otp_not_found', `in ${email}: 1 message since`);
    await mail(codeMail('482913'));
    clock.wall += 1_000;
    const now = clock.wall;
    const stale = await ask(`?wait=0.1&since=${now}`);
    expect(stale.body.message).toBe(`The newest one-time code is older than ${new Date(now).toISOString()}.`);
    await held(0);
  });

  test('for an unknown inbox is 404 at once', async () => {
    const started = performance.now();
    isError(await service.api('GET', `${inboxes}/inb_unknown/otp?wait=60`), 404, 'inbox_not_found');
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('ends with 404 at once when the inbox is deleted', async () => {
    const { ask, id } = await box();
    const waiting = ask('?wait=30');
    await held(1);
    await service.api('DELETE', `${inboxes}/${id}`);
    isError(await waiting, 404, 'inbox_not_found');
    await held(0);
  });

  test('is released when the client goes away', async () => {
    const { path, ask } = await box();
    const abort = new AbortController();
    const aborted = service
      .api('GET', `${path}?wait=60`, { signal: abort.signal })
      .catch((error) => error.name);
    const socket = connect({ port: service.http.port, host: '127.0.0.1' });
    socket.write(`GET ${path}?wait=60 HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${testKey}\r\n\r\n`);
    await held(2);
    abort.abort();
    expect(await aborted).toBe('AbortError');
    await held(1);
    socket.resetAndDestroy();
    await held(0);
    expect((await ask()).status).toBe(404);
  });

  test('is released by a HEAD as by a GET', async () => {
    const { path, mail } = await box();
    const waiting = fetch(`${service.url}${path}?wait=30`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${testKey}` },
    });
    await held(1);
    await mail(codeMail('482913'));
    expect((await waiting).status).toBe(200);
  });

  test('is capped per key: one more is 429 with Retry-After, and other keys still wait', async () => {
    const { ask, mail, path } = await box();
    const organization = await service.access.defaultOrganization();
    const keys = await service.access.keys(organization.id);
    const [key] = keys.filter(({ name }) => name === 'EMAIL_INBOX_API_KEY');
    const abort = new AbortController();
    const waiters = service.waiters as Waiters;
    const filling = Array.from({ length: limits.waitersPerKeyMax }, (_, i) =>
      waiters.waitFor(
        { inboxId: `${i}`, check: async () => null },
        { payer: key!.id, waitMs: 60_000, signal: abort.signal },
      ),
    );
    const refused = await ask('?wait=1');
    isError(refused, 429, 'too_many_waiters');
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.get('ratelimit')).not.toBeNull();
    isError(await service.api('GET', `${path.replace('/otp', '/messages')}?wait=1`), 429, 'too_many_waiters');
    isError(await ask(), 404, 'otp_not_found');
    const other = await service.access.createKey(organization.id, {
      name: 'other',
      scopes: ['email_messages:read'],
    });
    const waiting = service.api('GET', `${path}?wait=30`, { key: other.secret });
    await held(limits.waitersPerKeyMax + 1);
    await mail(codeMail('482913'));
    expect((await waiting).body.data.otp).toBe('482913');
    abort.abort();
    await Promise.all(filling);
  });

  test('counts once against the throttle, however long it lasts', async () => {
    const frozen = new TestClock('2026-11-20T10:00:00Z', { frozen: true });
    const limited = await startService({
      clock: frozen,
      environment: { THROTTLE_BURST: '5', THROTTLE_PER_SECOND: '0.1' },
    });
    const inbox = await limited.createInbox('qa@inbox.test');
    const waiting = limited.api('GET', `${inboxes}/${inbox.id}/otp?wait=20`);
    await expect.poll(() => limited.waiters.count, { interval: 2 }).toBe(1);
    await sendAll(
      limited,
      'qa@inbox.test',
      Array.from({ length: 10 }, () => mailOf({})),
    );
    await send(limited, codeMail('482913'));
    const answer = await waiting;
    expect(answer.body.data.otp).toBe('482913');
    expect(answer.headers.get('ratelimit')).toMatch(/^"key";r=3;/);
    await limited.stop();
  });

  test('is told to ask again when the service stops', async () => {
    const stopping = await startService();
    const inbox = await stopping.createInbox('qa@inbox.test');
    const waiting = stopping.api('GET', `${inboxes}/${inbox.id}/otp?wait=60`);
    await expect.poll(() => stopping.waiters.count, { interval: 2 }).toBe(1);
    const started = performance.now();
    await stopping.stop();
    const answer = await waiting;
    isError(answer, 503, 'shutting_down');
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

test('no code was ever logged', () => {
  expect(service.log.join('')).not.toMatch(/482913|111111|222222|333333/);
  expect(service.log.filter((line) => JSON.parse(line).msg === 'request').length).toBeGreaterThan(30);
});
