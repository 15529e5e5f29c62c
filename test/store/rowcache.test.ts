import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { OwnCacheVersion } from '../../src/store/cacheversion.ts';
import { RowCache } from '../../src/store/rowcache.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { source } from './source.ts';
import { makeId, places, stopServers } from './temporary.ts';

afterAll(removeTemporaryDirectories);

describe('a remembered row', () => {
  test('is read once, and again after anything was written', async () => {
    const version = new OwnCacheVersion();
    const rows = new RowCache<{ value: number }>(version, 10);
    const from = source({ value: 1 });
    await rows.get('a', from.load);
    await rows.get('a', from.load);
    expect(from.count).toBe(1);
    version.changed();
    from.answer = { value: 2 };
    expect(await rows.get('a', from.load)).toEqual({ value: 2 });
  });

  test('that is not there is asked for every time', async () => {
    const rows = new RowCache<{ value: number }>(new OwnCacheVersion(), 10);
    const from = source(null);
    await rows.get('a', from.load);
    await rows.get('a', from.load);
    expect(from.count).toBe(2);
  });

  test('that was being read while something was written is not kept', async () => {
    const version = new OwnCacheVersion();
    const rows = new RowCache<{ value: number }>(version, 10);
    const from = source({ value: 2 });
    await rows.get('a', async () => {
      version.changed();
      return { value: 1 };
    });
    expect(await rows.get('a', from.load)).toEqual({ value: 2 });
  });

  test('makes room for the next when there are too many', async () => {
    const rows = new RowCache<{ value: number }>(new OwnCacheVersion(), 2);
    const from = source({ value: 1 });
    for (const name of ['a', 'b', 'c', 'b', 'c']) await rows.get(name, from.load);
    expect(from.count).toBe(3);
    await rows.get('a', from.load);
    expect(from.count).toBe(4);
  });
});

describe.each(places)('$name', ({ testStore }) => {
  afterEach(stopServers);

  describe('what the store remembers', () => {
    test('a key that is revoked, an inbox that is renamed or retired are told as they are', async () => {
      const { store, inbox, organizationId } = await testStore();
      const { id } = await inbox('qa@inbox.test');
      const hash = new Uint8Array(32).fill(7);
      const key = { id: makeId('key', 1), organizationId, name: 'k', prefix: 'sk_live_aaaa', scopes: [] };
      await store.createKey({ ...key, createdAt: 1, hash, origin: 'member' });
      expect((await store.keyByHash(hash))?.revokedAt).toBeNull();
      expect((await store.inbox(organizationId, id))?.name).toBe('qa@inbox.test');
      expect(await store.mailbox('qa@inbox.test')).toEqual({ inboxId: id, organizationId });

      await store.revokeKey(organizationId, key.id, 5);
      expect((await store.keyByHash(hash))?.revokedAt).toBe(5);
      await store.renameInbox(organizationId, id, 'other', 6);
      expect((await store.inbox(organizationId, id))?.name).toBe('other');
      await store.retireInbox(organizationId, id, 7);
      expect(await store.inbox(organizationId, id)).toBeNull();
      expect(await store.mailbox('qa@inbox.test')).toBeNull();
      await store.close();
    });
  });
});
