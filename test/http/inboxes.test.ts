import { describe, expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { startService, type TestService, testKey } from '../support/service.ts';
import { comparable, inboxes, isError, nextPath, send, TestClock } from './kit.ts';

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let service: TestService;
const clock = new TestClock('2026-11-20T10:00:00.000Z');
serveForAll(
  {
    clock,
    environment: { ALLOWED_DOMAINS: 'inbox.test,mail.example.org,bücher.example' },
  },
  (started) => {
    service = started;
  },
);

const create = (json: unknown) => service.api('POST', inboxes, { json });
const patch = (id: string, json: unknown) => service.api('PATCH', `${inboxes}/${id}`, { json });

describe('creating an inbox', () => {
  test('answers 201 with the whole inbox, its name from the local part, and where it is', async () => {
    const organization = await service.access.defaultOrganization();
    const answer = await create({ email: 'first@inbox.test' });
    expect(answer.status).toBe(201);
    const { data } = answer.body;
    expect(data).toEqual({
      id: expect.stringMatching(/^inb_[0-9a-f]{32}$/),
      organizationId: organization.id,
      email: 'first@inbox.test',
      name: 'first',
      createdAt: expect.stringMatching(timestamp),
      updatedAt: data.createdAt,
    });
    expect(answer.headers.get('location')).toBe(`${service.url}${inboxes}/${data.id}`);
    const read = await service.api('GET', `${inboxes}/${data.id}`);
    expect(read.body.data).toEqual(data);
  });

  test('takes a name and the organization of the key', async () => {
    const organization = await service.access.defaultOrganization();
    const answer = await create({
      email: 'named@inbox.test',
      name: '  Checkout – tests ✅  ',
      organizationId: organization.id,
    });
    expect(answer.body.data).toMatchObject({ name: 'Checkout – tests ✅', organizationId: organization.id });
  });

  test('trims the address, makes it lower case and its domain an A-label', async () => {
    expect((await create({ email: '  MiXed.Case@INBOX.Test \t' })).body.data.email).toBe(
      'mixed.case@inbox.test',
    );
    expect((await create({ email: 'leser@Bücher.example' })).body.data.email).toBe(
      'leser@xn--bcher-kva.example',
    );
    isError(await create({ email: 'leser@xn--bcher-kva.example' }), 409, 'email_unavailable');
    isError(await create({ email: 'MIXED.CASE@inbox.test.' }), 409, 'email_unavailable');
  });

  test.each([
    'x@elsewhere.test',
    'x@sub.inbox.test',
    'x@inbox.test.evil.example',
    'x@xinbox.test',
    'x@[127.0.0.1]',
    'x@',
    'x@inbox',
    'x@іnbox.test',
  ])('on a domain that is not allowed (%s) is 400 and lists those that are', async (email) => {
    const answer = await create({ email });
    isError(
      answer,
      400,
      'domain_not_allowed',
      /^email .*inbox\.test, mail\.example\.org, xn--bcher-kva\.example/,
    );
  });

  test.each([
    '',
    '   ',
    'x',
    '@inbox.test',
    'a b@inbox.test',
    '"quoted"@inbox.test',
    '.a@inbox.test',
    'a.@inbox.test',
    'a..b@inbox.test',
    'a@b@inbox.test',
    'a,b@inbox.test',
    'jürgen@inbox.test',
    'a\u0000b@inbox.test',
    'a\r\nb@inbox.test',
    'A <a@inbox.test>',
    `${'x'.repeat(65)}@inbox.test`,
    `${'x'.repeat(2_000)}@inbox.test`,
  ])('with a malformed address (%j) is 400 and lists the allowed domains', async (email) => {
    isError(await create({ email }), 400, 'bad_request', /^email must .*Allowed domains: inbox\.test/);
  });

  test('with a plus tag is 400, because tags come by themselves', async () => {
    isError(await create({ email: 'qa+x@inbox.test' }), 400, 'bad_request', /\+/);
  });

  test('with a local part of 64 octets is the longest possible', async () => {
    const email = `${'l'.repeat(64)}@inbox.test`;
    expect((await create({ email })).body.data).toMatchObject({ email, name: 'l'.repeat(64) });
  });

  test.each([
    [{}, 'email'],
    [{ email: null }, 'email'],
    [{ email: 7 }, 'email'],
    [{ email: ['a@inbox.test'] }, 'email'],
    [{ email: 'x@inbox.test', name: 7 }, 'name'],
    [{ email: 'x@inbox.test', name: null }, 'name'],
    [{ email: 'x@inbox.test', name: '' }, 'name'],
    [{ email: 'x@inbox.test', name: '   ' }, 'name'],
    [{ email: 'x@inbox.test', name: 'x'.repeat(101) }, 'name'],
    [{ email: 'x@inbox.test', name: 'a\u0000b' }, 'name'],
    [{ email: 'x@inbox.test', name: 'a\u202eb' }, 'name'],
    [{ email: 'x@inbox.test', name: 'a\r\nX-Injected: 1' }, 'name'],
    [{ email: 'x@inbox.test', name: '\ud800' }, 'name'],
    [{ email: 'x@inbox.test', organizationId: 7 }, 'organizationId'],
    [{ email: 'x@inbox.test', organizationId: null }, 'organizationId'],
  ])('with a field of the wrong form (%j) is 400 and names %s', async (json, field) => {
    isError(await create(json), 400, 'bad_request', new RegExp(`^${field} must `));
  });

  test('says of a field the first thing that is wrong with it', async () => {
    const { body } = await create({ email: 'x@inbox.test', name: '' });
    expect(body.message).toBe('name must have 1 to 100 characters');
  });

  test('names every wrong field at once', async () => {
    isError(
      await create({ email: 1, name: 2, organizationId: 3 }),
      400,
      'bad_request',
      /email must.*name must.*organizationId must/,
    );
  });

  test.each([
    'paypal',
    'my-paypal-login',
    'p4ypal',
    'PayPa1',
    'g00gle',
    'a.p.p.l.e',
    'postmaster',
    'abuse',
    'admin.microsoft',
  ])('in the name of a brand or a role (%s) is 422 and says why', async (local) => {
    isError(await create({ email: `${local}@inbox.test` }), 422, 'email_blocked', /^email /);
  });

  test.each(['pineapple', 'groups', 'metadata', 'purchase', 'wiseman', 'steamboat', 'qa-3f9c2ups1a7b'])(
    'with an ordinary word (%s) is fine',
    async (local) => {
      expect((await create({ email: `${local}@mail.example.org` })).status).toBe(201);
    },
  );

  test('that exists is 409, whatever name is asked for', async () => {
    await service.createInbox('taken@inbox.test');
    const answer = await create({ email: 'TAKEN@inbox.test', name: 'Other' });
    isError(answer, 409, 'email_unavailable');
    expect(answer.body.message).toBe('Email address is not available');
  });

  test('many times at once makes one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ email: 'race@inbox.test' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  test('ignores fields that it does not know, and never takes ids or times from the client', async () => {
    const answer = await create({
      email: 'own@inbox.test',
      id: 'inb_mine',
      createdAt: '1999-01-01T00:00:00.000Z',
      x: 1,
    });
    expect(answer.status).toBe(201);
    expect(answer.body.data.id).not.toBe('inb_mine');
    expect(answer.body.data.createdAt).not.toContain('1999');
    expect(answer.body.data).not.toHaveProperty('x');
  });
});

