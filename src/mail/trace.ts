/**
 * The trace headers that a receiver puts in front of a mail (RFC 5321 section 4.4): Return-Path, Delivered-To
 * and Received. They are made when the mail is read, from what was stored of the envelope: one stored copy
 * serves every recipient, and none of them sees another's address.
 */
import type { MailHeader } from './parse.ts';

export interface Trace {
  readonly mailFrom: string;
  /** The recipients within the reader's own inbox. */
  readonly rcptTo: readonly string[];
  readonly remoteAddress: string;
  readonly helo: string;
  readonly protocol: string;
  readonly tls: string | null;
  /** The receiver's host name. */
  readonly by: string;
  readonly messageId: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** The headers in the order they stand in front of the mail. Values carry no CR or LF. */
export function traceHeaders(trace: Trace): MailHeader[] {
  const [firstRecipient] = trace.rcptTo;
  // RFC 5321 section 4.4: the `for` clause only when there is one recipient.
  const forClause = trace.rcptTo.length === 1 ? ` for <${field(firstRecipient!)}>` : '';
  const tls = trace.tls === null ? '' : ` (${comment(trace.tls)})`;
  const literal = trace.remoteAddress.includes(':') ? `IPv6:${trace.remoteAddress}` : trace.remoteAddress;
  return [
    { name: 'Return-Path', value: `<${path(trace.mailFrom)}>` },
    ...trace.rcptTo.map((address) => ({ name: 'Delivered-To', value: field(address) })),
    {
      name: 'Received',
      value:
        `from ${heloName(trace.helo, trace.protocol)} ([${field(literal)}]) by ${trace.by} with ${trace.protocol}${tls}` +
        ` id ${trace.messageId}${forClause}; ${rfc5322Date(trace.receivedAt)}`,
    },
  ];
}

/**
 * A field of its own for a mail that begins as a folded line goes on (RFC 5322 section 2.2.3): without it the sender would
 * write the end of our Received.
 */
const closing: MailHeader = { name: 'X-Trace-Ends', value: 'what follows is of the sender' };

/** The mail as its reader gets it: trace headers, then the bytes exactly as received. */
export function withTrace(headers: readonly MailHeader[], raw: Uint8Array): Uint8Array {
  const goesOn = raw[0] === 0x20 || raw[0] === 0x09;
  const block = new TextEncoder().encode(
    [...headers, ...(goesOn ? [closing] : [])].map(({ name, value }) => `${name}: ${value}\r\n`).join(''),
  );
  const whole = new Uint8Array(block.length + raw.length);
  whole.set(block);
  whole.set(raw, block.length);
  return whole;
}

function rfc5322Date(epochMs: number): string {
  // toUTCString is `Sun, 06 Nov 1994 08:49:37 GMT`; RFC 5322 wants a numeric zone.
  return new Date(epochMs).toUTCString().replace('GMT', '+0000');
}

/** Whatever came from the network loses what could end the line or the angle brackets. */
function field(value: string): string {
  return value.replace(/[\u0000-\u001f\u007f<>]/g, '');
}

/** As `field`; in a quoted string, as a local part may be one, the brackets are part of the address. */
function path(value: string): string {
  return value
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .replace(/("(?:[^"\\]|\\.)*")|[<>]/g, (_sign, quoted: string | undefined) => quoted ?? '');
}

function comment(value: string): string {
  return field(value).replace(/[()\\]/g, '');
}

function heloName(helo: string, protocol: string): string {
  // RFC 6531 section 3.7.3: without its protocol there is no other letter in a trace.
  if (!protocol.startsWith('UTF8') && /[^\x20-\x7e]/.test(helo)) return 'unknown';
  const name = comment(helo).replace(/[\s;]/g, '').slice(0, 255);
  return name === '' ? 'unknown' : name;
}
