/** A mail that says the same in another layout, or gives its code in another shape, has the same answer. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CodeSource, findCode } from '../../../src/mail/codes/index.ts';
import { readCorpus } from '../../bench/corpus.ts';
import { seeded } from '../../support/seeded.ts';

/** So many that the test takes a few seconds. */
const every = 32;
const mails = (await readCorpus(['tune'], readFileSync, { every }))
  .filter(({ source }) => source.text !== null && source.html === null)
  .filter(({ source, expected }) => findCode(source).otp === expected);

interface Retold {
  readonly name: string;
  readonly source: CodeSource;
  readonly expected: string | null;
}

/** Fails with the first of the mails that are answered otherwise, where their share is more than it may be. */
function expectSame(retold: readonly Retold[], shareMax: number): void {
  expect(retold.length).toBeGreaterThan(150);
  const other = retold.filter(({ source, expected }) => findCode(source).otp !== expected);
  const told = other.map(({ name, source, expected }) => `${name}: ${findCode(source).otp}, not ${expected}`);
  expect(other.length / retold.length, `\n${told.slice(0, 5).join('\n')}\n`).toBeLessThanOrEqual(shareMax);
}

function wrapped(text: string, width: number): string {
  const wrap = (line: string): string => {
    // Tables, addresses and what is indented stay as they are.
    if (line.length <= width || /^\s|https?:|\|/.test(line)) return line;
    const rows = [''];
    for (const word of line.split(' ')) {
      const row = rows.at(-1) as string;
      if (row !== '' && row.length + 1 + word.length > width) rows.push(word);
      else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
    }
    return rows.join('\n');
  };
  return text.split('\n').map(wrap).join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function paragraphs(text: string): string {
  const blocks = text.split(/\n\s*\n/).map((block) => `<p>${escaped(block).replaceAll('\n', '<br>')}</p>`);
  return `<html><body>${blocks.join('\n')}</body></html>`;
}

const banner =
  'ATTENTION: this message comes from an external sender. Tell nobody codes or passwords that it asks you for.';
const disclaimer =
  'This message and its attachments are confidential. If it was not meant for you, call 020 7946 0123. Company no. 04817730.';
const trace = '[qa] rendered by mailer 2.40.1, request 9c31e7aa, build 20261107.2, tenant 70035';

describe('a mail has the same answer', () => {
  const layouts: [string, number, (text: string) => Partial<CodeSource>][] = [
    ['with short lines', 0.006, (text) => ({ text: wrapped(text, 72) })],
    ['with an empty line after each', 0.006, (text) => ({ text: text.replaceAll('\n', '\n\n') })],
    ['without empty lines', 0.004, (text) => ({ text: text.replace(/\n\s*\n/g, '\n') })],
    ['indented', 0.004, (text) => ({ text: text.replace(/^(?=.)/gm, '    ') })],
    ['as paragraphs of HTML', 0.006, (text) => ({ text: null, html: paragraphs(text) })],
    ['below the banner of a gateway', 0.006, (text) => ({ text: `${banner}\n\n${text}` })],
    ['above the disclaimer of a firm', 0.006, (text) => ({ text: `${text}\n\n${disclaimer}` })],
    ['above the trace of a machine', 0.006, (text) => ({ text: `${text}\n\n${trace}` })],
    [
      'as a text beside its HTML',
      0.0105,
      (text) => ({ html: paragraphs(text).replace('</body>', '<p>© 2026 Acme, 12 Long Street</p></body>') }),
    ],
  ];
  test.each(layouts)('%s, but for a share of %d', (_, shareMax, told) => {
    const retold = mails.map(({ name, source, expected }) => ({
      name,
      expected,
      source: { ...source, ...told(source.text ?? '') },
    }));
    expectSame(retold, shareMax);
  });
});

describe('a code is found', () => {
  const signs: [string, string][] = [
    ['*', '*'],
    ['**', '**'],
    ['`', '`'],
    ['"', '"'],
    ['«', '»'],
    ['[', ']'],
  ];
  test.each(signs)('between %s and %s', (before, after) => {
    const retold = mails.flatMap(({ name, source, expected }) =>
      expected === null
        ? []
        : [
            {
              name,
              expected,
              source: {
                ...source,
                text: (source.text ?? '').replaceAll(expected, `${before}${expected}${after}`),
              },
            },
          ],
    );
    expectSame(retold, 0.007);
  });

  const random = seeded();
  const digits = (count: number) => random.text('23456789', count);
  /** Capitals and digits, neither of them all at one end. */
  const mixed = (count: number) =>
    `${random.text('BCDFGHJKLMNPQRTVWXZ', 1)}${digits(1)}${random.text('BCDFGHJKLMNPQRTVWXZ', 1)}${random.text('BCDFGHJKLMNPQRTVWXZ23456789', count - 3)}`;
  const same = (printed: string) => ({ printed, value: printed });
  const joined = (printed: string) => ({ printed, value: printed.replace(/[ .-]/g, '') });
  const shapes: [string, number, () => { printed: string; value: string }][] = [
    ['six other digits', 0.015, () => same(digits(6))],
    ['eight digits', 0.02, () => same(digits(8))],
    ['two groups of three', 0.015, () => joined(`${digits(3)} ${digits(3)}`)],
    ['two groups of four', 0.025, () => joined(`${digits(4)} ${digits(4)}`)],
    ['three pairs', 0.015, () => joined(`${digits(2)} ${digits(2)} ${digits(2)}`)],
    ['digits one at a time', 0.015, () => joined([...digits(6)].join(' '))],
    ['capitals and digits', 0.06, () => same(mixed(6))],
    ['capitals and digits with a hyphen', 0.06, () => same(`${mixed(3)}-${mixed(3)}`)],
    ['capitals and digits in two groups', 0.09, () => joined(`${mixed(3)} ${mixed(3)}`)],
  ];
  test.each(shapes)('as %s, but for a share of %d', (_, shareMax, make) => {
    const retold = mails.flatMap(({ name, source, expected }) => {
      if (expected === null || !/^\d{4,8}$/.test(expected)) return [];
      const { printed, value } = make();
      const whole = new RegExp(`(?<!\\d)${expected}(?!\\d)`, 'g');
      const text = (source.text ?? '').replace(whole, printed);
      // One that was printed in groups stays as it is.
      if (!text.includes(printed)) return [];
      return [
        {
          name,
          expected: value,
          source: { ...source, subject: source.subject.replace(whole, printed), text },
        },
      ];
    });
    expectSame(retold, shareMax);
  });
});
