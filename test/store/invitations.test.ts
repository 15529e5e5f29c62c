import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { Passwords } from '../../src/access/password.ts';
import { hashToken, makeToken } from '../../src/access/token.ts';
import { systemClock } from '../../src/clock.ts';
import { memberUseCases } from '../../src/inbox/members.ts';
import { StampClock } from '../../src/inbox/stamp.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { makeId, places, stopServers } from './temporary.ts';

afterAll(stopServers);
afterAll(removeTemporaryDirectories);

const passwords: Pick<Passwords, 'hash' | 'verify'> = {
  hash: async (password) => `hash of ${password}`,
  verify: async (password, hash) => hash === `hash of ${password}`,
};

describe.each(places)('invitations $name', ({ testStore }) => {
  test('that stand side by side, as two requests at once leave them, all go when one is used', async () => {
    const { store, organizationId } = await testStore();
    const members = memberUseCases({
      store,
      passwords: passwords as Passwords,
      stampClock: new StampClock(systemClock, 0),
      makeId,
      randomBytes,
    });
    const invite = async (name: string): Promise<string> => {
      const token = makeToken(randomBytes);
      const row = { id: makeId('inv', 1), hash: hashToken(token), organizationId, personId: null, name };
      const times = { createdAt: 1, expiresAt: Date.now() + 60_000 };
      await store.createInvitation({ ...row, ...times, role: 'member', createdBy: null }, []);
      return token;
    };
    const [one, two] = [await invite('anna@acme.test'), await invite('Anna@acme.test')];
    await invite('another');
    await members.accept(one, 'a long enough password');
    expect((await members.invitations(organizationId)).map(({ name }) => name)).toEqual(['another']);
    await expect(members.accept(two, 'a long enough password')).rejects.toThrow('used already');
    // Who comes back finds an account that is known.
    const [three] = [await invite('anna@acme.test'), await invite('anna@acme.test')];
    await members.accept(three, 'a long enough password');
    expect((await members.invitations(organizationId)).map(({ name }) => name)).toEqual(['another']);
    await store.close();
  });
});
