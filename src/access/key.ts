/**
 * API keys: how they are made, recognised, stored and compared. A key is shown once; what is kept is its
 * SHA-256, which needs neither salt nor stretching because the key itself is 192 random bits, and a prefix to
 * tell one's keys apart by.
 */
import { hash, timingSafeEqual } from 'node:crypto';
import { limits } from '../limits.ts';

const prefix = 'sk_live_';
/** What is kept of a key in the clear: the fixed prefix and four characters, 24 of its bits at the very most. */
const shownChars = 12;
const secretBytes = 24;
/** Letters and digits alone, so that a double click selects the whole key. */
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The fewest characters of the alphabet above that hold every value of `secretBytes`. */
const secretChars = Math.ceil((secretBytes * 8) / Math.log2(base62.length));
const shape = new RegExp(`^${prefix}[A-Za-z0-9_-]{${limits.keySecretCharsMin},${limits.keySecretCharsMax}}$`);

/** @param randomBytes a cryptographically secure source. */
export function makeKey(randomBytes: (count: number) => Uint8Array): string {
  let value = 0n;
  for (const byte of randomBytes(secretBytes)) value = (value << 8n) | BigInt(byte);
  let secret = '';
  for (let i = 0; i < secretChars; i += 1) {
    secret = base62.charAt(Number(value % 62n)) + secret;
    value /= 62n;
  }
  return prefix + secret;
}

/**
 * Whether a value has the form of a key: `sk_live_` and 22 to 100 letters, digits, `_` or `-`. Fewer than 22
 * characters cannot carry 128 bits; whether those of a key that somebody chose are random, no one can see.
 */
export function isKeyShaped(value: string): boolean {
  return shape.test(value);
}

/** The SHA-256 of a key, 32 bytes: the only form in which it is stored. */
export function hashKey(key: string): Uint8Array {
  return hash('sha256', key, 'buffer');
}

/** The first 12 characters, to recognise a key by. */
export function keyPrefix(key: string): string {
  return key.slice(0, shownChars);
}

/** Compares two hashes in a time that does not depend on where they differ. */
export function sameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
