/** Slovenian. */
import { agreed, pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

const slovenianAims = `
  za prijavo, za potrditev, za preverjanje, za preverjanje pristnosti, za dostop, za vpis, za vstop, za
  registracijo, za aktivacijo, za ponastavitev gesla, za ponastavitev, za obnovitev gesla, za spremembo
  gesla, za enkratno uporabo, za enkratno prijavo, za avtorizacijo, za avtentikacijo, za verifikacijo, za
  overitev, za dvostopenjsko preverjanje, za odklep, za potrditev plačila, za potrditev prijave, iz sms
`;

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  agreed(
    `enkratn, potrditven, prijavn, overitven, preveritven, verifikacijsk, avtentikacijsk`,
    `i ključ, ega ključa, im ključem, e števke, ih števk, imi števkami, a kombinacija, o kombinacijo, e kombinacije, i
     žeton, ega žetona, im žetonom, i pin, ega pin-a, im pin-om, a beseda, o besedo, e besede, i niz, ega niza, im
     nizom, i niz števk, ega niza števk, im nizom števk, i niz znakov, ega niza znakov, im nizom znakov, i znaki, e
     znake, ih znakov, imi znaki, o število, ega števila, im številom, o geslo, ega gesla, im geslom`,
  ),
  agreed(
    `enkratn, overitven, preveritven, verifikacijsk, avtentikacijsk`,
    `a številka, o številko, e številke`,
  ),
  pairs(`potrditveno`, `številko`),
  pairs(
    `ključ, ključa, ključem, števke, števk, števkami, kombinacija, kombinacijo, kombinacije, žeton, žetona, žetonom,
     beseda, besedo, besede, niz, niza, nizom, niz števk, niza števk, nizom števk, niz znakov, niza znakov, nizom
     znakov, znaki, znake, znakov, število, števila, številom`,
    `za prijavo, za preverjanje, za enkratno uporabo, za vpis`,
  ),
  pairs(`številka, številko, številke`, `za enkratno uporabo, za preverjanje, za vpis`),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  agreed(
    `varnostn, dostopn, aktivacijsk, avtorizacijsk`,
    `i ključ, ega ključa, im ključem, e števke, ih števk, imi števkami, a kombinacija, o kombinacijo, e kombinacije, i
     žeton, ega žetona, im žetonom, i pin, ega pin-a, im pin-om, a beseda, o besedo, e besede, i niz, ega niza, im
     nizom, i niz števk, ega niza števk, im nizom števk, i niz znakov, ega niza znakov, im nizom znakov, i znaki, e
     znake, ih znakov, imi znaki, o število, ega števila, im številom, o geslo, ega gesla, im geslom`,
  ),
  agreed(
    `začasn`,
    `i ključ, ega ključa, im ključem, e števke, ih števk, imi števkami, a kombinacija, o kombinacijo, e kombinacije, i
     žeton, ega žetona, im žetonom, i pin, ega pin-a, im pin-om, a beseda, o besedo, e besede, i niz, ega niza, im
     nizom, i niz števk, ega niza števk, im nizom števk, i niz znakov, ega niza znakov, im nizom znakov, i znaki, e
     znake, ih znakov, imi znaki, o geslo, ega gesla, im geslom`,
  ),
  pairs(
    `ključ, ključa, ključem, števke, števk, števkami, kombinacija, kombinacijo, kombinacije, žeton, žetona, žetonom,
     beseda, besedo, besede, niz, niza, nizom, niz števk, niza števk, nizom števk, niz znakov, niza znakov, nizom
     znakov, znaki, znake, znakov, število, števila, številom`,
    `za potrditev, za dostop, za vstop`,
  ),
  pairs(`številka, številko`, `za prijavo, za potrditev`),
].join(', ');

