import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.ts';
import { Client } from './client.ts';
import { type Door, openDoor } from './door.ts';

const clients: Client[] = [];
const doors: Door[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.end();
  for (const door of doors.splice(0)) await door.listener.close(0);
});

async function open(options: Parameters<typeof openDoor>[0]): Promise<Door> {
  const door = await openDoor(options);
  doors.push(door);
  return door;
}

async function call(door: Door, host?: string): Promise<Client> {
  const client = await Client.connect(door.port, host);
  clients.push(client);
  return client;
}

describe('too many connections', () => {
  it('in all get a 421, and room again when one leaves', async () => {
    const door = await open({ connectionsMax: 2 });
    const first = await call(door);
    const second = await call(door);
    await first.play([{ expect: '220' }]);
    await second.play([{ expect: '220' }]);
    expect(await (await call(door)).rest()).toEqual([expect.stringMatching(/^421 4\.3\.2 /)]);
    const remoteAddress = '127.0.0.1';
    expect(door.receiver.turnedAway).toEqual([{ remoteAddress, reason: 'too_many_connections' }]);
    const gone = once(first.socket, 'close');
    await first.play([{ send: 'QUIT\r\n', expect: '221' }]);
    first.end();
    await gone;
    let said: string | null = null;
    while (!said?.startsWith('220')) said = await (await call(door)).reply();
  });

  it('from one address get a 421, and others come in', async () => {
    const door = await open({ host: '::', connectionsPerAddressMax: 2 });
    await (await call(door)).play([{ expect: '220' }]);
    await (await call(door)).play([{ expect: '220' }]);
    expect(await (await call(door)).rest()).toEqual([expect.stringMatching(/^421 4\.7\.0 /)]);
    await (await call(door, '::1')).play([{ expect: '220' }]);
    const remoteAddress = '127.0.0.1';
    expect(door.receiver.turnedAway).toEqual([{ remoteAddress, reason: 'too_many_from_address' }]);
  });

  it('beyond those that are told so are counted all the same', async () => {
    const door = await open({ connectionsMax: 1 });
    await (await call(door)).play([{ expect: '220' }]);
    // These do not close their side, so the server holds theirs until its patience is over.
    const told = await Promise.all(Array.from({ length: limits.smtpRefusalsMax }, () => call(door)));
    await Promise.all(told.map((client) => client.reply()));
    const before = door.receiver.turnedAway.length;
    await (await call(door)).rest();
    expect(door.receiver.turnedAway.length).toBe(before + 1);
  });

  it('that are refused do not hold up the listener, whatever they do', async () => {
    const door = await open({ connectionsMax: 1 });
    const only = await call(door);
    await only.play([{ expect: '220' }]);
    for (let count = 0; count < 50; count += 1) (await call(door)).send('EHLO x\r\n');
    await only.play([{ send: 'NOOP\r\n', expect: '250' }]);
  });
});

describe('the listener', () => {
  it('on :: serves both families and names the client by its plain address', async () => {
    const door = await open({ host: '::' });
    for (const host of ['127.0.0.1', '::1']) {
      const client = await call(door, host);
      await client.play([
        { expect: '220' },
        {
          send: 'HELO x\r\nMAIL FROM:<>\r\nRCPT TO:<qa@inbox.test>\r\nDATA\r\n',
          expect: ['250', '250', '250', '354'],
        },
        { send: '.\r\n', expect: '250' },
      ]);
    }
    expect(door.receiver.received.map(({ envelope }) => envelope.remoteAddress)).toEqual([
      '127.0.0.1',
      '::1',
    ]);
  });

  it('says where it listens and what is wrong with an address that cannot be had', async () => {
    const door = await open({});
    expect(door.listener).toMatchObject({ listening: true, address: { host: '127.0.0.1' } });
    await expect(openDoor({ port: door.port })).rejects.toThrow(
      `cannot listen on smtp://127.0.0.1:${door.port}: the port is already in use`,
    );
  });

  it('survives a thousand clients that leave at the worst moment', async () => {
    const door = await open({ connectionsMax: 2_000, connectionsPerAddressMax: 2_000 });
    const attempts = Array.from({ length: 1_000 }, async (_, index) => {
      const socket = connect({ port: door.port, host: '127.0.0.1' });
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write('EHLO x\r\nMAIL FROM:<>\r\nRCPT TO:<qa@inbox.test>\r\nDATA\r\nhalf a mai', () => {
        if (index % 2 === 0) socket.resetAndDestroy();
        else socket.destroy();
      });
      await once(socket, 'close');
    });
    await Promise.all(attempts);
    await (await call(door)).play([{ expect: '220' }, { send: 'QUIT\r\n', expect: '221' }]);
    expect(door.receiver.received).toEqual([]);
  });

  it('logs nothing that a client could forge a line with', async () => {
    const door = await open({});
    const client = await call(door);
    client.send('EHLO \x1b[31mx\r\n');
    await client.rest();
    const other = await call(door);
    other.send('EHLO a\rb\r\n');
    await other.rest();
    expect(door.log.flatMap(({ details }) => Object.values(details)).join('')).not.toMatch(/[\x00-\x1f]/);
  });
});
