import { describe, expect, test } from 'vitest';
import type { Refused } from '../../src/inbox/attempts.ts';
import { Deliveries } from '../../src/inbox/deliveries.ts';
import { limits } from '../../src/limits.ts';

let time = 0;
const clock = { now: () => time++ };
const about = { remoteAddress: '192.0.2.1', helo: 'acme.test', mailFrom: 'a@acme.test', tls: null };
const to = (organizationId: string, address = 'qa@inbox.test') => ({
  inboxId: `inb_of_${organizationId}`,
  organizationId,
  address,
});
const stranger: Refused = {
  ...about,
  reason: 'no_such_inbox',
  recipients: [],
  refusedRecipient: 'x@inbox.test',
};

describe('the last attempts', () => {
  test('belong to the organizations of their recipients, each of which sees only its own of them', () => {
    const deliveries = new Deliveries(clock);
    const recipients = [to('a', 'one@inbox.test'), to('b', 'two@inbox.test')];
    deliveries.noteAccepted({ ...about, recipients, messageId: 'msg_1', sizeBytes: 10 });
    expect(deliveries.of('a').map((one) => one.recipients)).toEqual([
      [{ address: 'one@inbox.test', inboxId: 'inb_of_a' }],
    ]);
    expect(JSON.stringify(deliveries.of('b'))).not.toContain('one@');
    expect(deliveries.of('c')).toEqual([]);
  });

  test('to nobody belong to nobody, and are found there', () => {
    const deliveries = new Deliveries(clock);
    deliveries.noteRefused(stranger);
    expect(deliveries.of('a')).toEqual([]);
    expect(deliveries.of(null)).toMatchObject([
      { reason: 'no_such_inbox', recipients: [{ address: 'x@inbox.test', inboxId: null }] },
    ]);
  });

  test('are the newest first, and no more than are kept', () => {
    const deliveries = new Deliveries(clock);
    for (let count = 0; count < limits.deliveriesPerRingMax + 50; count++)
      deliveries.noteRefused({ ...stranger, refusedRecipient: `x${count}@inbox.test` });
    const kept = deliveries.of(null);
    expect(kept.length).toBe(limits.deliveriesPerRingMax);
    expect(kept[0]?.recipients[0]?.address).toBe(`x${limits.deliveriesPerRingMax + 49}@inbox.test`);
    expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).toSorted((a, b) => b - a));
  });

  test('that were accepted drive none out that were refused, nor do those of another organization', () => {
    const deliveries = new Deliveries(clock);
    deliveries.noteRefused({ ...stranger, reason: 'too_big', recipients: [to('a')], refusedRecipient: null });
    for (let count = 0; count < 1_000; count++) {
      deliveries.noteAccepted({ ...about, recipients: [to('a')], messageId: `msg_${count}`, sizeBytes: 1 });
      deliveries.noteRefused({
        ...stranger,
        reason: 'too_big',
        recipients: [to('b')],
        refusedRecipient: null,
      });
    }
    expect(deliveries.of('a').filter(({ reason }) => reason === 'too_big')).toHaveLength(1);
  });

  test('are forgotten for the organization that was quiet the longest, once there are too many', () => {
    const deliveries = new Deliveries(clock);
    const note = (organizationId: string) =>
      deliveries.noteAccepted({
        ...about,
        recipients: [to(organizationId)],
        messageId: 'msg_1',
        sizeBytes: 1,
      });
    for (let count = 0; count < limits.deliveryOrganizationsMax; count++) note(`org_${count}`);
    note('org_0');
    note('org_new');
    expect(deliveries.of('org_0')).toHaveLength(2);
    expect(deliveries.of('org_1')).toEqual([]);
  });

  test('keep no more of what a stranger wrote than an address may be long', () => {
    const deliveries = new Deliveries(clock);
    deliveries.noteRefused({ ...stranger, refusedRecipient: 'x'.repeat(4_000) });
    expect(deliveries.of(null)[0]?.recipients[0]?.address).toHaveLength(limits.addressOctetsMax);
    const recipients = Array.from({ length: 100 }, (_, index) => to('a', `${index}@inbox.test`));
    deliveries.noteAccepted({ ...about, recipients, messageId: 'msg_1', sizeBytes: 1 });
    const [attempt] = deliveries.of('a');
    expect(attempt?.recipients).toHaveLength(limits.deliveryRecipientsMax);
    expect(attempt?.recipientCount).toBe(100);
  });
});

