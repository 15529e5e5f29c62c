/** Slovak. */
import { agreed, pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

const slovakAims = `
  na prihlásenie, pre prihlásenie, na overenie, pre overenie, na potvrdenie, pre potvrdenie, na registráciu,
  pre registráciu, na aktiváciu, pre aktiváciu, na obnovenie hesla, na obnovu hesla, na zmenu hesla, na
  reset hesla, na prístup, na vstup, na autorizáciu, na dokončenie, na podpis, z sms, z e mailu,
  dvojfaktorového overenia, dvojfázového overenia
`;

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  agreed(
    `overovac, prihlasovac`,
    `í kľúč, ieho kľúča, ím kľúčom, ie číslice, ích číslic, ími číslicami, ia kombinácia, iu kombináciu, ej kombinácie, ou
     kombináciou, ia kombinácia číslic, iu kombináciu číslic, ej kombinácie číslic, ou kombináciou číslic, ie slovo,
     ieho slova, ím slovom, í reťazec, ieho reťazca, ím reťazcom, ie znaky, ích znakov, ími znakmi, í číselný kód, ieho
     číselného kódu, ím číselným kódom, ie heslo, ieho hesla, ím heslom`,
  ),
  agreed(
    `verifikačn, autentifikačn, autentizačn, jednorazov`,
    `ý kľúč, ého kľúča, ým kľúčom, é číslice, ých číslic, ými číslicami, á kombinácia, ú kombináciu, ej kombinácie, ou
     kombináciou, á kombinácia číslic, ú kombináciu číslic, ej kombinácie číslic, ou kombináciou číslic, é slovo, ého
     slova, ým slovom, ý reťazec, ého reťazca, ým reťazcom, é znaky, ých znakov, ými znakmi, ý číselný kód, ého
     číselného kódu, ým číselným kódom, é heslo, ého hesla, ým heslom`,
  ),
  agreed(`jednorazov, verifikačn`, `é číslo, ého čísla, ým číslom, é čísla, ých čísel`),
  agreed(`overovac`, `ie číslo, ieho čísla, ím číslom, ie čísla`),
  pairs(
    `kľúč, kľúča, kľúčom, číslice, číslic, číslicami, kombinácia, kombináciu, kombinácie, kombináciou, kombinácia číslic,
     kombináciu číslic, kombinácie číslic, kombináciou číslic, slovo, slova, slovom, reťazec, reťazca, reťazcom, znaky,
     znakov, znakmi, číselný kód, číselného kódu, číselným kódom`,
    `na prihlásenie, pre prihlásenie, na overenie, na jedno použitie, na jednorazové použitie`,
  ),
  pairs(
    `heslo, vaše heslo, hesla, heslom, kód, kódu, kódom, pin`,
    `na jedno použitie, na jednorazové použitie`,
  ),
  pairs(`číslo, číslom`, `na prihlásenie, pre prihlásenie, na overenie, na jedno použitie`),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  agreed(
    `potvrdzovac`,
    `í kľúč, ieho kľúča, ím kľúčom, ie číslice, ích číslic, ími číslicami, ia kombinácia, iu kombináciu, ej kombinácie, ou
     kombináciou, ia kombinácia číslic, iu kombináciu číslic, ej kombinácie číslic, ou kombináciou číslic, ie slovo,
     ieho slova, ím slovom, í reťazec, ieho reťazca, ím reťazcom, ie znaky, ích znakov, ími znakmi, í číselný kód, ieho
     číselného kódu, ím číselným kódom, ie heslo, ieho hesla, ím heslom`,
  ),
  agreed(
    `bezpečnostn, autorizačn, aktivačn, dočasn, prístupov`,
    `ý kľúč, ého kľúča, ým kľúčom, é číslice, ých číslic, ými číslicami, á kombinácia, ú kombináciu, ej kombinácie, ou
     kombináciou, á kombinácia číslic, ú kombináciu číslic, ej kombinácie číslic, ou kombináciou číslic, é slovo, ého
     slova, ým slovom, ý reťazec, ého reťazca, ým reťazcom, é znaky, ých znakov, ými znakmi, ý číselný kód, ého
     číselného kódu, ým číselným kódom, é heslo, ého hesla, ým heslom`,
  ),
  agreed(`autentifikačn`, `é číslo, ého čísla, ým číslom`),
  pairs(
    `kľúč, kľúča, kľúčom, číslice, číslic, číslicami, kombinácia, kombináciu, kombinácie, kombináciou, kombinácia číslic,
     kombináciu číslic, kombinácie číslic, kombináciou číslic, slovo, slova, slovom, reťazec, reťazca, reťazcom, znaky,
     znakov, znakmi, číselný kód, číselného kódu, číselným kódom`,
    `na vstup, na prístup, na potvrdenie`,
  ),
].join(', ');

