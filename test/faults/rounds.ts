/**
 * Kill rounds: a burst of mails against the real process, kill -9 in the middle, then a look at what is on the disk.
 * What was acknowledged must be there, whole, byte for byte; what was not may be there, but whole as well.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Service, startService } from '../support/process.ts';
import type { Seeded } from '../support/seeded.ts';
import { openSession } from '../support/sender.ts';

export interface RoundsOptions {
  readonly command: readonly [string, ...string[]];
  /** Empty at first; the database of all rounds grows in it. */
  readonly directory: string;
  readonly rounds: number;
  readonly connections: number;
  readonly random: Seeded;
  /** Called after each round was judged. */
  onRound?(round: Round): void;
}

export interface Round {
  readonly number: number;
  readonly acknowledged: number;
  /** Of the mails of this round: stored ones, acknowledged or not. */
  readonly stored: number;
  /** Whether the kill met a service that read its mails where it committed them. */
  readonly takenIn: boolean;
  /** Empty when all is well. */
  readonly failures: readonly string[];
}

/** What the look at a copy of the files found; see `inspect.ts`. */
export interface Inspection {
  readonly integrity: string;
  readonly incomplete: readonly string[];
  /** SHA-256 of the raw bytes by message id, of the messages after `--since`. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly newest: number;
}

const filler = 'x'.repeat(70);
/** The inboxes that the mails of a burst go to. */
export const addresses = ['one@inbox.test', 'two@inbox.test', 'three@inbox.test'];

export async function killRounds(options: RoundsOptions): Promise<readonly Round[]> {
  const { directory, rounds, random, onRound } = options;
  const database = join(directory, 'inbox.db');
  const judged: Promise<Round>[] = [];
  let since = Promise.resolve(0);
  for (let number = 1; number <= rounds; number++) {
    const service = await startService({
      command: options.command,
      cwd: directory,
      settings: {
        DATABASE_URL: `file:${database}`,
        SMTP_CONNECTIONS_PER_ADDRESS_MAX: '1000',
        // The oldest mails go while the newest come, so that the kill meets that too, and the files stay small.
        RETENTION_BYTES_MAX: String(16 * 2 ** 20),
      },
    });
    if (number === 1) {
      for (const email of addresses) await service.api('POST', '/api/v1/emailInbox', { email });
    }
    const { acknowledged, takenIn } = await burst(service, options.connections, {
      afterMails: 5 + random.below(150),
      // In every other round, for which many mails have to come first.
      whenTakenIn: number % 2 === 0,
      delayMs: random.below(4),
      random,
    });

    const copy = join(directory, `copy-${number}`);
    mkdirSync(copy);
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(database + suffix)) copyFileSync(database + suffix, join(copy, `inbox.db${suffix}`));
    }
    // Judged while the next round runs; each look begins where the one before ended.
    const inspected = since.then((after) => inspect(copy, after));
    since = inspected.then(({ newest }) => newest);
    const round = inspected.then((found) => judge({ number, acknowledged, takenIn }, found));
    judged.push(round.finally(() => rmSync(copy, { recursive: true, force: true })));
    round.then(onRound, () => {});
    if (number % 10 === 0) await round;
  }
  return Promise.all(judged);
}

/** When a burst is ended. */
export interface Kill {
  /** Acknowledged. */
  readonly afterMails: number;
  /** Not before mails are read where they are committed; after three thousand in any case. */
  readonly whenTakenIn: boolean;
  readonly delayMs: number;
  readonly random: Seeded;
}

export interface Burst {
  /** The SHA-256 of each acknowledged mail by its message id. */
  readonly acknowledged: ReadonlyMap<string, string>;
  readonly takenIn: boolean;
}

/** Mails over many connections, and kill -9 in the middle. */
export async function burst(
  service: Service,
  connections: number,
  { afterMails, whenTakenIn, delayMs, random }: Kill,
): Promise<Burst> {
  const acknowledged = new Map<string, string>();
  let enough = () => {};
  const killMoment = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const senders = Array.from({ length: connections }, async () => {
    const session = await openSession(service.smtpPort);
    await session.command('EHLO sender.test');
    while (true) {
      const to = random.pick(addresses);
      const mail = [
        'From: Acme <no-reply@acme.test>',
        `Subject: ${random.text('abcdef 0123456789', 20)}`,
        '',
        ...Array.from({ length: 1 + random.below(60) }, () => random.text('abcdefghij .=\u00e4', 70)),
        // Some mails are large, so that the kill also meets some of which only a part is written.
        ...Array.from({ length: random.below(30) === 0 ? 16_000 + random.below(16_000) : 0 }, () => filler),
        '',
      ].join('\r\n');
      await session.command('MAIL FROM:<no-reply@acme.test>');
      await session.command(`RCPT TO:<${to}>`);
      await session.command('DATA');
      const reply = await session.data(mail);
      const id = /^250 .*(msg_\w+)/.exec(reply)?.[1];
      if (id === undefined) throw new Error(`not acknowledged: ${reply}`);
      acknowledged.set(id, createHash('sha256').update(mail).digest('hex'));
      const { size } = acknowledged;
      if (size >= afterMails && (!whenTakenIn || hasIntakeThread(service) || size >= 3_000)) enough();
    }
  });
  // Every sender ends with an error, at the latest by the kill; only one before it is a finding.
  const settled = Promise.allSettled(senders);
  await Promise.race([killMoment, settled]);
  const closed = once(service.process, 'close');
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  const takenIn = hasIntakeThread(service);
  service.process.kill('SIGKILL');
  await closed;
  await settled;
  if (acknowledged.size === 0) throw new Error(`no mail was taken at all:\n${service.output()}`);
  return { acknowledged, takenIn };
}

/** Whether the thread that reads and commits has the place of the one that commits. */
function hasIntakeThread({ process: { pid } }: Service): boolean {
  const tasks = `/proc/${pid}/task`;
  const names = readdirSync(tasks).map((task) => nameOf(join(tasks, task)));
  return names.includes('intake') && !names.includes('commit');
}

/** Null for one that has ended since it was listed. */
function nameOf(thread: string): string | null {
  try {
    return readFileSync(join(thread, 'comm'), 'utf8').trim();
  } catch {
    return null;
  }
}

/** In a process of its own: the driver keeps a connection until it is collected as garbage. */
async function inspect(copy: string, since: number): Promise<Inspection> {
  const script = join(import.meta.dirname, 'inspect.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, join(copy, 'inbox.db'), String(since)],
    {
      maxBuffer: 100_000_000,
    },
  );
  return JSON.parse(stdout) as Inspection;
}

function judge({ number, acknowledged, takenIn }: Burst & { number: number }, found: Inspection): Round {
  const failures: string[] = [];
  if (found.integrity !== 'ok') failures.push(`integrity_check: ${found.integrity}`);
  failures.push(...found.incomplete);
  for (const [id, hash] of acknowledged) {
    const stored = found.hashes[id];
    if (stored === undefined) failures.push(`${id} was acknowledged and is lost`);
    else if (stored !== hash) failures.push(`${id} is stored with other bytes than were sent`);
  }
  const stored = Object.keys(found.hashes).length;
  return { number, acknowledged: acknowledged.size, stored, takenIn, failures };
}
