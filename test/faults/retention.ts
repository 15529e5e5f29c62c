/**
 * Retention beside receiving, measured: a database full of mails, small and large, is emptied down to a bound while
 * further mails are stored at a steady rate. What counts is how much longer those take than they take by themselves.
 */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';
import { startExpiry } from '../../src/inbox/expire.ts';
import { StampClock } from '../../src/inbox/stamp.ts';
import type { NewMail } from '../../src/inbox/store.ts';
import { newMail, testStore } from '../store/temporary.ts';
import type { Times } from './stalls.ts';

export interface RetentionOptions {
  readonly directory: string;
  readonly smallMails: number;
  /** Of 10 MB each. */
  readonly largeMails: number;
}

export interface RetentionResult {
  /** Storing a mail while nothing else happens, and while retention runs; milliseconds. */
  readonly aloneMs: Times;
  readonly besideMs: Times;
  readonly deleted: number;
  /** Bytes of the file before and after. */
  readonly before: number;
  readonly after: number;
}

export async function retentionRun(options: RetentionOptions): Promise<RetentionResult> {
  const file = join(options.directory, 'retention.db');
  const { store, inbox } = await testStore(file);
  const { id: inboxId } = await inbox('qa@inbox.test');
  const mail = (bytes: number): NewMail => {
    // Of what cannot be made smaller, and with words that are found by search.
    const text = randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64');
    const searchText = text.slice(0, 4_000).replace(/[^a-z]+/gi, ' ');
    return newMail({ inboxId, raw: Buffer.from(`Subject: x\r\n\r\n${text}`), digest: { searchText } });
  };
  const timed = async (): Promise<number> => {
    const next = mail(4_000);
    const began = performance.now();
    await store.append(next);
    return performance.now() - began;
  };

  for (let done = 0; done < options.smallMails; done += 100)
    await Promise.all(Array.from({ length: 100 }, () => store.append(mail(4_000))));
  for (let done = 0; done < options.largeMails; done += 1) await store.append(mail(10_000_000));
  const aloneMs: number[] = [];
  for (let count = 0; count < 100; count += 1) aloneMs.push(await timed());
  const before = statSync(file).size;

  let isOver = false;
  const expiry = startExpiry({
    store,
    stampClock: new StampClock(systemClock, 0),
    clock: systemClock,
    days: 0,
    bytesMax: 4_000_000,
    logger: { info: () => {}, error: () => {} },
  });
  const swept = expiry.sweep().finally(() => {
    isOver = true;
  });
  const besideMs: number[] = [];
  while (!isOver) {
    besideMs.push(await timed());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const deleted = options.smallMails + options.largeMails + aloneMs.length + besideMs.length;
  await swept;
  await expiry.stop();
  const left = await store.messages(
    inboxId,
    { expression: null, from: null, to: null, subject: null, since: null, before: null, hasOtp: null },
    { limit: 100_000, cursor: null },
  );
  await store.close();
  return { aloneMs, besideMs, deleted: deleted - left.items.length, before, after: statSync(file).size };
}
