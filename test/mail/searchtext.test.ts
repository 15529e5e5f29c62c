import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { fold, inboxToken, indexText, searchExpression } from '../../src/mail/searchtext.ts';
import { migrations } from '../../src/store/migrations.ts';
import { costMs } from '../support/cputime.ts';
import { seeded } from '../support/seeded.ts';

const inbox = 'inb_019aa0c1f2d47c5e8b3a9d6f01e2c4b7';

describe('text for the index', () => {
  test('is left alone in scripts with spaces', () => {
    const text = 'Grüße, señor! Ваш код: 482913 (αβγ)';
    expect(indexText(text)).toBe(text);
  });

  test('has the characters of scripts without spaces set apart, marks with their letter', () => {
    expect(indexText('您的ID码').split(/ +/)).toEqual(['', '您', '的', 'ID', '码', '']);
    expect(indexText('ユーザーid').trim().split(/ +/)).toEqual(['ユ', 'ー', 'ザ', 'ー', 'id']);
    expect(indexText('ดีใจ').trim().split(/ +/)).toEqual(['ดี', 'ใ', 'จ']);
    expect(indexText('인증').trim().split(/ +/)).toEqual(['인', '증']);
  });

  test('makes one of compatible spellings', () => {
    expect(indexText('１２３４ ｶﾅ')).toBe(indexText('1234 カナ'));
    expect(indexText('e\u0301')).toBe('é');
  });

  test('holds no NUL', () => {
    expect(indexText('a\u0000b')).toBe('a b');
  });

  test('costs time in proportion to its length', () => {
    for (const text of ['漢'.repeat(limits.bodyCharsMax), `漢${'\u0301'.repeat(limits.bodyCharsMax)}`])
      expect(costMs(() => indexText(text))).toBeLessThan(4_000);
  });
});

