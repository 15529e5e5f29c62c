/**
 * What is written around a candidate, as traits of which each can be counted: its words with where they stand, pieces of
 * what stands next to it for scripts that part no words, and its shape. What they are worth is learnt (`opinion`).
 */
import type { Printing } from '../printings.ts';

/** Characters that are read of a line on each side of the candidate, and of other lines. */
const reach = 150;
const wordsMax = 8;
const nearest = 2;
const piecesReach = 30;
/** Characters of a piece of a word. */
export const pieceLength = 3;
const touchReach = 6;

/** @returns Each once: "before code", "above enter", "~after t\u00ea ". Digits are all 0. */
export function traitsOf({ near, index, segment, match, around }: Printing): ReadonlySet<string> {
  const { segments } = near;
  const { folded, place, gap } = segment;
  const traits = new Set<string>();
  const left = zeroed(folded.slice(Math.max(0, match.start - reach), match.start));
  const right = zeroed(folded.slice(match.end, match.end + reach));
  addWords(traits, 'before', wordsOf(left).reverse());
  addWords(traits, 'after', wordsOf(right));
  addPieces(traits, '~before', left.slice(-piecesReach), pieceLength);
  addPieces(traits, '~after', right.slice(0, piecesReach), pieceLength);
  addPieces(traits, '=before', left.slice(-touchReach), 2);
  addPieces(traits, '=after', right.slice(0, touchReach), 2);
  const lineAt = (at: number) => {
    const line = segments[at];
    return line === undefined || line.reading.isFooter() ? '' : line.folded;
  };
  addAll(traits, 'above', lineAt(index - 1).slice(-reach));
  addAll(traits, 'above', lineAt(index - 2).slice(-reach));
  addAll(traits, 'below', lineAt(index + 1).slice(0, reach));
  addAll(traits, 'subject', around.subjectFolded.slice(0, reach));
  traits.add(`shape ${match.shape}`);
  traits.add(`shape ${match.shape} ${match.value.length}`);
  traits.add(`case ${caseOf(match.value)} ${match.shape}`);
  traits.add(`place ${place}`);
  traits.add(`gap ${gap}`);
  traits.add(`line ${left === '' ? 'begins' : ''}${right === '' ? 'ends' : ''}`);
  return traits;
}

function caseOf(value: string): string {
  const upper = value.toUpperCase() === value;
  const lower = value.toLowerCase() === value;
  return upper ? (lower ? 'none' : 'upper') : lower ? 'lower' : 'mixed';
}

const digit = /\d/g;
const word = /[\p{L}\p{M}\p{N}_]+/gu;

/** Cells are parted like words. */
export function zeroed(text: string): string {
  return text.replace(digit, '0').replaceAll('\t', ' ');
}

export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** @param words Nearest first. */
function addWords(traits: Set<string>, side: string, words: readonly string[]): void {
  for (let at = 0; at < words.length && at < wordsMax; at += 1) {
    traits.add(`${side} ${words[at]}`);
    if (at < nearest) traits.add(`${side}${at} ${words[at]}`);
  }
}

function addAll(traits: Set<string>, place: string, text: string): void {
  for (const one of wordsOf(zeroed(text))) traits.add(`${place} ${one}`);
}

export function addPieces(traits: Set<string>, side: string, text: string, length: number): void {
  for (let at = 0; at + length <= text.length; at += 1) traits.add(`${side} ${text.slice(at, at + length)}`);
}
