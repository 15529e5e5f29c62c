/**
 * Finds all words of all tables in one pass over a folded text: a trie in flat arrays, walked from every
 * place where a word may begin. Linear: the walk from a place is no longer than the longest word.
 */
import type { HitKind } from './table.ts';
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

/** A word that was found, by its place in the folded text. */
export interface Hit {
  readonly kind: HitKind;
  readonly start: number;
  readonly end: number;
}

/** One-letter prefixes that Hebrew and Arabic glue to a word: and, in, to, from, the, that. */
const prefixLetters = new Set([...'והבלמכשوفبلکاس'].map((letter) => letter.charCodeAt(0)));
const prefixLettersMax = 4;

export class WordMatcher {
  readonly #nodes: Int32Array;
  readonly #targets: Int32Array;
  readonly #units: Uint16Array;
  readonly #mask: number;
  readonly #whole: Uint8Array;
  readonly #open: Uint8Array;
  readonly #starts: Uint8Array;
  readonly #pairs: Uint8Array;
  readonly #triples: Uint8Array;

  constructor(trie: WordTrie) {
    this.#nodes = trie.nodes;
    this.#targets = trie.targets;
    this.#units = trie.units;
    this.#mask = trie.nodes.length - 1;
    this.#whole = trie.whole;
    this.#open = trie.open;
    this.#starts = trie.starts;
    this.#pairs = trie.pairs;
    this.#triples = trie.triples;
  }

  #step(node: number, unit: number): number {
    let slot = slotOf(node, unit);
    for (;;) {
      slot &= this.#mask;
      const known = this.#nodes[slot] as number;
      if (known < 0) return -1;
      if (known === node && this.#units[slot] === unit) return this.#targets[slot] as number;
      slot += 1;
    }
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
