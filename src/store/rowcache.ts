/**
 * Rows that nearly every request asks for, kept in memory as long as they hold: keys, inboxes, addresses. Whatever is
 * written besides mails makes all of them be read anew, so a key that was revoked is refused from the next request on;
 * where another process on the same database revoked it, within `limits.rememberedUnaskedMsMax`.
 */
import type { CacheVersion } from './cacheversion.ts';

export class RowCache<T extends object> {
  readonly #version: Pick<CacheVersion, 'current' | 'known'>;
  readonly #entriesMax: number;
  readonly #rows = new Map<string, T>();
  /** To which the rows belong. */
  #readAt = 0;

  constructor(version: Pick<CacheVersion, 'current' | 'known'>, entriesMax: number) {
    this.#version = version;
    this.#entriesMax = entriesMax;
  }

  /** The row that is known under this name, or else the one that `load` finds. That there is none is not remembered. */
  async get(name: string, load: () => Promise<T | null>): Promise<T | null> {
    const current = this.#version.current();
    const before = typeof current === 'number' ? current : await current;
    if (before !== this.#readAt) {
      this.#rows.clear();
      this.#readAt = before;
    }
    const known = this.#rows.get(name);
    if (known !== undefined) return known;
    const found = await load();
    // A row that was read before a write must not outlive it.
    if (found === null || this.#version.known !== before || this.#readAt !== before) return found;
    if (this.#rows.size >= this.#entriesMax) this.#rows.delete(this.#rows.keys().next().value!);
    this.#rows.set(name, found);
    return found;
  }
}
