/** A code that was used: what is said to have been done with it, or by it. Alone it is no answer. */

import type { Evidence } from '../evidence.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import { onceALine } from '../text/oncealine.ts';
import { sentenceEnd } from '../text/sentence.ts';
import { toCome } from '../words/particles/changes.ts';
import { conditions, relatives } from '../words/particles/grammar.ts';
import {
  acted,
  actedAtLast,
  actedBehind,
  blocked,
  blockedIt,
  byItBehind,
  byMeans,
  codeByMeans,
  confirmed,
  doneAtOnce,
  doneBefore,
  doneWith,
  hasBeen,
  sameCode,
  turns,
  usedUp,
  wasDone,
} from '../words/particles/uses.ts';

/** @param from Where the sentence of the candidate begins. @param to Where it ends. @returns Null when nothing says that it was used. */
export function usedOf(spot: Spot, from: number, to: number): Evidence | null {
  if (isBlockedFurtherOn(spot, to)) return { weight: -8, reason: 'is said to have been blocked' };
  if (!wasUsed(spot, from) && !isUsedFurtherOn(spot, to) && !isUsedNext(spot, to)) return null;
  return { weight: -8, reason: 'is said to have been used' };
}

/** In English "is" is said of what is done each time: "after 482913 is entered". */
const eachTime = 'is (?:\\p{L}+ ){0,4}(?:used|entered|typed|submitted|accepted|redeemed)';
/** "… 482913 was entered at 16:08", with a few words between the two that say so. */
const isDoneWith = new RegExp(
  `^(?:["\u00bb\u201d)]|\uc774\\(\uac00\\)|\uc740\\(\ub294\\))?(?:, ${relatives}(?: \\p{L}{1,16}){0,3})? ?(?!${eachTime})(?:${wasDone}(?: [^ ,;]{1,16}){0,4} ${doneWith}|${doneAtOnce}|(?: [^ ,;]{1,16}){1,4} ${doneAtOnce})`,
  'u',
);
/** "Heute wurde der Code 482913 eingegeben." */
const isDoneAround = new RegExp(`(?:^|[^\\p{L}])${wasDone}(?: \\p{L}+){1,3} $`, 'u');
const isDoneThere = new RegExp(`^["\u00bb\u201d)]?(?: [^ ,;.]{1,20}){0,6} ${doneWith}`, 'u');
const isDoneBefore = new RegExp(`(?:^|[^\\p{L}])${doneBefore}(?: \\p{L}+){1,3} $`, 'u');
const doneReach = 120;

