import { afterAll, expect } from 'vitest';
import { serverTest as test } from '../store/temporary.ts';
import { seeded } from '../support/seeded.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { skewed, startNodes } from './nodes.ts';

afterAll(removeTemporaryDirectories);

test('receive times agree with /clock on every node, and increase, though the clocks of the nodes differ by ten seconds', async () => {
  const skews = [-5_000, 0, 5_000];
  const { nodes, stop } = await startNodes(skews.map((skew) => ({ clock: skewed(skew) })));
  const inbox = await nodes[0]!.createInbox('qa@inbox.test');
  const random = seeded();
  const read = async () => (await random.pick(nodes).api('GET', '/api/v1/clock')).body.data.epochMs as number;
  for (let round = 0; round < 20; round++) {
    const before = await read();
    const reply = await deliver(random.pick(nodes).smtp.port, {
      to: 'qa@inbox.test',
      mail: mailOf({ body: `Your code is ${100_000 + round}.` }),
    });
    expect(reply).toMatch(/^250 /);
    const after = await read();
    const path = `/api/v1/emailInbox/${inbox.id}/otp`;
    const fresh = await random.pick(nodes).api('GET', `${path}?since=${before}`);
    expect(fresh.body.data.otp).toBe(String(100_000 + round));
    const receivedAt = Date.parse(fresh.body.data.receivedAt);
    expect(receivedAt).toBeGreaterThan(before);
    expect(receivedAt).toBeLessThanOrEqual(after);
    // What came before the reading is never the answer to whoever read it.
    const stale = await random.pick(nodes).api('GET', `${path}?since=${after}`);
    expect(stale.body.data).toMatchObject({ otp: null, stale: true });
  }
  const listed = await nodes[1]!.api('GET', `/api/v1/emailInbox/${inbox.id}/messages`);
  const times = listed.body.data.map((message: { receivedAt: string }) => message.receivedAt);
  const ids = listed.body.data.map((message: { id: string }) => message.id);
  expect(times).toEqual([...new Set<string>(times)].sort().reverse());
  expect(ids).toEqual([...ids].sort().reverse());
  await stop();
});

test('mails for one inbox that come to three nodes at once get receive times of their own, and ids in their order', async () => {
  const { nodes, stop } = await startNodes([{}, {}, {}]);
  const inbox = await nodes[0]!.createInbox('qa@inbox.test');
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      deliver(nodes[index % 3]!.smtp.port, { to: 'qa@inbox.test', mail: mailOf({ subject: `${index}` }) }),
    ),
  );
  expect(replies.filter((reply) => !reply.startsWith('250 '))).toEqual([]);
  const listed = await nodes[2]!.api('GET', `/api/v1/emailInbox/${inbox.id}/messages?limit=100`);
  expect(listed.body.data).toHaveLength(60);
  const times = listed.body.data.map((message: { receivedAt: string }) => message.receivedAt);
  expect(times).toEqual([...new Set<string>(times)].sort().reverse());
  const acknowledged = replies.map((reply) => /msg_\w+/.exec(reply)![0]);
  const ids = listed.body.data.map((message: { id: string }) => message.id);
  expect(ids).toEqual(acknowledged.sort().reverse());
  await stop();
});
