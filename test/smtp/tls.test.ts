import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import nodemailer from 'nodemailer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeSelfSigned } from '../../src/smtp/certificate.ts';
import { Client, type Step } from './client.ts';
import { type Door, openDoor } from './door.ts';

let directory: string;
let door: Door;
const clients: Client[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'inboxd-tls-'));
});

afterAll(() => rm(directory, { recursive: true }));

afterEach(async () => {
  for (const client of clients.splice(0)) client.end();
  await door?.listener.close(0);
});

async function greeted(): Promise<Client> {
  const client = await Client.greeted(door.port);
  clients.push(client);
  return client;
}

/** A client that has read the 220 to its STARTTLS. */
async function readyForTls(): Promise<Client> {
  const client = await greeted();
  await client.play([{ send: 'STARTTLS\r\n', expect: '220 2.0.0 ' }]);
  return client;
}

async function makeFiles(name: string): Promise<{ tlsCertFile: string; tlsKeyFile: string }> {
  const { cert, key } = makeSelfSigned(name, Date.now());
  const files = { tlsCertFile: join(directory, `${name}.crt`), tlsKeyFile: join(directory, `${name}.key`) };
  await writeFile(files.tlsCertFile, cert);
  await writeFile(files.tlsKeyFile, key);
  return files;
}

function commonName(socket: TLSSocket): string {
  return String(socket.getPeerCertificate().subject.CN);
}

const ehlo: Step = { send: 'EHLO client.test\r\n', expect: '250-' };
const transaction: readonly Step[] = [
  { send: 'MAIL FROM:<a@acme.test>\r\n', expect: '250 2.1.0' },
  { send: 'RCPT TO:<qa@inbox.test>\r\n', expect: '250 2.1.5' },
  { send: 'DATA\r\n', expect: '354 ' },
  { send: 'Subject: Hello\r\n\r\n482913\r\n.\r\n', expect: '250 2.0.0 ' },
];

