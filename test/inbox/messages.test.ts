import { expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { type MessagesOptions, messageUseCases } from '../../src/inbox/messages.ts';
import { StampClock } from '../../src/inbox/stamp.ts';
import { Waiters } from '../../src/inbox/waiters.ts';
import type { ParseReport } from '../../src/mail/parse.ts';
import { salvageMail } from '../../src/mail/salvage.ts';

const raw = Buffer.from('Subject: x\r\n\r\nbody\r\n');

/** The use cases, of which only those that read one mail work; `seen` is what they asked the store and the parser for. */
function reading(message: object, parser: object, seen: unknown[] = []) {
  const options = {
    store: {
      messageBytes: async () => raw.length,
      message: async (...ids: string[]) => {
        seen.push(ids);
        return { id: 'msg_1', receivedAt: 0, raw, rcptTo: [], mailFrom: '', helo: '', ...message };
      },
    },
    parser,
    inboxes: { find: async () => ({}) },
    waiters: new Waiters(),
    stampClock: new StampClock(systemClock, 0),
    hostname: 'mx.inbox.test',
  };
  return messageUseCases(options as unknown as MessagesOptions);
}

/** What a reader is told of a mail that was parsed so when it came, and so when it is read. */
async function told(onArrival: ParseReport, onReading: ParseReport): Promise<ParseReport> {
  const mail = { ...salvageMail(raw, ''), parse: onReading };
  const messages = reading(
    { parse: onArrival, remoteAddress: '::1', protocol: 'ESMTP', tls: null },
    { read: async () => ({ mail, bodyText: '', links: [], decision: { candidates: [] } }) },
  );
  return (await messages.read('org', 'inb', 'msg_1')).parse;
}

const whole = { status: 'complete', problems: [] } as const;
const cut = { status: 'partial', problems: ['it was cut'] } as const;
const lost = { status: 'failed', problems: ['it took too long'] } as const;

test('a reader is told what went wrong when the mail came, and what went wrong now', async () => {
  expect(await told(whole, whole)).toEqual(whole);
  expect(await told(whole, cut)).toEqual(cut);
  expect(await told(cut, cut)).toEqual(cut);
  expect(await told(lost, whole)).toEqual(lost);
  expect(await told(cut, lost)).toEqual({
    status: 'failed',
    problems: ['it was cut', 'it took too long'],
  });
});

test('several attachments cost one look at the store and one parse; without any there is none', async () => {
  const seen: unknown[] = [];
  const attachments = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const parser = {
    attachments: async (_raw: Uint8Array, positions: readonly number[]) => {
      seen.push(positions);
      return positions.map((position) => (position === 2 ? null : new Uint8Array([position])));
    },
  };
  const messages = reading({ attachments }, parser, seen);
  const { found } = await messages.attachments('org', 'inb', 'msg_1', ['d', 'c', 'other', 'b']);
  expect(found.map(({ attachment, bytes }) => [attachment.id, ...bytes])).toEqual([
    ['b', 1],
    ['d', 3],
  ]);
  expect(seen).toEqual([
    ['inb', 'msg_1'],
    [1, 2, 3],
  ]);
  expect((await messages.attachments('org', 'inb', 'msg_1', ['other'])).found).toEqual([]);
  expect(seen.slice(2)).toEqual([['inb', 'msg_1']]);
});
