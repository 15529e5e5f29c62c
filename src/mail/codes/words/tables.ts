/** All languages. A new one gets a file in `languages/`, and is added to this list and nowhere else. */

import { africanOthers } from './languages/africanothers.ts';
import { afrikaans } from './languages/afrikaans.ts';
import { albanian } from './languages/albanian.ts';
import { amharic } from './languages/amharic.ts';
import { arabic } from './languages/arabic.ts';
import { armenian } from './languages/armenian.ts';
import { azerbaijani } from './languages/azerbaijani.ts';
import { basque } from './languages/basque.ts';
import { belarusian } from './languages/belarusian.ts';
import { bengali } from './languages/bengali.ts';
import { bulgarian } from './languages/bulgarian.ts';
import { burmese } from './languages/burmese.ts';
import { catalan } from './languages/catalan.ts';
import { chineseSimplified, chineseTraditional } from './languages/chinese.ts';
import { croatian } from './languages/croatian.ts';
import { czech } from './languages/czech.ts';
import { danish } from './languages/danish.ts';
import { dutch } from './languages/dutch.ts';
import { english } from './languages/english.ts';
import { estonian } from './languages/estonian.ts';
import { faroese } from './languages/faroese.ts';
import { filipino } from './languages/filipino.ts';
import { finnish } from './languages/finnish.ts';
import { french } from './languages/french.ts';
import { galician } from './languages/galician.ts';
import { georgian } from './languages/georgian.ts';
import { german } from './languages/german.ts';
import { greek } from './languages/greek.ts';
import { gujarati } from './languages/gujarati.ts';
import { hebrew } from './languages/hebrew.ts';
import { hindi } from './languages/hindi.ts';
import { hungarian } from './languages/hungarian.ts';
import { icelandic } from './languages/icelandic.ts';
import { indonesian } from './languages/indonesian.ts';
import { irish } from './languages/irish.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { javanese } from './languages/javanese.ts';
import { kannada } from './languages/kannada.ts';
import { kazakh } from './languages/kazakh.ts';
import { khmer } from './languages/khmer.ts';
import { korean } from './languages/korean.ts';
import { kurdish } from './languages/kurdish.ts';
import { kyrgyz } from './languages/kyrgyz.ts';
import { lao } from './languages/lao.ts';
import { latvian } from './languages/latvian.ts';
import { lithuanian } from './languages/lithuanian.ts';
import { macedonian } from './languages/macedonian.ts';
import { malay } from './languages/malay.ts';
import { malayalam } from './languages/malayalam.ts';
import { maltese } from './languages/maltese.ts';
import { marathi } from './languages/marathi.ts';
import { mongolian } from './languages/mongolian.ts';
import { nepali } from './languages/nepali.ts';
import { norwegian } from './languages/norwegian.ts';
import { persian } from './languages/persian.ts';
import { polish } from './languages/polish.ts';
import { portuguese } from './languages/portuguese.ts';
import { punjabi } from './languages/punjabi.ts';
import { romanian } from './languages/romanian.ts';
import { russian } from './languages/russian.ts';
import { serbian } from './languages/serbian.ts';
import { sinhala } from './languages/sinhala.ts';
import { slovak } from './languages/slovak.ts';
import { slovenian } from './languages/slovenian.ts';
import { spanish } from './languages/spanish.ts';
import { swahili } from './languages/swahili.ts';
import { swedish } from './languages/swedish.ts';
import { tajik } from './languages/tajik.ts';
import { tamil } from './languages/tamil.ts';
import { telugu } from './languages/telugu.ts';
import { thai } from './languages/thai.ts';
import { turkish } from './languages/turkish.ts';
import { ukrainian } from './languages/ukrainian.ts';
import { urdu } from './languages/urdu.ts';
import { uzbek } from './languages/uzbek.ts';
import { vietnamese } from './languages/vietnamese.ts';
import { welsh } from './languages/welsh.ts';
import { matters } from './matters.ts';
import type { WordTable } from './table.ts';

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
