/**
 * Counter-evidence from what touches a candidate: the signs before and after it say that it is an amount,
 * a time, a part of a date, a telephone number, a version, a hashtag or a card's ending.
 */
import type { Match } from './candidates.ts';
import type { Segment } from './segments.ts';
import { sentenceStart } from './sentence.ts';
import { articles, calling, spans } from './words/particles.ts';

export interface Counter {
  /** Subtracted from the score. */
  readonly weight: number;
  /** In words. */
  readonly reason: string;
}

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
const monthWords = new Set(
  (
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep ' +
    'sept oct nov dec januar februar marz maerz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre ' +
    'octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ' +
    'janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro gennaio febbraio aprile maggio giugno ' +
    'luglio settembre ottobre dicembre januari februari maart mei augustus augusti stycznia lutego marca kwietnia maja czerwca ' +
    'lipca sierpnia wrzesnia pazdziernika listopada grudnia ledna unora brezna dubna kvetna cervna cervence srpna zari rijna ' +
    'listopadu prosince января февраля марта апреля мая июня июля августа сентября октября ноября декабря січня лютого ' +
    'березня квітня травня червня липня серпня вересня жовтня листопада грудня ocak subat mart nisan mayis haziran temmuz ' +
    'agustos eylul ekim kasim aralik tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta ' +
    'syyskuuta lokakuuta marraskuuta joulukuuta januarja de del januara febbr kovo aprilis mei agustus desember'
  ).split(' '),
);

/** What stands before a year: "in 1967", "seit 2019". */
const yearBefore = new Set(
  'in since from until by seit depuis desde dal dall sinds sedan siden od до с от з від since'.split(' '),
);

/** What stands before a telephone number: "call us on 0825550123". */
const phoneBefore = new Set(
  'on at to via from under unter uber sur au auf al ao alla allo til pa pe по на за su numeru numer cislo'.split(
    ' ',
  ),
);
const isCalled = new RegExp(`(?:^|[^\\p{L}])${calling}`, 'u');
/** "Fill in form 1040": what is numbered, not "in the form 482913". */
const numberedThing =
  /(?:^|[^a-z])(?<!(?:the|your|our|this|that|its) )(?:form|page|box|field|item|फॉर्म|فرم|فارم|ফর্ম) $/;

export const yearLike = /^(?:19|20)\d\d$/;

const decimals = /^,\d{1,2}(?:$|[.;)]|\s?[$€£₽₺₴₹]|\s[A-Zzk])/;
/** "6152,10分鐘內有效": a clause that begins with how long a code lives. */
const spanAfter = new RegExp(`^,\\d{1,3} ?${spans}`, 'u');
const isArticle = new RegExp(`^${articles}$`, 'u');
const spanReach = 16;
const clockLike = /^(?:[01]\d|2[0-3])[0-5]\d$/;

