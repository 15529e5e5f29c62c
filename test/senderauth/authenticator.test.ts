import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import type { SenderEvidence } from '../../src/inbox/senderauth.ts';
import { limits } from '../../src/limits.ts';
import {
  type AuthenticatorOptions,
  type RunningAuthenticator,
  startSenderAuthenticator,
} from '../../src/senderauth/authenticator.ts';
import type { ResolveDns } from '../../src/senderauth/lookup.ts';
import { mailOf, rsaKey, signed } from './sign.ts';
import { deadDns, memoryDns } from './zone.ts';

const key = rsaKey();
const zone = {
  'TXT acme.test': ['v=spf1 ip4:192.0.2.7 -all'],
  'TXT s1._domainkey.acme.test': [key.record],
  'TXT _dmarc.acme.test': ['v=DMARC1; p=reject'],
};
const running: RunningAuthenticator[] = [];

function start(resolve: ResolveDns, options: Partial<AuthenticatorOptions> = {}): RunningAuthenticator {
  const started = startSenderAuthenticator({
    resolve,
    clock: systemClock,
    hostname: 'mx.inbox.test',
    ...options,
  });
  running.push(started);
  return started;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((authenticator) => authenticator.close()));
});

const envelope = { mailFrom: 'b@acme.test', helo: 'mx.acme.test', remoteAddress: '192.0.2.7' };
const honest: SenderEvidence = { ...envelope, raw: signed(mailOf(), { key, domain: 'acme.test' }) };
const passed = { spf: 'pass', dkim: 'pass', dmarc: 'pass', authenticated: true, problems: [] };

