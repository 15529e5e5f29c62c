import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { free } from '../src/memory.ts';

test('gives back bytes that have their buffer to themselves', () => {
  const bytes = new Uint8Array(30_000).fill(7);
  free(bytes);
  expect([bytes.byteLength, bytes.buffer.byteLength]).toEqual([0, 0]);
  const buffer = new ArrayBuffer(30_000);
  free(buffer);
  expect(buffer.byteLength).toBe(0);
});

test('leaves bytes alone that share their buffer', () => {
  const whole = new Uint8Array([1, 2, 3, 4]);
  free(whole.subarray(1, 3));
  expect([...whole]).toEqual([1, 2, 3, 4]);
  // Node keeps short ones in a buffer for many.
  const pooled = Buffer.from('482913');
  free(pooled);
  expect(pooled.toString()).toBe('482913');
  const shared = new Uint8Array(new SharedArrayBuffer(2)).fill(5);
  free(shared);
  expect([...shared]).toEqual([5, 5]);
});

test('is done with bytes that are gone already', () => {
  const bytes = new Uint8Array(8);
  free(bytes);
  free(bytes);
  expect(bytes.byteLength).toBe(0);
});
