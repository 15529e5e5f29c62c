/**
 * Finds all words of all tables in one pass over a folded text: a trie in one array, walked from every
 * place where a word may begin. Linear: the walk from a place is no longer than the longest word.
 */
import type { HitKind } from './table.ts';
import {
  closedShift,
  countShift,
  eightOf,
  hitKinds,
  kindBits,
  kindMask,
  letterFlags,
  longer,
  longUnits,
  openShift,
  pairOf,
  rightToLeft,
  tripleOf,
  unitsMax,
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
  readonly #trie: WordTrie;

  constructor(trie: WordTrie) {
    this.#trie = trie;
  }

  /** All words of a folded text, from left to right, none over another, the longest at each place. */
  find(folded: string): Hit[] {
    const hits: Hit[] = [];
    const { roots, nodes, starts, pairs } = this.#trie;
    const length = folded.length;
    let at = 0;
    let previous = 0;
    while (at < length) {
      const unit = folded.charCodeAt(at);
      const flag = letterFlags[unit] as number;
      const inside = previous !== 0 && flag !== 0;
      const place = inside ? 2 : 1;
      // A word of one unit, or of so few, is not asked for what would follow.
      const second = at + 1 < length ? folded.charCodeAt(at + 1) : blank;
      const pair = pairOf(unit, second);
      const begins =
        isWhole(starts[unit] as number, place, second) ||
        (((pairs[pair] as number) & place) !== 0 && goesOn(this.#trie, folded, at, place, pair));
      if (!begins) {
        previous = flag;
        at += 1;
        continue;
      }
      let kind = 0;
      let end = at;
      let node = roots[inside ? unit + unitsMax : unit] as number;
      for (let next = at + 1; node !== 0; next += 1) {
        const head = nodes[node] as number;
        const open = (head >> kindBits) & kindMask;
        if (open !== 0) {
          kind = open;
          end = next;
        }
        const after = next < length ? folded.charCodeAt(next) : 32;
        const closed = head & kindMask;
        if (closed !== 0 && (letterFlags[after] === 0 || letterFlags[folded.charCodeAt(next - 1)] === 0)) {
          kind = closed;
          end = next;
        }
        if (next === length) break;
        node = childOf(nodes, node, head >> countShift, after);
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

const blank = 32;

/** Whether a word of this place may begin with what follows its first two units. */
function goesOn(trie: WordTrie, folded: string, at: number, place: number, pair: number): boolean {
  const { pairs, triples, fours, fives, eights } = trie;
  const third = unitAt(folded, at + 2);
  if (isWhole(pairs[pair] as number, place, third)) return true;
  const triple = tripleOf(pair, third);
  let begins = triples[triple] as number;
  if ((begins & place) === 0) return false;
  const fourth = unitAt(folded, at + 3);
  if (isWhole(begins, place, fourth)) return true;
  const four = longer(triple, fourth);
  begins = fours[four] as number;
  if ((begins & place) === 0) return false;
  const fifth = unitAt(folded, at + 4);
  if (isWhole(begins, place, fifth)) return true;
  const five = longer(four, fifth);
  begins = fives[five] as number;
  if ((begins & place) === 0) return false;
  if ((begins & (place << openShift)) !== 0) return true;
  return at + longUnits <= folded.length && ((eights[eightOf(five, folded, at)] as number) & place) !== 0;
}

function unitAt(folded: string, at: number): number {
  return at < folded.length ? folded.charCodeAt(at) : blank;
}

/** Whether what has been looked at is a word by itself, before this unit. */
function isWhole(begins: number, place: number, next: number): boolean {
  return (
    (begins & (place << openShift)) !== 0 ||
    ((begins & (place << closedShift)) !== 0 && letterFlags[next] === 0)
  );
}

/** Where the child of a node for a unit stands; 0 where it has none. */
function childOf(nodes: Uint16Array, node: number, count: number, unit: number): number {
  if (count === 1) return nodes[node + 1] === unit ? node + 2 : 0;
  for (let child = 1; child <= count; child += 1) {
    const known = nodes[node + child] as number;
    if (known < unit) continue;
    if (known > unit) return 0;
    const link = node + count + child * 2 - 1;
    return (nodes[link] as number) | ((nodes[link + 1] as number) << 16);
  }
  return 0;
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
