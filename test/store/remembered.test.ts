import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { OwnGeneration } from '../../src/store/generation.ts';
import { Latest } from '../../src/store/latest.ts';
import { Remembered } from '../../src/store/remembered.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { makeId, newMail, places, stopServers } from './temporary.ts';

afterAll(removeTemporaryDirectories);

/** A source that counts how often it was asked. */
function source(answer: { value: number } | null) {
  const asked = { count: 0, answer };
  return Object.assign(asked, {
    load: async () => {
      asked.count++;
      return asked.answer;
    },
  });
}

describe('a remembered row', () => {
  test('is read once, and again after anything was written', async () => {
    const generation = new OwnGeneration();
    const rows = new Remembered<{ value: number }>(generation, 10);
    const from = source({ value: 1 });
    await rows.get('a', from.load);
    await rows.get('a', from.load);
    expect(from.count).toBe(1);
    generation.changed();
    from.answer = { value: 2 };
    expect(await rows.get('a', from.load)).toEqual({ value: 2 });
  });

  test('that is not there is asked for every time', async () => {
    const rows = new Remembered<{ value: number }>(new OwnGeneration(), 10);
    const from = source(null);
    await rows.get('a', from.load);
    await rows.get('a', from.load);
    expect(from.count).toBe(2);
  });

  test('that was being read while something was written is not kept', async () => {
    const generation = new OwnGeneration();
    const rows = new Remembered<{ value: number }>(generation, 10);
    const from = source({ value: 2 });
    await rows.get('a', async () => {
      generation.changed();
      return { value: 1 };
    });
    expect(await rows.get('a', from.load)).toEqual({ value: 2 });
  });

  test('makes room for the next when there are too many', async () => {
    const rows = new Remembered<{ value: number }>(new OwnGeneration(), 2);
    const from = source({ value: 1 });
    for (const name of ['a', 'b', 'c', 'b', 'c']) await rows.get(name, from.load);
    expect(from.count).toBe(3);
    await rows.get('a', from.load);
    expect(from.count).toBe(4);
  });
});

describe('the latest of an inbox', () => {
  test('is kept until a mail comes for it, and for no other', async () => {
    const latest = new Latest(true);
    const from = source({ value: 1 });
    await latest.get('one', 'q', from.load);
    latest.arrived(['two']);
    await latest.get('one', 'q', from.load);
    expect(from.count).toBe(1);
    latest.arrived(['one']);
    await latest.get('one', 'q', from.load);
    expect(from.count).toBe(2);
    latest.forget();
    await latest.get('one', 'q', from.load);
    expect(from.count).toBe(3);
  });

  test('that there is none is kept as well', async () => {
    const latest = new Latest(true);
    const from = source(null);
    await latest.get('one', 'q', from.load);
    await latest.get('one', 'q', from.load);
    expect(from.count).toBe(1);
  });

  test('that was read before an arrival is not kept after it', async () => {
    const latest = new Latest(true);
    await latest.get('one', 'q', async () => {
      latest.arrived(['one']);
      return null;
    });
    const from = source({ value: 2 });
    expect(await latest.get('one', 'q', from.load)).toEqual({ value: 2 });
  });

  test('is bounded in inboxes and in questions', async () => {
    const latest = new Latest(true);
    const from = source({ value: 1 });
    for (let index = 0; index < 20_000; index++) await latest.get(`inbox ${index}`, 'q', from.load);
    for (let index = 0; index < 100; index++) await latest.get('one', `q${index}`, from.load);
    const before = from.count;
    await latest.get('inbox 0', 'q', from.load);
    await latest.get('one', 'q0', from.load);
    await latest.get('one', 'q99', from.load);
    expect(from.count).toBe(before + 2);
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

    test('the newest code is another one after each mail, and none after retention took it', async () => {
      const { store, inbox } = await testStore();
      const { id } = await inbox('qa@inbox.test');
      const newest = async () =>
        (await store.newestCode(id, { from: null, to: null, authenticated: false }))?.extractedOtp ?? null;
      expect(await newest()).toBeNull();
      for (const otp of ['111111', '222222']) {
        await store.append(newMail({ inboxId: id, digest: { otp } }));
        expect(await newest()).toBe(otp);
      }
      await store.expire(null, 10);
      expect(await newest()).toBeNull();
      await store.close();
    });
  });
});
