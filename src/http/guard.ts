/** The way in with a key: key (401), scope (403), throttle (429), in this order, before anything reads the request further. */
import { Buckets } from '../access/bucket.ts';
import { isKeyShaped } from '../access/key.ts';
import { covers } from '../access/scopes.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import { type AuthFailures, quota } from './authfailures.ts';
import type { Guard, HttpServices, HttpSettings, Middleware } from './context.ts';

export interface GuardOptions {
  readonly access: HttpServices['access'];
  readonly throttle: HttpSettings['throttle'];
  readonly clock: Clock;
  readonly authFailures: AuthFailures;
}

export function makeGuard({ access, throttle, clock, authFailures }: GuardOptions): Guard {
  const byKey = new Buckets({ ...throttle, entriesMax: limits.bucketsMax });
  const policy = `"key";${quota(throttle)}`;

  const requireKey: Middleware = async (c, next) => {
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    const key = token !== undefined && isKeyShaped(token) ? await access.authenticate(token) : null;
    if (key === null) {
      authFailures.count(c, 'Too many requests without a valid API key.');
      throw new AppError(
        'invalid_api_key',
        'The API key is missing, wrong or revoked: send Authorization: Bearer sk_live_….',
      );
    }
    c.set('key', key);
    const stillIn = async () => token !== undefined && (await access.isValid(token));
    c.set('caller', { organizationId: key.organizationId, payer: key.id, stillIn });
    await next();
  };

  const throttleKey: Middleware = async (c, next) => {
    const verdict = byKey.take(c.get('key').id, clock.monotonic());
    c.header('RateLimit-Policy', policy);
    c.header('RateLimit', `"key";r=${verdict.remaining};t=${verdict.resetSeconds}`);
    if (!verdict.allowed) {
      throw new AppError(
        'throttled',
        'Too many requests with this API key: wait, and poll less often, or use wait.',
        {
          retryAfterSeconds: verdict.retryAfterSeconds,
        },
      );
    }
    await next();
  };

  return (scope) => {
    const requireScope: Middleware = async (c, next) => {
      if (scope !== null && !covers(c.get('key').scopes, scope)) {
        throw new AppError('missing_scope', `The API key lacks the scope ${scope}.`);
      }
      await next();
    };
    return [requireKey, requireScope, throttleKey];
  };
}
