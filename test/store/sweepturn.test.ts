/** Several processes at one database, of which one deletes what need not be held any more. */
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, expect } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { startExpiry } from '../../src/inbox/expire.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { newMail, serverTest, stopServers, testServer, testStore } from './temporary.ts';

afterEach(stopServers);
afterAll(removeTemporaryDirectories);

serverTest('it is taken by one, kept by it, and free again at its end or when it is over', async () => {
  const { url } = await testServer();
  const [one, other] = [(await testStore(url)).store, (await testStore(url)).store];
  expect(await one.sweepTurn!.take(1_000, 2_000)).toBe(true);
  expect(await other.sweepTurn!.take(1_500, 2_500)).toBe(false);
  expect(await one.sweepTurn!.take(1_900, 2_900)).toBe(true);
  await other.sweepTurn!.end();
  expect(await other.sweepTurn!.take(2_500, 3_500)).toBe(false);
  expect(await other.sweepTurn!.take(2_900, 3_900)).toBe(true);
  await other.sweepTurn!.end();
  expect(await one.sweepTurn!.take(3_000, 4_000)).toBe(true);
  await one.close();
  await other.close();
});

serverTest('three that sweep at once delete no more than one would', async () => {
  const { url } = await testServer();
  const { store, inbox } = await testStore(url);
  const { id } = await inbox('qa@inbox.test');
  const mail = () =>
    newMail({ inboxId: id, raw: Buffer.from(`Subject: x\r\n\r\n${randomBytes(6_000).toString('base64')}`) });
  for (let sent = 0; sent < 200; sent += 50)
    await Promise.all(Array.from({ length: 50 }, () => store.append(mail())));
  const stores = [store, (await testStore(url)).store, (await testStore(url)).store];
  const bytesMax = Math.round((await store.usedBytes()) * 0.8);
  const stampClock = { read: async () => Date.now() };
  const logger = { info() {}, error() {} };
  await Promise.all(
    stores.map(async (of) => {
      const expiry = startExpiry({ store: of, stampClock, clock: systemClock, days: 0, bytesMax, logger });
      await expiry.sweep();
      await expiry.stop();
    }),
  );
  const { count } = await store.oldestMails(1);
  expect(count).toBeGreaterThan(140);
  expect(count).toBeLessThan(170);
  for (const of of stores) await of.close();
});
