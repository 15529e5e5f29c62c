import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect } from 'vitest';
import { startDatabaseServer } from '../../scripts/cluster/server.ts';
import { newMail, stopServers, serverTest as test, testStore } from '../store/temporary.ts';
import { removeTemporaryDirectories, temporaryDirectory } from '../support/service.ts';

afterEach(stopServers);
afterAll(removeTemporaryDirectories);

test('the file of a service that was stopped goes on as the database of a server', async () => {
  const { store, inbox, file, organizationId } = await testStore();
  const { id } = await inbox('qa@inbox.test');
  const ahead = await store.append(newMail({ inboxId: id, digest: { otp: '111111', searchText: 'zebra' } }));
  await store.close();

  const directory = await temporaryDirectory();
  await mkdir(join(directory, 'dbs/default'), { recursive: true });
  await copyFile(file, join(directory, 'dbs/default/data'));
  const server = await startDatabaseServer(directory);
  const moved = await testStore(server.url);
  expect(await moved.store.mailbox('qa@inbox.test')).toEqual({ inboxId: id, organizationId });
  const message = await moved.store.message(id, ahead.messageId);
  expect(Buffer.from(message!.raw).toString()).toBe('Subject: Hello\r\n\r\nHello.\r\n');
  const next = await moved.store.append(newMail({ inboxId: id, digest: { otp: '222222' } }));
  expect(next.receivedAt).toBeGreaterThan(ahead.receivedAt);
  const newest = await moved.store.newestCode(id, { from: null, to: null, authenticated: false });
  expect(newest?.extractedOtp).toBe('222222');
  await moved.store.close();
  await server.stop('SIGKILL');
});
