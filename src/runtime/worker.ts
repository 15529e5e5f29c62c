/** Starts a worker thread, from its source file or from the text a bundle carries, with a cap on its heap. */
import { Worker } from 'node:worker_threads';
import { limits } from '../limits.ts';
import { workerAnchor, workerCode } from './origin.ts';
import { defaultFlags, setThreadFlags } from './threadflags.ts';
import type { WorkerName } from './workers.ts';

/** Megabytes for what is young in each thread. */
const youngHeapMbMax: Readonly<Record<WorkerName, number>> = {
  intake: limits.intakeYoungHeapMbMax,
  parse: limits.parseYoungHeapMbMax,
  commit: limits.threadYoungHeapMbMax,
  copy: limits.threadYoungHeapMbMax,
  search: limits.threadYoungHeapMbMax,
  senderauth: limits.threadYoungHeapMbMax,
};

export interface WorkerOptions {
  /**
   * Of the JavaScript heap; array buffers live outside of it. A net, not a wall: a heap that grows steadily ends
   * the thread, but one large allocation close to the cap ends the whole process. So whatever runs in a worker
   * must be bounded well below it by its input.
   */
  readonly heapMbMax: number;
  /** Structured-cloned to the worker, readable there as `workerData` of `node:worker_threads`. */
  readonly data?: unknown;
}

export interface WorkerHandle {
  /** `transfer` hands the buffers over instead of copying; they are unusable here afterwards. */
  postMessage(message: unknown, transfer?: readonly ArrayBuffer[]): void;
  onMessage(listener: (message: unknown) => void): void;
  /** An uncaught exception in there, or the heap cap (`code` is `ERR_WORKER_OUT_OF_MEMORY`); an exit follows. */
  onError(listener: (error: Error) => void): void;
  onExit(listener: (exitCode: number) => void): void;
  /**
   * Milliseconds of processor time that it has had, while it is busy as well. The thread answers itself: null where none comes
   * soon, as it has no processor time at all, or is gone.
   */
  cpuMs(): Promise<number | null>;
  /** Whether the runtime tells that: Node does since 24.6, Deno does not. */
  readonly tellsCpu: boolean;
  /** Ends it at once, a busy loop included. */
  terminate(): Promise<void>;
  /** Lets the process end while the worker still runs. */
  unref(): void;
}

/**
 * The bytes as a bare buffer, which is what to post: Deno takes 150 ms to clone a view of 1 MB and next to nothing for a
 * buffer. Not a copy where the view covers its buffer.
 */
export function wholeBuffer(bytes: Uint8Array): ArrayBuffer {
  const { buffer, byteLength } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    ? buffer
    : new Uint8Array(bytes).buffer;
}

export function startWorker(name: WorkerName, options: WorkerOptions): WorkerHandle {
  setThreadFlags(defaultFlags);
  const code = workerCode(name);
  const anchor = workerAnchor();
  const settings = {
    name,
    // The environment holds keys; a thread that reads hostile mail has no use for it, nor for our flags.
    env: {},
    execArgv: [],
    argv: anchor === null ? [] : [anchor],
    workerData: options.data,
    resourceLimits: {
      maxOldGenerationSizeMb: options.heapMbMax,
      maxYoungGenerationSizeMb: youngHeapMbMax[name],
    },
  };
  const worker =
    'file' in code ? new Worker(code.file, settings) : new Worker(code.script, { ...settings, eval: true });
  return {
    postMessage: (message, transfer) =>
      worker.postMessage(message, transfer === undefined ? [] : [...transfer]),
    onMessage: (listener) => {
      worker.on('message', listener);
    },
    onError: (listener) => {
      worker.on('error', listener);
      worker.on('messageerror', listener);
    },
    onExit: (listener) => {
      worker.on('exit', listener);
    },
    cpuMs: () => cpuMsOf(worker),
    tellsCpu: (worker as Measured).cpuUsage !== undefined,
    terminate: async () => {
      await worker.terminate();
    },
    unref: () => worker.unref(),
  };
}

/** What the types of Node do not know yet. */
interface Measured {
  cpuUsage?(): Promise<{ readonly user: number; readonly system: number }>;
}

const cpuAnswerMsMax = 100;

async function cpuMsOf(worker: Worker): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, cpuAnswerMsMax, null);
  });
  try {
    const usage = await Promise.race([(worker as Measured).cpuUsage?.() ?? null, silence]);
    return usage === null ? null : (usage.user + usage.system) / 1_000;
  } catch {
    // It ended while it was asked, which its exit tells.
    return null;
  } finally {
    clearTimeout(timer);
  }
}
