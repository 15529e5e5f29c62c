/** Whether mail can be taken and answers given: the listeners are up and a commit reaches the disk. */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import type { Store } from './store.ts';

export interface ReadinessOptions {
  readonly store: Pick<Store, 'probe'>;
  readonly clock: Clock;
  /** What else stands in the way, in words, or null. */
  problem(): string | null;
  readonly logger: { warn(details: object, message: string): void };
}

export interface Readiness {
  readonly ready: boolean;
  /** In words, when not ready. */
  readonly reason: string;
}

/** One probe at a time, its result good for a moment: being asked often must not cost commits. */
export function readinessProbe({
  store,
  clock,
  problem,
  logger,
}: ReadinessOptions): () => Promise<Readiness> {
  let probed: { at: number; writable: Promise<boolean> } | null = null;

  const writable = (): Promise<boolean> => {
    if (probed === null || clock.monotonic() - probed.at > limits.readinessMsMax) {
      const attempt = store.probe().then(
        () => true,
        (error: unknown) => {
          logger.warn({ err: error }, 'the database cannot be written');
          return false;
        },
      );
      probed = { at: clock.monotonic(), writable: attempt };
    }
    return probed.writable;
  };

  return async () => {
    const reason = problem() ?? ((await writable()) ? null : 'the database cannot be written');
    return { ready: reason === null, reason: reason ?? '' };
  };
}