export const slovak: WordTable = {
  subject: `
    v predmete,
    z predmetu, v predmete správy, v poli predmet
  `,
  strong: `
    ${pairs('kód, kódu, kódom, heslo, vaše heslo, pin', slovakAims)},
    ${pairs(
      `
        párovací, overovací, potvrdzovací, prihlasovací, bezpečnostný, autorizačný, autentifikačný, autentizačný,
        aktivačný, prístupový, jednorazový, dočasný, kontrolný, verifikačný, registračný, identifikačný,
        tajný
      `,
      'kód, pin, pin kód, token',
    )},
    ${pairs(
      `
        overovacieho, potvrdzovacieho, prihlasovacieho, bezpečnostného, autorizačného, aktivačného,
        prístupového, jednorazového
      `,
      'kódu',
    )},
    ${pairs(
      'overovacím, potvrdzovacím, prihlasovacím, bezpečnostným, autorizačným, aktivačným, jednorazovým',
      'kódom',
    )},
    sms kódu, sms kódom, sms kľúč, *miestny kód, *miestneho kódu, *ciferný kód, *ciferného kódu, *znakový kód,
    aktivačný kľúč, ${oneUse}
  `,
  doubtful: `
    *prístupový kód, *aktivačný kód, *autorizačný kód, *registračný kód, *kontrolný kód,
    číslo na prihlásenie, číslo pre prihlásenie, číslom na prihlásenie
  `,
  code: `
    potvrdzovacie číslo, potvrdzovacieho čísla, potvrdzovacím číslom, číslo potvrdenia,
    kód, kódu, kódom, kódy,  heslo, hesla, heslom, pin kód, tokenu, tieto čísla, nasledujúce číslice,
    tieto číslice, ${spoken},
    týmito číslicami,     číslo z tohto mailu,
    číslo z tohto e-mailu, číslo z e-mailu, číslo z mailu, číslo zo správy, číslo z tejto správy,
    číslice z e-mailu, číslice z mailu, číslice zo správy, znaky z e-mailu, písmená z e-mailu, kódové slovo,
    kódovým slovom, číslo na prihlásenie,
    tajné slovo, tajného slova, tajným slovom, číselný kľúč, číselného kľúča, číselným kľúčom, tajné číslice,
    tajných číslic, tajné číslo
  `,
  number: `
    číslami, číslice, číslicami, kľúč, kľúčom, kombinácia, kombináciu, kombináciou, písmenami, tieto písmená, znakmi,
    kľúčik, kľúčikom,  čarovné slovo, kombinácia čísel, kombináciu čísel, kombináciou čísel,
    číselná kombinácia, číselnú kombináciu, číselnou kombináciou, písmená, znaky,
    šifra, šifru, šifrou,
    toto číslo, týmto číslom, nasledujúce číslo, nasledujúcim číslom, číslo nižšie, nižšie uvedené číslo,
    tieto znaky, nasledujúce znaky, nasledujúce písmená
  `,
  act: `
    vás pustí, ťa pustí, odomknete, odomkne,
    schválenie, schváľte, schvaľuje, schváliť, prevodu, prevod,
    potvrď*, potvrd*, overenie, overenia, overiť, overte, overovan*, autoriz*, autentif*, verifik*,
    prihlás*, prihlas*, registr*, zaregistr*,  obnov*, zmena hesla, zmenu hesla, zmeny hesla,
    zabudnuté heslo, zabudnutého hesla, bezpečnos*, účet, účtu, účtom, dvojfáz*, dvojfaktor*, dvojstup*,
    jednoraz*, totožnos*, prístup, prístupu, dokonč*, pokrač*, odomk*, aktivác*, aktivov*, aktivuj*,
    že ste to vy, ste to vy, že si to ty, si to ty, že to ste vy, že ste to naozaj vy, naozaj vy,
    naozaj ty, nie ste robot, nie si robot, ste človek, si človek, preukázať, preukážte, preukáž,
    dokázať, dokážte, dokáž, podpis*, podpísať, podpíšte, podpísanie, schváľ, schvaľovanie,
    schválite, spárov*, spáruj*, párovan*, prepoj*, pripojiť zariadenie, pripojenie zariadenia,
    pridať zariadenie, pridanie zariadenia, nové zariadenie, nového zariadenia, novom zariadení,
    dostanete sa, dostaneš sa, zmena e-mailu, zmenu e-mailu, zmeny e-mailu, zmena emailu,
    zmeniť e-mail, nový e-mail, zrušenie účtu, vymazanie účtu, založiť účet, založenie účtu,
    vytvoriť účet, vytvorenie účtu, otvorenie účtu, ukonč*, odsúhlas*, povoliť, povoľte, povolenie,
    identifik*, vstup do, vstúpiť, e-mailovú adresu, emailovú adresu,
    dostali ďalej, pustí ťa, pustí vás, pustí ďalej, dostali dnu, dostať dnu, nie ste stroj, vstúpite, vstúpte,
    prihlásite,
    odomkne vám, otvorí váš účet, vám otvorí účet, ste dnu, si dnu, ste vnútri, vpustí vás, vpustí ťa, pustí dnu,
    schránka je vaša, že schránka je vaša, adresa je vaša, že adresa je vaša, overí, overíte, overíme
  `,
  use: `
    patrí doň, patrí doňho,
    odpovedzte na túto správu, odpovedzte na správu,
    nadiktujte, nadiktuj,
    zadajte, zadaj, zadať, zadaním, vložte, použite, použi, použiť, opíšte, skopírujte, napíšte, vyplňte,
    uveďte, nižšie, nasledujúci, tu je, pomocou,
    naťukaj, naťukajte, naťukať, vyťukaj, vyťukajte, ťukni, zadávate, zadáte, zadáš, zadávaním,
    vpíšte, vpísať, vložiť, vložením, prilepte, prilep, nakopírujte, skopíruj, skopírovať, prepíšte,
    prepíš, prepísať, opíš, opísať, vyplň, vyplniť, napíš, napísať, doplňte, doplň, uveď, uviesť,
    hoďte ho, hoď ho, odpovedzte, odpovedz, odpíšte, odpíš, prosím zadajte, tu ho máte, tu ho máš,
    tu máte, tu máš, nižšie je, použijete, použitím, posielame, nech sa páči, vyťukať,
    vpisujeme, vpisujete, vpisuješ, vpisujte, vpisuje sa, vpíš, vpíšu, vpíšete, vpíšeš, vpíšte ho, vpisujú sa,
    sa vpisuje, odpíšte z, pripíšte, pripíš, pripísať, naťukáte, naťukáš, naťukáme, zadávaš, zadávame,
    zadávajte, zadávaj, zadáva sa, zadávajú sa, sa zadáva, sa zadávajú, zadajte ho, zadajte to, zadaj ho,
    zadané, zadaný, povedzte automatu, povedz automatu, povedzte robotovi, povedzte botovi, povedz botovi,
    vložíte, vložíš, vkladáte, vkladáme, vlož, vložte ho, prekopíruj, prekopírujte, prekopírovať, nakopíruj,
    skopírujete, kopírujte, kopíruj, vyplňte políčko, vyplň políčko, vyplníte, vyplníš, doplniť, doplníte,
    stlačte na obrazovke, stlač na obrazovke, stlačte na klávesnici, stlač na klávesnici, preneste, prenes,
    preniesť, prepíšete, prepíšeš, prepisujete, prepisuješ, opíšete, opíšeš, navoľte, navoľ, navoliť,
    vyberte ovládačom, pošli botovi, pošlite botovi, poslať botovi, napíš botovi, napíšte botovi, oznámte v,
    oznám v, oznámte botovi, uvediete, uvedieš, uvádzajte, ukážte na obrazovke,
    šupni, šupnite, hoď do, hoďte do, nahoďte, nahoď, nahodiť, dosaďte, dosaď, dosadiť,
      nacvakajte, nacvakaj, nadiktovať, diktujte, napíšete, napíšeš, umiestnite, vyťukáte,
    vymačkajte, stránka požiada, aplikácia požiada, systém požiada, stránka sa spýta, aplikácia sa spýta,
    systém sa spýta, web sa spýta,
    ${pairs('treba, potrebné, potrebné je, stačí, musíte, musíš', 'zadať, vpísať, vyplniť, opísať, vložiť, uviesť, naťukať, skopírovať')},
    ${pairs('zapíšte, zapíš, zapísať, zopakujte', 'do poľa, do okienka, do okna, do formulára, do políčka, do kolónky, vo formulári, na obrazovke')},
    zadá, zadáva, zadajú, zadávajú, vpíše, vpisuje, vyplní, vypĺňa, opíše, opisuje, prepíše, vloží, vkladá,
    naťuká, vyťuká, uvedie, o zadanie, o vyplnenie, o vpísanie, o vloženie, o uvedenie, zadanie,
    vyplnením, vpísaním,
    vypĺňame, vypĺňate, zapisujeme, ťukáme, opisujeme, kopírujeme, nabúchajte, nabúchaj,
    odpoveď botovi, odpoveď robotovi, odpoveď pre bota, odpovedzte botovi, odpovedz botovi, vyplníme, vpíšeme,
    opíšeme, odpíšeme, vložíme, zadáme, doplníme, prepíšeme, skopírujeme, uvedieme,  
          po zadaní, po vpísaní,
    po vyplnení, po opísaní, po vložení, sem patrí, tam patrí, patrí sem, patrí tam, políčka patrí, poľa patrí,
    okienka patrí, kolónky patrí, na zadanie, na vyplnenie, na opísanie, vyplňte ho, opíšte ho, prepíšte ho,
    doplňte ho, skopírujte ho, je nutné zadať, nutné zadať, nutné vyplniť, nutné uviesť, zostáva zadať,
    zostáva uviesť, zostáva vyplniť, zostáva opísať, zostáva vpísať, ostáva zadať, ostáva vyplniť,
    vyzve na zadanie, vyzvaní na zadanie, požiada o zadanie, prilepíte, prilepíš, prilepiť, šup tam, naťukajte ho,
    ťukáte, ťukaj, ťukajte, opisujete, opisuješ, opisujte, vypĺňaš, vypĺňajte,
    vyplníte-li, zadáte-li,        zadaná,
    vpísané, vpísaná, vyplnené, vyplnená, opísané, prepísané, vložené, vložená, naťukané, skopírované, prepísaním,
    skopírovaním, naťukaním, vyťukaním, doplnením, napísaním,  zapísaním, opísaním, zadávanie, vypĺňanie,
    vkladanie, vkladáš, vkladaj, vkladajte, prepisuj, prepisujte, opisuj, kopíruješ, kopírujete, dopĺňajte,
    dopĺňame, doplní, dopíšte, dopíš, dopísať, dopíšete, dopíšeš, zapíšete, zapíšeš, zapíšte do, zapíš do,
    nadatluj, nadatlujte, vyklikajte, vyklikaj, naklikajte, naklikaj, musí sa zadať, musí sa vyplniť,
    musí sa vpísať, musí sa opísať, má sa zadať, má byť zadané, je treba zadať, je treba vyplniť, je treba opísať,
    je treba vpísať, je treba uviesť, je potrebné opísať, je potrebné zadať, je potrebné vyplniť, ráčte zadať,
    ráčte vyplniť,
    hneď ako ste zadali, hneď ako ste vpísali, hneď ako ste vyplnili, hneď ako ste opísali, hneď ako ste vložili,
    hneď ako ste naťukali, hneď ako ste napísali, akonáhle ste zadali, akonáhle ste vpísali, akonáhle ste vyplnili,
    akonáhle ste opísali, akonáhle ste vložili, akonáhle ste naťukali, akonáhle ste napísali, keď ste zadali,
    keď ste vpísali, keď ste vyplnili, keď ste opísali, keď ste vložili, keď ste naťukali, keď ste napísali,
    po tom čo ste zadali, po tom čo ste vpísali, po tom čo ste vyplnili, po tom čo ste opísali,
    po tom čo ste vložili, po tom čo ste naťukali, po tom čo ste napísali,
    budete písať, budeš písať, budete zadávať, budeš zadávať, budete vypĺňať, budete opisovať, budete vpisovať,
    budete ťukať, budeš ťukať, budete vkladať, pri zadávaní, pri vypĺňaní, pri opisovaní
  `,
  where: `
    aplikácii, aplikácie, stránke, prehliadači, obrazovke, poľa, formulára, okna, zariadení,
    v poli, aplikácia, aplikáciu, v aplikácii, na stránke, prihlasovacej stránke,
    prihlasovacej obrazovke, webe, na webe, políčka, políčko, políčku, kolónky, okienka, okienko,
    okne, televízii, televízore, termináli, terminálu, konzole, príkazového riadka, počítači,
    na telefóne, v telefóne, v mobile, tablete, prehliadača, prehliadač, zariadenia, portáli,
    stránky, internet bankingu, internetbankingu,
    riadku, riadok, rámčeka, rámčeku, rámček, kolónku, kolónke, okienku, okno, oknom, poli, pole, polia,
    políčkom, políčok, formulár, formulári, dotazníku, dotazníka, pod obrázok, pod obrázkom, obrázkom, bunky,
    bunku, bunke, tabuľky na, stránku, stránok, dole na stránke, obrazovku, obrazovky, v čete, do četu, v chate,
    do chatu, botovi, terminál, konzoly, konzolu, príkazový riadok, na ovládači, ovládačom, na klávesnici,
    klávesnici, programu, paneli, portáli na, štvorčeka, štvorček, štvorčeku, štvorčekov, appky, appke, appku,
    webu, telefónu, počítača, tabletu, televíznej obrazovke, tlačiva,
    stránka, appka, aplikáciou, mobilnej aplikácii, mobilnej aplikácie, vyskakovacie okno, vyskakovacieho okna,
    vyskakovacom okne, dialógu, dialógovom okne, dialógového okna, prihlasovacieho okna, prihlasovacie okno,
    prihlasovacom okne, prihlasovacieho formulára, prihlasovacom formulári,  do mobilu, do televízie,
    na televízii, prihlasovaciu stránku, obrazovka
  `,
  other: `
    overovací kód dokumentu, kontrolný kód dokumentu,
    jednorazový kód na vyzdvihnutie, jednorazový kód na prevzatie,
    stavový kód, kód farby, kód schránky, kód zákazníka,
    vyzdvihnutie zásielky, vyzdvihnutie balíka, kuriérovi, vodičovi, na recepcii, pri pokladni,
    promo kód, promokód, zľavový kód, zľavového kódu, zľavovým kódom, zľavové kódy, zľava, zľavu, zľavy,
    kupón*, darčekový poukaz, darčeková karta, poukážka, poukážky, psč, poštové smerovacie číslo, sledovacie
    číslo, číslo zásielky, číslo na sledovanie, podacie číslo, kód zásielky, kód na vyzdvihnutie, kód na
    prevzatie, výdajný kód, heslo na vyzdvihnutie, heslo na prevzatie, balíkobox*, čiarový kód, čiarového
    kódu, qr kód, záložné kódy, záložných kódov, záložný kód, kód rezervácie, rezervačný kód, číslo
    rezervácie, rezervác*, odporúčací kód, referenčný kód, pozývací kód, kód pozvánky, kód od dverí, kód k
    dverám, kód od brány, vstupný kód do, licenčný kľúč, licenčného kľúča, sériové číslo, výrobné číslo,
    produktový kľúč, kód produktu, kód tovaru, katalógové číslo, kód krajiny, predvoľba, kód banky, chybový
    kód, kód chyby, zdrojový kód, zdrojového kódu,   ič dph, rodné číslo, heslo na wi fi, heslo k wi
    fi, heslo wi fi, kód stretnutia, kód triedy, kód lístka, kód vstupenky, vernostný kód, dič sk,
    kuriérovi kód, kód kuriérovi
  `,
  label: `
    kontu č, konta č, konto č, účtu č, účet č,
    udalosť, udalosti,
    daňové číslo, kód darčekovej karty, členské číslo, číslo prípadu, číslo vstupenky, osobné číslo zamestnanca, číslo merača, ečv,
    číslo, čísla, číslom, číslo objednávky, objednávka, objednávky, objednávke, objednávku, faktúra, faktúra
    č, faktúry, faktúru, číslo faktúry, daňový doklad, účtenka, zmluva, zmluva č, zmluvy, číslo zmluvy,
    variabilný symbol, variabilným symbolom, číslo účtu, zákaznícke číslo, číslo zákazníka, klientske číslo,
    karta, karty, kartou,  číslo karty, končiaca na, končiacou na, telefón, telefónne číslo, tel č,
    infolinka, volajte, na čísle, požiadavka, požiadavka č, číslo požiadavky, reklamácia, reklamácia č,
    lístok, cestovný lístok, vstupenka, vlak, zásielka, zásielky, zásielke, zásielku,  identifikátor,
    poistka, poistná zmluva, transakcia, transakcie, číslo transakcie, platba, platby, suma, sumu, v sume,
    spolu, zostatok, cena, verzia,   dátum, ip adresa, používateľ, používateľské meno, spisová
    značka, poistenec,
    stav elektromera, stav vodomera, stav plynomera, odpočet, žreb č,
    na toto číslo, na toto telefónne číslo, na tomto čísle, na tomto telefónnom čísle, na nasledujúce číslo,
    na nasledujúcom čísle, na číslo,
    čitateľ č., člen č., zákazník č., klient č., zmluva č., faktúra č., objednávka č.
  `,
  unit: `
    minút*, hodín*, hodin*, hod, sekúnd*, sekund*,  dni, dní, týžd*, mesiac*, rok, roky, rokov, číslic*,
    znak*, písmen*, krát, bod, bodov, eur, kus, kusy, kusov, ks, osôb, používateľ*, zákazník*, produkt*,
    percent*, pokus*, správ, kódov, roku,
    minútku, hodinku, polhodiny, pol hodiny, polhodina, štvrťhodiny, pracovných dní, pracovné dni,
    dňoch, cifier, čísel
  `,
  old: `
    bol prijatý, bol potvrdený,
    nie je správny, nebol správny, je nesprávny, bol nesprávny, je chybný, bol chybný, nesúhlasí,
    zrušili sme kód, bol zrušený, bol deaktivovaný,
    neplatný, neplatné, už neplatí, neplatí, prestal platiť, prestáva platiť, nie je platný, už nie je
    platný, vypršal, vypršala, expiroval, predchádzajúci, predchádzajúceho, predošlý, predošlého, starý kód,
    starého kódu, pôvodný kód, zaslaný skôr, zneplatnen*, zrušený, nahraden*, bol nahradený, už použit*, bol
    použitý, namiesto kódu, nesprávny kód, nefunguje,
    včerajší kód, skorší kód, minulý kód, minulý, už nefunguje, prestal fungovať, prepadol,
    expirovaný, zrušen*, použitý kód, zlý kód, chybný kód, neaktívny, neaktuálny, starší kód,
    predošlé kódy, predchádzajúce kódy,
    stratil platnosť, stratila platnosť, stratilo platnosť, vypršalo, expirovala, prepadla, zastaran*,
    prešiel čas
  `,
  fresh: `
    namiesto neho, namiesto toho,
    nový kód, nového kódu, novým kódom, nový overovací kód, nový prihlasovací kód, nový jednorazový kód,
    aktuálny kód, posledný kód, nový,
    nahrádza predchádzajúci, nahrádza predošlý, nahrádza starý, nový bezpečnostný kód,
    nový autorizačný kód, nový potvrdzovací kód, nový kód na prihlásenie, správny kód, platný kód,
    najnovší kód, čerstvý kód, nový pin, súčasný kód
  `,
  care: `
    platí do, platí len, platí iba, kód platí, platný, platnosť, je platný, vyprší, exspiruje, nezdieľajte,
    nezdieľaj, neprezrádzajte, neposkytujte, nikomu, nepreposielajte, ak ste o, ak ste to neboli, ak ste to
    neboli vy, nežiadali, nepožiadali, nevyžiadali, ignorujte, dôvern*, tretím osobám, nikdy od vás,
    nehovorte, nehovor, nikomu ho, nikomu nič, nedávajte, nedávaj, neukazujte, neukazuj,
    neposielajte, neposielaj, nepreposielaj, neprezraď, neprezrádzaj, neoznamujte, nevyzraďte,
    nechajte si ho, nechaj si ho, uchovajte, len pre vás, iba pre vás, platí už len, platí ešte,
    platí raz, funguje raz, funguje len, funguje iba, len raz, iba raz, jedenkrát, jednorazovo,
    prestane platiť, prestane fungovať, stratí platnosť, stráca platnosť, prepadne, vyprší o,
    vyprší za, vyprší po, exspiruje o, expiruje, platnosť končí, končí platnosť, platný do,
    ak ste si, ak nie ste to vy, nie ste to vy, neboli ste to vy, nebol si to ty,
    nie si to ty, nežiadal, nežiadala, nepožiadal, nepožiadala, nevyžiadal, neobjednali, nečakali,
    neočakávali, nepokúšali, ignoruj, pokojne ignorujte, môžete ignorovať, môžeš ignorovať,
    neberte do úvahy, zmažte, vymažte túto, nikto od nás, nikto z nás, nikto z našich, nikto iný,
    naši zamestnanci, náš zamestnanec, naši pracovníci, nikdy oň, nikdy nebudeme, nikdy nepožiad*,
    nikdy vás, nikdy ťa, podvodník*, podvodníci, inej osobe, iným osobám, cudzím, v tajnosti, nikým,
    štvrť hodiny, pol hodiny, štvrťhodin*, polhodin*, počas hodiny, do polnoci, platí štvrť, platí pol,
    platí hodinu, nikomu nehovorte, nikomu nediktujte, nediktujte, nikomu neposielajte
  `,
  quote: `
    napísal:, napísala:, napísal(a):, píše:, preposlaná správa, pôvodná správa, začiatok preposlanej správy,
    odovzdaná správa
  `,
  ignore: `
    nové heslo, vaše heslo, zabudli ste heslo, zmeňte heslo, heslo bolo zmenené, heslo k účtu, bez kódu, bez
    hesla, telefónneho čísla, vaše číslo, na vaše číslo, vaše telefónne číslo, na telefón, vaša objednávka,
    vašej objednávky, vaša karta, vašej karty, v tomto čase,
    vyplňte formulár, vyplniť formulár, napíšte nám, napíšte mi, napíš nám, napíšte na adresu, zapíšte sa,
    zapísať sa, zapíšte si,
    ste vo, ste v, ste na, ste si, ste sa, ste už, ste prihlásený, ste prihlásení, ste prihlásená, ste späť,
    ste to,
    odpovedzte v dotazníku, odpovedzte na dotazník, odpovedzte na otázky, odpovedzte na otázku,
    odpovedzte v ankete, odpovedz v dotazníku, odpovedz na dotazník, odpovedz na otázky, odpovedz na otázku,
    odpovedz v ankete, odpovedať na otázky
  `,
};
