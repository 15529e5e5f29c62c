/**
 * For a database that several processes share. Looks what the others wrote, once for all who wait here, and only while
 * somebody waits. It looks often soon after something came, then less.
 */
import { limits } from '../limits.ts';
import type { Store } from './store.ts';
import type { Waiters } from './waiters.ts';

export interface WatchOptions {
  readonly news: NonNullable<Store['news']>;
  readonly waiters: Pick<Waiters, 'isListened' | 'isClosed' | 'wake' | 'wakeAll'>;
  readonly logger: { warn(details: object, message: string): void };
}

export class Watch {
  readonly #options: WatchOptions;
  #isRunning = false;
  #endPause = () => {};

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  /** To be called whenever somebody begins to wait. */
  listened(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    void this.#run();
  }

  /** After the waiters are closed: ends at once. */
  stop(): void {
    this.#endPause();
  }

  async #run(): Promise<void> {
    const { news, waiters, logger } = this.#options;
    let position: number | null = null;
    let pauseMs: number = limits.newsMsMin;
    let isFailing = false;
    while (waiters.isListened && !waiters.isClosed) {
      try {
        const { position: next, inboxIds } = await news(position);
        // A wait that began before the first position was known may have looked too early, and looks once more.
        if (position === null || inboxIds === null) waiters.wakeAll();
        for (const id of inboxIds ?? []) waiters.wake(id);
        const isQuiet = position === next;
        pauseMs = isQuiet ? Math.min(pauseMs * 1.5, limits.newsMsMax) : limits.newsMsMin;
        position = next;
        isFailing = false;
      } catch (error) {
        if (!isFailing && !waiters.isClosed)
          logger.warn({ err: error }, 'what came to other processes cannot be read');
        isFailing = true;
        pauseMs = limits.newsAfterFailureMs;
      }
      await this.#pause(pauseMs);
    }
    this.#isRunning = false;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
