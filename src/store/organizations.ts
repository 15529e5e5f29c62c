/** Organizations, to which inboxes, keys and members belong. */
import { eq } from 'drizzle-orm';
import type { Organization } from '../inbox/store.ts';
import type { Database } from './database.ts';
import { statement, storable } from './rows.ts';
import { organizations } from './schema.ts';

export function organizationTables(database: Database) {
  const { orm } = database;
  const columns = { id: organizations.id, name: organizations.name, createdAt: organizations.createdAt };

  return {
    async createOrganization({ id, name, createdAt }: Organization): Promise<'created' | 'taken'> {
      const [changes] = await database.write([
        statement(orm.insert(organizations).values({ id, name, createdAt }).onConflictDoNothing()),
      ]);
      return changes === 1 ? 'created' : 'taken';
    },

    organizations(): Promise<readonly Organization[]> {
      return database.read(orm.select(columns).from(organizations).orderBy(organizations.seq));
    },

    async organizationByName(name: string): Promise<Organization | null> {
      const [row] = await database.read(
        orm.select(columns).from(organizations).where(eq(organizations.name, name)),
      );
      return row ?? null;
    },

    async organization(id: string): Promise<Organization | null> {
      const [row] = await database.read(
        orm.select(columns).from(organizations).where(eq(organizations.id, id)),
      );
      return row ?? null;
    },

    async renameOrganization(id: string, name: string): Promise<'renamed' | 'taken' | 'unknown'> {
      const [changes] = await database.write([
        { sql: 'UPDATE OR IGNORE organizations SET name = ? WHERE id = ?', args: [storable(name), id] },
      ]);
      if (changes === 1) return 'renamed';
      const [row] = await database.query('SELECT 1 FROM organizations WHERE id = ?', [id]);
      return row === undefined ? 'unknown' : 'taken';
    },
  };
}
