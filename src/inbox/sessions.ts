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
import type { NewSession as StoredSession } from './accountstore.ts';
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

  /** Whoever has left meanwhile, or has another password than the one that was checked, gets none. */
  async function open(actor: Actor, owner: StoredSession['owner']): Promise<NewSession> {
    const token = makeToken(randomBytes);
    const hash = hashToken(token);
    const now = clock.now();
    const expiresAt = now + limits.sessionMsMax;
    if (!(await store.createSession({ hash, owner, createdAt: now, expiresAt }))) throw wrong();
    await store.sweepSessions({
      at: now,
      seenBefore: now - limits.sessionIdleMsMax,
      owner: actor,
      newestKept: limits.sessionsPerPersonMax,
    });
    return { actor, hash, expiresAt, token };
  }

  return {
    /** A person whose link was just used. */
    openLinked: (actor: Extract<Actor, { kind: 'person' }>): Promise<NewSession> =>
      open(actor, { kind: 'person', id: actor.id, checked: null }),

    /**
     * @param name Null or `admin`: the admin.
     * @throws AppError `wrong_password`, after the same time whether or not there is such a person; `too_busy`.
     */
    async signIn(name: string | null, password: string): Promise<NewSession> {
      if (name === null || personKey(name) === adminName) {
        const checked = await adminPassword.check(password);
        if (checked === null) throw wrong();
        return open({ kind: 'admin' }, { kind: 'admin', checked });
      }
      const person = await store.personByName(name);
      const isRight = await passwords.verify(password, person?.password ?? null);
      if (person === null || !isRight) throw wrong();
      const { id, name: spelt } = person;
      return open({ kind: 'person', id, name: spelt }, { kind: 'person', id, checked: person.password });
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
    signOutEverywhere: ({ actor }: SignedIn): Promise<void> => store.endSessions(actor),

    /** Why this account's password cannot be changed, whatever is filled in; null when it can. */
    passwordRefusal: ({ actor }: SignedIn): AppError | null =>
      actor.kind === 'admin' ? adminPassword.refusal() : null,

    /** The other sessions end. @throws AppError `wrong_password`, `password_configured`, `too_busy`. */
    async changePassword({ actor, hash }: SignedIn, current: string, next: string): Promise<void> {
      const refuse = () => new AppError('wrong_password', 'current is not the password of this account.');
      if (actor.kind === 'admin') {
        const checked = await adminPassword.check(current);
        if (checked === null || !(await adminPassword.change(checked, next, hash))) throw refuse();
        return;
      }
      const person = await store.personById(actor.id);
      const isRight = await passwords.verify(current, person?.password ?? null);
      if (person === null || !isRight) throw refuse();
      const change = { from: person.password, to: await passwords.hash(next) };
      if (!(await store.setPassword(actor.id, change, hash))) throw refuse();
    },
  };
}
