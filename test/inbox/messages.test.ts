import { expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { type MessagesOptions, messageUseCases } from '../../src/inbox/messages.ts';
import { StampClock } from '../../src/inbox/stamp.ts';
import { Waiters } from '../../src/inbox/waiters.ts';
import type { ParseReport } from '../../src/mail/parse.ts';
import { salvageMail } from '../../src/mail/salvage.ts';

/** What a reader is told of a mail that was parsed so when it came, and so when it is read. */
async function told(onArrival: ParseReport, onReading: ParseReport): Promise<ParseReport> {
  const raw = Buffer.from('Subject: x\r\n\r\nbody\r\n');
  const message = { id: 'msg_1', receivedAt: 0, raw, parse: onArrival, rcptTo: [], mailFrom: '', helo: '' };
  const mail = { ...salvageMail(raw, ''), parse: onReading };
  const options = {
    store: {
      messageBytes: async () => raw.length,
      message: async () => ({ ...message, remoteAddress: '::1', protocol: 'ESMTP', tls: null }),
    },
    parser: { read: async () => ({ mail, bodyText: '', links: [], decision: { candidates: [] } }) },
    inboxes: { find: async () => ({}) },
    waiters: new Waiters(),
    stampClock: new StampClock(systemClock, 0),
    hostname: 'mx.inbox.test',
  };
  return (await messageUseCases(options as unknown as MessagesOptions).read('org', 'inb', 'msg_1')).parse;
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
