/** Latvian. */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  pairs(
    `apstiprinājuma, apstiprināšanas, verifikācijas, pieteikšanās, pieslēgšanās, ielogošanās, autentifikācijas,
     vienreizējās lietošanas, vienreizējais, vienreizējs, vienreizējā, vienreizēja, vienreizējo, vienreizēju,
     vienreizējie, vienreizēji, vienreizējos, vienreizējus, vienreizējās, vienreizējas, divfaktoru`,
    `atslēga, atslēgu, atslēgas, cipari, ciparus, ciparu, skaitlis, skaitli, skaitļa, skaitļi, skaitļus, kombinācija,
     kombināciju, kombinācijas, ciparu kombinācija, ciparu kombināciju, vārds, vārdu, vārda, virkne, virkni, virknes,
     ciparu virkne, ciparu virkni, ciparu virknes, simboli, simbolus, simbolu, marķieris, marķieri, marķiera, parole,
     paroli, paroles, pin, pin kods, pin kodu`,
  ),
  pairs(
    `verifikācijas, pieslēgšanās, ielogošanās, autentifikācijas, vienreizējās lietošanas, vienreizējais, vienreizējs,
     vienreizējo, vienreizēju, vienreizēja`,
    `numurs, numuru, numura`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `drošības, piekļuves, aktivizācijas, pārbaudes, autorizācijas`,
    `atslēga, atslēgu, atslēgas, cipari, ciparus, ciparu, skaitlis, skaitli, skaitļa, skaitļi, skaitļus, kombinācija,
     kombināciju, kombinācijas, ciparu kombinācija, ciparu kombināciju, vārds, vārdu, vārda, virkne, virkni, virknes,
     ciparu virkne, ciparu virkni, ciparu virknes, simboli, simbolus, simbolu, marķieris, marķieri, marķiera, parole,
     paroli, paroles, pin, pin kods, pin kodu`,
  ),
  pairs(
    `pagaidu`,
    `atslēga, atslēgu, atslēgas, kombinācija, kombināciju, kombinācijas, ciparu kombinācija, ciparu kombināciju, vārds,
     vārdu, vārda, virkne, virkni, virknes, ciparu virkne, ciparu virkni, ciparu virknes, simboli, simbolus, simbolu,
     marķieris, marķieri, marķiera, parole, paroli, paroles, pin, pin kods, pin kodu`,
  ),
  pairs(`pārbaudes, pieteikšanās`, `numurs, numuru, numura`),
].join(', ');

