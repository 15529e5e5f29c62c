/** The code of an error, in the words of a sentence or of a program. */
import type { Counter } from '../evidence.ts';
import { sentenceStart } from '../text/sentence.ts';
import { errorsBehind, errors as errorWords } from '../words/particles/errors.ts';
import { codeStems } from '../words/particles/names.ts';
import { isConditional } from './clause.ts';
import { type Touch, textBefore } from './touch.ts';

/** trace=7f31c9 err="token signature mismatch": in its line a program says what went wrong. */
const errorPair = /(?:^|\s)(?:err|error|exception)=/i;
/** {"error":{"code":503114,"message":"…"}} */
const errorKey = /"(?:error|message|status|errors)" ?:/;
/** "AuthError: verification code rejected (code=40013)": what it calls by number, or counts. */
const errorCode =
  /(?:error|exception|reject(?:ed|ion)?|fail(?:ed|ure)?|denied|invalid(?:ated)?)\b[^.!?]{0,30}[ (,]code[=:] ?$/i;
const errorCodeReach = 60;

/** "The error with code E-4042 at sign-in is fixed", "Der Fehler mit dem Code E-4042". */
const isOfError = new RegExp(
  `(?:^|[^\\p{L}])${errorWords}(?: \\p{L}{1,10}){0,2} ${codeStems}\\p{L}{0,8} ?["(\\u00ab\\u201e\\u201c]?(?:[a-z]{1,4}-)?$`,
  'u',
);
/** "4042 kodlu hata" */
const isErrorBehind = new RegExp(`^["\\u00bb\\u201d)]?[ -]?${errorsBehind}`, 'u');
const behindReach = 40;
/** Characters between the beginning of the name of an error and its code. */
const errorReach = 60;

/** What says that a candidate is that of an error. */
export function errorsOf(touch: Touch): Counter[] {
  const found: Counter[] = [];
  const against = (weight: number, reason: string) => found.push({ weight, reason });
  const { text, folded, start, end, before } = touch;
  if (before === '=' && errorPair.test(text)) against(6, 'stands beside an error in a log');
  const isKey = /"code" ?: ?$/.test(textBefore(touch, 10)) && errorKey.test(text);
  const isPair = before === '=' && errorCode.test(textBefore(touch, errorCodeReach));
  if (
    isKey ||
    isPair ||
    (touch.isNamed && isCalledSo(folded, start)) ||
    isErrorBehind.test(folded.slice(end, end + behindReach))
  )
    against(8, 'is the code of an error');
  return found;
}

function isCalledSo(folded: string, start: number): boolean {
  if (!isOfError.test(folded.slice(Math.max(0, start - errorReach), start))) return false;
  // "If you get an error with the code 482913, try again."
  return !isConditional.test(folded.slice(sentenceStart(folded, start), start));
}
