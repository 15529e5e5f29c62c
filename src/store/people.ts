/** People who may sign in, with the hashes of their passwords. */
import { eq } from 'drizzle-orm';
import { personKey } from '../access/personname.ts';
import type { AccountStore } from '../inbox/accountstore.ts';
import type { Database } from './database.ts';
import { personSeq } from './rows.ts';
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

    async setPassword(personId, password, keptSession) {
      await database.write([
        { sql: 'UPDATE people SET password = ?2 WHERE id = ?1', args: [personId, password] },
        {
          sql: `DELETE FROM sessions WHERE person_seq = ${personSeq('?1')} AND hash IS NOT ?2`,
          args: [personId, keptSession],
        },
      ]);
    },
  } satisfies Partial<AccountStore>;
}
