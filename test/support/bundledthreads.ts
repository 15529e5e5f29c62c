/**
 * Before all tests: the worker threads as the bundle has them. A thread that starts from TypeScript takes most of a second of
 * processor time, half of it for the words of all languages; hundreds of services start in the tests.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { bundleThreads } from '../../scripts/bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where they lie, each as `NAME.cjs`. */
    readonly threads: string;
  }
}

/** Nobody in the tests waits for the first mails of a thread: to practise takes each of them 0.6 s of processor time. */
const unpractised: Plugin = {
  name: 'unpractised',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/mail\/practice\.ts$/ }, () => ({
      contents: 'export const practiceMails = () => [];',
      loader: 'js',
    }));
  },
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'inboxd-threads-'));
  for (const [name, text] of Object.entries(await bundleThreads([unpractised]))) {
    await writeFile(join(directory, `${name}.cjs`), text);
  }
  project.provide('threads', directory);
  return () => rm(directory, { recursive: true, force: true });
}
