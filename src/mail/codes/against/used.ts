/** A code that was used: what is said to have been done with it, or by it. Alone it is no answer. */

import type { Evidence } from '../evidence.ts';
import type { Spot } from '../spot.ts';
import { onceALine } from '../text/oncealine.ts';
import { sentenceEnd } from '../text/sentence.ts';
import { formers, negations, never, timesPast } from '../words/particles/changes.ts';
import { relatives } from '../words/particles/grammar.ts';
import {
  doneAtOnce,
  doneBefore,
  doneWith,
  madeReady,
  sameCode,
  sameOne,
  usedUp,
  wasDone,
} from '../words/particles/uses.ts';
import { isActedBy } from './actedby.ts';
import { isBlocked } from './blocked.ts';
import { isConditional, isOther, isYetToCome, reach } from './clause.ts';
import { isEntered } from './entered.ts';
import { isWithdrawn } from './withdrawn.ts';

/** @param from Where the sentence of the candidate begins. @param to Where it ends. @returns Null when nothing says that it was used. */
export function usedOf(spot: Spot, from: number, to: number): Evidence | null {
  if (isWithdrawn(spot))
    return { weight: -8, reason: 'is said to be taken back or wrong, or is acknowledged' };
  if (isBlocked(spot, to)) return { weight: -8, reason: 'is said to have been blocked' };
  if (!wasUsed(spot, from) && !isUsedFurtherOn(spot, to) && !isUsedNext(spot, to) && !isUsedBelow(spot))
    return null;
  return { weight: -8, reason: 'is said to have been used' };
}

/** In English "is" is said of what is done each time, "after 482913 is entered", and of what is yet to come: "it is cancelled at midnight". */
const eachTime =
  'is (?:\\p{L}+ ){0,4}(?:(?:used|entered|typed|submitted|accepted|redeemed)|\\p{L}{4,12} (?:automatically|after|when|once|as soon as|at|on|if|in|within|unless|tonight|tomorrow)(?!\\p{L}))';
