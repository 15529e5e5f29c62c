import { createPrivateKey, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeSelfSigned } from '../../src/smtp/certificate.ts';

const now = Date.UTC(2026, 10, 20, 12, 0, 0);

function read(hostname: string, nowMs = now) {
  const { cert, key } = makeSelfSigned(hostname, nowMs);
  return { certificate: new X509Certificate(cert), key: createPrivateKey(key) };
}

describe('a self-signed certificate', () => {
  it('is signed by its own key and names its host', () => {
    const { certificate, key } = read('mx.inbox.test');
    expect(certificate.checkPrivateKey(key)).toBe(true);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.subject).toBe('CN=mx.inbox.test');
    expect(certificate.issuer).toBe('CN=mx.inbox.test');
    expect(certificate.checkHost('mx.inbox.test')).toBe('mx.inbox.test');
    expect(certificate.checkHost('other.test')).toBeUndefined();
  });

  it('is valid from the day before, for ten years', () => {
    const { certificate } = read('mx.inbox.test');
    expect(new Date(certificate.validFrom)).toEqual(new Date(now - 86_400_000));
    expect(new Date(certificate.validTo)).toEqual(new Date(now + 3650 * 86_400_000));
  });

  it('can reach beyond 2049, where dates are written otherwise', () => {
    const { certificate } = read('mx.inbox.test', Date.UTC(2045, 0, 1));
    expect(new Date(certificate.validFrom).getUTCFullYear()).toBe(2044);
    expect(new Date(certificate.validTo).getUTCFullYear()).toBe(2054);
  });

  it.each([1, 63, 64, 65, 120, 253])('takes a host name of %d characters', (length) => {
    const hostname = `${'label.'.repeat(50)}`.slice(0, length - 1).concat('x');
    const { certificate, key } = read(hostname);
    expect(certificate.checkPrivateKey(key)).toBe(true);
    expect(certificate.subject).toBe(`CN=${hostname.slice(0, 64)}`);
    expect(certificate.subjectAltName).toBe(`DNS:${hostname}`);
  });

  it('is never the same twice, and its serial number is positive', () => {
    const made = Array.from({ length: 200 }, () => read('mx.inbox.test').certificate);
    expect(new Set(made.map(({ serialNumber }) => serialNumber)).size).toBe(200);
    expect(new Set(made.map(({ fingerprint256 }) => fingerprint256)).size).toBe(200);
    expect(made.every(({ serialNumber }) => /^[4-7][0-9A-F]{31}$/.test(serialNumber))).toBe(true);
  });
});
