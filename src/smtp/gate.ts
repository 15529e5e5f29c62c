/**
 * How many connections there are, in all and from each neighbourhood. One IPv6 customer has at least a /64 to
 * himself (RFC 6177), so that is what counts as one address there.
 */
export type Admission = 'admitted' | 'full' | 'address_full';

export class Gate {
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
    const network = networkOf(address);
    const count = this.#countByNetwork.get(network) ?? 0;
    if (count >= this.#connectionsPerAddressMax) return 'address_full';
    this.#countByNetwork.set(network, count + 1);
    this.#count += 1;
    return 'admitted';
  }

  leave(address: string): void {
    const network = networkOf(address);
    const count = this.#countByNetwork.get(network);
    if (count === undefined) return;
    // An address that is gone leaves nothing behind, or the map would grow with every visitor.
    if (count === 1) this.#countByNetwork.delete(network);
    else this.#countByNetwork.set(network, count - 1);
    this.#count -= 1;
  }
}

/** An IPv4 address itself, `2001:db8:0:1` for an IPv6 one. */
export function networkOf(address: string): string {
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length);
  if (!address.includes(':')) return address;
  // `::` stands for as many zero groups as are missing; only the first four groups matter.
  const [head = '', tail = ''] = address.split('::', 2);
  const headGroups = groupsOf(head);
  const tailGroups = groupsOf(tail);
  const gap = address.includes('::') ? Math.max(0, 8 - headGroups.length - tailGroups.length) : 0;
  return [...headGroups, ...Array<string>(gap).fill('0'), ...tailGroups]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
