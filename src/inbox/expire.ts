/**
 * Retention: the oldest mails go when they are too old or the database is too large. In small batches with turns of the
 * event loop between them, so that receiving is never held up for long. Inboxes are not touched: a retired address stays
 * retired although its mails are gone.
 */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import type { StampClock } from './stamp.ts';
import type { Store } from './store.ts';

export interface ExpiryOptions {
  readonly store: Pick<Store, 'expire' | 'usedBytes' | 'giveBack'>;
  readonly stampClock: StampClock;
  readonly clock: Clock;
  /** 0 keeps mails however old. */
  readonly days: number;
  /** Bytes of the database, 0 lets it grow. */
  readonly bytesMax: number;
  readonly logger: {
    info(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

export interface Expiry {
  /** One run over everything that is due. @returns How many mails went. */
  sweep(): Promise<number>;
  /** Resolves when a run that is under way has ended its batch. */
  stop(): Promise<void>;
}

const dayMs = 86_400_000;

export function startExpiry(options: ExpiryOptions): Expiry {
  const { store, stampClock, clock, days, bytesMax, logger } = options;
  let stopped = false;
  let running: Promise<number> = Promise.resolve(0);
  let batchSize: number = limits.expireBatchMin;

  /** Deletes batches while `due` says so; their size follows the time they take. */
  async function deleteWhile(due: () => Promise<boolean>, before: number | null): Promise<number> {
    let total = 0;
    while (!stopped && (await due())) {
      const started = clock.monotonic();
      const gone = await store.expire(before, batchSize);
      const took = clock.monotonic() - started;
      const factor = took > limits.expireBatchMsAim ? 0.5 : 1.5;
      batchSize = Math.min(
        limits.expireBatchMax,
        Math.max(limits.expireBatchMin, Math.round(batchSize * factor)),
      );
      total += gone;
      if (gone === 0) break;
      await turn();
    }
    return total;
  }

  async function sweepAll(): Promise<number> {
    const tooOld = stampClock.read() - days * dayMs;
    let gone = days === 0 ? 0 : await deleteWhile(async () => true, tooOld);
    if (bytesMax > 0) gone += await deleteWhile(async () => (await store.usedBytes()) > bytesMax, null);
    while (!stopped && gone > 0 && (await store.giveBack(limits.expirePagesPerTurn))) await turn();
    if (gone > 0) logger.info({ mails: gone }, 'expired mails deleted');
    return gone;
  }

  const sweep = (): Promise<number> => {
    // One run at a time; whoever asks meanwhile gets the next one.
    running = running.catch(() => 0).then(() => (stopped ? 0 : sweepAll()));
    return running;
  };
  const run = () => {
    sweep().catch((error: unknown) => logger.error({ err: error }, 'expired mails could not be deleted'));
  };

  const isOn = days > 0 || bytesMax > 0;
  const timer = isOn ? setInterval(run, limits.expireEveryMs) : null;
  timer?.unref();
  if (isOn) run();

  return {
    sweep,
    async stop() {
      stopped = true;
      if (timer !== null) clearInterval(timer);
      await running.catch(() => 0);
    },
  };
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
