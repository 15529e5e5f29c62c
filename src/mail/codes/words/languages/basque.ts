/** Basque: the words of a code and what stands beside it. */
import type { WordTable } from '../table.ts';

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
    kodea, kodearen, kodearekin, zure kodea, sarbide gakoa, sarrera gakoa, sartzeko gakoa, zure gakoa, kode hau, kode hori, ondoko kodea, honako kodea, pin kodea, pin
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
    sakatu, sartu, idatzi, erabili, kopiatu, itsatsi, ondokoa, jarraian, hona hemen,
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
  ignore: `
    eskatu, eskatu duzun, eskatu duzu, bozkatu, *ifikatu, *plikatu, *blikatu
  `,
};
