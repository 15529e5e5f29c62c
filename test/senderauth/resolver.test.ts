import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../src/limits.ts';
import { DnsError, type ResolveDns } from '../../src/senderauth/lookup.ts';
import { boundedDns } from '../../src/senderauth/resolver.ts';
import { deadDns, memoryDns } from './zone.ts';

const clock = { now: () => Date.now(), monotonic: () => performance.now() };
const forMail = (resolve: ResolveDns, msMax: number = limits.senderAuthDnsMsMax) =>
  boundedDns(resolve, clock).forMail(msMax);
const codeOf = (lookup: Promise<unknown>) =>
  lookup.then(
    () => 'answered',
    (error: DnsError) => error.code,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a bounded lookup', () => {
  it('times out when the DNS is silent', async () => {
    const code = codeOf(forMail(deadDns).resolve('acme.test', 'TXT'));
    await vi.advanceTimersByTimeAsync(limits.dnsLookupMsMax);
    expect(await code).toBe('ETIMEOUT');
  });

  it('times out with all others of its mail, and so do those that come later', async () => {
    const mail = forMail(deadDns, 1_000);
    const codes = ['a.test', 'b.test'].map((name) => codeOf(mail.resolve(name, 'TXT')));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(codes)).toEqual(['ETIMEOUT', 'ETIMEOUT']);
    expect(await codeOf(mail.resolve('c.test', 'TXT'))).toBe('ETIMEOUT');
    await vi.advanceTimersByTimeAsync(limits.dnsLookupMsMax);
  });

  it('is still answered from what is known when the time is over', async () => {
    const mail = forMail(memoryDns({ 'TXT acme.test': ['x'] }).resolve, 1_000);
    await mail.resolve('acme.test', 'TXT');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await mail.resolve('acme.test', 'TXT')).toEqual([['x']]);
  });

  it('is over when its mail is closed', async () => {
    const mail = forMail(deadDns);
    const code = codeOf(mail.resolve('a.test', 'TXT'));
    mail.close();
    expect(await code).toBe('ETIMEOUT');
    await vi.advanceTimersByTimeAsync(limits.dnsLookupMsMax);
  });

  it('is refused beyond the number a mail may make', async () => {
    const mail = forMail(async () => [['x']]);
    for (let i = 0; i < limits.senderAuthLookupsMax; i += 1) await mail.resolve(`n${i}.test`, 'TXT');
    expect(await codeOf(mail.resolve('one-more.test', 'TXT'))).toBe('ETOOMANY');
    expect(await mail.resolve('n0.test', 'TXT')).toEqual([['x']]);
  });

  it('is refused while too many are under way', async () => {
    const dns = boundedDns(deadDns, clock);
    const codes: Promise<string>[] = [];
    for (let i = 0; i < limits.dnsLookupsMax; i += 1) {
      codes.push(codeOf(dns.forMail(1_000).resolve(`n${i}.test`, 'TXT')));
    }
    expect(await codeOf(dns.forMail(1_000).resolve('one-more.test', 'TXT'))).toBe('EBUSY');
    await vi.advanceTimersByTimeAsync(limits.dnsLookupMsMax);
    expect(new Set(await Promise.all(codes))).toEqual(new Set(['ETIMEOUT']));
  });

  it.each([
    [
      'too many records',
      'acme.test',
      Array.from({ length: limits.dnsAnswerRecordsMax + 1 }, () => 'x'),
      'ETOOLARGE',
    ],
    ['too many characters', 'acme.test', ['x'.repeat(limits.dnsAnswerCharsMax + 1)], 'ETOOLARGE'],
    [
      'a key beyond all measure',
      's1._domainkey.acme.test',
      ['x'.repeat(limits.dnsKeyCharsMax + 1)],
      'EINVALIDVAL',
    ],
  ])('refuses %s', async (_what, name, answer, code) => {
    expect(await codeOf(forMail(memoryDns({ [`TXT ${name}`]: answer }).resolve).resolve(name, 'TXT'))).toBe(
      code,
    );
  });

  it.each(['', 'a..b', `${'a'.repeat(64)}.test`, 'a b.test', 'b\u00fccher.test', `${'a.'.repeat(130)}test`])(
    'never asks for the name %j',
    async (name) => {
      const dns = memoryDns({});
      expect(await codeOf(forMail(dns.resolve).resolve(name, 'TXT'))).toBe('EBADNAME');
      expect(dns.asked).toEqual([]);
    },
  );

  it.each<[string, ResolveDns]>([
    [
      'throws at once',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects with nothing', () => Promise.reject(undefined)],
    ['answers nonsense', () => Promise.resolve(7 as never)],
    ['answers records of another type', () => Promise.resolve([{ exchange: 'x', priority: 1 }])],
  ])('fails when the resolver %s', async (_what, resolve) => {
    expect(await codeOf(forMail(resolve).resolve('acme.test', 'TXT'))).toMatch(/^E(SERVFAIL|BADRESP)$/);
  });
});

describe('answers', () => {
  it('are kept for a moment, whoever asks', async () => {
    const memory = memoryDns({ 'TXT acme.test': ['x'] });
    const dns = boundedDns(memory.resolve, clock);
    const ask = () => dns.forMail(1_000).resolve('ACME.test', 'TXT');
    expect(await ask()).toEqual([['x']]);
    await vi.advanceTimersByTimeAsync(limits.dnsCacheMsMax - 1);
    await ask();
    expect(memory.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    await ask();
    expect(memory.asked).toHaveLength(2);
  });

  it('that fail are kept shorter than those that say there is nothing', async () => {
    const memory = memoryDns({ 'TXT broken.test': new DnsError('ESERVFAIL', 'x') });
    const dns = boundedDns(memory.resolve, clock);
    const ask = (name: string) => codeOf(dns.forMail(1_000).resolve(name, 'TXT'));
    expect(await Promise.all([ask('broken.test'), ask('nothing.test')])).toEqual(['ESERVFAIL', 'ENOTFOUND']);
    await vi.advanceTimersByTimeAsync(limits.dnsFailureMsMax + 1);
    await Promise.all([ask('broken.test'), ask('nothing.test')]);
    expect(memory.asked).toEqual(['TXT broken.test', 'TXT nothing.test', 'TXT broken.test']);
  });

  it('under way serve everyone who asks the same', async () => {
    const memory = memoryDns({ 'TXT acme.test': 'silence' });
    const dns = boundedDns(memory.resolve, clock);
    const codes = [1, 2, 3].map(() => codeOf(dns.forMail(60_000).resolve('acme.test', 'TXT')));
    await vi.advanceTimersByTimeAsync(limits.dnsLookupMsMax);
    expect(await Promise.all(codes)).toEqual(['ETIMEOUT', 'ETIMEOUT', 'ETIMEOUT']);
    expect(memory.asked).toHaveLength(1);
  });

  it('take no more room than there is, in number', async () => {
    const dns = boundedDns(async () => ['192.0.2.1'], clock);
    for (let i = 0; i < limits.dnsCacheEntriesMax + 50; i += 1)
      await dns.forMail(1_000).resolve(`n${i}.test`, 'A');
    expect(dns.size).toBe(limits.dnsCacheEntriesMax);
  });

  it('take no more room than there is, in characters', async () => {
    const dns = boundedDns(async () => [['x'.repeat(16_000)]], clock);
    for (let i = 0; i < 400; i += 1) await dns.forMail(1_000).resolve(`n${i}.test`, 'TXT');
    expect(dns.size).toBeLessThanOrEqual(limits.dnsCacheCharsMax / 16_000);
    expect(dns.size).toBeGreaterThan(200);
  });
});
