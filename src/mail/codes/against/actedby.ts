/** What was done by means of a code: "Your address was confirmed today at 10:25 with the code 482913". */

import { onceALine } from '../text/oncealine.ts';
import type { Segment } from '../text/segments.ts';
import {
  acted,
  actedAtLast,
  actedBehind,
  byItBehind,
  byMeans,
  codeByMeans,
  confirmed,
  hasBeen,
  turns,
  wasDone,
} from '../words/particles/uses.ts';
import { fewWords, isYetToCome } from './clause.ts';

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
    ' ?による[^。]{0,48}(?:完了し|完了いたし|ました(?!ら)|済み)',
    '(?: ?확인을 거쳐|[을를] ?(?:통해|이용해|사용해)) [^.]{0,30}(?:했습니다|하셨습니다|되었습니다|됐습니다)',
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
  /^["」』】)]? ?[^请請。,]{0,4}(?:完成|成功|登录|登入|登錄|验证|驗證|确认|確認|修改|重置|重設|批准|授权|授權|取消|签署|簽署|投票|关闭|關閉|绑定|綁定|转账|轉帳|支付|开启|開啟)/u;
const isActedInThai =
  /(?:ถูก(?:เปลี่ยน|แก้ไข|อนุมัติ|ยืนยัน|ตั้งใหม่).{0,40}|แล้ว|เรียบร้อย|สำเร็จ|เมื่อ[^ ]{0,8} ?\d{1,2}[:.]\d{2}[^\d:]{0,8})(?:ด้วย|โดยใช้)รหัส[^ \d]{0,16}(?: OTP)? ?["(]?$|(?:ได้|ทำการ)ยกเลิกรหัส[^ \d]{0,16}(?: OTP)? ?["(]?$/iu;

const lineCharsMax = 2_000;
const mayTell = new RegExp(`(?:^|[^\\p{L}])(?:${acted}|${actedBehind}|${confirmed})`, 'u');
/** Hardly a line does. */
const tellsWhatWasDone = onceALine(({ folded }) => mayTell.test(folded.slice(0, lineCharsMax)));

/** @param before Folded, from where the sentence of the candidate begins. @param after Folded, behind the candidate. */
export function isActedBy(segment: Segment, before: string, after: string): boolean {
  // What begins right behind it is found out faster than what stands somewhere before.
  if (isActedAfter.test(after) || isActedInThai.test(before)) return true;
  if (isDoneInChinese.test(after) && isActedInChinese.test(before)) return true;
  if (!tellsWhatWasDone(segment)) return false;
  if (isActedThere.test(after) && isActedAround.test(before)) return true;
  if (isYetToCome.test(before)) return false;
  return isActedBefore.test(before) || (isByIt.test(after) && isActedFirst.test(before));
}
