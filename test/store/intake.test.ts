/** Small mails that are read where they are committed: by real threads over real files, and what decides about it by itself. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { AppError } from '../../src/errors.ts';
import { StampClock } from '../../src/inbox/stamp.ts';
import type { Store } from '../../src/inbox/store.ts';
import { limits } from '../../src/limits.ts';
import { makeParserPool, type ParserPool } from '../../src/parser/pool.ts';
import type { MailIntake } from '../../src/store/connection.ts';
import { Intake } from '../../src/store/intake.ts';
import { mailOf } from '../support/sender.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { everything, makeId, newMail, sha256, testStore } from './temporary.ts';

afterAll(removeTemporaryDirectories);

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const codeMail = (code: string) =>
  bytesOf(mailOf({ subject: `Mail ${code}`, body: `Your verification code is ${code}.` }));
const firstPage = { limit: 100, cursor: null };

/** A store that reads mails. */
async function opened(at?: string) {
  const { store, inbox, file } = await testStore(at);
  const { id: inboxId, email: address } = await inbox(
    at === undefined ? 'qa@inbox.test' : 'other@inbox.test',
  );
  const envelopeTo = (to: string) => newMail({ inboxId: to, address }).envelope;
  // As over a socket, each mail has its own bytes.
  const unread = (raw: Uint8Array, to = inboxId) => ({ envelope: envelopeTo(to), raw: raw.slice() });
  expect(store.openIntake(1_000)).toBe(true);
  await isOpen(store);
  return { store, file, inboxId, unread };
}

const isOpen = (store: Store) =>
  vi.waitFor(() => expect(store.isIntakeOpenFor(1_000)).toBe(true), { timeout: 30_000 });

