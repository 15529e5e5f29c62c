/** Rows of one table in one statement: a statement costs a driver as much as its row costs the database. */
import type { Statement, Value } from './connection.ts';

/** What stands before the row of an `INSERT`, and the row. */
const insert = /^(INSERT INTO .* VALUES )(\(.*\))$/s;

/** By the text of a statement: the texts of statements with so many of its rows. The same string is found at once where it is prepared. */
const texts = new Map<string, string[]>();

/**
 * The same rows, those that are inserted by the same text in one statement. Rows of a table keep their order; those of
 * different tables do not, so none may depend on what another has inserted.
 * @param statements Each an `INSERT` of one row; there are few different texts.
 * @param rowsMax Of one statement.
 */
export function together(statements: readonly Statement[], rowsMax: number): Statement[] {
  const tables = new Map<string, { args: Value[]; rows: number }[]>();
  for (const { sql, args } of statements) {
    let groups = tables.get(sql);
    if (groups === undefined) {
      groups = [];
      tables.set(sql, groups);
    }
    let group = groups.at(-1);
    if (group === undefined || group.rows === rowsMax) {
      group = { args: [], rows: 0 };
      groups.push(group);
    }
    group.rows += 1;
    for (const value of args) group.args.push(value);
  }
  return [...tables].flatMap(([sql, groups]) =>
    groups.map(({ args, rows }) => ({ sql: textOf(sql, rows), args })),
  );
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
