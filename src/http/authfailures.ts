/**
 * Failed attempts to get in, by client address: a few at once, then one a second, whether with keys, with passwords or with
 * links. One bucket for all of them, so that nobody gets a second one by trying another door.
 */
import { Buckets } from '../access/bucket.ts';
import { clientKey } from '../access/client-address.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { HttpContext } from './context.ts';

export interface AuthFailuresOptions {
  readonly clock: Clock;
  /** The client behind trusted proxies. */
  clientAddress(peerAddress: string, forwardedFor: string | undefined): string;
}

const rate = { burst: limits.authFailureBurst, perSecond: limits.authFailurePerSecond };

export class AuthFailures {
  readonly #buckets = new Buckets({ ...rate, entriesMax: limits.bucketsMax });
  readonly #options: AuthFailuresOptions;

  constructor(options: AuthFailuresOptions) {
    this.#options = options;
  }

  /** Counts a failed attempt. @throws AppError `throttled`, with this text, when there were too many. */
  count(c: HttpContext, text: string): void {
    const verdict = this.#buckets.take(this.#keyOf(c), this.#options.clock.monotonic());
    if (verdict.allowed) return;
    c.header('RateLimit-Policy', `"address";${quota(rate)}`);
    c.header('RateLimit', `"address";r=0;t=${verdict.resetSeconds}`);
    throw new AppError('throttled', text, { retryAfterSeconds: verdict.retryAfterSeconds });
  }

  /**
   * Runs a check that costs something itself. It is counted before, so that many at once do not all come through, and
   * the count is taken back when it succeeds.
   */
  async during<T>(c: HttpContext, check: () => Promise<T>): Promise<T> {
    this.count(c, 'Too many failed attempts from this address: wait a moment.');
    const result = await check();
    this.#buckets.giveBack(this.#keyOf(c));
    return result;
  }

  #keyOf(c: HttpContext): string {
    return clientKey(this.#options.clientAddress(c.env.peer.remoteAddress, c.req.header('X-Forwarded-For')));
  }
}

/** A full bucket, and the seconds in which an empty one fills. */
export function quota({ burst, perSecond }: { burst: number; perSecond: number }): string {
  return `q=${burst};w=${Math.ceil(burst / perSecond)}`;
}
