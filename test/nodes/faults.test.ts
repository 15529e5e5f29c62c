import { createHash } from 'node:crypto';
import { afterAll, afterEach, expect } from 'vitest';
import { startDatabaseServer } from '../../scripts/cluster/server.ts';
import { addresses, burst } from '../faults/rounds.ts';
import { stopServers, serverTest as test, testServer } from '../store/temporary.ts';
import { bundlePath } from '../support/binary.ts';
import { killLeftovers, startService as startProcess } from '../support/process.ts';
import { seeded } from '../support/seeded.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { removeTemporaryDirectories, startService, temporaryDirectory } from '../support/service.ts';
import { startDelay } from './delay.ts';
import { startNodes } from './nodes.ts';

afterEach(async () => {
  killLeftovers();
  await stopServers();
});
afterAll(removeTemporaryDirectories);

test('without its server a node takes no mail and says so at every door, and heals when the server is back', async () => {
  const directory = await temporaryDirectory();
  const server = await startDatabaseServer(directory);
  const clock = { now: () => Date.now(), monotonic: () => performance.now() + passed };
  let passed = 0;
  const node = await startService({ environment: { DATABASE_URL: server.url }, clock });
  const inbox = await node.createInbox('qa@inbox.test');
  const send = (subject: string) =>
    deliver(node.smtp.port, { to: 'qa@inbox.test', mail: mailOf({ subject }) });
  expect(await send('before')).toMatch(/^250 /);

  await server.stop('SIGKILL');
  passed += 60_000;
  expect(await send('meanwhile')).toMatch(/^451 4\.3\.0 /);
  expect((await node.api('GET', '/readyz', { key: null })).status).toBe(503);
  for (const path of [
    '/api/v1/clock',
    `/api/v1/emailInbox/${inbox.id}/otp`,
    `/api/v1/emailInbox/${inbox.id}/messages`,
  ]) {
    const answer = await node.api('GET', path);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answer.text).not.toMatch(/127\.0\.0\.1|ECONN/);
  }
  expect(node.log.some((line) => line.includes('ECONNREFUSED'))).toBe(true);

  const again = await startDatabaseServer(directory, server.port);
  passed += 60_000;
  expect((await node.api('GET', '/readyz', { key: null })).status).toBe(200);
  expect(await send('after')).toMatch(/^250 /);
  const { body } = await node.api('GET', `/api/v1/emailInbox/${inbox.id}/messages`);
  expect(body.data.map(({ subject }: { subject: string }) => subject)).toEqual(['after', 'before']);
  await node.stop();
  await again.stop('SIGKILL');
});

test('a node that is killed while 50 connections deliver to it has lost nothing that it acknowledged', async () => {
  const { url } = await testServer();
  const killed = await startProcess({
    command: [process.execPath, await bundlePath()],
    cwd: await temporaryDirectory(),
    settings: { DATABASE_URL: url, SMTP_CONNECTIONS_PER_ADDRESS_MAX: '1000' },
  });
  const { nodes, stop } = await startNodes([{ environment: { API_KEY: killed.key } }], url);
  const other = nodes[0]!;
  const inboxes = new Map<string, string>();
  for (const email of addresses) {
    const { body } = await other.api('POST', '/api/v1/emailInbox', { key: killed.key, json: { email } });
    inboxes.set(body.data.id, email);
  }
  const { acknowledged } = await burst(killed, 50, {
    afterMails: 150,
    whenTakenIn: false,
    delayMs: 3,
    random: seeded(),
  });

  const stored = new Map<string, string>();
  for (const inboxId of inboxes.keys()) {
    let path: string | null = `/api/v1/emailInbox/${inboxId}/messages?limit=100`;
    while (path !== null) {
      const page = await other.api('GET', path, { key: killed.key });
      await Promise.all(
        page.body.data.map(async ({ id }: { id: string }) => {
          const raw = await fetch(`${other.url}/api/v1/emailInbox/${inboxId}/messages/${id}/raw`, {
            headers: { Authorization: `Bearer ${killed.key}` },
          });
          stored.set(id, hashOf(Buffer.from(await raw.arrayBuffer())));
        }),
      );
      path = /<([^>]*)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
      if (path !== null) path = new URL(path, other.url).pathname + new URL(path, other.url).search;
    }
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(150);
  const lost = [...acknowledged].filter(([id, hash]) => stored.get(id) !== hash);
  expect(lost).toEqual([]);
  await stop();
});

test('a server that is 200 ms away slows a node down and changes nothing else', async () => {
  const server = await testServer();
  const delay = await startDelay(server.port, 200);
  const node = await startService({ environment: { DATABASE_URL: delay.url } });
  const inbox = await node.createInbox('qa@inbox.test');
  const held = node.api('GET', `/api/v1/emailInbox/${inbox.id}/otp?wait=30`);
  while (node.waiters.count === 0) await new Promise((resolve) => setImmediate(resolve));
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      deliver(node.smtp.port, {
        to: 'qa@inbox.test',
        mail: mailOf({ body: `Your code is ${300_100 + index}.` }),
      }),
    ),
  );
  expect(replies.filter((reply) => !reply.startsWith('250 '))).toEqual([]);
  expect((await held).body.data.otp).toMatch(/^3001\d\d$/);
  const { body } = await node.api('GET', `/api/v1/emailInbox/${inbox.id}/messages?limit=100`);
  expect(body.data).toHaveLength(40);
  const times = body.data.map((message: { receivedAt: string }) => message.receivedAt);
  expect(times).toEqual([...new Set<string>(times)].sort().reverse());
  await node.stop();
  await delay.close();
});

/** As the burst hashes what it sent: without the trace headers, which are the node's. */
function hashOf(raw: Buffer): string {
  return createHash('sha256')
    .update(raw.subarray(raw.indexOf('From: Acme <')))
    .digest('hex');
}
