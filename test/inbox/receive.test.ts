/** What becomes of a mail, and of its bytes, also where its inbox is deleted between RCPT and the end of the message. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { Deliveries } from '../../src/inbox/deliveries.ts';
import { mailReceiver } from '../../src/inbox/receive.ts';
import { Traffic } from '../../src/inbox/traffic.ts';
import { Waiters } from '../../src/inbox/waiters.ts';
import { makeParserPool } from '../../src/parser/pool.ts';
import { newBox } from '../http/box.ts';
import { inboxes } from '../http/kit.ts';
import { testStore } from '../store/temporary.ts';
import { serveForAll } from '../support/fixture.ts';
import { mailOf, openSession, type Session } from '../support/sender.ts';
import type { TestService } from '../support/service.ts';

let service: TestService;
let session: Session;
serveForAll({}, (started) => {
  service = started;
});

beforeEach(async () => {
  session = await openSession(service.smtp.port);
  await session.command('EHLO sender.test');
});
afterEach(() => session.close());

async function address(...recipients: string[]): Promise<void> {
  await session.command('MAIL FROM:<no-reply@acme.test>');
  for (const recipient of recipients)
    expect(await session.command(`RCPT TO:<${recipient}>`)).toMatch(/^250 2\.1\.5 /);
}
const remove = async (id: string) =>
  expect((await service.api('DELETE', `${inboxes}/${id}`)).status).toBe(200);
const tagged = (email: string) => email.replace('@', '+run1@');

test.each(['before DATA', 'after DATA'])('a mail for an inbox deleted %s is refused', async (when) => {
  const gone = await newBox(service);
  await address(gone.email, tagged(gone.email));
  if (when === 'before DATA') await remove(gone.id);
  expect(await session.command('DATA')).toMatch(/^354 /);
  if (when === 'after DATA') await remove(gone.id);
  expect(await session.data(mailOf({}))).toMatch(/^550 5\.1\.1 /);
  // The session goes on, and the next mail is stored.
  const other = await newBox(service);
  await address(other.email);
  await session.command('DATA');
  expect(await session.data(mailOf({ subject: 'next' }))).toMatch(/^250 2\.0\.0 /);
  expect(await other.subjects({})).toEqual(['next']);
});

test('whoever is left of the recipients gets the mail', async () => {
  const gone = await newBox(service);
  const left = await newBox(service);
  await address(tagged(left.email), gone.email, left.email);
  await remove(gone.id);
  await session.command('DATA');
  expect(await session.data(mailOf({ subject: 'for those left' }))).toMatch(/^250 2\.0\.0 /);
  const [message] = await left.list();
  const { envelope } = await left.read(message!.id);
  expect(envelope.rcptTo).toEqual([tagged(left.email), left.email]);
});

test('postmaster gets another inbox where his was deleted', async () => {
  const found = async () => {
    const { body } = await service.api('GET', `${inboxes}?q=postmaster`);
    return (body.data as { id: string }[]).map(({ id }) => id);
  };
  await address('postmaster');
  const [first] = await found();
  await remove(first!);
  await session.command('DATA');
  expect(await session.data(mailOf({ subject: 'complaint' }))).toMatch(/^250 2\.0\.0 /);
  const [second] = await found();
  expect(second).not.toBe(first);
  const { body } = await service.api('GET', `${inboxes}/${second}/messages`);
  expect(body.data.map(({ subject }: { subject: string }) => subject)).toEqual(['complaint']);
});

test('a mail that is stored leaves no bytes behind, one that is refused all of them', async () => {
  const { store, inbox } = await testStore();
  const parser = makeParserPool();
  const { id: inboxId, organizationId, email: address } = await inbox('bytes@inbox.test');
  const receiver = mailReceiver({
    store,
    parser,
    waiters: new Waiters(),
    deliveries: new Deliveries(systemClock),
    traffic: new Traffic(systemClock),
    meter: null,
    senderAuth: null,
    allowedDomains: new Set(['inbox.test']),
    makePostmaster: async () => null,
  });
  const to = (recipient: string) => ({
    mailFrom: '',
    recipients: [{ inboxId: recipient, organizationId, address }],
    remoteAddress: '192.0.2.1',
    helo: 'sender.test',
    protocol: 'ESMTP',
    tls: null,
  });
  const text = mailOf({ body: 'a line that is there again and again\r\n'.repeat(500) });
  const bytes = () => new Uint8Array(Buffer.from(text));
  const refused = bytes();
  await expect(receiver.receive(to('inb_gone'), refused)).rejects.toMatchObject({ code: 'inbox_not_found' });
  expect(Buffer.from(refused).toString()).toBe(text);
  const stored = bytes();
  const { messageId } = await receiver.receive(to(inboxId), stored);
  expect(stored.byteLength).toBe(0);
  expect(Buffer.from((await store.message(inboxId, messageId))!.raw).toString()).toBe(text);
  await parser.close();
  await store.close();
});
