import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { serveForAll } from '../support/fixture.ts';
import { startService, type TestService, temporaryDirectory, testKey } from '../support/service.ts';
import { Browser, newMember, newOrganization, personPassword } from './browser.ts';
import { codeMail, inboxes, isError, send, TestClock } from './kit.ts';

let service: TestService;
let admin: Browser;
const clock = new TestClock('2026-11-20T10:00:00Z');
serveForAll({ clock, environment: { TRUSTED_PROXIES: '127.0.0.1' } }, (started) => {
  service = started;
});
beforeAll(async () => {
  admin = await new Browser(service).signIn();
});

const invite = async (by: Browser, organizationId: string, name: string, role = 'member') =>
  by.ask('POST', `/organizations/${organizationId}/invitations`, { json: { name, role } });
const accept = (by: Browser, token: string, password = personPassword) =>
  by.ask('POST', '/invitation/accept', { json: { token, password } });

describe('an invitation', () => {
  test('tells what it is for, lets a person in once, and signs in', async () => {
    const organizationId = await newOrganization(admin, 'Checkout');
    const invited = await invite(admin, organizationId, ' zoe@acme.test ', 'owner');
    expect(invited.status).toBe(201);
    const { token, url, expiresAt } = invited.body.data;
    expect(url).toBe(`${service.url}/invitation#${token}`);
    expect(Date.parse(expiresAt) - clock.now()).toBeLessThanOrEqual(limits.invitationMsMax);

    const guest = new Browser(service);
    const opened = await guest.ask('POST', '/invitation', { json: { token } });
    expect(opened.body.data).toEqual({
      organizationName: 'Checkout',
      name: 'zoe@acme.test',
      role: 'owner',
      kind: 'join',
      expiresAt,
    });
    isError(await accept(guest, token, 'too short'), 400, 'bad_request', 'at least 12');
    const accepted = await accept(guest, token);
    expect(accepted.body.data).toMatchObject({
      person: { kind: 'person', name: 'zoe@acme.test' },
      organizations: [{ id: organizationId, name: 'Checkout', role: 'owner' }],
    });
    expect((await guest.ask('GET', '/session')).status).toBe(200);
    isError(await accept(new Browser(service), token), 404, 'invitation_not_found');
    await new Browser(service).signIn(personPassword, 'ZOE@acme.test');
    const open = await admin.ask('GET', `/organizations/${organizationId}/invitations`);
    expect(open.body.data).toEqual([]);
  });

  test('is used by one alone when two use it at once', async () => {
    const organizationId = await newOrganization(admin, 'Race');
    const { token } = (await invite(admin, organizationId, 'racer')).body.data;
    const answers = await Promise.all([1, 2, 3].map(() => accept(new Browser(service), token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
  });

  test('replaces the one that the same name has to the same organization, of which none is left open', async () => {
    const [one, two] = [await newOrganization(admin, 'Replaced'), await newOrganization(admin, 'Kept')];
    const openIn = async (id: string): Promise<string[]> =>
      (await admin.ask('GET', `/organizations/${id}/invitations`)).body.data.map(
        (open: { id: string }) => open.id,
      );
    const old = (await invite(admin, one, 'anna@acme.test')).body.data;
    const elsewhere = (await invite(admin, two, 'anna@acme.test')).body.data;
    const other = (await invite(admin, one, 'another')).body.data;
    const fresh = (await invite(admin, one, 'ANNA@acme.test', 'owner')).body.data;
    expect(await openIn(one)).toEqual([other.id, fresh.id]);
    expect(await openIn(two)).toEqual([elsewhere.id]);
    isError(await accept(new Browser(service), old.token), 404, 'invitation_not_found');
    expect((await accept(new Browser(service), fresh.token)).status).toBe(201);
    expect(await openIn(one)).toEqual([other.id]);
    expect(await openIn(two)).toEqual([elsewhere.id]);
  });

  test('expires, and can be taken back', async () => {
    const organizationId = await newOrganization(admin, 'Expiry');
    const late = (await invite(admin, organizationId, 'late')).body.data;
    const withdrawn = (await invite(admin, organizationId, 'withdrawn')).body.data;
    const path = `/organizations/${organizationId}/invitations`;
    expect((await admin.ask('DELETE', `${path}/${withdrawn.id}`)).status).toBe(200);
    isError(await accept(new Browser(service), withdrawn.token), 404, 'invitation_not_found');
    expect((await admin.ask('GET', path)).text).not.toContain(late.token);
    const began = clock.wall;
    clock.wall += limits.invitationMsMax;
    isError(await accept(new Browser(service), late.token), 404, 'invitation_not_found');
    clock.wall = began;
  });

  test('does not let the one who invites take over an account of another organization', async () => {
    const [mine, theirs] = [await newOrganization(admin, 'Mine'), await newOrganization(admin, 'Theirs')];
    const victim = await newMember(service, admin, theirs, 'victim');
    const attacker = await newMember(service, admin, mine, 'attacker', 'owner');
    const { token } = (await invite(attacker, mine, 'Victim')).body.data;
    isError(await accept(attacker, token, 'password of the attacker'), 401, 'wrong_password');
    // The person itself joins with the password it has.
    expect((await accept(victim, token)).body.data.organizations).toHaveLength(2);
    await expect(new Browser(service).signIn('password of the attacker', 'victim')).rejects.toThrow('401');
  });

  test('is refused for who is a member already, for the name of the operator, and for what is no name', async () => {
    const organizationId = await newOrganization(admin, 'Refusals');
    await newMember(service, admin, organizationId, 'Known');
    isError(await invite(admin, organizationId, 'kNOWN'), 409, 'already_member');
    for (const name of ['Admin', '', 'a\nb', 'a\u202eb', 'x'.repeat(255), 7]) {
      isError(await invite(admin, organizationId, name as string), 400, 'bad_request', 'name must');
    }
    isError(
      await invite(admin, organizationId, 'new', 'admin'),
      400,
      'bad_request',
      'role must be owner or member',
    );
  });
});

describe('a member', () => {
  test('that is removed is out at once, with the links given out before, and the name is free again', async () => {
    const organizationId = await newOrganization(admin, 'Leaving');
    await newMember(service, admin, organizationId, 'stays', 'owner');
    const leaver = await newMember(service, admin, organizationId, 'leaver', 'owner');
    const { token } = (await invite(leaver, organizationId, 'accomplice')).body.data;
    const removed = await admin.ask('DELETE', `/organizations/${organizationId}/members/${leaver.id}`);
    expect(removed.status).toBe(200);
    isError(await leaver.ask('GET', '/session'), 401, 'not_signed_in');
    isError(await accept(new Browser(service), token), 404, 'invitation_not_found');
    await expect(new Browser(service).signIn(personPassword, 'leaver')).rejects.toThrow('401');
    await newMember(service, admin, organizationId, 'leaver');
  });

  test('may leave, but the last owner may not, and cannot step down', async () => {
    const organizationId = await newOrganization(admin, 'Owners');
    const owner = await newMember(service, admin, organizationId, 'one', 'owner');
    const member = await newMember(service, admin, organizationId, 'two');
    const path = (id: string) => `/organizations/${organizationId}/members/${id}`;
    isError(await owner.ask('DELETE', path(owner.id)), 409, 'last_owner');
    isError(await owner.ask('PATCH', path(owner.id), { json: { role: 'member' } }), 409, 'last_owner');
    isError(await member.ask('DELETE', path(owner.id)), 403, 'not_allowed');
    expect((await owner.ask('PATCH', path(member.id), { json: { role: 'owner' } })).body.data.role).toBe(
      'owner',
    );
    expect((await owner.ask('DELETE', path(owner.id))).status).toBe(200);
    expect((await admin.ask('DELETE', path(member.id))).status).toBe(200);
  });

  test('whose password is lost gets a link for a new one from the admin, which ends the old sessions', async () => {
    const organizationId = await newOrganization(admin, 'Lost');
    const person = await newMember(service, admin, organizationId, 'forgetful');
    const second = await newOrganization(admin, 'Lost elsewhere');
    await accept(person, (await invite(admin, second, 'forgetful')).body.data.token);
    const linkIn = (id: string) =>
      admin.ask('POST', `/organizations/${id}/members/${person.id}/passwordLink`);
    const [older, elsewhere] = [await linkIn(organizationId), await linkIn(second)];
    const link = await linkIn(organizationId);
    expect(link.body.data.kind).toBe('password');
    const fresh = new Browser(service);
    isError(await accept(fresh, older.body.data.token), 404, 'invitation_not_found');
    expect((await accept(fresh, link.body.data.token, 'a new long password')).status).toBe(201);
    isError(await accept(fresh, elsewhere.body.data.token), 404, 'invitation_not_found');
    expect((await person.ask('GET', '/session')).status).toBe(401);
    await person.signIn('a new long password', 'forgetful');
    isError(await accept(fresh, link.body.data.token), 404, 'invitation_not_found');
  });
});

describe('an organization', () => {
  test('is renamed by the admin; the one that configuration uses is found again', async () => {
    const directory = await temporaryDirectory();
    const first = await startService({ directory });
    const operator = await new Browser(first).signIn();
    const { id } = await first.access.defaultOrganization();
    const renamed = await operator.ask('PATCH', `/organizations/${id}`, { json: { name: 'Acme' } });
    expect(renamed.body.data).toMatchObject({ id, name: 'Acme' });
    await first.stop();
    const second = await startService({ directory });
    expect(await second.access.defaultOrganization()).toMatchObject({ id, name: 'Acme' });
    expect(await second.access.organizations()).toHaveLength(1);
    await second.stop();
  });

  test('has a name that no other one has', async () => {
    const id = await newOrganization(admin, 'First of its name');
    const other = await newOrganization(admin, 'Second');
    const json = { name: 'First of its name' };
    isError(await admin.ask('POST', '/organizations', { json }), 409, 'organization_taken');
    isError(await admin.ask('PATCH', `/organizations/${other}`, { json }), 409, 'organization_taken');
    expect((await admin.ask('PATCH', `/organizations/${id}`, { json })).status).toBe(200);
  });
});

describe('a key', () => {
  test('is shown once, tells when it was last used, also after a restart, and is revoked at once', async () => {
    const directory = await temporaryDirectory();
    const first = await startService({ directory });
    const operator = await new Browser(first).signIn();
    const { id: organizationId } = await first.access.defaultOrganization();
    const path = `/organizations/${organizationId}/keys`;
    const made = await operator.ask('POST', path, {
      json: { name: 'CI', scopes: ['email_messages:read', 'email_inboxes:read', 'email_messages:read'] },
    });
    expect(made.status).toBe(201);
    const { key, id, prefix } = made.body.data;
    expect(made.body.data).toMatchObject({
      prefix: key.slice(0, 12),
      scopes: ['email_inboxes:read', 'email_messages:read'],
      origin: 'member',
      lastUsedAt: null,
      revokedAt: null,
    });
    const before = await operator.ask('GET', path);
    expect(before.text).not.toContain(key.slice(12));
    const own = (body: { data: { id: string; lastUsedAt: string | null }[] }) =>
      body.data.find((one) => one.id === id);
    expect(own(before.body)?.lastUsedAt).toBeNull();
    expect((await first.api('GET', inboxes, { key })).status).toBe(200);
    const used = own((await operator.ask('GET', path)).body)?.lastUsedAt;
    expect(used).toMatch(/Z$/);
    await first.stop();

    const second = await startService({ directory });
    const later = await new Browser(second).signIn();
    expect(own((await later.ask('GET', path)).body)?.lastUsedAt).toBe(used);
    expect((await later.ask('DELETE', `${path}/${id}`)).status).toBe(200);
    isError(await second.api('GET', inboxes, { key }), 401, 'invalid_api_key');
    isError(await later.ask('DELETE', `${path}/${id}`), 404, 'key_not_found');
    expect(own((await later.ask('GET', path)).body)).toMatchObject({
      prefix,
      revokedAt: expect.stringMatching(/Z$/),
    });
    await second.stop();
  });

  test('of the configuration is revoked there', async () => {
    const { id: organizationId } = await service.access.defaultOrganization();
    const path = `/organizations/${organizationId}/keys`;
    const [configured] = (await admin.ask('GET', path)).body.data;
    expect(configured).toMatchObject({ origin: 'environment', prefix: testKey.slice(0, 12) });
    isError(await admin.ask('DELETE', `${path}/${configured.id}`), 409, 'key_configured');
  });

  test.each([
    [{ name: '' }],
    [{ name: 'a\u202eb' }],
    [{ name: 'x', scopes: [] }],
    [{ name: 'x', scopes: ['all'] }],
    [{ name: 'x', scopes: 'x' }],
  ])('%j is refused', async (json) => {
    const { id } = await service.access.defaultOrganization();
    isError(await admin.ask('POST', `/organizations/${id}/keys`, { json }), 400, 'bad_request');
  });
});

describe('the list of inboxes', () => {
  test('tells of each what came last and its last code', async () => {
    const { id: organizationId } = await service.access.defaultOrganization();
    const [busy, quiet] = [
      await service.createInbox('busy@inbox.test'),
      await service.createInbox('quiet@inbox.test'),
    ];
    const messageId = await send(service, { to: 'busy@inbox.test', ...codeMail('482913') });
    const last = await send(service, { to: 'busy@inbox.test', body: 'no code here' });
    const { body } = await admin.ask('GET', `/organizations/${organizationId}/emailInbox`);
    const of = (id: string) => body.data.find((one: { id: string }) => one.id === id);
    const messages = await service.api('GET', `${inboxes}/${busy.id}/messages`);
    expect(messages.body.data[0].id).toBe(last);
    expect(of(busy.id)).toMatchObject({
      email: 'busy@inbox.test',
      lastReceivedAt: messages.body.data[0].receivedAt,
      lastCode: { otp: '482913', messageId, receivedAt: messages.body.data[1].receivedAt },
    });
    expect(of(quiet.id)).toMatchObject({ lastReceivedAt: null, lastCode: null });
  });
});
