/** What somebody has entered: "You typed the code 482913 at 10:25, and your address is confirmed". */

import { onceALine } from '../text/oncealine.ts';
import type { Segment } from '../text/segments.ts';
import { partingLetter } from '../words/list.ts';
import {
  afterwards,
  enteredAtLast,
  enteredBehind,
  enteredNames,
  hasEntered,
  someoneEntered,
} from '../words/particles/uses.ts';
import { isConditional, isYetToCome, wordsOfClause } from './clause.ts';

const lineCharsMax = 2_000;
const mayTell = new RegExp(`(?:^|[^\\p{L}])(?:${someoneEntered}|${enteredAtLast}|${enteredBehind})`, 'u');
/** Hardly a line does. */
const tellsWhatWasEntered = onceALine(({ folded }) => mayTell.test(folded.slice(0, lineCharsMax)));

/** "You entered your address at acme.test to sign in with 482913" has more. */
const between = wordsOfClause(6);
/** In Vietnamese and Filipino the name of the code has a word with which other languages turn to something else. */
const isEnteredBefore = new RegExp(
  `(?:^|[^\\p{L}])${someoneEntered}${between}(?: ma(?: [^ ,;:]{1,12}){0,2}| code na| otp na)? ["\u00ab\u201e\u201c(]?$`,
  'u',
);
const isEnteredAround = new RegExp(`(?:^|[^\\p{L}])${hasEntered}${between} ["\u00ab\u201e\u201c(]?$`, 'u');
const few = '(?: (?:[^ ,;.:\u060c\u0964\u06d4]|(?<=\\d)[.:](?=\\d)){1,24})';
const isEnteredThere = new RegExp(`^["\u00bb\u201d)]?${few}{0,5} ${enteredAtLast}`, 'u');
const isEnteredBehind = new RegExp(`^["\u00bb\u201d)]?(?:-[a-z]{1,3})?${few}{0,4} ${enteredBehind}`, 'u');

/** "您已于今天 15:09 输入验证码 480731", "你輸入了驗證碼", "205869를 입력하셔서 …", "คุณกรอกรหัส 703918 เมื่อเวลา …": without blanks between the words. */
const isEnteredInChinese =
  /(?:(?:已[经經]?|刚|剛)[^请請。,，]{0,24}(?:输入|輸入|填写|填寫)(?:了|该|該|此){0,2}|(?:输入|輸入|填写|填寫)了)[^请請。,，0-9]{0,10}["「『【(]? ?$/u;
/** "请在已打开的页面中输入" */
const asksInChinese = /[请請]/u;
const isEnteredInKorean =
  /^["」』】)]? ?[를을] ?입력(?:하셔서|하여|해서|하셨|하고|했|하신 후)[^.]{0,60}(?:되었|했|됐|하셨)/u;
const isEnteredInThai = /(?:ได้|เพิ่ง|มีการ)(?:กรอก|ป้อน|ใส่)รหัส[^ 0-9]{0,16} ?["(]?$/u;
const isAskedInThai = /(?:กรอก|ป้อน|ใส่)รหัส[^ 0-9]{0,16} ?["(]?$/u;
/** "Anda memasukkan kod 870364 pada pukul 11.15": the verb has no tense, and nobody is asked to do anything at a time. */
const isAskedInMalay = /(?:^|[^\p{L}])memasukkan (?:kode?|otp|tac|pin)(?: [\p{L}-]{1,16}){0,3} ["(]?$/u;
const isTimedInMalay = /^["]? (?:pada )?(?:pukul|jam) \d/u;
const isTimedInThai = /^[")]? ?(?:ไป)?(?:แล้ว)?เมื่อ(?:เวลา|วัน| ?\d)/u;

const mayNameEntered = new RegExp(`(?<!${partingLetter})${enteredNames}`, 'u');
/** Hardly a line does. */
const namesEntered = onceALine(({ folded }) => mayNameEntered.test(folded.slice(0, lineCharsMax)));
/** In the rows of a notice: "Entered code: 482913", and below it when and where. */
const isCalledEntered = new RegExp(
  `(?:^|[\\t.;|] ?)${enteredNames}[^.:;\\t]{0,20}(?: ?[:\uff1a]|\\t)[ \\t]?["(]?$`,
  'u',
);

/** @param before Folded, from where the sentence of the candidate begins. @param after Folded, behind the candidate. */
export function isEntered(segment: Segment, before: string, after: string): boolean {
  if (namesEntered(segment) && isCalledEntered.test(before)) return true;
  if (isEnteredInKorean.test(after)) return true;
  if (isEnteredInChinese.test(before) && !asksInChinese.test(before)) return true;
  if (isEnteredInThai.test(before) || (isTimedInThai.test(after) && isAskedInThai.test(before))) return true;
  if (isTimedInMalay.test(after) && isAskedInMalay.test(before)) return true;
  if (!tellsWhatWasEntered(segment)) return false;
  const at = before.search(isEnteredBefore);
  // In Slovak "si" belongs to the verb, and is a condition elsewhere.
  if (at >= 0) return !isStillOpen(before.slice(0, at));
  const isThere = isEnteredBehind.test(after) || (isEnteredThere.test(after) && isEnteredAround.test(before));
  return isThere && !isStillOpen(before);
}

const isAfterwards = new RegExp(`(?:^|[^\\p{L}])${afterwards}`, 'u');

function isStillOpen(before: string): boolean {
  return isConditional.test(before) || isYetToCome.test(before) || isAfterwards.test(before);
}
