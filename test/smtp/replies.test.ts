import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../src/errors.ts';
import { limits } from '../../src/limits.ts';
import { Client, type Step } from './client.ts';
import { type Door, openDoor, storageFull, storageUnavailable } from './door.ts';

let door: Door;
let client: Client;

beforeEach(async () => {
  door = await openDoor();
  client = await Client.connect(door.port);
  await client.play([{ expect: '220 mx.inbox.test ESMTP' }]);
});

afterEach(async () => {
  client.end();
  await door.listener.close(0);
});

const ehlo: Step = { send: 'EHLO client.test\r\n', expect: '250-mx.inbox.test' };
const mail: Step = { send: 'MAIL FROM:<sender@acme.test>\r\n', expect: '250 2.1.0 ' };
const rcpt: Step = { send: 'RCPT TO:<qa@inbox.test>\r\n', expect: '250 2.1.5 ' };
const data: Step = { send: 'DATA\r\n', expect: '354 ' };
const body: Step = { send: 'Subject: Hello\r\n\r\n482913\r\n.\r\n', expect: '250 2.0.0 ' };
const quit: Step = { send: 'QUIT\r\n', expect: '221 2.0.0 ' };

describe('a mail', () => {
  it('is accepted with the id it was stored under', async () => {
    await client.play([ehlo, mail, rcpt, data]);
    await client.play([{ send: 'Subject: Hello\r\n\r\n482913\r\n.\r\n', expect: /^250 2\.0\.0 .* msg_1$/ }]);
    expect(door.receiver.texts).toEqual(['Subject: Hello\r\n\r\n482913\r\n']);
  });

  it('is handed over with its envelope', async () => {
    await client.play([ehlo, mail, rcpt, { send: 'RCPT TO:<QA+run42@inbox.test>\r\n', expect: '250 2.1.5' }]);
    await client.play([data, body]);
    expect(door.receiver.received[0]?.envelope).toEqual({
      mailFrom: 'sender@acme.test',
      recipients: [
        { inboxId: 'inb_qa', organizationId: 'org_default', address: 'qa@inbox.test' },
        { inboxId: 'inb_qa', organizationId: 'org_default', address: 'qa+run42@inbox.test' },
      ],
      remoteAddress: '127.0.0.1',
      helo: 'client.test',
      tls: null,
      protocol: 'ESMTP',
    });
  });

  it('owns its bytes and not one more', async () => {
    await client.play([ehlo, mail, rcpt, data, body]);
    const { raw } = door.receiver.received[0]!;
    expect(raw.buffer.byteLength).toBe(raw.byteLength);
  });

  it('is acknowledged only after the mail receiver has it', async () => {
    let release = () => {};
    const arrived = new Promise<void>((resolve) => {
      door.receiver.beforeStored = () => {
        resolve();
        return new Promise((done) => {
          release = done;
        });
      };
    });
    await client.play([ehlo, mail, rcpt, data]);
    client.send('Subject: Hello\r\n\r\nbody\r\n.\r\n');
    await arrived;
    let said: string | null = null;
    const reply = client.reply().then((text) => {
      said = text;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(said).toBeNull();
    release();
    await reply;
    expect(said).toMatch(/^250 2\.0\.0/);
  });

  it('follows another on the same connection', async () => {
    await client.play([ehlo, mail, rcpt, data, body, mail, rcpt, data, body, quit]);
    expect(door.receiver.received).toHaveLength(2);
  });

  it('comes through when a whole session is one packet', async () => {
    const message = 'Subject: Hello\r\n\r\n..one dot\r\n.\r\n';
    const transaction = `MAIL FROM:<a@acme.test>\r\nRCPT TO:<qa@inbox.test>\r\nDATA\r\n${message}`;
    client.send(`EHLO client.test\r\n${transaction}${transaction}QUIT\r\n`);
    const replies = await client.rest();
    expect(replies.map((reply) => reply.slice(0, 3))).toEqual([
      '250',
      '250',
      '250',
      '354',
      '250',
      '250',
      '250',
      '354',
      '250',
      '221',
    ]);
    expect(door.receiver.texts).toEqual(Array(2).fill('Subject: Hello\r\n\r\n.one dot\r\n'));
  });

  it('is answered even when the client has closed its side already', async () => {
    door.receiver.beforeStored = async () => {
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    };
    client.send('EHLO client.test\r\nMAIL FROM:<>\r\nRCPT TO:<qa@inbox.test>\r\nDATA\r\nHi\r\n.\r\n');
    client.socket.end();
    const replies = await client.rest();
    expect(replies.at(-1)).toMatch(/^250 2\.0\.0 .*msg_1$/);
  });

  it('may be empty, and may hold NUL', async () => {
    await client.play([ehlo, mail, rcpt, data, { send: '.\r\n', expect: '250 2.0.0' }]);
    await client.play([mail, rcpt, data, { send: 'a\0b\r\n\0.\r\n.\r\n', expect: '250 2.0.0' }]);
    expect(door.receiver.texts).toEqual(['', 'a\0b\r\n\0.\r\n']);
  });

  it('from HELO is SMTP, with SMTPUTF8 it is UTF8SMTP', async () => {
    await client.play([
      { send: 'HELO client.test\r\n', expect: '250 mx.inbox.test' },
      mail,
      rcpt,
      data,
      body,
    ]);
    await client.play([
      ehlo,
      { send: 'MAIL FROM:<jürgen@bücher.test> SMTPUTF8 BODY=8BITMIME SIZE=100\r\n', expect: '250 2.1.0' },
      rcpt,
      data,
      body,
    ]);
    const [first, second] = door.receiver.received;
    expect(first?.envelope.protocol).toBe('SMTP');
    expect(second?.envelope).toMatchObject({ protocol: 'UTF8SMTP', mailFrom: 'jürgen@bücher.test' });
  });
});

describe('EHLO', () => {
  it('offers what works and nothing else', async () => {
    client.send('EHLO client.test\r\n');
    const lines = (await client.reply())!.split('\r\n').map((line) => line.slice(4));
    expect(lines.slice(1).sort()).toEqual([
      '8BITMIME',
      'ENHANCEDSTATUSCODES',
      'PIPELINING',
      'SIZE 100000',
      'SMTPUTF8',
      'STARTTLS',
    ]);
  });
});

const dialogues: Readonly<Record<string, readonly Step[]>> = {
  'no such inbox': [ehlo, mail, { send: 'RCPT TO:<nobody@inbox.test>\r\n', expect: '550 5.1.1 ' }],
  'a foreign domain': [ehlo, mail, { send: 'RCPT TO:<qa@elsewhere.test>\r\n', expect: '550 5.7.1 ' }],
  'not an address': [
    ehlo,
    mail,
    { send: 'RCPT TO:<qa>\r\n', expect: '501 5.1.3 ' },
    { send: 'RCPT TO:<>\r\n', expect: '501 5.1.3 ' },
    { send: 'RCPT TO:qa@inbox.test\r\n', expect: '501 5.1.3 ' },
    { send: 'RCPT FROM:<qa@inbox.test>\r\n', expect: '501 5.1.3 ' },
    { send: 'RCPT TO:<qa@inbox.test>x\r\n', expect: '501 5.1.3 ' },
    { send: 'RCPT TO:<qa@inbox.test\r\n', expect: '501 5.1.3 ' },
    rcpt,
  ],
  'the null sender and the postmaster': [
    ehlo,
    { send: 'MAIL FROM:<>\r\n', expect: '250 2.1.0' },
    { send: 'RCPT TO:<Postmaster>\r\n', expect: '250 2.1.5' },
    data,
    body,
  ],
  'a sender that is none': [
    ehlo,
    { send: 'MAIL FROM:<nobody>\r\n', expect: '501 5.1.7 ' },
    { send: 'MAIL FROM:nobody@acme.test\r\n', expect: '501 5.1.7 ' },
    { send: 'MAIL FROM:<a b@acme.test>\r\n', expect: '501 5.1.7 ' },
    { send: `MAIL FROM:<${'x'.repeat(250)}@acme.test>\r\n`, expect: '501 5.1.7 ' },
    { send: 'MAIL <a@acme.test>\r\n', expect: '501 5.1.7 ' },
  ],
  parameters: [
    ehlo,
    { send: 'MAIL FROM:<a@acme.test> SIZE=abc\r\n', expect: '501 5.5.4 ' },
    { send: 'MAIL FROM:<a@acme.test> SIZE\r\n', expect: '501 5.5.4 ' },
    { send: 'MAIL FROM:<a@acme.test> SIZE=1 SIZE=2\r\n', expect: '501 5.5.4 ' },
    { send: 'MAIL FROM:<a@acme.test> BODY=BINARYMIME\r\n', expect: '501 5.5.4 ' },
    { send: 'MAIL FROM:<a@acme.test> SMTPUTF8=yes\r\n', expect: '501 5.5.4 ' },
    { send: 'MAIL FROM:<a@acme.test> RET=FULL\r\n', expect: '555 5.5.4 ' },
    { send: 'mail from: <a@acme.test> size=1 body=7bit\r\n', expect: '250 2.1.0 ' },
    { send: 'RCPT TO:<qa@inbox.test> NOTIFY=NEVER\r\n', expect: '555 5.5.4 ' },
  ],
  'addresses beyond ASCII without SMTPUTF8': [
    ehlo,
    { send: 'MAIL FROM:<jürgen@acme.test>\r\n', expect: '553 5.6.7 ' },
    mail,
    { send: 'RCPT TO:<qä@inbox.test>\r\n', expect: '553 5.6.7 ' },
  ],
  'a declared size over the limit': [
    ehlo,
    { send: 'MAIL FROM:<a@acme.test> SIZE=100001\r\n', expect: '552 5.3.4 ' },
    { send: 'MAIL FROM:<a@acme.test> SIZE=99999999999999999999\r\n', expect: '552 5.3.4 ' },
    { send: 'MAIL FROM:<a@acme.test> SIZE=100000\r\n', expect: '250 2.1.0 ' },
  ],
  'commands out of order': [
    { send: 'MAIL FROM:<a@acme.test>\r\n', expect: '503 5.5.1 ' },
    { send: 'RCPT TO:<qa@inbox.test>\r\n', expect: '503 5.5.1 ' },
    { send: 'DATA\r\n', expect: '503 5.5.1 ' },
    ehlo,
    { send: 'RCPT TO:<qa@inbox.test>\r\n', expect: '503 5.5.1 ' },
    { send: 'DATA\r\n', expect: '503 5.5.1 ' },
    mail,
    { send: 'MAIL FROM:<b@acme.test>\r\n', expect: '503 5.5.1 ' },
    { send: 'DATA\r\n', expect: '554 5.5.1 ' },
    { send: 'RSET\r\n', expect: '250 2.0.0 ' },
    { send: 'DATA\r\n', expect: '503 5.5.1 ' },
    mail,
    ehlo,
    { send: 'RCPT TO:<qa@inbox.test>\r\n', expect: '503 5.5.1 ' },
  ],
  'commands with too many or too few arguments': [
    { send: 'EHLO\r\n', expect: '501 ' },
    { send: 'HELO a b\r\n', expect: '501 ' },
    { send: `EHLO ${'x'.repeat(256)}\r\n`, expect: '501 ' },
    ehlo,
    { send: 'QUIT now\r\n', expect: '501 5.5.4 ' },
    { send: 'RSET now\r\n', expect: '501 5.5.4 ' },
    { send: 'STARTTLS now\r\n', expect: '501 5.5.4 ' },
    { send: 'VRFY\r\n', expect: '501 5.5.4 ' },
    mail,
    rcpt,
    { send: 'DATA now\r\n', expect: '501 5.5.4 ' },
  ],
  'what is not offered': [
    ehlo,
    { send: 'VRFY qa@inbox.test\r\n', expect: '252 2.' },
    { send: 'EXPN list\r\n', expect: '502 5.5.1 ' },
    { send: 'HELP\r\n', expect: '214 2.0.0 ' },
    { send: 'NOOP ignored\r\n', expect: '250 2.0.0 ' },
    { send: 'AUTH PLAIN AGEAYg==\r\n', expect: '502 5.5.1 ' },
    { send: 'XCLIENT ADDR=192.0.2.1\r\n', expect: '550 5.7.1 ' },
    { send: 'XFORWARD ADDR=192.0.2.1\r\n', expect: '550 5.7.1 ' },
    { send: 'ETRN inbox.test\r\n', expect: '502 5.5.1 ' },
    { send: 'WIZ\r\n', expect: '500 5.5.1 ' },
    { send: '\r\n', expect: '500 5.5.1 ' },
    { send: 'PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n', expect: '500 5.5.1 ' },
    { send: Buffer.from('NOOP \xff\r\n', 'latin1'), expect: '500 5.5.2 ' },
    mail,
    rcpt,
    data,
    body,
  ],
  'commands in any case': [
    { send: 'ehlo client.test\r\n', expect: '250-' },
    { send: 'Mail From:<a@acme.test>\r\n', expect: '250 2.1.0 ' },
    { send: 'rCPT tO:<qa@inbox.test>\r\n', expect: '250 2.1.5 ' },
    { send: 'data\r\n', expect: '354 ' },
    body,
    { send: 'quit\r\n', expect: '221 2.0.0 ' },
  ],
};

describe('each situation has its reply', () => {
  it.each(Object.entries(dialogues))('%s', async (_title, steps) => {
    await client.play(steps);
  });
});

describe('what the mail receiver is asked', () => {
  it('is the address as the client sent it', async () => {
    const paths = [
      'QA+Tag@Inbox.Test',
      '@relay.test:qa@inbox.test',
      '"q a>b"@inbox.test',
      'qa%inbox.test@inbox.test',
    ];
    await client.play([ehlo, mail]);
    for (const path of paths) await client.play([{ send: `RCPT TO:<${path}>\r\n`, expect: /^\d/ }]);
    expect(door.receiver.asked).toEqual(paths);
  });
});

describe('recipients', () => {
  it('beyond the hundredth are refused, and the first hundred stand', async () => {
    await client.play([ehlo, mail]);
    for (let index = 1; index <= limits.smtpRecipientsMax; index += 1) {
      await client.play([{ send: `RCPT TO:<box${index}@inbox.test>\r\n`, expect: '250 2.1.5' }]);
    }
    await client.play([{ send: 'RCPT TO:<qa@inbox.test>\r\n', expect: '452 4.5.3 ' }, data, body]);
    const { recipients } = door.receiver.received[0]!.envelope;
    expect(recipients.map(({ inboxId }) => inboxId)).toEqual(
      Array.from({ length: 100 }, (_, index) => `inb_box${index + 1}`),
    );
  });

  it('named twice are one', async () => {
    await client.play([ehlo, mail, rcpt, rcpt, data, body]);
    expect(door.receiver.received[0]?.envelope.recipients).toHaveLength(1);
  });

  it('that are refused do not keep the others from their mail', async () => {
    await client.play([ehlo, mail, rcpt, { send: 'RCPT TO:<no@inbox.test>\r\n', expect: '550' }, data, body]);
    expect(door.receiver.received).toHaveLength(1);
  });
});

describe('the size limit', () => {
  const line = `${'x'.repeat(98)}\r\n`;

  it('lets a mail of exactly that size in', async () => {
    await client.play([ehlo, mail, rcpt, data, { send: `${line.repeat(1000)}.\r\n`, expect: '250 2.0.0' }]);
    expect(door.receiver.received[0]?.raw).toHaveLength(100_000);
  });

  it('does not count dots that are only stuffing', async () => {
    await client.play([ehlo, mail, rcpt, data]);
    await client.play([{ send: `${`.${'.'.repeat(98)}\r\n`.repeat(1000)}.\r\n`, expect: '250 2.0.0' }]);
    expect(door.receiver.received[0]?.raw).toHaveLength(100_000);
  });

  it.each(['', ' SIZE=10'])(
    'refuses one byte more, stores nothing and goes on (declared:%s)',
    async (size) => {
      await client.play([ehlo, { send: `MAIL FROM:<a@acme.test>${size}\r\n`, expect: '250' }, rcpt, data]);
      await client.play([{ send: `y${line.repeat(1000)}.\r\n`, expect: '552 5.3.4 ' }]);
      expect(door.receiver.received).toEqual([]);
      await client.play([mail, rcpt, data, body]);
      expect(door.receiver.received).toHaveLength(1);
    },
  );

  it('ends the connection of a client that does not stop', async () => {
    await client.play([ehlo, mail, rcpt, data]);
    const block = Buffer.from(line.repeat(10_000));
    let sentBytes = 0;
    const reply = client.reply();
    let done = false;
    reply.finally(() => {
      done = true;
    });
    while (!done && sentBytes < 2 * limits.smtpDiscardBytesMax) {
      sentBytes += block.length;
      await new Promise((resolve) => client.socket.write(block, resolve));
    }
    expect(await reply).toMatch(/^552 5\.3\.4 .*closing/);
    expect(sentBytes).toBeLessThan(1.5 * limits.smtpDiscardBytesMax);
    expect(door.receiver.received).toEqual([]);
  });
});

describe('an error of the mail receiver', () => {
  const cases: ReadonlyArray<readonly [string, () => unknown, string]> = [
    ['a full disk', storageFull, '452 4.3.1 '],
    ['a database that does not answer', storageUnavailable, '451 4.3.0 '],
    ['a bug', () => new TypeError('boom'), '451 4.3.0 '],
    ['something that is not even an error', () => 'boom', '451 4.3.0 '],
    ['a permanent error that cannot be', () => new AppError('bad_request', 'no'), '451 4.3.0 '],
  ];

  it.each(cases)(
    'while storing, %s: is temporary and the session goes on',
    async (_title, error, expected) => {
      door.receiver.receiveError = error();
      await client.play([ehlo, mail, rcpt, data]);
      await client.play([{ send: 'Subject: x\r\n\r\nbody\r\n.\r\n', expect: expected }]);
      door.receiver.receiveError = null;
      await client.play([mail, rcpt, data, body]);
      expect(door.receiver.received).toHaveLength(1);
    },
  );

  it.each(cases)('while asking for an inbox, %s: is temporary', async (_title, error, expected) => {
    door.receiver.verifyError = error();
    await client.play([ehlo, mail, { send: 'RCPT TO:<qa@inbox.test>\r\n', expect: expected }]);
    door.receiver.verifyError = null;
    await client.play([rcpt, data, body]);
  });

  it('is logged with its cause and never shown', async () => {
    door.receiver.receiveError = storageUnavailable();
    await client.play([ehlo, mail, rcpt, data]);
    client.send('Subject: x\r\n\r\nsecret 482913\r\n.\r\n');
    expect(await client.reply()).not.toContain('disk I/O');
    const line = door.log.find(({ level }) => level === 'error');
    expect(line?.details).toMatchObject({
      err: { code: 'storage_unavailable', cause: { message: 'disk I/O error' } },
    });
    expect(JSON.stringify(door.log)).not.toContain('482913');
  });

  it('that says the service stops ends the session', async () => {
    door.receiver.receiveError = new AppError('shutting_down', 'stopping');
    await client.play([ehlo, mail, rcpt, data, { send: 'x\r\n.\r\n', expect: '421 4.3.2 ' }]);
    expect(await client.reply()).toBeNull();
  });
});

describe('a client that goes too far', () => {
  it('with unknown commands is sent off', async () => {
    for (let count = 0; count < limits.smtpUnknownCommandsMax; count += 1) {
      await client.play([{ send: 'XYZZY\r\n', expect: '500 5.5.1' }]);
    }
    await client.play([{ send: 'XYZZY\r\n', expect: '421 4.7.0 ' }]);
    expect(await client.reply()).toBeNull();
  });

  it('with commands that lead to no mail is sent off', async () => {
    client.send('NOOP\r\n'.repeat(2 * limits.smtpCommandsPerMailMax));
    const replies = await client.rest();
    expect(replies.slice(0, -1)).toHaveLength(limits.smtpCommandsPerMailMax);
    expect(replies.at(-1)).toMatch(/^421 4\.7\.0 /);
  });

  it('with many commands is welcome when they lead to mails', async () => {
    const transaction = 'MAIL FROM:<>\r\nRCPT TO:<qa@inbox.test>\r\nDATA\r\nHi\r\n.\r\nRSET\r\n';
    client.send('EHLO client.test\r\n');
    client.send(transaction.repeat(limits.smtpCommandsPerMailMax / 4 + 1));
    client.send('QUIT\r\n');
    expect((await client.rest()).at(-1)).toMatch(/^221 /);
    expect(door.receiver.received).toHaveLength(limits.smtpCommandsPerMailMax / 4 + 1);
  });

  it('with a line that never ends is sent off', async () => {
    client.send('A'.repeat(limits.smtpCommandBytesMax + 1));
    expect(await client.rest()).toEqual([expect.stringMatching(/^500 5\.5\.2 /)]);
  });

  it('by speaking TLS without STARTTLS is told at once', async () => {
    client.send(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]));
    expect(await client.rest()).toEqual([expect.stringMatching(/^500 5\.5\.2 /)]);
  });

  it('by speaking HTTP is told at once, and its body is not run', async () => {
    client.send('POST / HTTP/1.1\r\nHost: x\r\n\r\nMAIL FROM:<a@acme.test>\r\n');
    expect(await client.rest()).toEqual([expect.stringMatching(/^500 5\.5\.1 /)]);
  });

  it('by leaving in the middle of a mail has sent none', async () => {
    await client.play([ehlo, mail, rcpt, data]);
    client.send('Subject: Hello\r\n\r\nhalf a mai');
    client.socket.end();
    expect(await client.rest()).toEqual([]);
    const other = await Client.greeted(door.port);
    await other.play([mail, rcpt, data]);
    other.send('Subject: Hello\r\n\r\nhalf a mai');
    other.drop();
    await door.listener.close(0);
    expect(door.receiver.received).toEqual([]);
  });

  it('by leaving in the middle of a command has given none', async () => {
    await client.play([ehlo, mail, rcpt, data, { send: 'x\r\n.\r\n', expect: '250 2.0.0' }]);
    client.send('MAIL FROM:<a@acme.test>\r\nRCPT TO:<box1@inbox.test>');
    client.socket.end();
    expect(await client.rest()).toEqual([expect.stringMatching(/^250 2\.1\.0/)]);
    expect(door.receiver.asked).toEqual(['qa@inbox.test']);
  });
});
