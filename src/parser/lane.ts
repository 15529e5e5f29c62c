/**
 * Mails of one kind on their way through worker threads. A thread is given as many as wait, up to a bound, since a
 * message between two threads costs about as much as the parse of a mail. It has a deadline and a heap cap; a thread
 * that overruns is killed and replaced. Each mail that it had is then given out once more, alone, so that only the one
 * to blame is lost. A further thread, which holds 40 MB, is started only when those that are there have no rest or one
 * is held up. It is ended when the others could do its work. Those whose mails wait have turns, by what the threads have
 * had to do for them. Mails that arrive go before those that somebody reads, who have a share all the same.
 */
import { type Clock, systemClock } from '../clock.ts';
import { FairQueue } from '../fairqueue.ts';
import { limits } from '../limits.ts';
import { Load } from '../load.ts';
import { startWorker, type WorkerHandle, wholeBuffer } from '../runtime/index.ts';
import { Deadline } from './deadline.ts';
import type { Answer, Answers, Job, ParseThreadData, Told } from './jobs.ts';

/** `unread`: there is no word of the mail itself; its thread was lost, or it had no turn in time. */
export type Outcome = Answer | { readonly ok: false; readonly unread: true; readonly problem: string };

interface Pending {
  readonly job: Job;
  /** Whose mail it is: the client that sends it, or the organization that reads it. */
  readonly who: string;
  readonly settle: (outcome: Outcome) => void;
  /** For the one that waits too long. */
  patience: NodeJS.Timeout | null;
  /** A thread was lost over it and others: it goes without company. */
  alone: boolean;
}

interface Thread {
  readonly worker: WorkerHandle;
  /** Its code is loaded; false while it starts. */
  ready: boolean;
  /** What it has to do, in order; empty when it is idle. */
  current: readonly Pending[];
  readonly deadline: Deadline;
  /** When it was last given something, by the clock that only goes forward. */
  givenAt: number;
}

export interface LaneOptions {
  readonly threadsMax: number;
  /** How many threads there are before the first mail, so that no mail waits for their start. They start one by one. */
  readonly threadsAhead: number;
  /** A further thread ends when the rest could have done its work for so long. */
  readonly restMs: number;
  /** On a busy machine the others go first. */
  readonly stepsBack: boolean;
  readonly parseMsMax: number;
  readonly heapMbMax: number;
  /** How long a job waits for its turn; null for as long as it takes. */
  readonly waitMsMax: number | null;
  /**
   * Asked when there is much to read, before a thread is started for it. The answer is whether mails of so many bytes
   * are read elsewhere.
   */
  readonly requestRelief: (bytes: number) => boolean;
}

/** So much work that some of it is worth another way. */
const briskShare = 0.25;
/** Threads that are busy for so much of the time need another. */
const fullShare = 0.75;
/** A thread is not needed when the others would without it be busy for no more of the time than this. */
const calmShare = 0.7;

export class Lane {
  readonly #options: LaneOptions;
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #startThread: typeof startWorker;
  readonly #threads = new Set<Thread>();
  readonly #arriving = new FairQueue<Pending>();
  readonly #readers = new FairQueue<Pending>();
  /** What was worked for mails that arrive since a reader had a turn, while readers waited. */
  #readersWaitedMs = 0;
  #queuedBytes = 0;
  #closed = false;
  #dispatching = false;
  #practises = false;
  /**
   * How much the threads have had to do, lately and over a longer time. The first says whether another is needed, the
   * second whether one is not needed any more.
   */
  readonly #recent: Load;
  readonly #steady: Load;
  readonly #loadMs: number;
  /** For how long the threads could have done without one of them, counted from the start of the last. */
  #calmMs = 0;
  #heldUp: NodeJS.Timeout | null = null;
  #resting: NodeJS.Timeout | null = null;

  /** @param startThread Another than the real one only in tests. */
  constructor(
    options: LaneOptions,
    startThread: typeof startWorker = startWorker,
    clock: Pick<Clock, 'monotonic'> = systemClock,
  ) {
    this.#clock = clock;
    this.#options = options;
    this.#startThread = startThread;
    this.#loadMs = Math.min(limits.parserLoadMs, options.restMs / 2);
    this.#recent = new Load(Math.min(limits.parserFullMs, this.#loadMs), clock.monotonic());
    this.#steady = new Load(this.#loadMs, clock.monotonic());
  }

  /** Bytes of the mails that wait for a thread. */
  get queuedBytes(): number {
    return this.#queuedBytes;
  }

