/**
 * How many characters the mail says that its code has: "a 6-digit code", "six digits", "6 位". What has as many is more
 * likely the code, what has more or fewer is less likely.
 */

import type { Match } from '../shape/candidates.ts';
import { wordsOf } from '../words/list.ts';
import { fold } from './clean.ts';

/** Whether a candidate has one of these lengths; a hyphen is not counted, nor typed. */
export function hasLength(lengths: ReadonlySet<number>, { value }: Match): boolean {
  return lengths.has(value.replace('-', '').length);
}

/** As numbers are written before a word for digits or characters, without accents. */
const numbers: Readonly<Record<string, number>> = {
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  quatre: 4,
  cinq: 5,
  huit: 8,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  quattro: 4,
  cinque: 5,
  sei: 6,
  otto: 8,
  quatro: 4,
  sete: 7,
  oito: 8,
  vijf: 5,
  zes: 6,
  fyra: 4,
  fem: 5,
  sex: 6,
  atta: 8,
  fire: 4,
  seks: 6,
  otte: 8,
  kuusi: 6,
  nelja: 4,
  szesc: 6,
  cztery: 4,
  четырех: 4,
  шести: 6,
  шесть: 6,
  четыре: 4,
  шестью: 6,
  шість: 6,
  чотири: 4,
  восьми: 8,
  sest: 6,
  sesti: 6,
  ctyri: 4,
  ctyr: 4,
  styri: 4,
  osm: 8,
  osem: 8,
  hat: 6,
  negy: 4,
  nyolc: 8,
  sase: 6,
  patru: 4,
  cinci: 5,
  opt: 8,
  sis: 6,
  vuit: 8,
  εξι: 6,
  τεσσερα: 4,
  οκτω: 8,
  alti: 6,
  dort: 4,
  bes: 5,
  sekiz: 8,
  enam: 6,
  empat: 4,
  lima: 5,
  delapan: 8,
  sau: 6,
  bon: 4,
  tam: 8,
  หก: 6,
  สี่: 4,
  แปด: 8,
  ست: 6,
  سته: 6,
  اربعه: 4,
  خمسه: 5,
  شش: 6,
  چهار: 4,
  שש: 6,
  ארבע: 4,
  छह: 6,
  चार: 4,
  ছয়: 6,
  여섯: 6,
  네: 4,
  다섯: 5,
  여덟: 8,
  dord: 4,
  sekkiz: 8,
  վեց: 6,
  չորս: 4,
  հինգ: 5,
  ութ: 8,
  ექვს: 6,
  ოთხ: 4,
  шест: 6,
  четири: 4,
  осам: 8,
  осем: 8,
  пять: 5,
  пяти: 5,
  восемь: 8,
  вісім: 8,
  sesi: 6,
  sesiu: 6,
  keturi: 4,
  keturiu: 4,
  cetri: 4,
  pet: 5,
  piec: 5,
  osiem: 8,
  viisi: 5,
  fyr: 4,
  kahdeksan: 8,
  neli: 4,
  cztero: 4,
  szescio: 6,
  piecio: 5,
  osmio: 8,
  τετρα: 4,
  πεντα: 5,
  εξα: 6,
  οκτα: 8,
  kater: 4,
  gjashte: 6,
  kuue: 6,
  viie: 5,
  kaheksa: 8,
  ketur: 4,
  sesia: 6,
  ses: 6,
  penkia: 5,
  astuon: 8,
  cetru: 4,
  sesu: 6,
  cetvero: 4,
  cetiri: 4,
  sestero: 6,
  sesto: 6,
  peto: 5,
  четворо: 4,
  шесто: 6,
  пето: 5,
  stiri: 4,
  fjogurra: 4,
  lau: 4,
  олти: 6,
  алты: 6,
  торт: 4,
  olti: 6,
  চার: 4,
  நான்கு: 4,
  ஆறு: 6,
  ఆరు: 6,
  నాలుగు: 4,
  ಆರು: 6,
  ನಾಲ್ಕು: 4,
  ആറ്: 6,
  നാല്: 4,
  'apat na': 4,
  'anim na': 6,
  քառ: 4,
};

