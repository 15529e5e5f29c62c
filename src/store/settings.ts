/** The single settings of a deployment, by name. */
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { statement } from './rows.ts';
import { settings } from './schema.ts';

export function settingTables(database: Database) {
  const { orm } = database;
  return {
    async setting(name: string): Promise<string | null> {
      const [row] = await database.read(orm.select().from(settings).where(eq(settings.name, name)));
      return row?.value ?? null;
    },

    async makeSetting(name: string, value: string): Promise<boolean> {
      const [changes] = await database.write([
        statement(orm.insert(settings).values({ name, value }).onConflictDoNothing()),
      ]);
      return changes === 1;
    },
  };
}
