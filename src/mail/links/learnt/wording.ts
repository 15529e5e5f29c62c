/**
 * What is written on a link and around it, as traits of which each can be counted: the words of the mail's subject, of the
 * link, of its sentence and of its address. What they are worth is learnt (`opinion.ts`).
 */

import { mailTraitsOf, readCharsMax } from '../../codes/learnt/mailtraits.ts';
import { addPieces, pieceLength, wordsOf, zeroed } from '../../codes/learnt/traits.ts';
import { fold } from '../../codes/text/clean.ts';
import type { FoundLink } from '../found.ts';

/** Characters that are read of each. */
const reach = 200;
const wordsMax = 40;
const wordCharsMax = 24;
/** Names in an address behind its host. */
const namesMax = 8;
/** So long a word may be a phrase, in a script that parts none. */
const longWord = 4;

const isBeyondAscii = /[^\0-\x7f]/;
const name = /[a-z]{2,}/g;

/** @param subject Folded. @returns Each once: "subject sign", "own verify", "~own \u78ba\u8a8d", "said click", "path confirm", "host help". */
export function wordingOf({ url, text, before, lead }: FoundLink, subject: string): ReadonlySet<string> {
  const traits = new Set<string>();
  addWords(traits, 'subject', subject.slice(0, reach));
  addWords(traits, 'own', fold(text.slice(0, reach)));
  addWords(traits, 'said', fold(`${before.slice(-reach)} ${lead.slice(0, reach)}`));
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]{0,300})(.{0,300})/i.exec(url) ?? [];
  // Above the domain that somebody owns: "click", "help".
  for (const label of host.toLowerCase().split('.').slice(0, -2))
    traits.add(`host ${label.slice(0, wordCharsMax)}`);
  for (const one of path.toLowerCase().match(name)?.slice(0, namesMax) ?? [])
    traits.add(`path ${one.slice(0, wordCharsMax)}`);
  return traits;
}

function addWords(traits: Set<string>, place: string, text: string): void {
  for (const word of wordsOf(zeroed(text)).slice(0, wordsMax)) {
    traits.add(`${place} ${word.slice(0, wordCharsMax)}`);
    if (word.length >= longWord && isBeyondAscii.test(word))
      addPieces(traits, `~${place}`, word, pieceLength);
  }
}

/** What the whole mail says, as the traits of `mailtraits.ts`: whether it has such a link at all. @param lines Of its body, as they are read. */
export function mailWordingOf(subject: string, lines: Iterable<string>): ReadonlySet<string> {
  const read: string[] = [];
  let chars = 0;
  for (const line of lines) {
    if (chars >= readCharsMax) break;
    const folded = fold(line.slice(0, readCharsMax - chars));
    chars += folded.length + 1;
    read.push(folded);
  }
  return mailTraitsOf({ subject: fold(subject), lines: read, chars });
}
