import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/errors.ts';
import { limits } from '../../src/limits.ts';
import type { Client, Step } from './client.ts';
import { type Door, storageFull } from './door.ts';
import { doorForEach } from './fixture.ts';

let door: Door;
let client: Client;

doorForEach((opened, greeted) => {
  door = opened;
  client = greeted;
});

const secret = '482913';
const mail: Step = { send: 'MAIL FROM:<sender@acme.test>\r\n', expect: '250' };
const rcpt: Step = { send: 'RCPT TO:<qa@inbox.test>\r\n', expect: '250' };
const noSuch: Step = { send: 'RCPT TO:<nobody@inbox.test>\r\n', expect: '550 5.1.1' };
const foreign: Step = { send: 'RCPT TO:<qa@elsewhere.test>\r\n', expect: '550 5.7.1' };
const data: Step = { send: 'DATA\r\n', expect: '354' };
const rset: Step = { send: 'RSET\r\n', expect: '250' };
const body = `Subject: Code ${secret}\r\n\r\n${secret}\r\n.\r\n`;

/** The client leaves, and the listener has something to say about it. */
async function sessionGone(): Promise<void> {
  client.end();
  while (door.log.length === 0) await new Promise((resolve) => setImmediate(resolve));
}

function refused(reason: string, recipients: number): object {
  return {
    level: 'info',
    details: { reason, recipients, remoteAddress: '127.0.0.1' },
    message: 'mail refused',
  };
}

describe('a stored mail', () => {
  it('is one line, with what is needed to find it and nothing of what it says', async () => {
    door.receiver.beforeStored = () => door.clock.advance(7);
    await client.play([mail, rcpt, { send: 'RCPT TO:<box1@inbox.test>\r\n', expect: '250' }, data]);
    await client.play([{ send: body, expect: '250' }]);
    expect(door.log).toEqual([
      {
        level: 'info',
        details: {
          messageId: 'msg_1',
          sizeBytes: Buffer.byteLength(body) - '.\r\n'.length,
          recipients: 2,
          remoteAddress: '127.0.0.1',
          tls: null,
          ms: 7,
        },
        message: 'mail stored',
      },
    ]);
  });

  it('names the encryption it came over', async () => {
    await client.play([{ send: 'STARTTLS\r\n', expect: '220' }]);
    await client.secure();
    await client.play([{ send: 'EHLO client.test\r\n', expect: '250-' }, mail, rcpt, data]);
    await client.play([{ send: body, expect: '250' }]);
    expect(door.log).toEqual([
      expect.objectContaining({
        details: expect.objectContaining({ tls: expect.stringMatching(/^TLSv1\.3 /) }),
      }),
    ]);
  });

  it('is one line at any level, however many come on a connection', async () => {
    const transaction = 'MAIL FROM:<>\r\nRCPT TO:<qa@inbox.test>\r\nDATA\r\nHi\r\n.\r\n';
    client.send(`${transaction.repeat(200)}QUIT\r\n`);
    expect((await client.rest()).at(-1)).toMatch(/^221 /);
    expect(door.log).toHaveLength(200);
  });

  it('is one line also when some of its recipients were refused', async () => {
    await client.play([mail, noSuch, rcpt, foreign, data, { send: body, expect: '250' }]);
    expect(door.log.map(({ message }) => message)).toEqual(['mail stored']);
  });
});

describe('a refused mail is one line with the reason', () => {
  it('when nobody it is for exists', async () => {
    await client.play([mail, noSuch, noSuch, noSuch, rset]);
    expect(door.log).toEqual([refused('no_such_inbox', 3)]);
  });

  it('when it is for elsewhere, and the client gives up by leaving', async () => {
    await client.play([mail, foreign, { send: 'QUIT\r\n', expect: '221' }]);
    await sessionGone();
    expect(door.log).toEqual([refused('foreign_domain', 1)]);
  });

  it('when its recipients are refused for different reasons, and the message comes all the same', async () => {
    client.send(
      'MAIL FROM:<>\r\nRCPT TO:<nobody@inbox.test>\r\nRCPT TO:<a@elsewhere.test>\r\nRCPT TO:<qa>\r\n' +
        `DATA\r\n${body}`,
    );
    expect((await client.rest()).at(-1)).toMatch(/^554 .*closing/);
    await sessionGone();
    expect(door.log).toEqual([refused('no_such_inbox,foreign_domain,malformed', 3)]);
  });

  it('when it says that it is too big', async () => {
    await client.play([{ send: 'MAIL FROM:<a@acme.test> SIZE=100001\r\n', expect: '552' }]);
    expect(door.log).toEqual([refused('declared_too_big', 0)]);
  });

  it.each([
    ['too_big', `${'x'.repeat(100_001)}\r\n.\r\n`, '552 5.3.4'],
    ['bare_lf', `${secret}\n.\r\n`, '554 5.6.0'],
    ['bare_cr', `${secret}\r.\r\n`, '554 5.6.0'],
  ])('when it is %s', async (reason, message, reply) => {
    await client.play([mail, rcpt, data, { send: message, expect: reply }]);
    expect(door.log).toEqual([refused(reason, 1)]);
  });

  it('when it cannot be stored, and that one is an error', async () => {
    door.receiver.receiveError = storageFull();
    await client.play([mail, rcpt, data, { send: body, expect: '452 4.3.1' }]);
    expect(door.log).toEqual([expect.objectContaining({ level: 'error', message: 'mail not stored' })]);
    expect(JSON.stringify(door.log)).not.toContain(secret);
  });

  it('when its recipients are gone by its end, which is no error', async () => {
    door.receiver.receiveError = new AppError('inbox_not_found', 'gone');
    await client.play([mail, rcpt, data, { send: body, expect: '550 5.1.1 ' }]);
    expect(door.log).toEqual([refused('no_such_inbox', 1)]);
    expect(door.receiver.refused).toEqual([
      expect.objectContaining({ reason: 'no_such_inbox', refusedRecipient: null }),
    ]);
    door.receiver.receiveError = null;
    await client.play([mail, rcpt, data, { send: body, expect: '250' }]);
  });

  it('but a client that is refused without end does not fill the log', async () => {
    for (let count = 0; count < 2 * limits.smtpRefusedLinesMax; count += 1)
      await client.play([mail, noSuch, rset]);
    expect(door.log).toHaveLength(limits.smtpRefusedLinesMax);
    await client.play([mail, rcpt, data, { send: body, expect: '250' }, mail, noSuch, rset]);
    expect(door.log.slice(limits.smtpRefusedLinesMax)).toEqual([
      expect.objectContaining({ message: 'mail stored' }),
      refused('no_such_inbox', 1),
    ]);
  });
});

it('a mail that its sender gives up is no line', async () => {
  await client.play([mail, rset, mail, rcpt, rset, mail, rcpt, noSuch, rset]);
  expect(door.log).toEqual([]);
});