describe('renaming an inbox', () => {
  test('changes its name and updatedAt, and nothing else', async () => {
    const inbox = await service.createInbox('rename@inbox.test');
    clock.wall += 60_000;
    const answer = await patch(inbox.id, { name: ' New name ' });
    expect(answer.status).toBe(200);
    const { updatedAt } = answer.body.data;
    expect(answer.body.data).toEqual({ ...inbox, name: 'New name', updatedAt });
    expect(updatedAt).toMatch(timestamp);
    expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(clock.wall);
    expect((await service.api('GET', `${inboxes}/${inbox.id}`)).body.data).toEqual(answer.body.data);
  });

  test('takes 1 to 100 characters of any script', async () => {
    const inbox = await service.createInbox('anyname@inbox.test');
    for (const name of [
      'x',
      'x'.repeat(100),
      '受信箱',
      '😀'.repeat(100),
      '<script>alert(1)</script>',
      '"; DROP TABLE inboxes; --',
    ]) {
      expect((await patch(inbox.id, { name })).body.data.name).toBe(name);
      expect((await service.api('GET', `${inboxes}/${inbox.id}`)).body.data.name).toBe(name);
    }
  });

  test.each([
    [{}],
    [{ name: '' }],
    [{ name: ' \t ' }],
    [{ name: 'x'.repeat(101) }],
    [{ name: null }],
    [{ name: 5 }],
    [{ name: ['x'] }],
    [{ name: 'a\u0000' }],
    [{ name: 'a\u2067b' }],
    [{ name: '\u200b' }],
    [{ name: '\u00ad \u0301' }],
    [{ title: 'x' }],
  ])('with %j is 400 and names name', async (json) => {
    const inbox = await service.createInbox(`bad${clock.wall++}@inbox.test`);
    isError(await patch(inbox.id, json), 400, 'bad_request', /^name must /);
    expect((await service.api('GET', `${inboxes}/${inbox.id}`)).body.data).toEqual(inbox);
  });

  test('to another address is 409, changes nothing, and says that addresses are permanent', async () => {
    const inbox = await service.createInbox('permanent@inbox.test');
    for (const email of [
      'other@inbox.test',
      'permanent@mail.example.org',
      '',
      'nonsense',
      'permanent+tag@inbox.test',
    ]) {
      isError(await patch(inbox.id, { email, name: 'New' }), 409, 'email_permanent', /permanent/);
    }
    expect((await service.api('GET', `${inboxes}/${inbox.id}`)).body.data).toEqual(inbox);
  });

  test('with the address it has, in any spelling, is no change of it', async () => {
    const inbox = await service.createInbox('same@bücher.example');
    for (const email of [
      'same@xn--bcher-kva.example',
      ' SAME@XN--BCHER-KVA.example ',
      'same@bücher.example',
    ]) {
      expect((await patch(inbox.id, { email })).body.data).toEqual(inbox);
    }
    expect((await patch(inbox.id, { email: inbox.email, name: 'Both' })).body.data.name).toBe('Both');
    isError(await patch(inbox.id, { email: 7 }), 400, 'bad_request', /^email must /);
  });
});

