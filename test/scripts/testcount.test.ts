/** What runs of the tests came to, told by their reports. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const all = globSync('test/**/*.test.ts', { cwd: root });
const [one = '', two = '', ...others] = all;

const directory = mkdtempSync(join(tmpdir(), 'inboxd-test-'));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** A report of a run by the statuses of each file's tests; a file without any failed as a whole. */
function report(name: string, files: Readonly<Record<string, readonly string[]>>): void {
  const testResults = Object.entries(files).map(([file, statuses]) => ({
    name: join(root, file),
    status: statuses.length > 0 && statuses.every((status) => status !== 'failed') ? 'passed' : 'failed',
    assertionResults: statuses.map((status) => ({ status })),
  }));
  writeFileSync(join(directory, `${name}.json`), JSON.stringify({ testResults }));
}

const said = (...options: string[]): string =>
  execFileSync(process.execPath, [join(root, 'scripts/testcount.ts'), directory, ...options], {
    encoding: 'utf8',
  }).trim();

const passing = Object.fromEntries(others.map((file) => [file, ['passed']]));

test('a run, what is to be run once more, and what both came to', () => {
  report('first', { ...passing, [one]: ['passed', 'failed'], [two]: ['passed', 'skipped', 'pending'] });
  expect(said('--again').split(' ').sort()).toEqual([one, two].sort());
  expect(said()).toBe(`1 skipped\n${others.length + 2} passed, 2 failed`);

  report('again', { [one]: ['passed', 'passed'], [two]: ['passed', 'skipped', 'failed'] });
  expect(said('--again')).toBe(two);
  expect(said()).toBe(`1 skipped\n${others.length + 3} passed, 1 failed`);

  // A file of which nothing is told, as its process was ended, and one that could not be read.
  report('first', { ...passing, [one]: [] });
  rmSync(join(directory, 'again.json'));
  expect(said('--again').split(' ').sort()).toEqual([one, two].sort());
  expect(said()).toBe(`${others.length} passed, 2 failed`);

  report('first', Object.fromEntries(all.map((file) => [file, ['failed']])));
  expect(said('--again')).toBe('');
});
