import { afterAll, expect, test } from 'vitest';
import { EmbeddedConnection } from '../../src/store/embedded.ts';
import { KnownRowNumbers } from '../../src/store/rownumbers.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { newMail, testStore } from './temporary.ts';

afterAll(removeTemporaryDirectories);

test('numbers follow those that are there, and name inboxes as the database does', async () => {
  const { store, inbox, file } = await testStore();
  const [one, other] = [await inbox('one@inbox.test'), await inbox('other@inbox.test')];
  for (let count = 0; count < 3; count += 1) await store.append(newMail({ inboxId: one.id }));
  const connection = new EmbeddedConnection(file);
  const seqOf = async (id: string) =>
    (await connection.first('SELECT seq FROM inboxes WHERE id = ?', [id]))![0];
  const numbers = new KnownRowNumbers(connection);
  const first = await numbers.next([one.id]);
  const second = await numbers.next([one.id, other.id]);
  expect([first.message, second.message]).toEqual([[4], [5]]);
  expect(first.inbox(one.id)).toEqual([await seqOf(one.id)]);
  expect(second.inbox(other.id)).toEqual([await seqOf(other.id)]);
  expect((await numbers.next(['inb_gone'])).inbox('inb_gone')).toEqual([null]);
  connection.release();
  await store.close();
});

test('the first mail of a database is its first', async () => {
  const { store, file } = await testStore();
  const connection = new EmbeddedConnection(file);
  expect((await new KnownRowNumbers(connection).next([])).message).toEqual([1]);
  connection.release();
  await store.close();
});
