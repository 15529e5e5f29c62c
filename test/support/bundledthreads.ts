/**
 * Before all tests: the worker threads as the bundle has them. A thread that starts from TypeScript takes most of a second of
 * processor time, half of it for the words of all languages; hundreds of services start in the tests.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleThreads } from '../../scripts/bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where they lie, each as `NAME.cjs`. */
    readonly threads: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'inboxd-threads-'));
  for (const [name, text] of Object.entries(await bundleThreads())) {
    await writeFile(join(directory, `${name}.cjs`), text);
  }
  project.provide('threads', directory);
  return () => rm(directory, { recursive: true, force: true });
}
