/**
 * Postfix's load generator as a second one, where it is installed (`apt-get install postfix`): a program of others, that takes
 * next to no processor time from what is measured.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const path = '/usr/sbin/smtp-source';

export interface SmtpSourceLoad {
  readonly port: number;
  readonly to: string;
  /** Sessions, each of which sends one mail after the other. */
  readonly connections: number;
  readonly mails: number;
  /** Of each body. */
  readonly bytes: number;
}

export function hasSmtpSource(): boolean {
  return existsSync(path);
}

/**
 * @returns Mails acknowledged a second.
 * @throws Error when a mail was refused or a session broke.
 */
export async function smtpSourceRate({
  port,
  to,
  connections,
  mails,
  bytes,
}: SmtpSourceLoad): Promise<number> {
  const counts = ['-s', String(connections), '-m', String(mails), '-l', String(bytes)];
  const started = performance.now();
  const child = spawn(path, ['-d', ...counts, '-f', 'a@bench.test', '-t', to, `inet:127.0.0.1:${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`smtp-source ended with ${status}`);
  return mails / ((performance.now() - started) / 1_000);
}
