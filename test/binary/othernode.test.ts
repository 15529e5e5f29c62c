/** The bundle under the Node that the machine itself has, which may be older than the one among the packages. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { bundlePath } from '../support/binary.ts';
import { startService } from '../support/process.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { removeTemporaryDirectories, temporaryDirectory } from '../support/service.ts';

afterAll(removeTemporaryDirectories);

const own = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => folder !== '' && !folder.includes('node_modules'))
  .map((folder) => join(folder, 'node'))
  .find((path) => existsSync(path));
if (own === undefined) console.log('The machine has no Node of its own: the bundle is not tried under it.');

test.runIf(own !== undefined)('tells its version', async () => {
  const said = execFileSync(own as string, [await bundlePath(), '--version'], { encoding: 'utf8' });
  expect(said).toMatch(/^inboxd \d+\.\d+\.\d+ /);
});

test.runIf(own !== undefined)('stores a mail and reads it back', async () => {
  const service = await startService({
    command: [own as string, await bundlePath()],
    cwd: await temporaryDirectory(),
  });
  const api = async (method: string, path: string, body?: unknown) =>
    ((await service.api(method, `/api/v1/emailInbox${path}`, body)).body as { data: Record<string, string> })
      .data;
  const { id } = await api('POST', '', { email: 'qa@inbox.test' });
  const mail = mailOf({
    body: `Your verification code is 482913.\r\n${'The same words again.\r\n'.repeat(200)}`,
  });
  expect(await deliver(service.smtpPort, { to: 'qa@inbox.test', mail })).toMatch(/^250 2\.0\.0 Stored/);
  const { otp, messageId } = await api('GET', `/${id}/otp`);
  expect(otp).toBe('482913');
  const { text } = await api('GET', `/${id}/messages/${messageId}`);
  expect(text).toContain('The same words again.');
  expect(await service.stop(), service.output()).toBe(0);
});
