/** Inboxes. The row of one outlives its deletion: the address stays taken, unless it is released. */
import { and, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Inbox, InboxActivity, Mailbox, Page, PageRequest } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import { fold } from '../mail/searchtext.ts';
import { nextTurn } from '../turn.ts';
import type { Database } from './database.ts';
import { RowCache } from './rowcache.ts';
import { inboxColumns, inboxOf, organizationSeqOf, statement, storable } from './rows.ts';
import { inboxes, organizations } from './schema.ts';

/** The newest delivery and the newest code of each inbox: two looks into an index an inbox, however many mails it has. */
const activityQuery = `SELECT i.id, d.received_at, m.otp, m.received_at, m.id
  FROM json_each(?) AS asked
  JOIN inboxes AS i ON i.id = asked.value
  JOIN deliveries AS d ON d.inbox_seq = i.seq
    AND d.message_seq = (SELECT max(message_seq) FROM deliveries WHERE inbox_seq = i.seq)
  LEFT JOIN messages AS m ON m.seq = (SELECT max(message_seq) FROM codes WHERE inbox_seq = i.seq)`;

const retiredQuery = `SELECT i.address, o.id
  FROM json_each(?) AS asked
  JOIN inboxes AS i ON i.address = asked.value AND i.deleted_at IS NOT NULL
  JOIN organizations AS o ON o.seq = i.organization_seq`;

