/**
 * Puts rows of one table into one statement: for a driver a statement is as much work as its row is for the database.
 */
import type { Statement, Value } from './connection.ts';

/** What stands before the row of an `INSERT`, and the row. */
const insert = /^(INSERT INTO .* VALUES )(\(.*\))$/s;

/**
 * For the text of a statement with one row: the texts with more rows, by their number. A prepared statement is found
 * fastest by the very same string.
 */
const texts = new Map<string, string[]>();

/**
 * Puts all rows that are inserted by the same text into one statement, or a few. Rows of one table keep their order.
 * Rows of different tables do not, so no row may depend on one of another table.
 * @param statements Each is an `INSERT` of one row; there are few different texts.
 * @param rowsMax The most rows of one statement. What is left is split by powers of two: each number of rows is a
 * statement that stays prepared.
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
