/**
 * No mail stalls the others, measured. First every hostile mail comes alone: how long it waits for its answer after its
 * last byte, and by how much the process grows meanwhile. Then they come without a pause over several connections, and
 * are read over HTTP at the same time, while honest mails come at a steady rate, each in a session of its own: how long
 * an honest sender waits for the code, whatever the others send.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService } from '../support/process.ts';
import { deliver, mailOf, openSession } from '../support/sender.ts';

export interface StallOptions {
  readonly command: readonly [string, ...string[]];
  /** For the database of the run. */
  readonly directory: string;
  readonly seconds: number;
  /** Of hostile mails; one more reads them. */
  readonly connections: number;
  readonly honestPerSecond: number;
  readonly kinds: readonly { readonly name: string; make(): string }[];
  onProgress?(line: string): void;
}

/** Milliseconds, in the order they were measured. */
export type Times = readonly number[];

/** What became of one kind of hostile mail; times are from its last byte to its answer. */
export interface HostileAnswers {
  aloneMs: number;
  /** By how much the process grew at most, from before the mail to its answer. */
  aloneGrownBytes: number;
  /** While all others come as well. */
  readonly crowdedMs: number[];
  readonly replies: Set<string>;
}

export interface StallResult {
  /** From the connection of an honest sender to its code, read over HTTP. */
  readonly codeMs: Times;
  /** The same before anything hostile came. */
  readonly calmCodeMs: Times;
  /** Reading an honest mail as a whole, which parses it again. */
  readonly readMs: Times;
  /** Honest mails that got no code. */
  readonly failures: readonly string[];
  readonly hostile: ReadonlyMap<string, HostileAnswers>;
  /** Reading a hostile mail as a whole. */
  readonly hostileReadMs: Times;
  /** Bytes before the first hostile mail, and at the peak. */
  readonly idleBytes: number;
  readonly peakBytes: number;
  readonly exit: number | string;
}

/** The value that so many per cent do not exceed; 0 of nothing. */
export function percentile(times: Times, percent: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}

export function residentBytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