/** Of one clause; a time of day has a colon, and may stand between commas: ", às 11h03,". */
const fewWords = `(?:,(?: \\p{L}{1,8}){1,3} \\d{1,2}[:.h]\\d\\d\\p{L}{0,2},| (?!${turns})(?:[^ ,;:]|(?<=\\d):(?=\\d)|,(?= \\d)){1,24}){0,16}`;
/** "You approved", "was approved"; in English "is" is said of what is done each time. */
const hasActed = `(?:${acted}\\p{L}{0,8}|${hasBeen}(?: (?!${turns})(?:[^ ,;:]|(?<=\\d):(?=\\d)){1,16}){0,5} ${actedBehind}|(?!is )${wasDone}(?: (?!${turns})[^ ,;:]{1,16}){0,3} ${confirmed}\\p{L}{0,8})`;
/** "You approved it with code 482913." */
const isActedBefore = new RegExp(
  `(?:^|[^\\p{L}])${hasActed}${fewWords},? (?:${byMeans}(?: [\\p{L}'-]{1,16}){1,5}|${codeByMeans}(?: \\p{L}{1,16}){0,2}) ["\u00ab\u201c(]?$`,
  'u',
);
/** "Bejelentkezett a 482913 kóddal." */
const isActedFirst = new RegExp(`(?:^|[^\\p{L}])${hasActed}${fewWords} ["\u00ab\u201c(]?$`, 'u');
const isByIt = new RegExp(`^["\u00bb\u201d)]?[ -]?${byItBehind}`, 'u');
/** "Es wurde mit dem Code 482913 bestätigt." */
const isActedAround = new RegExp(
  `(?:^|[^\\p{L}])${hasBeen}${fewWords} (?:mit|met)(?: [\\p{L}-]{1,20}){1,3} ["\u00ab\u201c(]?$`,
  'u',
);
const isActedThere = new RegExp(`^["\u00bb\u201d)]?(?: [^ ,;.]{1,24}){0,8} ${actedBehind}`, 'u');
/** "認証コード「482913」を使用したログインがありました", "482913(으)로 로그인하셨습니다", "482913 koduyla onaylandı". */
const isActedAfter = new RegExp(
  `^["」』】)]?(?:${[
    `(?: [^ ,;.:،।۔]{1,24}){0,5} ${actedAtLast}`,
    ' ?を(?:使用|利用|用い)[^。]{0,30}(?:ました(?!ら)|済み)',
    ' ?(?:により|で|を使って|にて)(?![^。]{0,60}(?:下さい|ください|でき|いただけ|頂け))[^。]{0,24}(?:完了し|ました(?!ら)|済み)',
    ' ?による[^。]{0,24}(?:完了し|ました(?!ら)|済み)',
    '\\(?으?\\)?로 [^.]{0,16}(?:했습니다|하셨습니다|되었습니다|됐습니다)',
    ' (?:koduyla|kodu ile|sifresiyle|sifresi ile)[^.,;]{0,30}(?:onayland|onayladi|yapildi|gerceklesti|tamamland)',
    '(?:-[a-z]{2,3})? koddal[^.,;]{0,30}(?:megerositett|jovahagyt|beleptek|belepett)',
  ].join('|')})`,
  'u',
);

