import { createRequire } from 'node:module';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import type { SenderEvidence, SenderVerdict } from '../../src/inbox/senderauth.ts';
import { checkMail } from '../../src/senderauth/check.ts';
import { DnsError } from '../../src/senderauth/lookup.ts';
import { ed25519Key, mailOf, rsaKey, type SignOptions, signed } from './sign.ts';
import { type MemoryDns, memoryDns, type Zone } from './zone.ts';

const now = Date.UTC(2026, 10, 20, 12);
const acme = rsaKey();
const other = rsaKey();
const edwards = ed25519Key();

const published: Zone = {
  'TXT acme.test': ['v=spf1 ip4:192.0.2.0/24 -all'],
  'TXT s1._domainkey.acme.test': [acme.record],
  'TXT ed._domainkey.acme.test': [edwards.record],
  'TXT _dmarc.acme.test': ['v=DMARC1; p=reject'],
  'TXT s1._domainkey.other.test': [other.record],
  'TXT s1._domainkey.mail.acme.test': [acme.record],
  'TXT mail.acme.test': ['v=spf1 ip4:192.0.2.0/24 -all'],
};
const acmeSigned: SignOptions = { key: acme, domain: 'acme.test' };

async function check(
  raw: Uint8Array,
  { zone = {}, dns = memoryDns({ ...published, ...zone }), ...evidence }: CheckOptions = {},
): Promise<SenderVerdict> {
  const mail = {
    raw,
    mailFrom: 'bounce@acme.test',
    helo: 'mx.acme.test',
    remoteAddress: '192.0.2.7',
    ...evidence,
  };
  return checkMail(mail, { resolve: dns.resolve, nowMs: now, hostname: 'mx.inbox.test' });
}

type CheckOptions = Partial<Omit<SenderEvidence, 'raw'>> & { zone?: Zone; dns?: MemoryDns };

const failing = new DnsError('ESERVFAIL', 'the name server failed');

describe('SPF', () => {
  it.each<[string, CheckOptions]>([
    ['pass', {}],
    ['pass', { remoteAddress: '::ffff:192.0.2.7' }],
    ['fail', { remoteAddress: '198.51.100.1' }],
    ['softfail', { remoteAddress: '198.51.100.1', zone: { 'TXT acme.test': ['v=spf1 ~all'] } }],
    ['neutral', { zone: { 'TXT acme.test': ['v=spf1 ?all'] } }],
    ['none', { zone: { 'TXT acme.test': ['something else'] } }],
    ['none', { mailFrom: 'x@unheard-of.test' }],
    ['permerror', { zone: { 'TXT acme.test': ['v=spf1 a:%{z}.acme.test -all'] } }],
    ['permerror', { zone: { 'TXT acme.test': ['v=spf1 ip4:192.0.2.7 a:/33/ -all'] } }],
    ['permerror', { zone: { 'TXT acme.test': ['v=spf1 -all', 'v=spf1 +all'] } }],
    ['permerror', { zone: { 'TXT acme.test': ['v=spf1 include:acme.test -all'] } }],
    ['permerror', { zone: { 'TXT acme.test': ['v=spf1 redirect=acme.test'] } }],
    ['temperror', { zone: { 'TXT acme.test': failing } }],
    ['temperror', { remoteAddress: '' }],
    ['pass', { mailFrom: '', helo: 'acme.test' }],
    ['none', { mailFrom: '', helo: '[192.0.2.7]' }],
    ['fail', { remoteAddress: '127.0.0.1' }],
    ['fail', { remoteAddress: '::1' }],
    ['fail', { remoteAddress: 'fe80::1%eth0' }],
    ['pass', { remoteAddress: '10.1.2.3', zone: { 'TXT acme.test': ['v=spf1 ip4:10.0.0.0/8 -all'] } }],
    ['pass', { mailFrom: '"a@b"@acme.test' }],
  ])('is %s with %o', async (word, options) => {
    expect((await check(mailOf(), options)).spf).toBe(word);
  });

  it('asks for no more names than RFC 7208 allows', async () => {
    const includes = Array.from({ length: 40 }, (_, i) => `include:i${i}.acme.test`).join(' ');
    const zone: Zone = { 'TXT acme.test': [`v=spf1 ${includes} -all`] };
    for (let i = 0; i < 40; i += 1) zone[`TXT i${i}.acme.test`] = ['v=spf1 ip4:203.0.113.9 -all'];
    const dns = memoryDns({ ...published, ...zone });
    expect((await check(mailOf(), { dns })).spf).toBe('permerror');
    expect(dns.asked.filter((key) => key.startsWith('TXT i'))).toHaveLength(10);
  });
});

