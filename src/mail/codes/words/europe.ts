/** Irish, Welsh and Basque: the words of a code and what stands beside it. */
import type { WordTable } from './table.ts';

/** Irish: without its accent "cód" is an English fish, so that it never stands alone here. */
export const irish: WordTable = {
  strong: `
    cód fíoraithe, cód fíorúcháin, cód deimhnithe, cód slándála, cód aonuaire, cód aon uaire, cód logála
    isteach, cód rochtana, cód gníomhachtaithe, cód aitheantais, cód dearbhaithe, cód clárúcháin, chód
    fíoraithe, chód fíorúcháin, chód deimhnithe, chód slándála, chód aonuaire, chód logála isteach, chód
    rochtana, chód gníomhachtaithe, do cód fíoraithe, do cód fíorúcháin, do cód deimhnithe, do cód slándála,
    do cód aonuaire, do cód logála isteach, do cód rochtana, do cód gníomhachtaithe, do chód fíoraithe, do
    chód fíorúcháin, do chód deimhnithe, do chód slándála, do chód aonuaire, do chód logála isteach, do chód
    rochtana, do chód gníomhachtaithe, an cód fíoraithe, an cód fíorúcháin, an cód deimhnithe, an cód
    slándála, an cód aonuaire, an cód logála isteach, an cód rochtana, an cód gníomhachtaithe, an chód
    fíoraithe, an chód fíorúcháin, an chód deimhnithe, an chód slándála, an chód aonuaire, an chód logála
    isteach, an chód rochtana, an chód gníomhachtaithe, a cód fíoraithe, a cód fíorúcháin, a cód deimhnithe,
    a cód slándála, a cód aonuaire, a cód logála isteach, a cód rochtana, a cód gníomhachtaithe, a chód
    fíoraithe, a chód fíorúcháin, a chód deimhnithe, a chód slándála, a chód aonuaire, a chód logála
    isteach, a chód rochtana, a chód gníomhachtaithe, gcód fíoraithe, gcód deimhnithe, gcód slándála,
    pasfhocal aonuaire, pasfhocal aon uaire, pasfhocal sealadach, phasfhocal aonuaire, phasfhocal aon uaire,
    phasfhocal sealadach, paschód, phaschód
  `,
  code: `
    do chód, an cód, an cód seo, do phasfhocal sealadach, do phaschód, cód:
  `,
  number: `
    na digití, na huimhreacha, an eochair, d'eochair, an teaglaim, na litreacha
  `,
  act: `
    fíoraigh, fíorú, deimhnigh, deimhniú, logáil isteach, sínigh isteach, síniú isteach, clárú, cláraigh,
    gníomhachtaigh, slándáil, do chuntas, do chuntais, seoladh ríomhphoist, do sheoladh ríomhphoist,
    athshocraigh, athshocrú,
    gur tusa, gur tusa atá ann, is tusa, tusa atá ann, nach róbat, nach róbat thú, duine thú,
    cruthaigh, chruthú, dearbhaigh, dearbhú, a dhearbhú, a dheimhniú, a fhíorú, a logáil isteach,
    logáil isteach i, síniú, sínigh, a shíniú, ceadaigh, cheadú, aistriú, nascadh, nasc, péireáil,
    gléas nua, gléas a nascadh, athrú ríomhphoist, ríomhphost nua, cuntas a chruthú,
    cuntas a oscailt, cuntas a scriosadh, lean ar aghaidh, leanúint ar aghaidh, críochnaigh,
    a chríochnú, díghlasáil, rochtain, aitheantas, céannacht, chéannacht
  `,
  use: `
    cuir isteach, iontráil, clóscríobh, úsáid, thíos,
    cuir sa, cuir é, cuir é isteach, cuirigí isteach, clóscríobh é, scríobh, scríobh isteach,
    úsáidigí, bain úsáid as, iontráil é, greamaigh, cóipeáil, freagair le, seo é, seo duit,
    seo agat, seo chugat, sa bhosca, leis an, ag cur isteach
  `,
  other: `
    cód lascaine, cód poist, cód bailiúcháin, cód earra, cód qr, cód barra, cód tagartha, cód dearbháin, cód
    cuiridh, éirchód, éircód, cóid chúltaca
  `,
  label: `
    uimhir, uimh, uimhir ordaithe, uimhir thagartha, uimhir cuntais, uimhir custaiméara, uimhir sonraisc,
    uimhir fóin, uimhir theagmhála, ordú, sonrasc, teil, fón, críochnaíonn
  `,
  unit: `
    nóiméad, nóiméid, uair an chloig, uaire, laethanta, digit, dhigit, charachtar,
    nóiméad ar fad, uair, uaireanta, soicind, seachtain, dhigití, carachtair, figiúr, leathuair
  `,
  old: `
    nach bhfuil bailí, as feidhm, an sean chód, cód roimhe seo, imithe in éag,
    seanchód, chód roimhe, an cód roimhe seo, nach n-oibríonn, ní oibríonn, níl sé bailí, níl bailí,
    curtha ar ceal, úsáidte cheana
  `,
  care: `
    in éag, bailí, ná roinn, ná tabhair, neamhaird, mura ndearna tú, níor iarr tú, rúnda,
    ná roinn é, ná tabhair é, ná tabhair do, ná taispeáin, ná seol, ná hinis, le duine ar bith,
    le haon duine, d'aon duine, do dhuine ar bith, aon duine eile, coinnigh é, faoi rún,
    ní iarrfaidh, ní iarrfaimid, ní iarrann, choíche, murar iarr, murar tusa, mura tusa, níor iarr,
    mura raibh, déan neamhaird, tabhair neamhaird, uair amháin, aon uair amháin, bailí ar feadh,
    bailí go dtí, rachaidh as feidhm, éagann, éagfaidh, rachaidh in éag
  `,
  quote: `
    scríobh:, teachtaireacht bhunaidh, teachtaireacht curtha ar aghaidh
  `,
  where: `
    san aip, ar an leathanach, leathanach, leathanach logála, sa bhosca, bosca, réimse, sa réimse,
    scáileán, ar an scáileán, suíomh gréasáin, suíomh, foirm, brabhsálaí, fuinneog, gléas, teilifís,
    teirminéal, ríomhaire
  `,
  fresh: `
    cód nua, do chód nua, an cód nua, cód is déanaí, an cód is déanaí, cód ceart
  `,
};

