/**
 * Tokens that stand for a session or an invitation: 256 random bits, of which only the SHA-256 is kept. Such a hash needs
 * no salt, and looking it up tells nothing about the token.
 */
import { createHash } from 'node:crypto';

const tokenBytes = 32;
const shape = /^[A-Za-z0-9_-]{43}$/;

/** @param randomBytes a cryptographically secure source. */
export function makeToken(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(tokenBytes)).toString('base64url');
}

export function isTokenShaped(value: string): boolean {
  return shape.test(value);
}

/** 32 bytes: the only form in which a token is stored. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
