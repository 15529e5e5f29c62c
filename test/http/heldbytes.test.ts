/** Large answers that a client takes slowly, or not at all. */
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { serveForAll } from '../support/fixture.ts';
import { deliver } from '../support/sender.ts';
import { type TestService, testKey } from '../support/service.ts';

let service: TestService;
serveForAll({}, (started) => {
  service = started;
});

const bytes = 20 * 2 ** 20;
/** More of them than one organization may hold. */
const many = Math.ceil(limits.wholeMailsOfOneBytesMax / bytes) + 1;

test('they are whole, and clients that do not read get no more than there is room for, which they give back when they leave', async () => {
  const { id } = await service.createInbox('large@inbox.test');
  const mail = `Subject: large\r\n\r\n${'x'.repeat(76)}\r\n`.padEnd(bytes, `${'y'.repeat(76)}\r\n`);
  expect(await deliver(service.smtp.port, { to: 'large@inbox.test', mail: `${mail}\r\n` })).toMatch(/^250/);
  const list = await service.api('GET', `/api/v1/emailInbox/${id}/messages`);
  const path = `/api/v1/emailInbox/${id}/messages/${list.body.data[0].id}/raw`;
  const headers = { Authorization: `Bearer ${testKey}` };
  const read = async (method = 'GET') => fetch(service.url + path, { method, headers });

  const whole = await read();
  expect(whole.headers.get('content-length')).toBe(String((await whole.clone().arrayBuffer()).byteLength));
  expect(Buffer.from(await whole.arrayBuffer()).includes('yyyy\r\n')).toBe(true);

  const lazy = Array.from({ length: many }, () => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${testKey}\r\n\r\n`);
    return socket;
  });
  const statuses = await Promise.all(
    lazy.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket.once('data', (data) => {
            socket.pause();
            resolve(data.toString('latin1').slice(9, 12));
          });
        }),
    ),
  );
  expect(statuses.filter((status) => status === '503').length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === '200').length).toBeGreaterThan(1);
  const refused = await read();
  expect([refused.status, refused.headers.get('x-error-code'), refused.headers.get('retry-after')]).toEqual([
    503,
    'too_busy',
    '1',
  ]);
  for (const socket of lazy) socket.destroy();
  // Nor does one keep anything that leaves before it has an answer.
  for (let round = 0; round < 3; round += 1) {
    const hasty = Array.from({ length: many }, () => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${testKey}\r\n\r\n`);
      socket.on('error', () => {});
      return new Promise<void>((resolve) => {
        socket.once('connect', () => setImmediate(() => socket.destroy()));
        socket.once('close', () => resolve());
      });
    });
    await Promise.all(hasty);
  }
  await expect.poll(async () => (await read('HEAD')).status).toBe(200);
  for (let again = 0; again < many; again += 1) expect((await read('HEAD')).status).toBe(200);
});
