import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { bundlePath } from '../support/binary.ts';
import { killLeftovers, type Service, startService } from '../support/process.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { removeTemporaryDirectories, temporaryDirectory } from '../support/service.ts';

afterEach(killLeftovers);
afterAll(removeTemporaryDirectories);

/** Whether this command can be run here. */
function works(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A small disk of its own, or null where this user may not mount one. */
async function smallDisk(): Promise<string | null> {
  const place = join(await temporaryDirectory(), 'disk');
  mkdirSync(place);
  return works('mount', '-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', place) ? place : null;
}
const disk = await smallDisk();
const canLimit = works('prlimit', '--version');
if (disk === null) console.log('This user may not mount a file system: the full disk is not tried.');
if (!canLimit) console.log('There is no prlimit here: the input and output error is not tried.');
afterAll(() => {
  if (disk !== null) execFileSync('umount', ['-l', disk]);
});

async function inboxOf(service: Service): Promise<string> {
  const { body } = await service.api('POST', '/api/v1/emailInbox', { email: 'qa@inbox.test' });
  return `/api/v1/emailInbox/${(body as { data: { id: string } }).data.id}/messages`;
}

const countIn = async (service: Service, list: string): Promise<number> =>
  ((await service.api('GET', list)).body as { data: unknown[] }).data.length;

const statusOf = async (service: Service, path: string) => (await fetch(service.baseUrl + path)).status;

/** Of what cannot be made smaller. */
const large = mailOf({ body: randomBytes(5_200_000).toString('base64').replace(/.{70}/g, '$&\r\n') });
const small = mailOf({ body: 'Your verification code is 482913.' });

describe('what cannot be stored is said with 4xx', () => {
  test.runIf(disk !== null)(
    'a disk that is full in the middle of a large mail: 452, nothing of it is stored, reading goes on, heals by itself',
    async () => {
      const ballast = join(disk!, 'ballast');
      writeFileSync(ballast, Buffer.alloc(17 * 2 ** 20));
      const service = await startService({
        command: [process.execPath, await bundlePath()],
        cwd: disk!,
        settings: { DATABASE_URL: `file:${join(disk!, 'inbox.db')}` },
      });
      const list = await inboxOf(service);
      const send = (mail: string) => deliver(service.smtpPort, { to: 'qa@inbox.test', mail });
      expect(await send(small)).toMatch(/^250 2\.0\.0 /);
      for (let attempt = 0; attempt < 3; attempt++) expect(await send(large)).toMatch(/^452 4\.3\.1 /);
      expect(await countIn(service, list)).toBe(1);
      unlinkSync(ballast);
      expect(await send(large)).toMatch(/^250 2\.0\.0 /);
      expect(await countIn(service, list)).toBe(2);
      expect(await service.stop()).toBe(0);
    },
  );

  test.runIf(canLimit)(
    'an input and output error: 451 and not ready, reading goes on, heals by itself',
    async () => {
      const directory = await temporaryDirectory();
      const service = await startService({
        command: [process.execPath, await bundlePath()],
        cwd: directory,
        settings: { DATABASE_URL: `file:${join(directory, 'inbox.db')}` },
      });
      const list = await inboxOf(service);
      const send = (mail: string) => deliver(service.smtpPort, { to: 'qa@inbox.test', mail });
      expect(await send(small)).toMatch(/^250 2\.0\.0 /);
      const filesUpTo = (bytes: string) =>
        execFileSync('prlimit', ['--pid', String(service.process.pid), `--fsize=${bytes}:`]);
      // No file of the process may be written beyond its beginning: every write fails.
      filesUpTo('4096');
      for (let attempt = 0; attempt < 3; attempt++) expect(await send(small)).toMatch(/^451 4\.3\.0 /);
      expect(await send(large)).toMatch(/^451 4\.3\.0 /);
      await expect.poll(() => statusOf(service, '/readyz')).toBe(503);
      expect(await statusOf(service, '/healthz')).toBe(200);
      expect(await countIn(service, list)).toBe(1);

      filesUpTo('unlimited');
      await expect.poll(() => statusOf(service, '/readyz')).toBe(200);
      expect(await send(small)).toMatch(/^250 2\.0\.0 /);
      expect(await send(large)).toMatch(/^250 2\.0\.0 /);
      expect(await countIn(service, list)).toBe(3);
      expect(await service.stop()).toBe(0);
    },
  );
});
