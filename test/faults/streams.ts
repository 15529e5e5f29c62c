/**
 * Streams of events across restarts: readers follow three inboxes and come back with `Last-Event-ID`, while mails come over
 * many connections and the service is stopped or killed in the middle of them. In the end each reader was told of every
 * mail of its inbox that is stored, once, in the order of the list; and all that were acknowledged are stored.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Service, startService, testKey } from '../support/process.ts';
import type { Seeded } from '../support/seeded.ts';
import { mailOf, openSession } from '../support/sender.ts';
import { Subscriber } from '../support/subscriber.ts';

export interface StreamRoundsOptions {
  readonly command: readonly [string, ...string[]];
  /** Empty at first. */
  readonly directory: string;
  /** The service ends in each of them: by SIGTERM and by SIGKILL in turns. */
  readonly rounds: number;
  readonly connections: number;
  /** At most as many as a key may hold. */
  readonly readers: number;
  readonly random: Seeded;
  onRound?(number: number, acknowledged: number): void;
}

export interface StreamResult {
  readonly acknowledged: number;
  /** Events that readers got, all of them together. */
  readonly told: number;
  readonly connections: number;
  /** Empty when all is well. */
  readonly failures: readonly string[];
}

const emails = ['one@inbox.test', 'two@inbox.test', 'three@inbox.test'];

export async function streamRounds(options: StreamRoundsOptions): Promise<StreamResult> {
  const { command, directory, rounds, connections, readers, random } = options;
  const start = () =>
    startService({
      command,
      cwd: directory,
      settings: {
        DATABASE_URL: `file:${join(directory, 'inbox.db')}`,
        SMTP_CONNECTIONS_PER_ADDRESS_MAX: '1000',
        // Readers that come back while nobody is there ask often.
        THROTTLE_BURST: '1000000',
        THROTTLE_PER_SECOND: '1000000',
      },
    });
  let service = await start();
  const ids: string[] = [];
  for (const email of emails) {
    const { body } = await service.api('POST', '/api/v1/emailInbox', { email });
    ids.push((body as { data: { id: string } }).data.id);
  }
  const inboxOf = (reader: number): string => ids[reader % ids.length]!;
  const subscribers = Array.from(
    { length: readers },
    (_, reader) =>
      new Subscriber({
        port: () => service.httpPort,
        inboxId: inboxOf(reader),
        key: testKey,
        retryMs: 20,
      }),
  );
  await Promise.all(subscribers.map(({ subscribed }) => subscribed));

  const acknowledged = new Set<string>();
  for (let number = 1; number <= rounds; number++) {
    await burst(
      service,
      connections,
      20 + random.below(200),
      number % 2 === 0 ? 'SIGKILL' : 'SIGTERM',
      (id) => acknowledged.add(id),
    );
    service = await start();
    for (const subscriber of subscribers.filter(() => random.below(4) === 0)) subscriber.breakOff();
    options.onRound?.(number, acknowledged.size);
  }

  const lists = new Map<string, readonly string[]>();
  for (const id of ids) lists.set(id, await listOf(service, id));
  const patience = performance.now() + 20_000;
  const isTold = () =>
    subscribers.every(({ seen }, reader) => seen.at(-1) === lists.get(inboxOf(reader))?.at(-1));
  while (!isTold() && performance.now() < patience) await pause(20);

  const failures: string[] = [];
  const stored = new Set([...lists.values()].flat());
  for (const id of acknowledged) if (!stored.has(id)) failures.push(`${id} was acknowledged and is lost`);
  subscribers.forEach(({ seen }, reader) => {
    const expected = lists.get(inboxOf(reader)) ?? [];
    const at = expected.findIndex((id, place) => seen[place] !== id);
    if (at >= 0 || seen.length !== expected.length)
      failures.push(
        `reader ${reader} got ${seen.length} of ${expected.length}; the first other one is at ${at}`,
      );
  });
  const result = {
    acknowledged: acknowledged.size,
    told: subscribers.reduce((sum, { seen }) => sum + seen.length, 0),
    connections: subscribers.reduce((sum, subscriber) => sum + subscriber.connections, 0),
    failures,
  };
  for (const subscriber of subscribers) subscriber.leave();
  await service.stop();
  return result;
}

/** Sends until so many mails are acknowledged and the signal has ended the service. */
async function burst(
  service: Service,
  connections: number,
  signalAfterMails: number,
  signal: 'SIGTERM' | 'SIGKILL',
  onAcknowledged: (id: string) => void,
): Promise<void> {
  const closed = once(service.process, 'close');
  let count = 0;
  const senders = Array.from({ length: connections }, async (_, sender) => {
    const session = await openSession(service.smtpPort);
    await session.command('EHLO sender.test');
    for (let mail = sender; ; mail++) {
      await session.command('MAIL FROM:<no-reply@acme.test>');
      await session.command(`RCPT TO:<${emails[mail % emails.length]}>`);
      await session.command('DATA');
      const reply = await session.data(mailOf({ body: `Your verification code is ${100_000 + mail}.` }));
      const id = /^250 .*(msg_\w+)/.exec(reply)?.[1];
      if (id === undefined) throw new Error(`not acknowledged: ${reply}`);
      onAcknowledged(id);
      count += 1;
      if (count === signalAfterMails) service.process.kill(signal);
    }
  });
  // Every sender ends with an error: it was said goodbye to, or cut off.
  await Promise.allSettled(senders);
  if (count < signalAfterMails) throw new Error(`the service was gone too early:\n${service.output()}`);
  await closed;
}

/** Ids of all messages of an inbox, oldest first. */
async function listOf(service: Service, inboxId: string): Promise<readonly string[]> {
  const found: string[] = [];
  let path = `/api/v1/emailInbox/${inboxId}/messages?limit=100`;
  while (true) {
    const response = await fetch(service.baseUrl + path, {
      headers: { Authorization: `Bearer ${service.key}` },
    });
    found.push(...((await response.json()) as { data: { id: string }[] }).data.map(({ id }) => id));
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    if (next === undefined) return found.reverse();
    path = next.slice(new URL(next).origin.length);
  }
}
