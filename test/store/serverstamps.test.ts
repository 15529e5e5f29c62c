import { afterAll, afterEach, describe, expect } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { openDatabase } from '../../src/store/open.ts';
import { offsetsOf, ServerStamps } from '../../src/store/serverstamps.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { newMail, stopServers, serverTest as test, testServer, testStore } from './temporary.ts';

afterEach(stopServers);
afterAll(removeTemporaryDirectories);

describe('the stamps of a group', () => {
  test.each([
    ['no mail', [], []],
    ['mails for different inboxes', [['a'], ['b'], ['c']], [0, 0, 0]],
    ['mails for one inbox', [['a'], ['a'], ['a']], [0, 1, 2]],
    ['a mail for two of them', [['a'], ['b'], ['a', 'b'], ['b']], [0, 0, 1, 2]],
    ['one inbox under two addresses', [['a', 'a'], ['a']], [0, 1]],
    ['one that comes after a late one', [['a'], ['a'], ['b'], ['b']], [0, 1, 1, 2]],
  ])('of %s', (_, inboxIds, expected) => {
    expect(offsetsOf(inboxIds)).toEqual(expected);
  });
});

describe('a reading of the clock on a server', () => {
  test('is never before a stamp, and every later stamp is later, also in the same millisecond', async () => {
    const { url } = await testServer();
    const { store, inbox } = await testStore(url);
    const { id } = await inbox('qa@inbox.test');
    const database = await openDatabase({ url, authToken: null }, systemClock);
    const clock = new ServerStamps(database);
    for (let round = 0; round < 20; round++) {
      const before = await clock.read();
      const { receivedAt } = await store.append(newMail({ inboxId: id }));
      expect(receivedAt).toBeGreaterThan(before);
      expect(await clock.read()).toBeGreaterThanOrEqual(receivedAt);
    }
    await database.close();
    await store.close();
  });

  test('is shared by those who asked before it began, and by nobody who asked later', async () => {
    let asked = 0;
    let answer = () => {};
    const query = () => {
      asked++;
      return new Promise<unknown[][]>((resolve) => {
        answer = () => resolve([[asked]]);
      });
    };
    const clock = new ServerStamps({ query, writeMailsAndRead: async () => [] });
    const first = clock.read();
    await Promise.resolve();
    await Promise.resolve();
    const later = [clock.read(), clock.read()];
    expect(asked).toBe(1);
    answer();
    expect(await first).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    answer();
    expect(await Promise.all(later)).toEqual([2, 2]);
  });

  test('holds although the clock of the server steps back', async () => {
    const { url } = await testServer();
    const { store, inbox } = await testStore(url);
    const { id } = await inbox('qa@inbox.test');
    const database = await openDatabase({ url, authToken: null }, systemClock);
    const ahead = Date.now() + 60_000;
    await database.write([{ sql: 'UPDATE stamps SET last = ?', args: [ahead] }]);
    const clock = new ServerStamps(database);
    const reading = await clock.read();
    expect(reading).toBe(ahead);
    const { receivedAt, messageId } = await store.append(newMail({ inboxId: id }));
    expect(receivedAt).toBeGreaterThan(reading);
    expect(await store.newestMessageId(id)).toBe(messageId);
    await database.close();
    await store.close();
  });
});
