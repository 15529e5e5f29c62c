/**
 * `npm run bench [-- NAME…]`: the service against a named reference in the same run, in alternating rounds; medians, as
 * ratios. Absolute numbers are of this machine at this moment. Names: ingest, fresh, wait, codes; without one, all.
 */
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { binaryPath } from '../support/binary.ts';
import { type Service, startService } from '../support/process.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { freshSessions, mailsPerSecond, median } from './load.ts';

const rounds = 5;
const address = 'bench@inbox.test';
const asked = process.argv.slice(2);
const benches = { ingest, fresh, wait, codes };
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`unknown benchmark: ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}

const directory = await mkdtemp(join(tmpdir(), 'inboxd-bench-'));
const service = await startService({
  command: [await binaryPath()],
  cwd: directory,
  settings: { LOG_LEVEL: 'info', THROTTLE_BURST: '1000000', THROTTLE_PER_SECOND: '1000000' },
});
const reference = fork(join(import.meta.dirname, 'reference.ts'));
const [referencePort] = (await once(reference, 'message')) as [number];
const created = await service.api('POST', '/api/v1/emailInbox', { email: address });
const inboxId = (created.body as { data: { id: string } }).data.id;
try {
  for (const [name, run] of Object.entries(benches)) {
    if (asked.length === 0 || asked.includes(name)) await run(service);
  }
} finally {
  reference.kill();
  await service.stop();
  await rm(directory, { recursive: true, force: true });
}

/** Durable ingest: 50 kept connections, 4 KB mails, everything on. */
async function ingest({ smtpPort }: Service): Promise<void> {
  const ours: number[] = [];
  const theirs: number[] = [];
  // A round of each that does not count: both begin with cold code.
  await mailsPerSecond(smtpPort, address, 50, 3);
  await mailsPerSecond(referencePort, address, 50, 1);
  for (let round = 1; round <= rounds; round++) {
    ours.push(await mailsPerSecond(smtpPort, address, 50, 3));
    theirs.push(await mailsPerSecond(referencePort, address, 50, 3));
    progress('ingest', round);
  }
  row('ingest, 4 KB, 50 kept connections', 'mails/s', ours, 'smtp-server doing nothing', theirs);
}

/** One mail in a session of its own, from connect to 250. */
async function fresh({ smtpPort }: Service): Promise<void> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    ours.push(median(await freshSessions(smtpPort, address, 30)));
    theirs.push(median(await freshSessions(referencePort, address, 5)));
    progress('fresh', round);
  }
  row('fresh session, connect to 250', 'ms', ours, 'smtp-server doing nothing', theirs);
}

/** A held request: from the 250 of the mail to its code, against a request that finds the code at once. */
async function wait({ smtpPort, api }: Service): Promise<void> {
  const held: number[] = [];
  const atOnce: number[] = [];
  for (let count = 0; count < 200; count++) {
    const clock = await api('GET', '/api/v1/clock');
    const since = (clock.body as { data: { epochMs: number } }).data.epochMs;
    const answered = api('GET', `/api/v1/emailInbox/${inboxId}/otp?since=${since}&wait=30`).then(() =>
      performance.now(),
    );
    await deliver(smtpPort, {
      to: address,
      mail: mailOf({ body: `Your verification code is ${100_000 + count}.` }),
    });
    const acknowledged = performance.now();
    held.push(Math.max(0, (await answered) - acknowledged));
    const started = performance.now();
    await api('GET', `/api/v1/emailInbox/${inboxId}/otp?since=${since}`);
    atOnce.push(performance.now() - started);
    if ((count + 1) % 40 === 0) progress('wait', (count + 1) / 40);
  }
  row('held otp, 250 to answer', 'ms', held, 'a poll that finds it', atOnce);
}

async function codes(): Promise<void> {
  spawnSync(process.execPath, [join(import.meta.dirname, 'codes.ts')], { stdio: 'inherit' });
}

function progress(name: string, round: number): void {
  if (process.stderr.isTTY) process.stderr.write(`${name}: round ${round} of ${rounds}\r`);
}

function row(
  what: string,
  unit: string,
  ours: readonly number[],
  against: string,
  theirs: readonly number[],
): void {
  const [own, other] = [median(ours), median(theirs)];
  const shown = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
  console.log(
    `${what}: ${shown(own)} ${unit}; ${against}: ${shown(other)} ${unit}; ratio ${(own / other).toFixed(2)}`,
  );
}
