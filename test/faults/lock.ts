/** A foreign process holds the database for a while: every mail is refused for now, and nothing is lost afterwards. */
import { join } from 'node:path';
import { startService } from '../support/process.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { strangerHolding } from './stranger.ts';

export interface HeldResult {
  /** Beginnings of the replies to mails while it was held. */
  readonly replies: ReadonlySet<string>;
  /** How many mails were tried meanwhile. */
  readonly codes: number;
  /** Whether `/readyz` said no, every time it was asked, while `/healthz` said yes. */
  readonly unready: boolean;
  /** From the end of the fault to the first mail that is stored and a `/readyz` that says yes. */
  readonly healedMs: number;
}

export async function heldLock(options: {
  readonly command: readonly [string, ...string[]];
  readonly directory: string;
  readonly seconds: number;
}): Promise<HeldResult> {
  const file = join(options.directory, 'inbox.db');
  const service = await startService({
    command: options.command,
    cwd: options.directory,
    settings: { DATABASE_URL: `file:${file}` },
  });
  const created = await service.api('POST', '/api/v1/emailInbox', { email: 'qa@inbox.test' });
  const list = `/api/v1/emailInbox/${(created.body as { data: { id: string } }).data.id}/messages`;
  const send = () => deliver(service.smtpPort, { to: 'qa@inbox.test', mail: mailOf({}) });
  const statusOf = async (path: string) => (await fetch(service.baseUrl + path)).status;
  await send();

  const stranger = await strangerHolding(file);
  const replies = new Set<string>();
  let codes = 0;
  let unready = true;
  const end = performance.now() + options.seconds * 1_000;
  while (performance.now() < end) {
    replies.add((await send()).slice(0, 9));
    codes += 1;
    // The answer about the disk is good for a moment; the first one may be from before.
    if (codes > 1) unready &&= (await statusOf('/readyz')) === 503;
    unready &&= (await statusOf('/healthz')) === 200;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
  }
  await stranger.letGo();

  const began = performance.now();
  while (!(await send()).startsWith('250') || (await statusOf('/readyz')) !== 200) {
    if (performance.now() - began > 30_000) throw new Error('it did not heal within 30 s');
  }
  const healedMs = performance.now() - began;
  const stored = ((await service.api('GET', list)).body as { data: unknown[] }).data.length;
  await service.stop();
  if (stored < 2) throw new Error(`of the acknowledged mails only ${stored} are there`);
  return { replies, codes, unready, healedMs };
}
