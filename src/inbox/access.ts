/** Organizations and keys: what the first start, the configuration and the administration do with them. */
import { hashKey, keyPrefix, makeKey } from '../access/key.ts';
import { allScopes, type Scope } from '../access/scopes.ts';
import { AppError } from '../errors.ts';
import type { MakeId } from './ids.ts';
import type { StampClock } from './stamp.ts';
import type { Key, KeyOrigin, Organization, Store } from './store.ts';

export const defaultOrganizationName = 'default';

export interface AccessOptions {
  readonly store: Store;
  readonly stampClock: StampClock;
  readonly makeId: MakeId;
  randomBytes(count: number): Uint8Array;
}

export interface KeyRequest {
  readonly name: string;
  readonly scopes: readonly Scope[];
}

export type Access = ReturnType<typeof accessUseCases>;

export function accessUseCases({ store, stampClock, makeId, randomBytes }: AccessOptions) {
  async function register(
    organizationId: string,
    key: string,
    origin: KeyOrigin,
    asked: KeyRequest,
  ): Promise<Key> {
    const createdAt = stampClock.read();
    const row = {
      id: makeId('key', createdAt),
      organizationId,
      name: asked.name,
      prefix: keyPrefix(key),
      scopes: asked.scopes,
      createdAt,
    };
    await store.createKey({ ...row, hash: hashKey(key), origin });
    return { ...row, revokedAt: null };
  }

  return {
    /** @returns The key that was just made, whole: this is the only time it can be shown. */
    async createKey(organizationId: string, asked: KeyRequest, origin: KeyOrigin = 'member') {
      const secret = makeKey(randomBytes);
      return { secret, key: await register(organizationId, secret, origin, asked) };
    },

    keys: (organizationId: string): Promise<readonly Key[]> => store.keys(organizationId),

    async revokeKey(organizationId: string, id: string): Promise<void> {
      if (!(await store.revokeKey(organizationId, id, stampClock.read()))) {
        throw new AppError('key_not_found', 'The API key was not found.');
      }
    },

    /** The live key behind a bearer token, or null: unknown and revoked are the same. */
    async authenticate(token: string): Promise<Key | null> {
      const key = await store.keyByHash(hashKey(token));
      return key === null || key.revokedAt !== null ? null : key;
    },

    async createOrganization(name: string): Promise<Organization> {
      const createdAt = stampClock.read();
      const organization = { id: makeId('org', createdAt), name, createdAt };
      if ((await store.createOrganization(organization)) === 'taken') {
        throw new AppError('organization_taken', `There is already an organization named ${name}.`);
      }
      return organization;
    },

    organizations: (): Promise<readonly Organization[]> => store.organizations(),

    /** The organization that always exists; made on the first start. */
    async defaultOrganization(): Promise<Organization> {
      const existing = await store.organizationByName(defaultOrganizationName);
      return existing ?? this.createOrganization(defaultOrganizationName);
    },

    /** Makes the configured key valid, and every key that was configured before invalid. */
    async keepEnvironmentKey(organizationId: string, key: string | null): Promise<void> {
      const hash = key === null ? null : hashKey(key);
      await store.keepEnvironmentKey(hash, stampClock.read());
      if (key === null || hash === null || (await store.keyByHash(hash)) !== null) return;
      await register(organizationId, key, 'environment', { name: 'EMAIL_INBOX_API_KEY', scopes: allScopes });
    },
  };
}