/** Welsh; "cod" never stands alone here either. */
export const welsh: WordTable = {
  strong: `
    cod dilysu, cod cadarnhau, cod diogelwch, cod mynediad, cod untro, cod un tro, cod un defnydd, cod
    mewngofnodi, cod actifadu, cod gwirio, cod cofrestru, cod adnabod, god dilysu, god cadarnhau, god
    diogelwch, god mynediad, god untro, god un tro, god un defnydd, god mewngofnodi, god actifadu, god
    gwirio, god cofrestru, god adnabod, chod dilysu, chod cadarnhau, chod diogelwch, chod mynediad, chod
    untro, chod un tro, chod un defnydd, chod mewngofnodi, chod actifadu, chod gwirio, chod cofrestru, chod
    adnabod, eich cod dilysu, eich cod cadarnhau, eich cod diogelwch, eich cod mynediad, eich cod untro,
    eich cod un tro, eich cod mewngofnodi, eich cod actifadu, eich cod gwirio, eich cod cofrestru, eich god
    dilysu, eich god cadarnhau, eich god diogelwch, eich god mynediad, eich god untro, eich god un tro, eich
    god mewngofnodi, eich god actifadu, eich god gwirio, eich god cofrestru, dy cod dilysu, dy cod
    cadarnhau, dy cod diogelwch, dy cod mynediad, dy cod untro, dy cod un tro, dy cod mewngofnodi, dy cod
    actifadu, dy cod gwirio, dy cod cofrestru, dy god dilysu, dy god cadarnhau, dy god diogelwch, dy god
    mynediad, dy god untro, dy god un tro, dy god mewngofnodi, dy god actifadu, dy god gwirio, dy god
    cofrestru, y cod dilysu, y cod cadarnhau, y cod diogelwch, y cod mynediad, y cod untro, y cod un tro, y
    cod mewngofnodi, y cod actifadu, y cod gwirio, y cod cofrestru, y god dilysu, y god cadarnhau, y god
    diogelwch, y god mynediad, y god untro, y god un tro, y god mewngofnodi, y god actifadu, y god gwirio, y
    god cofrestru, cyfrinair untro, cyfrinair un tro, cyfrinair un defnydd, cyfrinair dros dro, cyfrinair
    defnydd untro, pin untro
  `,
  code: `
    eich cod, eich cod chi, dy god, dy god di, y cod hwn, y cod canlynol, y cod, cod pas, rhif pin
  `,
  number: `
    y digidau, gyda'r digidau, y rhifau, yr allwedd, eich allwedd, dy allwedd, y cyfuniad, y llythrennau
  `,
  act: `
    cadarnhau, cadarnhewch, dilysu, dilyswch, gwirio, mewngofnodi, mewngofnodwch, cofrestru, cofrestrwch,
    actifadu, diogelwch, eich cyfrif, dy gyfrif, cyfeiriad e bost, cyfeiriad ebost, ailosod, llofnodi,
    mai chi, mai chi sydd yno, mai chi ydyw, mai ti, chi sydd yno, ti sydd yno, nad robot,
    nid robot, person go iawn, profwch, prawf, cadarnha, gwiriwch, gwirio'ch, dilysu'ch,
    dilysu eich, llofnodwch, llofnodi'r, i lofnodi, cymeradwyo, cymeradwywch, trosglwyddiad,
    trosglwyddo, cysylltu, cysylltwch dyfais, paru, dyfais newydd, newid e-bost, newid eich e-bost,
    e-bost newydd, creu cyfrif, agor cyfrif, dileu cyfrif, parhau, i barhau, parhewch, cwblhau,
    cwblhewch, i gwblhau, gorffen, datgloi, datglowch, mynediad, i fewngofnodi, fewngofnodi, ymuno,
    hunaniaeth, eich hunaniaeth, ailosodwch
  `,
  use: `
    rhowch, teipiwch, defnyddiwch, nodwch, copïwch, isod, canlynol,
    rhoi, rhowch ef, rhowch y, mewnbynnwch, mewnbynna, teipia, teipio, defnyddia, defnyddio, copïo,
    gludwch, gludo, pastiwch, ysgrifennwch, ysgrifenna, nodwch ef, atebwch gyda, ateb gyda, dyma,
    dyma fe, dyma fo, dyma ef, dyma'r, isod mae, dilynol, gan ddefnyddio, drwy ddefnyddio, trwy roi,
    drwy roi
  `,
  other: `
    cod disgownt, cod post, cod casglu, cod cynnig, cod cwpon, cod taleb, cod qr, cod bar, cod ffynhonnell,
    cod gostyngiad, cod gwahodd, cod tracio, cod archebu, côd post, codau wrth gefn, cerdyn rhodd
  `,
  label: `
    rhif, rhif archeb, rhif cyfeirnod, rhif cyfrif, rhif cwsmer, rhif anfoneb, rhif ffôn, rhif cofrestru,
    rhif elusen, rhif achos, cyfeirnod, archeb, anfoneb, ffôn, ffoniwch, yn gorffen
  `,
  unit: `
    munud, funud, munudau, awr, oriau, diwrnod, ddiwrnod, diwrnodau, digid, nod, pwynt, wythnos,
    muned, munud yr un, eiliad, eiliadau, hanner awr, chwarter awr, wythnosau, misoedd, blwyddyn,
    nodau, digidau
  `,
  old: `
    ddim yn ddilys mwyach, nid yw n ddilys, wedi dod i ben, hen god, cod blaenorol, wedi cael ei ddefnyddio,
    yr hen god, ddim yn gweithio, nid yw'n gweithio, ddim yn ddilys, wedi'i ddefnyddio,
    wedi'i ddisodli, wedi'i ganslo, cod anghywir, cod cynharach
  `,
  care: `
    yn ddilys, dod i ben, peidiwch â rhannu, peidiwch â rhoi, anwybyddwch, na wnaethoch chi, nad chi,
    cyfrinachol, unwaith yn unig,
    peidiwch byth, peidiwch â dweud, peidiwch â dangos, peidiwch â'i rannu, peidiwch â'i roi,
    peidiwch ag anfon, paid â rhannu, paid â dweud, paid â rhoi, gyda neb, gydag unrhyw un, i neb,
    i unrhyw un, neb arall, cadwch ef, cadwch yn gyfrinach, cyfrinach, fydd neb, ni fydd neb,
    ni fyddwn byth, fyddwn ni byth, byth yn gofyn, os nad chi, os nad ti, os na wnaethoch,
    os na ofynnoch, na ofynnoch, ni ofynnoch, heb ofyn, gallwch anwybyddu, anwybyddu, anwybydda,
    un tro, dim ond unwaith, yn ddilys am, ddilys am, yn dod i ben, yn peidio, twyll, twyllwyr
  `,
  quote: `
    ysgrifennodd:, neges wreiddiol, neges wedi i hanfon ymlaen
  `,
  where: `
    yr ap, yn yr ap, ar y dudalen, tudalen, dudalen, tudalen mewngofnodi, dudalen mewngofnodi,
    gwefan, y wefan, ar y wefan, ar y sgrin, sgrin, yn y maes, blwch, yn y blwch, blychau, ffurflen,
    ffenestr, porwr, dyfais, y ddyfais, teledu, y teledu, terfynell, cyfrifiadur
  `,
  fresh: `
    cod newydd, eich cod newydd, dy god newydd, y cod newydd, cod diweddaraf, cod cywir
  `,
};