describe('STARTTLS', () => {
  it('works without a certificate given, with a fresh one that no other start has', async () => {
    const keys: string[] = [];
    for (let start = 0; start < 2; start += 1) {
      door = await openDoor();
      const client = await readyForTls();
      const socket = await client.secure();
      expect(commonName(socket)).toBe('mx.inbox.test');
      expect(socket.getPeerCertificate().issuer.CN).toBe('mx.inbox.test');
      keys.push(socket.getPeerCertificate().fingerprint256);
      await door.listener.close(0);
    }
    expect(new Set(keys).size).toBe(2);
  });

  it('carries a mail and says so in the envelope', async () => {
    door = await openDoor();
    const client = await readyForTls();
    await client.secure();
    client.send('EHLO client.test\r\n');
    expect(await client.reply()).not.toContain('STARTTLS');
    await client.play(transaction);
    expect(door.receiver.received[0]?.envelope).toMatchObject({
      protocol: 'ESMTPS',
      tls: expect.stringMatching(/^TLSv1\.3 TLS_[A-Z0-9_]+$/),
    });
    await client.play([{ send: 'STARTTLS\r\n', expect: '503 5.5.1 ' }]);
  });

  it.each(['TLSv1.2', 'TLSv1.3'] as const)('speaks %s', async (version) => {
    door = await openDoor();
    const client = await readyForTls();
    const socket = await client.secure({ minVersion: version, maxVersion: version });
    expect(socket.getProtocol()).toBe(version);
    await client.play([ehlo, ...transaction]);
  });

  it.each(['TLSv1', 'TLSv1.1'] as const)('does not speak %s, and the listener survives', async (version) => {
    door = await openDoor();
    const client = await readyForTls();
    // The lowest security level, or this client itself would not offer the old version.
    const attempt = client.secure({
      minVersion: version,
      maxVersion: version,
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    // The alert is the server's own: the client did make an offer.
    await expect(attempt).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' });
    await (await greeted()).play(transaction);
  });

  it('forgets what was said in the clear', async () => {
    door = await openDoor();
    const client = await greeted();
    await client.play([
      { send: 'MAIL FROM:<plain@acme.test>\r\n', expect: '250' },
      { send: 'RCPT TO:<qa@inbox.test>\r\n', expect: '250' },
      { send: 'STARTTLS\r\n', expect: '220' },
    ]);
    await client.secure();
    await client.play([
      { send: 'RCPT TO:<qa@inbox.test>\r\n', expect: '503 5.5.1 ' },
      { send: 'MAIL FROM:<a@acme.test>\r\n', expect: '503 5.5.1 ' },
      ehlo,
      { send: 'DATA\r\n', expect: '503 5.5.1 ' },
      ...transaction,
    ]);
  });

  it('runs nothing that came in the same packet', async () => {
    door = await openDoor();
    const client = await greeted();
    client.send('STARTTLS\r\nEHLO evil.test\r\nMAIL FROM:<evil@acme.test>\r\nRCPT TO:<box1@inbox.test>\r\n');
    expect(await client.reply()).toMatch(/^220 /);
    await client.secure();
    await client.play([
      { send: 'NOOP\r\n', expect: '250 2.0.0' },
      { send: 'DATA\r\n', expect: '503' },
      ehlo,
      ...transaction,
    ]);
    expect(door.receiver.asked).toEqual(['qa@inbox.test']);
    expect(door.receiver.received[0]?.envelope.helo).toBe('client.test');
  });

  it('runs nothing of a packet so full that reading it takes several turns', async () => {
    door = await openDoor();
    const client = await greeted();
    client.send(`STARTTLS\r\n${'RSET\r\n'.repeat(500)}MAIL FROM:<evil@acme.test>\r\n`);
    expect(await client.reply()).toMatch(/^220 /);
    await client.secure();
    await client.play([{ send: 'QUIT\r\n', expect: '221' }]);
    expect(await client.rest()).toEqual([]);
  });

  it.each(['drop', 'end'] as const)(
    'ends with the connection when the client gives it up (%s)',
    async (how) => {
      door = await openDoor({ connectionsPerAddressMax: 1 });
      const client = await readyForTls();
      client[how]();
      // Once the lost connection is no longer counted there is room again.
      for (let said: string | null = null; !said?.startsWith('220'); ) {
        const next = await Client.connect(door.port);
        clients.push(next);
        said = await next.reply();
      }
    },
  );

  describe.each([
    ['one of its own', async () => ({})],
    ['a given one', () => makeFiles('given.test')],
  ])('with %s lets a client go at once that closes its side', (_, certificate) => {
    it.each([
      ['in one packet with the command', 'STARTTLS\r\n', ''],
      ['in place of the handshake', '', ''],
      ['in the middle of its first record', '', '\u0016\u0003\u0001\u0002\u0000\u0001'],
    ])('%s', async (_where, command, beginning) => {
      // Its clock stands still: no deadline ends this.
      door = await openDoor(await certificate());
      const client = command === '' ? await readyForTls() : await greeted();
      client.send(Buffer.from(command + beginning, 'latin1'));
      client.finish();
      expect((await client.rest()).filter((said) => !said.startsWith('220 2.0.0 '))).toEqual([]);
    });
  });
});

describe('a given certificate', () => {
  it('is used, and read again when it changes, while sessions go on', async () => {
    const files = await makeFiles('first.test');
    door = await openDoor(files);
    const client = await readyForTls();
    expect(commonName(await client.secure())).toBe('first.test');

    const renewed = await makeFiles('second.test');
    await rename(renewed.tlsKeyFile, files.tlsKeyFile);
    // Between the two files nothing fits together: the old pair goes on serving.
    const between = await readyForTls();
    expect(commonName(await between.secure())).toBe('first.test');
    expect(door.log.filter(({ level }) => level === 'error')).toHaveLength(1);

    await rename(renewed.tlsCertFile, files.tlsCertFile);
    const next = await readyForTls();
    expect(commonName(await next.secure())).toBe('second.test');
    await client.play([ehlo, ...transaction]);
  });

  it('that cannot be read stops the start, and so does one without its key', async () => {
    const files = await makeFiles('third.test');
    const other = await makeFiles('other.test');
    await expect(openDoor({ ...files, tlsKeyFile: other.tlsKeyFile })).rejects.toThrow(
      /cannot use the TLS certificate .*third\.test/,
    );
    await expect(openDoor({ ...files, tlsCertFile: join(directory, 'none') })).rejects.toThrow(/ENOENT/);
    await expect(openDoor({ tlsCertFile: files.tlsCertFile })).rejects.toThrow(/needs both files/);
  });
});

describe('nodemailer', () => {
  it('delivers over STARTTLS, one mail after another on kept connections', async () => {
    door = await openDoor();
    const transport = nodemailer.createTransport({
      host: '127.0.0.1',
      port: door.port,
      requireTLS: true,
      pool: true,
      maxConnections: 2,
      tls: { rejectUnauthorized: false },
    });
    const text = 'Your code is 482913.\n.\n..dots\n';
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        transport.sendMail({
          from: 'shop@acme.test',
          to: `qa+${index}@inbox.test`,
          subject: `Grüße ${index}`,
          text,
        }),
      ),
    );
    transport.close();
    expect(sent.every(({ response }) => /^250 2\.0\.0 .*msg_\d+$/.test(response))).toBe(true);
    expect(door.receiver.received).toHaveLength(10);
    expect(door.receiver.received.every(({ envelope }) => envelope.protocol === 'ESMTPS')).toBe(true);
    expect(door.receiver.texts[0]).toContain('\r\n.\r\n..dots\r\n');
  });

  it('learns quickly that the port does not speak TLS from the first byte', async () => {
    door = await openDoor();
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port: door.port, secure: true });
    await expect(transport.sendMail({ from: 'a@acme.test', to: 'qa@inbox.test', text: 'x' })).rejects.toThrow(
      /SSL|TLS|wrong version/i,
    );
  });
});

it('waits for the handshake no longer than it must', async () => {
  door = await openDoor();
  const client = await readyForTls();
  // The first bytes of a ClientHello, and never the rest.
  client.send(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00]));
  const closed = new Promise((resolve) => client.socket.once('close', resolve));
  // A close with bytes that nobody read reaches the other side as a reset.
  client.socket.on('error', () => {});
  client.socket.resume();
  door.clock.advance(15_000);
  client.socket.on('end', () => client.socket.end());
  await closed;
});
