/**
 * The words of tables as a trie in flat arrays, which can be written down and taken up again as they are: building it
 * from the tables takes a quarter of a second, which a thread that starts for a mail does not have.
 */
import { type HitKind, wordKinds } from './table.ts';

export const hitKinds: readonly HitKind[] = [...wordKinds, 'freshName'];

/** Node 0 is the root of all words, node 1 of those that may begin inside a word. */
export interface WordTrie {
  /** Open addressing: (node, unit) to node; -1 where there is nothing. Their length is a power of two. */
  readonly nodes: Int32Array;
  readonly targets: Int32Array;
  readonly units: Uint16Array;
  /** By node: kind + 1 of a word that must end there, and of one that may go on. */
  readonly whole: Uint8Array;
  readonly open: Uint8Array;
  /** Whether a word (1), or an inner part of one (2), may begin with this unit. */
  readonly starts: Uint8Array;
  /** The same for the first two units, by a hash of them: nearly every place in a text is dismissed here. */
  readonly pairs: Uint8Array;
  /** And for the first three. */
  readonly triples: Uint8Array;
}

/** Letters of scripts that put blanks between words; all others need no boundary. */
export const letterFlags = new Uint8Array(65_536);
export const rightToLeft = 2;
for (const [from, to, flag] of [
  [0x61, 0x7a, 1],
  // "otp_sms_sent" is a name, not the word in it.
  [0x5f, 0x5f, 1],
  [0xc0, 0xd6, 1],
  [0xd8, 0xf6, 1],
  [0xf8, 0x24f, 1],
  [0x1e00, 0x1eff, 1],
  [0x370, 0x3ff, 1],
  [0x400, 0x52f, 1],
  [0x531, 0x556, 1],
  [0x561, 0x587, 1],
  [0x10a0, 0x10ff, 1],
  [0x5d0, 0x5ea, rightToLeft],
  [0x620, 0x64a, rightToLeft],
  [0x66e, 0x6d3, rightToLeft],
  [0x6d5, 0x6ef, rightToLeft],
] as const) {
  letterFlags.fill(flag, from, to + 1);
}

/** Marks a unit that is a word by itself. */
export const single = 4;

export function pairOf(first: number, second: number): number {
  return (Math.imul(first, 0x9e37) ^ second) & 0xffff;
}

export function tripleOf(pair: number, third: number): number {
  return (Math.imul(pair, 0x9e37) ^ third) & 0xffff;
}

/** Marks a pair that is a word by itself, so that a third unit says nothing. */
export const short = 4;

/** The slot to look at first, before the mask. */
export function slotOf(node: number, unit: number): number {
  return (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) >>> 7;
}

const headInts = 2;
const units16 = 65_536;

/** All arrays one after the other, the widest first; numbers in the order of this machine, which is little-endian. */
export function packed(trie: WordTrie): Uint8Array {
  const { nodes, targets, units, whole, open, starts, pairs, triples } = trie;
  const head = Int32Array.of(nodes.length, whole.length);
  const arrays = [head, nodes, targets, units, whole, open, starts, pairs, triples];
  const bytes = new Uint8Array(arrays.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** The trie in these bytes, not a copy of them: threads that are given the same memory share it. */
export function unpacked({ buffer, byteOffset }: Uint8Array): WordTrie {
  const [slots = 0, nodesMax = 0] = new Int32Array(buffer, byteOffset, headInts);
  let at = byteOffset + headInts * Int32Array.BYTES_PER_ELEMENT;
  const next = <T>(
    Type: {
      new (buffer: ArrayBufferLike, at: number, length: number): T;
      readonly BYTES_PER_ELEMENT: number;
    },
    length: number,
  ): T => {
    const array = new Type(buffer, at, length);
    at += length * Type.BYTES_PER_ELEMENT;
    return array;
  };
  return {
    nodes: next(Int32Array, slots),
    targets: next(Int32Array, slots),
    units: next(Uint16Array, slots),
    whole: next(Uint8Array, nodesMax),
    open: next(Uint8Array, nodesMax),
    starts: next(Uint8Array, units16),
    pairs: next(Uint8Array, units16),
    triples: next(Uint8Array, units16),
  };
}
