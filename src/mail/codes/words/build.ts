/** The trie of some tables: all their words, folded as a text is before it is searched. */
import { fold } from '../text/clean.ts';
import { spellingsOf, wordsOf } from './list.ts';
import { type WordTable, wordKinds } from './table.ts';
import {
  childrenMax,
  closedShift,
  countShift,
  eightOf,
  hitKinds,
  kindBits,
  letterFlags,
  longer,
  longHashes,
  longUnits,
  openShift,
  pairOf,
  rightToLeft,
  tripleOf,
  unitsMax,
  type WordTrie,
} from './trie.ts';

interface Entry {
  readonly word: string;
  readonly kind: number;
  /** Letters may stand before it. */
  readonly head: boolean;
  /** Letters may stand behind it. */
  readonly tail: boolean;
}

export function trieOf(tables: readonly WordTable[]): WordTrie {
  const entries = entriesOf(tables);
  const inner = entries.filter(({ head }) => head);
  const trie = {
    roots: new Int32Array(unitsMax * 2),
    starts: new Uint8Array(unitsMax),
    pairs: new Uint8Array(unitsMax),
    triples: new Uint8Array(unitsMax),
    fours: new Uint8Array(longHashes),
    fives: new Uint8Array(longHashes),
    eights: new Uint8Array(longHashes),
  };
  addBeginnings(entries, 1, trie);
  addBeginnings(inner, 2, trie);
  // No node stands at 0, which says that there is none.
  const nodes = new Units();
  nodes.push(0);
  const order = [...new Set(entries.map(({ word }) => word))].sort();
  writeRoots(entries, order, nodes, trie.roots.subarray(0, unitsMax));
  writeRoots(inner, order, nodes, trie.roots.subarray(unitsMax));
  return { ...trie, nodes: nodes.all() };
}

/** All words of the tables, in the order of their precedence. */
function entriesOf(tables: readonly WordTable[]): Entry[] {
  const entries: Entry[] = [];
  for (const [kind, name] of wordKinds.entries()) {
    for (const table of tables) {
      const names = name === 'fresh' ? namesOf(table) : [];
      const isDoubtful = name === 'strong' ? patternsOf(table.doubtful) : () => false;
      for (const written of foldedWords(table[name])) {
        const read = readEntry(written, kind);
        const entry = isDoubtful(read.word) ? { ...read, kind: wordKinds.indexOf('code') } : read;
        const isName = names.some((known) => entry.word.includes(known));
        entries.push(isName ? { ...entry, kind: hitKinds.indexOf('freshName') } : entry);
      }
    }
  }
  return entries;
}

function addBeginnings(
  entries: readonly Entry[],
  place: 1 | 2,
  {
    starts,
    pairs,
    triples,
    fours,
    fives,
    eights,
  }: Pick<WordTrie, 'starts' | 'pairs' | 'triples' | 'fours' | 'fives' | 'eights'>,
): void {
  const add = (table: Uint8Array, at: number, { word, tail }: Entry, length: number) => {
    // No letter needs to follow what does not end in one.
    const isOpen = tail || letterFlags[word.charCodeAt(length - 1)] === 0;
    const whole = word.length === length ? place << (isOpen ? openShift : closedShift) : 0;
    table[at] = (table[at] as number) | place | whole;
  };
  for (const entry of entries) {
    const { word } = entry;
    add(starts, word.charCodeAt(0), entry, 1);
    if (word.length < 2) continue;
    const pair = pairOf(word.charCodeAt(0), word.charCodeAt(1));
    add(pairs, pair, entry, 2);
    if (word.length < 3) continue;
    const triple = tripleOf(pair, word.charCodeAt(2));
    add(triples, triple, entry, 3);
    if (word.length < 4) continue;
    const four = longer(triple, word.charCodeAt(3));
    add(fours, four, entry, 4);
    if (word.length < 5) continue;
    const five = longer(four, word.charCodeAt(4));
    add(fives, five, entry, 5);
    if (word.length >= longUnits) eights[eightOf(five, word, 0)]! |= place;
    // One that ends before the eighth unit is asked for at once.
    else fives[five]! |= place << openShift;
  }
}

/** @param order All words, sorted. */
function writeRoots(
  entries: readonly Entry[],
  order: readonly string[],
  nodes: Units,
  roots: Int32Array,
): void {
  // By word, the head of its node without the children.
  const kinds = new Map<string, number>();
  for (const { word, kind, tail } of entries) {
    const known = kinds.get(word) ?? 0;
    const shift = tail ? kindBits : 0;
    if (((known >> shift) & ((1 << kindBits) - 1)) === 0) kinds.set(word, known | ((kind + 1) << shift));
  }
  const words = order.filter((word) => kinds.has(word));
  const heads = words.map((word) => kinds.get(word) as number);
  const write = new NodeWriter(words, heads, nodes);
  for (let from = 0; from < words.length; ) {
    const to = write.groupEnd(from, words.length, 0);
    roots[(words[from] as string).charCodeAt(0)] = write.node(from, to, 1);
    from = to;
  }
}

