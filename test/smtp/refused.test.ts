import { afterEach, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { openSession, type Session } from '../support/sender.ts';
import { type Door, openDoor, storageFull } from './door.ts';

let door: Door;
let session: Session;
async function connect(): Promise<Session> {
  door = await openDoor();
  session = await openSession(door.port);
  await session.command('EHLO sender.test');
  return session;
}
afterEach(async () => {
  session.close();
  await door.listener.close(0);
});

test('a recipient that is refused is told of at once, with who asked', async () => {
  const { command } = await connect();
  await command('MAIL FROM:<a@acme.test>');
  await command('RCPT TO:<qa@inbox.test>');
  await command('RCPT TO:<nobody@inbox.test>');
  await command('RCPT TO:<x@elsewhere.test>');
  expect(door.receiver.refused).toEqual([
    {
      reason: 'no_such_inbox',
      remoteAddress: '127.0.0.1',
      helo: 'sender.test',
      mailFrom: 'a@acme.test',
      recipients: [],
      refusedRecipient: 'nobody@inbox.test',
      tls: null,
    },
    expect.objectContaining({ reason: 'foreign_domain', refusedRecipient: 'x@elsewhere.test' }),
  ]);
});

test('a mail that is refused is told of with the recipients it had', async () => {
  const { command, data } = await connect();
  await command('MAIL FROM:<a@acme.test>');
  await command('RCPT TO:<qa@inbox.test>');
  await command('DATA');
  await data('x'.repeat(150_000));
  await command('MAIL FROM:<b@acme.test> SIZE=999999');
  door.receiver.receiveError = storageFull();
  await command('MAIL FROM:<c@acme.test>');
  await command('RCPT TO:<qa@inbox.test>');
  await command('DATA');
  await data('Hello.');
  const seen = door.receiver.refused.map(({ reason, mailFrom, recipients }) => ({
    reason,
    mailFrom,
    to: recipients.map(({ address }) => address),
  }));
  expect(seen).toEqual([
    { reason: 'too_big', mailFrom: 'a@acme.test', to: ['qa@inbox.test'] },
    { reason: 'declared_too_big', mailFrom: 'b@acme.test', to: [] },
    { reason: 'not_stored', mailFrom: 'c@acme.test', to: ['qa@inbox.test'] },
  ]);
});

test('whoever guesses addresses all day is told of as often as a person would read, until a mail is taken', async () => {
  const { command, data } = await connect();
  const guess = async (count: number) => {
    await command('MAIL FROM:<a@acme.test>');
    for (let index = 0; index < count; index++) await command(`RCPT TO:<guess${index}@inbox.test>`);
  };
  await guess(limits.smtpRefusedLinesMax + 30);
  expect(door.receiver.refused).toHaveLength(limits.smtpRefusedLinesMax);
  await command('RCPT TO:<qa@inbox.test>');
  await command('DATA');
  await data('Hello.');
  await guess(1);
  expect(door.receiver.refused).toHaveLength(limits.smtpRefusedLinesMax + 1);
});
