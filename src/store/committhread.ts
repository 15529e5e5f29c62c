/**
 * A thread that commits, as the main thread sees it: the requests it was given, in order, and what becomes of them when
 * the thread ends.
 */
import { limits } from '../limits.ts';
import type { startWorker, WorkerHandle, WorkerName } from '../runtime/index.ts';
import {
  type CommitAnswer,
  type CommitRequest,
  type CommitResults,
  type CommitThreadData,
  commitThreadReady,
} from './commitmessages.ts';
import { Phase } from './phase.ts';

interface Asked {
  readonly request: CommitRequest;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

export class CommitThread {
  /** Whether it reads mails as well. */
  readonly readsMails: boolean;
  /** Resolves when the thread is up, or has ended before. */
  readonly begun: Promise<void>;
  readonly #worker: WorkerHandle;
  readonly #phase = new Phase();
  #isReady = false;
  #hasEnded = false;
  /** Answers come in the order of the requests. */
  readonly #asked: Asked[] = [];
  /** Looks after a thread that has mails to read. */
  #watch: NodeJS.Timeout | null = null;
  /** At the last look: which mail it was at, and what processor time it had had. */
  #seen: { readonly at: number; readonly cpuMs: number | null } | null = null;

  /** @param onEnd Called once, when it has ended, whatever for. */
  constructor(
    name: Extract<WorkerName, 'commit' | 'intake'>,
    opened: Pick<CommitThreadData, 'file' | 'settings'>,
    startThread: typeof startWorker,
    onEnd: (thread: CommitThread) => void,
  ) {
    this.readsMails = name === 'intake';
    const data: CommitThreadData = { ...opened, phase: this.#phase.memory };
    this.#worker = startThread(name, { heapMbMax: limits.commitHeapMbMax, data });
    this.begun = new Promise((resolve) => {
      this.#worker.onMessage((message) => {
        if (message !== commitThreadReady) return this.#settle(message as readonly CommitAnswer[]);
        this.#isReady = true;
        resolve();
      });
      // What went wrong is told by the exit that follows.
      this.#worker.onError(() => {});
      this.#worker.onExit(() => {
        this.#end();
        onEnd(this);
        resolve();
      });
    });
  }

  /** Whether it was up once; one that could not even start would not do so at the next attempt. */
  get hasBegun(): boolean {
    return this.#isReady;
  }

  /** Whether it can be asked. */
  get isReady(): boolean {
    return this.#isReady && !this.#hasEnded;
  }

  ask<Kind extends CommitRequest['kind']>(
    request: Extract<CommitRequest, { kind: Kind }>,
  ): Promise<CommitResults[Kind]> {
    return new Promise((resolve, reject) => {
      // First: what cannot be posted has no answer, and must not wait for that of another.
      this.#worker.postMessage(request);
      this.#asked.push({ request, resolve, reject });
      if (request.kind === 'readAndCommit')
        this.#watch ??= setInterval(() => void this.#look(), limits.intakeMsMax);
    });
  }

  async terminate(): Promise<void> {
    // A thread that is ended while it loads the addon of the database may end the process with it: so its start is
    // waited for.
    await this.begun;
    await this.#worker.terminate();
  }

  #settle(answers: readonly CommitAnswer[]): void {
    for (const answer of answers) {
      const asked = this.#asked.shift();
      if (answer.ok) asked?.resolve(answer.result as never);
      else asked?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
    }
    if (this.#asked.length === 0) this.#stopWatch();
  }

  /**
   * Ends a thread that has been at the same mail since the last look. It goes on when it commits by now, and when the
   * machine has given it no processor time.
   */
  async #look(): Promise<void> {
    const before = this.#seen;
    const at = this.#phase.readingAt;
    this.#seen = at === null ? null : { at, cpuMs: await this.#worker.cpuMs() };
    if (this.#seen === null || this.#seen.at !== before?.at || this.#phase.readingAt !== at) return;
    const workedMs = (this.#seen.cpuMs ?? 0) - (before.cpuMs ?? 0);
    const isStarved = this.#worker.tellsCpu && workedMs < limits.intakeMsMax / 2;
    if (isStarved || !this.#phase.end()) return;
    this.#stopWatch();
    void this.#worker.terminate();
  }

  #stopWatch(): void {
    if (this.#watch !== null) clearInterval(this.#watch);
    this.#watch = null;
    this.#seen = null;
  }

  /**
   * Nobody knows whether the last commit reached the disk, so it is not acknowledged. Mails that were only being read
   * are known not to be stored.
   */
  #end(): void {
    this.#hasEnded = true;
    this.#stopWatch();
    const isInDoubt = this.#phase.isInDoubt;
    for (const { request, resolve, reject } of this.#asked.splice(0)) {
      if (request.kind === 'readAndCommit' && !isInDoubt) resolve(nothingOf(request.mails.length) as never);
      else reject(new Error('the thread that commits has ended'));
    }
  }
}

function nothingOf(count: number): CommitResults['readAndCommit'] {
  return { hasCode: new Array<null>(count).fill(null), readMs: 0 };
}
