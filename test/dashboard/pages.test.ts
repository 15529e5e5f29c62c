/** The pages without a browser: what they are sent with, under which addresses, and what a stranger gets. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import { deliver, mailOf, openSession, type Session } from '../support/sender.ts';
import { startService, type TestService } from '../support/service.ts';
import { adminPassword } from './password.ts';

let service: TestService;
serveForAll({ environment: { PUBLIC_URL: 'https://tools.example.org/mail' } }, (started) => {
  service = started;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { redirect: 'manual', headers: { Accept: 'text/html', ...headers } });

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(service.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: 'https://tools.example.org', ...headers },
    body: new URLSearchParams(fields),
  });

async function cookie(): Promise<string> {
  const answer = await post('/signin', { password: adminPassword });
  expect(answer.status).toBe(303);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** The headers of whoever has signed in to a service of the test's own. */
async function signIn(own: TestService, password: string = adminPassword): Promise<{ Cookie: string }> {
  const answer = await fetch(`${own.url}/signin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: own.url },
    body: new URLSearchParams({ password }),
  });
  return { Cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

describe('a page', () => {
  test('is sent with a policy that lets nothing in but what is ours', async () => {
    const answer = await get('/signin');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).not.toMatch(/<script(?![^>]* src=)|\son\w+=|\sstyle=|<style/);
  });

  test('names everything under the path of the public address', async () => {
    const session = await cookie();
    const first = await get('/', { Cookie: session });
    expect(first.headers.get('location')).toMatch(/^\/mail\/o\/org_\w+\/start$/);
    const page = await get(first.headers.get('location')!.slice('/mail'.length), { Cookie: session });
    const paths = [...(await page.text()).matchAll(/(?:href|action|src)="([^"]+)"/g)].map(
      ([, path]) => path!,
    );
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !path.startsWith('/mail/') && !path.startsWith('#'))).toEqual([]);
  });

  test('opens by a link from elsewhere, as in an invitation that came by mail, and in nothing of another site', async () => {
    const headers = {
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
    };
    // Not by `fetch`, which says itself in what mode it asks.
    const visit = async (path: string, others: Record<string, string> = {}, method = 'GET') => {
      const asked = request(service.url + path, { method, headers: { ...headers, ...others } }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    expect(await visit('/signin')).toBe(200);
    expect(await visit('/invitation')).toBe(200);
    expect(await visit('/signin', { 'Sec-Fetch-Dest': 'iframe' })).toBe(403);
    expect(await visit('/signin', { 'Sec-Fetch-Mode': 'no-cors' })).toBe(403);
    expect(await visit('/api/app/session')).toBe(403);
    expect(await visit('/signin', { Origin: 'null' }, 'POST')).toBe(403);
  });

  test('sends who is not signed in to the sign-in, and back from there', async () => {
    const answer = await get('/o/org_x/deliveries?refused=1');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/mail/signin?next=%2Fo%2Forg_x%2Fdeliveries%3Frefused%3D1');
    const page = await post('/signin', { password: adminPassword, next: '/o/org_x/deliveries' });
    expect(page.headers.get('location')).toBe('/mail/o/org_x/deliveries');
    const away = await post('/signin', { password: adminPassword, next: '//evil.example/' });
    expect(away.headers.get('location')).toBe('/mail/');
  });

  test('says that the session has ended to who had one, and leads back to the page of a form that came too late', async () => {
    const late = async (referer: string) =>
      (await post('/o/org_x/inboxes/inb_x/test-mail', {}, { Referer: referer })).headers.get('location');
    const inbox = 'https://tools.example.org/mail/o/org_x/inboxes/inb_x?codes=1';
    const back = '/mail/signin?ended=form&next=%2Fo%2Forg_x%2Finboxes%2Finb_x%3Fcodes%3D1';
    expect(await late(inbox)).toBe(back);
    expect(await late(inbox.replace('https://tools.example.org', service.url))).toBe(back);
    for (const referer of [
      '',
      'no address',
      'https://evil.example/mail/o/org_x/inboxes',
      'https://tools.example.org/elsewhere',
      'https://tools.example.org/mail//evil.example/',
    ])
      expect(await late(referer), referer).toBe('/mail/signin?ended=form');
    const [name] = (await cookie()).split('=');
    const stale = await get('/account', { Cookie: `${name}=${'A'.repeat(43)}` });
    expect(stale.headers.get('location')).toBe('/mail/signin?ended=1&next=%2Faccount');
    expect(await (await get('/signin?ended=1')).text()).toContain('Your session has ended: sign in again.');
    expect(await (await get('/signin?ended=form')).text()).toContain('so nothing was done');
    expect((await get('/account')).headers.get('location')).toBe('/mail/signin?next=%2Faccount');
  });

  test('keeps the navigation where there is nothing, for who is signed in on a host of ours', async () => {
    const session = await cookie();
    const lost = await get('/o/nowhere/at/all', { Cookie: session });
    expect(lost.status).toBe(404);
    for (const path of ['/openapi.json', '/healthz', '/readyz'])
      expect((await get(path, { Cookie: session })).headers.get('content-type'), path).toMatch(/json/);
    expect(await lost.text()).toMatch(/There is nothing at this address.*/s);
    const text = await (await get('/nothing', { Cookie: session })).text();
    expect(text).toContain('Sign out');
    expect(await (await get('/nothing')).text()).not.toContain('Sign out');
    // Not by `fetch`, which names the host itself.
    const headers = { Accept: 'text/html', Cookie: session, Host: 'evil.example' };
    const [rebound] = (await once(request(`${service.url}/nothing`, { headers }).end(), 'response')) as [
      IncomingMessage,
    ];
    expect(rebound.statusCode).toBe(421);
    expect(await rebound.setEncoding('utf8').reduce((all, part) => all + part, '')).not.toContain('Sign out');
  });

  test('takes no form from another site, and none that is too large', async () => {
    const foreign = await post('/signin', { password: adminPassword }, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.getSetCookie()).toEqual([]);
    const large = await post('/signin', { password: 'x'.repeat(70_000) });
    expect(large.status).toBe(413);
    const multipart = await fetch(`${service.url}/signin`, {
      method: 'POST',
      headers: { Origin: 'https://tools.example.org' },
      body: new FormData(),
    });
    expect(multipart.status).toBe(415);
  });

  test('is not what a program gets: it is still told in JSON that there is nothing', async () => {
    const program = await fetch(`${service.url}/nothing`);
    expect(program.status).toBe(404);
    expect(await program.json()).toEqual({ message: 'There is nothing at this path.' });
    const api = await get('/api/v1/nothing');
    expect(api.headers.get('content-type')).toBe('application/json');
    const person = await get('/nothing');
    expect(person.status).toBe(404);
    expect(person.headers.get('content-security-policy')).not.toContain('sandbox');
  });

  test('opens with no API key, and an API key opens no page', async () => {
    const answer = await get('/o/org_x/inboxes', {
      Authorization: 'Bearer sk_live_test0000000000000000000000000000',
    });
    expect(answer.status).toBe(303);
  });
});

describe('the account', () => {
  const accountOf = async (own: TestService, password: string): Promise<string> => {
    const headers = await signIn(own, password);
    return (await fetch(`${own.url}/account`, { headers })).text();
  };

  test('offers the admin a new password where none is configured, and says why not where one is', async () => {
    const own = await startService({ environment: { ADMIN_PASSWORD: '' } });
    const offered = await accountOf(own, own.firstStart?.adminPassword ?? '');
    expect(offered).toContain('Present password');
    expect(offered).not.toContain('EMAIL_INBOX_ADMIN_PASSWORD');
    await own.stop();
    const configured = await startService();
    const refused = await accountOf(configured, adminPassword);
    expect(refused).not.toContain('Present password');
    expect(refused).toContain('The admin password is set by EMAIL_INBOX_ADMIN_PASSWORD');
    await configured.stop();
  });
});

test('whoever has no inbox but that of the postmaster is led to the first one', async () => {
  const own = await startService();
  await deliver(own.smtp.port, {
    to: 'postmaster@inbox.test',
    mail: mailOf({ body: 'Your relay is open.' }),
  });
  const headers = await signIn(own);
  const landed = await fetch(`${own.url}/`, { headers });
  expect(landed.url).toMatch(/\/start$/);
  const page = await landed.text();
  expect(page).not.toContain('postmaster@inbox.test');
  expect(page).toContain('First the inbox.');
  await own.createInbox('qa@inbox.test');
  expect((await fetch(`${own.url}/`, { headers })).url).toMatch(/\/inboxes$/);
  await own.stop();
});

test('whoever comes back to the guide finds the inbox that has a code', async () => {
  const own = await startService();
  const { email, organizationId } = await own.createInbox('used@inbox.test');
  await deliver(own.smtp.port, { to: email, mail: mailOf({ body: 'Your code is 482913.' }) });
  const empty = await own.createInbox('empty@inbox.test');
  const headers = await signIn(own);
  const guide = async (query: string) =>
    (await fetch(`${own.url}/o/${organizationId}/start${query}`, { headers })).text();
  expect(await guide('')).toMatch(/used@inbox\.test[\s\S]*482913/);
  expect(await guide(`?inbox=${empty.id}`)).toMatch(/empty@inbox\.test[\s\S]*It appears here by itself/);
  await own.stop();
});

describe('the news of an organization', () => {
  test('are told without content when something happened there, and end with the service', async () => {
    const own = await startService();
    const { email, organizationId } = await own.createInbox('qa@inbox.test');
    const headers = await signIn(own);
    const news = await fetch(`${own.url}/o/${organizationId}/live`, { headers });
    expect(news.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const reader = news.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain('retry:');
    await deliver(own.smtp.port, { to: email, mail: mailOf({ body: 'Your code is 482913.' }) });
    expect((await reader.read()).value).toBe('event: message\ndata: news\n\n');
    const stopped = own.stop();
    expect((await reader.read()).done).toBe(true);
    await stopped;
  });

  test('are for nobody who is not signed in', async () => {
    const answer = await get('/o/org_x/live', { Accept: 'text/event-stream' });
    expect(answer.status).toBe(401);
  });
});

describe('the delivery attempts', () => {
  const deliveriesOf = async (own: TestService) => {
    const headers = await signIn(own);
    const start = await fetch(own.url, { redirect: 'manual', headers });
    const home = start.headers.get('location')?.replace(/\/(?:start|inboxes)$/, '');
    return (await fetch(`${own.url}${home}/deliveries`, { headers })).text();
  };

  test('tell after a restart, too, why a mail never came', async () => {
    const before = await startService({ environment: { SMTP_CONNECTIONS_PER_ADDRESS_MAX: '3' } });
    const { email } = await before.createInbox('qa@inbox.test');
    await deliver(before.smtp.port, { to: email, mail: mailOf({}) });
    await deliver(before.smtp.port, { to: 'q-a@inbox.test', mail: mailOf({}) });
    const inside: Session[] = [];
    for (let turnedAway = 0; turnedAway < 3; ) {
      const session = await openSession(before.smtp.port);
      if (session.greeting.startsWith('421 ')) turnedAway += 1;
      inside.push(session);
    }
    for (const session of inside) session.close();
    await before.stop();
    const after = await startService({ directory: before.directory });
    const text = (await deliveriesOf(after)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toMatch(/q-a@inbox\.test from no-reply@acme\.test There is no such inbox\./);
    expect(text).toMatch(/accepted .* qa@inbox\.test from no-reply@acme\.test/);
    expect(text).toMatch(/127\.0\.0\.1 3 connections.* Too many connections from this address at once\./);
    await after.stop();
  });
});

describe('script and style', () => {
  test('are kept by browsers for ever under an address that tells what they are, and are small', async () => {
    const text = await (await get('/signin')).text();
    const [, script = ''] = /src="\/mail(\/assets\/[^"]+)"/.exec(text) ?? [];
    const answer = await get(script, { 'Accept-Encoding': 'gzip' });
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const all = ['main', 'ages', 'copy', 'forms', 'keys', 'live', 'say'].map(async (name) => {
      const part = await get(script.replace('main', name), { 'Accept-Encoding': 'identity' });
      expect(part.status).toBe(200);
      return (await part.text()).length;
    });
    expect((await Promise.all(all)).reduce((sum, length) => sum + length, 0)).toBeLessThan(60_000);
    expect((await get(script.replace(/\w{16}/, '0'.repeat(16)))).status).toBe(404);
    expect((await get('/assets/../package.json')).status).toBe(404);
  });
});

test('a page behind a trusted proxy shows the address that the browser has, with TLS', async () => {
  const proxied = await startService({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  const { id, organizationId } = await proxied.createInbox('qa@inbox.test');
  const headers = { Accept: 'text/html', 'X-Forwarded-Proto': 'https' };
  const signedIn = await fetch(`${proxied.url}/signin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, Origin: proxied.url.replace('http:', 'https:') },
    body: new URLSearchParams({ password: adminPassword }),
  });
  const Cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const address = new URL(proxied.url).host;
  const shown = async (sent: Record<string, string>) => {
    const page = await fetch(`${proxied.url}/o/${organizationId}/inboxes/${id}`, { headers: sent });
    return (await page.text()).match(new RegExp(`https?://${address}`))?.[0];
  };
  expect(await shown({ ...headers, Cookie })).toBe(`https://${address}`);
  await proxied.stop();
});
