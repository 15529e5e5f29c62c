import { expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { type OtpOptions, type OtpSelection, otpUseCase } from '../../src/inbox/otp.ts';
import { StampClock } from '../../src/inbox/stamp.ts';
import { Traffic } from '../../src/inbox/traffic.ts';
import { Waiters } from '../../src/inbox/waiters.ts';
import { testStore } from '../store/temporary.ts';

const anyCode: OtpSelection = {
  from: null,
  to: null,
  since: null,
  withinMinutes: null,
  authenticated: false,
};

async function waiting() {
  let expected = 0;
  const { store, organizationId, inbox } = await testStore();
  const { id } = await inbox('qa@inbox.test');
  const otp = otpUseCase({
    store,
    inboxes: { find: store.inbox },
    parser: { expectMail: () => expected++ },
    waiters: new Waiters(),
    stampClock: new StampClock(systemClock, 0),
    allowedDomains: new Set(['inbox.test']),
    sendersChecked: false,
    traffic: new Traffic(systemClock),
    meter: null,
  } as unknown as OtpOptions);
  const ask = (patience: Parameters<typeof otp>[3]) => otp(organizationId, id, anyCode, patience);
  return { ask, timesExpected: () => expected, close: () => store.close() };
}

test('who waits for a code will be sent a mail: the parser is told to expect it', async () => {
  const { ask, timesExpected, close } = await waiting();
  await expect(ask(null)).rejects.toMatchObject({ code: 'otp_not_found' });
  expect(timesExpected()).toBe(0);
  const patience = { waitMs: 1, payer: 'key_1', signal: new AbortController().signal };
  await expect(ask(patience)).rejects.toMatchObject({ code: 'otp_not_found' });
  expect(timesExpected()).toBe(1);
  await close();
});
