/** How a script answers a call that is wrong: before it does anything, and without the stack of an error. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeTemporaryDirectories, temporaryDirectory } from '../support/service.ts';

afterAll(removeTemporaryDirectories);

const root = join(import.meta.dirname, '../..');
const program = `
  import { commandLine } from ${JSON.stringify(join(root, 'scripts/commandline.ts'))};
  const { values, fail } = commandLine('npm run paint [-- --colour NAME]', {
    allowPositionals: true,
    options: { colour: { type: 'string' } },
  });
  if (values.colour === 'plaid') fail('plaid is no colour');
  console.log(values.colour ?? 'white');
`;

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: root });
  return { status, stdout, stderr };
}

const script = join(await temporaryDirectory(), 'paint.ts');
writeFileSync(script, program);

const paint = (...args: string[]) => run(script, ...args);
const usage = 'usage: npm run paint [-- --colour NAME]\n';

test('options are read', () => {
  expect(paint('--colour', 'red')).toEqual({ status: 0, stdout: 'red\n', stderr: '' });
});

test.each(['--help', '-h'])('%s says how it is called', (asked) => {
  expect(paint(asked)).toEqual({ status: 0, stdout: usage, stderr: '' });
});

test.each([
  [['--color', 'red'], "Unknown option '--color'"],
  [['--colour'], "Option '--colour <value>' argument missing"],
  [['--colour', 'plaid'], 'plaid is no colour'],
])('%j is told what is wrong and what would be right', (args, why) => {
  expect(paint(...args)).toEqual({ status: 2, stdout: '', stderr: `${why}\n${usage}` });
});

test('a script with options says so as well', () => {
  const { status, stderr } = run('scripts/build-binary.ts', '--target', 'amiga');
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /^no target amiga; there are linux-x64 and linux-arm64\nusage: npm run build:binary /,
  );
});

test.each(['0', '17', 'many', '1.5', ''])(
  'a number that is none of those that can be, as %j, is told which are',
  (text) => {
    const { status, stderr } = run('scripts/cluster/main.ts', `--nodes=${text}`);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^--nodes must be a whole number from 1 to 16, not \S+\nusage: /);
  },
);

test('a mail that is not there is told so', () => {
  const { status, stderr } = run('scripts/codes.ts', 'nowhere.eml');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^nowhere\.eml cannot be read: ENOENT.*\nusage: npm run codes -- FILE\.eml…\n$/);
});

test('no script reads its options in another way', () => {
  const files = globSync('{scripts,test/bench,test/faults}/**/*.ts', { cwd: root });
  const own = files.filter((file) => /\bparseArgs\(/.test(readFileSync(join(root, file), 'utf8')));
  expect(own).toEqual(['scripts/commandline.ts']);
});