export const slovenian: WordTable = {
  subject: `
    v zadevi, iz zadeve, v vrstici zadeve, v naslovu sporočila, v naslovu e-pošte
  `,
  strong: `
    ${pairs('koda, kodo, kode, geslo, pin', slovenianAims)},
    ${pairs(
      `
        potrditvena, varnostna, enkratna, prijavna, aktivacijska, avtorizacijska, začasna, dostopna,
        verifikacijska, overitvena, preveritvena, kontrolna, identifikacijska, registracijska,
        avtentikacijska
      `,
      'koda, pin koda',
    )},
    ${pairs(
      `
        potrditveno, varnostno, enkratno, prijavno, aktivacijsko, avtorizacijsko, začasno, dostopno,
        verifikacijsko, overitveno
      `,
      'kodo',
    )},
    ${pairs(
      'potrditvene, varnostne, enkratne, prijavne, aktivacijske, začasne, dostopne, verifikacijske',
      'kode',
    )},
    začasno geslo, dinamično geslo, sms koda, sms kodo, sms geslo, *mestna koda, *mestno kodo, *mestne kode,
    *mestna potrditvena koda, *mestno potrditveno kodo, potrditvena številka, enkratna gesla, ${oneUse}
  `,
  doubtful: `
    *za dostop, *za vstop, *za registracijo, *za aktivacijo, *za avtorizacijo, *za odklep, aktivacijsk*,
    avtorizacijsk*, dostopn*, registracijsk*, kontroln*
  `,
  code: `
    koda, kodo, kode, kodi, kod, geslo, gesla, geslom, pin koda, pin kodo, žeton, te številke, naslednje
    številke, naslednje števke, ${spoken},
      te števke, s temi števkami,   
       spodnje števke, številka iz sporočila, številko iz sporočila,
    številka iz tega sporočila, številko iz tega sporočila, številka iz e-pošte, številko iz e-pošte,
    številka iz maila, številko iz maila, številka iz tega maila, števke iz sporočila, števke iz e-pošte,
    števke iz tega sporočila, znake iz sporočila, kodna beseda, kodno besedo,
    skrivna beseda, skrivno besedo, skrivne besede, številčni ključ, številčnega ključa, številčnim ključem,
    skrivna številka, skrivno številko, skrivne števke,
    spodnje številke, spodnjih številk
  `,
  number: `
    ključ, ključem, števkami, številkami, kombinacijo, kombinacija, črkami, z znaki,
    ključek, ključka, števke, kombinacijo števk, kombinacija števk, zaporedje števk, zaporedjem števk,
    zaporedje znakov, niz znakov, nizom znakov,   čarobna beseda, čarobno besedo,
    to številko, ta številka, s to številko, to število, naslednjo številko, naslednja številka, spodnjo številko,
    spodnja številka, številko spodaj, te znake, naslednje znake, te črke, naslednje črke, spodnje črke,
    spodnje znake
  `,
  act: `
    odkleni*, odklene*, vstopi, vstopiš,
    odobritev, odobrite, odobri, potrjuje, nakazila, nakazilo,
    potrd*, potrjev*, preveri*, preverj*, prijav*, vpis*, registr*,  avtoriz*, avtentik*, verifik*,
    overi*, ponastav*, sprememba gesla, spremembo gesla, pozabljeno geslo, pozabljenega gesla, varnost*,
       uporabniški račun, uporabniškega računa, dvostopenj*, dvofaktor*, enkrat*,
    identitet*, istovetnost*, dostop, dostopa, nadaljuj*, dokonč*, odklen*, e poštni naslov, e poštnega
    naslova, aktivac*, aktivir*, v račun, vaš račun, vašega računa, vašem računu,
    da ste vi, da ste to vi, ste res vi, da ste res vi, da si ti, da si to ti, si res ti,
    niste robot, nisi robot, dokažite, dokaži, dokazati, podpis*, podpišite, podpisati,
    potrdite nakazilo, plačila ne, združi*, seznani*, seznanjanje, poveži*, povezati,
    povezovanje naprave, novo napravo, nova naprava, nove naprave, novi napravi, vpišete v,
    vstopite, vstop, vstopiti, prijavo, sprememba e-pošte, spremembo e-pošte, spremembo e-naslova,
    spremeniti e-pošto, e-naslov, e-naslova, elektronski naslov, elektronskega naslova,
    izbris računa, ustvariti račun, ustvarjanje računa, odprtje računa, odpreti račun, zaključi*,
    zaključek, zaključite, nadaljevanje, odobritve, odobrit*, transakcijo,
    pridete naprej, priti naprej, te spusti noter, vas spusti noter, spusti noter, ste človek, da ste človek,
    ste notri, si notri, si noter, ste noter, odpre vaš račun, vam odpre račun, odpre vam račun,
    odpre se vaš račun, se odpre vaš račun, naslov je vaš, da je naslov vaš, da je nabiralnik vaš, nabiralnik,
    vas spusti, te spusti, pride noter, svojem računu, svojega računa, svoj račun, v svojem računu
  `,
  use: `
    odgovorite z, odgovori z,
    vnesite, vnesi, vpišite, vpiši, vtipkajte, uporabite, uporabi, kopirajte, prilepite, navedite, spodaj,
    spodnjo, naslednjo, tukaj je, tu je,
    vtipkaj, vstavite, vstavi, vnašanje, z vnosom, vnosom, vnesti, vpisati, kopiraj, prilepi,
    prepišite, prepiši, odtipkajte, natipkajte, natipkaj, napišite ga, odgovorite s, odgovori s,
    tukaj ga imate, izvolite, izvoli, pa je, spodaj je, uporabiti, z uporabo, navedi, izpolnite,
    dopišite, podajte, sledi, vnesite jo, vpišite jo, vtipkajte jo,
    vpisujemo, vpisujete, vpisuješ, vpisujte, vpisuje se, vpisujejo, vpisujejo se, se vpisujejo, se vpisuje,
    vpišemo, vpišete, vpišeš, vpišejo, vpiše, vpiši ga, vpiši jo, vpišite ga, vpišite to, vpisana, vpisan,
    natipkate, natipkaš, natipkati, natipkamo, vtipkate, vtipkaš, vtipkati, vtipkamo, vtipkajte ga, odtipkaj,
    odtipkati, odtipkate, tipkajte, pripišite, pripiši, pripisati, dopiši, dopisati, vnesete, vneseš, vnesemo,
    vnese, vnesejo, vnašate, vnašaš, vnašajte, vnaša se, vnašajo se, se vnaša, se vnese, vnesite ga, vnesite to,
    vnesi jo, vnesi ga, vnesena, vnesen, navesti, navajajte, navedete, navedeš, napišite, napiši,
    napisati, napišete, napišeš, pritisnite na tipkovnici, pritisni na tipkovnici, pritisnite na zaslonu,
    narekujte, narekuj, narekovati, povejte avtomatu, povejte robotu, povej robotu, povejte botu, povej botu,
    povejte v klepetu, povej v klepetu, pošlji botu, pošljite botu, poslati botu, napiši botu, napišite botu,
    prilepite ga, prilepite jo, prilepite to, prilepiti, prilepiš, prilepimo, prekopiraj, prekopirajte,
    prekopirati, kopirati, kopirate, skopirajte, skopiraj, skopirati, izpolnite polje, izpolni polje, izpolniti,
    prenesite v, prenesi v, prenesti v, prepisuješ, prepisujete, prepisati, prepišete, prepišeš, vržeš, vrzi,
    vrzite, vstavljate, vstaviti, vstaviš, vstavite ga, vstavite jo, daj v okno, dajte v okno, dodajte v polje,
    z daljincem vnesite, z daljincem izberite, izberite z daljincem, stran zahteva, stran vpraša, stran prosi,
    aplikacija zahteva, aplikacija vpraša, sistem zahteva, sistem vpraša, ko vas vpraša, pokažite na zaslonu,
    ${pairs('treba, moraš, morate, prosimo, dovolj je, potrebno je', 'vpisati, vnesti, vtipkati, natipkati, odtipkati, navesti, prepisati, prilepiti')},
    je treba navesti, treba je vpisati, treba je vnesti, treba bo vnesti, treba bo vpisati,
    odtipka, odtipkajo, natipka, natipkajo, vtipka, vtipkajo, vnaša, vnašajo, vpisuje, navede, navedejo,
    prepiše, prepišejo, prepisuje, prilepi ga, izpolni, izpolnijo, vpis števk, vpisovanje, vnosu,
    tipkamo, vnašamo, prepisujemo, izpolnimo, navedemo, prepišemo, kopiramo, vstavimo,
    z vpisom, vpisom, s prepisom, s tipkanjem, z vtipkanjem, po vnosu, po vpisu, ob vnosu, ob vpisu, k vnosu,
    k vpisu, k vnosu je, vpišemo ga, vtipkamo ga, natipkamo ga, odtipkamo, prilepimo ga,  
           vpišite tja,
    vpiši tja, napišite tja, napiši tja, vnesite tja, vnesi tja, vpišite sem, vpiši sem, vnesite sem, vnesi sem,
    vpišite sem ga, vpišite tukaj, vnesite tukaj, odgovor botu, odgovor robotu, odgovor za bota, odgovorite botu,
    odgovori botu, odgovorite, odgovori, polje sodi, okence sodi, okno sodi, obrazec sodi, sem sodi, tja sodi,
    sodi v polje, sodi sem, sodi v okence, spada v polje, polje spada, sem spada, preostane vpisati,
    preostane vnesti, ostane še vpisati, ostane še vnesti, preostane še vpisati, preostane še vnesti,
    pozvani k vnosu, prosi za vnos, zahteva vnos, zahteval vnos, zahtevala vnos, se vpiše, se vpišejo, se vtipka,
    se natipka, se prepiše, se prilepi, naj se vpiše, naj se vnese, je vpisati, je vnesti, je treba vpisati,
    je treba vnesti, je treba vtipkati, je treba prepisati, je potrebno vpisati, je potrebno vnesti, prilepite v,
    prilepite tja, prilepljena, prilepite sem, prekopirate, prekopiraš, prekopiramo, vtipkan, vtipkano, vpisano,
    vneseno, natolčite, natolci, odklikajte, vtaknite, vtakni,
    v polje sodi, v okence sodi, v okno sodi, v obrazec sodi, v polje spada, v polje gre, v okence gre, polje gre,
    okence gre,
    vpisavši, vpisujoč, vnašajoč, ko vpišete, ko vnesete, ko vtipkate, ko natipkate, ko vpišeš, ko vneseš,
    če vpišete, če vnesete, če vtipkate, če vpišeš, če vneseš, brž ko vpišete, brž ko vnesete, takoj ko vpišete,
    takoj ko vnesete, takoj ko vtipkate, potem ko vnesete, potem ko vpišete, boste vnesli, boste vpisali,
    boste vtipkali, boš vnesel, boš vpisal, boš vtipkal,  vpisali boste, vnesli boste, prosimo vnesite,
    prosimo vpišite, prosimo vtipkajte, prosim vnesite, prosim vpišite, prosim vnesi, prosim vpiši,
    dovolj bo vpisati, vpisati morate, vnesti morate, vtipkati morate, vpisati moraš, vnesti moraš,
    mora biti vpisana, mora biti vnesena, mora biti vpisano, mora biti vneseno, naj bo vpisana, bo treba prepisati,
    bo treba vtipkati, prepisano, prepisana, prilepljeno, kopirano, natipkano, vtipkana, odtipkano, izpolnjeno,
    pretipkajte, pretipkaj, pretipkati, pretipkate, pretipkaš, vtipkavajte, vtipkavate, vtipkavaš, vtipkava,
    vpišimo, vnesimo, vtipkajmo, kopiraš, kopiramo ga, kopirate v, skopirate, skopiraš, prekopirajmo, narekujete,
    narekuješ, izpolniš, izpolnite z,
    vpisali, vnesli, vtipkali, natipkali, prepisali, ko ste vpisali, ko ste vnesli, ko ste vtipkali, ko ste natipkali, ko ste prepisali, takoj ko ste vpisali,
    takoj ko ste vnesli, takoj ko ste vtipkali, takoj ko ste natipkali, takoj ko ste prepisali,
    potem ko ste vpisali, potem ko ste vnesli, potem ko ste vtipkali, potem ko ste natipkali,
    potem ko ste prepisali, brž ko ste vpisali, brž ko ste vnesli, brž ko ste vtipkali, brž ko ste natipkali,
    brž ko ste prepisali
  `,
  where: `
    aplikaciji, aplikacijo, strani, brskalniku, zaslonu, polje, obrazec, okno, napravi,
    aplikacija, v aplikaciji, spletni strani, spletno stran, na strani, strani za prijavo,
    prijavni strani, prijavno stran, na zaslonu, zaslon, v polje, polja, polju, okence, okenca,
    oknu, obrazcu, napravo, televizorju, terminalu, konzoli, ukazni vrstici, računalniku,
    na telefonu, tablici, portalu, brskalnik,
    vrstico, vrstici, vrstice, rubriko, rubriki, rubrike, okencu, okence pod, okencem, okna, okviru, okvir,
    okvirček, okvirčku, celico, celici, kvadratek, kvadratku, kvadratke, pod sliko, pod fotografijo, ob sliki,
    poleg slike, vprašalnika, vprašalniku, vprašalnik, ankete, anketi, anketo, obrazca, obrazcih, na stran,
    dnu strani, spletnega mesta, spletnem mestu, spletno mesto, v program,
    brskalnika, zaslona, zaslonih, začetnem zaslonu, zaslonu tablice, klepetu, v klepet, botu, na tipkovnici,
    tipkovnici, z daljincem, terminala, v terminal, konzolo, ukazno vrstico, tabelo na, tablice, računalnika,
    naprave, mobilno aplikacijo, mobilni aplikaciji, aplikacije, prijavno okno, prijavnem oknu, plačilnem oknu,
    stran, spletna stran, potrditveni strani, potrditveno stran, potrditvenem oknu, pojavno okno, pojavnem oknu,
    pogovorno okno, pogovornem oknu, vpisno polje, vpisnem polju, vnosno polje, vnosnem polju, 
      telefonu, televizor,   klepet, v aplikacijo,  programu, 
    brskalnikom, zaslonom, oknom, poljem, računalnik
  `,
  other: `
    promo koda, promo kodo, promocijska koda, promocijsko kodo, promocijske kode, koda za popust, kodo za
    popust, popust*, kupon*, koda kupona, darilni bon, darilna kartica, darilno kodo, poštna številka,
    poštno številko, sledilna številka, sledilno številko, številka za sledenje, koda za sledenje, številka
    pošiljke, številka paketa, koda za prevzem, kodo za prevzem, prevzemna koda, prevzemno kodo, koda za
    dvig, koda paketnika, paketnik*, paketomat*, črtna koda, črtno kodo, črtne kode, qr koda, qr kodo, qr
    kode, rezervne kode, rezervna koda, varnostne rezervne kode, obnovitvene kode, koda rezervacije,
    rezervacijska koda, številka rezervacije, rezervacij*, priporočilna koda, koda za povabilo, vabilna
    koda, koda povabila, koda za vrata, koda vrat, koda za vhod, licenčni ključ, licenčnega ključa, serijska
    številka, serijsko številko, ključ izdelka, koda izdelka, šifra izdelka, šifra artikla, kataloška
    številka, klicna koda, območna koda, koda države, koda banke, koda napake, izvorna koda, izvorno kodo,
    izvorne kode, programska koda, odprta koda, odprte kode, odprto kodo, vrstic kode, emšo, davčna
    številka, davčno številko, id za ddv, matična številka, geslo za wi fi, wi fi geslo, koda sestanka, id
    sestanka, koda razreda, koda namena
  `,
  label: `
    dogodek, dogodka,
    številka, številko, številke,  naročilo, naročilo št, naročila, naročilu, št naročila, številka
    naročila, številko naročila, račun št, št računa, številka računa, račun številka, predračun, predračun
    št, ponudba št, pogodba, pogodba št, pogodbe, številka pogodbe, št pogodbe, številka stranke, št
    stranke, stranka št, stranka:, stranka številka, kartica, kartice, kartico, številka kartice, ki se konča na, se konča z, telefon, tel,
    tel št, telefonska številka, na številko, pokličite, zahtevek, zahtevek št, zahtevka, št zahtevka,
    zadeva št, primer št, vstopnica, vozovnica, let št, pošiljka, pošiljke, pošiljko, pošiljka št, polica,
    polica št, številka police, transakcija, transakcije, št transakcije, sklic, znesek, v znesku, skupaj,
    cena, različica, leto, datum, čas oddaje, ip naslov, uporabniško ime, zadnje števke, zadnje štiri
    števke, opravilna številka, števec, naročilom št, naročila št, računa št, pogodbe št, kartice št, št:,
    število prijav, število preverjanj, število potrditev, število vpisov,
    stanje števca, odčitek, srečko, srečka,
    na to številko, na naslednjo številko, na spodnjo številko, na tej številki, pokličite to številko
  `,
  unit: `
    minut*, min,    urah, sekund*,  dni, dneh, teden, tedn*, mesec*, leta, števk*, števil*,
    znak*, znakov, črk, krat, točk, točke, evrov, eur,  kosov, oseb, uporabnik*, strank, izdelk*, km,
    kg, odstotk*, poskus*, sporočil,
    pol ure, četrt ure, sekundo, delovnih dni, delovni dni, dnevi, mesece
  `,
  old: `
    ni pravilna, ni bila pravilna, je napačna, je bila napačna, ni pravilen, je napačen,
    neveljavn*, ni več veljavna, ni več veljavno, ne velja več, več ne velja, ne velja, je potekla, potekla,
    poteklo, potekel, prejšnja, prejšnjo, prejšnje, prejšnja koda, stara koda, staro kodo, stare kode,
    preklican*, zamenjan*, nadomeščen*, že uporabljen*, je bila uporabljena, namesto kode, prej poslan*,
    napačna koda,
    včerajšnja koda, ne deluje več, več ne deluje, prenehala veljati, je prenehala, preklicana,
    zamenjana, uporabljena koda, že porabljena, prejšnje kode, neaktivna,
    zastarel*, izgubila veljavnost, izgubilo veljavnost, porabljena, potečena, potekla je, ni več v uporabi
  `,
  fresh: `
    namesto nje, namesto tega,
    nova koda, novo kodo, nove kode, nova potrditvena koda, novo potrditveno kodo, nova enkratna koda, novo
    enkratno geslo, zadnja koda, nova,
    nadomešča prejšnjo, zamenjuje prejšnjo, nov kod, pravilna koda, pravo kodo, najnovejša koda,
    trenutna koda, veljavna koda zdaj, nova koda za prijavo, nova varnostna koda, nov pin
  `,
  care: `
     veljavna, veljavno, veljavnost, poteče, bo potekla, ne delite, nikomur, z nikomer, ne posredujte,
    ne razkrijte, ne razkrivajte, niste zahtevali, niste vi, niste zaprosili, prezrite, ignorirajte, zaupn*,
    tretjim osebam, nikoli vas ne, velja do, velja še, velja samo, koda velja,
    velja le, velja eno, ne dajajte, ne dajte, ne daj, ne povejte, ne povej, ne zaupajte,
    ne izdajte, ne kažite, ne pošiljajte, ne deli, ne deli je, ne razkrij, nikomur drugemu, hranite,
    obdržite zase, obdrži zase, samo za vas, le enkrat, samo enkrat, zgolj enkrat, enkratno,
    preneha veljati, bo prenehala veljati, poteče čez, poteče v, poteče ob, če niste, če niste vi,
    če nisi ti, če tega niste, če to niste bili vi, niste bili vi, nisi bil ti, nisi zahteval,
    niste poslali, niste pričakovali, niste sprožili, prezri, ignoriraj, lahko prezrete,
    lahko ignorirate, nihče od nas, nihče iz, nihče od naših, naši zaposleni, naši sodelavci,
    nikoli ne bomo, nikoli ne zahteva*, nikoli vas ne bomo, nikoli te ne, goljuf*, prevara,
    prevaranti, drugim osebam, skrivnost,
    četrt ure, pol ure, v eni uri, do polnoči, velja četrt, velja pol, velja eno uro, nikomur ne povejte,
    nikomur ne narekujte, ne narekujte
  `,
  quote: `
    je napisal:, je napisala:, je napisal/a:, napisal:, piše:, posredovano sporočilo, izvirno sporočilo,
    prvotno sporočilo, začetek posredovanega sporočila, je oseba
  `,
  ignore: `
    novo geslo, vaše geslo, ste pozabili geslo, pozabili geslo, geslo je bilo spremenjeno, geslo za račun,
    brez kode, brez gesla, telefonske številke, telefonsko številko, vaša številka, vašo številko, na vašo
    številko, na telefon, vaše naročilo, vašega naročila, vaša kartica, vaše kartice, kodeks*,
    izpolnite obrazec, izpolni obrazec, pišite nam, piši nam, napišite nam, pišite na, zapišite si,
    odgovorite na vprašalnik, odgovorite na vprašanja, odgovorite na anketo, odgovorite v anketi,
    odgovorite na vprašanje, odgovorite na vprašanja v anketi, odgovori na vprašalnik, odgovori na vprašanja,
    odgovori na anketo, odgovori v anketi, odgovori na vprašanje, odgovori na vprašanja v anketi
  `,
};
