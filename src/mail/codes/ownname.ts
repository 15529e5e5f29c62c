/** Names of a sender's own making, which no table has: "RVN 884120. Enter the RVN on your banking profile." */
import type { Match } from './candidates.ts';
import { fold } from './clean.ts';
import type { Neighbourhood } from './evidence.ts';
import type { Segment } from './segments.ts';
import { firstAfter } from './sentence.ts';
import type { Hit } from './words/index.ts';
import { articles, demonstratives, ownWords } from './words/particles.ts';

const ownName =
  /(?:^|[^\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}]{2,15})(?: is| ist| est| es| e)?[:=]? ?[-\u2013|\t]? ?$/u;
const ownNameReach = 24;
const ownNameLines = 3;
/** So far from the number, or into another line, a request is looked for. */
const ownNameSpan = 200;
/** What may stand before a name that is spoken of again: "enter the RVN". */
const thePart = new RegExp(`^ (?:(?:${articles}|${ownWords}|${demonstratives}) )?`, 'u');
/** The name goes on, or has a number of its own. */
const isAnother = /^(?:[\p{L}\p{N}]|.{0,4}\d)/u;

/** Whether the mail asks to enter what it calls a candidate by such a name. */
export function isAskedByName({ segments }: Neighbourhood, index: number, match: Match): boolean {
  const own = segments[index] as Segment;
  const printed = ownName.exec(own.text.slice(Math.max(0, match.start - ownNameReach), match.start))?.[1];
  if (printed === undefined || match.shape === 'letters') return false;
  const name = fold(printed);
  const isAsked = (behind: string): boolean => {
    const at = thePart.exec(behind)?.[0].length ?? behind.length;
    return behind.startsWith(name, at) && !isAnother.test(behind.slice(at + name.length));
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
      if (hit.kind === 'use' && isAsked(folded.slice(hit.end, hit.end + ownNameReach * 2))) return true;
    }
  }
  return false;
}
