/**
 * Finds all words of all tables in one pass over a folded text: a trie in flat arrays, walked from every
 * place where a word may begin. Linear: the walk from a place is no longer than the longest word.
 */
import { fold } from '../clean.ts';
import { type HitKind, type WordTable, wordKinds } from './table.ts';

const hitKinds: readonly HitKind[] = [...wordKinds, 'freshName'];

/** A word that was found, by its place in the folded text. */
export interface Hit {
  readonly kind: HitKind;
  readonly start: number;
  readonly end: number;
}

/** Letters of scripts that put blanks between words; all others need no boundary. */
const letterFlags = new Uint8Array(65_536);
const rightToLeft = 2;
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

/** One-letter prefixes that Hebrew and Arabic glue to a word: and, in, to, from, the, that. */
const prefixLetters = new Set([...'והבלמכשوفبلکاس'].map((letter) => letter.charCodeAt(0)));
const prefixLettersMax = 4;

/** Marks a unit that is a word by itself. */
const single = 4;

function pairOf(first: number, second: number): number {
  return (Math.imul(first, 0x9e37) ^ second) & 0xffff;
}

function tripleOf(pair: number, third: number): number {
  return (Math.imul(pair, 0x9e37) ^ third) & 0xffff;
}

/** Marks a pair that is a word by itself, so that a third unit says nothing. */
const short = 4;

export class WordMatcher {
  /** Open addressing: (node, unit) to node. */
  readonly #nodes: Int32Array;
  readonly #units: Uint16Array;
  readonly #targets: Int32Array;
  readonly #mask: number;
  /** By node: kind + 1 of a word that must end there, and of one that may go on. */
  readonly #whole: Uint8Array;
  readonly #open: Uint8Array;
  /** Whether a word (1), or an inner part of one (2), may begin with this unit. */
  readonly #starts = new Uint8Array(65_536);
  /** The same for the first two units, by a hash of them: nearly every place in a text is dismissed here. */
  readonly #pairs = new Uint8Array(65_536);
  /** And for the first three. */
  readonly #triples = new Uint8Array(65_536);

