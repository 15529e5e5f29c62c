/**
 * What is shown exactly once: a new key, the token of a link. It waits in memory from the form to the page that shows it,
 * for the session that made it and for a short time; a reload of that page finds it gone.
 */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';

interface Entry<T> {
  readonly value: T;
  readonly owner: string;
  readonly untilMs: number;
}

export class Once<T> {
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #makeName: () => string;
  readonly #entries = new Map<string, Entry<T>>();

  constructor(clock: Pick<Clock, 'monotonic'>, makeName: () => string) {
    this.#clock = clock;
    this.#makeName = makeName;
  }

  /** @param owner The session. @returns The name under which it can be taken, once. */
  keep(owner: Uint8Array, value: T): string {
    const now = this.#clock.monotonic();
    for (const [name, { untilMs }] of this.#entries) {
      if (untilMs > now && this.#entries.size < limits.onceEntriesMax) break;
      this.#entries.delete(name);
    }
    const name = this.#makeName();
    this.#entries.set(name, { value, owner: ownerName(owner), untilMs: now + limits.onceMsMax });
    return name;
  }

  take(owner: Uint8Array, name: string): T | null {
    const entry = this.#entries.get(name);
    if (entry === undefined || entry.owner !== ownerName(owner)) return null;
    this.#entries.delete(name);
    return entry.untilMs > this.#clock.monotonic() ? entry.value : null;
  }
}

function ownerName(hash: Uint8Array): string {
  return Buffer.from(hash).toString('hex');
}
