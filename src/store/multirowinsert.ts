/** Rows of one table in one statement: a statement costs a driver as much as its row costs the database. */
import type { Statement, Value } from './connection.ts';

/** What stands before the row of an `INSERT`, and the row. */
const insert = /^(INSERT INTO .* VALUES )(\(.*\))$/s;

/** By the text of a statement: the texts of statements with so many of its rows. The same string is found at once where it is prepared. */
const texts = new Map<string, string[]>();

/**
 * The same rows, those that are inserted by the same text in one statement or few. Rows of a table keep their order; those
 * of different tables do not, so none may depend on what another has inserted.
 * @param statements Each an `INSERT` of one row; there are few different texts.
 * @param rowsMax Of one statement. Fewer go by powers of two: each number of rows is a statement that stays prepared.
 */
export function multiRowInserts(statements: readonly Statement[], rowsMax: number): Statement[] {
  const tables = new Map<string, { readonly args: Value[]; rows: number }>();
  for (const { sql, args } of statements) {
    let table = tables.get(sql);
    if (table === undefined) {
      table = { args: [], rows: 0 };
      tables.set(sql, table);
    }
    table.rows += 1;
    for (const value of args) table.args.push(value);
  }
  const result: Statement[] = [];
  for (const [sql, { args, rows }] of tables) {
    const width = args.length / rows;
    for (let from = 0; from < rows; ) {
      const left = rows - from;
      const count = left >= rowsMax ? rowsMax : 2 ** Math.floor(Math.log2(left));
      const own = count === rows ? args : args.slice(from * width, (from + count) * width);
      result.push({ sql: textOf(sql, count), args: own });
      from += count;
    }
  }
  return result;
}

function textOf(sql: string, rows: number): string {
  let known = texts.get(sql);
  if (known === undefined) {
    known = [];
    texts.set(sql, known);
  }
  known[rows] ??= withRows(sql, rows);
  return known[rows];
}

function withRows(sql: string, rows: number): string {
  const [, head, row] = insert.exec(sql) ?? [];
  if (head === undefined || row === undefined) throw new Error('only rows that are inserted can go together');
  return head + new Array<string>(rows).fill(row).join(', ');
}
