import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { Passwords } from '../../src/access/password.ts';
import { limits } from '../../src/limits.ts';
import { serveForAll } from '../support/fixture.ts';
import { startService, type TestService, temporaryDirectory, testKey } from '../support/service.ts';
import { adminPassword, Browser, newMember, newOrganization, personPassword } from './browser.ts';
import { isError, TestClock } from './kit.ts';

let service: TestService;
const environment = { TRUSTED_PROXIES: '127.0.0.1' };
serveForAll({ environment }, (started) => {
  service = started;
});

/** Signed in once, as each time costs a hash; until somebody signs out everywhere. */
let admin: Browser;
beforeAll(async () => {
  admin = await new Browser(service).signIn();
});

const hour = 3_600_000;

/** A request whose Host header is what a test says; `fetch` sets its own. */
function withHost(host: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port: service.http.port, host: '127.0.0.1', path, headers: { ...headers, Host: host } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on('error', reject).end();
  });
}

describe('signing in', () => {
  test('with the admin password opens a session that tells who it is', async () => {
    const admin = await new Browser(service).signIn();
    const { status, body } = await admin.ask('GET', '/session');
    expect(status).toBe(200);
    expect(body.data.person).toEqual({ kind: 'admin', id: null, name: 'admin' });
    expect(body.data.organizations).toMatchObject([{ name: 'default', role: 'admin' }]);
    expect(body.data.allowedDomains).toEqual(['inbox.test', 'mail.example.org']);
    expect(Date.parse(body.data.expiresAt)).toBeGreaterThan(Date.now());
  });

  test('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const attributes = admin.setCookie.split('; ').slice(1).sort();
    expect(attributes).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax']);
    expect(admin.cookie).toMatch(/^inboxd_session=[A-Za-z0-9_-]{43}$/);
  });

  test('over TLS, as a trusted proxy says, sets one for TLS and this host alone', async () => {
    const browser = new Browser(service);
    const headers = { 'X-Forwarded-Proto': 'https' };
    await browser.ask('POST', '/session', { json: { password: adminPassword }, headers });
    expect(browser.setCookie).toMatch(/^__Host-inboxd_session=.*; Secure/);
    expect((await browser.ask('GET', '/session', { headers })).status).toBe(200);
    // Over plain HTTP it is not looked at.
    expect((await browser.ask('GET', '/session')).status).toBe(401);
  });

  test('with a wrong password, name or nothing is refused alike', async () => {
    const one = await new Browser(service).ask('POST', '/session', { json: { password: 'wrong' } });
    isError(one, 401, 'wrong_password', 'The name or the password is wrong.');
    const other = await new Browser(service).ask('POST', '/session', {
      json: { name: 'nobody@acme.test', password: adminPassword },
    });
    expect([other.status, other.text]).toEqual([one.status, one.text]);
    expect(other.headers.get('set-cookie')).toBeNull();
    expect(other.headers.get('www-authenticate')).toBeNull();
    for (const json of [{}, { password: 7 }, { password: '' }, { password: 'x'.repeat(201) }, []]) {
      isError(await new Browser(service).ask('POST', '/session', { json }), 400, 'bad_request');
    }
  });

  test('is limited by client address, and a right password does not count', async () => {
    const clock = new TestClock('2026-11-20T10:00:00Z', { frozen: true });
    // One that is made at the first start is cheap to compare with, as nobody can guess it.
    const limited = await startService({ clock, environment: { ADMIN_PASSWORD: '' } });
    const right = limited.firstStart!.adminPassword!;
    const guest = new Browser(limited);
    const attempt = (password: string) => guest.ask('POST', '/session', { json: { password } });
    expect((await attempt(right)).status).toBe(201);
    for (let i = 0; i < limits.authFailureBurst; i++) expect((await attempt('wrong')).status).toBe(401);
    const refused = await attempt(right);
    isError(refused, 429, 'throttled');
    expect(refused.headers.get('retry-after')).toBe('1');
    clock.elapsed += 1_000;
    expect((await attempt(right)).status).toBe(201);
    expect((await attempt(right)).status).toBe(201);
    await limited.stop();
  });

  test('by many at once is bounded: who finds too many waiting is told to come back', async () => {
    const busy = await startService({ environment, passwords: new Passwords() });
    const attempts = Array.from({ length: 60 }, () =>
      new Browser(busy).ask('POST', '/session', { json: { password: 'wrong' } }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(
      limits.passwordQueueMax,
    );
    await busy.stop();
  });
});

describe('the two doors', () => {
  test('no key opens /api/app, no cookie opens /api/v1', async () => {
    const withKey = await service.api('GET', '/api/app/organizations');
    isError(withKey, 401, 'not_signed_in');
    const withCookie = await service.api('GET', '/api/v1/emailInbox', {
      key: null,
      headers: { Cookie: admin.cookie! },
    });
    isError(withCookie, 401, 'invalid_api_key');
    const both = await service.api('GET', '/api/app/organizations', { key: testKey });
    isError(both, 401, 'not_signed_in');
  });
});

describe('a request that changes something', () => {
  const create = (browser: Browser, headers: Record<string, string | null>) =>
    browser.ask('POST', '/organizations', { json: { name: `o${Math.random()}` }, headers });

  test('must come from our own origin', async () => {
    for (const headers of [
      { Origin: null },
      { Origin: 'null' },
      { Origin: 'https://evil.test' },
      { Origin: `http://127.0.0.1:${service.http.port + 1}` },
      { Origin: `${service.url}.evil.test` },
      { Origin: `ftp://127.0.0.1:${service.http.port}` },
      { Origin: null, 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]) {
      isError(await create(admin, headers), 403, 'foreign_origin');
    }
    for (const headers of [
      {},
      { 'Sec-Fetch-Site': 'same-origin' },
      { Origin: null, 'Sec-Fetch-Site': 'none' },
    ]) {
      expect((await create(admin, headers)).status).toBe(201);
    }
  });

  test('is refused before the password is looked at', async () => {
    const answer = await new Browser(service).ask('POST', '/session', {
      json: { password: adminPassword },
      headers: { Origin: 'https://evil.test' },
    });
    isError(answer, 403, 'foreign_origin');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('the host', () => {
  test.each([
    ['127.0.0.1:8025', 200],
    ['localhost', 200],
    ['[::1]:8025', 200],
    ['192.168.1.7:8025', 200],
    ['myvm:8025', 200],
    ['box.local', 200],
    ['inboxd.internal:8025', 200],
    ['rebound.evil.example:8025', 421],
    ['127.0.0.1.evil.example', 421],
    ['localhost.evil.example', 421],
    ['mail.example.org', 421],
  ])('%s is answered with %d', async (host, status) => {
    expect(await withHost(host, '/api/app/session', { Cookie: admin.cookie! })).toBe(status);
    // The API is not for browsers: whoever has a key may call it by any name.
    expect(await withHost(host, '/api/v1/clock', { Authorization: `Bearer ${testKey}` })).toBe(200);
  });

  test('of the public address is known, and so is its origin', async () => {
    const known = await startService({ environment: { PUBLIC_URL: 'https://mail.example.org/inboxd' } });
    const browser = new Browser(known);
    const answer = await browser.ask('POST', '/session', {
      json: { password: adminPassword },
      headers: { Origin: 'https://mail.example.org' },
    });
    expect(answer.status).toBe(201);
    expect(browser.setCookie).toMatch(/^inboxd_session=.*; Path=\/inboxd;.*; Secure/);
    const plain = await browser.ask('POST', '/session', {
      json: { password: adminPassword },
      headers: { Origin: 'http://mail.example.org' },
    });
    isError(plain, 403, 'foreign_origin');
    await known.stop();
  });
});

describe('a session', () => {
  test('ends by signing out, here or everywhere', async () => {
    const [one, two, three] = await Promise.all([0, 1, 2].map(() => new Browser(service).signIn()));
    const cookie = one!.cookie;
    expect((await one!.ask('DELETE', '/session')).status).toBe(200);
    expect(one!.cookie).toBeNull();
    one!.cookie = cookie;
    isError(await one!.ask('GET', '/session'), 401, 'not_signed_in');
    expect((await two!.ask('GET', '/session')).status).toBe(200);
    expect((await two!.ask('DELETE', '/sessions')).status).toBe(200);
    isError(await three!.ask('GET', '/session'), 401, 'not_signed_in');
  });

  test('survives a restart, idles away, and ends in any case after some days', async () => {
    const directory = await temporaryDirectory();
    const clock = new TestClock('2026-11-20T10:00:00Z');
    const first = await startService({ directory, clock });
    const { cookie } = await new Browser(first).signIn();
    const { cookie: idle } = await new Browser(first).signIn();
    await first.stop();

    const second = await startService({ directory, clock });
    const asks = async (sent: string | null) => {
      const browser = new Browser(second);
      browser.cookie = sent;
      return (await browser.ask('GET', '/session')).status;
    };
    expect(await asks(cookie)).toBe(200);
    const steps = Math.floor((limits.sessionMsMax - 1) / (limits.sessionIdleMsMax - hour));
    for (let step = 0; step < steps; step++) {
      clock.wall += limits.sessionIdleMsMax - hour;
      expect(await asks(cookie)).toBe(200);
      if (step === 1) expect(await asks(idle)).toBe(401);
    }
    clock.wall = Date.parse('2026-11-20T10:00:00Z') + limits.sessionMsMax;
    expect(await asks(cookie)).toBe(401);
    await second.stop();
  });

  test('idles away although a page of it stays open, which asks for news and for itself', async () => {
    const clock = new TestClock('2026-11-20T10:00:00Z');
    const watched = await startService({ clock });
    const admin = await new Browser(watched).signIn();
    const asks = async (headers: Record<string, string>) =>
      (await admin.ask('GET', '/session', { headers })).status;
    clock.wall += limits.sessionIdleMsMax - hour;
    expect(await asks({ Accept: 'text/event-stream' })).toBe(200);
    expect(await asks({ 'X-Refresh': 'live' })).toBe(200);
    clock.wall += hour;
    expect(await asks({})).toBe(401);
    await watched.stop();
  });

  test('is kept as a hash alone', async () => {
    const admin = await new Browser(service).signIn();
    const token = admin.cookie!.split('=')[1]!;
    for (const file of ['inbox.db', 'inbox.db-wal']) {
      expect(readFileSync(`${service.directory}/${file}`).includes(token)).toBe(false);
    }
    expect(service.log.join('')).not.toContain(token);
  });
});

describe('a password', () => {
  test('of the admin that is configured is changed in the configuration, which ends the sessions', async () => {
    const directory = await temporaryDirectory();
    const first = await startService({ directory });
    const admin = await new Browser(first).signIn();
    const refused = await admin.ask('PUT', '/password', {
      json: { current: adminPassword, next: 'another long password' },
    });
    isError(refused, 409, 'password_configured');
    await first.stop();

    const same = await startService({ directory });
    const kept = new Browser(same);
    kept.cookie = admin.cookie;
    expect((await kept.ask('GET', '/session')).status).toBe(200);
    await same.stop();

    const changed = await startService({
      directory,
      environment: { ADMIN_PASSWORD: 'another long password' },
    });
    const later = new Browser(changed);
    later.cookie = admin.cookie;
    isError(await later.ask('GET', '/session'), 401, 'not_signed_in');
    await expect(later.signIn()).rejects.toThrow('401');
    await later.signIn('another long password');
    await changed.stop();
  });

  test('that was made at the first start signs in, and can be changed, which ends the other sessions', async () => {
    const fresh = await startService({ environment: { ADMIN_PASSWORD: '' } });
    const made = fresh.firstStart!.adminPassword!;
    const here = await new Browser(fresh).signIn(made);
    const there = await new Browser(fresh).signIn(made);
    const change = (current: string, next: string) =>
      here.ask('PUT', '/password', { json: { current, next } });
    isError(await change('wrong', 'another long password'), 401, 'wrong_password');
    isError(await change(made, 'short'), 400, 'bad_request', 'next must have 12 to 200 characters');
    expect((await change(made, 'another long password')).status).toBe(200);
    expect((await here.ask('GET', '/session')).status).toBe(200);
    expect((await there.ask('GET', '/session')).status).toBe(401);
    await expect(there.signIn(made)).rejects.toThrow('401');
    await there.signIn('another long password');
    await fresh.stop();
  });

  test('of a person is changed by that person', async () => {
    const admin = await new Browser(service).signIn();
    const organizationId = await newOrganization(admin, 'passwords');
    const person = await newMember(service, admin, organizationId, 'Zoë@acme.test');
    const other = await new Browser(service).signIn(personPassword, 'zoë@ACME.test');
    const answer = await person.ask('PUT', '/password', {
      json: { current: personPassword, next: 'the next long password' },
    });
    expect(answer.status).toBe(200);
    expect((await other.ask('GET', '/session')).status).toBe(401);
    expect((await person.ask('GET', '/session')).body.data.person).toMatchObject({ name: 'Zoë@acme.test' });
    await other.signIn('the next long password', 'Zoe\u0308@acme.test');
  });
});