describe('DKIM', () => {
  const tampered = (mail: Buffer) =>
    Buffer.from(mail.toString('latin1').replace('123456', '654321'), 'latin1');
  const retitled = (mail: Buffer) =>
    Buffer.from(mail.toString('latin1').replace('Your code\r', 'My code\r'), 'latin1');
  const key = (record: string): CheckOptions => ({ zone: { 'TXT s1._domainkey.acme.test': [record] } });

  it.each<[string, string, Buffer, CheckOptions]>([
    ['none', 'there is no signature', mailOf(), {}],
    ['pass', 'it is right, relaxed', signed(mailOf(), acmeSigned), {}],
    ['pass', 'it is right, simple', signed(mailOf(), { ...acmeSigned, canonicalization: 'simple' }), {}],
    ['pass', 'it is Ed25519', signed(mailOf(), { key: edwards, domain: 'acme.test', selector: 'ed' }), {}],
    ['pass', 'the body is empty', signed(mailOf({ body: '' }), acmeSigned), {}],
    ['fail', 'the body was changed', tampered(signed(mailOf(), acmeSigned)), {}],
    ['fail', 'a signed field was changed', retitled(signed(mailOf(), acmeSigned)), {}],
    ['fail', 'another key signed it', signed(mailOf(), { ...acmeSigned, key: other }), {}],
    ['fail', 'it has expired', signed(mailOf(), { ...acmeSigned, tags: 't=1000; x=2000' }), {}],
    ['pass', 'it has not expired yet', signed(mailOf(), { ...acmeSigned, tags: `x=${now / 1000 + 60}` }), {}],
    ['neutral', 'From is not signed', signed(mailOf(), { ...acmeSigned, fields: ['Subject'] }), {}],
    ['neutral', 'it is malformed', mailOf({ header: 'DKIM-Signature: v=1; a=rsa-sha256; nonsense\r\n' }), {}],
    ['neutral', 'its version is unknown', versioned(signed(mailOf(), acmeSigned)), {}],
    ['permerror', 'there is no key', signed(mailOf(), { ...acmeSigned, selector: 'gone' }), {}],
    ['permerror', 'the key was revoked', signed(mailOf(), acmeSigned), key('v=DKIM1; k=rsa; p=')],
    ['permerror', 'the key is no key', signed(mailOf(), acmeSigned), key('v=DKIM1; k=rsa; p=AAAA')],
    ['permerror', 'the key is of another kind', signed(mailOf(), acmeSigned), key(edwards.record)],
    [
      'temperror',
      'the name server fails',
      signed(mailOf(), acmeSigned),
      { zone: { 'TXT s1._domainkey.acme.test': failing } },
    ],
  ])('is %s when %s', async (word, _why, mail, options) => {
    const verdict = await check(mail, options);
    expect(verdict.dkim).toBe(word);
  });

  it('does not count a key that is too short', async () => {
    const short = rsaKey(768);
    const verdict = await check(signed(mailOf(), { ...acmeSigned, key: short }), key(short.record));
    expect(verdict).toMatchObject({ dkim: 'neutral' });
    expect(verdict.problems.join()).toContain('too weak');
  });

  it('passes what nodemailer signed', async () => {
    const transport = createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      dkim: {
        domainName: 'acme.test',
        keySelector: 's1',
        privateKey: acme.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      },
    });
    const sent = await transport.sendMail({
      from: 'Acme <no-reply@acme.test>',
      to: 'qa@inbox.test',
      subject: 'Grüße',
      text: 'Your code is 123456.  \n\nThanks\n\n\n',
      html: '<p>Your code is <b>123456</b></p>',
    });
    const verdict = await check(sent.message as Buffer, { remoteAddress: '198.51.100.1' });
    expect(verdict).toMatchObject({ spf: 'fail', dkim: 'pass', dmarc: 'pass', authenticated: true });
  });

  it('passes with one right signature among wrong ones', async () => {
    const mail = signed(signed(mailOf(), { ...acmeSigned, key: other }), acmeSigned);
    expect(await check(mail)).toMatchObject({ dkim: 'pass', dmarc: 'pass' });
  });

  describe('with an l= tag', () => {
    const cut = (body: string, length: number) =>
      signed(mailOf({ body }), { ...acmeSigned, length, tags: `l=${length}` });
    const outside = { remoteAddress: '198.51.100.1' };

    it('passes when it covers the whole body', async () => {
      const body = 'Your code is 123456\r\n';
      expect(await check(cut(body, body.length), outside)).toMatchObject({ dkim: 'pass', dmarc: 'pass' });
    });

    it('proves nothing when something was added behind it', async () => {
      const body = 'Your code is 123456\r\n';
      const mail = Buffer.concat([cut(body, body.length), Buffer.from('Your code is 666666\r\n')]);
      const verdict = await check(mail, outside);
      expect(verdict).toMatchObject({ dkim: 'neutral', dmarc: 'fail', authenticated: false });
      expect(verdict.problems.join()).toContain('leaves 21 bytes of the body unsigned');
    });

    it('proves nothing when it covers nothing', async () => {
      expect(await check(cut('Your code is 123456\r\n', 0), outside)).toMatchObject({
        dkim: 'neutral',
        authenticated: false,
      });
    });
  });

  it.each(['Subject', 'Content-Type', 'To'])(
    'proves nothing when an unsigned second %s was put in front',
    async (name) => {
      const mail = Buffer.concat([
        Buffer.from(`${name}: 666666 is your code\r\n`),
        signed(mailOf(), acmeSigned),
      ]);
      const verdict = await check(mail, { remoteAddress: '198.51.100.1' });
      expect(verdict).toMatchObject({ dkim: 'neutral', authenticated: false });
    },
  );
});

