/**
 * Keeps the delivery attempts across a restart. What is in memory is written down once in a while, many attempts at a
 * time and beside the mails, so that no mail waits for it. Readers get what is written and what is not written yet. A
 * crash loses the attempts of the last seconds, and nothing of the mails.
 */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import { type Attempt, newestFirst } from './attempts.ts';
import type { Deliveries } from './deliveries.ts';
import type { MakeId } from './ids.ts';
import type { Store } from './store.ts';

export interface DeliveryLogOptions {
  readonly deliveries: Pick<Deliveries, 'of' | 'all' | 'take' | 'written' | 'notWritten'>;
  readonly store: Pick<Store, 'keepAttempts' | 'attemptsOf' | 'lastAttempts' | 'pruneAttempts'>;
  readonly clock: Clock;
  readonly makeId: MakeId;
  /** 0 keeps mails however old they are. Attempts are kept no longer than mails. */
  readonly retentionDays: number;
  readonly logger: { warn(details: object, message: string): void };
}

export class DeliveryLog {
  readonly #options: DeliveryLogOptions;
  readonly #timer: ReturnType<typeof setInterval>;
  #prunedMs: number;
  #writing: Promise<void> | null = null;

  constructor(options: DeliveryLogOptions) {
    this.#options = options;
    // Not with the start, which has more important things to do.
    this.#prunedMs = options.clock.monotonic();
    this.#timer = setInterval(() => void this.write(), limits.deliveriesWriteMs);
    this.#timer.unref();
  }

  /** Of one organization (null: of none), newest first. @throws AppError `storage_unavailable`. */
  async of(organizationId: string | null): Promise<readonly Attempt[]> {
    const { deliveries, store } = this.#options;
    // Memory is read first. An attempt that is written meanwhile is then found twice, and `merged` drops one of the
    // two. If the disk were read first, it would be missed.
    const unwritten = deliveries.of(organizationId);
    return merged(unwritten, await store.attemptsOf(organizationId));
  }

  /** Of all organizations and of none, newest first. @throws AppError `storage_unavailable`. */
  async all(): Promise<readonly Attempt[]> {
    const { deliveries, store } = this.#options;
    const unwritten = deliveries.all();
    return merged(unwritten, await store.lastAttempts(limits.deliveriesShownMax));
  }

  /** One at a time; what was noted since is for the next one. */
  write(): Promise<void> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    await this.write();
  }

  async #write(): Promise<void> {
    const { deliveries, store, clock, makeId, logger } = this.#options;
    const attempts = deliveries.take((at) => makeId('dlv', at));
    try {
      for (let at = 0; at < attempts.length; at += limits.deliveriesPerCommitMax)
        await store.keepAttempts(attempts.slice(at, at + limits.deliveriesPerCommitMax));
      deliveries.written();
      if (clock.monotonic() - this.#prunedMs < limits.deliveriesPruneMs) return;
      await store.pruneAttempts(clock.now() - this.#keptMs, limits.deliveriesKeptMax);
      this.#prunedMs = clock.monotonic();
    } catch (error) {
      deliveries.notWritten();
      logger.warn({ err: error }, 'the last delivery attempts could not be written');
    }
  }

  get #keptMs(): number {
    const { retentionDays } = this.#options;
    const days = retentionDays * 86_400_000;
    return days === 0 ? limits.deliveriesKeptMs : Math.min(days, limits.deliveriesKeptMs);
  }
}

function merged(unwritten: readonly Attempt[], written: readonly Attempt[]): Attempt[] {
  const known = new Set(unwritten.map(({ id }) => id));
  return newestFirst([...unwritten, ...written.filter(({ id }) => !known.has(id))]);
}
