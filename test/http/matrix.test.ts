import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allScopes } from '../../src/access/scopes.ts';
import { systemClock } from '../../src/clock.ts';
import { httpApp } from '../../src/http/app.ts';
import { makeLogger } from '../../src/log.ts';
import { removeTemporaryDirectories, startService, type TestService } from '../support/service.ts';
import { Browser, newMember, newOrganization, personPassword } from './browser.ts';
import { send } from './kit.ts';

let service: TestService;
const who = ['nobody', 'memberB', 'memberA', 'ownerA', 'admin'] as const;
type Who = (typeof who)[number];
let people: Record<Who, Browser>;
let a: string;
let b: string;
let inbox: { id: string; messageId: string; attachmentId: string };
let keyOfA: string;
let number = 0;

const secret = 'only-in-organization-a';
const attached = [
  'From: a@acme.test',
  `Subject: ${secret}`,
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
  secret,
  '--b--',
  '',
].join('\r\n');

async function newInbox(): Promise<string> {
  const email = `matrix${number++}@inbox.test`;
  return (await service.api('POST', '/api/v1/emailInbox', { key: keyOfA, json: { email, name: secret } }))
    .body.data.id;
}

const names: Record<Who, string> = {
  nobody: '',
  memberB: 'member-b@acme.test',
  memberA: 'member-a@acme.test',
  ownerA: 'owner-a@acme.test',
  admin: 'admin',
};

