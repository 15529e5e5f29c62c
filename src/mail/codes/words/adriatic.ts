/** The South Slavic languages of Latin script: Croatian, Bosnian and Serbian in one table, and Slovenian. */
import { pairs } from './pairs.ts';
import type { WordTable } from './table.ts';

const croatianAims = `
  za potvrdu, za potvrđivanje, za verifikaciju, za provjeru, za proveru, za prijavu, za prijavljivanje, za
  pristup, za autorizaciju, za autentifikaciju, za autentikaciju, za aktivaciju, za aktiviranje, za
  registraciju, za sigurnost, za resetiranje lozinke, za resetovanje lozinke, za promjenu lozinke, za
  promenu lozinke, za obnovu lozinke, za poništavanje lozinke, za oporavak, za dvofaktorsku autentifikaciju,
  za dvofaktorsku provjeru, za jednokratnu upotrebu, za jednokratnu uporabu, za potvrdu prijave, za potvrdu
  plaćanja, za potvrdu transakcije, iz sms
`;

/** Read in Cyrillic letters too: words are written with their full accents. */
export const croatian: WordTable = {
  strong: `
    ${pairs('kod, koda, kodom, šifra, šifru, lozinka, lozinku, broj, pin', croatianAims)},
    ${pairs(
      `
        jednokratni, jednokratan, verifikacijski, verifikacioni, potvrdni, sigurnosni, bezbednosni,
        bezbjednosni, autorizacijski, autorizacioni, aktivacijski, aktivacioni, pristupni, privremeni,
        kontrolni, autentifikacijski, autentifikacioni, registracijski, registracioni, identifikacijski,
        identifikacioni, tajni
      `,
      'kod, pin, token',
    )},
    ${pairs(
      `
        jednokratnog, verifikacijskog, verifikacionog, sigurnosnog, bezbednosnog, autorizacijskog,
        aktivacijskog, aktivacionog, pristupnog, potvrdnog
      `,
      'koda, pina',
    )},
    ${pairs('jednokratnim, verifikacijskim, verifikacionim, sigurnosnim, bezbednosnim', 'kodom, pinom')},
    ${pairs('jednokratna, privremena', 'lozinka, šifra, zaporka')},
    ${pairs('jednokratnu, privremenu', 'lozinku, šifru, zaporku')},
    jednokratne lozinke, jednokratne zaporke, jednokratnom lozinkom, jednokratna koda, verifikacijska
    lozinka, sms kod, sms koda, sms lozinka, *znamenkasti kod, *znamenkastog koda, *cifreni kod, *cifrenog
    koda, *cifreni verifikacioni kod, *znamenkasti verifikacijski kod, vaš kod za
  `,
  doubtful: `
    *za pristup, *za aktivaciju, *za aktiviranje, *za registraciju, *za autorizaciju, aktivacij*,
    aktivacion*, pristupn*, registracij*, registracion*, autorizacij*, autorizacion*, kontroln*, tajn*
  `,
  code: `
    kod, koda, kodom, kodovi, kodove,  lozinka, lozinku, lozinke, lozinkom, zaporka, zaporku, šifra,
    šifru,  šifrom, pin kod, pin koda, pina, pinom, tokena, ove brojeve, sljedeće brojeve, sledeće
    brojeve
  `,
  number: `
    ključ, ključem, brojkom, brojkama, brojke, ciframa, cifre, brojevima, znamenkama, znamenke, kombinacijom,
    kombinacija, kombinaciju, slovima, znakovima, nizom znamenki, niz znamenki
  `,
  act: `
    uđi, ući, ulaz u,
    odobrenje, odobrite, odobravanje, prijenosa, prijenos,
    potvrd*, potvrđ*, verifi*, provjer*, prover*, autoriz*, autentif*, autentik*, prijav*, registr*, 
    resetir*, resetov*, promjena lozinke, promjenu lozinke, promena lozinke, promenu lozinke, zaboravljena
    lozinka, zaboravljene lozinke, sigurnos*, bezbednos*, bezbjednos*, korisnički račun, korisničkog računa,
    korisničkom računu, korisnički nalog, korisničkog naloga, nalog, naloga, nalogu, dvofaktor*, dvostruk*,
    jednokrat*, identitet*, pristup, pristupa, pristupiti, nastavi*, dovrši*, završi*, otključ*, e mail
    adresu, email adresu, aktivac*, aktivir*,
    ste čovjek, ste čovek, ste vi, da ste vi, da ste to vi, da ste to zaista vi, jeste li to vi,
    to ste vi, si ti, da si ti, da si to ti, zaista vi, stvarno vi, stvarno ti, niste robot,
    nisi robot, dokažite, dokaži, dokazati, potpis*, potpišite, potpisati, potpisivanje, odobravate,
    odobriti, uparivanje, upari*, poveži*, povezivanje, povežite uređaj, novi uređaj, novog uređaja,
    novom uređaju, ulogir*, uloguj*, ulogov*, logir*, ući u, uđite, promjena e-maila,
    promjenu e-maila, promjena emaila, promena mejla, promjena adrese, promena adrese, novu e-mail,
    izbrisati račun, brisanje računa, brisanje naloga, kreiranje računa, otvaranje računa,
    otvaranje naloga, stvaranje računa, kreiraj*, završetak, završiti, nastavak, nastaviti, e-poštu,
    e-pošte, adresu e-pošte, mejl adresu, vaš profil, svoj profil
  `,
  use: `
    odgovorite, odgovori na pitanje, prekucajte, prekucaj,
    unesite, unesi, unijeti, uneti, upišite, upiši, ukucajte, utipkajte, koristite, iskoristite,
    upotrijebite, upotrebite, kopirajte, zalijepite, nalepite, navedite, ispod, u nastavku, sljedeći,
    sledeći, evo, ovo je,
    unosom, unošenjem, unesete, unesite ga, ukucaj, utipkaj, otkucajte, otkucaj, koristi, iskoristi,
    kopiraj, zalijepi, nalijepite, upotrijebi, upotrebi, popunite, popuni, ubacite, ubaci,
    odgovorite s, odgovorite sa, odgovori s, odgovori sa, evo ga, evo ti, evo vam, izvolite, izvoli,
    ovdje je, ovde je, ispod se nalazi, dolje, slijedi, navedi, prepišite, prepiši, trebate unijeti,
    stavite, stavi ga, upisati, upišite ga, korištenjem
  `,
  where: `
    aplikaciji, aplikaciju, stranici, stranicu, pregledniku, zaslonu, polje, obrazac, prozor, uređaju,
    aplikacija, aplikacije, na stranici, web stranici, web stranicu, stranici za prijavu, sajtu,
    ekranu, zaslon, polju, polja, okvir, okviru, prozoru, terminalu, konzoli, naredbenom retku,
    televizoru, na računalu, računalu, računaru, kompjuteru, tabletu, na telefonu, na mobitelu,
    uređaj, portalu, obrascu, kućicu, kućice, browseru
  `,
  other: `
    promo kod, promo koda, promo kodom, promotivni kod, promotivnog koda, promo kodovi, kod za popust, koda
    za popust, kodom za popust, popust*, kupon*, vaučer*, kod kupona, poklon bon, poklon kartica, poklon
    kartice, poštanski broj, poštanskog broja, broj za praćenje, broj pošiljke, broja pošiljke, kod za
    praćenje, broj paketa, kod pošiljke, kod za preuzimanje, kod za podizanje, kod za povrat, kod
    paketomata, paketomat*, crtični kod, bar kod, bar koda, barkod*, kod bara, qr kod, qr koda, qr kodom,
    pričuvni kodovi, rezervni kodovi, rezervni kod, sigurnosni kodovi, kodovi za oporavak, rezervacijski
    kod, kod rezervacije, broj rezervacije, rezervacij*, kod preporuke, kod za preporuku, kod za poziv,
    pozivni kod, kod pozivnice, pozivni broj, kod za vrata, kod za ulaz, šifra za vrata, šifra od vrata,
    licencni ključ, licencnog ključa, serijski broj, ključ proizvoda, šifra proizvoda, šifra artikla, šifra
    robe, šifra kupca, kod proizvoda, kataloški broj, kod države, kod zemlje, kod banke, kod greške, izvorni
    kod, izvornog koda, izvornom kodu, programski kod, programskog koda, otvorenog koda, otvoreni kod,
    linija koda, oib, jmbg, pib, matični broj, jib, lozinka za wi fi, wi fi lozinka, lozinka za wifi, šifra
    za wi fi, wifi lozinka, id sastanka, lozinka sastanka, šifra sastanka, kod razreda, kod za učionicu, kod
    igre, kod karte, dresscode, uz kod, s kodom, sa kodom, poziv na broj, mbo, šifra djelatnosti, šifra
    delatnosti, šifra plaćanja, šifra predmeta, broj računa
  `,
  label: `
    broj, broja, brojem,  narudžba, narudžba br, narudžbe, narudžbi, narudžbu, narudžba broj, broj
    narudžbe, porudžbina, porudžbine, porudžbini, broj porudžbine, narudžbenica, narudžbina, broj
    narudžbine, račun, račun br, račun broj, računa, faktura, faktura br, fakture, broj fakture, ponuda,
    ponuda br, ugovor, ugovor br, ugovora, broj ugovora, broj kupca, korisnički broj, broj korisnika, šifra
    korisnika, pretplatnički broj, kartica, kartice, karticom, karticu, broj kartice, koja završava na,
    završava na, završava s, telefon, tel, mob, broj telefona, telefonski broj, pozovite,  na broj,
    zahtjev, zahtjev br, zahtev, zahtev br, broj zahtjeva, prijava br, predmet, predmet br, slučaj br,
    tiket, tiket br, reklamacija, reklamacija br, ulaznica, ulaznice, karta, karta br, broj karte, let br,
    pošiljka, pošiljke, pošiljku, pošiljka br, paket, paketa, polica, polica br, broj police, transakcija,
    transakcije, broj transakcije, id transakcije, id narudžbe, iznos, iznosu, u iznosu, ukupno, saldo,
    cijena, cena, verzija,   datum, vrijeme, vreme, ip adresa, korisničko ime, adresa, ulica,
    soba, zadnje znamenke, zadnje četiri znamenke, poslednje cifre, poslednje četiri cifre, brojilo,
    identifikator, narudžbe br, računa br, računu br, ugovora br, kartice br, paket br, br:
  `,
  unit: `
    minut*, min,  sati, sata, sekund*,    tjed*, nedelj*, sedmic*, mjesec*, mesec*,
    godin*,  znamenk*, znamen*, cifar*, cifr*, znak*, znakov*, slova, puta, bodova, boda, kuna, kn,
    dinar*,  rsd, evra, eura,  komad*, osoba, korisnik*, kupac*, kupc*, proizvod*, km, kg, posto,
    pokušaj*, poruka, riječi, reči, zaposlen*, kodova,
    pola sata, pola sat, četvrt sata, minuticu, radnih dana, radna dana, danima, nedjelj*, slovo
  `,
  old: `
    nevažeć*, više ne vrijedi, više ne važi, ne vrijedi, ne važi, više nije važeć*, nije više važeć*, više
    nije valjan, nije valjan, nevaljan, istekao, istekla, isteklo, je istekao, prethodni, prethodnog,
    prethodni kod, stari kod, starog koda, raniji kod, ranije poslan*, ranije poslat*, poništen*,
    zamijenjen*, zamenjen*, već iskorišten*, već iskorišćen*, iskorišten, umjesto koda, umesto koda,
    pogrešan kod, netočan kod, prestaje vrijediti, prestaje da važi,
    jučerašnji kod, jučerašnji, ne radi više, više ne radi, ne funkcionira, više ne funkcionira,
    prestao važiti, prestao vrijediti, prestao da važi, istekli, otkazan*, iskorišćen*,
    već korišten*, već korišćen*, pogrešni kod, prethodni kodovi, neaktivan, neispravan kod
  `,
  fresh: `
    novi kod, novog koda, novim kodom, novi verifikacijski kod, novi verifikacioni kod, novi jednokratni
    kod, nova jednokratna lozinka, posljednji kod, poslednji kod, novi,
    zamjenjuje prethodni, zamenjuje prethodni, zamjenjuje stari, zamenjuje stari,
    novi kod za prijavu, novi kod za potvrdu, novi sigurnosni kod, novi bezbednosni kod,
    ispravan kod, ispravni kod, najnoviji kod, trenutni kod, važeći kod, novi pin, svjež kod,
    svež kod
  `,
  care: `
    vrijedi, važi, važeći, važeća, valjan, valjanost, ističe, istječe, istekne, nemojte dijeliti, ne
    dijelite, nemojte deliti, ne delite, nikome, nikom, ni s kim, sa nikim, ne otkrivajte, nemojte
    otkrivati, ne prosljeđujte, ne prosleđujte, niste zatražili, niste tražili, niste vi, niste pokušali,
    zanemarite, ignorirajte, ignorišite, povjerljiv*, poverljiv*, trećim osobama, trećim licima, nikada vas
    neće, nikad vas neće, nikada neće,
    ne dajte, ne daj, nemoj dati, nemojte dati, ne govorite, ne govori, nemojte govoriti,
    ne pokazujte, nemojte pokazivati, nemoj dijeliti, nemoj deliti, ne dijeli, ne deli, ne šaljite,
    nemojte slati, ne saopštavajte, ne otkrivaj, ne odajte, čuvajte ga, čuvaj ga, samo za vas,
    samo za tebe, vrijedi do, važi do, vrijedi samo, važi samo, važi još, vrijedi još, samo jednom,
    jednokratno, prestaje važiti, prestat će, prestaće da važi, ističe za, istječe za, ističe u,
    ako niste, ako nisi, ako niste vi, ako nisi ti, ako to niste, ako to nisi, niste bili vi,
    nisi ti, nisi tražio, nisi zatražio, nisi zatražila, niste zahtijevali, niste to bili,
    niste očekivali, niste inicirali, zanemari, ignoriraj, ignoriši, slobodno zanemarite,
    možete zanemariti, možete ignorisati, možete ignorirati, nitko od nas, niko od nas, nitko iz,
    niko iz, niko od naših, nitko od naših, naši zaposlenici, naši zaposleni, naši djelatnici,
    nikada nećemo, nikad nećemo, nećemo tražiti, nikad ne traži*, nikada ne traži*, prevara,
    prevaranti, drugima, drugim osobama, u tajnosti, neovlašten*
  `,
  quote: `
    je napisao:, je napisala:, napisao:, napisala:, napisao je:, napisala je:, piše:, napisao/la:, je
    napisao/la:, proslijeđena poruka, prosleđena poruka, proslijeđena e pošta, izvorna poruka, originalna
    poruka, početak proslijeđene poruke, početak prosleđene poruke
  `,
  ignore: `
    kod nas, kod vas, kod kuće, kod kupnje, kod kupovine, kod plaćanja, kod dostave, kod svih, kod svakog,
    kod prvog, kod kojeg, kod koje, kod njih, kod nje, kod njega, kod preuzimanja, kod sebe, nova lozinka,
    novu lozinku, vaša lozinka, zaboravili ste lozinku, lozinka je promijenjena, lozinka je promenjena, bez
    koda, bez lozinke, kodeks*, broj telefona ili, vaš broj, vašeg broja, na vaš broj, broja telefona, na
    telefon, u svakom trenutku, u ovom trenutku, u to vrijeme, vaša narudžba, vaše narudžbe, vaša kartica,
    vaše kartice, dan kada, stranica
  `,
};

