/**
 * Waiting for something that has to arrive. A request is held by the service until it is there; where the service refuses
 * to hold it, or a proxy cuts it off, the service is asked every five seconds instead.
 */
import type { Deadline } from './deadline.ts';
import { InboxdError } from './error.ts';
import { sleep } from './sleep.ts';

export type WaitAnswer<T> =
  | { readonly kind: 'found'; readonly value: T }
  /** Nothing yet, and what there was instead. */
  | { readonly kind: 'nothing'; readonly because: string }
  /** Something came that was not it: there may be more already. */
  | { readonly kind: 'passed'; readonly because: string };

export interface WaitRequest {
  /** How long the service shall hold the request; 0 asks for the state of things. */
  readonly holdMs: number;
  /** How long the answer may take altogether. */
  readonly patienceMs: number;
  /** Whether this is the last time: what there was instead is said to somebody. */
  readonly isLast: boolean;
}

export interface Wait<T> {
  /** What is waited for, for the error: `one-time code for qa@inbox.test`. */
  readonly what: string;
  readonly timeoutMs: number;
  /** When that is over: it began before this did, with looking up where to wait. */
  readonly deadline: Deadline;
  readonly signal: AbortSignal | undefined;
  /** Whether the service has ever answered: then its silence may pass; otherwise it is told at once. */
  readonly reached: boolean;
  ask(request: WaitRequest): Promise<WaitAnswer<T>>;
}

/** Shorter than the patience of usual proxies (30 s and more) and far below the 60 s the service allows. */
const holdMsMax = 20_000;
const pollMs = 5_000;
/** What an answer may take beyond the time it was held, if there is so much time. */
const answerMsMax = 10_000;
/** A request that came back before this share of its time was not held. */
const heldShareMin = 0.9;

/**
 * @throws InboxdError `wait_timeout`, with the reason the service gave last; at once whatever will not pass by waiting.
 * The reason of the signal, when it is aborted.
 */
export async function waitFor<T>({ what, timeoutMs, deadline, signal, ask, ...start }: Wait<T>): Promise<T> {
  let { reached } = start;
  let holds = true;
  let because = '';
  while (true) {
    const { leftMs } = deadline;
    const holdMs = holds ? Math.min(leftMs, holdMsMax) : 0;
    const isLast = leftMs === 0;
    const startedAt = performance.now();
    let pauseMs: number;
    try {
      const answer = await ask({ holdMs, patienceMs: deadline.patienceMs(holdMs + answerMsMax), isLast });
      if (answer.kind === 'found') return answer.value;
      reached = true;
      ({ because } = answer);
      const wasHeld = holdMs > 0 && performance.now() - startedAt >= holdMs * heldShareMin;
      pauseMs = wasHeld || answer.kind === 'passed' ? 0 : pollMs;
    } catch (error) {
      const verdict = afterFailure(error, { held: holdMs > 0, reached });
      if (verdict === 'give up') throw error;
      ({ pauseMs } = verdict);
      holds &&= verdict.holds;
      because = (error as InboxdError).message;
    }
    if (isLast) {
      const message = `no ${what} within ${timeoutMs / 1000} s. ${because}`;
      throw new InboxdError(message, { status: 0, code: 'wait_timeout' });
    }
    if (pauseMs > 0) await sleep(Math.min(pauseMs, deadline.leftMs), signal);
  }
}

interface Circumstances {
  readonly held: boolean;
  readonly reached: boolean;
}

/** Whether a failure passes by waiting, after which pause to ask again, and whether to ask for holding again. */
export function afterFailure(
  error: unknown,
  { held, reached }: Circumstances,
): { readonly pauseMs: number; readonly holds: boolean } | 'give up' {
  if (!(error instanceof InboxdError)) return 'give up';
  const { status, code, retryAfterMs } = error;
  // Too many are held already: asking is still allowed.
  if (code === 'too_many_waiters') return { pauseMs: retryAfterMs ?? 0, holds: false };
  if (status === 429) return { pauseMs: retryAfterMs ?? pollMs, holds: true };
  if (status === 503 && retryAfterMs !== null) return { pauseMs: retryAfterMs, holds: !held };
  // Cut off by a proxy, or by a service that does not know how to wait: the plain question tells which it is.
  const cut = status === 0 || status === 408 || status >= 500 || status === 400;
  if (held && cut) return { pauseMs: 0, holds: false };
  const passes = status >= 500 || status === 408 || (status === 0 && code === 'unreachable');
  return passes && reached ? { pauseMs: pollMs, holds: false } : 'give up';
}
