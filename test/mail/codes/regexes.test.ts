/**
 * Every regular expression that reads a body, fed with long inputs made of what it accepts and one sign that it does
 * not: whatever backtracks shows here as time that grows faster than the input. They are found, so that a new one is
 * tried without being listed: those that are written down in the sources, those that are put together of lists of words
 * in a process that loads all that reads a mail.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { costMs } from '../../support/cputime.ts';
import { type Literal, regexLiterals } from './literals.ts';

const mail = join(import.meta.dirname, '../../../src/mail');

function sources(): string[] {
  const files = ['text.ts', 'links.ts'].map((name) => join(mail, name));
  for (const folder of ['codes', 'html', 'links']) {
    for (const name of readdirSync(join(mail, folder), { recursive: true }) as string[]) {
      if (name.endsWith('.ts')) files.push(join(mail, folder, name));
    }
  }
  return files;
}

const literals = new Map<string, Literal & { file: string }>();
for (const file of sources()) {
  for (const literal of regexLiterals(readFileSync(file, 'utf8'))) {
    literals.set(`/${literal.source}/${literal.flags}`, { ...literal, file: file.slice(mail.length + 1) });
  }
}

const collector = `
  const made = new Map();
  const Own = RegExp;
  globalThis.RegExp = new Proxy(Own, {
    construct(target, [source, flags], self) {
      if (typeof source === 'string') made.set('/' + source + '/' + (flags ?? ''), { source, flags: flags ?? '' });
      return Reflect.construct(target, [source, flags], self === globalThis.RegExp ? Own : self);
    },
  });
  await import(${JSON.stringify(join(mail, 'read.ts'))});
  process.stdout.write(JSON.stringify([...made]));`;

const composed: readonly (readonly [string, Literal])[] = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', collector], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
);

const classSamples: Readonly<Record<string, string>> = {
  d: '1',
  w: 'a',
  s: ' ',
  S: 'x',
  D: 'x',
  W: ' ',
  b: ' ',
  t: '\t',
  n: '\n',
  p: 'é',
};

/** Characters that an expression speaks of. */
function alphabetOf({ source }: Literal): string[] {
  const chars = new Set<string>();
  for (const [, escaped = ''] of source.matchAll(/\\(u[0-9a-f]{4}|.)/gi)) {
    if (escaped.length === 5) chars.add(String.fromCharCode(Number.parseInt(escaped.slice(1), 16)));
    else chars.add(classSamples[escaped] ?? escaped);
  }
  for (const char of source
    .replace(/\\(?:u[0-9a-f]{4}|p\{[^}]*\}|.)/gi, '')
    .replace(/\{\d+,?\d*\}|\(\?[:=!<]*/g, '')) {
    if (!'^$|()[]+?*'.includes(char)) chars.add(char);
  }
  for (const char of ['a', 'A', '1', ' ']) chars.add(char);
  return [...chars].slice(0, 24);
}

/** Words that an expression spells out, e.g. `https`. */
function wordsOf({ source }: Literal): string[] {
  const plain = source
    .replace(/\\\//g, '/')
    .replace(/\\[.-]/g, '.')
    .replace(/s\?:/g, 's:');
  return [...plain.matchAll(/[a-z0-9/:@.= -]{2,20}/gi)].map(([word]) => word).slice(0, 12);
}

const chars = 40_000;

function inputsFor(literal: Literal): string[] {
  const alphabet = alphabetOf(literal);
  const units = [...alphabet, ...wordsOf(literal)];
  for (const word of wordsOf(literal)) units.push(`${word} `, `${word}a`, `${word}1`);
  for (let at = 0; at < alphabet.length; at += 1) {
    const next = alphabet[(at + 1) % alphabet.length] as string;
    units.push((alphabet[at] as string) + next, `${(alphabet[at] as string).repeat(40)}${next}`);
  }
  const inputs: string[] = [];
  for (const unit of new Set(units)) {
    const body = unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars);
    // With an end that fits, and with one that makes every attempt fail.
    inputs.push(body, `${body}\u0001`, `${alphabet[0]}${body}\u0001`);
  }
  // Words that begin with a sign: what looks ahead from each of them.
  for (const sign of alphabet) inputs.push(`${` ${sign}a`.repeat(Math.ceil(chars / 3))}\u0001`);
  return inputs;
}

