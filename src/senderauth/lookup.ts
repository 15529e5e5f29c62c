/**
 * What a DNS lookup is here: the form `node:dns/promises` answers in, errors with a `code` included, because that
 * is what the library understands. Whoever implements it may be slow, wrong or never answer.
 */

export type DnsType = 'A' | 'AAAA' | 'CNAME' | 'MX' | 'PTR' | 'TXT';

export type DnsRecord = string | readonly string[] | { readonly exchange: string; readonly priority: number };

export type DnsAnswer = readonly DnsRecord[];

export type ResolveDns = (name: string, type: DnsType) => Promise<DnsAnswer>;

/**
 * A lookup without an answer. The library reads `ENOTFOUND` and `ENODATA` as "there is none", `EBADNAME` as "there
 * cannot be one", `EINVALIDVAL` as a DKIM key nobody can use, and everything else as a failure that may pass.
 */
export class DnsError extends Error {
  override readonly name = 'DnsError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const types: ReadonlySet<string> = new Set<DnsType>(['A', 'AAAA', 'CNAME', 'MX', 'PTR', 'TXT']);

export function isDnsType(type: string): type is DnsType {
  return types.has(type);
}

/** The code of whatever a lookup threw; a failure without one counts as the server's. */
export function dnsCodeOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error && error.code;
  return typeof code === 'string' && /^[A-Z_0-9]{1,40}$/.test(code) ? code : 'ESERVFAIL';
}
