/** The recipes of the README that need nothing of npm: they sign in to a real site with a mail through the real service. */
import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Site } from '../signin/site.ts';
import { serveSiteForAll } from '../support/fixture.ts';
import { type TestService, temporaryDirectory, testKey } from '../support/service.ts';
import { snippet } from './snippets.ts';

interface Recipe {
  readonly name: string;
  readonly file: string;
  readonly command: readonly [string, ...string[]];
  /** Each has to end with 0 for the tools to be there. */
  readonly tools: readonly (readonly [string, ...string[]])[];
  readonly beside?: Readonly<Record<string, string>>;
  readonly says: RegExp;
}

const recipes: readonly Recipe[] = [
  {
    name: 'curl',
    file: 'signin.sh',
    command: ['sh', 'signin.sh'],
    tools: [
      ['curl', '--version'],
      ['jq', '--version'],
    ],
    says: /Signed in as signup\+run\d+@inbox\.test/,
  },
  {
    name: 'pytest',
    file: 'test_signin.py',
    command: ['python3', '-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'test_signin.py'],
    tools: [['python3', '-m', 'pytest', '--version']],
    says: /1 passed/,
  },
  {
    name: 'Go',
    file: 'signin_test.go',
    command: ['go', 'test', '-count=1', '-v', './...'],
    tools: [['go', 'version']],
    beside: { 'go.mod': 'module signin\n\ngo 1.18\n' },
    says: /--- PASS: TestACodeSignsIn/,
  },
];

const ran = promisify(execFile);

describe('the recipe for', () => {
  let service: TestService;
  let site: Site;
  serveSiteForAll((...both) => {
    [service, site] = both;
  });

  for (const { name, file, command, tools, beside = {}, says } of recipes) {
    const missing = tools.find(([tool, ...args]) => spawnSync(tool, args, { stdio: 'ignore' }).status !== 0);
    if (missing !== undefined)
      console.log(`skipped: the recipe for ${name} needs ${missing.slice(0, -1).join(' ')}`);

    test.skipIf(missing !== undefined)(`${name} signs in, the first time and the second`, async () => {
      const cwd = await temporaryDirectory();
      for (const [path, text] of Object.entries({ ...beside, [file]: snippet(file) }))
        writeFileSync(join(cwd, path), text);
      const env = {
        ...process.env,
        EMAIL_INBOX_URL: service.url,
        EMAIL_INBOX_API_KEY: testKey,
        SITE: site.url,
        PYTHONDONTWRITEBYTECODE: '1',
        PYTEST_DISABLE_PLUGIN_AUTOLOAD: '1',
      };
      const before = site.signedIn;
      const [program, ...args] = command;
      for (let run = 0; run < 2; run += 1) {
        const { stdout } = await ran(program, args, { cwd, env });
        expect(stdout).toMatch(says);
      }
      const { signedIn, wrong, failures } = site;
      expect({ signedIn: signedIn - before, wrong, failures }).toEqual({
        signedIn: 2,
        wrong: 0,
        failures: [],
      });
    });
  }
});
