import { createClient } from '@libsql/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { serveForAll } from '../support/fixture.ts';
import { startService, type TestService, testKey } from '../support/service.ts';
import { endpoints, exchange, inboxes, isError } from './kit.ts';

let service: TestService;
let inbox: { id: string };
serveForAll({ environment: { TRUSTED_PROXIES: '127.0.0.1' } }, (started) => {
  service = started;
});
beforeAll(async () => {
  inbox = await service.createInbox('qa@inbox.test');
});

const json = { 'Content-Type': 'application/json' };

/** A stream is sent in chunks, without a Content-Length. */
const chunked = (text: string) =>
  new ReadableStream({
    start(controller) {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += 8_192) controller.enqueue(bytes.subarray(at, at + 8_192));
      controller.close();
    },
  });

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

describe('a request body', () => {
  const padded = (bytes: number) => {
    const body = JSON.stringify({ email: 'not-an-address' });
    return body + ' '.repeat(bytes - body.length);
  };

  test('of exactly 64 KiB is read, with Content-Length and in chunks', async () => {
    for (const body of [padded(limits.bodyBytesMax), chunked(padded(limits.bodyBytesMax))]) {
      isError(await service.api('POST', inboxes, { body, headers: json }), 400, 'bad_request', 'email');
    }
  });

  test('of one byte more is 413, with Content-Length and in chunks', async () => {
    for (const body of [padded(limits.bodyBytesMax + 1), chunked(padded(limits.bodyBytesMax + 1))]) {
      const answer = await service.api('POST', inboxes, { body, headers: json });
      isError(answer, 413, 'body_too_large', '65536');
    }
  });

  test('that is announced as enormous is 413 before any of it is sent', async () => {
    const answer = await exchange(
      service.http.port,
      `POST ${inboxes} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${testKey}\r\nContent-Type: application/json\r\n` +
        'Content-Length: 99999999999\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('that is refused is never taken for further requests', async () => {
    const smuggled = `GET /api/v1/clock HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${testKey}\r\n\r\n`;
    const body = smuggled.repeat(Math.ceil(70_000 / smuggled.length));
    const answer = await exchange(
      service.http.port,
      `POST ${inboxes} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${testKey}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body}GET /healthz HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).not.toContain('epochMs');
    expect(answer.match(/^HTTP\/1\.1 /gm)!.length).toBeLessThanOrEqual(2);
  });

  test('that never ends, in chunks, is cut off with 413', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        if (sent > 256 * 1024 * 1024) controller.close();
        else controller.enqueue(Buffer.alloc(65_536, 0x20));
      },
    });
    const outcome = await service
      .api('POST', inboxes, { body: endless, headers: json })
      .then(({ status }) => status)
      .catch(() => 'cut');
    expect([413, 'cut']).toContain(outcome);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
    expect((await service.api('GET', '/api/v1/clock')).status).toBe(200);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'json',
    'text/json',
  ])('of type %s is 415', async (type) => {
    const answer = await service.api('POST', inboxes, {
      body: '{"email":"x@inbox.test"}',
      headers: { 'Content-Type': type },
    });
    isError(answer, 415, 'unsupported_media_type', 'application/json');
  });

  test('without a type is 415, and so is none at all', async () => {
    const untyped = await service.api('POST', inboxes, { body: Buffer.from('{"email":"x@inbox.test"}') });
    isError(untyped, 415, 'unsupported_media_type');
    isError(await service.api('POST', inboxes), 415, 'unsupported_media_type');
    isError(await service.api('PATCH', `${inboxes}/${inbox.id}`), 415, 'unsupported_media_type');
  });

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json;charset="utf-8"'])(
    'of type %s is read',
    async (type) => {
      const answer = await service.api('PATCH', `${inboxes}/${inbox.id}`, {
        body: '{"name":"typed"}',
        headers: { 'Content-Type': type },
      });
      expect(answer.status).toBe(200);
    },
  );

  test.each([
    '',
    '{',
    '{"email":}',
    "{'email':'a@inbox.test'}",
    '{"email":"a@inbox.test"} x',
    'email=a',
    '\u0000',
    'NaN',
  ])('that is no JSON (%j) is 400 and says what is wanted', async (body) => {
    const answer = await service.api('POST', inboxes, { body, headers: json });
    isError(answer, 400, 'bad_request', /valid JSON/);
  });

  test.each(['null', '[]', '"a@inbox.test"', '7', 'true', '[{"email":"a@inbox.test"}]'])(
    'that is JSON but no object (%s) is 400 and says so',
    async (body) => {
      const answer = await service.api('POST', inboxes, { body, headers: json });
      isError(answer, 400, 'bad_request', 'body must be an object');
    },
  );

  test('cannot reach a prototype', async () => {
    const body =
      '{"email":"proto@inbox.test","__proto__":{"name":"polluted"},"constructor":{"prototype":{"x":1}}}';
    const answer = await service.api('POST', inboxes, { body, headers: json });
    expect(answer.body.data).toMatchObject({ email: 'proto@inbox.test', name: 'proto' });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('nested very deeply does not bring the service down', async () => {
    const answer = await service.api('POST', inboxes, { body: '['.repeat(60_000), headers: json });
    isError(answer, 400, 'bad_request');
    const closed = `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    isError(await service.api('POST', inboxes, { body: closed, headers: json }), 400, 'bad_request', 'email');
  });
});

describe('query parameters', () => {
  const otp = () => `${inboxes}/${inbox.id}/otp`;
  const messages = () => `${inboxes}/${inbox.id}/messages`;
  const wrong: [string, () => string, string, string[]][] = [
    [
      'inboxes',
      () => inboxes,
      'limit',
      ['0', '501', '-1', '1.5', 'abc', '', '1e2', '٣', '99999999999', ' 5'],
    ],
    ['inboxes', () => inboxes, 'cursor', ['', 'abc', '!', 'MQ', 'czAx', 'x'.repeat(101), 'czEy=']],
    ['inboxes', () => inboxes, 'q', ['x'.repeat(501)]],
    ['messages', messages, 'limit', ['0', '101', '']],
    ['messages', messages, 'cursor', ['', 'abc', 'c-1']],
    ['messages', messages, 'q', ['x'.repeat(501), '"', '-', 'or', '*()', '😀']],
    ['messages', messages, 'from', ['', 'x'.repeat(501)]],
    ['messages', messages, 'to', ['', 'x'.repeat(501)]],
    ['messages', messages, 'subject', ['', 'x'.repeat(501)]],
    ['messages', messages, 'hasOtp', ['', '1', 'yes', 'TRUE']],
    ['messages', messages, 'wait', ['', '-1', '61', '60.001', 'abc', '1e1', '100', '0x5', 'Infinity']],
    ['otp', otp, 'withinMinutes', ['0', '1441', '-5', '1.5', '', 'abc']],
    ['otp', otp, 'wait', ['', '-1', '61', 'NaN']],
    ['otp', otp, 'from', ['', 'x'.repeat(501)]],
    ['otp', otp, 'to', ['', 'qa', '@inbox.test', 'qa@', 'a b@inbox.test"', 'x'.repeat(501)]],
  ];
  const moments = [
    '',
    'yesterday',
    '-1',
    '1.5',
    '1795168931',
    '2026-11-20',
    '2026-11-20 10:02:11Z',
    '2026-11-20T10:02:11',
    '2026-11-20T10:02Z',
    '2026-02-30T10:02:11Z',
    '2026-13-01T10:02:11Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T10:02:61Z',
    '2026-11-20T10:60:11Z',
    '2026-11-20T10:02:11+25:00',
    '2026-11-20T10:02:11.Z',
    'Fri, 20 Nov 2026 10:02:11 GMT',
    '1'.repeat(16),
  ];
  for (const name of ['since', 'before']) wrong.push(['messages', messages, name, moments]);
  wrong.push(['otp', otp, 'since', moments]);

  test.each(wrong)(
    '%s: a bad value is 400 and the message names the field',
    async (_, path, name, values) => {
      for (const value of values) {
        const answer = await service.api('GET', `${path()}?${name}=${encodeURIComponent(value)}`);
        isError(answer, 400, 'bad_request', new RegExp(`^${name} must `));
      }
    },
  );

  test('given twice is 400 and names the field', async () => {
    for (const name of ['limit', 'q', 'since', 'wait', 'from', 'to', 'hasOtp', 'cursor']) {
      const answer = await service.api('GET', `${messages()}?${name}=1&${name}=2`);
      isError(answer, 400, 'bad_request', new RegExp(`^${name} must be (given once|true or false)`));
    }
  });

  test('several bad ones are all named at once', async () => {
    const answer = await service.api('GET', `${messages()}?limit=0&wait=99&since=x`);
    for (const name of ['limit', 'wait', 'since']) expect(answer.body.message).toContain(`${name} must`);
  });

  test('in broken percent encoding, or with names of a prototype, do no harm', async () => {
    for (const query of [
      'q=%zz',
      'q=%',
      'q=%00',
      '__proto__=1',
      'constructor=1',
      'toString=x',
      '=',
      '&&&',
      '?',
      'q=a%00b',
    ]) {
      const answer = await service.api('GET', `${messages()}?${query}`);
      expect([200, 400], query).toContain(answer.status);
    }
    expect((await service.api('GET', `${messages()}?limit=%31`)).status).toBe(200);
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
    const document = await secure.api('GET', '/api/v1/openapi.json', { key: null });
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
  const lines = service.log.map((line) => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(100);
  expect(lines.filter(({ level, msg }) => level >= 50 && /request/.test(msg))).toEqual([]);
});