/** Everything that speaks against the candidate by what it touches; `isNamed` when a word for a code touches it as well, `isBehind` when that one stands before it. */
export function touching(segment: Segment, match: Match, isNamed: boolean, isBehind = true): Counter[] {
  const counters: Counter[] = [];
  const { text, folded } = segment;
  const { start, end, value } = match;
  const before = text[start - 1] ?? '';
  const beforeThat = text[start - 2] ?? '';
  const after = text[end] ?? '';
  const afterThat = text[end + 1] ?? '';
  const numeric = match.shape === 'digits' || match.shape === 'grouped';
  const against = (weight: number, reason: string) => counters.push({ weight, reason });

  const isMarked = isEmphasised(text, start, end);
  if (
    ((before === '_' || after === '_') && !isMarked) ||
    before === '\\' ||
    before === '@' ||
    after === '@'
  ) {
    against(9, 'is part of a name');
  }
  if (before === '/' && isWordBefore(text, start - 1)) against(9, 'is part of a path or date');
  if (after === '/' && /[\p{L}\p{N}]/u.test(afterThat)) against(9, 'is part of a path or date');
  if ((before === '.' || before === ',') && isDigit(beforeThat)) against(9, 'is part of a decimal number');
  if ((after === '.' || after === ',') && isDigit(afterThat)) {
    // "860174,10分钟": so long a number with a comma is one only where the decimals end it, or money follows.
    const isClause =
      after === ',' &&
      (spanAfter.test(folded.slice(end, end + spanReach)) ||
        (value.length >= 5 && !decimals.test(text.slice(end, end + 8))));
    if (!isClause) against(9, 'is part of a decimal number');
  }
  if (numeric && /\+\d[\d ()./-]{0,16}$/.test(text.slice(Math.max(0, start - 20), start)))
    against(9, 'is a telephone number');
  if (before === '.' && beforeThat === '.') against(9, 'is the end of a masked number');
  if (
    before === ' ' &&
    beforeThat === ')' &&
    /\(\d{2,4}\) $/.test(text.slice(Math.max(0, start - 7), start))
  ) {
    against(6, 'is a telephone number');
  }
  if (before === ':' && isDigit(beforeThat)) against(9, 'is part of a time');
  if (before === ':' && /\w\.[\w-]+:$/.test(text.slice(Math.max(0, start - 24), start)))
    against(9, 'is the port of a host');
  // "acme/base:270304"
  if (before === ':' && /\w\/[\w.-]+:$/.test(text.slice(Math.max(0, start - 40), start)))
    against(9, 'is the tag of an image');
  if (after === ':' && isDigit(afterThat)) against(9, 'is part of a time');
  if (before === '.' && /[A-Za-z]/.test(beforeThat) && !numeric) against(9, 'is part of a name');
  // "ב-482913": prepositions of Hebrew are glued on, before digits by a hyphen.
  const isGlued = /(?:^|[^\p{L}\p{N}])[\u05d0-\u05ea]{1,2}-$/u.test(
    text.slice(Math.max(0, start - 4), start),
  );
  if (before === '-' && /[\p{L}\p{N}]/u.test(beforeThat) && numeric && !isPrefixed(text, start) && !isGlued) {
    against(4, 'is part of a longer number');
  }
  if (before === '+' || (before === '(' && beforeThat === '+')) against(9, 'is a telephone number');
  if (before === '%' || after === '%' || (after === ' ' && afterThat === '%')) against(9, 'is a percentage');
  if (before === '=' && !isNamed && /[a-z]/i.test(beforeThat)) against(1.5, 'is the value of a parameter');
  if (before === '&' || (after === '=' && !isMarked)) against(6, 'is part of an address');
  const isMask =
    before === '*' && (beforeThat === '*' || (value.length === 4 && /^[\s(]?$/.test(beforeThat)));
  // "IBAN DE** **** 4471", not "** 4471 **".
  if (
    value.length === 4 &&
    /[*xX\u2022\u00b7]{2} $/.test(text.slice(Math.max(0, start - 3), start)) &&
    !/^ \*/.test(text.slice(end, end + 2))
  )
    against(9, 'is the end of a masked number');
  if (isMask && text[end] !== '*') against(9, 'is the end of a masked number');
  if (before === '\u2026' && value.length === 4) against(9, 'is the end of a masked number');
  if (before === '\u2022' || before === '\u00d7') against(9, 'is the end of a masked number');
  if (match.shape === 'alnum' && /^0x/i.test(value)) against(9, 'is a hexadecimal number');
  if (/\w\(["']?$/.test(text.slice(Math.max(0, start - 3), start))) against(6, 'is a value in a program');
  if (after === ';' && before === ' ' && beforeThat === '=') against(5, 'is a value in a program');
  // "(#1482)" is a ticket; one so long that it is none may be a code.
  if (before === '#' && (!(isNamed && isBehind) || beforeThat === '('))
    against(beforeThat === '(' && value.length <= 6 ? 4.5 : 2.5, 'stands after a number sign');
  // "type": "otp.sent"
  if (before === '"' && after === '"' && /^"?\s?:/.test(text.slice(end + 1, end + 3)))
    against(9, 'is the key of a value');
  // "POST /v1/otp"
  if (match.shape === 'letters' && /^ \/\w/.test(text.slice(end, end + 3)))
    against(6, 'is what a program was asked to do');
  if (match.shape === 'letters' && /^[ -]\d/.test(text.slice(end, end + 2)))
    against(3, 'belongs to the number after it');
  if (!isNamed && (before === '\u2116' || (before === ' ' && beforeThat === '\u2116')))
    against(5, 'stands after a number sign');
  if (before === '\u00a9' || (before === ' ' && beforeThat === '\u00a9'))
    against(9, 'is the year of a copyright');
  if (before === '(' && value.length <= 5 && /^\) ?\d[\d -]\d/.test(text.slice(end, end + 5)))
    against(6, 'is an area code');

  if (numeric) {
    if (numberedThing.test(folded.slice(Math.max(0, start - 16), start)))
      against(4, 'numbers a form or a part of one');
    if (currencySigns.has(before) || (before === ' ' && currencySigns.has(beforeThat)))
      against(9, 'is an amount');
    else if (currencySigns.has(after) || (after === ' ' && currencySigns.has(afterThat)))
      against(9, 'is an amount');
    else if (
      isCurrency(segment, end, wordAfter(folded, end), 1) ||
      isCurrency(segment, start, wordBefore(folded, start), -1)
    ) {
      against(7, 'is an amount');
    }
    if (after === '\u5e74' || after === '\ub144' || (after === ' ' && afterThat === '\ub144'))
      against(9, 'is a year');
    if ('\u5186\u5143\uc6d0\u5206\u79d2\u65e5\u6708\u6642\u53f7\u865f'.includes(after) && after !== '') {
      against(7, 'is counted in a unit');
    }
    if (yearLike.test(value)) {
      const previous = wordBefore(folded, start);
      if (monthWords.has(previous) || (before === ' ' && beforeThat === ',' && match.shape === 'digits')) {
        against(5, 'looks like the year of a date');
      } else if (monthWords.has(wordAfter(folded, end))) against(4, 'looks like the year of a date');
      else if (yearBefore.has(previous)) against(isNamed ? 1 : 3, 'looks like a year');
      else if (!isNamed) against(1, 'looks like a year');
    }
    if (match.shape === 'grouped' && /(?:^|[^\d])\d{1,3} $/.test(text.slice(Math.max(0, start - 5), start))) {
      if (/^\d{3}(?: \d{3})+$/.test(text.slice(start, end))) against(6, 'is part of a longer number');
    }
    // "01632 960 377"
    if (
      /^\d{3} \d{3,4}$/.test(text.slice(start, end)) &&
      /(?:^|[^\d])0\d{2,4} $/.test(text.slice(Math.max(0, start - 7), start))
    )
      against(6, 'looks like a telephone number');
    if (/^0\d{2,4}$/.test(text.slice(start, end)) && /^ \d{3} \d{3,4}(?!\d)/.test(text.slice(end, end + 10)))
      against(6, 'looks like a telephone number');
    if (match.shape === 'grouped' && value.length === 8 && text.charCodeAt(start + 4) === 45) {
      const [from, to] = [value.slice(0, 4), value.slice(4)];
      if (yearLike.test(from) && yearLike.test(to)) against(6, 'looks like a span of years');
      else if (clockLike.test(from) && clockLike.test(to)) against(2.5, 'looks like a span of time');
    }
    // "07700 900461": no such groups are read as one number, and as two they are none either.
    if (match.shape === 'digits' && value.length <= 5 && /^ \d{5,}(?!\d)/.test(text.slice(end, end + 14)))
      against(4, 'is part of a longer number');
    if (before === '-' && isDigit(beforeThat)) against(5, 'is part of a range');
    if (match.shape === 'digits' && after === '-' && isDigit(afterThat)) against(5, 'is part of a range');
    // "I get no code on 0825550123".
    if (value.length === 10 && value.startsWith('0') && phoneBefore.has(wordBefore(folded, start)))
      against(4, 'looks like a telephone number');
    // "Call us, or block the account on 116 116."
    else if (
      !isNamed &&
      phoneBefore.has(lastWord(folded, start)) &&
      isCalled.test(callSpan(text, folded, start))
    )
      against(4, 'looks like a telephone number');
  }
  if (match.shape === 'alnum') {
    if (
      /^\d+(?:st|nd|rd|th|am|pm|kb|mb|gb|tb|px|min|kg|km|ml|mg|hz|mhz|ghz|bit|kwh|dpi|fps|x|h|s|ms|kw|hrs|mins|days)$/i.test(
        value,
      )
    ) {
      against(9, 'is counted in a unit');
    }
  }
  return counters;
}

/** `_123456_`, `__123456__`, `=123456=`: the same marks on both sides, and no word beyond them. */
function isEmphasised(text: string, start: number, end: number): boolean {
  const sign = text[start - 1];
  if ((sign !== '_' && sign !== '=') || text[end] !== sign) return false;
  let [from, to] = [start - 1, end];
  while (text[from - 1] === sign) from -= 1;
  while (text[to + 1] === sign) to += 1;
  return (
    start - from === to - end + 1 && !/[\p{L}\p{N}]/u.test((text[from - 1] ?? '') + (text[to + 1] ?? ''))
  );
}

/** "G-123456": a few capitals and a hyphen stand before it. */
function isPrefixed(text: string, start: number): boolean {
  return /(?:^|[^\p{L}\p{N}])\p{Lu}{1,4}-$/u.test(text.slice(Math.max(0, start - 6), start));
}

function isCurrency(segment: Segment, at: number, word: string, side: 1 | -1): boolean {
  if (word === '') return false;
  if (currencyWords.has(word)) return true;
  if (!currencyCodes.has(word)) return false;
  const printed =
    side === 1
      ? segment.text.slice(at, at + word.length + 1)
      : segment.text.slice(Math.max(0, at - word.length - 1), at);
  return printed.includes(word.toUpperCase());
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9' && char.length === 1;
}

/** Whether a slash continues a word or number, unlike one that opens a line. */
function isWordBefore(text: string, at: number): boolean {
  return /[\p{L}\p{N}.]/u.test(text[at - 1] ?? '');
}

const wordCharsMax = 16;

function isWordUnit(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || unit >= 0xc0;
}

/** The word after a place, over one blank. */
export function wordAfter(folded: string, at: number): string {
  let from = at;
  if (folded.charCodeAt(from) === 32) from += 1;
  let to = from;
  while (to < folded.length && to - from < wordCharsMax && isWordUnit(folded.charCodeAt(to))) to += 1;
  return folded.slice(from, to);
}

/** The word before a place, an article between them or not: "over the 116 116". */
function lastWord(folded: string, at: number): string {
  const word = wordBefore(folded, at);
  return isArticle.test(word) ? wordBefore(folded, at - word.length - 1) : word;
}

/** The sentence of a place, up to there. */
function callSpan(text: string, folded: string, at: number): string {
  return folded.slice(sentenceStart(text, at), at);
}

/** The word before a place, over one blank or full stop. */
export function wordBefore(folded: string, at: number): string {
  let to = at;
  if (folded.charCodeAt(to - 1) === 32) to -= 1;
  if (folded.charCodeAt(to - 1) === 46) to -= 1;
  let from = to;
  while (from > 0 && to - from < wordCharsMax && isWordUnit(folded.charCodeAt(from - 1))) from -= 1;
  return folded.slice(from, to);
}
