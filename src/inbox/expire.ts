/**
 * Retention: the oldest mails go when they are too old or the database is too large. In small batches with turns of the
 * event loop between them, so that receiving is never held up for long. Inboxes are not touched: a retired address stays
 * retired although its mails are gone.
 */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import { nextTurn } from '../turn.ts';
import type { ReceiveClock } from './stamp.ts';
import type { Store } from './store.ts';

export interface ExpiryOptions {
  readonly store: Pick<
    Store,
    'expire' | 'oldestMails' | 'usedBytes' | 'arrivedBytes' | 'mergeIndex' | 'giveBack' | 'sweepTurn'
  >;
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

  /** Whether this process is the one that deletes; to be asked again and again while it does. */
  async function hasTurn(): Promise<boolean> {
    if (store.sweepTurn === null) return true;
    const at = await stampClock.read();
    return store.sweepTurn.take(at, at + limits.expireTurnMs);
  }

  /**
   * Deletes so many of the oldest mails. The size of the next batch follows from the time that this one takes.
   * @returns How many went; none where another process has the turn by now.
   */
  async function deleteBatch(before: number | null, count: number): Promise<number> {
    if (!(await hasTurn())) return 0;
    const started = clock.monotonic();
    const gone = await store.expire(before, count);
    // What the index says of deleted mails goes only when its parts are merged.
    if (gone > 0) await store.mergeIndex(limits.expireMergePages);
    const took = clock.monotonic() - started;
    const factor = took > limits.expireBatchMsAim ? 0.5 : 1.5;
    const next = Math.ceil(batchSize * factor);
    batchSize = Math.min(limits.expireBatchMax, Math.max(limits.expireBatchMin, next));
    await nextTurn();
    return gone;
  }

  async function deleteOld(): Promise<number> {
    const tooOld = (await stampClock.read()) - days * dayMs;
    let total = 0;
    for (let gone = -1; gone !== 0 && !stopped; total += gone) gone = await deleteBatch(tooOld, batchSize);
    return total;
  }

  /**
   * Whether the database holds less than before. What arrived meanwhile is left out, as it can be more than what went.
   */
  async function isLess(used: number, arrived: number): Promise<boolean> {
    const arrivedMeanwhile = (store.arrivedBytes() - arrived) * limits.expireArrivalFactor;
    return (await store.usedBytes()) - arrivedMeanwhile < used;
  }

  /** Deletes the oldest mails that together hold so many bytes, each with its share of the index, and none more. */
  async function deleteBytes(bytes: number, used: number): Promise<number> {
    let total = 0;
    let due = bytes;
    let inVain = 0;
    let share: number | null = null;
    const arrived = store.arrivedBytes();
    while (due > 0 && inVain < limits.expireInVainMax && !stopped) {
      const { sizes, count } = await store.oldestMails(batchSize);
      // Worked out once. While mails go, the index still holds what it says of them, and with each further look the
      // others would seem larger.
      share ??= shareOf(sizes, count, used);
      const mails = enough(sizes, due, share);
      if (mails.count === 0) break;
      const gone = await deleteBatch(null, mails.count);
      if (gone === 0) break;
      total += gone;
      due -= mails.bytes;
      // When deleting makes nothing smaller any more, it would lose mails for nothing.
      inVain = (await isLess(used, arrived)) ? 0 : inVain + 1;
      if (inVain > 0) batchSize = limits.expireBatchMin;
    }
    return total;
  }

  /** Merges all of the index into one, until nothing gets smaller by it. */
  async function mergeAll(): Promise<void> {
    let used = await store.usedBytes();
    for (let still = 0; still < limits.expireMergesInVainMax && !stopped; ) {
      await store.mergeIndex(limits.expireMergePages, true);
      const left = await store.usedBytes();
      still = left < used ? 0 : still + 1;
      used = Math.min(used, left);
      await nextTurn();
    }
  }

  /**
   * Deletes until the database holds no more than it may, and never the newest mail. What the search index says of
   * deleted mails goes only when its parts are merged. When that is what makes it too large, the index is merged before
   * more mails go.
   */
  async function shrink(): Promise<number> {
    let total = 0;
    let merges = 0;
    batchSize = limits.expireBatchMin;
    const tooMuch = bytesMax * (1 + limits.expireSlackPercent / 100);
    let used = await store.usedBytes();
    while (used > bytesMax && !stopped) {
      const before = used;
      const arrived = store.arrivedBytes();
      const gone = await deleteBytes(used - bytesMax, used);
      total += gone;
      used = await store.usedBytes();
      // A little more than it may hold is for the next run: merging reads all of the index.
      if (used > tooMuch && merges < limits.expireMergesMax) {
        merges += 1;
        await mergeAll();
        used = await store.usedBytes();
      }
      if (gone === 0 || !(await isLess(before, arrived))) break;
    }
    if (used > tooMuch && !stopped) {
      const details = { usedBytes: used, bytesMax, mails: total };
      logger.error(details, 'the database stays larger than it may: set RETENTION_BYTES_MAX higher');
    }
    return total;
  }

  async function sweepInTurn(): Promise<number> {
    if (!(await hasTurn())) return 0;
    try {
      return await sweepAll();
    } finally {
      await store.sweepTurn?.end();
    }
  }

  async function sweepAll(): Promise<number> {
    let gone = days === 0 ? 0 : await deleteOld();
    if (bytesMax > 0) gone += await shrink();
    if (gone === 0) return 0;
    while (!stopped && (await store.giveBack(limits.expirePagesPerTurn))) await nextTurn();
    logger.info({ mails: gone }, 'expired mails deleted');
    return gone;
  }

  const sweep = (): Promise<number> => {
    // One run at a time; whoever asks meanwhile gets the next one.
    running = running.catch(() => 0).then(() => (stopped ? 0 : sweepInTurn()));
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

/** By how much more a mail takes than its own bytes, as it also has a share of the index. */
function shareOf(sizes: readonly number[], count: number, used: number): number {
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const share = used / (average * count);
  return share > 1 ? Math.min(share, limits.expireShareMax) : 1;
}

/** How many of the oldest hold so many bytes, all of them if they are too few. */
function enough(sizes: readonly number[], due: number, share: number): { count: number; bytes: number } {
  let bytes = 0;
  let count = 0;
  while (count < sizes.length && bytes < due) {
    bytes += (sizes[count] ?? 0) * share;
    count += 1;
  }
  return { count, bytes };
}