export function inboxTables(database: Database) {
  const { orm } = database;
  const known = new RowCache<Inbox>(database.cacheVersion, limits.inboxesRememberedMax);
  const knownMailboxes = new RowCache<Mailbox>(database.cacheVersion, limits.inboxesRememberedMax);

  const mailboxQuery = orm
    .select({ inboxId: inboxes.id, organizationId: organizations.id })
    .from(inboxes)
    .innerJoin(organizations, eq(organizations.seq, inboxes.organizationSeq))
    .where(and(eq(inboxes.address, sql.placeholder('address')), isNull(inboxes.deletedAt)))
    .prepare();

  const inboxQuery = orm
    .select(inboxColumns)
    .from(inboxes)
    .innerJoin(organizations, eq(organizations.seq, inboxes.organizationSeq))
    .where(
      and(
        eq(inboxes.id, sql.placeholder('id')),
        eq(organizations.id, sql.placeholder('organizationId')),
        isNull(inboxes.deletedAt),
      ),
    )
    .prepare();

  function inbox(organizationId: string, id: string): Promise<Inbox | null> {
    return known.get(JSON.stringify([organizationId, id]), async () => {
      const row = await database.read(inboxQuery.get({ id, organizationId }));
      return row === undefined ? null : inboxOf(row);
    });
  }

  /** Newest first. */
  function listed(organizationId: string, conditions: readonly (SQL | undefined)[], limit: number) {
    return database.read(
      orm
        .select(inboxColumns)
        .from(inboxes)
        .innerJoin(organizations, eq(organizations.seq, inboxes.organizationSeq))
        .where(and(eq(organizations.id, organizationId), isNull(inboxes.deletedAt), ...conditions))
        .orderBy(desc(inboxes.seq))
        .limit(limit),
    );
  }

  /**
   * Those whose address or name has `folded` in it. Among a million inboxes all may have to be looked at: slice by slice,
   * with turns of the event loop between them.
   */
  async function matching(organizationId: string, folded: string, below: SQL, wanted: number) {
    const has = or(
      sql`instr(${inboxes.address}, ${folded}) > 0`,
      sql`instr(${inboxes.nameFolded}, ${folded}) > 0`,
    );
    const rows: Awaited<ReturnType<typeof listed>> = [];
    for (let end = below; ; await nextTurn()) {
      const last = await database.read(sliceEndQuery(organizationId, end).get());
      const slice = [lt(inboxes.seq, end), last && gte(inboxes.seq, last.seq), has];
      rows.push(...(await listed(organizationId, slice, wanted - rows.length)));
      if (last === undefined || rows.length === wanted) return rows;
      end = sql`${last.seq}`;
    }
  }

  /** The last of the next so many inboxes that a search looks at in one go; none when fewer are left. */
  const sliceEndQuery = (organizationId: string, below: SQL) =>
    orm
      .select({ seq: inboxes.seq })
      .from(inboxes)
      .where(
        and(
          eq(inboxes.organizationSeq, organizationSeqOf(organizationId)),
          isNull(inboxes.deletedAt),
          lt(inboxes.seq, below),
        ),
      )
      .orderBy(desc(inboxes.seq))
      .limit(1)
      .offset(limits.inboxSearchSlice - 1);

  return {
    async createInbox(created: Inbox): Promise<'created' | 'taken'> {
      const organizationSeq = organizationSeqOf(created.organizationId);
      const [changes] = await database.write([
        statement(
          orm
            .insert(inboxes)
            .values({
              id: created.id,
              organizationSeq,
              address: created.email,
              name: storable(created.name),
              nameFolded: fold(storable(created.name)),
              createdAt: created.createdAt,
              updatedAt: created.updatedAt,
            })
            .onConflictDoNothing({ target: inboxes.address }),
        ),
      ]);
      return changes === 1 ? 'created' : 'taken';
    },

    inbox,

    async inboxes(organizationId: string, q: string | null, page: PageRequest): Promise<Page<Inbox>> {
      const wanted = page.limit + 1;
      const below =
        page.cursor === null ? sql`${Number.MAX_SAFE_INTEGER}` : positionOf(page.cursor, organizationId);
      const rows =
        q === null
          ? await listed(organizationId, [lt(inboxes.seq, below)], wanted)
          : await matching(organizationId, fold(q), below, wanted);
      const items = rows.slice(0, page.limit);
      return {
        items: items.map(inboxOf),
        cursor: rows.length > page.limit ? items.at(-1)!.id : null,
      };
    },

    async renameInbox(organizationId: string, id: string, name: string, at: number): Promise<Inbox | null> {
      const before = await inbox(organizationId, id);
      if (before === null) return null;
      await database.write([
        statement(
          orm
            .update(inboxes)
            .set({ name: storable(name), nameFolded: fold(storable(name)), updatedAt: at })
            .where(and(eq(inboxes.id, id), isNull(inboxes.deletedAt))),
        ),
      ]);
      return inbox(organizationId, id);
    },

    async retireInbox(organizationId: string, id: string, at: number): Promise<Inbox | null> {
      const before = await inbox(organizationId, id);
      if (before === null) return null;
      const [changes] = await database.write([
        statement(
          orm
            .update(inboxes)
            .set({ deletedAt: at, updatedAt: at })
            .where(and(eq(inboxes.id, id), isNull(inboxes.deletedAt))),
        ),
      ]);
      return changes === 1 ? before : null;
    },

    async releaseAddress(address: string): Promise<void> {
      await database.write([
        {
          sql: "UPDATE inboxes SET address = address || ' ' || id WHERE address = ? AND deleted_at IS NOT NULL",
          args: [address],
        },
      ]);
    },

    async activity(inboxIds: readonly string[]): Promise<ReadonlyMap<string, InboxActivity>> {
      const rows = await database.query(activityQuery, [JSON.stringify(inboxIds)]);
      return new Map(
        rows.map(([id, lastReceivedAt, otp, receivedAt, messageId]) => [
          String(id),
          {
            lastReceivedAt: Number(lastReceivedAt),
            lastCode:
              otp === null
                ? null
                : { otp: String(otp), receivedAt: Number(receivedAt), messageId: String(messageId) },
          },
        ]),
      );
    },

    mailbox(address: string): Promise<Mailbox | null> {
      return knownMailboxes.get(
        address,
        async () => (await database.read(mailboxQuery.get({ address }))) ?? null,
      );
    },

    async retired(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = await database.query(retiredQuery, [JSON.stringify(addresses)]);
      return new Map(rows.map(([address, organizationId]) => [String(address), String(organizationId)]));
    },
  };
}

/** Of an inbox in the list of its organization, deleted or not. */
const positionOf = (id: string, organizationId: string): SQL =>
  sql`(SELECT seq FROM inboxes WHERE id = ${id} AND organization_seq = ${organizationSeqOf(organizationId)})`;
