/**
 * A fresh self-signed certificate, for deployments that give none: what an opportunistic STARTTLS client wants
 * is encryption, and a key that was made a moment ago and never leaves the process gives it that.
 *
 * Written out in DER (X.690) by hand because it is one fixed shape, needs no parsing, and takes a millisecond;
 * key and signature are made by `node:crypto`.
 */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface KeyPair {
  /** PEM. */
  readonly cert: string;
  /** PEM, PKCS #8. */
  readonly key: string;
}

const dayMs = 86_400_000;
/** RFC 5280 appendix A: the upper bound of a common name. */
const commonNameCharsMax = 64;

const tag = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  utf8String: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  /** Context-specific, RFC 5280: version and extensions of a certificate, a DNS name among alternative names. */
  version: 0xa0,
  extensions: 0xa3,
  dnsName: 0x82,
} as const;

/** 1.2.840.10045.4.3.2, ecdsa-with-SHA256. */
const ecdsaWithSha256 = der(tag.sequence, der(tag.objectId, Buffer.from('2a8648ce3d040302', 'hex')));
/** 2.5.4.3 */
const commonName = der(tag.objectId, Buffer.from('550403', 'hex'));
/** 2.5.29.17 */
const subjectAltName = der(tag.objectId, Buffer.from('551d11', 'hex'));

/**
 * An ECDSA P-256 key and its certificate for `hostname`, valid from the day before (clocks differ) for ten
 * years, which no process lives to see.
 */
export function makeSelfSigned(hostname: string, nowMs: number): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const shortName = Buffer.from([...hostname].slice(0, commonNameCharsMax).join(''));
  const name = der(tag.sequence, der(tag.set, der(tag.sequence, commonName, der(tag.utf8String, shortName))));
  const alternatives = der(tag.sequence, der(tag.dnsName, Buffer.from(hostname, 'latin1')));
  const content = der(
    tag.sequence,
    der(tag.version, der(tag.integer, Buffer.of(2))),
    der(tag.integer, serialNumber()),
    ecdsaWithSha256,
    name,
    der(tag.sequence, time(nowMs - dayMs), time(nowMs + 3650 * dayMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      tag.extensions,
      der(tag.sequence, der(tag.sequence, subjectAltName, der(tag.octetString, alternatives))),
    ),
  );
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', content, privateKey)]);
  return {
    cert: pem('CERTIFICATE', der(tag.sequence, content, ecdsaWithSha256, der(tag.bitString, signature))),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

/** Tag, length, value. */
function der(tagByte: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  // The long form says first how many bytes the length itself takes.
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tagByte, ...size), value]);
}

/** Positive, without a leading zero byte: the first bits are fixed, the rest is random. */
function serialNumber(): Buffer {
  const bytes = randomBytes(16);
  bytes[0] = (bytes[0]! & 0x3f) | 0x40;
  return bytes;
}

/** RFC 5280 section 4.1.2.5: two digits of the year until 2049, four from 2050 on. */
function time(epochMs: number): Buffer {
  const digits = `${new Date(epochMs).toISOString().replace(/\..*$/, '').replace(/[-T:]/g, '')}Z`;
  return digits < '2050'
    ? der(tag.utcTime, Buffer.from(digits.slice(2)))
    : der(tag.generalizedTime, Buffer.from(digits));
}

function pem(label: string, content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
