/** Organizations and keys: what the first start, the configuration and the administration do with them. */
import { hashKey, keyPrefix, makeKey } from '../access/key.ts';
import { allScopes, type Scope } from '../access/scopes.ts';
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { MakeId } from './ids.ts';
import type { KeyUse } from './keyuse.ts';
import type { ReceiveClock } from './stamp.ts';
import type { Key, KeyOrigin, Organization, Store } from './store.ts';

export const defaultOrganizationName = 'default';
const defaultOrganizationSetting = 'default_organization';

export interface AccessOptions {
  readonly store: Store;
  readonly stampClock: ReceiveClock;
  readonly makeId: MakeId;
  readonly keyUse: Pick<KeyUse, 'note' | 'unwritten'>;
  randomBytes(count: number): Uint8Array;
}

export interface KeyRequest {
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/** A key that cannot be the configured one: it is of another organization than `default`, or a person has revoked it. */
export type KeyRefusal = 'foreign' | 'revoked';

export type Access = ReturnType<typeof accessUseCases>;

export function accessUseCases({ store, stampClock, makeId, keyUse, randomBytes }: AccessOptions) {
  async function register(
    organizationId: string,
    key: string,
    origin: KeyOrigin,
    asked: KeyRequest,
  ): Promise<Key> {
    const createdAt = await stampClock.read();
    const row = {
      id: makeId('key', createdAt),
      organizationId,
      name: asked.name,
      prefix: keyPrefix(key),
      scopes: asked.scopes,
      createdAt,
    };
    // Another process can have made it meanwhile only where it is the configured key, and then there is nothing left
    // to do.
    await store.createKey({ ...row, hash: hashKey(key), origin });
    return { ...row, origin, revokedAt: null, lastUsedAt: null };
  }

  return {
    /** @returns The key that was just made, whole: this is the only time it can be shown. */
    async createKey(organizationId: string, asked: KeyRequest, origin: KeyOrigin = 'member') {
      if ((await store.liveKeyCount(organizationId)) >= limits.keysPerOrganizationMax) {
        throw new AppError(
          'too_many',
          `An organization has at most ${limits.keysPerOrganizationMax} keys: revoke those that are not used.`,
        );
      }
      const secret = makeKey(randomBytes);
      return { secret, key: await register(organizationId, secret, origin, asked) };
    },

    /** Newest first, revoked ones too. */
    async keys(organizationId: string): Promise<readonly Key[]> {
      const keys = await store.keys(organizationId, limits.keysShownMax);
      return keys.map((key) => ({ ...key, lastUsedAt: keyUse.unwritten(key.id) ?? key.lastUsedAt }));
    },

    /** @throws AppError `key_not_found`, `key_configured`. */
    async revokeKey(organizationId: string, id: string): Promise<void> {
      const key = (await store.keys(organizationId, limits.keysShownMax)).find((one) => one.id === id);
      if (key?.origin === 'environment' && key.revokedAt === null) {
        throw new AppError(
          'key_configured',
          'This key is set by EMAIL_INBOX_API_KEY and would come back with the next start: change it there.',
        );
      }
      if (!(await store.revokeKey(organizationId, id, await stampClock.read()))) {
        throw new AppError('key_not_found', 'The API key was not found.');
      }
    },

    /** The live key behind a bearer token, or null: unknown and revoked are the same. */
    async authenticate(token: string): Promise<Key | null> {
      const key = await store.keyByHash(hashKey(token));
      if (key === null || key.revokedAt !== null) return null;
      keyUse.note(key.id);
      return key;
    },

    /** Whether the key is still valid. Asked by what was let in with it before, and no use of the key. */
    async isValid(token: string): Promise<boolean> {
      const key = await store.keyByHash(hashKey(token));
      return key !== null && key.revokedAt === null;
    },

    async createOrganization(name: string): Promise<Organization> {
      if ((await store.organizations()).length >= limits.organizationsMax)
        throw new AppError('too_many', `There are at most ${limits.organizationsMax} organizations.`);
      const createdAt = await stampClock.read();
      const organization = { id: makeId('org', createdAt), name, createdAt };
      if ((await store.createOrganization(organization)) === 'taken') {
        throw new AppError('organization_taken', `There is already an organization named ${name}.`);
      }
      return organization;
    },

    organizations: (): Promise<readonly Organization[]> => store.organizations(),

    /** The organization that always exists, whatever it was renamed to; made on the first start. */
    async defaultOrganization(): Promise<Organization> {
      const id = await store.setting(defaultOrganizationSetting);
      const known = id === null ? null : await store.organization(id);
      if (known !== null) return known;
      const createdAt = await stampClock.read();
      // Of several processes that start on one new database, the first one makes it, and all take what it made.
      const made = { id: makeId('org', createdAt), name: defaultOrganizationName, createdAt };
      await store.createOrganization(made);
      const organization = (await store.organizationByName(defaultOrganizationName)) ?? made;
      await store.makeSetting(defaultOrganizationSetting, organization.id);
      return organization;
    },

    /**
     * Makes the configured key valid, and every key that was configured before invalid.
     * @returns Why it cannot be that key; null when it is.
     */
    async keepEnvironmentKey(organizationId: string, key: string | null): Promise<KeyRefusal | null> {
      const hash = key === null ? null : hashKey(key);
      const known = hash === null ? null : await store.keyByHash(hash);
      if (known !== null && known.organizationId !== organizationId) return 'foreign';
      // What a person has revoked comes back by no start.
      if (known !== null && known.revokedAt !== null && known.origin !== 'environment') return 'revoked';
      const kept = hash === null ? null : { organizationId, hash, scopes: allScopes };
      await store.keepEnvironmentKey(kept, await stampClock.read());
      if (key !== null && known === null)
        await register(organizationId, key, 'environment', {
          name: 'EMAIL_INBOX_API_KEY',
          scopes: allScopes,
        });
      return null;
    },
  };
}
