/**
 * Compiled code for the programs of the executable. V8 compiles a function when it is first called, so what is worth
 * keeping is known only after a run: the service is started as it will be (`rehearsal.ts`), and what was compiled by
 * then is written down beside each program.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heapFlags } from '../src/runtime/heap.ts';

/** What the child is told, as JSON in its environment. */
export interface RehearsalPlan {
  /** The file of the database's addon. */
  readonly addon: string;
  /** The files of assets, by name. */
  readonly assets: Readonly<Record<string, string>>;
  readonly programs: readonly { readonly name: string; readonly script: string; readonly cache: string }[];
}

/**
 * @param node The Node that will run the programs: another one's compiled code is not taken.
 * @param assets The files that programs ask for while they run, by name.
 * @param names Of the programs; the script of each is `NAME.cjs` in the directory `work`.
 * @returns Files of further assets, by name: `NAME.cache` for every program that ran.
 */
export function compile(
  node: string,
  addon: string,
  assets: Readonly<Record<string, string>>,
  names: readonly string[],
  work: string,
): Readonly<Record<string, string>> {
  const programs = names.map((name) => ({
    name,
    script: join(work, `${name}.cjs`),
    cache: join(work, `${name}.cache`),
  }));
  const home = mkdtempSync(join(tmpdir(), 'inboxd-build-'));
  try {
    const plan: RehearsalPlan = { addon, assets, programs };
    execFileSync(node, [...heapFlags, join(import.meta.dirname, 'rehearsal.ts')], {
      cwd: home,
      env: {
        REHEARSAL_PLAN: JSON.stringify(plan),
        EMAIL_INBOX_HTTP_HOST: '127.0.0.1',
        EMAIL_INBOX_HTTP_PORT: '0',
        EMAIL_INBOX_SMTP_HOST: '127.0.0.1',
        EMAIL_INBOX_SMTP_PORT: '0',
        // Opens nothing but the database of this run.
        EMAIL_INBOX_API_KEY: `sk_live_${randomBytes(24).toString('base64url')}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
    });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  const compiled = programs.filter(({ cache }) => existsSync(cache));
  for (const { script, cache } of compiled) verify(node, script, cache);
  return Object.fromEntries(compiled.map(({ name, cache }) => [`${name}.cache`, cache]));
}

/** Compiled code that is not taken makes no error, only a slow start: so here it is one. */
function verify(node: string, script: string, cache: string): void {
  const check = `
    const { readFileSync } = require('node:fs');
    const [text, cachedData] = [readFileSync(process.argv[1], 'latin1'), readFileSync(process.argv[2])];
    process.exit(new (require('node:vm').Script)(text, { cachedData }).cachedDataRejected ? 1 : 0);`;
  const { status } = spawnSync(node, ['-e', check, script, cache], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`V8 does not take the compiled code of ${script}`);
}
