import { describe, expect, it } from 'vitest';
import {
  clientKey,
  forwardedAddress,
  parseTrustedProxies,
  type TrustedProxies,
} from '../../src/access/client-address.ts';
import { limits } from '../../src/limits.ts';
import { costMs } from '../support/cputime.ts';

function trusting(list: string): TrustedProxies {
  const result = parseTrustedProxies(list);
  if (!result.ok) throw new Error(result.problems.join('; '));
  return result.value;
}

describe('the key a client is counted by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['::192.0.2.7', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['localhost', 'unknown'],
    ['192.0.2', 'unknown'],
    ['192.0.2.7:25', 'unknown'],
    ['1::2::3', 'unknown'],
  ])('of %j is %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });
});

describe('a list of trusted proxies', () => {
  it.each([
    ['10.0.0.0/8', '10.255.1.2', '11.0.0.1'],
    ['10.1.2.3/8', '10.255.1.2', '11.0.0.1'],
    ['192.0.2.7', '192.0.2.7', '192.0.2.8'],
    ['192.0.2.7/32', '::ffff:192.0.2.7', '192.0.2.8'],
    ['::ffff:10.0.0.0/104', '10.255.1.2', '11.0.0.1'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.8'],
    ['fd00::/8', 'fd12:3456::1', 'fe00::1'],
    ['2001:db8::/33', '2001:db8:7fff::1', '2001:db8:8000::1'],
    ['::1', '0:0:0:0:0:0:0:1', '::2'],
    [' 127.0.0.1 , ::1,', '127.0.0.1', '10.0.0.1'],
    ['0.0.0.0/0', '203.0.113.9', '2001:db8::1'],
    ['::/0', '2001:db8::1', '203.0.113.9'],
    ['', '', '127.0.0.1'],
  ])('%j holds %j and not %s', (list, inside, outside) => {
    const trusted = trusting(list);
    expect(trusted.has(inside)).toBe(inside !== '');
    expect(trusted.has(outside)).toBe(false);
    expect(trusted.has('not an address')).toBe(false);
  });

  it.each([
    'localhost',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/08',
    '10.0.0.0/8/8',
    '10.0.0.0/255.0.0.0',
    '10.0.0',
    '010.0.0.1',
    '10.*',
    'fd00::/129',
    'fe80::1%eth0',
    '[::1]',
    '::ffff:10.0.0.0/80',
  ])('says what is wrong with %j', (entry) => {
    expect(parseTrustedProxies(`127.0.0.1,${entry}`)).toEqual({
      ok: false,
      problems: [expect.stringContaining(`"${entry}" must be an IP address or a CIDR block`)],
    });
  });

  it('says everything that is wrong at once', () => {
    expect(parseTrustedProxies('a, 10.0.0.1, b')).toMatchObject({
      problems: [expect.stringContaining('"a"'), expect.stringContaining('"b"')],
    });
  });
});

describe('the address of a client', () => {
  const trusted = trusting('10.0.0.0/8,::1,2001:db8:aaaa::/48');

  it.each([
    ['a stranger is who he is', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a proxy without the header is the client', '10.0.0.1', undefined, '10.0.0.1'],
    ['a proxy with an empty header is the client', '10.0.0.1', '', '10.0.0.1'],
    ['a proxy names the client', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['an IPv4-mapped peer is a proxy as well', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['two proxies pass the client on', '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
    [
      'what the client wrote himself is not believed',
      '10.0.0.1',
      '127.0.0.1, 10.9.9.9, 198.51.100.1',
      '198.51.100.1',
    ],
    [
      'a stranger among the proxies is the last believed',
      '10.0.0.1',
      '8.8.8.8, 198.51.100.1, 10.0.0.2',
      '198.51.100.1',
    ],
    ['a chain of proxies alone ends at its first', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['IPv6 is one spelling', '::1', '2001:DB8::0001', '2001:db8:0:0:0:0:0:1'],
    [
      'IPv6 proxies count',
      '2001:db8:aaaa::5',
      '2001:db8:bbbb::1, 2001:db8:aaaa::6',
      '2001:db8:bbbb:0:0:0:0:1',
    ],
    ['an IPv4 port is cut off', '10.0.0.1', '198.51.100.1:51234', '198.51.100.1'],
    ['an IPv6 port is cut off', '10.0.0.1', '[2001:db8::1]:51234', '2001:db8:0:0:0:0:0:1'],
    ['brackets alone are cut off', '10.0.0.1', '[2001:db8::1]', '2001:db8:0:0:0:0:0:1'],
    ['what cannot be read ends at the proxy that wrote it', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
    ['what cannot be read behind a proxy ends there', '10.0.0.1', 'evil, 10.0.0.2', '10.0.0.2'],
    ['a missing hop ends the chain', '10.0.0.1', '198.51.100.1,,', '10.0.0.1'],
    ['markup is no address', '10.0.0.1', '<script>', '10.0.0.1'],
    ['a peer without an address stays what it is', '', '198.51.100.1', ''],
  ])('%s', (_, remote, header, expected) => {
    expect(forwardedAddress(remote, header, trusted)).toBe(expected);
  });

  it('is looked for only so far', () => {
    const chain = (hops: number): string =>
      ['198.51.100.1', ...new Array<string>(hops).fill('10.0.0.2')].join(',');
    expect(forwardedAddress('10.0.0.1', chain(limits.forwardedHopsMax - 1), trusted)).toBe('198.51.100.1');
    expect(forwardedAddress('10.0.0.1', chain(limits.forwardedHopsMax), trusted)).toBe('10.0.0.2');
    for (const header of ['10.0.0.2,'.repeat(1_000_000), ' '.repeat(1_000_000), `[${'1'.repeat(1_000_000)}`])
      expect(costMs(() => forwardedAddress('10.0.0.1', header, trusted))).toBeLessThan(200);
  });

  it('trusts nobody unless told to', () => {
    expect(forwardedAddress('127.0.0.1', '198.51.100.1', trusting(''))).toBe('127.0.0.1');
  });
});
