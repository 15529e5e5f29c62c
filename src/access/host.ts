/**
 * Under which names a browser may reach the pages and their API. A page of a stranger can give its own name our address
 * (DNS rebinding) and then speak to us as if it were ours. What it can never do is own a name that nobody can register:
 * so addresses, `localhost`, names without a dot and names under the domains that are reserved for private networks are
 * taken as they come, and any other name must be the one of the public address.
 */
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Reserved for private or local use: RFC 6761, RFC 6762, RFC 8375, and `internal` by ICANN in 2024. */
const privateSuffixes = ['.localhost', '.local', '.internal', '.home.arpa', '.test'];

/**
 * @param host The Host header: a name or an address, with or without a port.
 * @param publicHost That of the public address, in lower case with its port; null when none is configured.
 * @param ownName The name of this machine.
 */
export function isHostAllowed(host: string, publicHost: string | null, ownName: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { host: written, hostname } = new URL(`http://${host}`);
  if (publicHost !== null && written === publicHost) return true;
  const name = hostname.replace(/\.$/, '');
  if (addressOf(name) !== null) return true;
  return isPrivateName(name) || name === ownName.toLowerCase();
}

/** Whether nobody can register this name. @param name In lower case, without the dot of the root. */
function isPrivateName(name: string): boolean {
  if (name === '') return false;
  return !name.includes('.') || privateSuffixes.some((suffix) => name.endsWith(suffix));
}

/** The IP address that stands in the place of a name. */
function addressOf(name: string): string | null {
  const address = name.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) === 0 ? null : address;
}

/** Loopback, private, shared and link-local: RFC 1122, RFC 1918, RFC 6598, RFC 3927, RFC 4291, RFC 4193. */
const privateAddresses = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  privateAddresses.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(network, bits, 'ipv6');

/**
 * Whether a page of this origin is of somebody's own network: its host is one that no stranger has, neither by a name nor
 * by an address. A page out of the internet never is, so it cannot try keys that are known to everybody, such as those of
 * examples, on a service that only its visitor can reach.
 *
 * @param origin The Origin header, `http://localhost:3000`; `null` stands for a page that may be anybody's.
 */
export function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, origin: written } = new URL(origin);
  // Only as browsers write it: whatever else is sent, none of them sent it.
  if ((protocol !== 'http:' && protocol !== 'https:') || written !== origin) return false;
  const name = hostname.replace(/\.$/, '');
  const address = addressOf(name);
  if (address === null) return isPrivateName(name);
  return privateAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** What tells whether a request that changes something came from a page of ours. */
export interface RequestOrigin {
  /** `Sec-Fetch-Site`, which browsers send to https and localhost. */
  readonly fetchSite: string | undefined;
  /** `Origin`, which browsers send with everything but GET and HEAD. */
  readonly origin: string | undefined;
  readonly host: string;
  /** The origin of the public address, or null. */
  readonly publicOrigin: string | null;
}

/**
 * Whether the request comes from the page's own origin. Without either header it does not come from a browser of this
 * decade; programs send Origin themselves.
 */
export function isSameOrigin({ fetchSite, origin, host, publicOrigin }: RequestOrigin): boolean {
  if (fetchSite === undefined && origin === undefined) return false;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (origin === publicOrigin) return true;
  const { protocol, host: originHost } = new URL(origin);
  // Which of the two it is, a proxy may not have told us.
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  // A page over plain http of a name that is served over TLS is not ours.
  if (publicOrigin !== null && new URL(publicOrigin).host === originHost) return false;
  return originHost === new URL(`http://${host}`).host || originHost === new URL(`https://${host}`).host;
}
