import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { AppError } from '../../src/errors.ts';
import { limits } from '../../src/limits.ts';
import { indexText } from '../../src/mail/searchtext.ts';
import type { Statement } from '../../src/store/connection.ts';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { strangerHolding } from '../faults/stranger.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { removeTemporaryDirectories, startService, temporaryDirectory } from '../support/service.ts';
import { everything, newMail, places, sha256, stopServers, testStore, testWriter } from './temporary.ts';

afterAll(removeTemporaryDirectories);

/** Counts the transactions, and lets a test stand in their way. */
function watched(database: Database, before: (statements: readonly Statement[]) => void = () => {}) {
  const write = database.writeMails.bind(database);
  const sizes: number[] = [];
  database.writeMails = async (statements) => {
    sizes.push(statements.filter((one) => JSON.stringify(one).includes('INSERT INTO messages')).length);
    before(statements);
    return write(statements);
  };
  return sizes;
}

/** What a test takes from its disk and gives back, in bytes. */
const roomBytes = 1_000_000;

async function storedIds(file: string): Promise<unknown[]> {
  const client = createClient({ url: `file:${file}` });
  const { rows } = await client.execute('SELECT id FROM messages ORDER BY seq');
  client.close();
  return rows.map(({ id }) => id);
}

describe('group commit', () => {
  test('200 mails at once take a few transactions, and every acknowledged one is there', async () => {
    const { database, writer, inboxId, file } = await testWriter();
    const sizes = watched(database);
    const acknowledged = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        writer.append(newMail({ inboxId, digest: { subject: `Mail ${index}` } })),
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(200);
    expect(sizes.length).toBeLessThanOrEqual(Math.ceil(200 / limits.commitMailsMax) + 1);
    await database.close();
    expect(await storedIds(file)).toEqual(acknowledged.map(({ messageId }) => messageId));
  });

  test('mails that are read one after the other share a transaction, when they are announced', async () => {
    const { database, writer, inboxId } = await testWriter();
    const sizes = watched(database);
    const read = Array.from({ length: 3 }, () => writer.announceAppend());
    const stored: Promise<unknown>[] = [];
    for (const wasRead of read) {
      wasRead();
      stored.push(writer.append(newMail({ inboxId })));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(stored);
    expect(sizes).toEqual([3]);
    await database.close();
  });

  test('while one group is committed the next is handed over, and no third', async () => {
    const { database, writer, inboxId } = await testWriter();
    const write = database.writeMails.bind(database);
    const goOn: (() => void)[] = [];
    const begun: (() => void)[] = [];
    database.writeMails = (statements) => {
      begun.shift()?.();
      return new Promise((resolve) => goOn.push(() => resolve(write(statements))));
    };
    const isBegun = () => new Promise<void>((resolve) => begun.push(resolve));
    const stored: Promise<unknown>[] = [];
    for (const _ of ['first', 'second']) {
      const begins = isBegun();
      stored.push(writer.append(newMail({ inboxId })));
      await begins;
    }
    const third = isBegun();
    stored.push(writer.append(newMail({ inboxId })), writer.append(newMail({ inboxId })));
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(goOn).toHaveLength(2);
    goOn[0]!();
    await third;
    for (const release of goOn.slice(1)) release();
    await Promise.all(stored);
    expect(goOn).toHaveLength(3);
    await database.close();
  });

  test('receive times strictly increase in the order of arrival', async () => {
    const { database, writer, inboxId } = await testWriter();
    const stored = await Promise.all(Array.from({ length: 50 }, () => writer.append(newMail({ inboxId }))));
    const times = stored.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    await database.close();
  });

  test('a group has a bound in bytes', async () => {
    const { database, writer, inboxId } = await testWriter();
    const sizes = watched(database);
    const raw = Buffer.alloc(limits.commitPieceBytesMax);
    const mails = limits.commitBytesMax / limits.commitPieceBytesMax;
    await Promise.all(Array.from({ length: 2 * mails + 1 }, () => writer.append(newMail({ inboxId, raw }))));
    expect(sizes).toEqual([mails, mails, 1]);
    await database.close();
  });

  test('a large mail is written in pieces, between which small ones are committed', async () => {
    const { database, writer, inboxId, file } = await testWriter();
    const sizes = watched(database);
    const order: string[] = [];
    const large = newMail({ inboxId, raw: Buffer.alloc(5 * limits.commitPieceBytesMax) });
    const stored = writer.append(large).then(({ messageId }) => order.push('large') && messageId);
    for (let count = 0; count < 3; count++) {
      await writer.append(newMail({ inboxId }));
      order.push('small');
    }
    const messageId = await stored;
    expect(order).toEqual(['small', 'small', 'small', 'large']);
    // Five pieces without a message and four messages, none in the transaction of a piece.
    expect(sizes.filter((size) => size === 0)).toHaveLength(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(4);
    await database.close();
    expect((await storedIds(file)).at(-1)).toBe(messageId);
  });

  test('pieces of a mail that was refused are deleted, at once or at the next start', async () => {
    const { database, writer, inboxId, file } = await testWriter();
    let isFull = false;
    watched(database, (statements) => {
      const [{ sql }] = statements as [Statement];
      if (isFull || (sql.includes('INTO pieces') && statements[0]!.args[1] === 2)) {
        isFull ||= inboxId === failingFor;
        throw new AppError('storage_full', 'The storage is full.');
      }
    });
    let failingFor = '';
    const raw = Buffer.alloc(4 * limits.commitPieceBytesMax);
    const pieces = async () => Number((await database.query('SELECT count(*) FROM pieces'))[0]?.[0]);
    await expect(writer.append(newMail({ inboxId, raw }))).rejects.toMatchObject({ code: 'storage_full' });
    await writer.drain();
    expect(await pieces()).toBe(0);
    failingFor = inboxId;
    await expect(writer.append(newMail({ inboxId, raw }))).rejects.toMatchObject({ code: 'storage_full' });
    await writer.drain();
    expect(await pieces()).toBe(2);
    await database.close();
    await (await testStore(file)).store.close();
    const again = await openDatabase({ url: `file:${file}`, authToken: null }, systemClock);
    expect((await again.query('SELECT count(*) FROM pieces'))[0]).toEqual([0]);
    await again.close();
  });

  test('pieces of a mail whose commit was not answered stay, as it may be there', async () => {
    const { database, writer, inboxId } = await testWriter();
    const { writeMails } = database;
    database.writeMails = async (statements) => {
      const changes = await writeMails.call(database, statements);
      if (statements.some(({ sql }) => sql.includes('INTO messages')))
        throw new AppError('storage_unavailable', 'The storage does not answer.');
      return changes;
    };
    const raw = Buffer.alloc(2 * limits.commitPieceBytesMax, 'a');
    await expect(writer.append(newMail({ inboxId, raw }))).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
    await writer.drain();
    const rows = await database.query(
      'SELECT count(*), sum(length(bytes)) FROM pieces JOIN contents ON contents.pieces = pieces.mail',
    );
    expect(rows).toEqual([[2, raw.byteLength]]);
    await database.close();
  });

  test('a mail one of whose pieces is gone is not there, and can come again', async () => {
    const { database, writer, inboxId } = await testWriter();
    const { writeMails } = database;
    let isLost = false;
    database.writeMails = async (statements) => {
      if (!isLost && statements.some(({ sql }) => sql.includes('INTO messages'))) {
        isLost = true;
        await writeMails.call(database, [{ sql: 'DELETE FROM pieces WHERE position = 1', args: [] }]);
      }
      return writeMails.call(database, statements);
    };
    const raw = Buffer.alloc(3 * limits.commitPieceBytesMax, 'a');
    await expect(writer.append(newMail({ inboxId, raw }))).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
    await writer.drain();
    expect(await database.query('SELECT count(*) FROM messages')).toEqual([[0]]);
    expect(await database.query('SELECT count(*) FROM pieces')).toEqual([[0]]);
    await writer.append(newMail({ inboxId, raw }));
    expect(await database.query('SELECT count(*) FROM messages')).toEqual([[1]]);
    await database.close();
  });

  test('large mails that wait are refused together when the storage takes nothing', async () => {
    const { database, writer, inboxId } = await testWriter();
    let attempts = 0;
    database.writeMails = async () => {
      attempts += 1;
      throw new AppError('storage_unavailable', 'The storage does not answer.');
    };
    const raw = Buffer.alloc(2 * limits.commitPieceBytesMax);
    const all = await Promise.allSettled(
      Array.from({ length: 4 }, () => writer.append(newMail({ inboxId, raw }))),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    // The first piece of the first, and the attempt to delete it.
    expect(attempts).toBeLessThanOrEqual(2);
    await writer.drain();
    await database.close();
  });

  test('a group has a bound in searchable text, because nobody is served while it is indexed', async () => {
    const { database, writer, inboxId } = await testWriter();
    const sizes = watched(database);
    const digest = { searchText: 'word '.repeat(limits.commitTextCharsMax * 0.08) };
    await Promise.all(Array.from({ length: 5 }, () => writer.append(newMail({ inboxId, digest }))));
    expect(sizes).toEqual([2, 2, 1]);
    await database.close();
  });

  test('one mail that the database cannot take does not cost the others', async () => {
    const { database, writer, inboxId, file } = await testWriter();
    const outcomes = await Promise.allSettled(
      [inboxId, inboxId, 'inb_of_nobody', inboxId].map((id) => writer.append(newMail({ inboxId: id }))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect((outcomes[2] as PromiseRejectedResult).reason).toMatchObject({
      code: 'statement_failed',
      temporary: false,
    });
    await database.close();
    expect(await storedIds(file)).toHaveLength(3);
  });

  test('a queue that has no end is refused at its bound, for now', async () => {
    const { database, writer, inboxId } = await testWriter();
    const mail = newMail({ inboxId: 'inb_of_nobody' });
    const outcomes: Promise<unknown>[] = [];
    for (let index = 0; index < limits.commitQueueMailsMax; index++)
      outcomes.push(writer.append(mail).catch(() => {}));
    await expect(writer.append(newMail({ inboxId }))).rejects.toMatchObject({
      code: 'storage_unavailable',
      temporary: true,
    });
    await database.close();
    await Promise.all(outcomes);
  });

  test('closing the store commits what waits first', async () => {
    const { store, inbox, file } = await testStore();
    const { id } = await inbox('qa@inbox.test');
    const waiting = Array.from({ length: 30 }, () => store.append(newMail({ inboxId: id })));
    await store.close();
    expect(await storedIds(file)).toEqual((await Promise.all(waiting)).map(({ messageId }) => messageId));
  });
});

describe('a commit that fails', () => {
  test('refuses all of its mails for now, stores none, and the next one works', async () => {
    const { database, writer, inboxId, file } = await testWriter();
    const stranger = await strangerHolding(file);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => writer.append(newMail({ inboxId }))),
    );
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ reason: { code: 'storage_unavailable', temporary: true } });
    }
    await stranger.letGo();
    const { messageId } = await writer.append(newMail({ inboxId }));
    await database.close();
    expect(await storedIds(file)).toEqual([messageId]);
  });

  test('a storage that fails for long costs a handful of descriptors', async () => {
    const { database, writer, inboxId, file } = await testWriter();
    const stranger = await strangerHolding(file);
    const descriptors = () => readdirSync('/proc/self/fd').length;
    const before = descriptors();
    for (let index = 0; index < 300; index++) {
      await expect(writer.append(newMail({ inboxId }))).rejects.toMatchObject({
        code: 'storage_unavailable',
      });
    }
    expect(descriptors() - before).toBeLessThan(40);
    await stranger.letGo();
    await writer.append(newMail({ inboxId }));
    await database.close();
  });

  test('is seen at every door while it lasts, and heals by itself', async () => {
    const service = await startService();
    const { id } = await service.createInbox('qa@inbox.test');
    const send = () => deliver(service.smtp.port, { to: 'qa@inbox.test', mail: mailOf({}) });
    expect(await send()).toMatch(/^250 2\.0\.0/);
    const stranger = await strangerHolding(join(service.directory, 'inbox.db'));

    expect(await send()).toMatch(/^451 4\.3\.0/);
    expect((await service.api('GET', '/readyz', { key: null })).status).toBe(503);
    expect((await service.api('GET', '/healthz', { key: null })).status).toBe(200);
    const listed = await service.api('GET', `/api/v1/emailInbox/${id}/messages`);
    expect(listed.body.data).toHaveLength(1);
    const refused = await service.api('POST', '/api/v1/emailInbox', { json: { email: 'other@inbox.test' } });
    expect(refused.status).toBe(503);
    expect(Object.keys(refused.body)).toEqual(['message']);

    await stranger.letGo();
    expect(await send()).toMatch(/^250 2\.0\.0/);
    await expect.poll(async () => (await service.api('GET', '/readyz', { key: null })).status).toBe(200);
    expect((await service.api('GET', `/api/v1/emailInbox/${id}/messages`)).body.data).toHaveLength(2);
    await service.stop();
  });

  test('is also a file that was moved away while it is open: what goes into it would be gone at the next start', async () => {
    const service = await startService();
    await service.createInbox('qa@inbox.test');
    const send = () => deliver(service.smtp.port, { to: 'qa@inbox.test', mail: mailOf({}) });
    expect(await send()).toMatch(/^250 2\.0\.0/);
    const file = join(service.directory, 'inbox.db');
    renameSync(file, `${file}.away`);
    for (let again = 0; again < 3; again++) expect(await send()).toMatch(/^451 4\.3\.0/);
    const refused = await service.api('POST', '/api/v1/emailInbox', { json: { email: 'other@inbox.test' } });
    expect(refused.status).toBe(503);
    expect((await service.api('GET', '/readyz', { key: null })).status).toBe(503);
    expect(existsSync(file)).toBe(false);
    renameSync(`${file}.away`, file);
    expect(await send()).toMatch(/^250 2\.0\.0/);
    await service.stop();
  });
});

