/** Names of a sender's own making, which no table has: "RVN 884120. Enter the RVN on your banking profile." */

import { isName } from '../names.ts';
import type { Spot } from '../spot.ts';
import { fold } from '../text/clean.ts';
import type { Segment } from '../text/segments.ts';
import { firstAfter } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { articles, ownWords } from '../words/particles/grammar.ts';
import { demonstratives } from '../words/particles/pointers.ts';
import { isMere } from './anynumber.ts';

const ownName =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}]{2,15})(?: is| ist| est| es| e)?[:=]? ?[-\u2013|\t]? ?$/u;
const ownNameReach = 24;
const ownNameLines = 4;
const askedReach = 64;
/** So far from the number, or into another line, a request is looked for. */
const ownNameSpan = 200;
/** What may stand before a name that is spoken of again: "enter the RVN". */
const thePart = new RegExp(`^ (?:(?:${articles}|${ownWords}|${demonstratives}) )?`, 'u');
/** The name goes on, or has a number of its own. */
const isAnother = /^(?:[\p{L}\p{N}]|.{0,4}\d)/u;

/** "Your magic thingy: WQ4471", and elsewhere "fill in the magic thingy". */
const ownWordsName = new RegExp(
  `(?<!\\p{L})(?:${ownWords}|${articles}) ((?:\\p{L}+ )?\\p{L}{4,})(?: is| ist| lautet| est| es| e|:) ?$`,
  'u',
);
const ownWordsReach = 48;
const headingCharsMax = 30;

/** What a mail calls a candidate, of words that name no number of any other kind; null where it calls it nothing. */
function nameOf({ near, index, segment: own, match }: Spot): string | null {
  const printed = ownName.exec(own.text.slice(Math.max(0, match.start - ownNameReach), match.start))?.[1];
  if (printed !== undefined) return fold(printed);
  const from = Math.max(0, match.start - ownWordsReach);
  const words = ownWordsName.exec(own.folded.slice(from, match.start))?.[1];
  if (words !== undefined)
    return isNamedIn(own, own.folded.lastIndexOf(words, match.start), match.start) ? null : words;
  const above = near.segments[index - 1];
  const isHeaded =
    match.start === 0 && match.end === own.text.length && above !== undefined && above.place === own.place;
  if (!isHeaded || above.text.length > headingCharsMax || !/^\p{L}+(?: \p{L}+){1,2}:?$/u.test(above.folded))
    return null;
  return isNamedIn(above, 0, above.text.length) ? null : above.folded.replace(/:$/, '');
}

function isNamedIn(segment: Segment, from: number, to: number): boolean {
  return segment.hits.some(
    (hit) => hit.start >= from && hit.end <= to && isName(hit) && !isMere(segment, hit),
  );
}

/** Whether the mail asks to enter what it calls a candidate by such a name. */
export function isAskedByName(spot: Spot): boolean {
  const { near, index, segment: own, match } = spot;
  const { segments } = near;
  const name = match.shape === 'letters' ? null : nameOf(spot);
  if (name === null) return false;
  const isAsked = (rest: string): boolean => {
    if (rest.includes(`"${name}"`)) return true;
    const at = thePart.exec(rest)?.[0].length ?? rest.length;
    return rest.startsWith(name, at) && !isAnother.test(rest.slice(at + name.length));
  };
  const to = Math.min(segments.length - 1, index + ownNameLines);
  for (let at = Math.max(0, index - ownNameLines); at <= to; at += 1) {
    const { folded, hits, place } = segments[at] as Segment;
    if (place !== own.place) continue;
    const from = at === index ? Math.max(0, match.start - ownNameSpan) : 0;
    const end = (at === index ? match.end : 0) + ownNameSpan;
    for (let on = firstAfter(hits, from); on < hits.length; on += 1) {
      const hit = hits[on] as Hit;
      if (hit.start > end) break;
      if (hit.kind === 'use' && isAsked(folded.slice(hit.end, hit.end + askedReach))) return true;
    }
  }
  return false;
}
