/** Phrases for tables of languages that decline. */
import { wordsOf } from './list.ts';

/**
 * Spells out inflected phrases for the tables of languages that decline both the noun and what stands
 * with it: every word of the first list before every word of the second.
 */
export function pairs(first: string, second: string): string {
  const ends = wordsOf(second);
  return wordsOf(first)
    .flatMap((start) => ends.map((end) => `${start} ${end}`))
    .join(', ');
}

/** The same for languages whose modifiers agree with the noun: every stem before every ending and noun, "одноразов" + "ым паролем". */
export function agreed(stems: string, ends: string): string {
  const endings = wordsOf(ends);
  return wordsOf(stems)
    .flatMap((stem) => endings.map((end) => `${stem}${end}`))
    .join(', ');
}

/** The same for languages that write such names as one word, or with a hyphen: "Loginnummer", "Login-Nummer". */
export function compounds(first: string, second: string): string {
  const ends = wordsOf(second);
  return wordsOf(first)
    .flatMap((start) => ends.flatMap((end) => [`${start}${end}`, `${start}-${end}`]))
    .join(', ');
}
