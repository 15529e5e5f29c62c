/** The store behind its port: the tables' queries, and the one writer of mails. */
import type { Clock } from '../clock.ts';
import type { MakeId } from '../inbox/ids.ts';
import { StampClock } from '../inbox/stamp.ts';
import type { Store } from '../inbox/store.ts';
import { accountTables } from './accounts.ts';
import { attemptTables } from './attempts.ts';
import { Copies } from './copy.ts';
import { expireTables } from './expire.ts';
import { inboxTables } from './inboxes.ts';
import { keyTables } from './keys.ts';
import { Latest } from './latest.ts';
import { messageTables } from './messages.ts';
import { copySettings, type DatabaseLocation, openDatabase } from './open.ts';
import { deleteStrayPieces } from './pieces.ts';
import { Writer } from './writer.ts';

export interface OpenedStore {
  readonly store: Store;
  /** The hand that stamps messages; `/clock` reads it. */
  readonly stampClock: StampClock;
}

/** @throws OpenError when the database must not or cannot be opened. */
export async function openStore(
  location: DatabaseLocation,
  clock: Clock,
  makeId: MakeId,
): Promise<OpenedStore> {
  const database = await openDatabase(location);
  await database.write([deleteStrayPieces]);
  const [newest] = await database.query('SELECT received_at FROM messages ORDER BY seq DESC LIMIT 1');
  const stampClock = new StampClock(clock, Number(newest?.[0] ?? 0));
  const copies = new Copies(database.path, copySettings);
  await copies.removeLeftovers();
  const latest = new Latest(database.generation !== null);
  const writer = new Writer(database, stampClock, makeId, latest);
  const tables = {
    ...accountTables(database),
    ...inboxTables(database),
    ...messageTables(database, latest),
    ...keyTables(database),
    ...expireTables(database, latest),
    ...attemptTables(database),
  };
  const store = {
    ...tables,
    append: (mail) => writer.append(mail),
    arrivedBytes: () => writer.arrivedBytes,
    probe: () => tables.setSetting('probed_at', String(clock.now())),
    copy: () => copies.make(),
    async close() {
      await copies.close();
      await writer.drain();
      await database.close();
    },
  } satisfies Store & Record<string, unknown>;
  return { store, stampClock };
}
