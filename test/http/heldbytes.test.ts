/** Large answers that a client takes slowly, or not at all. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { serveForAll } from '../support/fixture.ts';
import { deliver } from '../support/sender.ts';
import { type TestService, testKey } from '../support/service.ts';
import { Browser } from './browser.ts';

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

/** A control character takes six bytes in JSON. */
const growsAsJson = `Content-Type: text/html\r\n\r\n${`<!--${'\x01'.repeat(900)}-->\r\n`.repeat(2_100)}`;
/** One image that the page shows three times. */
const growsAsPage = [
  'Content-Type: multipart/related; boundary="b"\r\n',
  `--b\r\nContent-Type: text/html\r\n\r\n${'<img src="cid:one">'.repeat(3)}`,
  '--b\r\nContent-Type: image/png\r\nContent-ID: <one>\r\nContent-Transfer-Encoding: base64\r\n',
  `${'AAAA'.repeat(19)}\r\n`.repeat(55_000),
  '--b--\r\n',
].join('\r\n');

test.each([
  ['as JSON', growsAsJson, ''],
  ['as a page', growsAsPage, '/html'],
])('what is made of a mail counts as well, however small the mail is: %s', async (_form, content, page) => {
  const { id, email, organizationId } = await service.createInbox(`grows${page.length}@inbox.test`);
  const mail = `From: a@acme.test\r\nSubject: grows\r\n${content}`;
  expect(await deliver(service.smtp.port, { to: email, mail })).toMatch(/^250/);
  const list = await service.api('GET', `/api/v1/emailInbox/${id}/messages`);
  const messageId = list.body.data[0].id as string;
  const cookie = (await new Browser(service).signIn()).cookie ?? '';
  const [path, name, value] =
    page === ''
      ? [`/api/v1/emailInbox/${id}/messages/${messageId}`, 'Authorization', `Bearer ${testKey}`]
      : [`/o/${organizationId}/inboxes/${id}/messages/${messageId}${page}`, 'Cookie', cookie];
  const whole = await fetch(service.url + path, { headers: { [name]: value } });
  const bytes = (await whole.arrayBuffer()).byteLength;
  expect([whole.status, bytes > 8 * 2 ** 20]).toEqual([200, true]);

  const lazy: Socket[] = [];
  const statuses: string[] = [];
  while (!statuses.includes('503') && statuses.length <= limits.wholeMailsOfOneBytesMax / bytes + 1) {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    lazy.push(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${name}: ${value}\r\n\r\n`);
    const [data] = (await once(socket, 'data')) as [Buffer];
    socket.pause();
    statuses.push(data.toString('latin1').slice(9, 12));
  }
  expect([statuses.at(-1), statuses.length > 2]).toEqual(['503', true]);
  for (const socket of lazy) socket.destroy();
  const again = () => fetch(service.url + path, { method: 'HEAD', headers: { [name]: value } });
  await expect.poll(async () => (await again()).status).toBe(200);
});
