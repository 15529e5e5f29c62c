/** People, memberships, invitations and sessions. What must happen together or not at all is one commit. */
import { and, eq, gt, sql } from 'drizzle-orm';
import { personKey } from '../access/personname.ts';
import type { AccountStore, NewInvitation, NewSession } from '../inbox/accountstore.ts';
import type { Database } from './open.ts';
import { invitations, members, organizations, people, sessions } from './schema.ts';

const organizationSeq = '(SELECT seq FROM organizations WHERE id = ?)';
const personSeq = '(SELECT seq FROM people WHERE id = ?)';
/** True while somebody else than this member owns the organization, or the question is not asked. */
const ownerIsLeft = `(? = 0 OR role <> 'owner' OR
  (SELECT count(*) FROM members AS m WHERE m.organization_seq = members.organization_seq AND m.role = 'owner') > 1)`;

export function accountTables(database: Database) {
  const { orm } = database;
  const personColumns = {
    id: people.id,
    name: people.name,
    createdAt: people.createdAt,
    password: people.password,
  };
  const invitationColumns = {
    id: invitations.id,
    organizationId: organizations.id,
    organizationName: organizations.name,
    name: invitations.name,
    role: invitations.role,
    personId: people.id,
    createdAt: invitations.createdAt,
    expiresAt: invitations.expiresAt,
  };

  const sessionQuery = orm
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
    async personByName(name) {
      const [row] = await database.read(
        orm
          .select(personColumns)
          .from(people)
          .where(eq(people.nameKey, personKey(name))),
      );
      return row ?? null;
    },

    async personById(id) {
      const [row] = await database.read(orm.select(personColumns).from(people).where(eq(people.id, id)));
      return row ?? null;
    },

    async setPassword(personId, password, keptSession) {
      await database.write([
        { sql: 'UPDATE people SET password = ? WHERE id = ?', args: [password, personId] },
        {
          sql: `DELETE FROM sessions WHERE person_seq = ${personSeq} AND hash IS NOT ?`,
          args: [personId, keptSession],
        },
      ]);
    },

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

    async changeRole(organizationId, personId, role, keepOwner) {
      const isKept = keepOwner && role !== 'owner';
      const [changes] = await database.write([
        {
          sql: `UPDATE members SET role = ? WHERE organization_seq = ${organizationSeq} AND person_seq = ${personSeq}
            AND ${ownerIsLeft}`,
          args: [role, organizationId, personId, Number(isKept)],
        },
        // Who may not invite any more must not have links in reserve.
        {
          sql: `DELETE FROM invitations WHERE organization_seq = ${organizationSeq} AND created_by = ${personSeq}
            AND NOT EXISTS (SELECT 1 FROM members AS m WHERE m.organization_seq = invitations.organization_seq
              AND m.person_seq = invitations.created_by AND m.role = 'owner')`,
          args: [organizationId, personId],
        },
      ]);
      return changes === 1;
    },

    async removeMember(organizationId, personId, keepOwner) {
      const [changes] = await database.write([
        {
          sql: `DELETE FROM members WHERE organization_seq = ${organizationSeq} AND person_seq = ${personSeq}
            AND ${ownerIsLeft}`,
          args: [organizationId, personId, Number(keepOwner)],
        },
        {
          sql: `DELETE FROM invitations WHERE (created_by = ${personSeq} OR person_seq = ${personSeq})
            AND organization_seq = ${organizationSeq} AND NOT EXISTS (SELECT 1 FROM members AS m
              WHERE m.organization_seq = invitations.organization_seq AND m.person_seq = ${personSeq})`,
          args: [personId, personId, organizationId, personId],
        },
        {
          sql: `DELETE FROM sessions WHERE person_seq = ${personSeq}
            AND NOT EXISTS (SELECT 1 FROM members AS m WHERE m.person_seq = sessions.person_seq)`,
          args: [personId],
        },
        {
          sql: 'DELETE FROM people WHERE id = ? AND NOT EXISTS (SELECT 1 FROM members AS m WHERE m.person_seq = people.seq)',
          args: [personId],
        },
      ]);
      return changes === 1;
    },

    async createInvitation(made: NewInvitation, replaced) {
      await database.write([
        ...replaced.map((id) => ({
          sql: `DELETE FROM invitations WHERE id = ? AND organization_seq = ${organizationSeq}`,
          args: [id, made.organizationId],
        })),
        {
          sql: `INSERT INTO invitations
            (id, hash, organization_seq, person_seq, name, role, created_by, created_at, expires_at)
            VALUES (?, ?, ${organizationSeq}, ${personSeq}, ?, ?, ${personSeq}, ?, ?)`,
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
        { sql: 'DELETE FROM invitations WHERE expires_at <= ?', args: [made.createdAt] },
      ]);
    },

    async invitations(organizationId, at) {
      const rows = await database.read(
        orm
          .select(invitationColumns)
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
          .select(invitationColumns)
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
          sql: `DELETE FROM invitations WHERE id = ? AND organization_seq = ${organizationSeq}`,
          args: [id, organizationId],
        },
      ]);
      return changes === 1;
    },

    async joinAsNew(hash, { id, name, password, createdAt }, others) {
      const changes = await database.write([
        {
          sql: `INSERT INTO people (id, name, name_key, password, created_at) SELECT ?, ?, ?, ?, ? FROM invitations
            WHERE hash = ? AND expires_at > ? AND person_seq IS NULL ON CONFLICT DO NOTHING`,
          args: [id, name, personKey(name), password, createdAt, hash, createdAt],
        },
        ...useUp(hash, id, createdAt, others),
      ]);
      return changes[1] === 1;
    },

    async joinAsKnown(hash, personId, at, others) {
      const [changes] = await database.write(useUp(hash, personId, at, others));
      return changes === 1;
    },

    async resetPassword(hash, password, at) {
      const ofLink = '(SELECT person_seq FROM invitations WHERE hash = ? AND expires_at > ?)';
      const [changes] = await database.write([
        { sql: `UPDATE people SET password = ? WHERE seq = ${ofLink}`, args: [password, hash, at] },
        { sql: `DELETE FROM sessions WHERE person_seq = ${ofLink}`, args: [hash, at] },
        // An older link that was lost must not open the account afterwards.
        { sql: `DELETE FROM invitations WHERE person_seq = ${ofLink}`, args: [hash, at] },
      ]);
      return changes === 1;
    },

    async createSession({ hash, personId, createdAt, expiresAt }: NewSession) {
      await database.write([
        {
          sql: `INSERT INTO sessions (hash, person_seq, created_at, seen_at, expires_at)
            VALUES (?, ${personSeq}, ?, ?, ?)`,
          args: [hash, personId, createdAt, createdAt, expiresAt],
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
        { sql: 'UPDATE sessions SET seen_at = max(seen_at, ?) WHERE hash = ?', args: [seenAt, hash] },
      ]);
    },

    async endSession(hash) {
      await database.write([{ sql: 'DELETE FROM sessions WHERE hash = ?', args: [hash] }]);
    },

    async endSessions(personId, kept) {
      await database.write([
        {
          sql: `DELETE FROM sessions WHERE person_seq IS ${personSeq} AND hash IS NOT ?`,
          args: [personId, kept],
        },
      ]);
    },

    async sweepSessions(at, seenBefore, personId, newest) {
      await database.write([
        { sql: 'DELETE FROM sessions WHERE expires_at <= ? OR seen_at <= ?', args: [at, seenBefore] },
        {
          sql: `DELETE FROM sessions WHERE hash IN (SELECT hash FROM sessions WHERE person_seq IS ${personSeq}
            ORDER BY seen_at DESC LIMIT -1 OFFSET ?)`,
          args: [personId, newest],
        },
      ]);
    },
  } satisfies AccountStore;
}

const kindOf = (personId: string | null) => (personId === null ? ('join' as const) : ('password' as const));

/** The person becomes a member as the invitation says, and it goes with the others; both only while it stands. */
function useUp(hash: Uint8Array, personId: string, at: number, others: readonly string[]) {
  return [
    {
      sql: `INSERT INTO members (organization_seq, person_seq, role) SELECT i.organization_seq, p.seq, i.role
        FROM invitations AS i JOIN people AS p ON p.id = ? WHERE i.hash = ? AND i.expires_at > ?
        AND i.person_seq IS NULL ON CONFLICT (organization_seq, person_seq) DO UPDATE SET role = excluded.role`,
      args: [personId, hash, at],
    },
    {
      sql: `DELETE FROM invitations WHERE hash = ? AND person_seq IS NULL AND EXISTS (SELECT 1 FROM people WHERE id = ?)`,
      args: [hash, personId],
    },
    ...others.map((id) => ({
      sql: `DELETE FROM invitations WHERE id = ? AND EXISTS (SELECT 1 FROM members AS m
        WHERE m.organization_seq = invitations.organization_seq AND m.person_seq = ${personSeq})`,
      args: [id, personId],
    })),
  ];
}
