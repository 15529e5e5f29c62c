import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.ts';
import { Client, type Step } from './client.ts';
import type { Door } from './door.ts';
import { doorForEach } from './fixture.ts';

let door: Door;
let client: Client;

doorForEach((opened, greeted) => {
  door = opened;
  client = greeted;
});

const noop: Step = { send: 'NOOP\r\n', expect: '250' };
const toData: readonly Step[] = [
  { send: 'MAIL FROM:<a@acme.test>\r\n', expect: '250' },
  { send: 'RCPT TO:<qa@inbox.test>\r\n', expect: '250' },
  { send: 'DATA\r\n', expect: '354' },
];
const body: Step = { send: 'Hi\r\n.\r\n', expect: '250 2.0.0' };

/** Time for the listener to act on the clock, were it going to. */
async function aFewSweeps(): Promise<void> {
  for (let count = 0; count < 3; count += 1)
    await (await Client.greeted(door.port)).play([{ send: 'QUIT\r\n', expect: '221' }]);
}

describe('a client has only so long', () => {
  it('for a command, however many bytes of it trickle in', async () => {
    door.clock.advance(limits.smtpIdleMsMax - 1);
    client.send('NO');
    await aFewSweeps();
    expect(client.isSilent).toBe(true);
    door.clock.advance(1);
    expect(await client.rest()).toEqual([expect.stringMatching(/^421 4\.4\.2 /)]);
  });

  it('from one command to the next', async () => {
    door.clock.advance(limits.smtpIdleMsMax - 1);
    await aFewSweeps();
    await client.play([noop]);
    door.clock.advance(limits.smtpIdleMsMax);
    expect(await client.rest()).toEqual([expect.stringMatching(/^421 4\.4\.2 /)]);
  });

  it('for a message, however many bytes of it trickle in', async () => {
    await client.play(toData);
    const stepMs = 60_000;
    for (let waited = 0; waited < limits.smtpDataMsMax - 1; waited += stepMs) {
      client.send('x');
      await aFewSweeps();
      door.clock.advance(Math.min(stepMs, limits.smtpDataMsMax - 1 - waited));
    }
    await aFewSweeps();
    expect(client.isSilent).toBe(true);
    client.send('x');
    door.clock.advance(1);
    expect(await client.rest()).toEqual([expect.stringMatching(/^421 4\.4\.2 /)]);
    expect(door.receiver.received).toEqual([]);
  });

  it('for a session that delivers nothing', async () => {
    for (let waited = 0; waited < limits.smtpSessionMsMax; waited += 30_000) {
      await client.play([noop]);
      door.clock.advance(30_000);
    }
    expect(await client.rest()).toEqual([expect.stringMatching(/^421 4\.4\.2 /)]);
  });

  it('but each mail that is stored earns it more', async () => {
    for (let count = 0; count < 30; count += 1) {
      await client.play([...toData, body]);
      door.clock.advance(30_000);
      await aFewSweeps();
    }
    expect(door.receiver.received).toHaveLength(30);
  });
});

it('nobody is hurried while the server itself is at work', async () => {
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    door.receiver.beforeStored = () => {
      resolve();
      return new Promise((done) => {
        release = done;
      });
    };
  });
  await client.play(toData);
  client.send('Hi\r\n.\r\n');
  await arrived;
  door.clock.advance(limits.smtpSessionMsMax);
  await aFewSweeps();
  release();
  await client.play([{ expect: '250 2.0.0' }, noop]);
});
