/** Finnish and Estonian. */
import type { WordTable } from './table.ts';

/** Finnish. */
export const finnish: WordTable = {
  strong: `
    vahvistuskoodi*, vahvistamiskoodi*, varmistuskoodi*, varmennuskoodi*, varmennekoodi*, todennuskoodi*,
    todentamiskoodi*, tunnistuskoodi*, tunnistautumiskoodi*, kirjautumiskoodi*, sisäänkirjautumiskoodi*,
    turvakoodi*, turvallisuuskoodi*, suojauskoodi*, pääsykoodi*, aktivointikoodi*, rekisteröintikoodi*,
    rekisteröitymiskoodi*, kertakoodi*, kertakäyttökoodi*, kertakirjautumiskoodi*, tarkistuskoodi*,
    tarkastuskoodi*, hyväksymiskoodi*, hyväksyntäkoodi*, valtuutuskoodi*, allekirjoituskoodi*,
    verifiointikoodi*, käyttöönottokoodi*, sms koodi*, tekstiviestikoodi*, sähköpostikoodi*, kaksivaiheisen
    tunnistuksen koodi*, salasanan palautuskoodi*, laitekoodi*, vahvistuskoodi, vahvistuskoodin,
    vahvistuskoodia, vahvistuskoodilla, vahvistuskoodisi, vahvistuskoodinne, kirjautumiskoodi,
    kirjautumiskoodin, kirjautumiskoodia, kirjautumiskoodilla, kirjautumiskoodisi, kirjautumiskoodinne,
    turvakoodi, turvakoodin, turvakoodia, turvakoodilla, turvakoodisi, turvakoodinne, kertakäyttökoodi,
    kertakäyttökoodin, kertakäyttökoodia, kertakäyttökoodilla, kertakäyttökoodisi, kertakäyttökoodinne,
    tekstiviestikoodi, tekstiviestikoodin, tekstiviestikoodia, tekstiviestikoodilla, tekstiviestikoodisi,
    tekstiviestikoodinne, kertakäyttöinen koodi, kertakäyttöinen koodin, kertakäyttöinen koodia,
    kertakäyttöinen koodisi, kertakäyttöinen koodilla, kertakäyttöinen salasana, kertakäyttöinen salasanan,
    kertakäyttöinen salasanaa, kertakäyttöinen salasanasi, kertakäyttöinen salasanalla, kertakäyttöinen pin,
    kertakäyttöinen pin koodi, kertakäyttöinen tunnusluku, kertakäyttöinen kirjautumiskoodi, kertakäyttöinen
    kirjautumiskoodin, kertakäyttöinen vahvistuskoodi, kertakäyttöinen turvakoodi, kertakäyttöinen tunnus,
    kertakäyttöisen koodi, kertakäyttöisen koodin, kertakäyttöisen koodia, kertakäyttöisen koodisi,
    kertakäyttöisen koodilla, kertakäyttöisen salasana, kertakäyttöisen salasanan, kertakäyttöisen
    salasanaa, kertakäyttöisen salasanasi, kertakäyttöisen salasanalla, kertakäyttöisen pin, kertakäyttöisen
    pin koodi, kertakäyttöisen tunnusluku, kertakäyttöisen kirjautumiskoodi, kertakäyttöisen
    kirjautumiskoodin, kertakäyttöisen vahvistuskoodi, kertakäyttöisen turvakoodi, kertakäyttöisen tunnus,
    kertakäyttöistä koodi, kertakäyttöistä koodin, kertakäyttöistä koodia, kertakäyttöistä koodisi,
    kertakäyttöistä koodilla, kertakäyttöistä salasana, kertakäyttöistä salasanan, kertakäyttöistä
    salasanaa, kertakäyttöistä salasanasi, kertakäyttöistä salasanalla, kertakäyttöistä pin, kertakäyttöistä
    pin koodi, kertakäyttöistä tunnusluku, kertakäyttöistä kirjautumiskoodi, kertakäyttöistä
    kirjautumiskoodin, kertakäyttöistä vahvistuskoodi, kertakäyttöistä turvakoodi, kertakäyttöistä tunnus,
    kertakäyttöisellä koodi, kertakäyttöisellä koodin, kertakäyttöisellä koodia, kertakäyttöisellä koodisi,
    kertakäyttöisellä koodilla, kertakäyttöisellä salasana, kertakäyttöisellä salasanan, kertakäyttöisellä
    salasanaa, kertakäyttöisellä salasanasi, kertakäyttöisellä salasanalla, kertakäyttöisellä pin,
    kertakäyttöisellä pin koodi, kertakäyttöisellä tunnusluku, kertakäyttöisellä kirjautumiskoodi,
    kertakäyttöisellä kirjautumiskoodin, kertakäyttöisellä vahvistuskoodi, kertakäyttöisellä turvakoodi,
    kertakäyttöisellä tunnus, kertakäyttösalasana*, kertakäyttötunnus*, kertakäyttötunnusluku*,
    kertakäyttöpin*, kertasalasana*, kertatunnus, kertatunnusluku, kertatunnusluvun, vahvistustunnus,
    varmistustunnus, varmennetunnus, kirjautumistunnus, vahvistusluku, turvaluku, varmistusluku,
    kirjautumisluku, vahvistusnumero, varmistusnumero, turvanumero, tilapäinen koodi, tilapäinen koodin,
    tilapäinen salasana, tilapäinen salasanan, tilapäinen pin, tilapäinen pin koodi, tilapäisen koodi,
    tilapäisen koodin, tilapäisen salasana, tilapäisen salasanan, tilapäisen pin, tilapäisen pin koodi,
    väliaikainen koodi, väliaikainen koodin, väliaikainen salasana, väliaikainen salasanan, väliaikainen
    kirjautumiskoodi, väliaikaisen koodi, väliaikaisen koodin, väliaikaisen salasana, väliaikaisen
    salasanan, väliaikaisen kirjautumiskoodi, koodi kirjautumiseen, koodi kirjautumista varten, pin kortin
    koodi
  `,
  code: `
    koodi, koodin, koodia, koodisi, koodilla, koodinne, koodit, koodi*, *koodi, *koodin, *koodia, *koodisi,
    *koodilla, tunnusluku, tunnusluvun, tunnuslukua, tunnuslukusi, tunnusluvulla, tunnuslukunne, pin koodi,
    pin koodin, pin koodisi, pinkoodi, seuraavat numerot, seuraavat merkit, seuraavat numeroilla, nämä
    numerot, nämä merkit, nämä numeroilla, näillä numerot, näillä merkit, näillä numeroilla, numerosarja,
    salasana on
  `,
  act: `
    vahvist*, varmist*, varmenn*, kirjaudu*, kirjautum*, kirjautua, kirjautuu, kirjautuessasi,
    sisäänkirjautum*, tunnistaudu*, tunnistautu*, tunnistus, todenna*, todenta*, todennus*, rekisteröi*,
    aktivoi*, aktivoinni*, palauta salasana, palauttaa salasanan, palauttaaksesi, salasanan palaut*,
    salasanan vaihto*, nollaa salasana, kaksivaihei*, monivaihei*, kertakäyttö*, turvalli*, henkilöllisyy*,
    tilisi, tiliisi, tilillesi, käyttäjätilisi, luodaksesi tilin, luo tili, sähköpostiosoite*, uusi laite,
    uudelta laitteelta, jatkaaksesi, jatka, hyväksy, hyväksyä, allekirjoita*, avaa lukitus
  `,
  use: `
    syötä, anna, kirjoita, käytä, näppäile, kopioi, liitä, alla oleva, alla, seuraava, seuraavan, tässä on,
    ohessa
  `,
  other: `
    alennuskoodi*, etukoodi*, tarjouskoodi*, kampanjakoodi*, kuponkikoodi*, lahjakoodi*, lahjakorttikoodi*,
    lahjakortin koodi*, kutsukoodi*, suosittelukoodi*, kaverikoodi*, bonuskoodi*, promokoodi*, arvokoodi*,
    ostokoodi*, jäsenkoodi*, alennuskoodit, alennus, etukoodit, lahjakortti, lahjakortin, kuponki,
    postinumero, postinumeron, suuntanumero, maakoodi, maatunnus, viivakoodi*, qr koodi*, noutokoodi*,
    lokerokoodi*, seurantakoodi*, lähetyskoodi*, pakettikoodi*, palautuskoodi*, luovutuskoodi*, hakukoodi*,
    toimituskoodi*, noutotunnus, noutonumero, seurantatunnus, ovikoodi*, porttikoodi*, lukkokoodi*,
    hälytyskoodi*, avainkoodi*, avainboksin koodi*, avainsäilön koodi*, huonekoodi*, lisenssiavain,
    tuoteavain, tuotekoodi*, värikoodi*, virhekoodi*, tilakoodi*, lähdekoodi*, maakoodi*, aluekoodi*,
    valuuttakoodi*, toimipaikkakoodi*, pukukoodi, varakoodi*, palautuskoodit, varmuuskoodit,
    kertakäyttökoodit, turvakoodit, varakoodit, hätäkoodit, palautuskoodien, varmuuskoodi*, sarjanumero,
    varauskoodi*, lippukoodi*, matkakoodi*, peruutuskoodi*, kokouskoodi*, pelikoodi*, ryhmäkoodi*,
    kurssikoodi*, tiimikoodi*, luokkakoodi*, kilpailukoodi*, arvontakoodi*, kokoustunnus, wifi salasana,
    wlan salasana, puk koodi, kassalla, koodi kassalla, clearing
  `,
  label: `
    tilausnumero, laskunumero, laskun numero, asiakasnumero, viitenumero, sopimusnumero, vakuutusnumero,
    vahinkonumero, jäsennumero, varausnumero, lähetysnumero, pakettinumero, puhelinnumero, kännykkänumero,
    matkapuhelinnumero, tilinumero, korttinumero, kortin numero, kuittinumero, tuotenumero, lentonumero,
    junanumero, vaununumero, paikkanumero, henkilönumero, opiskelijanumero, asianumero, tapausnumero,
    tikettinumero, tukipyynnön numero, käyttöpaikkanumero, mittarinumero, sarjanumero, rekisterinumero,
    tapahtumanumero, maksunumero, kohdenumero, kirjastonumero, palvelunumero, diaarinumero, hakemusnumero,
    saatenumero, tilausnumeron, asiakasnumeron, laskunumeron, viitenumeron, sopimusnumeron, jäsennumeron,
    varausnumeron, tilausnumerosi, asiakasnumerosi, laskunumerosi, viitenumerosi, tilaus nro, lasku nro,
    asiakas nro, viite nro, sopimus nro, nro, numeroon, numerosta, tilaus, tilauksen, tilauksesi, lasku,
    laskun, laskusi, viite, lähetys, paketti, varaus, sopimus, vakuutus, y tunnus, yritystunnus, alv, alv
    nro, lähetystunnus, tilaustunnus, käyttäjätunnus, käyttäjätunnuksesi, asiakastunnus, tapahtumatunnus,
    istunnon tunnus, laitetunnus, puh, puhelin, puhelimitse, gsm, soita, soita numeroon, asiakaspalvelu,
    päättyy, päättyvä, päättyvän, viimeiset neljä numeroa, neljä viimeistä numeroa, kortti joka päättyy,
    lento, juna, vaunu, paikka, huone, laituri, postilokero, pl, *katu, *tie, summa, yhteensä, hinta, määrä,
    kpl, päivämäärä, sivu, versio, painos, vuodesta, perustettu, vertailuarvo, ip osoite, ilmoitus,
    rekisteritunnus
  `,
  unit: `
    minuuttia, minuutin, minuutissa, minuutti, tuntia, tunnin, tunti, sekuntia, sekunnin, päivää, päivän,
    päivä, vrk, vuorokau*, viikko*, kuukau*, vuotta, vuoden, numeroa, numeroinen, numeroisen, merkkiä,
    merkin, kirjainta, pistettä, kertaa, kappaletta, kpl, henkilöä, asiakasta, käyttäjää, jäsentä, euroa,
    senttiä, prosenttia, metriä, viestiä, seuraajaa, arvostelua
  `,
  old: `
    ei ole enää voimassa, eivät ole enää voimassa, ei enää voimassa, ei ole voimassa, ei enää kelpaa, ei
    kelpaa, ei enää toimi, ei toimi enää, on vanhentunut, vanhentunut, vanhentuneen, on mitätöity, on
    mitätön, aiempi koodi, aiempi koodin, aiempi koodisi, aiempi vahvistuskoodi, aiempi vahvistuskoodin,
    aiempi turvakoodi, aiempi tunnusluku, aikaisempi koodi, aikaisempi koodin, aikaisempi koodisi,
    aikaisempi vahvistuskoodi, aikaisempi vahvistuskoodin, aikaisempi turvakoodi, aikaisempi tunnusluku,
    vanha koodi, vanha koodin, vanha koodisi, vanha vahvistuskoodi, vanha vahvistuskoodin, vanha turvakoodi,
    vanha tunnusluku, edellinen koodi, edellinen koodin, edellinen koodisi, edellinen vahvistuskoodi,
    edellinen vahvistuskoodin, edellinen turvakoodi, edellinen tunnusluku, aiemman koodi, aiemman koodin,
    aiemman koodisi, aiemman vahvistuskoodi, aiemman vahvistuskoodin, aiemman turvakoodi, aiemman
    tunnusluku, vanhan koodi, vanhan koodin, vanhan koodisi, vanhan vahvistuskoodi, vanhan vahvistuskoodin,
    vanhan turvakoodi, vanhan tunnusluku, edellisen koodi, edellisen koodin, edellisen koodisi, edellisen
    vahvistuskoodi, edellisen vahvistuskoodin, edellisen turvakoodi, edellisen tunnusluku, aiempi,
    aikaisempi, aiemmin lähetetty, aiemmat koodit, aiemmin lähettämämme, jo käytetty, on käytetty, on
    korvattu, korvattu, sijasta, sijaan, peruttu, väärä koodi, virheellinen koodi
  `,
  fresh: `
    uusi, uuden, uutta, uudella, uusin, uusimman
  `,
  care: `
    voimassa, vanhenee, vanhentuu, umpeutuu, erääntyy, kelpaa, älä jaa, älä anna, älä kerro, älä luovuta,
    älä koskaan, älkää, kenellekään, muille, et pyytänyt, et ole pyytänyt, et tehnyt, et ole yrittänyt, et
    yrittänyt, et itse, etkö se ollut sinä, et ollut sinä, jätä tämä viesti huomiotta, jätä viesti
    huomiotta, voit jättää tämän, ohita tämä, luottamuksellinen, salassa, vain kerran, yhden kerran, emme
    koskaan pyydä, ei koskaan pyydä, pyysit, pyytänyt
  `,
  quote: `
    kirjoitti, kirjoitti:, alkuperäinen viesti, edelleenlähetetty viesti, välitetty viesti, välitetty viesti
    alkaa, alkuperäinen viesti alkaa
  `,
  ignore: `
    lähdekoodi, lähdekoodin, salasanasi on vaihdettu, salasana on vaihdettu, ei koodia, sivulla, tällä
    sivulla, kirjautumissivu*, sivulle, tilauksesi on, pakettisi on, paikan päällä, tietosuojakoodisto
  `,
};

