/** People who may sign in, with the hashes of their passwords. */
import { eq } from 'drizzle-orm';
import { personKey } from '../access/personname.ts';
import type { AccountStore } from '../inbox/accountstore.ts';
import type { Database } from './database.ts';
import { people } from './schema.ts';

export function personTables(database: Database) {
  const { orm } = database;
  const columns = {
    id: people.id,
    name: people.name,
    createdAt: people.createdAt,
    password: people.password,
  };

  return {
    async personByName(name) {
      const [row] = await database.read(
        orm
          .select(columns)
          .from(people)
          .where(eq(people.nameKey, personKey(name))),
      );
      return row ?? null;
    },

    async personById(id) {
      const [row] = await database.read(orm.select(columns).from(people).where(eq(people.id, id)));
      return row ?? null;
    },

    async setPassword(personId, { from, to }, keptSession) {
      const [changes] = await database.write([
        {
          sql: 'UPDATE people SET password = ?2 WHERE id = ?1 AND password = ?3',
          args: [personId, to, from],
        },
        {
          sql: `DELETE FROM sessions WHERE hash IS NOT ?3
            AND person_seq = (SELECT seq FROM people WHERE id = ?1 AND password = ?2)`,
          args: [personId, to, keptSession],
        },
      ]);
      return changes === 1;
    },
  } satisfies Partial<AccountStore>;
}