describe('the authenticator', () => {
  it('gives the verdict of a mail', async () => {
    expect(await start(memoryDns(zone).resolve).check(honest)).toEqual(passed);
  });

  it('leaves the mail as it was', async () => {
    const before = Buffer.from(honest.raw);
    await start(memoryDns(zone).resolve).check(honest);
    expect(Buffer.compare(before, honest.raw)).toBe(0);
  });

  it('asks the DNS once for many mails of one sender', async () => {
    const dns = memoryDns(zone);
    const authenticator = start(dns.resolve);
    const verdicts = await Promise.all(Array.from({ length: 100 }, () => authenticator.check(honest)));
    expect(verdicts.every(({ authenticated }) => authenticated)).toBe(true);
    expect(new Set(dns.asked).size).toBe(dns.asked.length);
  });

  it('says temperror, in time, when the DNS is dead', async () => {
    const began = performance.now();
    const verdict = await start(deadDns, { msMax: 10_000, dnsMsMax: 200 }).check(honest);
    expect(verdict).toMatchObject({
      spf: 'temperror',
      dkim: 'temperror',
      dmarc: 'temperror',
      authenticated: false,
    });
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('keeps what it could find out when only part of the DNS is dead', async () => {
    const dns = memoryDns({ ...zone, 'TXT s1._domainkey.acme.test': 'silence' });
    expect(await start(dns.resolve, { msMax: 15_000, dnsMsMax: 1_500 }).check(honest)).toMatchObject({
      spf: 'pass',
      dkim: 'temperror',
      dmarc: 'pass',
    });
  });

  it('lets a mail that hashes too long pay for it alone', async () => {
    const authenticator = start(memoryDns(zone).resolve, { cpuMsMax: 300 });
    const body = 'a \r\n'.repeat(6_000_000);
    const header = ['', ' l=1;', ' l=2;', ' l=3;', ' l=4;', ' l=5;']
      .map(
        (l) =>
          `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=x.test; s=s;${l} h=from; bh=AA==; b=AA==\r\n`,
      )
      .join('');
    // The thread is warm first, so that what is measured is the mail.
    await authenticator.check(honest);
    const heavy = authenticator.check({ ...envelope, raw: mailOf({ header, body }) });
    const others = Array.from({ length: 5 }, () => authenticator.check(honest));
    expect(await heavy).toMatchObject({ spf: 'temperror', dkim: 'temperror', authenticated: false });
    expect((await heavy).problems.join()).toContain('took longer than 300 ms of work');
    expect(await Promise.all(others)).toEqual(Array.from({ length: 5 }, () => passed));
  });

  it('checks the mails of others beside a flood of one client that waits for names nobody answers for', async () => {
    const silent = Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [`TXT d${at}.slow.test`, 'silence'] as const),
    );
    const dns = memoryDns({ ...zone, ...silent });
    const authenticator = start(dns.resolve, { msMax: 3_000, dnsMsMax: 1_500 });
    await authenticator.check(honest);
    let answered = 0;
    const flood = Array.from({ length: 200 }, async (_, at) => {
      const mailFrom = `x@d${at}.slow.test`;
      const raw = mailOf({ from: mailFrom });
      const remoteAddress = `198.51.100.${at % 3}`;
      const verdict = await authenticator.check({ mailFrom, helo: 'mx.slow.test', remoteAddress, raw });
      answered += 1;
      return verdict;
    });
    expect(await authenticator.check(honest)).toEqual(passed);
    expect(answered).toBeLessThanOrEqual(limits.senderAuthMailsMax);
    const verdicts = await Promise.all(flood);
    expect(verdicts.filter(({ spf }) => spf !== 'temperror')).toEqual([]);
    // Nobody is told that the check does not start: the thread did its work all the while.
    expect(verdicts.flatMap(({ problems }) => problems).join('\n')).not.toMatch(/does not start|held up/);
    expect(await authenticator.check(honest)).toEqual(passed);
  });

  it('survives a thread that runs out of memory', async () => {
    const authenticator = start(memoryDns(zone).resolve, { heapMbMax: 4 });
    const verdict = await authenticator.check(honest);
    expect(verdict).toMatchObject({ dmarc: 'temperror', authenticated: false });
    expect(verdict.problems.join()).toContain('too much memory');
    // It never said a word, so the next mail does not start another.
    expect((await authenticator.check(honest)).problems.join()).toContain('does not start');
  });

  it('takes every hostile mail within its time and the next honest one too', async () => {
    // A machine with other work to do takes several times as long over them.
    const authenticator = start(memoryDns(zone).resolve, { msMax: 30_000, cpuMsMax: 6_000 });
    const signature =
      'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=x.test; s=s; h=from; bh=AA==; b=AA==\r\n';
    const mails = [
      mailOf({ header: signature.repeat(1_000) }),
      mailOf({ header: signature.repeat(2_500) }),
      mailOf({ header: `X: ${'a'.repeat(2_000_000)}\r\n` }),
      mailOf({ header: 'a: b\r\n'.repeat(1_000_000) }),
      mailOf({ header: `${signature}X: y\r\n${' z\r\n'.repeat(200_000)}` }),
      mailOf({ header: signature, body: '\t\r\n'.repeat(8_000_000) }),
      mailOf({ header: signature, body: 'a'.repeat(25_000_000) }),
      mailOf({ from: '('.repeat(1_000_000) }),
      mailOf({ from: `${'a@b.test, '.repeat(100_000)}a@b.test` }),
      Buffer.alloc(0),
      Buffer.from('\r\n'),
      Buffer.alloc(1_000_000),
    ];
    for (const raw of mails) {
      const verdict = await authenticator.check({ ...envelope, raw });
      // One that takes longer than it may has no verdict.
      expect(verdict.spf).toBe('pass');
      expect(verdict.problems.length).toBeLessThanOrEqual(limits.senderAuthProblemsMax);
    }
    expect(await authenticator.check(honest)).toEqual(passed);
  });

  it('answers at once when it is closed, those who wait and those who come', async () => {
    const authenticator = start(deadDns);
    const waiting = authenticator.check(honest);
    await authenticator.close();
    for (const verdict of [await waiting, await authenticator.check(honest)]) {
      expect(verdict).toMatchObject({ dmarc: 'temperror' });
      expect(verdict.problems.join()).toContain('stopping');
    }
  });
});
