/**
 * When each key was last used. Noted in memory with every request and written down once in a while, many at a time: a
 * request never waits for it, and what a crash loses is the last minute.
 */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import type { Store } from './store.ts';

export interface KeyUseOptions {
  readonly store: Pick<Store, 'noteKeyUses'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly logger: { warn(details: object, message: string): void };
}

export class KeyUse {
  readonly #store: KeyUseOptions['store'];
  readonly #clock: KeyUseOptions['clock'];
  readonly #logger: KeyUseOptions['logger'];
  readonly #timer: ReturnType<typeof setInterval>;
  /** Key id to the moment of its last use. */
  readonly #unwritten = new Map<string, number>();

  constructor({ store, clock, logger }: KeyUseOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#logger = logger;
    this.#timer = setInterval(() => void this.write(), limits.keyUseMsMax);
    this.#timer.unref();
  }

  note(keyId: string): void {
    if (this.#unwritten.size >= limits.keyUsesMax && !this.#unwritten.has(keyId)) return;
    this.#unwritten.set(keyId, this.#clock.now());
  }

  /** The last use that is not written down yet, or null. */
  unwritten(keyId: string): number | null {
    return this.#unwritten.get(keyId) ?? null;
  }

  async write(): Promise<void> {
    const uses = new Map(this.#unwritten);
    if (uses.size === 0) return;
    try {
      await this.#store.noteKeyUses(uses);
      // What was noted meanwhile stays; what was written and not used again goes.
      for (const [id, at] of uses) if (this.#unwritten.get(id) === at) this.#unwritten.delete(id);
    } catch (error) {
      this.#logger.warn({ err: error }, 'the last uses of keys could not be written');
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}
