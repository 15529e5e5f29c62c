import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, expect } from 'vitest';
import { serverTest as test } from '../store/temporary.ts';
import { bundlePath } from '../support/binary.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { removeTemporaryDirectories, temporaryDirectory, testKey } from '../support/service.ts';

afterAll(removeTemporaryDirectories);

let running: ChildProcess | null = null;
afterEach(() => {
  running?.kill('SIGKILL');
});

test('the cluster of the demonstration takes turns, goes on without a node that was killed, and leaves nothing behind', async () => {
  await bundlePath();
  const script = join(import.meta.dirname, '../../scripts/cluster/main.ts');
  const args = ['--nodes', '2', '--smtp-port', '0', '--http-port', '0', '--data', await temporaryDirectory()];
  const cluster = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, EMAIL_INBOX_API_KEY: testKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = cluster;
  const lines: string[] = [];
  const reader = createInterface({ input: cluster.stdout });
  const line = async (pattern: RegExp): Promise<RegExpExecArray> => {
    while (true) {
      for (const one of lines) {
        const found = pattern.exec(one);
        if (found !== null) return found;
      }
      await once(reader, 'line');
    }
  };
  reader.on('line', (one) => lines.push(one));
  const [, smtp, http] = await line(/^smtp:\/\/127\.0\.0\.1:(\d+) and http:\/\/127\.0\.0\.1:(\d+)/);

  const api = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${http}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${testKey}`,
        'Content-Type': 'application/json',
        Connection: 'close',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()).data;
  };
  const { id } = await api('POST', '/api/v1/emailInbox', { email: 'qa@inbox.test' });
  const send = (body: string) => deliver(Number(smtp), { to: 'qa@inbox.test', mail: mailOf({ body }) });
  for (const code of ['482911', '482912', '482913']) {
    expect(await send(`Your code is ${code}.`)).toMatch(/^250 /);
    for (const _ of ['one node', 'the other']) {
      expect((await api('GET', `/api/v1/emailInbox/${id}/otp`)).otp).toBe(code);
    }
  }
  const [message] = await api('GET', `/api/v1/emailInbox/${id}/messages`);
  const whole = await api('GET', `/api/v1/emailInbox/${id}/messages/${message.id}`);
  expect(whole.envelope.remoteAddress).toBe('127.0.0.1');

  const pids = lines.flatMap((one) => /is up as process (\d+)/.exec(one)?.[1] ?? []).map(Number);
  expect(pids).toHaveLength(2);
  process.kill(pids[0]!, 'SIGKILL');
  await line(/has ended \(SIGKILL\); the others go on/);
  for (const code of ['582911', '582912', '582913']) {
    expect(await send(`Your code is ${code}.`)).toMatch(/^250 /);
    expect((await api('GET', `/api/v1/emailInbox/${id}/otp`)).otp).toBe(code);
  }
  cluster.kill('SIGTERM');
  expect(await once(cluster, 'exit')).toEqual([0, null]);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
});
