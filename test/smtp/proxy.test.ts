import { once } from 'node:events';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { parseTrustedProxies } from '../../src/access/client-address.ts';
import { readConfig } from '../../src/config.ts';
import { limits } from '../../src/limits.ts';
import type { SmtpOptions } from '../../src/smtp/server.ts';
import { removeTemporaryDirectories, startService } from '../support/service.ts';
import { Client, type Step } from './client.ts';
import { type Door, openDoor } from './door.ts';
import {
  addressesOf4,
  binary4,
  binary4WithAdditions,
  binary6,
  binaryHeader,
  text4,
  text6,
} from './proxyheaders.ts';

const clients: Client[] = [];
let door: Door;

afterEach(async () => {
  for (const client of clients.splice(0)) client.end();
  await door?.listener.close(0);
});

afterAll(removeTemporaryDirectories);

function peers(list: string): SmtpOptions['proxyProtocolFrom'] {
  const result = parseTrustedProxies(list);
  if (!result.ok) throw new Error(result.problems.join());
  return result.value;
}

/** A listener that takes this machine for a proxy. */
async function openBehindProxy(options: Partial<SmtpOptions> = {}): Promise<void> {
  door = await openDoor({ proxyProtocolFrom: peers('127.0.0.1,::1'), ...options });
}

async function call(host?: string): Promise<Client> {
  const client = await Client.connect(door.port, host);
  clients.push(client);
  return client;
}

async function sweeps(): Promise<void> {
  // A bystander with a header of its own, so that the listener has had time to speak.
  for (let count = 0; count < 3; count += 1) {
    const other = await call();
    await other.play([
      { send: text4, expect: '220' },
      { send: 'QUIT\r\n', expect: '221' },
    ]);
  }
}

const session = 'EHLO client.test\r\nMAIL FROM:<>\r\nRCPT TO:<qa@inbox.test>\r\nDATA\r\n';
const toTheEnd: readonly Step[] = [
  { send: session, expect: ['250-', '250 2.1.0', '250 2.1.5', '354'] },
  { send: 'Hi\r\n.\r\n', expect: '250 2.0.0' },
];

const headers: ReadonlyArray<readonly [string, Buffer, string]> = [
  ['version 1, IPv4', text4, '192.0.2.7'],
  ['version 1, IPv6', text6, '2001:db8:0:7::9'],
  [
    'version 1, an IPv4 address in its IPv6 form',
    Buffer.from('PROXY TCP6 ::ffff:192.0.2.7 ::1 1 2\r\n'),
    '192.0.2.7',
  ],
  [
    'version 2, an IPv4 address in its IPv6 form',
    binaryHeader(
      0x21,
      0x21,
      Buffer.concat([Buffer.from('00000000000000000000ffffc0000207', 'hex'), Buffer.alloc(20, 1)]),
    ),
    '192.0.2.7',
  ],
  ['version 1, UNKNOWN', Buffer.from('PROXY UNKNOWN\r\n'), '127.0.0.1'],
  ['version 2, IPv4', binary4, '192.0.2.7'],
  ['version 2, IPv6', binary6, '2001:db8:0:7::9'],
  ['version 2, with additions', binary4WithAdditions, '192.0.2.7'],
  ['version 2, LOCAL', binaryHeader(0x20, 0x11, addressesOf4), '127.0.0.1'],
  ['version 2, an unspecified family', binaryHeader(0x21, 0x00, Buffer.alloc(0)), '127.0.0.1'],
];

