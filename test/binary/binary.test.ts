/** The single executable, alone on a foreign machine: another user, an empty directory, nothing writable but its data. */
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { binaryPath } from '../support/binary.ts';
import {
  countWith,
  deliverCode,
  lookAtDashboard,
  lookAtReference,
  metricsToken,
} from '../support/delivery.ts';
import { killLeftovers, run, type Service, startService } from '../support/process.ts';
import { deliver, mailOf } from '../support/sender.ts';

/** `nobody` where we may become somebody else. */
const userId = process.getuid?.() === 0 ? 65_534 : undefined;

const supported = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
if (!supported) console.log('skipped: the single executable is built for Linux on x64 and arm64 only');

describe.skipIf(!supported)('the single executable', () => {
  let home: string;
  let place: string;
  let binary: string;

  beforeAll(async () => {
    const built = await binaryPath();
    home = mkdtempSync(join(tmpdir(), 'inboxd-test-'));
    place = join(home, 'alone');
    binary = join(place, 'inboxd');
    for (const directory of ['alone', 'data', 'scratch']) mkdirSync(join(home, directory));
    copyFileSync(built, binary);
    if (userId !== undefined) {
      for (const directory of ['data', 'scratch']) chownSync(join(home, directory), userId, userId);
    }
    chmodSync(home, 0o755);
    chmodSync(binary, 0o555);
    chmodSync(place, 0o555);
  }, 180_000);

  test('has the licences of what is inside beside it: of Node, of the database, of the packages', async () => {
    const text = readFileSync(`${await binaryPath()}.licenses.txt`, 'utf8');
    const { arch } = process;
    for (const name of [`node-linux-${arch}`, `@libsql/linux-${arch}-gnu`, 'hono', 'swagger-ui-dist'])
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
    expect(text).toContain('Node.js is licensed for use as follows');
  });

  afterEach(killLeftovers);

  afterAll(() => {
    chmodSync(place, 0o755);
    rmSync(home, { recursive: true, force: true });
  });

  const start = (settings: Record<string, string> = {}): Promise<Service> =>
    startService({
      command: [binary],
      cwd: place,
      settings: { DATABASE_URL: `file:${join(home, 'data/inbox.db')}`, ...settings },
      environment: { TMPDIR: join(home, 'scratch') },
      ...(userId === undefined ? {} : { userId }),
    });

  test('serves and stores, and keeps what it stored over a restart', async () => {
    const first = await start({ METRICS_TOKEN: metricsToken });
    const { otp, inboxId } = await deliverCode(first, 'alone@inbox.test', '482915');
    expect(otp).toBe('482915');
    expect(await countWith(first, inboxId, 'verification')).toBe(1);
    expect(await lookAtDashboard(first)).toEqual([200, 200, 200]);
    expect(await lookAtReference(first)).toEqual([]);
    await deliver(first.smtpPort, {
      to: 'alone@inbox.test',
      mail: mailOf({ subject: 'Письмо', body: 'Обращение № 482916 принято.' }),
    });
    const messages = `/api/v1/emailInbox/${inboxId}/messages`;
    const list = (await first.api('GET', messages)).body as { data: readonly { id: string }[] };
    const codes = await first.api('GET', `${messages}/${list.data[0]?.id}/codes`);
    expect(JSON.stringify(codes.body)).toContain('stands after a number sign');
    expect(await first.stop()).toBe(0);

    const second = await start();
    const read = await second.api('GET', `/api/v1/emailInbox/${inboxId}/otp`);
    expect(read).toMatchObject({ status: 200, body: { data: { otp: '482915' } } });
    expect(await second.stop()).toBe(0);
  });

  test('leaves nothing beside it and nothing in the temporary directory', async () => {
    const service = await start();
    expect(readdirSync(join(home, 'scratch'))).toEqual([]);
    expect(await service.stop()).toBe(0);
    expect(readdirSync(place)).toEqual(['inboxd']);
  });

  test('opens its database driver although the temporary directory does not exist', async () => {
    const service = await startService({
      command: [binary],
      cwd: place,
      settings: { DATABASE_URL: `file:${join(home, 'data/inbox.db')}` },
      environment: { TMPDIR: join(home, 'nowhere') },
      ...(userId === undefined ? {} : { userId }),
    });
    expect(await service.stop()).toBe(0);
  });

  test('keeps its data from other users', async () => {
    const service = await start();
    for (const name of readdirSync(join(home, 'data'))) {
      expect(statSync(join(home, 'data', name)).mode & 0o077, name).toBe(0);
    }
    expect(await service.stop()).toBe(0);
  });

  test('tells its version', async () => {
    const { code, stdout } = await run([binary, '--version'], { cwd: place });
    expect(stdout).toMatch(/^inboxd \d+\.\d+\.\d+/);
    expect(code).toBe(0);
  });

  test('explains itself', async () => {
    const { code, stdout } = await run([binary, '--help'], { cwd: place });
    expect(stdout).toContain('EMAIL_INBOX_DATABASE_URL');
    expect(code).toBe(0);
  });

  test('refuses a command it does not have', async () => {
    const { code, stderr } = await run([binary, 'serv'], { cwd: place });
    expect(stderr).toContain('serv');
    expect(code).toBe(2);
  });

  test('checks the health of a running service, and notices that there is none', async () => {
    const service = await start();
    const settings = { HTTP_PORT: String(service.httpPort) };
    expect((await run([binary, 'healthcheck'], { cwd: place, settings })).code).toBe(0);
    expect(await service.stop()).toBe(0);
    expect((await run([binary, 'healthcheck'], { cwd: place, settings })).code).toBe(1);
  });
});