beforeAll(async () => {
  service = await startService({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  const admin = await new Browser(service).signIn();
  a = await newOrganization(admin, 'Organization A');
  b = await newOrganization(admin, 'Organization B');
  people = {
    nobody: new Browser(service),
    memberB: await newMember(service, admin, b, names.memberB),
    memberA: await newMember(service, admin, a, names.memberA),
    ownerA: await newMember(service, admin, a, names.ownerA, 'owner'),
    admin,
  };
  keyOfA = (await service.access.createKey(a, { name: secret, scopes: allScopes })).secret;
  const id = await newInbox();
  const read = await service.api('GET', `/api/v1/emailInbox/${id}`, { key: keyOfA });
  const messageId = await send(service, { to: read.body.data.email, raw: attached });
  const message = await service.api('GET', `/api/v1/emailInbox/${id}/messages/${messageId}`, { key: keyOfA });
  inbox = { id, messageId, attachmentId: message.body.data.attachments[0].id };
});
afterAll(async () => {
  await service.stop();
  await removeTemporaryDirectories();
});

interface Row {
  /** As the application knows it. */
  readonly route: string;
  /** What stands for the parts of the path; the organization is always A. */
  readonly values?: () => Promise<Record<string, string>> | Record<string, string>;
  readonly json?: () => unknown;
  /** Status for nobody, a member of B, a member of A, an owner of A, the admin. */
  readonly statuses: readonly [number, number, number, number, number];
}

const organization = '/organizations/:organizationId';
const members = [401, 404, 200, 200, 200] as const;
const owners = [401, 404, 403, 200, 200] as const;
const everybody = [401, 200, 200, 200, 200] as const;

const freshKey = async () => {
  const { key } = await service.access.createKey(a, { name: 'x', scopes: allScopes });
  return { keyId: key.id };
};
const freshMember = async () => {
  const made = await newMember(service, people.admin, a, `victim${number++}@acme.test`);
  return { memberId: made.id };
};
const freshInvitation = async () => {
  const json = { name: `invited${number++}@acme.test` };
  const made = await people.admin.ask('POST', `/organizations/${a}/invitations`, { json });
  return { invitationId: made.body.data.id as string };
};
const message = () => inbox;

const rows: readonly Row[] = [
  { route: 'POST /session', json: () => ({ password: 'wrong' }), statuses: [401, 401, 401, 401, 401] },
  { route: 'GET /session', statuses: everybody },
  {
    route: 'PUT /password',
    json: () => ({ current: 'wrong', next: 'another long password' }),
    statuses: [401, 401, 401, 401, 401],
  },
  { route: 'POST /invitation', json: () => ({ token: 'none' }), statuses: [404, 404, 404, 404, 404] },
  {
    route: 'POST /invitation/accept',
    json: () => ({ token: 'none', password: personPassword }),
    statuses: [404, 404, 404, 404, 404],
  },
  { route: 'GET /organizations', statuses: everybody },
  {
    route: 'POST /organizations',
    json: () => ({ name: `new ${number++}` }),
    statuses: [401, 403, 403, 403, 201],
  },
  { route: `GET ${organization}`, statuses: members },
  {
    route: `PATCH ${organization}`,
    json: () => ({ name: 'Organization A' }),
    statuses: [401, 404, 403, 403, 200],
  },
  { route: `GET ${organization}/members`, statuses: members },
  {
    route: `PATCH ${organization}/members/:memberId`,
    values: freshMember,
    json: () => ({ role: 'owner' }),
    statuses: owners,
  },
  { route: `DELETE ${organization}/members/:memberId`, values: freshMember, statuses: owners },
  {
    route: `POST ${organization}/members/:memberId/passwordLink`,
    values: freshMember,
    statuses: [401, 404, 403, 403, 201],
  },
  { route: `GET ${organization}/invitations`, statuses: owners },
  {
    route: `POST ${organization}/invitations`,
    json: () => ({ name: `new${number++}@acme.test`, role: 'member' }),
    statuses: [401, 404, 403, 201, 201],
  },
  { route: `DELETE ${organization}/invitations/:invitationId`, values: freshInvitation, statuses: owners },
  { route: `GET ${organization}/keys`, statuses: members },
  {
    route: `POST ${organization}/keys`,
    json: () => ({ name: 'made', scopes: ['email_inboxes:read'] }),
    statuses: [401, 404, 403, 201, 201],
  },
  { route: `DELETE ${organization}/keys/:keyId`, values: freshKey, statuses: owners },
  { route: `GET ${organization}/emailInbox`, statuses: members },
  {
    route: `POST ${organization}/emailInbox`,
    json: () => ({ email: `made${number++}@inbox.test` }),
    statuses: [401, 404, 201, 201, 201],
  },
  { route: `GET ${organization}/emailInbox/:id`, values: message, statuses: members },
  {
    route: `PATCH ${organization}/emailInbox/:id`,
    values: message,
    json: () => ({ name: secret }),
    statuses: members,
  },
  {
    route: `DELETE ${organization}/emailInbox/:id`,
    values: async () => ({ id: await newInbox() }),
    statuses: members,
  },
  { route: `GET ${organization}/emailInbox/:id/messages`, values: message, statuses: members },
  { route: `GET ${organization}/emailInbox/:id/messages/:messageId`, values: message, statuses: members },
  {
    route: `GET ${organization}/emailInbox/:id/messages/:messageId/codes`,
    values: message,
    statuses: members,
  },
  { route: `GET ${organization}/emailInbox/:id/messages/:messageId/raw`, values: message, statuses: members },
  {
    route: `GET ${organization}/emailInbox/:id/messages/:messageId/attachments/:attachmentId`,
    values: message,
    statuses: members,
  },
  { route: `GET ${organization}/clock`, statuses: members },
  { route: `GET ${organization}/emailInbox/:id/otp`, values: message, statuses: members },
  { route: `GET ${organization}/emailInbox/:id/events`, values: message, statuses: members },
  { route: 'GET /backup', statuses: [401, 403, 403, 403, 200] },
  { route: 'DELETE /session', statuses: everybody },
  { route: 'DELETE /sessions', statuses: everybody },
];

const fill = (path: string, values: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? `no_${name}`);

/** What A consists of, as the admin sees it. */
async function stateOfA(): Promise<unknown> {
  const parts = ['', '/members', '/invitations', '/keys', '/emailInbox'];
  const answers = await Promise.all(
    parts.map((part) => people.admin.ask('GET', `/organizations/${a}${part}`)),
  );
  return answers.map(({ text }) => text);
}

test('the table below holds every route of /api/app', () => {
  const app = httpApp({
    services: {} as Parameters<typeof httpApp>[0]['services'],
    settings: { publicUrl: null, throttle: { burst: 1, perSecond: 1 }, version: '', hostname: 'x' },
    logger: makeLogger({ level: 'silent', format: 'json', isColoured: false, write: () => {} }),
    clock: systemClock,
    clientAddress: (peer) => peer,
    isTrustedProxy: () => false,
    pages: { mount: () => {} },
    metrics: null,
  });
  const served = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/app'))
    .map(({ method, path }) => `${method} ${path.slice('/api/app'.length)}`);
  expect([...new Set(served)].sort()).toEqual(rows.map(({ route }) => route).sort());
});

describe('who may do what', () => {
  test.each(rows.map((row) => [row.route, row] as const))('%s', async (_, row) => {
    const [method = '', path = ''] = row.route.split(' ');
    for (const [at, name] of who.entries()) {
      const browser = people[name];
      const values = { organizationId: a, ...(await row.values?.()) };
      const json = row.json?.();
      const body = json === undefined ? {} : { json };
      const isOutside = name === 'nobody' || name === 'memberB';
      const before = isOutside && method !== 'GET' ? await stateOfA() : null;
      const answer = await browser.ask(method, fill(path, values), body);
      expect([name, answer.status, answer.text.slice(0, 200)]).toEqual([
        name,
        row.statuses[at],
        expect.any(String),
      ]);
      if (isOutside) {
        // Neither a trace nor a change; and A is to an outsider as if there were no such organization.
        expect(answer.text).not.toContain(secret);
        expect(answer.text).not.toMatch(/Organization A|-a@acme/);
        if (before !== null) expect(await stateOfA()).toEqual(before);
        if (answer.status === 404 && path.startsWith(organization)) {
          const unknown = await browser.ask(method, fill(path, { ...values, organizationId: 'org_x' }), body);
          expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text]);
        }
      }
      if (row.route.startsWith('DELETE /session') && name !== 'nobody') {
        await (name === 'admin' ? browser.signIn() : browser.signIn(personPassword, names[name]));
      }
    }
  });

  const inside = rows.filter(
    ({ route, values }) => values !== undefined && !/invitations|members|keys/.test(route),
  );
  test.each(inside.map((row) => [row.route, row] as const))('%s of B finds nothing of A', async (_, row) => {
    const [method = '', path = ''] = row.route.split(' ');
    const json = row.json?.();
    const body = json === undefined ? {} : { json };
    const foreign = await people.memberB.ask(method, fill(path, { organizationId: b, ...inbox }), body);
    const unknown = await people.memberB.ask(method, fill(path, { organizationId: b }), body);
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(unknown.text);
  });

  test('an owner of B reaches no member, invitation or key of A by way of B', async () => {
    const ownerB = await newMember(service, people.admin, b, 'owner-b@acme.test', 'owner');
    const before = await stateOfA();
    const own = `/organizations/${b}`;
    const { memberId } = await freshMember();
    const { keyId } = await freshKey();
    const { invitationId } = await freshInvitation();
    const statuses = [
      await ownerB.ask('DELETE', `${own}/members/${memberId}`),
      await ownerB.ask('PATCH', `${own}/members/${memberId}`, { json: { role: 'owner' } }),
      await ownerB.ask('DELETE', `${own}/keys/${keyId}`),
      await ownerB.ask('DELETE', `${own}/invitations/${invitationId}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    const still = await people.admin.ask('GET', `/organizations/${a}/members`);
    expect(still.body.data.map(({ id }: { id: string }) => id)).toContain(memberId);
    expect(await stateOfA()).not.toEqual(before);
  });
});
