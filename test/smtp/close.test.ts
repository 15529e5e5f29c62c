import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Client, type Step } from './client.ts';
import { type Door, openDoor } from './door.ts';

let door: Door;

beforeEach(async () => {
  door = await openDoor();
});

afterEach(() => door.listener.close(0));

const toData: readonly Step[] = [
  { send: 'MAIL FROM:<a@acme.test>\r\n', expect: '250' },
  { send: 'RCPT TO:<qa@inbox.test>\r\n', expect: '250' },
  { send: 'DATA\r\n', expect: '354' },
];
const farewell = expect.stringMatching(/^421 4\.3\.2 /);
const long = 60_000;

describe('a stop', () => {
  it('sends idle clients off at once and takes no new ones', async () => {
    const idle = await Client.greeted(door.port);
    const closed = door.listener.close(long);
    expect(await idle.rest()).toEqual([farewell]);
    await closed;
    expect(door.listener.listening).toBe(false);
    const late = connect({ port: door.port, host: '127.0.0.1' });
    await expect(once(late, 'connect')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('does not wait for an idle client that never closes its side', async () => {
    const idle = await Client.greeted(door.port);
    idle.socket.pause();
    await door.listener.close(long);
    idle.end();
  });

  it('does not wait for a client that has said QUIT and stays', async () => {
    const idle = await Client.greeted(door.port);
    await idle.play([{ send: 'QUIT\r\n', expect: '221' }]);
    const began = performance.now();
    await door.listener.close(long);
    expect(performance.now() - began).toBeLessThan(2_000);
    idle.end();
  });

  it('lets a mail under way be finished, and nothing more', async () => {
    const busy = await Client.greeted(door.port);
    await busy.play(toData);
    const closed = door.listener.close(long);
    await busy.play([{ send: 'Hi\r\n.\r\n', expect: ['250 2.0.0', '421 4.3.2'] }]);
    expect(await busy.reply()).toBeNull();
    await closed;
    expect(door.receiver.received).toHaveLength(1);
  });

  it('lets a mail begun with MAIL be finished', async () => {
    const busy = await Client.greeted(door.port);
    await busy.play(toData.slice(0, 1));
    const closed = door.listener.close(long);
    await busy.play([...toData.slice(1), { send: 'Hi\r\n.\r\n', expect: ['250 2.0.0', '421 4.3.2'] }]);
    await closed;
  });

  it('ends a session whose mail is abandoned', async () => {
    const busy = await Client.greeted(door.port);
    await busy.play(toData.slice(0, 2));
    const closed = door.listener.close(long);
    await busy.play([{ send: 'RSET\r\n', expect: ['250 2.0.0', '421 4.3.2'] }]);
    await closed;
  });

  it('cuts what is left when its patience ends', async () => {
    const stuck = await Client.greeted(door.port);
    await stuck.play(toData);
    stuck.send('Hi\r\n');
    await door.listener.close(20);
    expect(await stuck.rest()).toEqual([farewell]);
    expect(door.receiver.received).toEqual([]);
  });

  it('cuts a client whose mail the mail receiver never finishes', async () => {
    const stuck = await Client.greeted(door.port);
    const arrived = new Promise<void>((resolve) => {
      door.receiver.beforeStored = () => {
        resolve();
        return new Promise(() => {});
      };
    });
    await stuck.play(toData);
    stuck.send('Hi\r\n.\r\n');
    await arrived;
    await door.listener.close(20);
    expect((await stuck.rest()).join()).not.toContain('250');
  });

  it('ends clients that speak TLS, and those in the middle of a handshake', async () => {
    const secured = await Client.greeted(door.port);
    await secured.play([{ send: 'STARTTLS\r\n', expect: '220' }]);
    await secured.secure();
    const halfway = await Client.greeted(door.port);
    await halfway.play([{ send: 'STARTTLS\r\n', expect: '220' }]);
    halfway.send(Buffer.from([0x16, 0x03, 0x01]));
    const closed = door.listener.close(long);
    expect(await secured.rest()).toEqual([farewell]);
    await closed;
    halfway.end();
  });

  it('asked for twice is one stop', async () => {
    expect(door.listener.close(0)).toBe(door.listener.close(long));
  });
});
