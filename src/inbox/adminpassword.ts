/**
 * The admin password: the configured one while there is one, else the one that was made at the first start or set since.
 * Kept as hashes in the settings, so that every process on the database asks the same; when the password in force
 * becomes another one, the admin's sessions end.
 */
import type { Passwords } from '../access/password.ts';
import { AppError } from '../errors.ts';
import type { AdminHash } from './accountstore.ts';
import type { Store } from './store.ts';

type PasswordStore = Pick<Store, 'setting' | 'makeSetting' | 'setAdminPassword'>;

const ownSetting = 'admin_password';
/** Empty when none is configured. */
const configuredSetting = 'admin_password_configured';

export class AdminPassword {
  readonly #store: PasswordStore;
  readonly #passwords: Passwords;
  readonly #configured: string | null;
  #settling: Promise<void> | null = null;
  #isSettled = false;

  /** @param configured Null: none is configured. */
  constructor(store: PasswordStore, passwords: Passwords, configured: string | null) {
    this.#store = store;
    this.#passwords = passwords;
    this.#configured = configured;
  }

  /**
   * Compares the password that is configured with the one at the last start. Only when the first sign-in or session
   * asks: most services are never signed in to, and should not hash a password with every start.
   * @returns Whether they were compared now: sessions that were read before may have ended.
   */
  async settle(): Promise<boolean> {
    if (this.#isSettled) return false;
    this.#settling ??= this.#settle().finally(() => {
      this.#settling = null;
    });
    await this.#settling;
    this.#isSettled = true;
    return true;
  }

  /** Whether there is one at all. */
  async isSet(): Promise<boolean> {
    return this.#configured !== null || (await this.#store.setting(ownSetting)) !== null;
  }

  /**
   * @param from What was checked.
   * @param keptSession The session that goes on, if any.
   * @returns False when the password has become another one since.
   * @throws AppError `password_configured`, `too_busy`.
   */
  async change(from: AdminHash, password: string, keptSession: Uint8Array | null): Promise<boolean> {
    this.#refuseConfigured();
    const hash = await this.#passwords.hash(password);
    await this.settle();
    return this.#store.setAdminPassword({ setting: ownSetting, hash }, from.hash, keptSession);
  }

  /**
   * The first one of a database, as `Passwords.hash` made it.
   * @returns False when there is one already, which stays: another process has just made it.
   */
  async setFirst(hash: string): Promise<boolean> {
    this.#refuseConfigured();
    await this.settle();
    return this.#store.makeSetting(ownSetting, hash);
  }

  /** @returns The hash that it fits; null when it is wrong. */
  async check(password: string): Promise<AdminHash | null> {
    await this.settle();
    const configured = (await this.#store.setting(configuredSetting)) || null;
    const hash = configured ?? (await this.#store.setting(ownSetting));
    if (!(await this.#passwords.verify(password, hash)) || hash === null) return null;
    return { setting: configured === null ? ownSetting : configuredSetting, hash };
  }

  /** Why it cannot be set here, or null when it can. */
  refusal(): AppError | null {
    return this.#configured === null
      ? null
      : new AppError(
          'password_configured',
          'The admin password is set by EMAIL_INBOX_ADMIN_PASSWORD: change it there and restart.',
        );
  }

  #refuseConfigured(): void {
    const refusal = this.refusal();
    if (refusal !== null) throw refusal;
  }

  async #settle(): Promise<void> {
    const before = (await this.#store.setting(configuredSetting)) || null;
    const now = this.#configured;
    const isSame =
      now === null || before === null ? now === before : await this.#passwords.verify(now, before);
    if (isSame) return;
    const hash = now === null ? '' : await this.#passwords.hash(now);
    await this.#store.setAdminPassword({ setting: configuredSetting, hash }, null, null);
  }
}
