/**
 * How much of an inbox a held request has seen. Its first look sees all there is; after that only what has come since is
 * looked at, however full the inbox is. Mails of one inbox are committed in the order of their stamps, which strictly
 * increase: what is not there yet has a later stamp than all that is.
 */
import type { Store } from './store.ts';

export class Seen {
  readonly #store: Pick<Store, 'lastArrival'>;
  readonly #inboxId: string;
  #until: number;

  /** @param until What came until then need not be seen. */
  constructor(store: Pick<Store, 'lastArrival'>, inboxId: string, until: number) {
    this.#store = store;
    this.#inboxId = inboxId;
    this.#until = until;
  }

  /**
   * Not to be called again before it has answered.
   * @param find Looks at what came strictly later than `since`; null when nothing of it is what is waited for.
   */
  async look<T>(find: (since: number) => Promise<T | null>): Promise<T | null> {
    // Asked before the look: it may pass over what is committed meanwhile, and that is later than this.
    const last = await this.#store.lastArrival(this.#inboxId);
    if (last === null || last <= this.#until) return null;
    const found = await find(this.#until);
    if (found === null) this.#until = last;
    return found;
  }
}
