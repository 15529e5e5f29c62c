import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync, readdirSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundlePath } from './support/binary.ts';
import { lookAtReference, metricsToken } from './support/delivery.ts';
import { prefixed, run as runCommand, type Service, startService, testKey } from './support/process.ts';
import { deliver, mailOf, openSession } from './support/sender.ts';
import { removeTemporaryDirectories, temporaryDirectory } from './support/service.ts';

afterAll(removeTemporaryDirectories);

let command: [string, ...string[]];
beforeAll(async () => {
  command = [process.execPath, await bundlePath()];
});

const run = async (args: readonly string[], settings: Readonly<Record<string, string>> = {}, cwd?: string) =>
  runCommand([...command, ...args], { cwd: cwd ?? (await temporaryDirectory()), settings });

const start = async (settings: Readonly<Record<string, string>> = {}, cwd?: string): Promise<Service> =>
  startService({ command, cwd: cwd ?? (await temporaryDirectory()), settings });

async function occupiedPort(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as { port: number }).port, server };
}

async function freePort(): Promise<number> {
  const { port, server } = await occupiedPort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('the command line', () => {
  test.each(['--help', '-h', 'help'])('%s prints usage, exit codes and variables', async (argument) => {
    const { code, stdout, stderr } = await run([argument]);
    expect(code).toBe(0);
    expect(stderr).toBe('');
    for (const text of ['inboxd healthcheck', 'Exit codes: 0', 'EMAIL_INBOX_SMTP_PORT', 'default: 2525']) {
      expect(stdout).toContain(text);
    }
  });

  test.each(['--version', '-v', 'version'])('%s prints version, commit and runtime', async (argument) => {
    const { code, stdout } = await run([argument]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^inboxd \d+\.\d+\.\d+ \(\S+, node \d+\.\d+\.\d+\)\n$/);
  });

  test.each([
    [['sing'], /^inboxd: unknown command: sing\n.*--help/s],
    [['--verbose'], /^inboxd: unknown option: --verbose\n/],
    [['serve', 'now'], /^inboxd: unexpected argument: now\n/],
  ])('%j is wrong usage', async (args, message) => {
    const { code, stdout, stderr } = await run(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
  });

  test('a wrong configuration is told whole, ends with 2 and touches no disk', async () => {
    const directory = await temporaryDirectory();
    const { code, stdout, stderr } = await run(
      [],
      { SMTP_PORT: 'abc', ALLOWED_DOMAINS: 'foo,,b@r' },
      directory,
    );
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^inboxd: EMAIL_INBOX_ALLOWED_DOMAINS .*an empty entry, "b@r"$/m);
    expect(stderr).toMatch(/^inboxd: EMAIL_INBOX_SMTP_PORT must be a whole number/m);
    expect(readdirSync(directory)).toEqual([]);
  });

  test('the bundle carries the viewer of the reference and the metrics', async () => {
    const service = await start({ METRICS_TOKEN: metricsToken });
    expect(await lookAtReference(service)).toEqual([]);
    expect(await service.stop()).toBe(0);
  });

  test('healthcheck with a wrong configuration is wrong usage too', async () => {
    expect((await run(['healthcheck'], { HTTP_PORT: 'abc' })).code).toBe(2);
  });
});

describe('a reader that has gone', () => {
  /** Runs a command whose stdout is a pipe that nobody reads any more. */
  async function unread(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
    const cwd = await temporaryDirectory();
    const pipe = join(cwd, 'pipe');
    await promisify(execFile)('mkfifo', [pipe]);
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = openSync(pipe, 'w');
    closeSync(reader);
    const [file, ...rest] = command;
    const child = spawn(file, [...rest, ...args], {
      cwd,
      env: prefixed(settings),
      stdio: ['ignore', writer, 'pipe'],
    });
    closeSync(writer);
    let stderr = '';
    child.stderr!.on('data', (chunk) => {
      stderr += chunk;
    });
    const [code] = await once(child, 'close');
    return { code, stderr };
  }
  const ended = { code: 141, stderr: '' };

  test.each(['--help', '--version', 'healthcheck'])(
    'ends %s as SIGPIPE would, without a word',
    async (name) => {
      expect(await unread([name])).toEqual(ended);
    },
  );

  test('ends a server, which stops in good order', async () => {
    expect(await unread([], { HTTP_PORT: '0', SMTP_PORT: '0' })).toEqual(ended);
  });

  test('ends what was asked of a server, which is done all the same', async () => {
    const adminPassword = 'correct horse battery';
    const service = await start({ ADMIN_PASSWORD: adminPassword });
    const settings = { URL: service.baseUrl, ADMIN_PASSWORD: adminPassword };
    expect(await unread(['key', 'create', 'Unread'], settings)).toEqual(ended);
    expect(await unread(['key', 'list'], settings)).toEqual(ended);
    expect((await run(['key', 'list'], settings)).stdout).toContain('Unread');
    const inbox = await service.api('POST', '/api/v1/emailInbox', { email: 'qa@inbox.test' });
    expect(inbox.status).toBe(201);
    await deliver(service.smtpPort, { to: 'qa@inbox.test', mail: mailOf({ body: 'Your code is 482913.' }) });
    expect(await unread(['otp', 'qa@inbox.test'], settings)).toEqual(ended);
    expect(await service.stop()).toBe(0);
  });
});

describe('a start that cannot be', () => {
  test.each(['SMTP', 'HTTP'])('the %s port is taken: it says so and ends with 1', async (door) => {
    const { port, server } = await occupiedPort();
    const settings = { SMTP_HOST: '127.0.0.1', HTTP_HOST: '127.0.0.1', SMTP_PORT: '0', HTTP_PORT: '0' };
    const { code, stderr } = await run([], { ...settings, [`${door}_PORT`]: String(port) });
    server.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `inboxd: cannot listen on ${door.toLowerCase()}://127.0.0.1:${port}: the port is already in use\n`,
    );
  });

  test('a second server on the same file says why and ends with 1; the first goes on', async () => {
    const directory = await temporaryDirectory();
    const first = await start({}, directory);
    const second = await run([], { SMTP_PORT: '0', HTTP_PORT: '0' }, directory);
    expect(second.code).toBe(1);
    expect(second.stderr).toMatch(
      /^inboxd: another inboxd is using \S+inbox\.db: stop it first, or set .*\n$/,
    );
    expect((await first.api('POST', '/api/v1/emailInbox', { email: 'qa@inbox.test' })).status).toBe(201);
    expect(await first.stop()).toBe(0);
  });
});

