import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allScopes, type Scope } from '../../src/access/scopes.ts';
import { serveForAll } from '../support/fixture.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  startService,
  type TestService,
  testKey,
} from '../support/service.ts';
import {
  comparable,
  type Endpoint,
  endpoints,
  endpointsOfAnInbox,
  fill,
  inboxes,
  isError,
  send,
  TestClock,
} from './kit.ts';

const attached = [
  'From: a@acme.test',
  'Subject: Your verification code is 482913',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'Your verification code is 482913.',
  '--b',
  'Content-Type: text/plain; name=a.txt',
  'Content-Disposition: attachment; filename=a.txt',
  '',
  'attached',
  '--b--',
  '',
].join('\r\n');

let service: TestService;
let addresses = 0;
/** As from an address of its own, so that refused keys of other tests do not count against this one. */
const elsewhere = () => ({ 'X-Forwarded-For': `198.51.100.${addresses++ % 250}` });

async function keyOf(organizationId: string, scopes: readonly Scope[] = allScopes) {
  return service.access.createKey(organizationId, { name: 'test', scopes });
}

/** An inbox with one mail in it, and what fills the templates of the endpoints. */
async function furnished(email: string, key: string = testKey): Promise<Record<string, string>> {
  const created = await service.api('POST', inboxes, { key, json: { email } });
  const { id } = created.body.data;
  const messageId = await send(service, { to: email, raw: attached });
  const message = await service.api('GET', `${inboxes}/${id}/messages/${messageId}`, { key });
  return { id, messageId, attachmentId: message.body.data.attachments[0].id };
}

const call = (endpoint: Endpoint, values: Record<string, string>, request: ApiRequest = {}) =>
  service.api(endpoint.method, fill(endpoint.template, values), {
    ...(endpoint.json === undefined ? {} : { json: endpoint.json }),
    ...request,
  });

serveForAll({ environment: { TRUSTED_PROXIES: '127.0.0.1' } }, (started) => {
  service = started;
});

describe('a key', () => {
  const refused: [string, Record<string, string>][] = [
    ['no Authorization header', {}],
    ['an empty Authorization header', { Authorization: '' }],
    ['another scheme', { Authorization: `Basic ${testKey}` }],
    ['a scheme without a key', { Authorization: 'Bearer' }],
    ['a key without a scheme', { Authorization: testKey }],
    ['a key that is too short', { Authorization: 'Bearer sk_live_short' }],
    ['a key with another prefix', { Authorization: `Bearer sk_test_${'a'.repeat(32)}` }],
    ['a key that is far too long', { Authorization: `Bearer sk_live_${'a'.repeat(5_000)}` }],
    ['a key nobody has', { Authorization: `Bearer sk_live_${'a'.repeat(32)}` }],
    ['the right key in other capitals', { Authorization: `Bearer ${testKey.replace('test', 'TEST')}` }],
    ['the right key and something behind it', { Authorization: `Bearer ${testKey} x` }],
    ['the right key twice', { Authorization: `Bearer ${testKey}, Bearer ${testKey}` }],
    ['the right key with its last character missing', { Authorization: `Bearer ${testKey.slice(0, -1)}` }],
  ];

  test('that is missing, malformed, unknown or revoked gets one and the same 401, byte for byte', async () => {
    const { secret, key } = await keyOf((await service.access.defaultOrganization()).id);
    expect((await service.api('GET', '/api/v1/clock', { key: secret })).status).toBe(200);
    await service.access.revokeKey(key.organizationId, key.id);
    const revoked = await service.api('GET', '/api/v1/clock', { key: secret, headers: elsewhere() });
    isError(revoked, 401, 'invalid_api_key');
    expect(revoked.headers.get('www-authenticate')).toBe('Bearer');
    for (const [what, headers] of refused) {
      const answer = await service.api('GET', '/api/v1/clock', {
        key: null,
        headers: { ...headers, ...elsewhere() },
      });
      expect(comparable(answer), what).toEqual(comparable(revoked));
    }
  });

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is needed to %s',
    async (_, endpoint) => {
      isError(await call(endpoint, {}, { key: null, headers: elsewhere() }), 401, 'invalid_api_key');
    },
  );

  test('is taken whatever the capitals of the scheme', async () => {
    const answer = await service.api('GET', '/api/v1/clock', {
      key: null,
      headers: { Authorization: `bearer ${testKey}` },
    });
    expect(answer.status).toBe(200);
  });

  test('is not taken from the query or a cookie', async () => {
    const answer = await service.api('GET', `/api/v1/clock?key=${testKey}&access_token=${testKey}`, {
      key: null,
      headers: { Cookie: `session=${testKey}; key=${testKey}`, ...elsewhere() },
    });
    isError(answer, 401, 'invalid_api_key');
  });

  test('is stored as a hash alone and never comes back', async () => {
    const { secret, key } = await keyOf((await service.access.defaultOrganization()).id);
    expect(key.prefix).toBe(secret.slice(0, 12));
    const listed = await service.access.keys(key.organizationId);
    expect(JSON.stringify(listed)).not.toContain(secret);
    expect(JSON.stringify(listed)).not.toContain(secret.slice(12));
  });

  test('of another organization cannot be revoked', async () => {
    const { secret, key } = await keyOf((await service.access.defaultOrganization()).id);
    const stranger = await service.access.createOrganization('revokers');
    await expect(service.access.revokeKey(stranger.id, key.id)).rejects.toMatchObject({
      code: 'key_not_found',
    });
    expect((await service.api('GET', '/api/v1/clock', { key: secret })).status).toBe(200);
  });
});

