/**
 * The admin password: the configured one while there is one, else the one that was made at the first start or set since.
 * Kept as hashes in the settings, so that every process on the database asks the same; when the password in force
 * becomes another one, the admin's sessions end.
 */
import type { Passwords } from '../access/password.ts';
import { AppError } from '../errors.ts';
import type { Store } from './store.ts';

type PasswordStore = Pick<Store, 'setting' | 'setSetting' | 'endSessions'>;

const ownSetting = 'admin_password';
/** Empty when none is configured. */
const configuredSetting = 'admin_password_configured';

export class AdminPassword {
  readonly #store: PasswordStore;
  readonly #passwords: Passwords;

  constructor(store: PasswordStore, passwords: Passwords) {
    this.#store = store;
    this.#passwords = passwords;
  }

  /** To be called at every start, before anybody can sign in. */
  async configure(password: string | null): Promise<void> {
    const before = (await this.#store.setting(configuredSetting)) || null;
    if (
      password === null
        ? before === null
        : before !== null && (await this.#passwords.verify(password, before))
    )
      return;
    await this.#store.setSetting(
      configuredSetting,
      password === null ? '' : await this.#passwords.hash(password),
    );
    await this.#store.endSessions(null, null);
  }

  /** Whether there is one besides a configured one. */
  async isSet(): Promise<boolean> {
    return (await this.#store.setting(ownSetting)) !== null;
  }

  /** @param keptSession The session that goes on, if any. */
  async set(password: string, keptSession: Uint8Array | null): Promise<void> {
    if (await this.#store.setting(configuredSetting)) {
      throw new AppError(
        'password_configured',
        'The admin password is set by EMAIL_INBOX_ADMIN_PASSWORD: change it there and restart.',
      );
    }
    await this.#store.setSetting(ownSetting, await this.#passwords.hash(password));
    await this.#store.endSessions(null, keptSession);
  }

  async verify(password: string): Promise<boolean> {
    const hash = (await this.#store.setting(configuredSetting)) || (await this.#store.setting(ownSetting));
    return this.#passwords.verify(password, hash);
  }
}
