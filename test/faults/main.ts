/**
 * The long kill run: `npm run faults -- --rounds 200 --connections 50`. Drives the single executable;
 * `--source` drives the source instead. Prints a line per ten rounds and a summary; exit code 1 when anything was lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { binaryPath } from '../support/binary.ts';
import { seeded } from '../support/seeded.ts';
import { killRounds, type Round } from './rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    connections: { type: 'string', default: '50' },
    source: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const connections = Number(values.connections);
if (!(Number.isInteger(rounds) && rounds > 0 && Number.isInteger(connections) && connections > 0)) {
  process.stderr.write('--rounds and --connections must be whole numbers above 0\n');
  process.exit(2);
}

const command: [string, ...string[]] = values.source
  ? [process.execPath, join(import.meta.dirname, '../../src/main.ts')]
  : [await binaryPath()];
const random = seeded(Date.now());
const directory = mkdtempSync(join(tmpdir(), 'inboxd-faults-'));
process.stdout.write(
  `${rounds} rounds of kill -9 under ${connections} connections against ${command.join(' ')}, TEST_SEED=${random.seed}\n`,
);

const totals = { acknowledged: 0, stored: 0, failures: 0 };
const count = ({ number, acknowledged, stored, failures }: Round) => {
  totals.acknowledged += acknowledged;
  totals.stored += stored;
  totals.failures += failures.length;
  for (const failure of failures) process.stdout.write(`round ${number}: ${failure}\n`);
  if (number % 10 === 0 || number === rounds) {
    process.stdout.write(
      `${number}/${rounds}: ${totals.acknowledged} acknowledged, ${totals.failures} failures\n`,
    );
  }
};
await killRounds({ command, directory, rounds, connections, random, onRound: count });
process.stdout.write(
  `\nkills           ${rounds}\nacknowledged    ${totals.acknowledged}\nstored          ${totals.stored}\n` +
    `lost or damaged ${totals.failures}\n`,
);
if (totals.failures === 0) rmSync(directory, { recursive: true, force: true });
else process.stdout.write(`The database is kept in ${directory}\n`);
process.exit(totals.failures === 0 ? 0 : 1);