describe('scopes', () => {
  test.each(allScopes)('%s alone opens what needs it and nothing else', async (scope) => {
    const organization = await service.access.defaultOrganization();
    const { secret } = await keyOf(organization.id, [scope]);
    const name = scope.replace(/\W|_/g, '');
    const values = await furnished(`${name}@inbox.test`);
    for (const endpoint of endpoints) {
      const request = endpoint.method === 'POST' ? { json: { email: `${name}-new@inbox.test` } } : {};
      const answer = await call(endpoint, values, { key: secret, ...request });
      const allowed = endpoint.scope === null || endpoint.scope === scope;
      if (allowed) expect(answer.status, `${endpoint.name}: ${answer.text}`).toBe(endpoint.status);
      else isError(answer, 403, 'missing_scope', endpoint.scope!);
    }
  });

  test('a key without any scope still reads the clock, and nothing else', async () => {
    const { secret } = await keyOf((await service.access.defaultOrganization()).id, []);
    for (const endpoint of endpoints) {
      const answer = await call(endpoint, {}, { key: secret });
      if (endpoint.scope === null) expect(answer.status).toBe(200);
      else isError(answer, 403, 'missing_scope', endpoint.scope);
    }
  });
});

describe('another organization', () => {
  let mine: Record<string, string>;
  let foreign: Record<string, string>;
  let foreignKey: string;
  let foreignOrganization: string;
  beforeAll(async () => {
    foreignOrganization = (await service.access.createOrganization('foreign')).id;
    foreignKey = (await keyOf(foreignOrganization)).secret;
    mine = await furnished('mine@inbox.test');
    foreign = await furnished('foreign@inbox.test', foreignKey);
  });

  test.each(endpointsOfAnInbox.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is answered as if its inbox had never existed when asked to %s',
    async (_, endpoint) => {
      const unknown = await call(endpoint, { ...foreign, id: `inb_${'0'.repeat(32)}` });
      isError(unknown, 404, 'inbox_not_found');
      const others = await call(endpoint, foreign);
      expect(comparable(others)).toEqual(comparable(unknown));
      for (const id of [
        foreignOrganization,
        foreign.messageId!,
        'x',
        '%00',
        "' OR 1=1 --",
        foreign.id!.toUpperCase(),
      ]) {
        expect(comparable(await call(endpoint, { ...foreign, id })), id).toEqual(comparable(unknown));
      }
    },
  );

  test('keeps its inbox, untouched by those attempts', async () => {
    const answer = await service.api('GET', `${inboxes}/${foreign.id}`, { key: foreignKey });
    expect(answer.body.data).toMatchObject({
      email: 'foreign@inbox.test',
      name: 'foreign',
      organizationId: foreignOrganization,
    });
  });

  test('does not show its messages through an inbox of mine', async () => {
    for (const template of ['', '/raw', '/attachments/{attachmentId}']) {
      const path = `${inboxes}/${mine.id}/messages/{messageId}${template}`;
      const unknown = await service.api(
        'GET',
        fill(path, { ...foreign, messageId: `msg_${'0'.repeat(32)}` }),
      );
      isError(unknown, 404, 'message_not_found');
      const others = await service.api('GET', fill(path, foreign));
      expect(comparable(others)).toEqual(comparable(unknown));
    }
    const path = `${inboxes}/{id}/messages/{messageId}/attachments/`;
    const unknown = await service.api('GET', `${fill(path, mine)}att_${'0'.repeat(32)}`);
    isError(unknown, 404, 'attachment_not_found');
    const others = await service.api('GET', `${fill(path, mine)}${foreign.attachmentId}`);
    expect(comparable(others)).toEqual(comparable(unknown));
  });

  test('is not in my list of inboxes, nor am I in its list', async () => {
    const list = await service.api('GET', `${inboxes}?limit=500`);
    expect(list.text).not.toContain(foreign.id);
    const theirs = await service.api('GET', inboxes, { key: foreignKey });
    expect(theirs.body.data.map(({ id }: { id: string }) => id)).toEqual([foreign.id]);
  });

  test('cannot be given an inbox', async () => {
    const answer = await service.api('POST', inboxes, {
      json: { email: 'gift@inbox.test', organizationId: foreignOrganization },
    });
    isError(answer, 403, 'foreign_organization', 'organizationId');
    const unknown = await service.api('POST', inboxes, {
      json: { email: 'gift@inbox.test', organizationId: `org_${'0'.repeat(32)}` },
    });
    expect(comparable(unknown)).toEqual(comparable(answer));
  });

  test('has its addresses taken from everyone, live or retired, indistinguishably', async () => {
    const own = await service.api('POST', inboxes, { json: { email: 'mine@inbox.test' } });
    isError(own, 409, 'email_unavailable');
    expect(own.body.message).toBe('Email address is not available');
    const live = await service.api('POST', inboxes, { json: { email: 'foreign@inbox.test' } });
    expect(comparable(live)).toEqual(comparable(own));
    const gone = await furnished('gone@inbox.test', foreignKey);
    expect((await service.api('DELETE', `${inboxes}/${gone.id}`, { key: foreignKey })).status).toBe(200);
    for (const key of [testKey, foreignKey]) {
      const retired = await service.api('POST', inboxes, { key, json: { email: 'gone@inbox.test' } });
      expect(comparable(retired)).toEqual(comparable(own));
    }
  });
});

