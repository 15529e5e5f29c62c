/**
 * The header of the PROXY protocol, versions 1 (text) and 2 (binary), by which a proxy says for whom it has
 * opened a connection; HAProxy's `proxy-protocol.txt`. Reading alone: whose word is taken, and for how long it
 * is waited for, stands in `preface.ts`.
 */
import { isIPv4, isIPv6 } from 'node:net';
import { canonicalAddress } from '../access/client-address.ts';
import { limits } from '../limits.ts';

export interface ProxyHeader {
  /** Bytes of the header; what follows them is the session. */
  readonly bytes: number;
  /** Where the client is, as it was announced. Null: the connection is the proxy's own, or it does not know. */
  readonly source: { readonly address: string; readonly port: number } | null;
}

const textStart = Buffer.from('PROXY ');
/** Chosen by the protocol so that no other one takes it for anything. */
const binaryStart = Buffer.from('\r\n\r\n\0\r\nQUIT\n');
/** Section 2.1: the longest line is 107 bytes, CR LF included. */
const textBytesMax = 107;
/** The signature, command, family, and the length of the rest. */
const binaryHeadBytes = 16;
const LF = 0x0a;

/** @param input Everything that was received so far; never more than is needed is looked at. */
export function readProxyHeader(input: Buffer): ProxyHeader | 'incomplete' | 'malformed' {
  if (beginsWith(input, textStart)) return readText(input);
  if (beginsWith(input, binaryStart)) return readBinary(input);
  return 'malformed';
}

/**
 * Whether the input agrees with this start as far as both go. So the first wrong byte shows that the input is no
 * header.
 */
function beginsWith(input: Buffer, start: Buffer): boolean {
  const length = Math.min(input.length, start.length);
  return input.compare(start, 0, length, 0, length) === 0;
}

function readText(input: Buffer): ProxyHeader | 'incomplete' | 'malformed' {
  const end = input.subarray(0, textBytesMax).indexOf(LF);
  if (end === -1) return input.length < textBytesMax ? 'incomplete' : 'malformed';
  const line = input.toString('latin1', 0, end + 1);
  if (!line.endsWith('\r\n')) return 'malformed';
  const [, protocol, source, destination, sourcePort, destinationPort, ...more] = line
    .slice(0, -2)
    .split(' ');
  const bytes = end + 1;
  // Section 2.1: whatever stands behind this word is to be ignored.
  if (protocol === 'UNKNOWN') return { bytes, source: null };
  const isAddress = protocol === 'TCP4' ? isIPv4 : protocol === 'TCP6' ? isPlainIPv6 : null;
  if (isAddress === null || source === undefined || destination === undefined || more.length > 0) {
    return 'malformed';
  }
  const port = portOf(sourcePort);
  if (!isAddress(source) || !isAddress(destination) || port === null || portOf(destinationPort) === null) {
    return 'malformed';
  }
  return { bytes, source: { address: unmapped(source), port } };
}

function readBinary(input: Buffer): ProxyHeader | 'incomplete' | 'malformed' {
  if (input.length < binaryHeadBytes) return 'incomplete';
  const version = input[12]! >> 4;
  const command = input[12]! & 0x0f;
  const family = input[13]! >> 4;
  const transport = input[13]! & 0x0f;
  if (version !== 2 || command > 1 || family > 3 || transport > 2) return 'malformed';
  const restBytes = input.readUInt16BE(14);
  const bytes = binaryHeadBytes + restBytes;
  if (bytes > limits.smtpProxyHeaderBytesMax) return 'malformed';
  // LOCAL: the proxy speaks for itself, to see whether the server is alive, say.
  const isProxied = command === 1;
  const isStream = transport === 1;
  // Section 2.2: a combination that is valid but of no use here counts as unspecified.
  const addressBytes = !isProxied || !isStream ? 0 : family === 1 ? 4 : family === 2 ? 16 : 0;
  if (addressBytes > 0 && restBytes < 2 * addressBytes + 4) return 'malformed';
  if (input.length < bytes) return 'incomplete';
  if (addressBytes === 0) return { bytes, source: null };
  const address = input.subarray(binaryHeadBytes, binaryHeadBytes + addressBytes);
  const port = input.readUInt16BE(binaryHeadBytes + 2 * addressBytes);
  // What follows the ports, up to the announced length, are additions (TLVs) that say nothing about who it is.
  return { bytes, source: { address: unmapped(textOf(address)), port } };
}

/** Without a zone, which means something only on the machine that wrote it. */
function isPlainIPv6(text: string): boolean {
  return isIPv6(text) && !text.includes('%');
}

/** Section 2.1: decimal, without leading zeros. */
function portOf(text: string | undefined): number | null {
  if (text === undefined || !/^(?:0|[1-9]\d{0,4})$/.test(text)) return null;
  const port = Number(text);
  return port > 65_535 ? null : port;
}

/** The address in its usual spelling; the eight groups of IPv6 are shortened by whoever shows them. */
function textOf(address: Buffer): string {
  if (address.length === 4) return address.join('.');
  return Array.from({ length: 8 }, (_, group) => address.readUInt16BE(2 * group).toString(16)).join(':');
}

/**
 * IPv4 as itself where it is announced in its IPv6 form, as by a proxy with one socket for both (RFC 4291 section 2.5.5.2):
 * else all such clients would count as one network.
 */
function unmapped(address: string): string {
  const canonical = canonicalAddress(address);
  return canonical !== null && isIPv4(canonical) ? canonical : address;
}
