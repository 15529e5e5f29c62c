/** How soon the service is there, and what it holds when nobody wants anything; against a bare Node that listens. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { mailMaker } from '../../scripts/fill/mails.ts';
import type { Service } from '../support/process.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { mail4k, sendMails } from './load.ts';
import { progress, type Report, rounds } from './report.ts';
import { inboxOf, type Stage } from './stage.ts';

const address = 'bench@inbox.test';
const firstOnes = ['first', 'second', 'third'] as const;
/** Until a request is held for sure. */
const heldMs = 50;
/** From the inbox to its first mail: a browser that fills in a form. */
const signUpMs = 500;
const bareNode = 'a bare node that listens';
/** Until what a start leaves behind is gone; V8 looks through its heap when nothing happens for some seconds. */
const settleMs = 10_000;

/**
 * From the call to the line `ready`, and from there to the code of a first mail: on a new database, which is also made, and
 * on the given one.
 */
export async function start(stage: Stage, report: Report): Promise<void> {
  const [ready, mailed, filled, bare]: number[][] = [[], [], [], []];
  const codes: number[][] = firstOnes.map(() => []);
  for (let round = 0; round < rounds; round++) {
    const called = performance.now();
    const service = await stage.service();
    const up = performance.now();
    ready!.push(up - called);
    const { id } = await inboxOf(service, address);
    await deliver(service.smtpPort, { to: address, mail: mailOf({ body: 'Your code is 482913.' }) });
    const { body } = await service.api('GET', `/api/v1/emailInbox/${id}/otp`);
    if ((body as { data: { otp: string } }).data.otp !== '482913')
      throw new Error('the first code is not there');
    mailed!.push(performance.now() - up);
    await stage.stop(service);
    for (const [at, ms] of (await firstCodes(stage)).entries()) codes[at]!.push(ms);
    if (stage.database !== null) filled!.push(await readyAfter(stage, stage.database));
    const node = await startBare();
    bare!.push(node.readyMs);
    node.process.kill();
    progress('start', `round ${round + 1} of ${rounds}`);
  }
  report.row('start to ready, new database', 'ms', ready!, bareNode, bare!);
  report.row('ready to the code of a first mail', 'ms', mailed!, bareNode, bare!);
  for (const [at, name] of firstOnes.entries())
    report.row(`code of the ${name} mail after a start`, 'ms', codes[at]!, bareNode, bare!);
  if (filled!.length > 0) report.row('start to ready, filled database', 'ms', filled!, bareNode, bare!);
}

/** Milliseconds of the first mails, no two alike, from the end of each to the answer of a request that is held for its code. */
async function firstCodes(stage: Stage): Promise<number[]> {
  const service = await stage.service();
  const { id } = await inboxOf(service, address);
  const make = mailMaker(7);
  const took: number[] = [];
  await pause(signUpMs);
  while (took.length < firstOnes.length) {
    const { raw, code } = make(address, new Date(), { textChars: 800, htmlBytes: 2_000 });
    if (code === null) continue;
    const held = service
      .api('GET', `/api/v1/emailInbox/${id}/otp?wait=10`)
      .then(({ body }) => ({ otp: (body as { data: { otp: string } }).data.otp, at: performance.now() }));
    await pause(heldMs);
    const sent = performance.now();
    await deliver(service.smtpPort, { to: address, mail: raw.toString('latin1') });
    const { otp, at } = await held;
    if (otp !== code) throw new Error(`the code was ${code}, and the answer ${otp}`);
    took.push(at - sent);
  }
  await stage.stop(service);
  return took;
}

/** Megabytes of a service that waits, and of one that took 1,000 mails and waits again. */
export async function idle(stage: Stage, report: Report): Promise<void> {
  const [fresh, used, bare]: number[][] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const [service, node] = await Promise.all([stage.service(), startBare()]);
    await pause(settleMs);
    fresh!.push(residentMb(service.process));
    bare!.push(residentMb(node.process));
    node.process.kill();
    await inboxOf(service, address);
    await sendMails(service.smtpPort, address, 1_000, [mail4k]);
    await pause(settleMs);
    used!.push(residentMb(service.process));
    await stage.stop(service);
    progress('idle', `round ${round + 1} of ${rounds}`);
  }
  report.row('memory of a service that waits', 'MB', fresh!, bareNode, bare!);
  report.row('memory after 1,000 mails', 'MB', used!, bareNode, bare!);
}

async function readyAfter(stage: Stage, file: string): Promise<number> {
  const called = performance.now();
  const service: Service = await stage.service(file);
  const ms = performance.now() - called;
  await stage.stop(service);
  return ms;
}

/** The same Node without a program, which is what no service on it can undercut. */
async function startBare(): Promise<{ process: ChildProcess; readyMs: number }> {
  const called = performance.now();
  const program = "require('node:net').createServer().listen(0, () => process.stdout.write('ready'))";
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return { process: child, readyMs: performance.now() - called };
}

function residentMb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}
