/** Whose turn it is: by what the ways in tell those who give turns. */
import { afterEach, expect, test, vi } from 'vitest';
import { Lane } from '../../src/parser/lane.ts';
import { SearchThread } from '../../src/store/searchthread.ts';
import { serveForAll } from '../support/fixture.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { type TestService, testKey } from '../support/service.ts';

let service: TestService;
serveForAll({}, (started) => {
  service = started;
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** More than the intake takes. */
const body = 'All about bread.\r\n'.repeat(1_000);

test('mails have turns by the address that sends them, readers by their organization', async () => {
  const submitted = vi.spyOn(Lane.prototype, 'submit');
  const { id, email, organizationId } = await service.createInbox('turns@inbox.test');
  expect(await deliver(service.smtp.port, { to: email, mail: mailOf({ body }) })).toMatch(/^250/);
  const list = await service.api('GET', `/api/v1/emailInbox/${id}/messages`);
  const message = `/api/v1/emailInbox/${id}/messages/${list.body.data[0].id}`;
  for (const path of [message, `${message}/codes`]) expect((await service.api('GET', path)).status).toBe(200);
  expect(submitted.mock.calls.map(([{ kind }, who]) => [kind, who])).toEqual([
    ['digest', expect.stringMatching(/^127\.0\.0\.1$|^0:0:0:0::\/64$/)],
    ['read', organizationId],
    ['read', organizationId],
  ]);
});

test('searches have turns by organization, whatever inbox they are in', async () => {
  const asked = vi.spyOn(SearchThread.prototype, 'ask');
  const stranger = await service.access.createOrganization('searchers');
  const { secret } = await service.access.createKey(stranger.id, {
    name: 'searches',
    scopes: ['email_inboxes:create', 'email_messages:read'],
  });
  for (const [key, email] of [
    [testKey, 'one@inbox.test'],
    [testKey, 'two@inbox.test'],
    [secret, 'three@inbox.test'],
  ] as const) {
    const { body: made } = await service.api('POST', '/api/v1/emailInbox', { key, json: { email } });
    const path = `/api/v1/emailInbox/${made.data.id}/messages?q=bread`;
    expect((await service.api('GET', path, { key })).status).toBe(200);
  }
  const [one, two, three] = asked.mock.calls.map(([who]) => who);
  expect([one === two, one === three]).toEqual([true, false]);
});
