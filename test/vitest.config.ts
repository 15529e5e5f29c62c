import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longest } from './support/longest.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = longest.indexOf(relative(import.meta.dirname, moduleId));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

/** What measures how long one waits: beside others it would measure them. It starts the real program and needs nothing set up. */
const measured = ['test/faults/stalls.test.ts'];

const limits = {
  // Some start the program five times, which a slow and busy machine needs six seconds for, each time; the same machine may
  // at times be three times as slow.
  testTimeout: 240_000,
  hookTimeout: 240_000,
} as const;

export default defineConfig({
  test: {
    // One more than a small runner has cores, as a third of the time is waiting; no more, since files that start the real
    // binary must not starve those that measure a deadline.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...limits,
          name: 'tests',
          include: ['test/**/*.test.ts'],
          exclude: measured,
          globalSetup: ['test/support/databaseserver.ts', 'test/support/bundledthreads.ts'],
          expect: { poll: { timeout: 30_000 } },
          // Half a second of loading for each file would be a quarter of all the work. What the tests prove does not hang on
          // it: every file brings a service, directories and clocks of its own.
          isolate: false,
          // Node takes the modules as they are: what is transformed looks every import up each time, a tenth of all the work.
          experimental: { viteModuleRunner: false },
          execArgv: ['--import', join(import.meta.dirname, 'support/modules.ts')],
        },
      },
      { test: { ...limits, name: 'measured', include: measured, sequence: { groupOrder: 1 } } },
    ],
  },
});