/** With the cases that a code takes. */
export const latvian: WordTable = {
  subject: `
    temata rindā, temata rindas, vēstules tematā, vēstules temata, vēstules tēmā, e-pasta tēmā
  `,
  strong: `
    apstiprinājuma kods, apstiprinājuma kodu, apstiprinājuma koda, apstiprinājuma kodam, apstiprināšanas kods,
    apstiprināšanas kodu, apstiprināšanas koda, apstiprināšanas kodam, verifikācijas kods, verifikācijas kodu,
    verifikācijas koda, verifikācijas kodam, drošības kods, drošības kodu, drošības koda, drošības kodam,
    pieteikšanās kods, pieteikšanās kodu, pieteikšanās koda, pieteikšanās kodam, pieslēgšanās kods, pieslēgšanās
    kodu, pieslēgšanās koda, pieslēgšanās kodam, pieejas kods, pieejas kodu, pieejas koda, pieejas kodam,
    piekļuves kods, piekļuves kodu, piekļuves koda, piekļuves kodam, autentifikācijas kods, autentifikācijas
    kodu, autentifikācijas koda, autentifikācijas kodam, autorizācijas kods, autorizācijas kodu, autorizācijas
    koda, autorizācijas kodam, aktivizācijas kods, aktivizācijas kodu, aktivizācijas koda, aktivizācijas kodam,
    aktivizēšanas kods, aktivizēšanas kodu, aktivizēšanas koda, aktivizēšanas kodam, aktivācijas kods,
    aktivācijas kodu, aktivācijas koda, aktivācijas kodam, reģistrācijas kods, reģistrācijas kodu, reģistrācijas
    koda, reģistrācijas kodam, pārbaudes kods, pārbaudes kodu, pārbaudes koda, pārbaudes kodam, identifikācijas
    kods, identifikācijas kodu, identifikācijas koda, identifikācijas kodam, vienreizējais kods, vienreizējais
    kodu, vienreizējais koda, vienreizējais kodam, vienreizējs kods, vienreizējs kodu, vienreizējs koda,
    vienreizējs kodam, vienreizējo kods, vienreizējo kodu, vienreizējo koda, vienreizējo kodam, vienreizējā
    kods, vienreizējā kodu, vienreizējā koda, vienreizējā kodam, vienreiz lietojams kods, vienreiz lietojams
    kodu, vienreiz lietojams koda, vienreiz lietojams kodam, vienreiz lietojamo kods, vienreiz lietojamo kodu,
    vienreiz lietojamo koda, vienreiz lietojamo kodam, vienreizlietojamais kods, vienreizlietojamais kodu,
    vienreizlietojamais koda, vienreizlietojamais kodam, vienreizlietojamo kods, vienreizlietojamo kodu,
    vienreizlietojamo koda, vienreizlietojamo kodam, vienreizējās lietošanas kods, vienreizējās lietošanas kodu,
    vienreizējās lietošanas koda, vienreizējās lietošanas kodam, atjaunošanas kods, atjaunošanas kodu,
    atjaunošanas koda, atjaunošanas kodam, atkopšanas kods, atkopšanas kodu, atkopšanas koda, atkopšanas kodam,
    paroles atjaunošanas kods, paroles atjaunošanas kodu, paroles atjaunošanas koda, paroles atjaunošanas kodam,
    paroles maiņas kods, paroles maiņas kodu, paroles maiņas koda, paroles maiņas kodam, atbloķēšanas kods,
    atbloķēšanas kodu, atbloķēšanas koda, atbloķēšanas kodam, ielogošanās kods, ielogošanās kodu, ielogošanās
    koda, ielogošanās kodam, pagaidu kods, pagaidu kodu, pagaidu koda, pagaidu kodam, īslaicīgais kods,
    īslaicīgais kodu, īslaicīgais koda, īslaicīgais kodam, sms kods, sms kodu, sms koda, sms kodam, pin kods,
    pin kodu, pin koda, pin kodam, divfaktoru kods, divfaktoru kodu, divfaktoru koda, divfaktoru kodam,
    maksājuma apstiprināšanas kods, maksājuma apstiprināšanas kodu, maksājuma apstiprināšanas koda, maksājuma
    apstiprināšanas kodam, parakstīšanas kods, parakstīšanas kodu, parakstīšanas koda, parakstīšanas kodam,
    vienreiz lietojamā parole, vienreiz lietojamā paroli, vienreiz lietojamā paroles, vienreizlietojamā parole,
    vienreizlietojamā paroli, vienreizlietojamā paroles, pagaidu parole, pagaidu paroli, pagaidu paroles,
    vienreizējais pieslēgšanās kods, vienreizējais pieslēgšanās kodu, vienreizējais pieteikšanās kods,
    vienreizējais pieteikšanās kodu, vienreizējais apstiprinājuma kods, vienreizējais apstiprinājuma kodu,
    vienreizējais drošības kods, vienreizējais drošības kodu, kods pieslēgšanai, kods apstiprināšanai, kods
    ielogošanai, ${oneUse}
  `,
  doubtful: `
    piekļuves*, aktivizācijas*, aktivizēšanas*, reģistrācijas*, autorizācijas*,
    pieslēgšanās numur*, ielogošanās numur*
  `,
  code: `
    apstiprinājuma numurs, apstiprinājuma numuru, apstiprinājuma numura,
    kods, kodu, koda, kodam, kodi, kodus, pin kods, pin kodu, šo kodu, šo ciparus, šo skaitļus, šos kodu,
    šos ciparus, šos skaitļus, šādu kodu, šādu ciparus, šādu skaitļus, tālāk norādīto kodu, tālāk norādīto
    ciparus, tālāk norādīto skaitļus, ciparu kods, ciparu kodu, parole:, ${spoken},
    tālāk norādītos ciparus,  zemāk esošos ciparus, zemāk norādītos ciparus,
     zemāk redzamos ciparus,   sekojošos ciparus,
    sekojošo ciparu, skaitlis no vēstules, skaitli no vēstules, skaitlis no šīs vēstules, skaitli no šīs vēstules,
    skaitlis no e-pasta, skaitli no e-pasta, numurs no vēstules, numuru no vēstules, numurs no e-pasta,
    numuru no e-pasta, cipari no vēstules, ciparus no vēstules, cipari no šīs vēstules, ciparus no šīs vēstules,
    cipari no e-pasta, ciparus no e-pasta, koda vārds, koda vārdu, paroles vārds,
    slepenais vārds, slepeno vārdu, slepenā vārda, ciparu atslēga, ciparu atslēgu, skaitļu atslēga,
    skaitļu atslēgu, slepenais skaitlis, slepeno skaitli, slepenie cipari, slepenos ciparus
  `,
  number: `
    ar skaitļiem, skaitli, ar cipariem, ciparus, ciparu kombinācij*, atslēga, atslēgu, atslēgas vārds, kombinācija,
    kombināciju, ar burtiem, burtus, burtu virkn*,
    skaitlis,  atslēdziņa, atslēdziņu, ciparu virkne, ciparu virkni, zīmju virkne, zīmju virkni,
    simbolu virkne, simbolu virkni, burvju vārds, burvju vārdu,   burtu kombinācija,
    burtu kombināciju, skaitļu kombinācija, skaitļu kombināciju,
    šifrs, šifru,
    šo skaitli, šis skaitlis, ar šo skaitli, šo numuru, šis numurs, šos burtus, šie cipari, šie burti, šīs zīmes,
    šos simbolus, šādu skaitli, šādus ciparus, šādus burtus, šādas zīmes, turpmāko skaitli, tālāk norādīto skaitli,
    zemāk esošo skaitli, zemāk norādīto skaitli, nākamo skaitli, sekojošo skaitli
  `,
  act: `
    atslēgs, atslēdz, atslēdziet,
    pieteiktos, pieteiktu, pieslēgtos, pārskaitījumu, maksājumu,
    apstiprin*, pieteikties, piesakies, piesakieties, pieteikšan*, pieslēg*, pieslēdz*, ielogo*,
    autentific*, autentifik*, autoriz*, aktiviz*, reģistr*, verific*, verifik*, identific*, identitāt*,
    drošīb*, vienreizēj*, divfaktoru, divpakāpju, divu soļu, atjaunot paroli, paroles atjaunošan*, paroles
    maiņ*, atkop*, jūsu kontu, jūsu konts, jūsu konta, jūsu kontam, jūsu profilu, jūsu profila, jūsu
    identitāti, jūsu e pastu, tavs kontu, tavs konts, tavs konta, tavs kontam, tavs profilu, tavs profila,
    tavs identitāti, tavs e pastu, tavu kontu, tavu konts, tavu konta, tavu kontam, tavu profilu, tavu
    profila, tavu identitāti, tavu e pastu, tava kontu, tava konts, tava konta, tava kontam, tava profilu,
    tava profila, tava identitāti, tava e pastu, savu kontu, savu konts, savu konta, savu kontam, savu
    profilu, savu profila, savu identitāti, savu e pastu, sava kontu, sava konts, sava konta, sava kontam,
    sava profilu, sava profila, sava identitāti, sava e pastu, e pasta adres*, izveidot kontu, jauna ierīce,
    jaunas ierīces, turpināt, pabeigt, parakst*, piekļuv*, piekļūt,
    tas esat jūs, ka tas esat jūs, tas tiešām esat jūs, tas esi tu, ka tas esi tu, tiešām tu,
    tiešām jūs, neesat robots, neesi robots, esat cilvēks, esi cilvēks, pierādiet, pierādīt,
    pierādi, pierādītu, parakstīt, parakstiet, parakstītu, parakstīšan*, pārskaitījum*,
    maksājuma apstiprin*, saistīt, sasaist*, sapārot, sapāro*, savieno*, savienot, pievieno ierīci,
    pievienot ierīci, pievienotu ierīci, ierīces pievieno*, jaunu ierīci, e pasta maiņ*,
    mainīt e pastu, mainītu e pastu, nomainīt e pastu, dzēst kontu, konta dzēšan*, konta izveid*,
    izveidotu kontu, atvērt kontu, konta atvēršan*, ienākt, ienāktu, iekļūt, iekļūtu, pabeigtu,
    pabeidziet, pabeidz, turpinātu, turpini, turpiniet, atbloķē*, piekļūtu, reģistrēt*,
    pierakstīties, ieiet, ieietu, atļaut, atļautu, pilnvaro*,
    tiktu tālāk, tikt tālāk, tiksiet tālāk, tevi ielaidīs, jūs ielaidīs, ielaidīs, ielaidīsim, ka esat cilvēks,
    tiksiet iekšā, tikt iekšā,
    atver jūsu kontu, atver tavu kontu, atvērsies jūsu konts, atvērsies tavs konts, atveras jūsu konts, savā kontā,
    jūsu kontā, tavā kontā, esi iekšā, esat iekšā, būsiet iekšā, būsi iekšā, tiec iekšā, tiekat iekšā, ielaiž jūs,
    ielaiž tevi, pastkaste ir jūsu, ka pastkaste ir jūsu, adrese ir jūsu, ka adrese ir jūsu, pastkasti, ienākat,
    ienāksiet, pieslēdzaties, piesakāties
  `,
  use: `
    pārraksti,
    ievadiet, ievadi, ievadīt, izmantojiet, izmanto, lietojiet, nokopējiet, kopējiet, ielīmējiet, zemāk,
    turpmāk, šeit ir,
    ieraksti, ierakstiet, ierakstīt, ievadot, ievada, ievadīšanai, ievadīsiet, jāievada, jāieraksta,
    raksti, lieto, lietot, lietojot, izmantot, izmantojot, iekopē, iekopējiet, nokopē, ielīmē,
    ielīmēt, iespied, iespiediet, ierakstot, drukā, iedrukā, ierakstiet to, norādiet, norādi,
    atbildi ar, atbildiet ar, atbildot, lūdzu, te ir, šeit tas ir, te tas ir, te būs, zemāk esošo,
    zemāk redzamo, tālāk norādīto, aizpildiet, aizpildi, pārrakstiet, nosauciet, iesniedziet, iesit,
    saglabājiet un ievadiet,
    ierakstām, ierakstāt, ieraksta, ierakstīsiet, ierakstīsi, ierakstiet šo, ieraksti to, ierakstīts,
    ierakstāms, pierakstiet laukā, pieraksti laukā, pieraksti veidlapas, uzrakstiet,
    uzraksti, uzrakstīt, jāraksta, rakstāt, rakstām, pārrakstāt, pārrakstām, pārrakstīt, pārrakstīsiet,
    jāpārraksta, jānorāda, norādāt, norādām, norādīt, norādīsiet, norādiet to, ievadāt, ievadām, ievadi to,
    ievadiet to, ievadīsi, ievadīts, ievadāms, tiek ievadīts, ievadījis, nospiediet uz tastatūras,
    nospied uz tastatūras, nospiediet ekrānā, nospied ekrānā, uzspied, uzspiediet, nodiktējiet, nodiktē,
    nodiktēt, diktējiet, pasakiet robotam, pasaki robotam, pasakiet botam, pasaki botam, aizsūti botam,
    aizsūtiet botam, nosūti botam, nosūtiet botam, sūti botam, raksti botam, uzraksti botam, ielīmējat,
    ielīmējam, ielīmēsiet, ielīmējot, jāielīmē, pārkopē, pārkopējiet, pārkopēt, nokopēt, kopē, kopēt, iekopēt,
    aizpildiet lauku, aizpildi lauku, jāaizpilda, iemet, iemetiet, iesitiet,
    iedauzi, iedauziet, iebakstiet, iebaksti, nosauc,
    nosauciet čatā, atzīmējiet laukā, ierakstiet lodziņā, iedrukājiet, drukājiet, sadrukājiet, lapa prasa,
    lapa prasīs, lapa jautā, lietotne prasa, lietotne prasīs, sistēma prasa, sistēma prasīs, vietne prasa,
    vietne prasīs,
    ${pairs('vajag, nepieciešams, lūdzam, būs, drīkst', 'ievadīt, ierakstīt, norādīt, ielīmēt, pārrakstīt, jāievada, jāieraksta')},
    ${pairs('pārnesiet, ievietojiet, ievieto, jāievieto', 'laukā, lodziņā, logā, lauciņā, veidlapā, uz lauku, ekrānā')},
    ievadīs, ierakstīs, pārraksta, ielīmē to, nospiež, aizpilda, iekopē to, ievadīšana, ievadīšanu,
    ierakstīšanu, ierakstīšana, nosauks, sadrukā, uzspiež,
    pierakstām, kopējam, aizpildām, spiežam iekšā, pārrakstām to, iespiežam, jāiesit, jāiekopē, jānospiež,
    ievadīšanas, ierakstīšanas, ielīmēšanas, iekopēšanas, pārrakstīšanas, pēc ievadīšanas, būsiet ievadījis,
    būsiet ievadījusi, būsi ievadījis, būsi ievadījusi, esat ievadījis, esat ievadījusi, esi ievadījis,
    esi ievadījusi, esat ierakstījis, esat ierakstījusi, būsiet ierakstījis, esi ierakstījis, ierakstījis,
    ierakstījusi, ievadījusi, atbilde botam, atbilde robotam, atbildi botam, atbildiet botam, atbildi, atbildiet,
    atbildēt ar, atbildēsiet, laukā jābūt, lodziņā jābūt, lauciņā jābūt, ailē jābūt, veidlapā jābūt, laukā nāk,
    laukā jāliek, jāliek laukā, lodziņā jāliek, jāsadrukā, jāiedrukā, jādrukā, jākopē, jānokopē, jāpārkopē,
    jādiktē, jānodiktē, jānosauc, jāizmanto, jālieto, atliek ievadīt, atliek ierakstīt, atliek norādīt,
    atliek pārrakstīt, atliek ielīmēt, atliek tikai ievadīt, atliek tikai ierakstīt, pietiek ievadīt,
    pietiek ierakstīt, pietiek, lūgs ievadīt, lūgs ierakstīt, prasīs ievadīt, prasīs ierakstīt, palūgs ievadīt,
    aicinās ievadīt, tiks lūgts ievadīt, tiksiet lūgts ievadīt, ieraksti tur, ierakstiet tur, ievadi tur,
    ievadiet tur, tur ierakstiet, tur ieraksti, tur ievadiet, tur ievadi, ieraksti šeit, ierakstiet šeit,
    ievadi šeit, ievadiet šeit, šeit ierakstiet, šeit ievadiet, raksta laukā, tiek ierakstīts, tiek rakstīts,
    ierakstītu, ievadītu, lai ievadāt, lai ierakstāt, iedrukājat, iedrukāsiet, iedrukāt, sadrukāt, sadrukājat,
    uzdrukā, uzdrukājiet, iekopējat, iekopēsiet, iekopējot, nokopējot, pārrakstot, drukājot, iedrukājot, iespiežot,
    iespiedīsiet, sapikojiet, sarakstiet, sablieziet, ieklabini, ieklabiniet,
        ievadītu jūs, ievadītie, ievadīti, ierakstīti, ievadīta,
    ierakstīta, ievadām to, ierakstām to, ievadīsim, ierakstīsim, nokopējat, nokopēsiet, nokopēsi, pārkopējat,
    pārkopēsiet, pārrakstīsi, pārrakstīts, iedrukāsi, iespiedīsi, iesitīsiet, iesitat, iesitot, iemetat, iemetot,
    ja ievadāt, ja ievadīsiet, ja ierakstāt, ja ierakstīsiet, ja ievadi, ja ieraksti, kad ievadāt, kad ievadīsiet,
    kad ierakstīsiet, tiklīdz ievadāt, tiklīdz ievadīsiet, tiklīdz ierakstīsiet, tiklīdz ievadīsi, lūdzu ievadiet,
    lūdzu ievadi, lūdzu ierakstiet, lūdzu ieraksti, lūdzu nokopējiet, lūdzu norādiet, lūdzu pārrakstiet,
    ir jāievada, ir jāieraksta, ir jānorāda, ir jāpārraksta, ir jāielīmē, jums jāievada, jums jāieraksta,
    tev jāievada, tev jāieraksta, būs jānorāda, būs jāpārraksta, vajadzēs ievadīt, vajadzēs ierakstīt, jāsaraksta,
    jāiespiež, jāuzspiež, jāuzraksta, aprakstiet lauku, iespiest, uzspiest, iesist, iemest, ierakstāms ir,
    ievadāms ir, ierakstiet laukā, ieraksti laukā, ievadiet laukā, ievadi laukā
  `,
  other: `
    dokumenta pārbaudes kods,
    abonenta kods, abonenta kodu, abonenta koda, vizītes kods,
    uzaicinājuma kods,
    atlaides kods, atlaides kodu, atlaides koda, atlaides kodi, atlaides kodus, atlaižu kods, atlaižu kodu,
    atlaižu koda, atlaižu kodi, atlaižu kodus, kupona kods, kupona kodu, kupona koda, kupona kodi, kupona
    kodus, akcijas kods, akcijas kodu, akcijas koda, akcijas kodi, akcijas kodus, dāvanu kods, dāvanu kodu,
    dāvanu koda, dāvanu kodi, dāvanu kodus, dāvanu kartes kods, dāvanu kartes kodu, dāvanu kartes koda,
    dāvanu kartes kodi, dāvanu kartes kodus, ielūguma kods, ielūguma kodu, ielūguma koda, ielūguma kodi,
    ielūguma kodus, ieteikuma kods, ieteikuma kodu, ieteikuma koda, ieteikuma kodi, ieteikuma kodus, bonusa
    kods, bonusa kodu, bonusa koda, bonusa kodi, bonusa kodus, reklāmas kods, reklāmas kodu, reklāmas koda,
    reklāmas kodi, reklāmas kodus, promo kods, promo kodu, promo koda, promo kodi, promo kodus, pasta kods,
    pasta kodu, pasta koda, pasta kodi, pasta kodus, valsts kods, valsts kodu, valsts koda, valsts kodi,
    valsts kodus, saņemšanas kods, saņemšanas kodu, saņemšanas koda, saņemšanas kodi, saņemšanas kodus,
    sūtījuma kods, sūtījuma kodu, sūtījuma koda, sūtījuma kodi, sūtījuma kodus, izsekošanas kods,
    izsekošanas kodu, izsekošanas koda, izsekošanas kodi, izsekošanas kodus, atgriešanas kods, atgriešanas
    kodu, atgriešanas koda, atgriešanas kodi, atgriešanas kodus, piegādes kods, piegādes kodu, piegādes
    koda, piegādes kodi, piegādes kodus, durvju kods, durvju kodu, durvju koda, durvju kodi, durvju kodus,
    vārtu kods, vārtu kodu, vārtu koda, vārtu kodi, vārtu kodus, slēdzenes kods, slēdzenes kodu, slēdzenes
    koda, slēdzenes kodi, slēdzenes kodus, skapīša kods, skapīša kodu, skapīša koda, skapīša kodi, skapīša
    kodus, pakomāta kods, pakomāta kodu, pakomāta koda, pakomāta kodi, pakomāta kodus, licences kods,
    licences kodu, licences koda, licences kodi, licences kodus, produkta kods, produkta kodu, produkta
    koda, produkta kodi, produkta kodus, preces kods, preces kodu, preces koda, preces kodi, preces kodus,
    krāsas kods, krāsas kodu, krāsas koda, krāsas kodi, krāsas kodus, kļūdas kods, kļūdas kodu, kļūdas koda,
    kļūdas kodi, kļūdas kodus, statusa kods, statusa kodu, statusa koda, statusa kodi, statusa kodus, bankas
    kods, bankas kodu, bankas koda, bankas kodi, bankas kodus, uzņēmuma kods, uzņēmuma kodu, uzņēmuma koda,
    uzņēmuma kodi, uzņēmuma kodus, klienta kods, klienta kodu, klienta koda, klienta kodi, klienta kodus,
    pircēja kods, pircēja kodu, pircēja koda, pircēja kodi, pircēja kodus, rezervācijas kods, rezervācijas
    kodu, rezervācijas koda, rezervācijas kodi, rezervācijas kodus, biļetes kods, biļetes kodu, biļetes
    koda, biļetes kodi, biļetes kodus, sapulces kods, sapulces kodu, sapulces koda, sapulces kodi, sapulces
    kodus, grupas kods, grupas kodu, grupas koda, grupas kodi, grupas kodus, spēles kods, spēles kodu,
    spēles koda, spēles kodi, spēles kodus, personas kods, personas kodu, personas koda, personas kodi,
    personas kodus, svītru kods, svītru kodu, svītru koda, svītru kodi, svītru kodus, qr kods, qr kodu, qr
    koda, qr kodi, qr kodus, rezerves kods, rezerves kodu, rezerves koda, rezerves kodi, rezerves kodus,
    nodokļu kods, nodokļu kodu, nodokļu koda, nodokļu kodi, nodokļu kodus, maksātāja kods, maksātāja kodu,
    maksātāja koda, maksātāja kodi, maksātāja kodus, promokods, promokodu, svītrkods, svītrkodu, atlaide,
    kupons, dāvanu karte, pasta indekss, pasta indeksu, pirmkods, pirmkodu, atkopšanas kodi, atkopšanas
    kodus, atjaunošanas kodi, atjaunošanas kodus, licences atslēga, sērijas numurs, wifi parole
  `,
  label: `
    notikums, notikuma,
    nodokļu numurs,
    pasūtījuma numurs, pasūtījuma nr, pasūtījuma numuru, pasūtījuma nr., pasūtījuma id, rēķina numurs,
    rēķina nr, rēķina numuru, rēķina nr., rēķina id, klienta numurs, klienta nr, klienta numuru, klienta
    nr., klienta id, līguma numurs, līguma nr, līguma numuru, līguma nr., līguma id, sūtījuma numurs,
    sūtījuma nr, sūtījuma numuru, sūtījuma nr., sūtījuma id, rezervācijas numurs, rezervācijas nr,
    rezervācijas numuru, rezervācijas nr., rezervācijas id, tālruņa numurs, tālruņa nr, tālruņa numuru,
    tālruņa nr., tālruņa id, telefona numurs, telefona nr, telefona numuru, telefona nr., telefona id,
    biļetes numurs, biļetes nr, biļetes numuru, biļetes nr., biļetes id, kartes numurs, kartes nr, kartes
    numuru, kartes nr., kartes id, polises numurs, polises nr, polises numuru, polises nr., polises id,
    lietas numurs, lietas nr, lietas numuru, lietas nr., lietas id, pieteikuma numurs, pieteikuma nr,
    pieteikuma numuru, pieteikuma nr., pieteikuma id, atsauces numurs, atsauces nr, atsauces numuru,
    atsauces nr., atsauces id, dalībnieka numurs, dalībnieka nr, dalībnieka numuru, dalībnieka nr.,
    dalībnieka id, čeka numurs, čeka nr, čeka numuru, čeka nr., čeka id, darījuma numurs, darījuma nr,
    darījuma numuru, darījuma nr., darījuma id, maksājuma numurs, maksājuma nr, maksājuma numuru, maksājuma
    nr., maksājuma id, lidojuma numurs, lidojuma nr, lidojuma numuru, lidojuma nr., lidojuma id, skaitītāja
    numurs, skaitītāja nr, skaitītāja numuru, skaitītāja nr., skaitītāja id, reģistrācijas numurs,
    reģistrācijas nr, reģistrācijas numuru, reģistrācijas nr., reģistrācijas id, pvn numurs, pvn nr, pvn
    numuru, pvn nr., pvn id, pvn reģ numurs, pvn reģ nr, pvn reģ numuru, pvn reģ nr., pvn reģ id, reģ
    numurs, reģ nr, reģ numuru, reģ nr., reģ id, konta numurs, konta nr, konta numuru, konta nr., konta id,
    pavadzīmes numurs, pavadzīmes nr, pavadzīmes numuru, pavadzīmes nr., pavadzīmes id, numurs, numuru,
    pasūtījums, pasūtījuma, pasūtījumu, rēķins, rēķina, sūtījums, rezervācija, līgums, biļete, polise,
    atsauce, tālr, tālr., tālrunis, tel, zvaniet, zvani, lietotājvārds, lietotāja vārds, lietotāja id, pvn,
    reģ. nr, kas beidzas ar, beidzas ar, pēdējie četri cipari, pēdējie 4 cipari, karte, reiss, vieta, rinda,
    istaba, summa, kopā, cena, daudzums, datums, versija, ip adrese,
    pieteikšanās skaits, pieslēgšanās skaits, pieslēgumu skaits,
    skaitītāja rādījumu, skaitītāja rādījums, rādījumu, rādījums, rādījumi,
    uz šo numuru, pa šo numuru, zvaniet uz šo numuru, pa tālruni
  `,
  unit: `
    minūtes, minūšu, minūtēm, minūti, stundas, stundu, stundām, sekundes, sekundēm, dienas, dienu, dienām,
    nedēļ*, mēneš*, gadus, gadu, gada, ciparu, cipari, cipariem, simbolu, simboli, rakstzīm*, burtu, punktu,
    punkti, punktus, reizes, reizi, gab, personas, klientu, lietotāju, eiro, centi, procent*, metri,
    minūtei, stundā, stundai, sekunžu, pusstundu, pusstundas, ceturtdaļstundu, diennakts, diennakti,
    darba dienas, darba dienu, ciparus, cipars, zīmes, zīmju, burti, nedēļa
  `,
  old: `
    nav pareizs, nebija pareizs, ir nepareizs, bija nepareizs, ir kļūdains,
    vairs nav derīgs, vairs nav derīga, nav vairs derīgs, vairs neder, nav derīgs, beidzies derīguma
    termiņš, beidzies, iepriekšējais kods, iepriekšējais kodu, iepriekšējais parole, iepriekšējo kods,
    iepriekšējo kodu, iepriekšējo parole, vecais kods, vecais kodu, vecais parole, veco kods, veco kodu,
    veco parole, iepriekšējā kods, iepriekšējā kodu, iepriekšējā parole, iepriekšējais, iepriekšējo, jau
    izmantot*, ir izmantot*, tika aizstāts, aizstāts ar, vairs nedarbojas, atcelts, nederīgs,
    nepareizs kods, iepriekš nosūtīt*,
    vecais, vakardienas, nestrādā, vairs nestrādā, nedarbojas, vairs nav spēkā, nav spēkā,
    zaudējis spēku, zaudēja spēku, jau izmantots, izmantots, anulēts, aizstāts, nomainīts,
    kļūdains kods, iepriekš nosūtītais, iepriekšējie kodi,
    novecojis, novecojusi, vairs nestrādās, termiņš beidzies, termiņš ir beidzies, vairs nav aktīvs,
    neaktīvs kods
  `,
  fresh: `
    tā vietā,
    jauns, jaunais, jauno, jaunu, jaunākais,
    jaunāko, pareizais kods, pareizo kodu, pašreizējais kods, derīgais kods, aizstāj iepriekšējo,
    aizstāj veco, jaunajam, jaunā
  `,
  care: `
    derīgs, derīga, derīguma, ir spēkā, spēkā līdz, zaudēs spēku, neizpaud*, nevienam, nedalieties,
    neatklājiet, nepārsūtiet, nepieprasīj*, nelūdz*, neveic*, tas nebijāt jūs, ja tas neesat jūs, ja tas
    nebijāt jūs, nemēģinājāt, ignorējiet, ignorē, konfidenciāl*, tikai vienu reizi, vienu reizi, nekad
    neprasa, nekad neprasīs, pieprasījāt,
    nevienam citam, nevienam nestāst*, nestāstiet, nestāsti, nesakiet, nesaki, nedodiet, nedod,
    nerādiet, nerādi, nesūtiet, nesūti, nedalies, nedalieties ar, neatklāj, nenododiet, nenodod,
    nediktējiet, ne ar vienu, ar citiem, citiem, trešajām personām, trešām personām, svešiem,
    glabājiet slepenībā, glabā slepenībā, turiet slepenībā, turi slepenībā, slepens, slepenībā,
    tikai jums, tikai tev, neviens no mums, neviens no mūsu, mūsu darbinieki, mūsu darbinieks,
    darbinieki nekad, mēs nekad, nekad nelūg*, nekad neprasām, nekad neprasīsim, nekad jums,
    nekad tev, ja tas nebiji, ja tas neesi, ja jūs ne, ja tu ne, ja ne jūs, ja neesat,
    tas nebiji tu, tas neesi tu, nepieprasījāt, nepieprasīji, neesat pieprasīj*, neesi pieprasīj*,
    nepasūtījāt, negaidījāt, nemēģināji, neveicāt, varat ignorēt, vari ignorēt, ignorējiet šo,
    neņemiet vērā, izdzēsiet šo, krāpnie*, krāpšan*, tikai vienreiz, vienreiz, derīgs līdz,
    derīgs vēl, derīgs tikai, derīgs vienu, darbojas tikai, darbojas vienu, beigsies, zaudē spēku,
    zaudēs derīgumu, vairs nederēs pēc, pārstās darboties, termiņš beigsies, spēkā vēl, spēkā tikai,
    spēkā tik,
    ceturtdaļstundu, pusstundu, stundas laikā, pusstundas laikā, līdz pusnaktij, derīgs ceturtdaļstundu,
    derīgs pusstundu, derīgs stundu, nevienam nesakiet, nevienam nediktējiet
  `,
  quote: `
    rakstīja, rakstīja:, oriģinālā ziņa, sākotnējā ziņa, pārsūtītā ziņa, pārsūtīts ziņojums, sākotnējais
    ziņojums, pārsūtīta ziņa
  `,
  ignore: `
    nav koda, parole ir mainīta, jauna parole, jaunu paroli, jūsu parole, šajā lapā, pieteikšanās lap*,
    aizpildiet veidlapu, aizpildi veidlapu, rakstiet mums, uzrakstiet mums, rakstiet uz,
    atbildiet uz jautājumiem, atbildiet uz anketas, atbildiet uz aptaujas, atbildiet uz jautājumu,
    atbildiet uz anketu, atbildiet anketā, atbildiet aptaujā, atbildi uz jautājumiem, atbildi uz anketas,
    atbildi uz aptaujas, atbildi uz jautājumu, atbildi uz anketu, atbildi anketā, atbildi aptaujā,
    atbildēt uz jautājumiem, atbildēt uz anketas, atbildēt uz aptaujas, atbildēt uz jautājumu, atbildēt uz anketu,
    atbildēt anketā, atbildēt aptaujā
  `,
  where: `
    lietotnē, lietotni, lietojumprogrammā, vietnē, tīmekļa vietnē, mājaslapā, mājas lapā,
    pieteikšanās lapā, pieslēgšanās lapā, ekrānā, uz ekrāna, laukā, lauciņā, lauciņos, laukos,
    lodziņā, lodziņos, veidlapā, pārlūkā, pārlūkprogrammā, ierīcē, televizorā, termināļa,
    komandrindā, datorā, telefonā, planšetē, portālā, internetbankā,
    lauku, lauka, lauciņu, laukā zem, pelēkajā laukā, lodziņu, lodziņa, logā, logu, loga, ailē, aili, ailītē,
    ailīti, rūtiņā, rūtiņu, rūtiņās, šūnu lapā, šūnā, šūnu, zem attēla, zem bildes, blakus attēlam, attēla,
    veidlapas, veidlapu, anketā, anketas, anketu, tukšajā rindā, rindā lapas, lapas apakšā, lapā, lapas,
    mobilajā lietotnē, lietotnes, programmā, programmas logā, programmas, appā, vietnes, ekrāna, ekrānu,
    sākuma ekrānā, čatā, tērzēšanā, botam, tastatūras, tastatūrā, ar pulti, pults, terminālī, terminālis,
    konsolē, komandrindas, pārlūka logā, pārlūka, pārlūkprogrammas, tabulā uz, televizora ekrānā,
    planšetes ekrānā, datora, telefona ekrānā, portāla, maksājuma logā, pieteikšanās logā,
    lapa, lietotne, vietne, mājaslapa,  lodziņš, lauks, lauciņš, veidlapa, pārlūks, ekrāns,
    reģistrācijas lapā, reģistrācijas veidlapā, apstiprināšanas lapā, apstiprinājuma lapā, maksājuma lapā,
    uznirstošajā logā, uznirstošais logs, dialoglodziņā, ievades laukā, ievades lauciņā, ievades lodziņā, 
    čats, aplikācija, aplikācijā, aplikāciju
  `,
};
