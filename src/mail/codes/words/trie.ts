/**
 * The words of tables as a trie in flat arrays, which can be written down and taken up again as they are: building it
 * from the tables takes a quarter of a second, which a thread that starts for a mail does not have.
 */
import { type HitKind, wordKinds } from './table.ts';

export const hitKinds: readonly HitKind[] = [...wordKinds, 'freshName'];

/**
 * A node is a run of units: first a head, `whole | open << 5 | count << 10`, where `whole` is kind + 1 of a word that must
 * end there, `open` that of one that may go on, and `count` the number of its children. Of one child the unit follows and
 * the child itself right behind it, so that the tail of a word is read in a row; of more the units in their order and then
 * the places of the children, the lower half of each first.
 */
export interface WordTrie {
  /** By the first unit, where its node stands; 0 where there is none. The second half is for those that may begin inside a word. */
  readonly roots: Int32Array;
  readonly nodes: Uint16Array;
  /** Whether a word (1), or an inner part of one (2), may begin with this unit. */
  readonly starts: Uint8Array;
  /** The same for the first two units, by a hash of them: nearly every place in a text is dismissed here. */
  readonly pairs: Uint8Array;
  /** And for the first three, four and five. */
  readonly triples: Uint8Array;
  readonly fours: Uint8Array;
  readonly fives: Uint8Array;
  /** Only of words that have so many; where five units are those of a shorter one as well, `fives` says so (`openShift`). */
  readonly eights: Uint8Array;
}

export const unitsMax = 65_536;
export const childrenMax = 63;
export const kindBits = 5;
export const kindMask = 31;
export const countShift = 10;

/** Letters of scripts that put blanks between words; all others need no boundary. */
export const letterFlags = new Uint8Array(unitsMax);
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

/** A place, so many bits higher, marks units that are a word there by themselves, whatever follows: a further one says nothing. */
export const openShift = 2;
/** The same of a word that must end there: a further unit says something where that is a letter. */
export const closedShift = 4;

export function pairOf(first: number, second: number): number {
  return (Math.imul(first, 0x9e37) ^ second) & 0xffff;
}

export function tripleOf(pair: number, third: number): number {
  return (Math.imul(pair, 0x9e37) ^ third) & 0xffff;
}

/** Hashes of more units than three: more of them are in use. */
export const longHashes = 131_072;

export function longer(hash: number, next: number): number {
  return (Math.imul(hash, 0x9e37) ^ next) & (longHashes - 1);
}

/** Units that are looked at of a word that has so many. */
export const longUnits = 8;

/** Of the first five units and the three that follow in a text from there on. */
export function eightOf(five: number, text: string, at: number): number {
  return longer(
    longer(longer(five, text.charCodeAt(at + 5)), text.charCodeAt(at + 6)),
    text.charCodeAt(at + 7),
  );
}

const headInts = 1;

/** All arrays one after the other, the widest first; numbers in the order of this machine, which is little-endian. */
export function packed({ roots, nodes, starts, pairs, triples, fours, fives, eights }: WordTrie): Uint8Array {
  const arrays = [Int32Array.of(nodes.length), roots, nodes, starts, pairs, triples, fours, fives, eights];
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
  const [nodeUnits = 0] = new Int32Array(buffer, byteOffset, headInts);
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
    roots: next(Int32Array, unitsMax * 2),
    nodes: next(Uint16Array, nodeUnits),
    starts: next(Uint8Array, unitsMax),
    pairs: next(Uint8Array, unitsMax),
    triples: next(Uint8Array, unitsMax),
    fours: next(Uint8Array, longHashes),
    fives: next(Uint8Array, longHashes),
    eights: next(Uint8Array, longHashes),
  };
}
