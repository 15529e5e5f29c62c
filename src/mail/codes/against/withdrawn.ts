/** A code that its sender takes back, or was given: "559-016 was sent by mistake." */

import type { Spot } from '../spot.ts';
import { onceALine } from '../text/oncealine.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceEnd, sentenceStart } from '../text/sentence.ts';
import { negations, never } from '../words/particles/changes.ts';
import { relatives } from '../words/particles/grammar.ts';
import {
  claims,
  noMoreBehind,
  receivedBehind,
  receivedByUs,
  sentByMistake,
  useForbidden,
  useNoMore,
  useNoMoreBehind,
  wasWrong,
} from '../words/particles/withdrawals.ts';
import { codeNameBefore, isConditional, isOther } from './clause.ts';

const lineCharsMax = 2_000;
const isMistaken = new RegExp(`(?:^|[^\\p{L}])${sentByMistake}`, 'u');
/** "We have received your confirmation code (FH7-3KD)", "Wir haben Ihren Code 5519 erhalten". */
const isReceived = new RegExp(`(?:^|[^\\p{L}])${receivedByUs}${codeNameBefore}`, 'u');
const isReceivedBehind = new RegExp(`^["\u00bb\u201d)\u300d]? ?${receivedBehind}`, 'u');
/** In German and Dutch the verb stands behind the code. */
const needsBoth = /(?:haben|hebben) (?:ihren|deinen|je|uw) /u;
const isWrongBehind = new RegExp(
  `^["\u00bb\u201d)\u300d]?,? ${relatives} (?:\\p{L}{1,12} ){0,2}${wasWrong}`,
  'u',
);
const receivedReach = 60;

/** Where a line says that something was sent by mistake; -1 where it does not. */
const withdrawsAt = onceALine(({ text, folded }): number => {
  const line = folded.slice(0, lineCharsMax);
  const found = isMistaken.exec(line);
  if (found === null || isIfBehind.test(line.slice(found.index + found[0].length))) return -1;
  return isSaid(text, line, found.index, found.index + found[0].length) ? found.index : -1;
});

/** "誤って送信された場合は", "yanlışlıkla gönderildiyse": where a condition stands behind its verb. */
const isIfBehind =
  /^[^\s。、,]{0,12}(?:場合|際は|際に|たら|なら)|^[^\s,.]{0,8} ?경우|^\p{L}{0,12}(?:ysa|yse|missa|misse|ibse|ibsə|лсе|лса)(?!\p{L})|^[^\s,.]{0,24}ந்தால்|^[^।,]{0,8} ?হলে/u;

/** "Do not tell it to anybody who says that it was …" */
const isClaimed = new RegExp(`(?:^|[^\\p{L}])${claims}`, 'u');
const isDenied = new RegExp(`(?:^|[^\\p{L}])(?:${negations}|${never})`, 'u');

/** On no condition, not asked, and not claimed by others. @param end Behind what is said: a condition may be a word of it. */
function isSaid(text: string, folded: string, at: number, end: number): boolean {
  const to = sentenceEnd(text, at + 1);
  const before = folded.slice(sentenceStart(text, at + 1), end);
  return (
    text[to] !== '?' && !isConditional.test(before) && !(isClaimed.test(before) && isDenied.test(before))
  );
}

/** Whether the line of the candidate, or the one below it, takes it back, and no other. */
export function isWithdrawn({ near, index, segment, match, matches }: Spot): boolean {
  const { text, folded } = segment;
  const before = folded.slice(Math.max(0, match.start - receivedReach), match.start);
  if (isReceived.test(before) && (!needsBoth.test(before) || isReceivedBehind.test(folded.slice(match.end))))
    return true;
  if (isWrongBehind.test(folded.slice(match.end, match.end + receivedReach))) return true;
  if (mayForbid(segment) && isForbidden(before, folded.slice(match.end, match.end + receivedReach)))
    return true;
  const at = withdrawsAt(segment);
  if (at >= 0) {
    const to = sentenceEnd(text, at + 1);
    if (at < match.start) return match.end <= to && !isOther(matches, at, match.start);
    return !isOther(matches, match.end, to) && !speaksOfFormer(segment, at);
  }
  const below = near.segments[index + 1];
  if (below === undefined || below.quoted || isOther(matches, match.end, folded.length)) return false;
  const next = withdrawsAt(below);
  return (
    next >= 0 && !isOther(near.matches[index + 1] ?? [], 0, below.text.length) && !speaksOfFormer(below, next)
  );
}

/** "Nicht mehr als einmal", "non usi più volte" */
const notOften =
  '(?! (?:als|dan|an|end|enn|than|de|di|do que|d|volte|vezes|veces|cops|van|od|puta|пута|от|пати|kot|krat|kui|kaip|nei|neka|reizes))';
/** Between what forbids it and a code: its name. */
const named = `(?: [\\p{L}'-]{1,16}){0,3} ?\\p{Script=Han}{0,6} ?["\u00ab\u201c\u201e(]?$`;
const isUsedNoMore = new RegExp(`(?:^|[^\\p{L}])${useNoMore}${notOften}${named}`, 'u');
const isUseForbidden = new RegExp(`(?:^|[^\\p{L}])${useForbidden}${named}`, 'u');
const isNoMore = new RegExp(`^["\u00bb\u201d)]? ?${noMoreBehind}${notOften}`, 'u');
const isNoMoreUsed = new RegExp(`^["\u00bb\u201d)]? ?${useNoMoreBehind}`, 'u');

const forbids = new RegExp(`(?:^|[^\\p{L}])(?:${useNoMore}|${useForbidden}|${useNoMoreBehind})`, 'u');
const mayForbid = onceALine(({ folded }) => forbids.test(folded.slice(0, lineCharsMax)));

/** "Do not use the code 482913 any more", "N'utilisez plus le code 482913", not "Do not use it on other pages". */
function isForbidden(before: string, after: string): boolean {
  return (
    isUsedNoMore.test(before) ||
    isNoMoreUsed.test(after) ||
    (isUseForbidden.test(before) && isNoMore.test(after))
  );
}

/** "The one before was sent by mistake." */
function speaksOfFormer({ text, hits }: Segment, at: number): boolean {
  const from = sentenceStart(text, at + 1);
  return hits.some(({ kind, start, end }) => kind === 'old' && start >= from && end <= at + 1);
}
