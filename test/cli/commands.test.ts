import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runServerCommand } from '../../src/cli/commands.ts';
import { CliError, type CliWorld } from '../../src/cli/port.ts';
import { systemClock } from '../../src/clock.ts';
import { adminPassword } from '../http/browser.ts';
import { codeMail, send } from '../http/kit.ts';
import { bundlePath } from '../support/binary.ts';
import { serveForAll } from '../support/fixture.ts';
import { run as runCommand, testKey as wrongKey } from '../support/process.ts';
import { type TestService, testKey } from '../support/service.ts';

let service: TestService;
let cwd: string;
serveForAll({ environment: { PUBLIC_URL: 'https://mail.example.org' } }, (started) => {
  service = started;
});
beforeAll(async () => {
  cwd = service.directory;
  await service.createInbox('qa@inbox.test');
});

const asAdmin = () => ({ URL: service.url, ADMIN_PASSWORD: adminPassword });
const withKey = () => ({ URL: service.url, API_KEY: testKey });

interface Outcome {
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command in this process, as `main.ts` runs it; a process for each would take most of the time. */
async function run(
  args: readonly string[],
  settings: { URL: string; ADMIN_PASSWORD?: string; API_KEY?: string } = asAdmin(),
): Promise<Outcome> {
  let stdout = '';
  let stderr = '';
  const world: CliWorld = {
    settings: {
      url: settings.URL,
      adminPassword: settings.ADMIN_PASSWORD ?? null,
      apiKey: settings.API_KEY ?? null,
    },
    clock: systemClock,
    print: (line) => {
      stdout += `${line}\n`;
    },
    note: (text) => {
      stderr += text;
    },
    isWatched: false,
  };
  try {
    const outcome = await runServerCommand(args, () => world);
    return typeof outcome === 'number'
      ? { code: outcome, stdout, stderr }
      : { code: 0, stdout: outcome.help, stderr };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { code: error.exitCode, stdout, stderr: `inboxd: ${error.message}\n` };
  }
}

describe('inboxd key and org', () => {
  test('make, list and revoke a key that works until then', async () => {
    const made = await run(['key', 'create', 'CI', '--scope', 'email_inboxes:read,email_messages:read']);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const key = made.stdout.trim();
    expect(key).toMatch(/^sk_live_\w+$/);
    expect((await service.api('GET', '/api/v1/emailInbox', { key })).status).toBe(200);

    const listed = JSON.parse((await run(['key', 'list', '--json'])).stdout);
    expect(listed[0]).toMatchObject({
      name: 'CI',
      prefix: key.slice(0, 12),
      scopes: ['email_inboxes:read', 'email_messages:read'],
      lastUsedAt: expect.stringMatching(/Z$/),
    });
    const table = (await run(['key', 'list'])).stdout;
    expect(table).toMatch(/^ID +KEY +NAME +SCOPES +CREATED +LAST USED\n/);
    expect(table.split('\n').find((line) => line.includes(`${key.slice(0, 12)}…`))).toContain(
      listed[0].createdAt,
    );

    const revoked = { code: 0, stdout: '', stderr: `Revoked ${listed[0].id}.\n` };
    expect(await run(['key', 'revoke', listed[0].id])).toEqual(revoked);
    expect((await service.api('GET', '/api/v1/emailInbox', { key })).status).toBe(401);
    const again = await run(['key', 'revoke', listed[0].id]);
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(again.stderr).toContain('there is no key');
  });

  test.each([
    [
      ['key', 'create', 'CI', '--scope', 'email_inboxes:red'],
      /^inboxd: --scope must be one of email_inboxes:read/,
    ],
    [['key', 'create', 'x'.repeat(101)], /^inboxd: NAME must have/],
    [['org', 'create', 'x'.repeat(101)], /^inboxd: NAME must have/],
    [['backup', '-'], /^inboxd: a backup goes into a file/],
    [['otp', 'qa@inbox.test', '--since', 'yesterday'], /^inboxd: --since must be an RFC 3339 time/],
    [['otp', 'qa@inbox.test', '--to', 'nobody'], /^inboxd: --to must be a whole address/],
  ])('%j is wrong usage, in the words of the command line', async (args, message) => {
    expect(await run(args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
  });

  test('make an organization and a key of it', async () => {
    const made = await run(['org', 'create', 'Team B']);
    expect(made.code).toBe(0);
    const id = made.stdout.trim();
    const [list, twice, key] = await Promise.all([
      run(['org', 'list']),
      run(['org', 'create', 'Team B']),
      run(['key', 'create', 'b', '--org', 'Team B', '--json']),
    ]);
    expect(list.stdout).toMatch(new RegExp(`^${id}  Team B`, 'm'));
    expect(twice).toMatchObject({
      code: 1,
      stderr: 'inboxd: There is already an organization named Team B.\n',
    });
    expect(JSON.parse(key.stdout)).toMatchObject({
      organizationId: id,
      key: expect.stringMatching(/^sk_live_/),
    });
  });
});

describe('inboxd inbox ensure', () => {
  test('prints the same id each time, whoever makes the inbox', async () => {
    const made = await run(['inbox', 'ensure', 'CI@inbox.test', '--name', 'For CI'], withKey());
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const id = made.stdout.trim();
    expect(id).toMatch(/^inb_/);
    expect(await run(['inbox', 'ensure', 'ci@inbox.test.'], withKey())).toEqual(made);
    expect(await run(['inbox', 'ensure', 'ci@inbox.test'])).toEqual(made);
    expect(await run(['inbox', 'ensure', 'ci+run42@inbox.test'], withKey())).toEqual(made);
    const json = JSON.parse((await run(['inbox', 'ensure', 'ci@inbox.test', '--json'], withKey())).stdout);
    expect(json).toMatchObject({ id, email: 'ci@inbox.test', name: 'For CI' });
  });

  test('finds what another one makes at the same moment', async () => {
    const at = Array.from({ length: 4 }, () => run(['inbox', 'ensure', 'race@inbox.test'], withKey()));
    expect(new Set((await Promise.all(at)).map(({ code, stdout }) => `${code} ${stdout}`)).size).toBe(1);
  });

  test('as the admin makes it in the organization that is named', async () => {
    await run(['org', 'create', 'Inboxes']);
    const [made, again] = [
      await run(['inbox', 'ensure', 'theirs@inbox.test', '--org', 'Inboxes']),
      await run(['inbox', 'ensure', 'theirs@inbox.test'], withKey()),
    ];
    expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^inb_/) });
    expect(again).toEqual({ code: 1, stdout: '', stderr: 'inboxd: Email address is not available\n' });
    // A key beside the password is of one organization, which is not the one that is named.
    const both = { ...withKey(), ...asAdmin() };
    expect(await run(['inbox', 'ensure', 'theirs@inbox.test', '--org', 'Inboxes'], both)).toEqual(made);
    expect(await run(['inbox', 'ensure', 'theirs@inbox.test', '--org', 'None'], both)).toMatchObject({
      code: 1,
      stderr: 'inboxd: there is no organization None: see inboxd org list\n',
    });
    expect(await run(['inbox', 'ensure', 'theirs@inbox.test', '--org', 'Inboxes'], withKey())).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('EMAIL_INBOX_ADMIN_PASSWORD'),
    });
  });

  test('says what is wrong with an address, in the words of the command', async () => {
    const [domain, local, none] = [
      await run(['inbox', 'ensure', 'qa@elsewhere.test'], withKey()),
      await run(['inbox', 'ensure', 'q..a@inbox.test'], withKey()),
      await run(['inbox', 'ensure', 'qa'], withKey()),
    ];
    // Which domains a server takes is no matter of usage.
    expect([domain.code, local.code, none.code]).toEqual([1, 2, 2]);
    expect(domain.stderr).toMatch(/^inboxd: EMAIL .*inbox\.test/);
    expect(local.stderr).toMatch(/^inboxd: EMAIL /);
    expect(none.stderr).toBe('inboxd: EMAIL must be an address such as qa@inbox.test\n');
  });
});

