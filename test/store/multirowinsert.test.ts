import { describe, expect, test } from 'vitest';
import type { Statement } from '../../src/store/connection.ts';
import { EmbeddedConnection } from '../../src/store/embedded.ts';
import { multiRowInserts } from '../../src/store/multirowinsert.ts';

const into = (table: string) => `INSERT INTO ${table} (name, length)\n  VALUES (?, length(?))`;
const row = (table: string, name: string): Statement => ({ sql: into(table), args: [name, name] });

describe('rows that go together', () => {
  test('are in one statement for each text, in their order', () => {
    const statements = [row('a', 'one'), row('b', 'two'), row('a', 'three')];
    expect(multiRowInserts(statements, 10)).toEqual([
      {
        sql: 'INSERT INTO a (name, length)\n  VALUES (?, length(?)), (?, length(?))',
        args: ['one', 'one', 'three', 'three'],
      },
      { sql: into('b'), args: ['two', 'two'] },
    ]);
  });

  test.each([
    [24, [24]],
    [25, [24, 1]],
    [47, [24, 16, 4, 2, 1]],
    [48, [24, 24]],
    [23, [16, 4, 2, 1]],
    [1, [1]],
  ])('are no more than so many in one statement, and of few sizes: %i', (rows, sizes) => {
    const statements = Array.from({ length: rows }, (_, at) => row('a', String(at)));
    const result = multiRowInserts(statements, 24);
    expect(result.map(({ args }) => args.length / 2)).toEqual(sizes);
    expect(result.flatMap(({ args }) => args)).toEqual(statements.flatMap(({ args }) => args));
  });

  test('have the same text every time there are as many, so that it is prepared once', () => {
    const texts = [1, 2].map(() => multiRowInserts([row('c', 'x'), row('c', 'y')], 10)[0]!.sql);
    expect(texts[0]).toBe(texts[1]);
    expect(multiRowInserts([], 10)).toEqual([]);
  });

  test('are in the database what they are one by one', async () => {
    const connection = new EmbeddedConnection(':memory:');
    const statements = Array.from({ length: 50 }, (_, at) => row(at % 3 === 0 ? 'a' : 'b', 'x'.repeat(at)));
    await connection.commit(
      ['a', 'b'].map((table) => ({ sql: `CREATE TABLE ${table} (name TEXT, length INTEGER)`, args: [] })),
    );
    const stored = async () => [
      await connection.query('SELECT * FROM a ORDER BY rowid'),
      await connection.query('SELECT * FROM b ORDER BY rowid'),
    ];
    await connection.commit(statements);
    const oneByOne = await stored();
    await connection.commit(['a', 'b'].map((table) => ({ sql: `DELETE FROM ${table}`, args: [] })));
    await connection.commit(multiRowInserts(statements, 24));
    expect(await stored()).toEqual(oneByOne);
    await connection.close();
  });

  test('are only rows that are inserted', () => {
    expect(() => multiRowInserts([{ sql: 'DELETE FROM a', args: [] }], 10)).toThrow('inserted');
  });
});
