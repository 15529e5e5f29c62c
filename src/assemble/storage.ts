/** The first step: the database and, where there is none yet, the first password beside it. */
import { randomBytes } from 'node:crypto';
import { beginPassword, type MadePassword } from '../firststart.ts';
import { filePath, isNewDatabase, isReadableByAll } from '../store/files.ts';
import { type OpenedStore, openStore } from '../store/store.ts';
import type { StartContext } from './context.ts';

export interface Storage extends OpenedStore {
  /** The password of a database that is new; null when it may have one. */
  readonly newPassword: MadePassword | null;
}

export async function openStorage({
  config,
  clock,
  logger,
  lifecycle,
  makeId,
  passwords,
}: StartContext): Promise<Storage> {
  const location = { url: config.DATABASE_URL, authToken: config.DATABASE_AUTH_TOKEN };
  // Where there is no database there is no password either: its hash is made while the database is.
  const isNew = config.ADMIN_PASSWORD === null && isNewDatabase(config.DATABASE_URL);
  const newPassword = isNew ? beginPassword(passwords, randomBytes) : null;
  const { store, stampClock } = await openStore(location, clock, makeId);
  const file = filePath(config.DATABASE_URL);
  // One that was there keeps its mode, which may be meant.
  if (file !== null && isReadableByAll(file))
    logger.warn({ file }, 'the database file can be read by every user of this machine: chmod 600 it');
  lifecycle.started({ name: 'store', stop: () => store.close() });
  return { store, stampClock, newPassword };
}
