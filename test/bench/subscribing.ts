/** A thousand streams of events, as many as a process holds: what they cost in memory, and whether it stays flat. */
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '../../src/limits.ts';
import type { Service } from '../support/process.ts';
import { openSession } from '../support/sender.ts';
import { Subscriber } from '../support/subscriber.ts';
import { inspectable, liveHeapMb } from './heap.ts';
import { makeKeys } from './keys.ts';
import { mail4k } from './load.ts';
import { residentMb } from './memory.ts';
import { progress, type Report } from './report.ts';
import { type Inbox, inboxOf, type Stage } from './stage.ts';

const readers = limits.streamsPerProcessMax;
const inboxCount = 20;
/** Over all inboxes; each is told to fifty readers. */
const mailsPerSecond = 10;
const breaksPerSecond = 10;

/**
 * Readers of twenty inboxes, while mails come and some readers break off and come back: memory without them, at once and in
 * the end; and the live heap, in which nothing but a leak can grow. Throws when a reader missed a mail, or was told of one twice.
 */
export async function events(stage: Stage, report: Report): Promise<void> {
  const minutes = stage.isLong ? 10 : 0.5;
  const file = `${stage.directory}/events.db`;
  const keys = await makeKeys(file, readers / limits.streamsPerKeyMax);
  const service = await stage.service(file, inspectable);
  const inboxes: Inbox[] = [];
  for (let index = 0; index < inboxCount; index++)
    inboxes.push(await inboxOf(service, `events${index}@inbox.test`));
  // The first mails of a process cost more than all others.
  await steadily(service, inboxes, 3, () => {});
  const alone = { resident: residentMb(service), heap: await liveHeapMb(service) };

  const subscribers = inboxes.flatMap(({ id }, index) =>
    Array.from({ length: readers / inboxCount }, (_, reader) => {
      const key = keys[(index * (readers / inboxCount) + reader) % keys.length]!;
      return new Subscriber({ port: () => service.httpPort, inboxId: id, key, retryMs: 50 });
    }),
  );
  await Promise.all(subscribers.map(({ subscribed }) => subscribed));
  const begun = { resident: residentMb(service), heap: await liveHeapMb(service) };

  const samples: number[] = [];
  let broken = 0;
  const sent = await steadily(service, inboxes, minutes * 60, (left) => {
    samples.push(residentMb(service));
    progress('events', `${left} s left, ${samples.at(-1)} MB`);
    for (let count = 0; count < breaksPerSecond; count++)
      subscribers[broken++ % subscribers.length]!.breakOff();
  });
  const toldBy = performance.now() + 20_000;
  const isTold = () =>
    subscribers.every(
      ({ seen }, index) => seen.length >= sent[Math.floor(index / (readers / inboxCount))]!.length,
    );
  while (!isTold() && performance.now() < toldBy) await pause(100);
  subscribers.forEach(({ seen }, index) => {
    const expected = sent[Math.floor(index / (readers / inboxCount))]!.toSorted();
    if (expected.join() === seen.join()) return;
    throw new Error(
      `reader ${index} was told of ${seen.length} mails, in some order; ${expected.length} came`,
    );
  });

  const ended = await liveHeapMb(service);

  const quarter = Math.ceil(samples.length / 4);
  const mails = sent.flat().length;
  const story = `after ${minutes} minutes, ${mails} mails told ${mails * (readers / inboxCount)} times, ${broken} streams resumed`;
  report.row(`memory with ${readers} streams`, 'MB', [begun.resident], 'without', [alone.resident]);
  report.row(`live heap with ${readers} streams`, 'MB', [begun.heap], 'without', [alone.heap]);
  report.row(`live heap ${story}`, 'MB', [ended], 'at the beginning', [begun.heap]);
  report.row(
    'memory in the last quarter of that time, garbage included',
    'MB',
    samples.slice(-quarter),
    'in the first quarter',
    samples.slice(0, quarter),
  );
  const points = Array.from(
    { length: 10 },
    (_, at) => samples[Math.floor(((at + 1) * samples.length) / 10) - 1],
  );
  console.log(`  in tenths of that time: ${points.join(', ')} MB`);
  for (const subscriber of subscribers) subscriber.leave();
  await stage.stop(service);
}

/** @returns Ids of the mails that each inbox got. */
async function steadily(
  service: Service,
  inboxes: readonly Inbox[],
  seconds: number,
  everySecond: (secondsLeft: number) => void,
): Promise<string[][]> {
  const sent: string[][] = inboxes.map(() => []);
  const session = await openSession(service.smtpPort);
  await session.command('EHLO bench.test');
  const begun = performance.now();
  for (let mail = 0; mail < seconds * mailsPerSecond; mail++) {
    if (mail % mailsPerSecond === 0) everySecond(Math.round(seconds - mail / mailsPerSecond));
    await pause(Math.max(0, begun + (mail * 1_000) / mailsPerSecond - performance.now()));
    const index = mail % inboxes.length;
    await session.command('RSET');
    await session.command('MAIL FROM:<a@bench.test>');
    await session.command(`RCPT TO:<${inboxes[index]!.email}>`);
    await session.command('DATA');
    const id = /^250 .*(msg_\w+)/.exec(await session.data(mail4k))?.[1];
    if (id === undefined) throw new Error('a mail was not taken');
    sent[index]!.push(id);
  }
  session.close();
  return sent;
}
