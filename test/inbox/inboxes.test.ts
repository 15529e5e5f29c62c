import { expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { type InboxesOptions, inboxUseCases } from '../../src/inbox/inboxes.ts';
import { StampClock } from '../../src/inbox/stamp.ts';

function inboxes() {
  let expected = 0;
  const options = {
    store: { createInbox: async () => 'created', releaseAddress: async () => {} },
    parser: { expectMail: () => expected++ },
    stampClock: new StampClock(systemClock, 0),
    makeId: () => 'inb_1',
    allowedDomains: new Set(['inbox.test']),
    blocklist: { check: () => ({ blocked: false }) },
  };
  const useCases = inboxUseCases(options as unknown as InboxesOptions);
  return { ...useCases, timesExpected: () => expected };
}

test('who makes an inbox will be sent a mail: the parser is told to expect it', async () => {
  const { create, timesExpected } = inboxes();
  await create('org_1', { email: 'qa@inbox.test' });
  expect(timesExpected()).toBe(1);
});

test('an inbox that is refused, or made for a mail that is there, makes it expect none', async () => {
  const { create, makePostmaster, timesExpected } = inboxes();
  expect(() => create('org_1', { email: 'qa@elsewhere.test' })).toThrow(/elsewhere\.test|domain/);
  await makePostmaster('org_1', 'postmaster@inbox.test');
  expect(timesExpected()).toBe(0);
});
