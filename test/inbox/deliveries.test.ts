import { describe, expect, test } from 'vitest';
import { Deliveries, type Refused } from '../../src/inbox/deliveries.ts';
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
    for (let count = 0; count < limits.deliveriesPerOrganizationMax + 50; count++)
      deliveries.noteRefused({ ...stranger, refusedRecipient: `x${count}@inbox.test` });
    const kept = deliveries.of(null);
    expect(kept.length).toBe(limits.deliveriesPerOrganizationMax);
    expect(kept[0]?.recipients[0]?.address).toBe(`x${limits.deliveriesPerOrganizationMax + 49}@inbox.test`);
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
