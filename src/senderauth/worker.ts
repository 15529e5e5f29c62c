/** The thread that checks senders: many mails at a time, since most of a check is waiting. It may be killed. */
import { parentPort, workerData } from 'node:worker_threads';
import { readingFlags, setThreadFlags } from '../runtime/threadflags.ts';
import { checkMail } from './check.ts';
import type { FromThread, ThreadData, ToThread } from './jobs.ts';
import { type DnsAnswer, DnsError } from './lookup.ts';

interface Asked {
  readonly settle: (answer: DnsAnswer) => void;
  readonly reject: (error: DnsError) => void;
}

setThreadFlags(readingFlags);
const { hostname } = workerData as ThreadData;
const asked = new Map<number, Asked>();
let lookups = 0;

function tell(message: FromThread): void {
  parentPort?.postMessage(message);
}

function ask(mail: number, name: string, type: string): Promise<DnsAnswer> {
  return new Promise((settle, reject) => {
    lookups += 1;
    asked.set(lookups, { settle, reject });
    tell({ kind: 'lookup', mail, lookup: lookups, name, type });
  });
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'check') {
    const { mail, evidence, raw, nowMs } = message;
    checkMail(
      { ...evidence, raw: new Uint8Array(raw) },
      {
        hostname,
        nowMs,
        resolve: (name, type) => ask(mail, name, type),
        onWork: (working) => tell({ kind: 'work', mail, working }),
      },
    ).then(
      (verdict) => tell({ kind: 'verdict', mail, verdict }),
      () => tell({ kind: 'failed', mail }),
    );
    return;
  }
  const waiting = asked.get(message.lookup);
  asked.delete(message.lookup);
  if (message.kind === 'answer') waiting?.settle(message.records);
  else waiting?.reject(new DnsError(message.code, message.message));
});
