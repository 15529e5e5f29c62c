/** The trie of some tables: all their words, folded as a text is before it is searched. */
import { fold } from '../clean.ts';
import { wordsOf } from './list.ts';
import { type WordTable, wordKinds } from './table.ts';
import {
  childrenMax,
  countShift,
  hitKinds,
  kindBits,
  letterFlags,
  longer,
  longHashes,
  pairOf,
  rightToLeft,
  tripleOf,
  unitsMax,
  type WordTrie,
  wholeShift,
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
  };
  addBeginnings(entries, 1, trie);
  addBeginnings(inner, 2, trie);
  // No node stands at 0, which says that there is none.
  const nodes = [0];
  writeRoots(entries, nodes, trie.roots.subarray(0, unitsMax));
  writeRoots(inner, nodes, trie.roots.subarray(unitsMax));
  return { ...trie, nodes: Uint16Array.from(nodes) };
}

/** All words of the tables, in the order of their precedence. */
function entriesOf(tables: readonly WordTable[]): Entry[] {
  const entries: Entry[] = [];
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
  }: Pick<WordTrie, 'starts' | 'pairs' | 'triples' | 'fours' | 'fives'>,
): void {
  const whole = place << wholeShift;
  const add = (table: Uint8Array, at: number, bits: number) => {
    table[at] = (table[at] as number) | bits;
  };
  for (const { word } of entries) {
    const unit = word.charCodeAt(0);
    add(starts, unit, place | (word.length === 1 ? whole : 0));
    if (word.length < 2) continue;
    const pair = pairOf(unit, word.charCodeAt(1));
    add(pairs, pair, place | (word.length === 2 ? whole : 0));
    if (word.length < 3) continue;
    const triple = tripleOf(pair, word.charCodeAt(2));
    add(triples, triple, place | (word.length === 3 ? whole : 0));
    if (word.length < 4) continue;
    const four = longer(triple, word.charCodeAt(3));
    add(fours, four, place | (word.length === 4 ? whole : 0));
    if (word.length > 4) add(fives, longer(four, word.charCodeAt(4)), place);
  }
}

function writeRoots(entries: readonly Entry[], nodes: number[], roots: Int32Array): void {
  // By word, the head of its node without the children.
  const kinds = new Map<string, number>();
  for (const { word, kind, tail } of entries) {
    const known = kinds.get(word) ?? 0;
    const shift = tail ? kindBits : 0;
    if (((known >> shift) & ((1 << kindBits) - 1)) === 0) kinds.set(word, known | ((kind + 1) << shift));
  }
  const words = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [unit, from, to] of groupsOf(words, 0, words.length, 0))
    roots[unit] = writeNode(words, from, to, 1, nodes);
}

type Kinded = readonly [word: string, kinds: number];

/** The words from one place to another, which are alike up to a depth, by their unit there. */
function groupsOf(words: readonly Kinded[], from: number, to: number, depth: number) {
  const groups: [unit: number, from: number, to: number][] = [];
  for (let at = from; at < to; at += 1) {
    const unit = (words[at] as Kinded)[0].charCodeAt(depth);
    const last = groups.at(-1);
    if (last !== undefined && last[0] === unit) last[2] = at + 1;
    else groups.push([unit, at, at + 1]);
  }
  return groups;
}

/** Writes the node of all words from one place to another, which are alike up to a depth. @returns Where it stands. */
function writeNode(
  words: readonly Kinded[],
  from: number,
  to: number,
  depth: number,
  nodes: number[],
): number {
  const [word, kinds] = words[from] as Kinded;
  const isWord = word.length === depth;
  if (to - from === 1) return writeTail(word, kinds, depth, nodes);
  const groups = groupsOf(words, isWord ? from + 1 : from, to, depth);
  if (groups.length > childrenMax) throw new Error(`Too many words go on in different ways after “${word}”`);
  const place = nodes.push((isWord ? kinds : 0) | (groups.length << countShift)) - 1;
  for (const [unit] of groups) nodes.push(unit);
  if (groups.length < 2) {
    for (const [, start, end] of groups) writeNode(words, start, end, depth + 1, nodes);
    return place;
  }
  let link = nodes.length;
  for (let at = 0; at < groups.length * 2; at += 1) nodes.push(0);
  for (const [, start, end] of groups) {
    const child = writeNode(words, start, end, depth + 1, nodes);
    nodes[link] = child & 0xffff;
    nodes[link + 1] = child >>> 16;
    link += 2;
  }
  return place;
}

/** Writes the nodes of what only one word goes on with. */
function writeTail(word: string, kinds: number, depth: number, nodes: number[]): number {
  const place = nodes.length;
  for (let at = depth; at < word.length; at += 1) nodes.push(1 << countShift, word.charCodeAt(at));
  nodes.push(kinds);
  return place;
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

function readEntry(written: string, kind: number): Entry {
  let head = written.startsWith('*');
  let tail = written.endsWith('*');
  const word = fold(written.slice(head ? 1 : 0, tail ? -1 : undefined)).trim();
  if (word === '') throw new Error(`A word table holds an empty word: "${written}"`);
  if (letterFlags[word.charCodeAt(0)] === rightToLeft) head = true;
  if (letterFlags[word.charCodeAt(word.length - 1)] === rightToLeft) tail = true;
  return { word, kind, head, tail };
}
