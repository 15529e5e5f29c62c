/**
 * The admin password: the configured one while there is one, else the one that was made at the first start or set since.
 * Kept as hashes in the settings, so that every process on the database asks the same; when the password in force
 * becomes another one, the admin's sessions end.
 */
import type { Passwords } from '../access/password.ts';
import { AppError } from '../errors.ts';
import type { Store } from './store.ts';

type PasswordStore = Pick<Store, 'setting' | 'setSetting' | 'makeSetting' | 'endSessions'>;

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
   * @param keptSession The session that goes on, if any.
   * @throws AppError `password_configured`, `too_busy`.
   */
  async set(password: string, keptSession: Uint8Array | null): Promise<void> {
    this.#refuseConfigured();
    const hash = await this.#passwords.hash(password);
    await this.settle();
    await this.#store.setSetting(ownSetting, hash);
    await this.#store.endSessions(null, keptSession);
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

  async verify(password: string): Promise<boolean> {
    await this.settle();
    const hash = (await this.#store.setting(configuredSetting)) || (await this.#store.setting(ownSetting));
    return this.#passwords.verify(password, hash);
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
    // First the sessions: if the second step fails, the next attempt finds the same difference.
    await this.#store.endSessions(null, null);
    await this.#store.setSetting(configuredSetting, now === null ? '' : await this.#passwords.hash(now));
  }
}
