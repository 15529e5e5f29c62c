/** What becomes of a mail whose inbox is deleted between RCPT and the end of the message. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newBox } from '../http/box.ts';
import { inboxes } from '../http/kit.ts';
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