describe('inboxd clock', () => {
  test('prints what --since takes', async () => {
    const { stdout, code } = await run(['clock'], withKey());
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\d{13}\n$/);
    await send(service, codeMail('909133'));
    expect(await run(['otp', 'qa@inbox.test', '--since', stdout.trim()], withKey())).toMatchObject({
      code: 0,
      stdout: '909133\n',
    });
    expect(JSON.parse((await run(['clock', '--json'], withKey())).stdout)).toHaveProperty('now');
  });

  test('is there for the admin as well, and for nobody else', async () => {
    expect((await run(['clock'])).stdout).toMatch(/^\d{13}\n$/);
    expect(await run(['clock'], { URL: service.url })).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/EMAIL_INBOX_API_KEY or EMAIL_INBOX_ADMIN_PASSWORD/),
    });
  });
});

describe('the help of a command', () => {
  test.each([['otp'], ['key', 'create'], ['inbox', 'ensure']])(
    'has its options in one column: %s %s',
    async (...words) => {
      const { stdout } = await run([...words.filter((word) => word !== undefined), '--help']);
      const columns = [...stdout.matchAll(/^ {2}--\S+(?: [A-Z]+)? +/gm)].map(([option]) => option.length);
      expect(columns.length).toBeGreaterThan(2);
      expect(new Set(columns).size).toBe(1);
    },
  );
});

