/** The parts of `npm run faults`: each runs one kind of fault for as long as it takes and answers with rows of a table. */

import { heavyMails, hostileMails } from '../parser/hostile.ts';
import { seeded } from '../support/seeded.ts';
import { apiRun } from './api.ts';
import { idleCrowd } from './connections.ts';
import { fuzzRun } from './fuzz.ts';
import { heldLock } from './lock.ts';
import { retentionRun } from './retention.ts';
import { killRounds, type Round } from './rounds.ts';
import { percentile, stallRun, type Times } from './stalls.ts';
import { streamRounds } from './streams.ts';

export interface PartOptions {
  readonly command: readonly [string, ...string[]];
  /** Empty at first, of this part alone. */
  readonly directory: string;
  readonly rounds: number;
  readonly connections: number;
  readonly idle: number;
  readonly seconds: number;
  readonly seed: number;
  progress(line: string): void;
}

/** A promise, what was measured of it, and whether it held. */
export interface Row {
  readonly promise: string;
  readonly measured: string;
  readonly holds: boolean;
}

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
const spread = (times: Times): string =>
  `p50 ${Math.round(percentile(times, 50))} ms, p99 ${Math.round(percentile(times, 99))} ms, ` +
  `max ${Math.round(percentile(times, 100))} ms of ${times.length}`;

async function kills({
  command,
  directory,
  rounds,
  connections,
  seed,
  progress,
}: PartOptions): Promise<Row[]> {
  const random = seeded(seed);
  progress(`${rounds} rounds under ${connections} connections, TEST_SEED=${random.seed}`);
  const totals = { acknowledged: 0, stored: 0, takenIn: 0, failures: 0 };
  const onRound = ({ number, acknowledged, stored, takenIn, failures }: Round) => {
    totals.acknowledged += acknowledged;
    totals.stored += stored;
    totals.takenIn += Number(takenIn);
    totals.failures += failures.length;
    for (const failure of failures) progress(`round ${number}: ${failure}`);
    if (number % 10 === 0 || number === rounds)
      progress(`${number}/${rounds}: ${totals.acknowledged} acknowledged, ${totals.failures} failures`);
  };
  await killRounds({ command, directory, rounds, connections, random, onRound });
  const { acknowledged, stored, takenIn, failures } = totals;
  return [
    {
      promise: '250 means committed',
      measured: `${rounds} kills, ${takenIn} of them where mails are read and committed in one place; ${acknowledged} acknowledged, ${stored} stored, ${failures} lost or damaged`,
      holds: failures === 0 && acknowledged > rounds,
    },
  ];
}

async function streams({
  command,
  directory,
  rounds,
  connections,
  seed,
  progress,
}: PartOptions): Promise<Row[]> {
  const random = seeded(seed);
  const restarts = Math.min(rounds, 50);
  progress(`${restarts} restarts under ${connections} connections, TEST_SEED=${random.seed}`);
  const { acknowledged, told, failures, ...readers } = await streamRounds({
    command,
    directory,
    rounds: restarts,
    connections,
    readers: 90,
    random,
    onRound: (number, sum) => {
      if (number % 10 === 0) progress(`${number}/${restarts}: ${sum} acknowledged`);
    },
  });
  for (const failure of failures) progress(failure);
  return [
    {
      promise: 'A stream that is resumed loses and repeats nothing',
      measured: `${restarts} restarts, half of them kills; ${acknowledged} acknowledged, 90 readers told ${told} times over ${readers.connections} connections; ${failures.length} failures`,
      holds: failures.length === 0 && acknowledged > restarts,
    },
  ];
}

