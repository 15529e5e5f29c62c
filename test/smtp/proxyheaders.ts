/** PROXY headers as a proxy writes them, for the tests of those who read them. */

export const signature = Buffer.from('0d0a0d0a000d0a515549540a', 'hex');

/** Version 2: signature, version and command, family and transport, length, and the rest. */
export function binaryHeader(versionAndCommand: number, family: number, rest: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(rest.length);
  return Buffer.concat([signature, Buffer.of(versionAndCommand, family), length, rest]);
}

/** Type, length and value of an addition behind the addresses. */
export function addition(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head[0] = type;
  head.writeUInt16BE(value.length, 1);
  return Buffer.concat([head, value]);
}

function ports(source: number, destination: number): Buffer {
  const both = Buffer.alloc(4);
  both.writeUInt16BE(source, 0);
  both.writeUInt16BE(destination, 2);
  return both;
}

/** 192.0.2.7:50000 → 198.51.100.1:25 */
export const addressesOf4 = Buffer.concat([Buffer.of(192, 0, 2, 7, 198, 51, 100, 1), ports(50_000, 25)]);
/** [2001:db8:0:7::9]:50000 → [2001:db8::1]:25 */
export const addressesOf6 = Buffer.concat([
  Buffer.from('20010db8000000070000000000000009', 'hex'),
  Buffer.from('20010db8000000000000000000000001', 'hex'),
  ports(50_000, 25),
]);

/** Additions as load balancers make them: a host name, a unique id, one without a meaning, one without a value. */
export const additions = Buffer.concat([
  addition(0x02, Buffer.from('mail.inbox.test')),
  addition(0x05, Buffer.alloc(16, 0xab)),
  addition(0xea, Buffer.from('\x01vpce-08d2bf15fac5001c9')),
  addition(0x04, Buffer.alloc(0)),
]);

export const text4 = Buffer.from('PROXY TCP4 192.0.2.7 198.51.100.1 50000 25\r\n');
export const text6 = Buffer.from('PROXY TCP6 2001:db8:0:7::9 2001:db8::1 50000 25\r\n');
export const binary4 = binaryHeader(0x21, 0x11, addressesOf4);
export const binary6 = binaryHeader(0x21, 0x21, addressesOf6);
export const binary4WithAdditions = binaryHeader(0x21, 0x11, Buffer.concat([addressesOf4, additions]));
