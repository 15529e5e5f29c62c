/** Words of a mail that are printed elsewhere as a candidate is, in capitals: no code is an ordinary word of its mail, or the name of its sender. */

import { isWordlike } from '../shape/sayable.ts';
import { isInQuotes } from '../text/between.ts';
import type { Flow } from '../text/segments.ts';

/** @param candidates The letters of all candidates, in lower case. @param from The From header. */
export function ordinaryWordsOf(
  flows: readonly Flow[],
  candidates: ReadonlySet<string>,
  from: string,
): ReadonlySet<string> {
  const words = new Set<string>();
  if (candidates.size === 0) return words;
  for (const word of from.toLowerCase().match(/[a-z]{4,10}/g) ?? []) words.add(word);
  const once = new Set<string>();
  for (const flow of flows) {
    for (const { text } of flow.segments) {
      for (const match of text.matchAll(/[A-Za-z][a-z]{3,9}/g)) {
        const word = match[0].toLowerCase();
        if (!candidates.has(word) || text.length <= word.length + 2) continue;
        const at = match.index ?? 0;
        // "https://…/login?code=word" carries the code itself.
        if (isInQuotes(text, at, at + word.length) || /[=/]/.test(text[at - 1] ?? '')) continue;
        // Alone in its line, between quotation marks, or once at the end of "code: brvtkl", it may be the code itself.
        const isLast =
          !isWordlike(word) || (at + word.length >= text.length - 1 && /[:=]\s*$/.test(text.slice(0, at)));
        if (!isLast || once.has(word)) words.add(word);
        once.add(word);
      }
    }
  }
  return words;
}