describe('healthcheck', () => {
  test('answers 0 while the server is ready and 1 when it is gone', async () => {
    const service = await start();
    const settings = { HTTP_PORT: String(service.httpPort) };
    expect(await run(['healthcheck'], settings)).toMatchObject({ code: 0, stdout: 'ready\n' });
    expect(await run(['healthcheck'], { URL: service.baseUrl })).toMatchObject({ code: 0 });
    await service.stop();
    const gone = await run(['healthcheck'], settings);
    expect(gone.code).toBe(1);
    expect(gone.stdout).toMatch(/^not ready: no answer from http:\/\/(127\.0\.0\.1|localhost):\d+/);
  });
});

describe('the first start', () => {
  test('prints listeners, password, key and a curl line that works when pasted; the second does not', async () => {
    const directory = await temporaryDirectory();
    const first = await start({ API_KEY: '', ADMIN_PASSWORD: '' }, directory);
    const output = first.output();
    expect(output).toMatch(/^smtp:\/\/\[::\]:\d+$/m);
    expect(output).toMatch(/^http:\/\/\[::\]:\d+$/m);
    expect(output).toMatch(/^Dashboard: http:\/\/(?:127\.0\.0\.1|localhost):\d+\/$/m);
    expect(output).toMatch(/^Admin password \(shown only this once\): [a-z2-9-]{23}$/m);
    const key = /^API key \(shown only this once\): (sk_live_\S+)$/m.exec(output)?.[1];
    const line = /^curl .*$/m.exec(output)?.[0];
    expect(key).toBeDefined();
    const pasted = await promisify(execFile)('bash', ['-c', line!]);
    expect(JSON.parse(pasted.stdout).data.email).toBe('qa@inbox.test');
    await first.stop();

    // On one address only: nothing listens at localhost then.
    const elsewhere = await start({ API_KEY: '', HTTP_HOST: '127.0.0.2' });
    const there = await promisify(execFile)('bash', ['-c', /^curl .*$/m.exec(elsewhere.output())![0]]);
    expect(JSON.parse(there.stdout).data.email).toBe('qa@inbox.test');
    await elsewhere.stop();

    const second = await start({ API_KEY: '', ADMIN_PASSWORD: '' }, directory);
    expect(second.output()).not.toMatch(/sk_live_|password|curl/i);
    const response = await fetch(`${second.baseUrl}/api/v1/emailInbox`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(await response.json()).toMatchObject({ data: [{ email: 'qa@inbox.test' }] });
    await second.stop();
  });
});

describe('a restart', () => {
  test('keeps inboxes, messages, codes, retired addresses and keys', async () => {
    const directory = await temporaryDirectory();
    const before = await start({}, directory);
    const create = async (service: Service, email: string) =>
      service.api('POST', '/api/v1/emailInbox', { email });
    const kept = (await create(before, 'kept@inbox.test')).body as { data: { id: string } };
    const retired = (await create(before, 'retired@inbox.test')).body as { data: { id: string } };
    await before.api('DELETE', `/api/v1/emailInbox/${retired.data.id}`);
    const mail = mailOf({
      subject: 'Sign in',
      to: 'kept@inbox.test',
      body: 'Your verification code is 482913.',
    });
    expect(await deliver(before.smtpPort, { to: 'kept@inbox.test', mail })).toMatch(/^250/);
    const looks = async (service: Service) => {
      const path = `/api/v1/emailInbox/${kept.data.id}`;
      return [
        await service.api('GET', '/api/v1/emailInbox'),
        await service.api('GET', `${path}/messages`),
        await service.api('GET', `${path}/otp`),
        await service.api('GET', `/api/v1/emailInbox/${retired.data.id}`),
        await create(service, 'retired@inbox.test'),
      ];
    };
    const seen = await looks(before);
    expect(seen.map(({ status }) => status).slice(3)).toEqual([404, 409]);
    expect(await before.stop()).toBe(0);
    const after = await start({}, directory);
    expect(await looks(after)).toEqual(seen);
    expect(await after.stop()).toBe(0);
  });
});

describe('SIGTERM', () => {
  test('answers a held request, tells an open session 421, and ends with 0 within its bounds', async () => {
    const service = await start({ LOG_LEVEL: 'debug' });
    const created = await service.api('POST', '/api/v1/emailInbox', { email: 'qa@inbox.test' });
    const { id } = (created.body as { data: { id: string } }).data;
    const session = await openSession(service.smtpPort);
    await session.command('EHLO sender.test');
    let told = '';
    session.socket.on('data', (chunk) => {
      told += chunk;
    });
    const closed = once(session.socket, 'close');
    const held = service.api('GET', `/api/v1/emailInbox/${id}/otp?wait=30`);
    // The held request is counted as soon as its check has run; a later one is answered after it.
    await service.api('GET', '/api/v1/clock');
    const began = performance.now();
    const code = service.stop();
    expect(await held).toMatchObject({ status: 503, body: { message: expect.stringContaining('stopping') } });
    await closed;
    expect(told).toMatch(/^421 /);
    expect(await code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(service.output()).toMatch(/"msg":"stopping".*"msg":"stopped"/s);
  });

  test('takes no new request while the last mail comes in, whose code still reaches who waits for it', async () => {
    const service = await start();
    const created = await service.api('POST', '/api/v1/emailInbox', { email: 'qa@inbox.test' });
    const { id } = (created.body as { data: { id: string } }).data;
    const session = await openSession(service.smtpPort);
    for (const command of ['EHLO sender.test', 'MAIL FROM:<a@b.test>', 'RCPT TO:<qa@inbox.test>', 'DATA'])
      await session.command(command);
    const held = service.api('GET', `/api/v1/emailInbox/${id}/otp?wait=30`);
    await service.api('GET', '/api/v1/clock');
    const idle = await openSession(service.smtpPort);
    const dismissed = once(idle.socket, 'close');
    const code = service.stop();
    await dismissed;
    await expect(service.api('POST', '/api/v1/emailInbox', { email: 'late@inbox.test' })).rejects.toThrow();
    expect(await session.command('Subject: Sign in\r\n\r\nYour code is 482913.\r\n.')).toMatch(/^250 /);
    expect(await held).toMatchObject({ status: 200, body: { data: { otp: '482913' } } });
    expect(await code).toBe(0);
  });

  test('ends a start that hangs on a database server which accepts and does not answer', async () => {
    const silent = createServer();
    const asked = once(silent, 'connection');
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const [file, ...args] = command;
    const child = spawn(file, args, {
      cwd: await temporaryDirectory(),
      env: prefixed({ DATABASE_URL: `http://127.0.0.1:${port}`, HTTP_PORT: '0', SMTP_PORT: '0' }),
      stdio: 'ignore',
    });
    const [connection] = (await asked) as [Socket];
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    connection.destroy();
    silent.close();
  });

  test('a second signal ends it at once', async () => {
    const service = await start();
    const session = await openSession(service.smtpPort);
    await session.command('EHLO sender.test');
    await session.command('MAIL FROM:<a@b.test>');
    const exited = once(service.process, 'exit');
    service.process.kill('SIGSTOP');
    service.process.kill('SIGTERM');
    service.process.kill('SIGINT');
    service.process.kill('SIGCONT');
    expect(await exited).toEqual([1, null]);
    session.close();
  });

  test('SIGINT stops it as well', async () => {
    const service = await start();
    const exited = once(service.process, 'exit');
    service.process.kill('SIGINT');
    expect(await exited).toEqual([0, null]);
  });
});

describe('the output', () => {
  test('that cannot be written ends no service, and fails a command', async () => {
    const full = openSync('/dev/full', 'w');
    const [httpPort, smtpPort] = [await freePort(), await freePort()];
    const child = spawn(command[0], command.slice(1), {
      cwd: await temporaryDirectory(),
      env: {
        EMAIL_INBOX_LOG_LEVEL: 'trace',
        EMAIL_INBOX_HTTP_PORT: `${httpPort}`,
        EMAIL_INBOX_SMTP_PORT: `${smtpPort}`,
      },
      stdio: ['ignore', full, 'pipe'],
    });
    const exited = once(child, 'exit');
    const ready = () =>
      fetch(`http://127.0.0.1:${httpPort}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(ready, { interval: 20 }).toBe(200);
    const mail = { to: 'postmaster@inbox.test', mail: mailOf({ body: 'Your verification code is 735194.' }) };
    for (let count = 0; count < 3; count += 1) expect(await deliver(smtpPort, mail)).toMatch(/^250 /);
    expect(await ready()).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);

    const version = spawnSync(command[0], [...command.slice(1), '--version'], {
      stdio: ['ignore', full, 'pipe'],
    });
    expect([version.status, `${version.stderr}`]).toEqual([
      1,
      expect.stringContaining('what was printed is lost'),
    ]);
    closeSync(full);
  });

  test('in pretty form, as on a terminal, is there from the first line to the last', async () => {
    const child = spawn(command[0], command.slice(1), {
      cwd: await temporaryDirectory(),
      env: { EMAIL_INBOX_LOG_FORMAT: 'pretty', EMAIL_INBOX_HTTP_PORT: '0', EMAIL_INBOX_SMTP_PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      const wasReady = /ready/.test(output);
      output += chunk;
      if (!wasReady && /ready/.test(output)) child.kill('SIGTERM');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    const [code] = await once(child, 'close');
    expect(code, output).toBe(0);
    expect(output).toMatch(/http:\/\/.*ready.*stopping.*stopped/s);
    expect(output).not.toContain('{"level"');
  });

  test('of a whole flow at level trace holds no key, no code and no body', async () => {
    const service = await start({ LOG_LEVEL: 'trace' });
    const created = await service.api('POST', '/api/v1/emailInbox', { email: 'qa@inbox.test' });
    const { id } = (created.body as { data: { id: string } }).data;
    const secrets = { code: '735194', body: 'raspberries-and-cream', wrongKey: `sk_live_${'w'.repeat(30)}` };
    const mail = mailOf({ body: `Your verification code is ${secrets.code}. ${secrets.body}` });
    await deliver(service.smtpPort, { to: 'qa@inbox.test', mail });
    for (const path of [
      'otp',
      'messages',
      `messages?q=${secrets.body}`,
      'otp?wait=1',
      'otp?since=nonsense',
    ]) {
      await service.api('GET', `/api/v1/emailInbox/${id}/${path}`);
    }
    await fetch(`${service.baseUrl}/api/v1/clock?key=${secrets.wrongKey}`, {
      headers: { Authorization: `Bearer ${secrets.wrongKey}` },
    });
    await service.stop();
    const output = service.output();
    expect(output).toContain('"msg":"ready"');
    for (const secret of [testKey, ...Object.values(secrets)]) expect(output).not.toContain(secret);
    expect(
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    ).not.toEqual([]);
  });
});
