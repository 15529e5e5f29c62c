/**
 * Romanian. Its "cod" is also an English fish, and cash on delivery; those are listed to be ignored.
 */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = pairs(
  `parolă, parola, parolei, cheie, cheia, cifre, cifrele, număr, numărul, cuvânt, cuvântul, combinație, combinația,
   secvență, secvența, caractere, caracterele, șir de cifre, șirul de cifre, frază, fraza, jeton, jetonul, cod
   numeric, codul numeric, cod pin, codul pin, codului pin, pin, pin-ul, pin-ului, pinul, token, tokenul, token-ul,
   parola ta, parola dvs., parola dumneavoastră, cheia ta, cheia dvs., cheia dumneavoastră, cifrele tale, cifrele
   dvs., numărul tău, numărul dvs., numărul dumneavoastră, cuvântul tău, cuvântul dvs., combinația ta, combinația
   dvs., secvența dvs., caracterele dvs., șirul dvs. de cifre, codul dvs. numeric, codul dvs. pin, pin-ul tău, pin-ul
   dvs., tokenul tău, tokenul dvs., jetonul dvs., fraza dvs.`,
  `de verificare, de autentificare, de conectare, de logare, de unică folosință, de unică utilizare, de folosință unică,
   pentru autentificare, 2fa, otp`,
);
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `parolă, parola, parolei, parola ta, parola dvs., cheie, cheia, cheia ta, cheia dvs., cuvânt, cuvântul, combinație,
     combinația, secvență, secvența, caractere, caracterele, caracterele dvs., secvența dvs., cuvântul dvs., șir de
     cifre, șirul de cifre, jeton, jetonul, cod numeric, codul numeric, cod pin, codul pin, pin, pin-ul, pin-ul dvs.,
     pin-ul tău, token, tokenul, tokenul dvs.`,
    `de acces, de intrare, temporar, temporară, provizoriu, provizorie, dinamic, dinamică, unic, unică, de validare, de
     securitate, de siguranță, de activare, de confirmare, de deblocare, de resetare, de identificare, de înregistrare`,
  ),
  pairs(`număr, numărul, numărul tău, numărul dvs.`, `de validare, de deblocare, de resetare`),
  pairs(
    `cifre, cifrele, cifrele dvs., cifrele tale`,
    `de validare, de securitate, de confirmare, de activare, de deblocare`,
  ),
].join(', ');

