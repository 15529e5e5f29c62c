/** API keys, by hash alone. */
import { and, count, desc, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { ConfiguredKey, Key, NewKey } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import type { Database } from './database.ts';
import { RowCache } from './rowcache.ts';
import { keyColumns, keyOf, organizationSeqOf, statement } from './rows.ts';
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

  function newest(organizationId: string, condition: SQL, limit: number) {
    return database.read(
      orm
        .select(keyColumns)
        .from(keys)
        .innerJoin(organizations, eq(organizations.seq, keys.organizationSeq))
        .where(and(eq(keys.organizationSeq, organizationSeqOf(organizationId)), condition))
        .orderBy(desc(keys.seq))
        .limit(limit),
    );
  }

  return {
    /** @returns False when there is that key already. */
    async createKey(key: NewKey): Promise<boolean> {
      const { id, name, prefix, createdAt, origin } = key;
      const organizationSeq = organizationSeqOf(key.organizationId);
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
      // However many were revoked since, one that works is never left out.
      const live = await newest(organizationId, isNull(keys.revokedAt), limit);
      const revoked = await newest(organizationId, isNotNull(keys.revokedAt), limit - live.length);
      // One that is revoked between the two looks is in both.
      const rows = new Map([...live, ...revoked].map((row) => [row.id, row]));
      // Ids grow with time.
      return [...rows.values()].map(keyOf).sort((a, b) => (a.id < b.id ? 1 : -1));
    },

    async liveKeyCount(organizationId: string): Promise<number> {
      const [row] = await database.read(
        orm
          .select({ count: count() })
          .from(keys)
          .where(and(eq(keys.organizationSeq, organizationSeqOf(organizationId)), isNull(keys.revokedAt))),
      );
      return row?.count ?? 0;
    },

    async noteKeyUses(uses: ReadonlyMap<string, number>): Promise<void> {
      const sql = 'UPDATE keys SET last_used_at = max(coalesce(last_used_at, 0), ?) WHERE id = ?';
      await database.write([...uses].map(([id, at]) => ({ sql, args: [at, id] })));
    },

    async revokeKey(organizationId: string, id: string, at: number): Promise<boolean> {
      const organizationSeq = organizationSeqOf(organizationId);
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

    async keepEnvironmentKey(kept: ConfiguredKey | null, at: number): Promise<void> {
      const organizationSeq = organizationSeqOf(kept?.organizationId ?? null);
      const isKept = kept === null ? undefined : eq(keys.hash, Buffer.from(kept.hash));
      const revoke = orm
        .update(keys)
        .set({ revokedAt: at })
        .where(and(eq(keys.origin, 'environment'), isNull(keys.revokedAt), isKept && not(isKept)));
      const take = orm
        .update(keys)
        .set({ revokedAt: null, origin: 'environment', scopes: [...(kept?.scopes ?? [])] })
        .where(and(isKept, eq(keys.organizationSeq, organizationSeq)));
      await database.write([statement(revoke), ...(kept === null ? [] : [statement(take)])]);
    },
  };
}
