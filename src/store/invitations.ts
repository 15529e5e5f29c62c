/** Links that let somebody set a password, once: to join an organization, or instead of a password that was lost. */
import { and, eq, gt } from 'drizzle-orm';
import { personKey } from '../access/personname.ts';
import type { AccountStore } from '../inbox/accountstore.ts';
import type { Statement } from './connection.ts';
import type { Database } from './database.ts';
import { organizationSeq, personSeq } from './rows.ts';
import { invitations, organizations, people } from './schema.ts';

export function invitationTables(database: Database) {
  const { orm } = database;
  const columns = {
    id: invitations.id,
    organizationId: organizations.id,
    organizationName: organizations.name,
    name: invitations.name,
    role: invitations.role,
    personId: people.id,
    createdAt: invitations.createdAt,
    expiresAt: invitations.expiresAt,
  };

  return {
    async createInvitation(made, replaced) {
      const changes = await database.write([
        ...replaced.map((id) => ({
          sql: `DELETE FROM invitations WHERE id = ?1 AND organization_seq = ${organizationSeq('?2')}`,
          args: [id, made.organizationId],
        })),
        {
          // One without a person invites, and one without a maker is the admin's: whoever has left must not become either.
          sql: `INSERT INTO invitations
            (id, hash, organization_seq, person_seq, name, role, created_by, created_at, expires_at)
            SELECT ?1, ?2, o.seq, p.seq, ?5, ?6, m.person_seq, ?8, ?9 FROM organizations AS o
            LEFT JOIN people AS p ON p.id = ?4
            LEFT JOIN members AS m ON m.organization_seq = o.seq AND m.person_seq = ${personSeq('?7')}
            WHERE o.id = ?3 AND (?4 IS NULL OR p.seq IS NOT NULL) AND (?7 IS NULL OR m.person_seq IS NOT NULL)`,
          args: [
            made.id,
            made.hash,
            made.organizationId,
            made.personId,
            made.name,
            made.role,
            made.createdBy,
            made.createdAt,
            made.expiresAt,
          ],
        },
        { sql: 'DELETE FROM invitations WHERE expires_at <= ?1', args: [made.createdAt] },
      ]);
      return changes[replaced.length] === 1;
    },

    async invitations(organizationId, at) {
      const rows = await database.read(
        orm
          .select(columns)
          .from(invitations)
          .innerJoin(organizations, eq(organizations.seq, invitations.organizationSeq))
          .leftJoin(people, eq(people.seq, invitations.personSeq))
          .where(and(eq(organizations.id, organizationId), gt(invitations.expiresAt, at)))
          .orderBy(invitations.seq),
      );
      return rows.map(({ personId, ...invitation }) => ({ ...invitation, kind: kindOf(personId) }));
    },

    async invitationByHash(hash, at) {
      const [row] = await database.read(
        orm
          .select(columns)
          .from(invitations)
          .innerJoin(organizations, eq(organizations.seq, invitations.organizationSeq))
          .leftJoin(people, eq(people.seq, invitations.personSeq))
          .where(and(eq(invitations.hash, Buffer.from(hash)), gt(invitations.expiresAt, at))),
      );
      return row === undefined ? null : { ...row, kind: kindOf(row.personId) };
    },

    async deleteInvitation(organizationId, id) {
      const [changes] = await database.write([
        {
          sql: `DELETE FROM invitations WHERE id = ?1 AND organization_seq = ${organizationSeq('?2')}`,
          args: [id, organizationId],
        },
      ]);
      return changes === 1;
    },

    async joinAsNew(hash, { id, name, password, createdAt }, others) {
      const changes = await database.write([
        {
          sql: `INSERT INTO people (id, name, name_key, password, created_at) SELECT ?1, ?2, ?3, ?4, ?5 FROM invitations
            WHERE hash = ?6 AND expires_at > ?5 AND person_seq IS NULL ON CONFLICT DO NOTHING`,
          args: [id, name, personKey(name), password, createdAt, hash],
        },
        ...useUp(hash, { personId: id, at: createdAt }, others),
      ]);
      return changes[1] === 1;
    },

    async joinAsKnown(hash, joining, others) {
      const [changes] = await database.write(useUp(hash, joining, others));
      return changes === 1;
    },

    async resetPassword(hash, password, at) {
      const ofLink = '(SELECT person_seq FROM invitations WHERE hash = ?1 AND expires_at > ?2)';
      const [changes] = await database.write([
        { sql: `UPDATE people SET password = ?3 WHERE seq = ${ofLink}`, args: [hash, at, password] },
        { sql: `DELETE FROM sessions WHERE person_seq = ${ofLink}`, args: [hash, at] },
        // An older link that was lost must not open the account afterwards.
        { sql: `DELETE FROM invitations WHERE person_seq = ${ofLink}`, args: [hash, at] },
      ]);
      return changes === 1;
    },
  } satisfies Partial<AccountStore>;
}

const kindOf = (personId: string | null) => (personId === null ? ('join' as const) : ('password' as const));

/** The person becomes a member as the invitation says, and it goes with the others; both only while it stands. */
function useUp(
  hash: Uint8Array,
  { personId, at }: { readonly personId: string; readonly at: number },
  others: readonly string[],
): Statement[] {
  return [
    {
      sql: `INSERT INTO members (organization_seq, person_seq, role) SELECT i.organization_seq, p.seq, i.role
        FROM invitations AS i JOIN people AS p ON p.id = ?1 WHERE i.hash = ?2 AND i.expires_at > ?3
        AND i.person_seq IS NULL ON CONFLICT (organization_seq, person_seq) DO UPDATE SET role = excluded.role`,
      args: [personId, hash, at],
    },
    {
      sql: `DELETE FROM invitations WHERE hash = ?1 AND person_seq IS NULL AND EXISTS (SELECT 1 FROM people WHERE id = ?2)`,
      args: [hash, personId],
    },
    ...others.map((id) => ({
      sql: `DELETE FROM invitations WHERE id = ?1 AND EXISTS (SELECT 1 FROM members AS m
        WHERE m.organization_seq = invitations.organization_seq AND m.person_seq = ${personSeq('?2')})`,
      args: [id, personId],
    })),
  ];
}
