/**
 * Retention: the oldest mails go when they are too old or the database is too large. In small batches with turns of the
 * event loop between them, so that receiving is never held up for long. Inboxes are not touched: a retired address stays
 * retired although its mails are gone.
 */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import type { ReceiveClock } from './stamp.ts';
import type { Store } from './store.ts';

export interface ExpiryOptions {
  readonly store: Pick<Store, 'expire' | 'usedBytes' | 'arrivedBytes' | 'mergeIndex' | 'giveBack'>;
  readonly stampClock: ReceiveClock;
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

  /** Deletes one batch, whose size follows the time that batches take. */
  async function deleteBatch(before: number | null): Promise<number> {
    const started = clock.monotonic();
    const gone = await store.expire(before, batchSize);
    // What the index says of deleted mails goes only when its parts are merged.
    if (gone > 0) await store.mergeIndex(limits.expireMergePages);
    const took = clock.monotonic() - started;
    const factor = took > limits.expireBatchMsAim ? 0.5 : 1.5;
    const next = Math.ceil(batchSize * factor);
    batchSize = Math.min(limits.expireBatchMax, Math.max(limits.expireBatchMin, next));
    await turn();
    return gone;
  }

  async function deleteOld(): Promise<number> {
    const tooOld = (await stampClock.read()) - days * dayMs;
    let total = 0;
    for (let gone = -1; gone !== 0 && !stopped; total += gone) gone = await deleteBatch(tooOld);
    return total;
  }

  /**
   * Deletes until the database holds no more than it may. What the search index says of deleted mails goes only when its
   * parts are merged; when nothing gets smaller any more, more mails must not be thrown after it.
   */
  async function shrink(): Promise<number> {
    let total = 0;
    let used = await store.usedBytes();
    let inVain = 0;
    batchSize = limits.expireBatchMin;
    while (used > bytesMax && !stopped) {
      const arrived = store.arrivedBytes();
      const gone = await deleteBatch(null);
      total += gone;
      const left = await store.usedBytes();
      // Mails that arrive meanwhile can more than make up for a batch, and yet it was not in vain.
      const arrivedMeanwhile = (store.arrivedBytes() - arrived) * limits.expireArrivalFactor;
      inVain = left - arrivedMeanwhile < used ? 0 : inVain + 1;
      if (inVain > 0) batchSize = limits.expireBatchMin;
      used = left;
      if (gone === 0 || inVain >= limits.expireInVainMax) {
        logger.error(
          { usedBytes: used, bytesMax },
          'the database stays larger than it may although mails were deleted',
        );
        break;
      }
    }
    return total;
  }

  async function sweepAll(): Promise<number> {
    let gone = days === 0 ? 0 : await deleteOld();
    if (bytesMax > 0) gone += await shrink();
    if (gone === 0) return 0;
    while (!stopped && (await store.giveBack(limits.expirePagesPerTurn))) await turn();
    logger.info({ mails: gone }, 'expired mails deleted');
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
