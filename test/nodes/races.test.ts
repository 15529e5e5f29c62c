import { afterAll, expect } from 'vitest';
import { allScopes } from '../../src/access/scopes.ts';
import { limits } from '../../src/limits.ts';
import { serverTest as test } from '../store/temporary.ts';
import { removeTemporaryDirectories, type TestService } from '../support/service.ts';
import { startNodes } from './nodes.ts';

afterAll(removeTemporaryDirectories);

test('nodes that start together on a new database make one schema, one organization and one first password', async () => {
  const environment = { API_KEY: '', ADMIN_PASSWORD: '' };
  const { nodes, stop } = await startNodes(Array.from({ length: 4 }, () => ({ environment })));
  expect(nodes.filter(({ firstStart }) => firstStart?.adminPassword)).toHaveLength(1);
  const keys = nodes.flatMap(({ firstStart }) => firstStart?.apiKey ?? []);
  expect(keys).toHaveLength(1);
  for (const node of nodes) expect(await node.access.organizations()).toHaveLength(1);
  for (const node of nodes)
    expect((await node.api('GET', '/api/v1/clock', { key: keys[0]! })).status).toBe(200);
  await stop();
});

test('of 50 who create one address at three nodes one gets it', async () => {
  const { nodes, stop } = await startNodes([{}, {}, {}]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      nodes[index % 3]!.api('POST', '/api/v1/emailInbox', { json: { email: 'same@inbox.test' } }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  const { id } = answers.find(({ status }) => status === 201)!.body.data;
  expect((await nodes[1]!.api('DELETE', `/api/v1/emailInbox/${id}`)).status).toBe(200);
  const again = await nodes[2]!.api('POST', '/api/v1/emailInbox', { json: { email: 'same@inbox.test' } });
  expect(again.status).toBe(409);
  await stop();
});

test('a key that is revoked at one node is refused at the others within a second', async () => {
  let monotonic = 0;
  const clock = { now: () => Date.now(), monotonic: () => monotonic };
  const { nodes, stop } = await startNodes([{}, { clock }, { clock }]);
  const [first, ...others] = nodes as [TestService, ...TestService[]];
  const organization = (await first.access.organizations())[0]!;
  const { secret, key } = await first.access.createKey(organization.id, { name: 'k', scopes: allScopes });
  const statuses = () =>
    Promise.all(nodes.map(async (node) => (await node.api('GET', '/api/v1/clock', { key: secret })).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  await first.access.revokeKey(organization.id, key.id);
  expect((await first.api('GET', '/api/v1/clock', { key: secret })).status).toBe(401);
  monotonic += limits.rememberedUnaskedMsMax;
  for (const node of others) {
    expect((await node.api('GET', '/api/v1/clock', { key: secret })).status).toBe(401);
  }
  await stop();
});

test('who signed in at one node is signed in at the other, until he signs out at either', async () => {
  const { nodes, stop } = await startNodes([{}, {}]);
  const [one, other] = nodes as [TestService, TestService];
  const signedIn = await one.api('POST', '/api/app/session', {
    key: null,
    json: { password: 'correct horse battery' },
    headers: { Origin: one.url },
  });
  expect(signedIn.status).toBe(201);
  const headers = { Cookie: signedIn.headers.getSetCookie()[0]!.split(';')[0]! };
  const status = async (node: TestService) =>
    (await node.api('GET', '/api/app/organizations', { key: null, headers })).status;
  expect(await status(other)).toBe(200);
  await other.api('DELETE', '/api/app/session', { key: null, headers: { ...headers, Origin: other.url } });
  expect(await status(one)).toBe(401);
  await stop();
});
