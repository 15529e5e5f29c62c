/**
 * What runs of the tests came to, of the reports that they wrote as JSON into a directory: `first.json`, and `again.json` of
 * what was run once more. Prints the counts; with `--again` the files that are to be run once more, none when they are many.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { commandLine } from './commandline.ts';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** More than so many are no accident. */
const againMax = 3;

const root = join(import.meta.dirname, '..');
const { values, positionals, fail } = commandLine('node scripts/testcount.ts DIRECTORY [--again]', {
  options: { again: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [directory = fail('which directory has the reports?')] = positionals;

/** The status of each test, by file; a file that failed as a whole counts as one test that did. */
const files = new Map<string, readonly string[]>();
for (const name of ['first', 'again']) {
  const path = join(directory, `${name}.json`);
  if (!existsSync(path)) continue;
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  for (const { name: file, status, assertionResults } of testResults) {
    const statuses = assertionResults.map((one) => one.status);
    const isWhole = status === 'passed' || statuses.some(isFailed);
    files.set(relative(root, file), isWhole ? statuses : [...statuses, 'failed']);
  }
}

const all = globSync('test/**/*.test.ts', { cwd: root });
// A process that was ended leaves no word of the file it was at.
const missing = all.filter((file) => !files.has(file));
const failed = [...files].filter(([, statuses]) => statuses.some(isFailed)).map(([file]) => file);
const again = [...failed, ...missing];
if (values.again) {
  if (again.length <= againMax) console.log(again.join(' '));
} else {
  const count = (is: (status: string) => boolean): number =>
    [...files.values()].reduce((sum, statuses) => sum + statuses.filter(is).length, 0);
  const skipped = count((status) => !isFailed(status) && status !== 'passed');
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${count((status) => status === 'passed')} passed, ${count(isFailed) + missing.length} failed`);
}

/** What has not ended is none that passed. */
function isFailed(status: string): boolean {
  return status === 'failed' || status === 'pending' || status === 'running';
}