/** A small disk of its own, or null where this user may not mount one. */
async function smallDisk(): Promise<string | null> {
  const place = join(await temporaryDirectory(), 'disk');
  mkdirSync(place);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', place], { stdio: 'ignore' });
    return place;
  } catch {
    return null;
  }
}
const disk = await smallDisk();
if (disk === null) console.log('This user may not mount a file system: the full disk is not tried.');
afterAll(() => {
  if (disk !== null) execFileSync('umount', ['-l', disk]);
});

describe.runIf(disk !== null)('a full disk', () => {
  test('refuses mails with 452, goes on reading, and takes mails again when there is room', async () => {
    const ballast = join(disk!, 'ballast');
    writeFileSync(ballast, Buffer.alloc(roomBytes));
    const service = await startService({ directory: disk! });
    const { id } = await service.createInbox('qa@inbox.test');
    const mail = mailOf({ body: 'x'.repeat(70).concat('\r\n').repeat(1_500) });
    const send = () => deliver(service.smtp.port, { to: 'qa@inbox.test', mail });

    let accepted = 0;
    let reply = await send();
    while (reply.startsWith('250') && accepted < 100) {
      accepted++;
      reply = await send();
    }
    expect(accepted).toBeGreaterThan(3);
    expect(reply).toMatch(/^452 4\.3\.1/);
    for (let attempt = 0; attempt < 5; attempt++) expect(await send()).toMatch(/^452 4\.3\.1/);

    const list = async () => (await service.api('GET', `/api/v1/emailInbox/${id}/messages`)).body.data;
    expect(await list()).toHaveLength(accepted);
    const raw = await service.api('GET', `/api/v1/emailInbox/${id}/messages/${(await list())[0].id}/raw`);
    expect(raw.text).toContain('x'.repeat(70));

    unlinkSync(ballast);
    expect(await send()).toMatch(/^250 2\.0\.0/);
    expect(await list()).toHaveLength(accepted + 1);
    await service.stop();

    const again = await startService({ directory: disk! });
    expect((await again.api('GET', `/api/v1/emailInbox/${id}/messages`)).body.data).toHaveLength(
      accepted + 1,
    );
    await again.stop();
  });
});

