/**
 * `npm run bench [-- NAME… --database FILE --json FILE --long --maildev DIR]`: the service against a named reference in the same run, in
 * alternating rounds; medians, as ratios. Absolute numbers are of this machine at this moment. With a database made by
 * `npm run fill`, polls, lists, searches and growth are measured on it; mails are added to it. `--long` watches
 * memory for ten minutes instead of one. Where MailDev is installed, here or in DIR, mails are sent to it as well.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { commandLine } from '../../scripts/commandline.ts';
import { cluster } from './cluster.ts';
import { memory } from './memory.ts';
import { list, poll, search } from './reading.ts';
import { disk, fresh, growth, ingest } from './receiving.ts';
import { Report } from './report.ts';
import { makeStage, type Stage } from './stage.ts';
import { idle, start } from './starting.ts';
import { events } from './subscribing.ts';
import { wait } from './waiting.ts';

const benches: Readonly<Record<string, (stage: Stage, report: Report) => Promise<void>>> = {
  ingest,
  fresh,
  wait,
  poll,
  list,
  search,
  disk,
  growth,
  memory,
  events,
  start,
  idle,
  cluster,
  codes,
};

const usage = 'npm run bench [-- NAME… --database FILE --json FILE --long --maildev DIRECTORY]';
const names = Object.keys(benches);
const {
  values: options,
  positionals: asked,
  fail,
} = commandLine(`${usage}\nnames: ${names.join(', ')}`, {
  allowPositionals: true,
  options: {
    database: { type: 'string' },
    json: { type: 'string' },
    long: { type: 'boolean' },
    maildev: { type: 'string' },
  },
});
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) fail(`there is no benchmark ${unknown.join(', ')}`);

// Services run in directories of their own, where a path that is meant from here would be a new, empty database.
const database = options.database === undefined ? null : resolve(options.database);
if (database !== null && !existsSync(database))
  fail(`there is no database ${database}: make it with npm run fill`);

const report = new Report();
const stage = await makeStage({
  database,
  isLong: options.long ?? false,
  maildev: options.maildev ?? null,
});
try {
  for (const [name, run] of Object.entries(benches)) {
    if (asked.length === 0 || asked.includes(name)) await run(stage, report);
  }
} finally {
  await stage.end();
}
if (options.json !== undefined) report.write(options.json);

async function codes(): Promise<void> {
  spawnSync(process.execPath, [join(import.meta.dirname, 'codes.ts')], { stdio: 'inherit' });
}
