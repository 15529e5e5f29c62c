/**
 * The registry of worker threads: the source file of each, relative to `src/`. A worker that is started from
 * source runs its file; the bundler compiles the same files into strings that travel inside the bundle.
 */
export const workerFiles = {
  parse: 'parser/worker.ts',
  commit: 'store/commitworker.ts',
  intake: 'store/intakeworker.ts',
  copy: 'store/copyworker.ts',
  search: 'store/searchworker.ts',
  senderauth: 'senderauth/worker.ts',
} as const satisfies Readonly<Record<string, string>>;

export type WorkerName = keyof typeof workerFiles;
