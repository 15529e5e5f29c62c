/**
 * The sender authentication port on one thread. Many mails wait in it for the DNS at once; the one that keeps it
 * busy too long is the one that pays: the thread is ended, that mail's verdict says so, and the others begin again
 * in a new thread, all within the time each was given when it came.
 */
import { clientKey } from '../access/client-address.ts';
import type { Clock } from '../clock.ts';
import type { SenderAuthenticator, SenderEvidence, SenderVerdict } from '../inbox/senderauth.ts';
import { limits } from '../limits.ts';
import { startWorker, type WorkerHandle } from '../runtime/index.ts';
import type { FromThread, ThreadData, ToThread } from './jobs.ts';
import { dnsCodeOf, isDnsType, type ResolveDns } from './lookup.ts';
import { type BoundedDns, boundedDns, type MailLookups } from './resolver.ts';

export interface AuthenticatorOptions {
  /** How names are looked up; `systemDns()` of `dns.ts` in the service. */
  readonly resolve: ResolveDns;
  readonly clock: Clock;
  /** The receiver's name, as it would stand in Authentication-Results. */
  readonly hostname: string;
  /** The bounds of `limits.ts`, unless a test wants to wait less. */
  readonly msMax?: number;
  readonly dnsMsMax?: number;
  readonly cpuMsMax?: number;
  readonly heapMbMax?: number;
}

interface Pending {
  readonly id: number;
  /** Who sent it: mails of one client wait behind each other before they wait behind those of others. */
  readonly client: string;
  readonly evidence: SenderEvidence;
  readonly settle: (verdict: SenderVerdict) => void;
  readonly timer: NodeJS.Timeout;
  /** On the monotonic clock. */
  readonly untilMs: number;
  /** When the mail entered the thread, on the monotonic clock. */
  enteredMs: number;
  /** Made when the mail enters the thread. */
  lookups: MailLookups | null;
  /** It was in a thread that died of an unknown cause; the second time it does not begin again. */
  restarted: boolean;
}

interface Thread {
  readonly worker: WorkerHandle;
  /** It has said something, so it can work at all. */
  alive: boolean;
  /** The mail that is being hashed, and when its time for it is over. */
  working: { readonly id: number; readonly timer: NodeJS.Timeout } | null;
}

export interface RunningAuthenticator extends SenderAuthenticator {
  close(): Promise<void>;
}

