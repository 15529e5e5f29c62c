/** Megabytes of the process: after many mails, with many held requests, and whether they grow under steady load. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '../support/process.ts';
import { hold, measured, untilHeld } from './holding.ts';
import { makeKeys } from './keys.ts';
import { htmlMails, mail4k, sendMails, steadyMails } from './load.ts';
import { progress, type Report } from './report.ts';
import { inboxOf, type Stage } from './stage.ts';

const address = 'bench@inbox.test';
const mails = 200_000;
const waiters = 5_000;
const waitersPerKey = 900;
/** So short that each is asked again and again. */
const waitSeconds = 12;

/** Nine mails of 4 KB and then a newsletter of 30 KB: of newsletters alone so many would take five times as long. */
const mixture = htmlMails(20).flatMap((newsletter) => [...Array<string>(9).fill(mail4k), newsletter]);

export async function memory(stage: Stage, report: Report): Promise<void> {
  const minutes = stage.isLong ? 10 : 1;
  const file = join(stage.directory, 'memory.db');
  const keys = await makeKeys(file, Math.ceil(waiters / waitersPerKey));
  const service = await stage.service(file, measured);
  await inboxOf(service, address);
  // The keys are of one organization, so all of them reach it.
  const crowd = await inboxOf(service, 'crowd@inbox.test');
  const fresh = residentMb(service);
  await sendMails(service.smtpPort, address, mails, mixture);
  const afterMails = residentMb(service);
  report.row(`memory after ${mails} mails`, 'MB', [afterMails], 'before them', [fresh]);
  const crowds = keys.map((key, index) =>
    hold(service, crowd.id, Math.min(waitersPerKey, waiters - index * waitersPerKey), key, waitSeconds),
  );
  await untilHeld(service, waiters);
  const held = residentMb(service);
  report.row(`memory with ${waiters} held requests`, 'MB', [held], 'before them', [afterMails]);
  const steady = steadyMails(service.smtpPort, address, 100);
  const samples: number[] = [];
  const ends = performance.now() + minutes * 60_000;
  while (performance.now() < ends) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    samples.push(residentMb(service));
    progress('memory', `${Math.round((ends - performance.now()) / 1_000)} s left, ${samples.at(-1)} MB`);
  }
  await steady.stop();
  const askedAgain = crowds.reduce((sum, each) => sum + each.askedAgain, 0);
  for (const each of crowds) each.release();
  const part = (from: number, to: number) =>
    samples.slice(Math.floor(samples.length * from), Math.floor(samples.length * to));
  const most = Math.max(...samples);
  report.row(`memory at most while they are asked again ${askedAgain} times`, 'MB', [most], 'held', [held]);
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