describe('inboxd otp', () => {
  test('prints the code and nothing else, with a key or the admin password', async () => {
    await send(service, codeMail('482913', { to: 'qa+run7@inbox.test' }));
    await send(service, codeMail('735194'));
    const [newest, tagged, admin, json] = await Promise.all([
      run(['otp', 'QA@inbox.test'], withKey()),
      run(['otp', 'qa+run7@inbox.test'], withKey()),
      run(['otp', 'qa@inbox.test', '--from', 'acme']),
      run(['otp', 'qa@inbox.test', '--json'], withKey()),
    ]);
    expect(newest).toEqual({ code: 0, stdout: '735194\n', stderr: '' });
    expect(tagged).toEqual({ code: 0, stdout: '482913\n', stderr: '' });
    expect(admin).toEqual({ code: 0, stdout: '735194\n', stderr: '' });
    expect(JSON.parse(json.stdout)).toMatchObject({ otp: '735194', message: { subject: 'Your sign-in' } });
  });

  test('finds its inbox behind hundreds whose addresses end alike, and on a domain as it is typed', async () => {
    for (let at = 0; at < 520; at += 40)
      await Promise.all(
        Array.from({ length: 40 }, (_, index) => service.createInbox(`${at + index}qa@inbox.test`)),
      );
    expect(await run(['otp', 'qa@inbox.test.'], withKey())).toMatchObject({ code: 0, stdout: '735194\n' });
  });

  test('waits for a code that comes', async () => {
    const waiting = run(['otp', 'qa@inbox.test', '--wait', '30'], withKey());
    await expect.poll(() => service.waiters.count, { interval: 5 }).toBe(1);
    await send(service, codeMail('120120'));
    expect(await waiting).toEqual({ code: 0, stdout: '120120\n', stderr: '' });
  });

  test('says what there is instead, and ends with 1', async () => {
    await service.createInbox('empty@inbox.test');
    const [none, unknown, stale] = await Promise.all([
      run(['otp', 'empty@inbox.test'], withKey()),
      run(['otp', 'nobody@inbox.test'], withKey()),
      run(['otp', 'qa@inbox.test', '--since', '2100-01-01T00:00:00Z'], withKey()),
    ]);
    for (const { code, stdout } of [none, unknown, stale]) expect([code, stdout]).toEqual([1, '']);
    expect(none.stderr).toMatch(/^inboxd: No message with a one-time code was found in empty@inbox.test/);
    expect(unknown.stderr).toBe(
      'inboxd: there is no inbox nobody@inbox.test in the organization of this key: make it with inboxd inbox ensure nobody@inbox.test, or check the address\n',
    );
    expect(stale.stderr).toMatch(/^inboxd: The newest one-time code is older than 2100[^ ]*\n$/);
    const late = await run(['otp', 'qa@inbox.test', '--wait', '0.05'], withKey());
    expect([late.code, late.stdout]).toEqual([1, '']);
    expect(late.stderr).toMatch(/older than .* Without --since .* inboxd clock/);
    expect((await run(['otp', 'qa@inbox.test', '--wait', '0'], withKey())).code).toBe(1);
  });
});

