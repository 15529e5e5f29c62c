/**
 * The connections that can be spared, since no request of theirs is being worked on: they are kept between two, their
 * next one is not all there, or the answer is made and not read. Where there is no place left, one of them makes room.
 *
 * It is one of the client with the most of them, so that a crowd of one client costs nobody else a place, however often
 * it is renewed. A limit per client would not do: behind a proxy all have one address, and a suite that holds thousands
 * of requests has one as well.
 *
 * Under load it is told twice of each request. So all of it takes the same few steps whatever there is, and nothing is
 * made or thrown away, nor kept in a table that is filled and emptied (`connections.ts`).
 */
import { Chain, type Link } from './chain.ts';
import type { Client } from './client.ts';

export interface Spare<Item extends Link<Item>> extends Link<Item> {
  readonly client: Client<Item>;
}

export class Spares<Item extends Spare<Item>> {
  /** The clients by how many of their connections can be spared; as long as one has ever had, which the places bound. */
  readonly #clientsWith: Chain<Client<Item>>[] = [new Chain()];
  /** How many the client with the most has. */
  #most = 0;

  add(spare: Item): void {
    const { client } = spare;
    this.#takeOut(client);
    client.spares.append(spare);
    this.#putIn(client);
    this.#most = Math.max(this.#most, client.spares.length);
  }

  /** @param spare was added. */
  remove(spare: Item): void {
    const { client } = spare;
    this.#takeOut(client);
    client.spares.remove(spare);
    this.#putIn(client);
    // By one: whoever had the most has one less now.
    if (this.#clientsWith[this.#most]!.length === 0) this.#most -= 1;
  }

  /**
   * The one to make room for a connection of this client; null where none can be spared. Where several have the most it
   * is the client's own, as it would have more than they.
   */
  nextFor(client: Client<Item> | undefined): Item | null {
    const isOfMost = client?.spares.length === this.#most;
    const giving = isOfMost ? client : this.#clientsWith[this.#most]!.first;
    return giving?.spares.first ?? null;
  }

  #takeOut(client: Client<Item>): void {
    const { length } = client.spares;
    if (length > 0) this.#clientsWith[length]!.remove(client);
  }

  #putIn(client: Client<Item>): void {
    const { length } = client.spares;
    if (length === 0) return;
    this.#clientsWith[length] ??= new Chain();
    this.#clientsWith[length].append(client);
  }
}
