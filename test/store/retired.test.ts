import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { removeTemporaryDirectories } from '../support/service.ts';
import { places, stopServers } from './temporary.ts';

afterAll(removeTemporaryDirectories);

describe.each(places)('$name', ({ testStore }) => {
  afterEach(stopServers);

  test('retired addresses are told with whose they were, live and unknown ones are not', async () => {
    const { store, organizationId, inbox } = await testStore();
    const gone = await inbox('gone@inbox.test');
    await inbox('here@inbox.test');
    await store.retireInbox(organizationId, gone.id, 5);
    const found = await store.retired(['gone@inbox.test', 'here@inbox.test', 'never@inbox.test', "'; --"]);
    expect([...found]).toEqual([['gone@inbox.test', organizationId]]);
    expect((await store.retired([])).size).toBe(0);
    await store.close();
  });

  test('a mailbox is told with whose it is', async () => {
    const { store, organizationId, inbox } = await testStore();
    const { id } = await inbox('qa@inbox.test');
    expect(await store.mailbox('qa@inbox.test')).toEqual({ inboxId: id, organizationId });
    await store.close();
  });
});
