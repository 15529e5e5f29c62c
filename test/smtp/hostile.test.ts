/**
 * No client stalls the others: each test is one way to try, and ends with an honest mail that gets through. What
 * is tried against one session alone (deadlines, bounds of a command) stands in the tests of those.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.ts';
import { killLeftovers, type Service, startService as startProcess } from '../support/process.ts';
import { deliver, mailOf } from '../support/sender.ts';
import {
  removeTemporaryDirectories,
  startService,
  type TestService,
  temporaryDirectory,
} from '../support/service.ts';
import { Client, type Step } from './client.ts';
import { type Door, openDoor } from './door.ts';

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

afterAll(removeTemporaryDirectories);

/** Connected; what the server says is thrown away. */
async function call(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** The first thing the server says; empty when it closes without a word. */
async function greetingOf(port: number): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  socket.on('error', () => {});
  const said = new Promise<string>((resolve) => {
    socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    socket.once('close', () => resolve(''));
  });
  return said;
}

const toData = 'EHLO x\r\nMAIL FROM:<>\r\nRCPT TO:<qa@inbox.test>\r\nDATA\r\n';

describe('the service goes on serving', () => {
  let service: TestService;
  let inboxId: string;
  let mails = 0;

  beforeAll(async () => {
    service = await startService({
      environment: { SMTP_CONNECTIONS_MAX: '2100', SMTP_CONNECTIONS_PER_ADDRESS_MAX: '2100' },
    });
    inboxId = (await service.createInbox('qa@inbox.test')).id;
  });

  afterAll(() => service?.stop());

  /** Sends an honest mail, and reads its code. @returns Milliseconds from the connection to the code. */
  async function honest(): Promise<number> {
    mails += 1;
    const code = String(482_900 + mails);
    const began = performance.now();
    const mail = mailOf({ subject: 'Sign in', body: `Your verification code is ${code}.` });
    expect(await deliver(service.smtp.port, { to: 'qa@inbox.test', mail })).toMatch(/^250 2\.0\.0 /);
    const { body } = await service.api('GET', `/api/v1/emailInbox/${inboxId}/otp`);
    expect(body.data.otp).toBe(code);
    return performance.now() - began;
  }

  async function storedMails(): Promise<number> {
    const { body } = await service.api('GET', `/api/v1/emailInbox/${inboxId}/messages?limit=100`);
    return body.data.length;
  }

  it('with 2,000 idle connections: an honest mail is delivered and its code read within 5 s', async () => {
    const greetings = await Promise.all(Array.from({ length: 2_000 }, () => greetingOf(service.smtp.port)));
    expect(greetings.filter((greeting) => greeting.startsWith('220 '))).toHaveLength(2_000);
    expect(await honest()).toBeLessThan(5_000);
  });

  it('after 500 clients that left in DATA, by FIN and by RST, and none of their mails is stored', async () => {
    const attempts = Array.from({ length: 500 }, async (_, index) => {
      const socket = await call(service.smtp.port);
      const gone = once(socket, 'close');
      socket.write(`${toData}Subject: half\r\n\r\nhalf a mai`, () => {
        if (index % 3 === 0) socket.resetAndDestroy();
        else if (index % 3 === 1) socket.destroy();
        else socket.end();
      });
      socket.resume();
      await gone;
    });
    await Promise.all(attempts);
    await honest();
    expect(await storedMails()).toBe(mails);
  });

  it('with a client that sends NOOP without end and reads nothing: it is sent off', async () => {
    const socket = connect({ port: service.smtp.port, host: '127.0.0.1' });
    sockets.push(socket);
    socket.on('error', () => {});
    socket.pause();
    for (let count = 0; count < 20; count += 1) {
      await new Promise((resolve) => socket.write('NOOP\r\n'.repeat(500), resolve));
    }
    await honest();
    const said: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => said.push(chunk));
    const end = once(socket, 'end');
    socket.resume();
    await end;
    const lines = Buffer.concat(said).toString().trimEnd().split('\r\n');
    expect(lines.at(-1)).toMatch(/^421 4\.7\.0 /);
    expect(lines.length).toBeLessThanOrEqual(limits.smtpCommandsPerMailMax + 2);
  });
});

describe('more connections than there is room for', () => {
  let door: Door;

  afterEach(() => door.listener.close(0));

  it('get a 421 in all, whatever their number, and those inside are served', async () => {
    door = await openDoor({ connectionsMax: 20, connectionsPerAddressMax: 1_000 });
    const client = await Client.greeted(door.port);
    const greetings = await Promise.all(Array.from({ length: 200 }, () => greetingOf(door.port)));
    expect(greetings.filter((greeting) => greeting.startsWith('220 '))).toHaveLength(19);
    expect(greetings.filter((greeting) => greeting.startsWith('421 4.3.2 '))).toHaveLength(181);
    await client.play([
      { send: toData, expect: ['250-', '250', '250', '354'] },
      { send: 'Hi\r\n.\r\n', expect: '250 2.0.0' },
    ]);
    client.end();
  });

  it('from one address get a 421, and so few lines in the log that they cannot fill it', async () => {
    door = await openDoor({ connectionsMax: 1_000, connectionsPerAddressMax: 20 });
    const greetings = await Promise.all(Array.from({ length: 200 }, () => greetingOf(door.port)));
    expect(greetings.filter((greeting) => greeting.startsWith('421 4.7.0 '))).toHaveLength(180);
    expect(door.log.filter(({ level }) => level !== 'debug')).toHaveLength(1);
  });
});

