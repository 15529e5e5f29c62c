/** Croatian, Bosnian and Serbian of Latin script in one table. */
import { agreed, pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

const croatianAims = `
  za potvrdu, za potvrđivanje, za verifikaciju, za provjeru, za proveru, za prijavu, za prijavljivanje, za
  pristup, za autorizaciju, za autentifikaciju, za autentikaciju, za aktivaciju, za aktiviranje, za
  registraciju, za sigurnost, za resetiranje lozinke, za resetovanje lozinke, za promjenu lozinke, za
  promenu lozinke, za obnovu lozinke, za poništavanje lozinke, za oporavak, za dvofaktorsku autentifikaciju,
  za dvofaktorsku provjeru, za jednokratnu upotrebu, za jednokratnu uporabu, za potvrdu prijave, za potvrdu
  plaćanja, za potvrdu transakcije, iz sms
`;

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. Full accents here too. */
const oneUse = [
  agreed(
    `jednokratn, verifikacijsk, verifikacion, autentifikacijsk, autentifikacion`,
    `i ključ, og ključa, im ključem, e znamenke, ih znamenki, ima znamenkama, e brojke, ih brojki, ima brojkama, e cifre,
     ih cifara, ima ciframa, a riječ, u riječ, e riječi, om riječju, a reč, u reč, e reči, om rečju, a kombinacija, u
     kombinaciju, e kombinacije, om kombinacijom, i niz znamenki, og niza znamenki, im nizom znamenki, i niz cifara, og
     niza cifara, im nizom cifara, i niz znakova, og niza znakova, im nizom znakova, i znakovi, e znakove, ih znakova,
     im znakovima, a lozinka, u lozinku, e lozinke, om lozinkom, a šifra, u šifru, e šifre, om šifrom, a zaporka, u
     zaporku, e zaporke, om zaporkom, i pin kod, og pin koda, im pin kodom, i brojevi, e brojeve, ih brojeva, im
     brojevima`,
  ),
  agreed(`jednokratn, verifikacijsk, verifikacion`, `i broj, og broja, im brojem`),
  pairs(
    `ključ, ključa, ključem, znamenke, znamenki, znamenkama, brojke, brojki, brojkama, cifre, cifara, ciframa, riječ,
     riječi, riječju, reč, reči, rečju, kombinacija, kombinaciju, kombinacije, kombinacijom, niz znamenki, niza
     znamenki, nizom znamenki, niz cifara, niza cifara, nizom cifara, niz znakova, niza znakova, nizom znakova, znakovi,
     znakove, znakova, znakovima, zaporka, zaporku, zaporke, pin kod, token, lozinke, šifre`,
    `za prijavu, za verifikaciju, za autentifikaciju, za provjeru, za proveru, za jednokratnu upotrebu, za jednokratnu
     uporabu`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  agreed(
    `potvrdn, sigurnosn, bezbednosn, bezbjednosn, pristupn, autorizacijsk, autorizacion, aktivacijsk, aktivacion`,
    `i ključ, og ključa, im ključem, e znamenke, ih znamenki, ima znamenkama, e brojke, ih brojki, ima brojkama, e cifre,
     ih cifara, ima ciframa, a riječ, u riječ, e riječi, om riječju, a reč, u reč, e reči, om rečju, a kombinacija, u
     kombinaciju, e kombinacije, om kombinacijom, i niz znamenki, og niza znamenki, im nizom znamenki, i niz cifara, og
     niza cifara, im nizom cifara, i niz znakova, og niza znakova, im nizom znakova, i znakovi, e znakove, ih znakova,
     im znakovima, a lozinka, u lozinku, e lozinke, om lozinkom, a šifra, u šifru, e šifre, om šifrom, a zaporka, u
     zaporku, e zaporke, om zaporkom, i pin kod, og pin koda, im pin kodom`,
  ),
  agreed(
    `privremen`,
    `i ključ, og ključa, im ključem, e znamenke, ih znamenki, ima znamenkama, a riječ, u riječ, e riječi, om riječju, a
     reč, u reč, e reči, om rečju, a kombinacija, u kombinaciju, e kombinacije, om kombinacijom, i niz znamenki, og niza
     znamenki, im nizom znamenki, i niz cifara, og niza cifara, im nizom cifara, i niz znakova, og niza znakova, im
     nizom znakova, i znakovi, e znakove, ih znakova, im znakovima, a lozinka, u lozinku, e lozinke, om lozinkom, a
     šifra, u šifru, e šifre, om šifrom, a zaporka, u zaporku, e zaporke, om zaporkom, i pin kod, og pin koda, im pin
     kodom`,
  ),
  agreed(`autentifikacijsk, autentifikacion`, `i broj, og broja, im brojem`),
  pairs(
    `ključ, ključa, ključem, znamenke, znamenki, znamenkama, brojke, brojki, brojkama, cifre, cifara, ciframa, riječ,
     riječi, riječju, reč, reči, rečju, kombinacija, kombinaciju, kombinacije, kombinacijom, niz znamenki, niza
     znamenki, nizom znamenki, niz cifara, niza cifara, nizom cifara, niz znakova, niza znakova, nizom znakova, znakovi,
     znakove, znakova, znakovima, zaporka, zaporku, zaporke, pin kod, token`,
    `za potvrdu, za pristup`,
  ),
].join(', ');

/** Read in Cyrillic letters too: words are written with their full accents. */
export const croatian: WordTable = {
  subject: `
    u naslovu, iz naslova, u predmetu, iz predmeta poruke, u temi poruke, iz teme poruke
  `,
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
    jednokratna koda, sms kod, sms koda, sms lozinka, *znamenkasti kod, *znamenkastog koda, *cifreni kod,
    *cifrenog koda, *cifreni verifikacioni kod, *znamenkasti verifikacijski kod, vaš kod za, ${oneUse}
  `,
  doubtful: `
    *za pristup, *za aktivaciju, *za aktiviranje, *za registraciju, *za autorizaciju, aktivacij*,
    aktivacion*, pristupn*, registracij*, registracion*, autorizacij*, autorizacion*, kontroln*, tajn*
  `,
  code: `
    kod, koda, kodom, kodovi, kodove,  lozinka, lozinku, lozinke, lozinkom, zaporka, zaporku, šifra,
    šifru,  šifrom, pin kod, pin koda, pina, pinom, tokena, ove brojeve, sljedeće brojeve, sledeće
    brojeve, kontrolni broj, potvrdni broj, verifikacijski broj, verifikacioni broj, ${spoken},
     sljedeće znamenke, ove znamenke, ove cifre, sledeće cifre,  
          broj iz poruke,
    broj iz ove poruke, broj iz mejla, broj iz maila, broj iz e-maila, broj iz e-pošte, broj iz ovog mejla,
    broj iz ovog maila, znamenke iz poruke, znamenke iz e-maila, cifre iz poruke, cifre iz mejla,
    cifre iz ovog mejla, slova iz poruke, kodna riječ, kodna reč, kodnu riječ, kodnu reč,
    tajna riječ, tajnu riječ, tajnom riječi, tajna reč, tajnu reč, tajnom reči, brojčani ključ, brojčanog ključa,
    brojčanim ključem, numerički ključ, tajni broj, tajnim brojem, tajne brojke, tajne cifre, tajne znamenke
  `,
  number: `
    ključ, ključem, brojkom, brojkama, brojke, ciframa, cifre, brojevima, znamenkama, znamenke, kombinacijom,
    kombinacija, kombinaciju, slovima, znakovima, nizom znamenki, niz znamenki,
    ključić, ključić za, znamenki, kombinacije brojeva, kombinacija brojeva, kombinaciju brojeva, 
       čarobna riječ, čarobnu riječ, čarobna reč, čarobnu reč, niz brojeva,
    nizom brojeva, niz znakova, nizom znakova,
    čarobne brojke, magične brojke, brojkice,
    ovaj broj, ovim brojem, ovoga broja, ovog broja, sljedeći broj, sledeći broj, sljedećim brojem,
    sledećim brojem, ove znakove, sljedeće znakove, sledeće znakove, ova slova, sljedeća slova, sledeća slova,
    broj ispod, broj u nastavku
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
    e-pošte, adresu e-pošte, mejl adresu, vaš profil, svoj profil,
    ići dalje, išli dalje, pustit će te, pustit će vas, pustiće te, pustiće vas, da ste čovjek, da si čovjek,
    ući ćete, prijavit ćete,
    ulazite u, ulaziš u, otvara vaš račun, vam otvara račun, otvara vam račun, otvara se vaš račun,
    otvara vaš nalog, otvara vam nalog, pušta vas, pušta te, unutra ste, unutra si, adresa vaša, da je adresa vaša,
    da je sandučić vaš, da je nalog vaš, da je račun vaš, ulogujete, ulogujte, ulogujemo
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
    stavite, stavi ga, upisati, upišite ga, korištenjem,
    upisujemo, upisujete, upisuješ, upisuj, upisujte, upisuje se, upisuju se, se upisuje, se upisuju, upišete,
    upišeš, upišemo, upisan, upisano, upisivanjem, upiši ga, upišite to, utipkavate, utipkavaš, utipkavajte,
    utipkati, utipkate, utipkaš, tipkajte, tipkaj, otipkajte, otipkaj, otipkati, natipkajte, ukucaš, ukucate,
    ukucati, ukucavate, ukucavaš, ukucamo, otkucati, otkucate, otkucaš, kucajte, kucaj, navesti, navedete,
    navedeš, navodite, navodiš, navedi ga, napišite, napiši, napisati, napišete, napišeš,
    pritisnite na tipkovnici, pritisni na tipkovnici, pritisnite na tastaturi, pritisni na tastaturi,
    izdiktirajte, izdiktiraj, izdiktirati, diktirajte, recite automatu, reci automatu, recite botu, reci botu,
    recite robotu, pošalji botu, pošaljite botu, poslati botu, napiši botu, napišite botu, zalijepite ga,
    zalijepite to, zalijepiš, zalijepiti, zalepite, zalepi, zalepiti, lijepite, nalijepi, nalepi, prekopiraj,
    prekopirajte, prekopirati, iskopiraj, iskopirajte, iskopirati, kopirate, kopiraš, kopirati, dopiši,
    dopišite, dopisati, ispunite polje, ispuni polje, ispuniti polje, popunite polje, popunjavate, popuniti,
    odaberi na zaslonu, odaberite na zaslonu, odaberite daljinskim, odaberi daljinskim, izaberite daljinskim,
       prepisujete, prepisuješ, prepisati, prepisujte, prepišete, prepišeš, unosite,
    unosiš, unose, unosimo, unosi, unosi se, unose se, se unosi, se unose, uneseš, unesemo, unesi ga,
    unesite to, unesen, uneto, uneseno, javite u, javi u, javite botu, ubacuješ, ubacujete, ubacujemo, ubaciti,
    ubacite ga, ubaciš, ubaci ga, stavi, staviti, stavljate, stavljaš,
    staviš, stavite ga, umetnite, umetni, umetnuti,
    stranica zatraži, aplikacija zatraži, sustav zatraži, sistem zatraži, stranica traži, aplikacija traži,
    stranica će tražiti, aplikacija će tražiti, pokažite na zaslonu,
    ${pairs('treba, trebaš, potrebno je, moraš, morate, dovoljno je', 'upisati, unijeti, uneti, ukucati, utipkati, navesti, prepisati, kopirati')},
    samo baci, samo bacite, baci ga,
    ${pairs('zapišite, zapiši, zapisati, ponovite', 'u polje, u prozor, u obrazac, u okvir, u formular, u obrascu, na ekranu, na zaslonu')},
    ${pairs('prenesite, prenesi', 'u polje, u prozor, u obrazac, u okvir, u formular, u ćeliju')},
    utipka, utipkaju, utipkava, upisuje, upisuju, upiše, upišu, unese, unesu, ukuca, ukucaju, ukucava, otkuca,
    prepisuje, prepiše, navede, navedu, zalijepi ga, popunjava, popunjavaju, popune, upis broja,
    upisivanje, ukucavanje, prekucava, prekuca,
    ukucavamo, utipkavamo, prepisujemo, popunjavamo, ispunjavamo polje, unesemo ga, kopiramo, navodimo,
    nakon unosa, poslije unosa, posle unosa, po unosu, nakon unošenja, posle unošenja, nakon upisa,
    nakon upisivanja, posle upisivanja, nakon ukucavanja, ukucavanjem, utipkavanjem, prepisivanjem, lijepljenjem,
    lepljenjem, kopiranjem, upisom, uz unos, uz upis, upišemo ga, utipkamo, ukucamo ga, prepišemo, navedemo,
    popunimo, otkucamo, kopirajmo, ubacimo, zalijepimo, zalepimo,    
    upiši tamo, upišite tamo, napiši tamo, napišite tamo, unesite tamo, unesi tamo, ukucaj tamo, ukucajte tamo,
    upišite ovdje, upiši ovdje, unesite ovdje, unesi ovdje, unesite ovde, unesi ovde, upišite ovde, upiši ovde,
    odgovor botu, odgovor robotu, odgovor za bota, odgovorite botu, odgovori botu, odgovori, odgovarate, polje ide,
    polje dolazi, okvir ide, obrazac ide, kućicu ide, ovamo ide, tamo ide, ide u polje, ide ovamo,
    preostaje unijeti, preostaje uneti, preostaje upisati, preostaje još unijeti, preostaje još upisati,
    ostaje još uneti, ostaje da unesete, ostaje da upišete, zalijepite li, upišete li, unesete li, utipkate li,
    zalijepite ili upišite, nalijepite ga, zatražit će, tražit će da unesete, tražit će da upišete,
    bit ćete zamoljeni da unesete, mora se upisati, mora se unijeti, mora se uneti, treba da unesete,
    treba da upišete, treba da ukucate, potrebno je da unesete, potrebno je da upišete, dovoljno je da unesete,
    dovoljno je da upišete, tako što ćete uneti, tako što ćete upisati, tako što ćete ukucati, da se upiše,
    da se unese, da se ukuca, upisuje se u, nakucajte, nakucaj, uklikaj, spucaj, spucajte,
    upisavši, unijevši, unevši, utipkavši, ukucavši, prepisavši, upisujući, unoseći, utipkavajući, ukucavajući,
    prepisujući, kopirajući, upisati ćete, upisat ćete, unijet ćete, unećete, upisaćete, ukucaćete, utipkat ćete,
    kad upišete, kada upišete, kad unesete, kada unesete, kad utipkate, kad ukucate, kada ukucate, čim upišete,
    čim unesete, čim ukucate, ako upišete, ako unesete, nakon što upišete, nakon što unesete, pošto unesete,
    pošto upišete, upisana, upisane, unesena, uneseni, uneta, utipkan, utipkano, ukucan, ukucano, prepisan,
    prepisano, kopirano, zalijepljeno, molimo unesite, molimo upišite, molimo ukucajte, molimo utipkajte,
    molim unesite, molim upišite, trebate upisati, trebate ukucati, trebate utipkati, mora biti upisan,
    mora biti unesen, mora biti upisano, treba da se unese, treba da se upiše, treba se upisati, treba se unijeti,
    trebali biste unijeti, trebalo bi upisati, tražimo da unesete, tražimo da upišete, zamoljeni ste da unesete,
    zamolit ćemo vas da unesete, upisivat, prekopiraš, prekopirate, prekopiramo, iskopirate, iskopiraš, nalijepiš,
    nalijepite u, nalepiš, nalepite ga, prenesete, prepišimo, upišimo, unesimo, ukucajmo, utipkajmo, izdiktirate,
    diktirate, otipkate, otipkaš,
    čim ste upisali, čim ste unijeli, čim ste uneli, čim ste utipkali, čim ste ukucali, čim ste prepisali,
    nakon što ste upisali, nakon što ste unijeli, nakon što ste uneli, nakon što ste utipkali,
    nakon što ste ukucali, nakon što ste prepisali, kada ste upisali, kada ste unijeli, kada ste uneli,
    kada ste utipkali, kada ste ukucali, kada ste prepisali, kad ste upisali, kad ste unijeli, kad ste uneli,
    kad ste utipkali, kad ste ukucali, kad ste prepisali, pošto ste upisali, pošto ste unijeli, pošto ste uneli,
    pošto ste utipkali, pošto ste ukucali, pošto ste prepisali
  `,
  where: `
    aplikaciji, aplikaciju, stranici, stranicu, pregledniku, zaslonu, polje, obrazac, prozor, uređaju,
    aplikacija, aplikacije, na stranici, web stranici, web stranicu, stranici za prijavu, sajtu,
    ekranu, zaslon, polju, polja, okvir, okviru, prozoru, terminalu, konzoli, naredbenom retku,
    televizoru, na računalu, računalu, računaru, kompjuteru, tabletu, na telefonu, na mobitelu,
    uređaj, portalu, obrascu, kućicu, kućice, browseru,
    redak, retku, red na, rubriku, rubrici, rubrike, ćeliju, ćeliji, kvadratić, kvadratiću, kvadratiće,
    prozorčić, prozorčiću, prozora, okvira, okvire, kućici, ispod ispod fotografije, pored slike,
    uz sliku, slike, upitnika, upitniku, upitnik, ankete, anketi, anketu, formular, formularu, formulara,
    obrasca, ekran, ekrana, zaslona, početnom ekranu, stranice, na dnu stranice, web mjestu, web lokaciji, sajt,
    sajta, programu, program na, pregledniku na, preglednik, preglednika, pregledača, pregledaču,
    brauzeru, u chatu, chatu, u četu, u čatu, botu, tipkovnici, tastaturi, daljinskim, daljinskom, terminal,
    terminala, konzolu, naredbeni redak, komandnoj liniji, tableta, telefonu, računala, računara, uređaja,
    tablicu na, tabeli na, apku, apci,
    stranica,
    aplikacijom,  skočni prozor, skočnom prozoru, iskačući prozor, iskačućem prozoru, dijalog,
    dijaloškom okviru, dijaloški okvir, web stranica,  mobitelu, mobitel,  televizor, televizora,
       u chat, na ekran, na zaslon, prijavnoj stranici, prijavnu stranicu, prijavni obrazac,
    prijavnom obrascu, prijavni prozor, prijavnom prozoru, kockice, kockicu
  `,
  other: `
    kod za provjeru dokumenta, kontrolni kod dokumenta,
    kod za ukrcaj, šifra za ukrcaj,
    kod termina, šifra termina,
    statusni kod, kod tečaja, kod boje, kod ormarića, kod kupca,
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
    igre, kod karte, dresscode, poziv na broj, mbo, šifra djelatnosti, šifra
    delatnosti, šifra plaćanja, šifra predmeta, broj računa
  `,
  label: `
    broj vaše narudžbe, broj vaše porudžbine, broj vašega računa,
    događaj, događaja, događaju,
    poreski broj,
    porezni broj, članski broj, broj predmeta, broj zaposlenika, broj brojila,
    referentni kod, registarska oznaka,
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
    identifikator, narudžbe br, računa br, računu br, ugovora br, kartice br, paket br, br:,
    stanje brojila, stanje vodomjera, stanje brojača, očitanje, očitanja, srećku, srećka,
    na ovaj broj, na sljedeći broj, na sledeći broj, pozovite ovaj broj, nazovite ovaj broj,
    pozovite sljedeći broj, nazovite sljedeći broj, nazovite broj, nazovite
  `,
  unit: `
    minut*, min,  sati, sata, sekund*,    tjed*, nedelj*, sedmic*, mjesec*, mesec*,
    godin*,  znamenk*, znamen*, cifar*, cifr*, znak*, znakov*, slova, puta, bodova, boda, kuna, kn,
    dinar*,  rsd, evra, eura,  komad*, osoba, korisnik*, kupac*, kupc*, proizvod*, km, kg, posto,
    pokušaj*, poruka, riječi, reči, zaposlen*, kodova,
    pola sata, pola sat, četvrt sata, minuticu, radnih dana, radna dana, danima, nedjelj*, slovo
  `,
  old: `
    nije točan, nije tačan, nije bio točan, nije ispravan, je pogrešan, je netočan, je neispravan, bio je pogrešan,
    poništili smo kod, je poništen, je povučen, je deaktiviran,
    nevažeć*, više ne vrijedi, više ne važi, ne vrijedi, ne važi, više nije važeć*, nije više važeć*, više
    nije valjan, nije valjan, nevaljan, istekao, istekla, isteklo, je istekao, prethodni, prethodnog,
    prethodni kod, stari kod, starog koda, raniji kod, ranije poslan*, ranije poslat*, poništen*,
    zamijenjen*, zamenjen*, već iskorišten*, već iskorišćen*, iskorišten, umjesto koda, umesto koda,
    pogrešan kod, netočan kod, prestaje vrijediti, prestaje da važi,
    jučerašnji kod, jučerašnji, ne radi više, više ne radi, ne funkcionira, više ne funkcionira,
    prestao važiti, prestao vrijediti, prestao da važi, istekli, otkazan*, iskorišćen*,
    već korišten*, već korišćen*, pogrešni kod, prethodni kodovi, neaktivan, neispravan kod,
    zastari*, zastare*, isteklog, izgubio valjanost, izgubio važnost, potrošen, potrošena,
    više nije u funkciji
  `,
  fresh: `
    umjesto njega, umjesto toga,
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
    prevaranti, drugima, drugim osobama, u tajnosti, neovlašten*,
    četvrt sata, pola sata, četvrt časa, pola časa, u roku od sat, sat vremena, do ponoći, vrijedi četvrt,
    vrijedi pola, važi četvrt, važi pola, nikome ne govorite, nikome ne diktirajte, nemojte diktirati,
    ne diktirajte
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
    vaše kartice, dan kada,
    pišite nam, piši nam, pišite na, napišite nam, zapišite si, ispunite obrazac, popunite obrazac,
    odgovorite na anketu, odgovorite na pitanja, odgovorite na upitnik, odgovorite u anketi,
    odgovorite na pitanja iz ankete, odgovorite na pitanja u anketi, odgovorite na upit, odgovori na anketu,
    odgovori na pitanja, odgovori na upitnik, odgovori u anketi, odgovori na pitanja iz ankete,
    odgovori na pitanja u anketi, odgovori na upit
  `,
};
