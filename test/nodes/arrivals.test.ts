import { afterAll, beforeAll, describe, expect } from 'vitest';
import { serverTest as test } from '../store/temporary.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { removeTemporaryDirectories, testKey } from '../support/service.ts';
import { type Nodes, startNodes } from './nodes.ts';

describe('what one node takes, another one answers with', () => {
  let cluster: Nodes;
  let inboxId: string;
  beforeAll(async () => {
    cluster = await startNodes([{}, {}]);
    inboxId = (await cluster.nodes[0]!.createInbox('qa@inbox.test')).id;
  });
  afterAll(async () => {
    await cluster.stop();
    await removeTemporaryDirectories();
  });

  const send = (node: number, body: string, to = 'qa@inbox.test') =>
    deliver(cluster.nodes[node]!.smtp.port, { to, mail: mailOf({ body }) });

  test('a request that is held gets its code', async () => {
    for (const code of ['482910', '482911', '482912']) {
      const held = cluster.nodes[1]!.api('GET', `/api/v1/emailInbox/${inboxId}/otp?wait=30`);
      await until(() => cluster.nodes[1]!.waiters.count === 1);
      expect(await send(0, `Your code is ${code}.`)).toMatch(/^250 /);
      expect((await held).body.data?.otp).toBe(code);
    }
  });

  test('many requests that are held get theirs, each by its tag', async () => {
    const tags = Array.from({ length: 30 }, (_, index) => `qa+run${index}@inbox.test`);
    const held = tags.map((to) =>
      cluster.nodes[1]!.api('GET', `/api/v1/emailInbox/${inboxId}/otp?wait=30&to=${encodeURIComponent(to)}`),
    );
    await until(() => cluster.nodes[1]!.waiters.count === tags.length);
    await Promise.all(tags.map((to, index) => send(0, `Your code is ${700_100 + index}.`, to)));
    const codes = (await Promise.all(held)).map(({ body }) => body.data?.otp);
    expect(codes).toEqual(tags.map((_, index) => String(700_100 + index)));
  });

  test('a stream of events goes on with it, and resumes on another node', async () => {
    const first = await stream(1);
    expect(await send(0, 'Your code is 550011.')).toMatch(/^250 /);
    const event = await first.next();
    expect(event.data.extractedOtp).toBe('550011');
    await first.close();
    await send(1, 'Your code is 550012.');
    const second = await stream(0, event.id);
    expect((await second.next()).data.extractedOtp).toBe('550012');
    await second.close();
  });

  test('a request that is held for an inbox learns that it was deleted elsewhere', async () => {
    const inbox = await cluster.nodes[0]!.createInbox('gone@inbox.test');
    const held = cluster.nodes[1]!.api('GET', `/api/v1/emailInbox/${inbox.id}/otp?wait=30`);
    await until(() => cluster.nodes[1]!.waiters.count === 1);
    await cluster.nodes[0]!.api('DELETE', `/api/v1/emailInbox/${inbox.id}`);
    expect((await held).headers.get('x-error-code')).toBe('inbox_not_found');
  });

  async function stream(node: number, after?: string) {
    const stop = new AbortController();
    const answer = await fetch(`${cluster.nodes[node]!.url}/api/v1/emailInbox/${inboxId}/events`, {
      headers: {
        Authorization: `Bearer ${testKey}`,
        ...(after === undefined ? {} : { 'Last-Event-ID': after }),
      },
      signal: stop.signal,
    });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    return {
      async next() {
        while (true) {
          const found = /(?:^|\n)id: (\S+)\nevent: message\ndata: (.*)\n\n/.exec(text);
          if (found !== null) {
            text = text.slice(found.index + found[0].length);
            return { id: found[1]!, data: JSON.parse(found[2]!) };
          }
          const { value, done } = await reader.read();
          if (done) throw new Error(`the stream ended: ${text}`);
          text += value;
        }
      },
      async close() {
        stop.abort();
        await reader.cancel().catch(() => {});
      },
    };
  }
});

/** Looks with every turn of the event loop. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