  /** Never rejects. @param who Whose mail it is. */
  submit(job: Job, who: string): Promise<Outcome> {
    return new Promise((resolve) => {
      if (this.#closed) return resolve(stopped);
      const pending: Pending = { job, who, settle: resolve, patience: null, alone: false };
      this.#queueFor(job).push(who, pending);
      this.#queuedBytes += job.raw.byteLength;
      this.#dispatchSoon();
      const { waitMsMax } = this.#options;
      if (waitMsMax === null) return;
      pending.patience = setTimeout(() => this.#giveUp(pending), waitMsMax);
    });
  }

  /** Has its threads, and those that are yet to start, read some mails for themselves when there are no others. */
  practise(): void {
    if (this.#practises) return;
    this.#practises = true;
    for (const { worker, ready } of this.#threads) if (ready) worker.postMessage('practise' satisfies Told);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const pending of [...this.#arriving.clear(), ...this.#readers.clear()]) {
      if (pending.patience !== null) clearTimeout(pending.patience);
      pending.settle(stopped);
    }
    this.#queuedBytes = 0;
    if (this.#heldUp !== null) clearTimeout(this.#heldUp);
    if (this.#resting !== null) clearInterval(this.#resting);
    await Promise.all([...this.#threads].map((thread) => thread.worker.terminate()));
  }

  #start(): Thread {
    const { heapMbMax, stepsBack, parseMsMax } = this.#options;
    const worker = this.#startThread('parse', { heapMbMax, data: { stepsBack } satisfies ParseThreadData });
    const onOver = (problem: string) => {
      this.#lose(thread, problem);
      void worker.terminate();
      // The next mail should find a thread that is ready.
      this.startAhead();
    };
    const thread: Thread = {
      worker,
      ready: false,
      current: [],
      deadline: new Deadline({ worker, parseMsMax, stepsBack, clock: this.#clock, onOver }),
      givenAt: this.#clock.monotonic(),
    };
    let reason = 'the parser stopped';
    thread.worker.onMessage((message) => {
      if (message !== 'ready') {
        const { answers, eachMs } = message as Answers;
        this.#account(thread.current, eachMs);
        return this.#finish(thread, answers);
      }
      thread.ready = true;
      if (this.#practises) thread.worker.postMessage('practise' satisfies Told);
      if (thread.current.length > 0) thread.deadline.start(true);
      this.startAhead();
      this.#dispatch();
    });
    thread.worker.onError((error) => {
      const outOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      reason = outOfMemory ? `the parse needed more than ${heapMbMax} MB` : 'the parser failed';
    });
    thread.worker.onExit(() => this.#lose(thread, reason));
    this.#threads.add(thread);
    this.#calmMs = 0;
    if (this.#threads.size > this.#options.threadsAhead)
      this.#resting ??= setInterval(() => this.#endRested(), this.#loadMs);
    return thread;
  }

  #endRested(): void {
    const { threadsAhead, restMs } = this.#options;
    const isCalm = this.#steady.threads(this.#clock.monotonic()) <= calmShare * (this.#threads.size - 1);
    this.#calmMs = isCalm ? this.#calmMs + this.#loadMs : 0;
    const idle = [...this.#threads].findLast(({ ready, current }) => ready && current.length === 0);
    if (this.#threads.size > threadsAhead && this.#calmMs >= restMs && idle !== undefined) {
      this.#calmMs = 0;
      this.#threads.delete(idle);
      void idle.worker.terminate();
    }
    if (this.#threads.size > threadsAhead || this.#resting === null) return;
    clearInterval(this.#resting);
    this.#resting = null;
  }

  /** Threads before the first mail, as many as there are to be. */
  startAhead(): void {
    if (this.#threads.size < this.#options.threadsAhead && !this.#closed) this.#start();
  }

  /** What it took, each on the account of whose it was. */
  #account(done: readonly Pending[], eachMs: readonly number[]): void {
    let workedMs = 0;
    for (const [at, { who, job }] of done.entries()) {
      const ms = eachMs[at] ?? 0;
      workedMs += ms;
      this.#queueFor(job).charge(who, Math.max(0, ms - limits.parserLeastMs));
      if (job.kind === 'digest' && this.#readers.size > 0) this.#readersWaitedMs += ms;
    }
    this.#recent.add(workedMs);
    this.#steady.add(workedMs);
  }

  #queueFor({ kind }: Job): FairQueue<Pending> {
    return kind === 'digest' ? this.#arriving : this.#readers;
  }

  #finish(thread: Thread, outcomes: readonly Outcome[]): void {
    const current = this.#release(thread);
    for (const [at, pending] of current.entries()) pending.settle(outcomes[at]!);
    this.#dispatch();
  }

  /** It has nothing to do any more. @returns What it had. */
  #release(thread: Thread): readonly Pending[] {
    const { current } = thread;
    thread.deadline.clear();
    thread.current = [];
    return current;
  }

  /** The thread is gone, killed or died: its job fails, the others get a new one. */
  #lose(thread: Thread, problem: string): void {
    if (!this.#threads.delete(thread)) return;
    if (thread.current.length > 1 && !this.#closed) {
      // Which of them it was is not known.
      const current = this.#release(thread);
      for (const pending of current) pending.alone = true;
      for (const pending of current.toReversed()) this.#arriving.unshift(pending.who, pending);
      for (const { job } of current) this.#queuedBytes += job.raw.byteLength;
    }
    const lostMs = this.#clock.monotonic() - thread.givenAt;
    for (const { who, job } of thread.current) this.#queueFor(job).charge(who, lostMs);
    this.#finish(
      thread,
      thread.current.map(() => ({ ok: false, unread: true, problem })),
    );
  }

  #give(thread: Thread, batch: readonly Pending[]): void {
    thread.current = batch;
    thread.givenAt = this.#clock.monotonic();
    thread.deadline.start(thread.ready);
    // Copied, not handed over: the raw mail survives whatever its parse does.
    const posted = batch.map(({ job }) => ({ ...job, raw: wholeBuffer(job.raw) }));
    thread.worker.postMessage(posted satisfies Told);
  }

  /** Mails that come in the same turn of the event loop go together, at its end. */
  #dispatchSoon(): void {
    if (this.#dispatching) return;
    this.#dispatching = true;
    setImmediate(() => {
      this.#dispatching = false;
      this.#dispatch();
    });
  }

  #dispatch(): void {
    while (!this.#closed && this.#arriving.size + this.#readers.size > 0) {
      const thread = this.#freeThread();
      if (thread === null) return;
      this.#give(thread, this.#takeBatch());
    }
  }

  /**
   * A further thread is started when mails wait. It takes what is left when it has started, as another may be free
   * again by then. Only when there is no other thread does a mail wait for the start.
   */
  #freeThread(): Thread | null {
    const threads = [...this.#threads];
    const free = threads.filter((thread) => thread.current.length === 0);
    const ready = free.find((thread) => thread.ready);
    if (ready !== undefined) return ready;
    const isNeeded = free.length === 0 && (threads.length === 0 || this.#isAnotherNeeded(threads));
    if (isNeeded && threads.length < this.#options.threadsMax) free.push(this.#start());
    return threads.some((thread) => thread.ready) ? null : (free[0] ?? null);
  }

  /**
   * Whether all threads have no rest and nothing is read elsewhere, or whether one is held up by what it has. When one
   * may be held up later, this is asked again by then.
   */
  #isAnotherNeeded(threads: readonly Thread[]): boolean {
    const now = this.#clock.monotonic();
    const load = this.#recent.threads(now);
    const nextBytes = this.#arriving.peek()?.job.raw.byteLength ?? Infinity;
    const isRelieved = load >= briskShare && this.#options.requestRelief(nextBytes);
    if (load >= fullShare * threads.length && !isRelieved) return true;
    if (threads.length >= this.#options.threadsMax) return false;
    const leftMs = Math.min(...threads.map(({ givenAt }) => givenAt)) + limits.parserHeldUpMs - now;
    if (leftMs <= 0) return true;
    this.#heldUp ??= setTimeout(() => {
      this.#heldUp = null;
      this.#dispatch();
    }, leftMs);
    return false;
  }

  /** Small mails that arrive go together. A mail goes alone when it is large, was in a lost batch, or has a reader. */
  #takeBatch(): readonly Pending[] {
    const isReaders = this.#arriving.size === 0 || this.#readersWaitedMs >= limits.parserReadersWaitMs;
    const queue = isReaders && this.#readers.size > 0 ? this.#readers : this.#arriving;
    if (queue === this.#readers) this.#readersWaitedMs = 0;
    const share = this.#queuedBytes / this.#options.threadsMax;
    const room = Math.min(Math.max(share, limits.parseBatchBytesMin), limits.parseBatchBytesMax);
    const batch: Pending[] = [];
    let bytes = 0;
    for (let next = queue.peek(); next !== undefined; next = queue.peek()) {
      bytes += next.job.raw.byteLength;
      const isFull = batch.length >= limits.parseBatchMailsMax || bytes > room;
      if (batch.length > 0 && (next.alone || isFull || next.job.kind !== 'digest')) break;
      batch.push(queue.take(limits.parserLeastMs) as Pending);
      if (next.alone) break;
    }
    for (const { job, patience } of batch) {
      this.#queuedBytes -= job.raw.byteLength;
      if (patience !== null) clearTimeout(patience);
    }
    return batch;
  }

  #giveUp(pending: Pending): void {
    if (!this.#queueFor(pending.job).remove(pending.who, pending)) return;
    this.#queuedBytes -= pending.job.raw.byteLength;
    pending.settle({ ok: false, unread: true, problem: 'too many large mails came before it' });
  }
}

const stopped: Outcome = { ok: false, unread: true, problem: 'the parser stopped' };