export function startSenderAuthenticator(options: AuthenticatorOptions): RunningAuthenticator {
  const { clock, hostname } = options;
  const msMax = options.msMax ?? limits.senderAuthMsMax;
  const dnsMsMax = options.dnsMsMax ?? limits.senderAuthDnsMsMax;
  const cpuMsMax = options.cpuMsMax ?? limits.senderAuthCpuMsMax;
  const heapMbMax = options.heapMbMax ?? limits.senderAuthHeapMbMax;
  /** What a mail has after its last lookup. */
  const graceMs = msMax - dnsMsMax;
  const dns: BoundedDns = boundedDns(options.resolve, clock);
  const queue = new Map<number, Pending>();
  const inside = new Map<number, Pending>();
  let bytesInside = 0;
  let thread: Thread | null = null;
  let mails = 0;
  let closed = false;
  /** On the monotonic clock: until then no thread is started, because the last one died before its first word. */
  let brokenUntilMs = Number.NEGATIVE_INFINITY;

  function start(): Thread {
    const data: ThreadData = { hostname };
    const started: Thread = {
      worker: startWorker('senderauth', { heapMbMax, data }),
      alive: false,
      working: null,
    };
    started.worker.onMessage((message) => {
      started.alive = true;
      if (thread === started) hear(started, message as FromThread);
    });
    // The exit that follows says all there is to say.
    started.worker.onError(() => {});
    started.worker.onExit(() => {
      // Before its first word: the next one would do no better.
      if (thread === started && !started.alive) brokenUntilMs = clock.monotonic() + limits.senderAuthBrokenMs;
      lose(started, 'the check needed too much memory or failed');
    });
    return started;
  }

  function hear(from: Thread, message: FromThread): void {
    const pending = inside.get(message.mail);
    if (message.kind === 'work') work(from, message.mail, message.working);
    else if (message.kind === 'lookup') void answer(from, pending, message);
    else if (message.kind === 'verdict') finish(pending, message.verdict);
    else finish(pending, undecided('the check failed'));
  }

  function work(on: Thread, id: number, working: boolean): void {
    if (on.working !== null) clearTimeout(on.working.timer);
    on.working = null;
    if (!working) return;
    const reason = `the check took longer than ${cpuMsMax} ms of work`;
    on.working = { id, timer: setTimeout(() => lose(on, reason), cpuMsMax) };
  }

  async function answer(
    to: Thread,
    pending: Pending | undefined,
    { lookup, name, type }: Extract<FromThread, { kind: 'lookup' }>,
  ): Promise<void> {
    let reply: ToThread;
    try {
      const lookups = pending?.lookups;
      if (lookups === undefined || lookups === null || !isDnsType(type))
        throw new Error('nothing to look up');
      reply = { kind: 'answer', lookup, records: await lookups.resolve(name, type) };
    } catch (error) {
      const message = error instanceof Error ? error.message : 'the DNS lookup failed';
      reply = { kind: 'no_answer', lookup, code: dnsCodeOf(error), message };
    }
    if (thread === to) to.worker.postMessage(reply);
  }

  function finish(pending: Pending | undefined, verdict: SenderVerdict): void {
    if (pending === undefined) return;
    clearTimeout(pending.timer);
    leave(pending);
    queue.delete(pending.id);
    pending.settle(verdict);
    admit();
  }

  function leave(pending: Pending): void {
    pending.lookups?.close();
    pending.lookups = null;
    if (inside.delete(pending.id)) bytesInside -= pending.evidence.raw.byteLength;
  }

  /** The thread died or is ended here. The mail it was working on fails; the others begin again. */
  function lose(lost: Thread, reason: string): void {
    if (thread !== lost) return;
    thread = null;
    const guilty = lost.working?.id;
    if (lost.working !== null) clearTimeout(lost.working.timer);
    void lost.worker.terminate();
    const again = [...inside.values()];
    for (const pending of again) leave(pending);
    for (const pending of again) {
      if (pending.id === guilty || (guilty === undefined && (pending.restarted || isBroken()))) {
        finish(pending, undecided(reason));
        continue;
      }
      // Known guilt clears the others: their own time, which goes on, is their only bound.
      pending.restarted ||= guilty === undefined;
      queue.set(pending.id, pending);
    }
    admit();
  }

  function isBroken(): boolean {
    return clock.monotonic() < brokenUntilMs;
  }

  /**
   * Its time is over. If its lookups have been over for a second, a thread that is not hashing another mail either hangs
   * where nobody expected it to. A mail that waited for its turn was hardly inside, and says nothing of the thread.
   */
  function expire(pending: Pending): void {
    const wasInside = inside.has(pending.id) && clock.monotonic() - pending.enteredMs >= graceMs;
    finish(pending, undecided(`there was no result within ${msMax} ms`));
    if (wasInside && thread !== null && thread.working === null) lose(thread, 'the check was held up');
  }

  /** Of those who wait: the first of the client that has fewest inside, unless that one has its share. */
  function next(): Pending | undefined {
    const insideOf = new Map<string, number>();
    for (const { client } of inside.values()) insideOf.set(client, (insideOf.get(client) ?? 0) + 1);
    let best: Pending | undefined;
    for (const pending of queue.values()) {
      const has = insideOf.get(pending.client) ?? 0;
      if (best === undefined || has < (insideOf.get(best.client) ?? 0)) best = pending;
      if (has === 0) break;
    }
    const has = insideOf.get(best?.client ?? '') ?? 0;
    return has < limits.senderAuthMailsPerClientMax ? best : undefined;
  }

  function admit(): void {
    for (let pending = next(); pending !== undefined; pending = next()) {
      const bytes = bytesInside + pending.evidence.raw.byteLength;
      if (closed || inside.size >= limits.senderAuthMailsMax) return;
      if (inside.size > 0 && bytes > limits.senderAuthBytesMax) return;
      queue.delete(pending.id);
      thread ??= start();
      bytesInside = bytes;
      pending.enteredMs = clock.monotonic();
      pending.lookups = dns.forMail(Math.max(0, pending.untilMs - pending.enteredMs - graceMs));
      inside.set(pending.id, pending);
      const { raw, ...evidence } = pending.evidence;
      // A copy is handed over: the raw mail is still to be stored.
      const copy = new Uint8Array(raw).buffer;
      const check: ToThread = { kind: 'check', mail: pending.id, evidence, raw: copy, nowMs: clock.now() };
      thread.worker.postMessage(check, [copy]);
    }
  }

  return {
    check(evidence) {
      return new Promise((settle) => {
        if (closed) return settle(undecided('the service is stopping'));
        if (isBroken()) return settle(undecided('the check does not start'));
        if (queue.size >= limits.senderAuthQueueMailsMax) return settle(undecided('too many mails wait'));
        mails += 1;
        const pending: Pending = {
          id: mails,
          client: clientKey(evidence.remoteAddress),
          evidence,
          settle,
          timer: setTimeout(() => expire(pending), msMax),
          untilMs: clock.monotonic() + msMax,
          enteredMs: Number.POSITIVE_INFINITY,
          lookups: null,
          restarted: false,
        };
        queue.set(pending.id, pending);
        admit();
      });
    },
    async close() {
      closed = true;
      const ended = thread;
      thread = null;
      for (const pending of [...inside.values(), ...queue.values()]) {
        finish(pending, undecided('the service is stopping'));
      }
      if (ended?.working) clearTimeout(ended.working.timer);
      await ended?.worker.terminate();
    },
  } satisfies RunningAuthenticator;
}

function undecided(reason: string): SenderVerdict {
  return {
    spf: 'temperror',
    dkim: 'temperror',
    dmarc: 'temperror',
    authenticated: false,
    problems: [`the sender was not checked: ${reason}`],
  };
}
