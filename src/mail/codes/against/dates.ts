/** Years, times and ranges, and the parts of them. */

import type { Counter, Evidence, Governor } from '../evidence.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import { fold } from '../text/clean.ts';
import type { Segment } from '../text/segments.ts';
import { wordAfter, wordBefore } from '../text/sentence.ts';
import { hyphen } from '../text/signs.ts';
import { isDigit, type Touch } from './touch.ts';

/** In the form that stands beside a year; folded here. */
const monthWords = new Set(
  fold(
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep ' +
      'sept oct nov dec januar februar marz maerz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre ' +
      'octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ' +
      'janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro gennaio febbraio aprile maggio giugno ' +
      'luglio settembre ottobre dicembre januari februari maart mei augustus augusti stycznia lutego marca kwietnia maja czerwca ' +
      'lipca sierpnia wrzesnia pazdziernika listopada grudnia ledna unora brezna dubna kvetna cervna cervence srpna zari rijna ' +
      'listopadu prosince января февраля марта апреля мая июня июля августа сентября октября ноября декабря січня лютого ' +
      'березня квітня травня червня липня серпня вересня жовтня листопада грудня ocak subat mart nisan mayis haziran temmuz ' +
      'agustos eylul ekim kasim aralik tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta ' +
      'syyskuuta lokakuuta marraskuuta joulukuuta januarja de del januara febbr kovo aprilis mei agustus desember ' +
      'ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie maret maj februara apríla aprila máje júna júla ' +
      'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna studenoga studenog prosinca januarja februarja junija julija avgusta septembra oktobra novembra decembra ' +
      'sausio vasario balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio jaanuar veebruar märts aprill juuni juuli oktoober detsember ' +
      'január február március április május június július augusztus szeptember október gener febrer març maig juny juliol setembre desembre ' +
      'януари февруари март април май юни юли септември октомври ноември декември јануара фебруара априла маја јуна јула августа септембра октобра новембра децембра ' +
      'ιανουαριου φεβρουαριου μαρτιου απριλιου μαιου ιουνιου ιουλιου αυγουστου σεπτεμβριου οκτωβριου νοεμβριου δεκεμβριου ' +
      'يناير فبراير مارس أبريل إبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر شباط آذار نيسان أيار حزيران تموز آب أيلول ' +
      'ژانویه فوریه آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر ' +
      'בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר ינואר פברואר מרץ אפריל יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר ' +
      'जनवरी फरवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर सितम्बर अक्टूबर अक्तूबर नवंबर नवम्बर दिसंबर दिसम्बर ' +
      'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর ' +
      'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
  ).split(' '),
);

/** What stands before a year: "in 1967", "seit 2019". */
const yearBefore = new Set(
  'in since from until by seit depuis desde dal dall sinds sedan siden od до с от з від since'.split(' '),
);

export const yearLike = /^(?:19|20)\d\d$/;

const dayAfter = /^\. ?\d{1,2}\. ?\d{1,2}(?!\d)/;

const clockLike = /^(?:[01]\d|2[0-3])[0-5]\d$/;

/** What says that a candidate is a date, a time or a range, or part of one. */
export function datesOf(touch: Touch): Counter[] {
  const found: Counter[] = [];
  const against = (weight: number, reason: string) => found.push({ weight, reason });
  const { text, start, value, shape, before, beforeThat, after, afterThat } = touch;
  if (before === ':' && isDigit(beforeThat)) against(9, 'is part of a time');
  if (after === ':' && isDigit(afterThat)) against(9, 'is part of a time');
  if (before === '\u00a9' || (before === ' ' && beforeThat === '\u00a9'))
    against(9, 'is the year of a copyright');
  if (!touch.numeric) return found;
  if (after === '\u5e74' || after === '\ub144' || (after === ' ' && afterThat === '\ub144'))
    against(9, 'is a year');
  if (yearLike.test(value)) {
    const year = yearIn(touch);
    if (year !== null) found.push(year);
  }
  if (shape === 'grouped' && value.length === 8 && text.charCodeAt(start + 4) === hyphen) {
    const [from, to] = [value.slice(0, 4), value.slice(4)];
    if (yearLike.test(from) && yearLike.test(to)) against(6, 'looks like a span of years');
    else if (clockLike.test(from) && clockLike.test(to)) against(2.5, 'looks like a span of time');
  }
  if (before === '-' && isDigit(beforeThat)) against(5, 'is part of a range');
  if (shape === 'digits' && after === '-' && isDigit(afterThat)) against(5, 'is part of a range');
  return found;
}

/** What speaks against a number that may be the year in which something happens; null for others. */
export function yearOf(spot: Spot, governor: Governor, isNamed: boolean): Evidence | null {
  const { segment, match, layout } = spot;
  const reason = 'may be a year of the sentence';
  if (yearLike.test(match.value) && !isNamed && !layout.lone) return { weight: -1.5, reason };
  // "Use the new page in 2026": what is asked for is the page.
  return governor.verdict === 'none' && isDated(segment, match) ? { weight: -3, reason } : null;
}

/** "In 2026": as a sentence dates what it tells, unless the small word belongs to a verb: "type in 2026". */
export function isDated({ folded, hits }: Segment, { start, value }: Match): boolean {
  if (!yearLike.test(value) || !yearBefore.has(wordBefore(folded, start))) return false;
  return !hits.some(({ kind, end }) => kind === 'use' && end === start - 1);
}

function yearIn({ folded, start, end, shape, before, beforeThat, isNamed }: Touch): Counter | null {
  // "2025. 04. 18.", as Hungarians and Koreans write it.
  if (dayAfter.test(folded.slice(end, end + 10))) return { weight: 9, reason: 'is the year of a date' };
  const previous = wordBefore(folded, start);
  if (monthWords.has(previous) || (before === ' ' && beforeThat === ',' && shape === 'digits'))
    return { weight: 5, reason: 'looks like the year of a date' };
  if (monthWords.has(wordAfter(folded, end))) return { weight: 4, reason: 'looks like the year of a date' };
  if (yearBefore.has(previous)) return { weight: isNamed ? 1 : 3, reason: 'looks like a year' };
  return isNamed ? null : { weight: 1, reason: 'looks like a year' };
}
