/** Keys beside the configured one: each may hold only so many requests and streams. */
import { hashKey, keyPrefix } from '../../src/access/key.ts';
import { allScopes } from '../../src/access/scopes.ts';
import { systemClock } from '../../src/clock.ts';
import { idMaker } from '../../src/inbox/ids.ts';
import { openStore } from '../../src/store/store.ts';

/** Makes so many keys in a new database, in the organization of the configured key: all of them reach the same inboxes. */
export async function makeKeys(file: string, count: number): Promise<string[]> {
  const makeId = idMaker();
  const { store } = await openStore({ url: `file:${file}`, authToken: null }, systemClock, makeId);
  const organization = { id: makeId('org', 1), name: 'default', createdAt: 1 };
  await store.createOrganization(organization);
  const keys = Array.from({ length: count }, (_, index) => `sk_live_bench${String(index).padStart(27, '0')}`);
  for (const key of keys) {
    await store.createKey({
      id: makeId('key', 1),
      organizationId: organization.id,
      name: 'bench',
      prefix: keyPrefix(key),
      scopes: allScopes,
      createdAt: 1,
      hash: hashKey(key),
      origin: 'member',
    });
  }
  await store.close();
  return keys;
}
