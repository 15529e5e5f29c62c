/**
 * Lookups made safe: each has a deadline and a largest answer, all of a mail together have another, equal
 * questions under way are asked once, and answers are kept for a moment, as many as fit. It lives on the main
 * thread, so what one mail asked serves the next.
 */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import {
  type DnsAnswer,
  DnsError,
  type DnsRecord,
  type DnsType,
  dnsCodeOf,
  type ResolveDns,
} from './lookup.ts';

interface Kept {
  readonly outcome: DnsAnswer | DnsError;
  readonly untilMs: number;
  readonly chars: number;
}

export interface BoundedDns {
  /** The lookups of one mail: counted, and all over after `msMax`. */
  forMail(msMax: number): MailLookups;
  /** Answers that are kept. */
  readonly size: number;
}

export interface MailLookups {
  readonly resolve: ResolveDns;
  /** Answers whatever is still open with a time-out. */
  close(): void;
}

export function boundedDns(resolve: ResolveDns, clock: Clock): BoundedDns {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<DnsAnswer>>();
  let keptChars = 0;

  function forget(key: string): void {
    keptChars -= kept.get(key)?.chars ?? 0;
    kept.delete(key);
  }

  function keep(key: string, outcome: DnsAnswer | DnsError): void {
    forget(key);
    const lasting = !(outcome instanceof DnsError) || isAbsence(outcome);
    const untilMs = clock.monotonic() + (lasting ? limits.dnsCacheMsMax : limits.dnsFailureMsMax);
    const chars = key.length + (outcome instanceof DnsError ? 0 : charsOf(outcome));
    kept.set(key, { outcome, untilMs, chars });
    keptChars += chars;
    // Maps keep their order of insertion: the oldest goes first.
    for (const oldest of kept.keys()) {
      if (kept.size <= limits.dnsCacheEntriesMax && keptChars <= limits.dnsCacheCharsMax) break;
      forget(oldest);
    }
  }

  function ask(key: string, name: string, type: DnsType): Promise<DnsAnswer> {
    const asked = withDeadline(resolve, name, type)
      .then((answer) => bounded(name, type, answer))
      .catch((error: unknown) => {
        throw error instanceof DnsError ? error : new DnsError(dnsCodeOf(error), 'the DNS lookup failed');
      })
      .then(
        (answer) => {
          underWay.delete(key);
          keep(key, answer);
          return answer;
        },
        (error: DnsError) => {
          underWay.delete(key);
          keep(key, error);
          throw error;
        },
      );
    underWay.set(key, asked);
    return asked;
  }

  /** What is remembered, null when nothing is. */
  function recall(key: string): DnsAnswer | DnsError | null {
    const known = kept.get(key);
    return known !== undefined && known.untilMs > clock.monotonic() ? known.outcome : null;
  }

  async function lookup(key: string, name: string, type: DnsType): Promise<DnsAnswer> {
    const same = underWay.get(key);
    if (same !== undefined) return same;
    if (underWay.size >= limits.dnsLookupsMax) throw new DnsError('EBUSY', 'too many DNS lookups under way');
    return ask(key, name, type);
  }

  return {
    forMail(msMax) {
      let lookups = 0;
      const over = new AbortController();
      const timer = setTimeout(() => over.abort(), msMax);
      return {
        async resolve(asGiven, type) {
          const name = asGiven.toLowerCase();
          if (!isName(name)) throw new DnsError('EBADNAME', 'not a name the DNS can have');
          const key = `${type} ${name}`;
          // What is known takes no time, so it is answered after the mail's time too.
          const known = recall(key);
          if (known instanceof DnsError) throw known;
          if (known !== null) return known;
          lookups += 1;
          if (lookups > limits.senderAuthLookupsMax) {
            throw new DnsError('ETOOMANY', 'too many DNS lookups for one mail');
          }
          return untilAborted(lookup(key, name, type), over.signal);
        },
        close() {
          clearTimeout(timer);
          over.abort();
        },
      };
    },
    get size() {
      return kept.size;
    },
  };
}

function isAbsence(error: DnsError): boolean {
  return error.code === 'ENOTFOUND' || error.code === 'ENODATA';
}

/** Underscores and whatever SPF macros make are names too; what is not printable ASCII is none. */
function isName(name: string): boolean {
  if (name.length > limits.dnsNameOctetsMax || !/^[\x21-\x7e]+$/.test(name)) return false;
  const labels = (name.endsWith('.') ? name.slice(0, -1) : name).split('.');
  return labels.every((label) => label !== '' && label.length <= limits.domainLabelOctetsMax);
}

/** Some resolvers never answer, so this one does not wait for them. */
function withDeadline(resolve: ResolveDns, name: string, type: DnsType): Promise<DnsAnswer> {
  return new Promise((settle, reject) => {
    const expire = () => reject(new DnsError('ETIMEOUT', 'the DNS did not answer in time'));
    const timer = setTimeout(expire, limits.dnsLookupMsMax);
    // In its own turn, so that a resolver that throws at once rejects too.
    Promise.resolve()
      .then(() => resolve(name, type))
      .then(settle, reject)
      .finally(() => clearTimeout(timer));
  });
}

function untilAborted(answer: Promise<DnsAnswer>, signal: AbortSignal): Promise<DnsAnswer> {
  return new Promise((settle, reject) => {
    const expire = () => reject(new DnsError('ETIMEOUT', 'the time for DNS lookups was over'));
    if (signal.aborted) {
      // Whatever comes later is nobody's concern, its failure included.
      answer.catch(() => {});
      expire();
      return;
    }
    signal.addEventListener('abort', expire, { once: true });
    answer.then(settle, reject).finally(() => signal.removeEventListener('abort', expire));
  });
}

/** A copy of the answer with nothing in it but records of the type that was asked for. */
function bounded(name: string, type: DnsType, answer: DnsAnswer): DnsAnswer {
  if (!Array.isArray(answer)) throw new DnsError('EBADRESP', 'not an answer');
  if (answer.length > limits.dnsAnswerRecordsMax) throw new DnsError('ETOOLARGE', 'too many DNS records');
  const records = (answer as DnsRecord[]).map((record) => plain(type, record));
  const chars = charsOf(records);
  if (chars > limits.dnsAnswerCharsMax) throw new DnsError('ETOOLARGE', 'a DNS answer is too large');
  if (name.includes('._domainkey.') && chars > limits.dnsKeyCharsMax) {
    throw new DnsError('EINVALIDVAL', 'a DKIM key record is too large');
  }
  return records;
}

function plain(type: DnsType, record: DnsRecord): DnsRecord {
  if (type === 'TXT' && Array.isArray(record)) return (record as unknown[]).map(String);
  if (type === 'MX' && typeof record === 'object' && 'exchange' in record) {
    return { exchange: String(record.exchange), priority: Number(record.priority) };
  }
  if (type !== 'TXT' && type !== 'MX' && typeof record === 'string') return record;
  throw new DnsError('EBADRESP', 'a DNS record of another type');
}

function charsOf(answer: DnsAnswer): number {
  let chars = 0;
  for (const record of answer) {
    if (typeof record === 'string') chars += record.length;
    else if ('exchange' in record) chars += record.exchange.length;
    else for (const part of record) chars += part.length;
  }
  return chars;
}
