/**
 * The parser's port on worker threads. Each thread has one job at a time, with a deadline and a heap cap; one
 * that overruns is killed and replaced, and its mail is salvaged here. A further thread is started only when all
 * are busy, so that one hostile mail does not hold up the others.
 */
import { AppError } from '../errors.ts';
import type { Parser } from '../inbox/parser.ts';
import { limits } from '../limits.ts';
import type { CodeDecision } from '../mail/codes/index.ts';
import { digestOf } from '../mail/digest.ts';
import { salvageMail } from '../mail/salvage.ts';
import { startWorker, type WorkerHandle, wholeBuffer } from '../runtime/index.ts';
import type { Answer, Job, PostedJob, Results } from './jobs.ts';

interface Pending {
  readonly job: Job;
  readonly settle: (answer: Answer) => void;
}

interface Thread {
  worker: WorkerHandle;
  /** Its code is loaded; false while it starts. */
  ready: boolean;
  current: Pending | null;
  deadline: NodeJS.Timeout | null;
}

export interface ParserPoolOptions {
  readonly threadsMax: number;
  readonly parseMsMax: number;
  readonly heapMbMax: number;
  /** Of mails that wait for a thread. */
  readonly queueBytesMax: number;
}

const defaults: ParserPoolOptions = {
  threadsMax: 2,
  parseMsMax: limits.parseMsMax,
  heapMbMax: limits.parseHeapMbMax,
  queueBytesMax: limits.parseQueueBytesMax,
};

export function startParserPool(options: Partial<ParserPoolOptions> = {}): Parser {
  const { threadsMax, parseMsMax, heapMbMax, queueBytesMax } = { ...defaults, ...options };
  const threads = new Set<Thread>();
  const queue: Pending[] = [];
  let queuedBytes = 0;
  let closed = false;

  function start(): Thread {
    const thread: Thread = {
      worker: startWorker('parse', { heapMbMax }),
      ready: false,
      current: null,
      deadline: null,
    };
    let reason = 'the parser stopped';
    thread.worker.onMessage((message) => {
      if (message !== 'ready') return finish(thread, message as Answer);
      thread.ready = true;
      arm(thread);
    });
    thread.worker.onError((error) => {
      const outOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      reason = outOfMemory ? `the parse needed more than ${heapMbMax} MB` : 'the parser failed';
    });
    thread.worker.onExit(() => lose(thread, reason));
    threads.add(thread);
    return thread;
  }

  function finish(thread: Thread, answer: Answer): void {
    const { current } = thread;
    if (thread.deadline !== null) clearTimeout(thread.deadline);
    thread.current = null;
    thread.deadline = null;
    current?.settle(answer);
    dispatch();
  }

  /** The thread is gone, killed or died: its job fails, the others get a new one. */
  function lose(thread: Thread, problem: string): void {
    if (!threads.delete(thread)) return;
    finish(thread, { ok: false, problem });
  }

  /** A mail's deadline counts from when its thread has started: on a busy machine no mail would ever be read otherwise. */
  function arm(thread: Thread): void {
    if (thread.deadline !== null) clearTimeout(thread.deadline);
    if (thread.current === null || !threads.has(thread)) return;
    const problem = thread.ready ? `the parse took longer than ${parseMsMax} ms` : 'the parser did not start';
    const overrun = () => {
      lose(thread, problem);
      void thread.worker.terminate();
      // As at the start: the next mail should find a thread that is ready.
      if (threads.size === 0 && !closed) start();
    };
    thread.deadline = setTimeout(overrun, thread.ready ? parseMsMax : limits.parserStartMsMax);
  }

  function give(thread: Thread, pending: Pending): void {
    thread.current = pending;
    arm(thread);
    // Copied, not handed over: the raw mail survives whatever its parse does.
    const posted = { ...pending.job, raw: wholeBuffer(pending.job.raw) } satisfies PostedJob;
    thread.worker.postMessage(posted);
  }

  function dispatch(): void {
    while (queue.length > 0 && !closed) {
      const idle = [...threads].find((thread) => thread.current === null);
      if (idle === undefined && threads.size >= threadsMax) return;
      const pending = queue.shift()!;
      queuedBytes -= pending.job.raw.byteLength;
      give(idle ?? start(), pending);
    }
  }

  function submit<K extends Job['kind']>(job: Extract<Job, { kind: K }>): Promise<Answer> {
    return new Promise((resolve) => {
      if (closed) return resolve({ ok: false, problem: 'the parser stopped' });
      queue.push({ job, settle: resolve });
      queuedBytes += job.raw.byteLength;
      dispatch();
    });
  }

  /** Readers can come back later; a mail that arrives cannot, and the SMTP door bounds those. */
  function admitReader(raw: Uint8Array): void {
    if (queuedBytes === 0 || queuedBytes + raw.byteLength <= queueBytesMax) return;
    throw new AppError('storage_unavailable', 'Too many mails are being read at the moment.', {
      retryAfterSeconds: 5,
    });
  }

  // One thread is started ahead, so that the first mail does not wait for it.
  start();

  return {
    async digest(raw) {
      const answer = await submit<'digest'>({ kind: 'digest', raw });
      if (answer.ok) return answer.result as Results['digest'];
      return digestOf(salvageMail(raw, answer.problem), { bodyText: '', otp: null, otpConfidence: 0 });
    },
    async read(raw) {
      admitReader(raw);
      const answer = await submit<'read'>({ kind: 'read', raw });
      if (answer.ok) return answer.result as Results['read'];
      return { mail: salvageMail(raw, answer.problem), bodyText: '', links: [], decision: undecided };
    },
    async attachment(raw, position) {
      admitReader(raw);
      const answer = await submit<'attachment'>({ kind: 'attachment', raw, position });
      return answer.ok ? (answer.result as Results['attachment']) : null;
    },
    async close() {
      closed = true;
      for (const pending of queue.splice(0)) pending.settle({ ok: false, problem: 'the parser stopped' });
      await Promise.all([...threads].map((thread) => thread.worker.terminate()));
    },
  } satisfies Parser;
}

const undecided: CodeDecision = { otp: null, confidence: 0, candidates: [] };