/** Basque. */
export const basque: WordTable = {
  strong: `
    egiaztapen kodea, egiaztapen kodearen, egiaztapen kode, egiaztapen kodearekin, egiaztapen kodeak,
    egiaztapen kode hau, egiaztatze kodea, egiaztatze kodearen, egiaztatze kode, egiaztatze kodearekin,
    egiaztatze kodeak, egiaztatze kode hau, berrespen kodea, berrespen kodearen, berrespen kode, berrespen
    kodearekin, berrespen kodeak, berrespen kode hau, baieztapen kodea, baieztapen kodearen, baieztapen
    kode, baieztapen kodearekin, baieztapen kodeak, baieztapen kode hau, segurtasun kodea, segurtasun
    kodearen, segurtasun kode, segurtasun kodearekin, segurtasun kodeak, segurtasun kode hau, sarbide kodea,
    sarbide kodearen, sarbide kode, sarbide kodearekin, sarbide kodeak, sarbide kode hau, saioa hasteko
    kodea, saioa hasteko kodearen, saioa hasteko kode, saioa hasteko kodearekin, saioa hasteko kodeak, saioa
    hasteko kode hau, sarrera kodea, sarrera kodearen, sarrera kode, sarrera kodearekin, sarrera kodeak,
    sarrera kode hau, aktibazio kodea, aktibazio kodearen, aktibazio kode, aktibazio kodearekin, aktibazio
    kodeak, aktibazio kode hau, aktibatze kodea, aktibatze kodearen, aktibatze kode, aktibatze kodearekin,
    aktibatze kodeak, aktibatze kode hau, autentifikazio kodea, autentifikazio kodearen, autentifikazio
    kode, autentifikazio kodearekin, autentifikazio kodeak, autentifikazio kode hau, identifikazio kodea,
    identifikazio kodearen, identifikazio kode, identifikazio kodearekin, identifikazio kodeak,
    identifikazio kode hau, berreskuratze kodea, berreskuratze kodearen, berreskuratze kode, berreskuratze
    kodearekin, berreskuratze kodeak, berreskuratze kode hau, erabilera bakarreko kodea, erabilera bakarreko
    kodearen, erabilera bakarreko kode, erabilera bakarreko kodearekin, erabilera bakarreko kodeak,
    erabilera bakarreko kode hau, behin erabiltzeko kodea, behin erabiltzeko kodearen, behin erabiltzeko
    kode, behin erabiltzeko kodearekin, behin erabiltzeko kodeak, behin erabiltzeko kode hau, behin behineko
    kodea, behin behineko kodearen, behin behineko kode, behin behineko kodearekin, behin behineko kodeak,
    behin behineko kode hau, aldi baterako kodea, aldi baterako kodearen, aldi baterako kode, aldi baterako
    kodearekin, aldi baterako kodeak, aldi baterako kode hau, sms kodea, sms kodearen, sms kode, sms
    kodearekin, sms kodeak, sms kode hau, erabilera bakarreko pasahitza, erabilera bakarreko pasahitz,
    erabilera bakarreko pina, erabilera bakarreko gakoa, behin erabiltzeko pasahitza, behin erabiltzeko
    pasahitz, behin erabiltzeko pina, behin erabiltzeko gakoa, behin behineko pasahitza, behin behineko
    pasahitz, behin behineko pina, behin behineko gakoa, aldi baterako pasahitza, aldi baterako pasahitz,
    aldi baterako pina, aldi baterako gakoa
  `,
  code: `
    kodea, kodearen, kodearekin, zure kodea, kode hau, kode hori, ondoko kodea, honako kodea, pin kodea, pin
    zenbakia
  `,
  number: `
    zifrak, zifrekin, zifra hauek, zenbakiarekin, zenbakiekin, gakoa, giltza, konbinazioa, konbinazioarekin,
    letrekin
  `,
  act: `
    egiaztatu, egiaztatzeko, egiaztapen*, berretsi, berresteko, baieztatu, baieztatzeko, saioa hasi, saioa
    hasteko, saio hasiera, sartzeko, erregistratu, erregistratzeko, izena emateko, aktibatu, aktibatzeko,
    segurtasun*, zure kontua, zure kontuan, zure kontura, helbide elektronikoa, posta elektronikoa,
    pasahitza berrezartzeko, berrezarri, identitatea, identifika*, sinatzeko,
    zu zarela, zeu zarela, benetan zu, ez zarela robota, ez zara robota, gizakia zarela, frogatu,
    frogatzeko, sinatu, sinadura, transferentzia, onartu, onartzeko, baimendu, baimentzeko, lotzeko,
    parekatu, parekatzeko, gailua gehitu, gailua lotzeko, gailu berria, gailu berri,
    helbidea aldatu, helbidea aldatzeko, posta aldatu, kontua sortu, kontua sortzeko, kontua ireki,
    kontua irekitzeko, kontua ezabatu, kontua ezabatzeko, jarraitu, jarraitzeko, amaitu, amaitzeko,
    bukatu, bukatzeko, osatu, osatzeko, desblokeatu, desblokeatzeko, sarbidea, atzitu, izena eman,
    erregistro*, kautot*, baliozkotu, baliozkotzeko, nortasuna
  `,
  use: `
    sartu, idatzi, erabili, kopiatu, itsatsi, ondokoa, jarraian, hona hemen,
    sartu ezazu, sar ezazu, sartu hau, sartuta, sartuz, idatzi hau, idatz ezazu, idatziz,
    erabil ezazu, erabiliz, erabili hau, kopia ezazu, kopiatuta, itsats ezazu, tekleatu,
    tekleatu ezazu, jarri, jar ezazu, jarri hau, erantzun honekin, hemen duzu, hemen dago,
    hemen daukazu, honako hau, honako, behean, beheko, eman hau
  `,
  other: `
    deskontu kodea, deskontu kodeak, deskontu kode, promozio kodea, promozio kodeak, promozio kode, kupoi
    kodea, kupoi kodeak, kupoi kode, opari kodea, opari kodeak, opari kode, gonbidapen kodea, gonbidapen
    kodeak, gonbidapen kode, posta kodea, posta kodeak, posta kode, herrialde kodea, herrialde kodeak,
    herrialde kode, jarraipen kodea, jarraipen kodeak, jarraipen kode, jasotze kodea, jasotze kodeak,
    jasotze kode, erreserba kodea, erreserba kodeak, erreserba kode, produktu kodea, produktu kodeak,
    produktu kode, errore kodea, errore kodeak, errore kode, barra kodea, barra kodeak, barra kode, qr
    kodea, qr kodeak, qr kode, bezero kodea, bezero kodeak, bezero kode, iturburu kodea, iturburu kodeak,
    iturburu kode, segurtasun kopia kodea, segurtasun kopia kodeak, segurtasun kopia kode, babeskopia
    kodeak, ordezko kodeak, opari txartela
  `,
  label: `
    zenbakia, zk, eskaera zenbakia, faktura zenbakia, bezero zenbakia, kontratu zenbakia, erreserba
    zenbakia, telefono zenbakia, txartel zenbakia, kontu zenbakia, espediente zenbakia, erreferentzia
    zenbakia, bidalketa zenbakia, eskaera, faktura, erreserba, telefonoa, tfnoa, ifz, ifk, guztira,
    zenbatekoa, prezioa, amaitzen den, amaitutako
  `,
  unit: `
    minutu, minutuz, minutuko, minututan, ordu, orduz, orduko, segundo, egun, egunez, eguneko, aste,
    hilabete, urte, digitu, digituko, karaktere, puntu, aldiz,
    minutu batez, minutuan, ordutan, ordubete, ordu erdi, ordu laurden, segundoz, segundotan,
    egunetan, egunera, asteko, astez, hilabetez, zifra, zifrako, karaktereko, hizki, letra,
    zenbakiko
  `,
  old: `
    jada ez du balio, ez da baliozkoa, iraungi da, iraungita dago, aurreko kodea, kode zaharra, erabilita
    dago, ordeztu da,
    aurreko kodeak, lehengo kodea, lehenagoko kodea, iraungitako, iraungitako kodea, ez dabil,
    ez du balio, jada ez dabil, bertan behera, dagoeneko erabilia, erabilita, kode okerra,
    baliogabetu, baliogabea, baliogabetuta
  `,
  fresh: `
    berria,
    kode berria, zure kode berria, kode berri, azken kodea, kode zuzena, oraingo kodea,
    aurrekoa ordezten
  `,
  care: `
    balio du, iraungi, iraungiko, iraungitze*, ez partekatu, ez eman, inorekin, inori, ez baduzu eskatu, ez
    baduzu zuk, ez ikusi egin, ez egin jaramonik, konfidentziala, behin bakarrik,
    ez esan, ez erakutsi, ez bidali, ez birbidali, ez iezaiozu, ez eman inori,
    ez partekatu inorekin, beste inorekin, beste inori, gorde ezazu, gorde sekretuan, sekretua,
    sekretuan, zuretzat bakarrik, inork ez, gure langileek, gure langileak, inoiz ez,
    ez dizugu inoiz, inoiz eskatuko, ez baduzu zuk eskatu, ez bazara zu, zu izan ez bazara,
    ez baduzu, ez duzu eskatu, eskatu ez baduzu, baztertu, ezikusi, ez ikusiarena egin,
    jaramonik ez, behin baino ez, behin bakarrik balio, balio izango du, balio izango, balioko du,
    indarrean, baliozkoa, iruzur, iruzurgile*, iraungiko da
  `,
  quote: `
    idatzi du:, igorleak idatzi du:, jatorrizko mezua, birbidalitako mezua
  `,
  where: `
    aplikazioan, aplikazioa, orrian, orrialdean, webgunean, webgunera, pantailan, eremuan, eremura,
    laukian, laukitxoan, laukietan, inprimakian, leihoan, nabigatzailean, gailuan, telebistan,
    terminalean, kontsolan, ordenagailuan, saio hasierako orrian, atarian, koadroan
  `,
};