describe('DMARC', () => {
  const outside = { remoteAddress: '198.51.100.1' };
  const record = (text: string): Zone => ({ 'TXT _dmarc.acme.test': [text] });
  const bySubdomain: SignOptions = { key: acme, domain: 'mail.acme.test' };

  it.each<[string, string, Buffer, CheckOptions]>([
    ['pass', 'SPF is aligned', mailOf(), {}],
    ['pass', 'DKIM is aligned', signed(mailOf(), acmeSigned), outside],
    ['pass', 'a subdomain signed and alignment is relaxed', signed(mailOf(), bySubdomain), outside],
    [
      'fail',
      'a subdomain signed and alignment is strict',
      signed(mailOf(), bySubdomain),
      { ...outside, zone: record('v=DMARC1; p=reject; adkim=s') },
    ],
    [
      'pass',
      'the return path is a subdomain and alignment is relaxed',
      mailOf(),
      { mailFrom: 'b@mail.acme.test' },
    ],
    [
      'fail',
      'the return path is a subdomain and alignment is strict',
      mailOf(),
      { mailFrom: 'b@mail.acme.test', zone: record('v=DMARC1; p=none; aspf=s') },
    ],
    ['fail', 'only a stranger signed', signed(mailOf(), { key: other, domain: 'other.test' }), outside],
    ['fail', 'nothing passes', mailOf(), outside],
    ['none', 'there is no policy', mailOf(), { zone: { 'TXT _dmarc.acme.test': ['hello'] } }],
    [
      'none',
      'there are two policies',
      mailOf(),
      { zone: { 'TXT _dmarc.acme.test': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } },
    ],
    ['temperror', 'the policy cannot be had', mailOf(), { zone: { 'TXT _dmarc.acme.test': failing } }],
    [
      'temperror',
      'the key that would decide cannot be had',
      signed(mailOf(), acmeSigned),
      { ...outside, zone: { 'TXT s1._domainkey.acme.test': failing } },
    ],
    [
      'fail',
      "only a stranger's key cannot be had",
      signed(mailOf(), { key: other, domain: 'other.test' }),
      { ...outside, zone: { 'TXT s1._domainkey.other.test': failing } },
    ],
    [
      'temperror',
      'the SPF record that would decide cannot be had',
      mailOf(),
      { zone: { 'TXT acme.test': failing } },
    ],
  ])('is %s when %s', async (word, _why, mail, options) => {
    const verdict = await check(mail, options);
    expect(verdict.dmarc).toBe(word);
    expect(verdict.authenticated).toBe(word === 'pass');
  });

  it('applies the policy of the organization to a subdomain', async () => {
    const mail = mailOf({ from: 'x@deep.acme.test' });
    expect((await check(mail)).dmarc).toBe('pass');
    expect((await check(mail, outside)).dmarc).toBe('fail');
    expect((await check(mail, { zone: record('v=DMARC1; p=none; sp=reject; aspf=s') })).dmarc).toBe('fail');
  });

  it('does not align siblings under a public suffix', async () => {
    const zone: Zone = {
      'TXT evil.co.test': ['v=spf1 +all'],
      'TXT _dmarc.bank.co.test': ['v=DMARC1; p=reject'],
      'TXT _dmarc.evil.co.test': ['v=DMARC1; p=none'],
    };
    const verdict = await check(mailOf({ from: 'x@bank.co.test' }), { zone, mailFrom: 'x@evil.co.test' });
    expect(verdict).toMatchObject({ spf: 'pass', dmarc: 'fail' });
  });
});