describe('the order of checks', () => {
  let limited: TestService;
  const clock = new TestClock('2026-11-20T10:00:00Z', { frozen: true });
  const unknown = `${inboxes}/inb_${'0'.repeat(32)}`;
  const tooLarge = { body: 'x'.repeat(70_000), headers: { 'Content-Type': 'application/json' } };
  const noJson = { body: '{', headers: { 'Content-Type': 'application/json' } };

  beforeAll(async () => {
    limited = await startService({
      clock,
      environment: { THROTTLE_BURST: '1', THROTTLE_PER_SECOND: '0.1', TRUSTED_PROXIES: '127.0.0.1' },
    });
  });
  afterAll(() => limited.stop());

  /** The throttle has let one request pass and lets no other. */
  async function emptied(scopes: readonly Scope[]): Promise<string> {
    const organization = await limited.access.defaultOrganization();
    const { secret } = await limited.access.createKey(organization.id, { name: 'x', scopes });
    expect((await limited.api('GET', '/api/v1/clock', { key: secret })).status).toBe(200);
    return secret;
  }

  test('puts the route before the key', async () => {
    isError(await service.api('GET', '/api/v1/nothing', { key: null }), 404, 'not_found');
    isError(await service.api('PUT', inboxes, { key: null }), 405, 'method_not_allowed');
  });

  test('puts the key before scope, throttle, input and existence', async () => {
    const revoked = await emptied([]);
    const organization = await limited.access.defaultOrganization();
    const [key] = (await limited.access.keys(organization.id)).filter(({ prefix }) =>
      revoked.startsWith(prefix),
    );
    await limited.access.revokeKey(organization.id, key!.id);
    for (const request of [noJson, tooLarge, { body: 'x', headers: { 'Content-Type': 'text/plain' } }]) {
      const headers = { ...request.headers, ...elsewhere() };
      isError(
        await limited.api('PATCH', unknown, { ...request, headers, key: revoked }),
        401,
        'invalid_api_key',
      );
    }
    const badQuery = await limited.api('GET', `${unknown}/otp?since=x`, {
      key: revoked,
      headers: elsewhere(),
    });
    isError(badQuery, 401, 'invalid_api_key');
  });

  test('puts the scope before throttle, input and existence', async () => {
    const key = await emptied(['email_inboxes:read']);
    for (const request of [noJson, tooLarge]) {
      isError(await limited.api('PATCH', unknown, { ...request, key }), 403, 'missing_scope');
    }
    isError(await limited.api('GET', `${unknown}/otp?since=x`, { key }), 403, 'missing_scope');
    isError(await limited.api('GET', inboxes, { key }), 429, 'throttled');
  });

  test('puts the throttle before input and existence', async () => {
    const key = await emptied(allScopes);
    for (const request of [noJson, tooLarge, { body: 'x', headers: { 'Content-Type': 'text/plain' } }]) {
      isError(await limited.api('PATCH', unknown, { ...request, key }), 429, 'throttled');
    }
    isError(await limited.api('GET', `${unknown}/otp?since=x`, { key }), 429, 'throttled');
    isError(await limited.api('GET', unknown, { key }), 429, 'throttled');
  });

  test('puts the input before existence', async () => {
    isError(await service.api('PATCH', unknown, noJson), 400, 'bad_request');
    isError(await service.api('PATCH', unknown, { json: { name: 7 } }), 400, 'bad_request', 'name');
    isError(await service.api('PATCH', unknown, tooLarge), 413, 'body_too_large');
    isError(
      await service.api('PATCH', unknown, { body: '{}', headers: { 'Content-Type': 'text/plain' } }),
      415,
      'unsupported_media_type',
    );
    const queries = [
      '/otp?since=x',
      '/otp?wait=61',
      '/otp?to=nowhere',
      '/messages?limit=0',
      '/messages?cursor=!',
      '/messages?q=%22',
    ];
    for (const query of queries) {
      const answer = await service.api('GET', unknown + query);
      isError(answer, 400, 'bad_request', /^(since|wait|to|limit|cursor|q) must/);
    }
  });

  test('puts existence before state', async () => {
    const answer = await service.api('PATCH', unknown, { json: { email: 'other@inbox.test' } });
    isError(answer, 404, 'inbox_not_found');
  });
});

