/** A code that takes the place of another one, which the mail says is void: every other value that the mail calls its code is then old. */

import { exchangeOf, isOfFormer } from '../against/exchange.ts';
import { type Governor, quoted, strongWeight } from '../evidence.ts';
import { isCodeName, isFresh, isLabel } from '../names.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import type { Flow, Segment } from '../text/segments.ts';
import { hasDigitBetween, sentenceStart } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { newOnes } from '../words/particles/changes.ts';
import { codeStems } from '../words/particles/names.ts';

/** "The new one is 482913", "New one: 482913". */
const newOne = new RegExp(`^ ?${newOnes}[^,;:.!?\\d]{0,12} ?[:=\\u2013\\u2014-]? ?$`, 'u');
/** "The proper one to sign in to the booking page is 482913" */
const newOneFor =
  /^ ?the (?:new|right|correct|proper|fresh|real|actual|working) one [^,;:.!?\d]{0,60}(?: is:?|:) $/;

/** Whether a clause says no more than that what follows is the new one. */
export function isNewOne({ folded }: Segment, from: number, match: Match): boolean {
  const clause = folded.slice(from, match.start);
  return newOne.test(clause) || newOneFor.test(clause);
}

const isCode = new RegExp(codeStems, 'u');

/** "The code 204816 has expired", and then the new one: what is void may have its number. */
export function renewedAt(spot: Spot, at: number): Governor | null {
  const { near, index, segment } = spot;
  const own = at > 0 ? segment : near.segments[index - 1];
  if (own === undefined) return null;
  const to = at > 0 ? at - 1 : own.text.length;
  const from = sentenceStart(own.text, to - 1);
  const hits = own.hits.filter(({ start, end }) => start >= from && end <= to);
  const isOther = hits.some((hit) => isLabel(hit) || hit.kind === 'other');
  const name = hits.find(
    (hit) => isCodeName(hit) || (hit.kind === 'old' && isCode.test(own.folded.slice(hit.start, hit.end))),
  );
  if (!isOther && name === undefined && isOfFormer(own.folded.slice(from, to))) return null;
  if (exchangeOf(spot) === 'given') return null;
  if (isOther || (name === undefined && hasDigitBetween(own.text, from, to)))
    return {
      weight: -4,
      reason: 'is the new one of something else, of which the sentence before speaks',
      verdict: 'other',
      strong: false,
      direct: true,
    };
  if (name === undefined || !hits.some(({ kind }) => kind === 'old')) return null;
  return {
    weight: strongWeight - 0.4,
    reason: `${quoted(own, name)} before it is void, and this is the new one`,
    verdict: 'code',
    strong: true,
    direct: true,
    renews: true,
  };
}

/** ": ", " is " */
const newReach = 6;

/** "I have voided the previous code and made you a new one: 518226". */
export function renewedWithin(segment: Segment, match: Match): Governor | null {
  const { text, folded, hits } = segment;
  const at = hits.findLastIndex(({ end }) => end <= match.start);
  const fresh = hits[at];
  if (fresh === undefined || !isFresh(fresh)) return null;
  if (match.start - fresh.end > newReach) return null;
  const from = sentenceStart(text, match.start);
  const isVoid = (hit: Hit, next: Hit | undefined) =>
    hit.kind === 'old' &&
    hit.start >= from &&
    (isCode.test(folded.slice(hit.start, hit.end)) ||
      (next !== undefined && isCodeName(next) && next.start - hit.end <= 1));
  if (!hits.slice(0, at).some((hit, place) => isVoid(hit, hits[place + 1]))) return null;
  if (hasDigitBetween(text, from, fresh.start)) return null;
  return {
    weight: strongWeight,
    reason: `its sentence says that another is void, and ${quoted(segment, fresh)} is it`,
    verdict: 'code',
    strong: true,
    direct: true,
    renews: true,
  };
}

/** Whether a new code is given after what calls it so, or alone in the next line; "Ask for a new code" gives none. */
export function bringsNew(flows: readonly Flow[]): boolean {
  return flows.some(({ segments }) =>
    segments.some(({ hits, reading }, index) => {
      const fresh = hits.find(isFresh);
      if (fresh === undefined) return false;
      const isAfter = reading.matches().some(({ shape, start }) => shape !== 'letters' && start >= fresh.end);
      return isAfter || isAlone(segments[index + 1]);
    }),
  );
}

/** Beside it in its line stand signs at most. */
const aloneCharsMax = 4;

function isAlone(segment: Segment | undefined): boolean {
  if (segment === undefined) return false;
  const room = segment.text.length - aloneCharsMax;
  return segment.reading.matches().some(({ start, end }) => end - start >= room);
}
