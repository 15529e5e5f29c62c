/**
 * What a database needs before the first request beside its organization: an admin password. On the
 * very first start without a configured key, a key and a password are made and handed up to be shown, once.
 */
import type { Passwords } from './access/password.ts';
import { allScopes } from './access/scopes.ts';
import type { Access } from './inbox/access.ts';
import type { AdminPassword } from './inbox/adminpassword.ts';
import type { Organization, Store } from './inbox/store.ts';

export interface FirstStart {
  /** Null when there is one already, or one is configured. */
  readonly adminPassword: string | null;
  /** Null when there is one already, or one is configured. */
  readonly apiKey: string | null;
}

export interface MadePassword {
  readonly password: string;
  /** What `Passwords.hash` makes of it, on its way. */
  readonly hash: Promise<string>;
}

export interface CredentialsOptions {
  readonly store: Pick<Store, 'makeSetting'>;
  readonly access: Access;
  readonly organization: Organization;
  readonly apiKey: string | null;
  readonly adminPassword: AdminPassword;
  /** What `beginPassword` answered; null when there is one already. */
  readonly password: MadePassword | null;
  /** Milliseconds since the epoch. */
  now(): number | Promise<number>;
}

const passwordLetters = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Makes a password and begins with its hash, beside the rest of the start. It counts from when it is stored, with the first
 * credentials.
 */
export function beginPassword(
  passwords: Passwords,
  randomBytes: (count: number) => Uint8Array,
): MadePassword {
  const password = makePassword(randomBytes);
  const hash = passwords.hash(password, true);
  // Told to whoever awaits it; a start that fails before that has a reason of its own.
  hash.catch(() => {});
  return { password, hash };
}

/**
 * To be called when everything else of the start has succeeded: what is made here is shown right after, and never again.
 * @returns What to show, or null when this was not the first start.
 */
export async function makeFirstCredentials(options: CredentialsOptions): Promise<FirstStart | null> {
  const { store, access, organization, apiKey, adminPassword, password, now } = options;
  const isPasswordMade = password !== null && (await adminPassword.setFirst(await password.hash));
  const madePassword = isPasswordMade ? password.password : null;
  const isFirst = await store.makeSetting('initialized_at', String(await now()));
  // A password that was configured before and no longer is: the one made now must be shown too.
  if (!isFirst) return madePassword === null ? null : { adminPassword: madePassword, apiKey: null };

  const made =
    apiKey === null
      ? await access.createKey(organization.id, { name: 'First key', scopes: allScopes }, 'first_start')
      : null;
  return { adminPassword: madePassword, apiKey: made?.secret ?? null };
}

/** 20 letters of an alphabet without look-alikes: 99 bits. */
function makePassword(randomBytes: (count: number) => Uint8Array): string {
  let password = '';
  while (password.length < 20) {
    for (const byte of randomBytes(32)) {
      // 248 is the largest multiple of 31 in a byte: above it the letters would not be equally likely.
      if (byte < 248 && password.length < 20) password += passwordLetters[byte % passwordLetters.length];
    }
  }
  return password.replace(/(.{5})(?=.)/g, '$1-');
}
