import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashKey, isKeyShaped, keyPrefix, makeKey, sameHash } from '../../src/access/key.ts';

const bytes = (fill: number) => (count: number) => new Uint8Array(count).fill(fill);

describe('a new key', () => {
  it('begins with sk_live_, is made of letters and digits, and has the shape of a key', () => {
    const key = makeKey(randomBytes);
    expect(key).toMatch(/^sk_live_[A-Za-z0-9]{33}$/);
    expect(isKeyShaped(key)).toBe(true);
  });

  it('carries all 192 bits that it asks for', () => {
    let asked = 0;
    makeKey((count) => {
      asked += count;
      return bytes(0)(count);
    });
    expect(asked * 8).toBe(192);
    // Every single bit changes the key: none is lost, and none falls out of the fixed length.
    const keys = new Set([makeKey(bytes(0)), makeKey(bytes(255))]);
    for (let bit = 0; bit < 192; bit += 1) {
      keys.add(
        makeKey((count) => {
          const random = new Uint8Array(count);
          random[bit >> 3] = 1 << (bit & 7);
          return random;
        }),
      );
    }
    expect(keys.size).toBe(194);
    for (const key of keys) expect(key).toHaveLength(41);
  });

  it('is another one every time', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => makeKey(randomBytes))).size).toBe(1_000);
  });
});

describe('the shape of a key', () => {
  it.each([
    `sk_live_${'a'.repeat(22)}`,
    `sk_live_${'Z'.repeat(100)}`,
    'sk_live_0123456789abcdef0123456789abcdef',
    'sk_live_AZaz09_-AZaz09_-AZaz09',
  ])('%s has it', (value) => {
    expect(isKeyShaped(value)).toBe(true);
  });

  it.each([
    '',
    'sk_live_',
    `sk_live_${'a'.repeat(21)}`,
    `sk_live_${'a'.repeat(101)}`,
    `sk_test_${'a'.repeat(32)}`,
    `SK_LIVE_${'a'.repeat(32)}`,
    ` sk_live_${'a'.repeat(32)}`,
    `sk_live_${'a'.repeat(32)}\n`,
    `sk_live_${'a'.repeat(31)}.`,
    `sk_live_${'a'.repeat(31)}\u00e9`,
    `sk_live_${'a'.repeat(31)}\0`,
  ])('%j has it not', (value) => {
    expect(isKeyShaped(value)).toBe(false);
  });
});

describe('what is kept of a key', () => {
  it('is its SHA-256', () => {
    const hash = hashKey('sk_live_abcdefghijklmnopqrstuvwxyz');
    expect(hash).toHaveLength(32);
    expect(Buffer.from(hashKey('abc')).toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('and its first 12 characters', () => {
    expect(keyPrefix('sk_live_abcdefghijklmnopqrstuvwxyz')).toBe('sk_live_abcd');
  });
});

describe('hashes', () => {
  it('are the same only if every byte is', () => {
    const hash = hashKey('one');
    expect(sameHash(hash, hashKey('one'))).toBe(true);
    expect(sameHash(hash, hashKey('two'))).toBe(false);
    for (const at of [0, 15, 31]) {
      const other = Uint8Array.from(hash);
      other[at] = (other[at] ?? 0) ^ 1;
      expect(sameHash(hash, other)).toBe(false);
    }
  });

  it('of another length are not the same, and no error', () => {
    expect(sameHash(hashKey('one'), new Uint8Array(0))).toBe(false);
    expect(sameHash(hashKey('one'), hashKey('one').subarray(0, 31))).toBe(false);
  });
});
