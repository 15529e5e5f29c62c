import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hashKey, keyPrefix } from '../../src/access/key.ts';
import { removeTemporaryDirectories, startService, temporaryDirectory } from '../support/service.ts';
import { makeId, testStore } from './temporary.ts';

afterAll(removeTemporaryDirectories);

const oneKey = `sk_live_one${'A'.repeat(30)}`;
const otherKey = `sk_live_two${'B'.repeat(30)}`;

describe('EMAIL_INBOX_API_KEY', () => {
  test('replaces the key that was configured before; unset it is gone; the same again is back', async () => {
    const directory = await temporaryDirectory();
    /** The status each key gets, one after the other, when the service runs with this setting. */
    const statusesWith = async (configured: string): Promise<number[]> => {
      const service = await startService({ directory, environment: { API_KEY: configured } });
      const statuses: number[] = [];
      for (const key of [oneKey, otherKey])
        statuses.push((await service.api('GET', '/api/v1/clock', { key })).status);
      await service.stop();
      return statuses;
    };
    expect(await statusesWith(oneKey)).toEqual([200, 401]);
    expect(await statusesWith(otherKey)).toEqual([401, 200]);
    expect(await statusesWith('')).toEqual([401, 401]);
    expect(await statusesWith(oneKey)).toEqual([200, 401]);
  });

  test('leaves keys alone that were made otherwise', async () => {
    const directory = await temporaryDirectory();
    const first = await startService({ directory, environment: { API_KEY: '' } });
    const made = first.firstStart!.apiKey!;
    await first.stop();
    const second = await startService({ directory, environment: { API_KEY: oneKey } });
    for (const key of [made, oneKey])
      expect((await second.api('GET', '/api/v1/clock', { key })).status).toBe(200);
    await second.stop();
  });

  test('a key that can do everything can do everything', async () => {
    const service = await startService({ environment: { API_KEY: oneKey } });
    const created = await service.api('POST', '/api/v1/emailInbox', {
      key: oneKey,
      json: { email: 'qa@inbox.test' },
    });
    expect(created.status).toBe(201);
    const path = `/api/v1/emailInbox/${created.body.data.id}`;
    expect((await service.api('PATCH', path, { key: oneKey, json: { name: 'QA' } })).status).toBe(200);
    expect((await service.api('GET', `${path}/messages`, { key: oneKey })).status).toBe(200);
    expect((await service.api('DELETE', path, { key: oneKey })).status).toBe(200);
    await service.stop();
  });
});

test('no file of the database holds a key or a password: only the hash and the first characters', async () => {
  const directory = await temporaryDirectory();
  const service = await startService({ directory, environment: { API_KEY: '', ADMIN_PASSWORD: '' } });
  const { apiKey, adminPassword } = service.firstStart!;
  expect((await service.api('GET', '/api/v1/clock', { key: apiKey })).status).toBe(200);
  const bytes = () =>
    Buffer.concat(readdirSync(directory).map((name) => readFileSync(join(directory, name))));
  const whileServing = bytes();
  await service.stop();
  for (const content of [whileServing, bytes()]) {
    expect(content.includes(apiKey!)).toBe(false);
    expect(content.includes(apiKey!.slice(0, 16))).toBe(false);
    expect(content.includes(adminPassword!)).toBe(false);
    expect(content.includes(keyPrefix(apiKey!))).toBe(true);
    expect(content.includes(Buffer.from(hashKey(apiKey!)))).toBe(true);
  }
});

test('a key that works is shown, however many were made and revoked since', async () => {
  const { store, organizationId } = await testStore();
  const make = async (name: string) => {
    const id = makeId('key', Date.now());
    const hash = hashKey(name);
    const scopes = ['email_inboxes:read'] as const;
    await store.createKey({
      id,
      organizationId,
      name,
      prefix: 'sk',
      hash,
      scopes,
      createdAt: 1,
      origin: 'member',
    });
    return id;
  };
  const kept = await make('kept');
  for (const name of ['a', 'b', 'c', 'd']) await store.revokeKey(organizationId, await make(name), 2);
  const shown = await store.keys(organizationId, 3);
  expect(shown.map(({ name }) => name)).toEqual(['d', 'c', 'kept']);
  expect(shown.at(-1)?.id).toBe(kept);
  expect((await store.keys(organizationId, 1)).map(({ name }) => name)).toEqual(['kept']);
  expect(await store.liveKeyCount(organizationId)).toBe(1);
  await store.close();
});