export const romanian: WordTable = {
  subject: `
    în subiect, în subiectul, linia de subiect,
    din subiect, din subiectul, în titlul mesajului, din titlul mesajului
  `,
  strong: `
    cod de verificare, cod de confirmare, cod de securitate, cod de acces, cod de autentificare, cod de
    conectare, cod de logare, cod de autorizare, cod de activare, cod de validare, cod de identificare, cod de
    înregistrare, cod de înscriere, cod de unică folosință, cod unic, cod unic de verificare, cod unic de
    autentificare, cod unic de acces, cod temporar, cod de recuperare, cod de resetare, cod de deblocare, cod
    otp, cod 2fa, cod sms, cod de siguranță, cod de tranzacție, cod de semnare, cod de semnătură, cod de
    împerechere, cod de asociere, cod de aprobare, cod dinamic, cod numeric, cod secret, cod de folosință unică,
    cod pentru autentificare, cod pentru verificare, cod pentru conectare, cod pentru confirmare, cod din 4
    cifre, cod din 6 cifre, cod din 8 cifre, cod din șase cifre, cod din patru cifre, cod de 4 cifre, cod de 6
    cifre, cod de 8 cifre, cod format din 6 cifre, cod format din 4 cifre, cod tău de verificare, cod dvs. de
    verificare, cod dumneavoastră de verificare, cod tău de confirmare, cod tău de acces, cod tău de
    autentificare, cod tău de securitate, cod dvs. de acces, cod dvs. de securitate, cod dvs. de autentificare,
    cod dvs. de confirmare, codul de verificare, codul de confirmare, codul de securitate, codul de acces, codul
    de autentificare, codul de conectare, codul de logare, codul de autorizare, codul de activare, codul de
    validare, codul de identificare, codul de înregistrare, codul de înscriere, codul de unică folosință, codul
    unic, codul unic de verificare, codul unic de autentificare, codul unic de acces, codul temporar, codul de
    recuperare, codul de resetare, codul de deblocare, codul otp, codul 2fa, codul sms, codul de siguranță,
    codul de tranzacție, codul de semnare, codul de semnătură, codul de împerechere, codul de asociere, codul de
    aprobare, codul dinamic, codul numeric, codul secret, codul de folosință unică, codul pentru autentificare,
    codul pentru verificare, codul pentru conectare, codul pentru confirmare, codul din 4 cifre, codul din 6
    cifre, codul din 8 cifre, codul din șase cifre, codul din patru cifre, codul de 4 cifre, codul de 6 cifre,
    codul de 8 cifre, codul format din 6 cifre, codul format din 4 cifre, codul tău de verificare, codul dvs. de
    verificare, codul dumneavoastră de verificare, codul tău de confirmare, codul tău de acces, codul tău de
    autentificare, codul tău de securitate, codul dvs. de acces, codul dvs. de securitate, codul dvs. de
    autentificare, codul dvs. de confirmare, codului de verificare, codului de confirmare, codului de
    securitate, codului de acces, codului de autentificare, codului de conectare, codului de logare, codului de
    autorizare, codului de activare, codului de validare, codului de identificare, codului de înregistrare,
    codului de înscriere, codului de unică folosință, codului unic, codului unic de verificare, codului unic de
    autentificare, codului unic de acces, codului temporar, codului de recuperare, codului de resetare, codului
    de deblocare, codului otp, codului 2fa, codului sms, codului de siguranță, codului de tranzacție, codului de
    semnare, codului de semnătură, codului de împerechere, codului de asociere, codului de aprobare, codului
    dinamic, codului numeric, codului secret, codului de folosință unică, codului pentru autentificare, codului
    pentru verificare, codului pentru conectare, codului pentru confirmare, codului din 4 cifre, codului din 6
    cifre, codului din 8 cifre, codului din șase cifre, codului din patru cifre, codului de 4 cifre, codului de
    6 cifre, codului de 8 cifre, codului format din 6 cifre, codului format din 4 cifre, codului tău de
    verificare, codului dvs. de verificare, codului dumneavoastră de verificare, codului tău de confirmare,
    codului tău de acces, codului tău de autentificare, codului tău de securitate, codului dvs. de acces,
    codului dvs. de securitate, codului dvs. de autentificare, codului dvs. de confirmare, parola unică, parola
    temporară, parola dinamică, parola tranzacțională, parolă unică, parolă temporară, parolă dinamică, parolă
    tranzacțională, parolei unică, parolei temporară, parolei dinamică, parolei tranzacțională, pin de
    securitate, pin de acces, pin temporar, pin de confirmare, pinul de securitate, pinul de acces, pinul
    temporar, pinul de confirmare, pin-ul de securitate, pin-ul de acces, pin-ul temporar, pin-ul de confirmare,
    token de acces, token de securitate, token de confirmare, tokenul de acces, tokenul de securitate, tokenul
    de confirmare, coduri de verificare, coduri de acces, cod verificare, cod confirmare, cod autentificare, cod
    acces, cod activare, cod securitate, ${oneUse},
    codul din e-mail, codul din email, codul din mail, codul din acest e-mail, codul din acest email, codul
    din acest mesaj, codul primit pe mail, codul primit prin e-mail, codul pe care ți l-am trimis, codul pe
    care vi l-am trimis
  `,
  doubtful: `
    *de acces, *de autorizare, *de activare, *de înregistrare, *de înscriere, *de aprobare, *de deblocare,
    *de tranzacție, *unic, *secret,
    număr de conectare, număr de logare, numărul de conectare, numărul de logare
  `,
  code: `
    numărul magic, număr magic, numărul secret,
    număr de confirmare, numărul de confirmare, numărului de confirmare,
    cifre primite prin e-mail, cifrele primite prin e-mail, numărul primit prin e-mail, număr primit prin e-mail,
    cod autorizare, cod aprobare, cod acces, cod activare, cod, codul, codului, cod pin, codul pin, codul
    următor, codul de mai jos, cifrele acestea, numerele acestea, literele acestea, aceste cifre, aceste numere, numerele de mai jos, cod numeric, parola ta,
    parola:, parola este, parola de mai jos, cifrele de mai jos, următoarele cifre, cod personal, ${spoken},
    acest număr:, următorul număr:, numărul următor:, numărul de mai jos:, aceste caractere, aceste litere:,
    numărul primit pe mail, numărul primit pe e-mail, numărul primit pe email, numărul primit prin email,
    numărul din e-mail, numărul din email, numărul din mail, numărul din acest mail, numărul din acest
    e-mail, numărul din acest email, numărul din mesaj, numărul din acest mesaj, numărul trimis pe mail,
    numărul trimis prin e-mail, cifrele primite pe mail, cifrele din e-mail, cifrele din mail, cifrele din
    mesaj, cifrele din acest e-mail, numărul pe care vi l-am trimis, numărul pe care ți l-am trimis, numărul
    de introdus, cifrele de introdus, numărul de tastat, caracterele de introdus,
    cuvântul secret, cuvânt secret, cuvântul magic, cuvântul tău secret, cuvântul dvs secret
  `,
  number: `
    cheia, cheia dumneavoastră, cheia dvs, cheia contului, cifrele, combinația, literele, caracterele, șirul, cuvântul cheie, numărul secret, numărul magic, șirul de
    caractere, șir de caractere, șirul de cifre, șir de cifre, șirul de litere, secvența de cifre, secvența
    de caractere, secvența, seria de cifre, combinația de cifre, combinația de litere, combinația numerică,
    combinația dvs, combinația ta, cheie numerică, parola zilei, literele acestea, cifrele acestea
  `,
  act: `
    intri, intrați în, intră în, deblochezi, deblocați,
    aproba, aprobați, aprobarea, aprobare, transferul, transferului,
    verific*, confirmă, confirma, confirmare, confirmarea, confirmați, confirmi, autentific*, autentificare,
    conect*, logare, loga, accesa, accesați, accesezi, accesul, acces, accesarea, autoriz*, identific*,
    identitate, identitatea, identității, valid*, activa, activare, activarea, activezi, activați,
    înregistr*, înscrie*, înscrier*, creare cont, crearea contului, creezi un cont, finaliz*, reset*,
    recuper*, debloc*, securitate, securității, siguranță, doi pași, doi factori, unică folosință, contul
    tău, contul dvs, contului tău, contul dumneavoastră, contului dvs, adresa de e-mail, adresa de email,
    adresa ta de e-mail, identitatea ta, cererea ta, cererea dvs, dispozitiv nou, continua, plată, plata,
    tranzacția, tranzacției, semna, semnare, intra în cont, intri în cont,
    loghează, logheaz*, loghezi, logați, ești tu, că ești tu, că sunteți dvs,
    că sunteți dumneavoastră, sunteți dumneavoastră, chiar tu, chiar ești tu, sunteți chiar,
    nu ești robot, nu ești un robot, nu sunteți robot, nu sunteți un robot, ești om, dovedi,
    dovedești, dovediți, demonstra, demonstrezi, demonstrați, asocia, asociere, asocierea, asociați,
    împerechere*, împerecheați, lega dispozitivul, aprobi, semnezi, semnați, semnătura, semnături*,
    încheia, definitiva, termina, continui, continuați, schimba adresa, schimbarea adresei,
    schimba emailul, schimbarea emailului, șterge contul, ștergerea contului, deschide contul,
    deschiderea contului, deschide un cont, crea contul, crea un cont, creezi contul, plății,
    transferați, viramentul, verifica, intra din nou, adresa ta de email, adresa dvs, emailul tău,
    abona, debloca, contul nou, telefonul nou,
    nu ești un bot, nu sunteți un bot, nu ești bot, votez*, voteze, să votezi, să votați, deschide analizele,
    identificați, identifica, legi contul, legi consola, conectezi, să te lăsăm, să vă lăsăm,
    confirmați adresa, confirma adresa, confirmă adresa, confirmi adresa, confirmarea adresei, adresa vă
    aparține, adresa îți aparține, adresa este a ta, adresa este a dvs, adresa e a ta, intri în contul,
    intri în contul tău, intrați în contul, intrați în cont, intră în contul, ești înăuntru, sunteți
    înăuntru, veți fi conectat, veți fi conectată, vei fi conectat, vei fi conectată, vei fi logat, veți fi
    logat, deschide contul tău, deschide ușa către, ușa către profil, ușa către contul, ușa contului, te va
    lăsa să intri, vă va lăsa să intrați, te lasă să intri, vă lasă să intrați, înregistrarea cu
  `,
  use: `
    răspundeți la acest mesaj cu, băgați, dictați, comunicați,
    introdu, introduceți, introduce, introduci, introducerea, tastează, tastați, folosește, folosiți,
    folosi, utilizează, utilizați, utiliza, copiază, copiați, lipește, lipiți, scrie, scrieți, iată, mai
    jos, următorul, următoarea, completează, completați, furnizează,
    pune-l, puneți-l, puneți, bagă-l, bagă, trece-l, inserează, inserați, completezi, folosești,
    folosind, introducând, utilizând, tastând, scriind, copiind, lipind, tastezi, răspunde cu,
    răspundeți cu, iată-l, uite-l, poftim, aici este, aici e, aici ai, de mai jos, indicați,
    furnizați, introdus, introduse, copiezi, copiați-l, lipește-l, scrie-l, introducă, introducerii,
    tastează-l, notează, notați,
    transcrie, transcrieți, transcrie-l, transcrieți-l, transcriere, de transcris, trece în, treceți, treceți
    în, trece-o, treceți-l, să treci, să treceți, de trecut, trecut în, înscrieți, să înscrieți, înscrie aici,
    consemnați, notezi, notează-l, notați-l, de notat, să notezi, să notați, tastează aici, să tastezi, să
    tastați, tastat, tastați-l, de tastat, trebuie tastat, butonați, butonează, apasă pe rând, apăsați pe rând,
    scrii, să scrii, să scrieți, scrieți-l, scrie aici, scrie acolo, scrieți aici, de scris, trebuie scris,
    rescrie, rescrieți, de rescris, să rescrii, introduceți-l, introdu-l, introdu-o, introduceți-o, să
    introduci, să introduceți, să introducă, de introdus, trebuie introdus, ați introdus, ai introdus, va trebui
    să introduci, va trebui să introduceți, reintroduceți, reintrodu, să pui, să puneți, pune-o, puneți-o,
    punând, băgați-l, bag-o, să bagi, băgând, aruncă, aruncă-l, aruncați, trântește, lipești, să lipești, să
    lipiți, lipiți-l, lipește aici, de lipit, copie-l, să copiezi, să copiați, copiază-l, copy-paste, umple,
    umpleți, umpleți cu, umple cu, completați cu, completează cu, de completat, să completezi, să completați,
    completând, mută, mutați, mută-l, transferă-l, menționați, menționează, să menționați, precizați,
    precizează, indicați-l, să indicați, indicând, furnizați-ne, să furnizați, furnizează-l, comunicați-l, să
    comunicați, comunică-i, comunicați-i, dictează, dictați-i, dictează-i, să dictați, spune-i, spuneți-i,
    spuneți, să spui, să spuneți, să-i spuneți, citește-i, citiți-i, citește cu voce tare, rostește, rostiți,
    repetă, repetați, să repetați, repetă-l, dă-i, dați-i, dă-l, redați, redactați, inserează-l, inserați-l,
    inserând, plasează, plasați, utilizezi, folosește-l, folosiți-l, să folosești, să folosiți, răspunzi cu, să
    răspunzi cu, pune în, pui în,
    scrii acolo, ați tastat, ai tastat, ai pus, ați pus, ai băgat, ați băgat, ai copiat, ați copiat, ai
    lipit, ați lipit, ai completat, ați completat, ai trecut, după ce introduci, după ce introduceți, după
    introducerea, după tastarea, după completarea, după introducere, prin introducerea, prin tastarea,
    tastarea, prin completarea, completarea cu, odată introdus, odată tastat, după ce scrii, după ce
    tastezi, trebuie completat, trebuie introduse, trebuie scrise, trebuie tastate, trebuie trecut, trebuie
    pus, trebuie copiat, trebuie lipit, trebuie notat, trebuie indicat, trebuie menționat în, trebuie să
    scrii, trebuie să scrieți, trebuie să introduci, trebuie să introduceți, trebuie să tastezi, trebuie să
    tastați, trebuie să pui, trebuie să puneți, trebuie să completați, trebuie să copiezi, trebuie să
    copiați, se tastează, se scrie, se pune, se completează, se trece, se copiază, se lipește, va fi
    introdus, va fi tastat, va fi completat, să fie introdus, să fie tastat, să fie scris, fi introdus, fi
    tastat, este de introdus, este de tastat, este de scris, de copiat, de pus, de bifat, de indicat, este
    suficient să tastați, este suficient să introduceți, este suficient să scrieți, e suficient să scrii, e
    suficient să tastezi, e de ajuns să scrii, e de ajuns să tastezi, ajunge să scrii, ajunge să tastezi,
    doar să introduci, doar să introduceți, doar să tastezi, doar să tastați, doar să scrii, doar să
    scrieți, vă rugăm să treceți, vă rugăm să introduceți, vă rugăm să tastați, vă rugăm să scrieți, vă
    rugăm să completați, vă rugăm să copiați, vă rugăm să indicați, vă rugăm să notați, te rugăm să
    introduci, te rugăm să tastezi, te rugăm să scrii, te rog scrie, te rog tastează, te rog introdu, să fie
    trecut, copiază exact, lipiți aici, lipește-o, lipiți-o, copiați-o, copiaz-o, copiaz-o aici, scrie-o,
    scrieți-o, tasteaz-o, tastați-o, notați-o, noteaz-o, trecând, completându-l, introducându-l, tastându-l,
    scriindu-l, trântește-l, aruncă în, dă
    aplicației, dă-i botului, spune-i botului, spuneți-i botului,
    scrie-i botului, scrieți-i botului, trimite botului, trimite-i botului, trimiteți botului, arată-i
    aplicației, arătați-i aplicației, răspunde botului, răspundeți botului, răspunde-i botului, răspunsul
    pentru bot, răspunsul tău pentru bot, răspunsul dvs pentru bot, răspunsul către bot, răspunsul pentru
    aplicație, răspunsul tău către bot, răspundeți simplu, răspunde simplu, răspundeți doar, răspunde doar,
    apasă tastele, apăsați tastele,
    sunteți rugat să introduceți, sunteți rugată să introduceți, sunteți rugat să tastați, ești rugat să
    introduci, ești rugat să tastezi, pune-le, puneți-le, tastează-le, tastați-le, introdu-le,
    introduceți-le, scrie-le, scrieți-le, copiază-le, copiați-le, lipește-le, lipiți-le, folosește-le,
    folosiți-le, trece-le, treceți-le
  `,
  where: `
    aplicație, aplicatie, site, pagină, browser, ecran, câmp, formular, fereastră, dispozitiv,
    paginii, pagina de autentificare, aplicația, aplicației, site-ul, site-ului, câmpul, câmpurile,
    caseta, căsuța, căsuțe, căsuțele, ecranul, ecranului, formularul, formularului, browserul,
    în terminal, linia de comandă, televizor, televizorul, calculator, calculatorul, pe telefon,
    dispozitivul, dispozitivului, portalul,
    caseta de text, caseta de jos, casete, în casetă, căsuța de jos, căsuța goală, în căsuță, pătrățel,
    pătrățelul, pătrățelul alb, pătratul, chenar, chenarul, chenarul din dreapta, spațiul gol, spațiul liber,
    spațiul rezervat, spațiul de mai, locul gol, câmpuri, câmpul gol, câmpului, rubrica, rubricii, sub imagine,
    de sub imagine, sub poză, lângă imagine, la sfârșitul formularului, sfârșitul formularului, finalul
    formularului, formularele, ultimul rând, rândul gol, rândul liber, ultima linie, pe rândul, în josul
    paginii, josul paginii, subsolul paginii, capătul paginii, partea de jos, în partea de jos, pagina
    programării, pagina cursului, pagina noastră, pe pagină, ferestre, ferestrei, fereastra deschisă, fereastra
    site-ului, fereastra pop-up, pop-up, consolă, în consolă, pe consolă, chatul jocului, în chat, în joc,
    controler, pe controler, controlerul, telecomandă, cu telecomanda, ecranul televizorului, telefonul nou, pe
    telefonul nou, la telefon, prin telefon, pe mobil, pe tabletă, tastatură, portalul pacientului, în portal,
    în portalul, contul de client, zona de client, zona personală, ghișeul online, site-ul nostru, site-ului
    nostru, pe site-ul nostru, site-urile, unde îți cere, unde vi se cere, unde ți se cere, unde vă cere, acolo
    unde, operatoarei, operatorului, asistentei, consilierului,
    pagina așteaptă, pagina cere, pagina vrea, pagina are nevoie, pagina îți cere, pagina vă cere, pagina
    noastră așteaptă, pe televizor, la televizor, televizorului, pe tv, pe ecran, pe ecranul, câmpul liber,
    câmp gol, câmpul de mai jos, câmpul alb, câmpul de text, căsuța albă, căsuța liberă, căsuța de text,
    caseta goală, caseta albă, fereastra următoare, următoarea fereastră, ecranul următor, următorul ecran,
    pagina următoare, următoarea pagină, pagina deschisă, pagina de confirmare, pagina de înregistrare,
    pagina de conectare, pagina de verificare, ecranul de conectare, ecranul de confirmare, ecranul de
    autentificare, ecranul de start, formularul de înregistrare, formular online, formularul online, bara de
    adrese, bara de căutare, pe laptop, laptopul, pe calculator, asistentul de instalare,
    expertul de configurare, în launcher, pe discord, pe telegram, fereastra de chat, portalul elevilor,
    portalul clienților, contul de pe site,
    acolo
  `,
  other: `
    cod de verificare al documentului, codul de verificare al documentului,
    la finalizarea comenzii, comandă minimă, comanda minimă,
    în câmpul detalii, câmpul detalii, la detaliile plății, la plată scrieți, la plată scrie, la mențiuni,
    codul lui de recomandare, codul ei de recomandare, codul meu de recomandare,
    cod de pacient, codul de pacient, cod pacient, codul pacientului,
    cod programare, cod de programare, codul programării, codul de programare,
    cod bancar, cod de stare, cod de culoare,
    ridica coletul, ridicarea coletului, curierului, șoferului, la recepție, la casă,
    cod poștal, cod promoțional, cod promo, cod de reducere, cod reducere, cod de discount, cod voucher, cod
    de voucher, cod cupon, cod cadou, cod de cadou, cod de invitație, cod de referral, cod de recomandare,
    cod prieten, cod de bare, cod qr, cod de urmărire, cod awb, cod de livrare, cod de ridicare, cod
    ridicare, cod locker, cod de locker, cod easybox, cod de rezervare, cod rezervării, cod rezervare, cod
    iata, cod sursă, cod de eroare, cod produs, cod produsului, cod articol, cod de client, cod fiscal de
    țară, cod unic de înregistrare, cod caen, cod swift, cod bic, cod iban, cod siruta, cod de țară, cod
    țării, cod de zonă, cod ușă, cod ușii, cod de la ușă, cod interfon, cod de interfon, cod interfonului,
    cod porții, cod de acces în bloc, cod de acces in clădire, cod de licență, cod de serie, cod wifi, cod
    puk, cod ședinței, cod clasei, cod de clasă, cod cursului, cod grupului, cod eveniment, cod de bilet,
    cod biletului, cod bonus, cod de campanie, cod campanie, cod partener, cod afiliat, cod de plată, cod de
    încărcare, cod de reîncărcare, cod de retur, cod lot, cod nc, cod culoare, cod hex, cod numeric
    personal, cod numeric personal cnp, cod pnr, codul poștal, codul promoțional, codul promo, codul de
    reducere, codul reducere, codul de discount, codul voucher, codul de voucher, codul cupon, codul cadou,
    codul de cadou, codul de invitație, codul de referral, codul de recomandare, codul prieten, codul de
    bare, codul qr, codul de urmărire, codul awb, codul de livrare, codul de ridicare, codul ridicare, codul
    locker, codul de locker, codul easybox, codul de rezervare, codul rezervării, codul rezervare, codul
    iata, codul sursă, codul de eroare, codul produs, codul produsului, codul articol, codul de client,
    codul fiscal de țară, codul unic de înregistrare, codul caen, codul swift, codul bic, codul iban, codul
    siruta, codul de țară, codul țării, codul de zonă, codul ușă, codul ușii, codul de la ușă, codul
    interfon, codul de interfon, codul interfonului, codul porții, codul de acces în bloc, codul de acces in
    clădire, codul de licență, codul de serie, codul wifi, codul puk, codul ședinței, codul clasei, codul de
    clasă, codul cursului, codul grupului, codul eveniment, codul de bilet, codul biletului, codul bonus,
    codul de campanie, codul campanie, codul partener, codul afiliat, codul de plată, codul de încărcare,
    codul de reîncărcare, codul de retur, codul lot, codul nc, codul culoare, codul hex, codul numeric
    personal, codul numeric personal cnp, codul pnr, noul cod promoțional, un cod nou de reducere, coduri
    poștale, coduri promoționale, coduri de reducere, coduri de rezervă, coduri de recuperare, coduri de
    backup, coduri qr, coduri de bare, cod de rezervă, voucher, card cadou, cupon de reducere, număr de
    urmărire, număr de rezervare, număr de serie, cheie de licență, cheia produsului, parola wifi, parola
    wi-fi, parola rețelei, parola ședinței, prefix, cod card cadou, codul tău promoțional, codul tău de
    reducere, codul tău de invitație, codul tău de recomandare, codul tău de voucher, codul dvs. promoțional,
    la detalii plată, ca referință
  `,
  label: `
    referința de plată, referința plății, referință de plată,
    eveniment, evenimentul,
    id-ul ședinței, numărul contractului, număr de membru, număr de caz, număr bilet, codul dulapului, număr contor, număr de înmatriculare,
    marcă angajat, cod fiscal,
    comanda, comandă, comenzii, număr comandă, numărul comenzii, comanda nr., nr. comandă, factura,
    facturii, factură, seria, număr factură, nr. factură, chitanță, bon, bonul, referință, referința, număr
    de referință, dosar, dosarul, tichet, tichetul, ticket, cerere nr., cererea nr., sesizare, solicitarea
    nr., client nr., cod client, număr client, nr. client, id client, id utilizator, nume de utilizator,
    utilizator, cont nr., numărul contului, cont, card, cardul, cardului, numărul cardului, terminat în,
    care se termină în, se termină cu, terminat cu, telefon, număr de telefon, numărul de telefon, tel.,
    tel, mobil, sunați la, sună la, apel, awb, colet, coletul, expediere, livrare nr., rezervare,
    rezervarea, zbor, zborul, loc, locul, vagon, tren, poarta, camera, etaj, etajul, ap., bl., sc., sector,
    poliță, polița, număr poliță, contract, contractul, contract nr., nr. contract, contor, index, nr.
    înmatriculare, serie șasiu, tranzacție nr., id tranzacție, număr tranzacție, plata nr., ordin de plată,
    număr, numărul, nr., nr, nr. crt., cui, cif, cnp, j40, reg. com., nr. reg. com., capital social, suma,
    sumă, total, sold, preț, cantitate, str., strada, bd., bulevardul, calea, căsuța poștală, versiunea,
    articolul, art., pagina, anul, din anul, adresa ip, id, identificator, loc de consum, abonament, cod
    abonat, id ședință, punctul,
    indexul, indexul contorului, indexul nou, la detalii
  `,
  unit: `
    oameni, copii, de copii, semnături, de semnături,
    minute, minut, ore, oră, de minute, de ore, zile, de zile, zi, secunde, de secunde, săptămâni, luni,
    ani, cifre, de cifre, caractere, litere, ori, puncte, de puncte, euro, lei, de lei, bani, persoane,
    utilizatori, clienți, încercări, pagini, cuvinte, produse, kilometri, bucăți,
    minutelor, orelor, secundă, jumătate de oră, sfert de oră, caracter, simboluri, zile lucrătoare,
    săptămână, secundelor,
    grame, gram, litri, kilograme,
    participanți, de participanți, de membri, înscriși, de înscriși, elevi, de elevi, de studenți, angajați,
    de angajați, locuitori, de locuitori, vizitatori, de vizitatori, cititori, de cititori, abonați, de
    abonați, de donatori, voluntari, de voluntari, firme, de firme, familii, de familii, de exemplare, de
    metri, metri pătrați, de metri pătrați, de kilometri, de hectare, tone, de tone, de grame, de kilograme,
    kile, de kile, de litri, calorii, de calorii, pași, de pași, copaci, de copaci, locuri, de locuri,
    spectatori, de spectatori, voturi, de voturi, comenzi, de comenzi, urmăritori, de urmăritori, de
    clienți, de utilizatori, de persoane, de oameni, de euro, de dolari, de bani
  `,
  old: `
    a fost acceptat, a fost confirmat,
    este greșit, a fost greșit, este incorect, a fost incorect, nu este corect, nu a fost corect, nu corespunde,
    am anulat codul, am dezactivat codul, a fost dezactivat, a fost retras,
    nu mai este valabil, nu mai este valid, nu mai e valabil, nu mai sunt valabile, nu mai este activ, nu
    mai funcționează, nu mai poate fi folosit, nu este valid, nu este valabil, a expirat, au expirat, este
    expirat, expirat, cod expirat, codul anterior, codul precedent, coduri anterioare, codurile anterioare,
    cel anterior, cel precedent, mesajul anterior, e-mailul anterior, codul vechi, vechiul cod, cel vechi,
    anulat, a fost anulat, invalidat, a fost înlocuit, înlocuit de, înlocuit cu, deja folosit, a fost
    folosit, a fost deja folosit, deja utilizat, a fost utilizat, trimis anterior, trimis mai devreme,
    ignoră codul, primul cod,
    codul de ieri, nu mai merge, nu mai e bun, nu mai e valid, înlocuit, cod greșit, cod incorect,
     codurile vechi, nevalid, nevalabil,
    și-a pierdut valabilitatea
  `,
  fresh: `
    în locul lui, în schimb,
    noul cod, un cod nou, cod nou, codul nou, noua parolă de unică folosință, noul cod de verificare,
    ultimul cod, codul actual, codul curent, cel mai recent cod,
    codul de verificare nou, noul pin, parola nouă de unică folosință, codul corect, codul cel nou,
    cel mai nou cod, noul cod de autentificare, noul cod de confirmare, noul cod de acces,
    noul cod de securitate, cel nou, noul otp, codul valabil acum,
    înlocuiește pe cel anterior, îl înlocuiește pe cel anterior, înlocuiește codul anterior
  `,
  care: `
    expiră, va expira, expiră în, expiră la, valabil, valabilă, valabil timp de, valabil pentru, este
    valabil, este valid, valabilitate, valid, nu distribui, nu distribuiți, nu îl distribui, nu îl
    distribuiți, nu partaja, nu partajați, nu comunica, nu comunicați, nu îl comunica, nu îl comunicați, nu
    divulga, nu divulgați, nu îl divulgați, nu dezvălui, nu împărtăși, nu-l da, nu oferi, nu transmite, nu
    îl transmite, nu transmiteți, nimănui, cu nimeni, confidențial, dacă nu ai solicitat, dacă nu ați
    solicitat, nu ai solicitat, nu ați solicitat, dacă nu ai cerut, dacă nu ai inițiat, dacă nu ați inițiat,
    dacă nu ai fost tu, dacă nu tu, dacă nu dumneavoastră, ignoră acest, ignorați acest, ignora acest, ai
    solicitat, ați solicitat, nu îți va cere niciodată, nu vă va cere niciodată, niciodată nu,
    nu spune, nu spuneți, nu-l spune, nu îl spune, nu da, nu dați, nu îl dați, nu i-l da,
    nu-l arăta, nu arăta, nu arătați, nu îl arăta, nu trimite, nu trimiteți, nu îl trimite,
    nu îl partaja, nu îl partajați, nu-l partaja, nu-l distribui, nu dezvăluiți, nu furniza,
    nu furnizați, păstrează-l, păstrați-l, doar pentru tine, nimeni de la, nimeni din,
    nimeni altcineva, niciun angajat, niciun operator, angajații noștri, nu îți vom cere,
    nu vă vom cere, nu îți va cere, nu vă va cere, nu cerem niciodată, nu vom cere niciodată,
    nu cere niciodată, nu ai cerut, nu ați cerut, nu l-ai cerut, nu l-ați cerut, nu l-ai solicitat,
    nu l-ați solicitat, nu ai încercat, nu ați încercat, nu ai fost tu, nu ați fost dvs,
    nu ați fost dumneavoastră, nu ești tu, nu te așteptai, ignoră, ignoră-l, ignorați, ignorați-l,
    poți ignora, puteți ignora, o singură dată, doar o dată, expirare, expirarea, valabile,
    își pierde valabilitatea, își va pierde valabilitatea, fraudă, escroci, escroc, altcuiva,
    altei persoane, altor persoane, terților, terți, terțe, înșelătorie,
    jumătate de oră, o jumătate de oră, sfert de oră, un sfert de oră, după un sfert de oră, în decurs de o oră
  `,
  quote: `
    a scris:, a scris, mesaj original, mesajul original, mesaj redirecționat, mesaj redirectionat, mesaj
    transmis
  `,
  ignore: `
    cod. art*, cod. prod*, cod fillet*, cod liver, atlantic cod, cod order, cod charges, cod amount, cod
    available, cod payment, (cod), codul civil, codul penal, codul muncii, codul fiscal, codul rutier, cod
    de conduită, codul de conduită, cod sursă deschis, stimate client, stimată clientă, dragă client,
    contul, contului, un cont, acest cont, acest card, pe loc, în loc, are loc, la loc, telefonul tău,
    telefonul dvs, ai uitat parola, parola ta a fost, parola contului, schimbă parola, schimbarea parolei,
    parolei tale, în camera, serviciul clienți, suma de, de mai sus, a fost confirmată, punctul de, anul
    acesta, în anul,
    completați formularul, completează formularul, completați chestionarul, completează chestionarul, spune-ne,
    spuneți-ne, spune-ți părerea, ne spune, menționați întotdeauna, menționează întotdeauna, adaugă în coș,
    adăugați în coș, pune în coș, treceți pe la, treci pe la,
    scrieți-ne, scrie-ne, ne scrieți, ne scrii, să ne scrieți, să ne scrii, sunați la acest număr:, sună la
    acest număr:, sunați la următorul număr, sunați la numărul, la acest număr:, la următorul număr, trece
    pe la, pagina se deschide, pagina se va deschide, se deschide pagina, treci peste, ai grijă,
    bagă viteză, bagă mare, bagă la cap
  `,
};
