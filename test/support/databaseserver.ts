/** Before all tests: the libSQL server that some of them need. Without it they are skipped, but not where all must run. */
import { installDatabaseServer } from '../../scripts/cluster/server.ts';

export default async function setup(): Promise<void> {
  try {
    await installDatabaseServer();
  } catch (error) {
    if (process.env.CI === 'true') throw error;
    console.log(`Skipped: tests of several nodes, ${error instanceof Error ? error.message : error}`);
  }
}
