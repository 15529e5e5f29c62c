/** Czech and Slovak. */
import { pairs } from './pairs.ts';
import type { WordTable } from './table.ts';

const czechAims = `
  pro přihlášení, k přihlášení, pro ověření, k ověření, pro potvrzení, k potvrzení, pro registraci, k
  registraci, pro aktivaci, k aktivaci, pro obnovení hesla, k obnovení hesla, pro obnovu hesla, pro reset
  hesla, pro změnu hesla, ke změně hesla, pro přístup, k přístupu, pro vstup, pro autorizaci, k autorizaci,
  pro dokončení, k dokončení, pro podpis, z sms, z e mailu, dvoufázového ověření, pro dvoufázové ověření,
  pro dvoufaktorové ověření
`;

export const czech: WordTable = {
  subject: `
    v předmětu
  `,
  strong: `
    ${pairs('kód, kódu, kódem, heslo, pin', czechAims)},
    ${pairs(
      `
        ověřovací, potvrzovací, přihlašovací, bezpečnostní, autorizační, autentizační, autentifikační,
        aktivační, přístupový, jednorázový, dočasný, kontrolní, verifikační, registrační, identifikační,
        tajný, číselný
      `,
      'kód, pin, pin kód, token',
    )},
    ${pairs(
      `
        ověřovacího, potvrzovacího, přihlašovacího, bezpečnostního, autorizačního, aktivačního,
        přístupového, jednorázového
      `,
      'kódu, hesla',
    )},
    ${pairs(
      `
        ověřovacím, potvrzovacím, přihlašovacím, bezpečnostním, autorizačním, aktivačním, přístupovým,
        jednorázovým
      `,
      'kódem, heslem',
    )},
    ${pairs('jednorázové, ověřovací, dočasné, autorizační', 'heslo')},
    sms kód, sms kódu, sms kódem, sms klíč, *místný kód, *místného kódu, *ciferný kód, *ciferného kódu,
    *znakový kód, aktivační klíč, jednorázová hesla, ověřovací číslo, kód pro jednorázové přihlášení
  `,
  doubtful: `
    *přístupový kód, *aktivační kód, *autorizační kód, *registrační kód, *kontrolní kód
  `,
  code: `
    kód, kódu, kódem, kódy,  heslo, hesla, heslem, pin kód, pin kódu, tokenu, tato čísla, následující
    čísla, následující číslice, tyto číslice
  `,
  number: `
    čísly, číslice, číslicemi, klíč, klíčem, kombinace, kombinaci, kombinací, písmeny, písmena, znaky, posloupnost*,
    posloupností
  `,
  act: `
    vás pustí, tě pustí, odemknete, odemkneš, odemkne,
    schválení, schvalte, schvaluje, schválit, převodu, převod,
    potvrď*, potvrd*, potvrz*,  autoriz*, autentiz*, autentifik*, verifik*, přihlás*, přihlaš*,
    registr*, zaregistr*,  obnov*, reset hesla, resetování hesla, změna hesla, změnu hesla, změny
    hesla, zapomenuté heslo, zapomenutého hesla, bezpečnost*, účet, účtu, účtem, dvoufáz*, dvoufaktor*,
    dvoustup*, jednoráz*, totožnost*, identit*, přístup, přístupu, dokonč*, pokrač*, e mailovou adresu,
    emailovou adresu, odemk*, odblok*, ověřit, ověřte, ověření, ověřením, ověřen*, ověřovac*, ověřuj*,
    ověříme, ověříte, aktivac*, aktivov*, aktivuj*, aktivní účet,
    že jste to vy, jste to vy, že jsi to ty, jsi to ty, že to jste vy, že jste to opravdu vy,
    opravdu vy, opravdu ty, nejste robot, nejsi robot, jste člověk, jsi člověk, prokázat, prokažte,
    prokaž, dokázat, dokažte, dokaž, podpis*, podepsat, podepište, podepiš, podepsání, schval,
    schvalování, schválíte, převodem, spárov*, spáruj*, párován*, propoj*, připojit zařízení,
    připojení zařízení, přidat zařízení, přidání zařízení, nové zařízení, nového zařízení,
    novém zařízení, dostanete se, dostaneš se, změna e-mailu, změnu e-mailu, změny e-mailu,
    změna emailu, změnit e-mail, změnit email, nový e-mail, zrušení účtu, smazání účtu,
    založit účet, založení účtu, vytvořit účet, vytvoření účtu, otevření účtu, ukonč*, odsouhlas*,
    povolit, povolte, povolení, identifik*, vstup do, vstoupit
  `,
  use: `
    odpovězte na tuto zprávu, odpovězte na zprávu,
    odpovězte na, nadiktujte, nadiktuj,
    zadejte, zadej, zadat, zadání, vložte, vlož, použijte, použij, použít, opište, zkopírujte, napište,
    vyplňte, uveďte, níže, následující, zde je, tady je, pomocí,
    naťukej, naťukejte, naťukat, vyťukej, vyťukejte, ťukni, ťukněte, zadáte, zadáš, zadávejte,
    vepište, vepiš, vepsat, vložit, vložením, vlepte, vlep, nakopírujte, zkopíruj, zkopírovat,
    přepište, přepiš, přepsat, opiš, opsat, vyplň, vyplnit, napiš, napsat, doplňte, doplň, uveď,
    uvést, hoďte ho, hoď ho, odpovězte, odpověz, odepište, odepiš, prosím zadejte, tady ho máte,
    tady ho máš, tady máte, tady máš, zde máte, zde máš, posíláme, tímto, použijete, použitím,
    nadatlujte, datlujte, pište, zadán
  `,
  where: `
    aplikaci, aplikace, stránce, stránku, prohlížeči, obrazovce, pole, formuláře, okna, zařízení,
    v poli, v aplikaci, na stránce, přihlašovací stránce, přihlašovací stránku,
    přihlašovací obrazovce, na webu, webu, stránkách, políčka, políčko, políčku, kolonky, kolonku,
    okénka, okénko, okně, televizi, televizoru, terminálu, konzoli, příkazového řádku,
    příkazové řádky, počítači, na telefonu, v telefonu, v mobilu, tabletu, prohlížeče, portálu,
    internetovém bankovnictví
  `,
  other: `
    vyzvednutí zásilky, vyzvednutí balíku, vyzvednout zásilku, kurýrovi, řidiči, na recepci, u pokladny,
    promo kód, promo kódu, promokód, promokódu, slevový kód, slevového kódu, slevovým kódem, slevové kódy,
    slevový kupon, slevový kupón, sleva, slevu, slevy, kupon*, kupón*, kód kuponu, voucher*, poukaz*,
    dárkový poukaz, dárková karta, číslo poukazu, kód poukazu, psč, poštovní směrovací číslo, sledovací
    číslo, číslo pro sledování, číslo zásilky, podací číslo, kód zásilky, kód pro vyzvednutí, kód k
    vyzvednutí, výdejní kód, kód pro výdej, heslo pro vyzvednutí, heslo k vyzvednutí, heslo pro výdej,
    výdejní box, z boxu, zásilkovn*, kód pro vrácení, čárový kód, čárového kódu, čárové kódy, qr kód, qr
    kódu, qr kódem, záložní kódy, záložních kódů, záložní kód, obnovovací kódy, kód rezervace, rezervační
    kód, rezervační číslo, číslo rezervace, rezervac*, referenční kód, doporučovací kód, kód pro doporučení,
    zvací kód, kód pozvánky, kód ke dveřím, kód od dveří, kód od brány, kód k bráně, vstupní kód do,
    licenční klíč, licenčního klíče, licenční číslo, sériové číslo, výrobní číslo, produktový klíč, kód
    produktu, kód zboží, kód výrobku, objednací kód, katalogové číslo, kód země, předvolba, kód banky,
    bankovní kód, chybový kód, kód chyby, zdrojový kód, zdrojového kódu, zdrojové kódy,   rodné
    číslo, heslo k wi fi, heslo na wi fi, heslo wifi, heslo k síti, kód schůzky, id schůzky, kód třídy, kód
    kurzu, kód vstupenky, kód jízdenky, kód předmětu, puk kód, kód ereceptu, erecept, s kódem, věrnostní
    kód, bonusový kód, ičo:, ič:, dič:, dič cz, ičo firmy, kurýrovi kód, kód kurýrovi, kód řidiči
  `,
  label: `
    číslo, čísla, číslem, č účtu, číslo objednávky, číslo obj, objednávka, objednávka č, objednávky,
    objednávky č, objednávce, objednávku, objednávkou, obj, obj č, faktura, faktura č, faktury, fakturu,
    číslo faktury, daňový doklad, doklad, doklad č, účtenka, účtenky, smlouva, smlouva č, smlouvy, číslo
    smlouvy, variabilní symbol, variabilním symbolem,  konstantní symbol, specifický symbol, číslo účtu,
    zákaznické číslo, číslo zákazníka, klientské číslo, číslo klienta, karta, karty, kartou,  číslo
    karty, končící na, končící, končí na, telefon, tel, telefonní číslo, tel č, infolinka, infolinku,
    infolince, volejte, na čísle, na lince, požadavek, požadavek č, číslo požadavku, případ, tiket, tiket č,
    reklamace, reklamace č, číslo reklamace, jízdenka, vstupenka, vlak, zásilka, zásilky, zásilce, zásilku,
     balíku, identifikátor, id objednávky, id transakce, pojistka, pojistná smlouva, transakce, číslo
    transakce, platba, platby, částka, částku, ve výši, celkem, zůstatek, cena, cenu, verze,  
    datum, ip adresa, uživatel, uživatelské jméno, spisová značka, sp zn, poslední čtyřčíslí, posledních
    čtyři, číslo stížnosti, elektroměr, spz, r č, vs:
  `,
  unit: `
    minut*, hodin*, hod, sekund*, vteřin*, dny, dnů, dní, dnech, týden, týdny, týdnů, měsíc*, rok, roky,
    roků, číslic*, číslice, znak*, písmen*, krát, bod, bodů, korun*, kč, kus, kusy, kusů, ks, osob, osoby,
    uživatel*, zákazník*, produkt*, km, kg, procent*, pokus*, zpráv*, slov, tis, mil, hvězd*,  roku,
    minutku, hodinku, půlhodiny, půl hodiny, půlhodina, čtvrt hodiny, čtvrthodiny, týdně,
    pracovních dnů, pracovní dny, vteřinku, cifer, čísel
  `,
  old: `
    neplatný, neplatné, neplatná, již neplatí, už neplatí, neplatí, přestává platit, přestal platit, není
    platný, již není platný, už není platný, není již platný, vypršel, vypršela, vypršelo, platnost
    vypršela, předchozí, předchozího, předchozí kód, předešlý, starý kód, starého kódu, dřívější kód,
    původní kód, zaslaný dříve, zneplatněn*, zrušen, nahrazen*, byl nahrazen, již použit*, byl použit, místo
    kódu, místo původního, špatný kód, nesprávný kód, nefunguje,
    včerejší kód, dřívější, minulý kód, minulý, minulého, už nefunguje, již nefunguje,
    přestal fungovat, propadl, propadlý, prošlý, expirovaný, použitý kód, už použit*, chybný kód,
    neaktivní, neaktuální, starší kód
  `,
  fresh: `
    nový kód, nového kódu, novým kódem, nový ověřovací kód, nový přihlašovací kód, nový jednorázový kód,
    nové jednorázové heslo, aktuální kód, poslední kód, nový,
    nahrazuje předchozí, nahrazuje ten předchozí, nahrazuje starý, nový bezpečnostní kód,
    nový autorizační kód, nový potvrzovací kód, nový kód pro přihlášení, správný kód, platný kód,
    nejnovější kód, čerstvý kód, nový pin, současný kód
  `,
  care: `
    platí do, platí po, platí jen, platí pouze, kód platí, platný, platnost, platná, je platný, vyprší,
    nesdílejte, nesdílej, nesdělujte, nikomu, neposkytujte, nepřeposílejte, neprozrazujte, pokud jste o,
    pokud jste to nebyli, pokud jste to nebyl, nežádali, nepožádali, nevyžádali, ignorujte, ignorovat,
    důvěrn*, třetím osobám, nikdy po vás, nikdy se vás, podvod*,
    neříkejte, neříkej, neříkejte ho, neříkej ho, nikomu ho, nikomu jej, nedávejte, nedávej,
    neukazujte, neukazuj, neposílejte, neposílej, nepřeposílej, neprozraď, neprozrazuj, nesděluj,
    nevyzrazujte, nechte si ho, nech si ho, uchovejte, nechte si ho pro sebe, jen pro vás,
    pouze pro vás, platí už jen, platí ještě, platí jednou, platí deset, funguje jednou,
    funguje jen, funguje pouze, jen jednou, pouze jednou, jedenkrát, jednorázově, přestane platit,
    přestane fungovat, pozbude platnosti, pozbývá platnosti, propadne, vyprší za, vyprší v,
    vyprší po, platnost končí, končí platnost, pokud jste si, pokud sis,
     nejste to vy, nebyl jste to vy, nebyli jste to vy, nebyl jsi to ty, nejsi to ty,
    to nebyl, nežádal, nežádala, nepožádal, nepožádala, nevyžádal, neobjednali, nečekali,
    neočekávali, nezkoušeli, nepokoušeli, ignoruj, klidně ignorujte, můžete ignorovat,
    můžeš ignorovat, neberte na zřetel, smažte, nikdo od nás, nikdo z nás, nikdo z našich,
    nikdo jiný, naši zaměstnanci, náš zaměstnanec, naši pracovníci, nikdy o něj, nikdy nebudeme,
    nikdy nepožád*, nikdy nechce*, nikdy vás, nikdy tě, podvodník*, podvodníci, jiné osobě,
    jiným osobám, cizím, v tajnosti, nikým
  `,
  quote: `
    napsal:, napsala:, napsal(a):, píše:, přeposlaná zpráva, přeposlana zprava, původní zpráva, předaná
    zpráva, předávaná zpráva, začátek přeposlané zprávy, začátek přeposílané zprávy
  `,
  ignore: `
    nové heslo, vaše heslo, zapomněli jste heslo, změňte heslo, heslo bylo změněno, heslo bylo změneno,
    heslo k účtu, nastavit heslo, bez kódu, bez hesla, zákon č, správce hesel, telefonní číslo nebo,
    telefonního čísla, vaše číslo, na vaše číslo, na vaše telefonní číslo, na telefon, v tuto dobu, v tomto
    případě, v případě, v opačném případě, případ od, vaše objednávka, vaší objednávky, vaše karta, vaší
    karty, místo toho
  `,
};