async function stalls({ command, directory, seconds, progress }: PartOptions): Promise<Row[]> {
  const result = await stallRun({
    command,
    directory,
    seconds,
    connections: 4,
    honestPerSecond: 10,
    kinds: [...hostileMails, ...heavyMails],
    onProgress: progress,
  });
  for (const failure of result.failures) progress(failure);
  const kinds = [...result.hostile].map(([name, { aloneMs, aloneGrownBytes, crowdedMs, replies }]) => ({
    promise: `  ${name}`,
    measured: `answered after ${Math.round(aloneMs)} ms with ${[...replies].join()}, grew ${megabytes(aloneGrownBytes)} MB; in the crowd ${spread(crowdedMs)}`,
    holds: aloneMs < 2_000 && aloneGrownBytes < 250 * 2 ** 20,
  }));
  const grown = megabytes(result.peakBytes - result.idleBytes);
  return [
    {
      promise: 'No mail stalls the others: to its code',
      measured: spread(result.codeMs),
      holds: percentile(result.codeMs, 99) < 500 && result.failures.length === 0,
    },
    {
      promise: 'No mail stalls the others: to read it whole',
      measured: spread(result.readMs),
      holds: percentile(result.readMs, 99) < 500,
    },
    {
      promise: 'Reading a hostile mail',
      measured: `${spread(result.hostileReadMs)}; the process grew by ${grown} MB with all at once`,
      holds: percentile(result.hostileReadMs, 100) < 10_000,
    },
    ...kinds,
  ];
}

async function crowd({ command, idle, progress }: PartOptions): Promise<Row[]> {
  progress(`${idle} idle connections`);
  const { greeted, deliveredMs, otp, grownBytes, exit } = await idleCrowd(command, idle);
  const grown = grownBytes === null ? 'unknown' : `${megabytes(grownBytes)} MB`;
  return [
    {
      promise: 'No client stalls the others',
      measured: `${greeted} idle connections cost ${grown}; an honest mail took ${Math.round(deliveredMs)} ms`,
      holds: deliveredMs < 5_000 && otp === '482913' && exit === 0,
    },
  ];
}

async function lock({ command, directory, progress }: PartOptions): Promise<Row[]> {
  progress('a foreign process holds the database for 30 s');
  const { replies, codes, unready, healedMs } = await heldLock({ command, directory, seconds: 30 });
  return [
    {
      promise: 'What cannot be stored is said with 4xx',
      measured: `${replies.size === 0 ? 'no answer' : [...replies].join()} to ${codes} mails in 30 s, /readyz said no: ${unready}, healed after ${Math.round(healedMs)} ms`,
      holds: [...replies].every((reply) => reply === '451 4.3.0') && codes > 0 && unready && healedMs < 5_000,
    },
  ];
}

async function fuzz({ command, directory, seed, seconds, progress }: PartOptions): Promise<Row[]> {
  const { mails, dialogues, findings } = await fuzzRun({ command, directory, seed, seconds, progress });
  for (const finding of findings) progress(finding);
  return [
    {
      promise: 'Nothing that is sent breaks it',
      measured: `${mails} mutated mails, ${dialogues} mutated dialogues, ${findings.length} findings, seed ${seed}`,
      holds: findings.length === 0,
    },
  ];
}

async function api({ command, directory, seed, seconds, progress }: PartOptions): Promise<Row[]> {
  const run = await apiRun({ command, directory, seconds, seed, progress });
  for (const finding of [...run.findings, ...run.failures]) progress(finding);
  return [
    {
      promise: 'The API keeps to its document',
      measured: `${run.asked} random requests about ${run.mails} mails, ${run.busy} told to come back later, ${run.findings.length} answered otherwise, ${run.failures.length} failures logged, seed ${seed}`,
      holds: run.findings.length + run.failures.length === 0 && run.exit === 0,
    },
  ];
}

async function retention({ directory, progress }: PartOptions): Promise<Row[]> {
  progress('3,000 small and 10 large mails go while others are stored');
  const { aloneMs, besideMs, deleted, before, after } = await retentionRun({
    directory,
    smallMails: 3_000,
    largeMails: 10,
  });
  return [
    {
      promise: 'Retention does not block receiving',
      measured:
        `to store a mail alone: ${spread(aloneMs)}; beside retention: ${spread(besideMs)}; ` +
        `${deleted} mails went, the file shrank from ${megabytes(before)} to ${megabytes(after)} MB`,
      holds: percentile(besideMs, 99) < percentile(aloneMs, 99) + 50 && after < before / 4,
    },
  ];
}

export const parts = {
  kills,
  streams,
  stalls,
  crowd,
  lock,
  retention,
  fuzz,
  api,
} as const satisfies Readonly<Record<string, (options: PartOptions) => Promise<Row[]>>>;
