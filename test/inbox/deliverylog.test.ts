/** Delivery attempts on their way to a real database, and back. */
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Refused } from '../../src/inbox/attempts.ts';
import { Deliveries } from '../../src/inbox/deliveries.ts';
import { DeliveryLog } from '../../src/inbox/deliverylog.ts';
import type { Store } from '../../src/inbox/store.ts';
import { limits } from '../../src/limits.ts';
import { makeId, places, stopServers } from '../store/temporary.ts';
import { removeTemporaryDirectories } from '../support/service.ts';

afterEach(stopServers);
afterAll(removeTemporaryDirectories);

const stranger: Refused = {
  reason: 'no_such_inbox',
  remoteAddress: '192.0.2.1',
  helo: 'acme.test',
  mailFrom: 'a@acme.test',
  recipients: [],
  refusedRecipient: 'x@inbox.test',
  tls: null,
};

function bookOver(store: Store, retentionDays = 0) {
  const time = { now: Date.UTC(2026, 10, 20), monotonic: 0 };
  const clock = { now: () => time.now++, monotonic: () => time.monotonic };
  const warnings: string[] = [];
  const logger = { warn: (_: object, message: string) => void warnings.push(message) };
  const deliveries = new Deliveries(clock);
  const book = new DeliveryLog({ deliveries, store, clock, makeId, retentionDays, logger });
  return { deliveries, book, time, warnings };
}

describe.each(places)('delivery attempts $name', ({ testStore }) => {
  test('are there after a restart, newest first, each as it was', async () => {
    const { store, file, organizationId } = await testStore();
    const before = bookOver(store);
    const recipient = { inboxId: 'inb_1', organizationId, address: 'qa+\u0000tag@inbox.test' };
    const { reason: _, refusedRecipient: __, ...about } = stranger;
    before.deliveries.noteAccepted({ ...about, recipients: [recipient], messageId: 'msg_1', sizeBytes: 7 });
    before.deliveries.noteRefused(stranger);
    before.deliveries.noteRefused({
      ...stranger,
      reason: 'too_big',
      refusedRecipient: null,
      recipients: [recipient],
    });
    before.deliveries.noteTurnedAway({ remoteAddress: '192.0.2.9', reason: 'too_many_connections' });
    const [own, none] = [await before.book.of(organizationId), await before.book.of(null)];
    expect(own.map(({ reason }) => reason)).toEqual(['too_big', null]);
    await before.book.stop();
    await store.close();

    const again = await testStore(file);
    const after = bookOver(again.store);
    const known = (attempts: readonly object[]) =>
      attempts.map((one) => ({ ...one, id: expect.any(String) }));
    expect(await after.book.of(organizationId)).toEqual(known(own));
    expect(await after.book.of(null)).toEqual(known(none));
    expect((await after.book.all()).map(({ reason }) => reason)).toEqual([
      'too_many_connections',
      'too_big',
      'no_such_inbox',
      null,
    ]);
    expect((await after.book.of(organizationId))[0]?.recipients[0]?.address).toBe('qa+\u0000tag@inbox.test');
    await after.book.stop();
    await again.store.close();
  });

  test('are seen once and not twice while they move from memory to the disk', async () => {
    const { store } = await testStore();
    const { deliveries, book } = bookOver(store);
    for (let count = 0; count < 3; count++) deliveries.noteRefused(stranger);
    const [during] = await Promise.all([book.of(null), book.write(), book.write()]);
    deliveries.noteRefused(stranger);
    const [before, , after] = await Promise.all([book.of(null), book.write(), book.all()]);
    expect([during.length, before.length, after.length]).toEqual([3, 4, 4]);
    await book.stop();
    await store.close();
  });

  test('are no more on the disk than are shown, of each organization and kind', async () => {
    const { store } = await testStore();
    const { deliveries, book } = bookOver(store);
    const bound = limits.deliveriesPerRingMax;
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < bound - 1; count++)
        deliveries.noteRefused({ ...stranger, refusedRecipient: `${round}.${count}@inbox.test` });
      for (let count = 0; count < limits.turnedAwayPerRingMax; count++)
        deliveries.noteTurnedAway({
          remoteAddress: `10.0.${round}.${count}`,
          reason: 'too_many_connections',
        });
      await book.write();
    }
    const kept = await store.attemptsOf(null);
    expect(kept.filter(({ reason }) => reason === 'no_such_inbox')).toHaveLength(bound);
    expect(kept.filter(({ reason }) => reason !== 'no_such_inbox')).toHaveLength(limits.turnedAwayPerRingMax);
    expect((await store.lastAttempts(1_000)).length).toBe(bound + limits.turnedAwayPerRingMax);
    await book.stop();
    await store.close();
  });

  test('go when they are old, as soon as the mails at the latest, and beyond a bound for all of them', async () => {
    const { store } = await testStore();
    const { deliveries, book, time } = bookOver(store, 2);
    deliveries.noteRefused(stranger);
    await book.write();
    time.now += 3 * 86_400_000;
    time.monotonic += limits.deliveriesPruneMs - 1;
    deliveries.noteRefused({ ...stranger, refusedRecipient: 'newer@inbox.test' });
    await book.write();
    expect(await store.attemptsOf(null)).toHaveLength(2);
    time.monotonic += 1;
    await book.write();
    const left = await store.attemptsOf(null);
    expect(left.map(({ recipients }) => recipients[0]?.address)).toEqual(['newer@inbox.test']);
    await store.pruneAttempts(0, 0);
    expect(await store.attemptsOf(null)).toEqual([]);
    await book.stop();
    await store.close();
  });

  test('that cannot be written are still seen, said once a try, and written when they can be', async () => {
    const { store } = await testStore();
    let isFull = true;
    const { deliveries, book, warnings } = bookOver({
      ...store,
      keepAttempts: (attempts) => (isFull ? Promise.reject(new Error('full')) : store.keepAttempts(attempts)),
    });
    deliveries.noteRefused(stranger);
    await book.write();
    expect(warnings).toHaveLength(1);
    expect(await book.of(null)).toHaveLength(1);
    isFull = false;
    await book.write();
    expect(await store.attemptsOf(null)).toHaveLength(1);
    expect(await book.of(null)).toHaveLength(1);
    await book.stop();
    await store.close();
  });

  test('of many organizations are written in pieces', async () => {
    const { store } = await testStore();
    const sizes: number[] = [];
    const { deliveries, book } = bookOver({
      ...store,
      keepAttempts: (attempts) => {
        sizes.push(attempts.length);
        return store.keepAttempts(attempts);
      },
    });
    for (let count = 0; count < 1_200; count++) {
      const recipient = { inboxId: 'inb', organizationId: `org_${count % 10}`, address: 'qa@inbox.test' };
      deliveries.noteRefused({ ...stranger, recipients: [recipient], refusedRecipient: null });
    }
    await book.stop();
    expect(sizes).toEqual([500, 500, 200]);
    expect(await store.attemptsOf('org_3')).toHaveLength(120);
    await store.close();
  });
});
