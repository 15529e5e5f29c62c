/**
 * Who is at the other end: the address a request counts for. Behind a reverse proxy the peer is the proxy and
 * the client stands in X-Forwarded-For, which anybody can send; so that header is believed only as far as
 * trusted proxies wrote it.
 */
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { limits } from '../limits.ts';

/** The peers whose word about the client is taken. */
export interface TrustedProxies {
  /** @param address an IP address in any notation. */
  has(address: string): boolean;
}

export type TrustedProxiesResult =
  | { readonly ok: true; readonly value: TrustedProxies }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * What a limit per client counts by: an IPv4 address, or the /64 of an IPv6 one, since whoever has one address
 * of a /64 usually has all of them. Something that is no address shares the key `unknown`.
 */
export function clientKey(remoteAddress: string): string {
  const address = canonicalAddress(remoteAddress);
  if (address === null) return 'unknown';
  if (isIPv4(address)) return address;
  return `${address.split(':').slice(0, 4).join(':')}::/64`;
}

/**
 * The client's address: the first one from the right of X-Forwarded-For that is no trusted proxy, if the peer
 * is one. Canonical, IPv4-mapped addresses as IPv4; a peer that has no address is returned as it is.
 */
export function forwardedAddress(
  remoteAddress: string,
  xForwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  let nearest = canonicalAddress(remoteAddress);
  if (nearest === null) return remoteAddress;
  let rest = xForwardedFor;
  for (
    let hops = 0;
    hops < limits.forwardedHopsMax && rest !== undefined && trusted.has(nearest);
    hops += 1
  ) {
    const comma = rest.lastIndexOf(',');
    const hop = canonicalAddress(withoutPort(rest.slice(comma + 1).trim()));
    // What cannot be read ends the chain: the hop that wrote it is the last one known.
    if (hop === null) return nearest;
    nearest = hop;
    rest = comma < 0 ? undefined : rest.slice(0, comma);
  }
  return nearest;
}

/** Reads a comma-separated list of addresses and CIDR blocks; an empty one trusts nobody. */
export function parseTrustedProxies(list: string): TrustedProxiesResult {
  // One list per family: a single one would also match IPv4 addresses in their mapped form against `::/0`.
  const blocks = { ipv4: new BlockList(), ipv6: new BlockList() };
  const problems: string[] = [];
  for (const entry of list.split(',')) {
    const text = entry.trim();
    if (text === '') continue;
    const block = parseBlock(text);
    if (block === null)
      problems.push(`"${text}" must be an IP address or a CIDR block such as 10.0.0.0/8 or fd00::/8`);
    else blocks[block.family].addSubnet(block.network, block.bits, block.family);
  }
  if (problems.length > 0) return { ok: false, problems };
  const has = (written: string): boolean => {
    const address = canonicalAddress(written);
    if (address === null) return false;
    return isIPv4(address) ? blocks.ipv4.check(address, 'ipv4') : blocks.ipv6.check(address, 'ipv6');
  };
  return { ok: true, value: { has } };
}

function parseBlock(
  text: string,
): { readonly network: string; readonly bits: number; readonly family: 'ipv4' | 'ipv6' } | null {
  const slash = text.indexOf('/');
  const written = slash < 0 ? text : text.slice(0, slash);
  const network = canonicalAddress(written);
  if (network === null || written.includes('%')) return null;
  const writtenBits = isIPv4(written) ? 32 : 128;
  const suffix = slash < 0 ? `${writtenBits}` : text.slice(slash + 1);
  if (!/^(?:0|[1-9]\d{0,2})$/.test(suffix) || Number(suffix) > writtenBits) return null;
  if (!isIPv4(network)) return { network, bits: Number(suffix), family: 'ipv6' };
  // An IPv4-mapped block counts its bits from the beginning of the IPv6 address.
  const bits = Number(suffix) - (writtenBits - 32);
  return bits < 0 ? null : { network, bits, family: 'ipv4' };
}

/**
 * One spelling per address: IPv4 as it is, IPv4-mapped IPv6 as IPv4, other IPv6 as eight groups without leading
 * zeros and without a zone. Null for anything else.
 */
export function canonicalAddress(written: string): string | null {
  if (isIPv4(written)) return written;
  if (!isIPv6(written)) return null;
  const withoutZone = written.split('%', 1)[0] ?? '';
  const groups = groupsOf(withoutZone.toLowerCase());
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const low = groups.slice(6);
    return low.flatMap((group) => [group >> 8, group & 0xff]).join('.');
  }
  return groups.map((group) => group.toString(16)).join(':');
}

/** The eight 16-bit groups of a valid IPv6 address without a zone. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::', 2);
  const before = readGroups(head);
  if (tail === undefined) return before;
  const after = readGroups(tail);
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function readGroups(text: string): readonly number[] {
  return text.split(':').flatMap((group) => {
    if (group === '') return [];
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}

/** `1.2.3.4:567` and `[2001:db8::1]:567` are what some proxies write. */
function withoutPort(hop: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(hop);
  if (bracketed) return bracketed[1] ?? '';
  return hop.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1');
}