/** Before a counter, in scripts without blanks between words. */
const ideographic: Readonly<Record<string, number>> = { 四: 4, 五: 5, 六: 6, 七: 7, 八: 8 };

const units =
  'digit|character|char\\b|letter|figure|numeral|numbers\\b|stellig|ziffer|zeichen|chiffre|caracter|digito|cifr|carattere|cijfer|teken|siffr|siffer|tecken|' +
  'sifre|jegyu|shifr|kohali|numbri|zenkl|skaitm|cipar|znamenk|mestn|stafa|stafi|reqem|xonali|таңба|танба|' +
  'letra|lettre|letter[ei]|buchstab|bokst|slov[aeo]|pism|harf|herf|huruf|kirjai|букв|літер|տառ|γραμμ|אותיות|أحرف|حرف|حروف|' +
  'tegn|numer[oi]|merkk|cyfr|znak|cislic|miestn|mistn|znamenk|szamjegy|cifer|ψηφι|знач|цифр|символ|hane|basamak|haneli|angka|digit|chu so|ky tu|' +
  'ციფრ|ნიშნა|անիշ|সংখ্যা|অঙ্ক|অংক|இலக்க|అంకె|ಅಂಕಿ|അക്ക|' +
  'ספרות|ארקאם|ارقام|رقم|رقمی|अंक|หลัก|ตัว|位|桁|자리|字符|數字|数字|文字';

/** Said of letters before they are named: "six capital letters", "fem små bokstäver". */
const sizes = wordsOf(`
  small, capital, lowercase, lower case, uppercase, upper case, små, stora, store, kleine, große, kleinen, großen, piccole, minuscole, maiuscole,
  petites, grandes, pequenas, minúsculas, mayúsculas, maiúsculas, małych, dużych, velkých, маленьких, больших, строчных, заглавных, прописных
`).map(fold);

const isAscii = /^[\0-\x7f]*$/;
const asciiWords = (words: readonly string[]): string => words.filter((word) => isAscii.test(word)).join('|');

const counted = new RegExp(
  `((?<!\\d)\\d{1,2}|(?<!\\p{L})(?:${Object.keys(numbers).join('|')})|[${Object.keys(ideographic).join('')}])(?:[ -]{0,2}|つの|個の|个|個| (?:${sizes.join('|')}) )(?:${units})`,
  'gu',
);
/** The same for a text in ASCII alone, which most lines are: a fifth of the work. */
const countedInAscii = new RegExp(
  `((?<!\\d)\\d{1,2}|(?<![A-Za-z])(?:${asciiWords(Object.keys(numbers))}))(?:[ -]{0,2}| (?:${asciiWords(sizes)}) )(?:${asciiWords(units.split('|'))})`,
  'g',
);

/** Each length that a folded text names, with where its words begin and end. */
function eachCount(folded: string, take: (length: number, end: number, start: number) => void): void {
  const words = isAscii.test(folded) ? countedInAscii : counted;
  words.lastIndex = 0;
  // Not by `matchAll`, which makes a new expression for every line.
  for (let match = words.exec(folded); match !== null; match = words.exec(folded)) {
    const number = match[1] as string;
    take(numbers[number] ?? ideographic[number] ?? Number(number), words.lastIndex, match.index);
  }
}

/** Adds the lengths that a folded text names. */
export function addCounts(folded: string, lengths: Set<number>): void {
  eachCount(folded, (length) => {
    if (length >= 4 && length <= 10) lengths.add(length);
  });
}

const countReach = 24;
/** "letter" and "s". */
const isEnding = /^\p{L}*$/u;

/** Whether the words right before a place say that something is so long: "the six letters". */
export function isCountedBefore(folded: string, at: number, length: number): boolean {
  const before = folded.slice(Math.max(0, at - countReach), at).trimEnd();
  let isCounted = false;
  eachCount(before, (named, end) => {
    isCounted ||= named === length && isEnding.test(before.slice(end));
  });
  return isCounted;
}

/** Where a text first names such a length; null where it does not. */
export function countIn(folded: string, length: number): number | null {
  let first: number | null = null;
  eachCount(folded, (named, _end, start) => {
    if (named === length) first ??= start;
  });
  return first;
}
