/** The trie of some tables: all their words, folded as a text is before it is searched. */
import { fold } from '../clean.ts';
import { type WordTable, wordKinds } from './table.ts';
import {
  hitKinds,
  letterFlags,
  pairOf,
  rightToLeft,
  short,
  single,
  slotOf,
  tripleOf,
  type WordTrie,
} from './trie.ts';

export function trieOf(tables: readonly WordTable[]): WordTrie {
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
  const trie: WordTrie = {
    nodes: new Int32Array(size).fill(-1),
    targets: new Int32Array(size),
    units: new Uint16Array(size),
    whole: new Uint8Array(nodesMax),
    open: new Uint8Array(nodesMax),
    starts: new Uint8Array(65_536),
    pairs: new Uint8Array(65_536),
    triples: new Uint8Array(65_536),
  };
  const { whole, open, starts, pairs, triples } = trie;
  let count = 2;
  for (const entry of entries) {
    for (let root = 0; root < (entry.head ? 2 : 1); root += 1) {
      let node = root;
      for (let at = 0; at < entry.word.length; at += 1) {
        const unit = entry.word.charCodeAt(at);
        if (at === 0)
          starts[unit] = (starts[unit] as number) | (root + 1) | (entry.word.length === 1 ? single : 0);
        if (at === 1) {
          const pair = pairOf(entry.word.charCodeAt(0), unit);
          pairs[pair] = (pairs[pair] as number) | (root + 1) | (entry.word.length === 2 ? short : 0);
        }
        if (at === 2) {
          const triple = tripleOf(pairOf(entry.word.charCodeAt(0), entry.word.charCodeAt(1)), unit);
          triples[triple] = (triples[triple] as number) | (root + 1);
        }
        const slot = slotFor(trie, node, unit);
        if ((trie.nodes[slot] as number) < 0) {
          trie.nodes[slot] = node;
          trie.units[slot] = unit;
          trie.targets[slot] = count;
          count += 1;
        }
        node = trie.targets[slot] as number;
      }
      const table = entry.tail ? open : whole;
      if (table[node] === 0) table[node] = entry.kind + 1;
    }
  }
  return trie;
}

/** Where (node, unit) stands, or would. */
function slotFor({ nodes, units }: WordTrie, node: number, unit: number): number {
  const mask = nodes.length - 1;
  let slot = slotOf(node, unit) & mask;
  while ((nodes[slot] as number) >= 0 && (nodes[slot] !== node || units[slot] !== unit))
    slot = (slot + 1) & mask;
  return slot;
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
