import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Page } from '../../src/inbox/store.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { everything, makeId, newMail, places, stopServers } from './temporary.ts';

afterAll(removeTemporaryDirectories);

/** Every page from the newest on, as a client walks them. */
async function walk<T>(next: (cursor: string | null) => Promise<Page<T>>): Promise<T[][]> {
  const pages: T[][] = [];
  let cursor: string | null = null;
  do {
    const page: Page<T> = await next(cursor);
    pages.push([...page.items]);
    cursor = page.cursor;
  } while (cursor !== null && pages.length < 50);
  return pages;
}

describe.each(places)('$name', ({ testStore }) => {
  afterEach(stopServers);

  describe('pages of messages', () => {
    test.each([
      [0, [0]],
      [1, [1]],
      [4, [4]],
      [5, [5]],
      [6, [5, 1]],
      [10, [5, 5]],
      [11, [5, 5, 1]],
    ])('%d messages in pages of five are %j', async (count, sizes) => {
      const { store, inbox } = await testStore();
      const { id } = await inbox('qa@inbox.test');
      const ids: string[] = [];
      for (let index = 0; index < count; index++)
        ids.push((await store.append(newMail({ inboxId: id }))).messageId);
      const pages = await walk((cursor) => store.messages(id, everything, { limit: 5, cursor }));
      expect(pages.map((page) => page.length)).toEqual(sizes);
      expect(pages.flat().map((message) => message.id)).toEqual(ids.reverse());
      await store.close();
    });

    test('a message that arrives while someone pages changes nothing behind the cursor', async () => {
      const { store, inbox } = await testStore();
      const { id } = await inbox('qa@inbox.test');
      for (let index = 0; index < 6; index++) await store.append(newMail({ inboxId: id }));
      const first = await store.messages(id, everything, { limit: 3, cursor: null });
      await store.append(newMail({ inboxId: id }));
      const second = await store.messages(id, everything, { limit: 3, cursor: first.cursor });
      expect(new Set([...first.items, ...second.items].map((message) => message.id)).size).toBe(6);
      expect(second.cursor).toBeNull();
      await store.close();
    });

    test('messages of another inbox are never on a page', async () => {
      const { store, inbox } = await testStore();
      const [mine, theirs] = [await inbox('mine@inbox.test'), await inbox('theirs@inbox.test')];
      for (let index = 0; index < 6; index++) {
        await store.append(newMail({ inboxId: index % 2 === 0 ? mine.id : theirs.id }));
      }
      const pages = await walk((cursor) => store.messages(mine.id, everything, { limit: 2, cursor }));
      expect(pages.map((page) => page.map((message) => message.inboxId))).toEqual([
        [mine.id, mine.id],
        [mine.id],
      ]);
      await store.close();
    });
  });

  describe('pages of inboxes', () => {
    test('borders fall where they should, deleted ones leave no gap', async () => {
      const { store, inbox, organizationId } = await testStore();
      const made = [];
      for (let index = 0; index < 7; index++) made.push(await inbox(`qa${index}@inbox.test`));
      await store.retireInbox(organizationId, made[3]!.id, 2);
      const pages = await walk((cursor) => store.inboxes(organizationId, null, { limit: 3, cursor }));
      expect(pages.map((page) => page.map(({ email }) => email[2]))).toEqual([
        ['6', '5', '4'],
        ['2', '1', '0'],
      ]);
      await store.close();
    });

    test('another organization sees none of them', async () => {
      const { store, inbox } = await testStore();
      const { id } = await inbox('qa@inbox.test');
      const other = makeId('org', 2);
      await store.createOrganization({ id: other, name: 'other', createdAt: 2 });
      expect((await store.inboxes(other, null, { limit: 5, cursor: null })).items).toEqual([]);
      expect(await store.inbox(other, id)).toBeNull();
      expect(await store.renameInbox(other, id, 'taken over', 3)).toBeNull();
      expect(await store.retireInbox(other, id, 3)).toBeNull();
      await store.close();
    });
  });

  describe('an address', () => {
    test('is taken for ever, by whomever, and again after a restart', async () => {
      const { store, inbox, organizationId, file } = await testStore();
      const { id } = await inbox('qa@inbox.test');
      await store.retireInbox(organizationId, id, 2);
      expect(await store.mailbox('qa@inbox.test')).toBeNull();
      expect(await store.inbox(organizationId, id)).toBeNull();
      const again = { organizationId, email: 'qa@inbox.test', name: 'QA', createdAt: 3, updatedAt: 3 };
      expect(await store.createInbox({ ...again, id: makeId('inb', 3) })).toBe('taken');
      await store.close();

      const reopened = await testStore(file);
      expect(await reopened.store.createInbox({ ...again, id: makeId('inb', 4) })).toBe('taken');
      expect(await reopened.store.mailbox('qa@inbox.test')).toBeNull();
      await reopened.store.close();
    });
  });

  describe('the newest code', () => {
    test('is the newest that matches the sender and the tag', async () => {
      const { store, inbox } = await testStore();
      const { id } = await inbox('qa@inbox.test');
      const send = (otp: string | null, from: string, address: string) =>
        store.append(newMail({ inboxId: id, address, digest: { otp, from } }));
      await send('111111', 'Acme <a@acme.test>', 'qa+one@inbox.test');
      await send('222222', 'Bolt <b@bolt.test>', 'qa+two@inbox.test');
      await send(null, 'Acme <a@acme.test>', 'qa+one@inbox.test');
      const newest = async (from: string | null, to: string | null) =>
        (await store.newestCode(id, { from, to, authenticated: false }))?.extractedOtp ?? null;
      expect(await newest(null, null)).toBe('222222');
      expect(await newest('acme', null)).toBe('111111');
      expect(await newest(null, 'qa+one@inbox.test')).toBe('111111');
      expect(await newest('bolt', 'qa+one@inbox.test')).toBeNull();
      expect(await newest(null, 'qa@inbox.test')).toBeNull();
      await store.close();
    });

    test('since a moment is one that came strictly later, with its tag as without', async () => {
      const { store, inbox } = await testStore();
      const [{ id }, other] = [await inbox('qa@inbox.test'), await inbox('other@inbox.test')];
      const send = (otp: string, inboxId = id) => store.append(newMail({ inboxId, digest: { otp } }));
      expect(await store.lastArrival(id)).toBeNull();
      const [first, second] = [await send('111111'), await send('222222')];
      await send('333333', other.id);
      expect(await store.lastArrival(id)).toBe(second.receivedAt);
      for (const to of [null, 'qa@inbox.test']) {
        const newest = async (since: number) =>
          (await store.newestCode(id, { from: null, to, authenticated: false }, since))?.extractedOtp ?? null;
        expect(await newest(first.receivedAt - 1)).toBe('222222');
        expect(await newest(first.receivedAt)).toBe('222222');
        expect(await newest(second.receivedAt)).toBeNull();
      }
      await store.close();
    });
  });

  describe('receive times', () => {
    test('go on after a restart even when the clock was put back by a day', async () => {
      const day = 86_400_000;
      const today = 1_800_000_000_000;
      const { store, inbox, file } = await testStore(undefined, { now: () => today, monotonic: () => 0 });
      const { id } = await inbox('qa@inbox.test');
      const before = await store.append(newMail({ inboxId: id }));
      await store.close();
      const reopened = await testStore(file, { now: () => today - day, monotonic: () => 0 });
      const after = await reopened.store.append(newMail({ inboxId: id }));
      expect(after.receivedAt).toBeGreaterThan(before.receivedAt);
      const { items } = await reopened.store.messages(id, everything, { limit: 2, cursor: null });
      expect(items.map((message) => message.id)).toEqual([after.messageId, before.messageId]);
      await reopened.store.close();
    });
  });
});