/** Estonian. */
export const estonian: WordTable = {
  strong: `
    kinnituskood, kinnituskoodi, kinnituskoodiga, kinnituskoodile, kinnitamise kood, kinnitamise koodi,
    kinnitamise koodiga, kinnitamise koodile, kinnituse kood, kinnituse koodi, kinnituse koodiga, kinnituse
    koodile, turvakood, turvakoodi, turvakoodiga, turvakoodile, sisselogimiskood, sisselogimiskoodi,
    sisselogimiskoodiga, sisselogimiskoodile, sisselogimise kood, sisselogimise koodi, sisselogimise
    koodiga, sisselogimise koodile, logimiskood, logimiskoodi, logimiskoodiga, logimiskoodile,
    sisenemiskood, sisenemiskoodi, sisenemiskoodiga, sisenemiskoodile, pääsukood, pääsukoodi, pääsukoodiga,
    pääsukoodile, juurdepääsukood, juurdepääsukoodi, juurdepääsukoodiga, juurdepääsukoodile, autentimiskood,
    autentimiskoodi, autentimiskoodiga, autentimiskoodile, autentimise kood, autentimise koodi, autentimise
    koodiga, autentimise koodile, aktiveerimiskood, aktiveerimiskoodi, aktiveerimiskoodiga,
    aktiveerimiskoodile, aktiveerimise kood, aktiveerimise koodi, aktiveerimise koodiga, aktiveerimise
    koodile, registreerimiskood, registreerimiskoodi, registreerimiskoodiga, registreerimiskoodile,
    registreerimise kood, registreerimise koodi, registreerimise koodiga, registreerimise koodile,
    verifitseerimiskood, verifitseerimiskoodi, verifitseerimiskoodiga, verifitseerimiskoodile, kontrollkood,
    kontrollkoodi, kontrollkoodiga, kontrollkoodile, tuvastuskood, tuvastuskoodi, tuvastuskoodiga,
    tuvastuskoodile, tuvastamiskood, tuvastamiskoodi, tuvastamiskoodiga, tuvastamiskoodile, isikutuvastuse
    kood, isikutuvastuse koodi, isikutuvastuse koodiga, isikutuvastuse koodile, taastekood, taastekoodi,
    taastekoodiga, taastekoodile, lähtestamiskood, lähtestamiskoodi, lähtestamiskoodiga, lähtestamiskoodile,
    parooli lähtestamise kood, parooli lähtestamise koodi, parooli lähtestamise koodiga, parooli
    lähtestamise koodile, sms kood, sms koodi, sms koodiga, sms koodile, ühekordne kood, ühekordne koodi,
    ühekordne koodiga, ühekordne koodile, ühekordse kood, ühekordse koodi, ühekordse koodiga, ühekordse
    koodile, ühekordset kood, ühekordset koodi, ühekordset koodiga, ühekordset koodile, ühekordse kasutusega
    kood, ühekordse kasutusega koodi, ühekordse kasutusega koodiga, ühekordse kasutusega koodile, ajutine
    kood, ajutine koodi, ajutine koodiga, ajutine koodile, ajutise kood, ajutise koodi, ajutise koodiga,
    ajutise koodile, ajutist kood, ajutist koodi, ajutist koodiga, ajutist koodile, volituskood,
    volituskoodi, volituskoodiga, volituskoodile, autoriseerimiskood, autoriseerimiskoodi,
    autoriseerimiskoodiga, autoriseerimiskoodile, autoriseerimise kood, autoriseerimise koodi,
    autoriseerimise koodiga, autoriseerimise koodile, parooli taastamise kood, parooli taastamise koodi,
    parooli taastamise koodiga, parooli taastamise koodile, valideerimiskood, valideerimiskoodi,
    valideerimiskoodiga, valideerimiskoodile, allkirjastamiskood, allkirjastamiskoodi,
    allkirjastamiskoodiga, allkirjastamiskoodile, lubamiskood, lubamiskoodi, lubamiskoodiga, lubamiskoodile,
    ühekordne parool, ühekordne salasõna, ühekordne pin, ühekordne pin kood, ühekordne sisselogimiskood,
    ühekordne turvakood, ühekordne kinnituskood, ühekordse parooli, ühekordse salasõna, ühekordse pini,
    ühekordse pin koodi, ühekordse sisselogimiskoodi, ühekordse turvakoodi, ühekordse kinnituskoodi,
    ühekordset parooli, ühekordset sisselogimiskoodi, ajutine parool
  `,
  code: `
    kood, koodi, koodid, koodiga, koodile, kordne kood, *kood, *koodiga, pin kood, pin koodi,
    numbrikombinatsioon, numbrikombinatsiooni, järgmine kood, järgmine number, järgnev kood, järgnev number,
    järgmist koodi, järgmise koodi, parool on
  `,
  act: `
    kinnita*, logi sisse, sisse logida, sisselogi*, logida sisse, logid sisse, sisene*, autenti*, tuvasta*,
    aktiveeri*, registreeri*, verifitseeri*, taasta*, lähtesta*, identiteet*, isikusamasus*, kahefaktori*,
    kaheastmeli*, kaheetapili*, ühekord*, turvali*, juurdepääs*, sinu kontole, sinu konto, sinu kontot, sinu
    identiteeti, sinu e posti, sinu e posti aadressi, teie kontole, teie konto, teie kontot, teie
    identiteeti, teie e posti, teie e posti aadressi, oma kontole, oma konto, oma kontot, oma identiteeti,
    oma e posti, oma e posti aadressi, e posti aadress*, loo konto, konto loomi*, uus seade, uuest seadmest,
    jätkamiseks, jätka, allkirjasta*
  `,
  use: `
    sisesta, sisestage, sisestada, kasuta, kasutage, kopeeri, kopeerige, kleebi, trüki, järgmine, järgmist,
    allpool, alljärgnev, siin on
  `,
  other: `
    sooduskood, sooduskoodi, sooduskoodiga, allahindluskood, allahindluskoodi, allahindluskoodiga,
    kampaaniakood, kampaaniakoodi, kampaaniakoodiga, kupongikood, kupongikoodi, kupongikoodiga, kinkekood,
    kinkekoodi, kinkekoodiga, kinkekaardi kood, kinkekaardi koodi, kinkekaardi koodiga, kutsekood,
    kutsekoodi, kutsekoodiga, soovituskood, soovituskoodi, soovituskoodiga, pakkumiskood, pakkumiskoodi,
    pakkumiskoodiga, boonuskood, boonuskoodi, boonuskoodiga, promokood, promokoodi, promokoodiga,
    liikmekood, liikmekoodi, liikmekoodiga, sooduskoodid, soodustus, kinkekaart, postiindeks, sihtnumber,
    suunakood, riigikood, maakood, vöötkood, ribakood, qr kood, qr koodi, uksekood, uksekoodi, uksekoodiga,
    väravakood, väravakoodi, väravakoodiga, lukukood, lukukoodi, lukukoodiga, kapikood, kapikoodi,
    kapikoodiga, pakikood, pakikoodi, pakikoodiga, saadetisekood, saadetisekoodi, saadetisekoodiga,
    jälgimiskood, jälgimiskoodi, jälgimiskoodiga, tagastuskood, tagastuskoodi, tagastuskoodiga,
    väljastuskood, väljastuskoodi, väljastuskoodiga, väljastamise kood, väljastamise koodi, väljastamise
    koodiga, kättesaamise kood, kättesaamise koodi, kättesaamise koodiga, võtmekapi kood, võtmekapi koodi,
    võtmekapi koodiga, litsentsivõti, litsentsikood, tootevõti, tootekood, veakood, veakoodi, värvikood,
    värvikoodi, olekukood, olekukoodi, pangakood, pangakoodi, kliendikood, kliendikoodi, poekood, poekoodi,
    klassikood, klassikoodi, kursusekood, kursusekoodi, mängukood, mängukoodi, grupikood, grupikoodi,
    koosolekukood, koosolekukoodi, broneeringukood, broneeringukoodi, broneerimiskood, broneerimiskoodi,
    piletikood, piletikoodi, lähtekood, lähtekoodi, varukoodid, taastekoodid, tagavarakoodid, varukood,
    seerianumber, wifi parool, puk kood, riietus, isikukood, isikukoodi, registrikood, reg kood,
    registrikoodi, viitekood
  `,
  label: `
    tellimuse number, arve number, kliendi number, viite number, lepingu number, saadetise number, paki
    number, broneeringu number, liikme number, telefoni number, mobiili number, konto number, kaardi number,
    kinnistu number, registri number, pileti number, poliisi number, juhtumi number, pöördumise number,
    kviitungi number, tehingu number, mõõturi number, arvesti number, lennu number, käibemaksukohustuslase
    number, kmkr number, tellimuse nr, arve nr, kliendi nr, lepingu nr, konto nr, reg nr, viitenumber,
    kliendinumber, telefoninumber, mobiilinumber, arvenumber, tellimusnumber, lepingunumber, lennunumber,
    registrinumber, tellimus, tellimuse, arve, saadetis, pakk, broneering, leping, kmkr, kmkr nr, reg. nr,
    tel nr, telefon, helista, helistage, kasutajanimi, kasutaja id, lõpeb, lõppeva, lõpuga, viimased neli
    numbrit, viimased 4 numbrit, neli viimast numbrit, kaart mis lõpeb, pangakaart, lend, rong, koht, rida,
    tuba, postkast, tänav, *tänav, mnt, summa, kokku, hind, kogus, kuupäev, lehekülg, versioon, alates,
    kontrollväärtus, ip aadress
  `,
  unit: `
    minutit, minuti, minut, minutiks, tundi, tunni, tund, sekundit, sekundi, päeva, päev, nädal*, kuud, kuu,
    aastat, aasta, numbrit, numbri, kohaline, kohalise, kohalist, märki, märgi, tähte, punkti, korda, tükki,
    tk, inimest, klienti, kasutajat, liiget, eurot, euro, senti, protsenti, meetrit
  `,
  old: `
    ei kehti enam, enam ei kehti, ei ole enam kehtiv*, pole enam kehtiv*, on aegunud, aegunud, on kehtetu,
    kehtetu, eelmine kood, eelmine koodi, eelmine kinnituskood, eelmine turvakood, varasem kood, varasem
    koodi, varasem kinnituskood, varasem turvakood, vana kood, vana koodi, vana kinnituskood, vana
    turvakood, eelmise kood, eelmise koodi, eelmise kinnituskood, eelmise turvakood, varasema kood, varasema
    koodi, varasema kinnituskood, varasema turvakood, eelmine, varasem, varem saadetud, juba kasutatud, on
    kasutatud, on asendatud, asendatud, enam ei tööta, ei tööta enam, asemel, tühistatud, vale kood
  `,
  fresh: `
    uus, uue, uut, uuega, viimane
  `,
  care: `
    kehtib, kehtiv, kehtivus*, aegub, ära jaga, ärge jagage, ära anna, ärge andke, ärge avaldage, ära
    avalda, ära edasta, ärge edastage, mitte kellegi*, kellegagi, kellelegi, ei soovinud, ei taotlenud, ei
    küsinud, ei tellinud, ei olnud sina, polnud sina, ei olnud teie, ignoreeri, ignoreerige, eira, eirake,
    konfidentsiaal*, salajas, ainult üks kord, ainult ühe korra, ei küsi kunagi, ühe korra
  `,
  quote: `
    kirjutas, kirjutas:, algne sõnum, algne kiri, edastatud sõnum, edastatud kiri, edasisaadetud kiri
  `,
  ignore: `
    koodita, parool on muudetud, parooli muut*, lehel, sellel lehel, lehele, kohapeal, arvesse, isikukoodita
  `,
};
