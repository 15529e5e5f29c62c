/**
 * The corpus as a test. The bars of each half are what holds today: a change that makes reading worse fails here, and
 * one that makes it better tightens them. Of the held half nothing is printed but sums, so that nobody tunes on it.
 * One mail of three of it, and one of twelve of the half that is tuned on, say as much; `npm run bench:codes` reads them all.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findCode } from '../../../src/mail/codes/index.ts';
import { type CorpusMail, type Half, readCorpus } from '../../bench/corpus.ts';

interface Bars {
  /** Share of the mails with a code whose code is found. */
  readonly recallMin: number;
  /** Share of the mails without a code that are answered nevertheless. */
  readonly alarmsMax: number;
  /** Share of the mails with a code that are answered with another value. */
  readonly wrongMax: number;
  /** Answers, wrong or where none is due, of which the extractor is more than 0.9 sure. */
  readonly sureAndWrongMax: number;
}

const bars: Readonly<Record<Half, Bars>> = {
  tune: { recallMin: 0.9795, alarmsMax: 0.0155, wrongMax: 0.0015, sureAndWrongMax: 3 },
  held: { recallMin: 0.9945, alarmsMax: 0.0089, wrongMax: 0.0005, sureAndWrongMax: 0 },
};

interface Answered {
  readonly mail: CorpusMail;
  readonly otp: string | null;
  readonly confidence: number;
}

const answered = new Map<Half, Answered[]>([
  ['tune', []],
  ['held', []],
]);

const every: Readonly<Record<Half, number>> = { tune: 12, held: 3 };
/** Half a minute of work, for which a machine that others use as well may take ten times as long. */
const readingMsMax = 900_000;

beforeAll(async () => {
  for (const half of ['tune', 'held'] as const) {
    for (const mail of await readCorpus([half], readFileSync, { every: every[half] })) {
      const { otp, confidence } = findCode(mail.source);
      answered.get(half)?.push({ mail, otp, confidence });
    }
  }
}, readingMsMax);

/** What failed, by name for the half that is tuned on, and only how many for the other. */
function shown(half: Half, misses: readonly Answered[]): string {
  if (half === 'held') return `${misses.length} mails`;
  return misses.map(({ mail, otp }) => `${mail.name}: expected ${mail.expected}, got ${otp}`).join('\n');
}

describe.each(['tune', 'held'] as const)('of the half %s', (half) => {
  const all = () => answered.get(half) as Answered[];
  const withCode = () => all().filter(({ mail }) => mail.expected !== null);
  const withoutCode = () => all().filter(({ mail }) => mail.expected === null);

  test('there are enough mails to say something', () => {
    expect(withCode().length).toBeGreaterThanOrEqual(260);
    expect(withoutCode().length).toBeGreaterThanOrEqual(180);
    expect(new Set(all().map(({ mail }) => mail.language)).size).toBeGreaterThanOrEqual(20);
  });

  test('the codes are found', () => {
    const misses = withCode().filter(({ mail, otp }) => otp !== mail.expected);
    const recall = 1 - misses.length / withCode().length;
    expect(recall >= bars[half].recallMin, `${recall}\n${shown(half, misses)}`).toBe(true);
  });

  test('mails without a code are hardly ever answered', () => {
    const alarms = withoutCode().filter(({ otp }) => otp !== null);
    const share = alarms.length / withoutCode().length;
    expect(share <= bars[half].alarmsMax, `${share}\n${shown(half, alarms)}`).toBe(true);
  });

  test('other values than the code are hardly ever answered', () => {
    const wrong = withCode().filter(({ mail, otp }) => otp !== null && otp !== mail.expected);
    const share = wrong.length / withCode().length;
    expect(share <= bars[half].wrongMax, `${share}\n${shown(half, wrong)}`).toBe(true);
  });

  test('what is wrong is not sure of itself', () => {
    const sure = all().filter(
      ({ mail, otp, confidence }) => otp !== null && otp !== mail.expected && confidence > 0.9,
    );
    expect(sure.length <= bars[half].sureAndWrongMax, shown(half, sure)).toBe(true);
  });
});

test('no mail is in both halves', () => {
  const corpus = join(import.meta.dirname, '../../corpus');
  /** Of each mail what its sender wrote: its subject and its body. */
  const written = (half: Half) =>
    readdirSync(join(corpus, half), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.eml'))
      .map((path) => {
        const mail = readFileSync(join(corpus, half, path), 'latin1');
        const body = mail.slice(mail.search(/\r?\n\r?\n/));
        const [subject = ''] = /^Subject:.*$/im.exec(mail) ?? [];
        return createHash('sha256').update(subject).update(body).digest('base64');
      });
  const held = new Set(written('held'));
  const tune = written('tune');
  expect(tune.filter((mail) => held.has(mail))).toEqual([]);
  expect(Math.min(held.size, tune.length)).toBeGreaterThan(1000);
});
