/** What holds for every path: the envelope of an answer, its headers, and what is no proper request. */
import { createClient } from '@libsql/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import { startService, type TestService, testKey } from '../support/service.ts';
import { endpoints, exchange, inboxes, isError, onlyClientsErred } from './kit.ts';

let service: TestService;
let inbox: { id: string };
serveForAll({ environment: { TRUSTED_PROXIES: '127.0.0.1' } }, (started) => {
  service = started;
});
beforeAll(async () => {
  inbox = await service.createInbox('qa@inbox.test');
});

const json = { 'Content-Type': 'application/json' };

describe('the envelope', () => {
  test('of a success is {"data": …} and nothing else, as JSON', async () => {
    for (const path of [
      '/api/v1/clock',
      inboxes,
      `${inboxes}/${inbox.id}`,
      `${inboxes}/${inbox.id}/messages`,
    ]) {
      const answer = await service.api('GET', path);
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body)).toEqual(['data']);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('x-error-code')).toBeNull();
    }
  });

  test('of every error of the table is {"message": …} and nothing else, its code in X-Error-Code', async () => {
    const stranger = { key: null };
    isError(await service.api('GET', inboxes, stranger), 401, 'invalid_api_key');
    const organization = await service.access.defaultOrganization();
    const weak = await service.access.createKey(organization.id, {
      name: 'weak',
      scopes: ['email_inboxes:read'],
    });
    const forbidden = await service.api('GET', `${inboxes}/${inbox.id}/otp`, { key: weak.secret });
    isError(forbidden, 403, 'missing_scope', 'email_messages:read');
    isError(
      await service.api('GET', `${inboxes}/inb_unknown`),
      404,
      'inbox_not_found',
      /inbox was not found/,
    );
    const none = await service.api('GET', `${inboxes}/${inbox.id}/otp`);
    isError(none, 404, 'otp_not_found', /^No message with a one-time code was found/);
    const brand = await service.api('POST', inboxes, { json: { email: 'paypal-support@inbox.test' } });
    isError(brand, 422, 'email_blocked', 'paypal');
    isError(await service.api('POST', inboxes, { json: {} }), 400, 'bad_request', 'email must be');
    isError(await service.api('GET', '/api/v1/unknown'), 404, 'not_found');
    isError(await service.api('GET', `${inboxes}/${inbox.id}/messages/msg_x`), 404, 'message_not_found');
    isError(
      await service.api('POST', inboxes, { json: { email: 'qa@inbox.test' } }),
      409,
      'email_unavailable',
    );
  });
});