const composedChars = 20_000;
const composedWordsMax = 6;

/** Of an expression with hundreds of words: some of them, and what stands around words. */
function composedInputsFor({ source }: Literal): string[] {
  const all = [...new Set([...source.matchAll(/\p{L}[\p{L} ]{1,20}/gu)].map(([word]) => word))];
  const step = Math.max(1, Math.floor(all.length / composedWordsMax));
  const words = all.filter((_, at) => at % step === 0).slice(0, composedWordsMax);
  const units = ['a', 'a ', '1', '1 ', ' ', 'A1', 'é ', '. ', ...words.flatMap((word) => [word, `${word} `])];
  return units.map((unit) => {
    const body = unit.repeat(Math.ceil(composedChars / unit.length)).slice(0, composedChars);
    return `${body}\u0001`;
  });
}

function run(pattern: RegExp, input: string): number {
  pattern.lastIndex = 0;
  return costMs(() => (pattern.global ? input.replace(pattern, '') : pattern.test(input)));
}

function quickest(pattern: RegExp, input: string): number {
  return Math.min(run(pattern, input), run(pattern, input), run(pattern, input));
}

/** Below this a machine's moods are larger than what is measured. */
const noiseMs = 80;
/** Twice the input may take three times as long before it counts as more than linear. */
const growthMax = 3;
const costMsMax = 400;

test('the sources hold expressions, and the scanner finds them', () => {
  expect(literals.size).toBeGreaterThan(60);
  const all = [...literals.keys()].join('\n');
  expect(all).toContain('https?:');
  expect(
    regexLiterals('const a = b / c / d; // /x/\nconst e = "/y/"; return /[/]z\\/(?:a)+/gu.test(f);'),
  ).toEqual([{ source: '[/]z\\/(?:a)+', flags: 'gu' }]);
});

/** What is wrong with an expression on an input; null when its time is in proportion. */
function fault(pattern: RegExp, input: string): string | null {
  const shorter = (length: number) => input.slice(0, length) + input.slice(-1);
  // What backtracks without bound is found on a short input, before a long one would hold up everything.
  for (const part of [20, 5]) {
    const early = run(pattern, shorter(input.length / part));
    if (early > (costMsMax * 2) / part) return `takes ${early.toFixed(0)} ms for one part of ${part}`;
  }
  const first = run(pattern, input);
  if (first < noiseMs) return null;
  if (first > costMsMax * 2) return `takes ${first.toFixed(0)} ms`;
  const whole = quickest(pattern, input);
  if (whole < noiseMs) return null;
  if (whole > costMsMax) return `takes ${whole.toFixed(0)} ms`;
  const half = quickest(pattern, shorter(input.length / 2));
  return whole / half < growthMax
    ? null
    : `takes ${half.toFixed(1)} ms for half of it, ${whole.toFixed(1)} ms for all`;
}

test('the measure finds what is more than linear', () => {
  // So long that a fifth of it takes too much by itself: how it grows is hidden by whatever else the process computes.
  expect(fault(/a+$/, `${'a'.repeat(chars * 4)}\u0001`)).toMatch(/takes/);
  expect(fault(/^a+$/, `${'a'.repeat(chars / 2)}\u0001`)).toBeNull();
});

test.each([...literals])('%s takes linear time', (_name, literal) => {
  const pattern = new RegExp(literal.source, literal.flags);
  for (const input of inputsFor(literal)) {
    const wrong = fault(pattern, input);
    const shown = `${literal.file} on ${JSON.stringify(input.slice(0, 45))}…${JSON.stringify(input.slice(-3))}`;
    expect(wrong, shown).toBeNull();
  }
});

test('expressions are put together of words, and the collector finds them', () => {
  expect(composed.length).toBeGreaterThan(80);
  expect(Math.max(...composed.map(([, { source }]) => source.length))).toBeGreaterThan(1_000);
});

test.each(composed.map(([name, literal]) => [name.slice(0, 60), literal] as const))(
  '%s… takes linear time',
  (_name, literal) => {
    const pattern = new RegExp(literal.source, literal.flags);
    for (const input of composedInputsFor(literal))
      expect(fault(pattern, input), JSON.stringify(input.slice(0, 45))).toBeNull();
  },
);