describe('a store that reads mails', () => {
  let parser: ParserPool;
  beforeAll(() => {
    parser = makeParserPool();
  });
  afterAll(() => parser.close());

  const mails: readonly (readonly [name: string, raw: Uint8Array])[] = [
    ['with a code', codeMail('482913')],
    ['without one', bytesOf(mailOf({ subject: 'Hello', body: 'Nothing to see.' }))],
    ['that does not shrink', bytesOf('Subject: x\r\n\r\ny\r\n')],
    ['without anything', bytesOf('')],
    [
      'with an attachment',
      bytesOf(
        'From: =?utf-8?q?J=C3=BCrgen?= <j@acme.test>\r\nTo: qa@inbox.test\r\nSubject: =?utf-8?b?w4RscA==?=\r\n' +
          'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n' +
          'Content-Type: text/html; charset=utf-8\r\n\r\n<p>Ihr Code: <b>739102</b></p>\r\n--b\r\n' +
          'Content-Type: text/plain; name=a.txt\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nHi\r\n--b--\r\n',
      ),
    ],
  ];

  test.each(mails)('keeps of one %s what it keeps on the long way', async (_name, raw) => {
    const { store, inboxId, unread } = await opened();
    const taken = await store.readAndAppend(unread(raw));
    const digest = await parser.digest(raw, 'one');
    const long = await store.append({ ...unread(raw), digest, sender: null });
    expect(taken).toEqual({ messageId: expect.stringMatching(/^msg_/), hasCode: digest.otp !== null });
    const kept = async (id: string) => {
      const { receivedAt, attachments, ...message } = (await store.message(inboxId, id))!;
      return {
        ...message,
        id: null,
        raw: sha256(message.raw),
        attachments: attachments.map((attachment) => ({ ...attachment, id: attachment.id.slice(0, 4) })),
      };
    };
    expect(await kept(taken!.messageId)).toEqual(await kept(long.messageId));
    expect((await store.message(inboxId, taken!.messageId))!.raw.byteLength).toBe(raw.byteLength);
    await store.close();
  });

  test('has them all in the order they came, each with a later stamp, and found by what they say', async () => {
    const { store, inboxId, unread } = await opened();
    const codes = Array.from({ length: 60 }, (_, at) => String(482_900 + at));
    const taken = await Promise.all(codes.map((code) => store.readAndAppend(unread(codeMail(code)))));
    const { items } = await store.messages(inboxId, everything, firstPage);
    expect(items.map(({ extractedOtp }) => extractedOtp).toReversed()).toEqual(codes);
    expect(items.map(({ id }) => id).toReversed()).toEqual(taken.map((mail) => mail!.messageId));
    const stamps = items.map(({ receivedAt }) => receivedAt).toReversed();
    expect(stamps).toEqual([...new Set(stamps)].sort((a, b) => a - b));
    const selection = { from: null, to: null, authenticated: false };
    expect((await store.newestCode(inboxId, selection))!.extractedOtp).toBe(codes.at(-1));
    await store.close();
  });

  test('has one for several inboxes and tags in each of them, found by its tag', async () => {
    const { store, inbox } = await testStore();
    const [one, other] = [await inbox('one@inbox.test'), await inbox('other@inbox.test')];
    expect(store.openIntake(1_000)).toBe(true);
    await isOpen(store);
    const { envelope } = newMail({ inboxId: one.id });
    const to = ({ id: inboxId, organizationId }: typeof one, address: string) => ({
      inboxId,
      organizationId,
      address,
    });
    const recipients = [
      to(one, 'one+a@inbox.test'),
      to(other, 'other@inbox.test'),
      to(one, 'one+b@inbox.test'),
    ];
    const mails = ['482913', '739102'].map((code, at) => ({
      envelope: { ...envelope, recipients: at === 0 ? recipients : recipients.slice(0, 1) },
      raw: codeMail(code),
    }));
    const taken = await Promise.all(mails.map((mail) => store.readAndAppend(mail)));
    const codeOf = async (inboxId: string, tag: string | null) =>
      (await store.newestCode(inboxId, { from: null, to: tag, authenticated: false }))?.extractedOtp;
    expect(await codeOf(one.id, null)).toBe('739102');
    expect(await codeOf(one.id, 'one+a@inbox.test')).toBe('739102');
    expect(await codeOf(one.id, 'one+b@inbox.test')).toBe('482913');
    expect(await codeOf(other.id, null)).toBe('482913');
    const ids = async (inboxId: string) =>
      (await store.messages(inboxId, everything, firstPage)).items.map(({ id }) => id);
    expect(await ids(one.id)).toEqual(taken.map((mail) => mail!.messageId).toReversed());
    expect(await ids(other.id)).toEqual([taken[0]!.messageId]);
    await store.close();
  });

  test('keeps the order also among mails that come the long way', async () => {
    const { store, inboxId, unread } = await opened();
    const sent = Array.from({ length: 40 }, async (_, at) => {
      const raw = codeMail(String(482_900 + at));
      if (at % 3 > 0) return (await store.readAndAppend(unread(raw)))!.messageId;
      const { envelope } = unread(raw);
      return (await store.append({ ...newMail({ inboxId }), envelope, raw })).messageId;
    });
    const ids = await Promise.all(sent);
    const { items } = await store.messages(inboxId, everything, firstPage);
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(ids));
    const stamps = items.map(({ receivedAt }) => receivedAt);
    expect(stamps).toEqual([...stamps].sort((a, b) => b - a));
    await store.close();
  });

  test('goes on behind mails that came the long way', async () => {
    const { store, inboxId, unread } = await opened();
    const take = async (code: string) => (await store.readAndAppend(unread(codeMail(code))))!.messageId;
    const first = await take('482901');
    const second = (await store.append({ ...newMail({ inboxId }), envelope: unread(bytesOf('')).envelope }))
      .messageId;
    const third = await take('482903');
    const { items } = await store.messages(inboxId, everything, firstPage);
    expect(items.map(({ id }) => id).toReversed()).toEqual([first, second, third]);
    expect(items[0]!.extractedOtp).toBe('482903');
    await store.close();
  });

  test('takes no mail that is larger, and none before it is open', async () => {
    const { store } = await testStore();
    expect(store.isIntakeOpenFor(1)).toBe(false);
    expect(store.openIntake(limits.intakeMailBytesMax + 1)).toBe(false);
    expect(store.openIntake(limits.intakeMailBytesMax)).toBe(true);
    await isOpen(store);
    expect(store.isIntakeOpenFor(limits.intakeMailBytesMax)).toBe(true);
    expect(store.isIntakeOpenFor(limits.intakeMailBytesMax + 1)).toBe(false);
    await store.close();
  });

  test('gives back one that cannot be read, and takes the others', async () => {
    const { store, inboxId, unread } = await opened();
    const deep = `${'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(120)}\r\nThe innermost.`;
    const taken = await Promise.all(
      [deep, mailOf({})].map((text) => store.readAndAppend(unread(bytesOf(text)))),
    );
    expect(taken).toEqual([null, expect.objectContaining({ hasCode: false })]);
    expect((await store.messages(inboxId, everything, firstPage)).items).toHaveLength(1);
    await store.close();
  });

  test('gives back those that the database does not take, and stores nothing of their commit', async () => {
    const { store, inboxId, unread } = await opened();
    const raw = codeMail('482913');
    const taken = await Promise.all([
      store.readAndAppend(unread(raw)),
      store.readAndAppend(unread(raw, 'inb_gone')),
      store.readAndAppend(unread(raw)),
    ]);
    expect(taken).toEqual([null, null, null]);
    expect((await store.messages(inboxId, everything, firstPage)).items).toEqual([]);
    // It goes on, and so does the long way.
    expect(await store.readAndAppend(unread(raw))).toMatchObject({ hasCode: true });
    await store.append({ ...unread(raw), digest: await parser.digest(raw, 'one'), sender: null });
    await store.close();
  });

  test('closes only when what it was given is stored', async () => {
    const { store, file, unread } = await opened();
    const given = Array.from({ length: 100 }, () => store.readAndAppend(unread(codeMail('482913'))));
    await store.close();
    const ids = (await Promise.all(given)).map((mail) => mail!.messageId);
    const again = await testStore(file);
    const organization = again.organizationId;
    const { items } = await again.store.inboxes(organization, null, firstPage);
    const stored = await again.store.messages(items[0]!.id, everything, firstPage);
    expect(stored.items.map(({ id }) => id).toReversed()).toEqual(ids);
    await again.store.close();
  });
});