describe('clients that are turned away', () => {
  const client = { remoteAddress: '192.0.2.7', reason: 'too_many_from_address' } as const;

  test('are one entry each, however often they come, with how often that was', () => {
    const deliveries = new Deliveries(clock);
    for (let count = 0; count < 1_000; count++) deliveries.noteTurnedAway(client);
    deliveries.noteTurnedAway({ ...client, remoteAddress: '192.0.2.8' });
    expect(deliveries.of(null).map(({ remoteAddress, times }) => [remoteAddress, times])).toEqual([
      ['192.0.2.8', 1],
      ['192.0.2.7', 1_000],
    ]);
  });

  test('are no more than fit, and drive out no mail that was refused', () => {
    const deliveries = new Deliveries(clock);
    deliveries.noteRefused(stranger);
    for (let count = 0; count < 5_000; count++)
      deliveries.noteTurnedAway({ ...client, remoteAddress: `10.0.${count >> 8}.${count & 255}` });
    const kept = deliveries.of(null);
    expect(kept).toHaveLength(limits.turnedAwayPerRingMax + 1);
    expect(kept[0]?.remoteAddress).toBe('10.0.19.135');
    expect(kept.at(-1)?.reason).toBe('no_such_inbox');
  });

  test('are a new entry after a while', () => {
    let now = 0;
    const deliveries = new Deliveries({ now: () => now });
    deliveries.noteTurnedAway(client);
    deliveries.take((at) => `dlv_${at}`);
    deliveries.written();
    now = limits.turnedAwayMs;
    deliveries.noteTurnedAway(client);
    expect(deliveries.take((at) => `dlv_${at}`)).toMatchObject([{ id: `dlv_${now}`, times: 1 }]);
  });
});

describe('what is taken to be written down', () => {
  const ids = () => {
    let made = 0;
    return () => `dlv_${made++}`;
  };

  test('is seen until it is written, and is then gone from memory', () => {
    const deliveries = new Deliveries(clock);
    deliveries.noteRefused(stranger);
    const [taken] = deliveries.take(ids());
    expect(deliveries.of(null)).toEqual([taken]);
    expect(taken?.id).toBe('dlv_0');
    deliveries.written();
    expect(deliveries.all()).toEqual([]);
  });

  test('comes back with its id when it could not be written, within the same bounds', () => {
    const deliveries = new Deliveries(clock);
    const makeId = ids();
    for (let count = 0; count < limits.deliveriesPerRingMax; count++) deliveries.noteRefused(stranger);
    deliveries.noteTurnedAway({ remoteAddress: '192.0.2.7', reason: 'too_many_connections' });
    deliveries.take(makeId);
    deliveries.noteRefused({ ...stranger, refusedRecipient: 'newest@inbox.test' });
    deliveries.notWritten();
    const again = deliveries.take(makeId);
    expect(again).toHaveLength(limits.deliveriesPerRingMax + 1);
    expect(again.at(-1)?.recipients[0]?.address).toBe('newest@inbox.test');
    expect(again[0]?.id).toBe('dlv_1');
    expect(again.map(({ at }) => at)).toEqual(again.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  test('of a client that comes again is written again under the id it has', () => {
    const deliveries = new Deliveries(clock);
    const makeId = ids();
    const client = { remoteAddress: '192.0.2.7', reason: 'too_many_connections' } as const;
    deliveries.noteTurnedAway(client);
    const [first] = deliveries.take(makeId);
    deliveries.noteTurnedAway(client);
    deliveries.written();
    expect(deliveries.take(makeId)).toMatchObject([{ id: first?.id, times: 2 }]);
    deliveries.written();
    expect(deliveries.take(makeId)).toEqual([]);
  });
});

describe('whoever listens', () => {
  test('hears of the own organization and of strays, until it listens no more', () => {
    const deliveries = new Deliveries(clock);
    let heard = 0;
    const stop = deliveries.listen('a', () => {
      heard++;
    });
    deliveries.noteAccepted({ ...about, recipients: [to('b')], messageId: 'msg_1', sizeBytes: 1 });
    expect(heard).toBe(0);
    deliveries.noteAccepted({ ...about, recipients: [to('a')], messageId: 'msg_2', sizeBytes: 1 });
    deliveries.noteRefused(stranger);
    expect(heard).toBe(2);
    stop();
    deliveries.noteRefused(stranger);
    expect(heard).toBe(2);
  });

  test('is let go at the stop', () => {
    const deliveries = new Deliveries(clock);
    const seen: boolean[] = [];
    deliveries.listen('a', () => seen.push(deliveries.isClosed));
    deliveries.close();
    expect(seen).toEqual([true]);
  });
});
