/**
 * `npm run fill -- --messages 1000000 [--inboxes 1000] [--file data/filled.db]`: a database full of made-up mails, to see
 * how the service behaves when it is full. They take the way of mails that arrive, behind the SMTP door: parsed, searched
 * for their code, committed in groups. The first inbox holds a tenth of them; they came over the last thirty days. As with
 * newsletters, most mails come to several inboxes, each time as a mail of its own: those are made and parsed once.
 */
import process from 'node:process';
import type { Clock } from '../../src/clock.ts';
import { defaultOrganizationName } from '../../src/inbox/access.ts';
import { Deliveries } from '../../src/inbox/deliveries.ts';
import { idMaker } from '../../src/inbox/ids.ts';
import { inboxUseCases } from '../../src/inbox/inboxes.ts';
import type { Parser } from '../../src/inbox/parser.ts';
import { mailReceiver } from '../../src/inbox/receive.ts';
import type { Inbox, Store } from '../../src/inbox/store.ts';
import { Traffic } from '../../src/inbox/traffic.ts';
import { Waiters } from '../../src/inbox/waiters.ts';
import { makeBlocklist } from '../../src/mail/blocklist.ts';
import type { Digest } from '../../src/mail/digest.ts';
import { makeParserPool } from '../../src/parser/pool.ts';
import { openStore } from '../../src/store/store.ts';
import { commandLine } from '../commandline.ts';
import { mailMaker, randomFrom } from './mails.ts';

const spanMs = 30 * 86_400_000;
const domain = 'inbox.test';
const allowedDomains = new Set([domain]);
/** Mails on their way at a time: enough for full commits. */
const underWay = 400;
/** One mail of so many is a new one, the others are among the last that were. */
const newOneOf = 10;
const keptMails = 10_000;

const { messages, inboxes, file } = options();
let done = 0;
const now = Date.now();
/** Goes from thirty days ago to now while the mails come. */
const clock: Clock = {
  now: () => Math.round(now - spanMs * (1 - done / messages)),
  monotonic: () => performance.now(),
};

const makeId = idMaker();
const { store, stampClock } = await openStore({ url: `file:${file}`, authToken: null }, clock, makeId);
const pool = makeParserPool();
const digests = new WeakMap<Uint8Array, Promise<Digest>>();
/** What the bytes that are sent are a copy of. */
const originals = new WeakMap<Uint8Array, Uint8Array>();
const parser: Parser = {
  ...pool,
  async digest(raw) {
    const original = originals.get(raw) ?? raw;
    const known = digests.get(original) ?? pool.digest(original, 'fill');
    digests.set(original, known);
    const digest = await known;
    const { packed } = digest;
    // Whoever stores it leaves nothing of its bytes.
    return packed === null ? digest : { ...digest, packed: { ...packed, bytes: packed.bytes.slice() } };
  },
};
const waiters = new Waiters();
const receiver = mailReceiver({
  store,
  parser,
  waiters,
  meter: null,
  senderAuth: null,
  allowedDomains,
  makePostmaster: async () => null,
  deliveries: new Deliveries(clock),
  traffic: new Traffic(clock),
});
try {
  await fill(await makeInboxes(store));
} finally {
  await parser.close();
  await store.close();
}

async function makeInboxes(into: Store): Promise<Inbox[]> {
  const createdAt = await stampClock.read();
  const organization = (await into.organizationByName(defaultOrganizationName)) ?? {
    id: makeId('org', createdAt),
    name: defaultOrganizationName,
    createdAt,
  };
  await into.createOrganization(organization);
  const blocklist = makeBlocklist({ add: [], allow: [] });
  const useCases = inboxUseCases({
    store: into,
    waiters,
    parser,
    stampClock,
    makeId,
    allowedDomains,
    blocklist,
  });
  const made: Inbox[] = [];
  for (let index = 0; index < inboxes; index++) {
    const email = index === 0 ? `full@${domain}` : `tester${index}@${domain}`;
    const existing = await into.inboxes(organization.id, email, { limit: 10, cursor: null });
    const same = existing.items.find((inbox) => inbox.email === email);
    made.push(same ?? (await useCases.create(organization.id, { email })));
  }
  return made;
}

async function fill(made: readonly Inbox[]): Promise<void> {
  const random = randomFrom(now);
  const make = mailMaker(now);
  const started = performance.now();
  const kept: Buffer[] = [];
  let begun = 0;
  let makeCount = 0;
  let bytes = 0;
  let shownAt = started;
  const lane = async () => {
    while (begun < messages) {
      const index = begun++;
      // Exactly a tenth, evenly spread, and each another one.
      const isNew = index % newOneOf === 0 || kept.length < underWay;
      const inbox = index % 10 === 0 ? made[0]! : made[Math.floor(random() * made.length)]!;
      const address = random() < 0.2 ? inbox.email.replace('@', `+run${index % 500}@`) : inbox.email;
      const original = isNew
        ? make(address, new Date(clock.now())).raw
        : kept[Math.floor(random() * kept.length)]!;
      if (isNew) kept[makeCount++ % keptMails] = original;
      // The receiver takes what it is given.
      const raw = new Uint8Array(original);
      originals.set(raw, original);
      bytes += raw.byteLength;
      await receiver.receive(
        {
          mailFrom: 'bounces@sender.test',
          recipients: [{ inboxId: inbox.id, organizationId: inbox.organizationId, address }],
          remoteAddress: '192.0.2.1',
          helo: 'sender.test',
          tls: null,
          protocol: 'ESMTP',
        },
        raw,
      );
      done++;
      if (performance.now() - shownAt > 2_000 || done === messages) {
        shownAt = performance.now();
        show(done, (shownAt - started) / 1_000);
      }
    }
  };
  await Promise.all(Array.from({ length: underWay }, lane));
  const megabytes = Math.round(bytes / 1e6);
  console.log(`${messages} mails, ${megabytes} MB, in ${made.length} inboxes: ${file}`);
  console.log(`serve it: EMAIL_INBOX_DATABASE_URL=file:${file} npm start`);
}

function show(count: number, seconds: number): void {
  const rate = count / seconds;
  const left = Math.round((messages - count) / rate);
  const line = `${count} of ${messages}, ${Math.round(rate)} a second, ${left} s left`;
  process.stderr.write(process.stderr.isTTY ? `\r${line}   ` : `${line}\n`);
  if (count === messages && process.stderr.isTTY) process.stderr.write('\n');
}

function options(): { messages: number; inboxes: number; file: string } {
  const each = { type: 'string' } as const;
  const { values, wholeNumber } = commandLine(
    'npm run fill -- --messages COUNT [--inboxes COUNT] [--file PATH]',
    {
      options: { messages: each, inboxes: each, file: each },
    },
  );
  const count = (name: string, text: string): number => wholeNumber(name, text, 1, 999_999_999);
  const { messages = '', inboxes: boxes = '1000', file: path = 'data/filled.db' } = values;
  return { messages: count('messages', messages), inboxes: count('inboxes', boxes), file: path };
}