describe.each(places)('$name', ({ testStore }) => {
  afterEach(stopServers);

  describe('what is stored comes back as it was', () => {
    test.each([0, 1, 2, 3, 4_095, 4_096, 65_537, 1_000_003, 20 * 1024 * 1024])(
      'raw bytes, %d of them',
      async (length) => {
        const { store, inbox } = await testStore();
        const { id } = await inbox('qa@inbox.test');
        const raw = new Uint8Array(length);
        let state = length + 1;
        for (let at = 0; at < length; at++) {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
          raw[at] = state >>> 24;
        }
        const { messageId } = await store.append(newMail({ inboxId: id, raw }));
        const message = await store.message(id, messageId);
        expect(message?.sizeBytes).toBe(length);
        expect(sha256(message!.raw)).toBe(sha256(raw));
        await store.close();
      },
    );

    test('a dozen mails that come together, of nearly a megabyte each', async () => {
      const { store, inbox } = await testStore();
      const { id } = await inbox('qa@inbox.test');
      const raws = Array.from({ length: 12 }, (_, index) => Buffer.alloc(1_000_000, index));
      const stored = await Promise.all(raws.map((raw) => store.append(newMail({ inboxId: id, raw }))));
      for (const [index, { messageId }] of stored.entries())
        expect(raws[index]!.equals((await store.message(id, messageId))!.raw)).toBe(true);
      await store.close();
    });

    test('a view into a larger buffer is stored without its surroundings', async () => {
      const { store, inbox } = await testStore();
      const { id } = await inbox('qa@inbox.test');
      const surroundings = Buffer.from('secret'.repeat(10));
      const { messageId } = await store.append(newMail({ inboxId: id, raw: surroundings.subarray(6, 12) }));
      expect(Buffer.from((await store.message(id, messageId))!.raw).toString()).toBe('secret');
      await store.close();
    });

    const texts: [string, string][] = [
      ['four-byte characters', '🔐 Ваш код 𠮷野家'],
      ['quotes and SQL', `'; DROP TABLE messages; -- "`],
      ['an empty text', ''],
      ['a hundred thousand letters', 'ä'.repeat(100_000)],
      ['combining marks', `e\u0301${'\u0300'.repeat(1_000)}`],
      ['a line of control characters', '\u0001\u0007\u001b[31m\u007f\u0085\u2028'],
    ];
    test.each(texts)('%s', async (_, text) => {
      const { store, inbox } = await testStore();
      const { id } = await inbox('qa@inbox.test');
      const digest = { subject: text, from: text, snippet: text, searchText: indexText(text), to: [text] };
      const { messageId } = await store.append(newMail({ inboxId: id, digest }));
      expect(await store.message(id, messageId)).toMatchObject({
        subject: text,
        from: text,
        snippet: text,
        to: [text],
      });
      await store.close();
    });

    test.each([
      ['NUL', 'before\u0000after'],
      ['a lone high surrogate', 'before\ud83dafter'],
      ['a lone low surrogate', 'before\udd10after'],
    ])('a text with %s is taken, its mail too, and what stands around it is found', async (_, text) => {
      const { store, inbox } = await testStore();
      const { id } = await inbox('qa@inbox.test');
      const digest = { subject: text, from: text, snippet: text, searchText: indexText(text), otp: '123456' };
      const { messageId } = await store.append(newMail({ inboxId: id, digest }));
      const message = await store.message(id, messageId);
      expect(message?.subject).toMatch(/^before.?after$/su);
      expect(
        (await store.messages(id, { ...everything, subject: 'before' }, { limit: 5, cursor: null })).items,
      ).toHaveLength(1);
      expect(
        (await store.messages(id, { ...everything, subject: 'after' }, { limit: 5, cursor: null })).items,
      ).toHaveLength(1);
      expect((await store.newestCode(id, { from: 'after', to: null, authenticated: false }))?.id).toBe(
        messageId,
      );
      await store.close();
    });
  });
});
