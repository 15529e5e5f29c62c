/**
 * Whose turn it is to delete what a database need not hold any more, where several processes share it: each of them would
 * count what is too much, and delete all of that. A turn is a setting with an end, so that a process that is gone leaves none.
 */
import { randomUUID } from 'node:crypto';
import type { SweepTurn } from '../inbox/store.ts';
import type { Database } from './database.ts';

const setting = 'sweep_turn';

export function sweepTurnOf(database: Database): SweepTurn {
  const holder = randomUUID();
  return {
    async take(at, until) {
      const [changes] = await database.writeAside([
        {
          sql: `INSERT INTO settings (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value
            WHERE substr(value, 16) = ?3 OR CAST(substr(value, 1, 15) AS INTEGER) <= ?4`,
          args: [setting, `${String(until).padStart(15, '0')}${holder}`, holder, at],
        },
      ]);
      return changes === 1;
    },

    async end() {
      await database.writeAside([
        { sql: 'DELETE FROM settings WHERE name = ?1 AND substr(value, 16) = ?2', args: [setting, holder] },
      ]);
    },
  };
}
