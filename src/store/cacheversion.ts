/**
 * Counts the writes of everything but mails, so that what was read before one of them is known to be old. A process that
 * is alone with its database counts for itself; several that share one count in it, and ask it twice a second at most.
 */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import type { Connection, Statement } from './connection.ts';
import { storageError } from './storageerror.ts';

export interface CacheVersion {
  /** What counts a write, in its transaction. */
  readonly statements: readonly Statement[];
  /** The number as far as it is known here, without asking. */
  readonly known: number;
  /** The number now, or as it was a moment ago. @throws AppError `storage_unavailable`. */
  current(): number | Promise<number>;
  /**
   * To be called after every write of this process. After one that failed too: it may have reached the disk all the
   * same.
   */
  changed(): void;
}

export class OwnCacheVersion implements CacheVersion {
  readonly statements = [];
  known = 0;

  current(): number {
    return this.known;
  }

  changed(): void {
    this.known++;
  }
}

const unknown = -1;

export class SharedCacheVersion implements CacheVersion {
  readonly statements = [{ sql: 'UPDATE stamps SET generation = generation + 1', args: [] }];
  known = unknown;
  readonly #connection: Pick<Connection, 'first'>;
  readonly #clock: Pick<Clock, 'monotonic'>;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<number> | null = null;
  /** How many writes this process has made. An answer that was asked for before one of them does not count it. */
  #writes = 0;

  constructor(connection: Pick<Connection, 'first'>, clock: Pick<Clock, 'monotonic'>) {
    this.#connection = connection;
    this.#clock = clock;
  }

  current(): number | Promise<number> {
    const isFresh = this.#clock.monotonic() - this.#askedAt < limits.rememberedUnaskedMsMax;
    if (isFresh && this.known !== unknown) return this.known;
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  changed(): void {
    this.#writes++;
    this.known = unknown;
  }

  async #ask(): Promise<number> {
    const askedAt = this.#clock.monotonic();
    const writes = this.#writes;
    try {
      const [generation] = (await this.#connection.first('SELECT generation FROM stamps')) ?? [];
      if (writes !== this.#writes) return this.#ask();
      this.known = Number(generation);
      this.#askedAt = askedAt;
      return this.known;
    } catch (error) {
      throw storageError(error);
    }
  }
}
