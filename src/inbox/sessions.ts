/**
 * Signing in and out. A session is a random token in the browser and its hash in the database, where every process on
 * that database finds it; it ends when it was not used for a while, and in any case after some days.
 */
import type { Passwords } from '../access/password.ts';
import { adminName, personKey } from '../access/personname.ts';
import { hashToken, isTokenShaped, makeToken } from '../access/token.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { AdminPassword } from './adminpassword.ts';
import type { Store } from './store.ts';

/** Who is signed in: the admin, who may do everything, or a person with roles in organizations. */
export type Actor =
  | { readonly kind: 'admin' }
  | { readonly kind: 'person'; readonly id: string; readonly name: string };

export interface SignedIn {
  readonly actor: Actor;
  /** Of the token. */
  readonly hash: Uint8Array;
  /** Milliseconds since the epoch; when it is used no more, it ends earlier. */
  readonly expiresAt: number;
}

export interface NewSession extends SignedIn {
  /** For the cookie, and for nothing else. */
  readonly token: string;
}

export interface SessionsOptions {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly adminPassword: AdminPassword;
  readonly clock: Pick<Clock, 'now'>;
  randomBytes(count: number): Uint8Array;
  readonly logger: { warn(details: object, message: string): void };
}

export type Sessions = ReturnType<typeof sessionUseCases>;

export function sessionUseCases(options: SessionsOptions) {
  const { store, passwords, adminPassword, clock, randomBytes, logger } = options;
  const wrong = () => new AppError('wrong_password', 'The name or the password is wrong.');
  const idOf = (actor: Actor): string | null => (actor.kind === 'admin' ? null : actor.id);

  /** Somebody whose password or link was just checked. */
  async function open(actor: Actor): Promise<NewSession> {
    const token = makeToken(randomBytes);
    const hash = hashToken(token);
    const now = clock.now();
    const expiresAt = now + limits.sessionMsMax;
    await store.createSession({ hash, personId: idOf(actor), createdAt: now, expiresAt });
    await store.sweepSessions({
      at: now,
      seenBefore: now - limits.sessionIdleMsMax,
      personId: idOf(actor),
      newestKept: limits.sessionsPerPersonMax,
    });
    return { actor, hash, expiresAt, token };
  }

  return {
    open,

    /**
     * @param name Null or `admin`: the admin.
     * @throws AppError `wrong_password`, after the same time whether or not there is such a person; `too_busy`.
     */
    async signIn(name: string | null, password: string): Promise<NewSession> {
      if (name === null || personKey(name) === adminName) {
        if (!(await adminPassword.verify(password))) throw wrong();
        return open({ kind: 'admin' });
      }
      const person = await store.personByName(name);
      const isRight = await passwords.verify(password, person?.password ?? null);
      if (person === null || !isRight) throw wrong();
      return open({ kind: 'person', id: person.id, name: person.name });
    },

    /**
     * The session behind a cookie, or null: unknown, ended and expired are the same.
     * @param isUse Whether a person does something: what a page asks by itself lets the session idle away.
     */
    async authenticate(token: string, { isUse }: { readonly isUse: boolean }): Promise<SignedIn | null> {
      if (!isTokenShaped(token)) return null;
      const hash = hashToken(token);
      let session = await store.session(hash);
      if (session?.person === null && (await adminPassword.settle())) session = await store.session(hash);
      const now = clock.now();
      if (session === null || session.expiresAt <= now) return null;
      if (session.seenAt <= now - limits.sessionIdleMsMax) return null;
      if (isUse && session.seenAt <= now - limits.sessionTouchMs) {
        // A disk that is full must not lock out who comes to look why.
        await store
          .touchSession(hash, now)
          .catch((error: unknown) =>
            logger.warn({ err: error }, 'the use of a session could not be written'),
          );
      }
      const { person, expiresAt } = session;
      const actor: Actor = person === null ? { kind: 'admin' } : { kind: 'person', ...person };
      return { actor, hash, expiresAt };
    },

    signOut: ({ hash }: SignedIn): Promise<void> => store.endSession(hash),

    /** Ends this session and all others of the same person. */
    signOutEverywhere: ({ actor }: SignedIn): Promise<void> => store.endSessions(idOf(actor), null),

    /** Why this account's password cannot be changed, whatever is filled in; null when it can. */
    passwordRefusal: ({ actor }: SignedIn): AppError | null =>
      actor.kind === 'admin' ? adminPassword.refusal() : null,

    /** The other sessions end. @throws AppError `wrong_password`, `password_configured`, `too_busy`. */
    async changePassword({ actor, hash }: SignedIn, current: string, next: string): Promise<void> {
      const refuse = () => new AppError('wrong_password', 'current is not the password of this account.');
      if (actor.kind === 'admin') {
        if (!(await adminPassword.verify(current))) throw refuse();
        return adminPassword.set(next, hash);
      }
      const person = await store.personById(actor.id);
      if (!(await passwords.verify(current, person?.password ?? null))) throw refuse();
      await store.setPassword(actor.id, await passwords.hash(next), hash);
    },
  };
}
