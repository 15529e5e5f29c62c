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
  act: `
    fíoraigh, fíorú, deimhnigh, deimhniú, logáil isteach, sínigh isteach, síniú isteach, clárú, cláraigh,
    gníomhachtaigh, slándáil, do chuntas, do chuntais, seoladh ríomhphoist, do sheoladh ríomhphoist,
    athshocraigh, athshocrú
  `,
  use: `
    cuir isteach, iontráil, clóscríobh, úsáid, thíos
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
    nóiméad, nóiméid, uair an chloig, uaire, laethanta, digit, dhigit, charachtar
  `,
  old: `
    nach bhfuil bailí, as feidhm, an sean chód, cód roimhe seo, imithe in éag
  `,
  care: `
    in éag, bailí, ná roinn, ná tabhair, neamhaird, mura ndearna tú, níor iarr tú, rúnda
  `,
  quote: `
    scríobh:, teachtaireacht bhunaidh, teachtaireacht curtha ar aghaidh
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
  act: `
    cadarnhau, cadarnhewch, dilysu, dilyswch, gwirio, mewngofnodi, mewngofnodwch, cofrestru, cofrestrwch,
    actifadu, diogelwch, eich cyfrif, dy gyfrif, cyfeiriad e bost, cyfeiriad ebost, ailosod, llofnodi
  `,
  use: `
    rhowch, teipiwch, defnyddiwch, nodwch, copïwch, isod, canlynol
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
    munud, funud, munudau, awr, oriau, diwrnod, ddiwrnod, diwrnodau, digid, nod, pwynt, wythnos
  `,
  old: `
    ddim yn ddilys mwyach, nid yw n ddilys, wedi dod i ben, hen god, cod blaenorol, wedi cael ei ddefnyddio
  `,
  care: `
    yn ddilys, dod i ben, peidiwch â rhannu, peidiwch â rhoi, anwybyddwch, na wnaethoch chi, nad chi,
    cyfrinachol, unwaith yn unig
  `,
  quote: `
    ysgrifennodd:, neges wreiddiol, neges wedi i hanfon ymlaen
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
  act: `
    egiaztatu, egiaztatzeko, egiaztapen*, berretsi, berresteko, baieztatu, baieztatzeko, saioa hasi, saioa
    hasteko, saio hasiera, sartzeko, erregistratu, erregistratzeko, izena emateko, aktibatu, aktibatzeko,
    segurtasun*, zure kontua, zure kontuan, zure kontura, helbide elektronikoa, posta elektronikoa,
    pasahitza berrezartzeko, berrezarri, identitatea, identifika*, sinatzeko
  `,
  use: `
    sartu, idatzi, erabili, kopiatu, itsatsi, ondokoa, jarraian, hona hemen
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
    hilabete, urte, digitu, digituko, karaktere, puntu, aldiz
  `,
  old: `
    jada ez du balio, ez da baliozkoa, iraungi da, iraungita dago, aurreko kodea, kode zaharra, erabilita
    dago, ordeztu da
  `,
  fresh: `
    berria
  `,
  care: `
    balio du, iraungi, iraungiko, iraungitze*, ez partekatu, ez eman, inorekin, inori, ez baduzu eskatu, ez
    baduzu zuk, ez ikusi egin, ez egin jaramonik, konfidentziala, behin bakarrik
  `,
  quote: `
    idatzi du:, igorleak idatzi du:, jatorrizko mezua, birbidalitako mezua
  `,
};
