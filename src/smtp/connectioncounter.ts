/**
 * How many connections there are, in all and from each neighbourhood. One IPv6 customer has at least a /64 to
 * himself (RFC 6177), so that is what counts as one address there.
 */
import { clientKey } from '../access/client-address.ts';

export type Admission = 'admitted' | 'full' | 'address_full';

export class ConnectionCounter {
  readonly #connectionsMax: number;
  readonly #connectionsPerAddressMax: number;
  readonly #countByNetwork = new Map<string, number>();
  #count = 0;

  constructor(connectionsMax: number, connectionsPerAddressMax: number) {
    this.#connectionsMax = connectionsMax;
    this.#connectionsPerAddressMax = connectionsPerAddressMax;
  }

  /** Counts the connection if it may stay; then `leave` must be called once it is gone. */
  enter(address: string): Admission {
    if (this.#count >= this.#connectionsMax) return 'full';
    const network = clientKey(address);
    const count = this.#countByNetwork.get(network) ?? 0;
    if (count >= this.#connectionsPerAddressMax) return 'address_full';
    this.#countByNetwork.set(network, count + 1);
    this.#count += 1;
    return 'admitted';
  }

  leave(address: string): void {
    const network = clientKey(address);
    const count = this.#countByNetwork.get(network);
    if (count === undefined) return;
    // An address that is gone leaves nothing behind, or the map would grow with every visitor.
    if (count === 1) this.#countByNetwork.delete(network);
    else this.#countByNetwork.set(network, count - 1);
    this.#count -= 1;
  }
}
