/**
 * Under which names a browser may reach the pages and their API. A page of a stranger can give its own name our address
 * (DNS rebinding) and then speak to us as if it were ours. What it can never do is own a name that nobody can register:
 * so addresses, `localhost`, names without a dot and names under the domains that are reserved for private networks are
 * taken as they come, and any other name must be the one of the public address.
 */
import { isIP } from 'node:net';

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
  if (name === '') return false;
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0) return true;
  if (!name.includes('.') || name === ownName.toLowerCase()) return true;
  return privateSuffixes.some((suffix) => name.endsWith(suffix));
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
