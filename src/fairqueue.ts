/**
 * What waits for the same workers, of several who ask for it. Whoever has had least of them goes first, so that one who asks
 * for much, or for what takes long, waits behind the others; of one who asks alone, first come is first served (Goyal, Vin
 * and Cheng, Start-time Fair Queueing, 1996).
 */

/** What those are known for who do not wait for anything: more are told apart no longer than they wait. */
const rememberedMax = 1_000;

export class FairQueue<T> {
  readonly #waiting = new Map<string, T[]>();
  /** How much each has had, counted from where the others were when it came. */
  readonly #had = new Map<string, number>();
  /** How much the one had had who was served last: who comes now starts there. */
  #now = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many items of one wait. */
  sizeOf(who: string): number {
    return this.#waiting.get(who)?.length ?? 0;
  }

  push(who: string, item: T): void {
    this.#lineOf(who).push(item);
    this.#size += 1;
  }

  /** It waits again, before whatever else is waiting of the same one. */
  unshift(who: string, item: T): void {
    this.#lineOf(who).unshift(item);
    this.#size += 1;
  }

  /** The next item; it stays where it is. */
  peek(): T | undefined {
    const who = this.#next();
    return who === null ? undefined : this.#waiting.get(who)?.[0];
  }

  /** Takes the next item out. @param cost What it will have had of the workers at least. */
  take(cost: number): T | undefined {
    const who = this.#next();
    if (who === null) return undefined;
    this.#now = this.#had.get(who) as number;
    const item = this.#waiting.get(who)?.[0] as T;
    this.#drop(who, 0);
    this.charge(who, cost);
    return item;
  }

  /** What somebody has had of the workers beyond what `take` was told. */
  charge(who: string, cost: number): void {
    this.#had.set(who, Math.max(this.#had.get(who) ?? 0, this.#now) + cost);
    if (this.#had.size > rememberedMax) this.#forget();
  }

  /** @returns Whether it was waiting. */
  remove(who: string, item: T): boolean {
    const at = this.#waiting.get(who)?.indexOf(item) ?? -1;
    if (at < 0) return false;
    this.#drop(who, at);
    return true;
  }

  /** Takes out all that waits. */
  clear(): T[] {
    const items = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return items;
  }

  #lineOf(who: string): T[] {
    const known = this.#waiting.get(who);
    if (known !== undefined) return known;
    const line: T[] = [];
    this.#waiting.set(who, line);
    this.#had.set(who, Math.max(this.#had.get(who) ?? 0, this.#now));
    return line;
  }

  #next(): string | null {
    let next: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const who of this.#waiting.keys()) {
      const had = this.#had.get(who) as number;
      if (had >= least) continue;
      next = who;
      least = had;
    }
    return next;
  }

  #drop(who: string, at: number): void {
    const line = this.#waiting.get(who) as T[];
    line.splice(at, 1);
    this.#size -= 1;
    if (line.length === 0) this.#waiting.delete(who);
  }

  /** Who has had no more than whoever comes new is as good as new; of the others those who have had least. */
  #forget(): void {
    const idle = [...this.#had].filter(([who]) => !this.#waiting.has(who)).sort(([, a], [, b]) => a - b);
    for (const [at, [who, had]] of idle.entries())
      if (had <= this.#now || at < idle.length / 2) this.#had.delete(who);
  }
}
