/** The tables are data that speakers extend: what a reviewer cannot see is checked here. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fold } from '../../../../src/mail/codes/text/clean.ts';
import { trieOf } from '../../../../src/mail/codes/words/build.ts';
import { matcher } from '../../../../src/mail/codes/words/index.ts';
import { WordMatcher } from '../../../../src/mail/codes/words/match.ts';
import { type WordTable, wordKinds } from '../../../../src/mail/codes/words/table.ts';
import { wordTables } from '../../../../src/mail/codes/words/tables.ts';

const folder = join(import.meta.dirname, '../../../../src/mail/codes/words');
const languages = readdirSync(join(folder, 'languages')).sort();

/** All tables by the name of their export, so that a failure says where to look. */
const tables: [string, WordTable][] = [];
for (const file of [...languages.map((name) => `languages/${name}`), 'matters.ts']) {
  const module: Record<string, unknown> = await import(join(folder, file));
  for (const [name, value] of Object.entries(module)) {
    if (wordTables.includes(value as WordTable)) tables.push([`${name} (${file})`, value as WordTable]);
  }
}

/** Words that are in one list twice today, most of them by way of `pairs`; harmless, but there shall be no more. */
const twiceMax: Readonly<Record<string, number>> = {
  bulgarian: 1,
  macedonian: 1,
  georgian: 3,
  belarusian: 1,
  english: 2,
};

/** Entries of a list as they are written, one blank for each break of a line. */
function entriesOf(list: string | undefined): string[] {
  return (list ?? '').split(',').map((word) => word.trim().replace(/\s+/g, ' '));
}

function bare(entry: string): string {
  return fold(entry.replace(/^\*|\*$/g, '')).trim();
}

test('every table is in the matcher', () => {
  expect(tables).toHaveLength(wordTables.length);
  const index = readFileSync(join(folder, 'tables.ts'), 'utf8');
  for (const [name] of tables) expect(index).toContain(name.split(' ')[0]);
});

test('a language stands in the file that bears its name, and alone', () => {
  const others = tables.filter(([name]) => {
    const [, table, file] = /^(\w+) \(languages\/(\w+)\.ts\)$/.exec(name) ?? [];
    return file !== undefined && !table?.toLowerCase().startsWith(file);
  });
  expect(others.map(([name]) => name)).toEqual([]);
});

describe.each(tables)('%s', (name, table) => {
  test('has lists of the known kinds, and none is empty', () => {
    for (const [kind, list] of Object.entries(table)) {
      expect([...wordKinds, 'doubtful']).toContain(kind);
      expect(entriesOf(list).filter((entry) => entry !== '').length, kind).toBeGreaterThan(0);
    }
  });

  test('names a code, or what has codes of another kind', () => {
    expect(`${table.strong ?? ''}${table.code ?? ''}${table.matter ?? ''}`).not.toBe('');
  });

  test('has no empty entry between two commas', () => {
    for (const [kind, list] of Object.entries(table)) {
      const entries = entriesOf(list);
      if (entries.at(-1) === '') entries.pop();
      expect(entries, kind).not.toContain('');
    }
  });

  test('lists no word twice in one list', () => {
    const twice: string[] = [];
    for (const [kind, list] of Object.entries(table)) {
      const seen = new Set<string>();
      for (const entry of entriesOf(list)) {
        if (entry !== '' && seen.has(entry)) twice.push(`${kind}: ${entry}`);
        seen.add(entry);
      }
    }
    const tolerated = twiceMax[name.split(' ')[0] as string] ?? 0;
    expect(twice.slice(tolerated), `of ${twice.join(', ')}`).toEqual([]);
  });

  test('writes stars only at the ends of a word', () => {
    for (const list of Object.values(table)) {
      for (const entry of entriesOf(list)) expect(entry.replace(/^\*|\*$/g, '')).not.toContain('*');
    }
  });

  test('has every entry found as a whole by a matcher of its own', () => {
    const own = new WordMatcher(trieOf([table]));
    const lost: string[] = [];
    for (const [kind, list] of Object.entries(table)) {
      if (kind === 'doubtful') continue;
      for (const entry of entriesOf(list)) {
        if (entry === '') continue;
        const word = bare(entry);
        const hits = own.find(word);
        if (hits.length !== 1 || hits[0]?.start !== 0 || hits[0].end !== word.length)
          lost.push(`${kind}: ${entry}`);
      }
    }
    expect(lost).toEqual([]);
  });
});

test('what is doubtful is a part of names that are listed as strong, and takes some of them out', () => {
  const idle: string[] = [];
  for (const [name, table] of tables) {
    for (const entry of entriesOf(table.doubtful)) {
      if (entry === '') continue;
      // No other name matters, and a matcher of all of them would be built for every entry.
      const words = entriesOf(table.strong).filter((word) => bare(word).includes(bare(entry)));
      const alone = new WordMatcher(trieOf([{ strong: words.join(', '), doubtful: entry }]));
      if (!words.some((word) => alone.find(bare(word))[0]?.kind === 'code')) idle.push(`${name}: ${entry}`);
    }
  }
  expect(idle).toEqual([]);
});

test('every name of a code is found as a whole among all languages, whatever it counts as there', () => {
  const lost: string[] = [];
  for (const [name, table] of tables) {
    for (const entry of [...entriesOf(table.strong), ...entriesOf(table.code)]) {
      if (entry === '') continue;
      const word = bare(entry);
      const hits = matcher.find(word);
      if (hits.length !== 1 || hits[0]?.start !== 0 || hits[0].end !== word.length)
        lost.push(`${name}: ${entry}`);
    }
  }
  expect(lost).toEqual([]);
});
