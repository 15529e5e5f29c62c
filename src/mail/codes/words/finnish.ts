/** Finnish. */
import type { WordTable } from './table.ts';

/** With its cases where they are common beside a code. */
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
    salasanan, väliaikaisen kirjautumiskoodi, koodi kirjautumiseen, koodi kirjautumista varten
  `,
  doubtful: `
    pääsy*, aktivointi*, rekisteröinti*, rekisteröitymis*, valtuutus*, hyväksymis*, hyväksyntä*, tarkistus*,
    tarkastus*, käyttöönotto*, vahvistusnumero
  `,
  code: `
    koodi, koodin, koodia, koodisi, koodilla, koodinne, koodit, koodi*, *koodi, *koodin, *koodia, *koodisi,
    *koodilla, tunnusluku, tunnusluvun, tunnuslukua, tunnuslukusi, tunnusluvulla, tunnuslukunne, pin koodi,
    pin koodin, pin koodisi, pinkoodi, seuraavat numerot, seuraavat merkit, seuraavat numeroilla, nämä
    numerot, nämä merkit, nämä numeroilla, näillä numerot, näillä merkit, näillä numeroilla, numerosarja,
    salasana on
  `,
  act: `
    hyväksyt, hyväksyäksesi, hyväksymiseen, hyväksyminen,
    vahvist*, varmist*, varmenn*, kirjaudu*, kirjautum*, kirjautua, kirjautuu, kirjautuessasi,
    sisäänkirjautum*, tunnistaudu*, tunnistautu*, tunnistus, todenna*, todenta*, todennus*, rekisteröi*,
    aktivoi*, aktivoinni*, palauta salasana, palauttaa salasanan, palauttaaksesi, salasanan palaut*,
    salasanan vaihto*, nollaa salasana, kaksivaihei*, monivaihei*, kertakäyttö*, turvalli*, henkilöllisyy*,
    tilisi, tiliisi, tilillesi, käyttäjätilisi, luodaksesi tilin, luo tili, sähköpostiosoite*, uusi laite,
    uudelta laitteelta, jatkaaksesi, jatka, hyväksy, hyväksyä, allekirjoita*, avaa lukitus
  `,
  use: `
    syöttämällä, antamalla, käyttämällä, kirjoittamalla,
    syötä, kirjoita, käytä, näppäile, kopioi, liitä, alla oleva, seuraava, seuraavan, tässä on, ohessa
  `,
  where: `
    sovellukseen, sivulle, sivustolle, selaimeen, kenttään, lomakkeelle, ruudulle, laitteeseen
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
    *numero, *numerosi, *numeronne, *numeroni, tiketti,
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
    lento, juna, vaunu, paikka, huone, laituri, postilokero, pl, *katu, summa, yhteensä, hinta, määrä,
    päivämäärä, sivu, versio, painos, vuodesta, perustettu, vertailuarvo, ip osoite, ilmoitus,
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
