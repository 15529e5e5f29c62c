/** The same source under Deno: its listener's contract, and one mail from STARTTLS to the code. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  countWith,
  deliverCode,
  lookAtDashboard,
  lookAtReference,
  metricsToken,
} from '../support/delivery.ts';
import { killLeftovers, startService } from '../support/process.ts';

const root = join(import.meta.dirname, '../..');
const deno = join(root, 'node_modules/@deno/linux-x64-glibc/deno');
const installed = existsSync(deno);
if (!installed) {
  const line = 'the npm package @deno/linux-x64-glibc is not installed for this platform';
  if (process.env.CI === 'true') throw new Error(line);
  console.log(`skipped: ${line}`);
}

/** The arguments of a task of deno.json, so that what is tested is what people type. */
function task(name: string): string[] {
  const { tasks } = JSON.parse(readFileSync(join(root, 'deno.json'), 'utf8')) as {
    tasks: Record<string, string>;
  };
  return (tasks[name] ?? '').split(' ').slice(1);
}

describe.skipIf(!installed)('under Deno', () => {
  let home: string;
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'inboxd-deno-'));
  });
  afterEach(killLeftovers);

  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test('a mail over STARTTLS becomes a code over HTTP, and SIGTERM ends it with 0', async () => {
    const service = await startService({
      command: [deno, ...task('start')],
      cwd: root,
      settings: { DATABASE_URL: `file:${join(home, 'inbox.db')}`, METRICS_TOKEN: metricsToken },
      environment: { DENO_DIR: join(home, 'cache'), NO_COLOR: '1' },
    });
    const { otp, inboxId } = await deliverCode(service, 'smoke@inbox.test', '730264');
    expect(otp).toBe('730264');
    expect(await countWith(service, inboxId, 'verification')).toBe(1);
    expect(await lookAtDashboard(service)).toEqual([200, 200, 200]);
    expect(await lookAtReference(service)).toEqual([]);
    for (const [origin, allowed] of [
      ['http://[fd00::1]:3000', 'http://[fd00::1]:3000'],
      ['http://8.8.8.8', null],
    ] as const) {
      const { headers } = await fetch(`${service.baseUrl}/api/v1/clock`, { headers: { Origin: origin } });
      expect(headers.get('access-control-allow-origin')).toBe(allowed);
    }
    expect(await service.stop()).toBe(0);
    expect(service.output()).not.toMatch(/error/i);
  });

  test('the HTTP listener keeps its contract', () => {
    const { status, stdout, stderr } = spawnSync(deno, task('test'), {
      cwd: root,
      encoding: 'utf8',
      env: { DENO_DIR: join(home, 'cache'), NO_COLOR: '1' },
    });
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/\d+ passed \| 0 failed/);
  });
});
