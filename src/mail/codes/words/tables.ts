/** All languages. A new table is added to the list and nowhere else. */

import { africanOthers, amharic, swahili } from './africa.ts';
import { albanian } from './albanian.ts';
import { arabic } from './arabic.ts';
import { bulgarian, macedonian, serbian } from './balkan.ts';
import { bengali, gujarati, punjabi, sinhala } from './bengali.ts';
import { catalan, galician } from './catalan.ts';
import { armenian, georgian } from './caucasus.ts';
import { chineseSimplified, chineseTraditional } from './chinese.ts';
import { croatian } from './croatian.ts';
import { belarusian, ukrainian } from './cyrillic.ts';
import { czech } from './czech.ts';
import { danish } from './danish.ts';
import { english } from './english.ts';
import { estonian } from './estonian.ts';
import { basque, irish, welsh } from './europe.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { afrikaans, dutch } from './germanic.ts';
import { greek } from './greek.ts';
import { hebrew, kurdish } from './hebrew.ts';
import { hindi, marathi, nepali } from './hindi.ts';
import { hungarian } from './hungarian.ts';
import { icelandic } from './icelandic.ts';
import { indonesian } from './indonesian.ts';
import { faroese, maltese } from './islands.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { kannada, malayalam } from './kannada.ts';
import { korean } from './korean.ts';
import { latvian } from './latvian.ts';
import { lithuanian } from './lithuanian.ts';
import { malay } from './malay.ts';
import { matters } from './matters.ts';
import { norwegian } from './norwegian.ts';
import { filipino, javanese } from './nusantara.ts';
import { persian, urdu } from './persian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';
import { slovak } from './slovak.ts';
import { slovenian } from './slovenian.ts';
import { burmese, khmer, lao } from './southeast.ts';
import { spanish } from './spanish.ts';
import { kazakh, kyrgyz, mongolian } from './steppe.ts';
import { swedish } from './swedish.ts';
import type { WordTable } from './table.ts';
import { tajik } from './tajik.ts';
import { tamil, telugu } from './tamil.ts';
import { thai } from './thai.ts';
import { azerbaijani, uzbek } from './turkic.ts';
import { turkish } from './turkish.ts';
import { vietnamese } from './vietnamese.ts';

export const wordTables: readonly WordTable[] = [
  english,
  german,
  dutch,
  afrikaans,
  swedish,
  danish,
  norwegian,
  icelandic,
  faroese,
  finnish,
  estonian,
  hungarian,
  russian,
  ukrainian,
  belarusian,
  bulgarian,
  macedonian,
  serbian,
  croatian,
  slovenian,
  polish,
  czech,
  slovak,
  kazakh,
  mongolian,
  kyrgyz,
  tajik,
  georgian,
  armenian,
  greek,
  lithuanian,
  latvian,
  albanian,
  irish,
  welsh,
  basque,
  maltese,
  chineseSimplified,
  chineseTraditional,
  japanese,
  korean,
  thai,
  lao,
  khmer,
  burmese,
  vietnamese,
  indonesian,
  malay,
  filipino,
  javanese,
  french,
  spanish,
  portuguese,
  italian,
  romanian,
  catalan,
  galician,
  turkish,
  azerbaijani,
  uzbek,
  arabic,
  persian,
  urdu,
  hebrew,
  kurdish,
  hindi,
  marathi,
  nepali,
  bengali,
  gujarati,
  punjabi,
  sinhala,
  tamil,
  telugu,
  kannada,
  malayalam,
  swahili,
  amharic,
  africanOthers,
  matters,
];
