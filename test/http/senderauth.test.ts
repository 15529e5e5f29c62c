import { expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { Deliveries } from '../../src/inbox/deliveries.ts';
import { mailReceiver } from '../../src/inbox/receive.ts';
import type { SenderVerdict } from '../../src/inbox/senderauth.ts';
import { Traffic } from '../../src/inbox/traffic.ts';
import { Waiters } from '../../src/inbox/waiters.ts';
import { newMail, testStore } from '../store/temporary.ts';
import { serveForAll } from '../support/fixture.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
serveForAll({}, (started) => {
  service = started;
});

const verdict = (authenticated: boolean): SenderVerdict => ({
  spf: authenticated ? 'pass' : 'fail',
  dkim: 'none',
  dmarc: authenticated ? 'pass' : 'fail',
  authenticated,
  problems: [],
});

test('a message says null where its sender was not checked, which is the default', async () => {
  const { id } = await service.createInbox('qa@inbox.test');
  await deliver(service.smtp.port, { to: 'qa@inbox.test', mail: mailOf({ body: 'Your code is 482913.' }) });
  const list = await service.api('GET', `/api/v1/emailInbox/${id}/messages`);
  const message = await service.api('GET', `/api/v1/emailInbox/${id}/messages/${list.body.data[0].id}`);
  expect(message.body.data.authentication).toEqual({ spf: null, dkim: null, dmarc: null, problems: [] });
});

test('otp?authenticated=true is refused by a service that does not check senders', async () => {
  const { id } = await service.createInbox('strict@inbox.test');
  const strict = await service.api('GET', `/api/v1/emailInbox/${id}/otp?authenticated=true`);
  expect(strict.status).toBe(400);
  expect(strict.body.message).toContain('EMAIL_INBOX_SENDER_AUTH=on');
});

test('otp?authenticated=true passes over a code whose sender was not proven', async () => {
  const checking = await startService({ environment: { SENDER_AUTH: 'on' } });
  const { id } = await checking.createInbox('strict@inbox.test');
  await deliver(checking.smtp.port, {
    to: 'strict@inbox.test',
    mail: mailOf({ body: 'Your code is 482913.' }),
  });
  expect((await checking.api('GET', `/api/v1/emailInbox/${id}/otp`)).body.data.otp).toBe('482913');
  const strict = await checking.api('GET', `/api/v1/emailInbox/${id}/otp?authenticated=true`);
  expect(strict.status).toBe(404);
  expect(strict.body.message).toContain('with an authenticated sender');
  await checking.stop();
});

test('the newest code of a proven sender is found behind a newer one of an unproven sender', async () => {
  const { store, inbox } = await testStore();
  const { id } = await inbox('qa@inbox.test');
  await store.append(newMail({ inboxId: id, digest: { otp: '111111' }, sender: verdict(true) }));
  await store.append(newMail({ inboxId: id, digest: { otp: '222222' }, sender: verdict(false) }));
  const newest = async (authenticated: boolean) =>
    (await store.newestCode(id, { from: null, to: null, authenticated }))?.extractedOtp;
  expect(await newest(false)).toBe('222222');
  expect(await newest(true)).toBe('111111');
  await store.close();
});

test('the verdict is stored with the mail that it was given for', async () => {
  const { store, inbox } = await testStore();
  const { id } = await inbox('qa@inbox.test');
  const seen: object[] = [];
  const receiver = mailReceiver({
    store,
    parser: {
      digest: async () => newMail({ inboxId: id }).digest,
      read: () => Promise.reject(new Error('not asked for')),
      attachments: async () => [],
      expectMail() {},
      close: async () => {},
    },
    waiters: new Waiters(),
    meter: null,
    senderAuth: {
      check: async ({ mailFrom, helo, remoteAddress }) => {
        seen.push({ mailFrom, helo, remoteAddress });
        return verdict(true);
      },
    },
    allowedDomains: new Set(['inbox.test']),
    makePostmaster: async () => null,
    deliveries: new Deliveries(systemClock),
    traffic: new Traffic(systemClock),
  });
  const { envelope, raw } = newMail({ inboxId: id });
  const { messageId } = await receiver.receive(envelope, raw);
  expect(seen).toEqual([
    { mailFrom: envelope.mailFrom, helo: envelope.helo, remoteAddress: envelope.remoteAddress },
  ]);
  expect((await store.message(id, messageId))?.sender).toEqual(verdict(true));
  await store.close();
});
