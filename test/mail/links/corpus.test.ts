/**
 * The mails of the corpus of which somebody has said which link signs in, confirms, resets or accepts. The bars of each half
 * are what holds today. Of the held half nothing is printed but sums, so that nobody tunes on it. One mail of four says as much
 * as all of it, one of twelve as much as all of the other.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBody } from '../../../src/mail/read.ts';
import { type CorpusMail, type Half, readCorpus } from '../../bench/corpus.ts';

interface Bars {
  /** Share of the mails with such a link in which one is marked that may be. */
  readonly recallMin: number;
  /** Share of the mails without one in which another is marked. */
  readonly alarmsMax: number;
  /** Share of the mails with one in which another is marked. */
  readonly wrongMax: number;
}

/** The held ones were written to be hard: buttons that say nothing of what they do, with addresses that tell nothing. */
const bars: Readonly<Record<Half, Bars>> = {
  tune: { recallMin: 0.962, alarmsMax: 0.0026, wrongMax: 0.003 },
  held: { recallMin: 0.978, alarmsMax: 0.0045, wrongMax: 0 },
};

interface Marked {
  readonly mail: CorpusMail;
  readonly links: readonly string[];
  readonly marked: string | undefined;
}

const every: Readonly<Record<Half, number>> = { tune: 12, held: 4 };
const all: Marked[] = [];

beforeAll(async () => {
  for (const half of ['tune', 'held'] as const) {
    for (const mail of await readCorpus([half], readFileSync, { withLinks: true, every: every[half] })) {
      const { links } = readBody(mail.source);
      all.push({ mail, links: mail.links!, marked: links.find(({ verification }) => verification)?.url });
    }
  }
});

describe.each(['tune', 'held'] as const)('of the half %s', (half) => {
  const withLink = () => all.filter(({ mail, links }) => mail.half === half && links.length > 0);
  const without = () => all.filter(({ mail, links }) => mail.half === half && links.length === 0);
  const shown = (misses: readonly Marked[]) =>
    half === 'held'
      ? `${misses.length} mails`
      : misses
          .map(({ mail, links, marked }) => `${mail.name}: ${links.join(' ')}, marked ${marked}`)
          .join('\n');

  test('there are enough mails to say something', () => {
    expect(withLink().length).toBeGreaterThan(35);
    expect(without().length).toBeGreaterThan(30);
  });

  test('the link is marked', () => {
    const misses = withLink().filter(({ links, marked }) => marked === undefined || !links.includes(marked));
    const recall = 1 - misses.length / withLink().length;
    expect(recall >= bars[half].recallMin, `${recall}\n${shown(misses)}`).toBe(true);
  });

  test('where there is none, none is', () => {
    const alarms = without().filter(({ marked }) => marked !== undefined);
    const share = alarms.length / without().length;
    expect(share <= bars[half].alarmsMax, `${share}\n${shown(alarms)}`).toBe(true);
  });

  test('hardly ever another is', () => {
    const wrong = withLink().filter(({ links, marked }) => marked !== undefined && !links.includes(marked));
    const share = wrong.length / withLink().length;
    expect(share <= bars[half].wrongMax, `${share}\n${shown(wrong)}`).toBe(true);
  });
});
