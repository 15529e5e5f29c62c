/** The version of a database's schema, and the steps from there to the newest one. */
import type { Connection } from './connection.ts';
import type { Migration } from './migrations.ts';
import { OpenError } from './refusal.ts';

/** @returns 0 for a database without any table. */
export async function schemaVersion(connection: Connection, name: string, newest: number): Promise<number> {
  const tables = await connection.query(tablesQuery);
  if (tables.length === 0) return 0;
  if (!tables.some(([table]) => table === 'schema_versions')) {
    throw new OpenError(`${name} belongs to another program: set EMAIL_INBOX_DATABASE_URL to another path`);
  }
  const [row] = await connection.query('SELECT coalesce(max(version), 0) FROM schema_versions');
  const version = Number(row?.[0] ?? 0);
  if (version > newest) {
    throw new OpenError(
      `${name} was written by a newer inboxd (schema ${version}, this one knows ${newest}): ` +
        'start that newer version, or restore a backup from before the upgrade',
    );
  }
  return version;
}

/** Servers keep tables of their own in a database that is empty otherwise. */
const tablesQuery = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'libsql_*'";

/**
 * Makes each step in one transaction with the note that it was made: a step that fails leaves nothing behind. The note
 * is the first statement. When several processes start on one server, only one of them can write it and so make the
 * step; the others see that it was made.
 */
export async function migrate(
  connection: Connection,
  version: number,
  steps: readonly Migration[],
  reread: () => Promise<number>,
): Promise<void> {
  const commits = steps
    .filter((step) => step.version > version)
    .map((step) => [
      'CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY)',
      `INSERT INTO schema_versions (version) VALUES (${step.version})`,
      ...step.statements,
    ]);
  // A new database has nothing that a later step could fail on: one wait for the disk makes it.
  for (const statements of version === 0 ? [commits.flat()] : commits) {
    try {
      await connection.commit(statements.map((sql) => ({ sql, args: [] })));
    } catch (error) {
      const reached = await reread();
      if (reached === version) throw error;
      return migrate(connection, reached, steps, reread);
    }
  }
}
