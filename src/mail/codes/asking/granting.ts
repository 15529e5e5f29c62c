/** A sentence that says what a number opens or that it is what one is asked for: "6632 gets you in". */

import type { Surroundings } from '../about/surroundings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';
import { articles, ownWords } from '../words/particles/grammar.ts';
import {
  awaiting,
  isAwaited,
  isIt,
  lets,
  letsIn,
  letsWhere,
  opens,
  opensWhat,
  which,
} from '../words/particles/requests.ts';
import { beginsClause } from './means.ts';

const grants = new RegExp(
  `^ (?:${letsIn}|(?:will )?(?:${lets} (?:you|(?:this|the|your|that) \\p{L}+(?: \\p{L}+)?) ${letsWhere}|${opens} ${opensWhat}))`,
  'u',
);
const awaits = new RegExp(`^(?:,| {2})? (?:${isAwaited}|${isIt}, ${which})`, 'u');
/** "917402 is what the app needs from you", whatever else the mail speaks of. */
const isWanted = new RegExp(
  `^ (?:is|are) what (?:${articles}|${ownWords}|this|that|our) [\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})? ${awaiting}(?![\\p{L}])`,
  'u',
);
const grantingReach = 60;

/** Whether a sentence or clause begins with a number and says so of it, where no other number is spoken of. */
export function isGranting(
  { text, folded }: Segment,
  match: Match,
  from: number,
  around: Surroundings,
): boolean {
  if (match.shape !== 'digits' && match.shape !== 'grouped' && match.shape !== 'prefixed') return false;
  if (!beginsClause(text, from, match.start)) return false;
  const rest = folded.slice(match.end, match.end + grantingReach);
  const isAboutCode = around.codeMentions > 0 || around.signInMentions > 0;
  return (
    grants.test(rest) ||
    (isAboutCode && isWanted.test(rest)) ||
    (isAboutCode && around.otherNumberMentions < 2 && awaits.test(rest))
  );
}