/** Units one after the other, of which nobody knows in advance how many. */
class Units {
  #units = new Uint16Array(65_536);
  length = 0;

  push(unit: number): void {
    if (this.length === this.#units.length) {
      const wider = new Uint16Array(this.length * 2);
      wider.set(this.#units);
      this.#units = wider;
    }
    this.#units[this.length] = unit;
    this.length += 1;
  }

  set(at: number, unit: number): void {
    this.#units[at] = unit;
  }

  all(): Uint16Array {
    return this.#units.slice(0, this.length);
  }
}

/** Writes the nodes of words that are sorted; beside each word stands the head of its node without the children. */
class NodeWriter {
  readonly #words: readonly string[];
  readonly #heads: readonly number[];
  readonly #nodes: Units;

  constructor(words: readonly string[], heads: readonly number[], nodes: Units) {
    this.#words = words;
    this.#heads = heads;
    this.#nodes = nodes;
  }

  /** Where the words end that have the same unit at a depth as the first of them. */
  groupEnd(from: number, to: number, depth: number): number {
    const unit = (this.#words[from] as string).charCodeAt(depth);
    let end = from + 1;
    while (end < to && (this.#words[end] as string).charCodeAt(depth) === unit) end += 1;
    return end;
  }

  /** Writes the node of all words from one place to another, which are alike up to a depth. @returns Where it stands. */
  node(from: number, to: number, depth: number): number {
    const nodes = this.#nodes;
    if (to - from === 1) return this.#tail(from, depth);
    const isWord = (this.#words[from] as string).length === depth;
    const first = isWord ? from + 1 : from;
    let count = 0;
    for (let at = first; at < to; at = this.groupEnd(at, to, depth)) count += 1;
    if (count > childrenMax)
      throw new Error(`Too many words go on in different ways after “${this.#words[from]?.slice(0, depth)}”`);
    const place = nodes.length;
    nodes.push((isWord ? (this.#heads[from] as number) : 0) | (count << countShift));
    for (let at = first; at < to; at = this.groupEnd(at, to, depth))
      nodes.push((this.#words[at] as string).charCodeAt(depth));
    if (count === 1) {
      this.node(first, to, depth + 1);
      return place;
    }
    let link = nodes.length;
    for (let at = 0; at < count * 2; at += 1) nodes.push(0);
    for (let at = first; at < to; ) {
      const end = this.groupEnd(at, to, depth);
      const child = this.node(at, end, depth + 1);
      nodes.set(link, child & 0xffff);
      nodes.set(link + 1, child >>> 16);
      link += 2;
      at = end;
    }
    return place;
  }

  /** Writes the nodes of what only one word goes on with. */
  #tail(at: number, depth: number): number {
    const place = this.#nodes.length;
    const word = this.#words[at] as string;
    for (let unit = depth; unit < word.length; unit += 1) {
      this.#nodes.push(1 << countShift);
      this.#nodes.push(word.charCodeAt(unit));
    }
    this.#nodes.push(this.#heads[at] as number);
    return place;
  }
}

/** The names of a code in a language, as they are matched. */
function namesOf(table: WordTable): string[] {
  return [...foldedWords(table.strong), ...foldedWords(table.code)].map(
    (written) => readEntry(written, 0).word,
  );
}

/** Whether a word is one of a list in which stars stand for anything. */
function patternsOf(list: string | undefined): (word: string) => boolean {
  const entries = foldedWords(list).map((written) => readEntry(written, 0));
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

/** The words of a list; folded together, which takes a fraction of folding each. */
function foldedWords(list: string | undefined): string[] {
  return list === undefined ? [] : wordsOf(fold(list)).flatMap(spellingsOf).flatMap(withColons);
}

/** "Kata sandi :", in a column of names with their values: as well as with the colon right behind. */
function withColons(word: string): readonly string[] {
  return word.endsWith(':') ? [word, `${word.slice(0, -1)} :`] : [word];
}

/** @param written A word as a table has it, folded. */
function readEntry(written: string, kind: number): Entry {
  let head = written.startsWith('*');
  let tail = written.endsWith('*');
  const word = written.slice(head ? 1 : 0, tail ? -1 : undefined).trim();
  if (word === '') throw new Error(`A word table holds an empty word: "${written}"`);
  if (letterFlags[word.charCodeAt(0)] === rightToLeft) head = true;
  if (letterFlags[word.charCodeAt(word.length - 1)] === rightToLeft) tail = true;
  return { word, kind, head, tail };
}