describe('from a configured proxy', () => {
  it.each(headers)('a header of %s names the client', async (_title, header, address) => {
    await openBehindProxy();
    const client = await call();
    await client.play([{ send: header, expect: '220 ' }, ...toTheEnd]);
    expect(door.receiver.received[0]?.envelope.remoteAddress).toBe(address);
    expect(door.log.find(({ message }) => message === 'mail stored')?.details).toMatchObject({
      remoteAddress: address,
    });
  });

  it.each(headers)(
    'a header of %s may come together with all that follows',
    async (_title, header, address) => {
      await openBehindProxy();
      const client = await call();
      client.send(Buffer.concat([header, Buffer.from(`${session}Hi\r\n.\r\nQUIT\r\n`)]));
      client.socket.end();
      expect((await client.rest()).map((reply) => reply.slice(0, 3))).toEqual(
        '220 250 250 250 354 250 221'.split(' '),
      );
      expect(door.receiver.received[0]?.envelope.remoteAddress).toBe(address);
      expect(door.receiver.texts).toEqual(['Hi\r\n']);
    },
  );

  it.each([
    ['version 1', text4],
    ['version 2', binary4WithAdditions],
  ])('a header of %s may be cut at every byte', async (_title, header) => {
    await openBehindProxy({ connectionsMax: 500, connectionsPerAddressMax: 500 });
    const stream = Buffer.concat([header, Buffer.from('EHLO client.test\r\n')]);
    await Promise.all(
      Array.from({ length: stream.length - 1 }, async (_, index) => {
        const client = await call();
        client.send(stream.subarray(0, index + 1));
        // A second packet: the first has left this process when its write was called back.
        await new Promise((resolve) => client.socket.write('', resolve));
        await new Promise((resolve) => setImmediate(resolve));
        client.send(stream.subarray(index + 1));
        await client.play([{ expect: ['220 ', '250-'] }, { send: 'QUIT\r\n', expect: '221' }]);
      }),
    );
  });

  it('a header may come byte by byte', async () => {
    await openBehindProxy();
    const client = await call();
    for (const byte of binary6) {
      client.send(Uint8Array.of(byte));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await client.play([{ expect: '220 ' }, ...toTheEnd]);
    expect(door.receiver.received[0]?.envelope.remoteAddress).toBe('2001:db8:0:7::9');
  });

  it('STARTTLS works behind a header, and keeps the client', async () => {
    await openBehindProxy();
    const client = await call();
    await client.play([
      { send: binary4, expect: '220 ' },
      { send: 'STARTTLS\r\n', expect: '220' },
    ]);
    await client.secure();
    await client.play(toTheEnd);
    expect(door.receiver.received[0]?.envelope).toMatchObject({
      remoteAddress: '192.0.2.7',
      protocol: 'ESMTPS',
    });
  });

  it('nothing is said before the header is complete', async () => {
    await openBehindProxy();
    const client = await call();
    await sweeps();
    expect(client.isSilent).toBe(true);
    client.send(text4.subarray(0, -1));
    await sweeps();
    expect(client.isSilent).toBe(true);
    await client.play([{ send: '\n', expect: '220 ' }]);
  });

  it.each([
    ['a greeting', 'EHLO client.test\r\n'],
    ['a malformed header', 'PROXY TCP4 here there 1 2\r\n'],
    ['a line without an end', `PROXY ${'x'.repeat(200)}`],
    ['a length without an end', Buffer.concat([binary4.subarray(0, 14), Buffer.of(0xff, 0xff)])],
    ['a TLS handshake', Buffer.from('16030100c8010000', 'hex')],
  ])('%s instead of a header ends the connection without a word', async (_title, bytes) => {
    await openBehindProxy();
    const client = await call();
    client.send(bytes);
    expect(await client.rest()).toEqual([]);
    expect(door.log).toContainEqual({
      level: 'warn',
      details: { proxyAddress: '127.0.0.1', failure: 'malformed', receivedBytes: Buffer.byteLength(bytes) },
      message: 'a connection from a configured proxy without a valid PROXY header',
    });
  });

  it('a header has to be there in time, however its bytes trickle in', async () => {
    await openBehindProxy();
    const client = await call();
    await sweeps();
    door.clock.advance(limits.smtpProxyHeaderMsMax - 1);
    client.send('PROXY ');
    await sweeps();
    expect(client.isSilent).toBe(true);
    door.clock.advance(1);
    expect(await client.rest()).toEqual([]);
    expect(door.log).toContainEqual(
      expect.objectContaining({ level: 'warn', details: expect.objectContaining({ failure: 'late' }) }),
    );
  });

  it('one that only looks whether the port is open is no event', async () => {
    await openBehindProxy();
    const probes = [await call(), await call(), await call()];
    probes[0]?.drop();
    probes[1]?.end();
    probes[2]?.socket.end();
    expect(await probes[2]?.rest()).toEqual([]);
    await sweeps();
    expect(door.log.filter(({ level }) => level !== 'debug')).toEqual([]);
  });

  it('one that is lost in the middle of its header takes nothing with it', async () => {
    await openBehindProxy();
    const client = await call();
    client.send(text4.subarray(0, 20));
    await sweeps();
    client.drop();
    while (door.log.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(door.log).toEqual([
      expect.objectContaining({
        level: 'warn',
        details: { proxyAddress: '127.0.0.1', failure: 'gone', receivedBytes: 20 },
      }),
    ]);
  });

  it('a header within the session is a command that nobody knows', async () => {
    await openBehindProxy();
    const client = await call();
    await client.play([{ send: Buffer.concat([text4, text6]), expect: ['220 ', '500 5.5.1 '] }, ...toTheEnd]);
    expect(door.receiver.received[0]?.envelope.remoteAddress).toBe('192.0.2.7');
  });

  it('the connections of each client are counted, and not those of the proxy', async () => {
    await openBehindProxy({ connectionsPerAddressMax: 2 });
    const other = Buffer.from('PROXY TCP4 192.0.2.8 198.51.100.1 1 2\r\n');
    const first = await call();
    await first.play([{ send: text4, expect: '220 ' }]);
    await (await call()).play([{ send: binary4, expect: '220 ' }]);
    await (await call()).play([{ send: text4, expect: '421 4.7.0 ' }]);
    await (await call()).play([{ send: other, expect: '220 ' }]);
    await (await call()).play([{ send: other, expect: '220 ' }]);
    await (await call()).play([{ send: other, expect: '421 4.7.0 ' }]);
    // Room again for the one who has left, and for nobody else.
    const gone = once(first.socket, 'close');
    await first.play([{ send: 'QUIT\r\n', expect: '221' }]);
    first.end();
    await gone;
    let said: string | null = null;
    while (!said?.startsWith('220')) {
      const next = await call();
      next.send(text4);
      said = await next.reply();
    }
    await (await call()).play([{ send: other, expect: '421 4.7.0 ' }]);
  });

  it('connections without a header are ended by a stop', async () => {
    await openBehindProxy();
    const client = await call();
    await sweeps();
    await door.listener.close(60_000);
    expect(await client.rest()).toEqual([]);
  });
});

describe('from everyone else a header', () => {
  it('of version 1 is a command that nobody knows', async () => {
    await openBehindProxy({ host: '::', proxyProtocolFrom: peers('::1') });
    const client = await call('127.0.0.1');
    await client.play([{ expect: '220 ' }, { send: text4, expect: '500 5.5.1 ' }, ...toTheEnd]);
    expect(door.receiver.received[0]?.envelope.remoteAddress).toBe('127.0.0.1');
  });

  it('of version 2 ends the connection', async () => {
    await openBehindProxy({ proxyProtocolFrom: peers('192.0.2.1,10.0.0.0/8') });
    const client = await call();
    await client.play([{ expect: '220 ' }]);
    client.send(Buffer.concat([binary4, Buffer.from(session)]));
    const replies = await client.rest();
    expect(replies.at(-1)).toMatch(/^500 5\.5\.2 .*closing/);
    expect(door.receiver.asked).toEqual([]);
  });

  it('is waited for on a listener for both families only where it is configured', async () => {
    await openBehindProxy({ host: '::', proxyProtocolFrom: peers('127.0.0.0/8') });
    await (await call('::1')).play([{ expect: '220 ' }]);
    const client = await call('127.0.0.1');
    await client.play([{ send: text6, expect: '220 ' }, ...toTheEnd]);
    expect(door.receiver.received[0]?.envelope.remoteAddress).toBe('2001:db8:0:7::9');
  });
});

describe('EMAIL_INBOX_SMTP_PROXY_PROTOCOL_FROM', () => {
  const name = 'EMAIL_INBOX_SMTP_PROXY_PROTOCOL_FROM';

  it('makes the announced client the one that the message names', async () => {
    const service = await startService({
      environment: { SMTP_PROXY_PROTOCOL_FROM: '10.0.0.0/8, 127.0.0.1' },
    });
    try {
      const { id } = await service.createInbox('qa@inbox.test');
      const client = await Client.connect(service.smtp.port);
      clients.push(client);
      await client.play([{ send: binary6, expect: '220 ' }, ...toTheEnd]);
      const list = await service.api('GET', `/api/v1/emailInbox/${id}/messages`);
      const messagePath = `/api/v1/emailInbox/${id}/messages/${list.body.data[0].id}`;
      const message = await service.api('GET', messagePath);
      expect(message.body.data.envelope.remoteAddress).toBe('2001:db8:0:7::9');
      const raw = await service.api('GET', `${messagePath}/raw`);
      expect(raw.text).toMatch(/^Received: from [^\r\n]*\[(?:IPv6:)?2001:db8:0:7::9\]/m);
    } finally {
      await service.stop();
    }
  });

  it('is nobody by default, and must be addresses', () => {
    const unset = readConfig({});
    expect(unset.ok && unset.config.SMTP_PROXY_PROTOCOL_FROM).toBe(null);
    expect(readConfig({ [name]: '10.0.0.1,proxy.test' })).toEqual({
      ok: false,
      problems: [
        expect.stringMatching(new RegExp(`^${name} must be IP addresses or CIDR ranges.*proxy\\.test`)),
      ],
    });
  });
});