describe('inboxd backup', () => {
  test('writes a whole database for its owner only, says how much, and overwrites nothing', async () => {
    const made = await run(['backup', join(cwd, 'copy.db')]);
    const file = join(cwd, 'copy.db');
    const { size, mode } = statSync(file);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(new RegExp(`^${file}: ${size} bytes in [\\d.]+ s\n$`));
    expect(mode & 0o777).toBe(0o600);
    const copy = createClient({ url: `file:${file}` });
    expect((await copy.execute('PRAGMA integrity_check')).rows[0]?.integrity_check).toBe('ok');
    expect((await copy.execute('SELECT count(*) AS n FROM inboxes')).rows[0]?.n).toBeGreaterThan(0);
    copy.close();

    writeFileSync(join(cwd, 'precious'), 'mine');
    const refused = await run(['backup', join(cwd, 'precious')]);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('precious is there already');
    const nowhere = await run(['backup', join(cwd, 'no/such/place.db')]);
    expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringContaining('there is no such directory') });
    expect(readdirSync(cwd).filter((name) => /part|backup-/.test(name))).toEqual([]);
  });
});

test('two backups under one name at once are one, and whole', async () => {
  const file = join(cwd, 'twice.db');
  const both = await Promise.all([run(['backup', file]), run(['backup', file])]);
  const [made] = both.filter(({ code }) => code === 0);
  expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(made?.stdout).toContain(`${statSync(file).size} bytes`);
  const copy = createClient({ url: `file:${file}` });
  expect((await copy.execute('PRAGMA integrity_check')).rows[0]?.integrity_check).toBe('ok');
  copy.close();
  expect(readdirSync(cwd).filter((name) => name.endsWith('.part'))).toEqual([]);
});

