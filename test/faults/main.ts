/**
 * What takes too long for `npm test`: `npm run faults` runs every part, `npm run faults -- kills fuzz` only these.
 * Drives the single executable; `--source` drives the source instead. Each part prints its progress, the end is a table
 * of what was promised and what was measured; exit code 1 when a promise did not hold.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { commandLine } from '../../scripts/commandline.ts';
import { binaryPath } from '../support/binary.ts';
import { killLeftovers } from '../support/process.ts';
import { type PartOptions, parts, type Row } from './parts.ts';

const names = Object.keys(parts) as (keyof typeof parts)[];
const usage =
  'npm run faults [-- PART… --rounds COUNT --connections COUNT --idle COUNT --seconds COUNT --seed NUMBER --source]';
const { values, positionals, fail, wholeNumber } = commandLine(`${usage}\nparts: ${names.join(', ')}`, {
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '200' },
    connections: { type: 'string', default: '50' },
    idle: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string' },
    source: { type: 'boolean', default: false },
  },
});

const unknown = positionals.filter((name) => !names.some((known) => known === name));
if (unknown.length > 0) fail(`there is no part ${unknown.join(', ')}`);
const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name));

const count = (name: 'rounds' | 'connections' | 'idle' | 'seconds') =>
  wholeNumber(name, values[name], 1, 999_999_999);
const settings = {
  rounds: count('rounds'),
  connections: count('connections'),
  idle: count('idle'),
  seconds: count('seconds'),
  seed: values.seed === undefined ? Date.now() : wholeNumber('seed', values.seed, 1, Number.MAX_SAFE_INTEGER),
};
const command: PartOptions['command'] = values.source
  ? [process.execPath, join(import.meta.dirname, '../../src/main.ts')]
  : [await binaryPath()];
process.stdout.write(`${chosen.join(', ')} against ${command.join(' ')}\n`);

const rows: Row[] = [];
for (const name of chosen) {
  const directory = mkdtempSync(join(tmpdir(), `inboxd-faults-${name}-`));
  const progress = (line: string) => process.stdout.write(`${name}: ${line}\n`);
  try {
    const measured = await parts[name]({ ...settings, command, directory, progress });
    rows.push(...measured);
    if (measured.every(({ holds }) => holds)) rmSync(directory, { recursive: true, force: true });
    else progress(`the database is kept in ${directory}`);
  } catch (error) {
    progress(error instanceof Error ? (error.stack ?? error.message) : String(error));
    rows.push({ promise: name, measured: 'ended with an error', holds: false });
  } finally {
    killLeftovers();
  }
}

const width = Math.max(...rows.map(({ promise }) => promise.length));
process.stdout.write('\n');
for (const { promise, measured, holds } of rows) {
  process.stdout.write(`${holds ? 'ok  ' : 'FAIL'} ${promise.padEnd(width)}  ${measured}\n`);
}
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