describe('listing inboxes', () => {
  test('shows the newest first and follows Link through pages without duplicate or gap while more are made', async () => {
    const organization = await service.access.createOrganization('lister');
    const { secret: key } = await service.access.createKey(organization.id, {
      name: 'x',
      scopes: ['email_inboxes:create', 'email_inboxes:read', 'email_inboxes:delete'],
    });
    const make = async (email: string) =>
      (await service.api('POST', inboxes, { key, json: { email } })).body.data.id;
    const made: string[] = [];
    for (let i = 0; i < 12; i++) made.push(await make(`page${i}@inbox.test`));
    expect([...made].sort()).toEqual(made);

    const seen: string[] = [];
    let path: string | null = `${inboxes}?limit=5&q=page`;
    let pages = 0;
    while (path !== null) {
      const page = await service.api('GET', path, { key });
      expect(page.status).toBe(200);
      seen.push(...page.body.data.map(({ id }: { id: string }) => id));
      path = nextPath(page);
      pages++;
      await make(`pagelater${pages}@inbox.test`);
      if (pages === 1) await service.api('DELETE', `${inboxes}/${made[0]}`, { key });
    }
    expect(pages).toBe(3);
    expect(seen).toEqual([...made].reverse().slice(0, -1));
  });

  test('has no Link when a page is exactly the last one', async () => {
    const organization = await service.access.createOrganization('exact');
    const { secret: key } = await service.access.createKey(organization.id, {
      name: 'x',
      scopes: ['email_inboxes:create', 'email_inboxes:read'],
    });
    expect((await service.api('GET', inboxes, { key })).text).toBe('{"data":[]}');
    for (const name of ['one', 'two']) {
      await service.api('POST', inboxes, { key, json: { email: `exact${name}@inbox.test` } });
    }
    expect((await service.api('GET', `${inboxes}?limit=2`, { key })).headers.get('link')).toBeNull();
    expect((await service.api('GET', `${inboxes}?limit=1`, { key })).headers.get('link')).not.toBeNull();
    expect((await service.api('GET', `${inboxes}?limit=500`, { key })).body.data).toHaveLength(2);
  });

  test('shows 100 a page unless asked otherwise', async () => {
    const organization = await service.access.createOrganization('hundred');
    const { secret: key } = await service.access.createKey(organization.id, {
      name: 'x',
      scopes: ['email_inboxes:create', 'email_inboxes:read'],
    });
    for (let i = 0; i < 101; i++) {
      await service.api('POST', inboxes, { key, json: { email: `hundred${i}@inbox.test` } });
    }
    const page = await service.api('GET', inboxes, { key });
    expect(page.body.data).toHaveLength(100);
    const last = await service.api('GET', nextPath(page)!, { key });
    expect(last.body.data.map(({ email }: { email: string }) => email)).toEqual(['hundred0@inbox.test']);
  });

  test('finds a substring of the address or the name, in any capitals, and nothing by wildcards', async () => {
    await create({ email: 'needle@inbox.test', name: 'Ärger im Haus' });
    const found = async (q: string) => {
      const answer = await service.api('GET', `${inboxes}?q=${encodeURIComponent(q)}`);
      return answer.body.data.map(({ email }: { email: string }) => email);
    };
    expect(await found('NEEDLE@')).toEqual(['needle@inbox.test']);
    expect(await found('ärger')).toEqual(['needle@inbox.test']);
    expect(await found('ÄRGER IM')).toEqual(['needle@inbox.test']);
    expect(await found('  needle  ')).toEqual(['needle@inbox.test']);
    for (const q of ['need%', 'n_edle', 'needle*', "' OR 1=1 --", 'needle\u0000'])
      expect(await found(q)).toEqual([]);
    expect((await service.api('GET', `${inboxes}?q=`)).body.data.length).toBeGreaterThan(5);
  });
});

