/** A code that was blocked or withdrawn: "After five wrong attempts the code 482913 was blocked". */
import type { Spot } from '../spot.ts';
import { onceALine } from '../text/oncealine.ts';
import { sentenceEnd } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { blocked, blockedIt, sameCode, sameOne, turns } from '../words/particles/uses.ts';
import { blockedBehind, blockedByUs, havingByUs } from '../words/particles/withdrawals.ts';
import { codeNameBefore, isConditional, isOther, isYetToCome, reach } from './clause.ts';

const lineCharsMax = 2_000;

const saysIt = new RegExp(`(?:^|[^\\p{L}])(?:${blockedIt}|${blocked})`, 'u');
const saysItOfItself = new RegExp(`(?:^|[^\\p{L}])${blockedIt}`, 'u');
const isTurn = new RegExp(`(?:^|[^\\p{L}])${turns}`, 'u');
const mayBeBlocked = onceALine(({ folded }) => saysIt.test(folded.slice(0, lineCharsMax)));

/** "The code 482913 was mistyped five times, so we have locked it", not "Enter 482913, your account has been blocked". */
export function isBlocked(spot: Spot, to: number): boolean {
  const { segment, match, matches } = spot;
  if (isBlockedByUs(spot, to)) return true;
  if (!mayBeBlocked(segment)) return false;
  if (isBlockedNext(spot, to)) return true;
  const rest = segment.folded.slice(match.end, Math.min(to, match.end + reach));
  const at = rest.search(saysIt);
  if (at < 0 || isOther(matches, match.end, match.end + at)) return false;
  const between = rest.slice(0, at);
  if (/[,;\uff0c\u3001\u060c]/.test(between) && !saysItOfItself.test(rest.slice(at))) return false;
  return !isConditional.test(between) && !isTurn.test(between) && !isYetToCome.test(between);
}

const isOurDoing = new RegExp(`(?:^|[^\\p{L}])${blockedByUs}${codeNameBefore}`, 'u');
const isOurs = new RegExp(`(?:^|[^\\p{L}])${havingByUs}${codeNameBefore}`, 'u');
const isDoneBehind = new RegExp(`^["\u00bb\u201d)]?(?: [^ ,;.]{1,20}){0,4} ${blockedBehind}`, 'u');
const ownReach = 80;
const saysWe = new RegExp(`(?:^|[^\\p{L}])(?:${blockedByUs}|${havingByUs})`, 'u');
const mayBeOurs = onceALine(({ folded }) => saysWe.test(folded.slice(0, lineCharsMax)));

/** "We have cancelled the sign-in code 482913", "Wir haben den Code 482913 gesperrt". */
function isBlockedByUs({ segment, match }: Spot, to: number): boolean {
  if (!mayBeOurs(segment)) return false;
  const { folded } = segment;
  const before = folded.slice(Math.max(0, match.start - ownReach), match.start);
  if (isOurDoing.test(before)) return !isConditional.test(before);
  return isOurs.test(before) && isDoneBehind.test(folded.slice(match.end, to));
}

const beginsWithSame = new RegExp(`^ ?(?:${sameOne}|${sameCode})`, 'u');
const saysSame = new RegExp(`(?:^|[^\\p{L}])(?:${sameOne}|${sameCode})`, 'u');
const nounlessMax = 12;

/** "We have cancelled it", "As it was asked for from abroad, we have cancelled it", not "Your order was late, so we cancelled it". */
function isOfSame(before: string): boolean {
  return before.length <= nounlessMax || saysSame.test(before);
}

const sentencesOn = 2;
/** What is done with no attempt to sign in: "A sign-in looked odd, so we blocked it". */
const isCancelled = /cancel|revok|invalid|annul|anul|storn|widerruf|skasow|uniewazn|zrus|отмен|скас/;

/** "… 482913. It was asked for from another country. We have cancelled it.": a sentence or two on, which speak of nothing else. */
function isBlockedNext({ segment, match, matches }: Spot, to: number): boolean {
  const { text, folded, hits } = segment;
  let from = to;
  for (let step = 0; step < sentencesOn && from < text.length; step += 1) {
    const next = sentenceEnd(text, from + 1);
    if (isOther(matches, match.end, next)) return false;
    const sentence = folded.slice(from + 1, next);
    const speaksOf = (kind: Hit['kind']) =>
      hits.some((hit) => hit.kind === kind && hit.start >= to && hit.start < next);
    if (speaksOf('label') || speaksOf('other') || (speaksOf('act') && !isCancelled.test(sentence)))
      return false;
    const at = sentence.search(saysItOfItself);
    if (at >= 0)
      return isOfSame(sentence.slice(0, at)) && !isConditional.test(sentence) && !isYetToCome.test(sentence);
    if (!beginsWithSame.test(sentence)) return false;
    from = next;
  }
  return false;
}
