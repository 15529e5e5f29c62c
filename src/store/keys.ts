/** API keys, by hash alone. */
import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Key, NewKey } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import type { Database } from './database.ts';
import { RowCache } from './rowcache.ts';
import { keyColumns, keyOf, statement } from './rows.ts';
import { keys, organizations } from './schema.ts';

export function keyTables(database: Database) {
  const { orm } = database;
  const known = new RowCache<Key>(database.cacheVersion, limits.keysRememberedMax);

  const byHashQuery = orm
    .select(keyColumns)
    .from(keys)
    .innerJoin(organizations, eq(organizations.seq, keys.organizationSeq))
    .where(eq(keys.hash, sql.placeholder('hash')))
    .prepare();

  return {
    /** @returns False when there is that key already. */
    async createKey(key: NewKey): Promise<boolean> {
      const { id, name, prefix, createdAt, origin } = key;
      const organizationSeq = sql`(SELECT seq FROM organizations WHERE id = ${key.organizationId})`;
      const row = { id, organizationSeq, name, prefix, createdAt, origin };
      const [changes] = await database.write([
        statement(
          orm
            .insert(keys)
            .values({ ...row, hash: Buffer.from(key.hash), scopes: [...key.scopes] })
            .onConflictDoNothing({ target: keys.hash }),
        ),
      ]);
      return changes === 1;
    },

    keyByHash(hash: Uint8Array): Promise<Key | null> {
      const bytes = Buffer.from(hash);
      return known.get(bytes.toString('latin1'), async () => {
        const row = await database.read(byHashQuery.get({ hash: bytes }));
        return row === undefined ? null : keyOf(row);
      });
    },

    async keys(organizationId: string, limit: number): Promise<readonly Key[]> {
      const rows = await database.read(
        orm
          .select(keyColumns)
          .from(keys)
          .innerJoin(organizations, eq(organizations.seq, keys.organizationSeq))
          .where(eq(organizations.id, organizationId))
          .orderBy(desc(keys.seq))
          .limit(limit),
      );
      return rows.map(keyOf);
    },

    async liveKeyCount(organizationId: string): Promise<number> {
      const [row] = await database.read(
        orm
          .select({ count: count() })
          .from(keys)
          .innerJoin(organizations, eq(organizations.seq, keys.organizationSeq))
          .where(and(eq(organizations.id, organizationId), isNull(keys.revokedAt))),
      );
      return row?.count ?? 0;
    },

    async noteKeyUses(uses: ReadonlyMap<string, number>): Promise<void> {
      const sql = 'UPDATE keys SET last_used_at = max(coalesce(last_used_at, 0), ?) WHERE id = ?';
      await database.write([...uses].map(([id, at]) => ({ sql, args: [at, id] })));
    },

    async revokeKey(organizationId: string, id: string, at: number): Promise<boolean> {
      const organizationSeq = sql`(SELECT seq FROM organizations WHERE id = ${organizationId})`;
      const [changes] = await database.write([
        statement(
          orm
            .update(keys)
            .set({ revokedAt: at })
            .where(and(eq(keys.id, id), eq(keys.organizationSeq, organizationSeq), isNull(keys.revokedAt))),
        ),
      ]);
      return changes === 1;
    },

    async keepEnvironmentKey(hash: Uint8Array | null, at: number): Promise<void> {
      const others = hash === null ? undefined : ne(keys.hash, Buffer.from(hash));
      const revoke = orm
        .update(keys)
        .set({ revokedAt: at })
        .where(and(eq(keys.origin, 'environment'), isNull(keys.revokedAt), others));
      const restore =
        hash === null
          ? []
          : [
              statement(
                orm
                  .update(keys)
                  .set({ revokedAt: null })
                  .where(and(eq(keys.origin, 'environment'), eq(keys.hash, Buffer.from(hash)))),
              ),
            ];
      await database.write([statement(revoke), ...restore]);
    },
  };
}
