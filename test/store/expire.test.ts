import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { startExpiry } from '../../src/inbox/expire.ts';
import { StampClock } from '../../src/inbox/stamp.ts';
import { seeded } from '../support/seeded.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { everything, newMail, places, stopServers } from './temporary.ts';

afterAll(removeTemporaryDirectories);

const page = { limit: 100, cursor: null };

describe.each(places)('$name', ({ name, testStore }) => {
  afterEach(stopServers);

  test('the oldest mails go first, with everything that hangs on them', async () => {
    const { store, inbox } = await testStore();
    const { id } = await inbox('qa@inbox.test');
    const attachments = [{ filename: 'a.txt', contentType: 'text/plain', sizeBytes: 1, contentId: null }];
    const sent = [];
    for (const otp of ['111111', '222222', '333333']) {
      const digest = { otp, subject: `code ${otp}`, searchText: `word${otp}`, attachments };
      sent.push(await store.append(newMail({ inboxId: id, digest })));
    }

    expect(await store.expire(null, 2)).toBe(2);

    const left = await store.messages(id, everything, page);
    expect(left.items.map(({ id: messageId }) => messageId)).toEqual([sent[2]!.messageId]);
    expect(await store.message(id, sent[0]!.messageId)).toBeNull();
    expect((await store.newestCode(id, { from: null, to: null, authenticated: false }))?.extractedOtp).toBe(
      '333333',
    );
    expect((await store.message(id, sent[2]!.messageId))?.attachments).toHaveLength(1);
    expect(await store.expire(null, 10)).toBe(1);
    expect(await store.newestCode(id, { from: null, to: 'qa@inbox.test', authenticated: false })).toBeNull();
    expect(await store.expire(null, 10)).toBe(0);
    await store.close();
  });

  test('only mails received before the given moment go', async () => {
    const { store, inbox } = await testStore();
    const { id } = await inbox('qa@inbox.test');
    const first = await store.append(newMail({ inboxId: id }));
    const second = await store.append(newMail({ inboxId: id }));
    expect(await store.expire(first.receivedAt, 10)).toBe(0);
    expect(await store.expire(second.receivedAt, 10)).toBe(1);
    await store.close();
  });

  test('a mail in several inboxes is gone from each, and retired addresses stay taken', async () => {
    const { store, inbox } = await testStore();
    const one = await inbox('one@inbox.test');
    const two = await inbox('two@inbox.test');
    const mail = newMail({ inboxId: one.id, address: 'one@inbox.test' });
    const recipients = [
      ...mail.envelope.recipients,
      { inboxId: two.id, organizationId: two.organizationId, address: 'two@inbox.test' },
    ];
    await store.append({ ...mail, envelope: { ...mail.envelope, recipients } });
    await store.retireInbox(two.organizationId, two.id, 1);
    expect(await store.expire(null, 10)).toBe(1);
    expect((await store.messages(one.id, everything, page)).items).toEqual([]);
    expect(await store.createInbox({ ...two, id: 'inb_other' })).toBe('taken');
    await store.close();
  });

  test('the pages of deleted mails are given back', async () => {
    const { store, inbox } = await testStore();
    const { id } = await inbox('qa@inbox.test');
    const raw = Buffer.alloc(200_000, 65);
    for (let count = 0; count < 20; count++) await store.append(newMail({ inboxId: id, raw }));
    const full = await store.usedBytes();
    expect(full).toBeGreaterThan(4_000_000);
    expect(await store.expire(null, 20)).toBe(20);
    expect(await store.usedBytes()).toBeLessThan(full / 4);
    // A server keeps them for what comes.
    expect(await store.giveBack(10)).toBe(name === 'in a file');
    while (await store.giveBack(200)) {
      // Until nothing is left to give.
    }
    expect(await store.giveBack(200)).toBe(false);
    await store.close();
  });

  test('the search index shrinks with the mails that are deleted', async () => {
    const { store, inbox } = await testStore();
    const { id } = await inbox('qa@inbox.test');
    const { text } = seeded(7);
    const words = () => Array.from({ length: 4_000 }, () => text('abcdefghijklmnop', 8)).join(' ');
    for (let count = 0; count < 20; count++) {
      await store.append(newMail({ inboxId: id, digest: { searchText: words() } }));
    }
    const full = await store.usedBytes();
    for (let round = 0; round < 16; round++) {
      await store.expire(null, 1);
      await store.mergeIndex(200);
    }
    for (let round = 0; round < 20; round++) await store.mergeIndex(200);
    expect(await store.usedBytes()).toBeLessThan(full / 2);
    expect((await store.messages(id, everything, page)).items).toHaveLength(4);
    await store.close();
  });

  test.each([
    ['of which nothing is found by search', 100_000, 0],
    ['of words that never come again, most of which the index holds', 20_000, 20_000],
  ])('no more mails go than have to: %s', async (_, bytes, searched) => {
    const { store, inbox } = await testStore();
    const { id } = await inbox('qa@inbox.test');
    const { text } = seeded(11);
    const written = (length: number) => text('abcdefghijklmnopqrstuvwxyz0123456789 ', length);
    const mail = () => ({ raw: Buffer.from(written(bytes)), digest: { searchText: written(searched) } });
    const empty = await store.usedBytes();
    for (let count = 0; count < 12; count++) await store.append(newMail({ inboxId: id, ...mail() }));
    const room = Math.round(((await store.usedBytes()) - empty) / 2);
    const expiry = startExpiry({
      store,
      stampClock: new StampClock(systemClock, 0),
      clock: systemClock,
      days: 0,
      bytesMax: empty + room,
      logger: { info: () => {}, error: () => {} },
    });
    await expiry.sweep();
    await expiry.stop();
    const { length } = (await store.messages(id, everything, page)).items;
    expect(length).toBeGreaterThanOrEqual(4);
    expect(length).toBeLessThanOrEqual(7);
    expect(await store.usedBytes()).toBeLessThanOrEqual((empty + room) * 1.02);
    await store.close();
  });
});
