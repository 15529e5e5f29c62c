/** In the tests in the place of `src/runtime/origin.ts`, where a thread starts: it starts from the bundle (`bundledthreads.ts`). */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { workerCode as ownCode, type WorkerCode } from '../../src/runtime/origin.ts';
import type { WorkerName } from '../../src/runtime/workers.ts';

export * from '../../src/runtime/origin.ts';

/** For the test of what threads practise: they start from their source files, as they are. */
export const threads = { fromSource: false };

export function workerCode(name: WorkerName): WorkerCode {
  if (threads.fromSource) return ownCode(name);
  return { file: pathToFileURL(join(inject('threads'), `${name}.cjs`)) };
}

/** Where the addon of the database is found from. */
export function workerAnchor(): string {
  return import.meta.url;
}