describe('paths and methods', () => {
  test.each([
    '/api',
    '/api/v1',
    '/api/v1/',
    '/api/v2/clock',
    '/API/V1/CLOCK',
    '/api/v1/clock/',
    '/api/v1/emailinbox',
    '/api/v1/emailInbox/',
    '/api/v1/emailInbox//otp',
    '//api/v1/clock',
    '/api//v1/clock',
    '/api/v1/clock;x=1',
    '/api/v1/clock%20',
    '/api/v1/clock%00',
    '/api/v1/cl%6fck%2f',
    '/api/v1/emailInbox/a/b/c',
    '/api/v1/emailInbox/a/messages/b/attachments',
    '/api/v1/emailInbox/a/otp/',
    '/api/v1/openapi.json/',
    '/.env',
    '/api/v1/%2e%2e%2f%2e%2e%2fetc/passwd',
  ])('there is nothing at %s', async (path) => {
    const answer = await exchange(
      service.http.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${testKey}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/^x-error-code: not_found\r$/im);
    expect(answer.split('\r\n\r\n')[1]).toBe('{"message":"There is nothing at this path."}');
  });

  test.each([
    '/api/v1/emailInbox/%2e%2e/clock',
    '/api/v1/./clock',
    '/x/../api/v1/clock',
    '/api/v1/%63lock',
    'http://elsewhere.test/api/v1/clock',
    '/api/v1\\clock',
  ])('no spelling of a path gets around the key: %s', async (path) => {
    const answer = await exchange(
      service.http.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (401|404|400) /);
    expect(answer).not.toContain('epochMs');
  });

  test('the document of the API needs a key below /api/v1, as everything there, and none beside the pages', async () => {
    expect((await service.api('GET', '/openapi.json', { key: null })).body.openapi).toMatch(/^3\.1/);
    isError(await service.api('GET', '/api/v1/openapi.json', { key: null }), 401, 'invalid_api_key');
    expect((await service.api('GET', '/api/v1/openapi.json')).body.openapi).toMatch(/^3\.1/);
  });

  test.each(['%00', '%0d%0aX-Injected:1', '%ff%fe', '%E2%82', '..%2f..', ';', '%', 'inb_%', '%2e%2e'])(
    'an inbox id such as %s is answered with a plain 404',
    async (id) => {
      const answer = await exchange(
        service.http.port,
        `GET ${inboxes}/${id}/otp HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${testKey}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).not.toMatch(/^x-injected/im);
    },
  );

  const templates = [
    ...new Set(endpoints.map(({ template }) => template)),
    '/healthz',
    '/readyz',
    '/openapi.json',
    '/api/v1/openapi.json',
  ];
  test.each(templates)('a wrong method at %s is 405, and Allow lists the right ones', async (template) => {
    const path = template.replace(/\{\w+\}/g, 'x');
    const methods = endpoints
      .filter((endpoint) => endpoint.template === template)
      .map(({ method }) => method);
    if (methods.length === 0) methods.push('GET');
    if (methods.includes('GET')) methods.push('HEAD');
    const allow = methods.sort().join(', ');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (m) => !methods.includes(m),
    )) {
      const answer = await service.api(method, path);
      isError(answer, 405, 'method_not_allowed', allow);
      expect(answer.headers.get('allow')).toBe(allow);
    }
  });

  test('HEAD is answered as GET, without a body', async () => {
    for (const path of ['/api/v1/clock', inboxes, `${inboxes}/${inbox.id}`, `${inboxes}/inb_x`, '/nothing']) {
      const get = await service.api('GET', path);
      const head = await fetch(service.url + path, {
        method: 'HEAD',
        headers: { Authorization: `Bearer ${testKey}` },
      });
      expect(head.status).toBe(get.status);
      expect(await head.text()).toBe('');
      for (const name of ['content-type', 'x-error-code', 'cache-control']) {
        expect(head.headers.get(name), name).toBe(get.headers.get(name));
      }
    }
    const stranger = await fetch(service.url + inboxes, { method: 'HEAD' });
    expect(stranger.status).toBe(401);
  });

  test('a method that HTTP does not know, TRACE and CONNECT reach nothing', async () => {
    for (const method of ['FROB', 'TRACE', 'CONNECT']) {
      const answer = await exchange(
        service.http.port,
        `${method} /api/v1/clock HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${testKey}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
      expect(answer).not.toContain('sk_live_t');
    }
  });
});

describe('headers of an answer', () => {
  test('forbid sniffing, framing, caching and scripts, on successes and errors alike', async () => {
    const answers = [
      await service.api('GET', '/api/v1/clock'),
      await service.api('GET', '/api/v1/clock', { key: null }),
      await service.api('GET', '/nothing'),
      await service.api('PUT', inboxes),
      await service.api('POST', inboxes, { body: '{', headers: json }),
      await service.api('GET', '/healthz'),
      await service.api('GET', '/api/v1/openapi.json'),
    ];
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
      for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie']) {
        expect(headers.get(name), name).toBeNull();
      }
    }
  });

  test('lead to HTTPS where a trusted proxy says that the client speaks it, and nobody else does', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    const created = await service.api('POST', inboxes, { json: { email: 'proxied@inbox.test' }, headers });
    expect(created.headers.get('location')).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/api\/v1\/emailInbox\/inb_/);
    await service.api('POST', inboxes, { json: { email: 'proxied2@inbox.test' }, headers });
    const page = await service.api('GET', `${inboxes}?limit=1`, { headers });
    expect(page.headers.get('link')).toMatch(/^<https:\/\/127\.0\.0\.1:/);
    const untrusting = await startService({});
    const plain = await untrusting.api('POST', inboxes, { json: { email: 'a@inbox.test' }, headers });
    expect(plain.headers.get('location')).toMatch(/^http:\/\//);
    await untrusting.stop();
  });

  test('promise HTTPS only when the public address is one', async () => {
    expect((await service.api('GET', '/healthz')).headers.get('strict-transport-security')).toBeNull();
    const secure = await startService({ environment: { PUBLIC_URL: 'https://mail.example.org/inboxd/' } });
    const created = await secure.api('POST', inboxes, { json: { email: 'qa@inbox.test' } });
    expect(created.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
    expect(created.headers.get('location')).toBe(
      `https://mail.example.org/inboxd/api/v1/emailInbox/${created.body.data.id}`,
    );
    await secure.api('POST', inboxes, { json: { email: 'qb@inbox.test' } });
    const page = await secure.api('GET', `${inboxes}?limit=1`);
    expect(page.headers.get('link')).toMatch(
      /^<https:\/\/mail\.example\.org\/inboxd\/api\/v1\/emailInbox\?limit=1&cursor=[\w-]+>; rel="next"$/,
    );
    const document = await secure.api('GET', '/openapi.json', { key: null });
    expect(document.body.servers).toEqual([{ url: 'https://mail.example.org/inboxd' }]);
    await secure.stop();
  });
});

