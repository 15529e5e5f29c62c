/**
 * Rows that nearly every request asks for, kept in memory as long as they hold: keys, inboxes, addresses. Whatever is
 * written besides mails makes all of them be read anew, so a key that was revoked is refused from the next request on.
 */
import type { Database } from './open.ts';

export class Remembered<T extends object> {
  readonly #database: Pick<Database, 'generation'>;
  readonly #entriesMax: number;
  readonly #rows = new Map<string, T>();
  #generation = 0;

  constructor(database: Pick<Database, 'generation'>, entriesMax: number) {
    this.#database = database;
    this.#entriesMax = entriesMax;
  }

  /** What is known under this name, or else what `load` finds; that there is nothing is asked every time. */
  async get(name: string, load: () => Promise<T | null>): Promise<T | null> {
    const before = this.#database.generation;
    // On a server of databases others write too, and nobody tells us.
    if (before === null) return load();
    if (before !== this.#generation) {
      this.#rows.clear();
      this.#generation = before;
    }
    const known = this.#rows.get(name);
    if (known !== undefined) return known;
    const found = await load();
    // A row that was read before a write must not outlive it.
    if (found === null || this.#database.generation !== before || this.#generation !== before) return found;
    if (this.#rows.size >= this.#entriesMax) this.#rows.delete(this.#rows.keys().next().value!);
    this.#rows.set(name, found);
    return found;
  }
}
