/** Czech. */
import { agreed, pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

const czechAims = `
  pro přihlášení, k přihlášení, pro ověření, k ověření, pro potvrzení, k potvrzení, pro registraci, k
  registraci, pro aktivaci, k aktivaci, pro obnovení hesla, k obnovení hesla, pro obnovu hesla, pro reset
  hesla, pro změnu hesla, ke změně hesla, pro přístup, k přístupu, pro vstup, pro autorizaci, k autorizaci,
  pro dokončení, k dokončení, pro podpis, z sms, z e mailu, dvoufázového ověření, pro dvoufázové ověření,
  pro dvoufaktorové ověření
`;

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  agreed(
    `ověřovac, přihlašovac, verifikačn, autentizačn, autentifikačn`,
    `í klíč, ího klíče, ím klíčem, í číslice, ích číslic, ími číslicemi, í kombinace, í kombinaci, í kombinací, í kombinace
     číslic, í kombinaci číslic, í kombinací číslic, í slovo, ího slova, ím slovem, í řetězec, ího řetězce, ím řetězcem,
     í znaky, ích znaků, ími znaky, í řada číslic, í řadu číslic, í řady číslic, í řadou číslic, í číselný kód, ího
     číselného kódu, ím číselným kódem, í heslo, ího hesla, ím heslem`,
  ),
  agreed(
    `jednorázov`,
    `ý klíč, ého klíče, ým klíčem, é číslice, ých číslic, ými číslicemi, á kombinace, ou kombinaci, é kombinace, ou
     kombinací, á kombinace číslic, ou kombinaci číslic, é kombinace číslic, ou kombinací číslic, é slovo, ého slova, ým
     slovem, ý řetězec, ého řetězce, ým řetězcem, é znaky, ých znaků, ými znaky, á řada číslic, ou řadu číslic, é řady
     číslic, ou řadou číslic, ý číselný kód, ého číselného kódu, ým číselným kódem, é heslo, ého hesla, ým heslem, é
     čísla, ých čísel, ými čísly, é číslo, ého čísla, ým číslem`,
  ),
  agreed(`ověřovac, přihlašovac, verifikačn, autentizačn`, `í čísla, ích čísel, ími čísly`),
  agreed(`ověřovac, verifikačn`, `í číslo, ího čísla, ím číslem`),
  pairs(
    `klíč, klíče, klíčem, číslice, číslic, číslicemi, kombinace, kombinaci, kombinací, kombinace číslic, kombinaci číslic,
     kombinací číslic, slovo, slova, slovem, řetězec, řetězce, řetězcem, znaky, znaků, řada číslic, řadu číslic, řady
     číslic, řadou číslic, číselný kód, číselného kódu, číselným kódem`,
    `pro přihlášení, k přihlášení, pro ověření, k ověření, pro jedno použití, na jedno použití, pro jednorázové použití,
     pro dvoufázové ověření`,
  ),
  pairs(
    `heslo, vaše heslo, hesla, heslem, kód, kódu, kódem, pin`,
    `pro jedno použití, na jedno použití, pro jednorázové použití`,
  ),
  pairs(`číslo, číslem`, `pro přihlášení, k přihlášení, pro ověření, k ověření, pro jedno použití`),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  agreed(
    `potvrzovac, bezpečnostn, autorizačn, aktivačn`,
    `í klíč, ího klíče, ím klíčem, í číslice, ích číslic, ími číslicemi, í kombinace, í kombinaci, í kombinací, í kombinace
     číslic, í kombinaci číslic, í kombinací číslic, í slovo, ího slova, ím slovem, í řetězec, ího řetězce, ím řetězcem,
     í znaky, ích znaků, ími znaky, í řada číslic, í řadu číslic, í řady číslic, í řadou číslic, í číselný kód, ího
     číselného kódu, ím číselným kódem, í heslo, ího hesla, ím heslem`,
  ),
  agreed(
    `dočasn, přístupov`,
    `ý klíč, ého klíče, ým klíčem, é číslice, ých číslic, ými číslicemi, á kombinace, ou kombinaci, é kombinace, ou
     kombinací, á kombinace číslic, ou kombinaci číslic, é kombinace číslic, ou kombinací číslic, é slovo, ého slova, ým
     slovem, ý řetězec, ého řetězce, ým řetězcem, é znaky, ých znaků, ými znaky, á řada číslic, ou řadu číslic, é řady
     číslic, ou řadou číslic, ý číselný kód, ého číselného kódu, ým číselným kódem, é heslo, ého hesla, ým heslem`,
  ),
  agreed(`autentizačn`, `í číslo, ího čísla, ím číslem`),
  pairs(
    `klíč, klíče, klíčem, číslice, číslic, číslicemi, kombinace, kombinaci, kombinací, kombinace číslic, kombinaci číslic,
     kombinací číslic, slovo, slova, slovem, řetězec, řetězce, řetězcem, znaky, znaků, řada číslic, řadu číslic, řady
     číslic, řadou číslic, číselný kód, číselného kódu, číselným kódem`,
    `pro vstup, pro přístup, k potvrzení, pro potvrzení`,
  ),
].join(', ');

