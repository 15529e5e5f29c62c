/**
 * Sessions of people and of the admin, who is no person: theirs have none. So the person of a session is never looked up in
 * the place of a value, where one that has left would be none as well.
 */
import { eq, sql } from 'drizzle-orm';
import type { AccountStore, Owner } from '../inbox/accountstore.ts';
import type { Value } from './connection.ts';
import type { Database } from './database.ts';
import { personSeq } from './rows.ts';
import { people, sessions } from './schema.ts';

export function sessionTables(database: Database) {
  const sessionQuery = database.orm
    .select({
      personSeq: sessions.personSeq,
      personId: people.id,
      personName: people.name,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .leftJoin(people, eq(people.seq, sessions.personSeq))
    .where(eq(sessions.hash, sql.placeholder('hash')))
    .prepare();

  return {
    async createSession({ hash, owner, createdAt, expiresAt }) {
      const into = 'INSERT INTO sessions (hash, person_seq, created_at, seen_at, expires_at)';
      const times = [hash, createdAt, expiresAt];
      const [changes] = await database.write([
        owner.kind === 'admin'
          ? {
              sql: `${into} SELECT ?1, NULL, ?2, ?2, ?3 FROM settings WHERE name = ?4 AND value = ?5`,
              args: [...times, owner.checked.setting, owner.checked.hash],
            }
          : {
              sql: `${into} SELECT ?1, seq, ?2, ?2, ?3 FROM people WHERE id = ?4 AND (?5 IS NULL OR password = ?5)`,
              args: [...times, owner.id, owner.checked],
            },
      ]);
      return changes === 1;
    },

    async session(hash) {
      const row = await database.read(sessionQuery.get({ hash: Buffer.from(hash) }));
      if (row === undefined) return null;
      const { personSeq, personId, personName, ...times } = row;
      if (personSeq === null) return { ...times, person: null };
      return personId === null ? null : { ...times, person: { id: personId, name: personName ?? '' } };
    },

    async touchSession(hash, seenAt) {
      await database.write([
        { sql: 'UPDATE sessions SET seen_at = max(seen_at, ?2) WHERE hash = ?1', args: [hash, seenAt] },
      ]);
    },

    async endSession(hash) {
      await database.write([{ sql: 'DELETE FROM sessions WHERE hash = ?1', args: [hash] }]);
    },

    async endSessions(owner) {
      const { sql, args } = ofOwner(owner);
      await database.write([{ sql: `DELETE FROM sessions WHERE ${sql}`, args }]);
    },

    async setAdminPassword({ setting, hash }, from, keptSession) {
      const [changes] = await database.write([
        from === null
          ? {
              sql: 'INSERT INTO settings (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
              args: [setting, hash],
            }
          : {
              sql: 'UPDATE settings SET value = ?2 WHERE name = ?1 AND value = ?3',
              args: [setting, hash, from],
            },
        {
          sql: `DELETE FROM sessions WHERE person_seq IS NULL AND hash IS NOT ?3
            AND EXISTS (SELECT 1 FROM settings WHERE name = ?1 AND value = ?2)`,
          args: [setting, hash, keptSession],
        },
      ]);
      return changes === 1;
    },

    async sweepSessions({ at, seenBefore, owner, newestKept }) {
      const own = ofOwner(owner);
      await database.write([
        { sql: 'DELETE FROM sessions WHERE expires_at <= ?1 OR seen_at <= ?2', args: [at, seenBefore] },
        {
          sql: `DELETE FROM sessions WHERE hash IN (SELECT hash FROM sessions WHERE ${own.sql}
            ORDER BY seen_at DESC LIMIT -1 OFFSET ?)`,
          args: [...own.args, newestKept],
        },
      ]);
    },
  } satisfies Partial<AccountStore>;
}

/** Which sessions are theirs; somebody who has left has none. */
function ofOwner(owner: Owner): { readonly sql: string; readonly args: readonly Value[] } {
  return owner.kind === 'admin'
    ? { sql: 'person_seq IS NULL', args: [] }
    : { sql: `person_seq = ${personSeq('?1')}`, args: [owner.id] };
}
