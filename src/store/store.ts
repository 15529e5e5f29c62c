/** The store behind its port: the tables' queries, and the one writer of mails. */
import type { Clock } from '../clock.ts';
import type { MakeId } from '../inbox/ids.ts';
import { type ReceiveClock, StampClock } from '../inbox/stamp.ts';
import type { Store } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import { attemptTables } from './attempts.ts';
import type { Statement } from './connection.ts';
import { Copies } from './copy.ts';
import type { Database } from './database.ts';
import { expireTables } from './expire.ts';
import { inboxTables } from './inboxes.ts';
import { Intake, type IntakeOptions } from './intake.ts';
import { invitationTables } from './invitations.ts';
import { keyTables } from './keys.ts';
import { memberTables } from './members.ts';
import { messageTables } from './messages.ts';
import { newsOf } from './news.ts';
import { copySettings, type DatabaseLocation, openDatabase } from './open.ts';
import { organizationTables } from './organizations.ts';
import { personTables } from './people.ts';
import { deleteStrayPieces } from './pieces.ts';
import { PollCache } from './pollcache.ts';
import { catchUpStamps, ServerStamps } from './serverstamps.ts';
import { sessionTables } from './sessions.ts';
import { settingTables } from './settings.ts';
import { ProcessStamps, type Stamps } from './stamps.ts';
import { sweepTurnOf } from './sweepturn.ts';
import { Writer } from './writer.ts';

export interface OpenedStore {
  readonly store: Store;
  /** The hand that stamps messages; `/clock` reads it. */
  readonly stampClock: ReceiveClock;
}

/** @throws OpenError when the database must not or cannot be opened. */
export async function openStore(
  location: DatabaseLocation,
  clock: Clock,
  makeId: MakeId,
): Promise<OpenedStore> {
  const database = await openDatabase(location, clock);
  const { isShared } = database;
  const { stamps, stampClock, stamp } = isShared
    ? await serverStamps(database)
    : await processStamps(database, clock, makeId);
  const copies = new Copies(database.path, copySettings);
  await copies.removeLeftovers();
  const pollCache = new PollCache(!isShared);
  const writer = new Writer(database, stamps, stampClock, pollCache);
  const intake = stamp === null ? null : intakeOf(database, { stamp, pollCache, clock });
  const tables = {
    ...organizationTables(database),
    ...inboxTables(database),
    ...messageTables(database, pollCache),
    ...keyTables(database),
    ...settingTables(database),
    ...personTables(database),
    ...memberTables(database),
    ...invitationTables(database),
    ...sessionTables(database),
    ...expireTables(database, pollCache),
    ...attemptTables(database),
  };
  const store = {
    ...tables,
    news: isShared ? newsOf(database) : null,
    sweepTurn: isShared ? sweepTurnOf(database) : null,
    announceAppend: () => writer.announceAppend(),
    append: (mail) => writer.append(mail),
    openIntake: (bytes) => intake?.openFor(bytes) ?? false,
    isIntakeOpenFor: (bytes) => intake?.isOpenFor(bytes) ?? false,
    readAndAppend: async (mail) => (await intake?.readAndAppend(mail)) ?? null,
    arrivedBytes: () => writer.arrivedBytes + (intake?.arrivedBytes ?? 0),
    async probe() {
      await database.writeAside([probe(clock.now())]);
    },
    copy: () => copies.make(),
    async close() {
      await copies.close();
      await intake?.drain();
      await writer.drain();
      await database.close();
    },
  } satisfies Store & Record<string, unknown>;
  return { store, stampClock };
}

function intakeOf({ intake }: Database, options: Omit<IntakeOptions, 'intake'>): Intake | null {
  return intake === null ? null : new Intake({ ...options, intake });
}

interface Stamping {
  readonly stamps: Stamps;
  readonly stampClock: ReceiveClock;
  /** For a mail that is yet to be read; null where the server stamps. */
  readonly stamp: IntakeOptions['stamp'] | null;
}

/** This process is alone with its database. */
async function processStamps(database: Database, clock: Clock, makeId: MakeId): Promise<Stamping> {
  await database.write([deleteStrayPieces(null)]);
  const [newest] = await database.query('SELECT received_at FROM messages ORDER BY seq DESC LIMIT 1');
  const stampClock = new StampClock(clock, Number(newest?.[0] ?? 0));
  const stamps = new ProcessStamps(database, stampClock, makeId);
  return { stamps, stampClock, stamp: (inboxIds) => stamps.stamp(inboxIds) };
}

/** Other processes write to the same database. */
async function serverStamps(database: Database): Promise<Stamping> {
  const stamps = new ServerStamps(database);
  // By the clock of the server, by which the pieces are named: those of the processes may differ by more than a mail
  // takes.
  await database.write([deleteStrayPieces((await stamps.read()) - limits.strayPiecesMsMin), catchUpStamps]);
  return { stamps, stampClock: stamps, stamp: null };
}

/** Nothing remembers this setting, so nothing need be read anew for it. */
const probe = (at: number): Statement => ({
  sql: "INSERT INTO settings (name, value) VALUES ('probed_at', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  args: [String(at)],
});
