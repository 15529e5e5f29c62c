/** The package as `npm pack` makes it, installed in an empty project without a network, and used there. */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { noticesName } from '../../scripts/notices.ts';
import { browserPath } from '../dashboard/kit.ts';
import type { Site } from '../signin/site.ts';
import { bundlePath } from '../support/binary.ts';
import { serveSiteForAll } from '../support/fixture.ts';
import { type TestService, temporaryDirectory, testKey } from '../support/service.ts';
import { snippet } from './snippets.ts';

const root = join(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');
const ran = promisify(execFile);

let service: TestService;
let site: Site;
let project: string;
let checkout: string;

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a program in the project, with what its tests are told by the environment. */
async function run(program: string, ...args: string[]): Promise<Ended> {
  const env = {
    PATH: process.env.PATH,
    HOME: project,
    NO_COLOR: '1',
    CI: '1',
    EMAIL_INBOX_URL: service.url,
    EMAIL_INBOX_API_KEY: testKey,
    SITE: site.url,
    SMTP_PORT: String(service.smtp.port),
  };
  try {
    const { stdout, stderr } = await ran(program, args, { cwd: project, env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

const write = (name: string, text: string): void => writeFileSync(join(project, name), text);

/** Lends the project a package of this checkout, as if it had installed it. */
function lend(name: string): void {
  mkdirSync(join(project, 'node_modules', name, '..'), { recursive: true });
  symlinkSync(join(modules, name), join(project, 'node_modules', name));
}

const npm = (cwd: string, ...args: string[]) =>
  ran('npm', [...args, '--offline', '--cache', join(project, '.cache'), '--loglevel=error'], { cwd });

serveSiteForAll((...both) => {
  [service, site] = both;
});
beforeAll(async () => {
  // A copy, as packing changes package.json for a moment, which others are reading.
  [checkout, project] = [await temporaryDirectory(), await temporaryDirectory()];
  for (const name of ['package.json', 'tsconfig.json', 'README.md', 'LICENSE'])
    copyFileSync(join(root, name), join(checkout, name));
  for (const name of ['src', 'scripts']) cpSync(join(root, name), join(checkout, name), { recursive: true });
  symlinkSync(modules, join(checkout, 'node_modules'));
  // Built once for all tests, and before that by `npm run build`, which packing runs too: here it has nothing left to do.
  await bundlePath();
  cpSync(join(root, 'dist/client'), join(checkout, 'dist/client'), { recursive: true });
  for (const name of ['inboxd.mjs', noticesName])
    copyFileSync(join(root, 'dist', name), join(checkout, 'dist', name));
  writeFileSync(join(checkout, 'scripts/build.ts'), '');
  write('package.json', JSON.stringify({ private: true, type: 'module' }));
  await npm(checkout, 'pack', '--silent', '--pack-destination', project);
  const tarball = readdirSync(project).find((name) => name.endsWith('.tgz'))!;
  await npm(project, 'install', '--save-dev', '--no-audit', '--no-fund', `./${tarball}`);
});

describe('the package', () => {
  test('is alone: neither what built it nor what tests it comes along', () => {
    const installed = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['inboxd']);
    const manifest = JSON.parse(readFileSync(join(project, 'node_modules/inboxd/package.json'), 'utf8'));
    expect(Object.keys(manifest)).not.toContain('dependencies');
    expect(Object.keys(manifest)).not.toContain('devDependencies');
    expect(Object.keys(manifest.optionalDependencies)).toEqual(['libsql']);
    expect(manifest.private).toBe(true);
  });

  test('leaves package.json as it was', () => {
    expect(readFileSync(join(checkout, 'package.json'), 'utf8')).toBe(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    expect(existsSync(join(checkout, 'dist/package.whole.json'))).toBe(false);
  });

  test('brings our licence and those of what is inside', () => {
    const place = join(project, 'node_modules/inboxd');
    expect(readFileSync(join(place, 'LICENSE'), 'utf8')).toContain('The inboxd authors');
    expect(readFileSync(join(place, 'dist', noticesName), 'utf8')).toContain('\nhono ');
  });

  test('holds what it says it exports, and nothing of Playwright', () => {
    const place = join(project, 'node_modules/inboxd');
    const { exports, bin } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    const targets = [
      bin.inboxd,
      ...Object.values<object | string>(exports).map((target) =>
        typeof target === 'string' ? [target] : Object.values<string>(target as Record<string, string>),
      ),
    ].flat();
    expect(targets.filter((target) => !existsSync(join(place, target)))).toEqual([]);
    const scripts = readdirSync(join(place, 'dist/client')).filter((name) => name.endsWith('.js'));
    for (const name of scripts) {
      const text = readFileSync(join(place, 'dist/client', name), 'utf8');
      expect(text, name).not.toMatch(/from ["'](?!\.\/shared\.js)|require\(|import\(/);
    }
  });

  test('brings the server as a command, once its database driver is there', async () => {
    lend('libsql');
    const { code, output } = await run(join(project, 'node_modules/.bin/inboxd'), '--version');
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^inboxd \d+\.\d+\.\d+/) });
  });
});

describe('a project that has installed it', () => {
  const script = [
    "import { InboxdClient, InboxdError } from 'inboxd/client';",
    'const env = globalThis.Deno?.env.toObject() ?? process.env;',
    'const client = new InboxdClient({ baseUrl: env.EMAIL_INBOX_URL, apiKey: env.EMAIL_INBOX_API_KEY });',
    "await client.ensureInbox({ email: 'plain@inbox.test' });",
    "const wait = client.waitForOtp({ inbox: 'plain@inbox.test', timeoutMs: 10 });",
    'console.log(await wait.catch((error) => error instanceof InboxdError && error.code));',
  ].join('\n');

  test('signs in with the TypeScript of the README, which checks strictly, types of the package included', async () => {
    write('signin.mts', snippet('signin.mts'));
    // The types of Node come from this checkout; what is checked is the package.
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noEmit'];
    const target = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'];
    const types = ['--typeRoots', join(modules, '@types'), '--types', 'node'];
    const compiler = join(modules, 'typescript/bin/tsc');
    const checked = await run(process.execPath, compiler, ...strict, ...target, ...types, 'signin.mts');
    expect(checked).toEqual({ code: 0, output: '' });
    expect(await run(process.execPath, 'signin.mts')).toEqual({ code: 0, output: '200\n' });
  });

  test('runs a plain script', async () => {
    write('plain.js', script);
    expect(await run(process.execPath, 'plain.js')).toEqual({ code: 0, output: 'wait_timeout\n' });
  });

  const deno = join(modules, '@deno/linux-x64-glibc/deno');
  if (!existsSync(deno)) console.log('skipped: the client under Deno needs @deno/linux-x64-glibc');
  test.skipIf(!existsSync(deno))('runs the same script under Deno', async () => {
    write('plain.js', script);
    const flags = ['--no-prompt', '--node-modules-dir=manual', '--allow-net', '--allow-env', '--allow-read'];
    const { code, output } = await run(deno, 'run', ...flags, 'plain.js');
    expect(output).toMatch(/^wait_timeout$/m);
    expect(code).toBe(0);
  });

  test('gives Cypress its tasks with the configuration of the README', async () => {
    const installed = existsSync(join(modules, 'cypress'));
    if (!installed)
      console.log('skipped: what the recipe for Cypress does in a browser needs cypress; its tasks are run');
    mkdirSync(join(project, 'node_modules/cypress'), { recursive: true });
    write('node_modules/cypress/package.json', JSON.stringify({ type: 'module', exports: './index.js' }));
    write('node_modules/cypress/index.js', 'export const defineConfig = (config) => config;');
    write('cypress.config.ts', snippet('cypress.config.ts'));
    const use = [
      "import config from './cypress.config.ts';",
      'const tasks = {};',
      'config.e2e.setupNodeEvents((event, given) => Object.assign(tasks, given));',
      'const mail = await tasks.newAddress();',
      "const post = (path, form) => fetch(config.e2e.baseUrl + path, { method: 'POST', body: new URLSearchParams(form) });",
      "await post('/signin', { email: mail.address });",
      'const code = await tasks.otp(mail);',
      "console.log((await post('/code', { email: mail.address, code })).status);",
    ].join('\n');
    write('tasks.ts', use);
    expect(await run(process.execPath, 'tasks.ts')).toEqual({ code: 0, output: '200\n' });
  });
});

describe('Playwright, with the files of the README', () => {
  interface Result {
    readonly title: string;
    readonly status: string;
    readonly errors: readonly { readonly message: string }[];
    readonly attachments: readonly {
      readonly name: string;
      readonly contentType: string;
      /** Base64; in a file instead where the test attached one. */
      readonly body?: string;
      readonly path?: string;
    }[];
  }
  interface Report {
    readonly suites: readonly {
      readonly specs: readonly {
        readonly title: string;
        readonly tests: readonly { readonly results: readonly Omit<Result, 'title'>[] }[];
      }[];
    }[];
    readonly errors: readonly unknown[];
  }

  const head = [
    "import { test as base, expect } from '@playwright/test';",
    "import { withMail } from 'inboxd/playwright';",
    'const test = withMail(base);',
    "const site = process.env.SITE + '/signin';",
    "const start = (email) => fetch(site, { method: 'POST', body: new URLSearchParams({ email }) });",
  ].join('\n');

  const failing = `${head}
test('a mail came', async ({ mail }) => {
  await start(mail.address);
  await mail.otp();
  await mail.otp({ timeoutMs: 50 });
});
test('no mail came', async ({ mail }) => {
  await mail.message({ timeoutMs: 50 });
});
test('there is little time', async ({ mail }) => {
  test.setTimeout(4_000);
  await mail.otp();
});`;

  const owning = `${head}
for (const ending of ['passes', 'fails']) {
  test(ending, async ({ mail }) => {
    await start(mail.address);
    expect(await mail.otp()).toMatch(/^\\d{6}$/);
    expect(mail.inbox.email).toBe(mail.address);
    expect(await mail.messages()).toHaveLength(ending === 'passes' ? 1 : 2);
  });
}`;

  /** How each test ended: all of them are one run, as starting Playwright takes longer than they do. */
  let results: readonly Result[];
  const resultOf = (title: string): Result => results.find((result) => result.title === title)!;

  beforeAll(async () => {
    lend('@playwright/test');
    for (const name of ['playwright.config.ts', 'signin.spec.ts']) write(name, snippet(name));
    write('failing.spec.ts', failing);
    write('owning.spec.ts', owning);
    const chromium = { executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] };
    const config = [
      "import config from './playwright.config';",
      "const inboxd = { ...config.use.inboxd, perTest: 'inbox' };",
      'const projects = [',
      `  { name: 'tags', testMatch: ['failing.spec.ts'${browserPath === undefined ? '' : ", 'signin.spec.ts'"}] },`,
      "  { name: 'inboxes', testMatch: ['owning.spec.ts'], use: { inboxd } },",
      '];',
      `const use = { ...config.use, launchOptions: ${JSON.stringify(chromium)} };`,
      'export default { ...config, projects, workers: 2, use };',
    ].join('\n');
    write('here.config.ts', config);
    const cli = join(modules, '@playwright/test/cli.js');
    const { output } = await run(process.execPath, cli, 'test', '--config=here.config.ts', '--reporter=json');
    const { suites, errors } = JSON.parse(output.slice(output.indexOf('{'))) as Report;
    expect(errors).toEqual([]);
    results = suites
      .flatMap(({ specs }) => specs)
      .map(({ title, tests }) => ({ title, ...tests[0]!.results[0]! }));
  });

  test('checks their types', async () => {
    const flags = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--skipLibCheck'];
    const types = ['--typeRoots', join(modules, '@types'), '--types', 'node'];
    const files = ['playwright.config.ts', 'signin.spec.ts'];
    const compiler = join(modules, 'typescript/bin/tsc');
    const checked = await run(process.execPath, compiler, ...flags, ...types, ...files);
    expect(checked).toEqual({ code: 0, output: '' });
  });

  test.runIf(browserPath !== undefined)('signs in with a code and with a link', () => {
    for (const title of ['a code signs in', 'a link signs in'])
      expect(resultOf(title)).toMatchObject({ status: 'passed', attachments: [] });
    expect(site.wrong).toBe(0);
  });

  test('has the mails of a test that failed in its report, in a frame that runs and loads nothing', () => {
    const { status, attachments } = resultOf('a mail came');
    expect(status).toBe('failed');
    const texts = new Map(
      attachments.map(({ contentType, body = '', path }) => [
        contentType,
        path === undefined ? Buffer.from(body, 'base64').toString() : readFileSync(path, 'utf8'),
      ]),
    );
    expect(attachments.map(({ name }) => name)).toContain('mail: Sign in to Acme');
    const plain = texts.get('text/plain');
    expect(plain).toMatch(/^From: Acme <login@acme\.test>\nTo: signup\+\w{10}@inbox\.test\nSubject: Sign in/);
    expect(plain).toMatch(/^Code: \d{6}$/m);
    const html = texts.get('text/html');
    expect(html).toContain('<iframe sandbox srcdoc="<p>Hello,</p>');
    expect(html).toContain("default-src 'none'");
  });

  test('says that no mail came', () => {
    const { status, attachments } = resultOf('no mail came');
    expect(status).toBe('failed');
    const said = attachments.find(({ name }) => name === 'mail')?.body ?? '';
    expect(Buffer.from(said, 'base64').toString()).toMatch(/^No mail came to signup\+\w{10}@inbox\.test\.$/);
  });

  test('says why there was no code before the time of the test is over', () => {
    const { status, errors } = resultOf('there is little time');
    expect(status).toBe('failed');
    expect(errors[0]?.message).toMatch(
      /no one-time code for signup\+\w{10}@inbox\.test within \d\.\d s\. No message/,
    );
  });

  test('gives each test an inbox of its own where it is told to, and deletes it after a test that passed', async () => {
    expect([resultOf('passes').status, resultOf('fails').status]).toEqual(['passed', 'failed']);
    const { body } = await service.api('GET', '/api/v1/emailInbox?q=signup-');
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['fails']);
  });
});
