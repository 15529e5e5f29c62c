/** Swahili. */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = pairs(
  `nenosiri la, nenosiri lako la, nywila ya, nywila yako ya, ufunguo wa, ufunguo wako wa, neno la, neno la siri la, neno
   lako la siri la, tarakimu za, tarakimu zako za, pin ya, pin yako ya, mchanganyiko wa, mchanganyiko wako wa, herufi
   za, namba ya siri ya, nambari ya siri ya, namba yako ya siri ya`,
  `uthibitishaji, kuthibitisha, uthibitisho, kuingia, mara moja, matumizi ya mara moja, uhakiki`,
);
/** The same of what has other meanings, which needs company. */
const spoken = pairs(
  `nenosiri la, nenosiri lako la, nywila ya, nywila yako ya, ufunguo wa, ufunguo wako wa, neno la, neno la siri la, neno
   lako la siri la, pin ya, pin yako ya, mchanganyiko wa, mchanganyiko wako wa, herufi za, namba ya siri ya, nambari
   ya siri ya, namba yako ya siri ya`,
  `usalama, muda, ufikiaji, kuwezesha`,
);

export const swahili: WordTable = {
  subject: `
    kwenye mada, katika mada, kichwa cha barua pepe, kichwa cha ujumbe
  `,
  strong: `
    msimbo wa uthibitishaji, msimbo ya uthibitishaji, msimbo wa kuthibitisha, msimbo ya kuthibitisha, msimbo wa
    uthibitisho, msimbo ya uthibitisho, msimbo wa usalama, msimbo ya usalama, msimbo wa kuingia, msimbo ya
    kuingia, msimbo ya siri ya mara moja, msimbo ya siri ya muda, msimbo wa mara moja, msimbo ya mara moja,
    msimbo wa matumizi ya mara moja, msimbo ya matumizi ya mara moja, msimbo wa muda, msimbo ya muda, msimbo wa
    kufikia, msimbo wa ufikiaji, msimbo wa uamilishaji, msimbo wa kuamilisha, msimbo wa kuwezesha, msimbo wa
    kurejesha akaunti, msimbo wa kuweka upya, msimbo wa usajili, msimbo wa utambulisho, msimbo wa siri wa muda,
    msimbo ya uhakiki, msimbo wa uhakiki, nambari wa uthibitishaji, nambari ya uthibitishaji, nambari wa
    kuthibitisha, nambari ya kuthibitisha, nambari wa uthibitisho, nambari ya uthibitisho, nambari wa usalama,
    nambari ya usalama, nambari wa kuingia, nambari ya kuingia, nambari ya siri ya muda, nambari wa mara moja,
    nambari ya mara moja, nambari wa matumizi ya mara moja, nambari ya matumizi ya mara moja, nambari wa muda,
    nambari ya muda, nambari wa kufikia, nambari wa ufikiaji, nambari wa uamilishaji, nambari wa kuamilisha,
    nambari wa kuwezesha, nambari wa kurejesha akaunti, nambari wa kuweka upya, nambari wa usajili, nambari wa
    utambulisho, nambari wa siri wa muda, nambari ya uhakiki, nambari wa uhakiki, namba wa uthibitishaji, namba
    ya uthibitishaji, namba wa kuthibitisha, namba ya kuthibitisha, namba wa uthibitisho, namba ya uthibitisho,
    namba wa usalama, namba ya usalama, namba wa kuingia, namba ya kuingia, namba ya siri ya muda, namba wa mara
    moja, namba ya mara moja, namba wa matumizi ya mara moja, namba ya matumizi ya mara moja, namba wa muda,
    namba ya muda, namba wa kufikia, namba wa ufikiaji, namba wa uamilishaji, namba wa kuamilisha, namba wa
    kuwezesha, namba wa kurejesha akaunti, namba wa kuweka upya, namba wa usajili, namba wa utambulisho, namba
    wa siri wa muda, namba ya uhakiki, namba wa uhakiki, kodi wa uthibitishaji, kodi ya uthibitishaji, kodi wa
    kuthibitisha, kodi ya kuthibitisha, kodi wa uthibitisho, kodi ya uthibitisho, kodi wa usalama, kodi ya
    usalama, kodi wa kuingia, kodi ya kuingia, kodi ya siri ya mara moja, kodi ya siri ya muda, kodi wa mara
    moja, kodi ya mara moja, kodi wa matumizi ya mara moja, kodi ya matumizi ya mara moja, kodi wa muda, kodi ya
    muda, kodi wa kufikia, kodi wa ufikiaji, kodi wa uamilishaji, kodi wa kuamilisha, kodi wa kuwezesha, kodi wa
    kurejesha akaunti, kodi wa kuweka upya, kodi wa usajili, kodi wa utambulisho, kodi wa siri wa muda, kodi ya
    uhakiki, kodi wa uhakiki, nenosiri la muda, nywila ya muda, otp yako, msimbo wako wa uthibitishaji, nambari
    yako ya uthibitishaji, namba yako ya uthibitishaji, kodi yako ya uthibitishaji, msimbo wako wa kuthibitisha,
    nambari yako ya kuthibitisha, namba yako ya kuthibitisha, kodi yako ya kuthibitisha, msimbo wako wa
    uthibitisho, nambari yako ya uthibitisho, namba yako ya uthibitisho, kodi yako ya uthibitisho, msimbo wako
    wa usalama, nambari yako ya usalama, namba yako ya usalama, kodi yako ya usalama, msimbo wako wa kuingia,
    nambari yako ya kuingia, namba yako ya kuingia, kodi yako ya kuingia, msimbo wako wa mara moja, nambari yako
    ya mara moja, namba yako ya mara moja, kodi yako ya mara moja, msimbo wako wa matumizi ya mara moja, nambari
    yako ya matumizi ya mara moja, namba yako ya matumizi ya mara moja, kodi yako ya matumizi ya mara moja,
    msimbo wako wa muda, nambari yako ya muda, namba yako ya muda, kodi yako ya muda, msimbo wako wa ufikiaji,
    nambari yako ya ufikiaji, namba yako ya ufikiaji, kodi yako ya ufikiaji, msimbo wako wa uamilishaji, nambari
    yako ya uamilishaji, namba yako ya uamilishaji, kodi yako ya uamilishaji, msimbo wako wa usajili, nambari
    yako ya usajili, namba yako ya usajili, kodi yako ya usajili, msimbo wako wa uhakiki, nambari yako ya
    uhakiki, namba yako ya uhakiki, kodi yako ya uhakiki, msimbo wako wa utambulisho, nambari yako ya
    utambulisho, namba yako ya utambulisho, kodi yako ya utambulisho, msimbo wako wa siri, nambari yako ya siri,
    namba yako ya siri, kodi yako ya siri, msimbo wako wa siri ya mara moja, nambari yako ya siri ya mara moja,
    kodi yako ya siri ya mara moja, misimbo ya uthibitishaji, ${oneUse}
  `,
  code: `
    msimbo, nambari ya siri, namba ya siri, namba za siri, nambari hii, namba hii, pin yako, nenosiri:,
    nywila:, tarakimu hizi, ${spoken}
  `,
  number: `
    tarakimu, nambari hizi, namba hizi, ufunguo, ufunguo wako, mchanganyiko, herufi hizi, kwa herufi
  `,
  act: `
    uingie, uendelee, ukaingia,
    thibitisha, kuthibitisha, uthibitishaji, uthibitisho, ingia, kuingia, jisajili, kujisajili, usajili,
    akaunti yako, akaunti, utambulisho, usalama, washa, kuwezesha, weka upya, kuweka upya, barua pepe yako,
    kifaa kipya, muamala, endelea, kukamilisha, hakiki,
    kuwa ni wewe, ni wewe, kama ni wewe, kweli ni wewe, si roboti, sio roboti, wewe ni binadamu,
    kuthibitisha kuwa, thibitisha kuwa, kukamilisha usajili, kamilisha, maliza, kumaliza, kuendelea,
    kuunganisha, unganisha, unganisha kifaa, oanisha, idhinisha, kuidhinisha, uidhinishaji,
    malipo yako, uhamisho, kuhamisha pesa, kutuma pesa, kusaini, saini, tia saini, kufungua,
    fungua akaunti, kufungua akaunti, kubadilisha barua pepe, badilisha barua pepe,
    kubadilisha nenosiri, kufuta akaunti, akaunti yenu, kurejesha akaunti, rejesha akaunti, ruhusa,
    ruhusu, kuruhusu, ingia kwenye
  `,
  use: `
    jibu ujumbe huu kwa, mpe mhudumu, mtajie mhudumu,
    weka, ingiza, andika, tumia, kutumia, nakili, ufuatao, ifuatayo, hapa chini,
    ingiza nambari, iingize, iweke, uingize, uweke, iandike, andika hapa, itumie, tumia hii,
    ukitumia, kwa kutumia, chapa, chapisha hapa, bandika, jaza, jibu kwa, jibu na, hii hapa,
    huu hapa, ndio hii, ndiyo hii, haya hapa, kuingiza, kuweka, kuandika, ifuatayo hapa, zifuatazo,
    hapo chini, bonyeza
  `,
  other: `
    msimbo wa posta, nambari ya posta, namba ya posta, msimbo wa punguzo, msimbo wa ofa, msimbo wa
    promosheni, msimbo wa zawadi, msimbo wa mwaliko, msimbo wa rufaa, msimbo wa kufuatilia, nambari ya
    ufuatiliaji, msimbo wa kuchukua, msimbo wa nchi, msimbo wa eneo, msimbo wa mlango, msimbo wa qr, msimbo
    wa bidhaa, msimbo wa tawi, msimbo pau, misimbo ya akiba, misimbo ya kurejesha, kuponi, vocha, namba ya
    vocha, nambari ya vocha, kadi ya zawadi, nambari ya tiketi ya safari, msimbo wako wa punguzo, nambari
    yako ya punguzo, msimbo wako wa ofa, nambari yako ya ofa, msimbo wako wa mwaliko, nambari yako ya
    mwaliko, msimbo wako wa zawadi, nambari yako ya zawadi, msimbo wako wa ufuatiliaji, nambari yako ya
    ufuatiliaji, msimbo wako wa rufaa, nambari yako ya rufaa, msimbo wako wa posta, nambari yako ya posta
  `,
  label: `
    oda, oda namba, nambari ya oda, namba ya oda, agizo, nambari ya agizo, namba ya agizo, ankara, nambari
    ya ankara, risiti, namba ya risiti, nambari ya risiti, kumbukumbu, namba ya kumbukumbu, nambari ya
    kumbukumbu, nambari ya marejeleo, rejea, nambari ya mteja, namba ya mteja, nambari ya akaunti, namba ya
    akaunti, nambari ya simu, namba ya simu, simu, simu ya mkononi, piga, piga simu, kadi, inayoishia,
    nambari ya kadi, mita, namba ya mita, nambari ya mita, tiketi, nambari ya tiketi, nambari ya muamala,
    namba ya muamala, usomaji, usomaji wa sasa, mzigo, mzigo wako namba, salio, jumla, kiasi,  s.l.p., s.l.p, slp, tsh, ksh, nambari ya biashara, nambari
    ya kitambulisho, paybill,
    idadi ya kuingia
  `,
  unit: `
    dakika, saa, siku, sekunde, wiki, miezi, miaka, tarakimu, herufi, mara, pointi, shilingi, watu,
    watumiaji, wateja,
    dakika kumi, nusu saa, robo saa, saa moja, mwezi, mwaka, siku za kazi
  `,
  old: `
    si halali tena, sio halali tena, hautatumika tena, haitatumika tena, haufanyi kazi tena, haifanyi kazi
    tena, umeisha muda, imeisha muda, muda wake umeisha, umekwisha muda, msimbo wa awali, msimbo wa zamani,
    msimbo uliopita, nambari ya awali, umefutwa, imefutwa, umeshatumika, imeshatumika,
    nambari ya zamani, namba ya zamani, namba ya awali, haifanyi kazi, haufanyi kazi, imekwisha,
    imetumika, imebadilishwa, si sahihi
  `,
  fresh: `
    msimbo mpya, msimbo wako mpya, nambari mpya ya, namba mpya ya, msimbo wa hivi karibuni,
    msimbo sahihi, nambari sahihi, namba sahihi, nambari yako mpya, namba yako mpya
  `,
  care: `
    inaisha baada ya, inaisha ndani ya, inaisha baada, unaisha baada ya,
    utaisha, itaisha, unaisha, inaisha muda, ni halali kwa, halali kwa, itatumika kwa, utatumika kwa,
    usishiriki, usishirikishe, usimpe mtu, usimwambie, usimpe, mtu yeyote, usitoe, kama hukuomba, ikiwa
    hukuomba, hukuomba, puuza, kamwe hatutakuuliza,
    usimpatie, usimpatie mtu, usimpe yeyote, usiwape, usiambie, usimuambie, usionyeshe, usitume,
    usigawe, usishiriki na, mtu mwingine, na mtu, kwa mtu, watu wengine, iweke siri, weka siri,
    siri yako, kwa ajili yako tu, wafanyakazi wetu, mfanyakazi wetu, hakuna mtu, hatutawahi,
    hatutakuomba, hatuwezi kukuuliza, kamwe, ikiwa si wewe, kama si wewe, ikiwa sio wewe,
    kama sio wewe, hukuiomba, hukuomba hii, hujaomba, ikiwa hujaomba, hukujaribu, hukutarajia,
    ipuuze, puuza ujumbe, mara moja, mara moja tu, inatumika mara moja, itafanya kazi, muda wa,
    itakwisha, inakwisha, utakwisha, unakwisha, itaisha muda, halali hadi, matapeli, tapeli, ulaghai
  `,
  quote: `
    aliandika:, ameandika:, ujumbe asilia, ujumbe uliosambazwa, ujumbe uliotumwa mbele
  `,
  ignore: `
    mteja mpendwa, akaunti hii, nenosiri lako, nywila yako, wakati wa, chanzo huria, simu yako, kwa simu
  `,
  where: `
    kwenye programu, programu, kwenye tovuti, tovuti, kwenye ukurasa, ukurasa, ukurasa wa kuingia,
    kwenye skrini, skrini, sehemu iliyo, kisanduku, kwenye kisanduku, sanduku, fomu, dirisha,
    kivinjari, kifaa chako, kwenye kifaa, kompyuta, kwenye simu, runinga, televisheni
  `,
};