describe('an author who cannot be told', () => {
  it.each<[string, Buffer]>([
    ['no From', Buffer.from('Subject: x\r\n\r\nbody\r\n')],
    ['two From fields', mailOf({ header: 'From: no-reply@acme.test\r\n' })],
    ['two From fields that disagree', mailOf({ header: 'From: ceo@evil.test\r\n' })],
    ['a From hidden by a space before its colon', mailOf({ header: 'From : ceo@evil.test\r\n' })],
    ['a From hidden by a bare LF', mailOf({ header: 'X: y\nFrom: ceo@evil.test\r\n' })],
    ['a group', mailOf({ from: 'Acme: no-reply@acme.test;' })],
    ['an empty group', mailOf({ from: 'undisclosed:;' })],
    ['mailboxes of different domains', mailOf({ from: 'a@acme.test, b@evil.test' })],
    ['an address of another domain as its name', mailOf({ from: '"ceo@bank.test" <x@acme.test>' })],
    [
      'such an address in an encoded word',
      mailOf({ from: '=?utf-8?b?Y2VvQGJhbmsudGVzdA==?= <x@acme.test>' }),
    ],
    ['such an address with a full-width at sign', mailOf({ from: '"ceo\uff20bank.test" <x@acme.test>' })],
    [
      'such an address with zero-width characters',
      mailOf({ from: '"ceo@\u200bba\u200bnk.test" <x@acme.test>' }),
    ],
    ['such an address in a comment', mailOf({ from: 'x@acme.test (ceo@bank.test)' })],
    ['text that is turned around', mailOf({ from: '"\u202etset.knab" <x@acme.test>' })],
    ['two at signs', mailOf({ from: 'ceo@bank.test@acme.test' })],
    ['an address before its address', mailOf({ from: 'ceo@bank.test <x@acme.test>' })],
    ['an address behind its address', mailOf({ from: '<x@acme.test> ceo@bank.test' })],
    ['two angle brackets', mailOf({ from: '<ceo@bank.test> <x@acme.test>' })],
    ['a source route', mailOf({ from: '<@bank.test:x@acme.test>' })],
    ['an address literal', mailOf({ from: '<x@[192.0.2.7]>' })],
    ['an empty address', mailOf({ from: 'Acme <>' })],
    ['an open quote', mailOf({ from: '"Acme <x@acme.test>' })],
    ['an open comment', mailOf({ from: 'x@acme.test (Acme' })],
    ['a space in its address', mailOf({ from: '<x@ acme.test>' })],
    ['control characters', mailOf({ from: 'A\x07cme <x@acme.test>' })],
    [
      'bytes that are no UTF-8',
      Buffer.from(mailOf({ from: 'Acme \u00e9 <x@acme.test>' }).toString(), 'latin1'),
    ],
    ['no end', mailOf({ from: `${'a'.repeat(5_000)} <x@acme.test>` })],
  ])('is unverified with %s', async (_what, mail) => {
    const verdict = await check(mail);
    expect(verdict).toMatchObject({ spf: 'pass', dmarc: 'unverified', authenticated: false });
    expect(verdict.problems).not.toEqual([]);
  });

  it.each([
    'no-reply@acme.test',
    'NO-REPLY@ACME.TEST',
    '<no-reply@acme.test>',
    'Acme <no-reply@acme.test>',
    '"Acme, Inc." <no-reply@acme.test>',
    '"no-reply@acme.test" <no-reply@acme.test>',
    '"sales@mail.acme.test" <no-reply@acme.test>',
    'Acme (by @acme) <no-reply@acme.test>',
    '=?utf-8?q?Gr=C3=BC=C3=9Fe?= <no-reply@acme.test>',
    'Grüße <no-reply@acme.test>',
    'no-reply@acme.test (Acme)',
    'a@acme.test, B <b@acme.test>',
    '"quoted local"@acme.test',
    'Acme\r\n <no-reply@acme.test>',
  ])('is not a problem with From: %s', async (from) => {
    expect(await check(mailOf({ from }))).toMatchObject({ dmarc: 'pass', authenticated: true, problems: [] });
  });

  it('says which domain the name pretends to', async () => {
    const verdict = await check(mailOf({ from: '"ceo@bank.test" <x@acme.test>' }));
    expect(verdict.problems).toEqual(['the display name of From looks like an address at bank.test']);
  });

  it('compares an internationalized domain as its A-label', async () => {
    const zone: Zone = {
      'TXT xn--bcher-kva.test': ['v=spf1 +all'],
      'TXT _dmarc.xn--bcher-kva.test': ['v=DMARC1; p=none'],
    };
    const mail = mailOf({ from: 'x@bücher.test' });
    expect(await check(mail, { zone, mailFrom: 'x@xn--bcher-kva.test' })).toMatchObject({ dmarc: 'pass' });
  });
});

