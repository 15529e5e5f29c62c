/** A DNS in memory, in the form `node:dns/promises` answers in, that writes down what it was asked. */
import { type DnsAnswer, DnsError, type ResolveDns } from '../../src/senderauth/lookup.ts';

/** `'TXT example.org': ['v=spf1 -all']`; an Error is thrown, `'silence'` never answers. */
export type Zone = Record<string, DnsAnswer | Error | 'silence'>;

export interface MemoryDns {
  readonly resolve: ResolveDns;
  readonly asked: string[];
}

export function memoryDns(zone: Zone): MemoryDns {
  const asked: string[] = [];
  return {
    asked,
    resolve(name, type) {
      const key = `${type} ${name.toLowerCase()}`;
      asked.push(key);
      const found = zone[key];
      if (found === 'silence') return new Promise(() => {});
      if (found instanceof Error) return Promise.reject(found);
      if (found !== undefined) {
        return Promise.resolve(type === 'TXT' ? found.map((record) => [record as string]) : found);
      }
      const known = Object.keys(zone).some((other) => other.endsWith(` ${name.toLowerCase()}`));
      return Promise.reject(new DnsError(known ? 'ENODATA' : 'ENOTFOUND', `no ${type} record`));
    },
  };
}

/** The whole DNS is down. */
export const deadDns: ResolveDns = () => new Promise(() => {});