/** "您已于今天 10:25 使用验证码 482913 完成登录", "เข้าสู่ระบบแล้วด้วยรหัส 482913": without blanks between the words. */
const isActedInChinese =
  /[已经經刚剛][^请請。,]{0,24}(?:使用|用|通过|通過|凭|憑|以)(?:了|该|該|此|邮件|邮箱|短信|郵件|一次性|登录|登入|动态|動態|的){0,3}(?:验证码|驗證碼|代码|代碼|动态码|密码|密碼|口令)[是为為: ]{0,2}["「『【(]?$/u;
const isDoneInChinese =
  /^["」』】)]? ?[^请請。,]{0,4}(?:完成|成功|登录|登入|登錄|验证|驗證|确认|確認|修改|重置|重設|批准|授权|授權)/u;
const isActedInThai =
  /(?:แล้ว|เรียบร้อย|สำเร็จ|เมื่อ[^ ]{0,8} ?\d{1,2}[:.]\d{2}[^\d:]{0,8})(?:ด้วย|โดยใช้)รหัส[^ \d]{0,16}(?: OTP)? ?["(]?$/iu;

const mayDo = new RegExp(`(?:^|[^\\p{L}])(?:${usedUp}|${doneWith})`, 'u');
const mayTell = new RegExp(`(?:^|[^\\p{L}])(?:${acted}|${actedBehind}|${confirmed}|${doneBefore})`, 'u');
/** Hardly a line does. */
const tellsWhatWasDone = onceALine(({ folded }) => mayTell.test(folded.slice(0, lineCharsMax)));
const saysUsedUp = onceALine(({ folded }) => isUsedUp.test(folded.slice(0, lineCharsMax)));
/** Characters of a line that are looked at. */
const lineCharsMax = 2_000;

/** "The code 482913 was entered at 16:08", "You signed in with it": what has been done, on no condition. */
function wasUsed({ segment, match }: Spot, from: number): boolean {
  const { folded } = segment;
  const before = folded.slice(Math.max(from, match.start - doneReach), match.start);
  const after = folded.slice(match.end, match.end + doneReach);
  // What begins right behind it is found out faster than what stands somewhere before.
  const isDone =
    isDoneWith.test(after) ||
    isActedAfter.test(after) ||
    isActedInThai.test(before) ||
    (isDoneInChinese.test(after) && isActedInChinese.test(before)) ||
    (isDoneThere.test(after) && isDoneAround.test(before)) ||
    (isActedThere.test(after) && isActedAround.test(before)) ||
    (tellsWhatWasDone(segment) &&
      !isYetToCome.test(before) &&
      (isDoneBefore.test(before) ||
        isActedBefore.test(before) ||
        (isByIt.test(after) && isActedFirst.test(before))));
  return isDone && !isConditional.test(before);
}

const isUsedUp = new RegExp(`(?:^|[^\\p{L}])${usedUp}`, 'u');
/** "Om 10:25" is a time in Dutch. */
const isConditional = new RegExp(`(?:^|[^\\p{L}])${conditions}(?!\\p{L}| \\d)`, 'u');

/** "The code 482913 that you are trying you have used once already": said of it in whatever clause, if on no condition. */
function isUsedFurtherOn({ segment, match, matches }: Spot, to: number): boolean {
  if (!saysUsedUp(segment)) return false;
  const rest = segment.folded.slice(match.end, to);
  const at = rest.search(isUsedUp);
  return at >= 0 && !isOther(matches, match.end, match.end + at) && !isConditional.test(rest.slice(0, at));
}

const isBlocked = new RegExp(`(?:^|[^\\p{L}])(?:${blockedIt}|${blocked})`, 'u');
const isBlockedItself = new RegExp(`(?:^|[^\\p{L}])${blockedIt}`, 'u');
const isTurn = new RegExp(`(?:^|[^\\p{L}])${turns}`, 'u');
const saysBlocked = onceALine(({ folded }) => isBlocked.test(folded.slice(0, lineCharsMax)));

/** "The code 482913 was mistyped five times, so we have locked it", not "Enter 482913, your account has been blocked". */
function isBlockedFurtherOn({ segment, match, matches }: Spot, to: number): boolean {
  if (!saysBlocked(segment)) return false;
  const rest = segment.folded.slice(match.end, Math.min(to, match.end + doneReach));
  const at = rest.search(isBlocked);
  if (at < 0 || isOther(matches, match.end, match.end + at)) return false;
  const between = rest.slice(0, at);
  if (/[,;\uff0c\u3001\u060c]/.test(between) && !isBlockedItself.test(rest.slice(at))) return false;
  return !isConditional.test(between) && !isTurn.test(between) && !isYetToCome.test(between);
}

/** "The code is used up by now", not "The code of your earlier mail was used". */
const isDoneNext = new RegExp(
  `^[ \\t]?${sameCode}(?: [^ ,;]{1,16}){0,3} ?(?:${usedUp}|(?!${eachTime})${wasDone}(?: [^ ,;]{1,16}){0,4} ${doneWith})`,
  'u',
);
const mayBeDone = onceALine(({ folded }) => mayDo.test(folded.slice(0, lineCharsMax)));
const isYetToCome = new RegExp(`(?:^| )${toCome}(?!\\p{L})`, 'u');

/** "… Ce code est désormais consommé.": the next sentence says so of the code that this one is about. */
function isUsedNext({ segment, match, matches }: Spot, to: number): boolean {
  const { text, folded } = segment;
  if (to >= folded.length || !mayBeDone(segment)) return false;
  const next = folded.slice(to + 1, sentenceEnd(text, to + 1));
  if (!isDoneNext.test(next) || isOther(matches, match.end, to + next.length)) return false;
  return !isConditional.test(next) && !isYetToCome.test(next);
}

/** Whether another candidate stands between two places; letters may be a word. */
export function isOther(matches: readonly Match[], from: number, to: number): boolean {
  for (const match of matches) {
    if (match.start >= to) return false;
    if (match.start >= from && match.end <= to && match.shape !== 'letters') return true;
  }
  return false;
}
