import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.ts';
import { readProxyHeader } from '../../src/smtp/proxyheader.ts';
import { seeded } from '../support/seeded.ts';
import {
  additions,
  addressesOf4,
  addressesOf6,
  binary4,
  binary4WithAdditions,
  binary6,
  binaryHeader,
  signature,
  text4,
  text6,
} from './proxyheaders.ts';

const client4 = { address: '192.0.2.7', port: 50_000 };
const client6 = { address: '2001:db8:0:7:0:0:0:9', port: 50_000 };

const valid: ReadonlyArray<readonly [string, Buffer, { address: string; port: number } | null]> = [
  ['version 1, IPv4', text4, client4],
  ['version 1, IPv6', text6, { ...client6, address: '2001:db8:0:7::9' }],
  [
    'version 1, the lowest and highest ports',
    line('TCP4 192.0.2.7 198.51.100.1 0 65535'),
    { ...client4, port: 0 },
  ],
  [
    'version 1, the longest line there can be',
    line(`UNKNOWN ${'ffff:'.repeat(7)}ffff ${'ffff:'.repeat(7)}ffff 65535 65535`),
    null,
  ],
  ...['::ffff:192.0.2.7', '::ffff:c000:207', '0:0:0:0:0:FFFF:C000:0207'].map(
    (written) => [`version 1, IPv4 as ${written}`, line(`TCP6 ${written} ::1 50000 25`), client4] as const,
  ),
  [
    'version 2, IPv4 as IPv6',
    binaryHeader(
      0x21,
      0x21,
      Buffer.concat([Buffer.from('00000000000000000000ffffc0000207', 'hex'), addressesOf6.subarray(16)]),
    ),
    client4,
  ],
  ['version 1, UNKNOWN', line('UNKNOWN'), null],
  ['version 1, UNKNOWN with anything behind it', line('UNKNOWN 1.2.3.4 what ever'), null],
  ['version 2, IPv4', binary4, client4],
  ['version 2, IPv6', binary6, client6],
  ['version 2, IPv4 with additions', binary4WithAdditions, client4],
  [
    'version 2, IPv6 with additions',
    binaryHeader(0x21, 0x21, Buffer.concat([addressesOf6, additions])),
    client6,
  ],
  [
    'version 2, as many additions as fit',
    binaryHeader(
      0x21,
      0x11,
      Buffer.concat([addressesOf4, Buffer.alloc(limits.smtpProxyHeaderBytesMax - 16 - addressesOf4.length)]),
    ),
    client4,
  ],
  ['version 2, LOCAL', binaryHeader(0x20, 0x00, Buffer.alloc(0)), null],
  ['version 2, LOCAL with addresses', binaryHeader(0x20, 0x11, addressesOf4), null],
  ['version 2, an unspecified family', binaryHeader(0x21, 0x00, Buffer.alloc(0)), null],
  ['version 2, an unspecified family with additions', binaryHeader(0x21, 0x00, additions), null],
  ['version 2, UDP', binaryHeader(0x21, 0x12, addressesOf4), null],
  ['version 2, a UNIX socket', binaryHeader(0x21, 0x31, Buffer.alloc(216, 0x61)), null],
];