export async function stallRun(options: StallOptions): Promise<StallResult> {
  const mails = options.kinds.map(({ name, make }) => ({ name, wire: wireForm(make()) }));
  const service = await startService({
    command: options.command,
    cwd: options.directory,
    settings: {
      DATABASE_URL: `file:${join(options.directory, 'inbox.db')}`,
      SMTP_CONNECTIONS_PER_ADDRESS_MAX: '1000',
      THROTTLE_BURST: '100000',
      THROTTLE_PER_SECOND: '100000',
      // The file must not fill the disk of whoever measures; retention is a part of an honest day as well.
      RETENTION_BYTES_MAX: String(1024 ** 3),
    },
  });
  const inboxOf = async (email: string) => {
    const { body } = await service.api('POST', '/api/v1/emailInbox', { email });
    return `/api/v1/emailInbox/${(body as { data: { id: string } }).data.id}`;
  };
  const honestInbox = await inboxOf('qa@inbox.test');
  const hostileInbox = await inboxOf('hostile@inbox.test');

  const codeMs: number[] = [];
  const readMs: number[] = [];
  const hostileReadMs: number[] = [];
  const failures: string[] = [];
  const answers = new Map(
    mails.map(({ name }): [string, HostileAnswers] => [
      name,
      { aloneMs: 0, aloneGrownBytes: 0, crowdedMs: [], replies: new Set() },
    ]),
  );
  const newestOf = new Map<string, string>();

  const honest = async (number: number): Promise<void> => {
    const began = performance.now();
    try {
      const code = String(100_000 + number);
      const mail = mailOf({ subject: 'Sign in', body: `Your verification code is ${code}.` });
      const reply = await deliver(service.smtpPort, { to: `qa+${number}@inbox.test`, mail });
      const found = await service.api('GET', `${honestInbox}/otp?to=qa%2B${number}@inbox.test`);
      const { otp, messageId } = (found.body as { data: { otp: unknown; messageId: string } }).data;
      if (otp !== code) throw new Error(`no code: ${reply}, ${JSON.stringify(found.body)}`);
      codeMs.push(performance.now() - began);
      const beganReading = performance.now();
      const read = await service.api('GET', `${honestInbox}/messages/${messageId}`);
      if (!JSON.stringify(read.body).includes(`code is ${code}`)) throw new Error('the mail was not read');
      readMs.push(performance.now() - beganReading);
    } catch (error) {
      failures.push(`honest mail ${number}: ${(error as Error).message}`);
    }
  };

  // The first mails of a process cost more than all others; they are not what is measured.
  for (let number = 1; number <= 20; number += 1) await honest(number);
  const calmCodeMs = codeMs.slice(-10);
  codeMs.length = 0;
  readMs.length = 0;
  const idleBytes = residentBytes(service.process.pid);
  let peakBytes = idleBytes;
  const sampler = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentBytes(service.process.pid));
  }, 5);
  // Where a test gives up, its service is killed.
  service.process.once('exit', () => clearInterval(sampler));

  /** @returns Milliseconds from its last byte to its answer. */
  const send = async ({ name, wire }: (typeof mails)[number]): Promise<number> => {
    const session = await openSession(service.smtpPort);
    try {
      await session.command('EHLO hostile.test');
      await session.command('MAIL FROM:<>');
      await session.command('RCPT TO:<hostile@inbox.test>');
      await session.command('DATA');
      let sent = 0;
      const reply = await session.send(wire, () => {
        sent = performance.now();
      });
      const ms = performance.now() - sent;
      answers.get(name)!.replies.add(reply.slice(0, 9));
      const id = /msg_\w+/.exec(reply)?.[0];
      if (id !== undefined) newestOf.set(name, id);
      return ms;
    } finally {
      session.close();
    }
  };

  for (const mail of mails) {
    const before = residentBytes(service.process.pid);
    peakBytes = before;
    const answer = answers.get(mail.name)!;
    answer.aloneMs = await send(mail);
    answer.aloneGrownBytes = peakBytes - before;
    options.onProgress?.(`${mail.name}: ${Math.round(answer.aloneMs)} ms`);
  }

  const end = performance.now() + options.seconds * 1_000;
  const isOver = () => performance.now() >= end;

  const hostile = async (from: number): Promise<void> => {
    for (let turn = from; !isOver(); turn += 1) {
      const mail = mails[turn % mails.length]!;
      answers.get(mail.name)!.crowdedMs.push(await send(mail));
    }
  };

  const reader = async (): Promise<void> => {
    const views = ['', '/codes', '/raw'];
    for (let turn = 0; !isOver(); turn += 1) {
      const [, id] = [...newestOf][turn % Math.max(1, newestOf.size)] ?? [];
      const began = performance.now();
      const view = id === undefined ? '' : `/messages/${id}${views[turn % views.length]}`;
      const answer = await fetch(`${service.baseUrl}${hostileInbox}${view}`, {
        headers: { Authorization: `Bearer ${service.key}` },
      });
      await answer.arrayBuffer();
      if (id !== undefined) hostileReadMs.push(performance.now() - began);
    }
  };

  const attackers = [
    ...Array.from({ length: options.connections }, (_, index) =>
      hostile(Math.trunc((index * mails.length) / options.connections)),
    ),
    reader(),
  ];
  const honestMails: Promise<void>[] = [];
  const pauseMs = 1_000 / options.honestPerSecond;
  const began = performance.now();
  for (let number = 21; !isOver(); number += 1) {
    honestMails.push(honest(number));
    if ((number - 20) % (options.honestPerSecond * 10) === 0) {
      const seconds = Math.round((performance.now() - began) / 1_000);
      options.onProgress?.(
        `${seconds} s: ${codeMs.length} codes, p99 ${Math.round(percentile(codeMs, 99))} ms, ` +
          `${Math.round(peakBytes / 2 ** 20)} MB at the peak`,
      );
    }
    // Open loop: the next one comes when it is due, however slow the one before is.
    const due = began + (number - 20) * pauseMs;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  }
  await Promise.all([...attackers, ...honestMails]);
  clearInterval(sampler);
  const exit = await service.stop();
  return {
    codeMs,
    calmCodeMs,
    readMs,
    failures,
    hostile: answers,
    hostileReadMs,
    idleBytes,
    peakBytes,
    exit,
  };
}

/** As it travels after the 354: dots stuffed, ended by the line with the dot. */
function wireForm(mail: string): Buffer {
  const text = Buffer.from(mail).toString('latin1').replace(/\r?\n/g, '\r\n').replace(/^\./gm, '..');
  return Buffer.from(`${text}${text.endsWith('\r\n') ? '' : '\r\n'}.\r\n`, 'latin1');
}