const slovakAims = `
  na prihlásenie, pre prihlásenie, na overenie, pre overenie, na potvrdenie, pre potvrdenie, na registráciu,
  pre registráciu, na aktiváciu, pre aktiváciu, na obnovenie hesla, na obnovu hesla, na zmenu hesla, na
  reset hesla, na prístup, na vstup, na autorizáciu, na dokončenie, na podpis, z sms, z e mailu,
  dvojfaktorového overenia, dvojfázového overenia
`;

export const slovak: WordTable = {
  subject: `
    v predmete
  `,
  strong: `
    ${pairs('kód, kódu, kódom, heslo, pin', slovakAims)},
    ${pairs(
      `
        overovací, potvrdzovací, prihlasovací, bezpečnostný, autorizačný, autentifikačný, autentizačný,
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
      'kódu, hesla',
    )},
    ${pairs(
      'overovacím, potvrdzovacím, prihlasovacím, bezpečnostným, autorizačným, aktivačným, jednorazovým',
      'kódom, heslom',
    )},
    ${pairs('jednorazové, overovacie, dočasné', 'heslo')},
    sms kódu, sms kódom, sms kľúč, *miestny kód, *miestneho kódu, *ciferný kód, *ciferného kódu, *znakový
    kód, aktivačný kľúč, overovacie číslo
  `,
  doubtful: `
    *prístupový kód, *aktivačný kód, *autorizačný kód, *registračný kód, *kontrolný kód
  `,
  code: `
    kód, kódu, kódom, kódy,  heslo, hesla, heslom, pin kód, tokenu, tieto čísla, nasledujúce číslice,
    tieto číslice
  `,
  number: `
    číslami, číslice, číslicami, kľúč, kľúčom, kombinácia, kombináciu, kombináciou, písmenami, tieto písmená, znakmi
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
    identifik*, vstup do, vstúpiť, e-mailovú adresu, emailovú adresu
  `,
  use: `
    odpovedzte na túto správu, odpovedzte na správu,
    nadiktujte, nadiktuj,
    zadajte, zadaj, zadať, zadaním, vložte, použite, použi, použiť, opíšte, skopírujte, napíšte, vyplňte,
    uveďte, nižšie, nasledujúci, tu je, pomocou,
    naťukaj, naťukajte, naťukať, vyťukaj, vyťukajte, ťukni, zadávate, zadáte, zadáš, zadávaním,
    vpíšte, vpísať, vložiť, vložením, prilepte, prilep, nakopírujte, skopíruj, skopírovať, prepíšte,
    prepíš, prepísať, opíš, opísať, vyplň, vyplniť, napíš, napísať, doplňte, doplň, uveď, uviesť,
    hoďte ho, hoď ho, odpovedzte, odpovedz, odpíšte, odpíš, prosím zadajte, tu ho máte, tu ho máš,
    tu máte, tu máš, nižšie je, použijete, použitím, posielame, nech sa páči, vyťukať
  `,
  where: `
    aplikácii, aplikácie, stránke, prehliadači, obrazovke, poľa, formulára, okna, zariadení,
    v poli, aplikácia, aplikáciu, v aplikácii, na stránke, prihlasovacej stránke,
    prihlasovacej obrazovke, webe, na webe, políčka, políčko, políčku, kolónky, okienka, okienko,
    okne, televízii, televízore, termináli, terminálu, konzole, príkazového riadka, počítači,
    na telefóne, v telefóne, v mobile, tablete, prehliadača, prehliadač, zariadenia, portáli,
    stránky, internet bankingu, internetbankingu
  `,
  other: `
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
    fi, heslo wi fi, kód stretnutia, kód triedy, kód lístka, kód vstupenky, s kódom, vernostný kód, dič sk,
    kuriérovi kód, kód kuriérovi
  `,
  label: `
    číslo, čísla, číslom, číslo objednávky, objednávka, objednávky, objednávke, objednávku, faktúra, faktúra
    č, faktúry, faktúru, číslo faktúry, daňový doklad, účtenka, zmluva, zmluva č, zmluvy, číslo zmluvy,
    variabilný symbol, variabilným symbolom, číslo účtu, zákaznícke číslo, číslo zákazníka, klientske číslo,
    karta, karty, kartou,  číslo karty, končiaca na, končiacou na, telefón, telefónne číslo, tel č,
    infolinka, volajte, na čísle, požiadavka, požiadavka č, číslo požiadavky, reklamácia, reklamácia č,
    lístok, cestovný lístok, vstupenka, vlak, zásielka, zásielky, zásielke, zásielku,  identifikátor,
    poistka, poistná zmluva, transakcia, transakcie, číslo transakcie, platba, platby, suma, sumu, v sume,
    spolu, zostatok, cena, verzia,   dátum, ip adresa, používateľ, používateľské meno, spisová
    značka, poistenec
  `,
  unit: `
    minút*, hodín*, hodin*, hod, sekúnd*, sekund*,  dni, dní, týžd*, mesiac*, rok, roky, rokov, číslic*,
    znak*, písmen*, krát, bod, bodov, eur, kus, kusy, kusov, ks, osôb, používateľ*, zákazník*, produkt*,
    percent*, pokus*, správ, kódov, roku,
    minútku, hodinku, polhodiny, pol hodiny, polhodina, štvrťhodiny, pracovných dní, pracovné dni,
    dňoch, cifier, čísel
  `,
  old: `
    neplatný, neplatné, už neplatí, neplatí, prestal platiť, prestáva platiť, nie je platný, už nie je
    platný, vypršal, vypršala, expiroval, predchádzajúci, predchádzajúceho, predošlý, predošlého, starý kód,
    starého kódu, pôvodný kód, zaslaný skôr, zneplatnen*, zrušený, nahraden*, bol nahradený, už použit*, bol
    použitý, namiesto kódu, nesprávny kód, nefunguje,
    včerajší kód, skorší kód, minulý kód, minulý, už nefunguje, prestal fungovať, prepadol,
    expirovaný, zrušen*, použitý kód, zlý kód, chybný kód, neaktívny, neaktuálny, starší kód,
    predošlé kódy, predchádzajúce kódy
  `,
  fresh: `
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
    nikdy vás, nikdy ťa, podvodník*, podvodníci, inej osobe, iným osobám, cudzím, v tajnosti, nikým
  `,
  quote: `
    napísal:, napísala:, napísal(a):, píše:, preposlaná správa, pôvodná správa, začiatok preposlanej správy,
    odovzdaná správa
  `,
  ignore: `
    nové heslo, vaše heslo, zabudli ste heslo, zmeňte heslo, heslo bolo zmenené, heslo k účtu, bez kódu, bez
    hesla, telefónneho čísla, vaše číslo, na vaše číslo, vaše telefónne číslo, na telefón, vaša objednávka,
    vašej objednávky, vaša karta, vašej karty, v tomto čase
  `,
};
