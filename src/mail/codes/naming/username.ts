/** What one signs in as: it may look like a code, "Your username, in case you have forgotten: wren1042", and is none. */

import { type Governor, none } from '../evidence.ts';
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';
import { ownWords } from '../words/particles/grammar.ts';
import { accountNames, userNames } from '../words/particles/names.ts';

/** With what is said by the way between the name and its colon, where no number stands. */
const isUserName = new RegExp(
  `(?:^|[(;,] ?)(?:${ownWords} )?${userNames}[^.:;\\t\\d]{0,80} ?[:\\uff1a] ?["\\u00ab\\u201c]?$`,
  'u',
);
const userNameReach = 140;
const endsInColon = /[:\uff1a] ?["\u00ab\u201c]?$/;
const colonReach = 3;

/** "Your account '204518'" */
const isAccount = new RegExp(`(?:^|[^\\p{L}])${accountNames} $`, 'u');
const opensQuote = /["'\u2018\u201c\u201e\u00ab\u300c]$/;
const accountReach = 40;

const named: Governor = {
  ...none,
  weight: -6,
  reason: 'it is a name to sign in with',
  verdict: 'other',
  direct: true,
};
const isAsking: ReadonlySet<string> = new Set(['strong', 'code', 'use', 'number']);

/**
 * @param from Where the sentence begins.
 * @returns Null where it is asked for, "enter your username and 482913", or the name of a code stands between.
 */
export function userNameBefore(segment: Segment, match: Match, from: number): Governor | null {
  const { text, folded, hits } = segment;
  const near = Math.max(from, match.start - colonReach);
  if (isQuotedAccount(text, folded, match)) return named;
  // Hardly a candidate stands behind a colon, which is found out faster than what is before that.
  if (match.start - from > userNameReach || !endsInColon.test(text.slice(near, match.start))) return null;
  if (!isUserName.test(folded.slice(from, match.start).trimStart())) return null;
  const isAsked = hits.some(
    ({ start, end, kind }) => start >= from && end <= match.start && isAsking.has(kind),
  );
  return isAsked ? null : named;
}

function isQuotedAccount(text: string, folded: string, { start }: Match): boolean {
  const near = Math.max(0, start - accountReach);
  return opensQuote.test(text.slice(near, start)) && isAccount.test(folded.slice(near, start - 1));
}
