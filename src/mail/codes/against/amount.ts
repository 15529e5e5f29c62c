/** Amounts of money and what is counted in a unit: the sign or word for it touches the number. */
import type { Counter, Evidence } from '../evidence.ts';
import type { Spot } from '../spot.ts';
import { wordAfter, wordBefore } from '../text/sentence.ts';
import { type Touch, textAfter } from './touch.ts';

const currencySigns = new Set('$€£¥₹₽₺₴₩฿₫₦₱₪₡₲₵₸₼₾'.split(''));
/** Written in capitals, so that "try" and "all" stay words. */
const currencyCodes = new Set(
  (
    'usd eur gbp chf jpy cny rmb inr rub try uah krw thb vnd ngn php ils pln czk huf ron bgn sek nok dkk isk aud cad nzd sgd ' +
    'hkd twd myr idr brl mxn ars clp cop pen zar kes tzs ugx ghs egp sar aed qar kwd bhd omr jod mad dzd tnd irr pkr bdt lkr ' +
    'npr azn gel amd kzt uzs byn mdl rsd bam mkd all hrk btc eth usdt usdc rp rs rm ksh tsh'
  ).split(' '),
);
const currencyWords = new Set(
  (
    'rp rs kr kc zl ft lei руб рублеи рубля грн лв тг сум ريال ریال درهم جنیه دینار تومان روپے रुपये টাকা ரூபாய் บาท ' +
    'euro euros dollar dollars rupees manat lari dram'
  ).split(' '),
);
/** Written with the number in one word. */
const unitLike =
  /^\d+(?:st|nd|rd|th|am|pm|kb|mb|gb|tb|px|min|kg|km|ml|mg|hz|mhz|ghz|bit|kwh|dpi|fps|h|s|ms|kw|hrs|mins|days)$|^\d{1,4}x$/i;
/** Of languages that write it right after the number: yen, yuan, minutes, days. */
const unitSigns = '\u5186\u5143\uc6d0\u5206\u79d2\u65e5\u6708\u6642\u53f7\u865f';

/** "Expires in 3600 s.", not "482913 s platností". */
const isSeconds = /^ m?s(?:$|[.,;)])/;
const secondsReach = 4;

/** What says that a candidate is an amount or counted; the clearest sign of it. */
export function amountOf(touch: Touch): Counter | null {
  const { before, beforeThat, after, afterThat, value, shape } = touch;
  if (shape === 'alnum') return unitLike.test(value) ? { weight: 9, reason: 'is counted in a unit' } : null;
  if (!touch.numeric) return null;
  const isSigned =
    currencySigns.has(before) ||
    (before === ' ' && currencySigns.has(beforeThat)) ||
    currencySigns.has(after) ||
    (after === ' ' && currencySigns.has(afterThat));
  if (isSigned) return { weight: 9, reason: 'is an amount' };
  if (isCurrencyNext(touch)) return { weight: 7, reason: 'is an amount' };
  if ((after !== '' && unitSigns.includes(after)) || isSeconds.test(textAfter(touch, secondsReach)))
    return { weight: 7, reason: 'is counted in a unit' };
  return null;
}

const isOclock = /^ \d{1,2}[:.]\d\d(?!\d)/;
const oclockReach = 8;

/** What speaks against a number that a word for what is counted follows; null where none does: "Use 4829 points". */
export function unitOf({ segment, match }: Spot): Evidence | null {
  if (match.shape !== 'digits' && match.shape !== 'grouped') return null;
  for (const hit of segment.hits) {
    if (hit.start < match.end) continue;
    if (hit.start > match.end + 1) return null;
    // "کد شما 482913 ساعت 10:25 منقضی می‌شود": an hour that a time follows counts nothing.
    if (hit.kind === 'unit' && isOclock.test(segment.text.slice(hit.end, hit.end + oclockReach))) return null;
    if (hit.kind === 'unit') return { weight: -7, reason: 'is counted in a unit', settles: true };
  }
  return null;
}

/** "0 3 | 1 4 | 5 9" above "days | hours | minutes": what speaks against the digits of a countdown. */
export function countdownOf({ near, index, segment, match }: Spot): Evidence | null {
  const below = near.segments[index + 1];
  if (below === undefined || /\D/.test(match.value) || match.end !== segment.text.length) return null;
  const isUnits = below.hits.length > 1 && below.hits.every(({ kind }) => kind === 'unit');
  if (!isUnits || !unitCells.test(below.text)) return null;
  return { weight: -9, reason: 'counts the time that is left', settles: true };
}

/** Words alone, in cells. */
const unitCells = /^[^\d\t]{1,20}(?:\t[^\d\t]{1,20}){1,3}$/;

/** "More than 15000 members": what speaks against a number that is rounded within a sentence, unless it is meant. */
export function roundOf({ match, layout }: Spot, isNamed: boolean): Evidence | null {
  if (isNamed || layout.lone || match.shape !== 'digits' || !isRound.test(match.value)) return null;
  return { weight: -1.5, reason: 'is a round number' };
}

const isRound = /^[1-9]\d*000$/;

function isCurrencyNext(touch: Touch): boolean {
  const { text, folded, start, end } = touch;
  const next = wordAfter(folded, end);
  const last = wordBefore(folded, start);
  if (isCurrency(next, textAfter(touch, next.length + 1))) return true;
  const from = Math.max(0, start - last.length - 1);
  // "120500 تومان 482913": the currency is that of the number before it.
  return isCurrency(last, text.slice(from, start)) && !/\d ?$/.test(text.slice(Math.max(0, from - 2), from));
}

/** @param printed The word as it stands in the text, with its case. */
function isCurrency(word: string, printed: string): boolean {
  if (word === '') return false;
  if (currencyWords.has(word)) return true;
  return currencyCodes.has(word) && printed.includes(word.toUpperCase());
}