const slovenianAims = `
  za prijavo, za potrditev, za preverjanje, za preverjanje pristnosti, za dostop, za vpis, za vstop, za
  registracijo, za aktivacijo, za ponastavitev gesla, za ponastavitev, za obnovitev gesla, za spremembo
  gesla, za enkratno uporabo, za enkratno prijavo, za avtorizacijo, za avtentikacijo, za verifikacijo, za
  overitev, za dvostopenjsko preverjanje, za odklep, za potrditev plačila, za potrditev prijave, iz sms
`;

export const slovenian: WordTable = {
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
    enkratno geslo, enkratnega gesla, enkratnim geslom, začasno geslo, dinamično geslo, sms koda, sms kodo,
    sms geslo, *mestna koda, *mestno kodo, *mestne kode, *mestna potrditvena koda, *mestno potrditveno kodo,
    potrditvena številka, enkratna gesla
  `,
  doubtful: `
    *za dostop, *za vstop, *za registracijo, *za aktivacijo, *za avtorizacijo, *za odklep, aktivacijsk*,
    avtorizacijsk*, dostopn*, registracijsk*, kontroln*
  `,
  code: `
    koda, kodo, kode, kodi, kod, geslo, gesla, geslom, pin koda, pin kodo, žeton, te številke, naslednje
    številke, naslednje števke
  `,
  number: `
    ključ, ključem, števkami, številkami, kombinacijo, kombinacija, črkami, z znaki
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
    zaključek, zaključite, nadaljevanje, odobritve, odobrit*, transakcijo
  `,
  use: `
    odgovorite z, odgovori z,
    vnesite, vnesi, vpišite, vpiši, vtipkajte, uporabite, uporabi, kopirajte, prilepite, navedite, spodaj,
    spodnjo, naslednjo, tukaj je, tu je,
    vtipkaj, vstavite, vstavi, vnašanje, z vnosom, vnosom, vnesti, vpisati, kopiraj, prilepi,
    prepišite, prepiši, odtipkajte, natipkajte, natipkaj, napišite ga, odgovorite s, odgovori s,
    tukaj ga imate, izvolite, izvoli, pa je, spodaj je, uporabiti, z uporabo, navedi, izpolnite,
    dopišite, podajte, sledi, vnesite jo, vpišite jo, vtipkajte jo
  `,
  where: `
    aplikaciji, aplikacijo, strani, brskalniku, zaslonu, polje, obrazec, okno, napravi,
    aplikacija, v aplikaciji, spletni strani, spletno stran, na strani, strani za prijavo,
    prijavni strani, prijavno stran, na zaslonu, zaslon, v polje, polja, polju, okence, okenca,
    oknu, obrazcu, napravo, televizorju, terminalu, konzoli, ukazni vrstici, računalniku,
    na telefonu, tablici, portalu, brskalnik
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
    sestanka, koda razreda, s kodo, z kodo, koda namena
  `,
  label: `
    številka, številko, številke,  naročilo, naročilo št, naročila, naročilu, št naročila, številka
    naročila, številko naročila, račun št, št računa, številka računa, račun številka, predračun, predračun
    št, ponudba št, pogodba, pogodba št, pogodbe, številka pogodbe, št pogodbe, številka stranke, št
    stranke, stranka, kartica, kartice, kartico, številka kartice, ki se konča na, se konča z, telefon, tel,
    tel št, telefonska številka, na številko, pokličite, zahtevek, zahtevek št, zahtevka, št zahtevka,
    zadeva št, primer št, vstopnica, vozovnica, let št, pošiljka, pošiljke, pošiljko, pošiljka št, polica,
    polica št, številka police, transakcija, transakcije, št transakcije, sklic, znesek, v znesku, skupaj,
    cena, različica, leto, datum, čas oddaje, ip naslov, uporabniško ime, zadnje števke, zadnje štiri
    števke, opravilna številka, števec, naročilom št, naročila št, računa št, pogodbe št, kartice št, št:
  `,
  unit: `
    minut*, min,    urah, sekund*,  dni, dneh, teden, tedn*, mesec*, leta, števk*, števil*,
    znak*, znakov, črk, krat, točk, točke, evrov, eur,  kosov, oseb, uporabnik*, strank, izdelk*, km,
    kg, odstotk*, poskus*, sporočil,
    pol ure, četrt ure, sekundo, delovnih dni, delovni dni, dnevi, mesece
  `,
  old: `
    neveljavn*, ni več veljavna, ni več veljavno, ne velja več, več ne velja, ne velja, je potekla, potekla,
    poteklo, potekel, prejšnja, prejšnjo, prejšnje, prejšnja koda, stara koda, staro kodo, stare kode,
    preklican*, zamenjan*, nadomeščen*, že uporabljen*, je bila uporabljena, namesto kode, prej poslan*,
    napačna koda,
    včerajšnja koda, ne deluje več, več ne deluje, prenehala veljati, je prenehala, preklicana,
    zamenjana, uporabljena koda, že porabljena, prejšnje kode, neaktivna
  `,
  fresh: `
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
    prevaranti, drugim osebam, skrivnost
  `,
  quote: `
    je napisal:, je napisala:, je napisal/a:, napisal:, piše:, posredovano sporočilo, izvirno sporočilo,
    prvotno sporočilo, začetek posredovanega sporočila, je oseba
  `,
  ignore: `
    novo geslo, vaše geslo, ste pozabili geslo, pozabili geslo, geslo je bilo spremenjeno, geslo za račun,
    brez kode, brez gesla, telefonske številke, telefonsko številko, vaša številka, vašo številko, na vašo
    številko, na telefon, vaše naročilo, vašega naročila, vaša kartica, vaše kartice, kodeks*
  `,
};