describe('what is no proper HTTP', () => {
  test.each([
    ['bytes that are no request', 'garbage\r\n\r\n'],
    ['a request without a Host', 'GET /api/v1/clock HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an impossible Host', 'GET /api/v1/clock HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['a Host with a path', 'GET /api/v1/clock HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length beside chunks',
      'POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a bare carriage return in a header', 'GET / HTTP/1.1\r\nHost: h\r\nX: a\rb\r\n\r\n'],
  ])('%s is a 400 in the same shape', async (_, text) => {
    const answer = await exchange(service.http.port, text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^x-error-code: bad_request\r$/im);
    expect(Object.keys(JSON.parse(answer.split('\r\n\r\n')[1]!))).toEqual(['message']);
  });

  test.each([
    ['a method nobody knows', 501, 'method_unknown', 'FOO /api/v1/clock HTTP/1.1\r\nHost: h\r\n\r\n'],
    ['a method in small letters', 501, 'method_unknown', 'get /api/v1/clock HTTP/1.1\r\nHost: h\r\n\r\n'],
    [
      'an expectation nobody can meet',
      417,
      'expectation_failed',
      'GET /healthz HTTP/1.1\r\nHost: h\r\nExpect: wonders\r\n\r\n',
    ],
  ])('%s is %d in the same shape', async (_, status, code, text) => {
    const answer = await exchange(service.http.port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(new RegExp(`^x-error-code: ${code}\\r$`, 'im'));
    expect(Object.keys(JSON.parse(answer.split('\r\n\r\n')[1]!))).toEqual(['message']);
  });

  test('a header block over its bound is 431 in the same shape', async () => {
    const answer = await exchange(
      service.http.port,
      `GET /api/v1/clock HTTP/1.1\r\nHost: h\r\nX-Long: ${'x'.repeat(20_000)}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(Object.keys(JSON.parse(answer.split('\r\n\r\n')[1]!))).toEqual(['message']);
  });
});

describe('health', () => {
  test('needs no key', async () => {
    const alive = await service.api('GET', '/healthz', { key: null });
    expect([alive.status, alive.text]).toEqual([200, '{"data":{"status":"alive"}}']);
    const ready = await service.api('GET', '/readyz', { key: null });
    expect([ready.status, ready.text]).toEqual([200, '{"data":{"status":"ready"}}']);
  });
});

describe('a failure of ours', () => {
  test('is a 500 in the same shape that tells nothing of its inside, and the log holds no values of the query', async () => {
    const broken = await startService();
    const { id } = await broken.createInbox('qa@inbox.test');
    const vandal = createClient({ url: `file:${broken.directory}/inbox.db` });
    await vandal.execute('DROP TABLE codes');
    vandal.close();
    const answer = await broken.api('GET', `${inboxes}/${id}/otp?from=private-sender`);
    isError(answer, 500, 'statement_failed', 'The storage could not take this.');
    expect(answer.text).not.toMatch(/codes|SELECT|SQL/i);
    const [line] = broken.log.filter(
      (entry) => JSON.parse(entry).level >= 50 && entry.includes('request failed'),
    );
    expect(line).toContain('no such table: codes');
    expect(broken.log.join('')).not.toContain('private-sender');
    await broken.stop();
  });
});

test('no fault of a client in all of this was logged as an error of ours', () => {
  onlyClientsErred(service, 60);
});
