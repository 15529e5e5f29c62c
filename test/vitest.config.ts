import { relative } from 'node:path';
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

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/databaseserver.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One more than a small runner has cores, as a third of the time is waiting; no more, since files that start the real
    // binary must not starve those that measure a deadline.
    maxWorkers: 3,
    // Half a second of loading for each file would be a quarter of all the work. What the tests prove does not hang on it:
    // every file brings a service, directories and clocks of its own.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