describe('what goes wrong', () => {
  const foreign = createServer((_, answer) => answer.end('<html>hello</html>'));
  beforeAll(() => new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => foreign.close(resolve)));

  test('is told in words that help', async () => {
    const other = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
    const cases: [readonly string[], Parameters<typeof run>[1], RegExp][] = [
      [
        ['org', 'list'],
        { URL: 'http://127.0.0.1:9', ADMIN_PASSWORD: adminPassword },
        /no server at .*: start inboxd/,
      ],
      [['org', 'list'], { URL: service.url, ADMIN_PASSWORD: 'a wrong password' }, /admin password is wrong/],
      [['org', 'list'], { URL: other, ADMIN_PASSWORD: adminPassword }, /is no inboxd/],
      [
        ['otp', 'qa@inbox.test'],
        { URL: `http://127.0.0.1:${service.smtp.port}`, API_KEY: testKey },
        /does not speak HTTP/,
      ],
      [
        ['otp', 'qa@inbox.test'],
        { URL: service.url.replace('http:', 'https:'), API_KEY: testKey },
        /does not speak TLS: begin it with http:/,
      ],
      [
        ['otp', 'qa@inbox.test'],
        { URL: 'http://no.invalid', API_KEY: testKey },
        /no host of this name|EAI_AGAIN/,
      ],
      [
        ['otp', 'qa@inbox.test'],
        { URL: `${service.url}/api/v1`, API_KEY: testKey },
        /there is no API at .*EMAIL_INBOX_URL, which ends before/,
      ],
      [['otp', 'qa@inbox.test'], { URL: service.url, API_KEY: wrongKey }, /does not know this API key/],
      [['key', 'create', 'x', '--org', 'nope'], asAdmin(), /there is no organization nope/],
    ];
    const answers = await Promise.all(cases.map(([args, settings]) => run(args, settings)));
    for (const [at, { code, stdout, stderr }] of answers.entries()) {
      expect([code, stdout], stderr).toEqual([1, '']);
      expect(stderr).toMatch(cases[at]![2]);
      expect(stderr).not.toContain('    at ');
    }
  });

  test('without credentials is wrong usage', async () => {
    const nobody = { URL: service.url };
    const [otp, list] = await Promise.all([
      run(['otp', 'qa@inbox.test'], nobody),
      run(['org', 'list'], nobody),
    ]);
    expect(otp).toMatchObject({ code: 2, stdout: '' });
    expect(otp.stderr).toMatch(/set EMAIL_INBOX_API_KEY or EMAIL_INBOX_ADMIN_PASSWORD/);
    expect(list).toMatchObject({ code: 2, stdout: '' });
    expect(list.stderr).toMatch(/needs the admin password: set EMAIL_INBOX_ADMIN_PASSWORD/);
  });

  test('by the way it is typed is wrong usage, and --help tells the right one', async () => {
    const [command1, option, wait, email, help] = await Promise.all([
      run(['key', 'frob']),
      run(['org', 'list', '--nope']),
      run(['otp', 'qa@inbox.test', '--wait', '61'], withKey()),
      run(['otp', 'qa'], withKey()),
      run(['key', '--help']),
    ]);
    for (const { code, stdout } of [command1, option, wait, email]) expect([code, stdout]).toEqual([2, '']);
    expect(command1.stderr).toBe('inboxd: inboxd key needs one of: create, list, revoke\n');
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toMatch(/inboxd key create NAME.*inboxd key list.*inboxd key revoke ID/s);
  });

  test('leaves no session behind', async () => {
    const client = createClient({ url: `file:${join(cwd, 'inbox.db')}` });
    const { rows } = await client.execute('SELECT count(*) AS n FROM sessions');
    client.close();
    expect(rows[0]?.n).toBe(0);
  });
});

describe('the program itself', () => {
  test('runs these commands, with its settings from the environment', { timeout: 120_000 }, async () => {
    const command: [string, string] = [process.execPath, await bundlePath()];
    const port = { HTTP_PORT: String(service.http.port) };
    const start = (args: readonly string[], settings: Readonly<Record<string, string>>) =>
      runCommand([...command, ...args], { cwd, settings });
    const [listed, failed, usage, config] = await Promise.all([
      start(['org', 'list'], { ...port, ADMIN_PASSWORD: adminPassword }),
      start(['otp', 'nobody@inbox.test'], { ...port, API_KEY: testKey }),
      start(['org', 'list', '--nope'], port),
      start(['org', 'list'], { URL: 'nonsense' }),
    ]);
    expect(listed).toMatchObject({ code: 0, stdout: expect.stringContaining('default'), stderr: '' });
    expect(failed).toMatchObject({ code: 1, stdout: '' });
    expect(failed.stderr).toMatch(/^inboxd: there is no inbox nobody@inbox\.test .*\n$/);
    expect(usage).toMatchObject({
      code: 2,
      stderr: 'inboxd: unknown option: --nope\nRun inboxd org --help for usage.\n',
    });
    expect(config).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('EMAIL_INBOX_URL must be an http'),
    });
  });
});
