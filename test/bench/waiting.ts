/** Requests that are held: how soon they are answered, and what many of them cost in memory. */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { type Service, testKey } from '../support/process.ts';
import { mailOf, openSession } from '../support/sender.ts';
import { at } from './http.ts';
import { makeKeys } from './keys.ts';
import { htmlMails, mail4k, sendMails, steadyMails } from './load.ts';
import { progress, type Report } from './report.ts';
import { inboxOf, type Stage } from './stage.ts';

const address = 'bench@inbox.test';
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

/** From the last byte of a mail to the answer of the request that is held for its code; alone, and among 1,000. */
export async function wait(stage: Stage, report: Report): Promise<void> {
  const service = await stage.service();
  const { id } = await inboxOf(service, address);
  const other = await inboxOf(service, 'crowd@inbox.test');
  // Not counted: all begins with cold code.
  await heldTimes(service, id, 50);
  const atOnce: number[] = [];
  for (let count = 0; count < 100; count++) {
    const started = performance.now();
    await service.api('GET', '/api/v1/clock');
    atOnce.push(performance.now() - started);
  }
  const alone = await heldTimes(service, id, 150);
  const crowd = hold(service, other.id, 990, testKey);
  await crowd.held;
  const among = await heldTimes(service, id, 150);
  crowd.release();
  const others = 'a request that is not held';
  report.row('held otp, last byte of the mail to answer', 'ms', alone, others, atOnce);
  report.row('the same with 990 others held', 'ms', among, 'alone', alone);
  const p99 = (times: readonly number[]) => [
    at(
      times.toSorted((a, b) => a - b),
      0.99,
    ),
  ];
  report.row('the same with 990 others held, p99', 'ms', p99(among), 'alone', p99(alone));
  await stage.stop(service);
}

/** @param smtpPort Where the mails go: to the same service, or to another on the same database. */
export async function heldTimes(
  service: Service,
  inboxId: string,
  count: number,
  smtpPort = service.smtpPort,
): Promise<number[]> {
  const times: number[] = [];
  const session = await openSession(smtpPort);
  await session.command('EHLO bench.test');
  for (let sent = 0; sent < count; sent++) {
    const clock = await service.api('GET', '/api/v1/clock');
    const since = (clock.body as { data: { epochMs: number } }).data.epochMs;
    const answered = service
      .api('GET', `/api/v1/emailInbox/${inboxId}/otp?since=${since}&wait=30`)
      .then(() => performance.now());
    await session.command('MAIL FROM:<a@bench.test>');
    await session.command(`RCPT TO:<${address}>`);
    await session.command('DATA');
    const started = performance.now();
    await session.data(mailOf({ body: `Your verification code is ${100_000 + sent}.` }));
    times.push((await answered) - started);
    if (sent % 20 === 0) progress('wait', `${sent} of ${count}`);
  }
  session.close();
  return times;
}

/** Requests that are held for a mail which does not come, and asked again when their wait is over. */
function hold(
  service: Service,
  inboxId: string,
  count: number,
  key: string,
): { held: Promise<void>; release(): void } {
  let released = false;
  const cancels = new Set<() => void>();
  const ask = () => {
    const request = get(
      {
        agent,
        host: '127.0.0.1',
        port: service.httpPort,
        path: `/api/v1/emailInbox/${inboxId}/otp?wait=60`,
        headers: { Authorization: `Bearer ${key}` },
      },
      (response) => {
        response.resume();
        response.once('close', () => {
          cancels.delete(cancel);
          if (!released) ask();
        });
      },
    );
    const cancel = () => request.destroy();
    cancels.add(cancel);
    request.on('error', () => {});
  };
  for (let index = 0; index < count; index++) ask();
  // Time for all of them to be sent; a request that is answered after it says that the service has read them.
  const held = new Promise<void>((resolve) => setTimeout(resolve, 500)).then(async () => {
    await service.api('GET', '/api/v1/clock');
  });
  return {
    held,
    release() {
      released = true;
      for (const cancel of cancels) cancel();
    },
  };
}

/** Megabytes of the process after many mails and with many held requests, and whether they grow under steady load. */
export async function memory(stage: Stage, report: Report): Promise<void> {
  const { mails, waiters, minutes } = stage.isLong
    ? { mails: 200_000, waiters: 5_000, minutes: 10 }
    : { mails: 20_000, waiters: 2_000, minutes: 0.5 };
  const file = join(stage.directory, 'memory.db');
  const perKey = 900;
  const keys = await makeKeys(file, Math.ceil(waiters / perKey));
  const service = await stage.service(file);
  await inboxOf(service, address);
  // The keys are of one organization, so all of them reach it.
  const crowd = await inboxOf(service, 'crowd@inbox.test');
  const fresh = residentMb(service);
  await sendMails(service.smtpPort, address, mails, [mail4k, ...htmlMails(20)]);
  const afterMails = residentMb(service);
  const crowds = keys.map((key, index) =>
    hold(service, crowd.id, Math.min(perKey, waiters - index * perKey), key),
  );
  await Promise.all(crowds.map(({ held }) => held));
  const held = residentMb(service);
  const steady = steadyMails(service.smtpPort, address, 100);
  const samples: number[] = [];
  const ends = performance.now() + minutes * 60_000;
  while (performance.now() < ends) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    samples.push(residentMb(service));
    progress('memory', `${Math.round((ends - performance.now()) / 1_000)} s left, ${samples.at(-1)} MB`);
  }
  await steady.stop();
  for (const each of crowds) each.release();
  const part = (from: number, to: number) =>
    samples.slice(Math.floor(samples.length * from), Math.floor(samples.length * to));
  report.row(`memory after ${mails} mails`, 'MB', [afterMails], 'before them', [fresh]);
  report.row(`memory with ${waiters} held requests`, 'MB', [held], 'before them', [afterMails]);
  report.row(
    `memory after ${minutes} minutes of 100 mails a second`,
    'MB',
    part(0.75, 1),
    'in their first quarter',
    part(0, 0.25),
  );
  await stage.stop(service);
}

/** Megabytes that the process holds. */
export function residentMb(service: Service): number {
  const status = readFileSync(`/proc/${service.process.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}
