/** "Your Harbor Bank code": the last word of a sender's name makes no code of another kind of what follows it. */
import type { Hit } from '../words/index.ts';

/** What companies are called by that codes of another kind are, too: a bank code, a post code. */
const kinds =
  /^(?:Bank|Airlines?|Post|Store|School|Hotel|Library|Gym|Club|Mobile|Insurance|University) (?=\p{Ll})/u;
const kindsBehind = /^\p{L}+(?= (?:Banque|Banco|Banca|Banka|Banc)$)/u;
/** A name before it, and no mere word that begins a sentence. */
const nameBefore =
  /(?<!\p{L})(?!(?:Your|The|My|Our|This|Enter|Use|New|Old|Which|What|Type|Please|Bank|Valid) )\p{Lu}[\p{L}\p{N}&'.-]{0,24} $/u;
const nameBehind = /^ \p{Lu}\p{L}/u;
const nameReach = 32;

/** The hits of a line in which a code that bears a sender's name is merely a code. @param text In one spelling. */
export function withoutBrands(text: string, hits: readonly Hit[]): readonly Hit[] {
  return hits.some((hit) => isBranded(text, hit)) ? hits.map((hit) => unbranded(text, hit)) : hits;
}

function isBranded(text: string, hit: Hit): boolean {
  return unbranded(text, hit) !== hit;
}

function unbranded(text: string, hit: Hit): Hit {
  if (hit.kind !== 'other') return hit;
  const { start, end } = hit;
  const name = text.slice(start, end);
  const first = kinds.exec(name)?.[0];
  if (first !== undefined && nameBefore.test(text.slice(Math.max(0, start - nameReach), start)))
    return { ...hit, kind: 'code', start: start + first.length };
  const word = kindsBehind.exec(name)?.[0];
  if (word !== undefined && nameBehind.test(text.slice(end, end + nameReach)))
    return { ...hit, kind: 'code', end: start + word.length };
  return hit;
}