describe('finding an inbox by its address', () => {
  const found = async (email: string, more = '', key = testKey) => {
    const answer = await service.api('GET', `${inboxes}?email=${encodeURIComponent(email)}${more}`, { key });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data.map((inbox: { email: string }) => inbox.email);
  };

  test('gives that one and no other, in any spelling and with any tag', async () => {
    await create({ email: 'exact@inbox.test', name: 'Checkout' });
    await create({ email: 'inexact@inbox.test' });
    for (const email of ['exact@inbox.test', 'EXACT@Inbox.Test', 'exact+run42@inbox.test'])
      expect(await found(email)).toEqual(['exact@inbox.test']);
    await create({ email: 'exact@bücher.example' });
    expect(await found('exact@bücher.example')).toEqual(['exact@xn--bcher-kva.example']);
    expect(await found('exact@inbox.test', '&q=checkOUT&limit=1')).toEqual(['exact@inbox.test']);
    expect(await found('exact@inbox.test', '&q=elsewhere')).toEqual([]);
  });

  test("gives nothing for one that is nobody's, was deleted, or is another organization's", async () => {
    const gone = await service.createInbox('gone@inbox.test');
    await service.api('DELETE', `${inboxes}/${gone.id}`);
    await service.createInbox('theirs@inbox.test');
    const other = await service.access.createOrganization('another');
    const { secret } = await service.access.createKey(other.id, {
      name: 'x',
      scopes: ['email_inboxes:read'],
    });
    for (const email of ['nobody@inbox.test', 'gone@inbox.test', 'exact@elsewhere.test'])
      expect(await found(email)).toEqual([]);
    expect(await found('theirs@inbox.test', '', secret)).toEqual([]);
    expect(await found('theirs@inbox.test')).toEqual(['theirs@inbox.test']);
  });

  test('refuses what is no address', async () => {
    for (const email of ['exact', 'exact@', '@inbox.test', 'a..b@inbox.test'])
      isError(
        await service.api('GET', `${inboxes}?email=${encodeURIComponent(email)}`),
        400,
        'bad_request',
        'email must be a whole address',
      );
  });
});