export const czech: WordTable = {
  subject: `
    v předmětu,
    z předmětu, v předmětu zprávy, v poli předmět
  `,
  strong: `
    ověřovací hodnota, ověřovací hodnotu,
    ${pairs('kód, kódu, kódem, heslo, vaše heslo, pin', czechAims)},
    ${pairs(
      `
        párovací, ověřovací, potvrzovací, přihlašovací, bezpečnostní, autorizační, autentizační, autentifikační,
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
      'kódu',
    )},
    ${pairs(
      `
        ověřovacím, potvrzovacím, přihlašovacím, bezpečnostním, autorizačním, aktivačním, přístupovým,
        jednorázovým
      `,
      'kódem',
    )},
    sms kód, sms kódu, sms kódem, sms klíč, *místný kód, *místného kódu, *ciferný kód, *ciferného kódu, *znakový
    kód, aktivační klíč, jednorázová hesla, kód pro jednorázové přihlášení, ${oneUse}
  `,
  doubtful: `
    *přístupový kód, *aktivační kód, *autorizační kód, *registrační kód, *kontrolní kód,
    číslo pro přihlášení, číslo k přihlášení, číslem pro přihlášení
  `,
  code: `
    kouzelné číslo, magické číslo, kouzelné slovo,
    potvrzovací číslo, potvrzovacího čísla, potvrzovacím číslem, číslo potvrzení,
    číslo z e-mailu, číslo z mailu, číslice z e-mailu, číslo ze zprávy,
    kód, kódu, kódem, kódy,  heslo, hesla, heslem, pin kód, pin kódu, tokenu, tato čísla, následující
    čísla, následující číslice, tyto číslice, ${spoken},
      tyhle číslice, těmito číslicemi,   
     číslo z tohoto mailu, číslo z tohoto e-mailu, číslo z této zprávy, číslice z mailu,
    číslice z této zprávy, znaky z e-mailu, písmena z e-mailu, čísla z e-mailu, kódové slovo, kódovým slovem,
    tajné slovo, tajného slova, tajným slovem, číselný klíč, číselného klíče, číselným klíčem, tajné číslice,
    tajných číslic, tajné číslo
  `,
  number: `
    čísly, číslice, číslicemi, klíč, klíčem, kombinace, kombinaci, kombinací, písmeny, písmena, znaky, posloupnost*,
    posloupností,
    klíče k, klíček, klíčkem,  kouzelné slovo, kouzelná slova, heslem dne, číslicím, kombinace čísel,
    kombinaci čísel, kombinací čísel, číselná kombinace, číselnou kombinaci, číselnou kombinací,
    šifra, šifru, šifrou,
    toto číslo, tohle číslo, tímto číslem, tímhle číslem, následující číslo, následujícím číslem, číslo níže,
    níže uvedené číslo, tahle čísla, tato písmena, tyto znaky, následující znaky, následující písmena
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
    povolit, povolte, povolení, identifik*, vstup do, vstoupit,
    pustí dál, pustí tě, pustí vás, dostali dál, dostanete se dál, dostali dovnitř, dostat dovnitř, vstoupíte,
    vstupte, nejste stroj, přihlásíte,
    odemkne vám, otevře vám účet, otevře váš účet, vám otevře účet, jste uvnitř, jsi uvnitř, jste vevnitř,
    vpustí vás, vpustí tě, pustí dovnitř, schránka je vaše, že schránka je vaše, adresa je vaše, že adresa je vaše,
    že je schránka vaše, že je adresa vaše, ověří
  `,
  use: `
    řekněte,
    patří do něj, patří do něho,
    odpovězte na tuto zprávu, odpovězte na zprávu,
    odpovězte na, nadiktujte, nadiktuj,
    zadejte, zadej, zadat, zadání, vložte, vlož, použijte, použij, použít, opište, zkopírujte, napište,
    vyplňte, uveďte, níže, následující, zde je, tady je, pomocí,
    naťukej, naťukejte, naťukat, vyťukej, vyťukejte, ťukni, ťukněte, zadáte, zadáš, zadávejte,
    vepište, vepiš, vepsat, vložit, vložením, vlepte, vlep, nakopírujte, zkopíruj, zkopírovat,
    přepište, přepiš, přepsat, opiš, opsat, vyplň, vyplnit, napiš, napsat, doplňte, doplň, uveď,
    uvést, hoďte ho, hoď ho, odpovězte, odpověz, odepište, odepiš, prosím zadejte, tady ho máte,
    tady ho máš, tady máte, tady máš, zde máte, zde máš, posíláme, tímto, použijete, použitím,
    nadatlujte, datlujte, pište, zadán,
    vpisujeme, vpisujete, vpisuješ, vpisujte, vpisuj, vpisuje se, vpisují se, vpište, vpiš, vepíšete, vepíšeš,
    vepíšou, vepsán, vepište ho, vepište jej, vepište to, vyťukat, vyťukáte, naťukáte, naťukáš, naťukáme,
    ťukejte, ťukej, připište, připiš, připsat, zadáváš, zadáváte, zadáváme, zadávat, zadávej, zadává se,
    zadávají se, se zadává, se zadávají,  zadejte ho, zadejte jej, zadejte to, zadej ho, zadej to,
    zadáním, zadané, řekněte automatu, řekněte robotovi, řekni botovi, řekněte botovi, vložíte, vložíš,
    vkládáte, vkládáme, vkládejte, vkládá se, vložte ho, vložte jej, překopíruj, překopírujte, překopírovat,
    nakopíruj, nakopírovat, zkopírujete, zkopíruješ, kopírujte, kopíruj, vyplňte políčko, vyplň políčko,
    vyplňte pole, vyplníte, vyplníš, vyplňujte, vyplní se, doplníte, doplníš, doplnit, zmáčkněte, zmáčkni,
    vymačkejte, vymačkej, namačkejte, namačkej, přeneste, přenes, přepíšete, přepíšeš, přepisujete, přepisuješ,
    přepisujeme, přepsat do, opíšete, opíšeš, opisujte, navolte, navol, navolit, vyberte ovladačem,
    pošli botovi, pošlete botovi, poslat botovi, napiš botovi, napište botovi, sdělte v, sděl v, sdělte botovi,
    uvedete, uvedeš, uvádějte, ukažte na obrazovce, hoďte, šoupni, šoupněte, dosaďte,
    dosaď, dosadit, kopněte, nacvakejte, nacvakej,
    nacvakat, vlepit, vlepíš, umístěte, umísti, nadiktovat, nadiktujete, diktujte, napíšete, napíšeš, napíšeme,
    vyklepejte, vyťukněte, stránka požádá, aplikace požádá, systém požádá, stránka se zeptá, aplikace se zeptá,
    systém se zeptá, web se zeptá, přepošli botovi,
    ${pairs('třeba, nutné, potřeba, stačí, musíte, musíš', 'zadat, vepsat, vyplnit, opsat, vložit, uvést, naťukat, zkopírovat')},
    ${pairs('zapište, zapiš, zapsat, zopakujte', 'do pole, do okénka, do okna, do formuláře, do políčka, do kolonky, ve formuláři, na obrazovce')},
    zadá, zadává, zadají, zadávají, vepíše, vpisuje, vyplní, vyplňuje, opíše, opisuje, přepíše, vloží, vkládá,
    naťuká, vyťuká, ťuká, uvede, o zadání, o vyplnění, o vepsání, o vložení, o opsání, o uvedení,
    vyplněním, vepsáním, opsáním,
    vyplňujeme, vyplňujete, zapisujeme, ťukáme, opisujeme, kopírujeme, zapsat do, namačkat, nabušte,
    nabuš,
    odpověď botovi, odpověď robotovi, odpověď pro bota, odpovězte botovi, odpověz botovi, vyplníme, vepíšeme,
    opíšeme, vložíme, zadáme, doplníme, přepíšeme, zkopírujeme, uvedeme, napíšou,  
          po zadání, po vepsání,
    po vyplnění, po opsání, vložíte-li, zadáte-li, vepíšete-li, napíšete-li, opíšete-li, zadáš-li, vyplníte-li,
    sem patří, tam patří, patří sem, patří tam, políčka patří, pole patří, okénka patří, kolonky patří, k zadání,
    k vyplnění, k opsání, vpište ho, vyplňte jej, vyplňte ho, opište ho, opište jej, přepište ho, přepište jej,
    doplňte ho, zkopírujte ho, zkopírujte jej, je nutno zadat, nutno zadat, nutno vyplnit, nutno uvést,
    nutno vepsat, zbývá zadat, zbývá uvést, zbývá vyplnit, zbývá opsat, zbývá vepsat, zbývá vložit, chce zadat,
    bude chtít zadat, vyzve k zadání, vyzváni k zadání, vyzve vás k zadání, požádá o zadání, zacvakejte, zacvakej,
    vecpěte, šup tam, střelte tam,
    zadá-li, vyplníš-li, opíšeš-li, vložíš-li, vepíšeš-li, naťukáte-li, napíšeš-li, uvedete-li, přepíšete-li,
    zkopírujete-li,        
    zadané číslo, zadána, zadáno, zadány, vepsáno, vepsána, vyplněno, vyplněna, opsáno, přepsáno, vloženo, vložena,
    naťukáno, zkopírováno, přepsáním, zkopírováním, naťukáním, vyťukáním, doplněním, napsáním,  zapsáním,
    zadávání, vyplňování, vkládání, vyplňuj, vyplňuješ, vkládáš, vkládej, přepisuj, přepisujte, opisuj, kopíruješ,
    kopírujete, doplňujte, doplňujeme, doplňuje, doplní, dopište, dopiš, dopsat, dopíšete, dopíšeš, zapíšete,
    zapíšeš, zapište do, zapiš do, vťukejte, vťukej, vťukněte, vťukni, nadatluj, nadatlovat, vyklikejte, vyklikej,
    naklikejte, naklikej, musí se zadat, musí se vyplnit, musí se vepsat, musí se opsat, má se zadat,
    má být zadáno, je třeba zadat, je třeba vyplnit, je třeba opsat, je třeba vepsat, je třeba uvést,
    je nutné zadat, je nutné vyplnit, je potřeba zadat, je potřeba vyplnit, je potřeba opsat, račte zadat,
    račte vyplnit,
    jakmile jste zadali, jakmile jste vepsali, jakmile jste vyplnili, jakmile jste opsali, jakmile jste vložili,
    jakmile jste naťukali, jakmile jste napsali, až jste zadali, až jste vepsali, až jste vyplnili, až jste opsali,
    až jste vložili, až jste naťukali, až jste napsali, poté co jste zadali, poté co jste vepsali,
    poté co jste vyplnili, poté co jste opsali, poté co jste vložili, poté co jste naťukali, poté co jste napsali,
    když jste zadali, když jste vepsali, když jste vyplnili, když jste opsali, když jste vložili,
    když jste naťukali, když jste napsali, jakmile jsi zadal, jakmile jsi zadala, jakmile jsi naťukal,
    jakmile jsi napsal, až jsi zadal, až jsi zadala, až jsi naťukal, až jsi napsal,
    budete psát, budeš psát, budete zadávat, budeš zadávat, budete vyplňovat, budete opisovat, budete vpisovat,
    budete ťukat, budeš ťukat, budete vkládat, při zadávání, při vyplňování, při opisování
  `,
  where: `
    aplikaci, aplikace, stránce, stránku, prohlížeči, obrazovce, pole, formuláře, okna, zařízení,
    v poli, v aplikaci, na stránce, přihlašovací stránce, přihlašovací stránku,
    přihlašovací obrazovce, na webu, webu, stránkách, políčka, políčko, políčku, kolonky, kolonku,
    okénka, okénko, okně, televizi, televizoru, terminálu, konzoli, příkazového řádku,
    příkazové řádky, počítači, na telefonu, v telefonu, v mobilu, tabletu, prohlížeče, portálu,
    internetovém bankovnictví,
    řádku, řádek, rámečku, rámeček, kolonce, kolonek, okénku, okénkem, okno, oknem, poli, polí, políčkem,
    políček, formulář, formuláři, formulářem, dotazníku, pod obrázek, pod obrázkem, vedle obrázku, obrázkem,
    buňky, buňku, buňce, tabulky na, stránky, stránek, dole na stránce, na konci formuláře, obrazovku,
    obrazovky, v do chatu, chatu, botovi, terminál, konzole, příkazový řádek, na ovladači,
    ovladačem, na klávesnici, klávesnici, prohlížeč, programu, panelu, portále, čtverečku, čtverečků, čtvereček,
    čtverečky, appky, appce, appku, telefonu, počítače, televizní obrazovce,
    na chatu,
    stránka, appka, aplikací, mobilní aplikaci, mobilní aplikace, vyskakovací okno, vyskakovacího okna,
    vyskakovacím okně, dialogu, dialogovém okně, dialogového okna, přihlašovacího okna, přihlašovací okno,
    přihlašovacím okně, přihlašovacího formuláře, přihlašovacím formuláři, do prohlížeče,  do mobilu,
    do počítače, do telefonu, na televizi, do televize,
    stránce objednávky, na stránce objednávky, stránku objednávky, na stránku objednávky, stránce rezervace, na stránce rezervace, stránce platby, na stránce platby
  `,
  other: `
    ověřovací kód dokumentu, kontrolní kód dokumentu,
    jednorázový kód pro vyzvednutí, jednorázový kód k vyzvednutí, jednorázový kód pro výdej,
    stavový kód, kód barvy, kód schránky, kód zákazníka,
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
    kurzu, kód vstupenky, kód jízdenky, kód předmětu, puk kód, kód ereceptu, erecept, věrnostní
    kód, bonusový kód, ičo:, ič:, dič:, dič cz, ičo firmy, kurýrovi kód, kód kurýrovi, kód řidiči
  `,
  label: `
    kontu č, konta č, konto č, účtu č, účet č, průkazu č, průkaz č,
    událost, události,
    daňové číslo, kód dárkové karty, členské číslo, číslo případu, číslo vstupenky, osobní číslo zaměstnance, číslo měřiče,
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
    čtyři, číslo stížnosti, elektroměr, spz, r č, vs:,
    stav elektroměru, stav vodoměru, stav plynoměru, stav měřidla, odečet, odečtu,
    los č, losu č,
    na toto číslo, na tohle číslo, na toto telefonní číslo, na tomto čísle, na tomto telefonním čísle,
    na následující číslo, na následujícím čísle, na číslo,
    čtenář č., čtenářka č., člen č., zákazník č., klient č., smlouva č., faktura č., objednávka č.
  `,
  unit: `
    čtenářů, návštěvníků, hlasů, podpisů, dětí, rodin, týmů, vstupenek, kroků, dopisů, hovorů, stromů,
    minut*, hodin*, hod, sekund*, vteřin*, dny, dnů, dní, dnech, týden, týdny, týdnů, měsíc*, rok, roky,
    roků, číslic*, číslice, znak*, písmen*, krát, bod, bodů, korun*, kč, kus, kusy, kusů, ks, osob, osoby,
    uživatel*, zákazník*, produkt*, km, kg, procent*, pokus*, zpráv*, slov, tis, mil, hvězd*,  roku,
    minutku, hodinku, půlhodiny, půl hodiny, půlhodina, čtvrt hodiny, čtvrthodiny, týdně,
    pracovních dnů, pracovní dny, vteřinku, cifer, čísel
  `,
  old: `
    již nelze použít, už nelze použít, již není potřeba,
    byl přijat, byl potvrzen,
    není správný, nebyl správný, je nesprávný, byl nesprávný, je chybný, byl chybný, nesouhlasí,
    zrušili jsme kód, byl zrušen, byl deaktivován,
    neplatný, neplatné, neplatná, již neplatí, už neplatí, neplatí, přestává platit, přestal platit, není
    platný, již není platný, už není platný, není již platný, vypršel, vypršela, vypršelo, platnost
    vypršela, předchozí, předchozího, předchozí kód, předešlý, starý kód, starého kódu, dřívější kód,
    původní kód, zaslaný dříve, zneplatněn*, zrušen, nahrazen*, byl nahrazen, již použit*, byl použit, místo
    kódu, místo původního, špatný kód, nesprávný kód, nefunguje,
    včerejší kód, dřívější, minulý kód, minulý, minulého, už nefunguje, již nefunguje,
    přestal fungovat, propadl, propadlý, prošlý, expirovaný, použitý kód, už použit*, chybný kód,
    neaktivní, neaktuální, starší kód,
    vyčerpán, už není k použití, přestala platit, přestalo platit, pozbyl platnosti, pozbylo platnosti,
    propadla, propadlo, zastaral*, prošel
  `,
  fresh: `
    místo něj, místo něho,
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
    jiným osobám, cizím, v tajnosti, nikým,
    čtvrt hodiny, půl hodiny, čtvrthodin*, půlhodin*, hodinu od, během hodiny, do půlnoci, platí čtvrt,
    platí půl, platí hodinu, nikomu neříkejte, nikomu nediktujte, nediktujte, nikomu neposílejte,
    nikomu neukazujte
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
    karty, místo toho,
    vyplňte formulář, vyplnit formulář, napište nám, napište mi, napiš nám, napište na adresu, zapište se,
    zapsat se,
    zapište si, zapiš si, zapsat si,
    odpovězte v dotazníku, odpovězte na dotazník, odpovězte na otázky, odpovězte na otázky v dotazníku,
    odpovězte na otázku, odpovězte v anketě, odpověz v dotazníku, odpověz na dotazník, odpověz na otázky,
    odpověz na otázky v dotazníku, odpověz na otázku, odpověz v anketě, odpovědět na otázky, odpovězte na e-mail
  `,
};
