/** Organizations and inboxes. An inbox's row outlives its deletion: the address stays taken for ever. */
import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { cursorOf, seqOf } from '../inbox/cursor.ts';
import type { Inbox, Mailbox, Organization, Page, PageRequest } from '../inbox/store.ts';
import { fold } from '../mail/searchtext.ts';
import type { Database } from './open.ts';
import { inboxColumns, inboxOf, statement, storable } from './rows.ts';
import { inboxes, organizations } from './schema.ts';

export function inboxTables(database: Database) {
  const { orm } = database;

  const mailboxQuery = orm
    .select({ inboxId: inboxes.id })
    .from(inboxes)
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

  async function inbox(organizationId: string, id: string): Promise<Inbox | null> {
    const row = await database.read(inboxQuery.get({ id, organizationId }));
    return row === undefined ? null : inboxOf(row);
  }

  return {
    async createOrganization({ id, name, createdAt }: Organization): Promise<'created' | 'taken'> {
      const [changes] = await database.write([
        statement(orm.insert(organizations).values({ id, name, createdAt }).onConflictDoNothing()),
      ]);
      return changes === 1 ? 'created' : 'taken';
    },

    organizations(): Promise<readonly Organization[]> {
      return database.read(
        orm
          .select({ id: organizations.id, name: organizations.name, createdAt: organizations.createdAt })
          .from(organizations)
          .orderBy(organizations.seq),
      );
    },

    async organizationByName(name: string): Promise<Organization | null> {
      const [row] = await database.read(
        orm
          .select({ id: organizations.id, name: organizations.name, createdAt: organizations.createdAt })
          .from(organizations)
          .where(eq(organizations.name, name)),
      );
      return row ?? null;
    },

    async createInbox(created: Inbox): Promise<'created' | 'taken'> {
      const organizationSeq = sql`(SELECT seq FROM organizations WHERE id = ${created.organizationId})`;
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
      const conditions: (SQL | undefined)[] = [
        eq(organizations.id, organizationId),
        isNull(inboxes.deletedAt),
      ];
      if (q !== null) {
        const folded = fold(q);
        conditions.push(
          or(sql`instr(${inboxes.address}, ${folded}) > 0`, sql`instr(${inboxes.nameFolded}, ${folded}) > 0`),
        );
      }
      if (page.cursor !== null) conditions.push(lt(inboxes.seq, seqOf(page.cursor) ?? 0));
      const rows = await database.read(
        orm
          .select(inboxColumns)
          .from(inboxes)
          .innerJoin(organizations, eq(organizations.seq, inboxes.organizationSeq))
          .where(and(...conditions))
          .orderBy(desc(inboxes.seq))
          .limit(page.limit + 1),
      );
      const items = rows.slice(0, page.limit);
      return {
        items: items.map(inboxOf),
        cursor: rows.length > page.limit ? cursorOf(items.at(-1)!.seq) : null,
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

    async mailbox(address: string): Promise<Mailbox | null> {
      return (await database.read(mailboxQuery.get({ address }))) ?? null;
    },
  };
}