describe('a client that trickles', () => {
  let door: Door;
  let client: Client;

  afterEach(async () => {
    client.end();
    await door.listener.close(0);
  });

  /** Sends one byte, and lets the listener compare its deadlines with the clock. */
  async function trickle(byte: number): Promise<void> {
    client.send(Uint8Array.of(byte));
    const other = await Client.greeted(door.port);
    await other.play([{ send: 'QUIT\r\n', expect: '221' }]);
    other.end();
  }

  const places: ReadonlyArray<readonly [string, readonly Step[], Buffer, number, string | null]> = [
    ['a command', [], Buffer.from('NOOP and so on, for ever'), limits.smtpIdleMsMax, '421 4.4.2 '],
    [
      'a message',
      [{ send: toData, expect: ['250-', '250', '250', '354'] }],
      Buffer.from('Subject: and so on, for ever'),
      limits.smtpDataMsMax,
      '421 4.4.2 ',
    ],
    [
      'a TLS handshake',
      [{ send: 'STARTTLS\r\n', expect: '220' }],
      // The beginning of a ClientHello of 508 bytes.
      Buffer.concat([Buffer.from('16030101fc010001f80303', 'hex'), Buffer.alloc(32, 0x61)]),
      limits.smtpHandshakeMsMax,
      null,
    ],
  ];

  it.each(places)(
    '%s is cut at the deadline, which no byte moves',
    async (_title, before, bytes, ms, farewell) => {
      door = await openDoor();
      client = await Client.greeted(door.port);
      await client.play(before);
      const steps = 10;
      for (let step = 0; step < steps; step += 1) {
        await trickle(bytes[step]!);
        expect(client.isSilent).toBe(true);
        door.clock.advance(step === steps - 1 ? ms / steps - 1 : ms / steps);
      }
      await trickle(bytes[steps]!);
      expect(client.isSilent, 'a moment before the deadline').toBe(true);
      door.clock.advance(1);
      const rest = await client.rest();
      if (farewell === null) expect(rest).toEqual([]);
      else expect(rest).toEqual([expect.stringContaining(farewell)]);
      expect(door.receiver.received).toEqual([]);
    },
  );
});

describe('a process', () => {
  let service: Service;

  beforeAll(async () => {
    const source = join(import.meta.dirname, '../../src/main.ts');
    service = await startProcess({
      // Both limits, or the runtime would raise the one to the other.
      command: ['/bin/sh', '-c', 'ulimit -n 64 && exec "$0" "$1"', process.execPath, source],
      cwd: await temporaryDirectory(),
      settings: { SMTP_CONNECTIONS_PER_ADDRESS_MAX: '1000' },
    });
    await service.api('POST', '/api/v1/emailInbox', { email: 'qa@inbox.test' });
  });

  afterAll(async () => {
    expect(await service?.stop()).toBe(0);
    killLeftovers();
  });

  const mail = { to: 'qa@inbox.test', mail: mailOf({ body: 'Your verification code is 482913.' }) };

  it('with 64 file descriptors recovers from a crowd that takes them all, and serves those inside meanwhile', async () => {
    const inside = await Client.greeted(service.smtpPort);
    const greetings = await Promise.all(Array.from({ length: 200 }, () => greetingOf(service.smtpPort)));
    expect(greetings.filter((greeting) => greeting.startsWith('220 ')).length).toBeLessThan(64);
    expect(greetings.some((greeting) => greeting === '')).toBe(true);
    await inside.play([
      { send: toData, expect: ['250-', '250', '250', '354'] },
      { send: 'Hi\r\n.\r\n', expect: '250 2.0.0' },
    ]);
    inside.end();

    for (const socket of sockets.splice(0)) socket.destroy();
    // Each lost connection frees its descriptor once it is noticed.
    let said = '';
    while (!said.startsWith('220 ')) said = await greetingOf(service.smtpPort);
    expect(await deliver(service.smtpPort, mail)).toMatch(/^250 2\.0\.0 /);
    expect((await fetch(`${service.baseUrl}/readyz`)).status).toBe(200);
  });

  it('that is sent a command line of 300 MB keeps none of it', async () => {
    const before = residentBytes();
    const client = await Client.connect(service.smtpPort);
    await client.play([{ expect: '220 ' }]);
    const block = Buffer.alloc(1024 * 1024, 0x41);
    let peakBytes = 0;
    for (let sent = 0; sent < 300 && client.socket.writable; sent += 1) {
      await new Promise((resolve) => client.socket.write(block, resolve));
      peakBytes = Math.max(peakBytes, residentBytes());
    }
    expect(await client.rest()).toEqual([expect.stringMatching(/^500 5\.5\.2 .*closing/)]);
    client.end();
    // What is read and thrown away is garbage for a while, but it does not add up.
    expect(peakBytes - before).toBeLessThan(200 * 1024 * 1024);
    expect(await deliver(service.smtpPort, mail)).toMatch(/^250 2\.0\.0 /);
  });

  /** What the process occupies; 0 where the system does not tell. */
  function residentBytes(): number {
    if (process.platform !== 'linux') return 0;
    const status = readFileSync(`/proc/${service.process.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
  }
});