describe('folding', () => {
  test.each([
    ['ÄRGER', 'ärger'],
    ['ΟΔΟΣΑ', 'οδοσα'],
    ['ΟΔΟΣ', 'οδος'],
    ['STRASSE', 'straße'],
    ['İSTANBUL', 'istanbul'],
    ['ＦＵＬＬ', 'full'],
    ['ﬁn', 'FIN'],
    ['e\u0301', 'É'],
    ['ПРИВЕТ', 'привет'],
  ])('makes %s and %s the same', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  test('finds a word at the end of one text within another', () => {
    expect(fold('ΟΔΟΣΑ')).toContain(fold('ΟΔΟΣ'));
    expect(fold('İstanbul')).toContain(fold('ISTAN'));
  });

  test('keeps different letters different', () => {
    expect(fold('a')).not.toBe(fold('ä'));
    expect(fold('ดี')).not.toBe(fold('ดู'));
  });

  test('folds nothing further the second time', () => {
    for (const text of ['ΟΔΟΣ', 'Straße', 'İi', 'ﬁ', 'ǅ', 'ΐ']) expect(fold(fold(text))).toBe(fold(text));
  });
});

describe('a query', () => {
  const database = createClient({ url: ':memory:' });
  const texts = [
    'sign in to your account',
    'sign the form in march',
    'your code 482913',
    'the or of and not near',
    '您的验证码',
    "it's a well-known C++ e-mail",
  ];
  beforeAll(async () => {
    await database.execute(migrations[0]!.statements.find((sql) => sql.includes('message_text'))!);
    for (const [index, text] of texts.entries()) {
      for (const [offset, id] of [inbox, `${inbox}x`].entries()) {
        await database.execute({
          sql: 'INSERT INTO message_text (rowid, inbox, subject, body) VALUES (?, ?, ?, ?)',
          args: [index * 2 + offset, inboxToken(id), '', indexText(text)],
        });
      }
    }
  });
  afterAll(() => database.close());

  async function found(query: string): Promise<number[]> {
    const result = searchExpression(query, inbox);
    if (!result.ok) throw new Error(result.message);
    const { rows } = await database.execute({
      sql: 'SELECT rowid FROM message_text WHERE message_text MATCH ? ORDER BY rowid',
      args: [result.expression],
    });
    return rows.map(({ rowid }) => Number(rowid) / 2);
  }

  test.each([
    ['sign', [0, 1]],
    ['sign account', [0]],
    ['SIGN In', [0, 1]],
    ['"sign in"', [0]],
    ['"sign in', [0]],
    ['sign -march', [0]],
    ['sign -"in to"', [1]],
    ['-sign -code -your', [3, 4, 5]],
    ['code or march', [1, 2]],
    ['sign march or account', [0, 1]],
    ['code or march -form', [2]],
    ['or code', [2]],
    ['code or', [2]],
    ['code or or march', [1, 2]],
    ['"or"', [3]],
    ['and not near', [3]],
    ['"well known"', [5]],
    ['well-known', [5]],
    ['e-mail', [5]],
    ["it's", [5]],
    ['验证', [4]],
    ['证验', []],
    ['482913', [2]],
    ['48291', []],
    ['sig*', []],
    ['inbox:inb019aa0c1f2d47c5e8b3a9d6f01e2c4b7', []],
    ['a"b"c', []],
    ['code ""', [2]],
    ['code -', [2]],
    ['code -""', [2]],
  ])('%s finds %j', async (query, wanted) => {
    expect(await found(query)).toEqual(wanted);
  });

  test.each(['', ' ', '"', '""', '-', '--', 'or', 'OR or', '*', '()', '-"', '😀', '\u0000', '…'])(
    'without a word (%j) is refused, and the message names q',
    (query) => {
      expect(searchExpression(query, inbox)).toEqual({
        ok: false,
        message: expect.stringMatching(/^q must/),
      });
    },
  );

  test('of whatever characters is an expression that the index takes, and never leaves its inbox', async () => {
    const random = seeded();
    const alphabet = [
      '"',
      "'",
      '-',
      ' ',
      '(',
      ')',
      '*',
      ':',
      '^',
      '+',
      '{',
      '}',
      '\\',
      '\u0000',
      'or',
      'AND',
      'NOT',
      'NEAR(',
      'a',
      '验',
      'ดี',
      '\ud800',
      '😀',
      'inbox',
      '\t',
      '＂',
      '“',
    ];
    for (let i = 0; i < 3_000; i++) {
      const query = Array.from({ length: 1 + random.below(12) }, () => random.pick(alphabet)).join('');
      const result = searchExpression(query, inbox);
      if (!result.ok) continue;
      const rows = await found(query).catch((error: Error) => error.message);
      expect(rows, `seed ${random.seed}: ${JSON.stringify(query)} as ${result.expression}`).toBeInstanceOf(
        Array,
      );
      for (const row of rows as number[]) expect(Number.isInteger(row), query).toBe(true);
    }
  });

  test('of more words than are looked for at once is refused, and characters of scripts without spaces are words', () => {
    const most = limits.queryWordsMax;
    for (const query of [
      'a '.repeat(most),
      `"${'a '.repeat(most)}"`,
      '中'.repeat(most),
      `${'中'.repeat(most - 1)} -x`,
    ])
      expect(searchExpression(query, inbox), query).toMatchObject({ ok: true });
    for (const query of [
      'a '.repeat(most + 1),
      '中'.repeat(most + 1),
      `${'中'.repeat(most)} -x`,
      `中 or ${'文'.repeat(most)}`,
    ])
      expect(searchExpression(query, inbox), query).toMatchObject({
        ok: false,
        message: expect.stringContaining(`at most ${most} words`),
      });
  });

  test('costs time in proportion to its length', () => {
    for (const piece of ['"', '-', '-"', 'or ', '- ', '" ', '漢\u0301']) {
      const query = piece.repeat(limits.queryCharsMax);
      expect(costMs(() => searchExpression(query, inbox))).toBeLessThan(1_000);
    }
  });
});
