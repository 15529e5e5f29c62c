/** The whole service in this process, on free ports and a temporary database, as every test of a door uses it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Passwords } from '../../src/access/password.ts';
import { assemble, type Running } from '../../src/assemble.ts';
import { type Clock, systemClock } from '../../src/clock.ts';
import { readConfig } from '../../src/config.ts';
import { makeLogger } from '../../src/log.ts';
import { type Asker, askerOf } from './asker.ts';

export type { ApiAnswer, ApiRequest } from './asker.ts';

export const testKey = 'sk_live_test0000000000000000000000000000';

export interface TestService extends Running {
  readonly url: string;
  /** Everything that was logged, as it was written. */
  readonly log: string[];
  /** Where the database is; the same directory can be served again after `stop`. */
  readonly directory: string;
  readonly api: Asker;
  /** Creates an inbox with all defaults. */
  createInbox(email: string): Promise<{ id: string; email: string; organizationId: string }>;
}

export interface ServiceOptions {
  /** Variables without their prefix. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly directory?: string;
  readonly clock?: Clock;
  readonly passwords?: Passwords;
}

/** What a hash takes is proved once (`password.test.ts`); all sign-ins of the tests together would take it for minutes. */
const quick = { N: 1_024, r: 8, p: 1 };

const made: string[] = [];

export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'inboxd-test-'));
  made.push(directory);
  return directory;
}

/** To be called when a test file ends. */
export async function removeTemporaryDirectories(): Promise<void> {
  await Promise.all(made.splice(0).map((directory) => rm(directory, { recursive: true, force: true })));
}

export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const directory = options.directory ?? (await temporaryDirectory());
  const variables = {
    HTTP_HOST: '127.0.0.1',
    HTTP_PORT: '0',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: '0',
    DATABASE_URL: `file:${join(directory, 'inbox.db')}`,
    API_KEY: testKey,
    ADMIN_PASSWORD: 'correct horse battery',
    ALLOWED_DOMAINS: 'inbox.test,mail.example.org',
    THROTTLE_BURST: '100000',
    THROTTLE_PER_SECOND: '100000',
    ...options.environment,
  };
  const result = readConfig(
    Object.fromEntries(Object.entries(variables).map(([name, value]) => [`EMAIL_INBOX_${name}`, value])),
  );
  if (!result.ok) throw new Error(result.problems.join('\n'));
  const log: string[] = [];
  const logger = makeLogger({
    level: 'debug',
    format: 'json',
    isColoured: false,
    write: (line) => log.push(line),
  });
  const running = await assemble(
    result.config,
    options.clock ?? systemClock,
    logger,
    options.passwords ?? new Passwords(quick),
  );
  const url = `http://127.0.0.1:${running.http.port}`;

  const api = askerOf(url, testKey);

  return {
    ...running,
    url,
    log,
    directory,
    api,
    async createInbox(email) {
      const answer = await api('POST', '/api/v1/emailInbox', { json: { email } });
      if (answer.status !== 201) throw new Error(`the inbox was not created: ${answer.text}`);
      return answer.body.data;
    },
  };
}