/** A word or two may stand before it, "was just sent"; not "was sent at 10:22 and used at 10:26". */
const ready = ` (?:\\p{L}+ ){0,2}${madeReady}(?! (?:[^ ,;]{1,16} ){0,3}(?:and|und|et|y|e|och|og|i|и|oraz|ve) )`;
/** "… 482913 was entered at 16:08", with a few words between the two that say so. */
const isDoneWith = new RegExp(
  `^(?:["\u00bb\u201d)\u300d\u300f]|\uc774\\(\uac00\\)|\uc740\\(\ub294\\))?(?:, ${relatives}(?: \\p{L}{1,16}){0,3})? ?(?!${eachTime})(?:${wasDone}(?!${ready})(?: [^ ,;]{1,16}){0,4} ${doneWith}|${doneAtOnce}|(?: [^ ,;]{1,16}){1,4} ${doneAtOnce})`,
  'u',
);
/** "Heute wurde der Code 482913 eingegeben." */
const isDoneAround = new RegExp(`(?:^|[^\\p{L}])${wasDone}(?: \\p{L}+){1,3} $`, 'u');
/** "「604718」が3月2日21時08分に使用され", "604718이(가) 3월 2일 21:08에 사용되": with the time between. */
const isDoneThen =
  /^["」』】)]?(?:が|は|이\(가\)|은\(는\)|[이가은는]) ?[\d年月日時分秒년월일시분:/. 午前後오전후]{2,24}(?:に|에) ?(?:使用|利用|入力|사용|입력)(?:され|되|됐)/u;
/** "code 410022 accepted 23:51:07": a line of a log. */
const isLogged = new RegExp(
  `^["\u00bb\u201d)]?[ \\t]${doneWith},? (?:\\p{L}{1,4} )?\\d{1,2}[:.]\\d\\d(?!\\d)`,
  'u',
);
const isDoneThere = new RegExp(`^["\u00bb\u201d)]?(?: [^ ,;.]{1,20}){0,6} ${doneWith}`, 'u');
const isDoneBefore = new RegExp(`(?:^|[^\\p{L}])${doneBefore}(?: \\p{L}+){1,3} $`, 'u');

const mayDo = new RegExp(`(?:^|[^\\p{L}])(?:${usedUp}|${doneWith})`, 'u');
const saysUsedUp = onceALine(({ folded }) => isUsedUp.test(folded.slice(0, lineCharsMax)));
/** Characters of a line that are looked at. */
const lineCharsMax = 2_000;

/** "The code 482913 was entered at 16:08", "You signed in with it": what has been done, on no condition. */
function wasUsed({ segment, match }: Spot, from: number): boolean {
  const { folded } = segment;
  const before = folded.slice(Math.max(from, match.start - reach), match.start);
  const after = folded.slice(match.end, match.end + reach);
  // What begins right behind it is found out faster than what stands somewhere before.
  const isDone =
    isDoneWith.test(after) ||
    isLogged.test(after) ||
    isDoneThen.test(after) ||
    (isDoneThere.test(after) && isDoneAround.test(before)) ||
    (isDoneBefore.test(before) && !isYetToCome.test(before)) ||
    isActedBy(segment, before, after);
  return (isDone && !isConditional.test(before)) || isEntered(segment, before, after);
}

const isUsedUp = new RegExp(`(?:^|[^\\p{L}])${usedUp}`, 'u');

/** "The code 482913 that you are trying you have used once already": said of it in whatever clause, if on no condition. */
function isUsedFurtherOn({ segment, match, matches }: Spot, to: number): boolean {
  if (!saysUsedUp(segment)) return false;
  const rest = segment.folded.slice(match.end, to);
  const at = rest.search(isUsedUp);
  return at >= 0 && !isOther(matches, match.end, match.end + at) && !isConditional.test(rest.slice(0, at));
}

/** "The code is used up by now", not "The code of your earlier mail was used". */
const isDoneNext = new RegExp(
  `^[ \\t]?(?:${sameCode}(?: [^ ,;]{1,16}){0,3}|${sameOne}(?: [^ ,;]{1,16})?) ?(?:${usedUp}|(?!${eachTime})${wasDone}(?!${ready})(?: [^ ,;]{1,16}){0,4} ${doneWith})`,
  'u',
);
const mayBeDone = onceALine(({ folded }) => mayDo.test(folded.slice(0, lineCharsMax)));

/** "… Ce code est désormais consommé.": the next sentence says so of the code that this one is about. */
function isUsedNext({ segment, match, matches }: Spot, to: number): boolean {
  const { text, folded } = segment;
  if (to >= folded.length || !mayBeDone(segment)) return false;
  const next = folded.slice(to + 1, sentenceEnd(text, to + 1));
  return saysDone(next) && !isOther(matches, match.end, to + next.length);
}

/** "The code that we sent yesterday was used", "The code was not used". */
const isOfAnother = new RegExp(`(?:^|[^\\p{L}])(?:${formers}|${timesPast}|${negations}|${never})`, 'u');

function saysDone(next: string): boolean {
  const [said] = isDoneNext.exec(next) ?? [];
  if (said === undefined || isOfAnother.test(said)) return false;
  return !isConditional.test(next) && !isYetToCome.test(next) && !isPossible.test(next);
}

/** "Kód je možné použiť raz": folded, that one may do so is written like that one did. */
const isPossible = /(?:^| )(?:mozne|mozno|mozliwe|lze|mozete|muzete) /;

/** "The code was withdrawn at 11:31.": so begins the line below, and nothing else that may be one stands between. */
function isUsedBelow({ near, index, segment, match, matches }: Spot): boolean {
  const below = near.segments[index + 1];
  if (below === undefined || below.quoted || !mayBeDone(below)) return false;
  if (isOther(matches, match.end, segment.text.length)) return false;
  const to = sentenceEnd(below.text, 0);
  return saysDone(below.folded.slice(0, to)) && !isOther(near.matches[index + 1] ?? [], 0, to);
}
