/** Who belongs to which organization, and as what. */
import { and, eq, sql } from 'drizzle-orm';
import type { AccountStore } from '../inbox/accountstore.ts';
import type { Database } from './database.ts';
import { organizationSeq, personSeq } from './rows.ts';
import { members, organizations, people } from './schema.ts';

/** A member, by the arguments that every statement about one has first: `organizationId` and `personId`. */
const isMember = `organization_seq = ${organizationSeq('?1')} AND person_seq = ${personSeq('?2')}`;
/** True while somebody else than this member owns the organization, or the question is not asked (?3 is 0). */
const ownerIsLeft = `(?3 = 0 OR role <> 'owner' OR
  (SELECT count(*) FROM members AS m WHERE m.organization_seq = members.organization_seq AND m.role = 'owner') > 1)`;

export function memberTables(database: Database) {
  const { orm } = database;

  const roleQuery = orm
    .select({ role: members.role })
    .from(members)
    .innerJoin(people, eq(people.seq, members.personSeq))
    .innerJoin(organizations, eq(organizations.seq, members.organizationSeq))
    .where(
      and(
        eq(people.id, sql.placeholder('personId')),
        eq(organizations.id, sql.placeholder('organizationId')),
      ),
    )
    .prepare();

  return {
    async memberships(personId) {
      return database.read(
        orm
          .select({
            organizationId: organizations.id,
            organizationName: organizations.name,
            role: members.role,
            createdAt: organizations.createdAt,
          })
          .from(members)
          .innerJoin(people, eq(people.seq, members.personSeq))
          .innerJoin(organizations, eq(organizations.seq, members.organizationSeq))
          .where(eq(people.id, personId))
          .orderBy(organizations.seq),
      );
    },

    async role(personId, organizationId) {
      return (await database.read(roleQuery.get({ personId, organizationId })))?.role ?? null;
    },

    async members(organizationId) {
      return database.read(
        orm
          .select({ id: people.id, name: people.name, createdAt: people.createdAt, role: members.role })
          .from(members)
          .innerJoin(people, eq(people.seq, members.personSeq))
          .innerJoin(organizations, eq(organizations.seq, members.organizationSeq))
          .where(eq(organizations.id, organizationId))
          .orderBy(people.nameKey),
      );
    },

    async changeRole(organizationId, personId, { role, keepOwner }) {
      const [changes] = await database.write([
        {
          sql: `UPDATE members SET role = ?4 WHERE ${isMember} AND ${ownerIsLeft}`,
          args: [organizationId, personId, Number(keepOwner && role !== 'owner'), role],
        },
        // Who may not invite any more must not have links in reserve.
        {
          sql: `DELETE FROM invitations WHERE organization_seq = ${organizationSeq('?1')} AND created_by = ${personSeq('?2')}
            AND NOT EXISTS (SELECT 1 FROM members AS m WHERE m.organization_seq = invitations.organization_seq
              AND m.person_seq = invitations.created_by AND m.role = 'owner')`,
          args: [organizationId, personId],
        },
      ]);
      return changes === 1;
    },

    async removeMember(organizationId, personId, { keepOwner }) {
      const [changes] = await database.write([
        {
          sql: `DELETE FROM members WHERE ${isMember} AND ${ownerIsLeft}`,
          args: [organizationId, personId, Number(keepOwner)],
        },
        {
          sql: `DELETE FROM invitations WHERE (created_by = ${personSeq('?2')} OR person_seq = ${personSeq('?2')})
            AND organization_seq = ${organizationSeq('?1')} AND NOT EXISTS (SELECT 1 FROM members AS m
              WHERE m.organization_seq = invitations.organization_seq AND m.person_seq = ${personSeq('?2')})`,
          args: [organizationId, personId],
        },
        {
          sql: `DELETE FROM sessions WHERE person_seq = ${personSeq('?1')}
            AND NOT EXISTS (SELECT 1 FROM members AS m WHERE m.person_seq = sessions.person_seq)`,
          args: [personId],
        },
        {
          sql: 'DELETE FROM people WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM members AS m WHERE m.person_seq = people.seq)',
          args: [personId],
        },
      ]);
      return changes === 1;
    },
  } satisfies Partial<AccountStore>;
}