describe('the throttle', () => {
  const clock = new TestClock('2026-11-20T10:00:00Z', { frozen: true });
  let limited: TestService;
  beforeAll(async () => {
    limited = await startService({
      clock,
      environment: { THROTTLE_BURST: '3', THROTTLE_PER_SECOND: '0.5', TRUSTED_PROXIES: '127.0.0.1' },
    });
  });
  afterAll(() => limited.stop());

  const fields = (answer: ApiAnswer) =>
    ['ratelimit', 'ratelimit-policy', 'retry-after'].map((name) => answer.headers.get(name));

  test('counts down, answers 429 with Retry-After, and lets requests pass again after that time', async () => {
    const read = () => limited.api('GET', '/api/v1/clock');
    expect(fields(await read())).toEqual(['"key";r=2;t=2', '"key";q=3;w=6', null]);
    expect(fields(await read())).toEqual(['"key";r=1;t=4', '"key";q=3;w=6', null]);
    expect(fields(await read())).toEqual(['"key";r=0;t=6', '"key";q=3;w=6', null]);
    const refused = await read();
    isError(refused, 429, 'throttled');
    expect(fields(refused)).toEqual(['"key";r=0;t=6', '"key";q=3;w=6', '2']);
    clock.elapsed += 1_999;
    expect((await read()).status).toBe(429);
    clock.elapsed += 1;
    expect((await read()).status).toBe(200);
    expect((await read()).status).toBe(429);
  });

  test('counts errors too, and each key for itself', async () => {
    const organization = await limited.access.defaultOrganization();
    const create = async () =>
      (await limited.access.createKey(organization.id, { name: 'x', scopes: allScopes })).secret;
    const [one, other] = [await create(), await create()];
    for (let i = 0; i < 3; i++) {
      const missing = await limited.api('GET', `${inboxes}/inb_none`, { key: one });
      isError(missing, 404, 'inbox_not_found');
      expect(missing.headers.get('ratelimit')).toMatch(new RegExp(`^"key";r=${2 - i};`));
    }
    isError(await limited.api('GET', `${inboxes}/inb_none`, { key: one }), 429, 'throttled');
    expect((await limited.api('GET', '/api/v1/clock', { key: other })).status).toBe(200);
  });

  test('never meets a client that polls every five seconds', async () => {
    const organization = await limited.access.defaultOrganization();
    const polling = await limited.access.createKey(organization.id, { name: 'x', scopes: allScopes });
    for (let i = 0; i < 30; i++) {
      expect((await limited.api('GET', '/api/v1/clock', { key: polling.secret })).status).toBe(200);
      clock.elapsed += 5_000;
    }
  });

  test('limits refused keys per client address, and a valid key from there still works', async () => {
    clock.elapsed += 100_000;
    const from = (address: string) => ({ key: null, headers: { 'X-Forwarded-For': address } });
    for (let i = 0; i < 20; i++) {
      isError(await limited.api('GET', '/api/v1/clock', from('203.0.113.7')), 401, 'invalid_api_key');
    }
    const refused = await limited.api('GET', '/api/v1/clock', from('203.0.113.7'));
    isError(refused, 429, 'throttled');
    expect(fields(refused)).toEqual(['"address";r=0;t=20', '"address";q=20;w=20', '1']);
    isError(await limited.api('GET', '/api/v1/clock', from('203.0.113.8')), 401, 'invalid_api_key');
    const valid = await limited.api('GET', '/api/v1/clock', {
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    });
    expect(valid.status).toBe(200);
    clock.elapsed += 1_000;
    isError(await limited.api('GET', '/api/v1/clock', from('203.0.113.7')), 401, 'invalid_api_key');
  });

  test('does not believe X-Forwarded-For from a peer that is no trusted proxy', async () => {
    const direct = await startService({ clock });
    for (let i = 0; i < 20; i++) {
      const headers = { 'X-Forwarded-For': `203.0.113.${i}` };
      isError(await direct.api('GET', '/api/v1/clock', { key: null, headers }), 401, 'invalid_api_key');
    }
    const headers = { 'X-Forwarded-For': '203.0.113.99' };
    isError(await direct.api('GET', '/api/v1/clock', { key: null, headers }), 429, 'throttled');
    await direct.stop();
  });
});

test('nothing that was logged in all of this holds a key', () => {
  expect(service.log.length).toBeGreaterThan(50);
  expect(service.log.join('')).not.toMatch(/sk_live_\w/);
  expect(service.log.join('')).not.toContain('482913');
});