describe('what the mail says of itself', () => {
  const forged =
    'Authentication-Results: mx.inbox.test; spf=pass; dkim=pass header.d=acme.test; dmarc=pass\r\n' +
    'Received-SPF: pass\r\nReturn-Path: <x@acme.test>\r\nReceived: from acme.test ([192.0.2.7])\r\n';

  it('is ignored, and a result in our name is noted', async () => {
    const verdict = await check(mailOf({ header: forged }), {
      mailFrom: 'x@evil.test',
      remoteAddress: '198.51.100.1',
    });
    expect(verdict).toMatchObject({ spf: 'none', dkim: 'none', dmarc: 'fail', authenticated: false });
    expect(verdict.problems).toEqual(['the mail brought Authentication-Results in our name; ignored']);
  });

  it('is nobody’s business in the name of another receiver', async () => {
    const header = forged.replace('mx.inbox.test', 'mx.inbox.test.example');
    expect((await check(mailOf({ header }))).problems).toEqual([]);
  });
});

describe('ARC', () => {
  const { sealMessage } = createRequire(import.meta.url)('mailauth/lib/arc/index.js') as {
    sealMessage(input: Buffer, seal: object): Promise<Buffer>;
  };
  const sealed = async (): Promise<Buffer> => {
    const mail = mailOf();
    const seal = await sealMessage(mail, {
      signingDomain: 'other.test',
      selector: 's1',
      privateKey: other.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      authResults: 'mx.other.test; spf=pass; dkim=pass; dmarc=pass',
      cv: 'none',
    });
    return Buffer.concat([seal, mail]);
  };
  const outside = { remoteAddress: '198.51.100.1' };

  it('is noted and believed in nothing', async () => {
    const verdict = await check(await sealed(), outside);
    expect(verdict).toMatchObject({ spf: 'fail', dkim: 'none', dmarc: 'fail', authenticated: false });
    expect(verdict.problems).toEqual(['the mail was forwarded: ARC chain of 1, pass']);
  });

  it('is noted as broken when it is', async () => {
    const mail = Buffer.from((await sealed()).toString().replace('123456', '654321'));
    expect((await check(mail, outside)).problems).toEqual(['the mail was forwarded: ARC chain of 1, fail']);
  });
});

/** The same signature with a version nobody has defined. */
function versioned(mail: Buffer): Buffer {
  return Buffer.from(mail.toString('latin1').replace('v=1;', 'v=2;'), 'latin1');
}
