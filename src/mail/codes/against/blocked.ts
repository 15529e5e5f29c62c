/** A code that was blocked or withdrawn: "After five wrong attempts the code 482913 was blocked". */
import type { Spot } from '../spot.ts';
import { onceALine } from '../text/oncealine.ts';
import { blocked, blockedIt, turns } from '../words/particles/uses.ts';
import { isConditional, isOther, isYetToCome, reach } from './clause.ts';

const lineCharsMax = 2_000;

const saysIt = new RegExp(`(?:^|[^\\p{L}])(?:${blockedIt}|${blocked})`, 'u');
const saysItOfItself = new RegExp(`(?:^|[^\\p{L}])${blockedIt}`, 'u');
const isTurn = new RegExp(`(?:^|[^\\p{L}])${turns}`, 'u');
const mayBeBlocked = onceALine(({ folded }) => saysIt.test(folded.slice(0, lineCharsMax)));

/** "The code 482913 was mistyped five times, so we have locked it", not "Enter 482913, your account has been blocked". */
export function isBlocked({ segment, match, matches }: Spot, to: number): boolean {
  if (!mayBeBlocked(segment)) return false;
  const rest = segment.folded.slice(match.end, Math.min(to, match.end + reach));
  const at = rest.search(saysIt);
  if (at < 0 || isOther(matches, match.end, match.end + at)) return false;
  const between = rest.slice(0, at);
  if (/[,;\uff0c\u3001\u060c]/.test(between) && !saysItOfItself.test(rest.slice(at))) return false;
  return !isConditional.test(between) && !isTurn.test(between) && !isYetToCome.test(between);
}