  constructor(tables: readonly WordTable[]) {
    const entries: { word: string; kind: number; head: boolean; tail: boolean }[] = [];
    for (const [kind, name] of wordKinds.entries()) {
      for (const table of tables) {
        const names = name === 'fresh' ? namesOf(table) : [];
        const isDoubtful = name === 'strong' ? patternsOf(table.doubtful) : () => false;
        for (const written of wordsOf(table[name])) {
          const read = readEntry(written, kind);
          const entry = isDoubtful(read.word) ? { ...read, kind: wordKinds.indexOf('code') } : read;
          const isName = names.some((known) => entry.word.includes(known));
          entries.push(isName ? { ...entry, kind: hitKinds.indexOf('freshName') } : entry);
        }
      }
    }
    const nodesMax = 2 + prefixCount(entries) + prefixCount(entries.filter((entry) => entry.head));
    let size = 1024;
    while (size < nodesMax * 2) size *= 2;
    this.#mask = size - 1;
    this.#nodes = new Int32Array(size).fill(-1);
    this.#units = new Uint16Array(size);
    this.#targets = new Int32Array(size);
    this.#whole = new Uint8Array(nodesMax);
    this.#open = new Uint8Array(nodesMax);
    // Node 0 is the root of all words, node 1 of those that may begin inside a word.
    let count = 2;
    for (const entry of entries) {
      for (let root = 0; root < (entry.head ? 2 : 1); root += 1) {
        let node = root;
        for (let at = 0; at < entry.word.length; at += 1) {
          const unit = entry.word.charCodeAt(at);
          if (at === 0)
            this.#starts[unit] =
              (this.#starts[unit] as number) | (root + 1) | (entry.word.length === 1 ? single : 0);
          if (at === 1) {
            const pair = pairOf(entry.word.charCodeAt(0), unit);
            this.#pairs[pair] =
              (this.#pairs[pair] as number) | (root + 1) | (entry.word.length === 2 ? short : 0);
          }
          if (at === 2) {
            const triple = tripleOf(pairOf(entry.word.charCodeAt(0), entry.word.charCodeAt(1)), unit);
            this.#triples[triple] = (this.#triples[triple] as number) | (root + 1);
          }
          let next = this.#step(node, unit);
          if (next < 0) {
            next = count;
            count += 1;
            this.#link(node, unit, next);
          }
          node = next;
        }
        const table = entry.tail ? this.#open : this.#whole;
        if (table[node] === 0) table[node] = entry.kind + 1;
      }
    }
  }

  #step(node: number, unit: number): number {
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) >>> 7;
    for (;;) {
      slot &= this.#mask;
      const known = this.#nodes[slot] as number;
      if (known < 0) return -1;
      if (known === node && this.#units[slot] === unit) return this.#targets[slot] as number;
      slot += 1;
    }
  }

  #link(node: number, unit: number, target: number): void {
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) >>> 7;
    for (;;) {
      slot &= this.#mask;
      if ((this.#nodes[slot] as number) < 0) break;
      slot += 1;
    }
    this.#nodes[slot] = node;
    this.#units[slot] = unit;
    this.#targets[slot] = target;
  }

  /** All words of a folded text, from left to right, none over another, the longest at each place. */
  find(folded: string): Hit[] {
    const hits: Hit[] = [];
    const [starts, pairs, triples] = [this.#starts, this.#pairs, this.#triples];
    const length = folded.length;
    let at = 0;
    let previous = 0;
    while (at < length) {
      const unit = folded.charCodeAt(at);
      const flag = letterFlags[unit] as number;
      const inside = previous !== 0 && flag !== 0;
      const place = inside ? 2 : 1;
      let begins = starts[unit] as number;
      // A word of one unit, or of two, is not asked for what would follow.
      if ((begins & place) !== 0 && (begins & single) === 0) {
        const pair = pairOf(unit, folded.charCodeAt(at + 1));
        begins = pairs[pair] as number;
        if ((begins & place) !== 0 && (begins & short) === 0)
          begins = triples[tripleOf(pair, folded.charCodeAt(at + 2))] as number;
      }
      if ((begins & place) === 0) {
        previous = flag;
        at += 1;
        continue;
      }
      let node = inside ? 1 : 0;
      let kind = 0;
      let end = at;
      for (let next = at; next < length; next += 1) {
        node = this.#step(node, folded.charCodeAt(next));
        if (node < 0) break;
        const open = this.#open[node] as number;
        if (open !== 0) {
          kind = open;
          end = next + 1;
        }
        const whole = this.#whole[node] as number;
        if (whole !== 0) {
          const after = next + 1 < length ? folded.charCodeAt(next + 1) : 32;
          if (letterFlags[after] === 0 || letterFlags[folded.charCodeAt(next)] === 0) {
            kind = whole;
            end = next + 1;
          }
        }
      }
      if (kind !== 0 && inside && previous === rightToLeft && !onlyPrefix(folded, at)) kind = 0;
      if (kind === 0) {
        previous = letterFlags[unit] as number;
        at += 1;
        continue;
      }
      hits.push({ kind: hitKinds[kind - 1] as HitKind, start: at, end });
      at = end;
      previous = letterFlags[folded.charCodeAt(end - 1)] as number;
    }
    return hits;
  }
}

/** Whether only glued prefixes stand between the beginning of the word and this place. */
function onlyPrefix(folded: string, at: number): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const unit = folded.charCodeAt(back);
    if (letterFlags[unit] !== rightToLeft) return true;
    if (at - back > prefixLettersMax || !prefixLetters.has(unit)) return false;
  }
  return true;
}

/** How many different beginnings words have: the nodes that their trie takes. */
function prefixCount(entries: readonly { readonly word: string }[]): number {
  const words = entries.map((entry) => entry.word).sort();
  let count = 0;
  let previous = '';
  for (const word of words) {
    let shared = 0;
    while (shared < previous.length && previous.charCodeAt(shared) === word.charCodeAt(shared)) shared += 1;
    count += word.length - Math.min(shared, word.length);
    previous = word;
  }
  return count;
}

/** The names of a code in a language, as they are matched. */
function namesOf(table: WordTable): string[] {
  return [...wordsOf(table.strong), ...wordsOf(table.code)].map((written) => readEntry(written, 0).word);
}

/** Whether a word is one of a list in which stars stand for anything. */
function patternsOf(list: string | undefined): (word: string) => boolean {
  const entries = wordsOf(list).map((written) => readEntry(written, 0));
  return (word) =>
    entries.some(({ word: part, head, tail }) =>
      head
        ? tail
          ? word.includes(part)
          : word.endsWith(part)
        : tail
          ? word.startsWith(part)
          : word === part,
    );
}

function wordsOf(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function readEntry(written: string, kind: number) {
  let head = written.startsWith('*');
  let tail = written.endsWith('*');
  const word = fold(written.slice(head ? 1 : 0, tail ? -1 : undefined)).trim();
  if (word === '') throw new Error(`A word table holds an empty word: "${written}"`);
  if (letterFlags[word.charCodeAt(0)] === rightToLeft) head = true;
  if (letterFlags[word.charCodeAt(word.length - 1)] === rightToLeft) tail = true;
  return { word, kind, head, tail };
}