describe('deleting an inbox', () => {
  test('answers its id, address and time; afterwards it is as if it had never existed', async () => {
    const inbox = await service.createInbox('deleted@inbox.test');
    const messageId = await send(service, { to: 'deleted@inbox.test', subject: 'secret' });
    clock.wall += 1_000;
    const answer = await service.api('DELETE', `${inboxes}/${inbox.id}`);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      id: inbox.id,
      email: 'deleted@inbox.test',
      deletedAt: expect.stringMatching(timestamp),
    });
    expect(Date.parse(answer.body.data.deletedAt)).toBeGreaterThanOrEqual(clock.wall);

    const rest = [
      '',
      '/messages',
      `/messages/${messageId}`,
      `/messages/${messageId}/raw`,
      `/messages/${messageId}/codes`,
      '/otp',
      '/otp?wait=60',
    ];
    for (const path of rest) {
      const gone = await service.api('GET', `${inboxes}/${inbox.id}${path}`);
      isError(gone, 404, 'inbox_not_found');
      expect(comparable(gone)).toEqual(comparable(await service.api('GET', `${inboxes}/inb_never${path}`)));
    }
    isError(await service.api('DELETE', `${inboxes}/${inbox.id}`), 404, 'inbox_not_found');
    isError(await patch(inbox.id, { name: 'Back' }), 404, 'inbox_not_found');
    expect((await service.api('GET', `${inboxes}?q=deleted`)).body.data).toEqual([]);
  });

  test('retires the address for ever: it cannot be created again, and mail to it is refused', async () => {
    const inbox = await service.createInbox('retired@inbox.test');
    await service.api('DELETE', `${inboxes}/${inbox.id}`);
    for (const email of ['retired@inbox.test', 'RETIRED@inbox.test']) {
      isError(await create({ email }), 409, 'email_unavailable');
    }
    for (const to of ['retired@inbox.test', 'retired+tag@inbox.test', 'Retired@INBOX.test']) {
      expect(await deliver(service.smtp.port, { to, mail: mailOf({}) })).toMatch(/^550 5\.1\.1 /);
    }
  });

  test('twice at once succeeds once', async () => {
    const inbox = await service.createInbox('twice@inbox.test');
    const remove = () => service.api('DELETE', `${inboxes}/${inbox.id}`);
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('survives a restart, as does everything else', async () => {
    const first = await startService();
    const kept = await first.createInbox('kept@inbox.test');
    const messageId = await send(first, { to: 'kept@inbox.test', subject: 'before the restart' });
    const gone = await first.createInbox('gone@inbox.test');
    await first.api('DELETE', `${inboxes}/${gone.id}`);
    await first.stop();
    const second = await startService({ directory: first.directory });
    expect((await second.api('GET', `${inboxes}/${kept.id}`)).body.data).toEqual(kept);
    const listed = await second.api('GET', `${inboxes}/${kept.id}/messages`);
    expect(listed.body.data).toMatchObject([{ id: messageId, subject: 'before the restart' }]);
    isError(await second.api('GET', `${inboxes}/${gone.id}`), 404, 'inbox_not_found');
    isError(
      await second.api('POST', inboxes, { json: { email: 'gone@inbox.test' } }),
      409,
      'email_unavailable',
    );
    await second.stop();
  });
});

test('an inbox that is asked for by its address is told to be named by its id, whether or not there is one', async () => {
  await create({ email: 'by-address@inbox.test' });
  const [known, unknown] = await Promise.all(
    ['by-address@inbox.test', 'nobody@inbox.test'].map((email) =>
      service.api('GET', `${inboxes}/${encodeURIComponent(email)}/otp`),
    ),
  );
  isError(known!, 404, 'inbox_not_found', 'named by its id');
  expect(comparable(unknown!)).toEqual(comparable(known!));
});
