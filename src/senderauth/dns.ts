/** Lookups by the system's name servers, for the port of `lookup.ts`. Node's own resolver, which Deno has too. */
import { Resolver } from 'node:dns/promises';
import { limits } from '../limits.ts';
import { type DnsAnswer, DnsError, type ResolveDns } from './lookup.ts';

export interface SystemDnsOptions {
  /** `address` or `address:port` each; the system's own without. */
  readonly servers?: readonly string[];
}

export function systemDns({ servers }: SystemDnsOptions = {}): ResolveDns {
  // Two tries, so that one lost packet is not a failed check; both together fit the bound of a lookup.
  const resolver = new Resolver({ timeout: Math.floor(limits.dnsLookupMsMax / 3), tries: 2 });
  if (servers !== undefined) resolver.setServers([...servers]);
  return async (name, type): Promise<DnsAnswer> => {
    const answer = await resolver.resolve(name, type);
    // Deno gives an empty list where Node says that there is no record of this type.
    if (!Array.isArray(answer) || answer.length === 0) throw new DnsError('ENODATA', 'no such record');
    return answer as DnsAnswer;
  };
}