const malformed: ReadonlyArray<readonly [string, Buffer]> = [
  ['SMTP', Buffer.from('EHLO client.test\r\n')],
  ['the first byte of something else', Buffer.from('E')],
  ['lower case', Buffer.from('proxy TCP4 192.0.2.7 198.51.100.1 1 2\r\n')],
  ['a tab', Buffer.from('PROXY\tTCP4 192.0.2.7 198.51.100.1 1 2\r\n')],
  ['LF alone', Buffer.from('PROXY TCP4 192.0.2.7 198.51.100.1 1 2\n')],
  ['no protocol', line('')],
  ['another protocol', line('UDP4 192.0.2.7 198.51.100.1 1 2')],
  ['unknown in lower case', line('unknown')],
  ['no addresses', line('TCP4')],
  ['no ports', line('TCP4 192.0.2.7 198.51.100.1')],
  ['one port', line('TCP4 192.0.2.7 198.51.100.1 1')],
  ['three ports', line('TCP4 192.0.2.7 198.51.100.1 1 2 3')],
  ['two spaces', line('TCP4  192.0.2.7 198.51.100.1 1 2')],
  ['a space at the end', line('TCP4 192.0.2.7 198.51.100.1 1 2 ')],
  ['a port that is none', line('TCP4 192.0.2.7 198.51.100.1 65536 2')],
  ['a port with a sign', line('TCP4 192.0.2.7 198.51.100.1 +1 2')],
  ['a port with a leading zero', line('TCP4 192.0.2.7 198.51.100.1 01 2')],
  ['an IPv6 address as IPv4', line('TCP4 2001:db8::1 198.51.100.1 1 2')],
  ['an IPv4 address as IPv6', line('TCP6 192.0.2.7 2001:db8::1 1 2')],
  ['an address with a zone', line('TCP6 fe80::1%eth0 2001:db8::1 1 2')],
  ['a host name', line('TCP4 client.test 198.51.100.1 1 2')],
  ['an address short of a byte', line('TCP4 192.0.2 198.51.100.1 1 2')],
  ['a wrong destination', line('TCP4 192.0.2.7 here 1 2')],
  ['a line without an end', Buffer.from(`PROXY UNKNOWN ${'x'.repeat(93)}`)],
  ['a line with its end too far', line(`UNKNOWN ${'x'.repeat(92)}`)],
  ['version 1 in the binary form', binaryHeader(0x11, 0x11, addressesOf4)],
  ['version 3', binaryHeader(0x31, 0x11, addressesOf4)],
  ['a command that does not exist', binaryHeader(0x22, 0x11, addressesOf4)],
  ['a family that does not exist', binaryHeader(0x21, 0x41, addressesOf4)],
  ['a transport that does not exist', binaryHeader(0x21, 0x13, addressesOf4)],
  ['IPv4 addresses short of a byte', binaryHeader(0x21, 0x11, addressesOf4.subarray(1))],
  ['IPv6 addresses short of a byte', binaryHeader(0x21, 0x21, addressesOf6.subarray(1))],
  ['IPv6 without addresses', binaryHeader(0x21, 0x21, Buffer.alloc(0))],
  ['a length without an end in sight', Buffer.concat([signature, Buffer.of(0x21, 0x11, 0xff, 0xff)])],
  ['a signature with one bit changed', Buffer.from('0d0a0d0a000d0a515549540b', 'hex')],
];

function line(content: string): Buffer {
  return Buffer.from(`PROXY ${content}\r\n`);
}

describe('a PROXY header', () => {
  it.each(valid)('%s: is read, and what follows it is left', (_title, header, source) => {
    expect(readProxyHeader(header)).toEqual({ bytes: header.length, source });
    expect(readProxyHeader(Buffer.concat([header, Buffer.from('EHLO x\r\n')]))).toEqual({
      bytes: header.length,
      source,
    });
  });

  it.each(valid)('%s: is incomplete until its last byte', (_title, header) => {
    for (let length = 0; length < header.length; length += 1) {
      expect(readProxyHeader(header.subarray(0, length)), `${length} bytes`).toBe('incomplete');
    }
  });

  it.each(malformed)('%s: is none', (_title, bytes) => {
    expect(readProxyHeader(bytes)).toBe('malformed');
  });

  it('is looked for in no more than its bytes', () => {
    const endless = Buffer.concat([Buffer.from('PROXY '), Buffer.alloc(1_000_000, 0x20)]);
    expect(readProxyHeader(endless)).toBe('malformed');
  });

  it('with any byte changed is read, waited for or refused, and never more', () => {
    const random = seeded();
    for (let round = 0; round < 20_000; round += 1) {
      const header = Buffer.from(random.pick(valid)[1]);
      header[random.below(header.length)] = random.below(256);
      const result = readProxyHeader(header);
      if (typeof result === 'string')
        expect(result, `seed ${random.seed}`).toMatch(/^(?:incomplete|malformed)$/);
      else expect(result.bytes, `seed ${random.seed}`).toBeLessThanOrEqual(header.length);
    }
  });
});
