/** Stores over real databases, in a temporary file or on a server of this machine, and mails to put into them. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'vitest';
import { type DatabaseServer, hasDatabaseServer, startDatabaseServer } from '../../scripts/cluster/server.ts';
import type { Clock } from '../../src/clock.ts';
import { systemClock } from '../../src/clock.ts';
import { idMaker } from '../../src/inbox/ids.ts';
import { StampClock } from '../../src/inbox/stamp.ts';
import type { Inbox, NewMail, Store } from '../../src/inbox/store.ts';
import type { Digest } from '../../src/mail/digest.ts';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { PollCache } from '../../src/store/pollcache.ts';
import { ProcessStamps } from '../../src/store/stamps.ts';
import { openStore } from '../../src/store/store.ts';
import { Writer } from '../../src/store/writer.ts';
import { temporaryDirectory } from '../support/service.ts';

export const makeId = idMaker();

export async function temporaryFile(): Promise<string> {
  return join(await temporaryDirectory(), 'inbox.db');
}

export interface TestStore {
  readonly store: Store;
  /** The path of the file, or the address of the server: `testStore` opens it again. */
  readonly file: string;
  readonly organizationId: string;
  inbox(email: string): Promise<Inbox>;
}

/** A fresh store in a file with one organization; `at` opens an existing database instead. */
export async function testStore(at?: string, clock: Clock = systemClock): Promise<TestStore> {
  const path = at ?? (await temporaryFile());
  const url = path.startsWith('http:') ? path : `file:${path}`;
  const { store } = await openStore({ url, authToken: null }, clock, makeId);
  const known = await store.organizationByName('default');
  const organizationId = known?.id ?? makeId('org', 1);
  if (known === null) await store.createOrganization({ id: organizationId, name: 'default', createdAt: 1 });
  return {
    store,
    file: path,
    organizationId,
    async inbox(email) {
      const inbox = { id: makeId('inb', 1), organizationId, email, name: email, createdAt: 1, updatedAt: 1 };
      await store.createInbox(inbox);
      return inbox;
    },
  };
}

/** Elsewhere it has to be there: `support/databaseserver.ts` has seen to it. */
const hasServer = hasDatabaseServer() || process.env.CI === 'true';

/** For tests of what only a server has. */
export const serverTest = test.skipIf(!hasServer);

const servers: DatabaseServer[] = [];

/** A server with an empty database. */
export async function testServer(): Promise<DatabaseServer> {
  const server = await startDatabaseServer(await temporaryDirectory());
  servers.push(server);
  return server;
}

/** To be called when their tests end. */
export async function stopServers(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.stop('SIGKILL')));
}

/** Wherever a store keeps its database, it is the same store: the suites of its contract run for each place. */
export const places: readonly { readonly name: string; readonly testStore: typeof testStore }[] = [
  { name: 'in a file', testStore },
  ...(hasServer
    ? [
        {
          name: 'on a server',
          testStore: async (at?: string, clock?: Clock) => testStore(at ?? (await testServer()).url, clock),
        },
      ]
    : []),
];

/** A writer of its own over a database of its own, for tests that look at its transactions. */
export async function testWriter(): Promise<{
  database: Database;
  writer: Writer;
  inboxId: string;
  file: string;
}> {
  const file = await temporaryFile();
  const prepared = await testStore(file);
  const inbox = await prepared.inbox('qa@inbox.test');
  await prepared.store.close();
  const database = await openDatabase({ url: `file:${file}`, authToken: null }, systemClock);
  const stampClock = new StampClock(systemClock, 0);
  const stamps = new ProcessStamps(database, stampClock, makeId);
  const writer = new Writer(database, stamps, stampClock, new PollCache(true));
  return { database, writer, inboxId: inbox.id, file };
}

export const emptyDigest: Digest = {
  from: 'Acme <no-reply@acme.test>',
  fromAddress: 'no-reply@acme.test',
  to: ['qa@inbox.test'],
  subject: 'Hello',
  snippet: 'Hello.',
  searchText: 'Hello.',
  otp: null,
  otpConfidence: 0,
  attachments: [],
  parse: { status: 'complete', problems: [] },
  packed: null,
};

export interface MailFields {
  readonly inboxId: string;
  readonly address?: string;
  readonly digest?: Partial<Digest>;
  readonly raw?: Uint8Array;
  readonly sender?: NewMail['sender'];
}

export function newMail({ inboxId, address = 'qa@inbox.test', digest, raw, sender }: MailFields): NewMail {
  return {
    envelope: {
      mailFrom: 'no-reply@acme.test',
      recipients: [{ inboxId, organizationId: 'org_of_the_inbox', address }],
      remoteAddress: '192.0.2.1',
      helo: 'acme.test',
      tls: null,
      protocol: 'ESMTP',
    },
    raw: raw ?? Buffer.from('Subject: Hello\r\n\r\nHello.\r\n'),
    digest: { ...emptyDigest, ...digest },
    sender: sender ?? null,
  };
}

export const everything = {
  expression: null,
  from: null,
  to: null,
  subject: null,
  since: null,
  before: null,
  hasOtp: null,
} as const;

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