describe('the intake', () => {
  /** Over a thread that takes what the test says. */
  function intakeOver(readAndCommit: MailIntake['readAndCommit']) {
    let isOpen = false;
    let nowMs = 0;
    const asked: string[] = [];
    const arrived: string[] = [];
    const clock = new StampClock(systemClock, 0);
    const intake = new Intake({
      intake: {
        isOpen: () => isOpen,
        open() {
          asked.push('open');
          isOpen = true;
          return true;
        },
        close() {
          asked.push('close');
          isOpen = false;
        },
        readAndCommit,
      },
      stamp: (inboxIds) => {
        const receivedAt = clock.stamp(inboxIds);
        return { receivedAt, messageId: makeId('msg', receivedAt) };
      },
      pollCache: { arrived: (ids) => void arrived.push(...ids) },
      clock: { monotonic: () => nowMs },
    });
    const shut = () => {
      isOpen = false;
    };
    const pass = (ms: number) => {
      nowMs += ms;
      vi.advanceTimersByTime(ms);
    };
    return { intake, asked, arrived, shut, pass };
  }

  const mail = () => ({ envelope: newMail({ inboxId: 'inb_1' }).envelope, raw: codeMail('482913') });
  const taking = (readMs: number): MailIntake['readAndCommit'] => {
    return async (mails) => ({ hasCode: mails.map(() => true), readMs });
  };

  test('gives the mails of a turn together, up to a bound', async () => {
    const sizes: number[] = [];
    const { intake } = intakeOver((mails) => {
      sizes.push(mails.length);
      return taking(1)(mails);
    });
    intake.openFor(1);
    const count = limits.intakeMailsMax + 3;
    await Promise.all(Array.from({ length: count }, () => intake.readAndAppend(mail())));
    expect(sizes).toEqual([limits.intakeMailsMax, 3]);
    await intake.drain();
  });

  test('gives a mail back that comes when it has closed, or that was not read', async () => {
    const unread: MailIntake['readAndCommit'] = async (mails) => ({
      hasCode: mails.map(() => null),
      readMs: 0,
    });
    const { intake, shut } = intakeOver(unread);
    intake.openFor(1);
    expect(await intake.readAndAppend(mail())).toBeNull();
    shut();
    expect(await intake.readAndAppend(mail())).toBeNull();
    expect(intake.arrivedBytes).toBe(0);
    await intake.drain();
  });

  test('refuses what a full or a broken disk did not take, and gives back what it alone might be to blame for', async () => {
    let error: Error = new AppError('storage_full', 'The disk is full.');
    const { intake, arrived } = intakeOver(() => Promise.reject(error));
    intake.openFor(1);
    await expect(intake.readAndAppend(mail())).rejects.toBe(error);
    error = new AppError('statement_failed', 'It could not take this.');
    expect(await intake.readAndAppend(mail())).toBeNull();
    // After a failure as well: nobody knows what reached the disk.
    expect(arrived).toEqual(['inb_1', 'inb_1']);
    await intake.drain();
  });

  test('ends when there has been little to do for a while, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { intake, asked, pass } = intakeOver(taking(500));
      intake.openFor(1);
      for (let ms = 0; ms < 2 * limits.intakeRestMs; ms += limits.parserLoadMs) {
        await intake.readAndAppend(mail());
        pass(limits.parserLoadMs);
      }
      expect(asked).toEqual(['open']);
      pass(limits.intakeRestMs - limits.parserLoadMs);
      expect(asked).toEqual(['open']);
      pass(2 * limits.parserLoadMs);
      expect(asked).toEqual(['open', 'close']);
      pass(limits.intakeRestMs * 2);
      intake.openFor(1);
      expect(asked).toEqual(['open', 'close', 'open']);
      await intake.drain();
    } finally {
      vi.useRealTimers();
    }
  });
});
