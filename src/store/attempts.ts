/** The last delivery attempts: of each organization and kind no more than a reader looks at. */
import { type Attempt, kindOf } from '../inbox/attempts.ts';
import { limits } from '../limits.ts';
import type { Statement } from './connection.ts';
import type { Database } from './database.ts';

/** Attempts that belong to no organization. */
const nobody = '';

const roomOf = {
  accepted: limits.deliveriesPerRingMax,
  refused: limits.deliveriesPerRingMax,
  turned_away: limits.turnedAwayPerRingMax,
};

/** One that is written again counts as new. */
const insert = `INSERT OR REPLACE INTO attempts (id, organization, kind, at, attempt)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)`;

const trim = `DELETE FROM attempts WHERE organization = ? AND kind = ? AND seq <= (
  SELECT seq FROM attempts WHERE organization = ? AND kind = ? ORDER BY seq DESC LIMIT 1 OFFSET ?)`;

const ofOne = 'SELECT attempt FROM attempts WHERE organization = ? AND kind = ? ORDER BY seq DESC LIMIT ?';

export function attemptTables(database: Database) {
  return {
    async keepAttempts(attempts: readonly Attempt[]): Promise<void> {
      if (attempts.length === 0) return;
      const rows = attempts.map((attempt) => [
        attempt.id,
        attempt.organizationId ?? nobody,
        kindOf(attempt),
        attempt.at,
        JSON.stringify(attempt),
      ]);
      const statements: Statement[] = [{ sql: insert, args: [JSON.stringify(rows)] }];
      const rings = new Set(attempts.map((one) => `${kindOf(one)} ${one.organizationId ?? nobody}`));
      for (const ring of rings) {
        const space = ring.indexOf(' ');
        const kind = ring.slice(0, space) as keyof typeof roomOf;
        const owner = ring.slice(space + 1);
        statements.push({ sql: trim, args: [owner, kind, owner, kind, roomOf[kind]] });
      }
      await database.writeAside(statements);
    },

    async attemptsOf(organizationId: string | null): Promise<readonly Attempt[]> {
      const owner = organizationId ?? nobody;
      const rings = Object.entries(roomOf).map(([kind, room]) => database.query(ofOne, [owner, kind, room]));
      return (await Promise.all(rings)).flat().map(attemptOf);
    },

    async lastAttempts(limit: number): Promise<readonly Attempt[]> {
      const rows = await database.query('SELECT attempt FROM attempts ORDER BY seq DESC LIMIT ?', [limit]);
      return rows.map(attemptOf);
    },

    async pruneAttempts(before: number, countMax: number): Promise<void> {
      await database.writeAside([
        { sql: 'DELETE FROM attempts WHERE at < ?', args: [before] },
        {
          sql: 'DELETE FROM attempts WHERE seq <= (SELECT seq FROM attempts ORDER BY seq DESC LIMIT 1 OFFSET ?)',
          args: [countMax],
        },
      ]);
    },
  };
}

function attemptOf([attempt]: unknown[]): Attempt {
  return JSON.parse(String(attempt)) as Attempt;
}
