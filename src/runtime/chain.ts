/** A list in the order of coming, which whoever stands in it leaves without being looked for: each knows its neighbours. */

export interface Link<Item> {
  before: Item | null;
  after: Item | null;
}

export class Chain<Item extends Link<Item>> {
  #first: Item | null = null;
  #last: Item | null = null;
  #length = 0;

  get first(): Item | null {
    return this.#first;
  }

  get length(): number {
    return this.#length;
  }

  append(item: Item): void {
    item.before = this.#last;
    if (this.#last === null) this.#first = item;
    else this.#last.after = item;
    this.#last = item;
    this.#length += 1;
  }

  /** @param item stands in this chain. */
  remove(item: Item): void {
    const { before, after } = item;
    if (before === null) this.#first = after;
    else before.after = after;
    if (after === null) this.#last = before;
    else after.before = before;
    // What is gone would keep its former neighbours in memory.
    item.before = null;
    item.after = null;
    this.#length -= 1;
  }
}
