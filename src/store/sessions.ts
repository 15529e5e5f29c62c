/** Sessions of people and of the admin, who is no person: theirs have none. */
import { eq, sql } from 'drizzle-orm';
import type { AccountStore } from '../inbox/accountstore.ts';
import type { Database } from './database.ts';
import { personSeq } from './rows.ts';
import { people, sessions } from './schema.ts';

export function sessionTables(database: Database) {
  const sessionQuery = database.orm
    .select({
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
    async createSession({ hash, personId, createdAt, expiresAt }) {
      await database.write([
        {
          sql: `INSERT INTO sessions (hash, person_seq, created_at, seen_at, expires_at)
            VALUES (?1, ${personSeq('?2')}, ?3, ?3, ?4)`,
          args: [hash, personId, createdAt, expiresAt],
        },
      ]);
    },

    async session(hash) {
      const row = await database.read(sessionQuery.get({ hash: Buffer.from(hash) }));
      if (row === undefined) return null;
      const { personId, personName, ...times } = row;
      return { ...times, person: personId === null ? null : { id: personId, name: personName ?? '' } };
    },

    async touchSession(hash, seenAt) {
      await database.write([
        { sql: 'UPDATE sessions SET seen_at = max(seen_at, ?2) WHERE hash = ?1', args: [hash, seenAt] },
      ]);
    },

    async endSession(hash) {
      await database.write([{ sql: 'DELETE FROM sessions WHERE hash = ?1', args: [hash] }]);
    },

    async endSessions(personId, kept) {
      await database.write([
        {
          sql: `DELETE FROM sessions WHERE person_seq IS ${personSeq('?1')} AND hash IS NOT ?2`,
          args: [personId, kept],
        },
      ]);
    },

    async sweepSessions({ at, seenBefore, personId, newestKept }) {
      await database.write([
        { sql: 'DELETE FROM sessions WHERE expires_at <= ?1 OR seen_at <= ?2', args: [at, seenBefore] },
        {
          sql: `DELETE FROM sessions WHERE hash IN (SELECT hash FROM sessions WHERE person_seq IS ${personSeq('?1')}
            ORDER BY seen_at DESC LIMIT -1 OFFSET ?2)`,
          args: [personId, newestKept],
        },
      ]);
    },
  } satisfies Partial<AccountStore>;
}
