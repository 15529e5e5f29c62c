/** Telephone numbers and the groups of them. */
import type { Counter } from '../evidence.ts';
import { sentenceStart, wordBefore } from '../text/sentence.ts';
import { articles } from '../words/particles/grammar.ts';
import { calledBehind, calling } from '../words/particles/telephone.ts';
import { type Touch, textAfter, textBefore } from './touch.ts';

/** What stands before a telephone number: "call us on 0825550123". */
const phoneBefore = new Set(
  'on at to via from under unter uber sur au auf al ao alla allo til pa pe по на за su numeru numer cislo'.split(
    ' ',
  ),
);
const isCalled = new RegExp(`(?:^|[^\\p{L}])${calling}`, 'u');
const isCalledBehind = new RegExp(`^ ?(?:번|番)?${calledBehind}`, 'u');
const calledReach = 24;
const isArticle = new RegExp(`^${articles}$`, 'u');

const hangul = /[\uac00-\ud7a3]/;

const looksLike = 'looks like a telephone number';

/** What says that a candidate is a telephone number, or a group of one. */
export function telephonesOf(touch: Touch): Counter[] {
  const found: Counter[] = [];
  const against = (weight: number, reason: string) => found.push({ weight, reason });
  const { text, folded, start, end, value, shape, before, beforeThat } = touch;
  const printed = text.slice(start, end);
  if (touch.numeric && /\+\d[\d ()./-]{0,16}$/.test(textBefore(touch, 20)))
    against(9, 'is a telephone number');
  if (before === ' ' && beforeThat === ')' && /\(\d{2,4}\) $/.test(textBefore(touch, 7)))
    against(6, 'is a telephone number');
  if (before === '+' || (before === '(' && beforeThat === '+')) against(9, 'is a telephone number');
  if (before === '(' && value.length <= 5 && /^\) ?\d[\d -]\d/.test(textAfter(touch, 5)))
    against(6, 'is an area code');
  if (!touch.numeric) return found;
  // "020 333 (24 h)": when somebody answers there.
  if (/^ \((?:24|7) ?(?:h|x|\/|st|uur|tim|ώρ|ч|год|saat|giờ|jam|小时|時間|시간)/iu.test(textAfter(touch, 10)))
    against(6, looksLike);
  // "Dial 020 3321 5273, pin 884201#": the sign ends what is typed on a telephone.
  if (touch.after === '#') against(4, 'is typed on a telephone');
  if (
    shape === 'grouped' &&
    /(?:^|[^\d])\d{1,3} $/.test(textBefore(touch, 5)) &&
    /^\d{3}(?: \d{3})+$/.test(printed)
  )
    against(6, 'is part of a longer number');
  // "01632 960 377"
  if (/^\d{3} \d{3,4}$/.test(printed) && /(?:^|[^\d])0\d{2,4} $/.test(textBefore(touch, 7)))
    against(6, looksLike);
  if (/^0\d{2,4}$/.test(printed) && /^ \d{3} \d{3,4}(?!\d)/.test(textAfter(touch, 10))) against(6, looksLike);
  // "07700 900461": no such groups are read as one number, and as two they are none either.
  if (shape === 'digits' && value.length <= 5 && /^ \d{5,}(?!\d)/.test(textAfter(touch, 14)))
    against(4, 'is part of a longer number');
  if (
    shape === 'digits' &&
    value.length >= 5 &&
    value.length <= 7 &&
    /(?:^|[^\d])0\d{3,4} $/.test(textBefore(touch, 7))
  )
    against(6, looksLike);
  // "05 55 50 11 42", below the name of who writes from France.
  if (!touch.isNamed && /^0[1-9](?:[ .]\d\d){4}$/.test(printed)) against(6, looksLike);
  // "Spær din adgang på 70 55 01 18."
  if (/^\d\d(?: \d\d){3}$/.test(printed) && phoneBefore.has(wordBefore(folded, start))) against(5, looksLike);
  // "고객센터 1544-5512로": the numbers of Korean firms, which have no area code.
  if (/^1[568]\d\d-\d{4}$/.test(printed) && hangul.test(text)) against(6, looksLike);
  // "1930 पर शिकायत करें", "1332に電話してください".
  if (isCalledBehind.test(folded.slice(end, end + calledReach))) against(6, looksLike);
  // "I get no code on 0825550123".
  if (value.length === 10 && value.startsWith('0') && phoneBefore.has(wordBefore(folded, start)))
    against(4, looksLike);
  // "Call us, or block the account on 116 116."
  else if (!touch.isNamed && phoneBefore.has(lastWord(folded, start)) && isCalled.test(upTo(touch)))
    against(4, looksLike);
  return found;
}

/** The word before a place, an article between them or not: "over the 116 116". */
function lastWord(folded: string, at: number): string {
  const word = wordBefore(folded, at);
  return isArticle.test(word) ? wordBefore(folded, at - word.length - 1) : word;
}

/** The sentence of a candidate, up to it. */
function upTo({ text, folded, start }: Touch): string {
  return folded.slice(sentenceStart(text, start), start);
}
