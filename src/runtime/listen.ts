/** What Node's and Deno's listeners have in common, and the words for a port that cannot be had. */

const explanationByCode: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is already in use',
  EACCES: 'this user may not open that port',
  EADDRNOTAVAIL: 'this machine does not have that address',
  EAFNOSUPPORT: 'this machine does not speak that address family',
  ENOTFOUND: 'the host name does not resolve',
};

/** `http://[::]:8025`: an origin as a person writes it, IPv6 in brackets. */
export function originOf(scheme: string, host: string, port: number): string {
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A start that failed for a reason that its message tells, to whoever operates the service. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** An error whose message can be shown as it is: `cannot listen on smtp://[::]:25: the port is already in use`. */
export function listenError(scheme: string, host: string, port: number, cause: unknown): Error {
  const code = errorCodeOf(cause);
  const why = explanationByCode[code] ?? (cause instanceof Error ? cause.message : String(cause));
  return new StartError(`cannot listen on ${originOf(scheme, host, port)}: ${why}`, { cause });
}

/**
 * The hosts to try in order. A kernel without IPv6 refuses `::`, which by default means "everywhere";
 * then IPv4 alone is what everywhere means.
 */
export function hostsToTry(host: string): readonly string[] {
  return host === '::' ? ['::', '0.0.0.0'] : [host];
}

/** Whether a failed attempt on `::` says that there is no IPv6 at all, and not that the port is taken. */
export function isWithoutIpv6(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL' || code === 'EINVAL';
}

/** `::ffff:192.0.2.1`, as a dual-stack socket shows an IPv4 peer, becomes `192.0.2.1`. */
export function plainAddress(address: string | undefined): string {
  if (address === undefined) return '';
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice('::ffff:'.length) : address;
}

/** Node sets `code`; Deno sets it too on most errors, and otherwise names the class after the condition. */
function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code: unknown = (error as { code?: unknown }).code;
  if (typeof code === 'string') return code;
  if (error.name === 'AddrInUse') return 'EADDRINUSE';
  if (error.name === 'AddrNotAvailable') return 'EADDRNOTAVAIL';
  if (error.name === 'PermissionDenied') return 'EACCES';
  return '';
}
