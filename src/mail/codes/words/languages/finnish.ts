/** Finnish. */
import { compounds, pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  compounds(
    `kirjautumis, sisäänkirjautumis, vahvistus, varmistus, varmennus, todennus, todentamis, kertakäyttö, kerta,
     tunnistautumis, verifiointi`,
    `luku, luvun, lukua, lukusi, luvulla, avain, avaimen, avainta, avaimesi, avaimella, salasana*, tunnusluku*,
     tunnusluvu*, sana, sanan, sanaa, sanasi, sanalla, numerosarja*, merkkijono*, pin, pin-koodi*, yhdistelmä*,
     lukusarja*, numeroyhdistelmä*, numerokoodi*, merkit, merkkejä`,
  ),
  compounds(
    `kirjautumis, sisäänkirjautumis, varmennus, todennus, todentamis, kertakäyttö, kerta, tunnistautumis, verifiointi`,
    `numero, numeron, numeroa, numerosi, numerolla, numerot, numeroita`,
  ),
  'vahviste, vahvisteen, vahvistetta, vahvisteesi, avainluku, avainlukusi, avainlukunne, avainlukua, avainluvun',
  compounds(`vahvistus, varmistus`, `numerot, numeroita`),
  compounds(
    `kertakäyttö, kerta`,
    `tunnus, tunnuksen, tunnusta, tunnuksesi, tunniste, tunnisteen, tunnistetta, tunnisteesi`,
  ),
  pairs(
    `kertakäyttöinen, kertakäyttöisen, kertakäyttöistä, kertakäyttöiset, kertakäyttöisellä`,
    `luku, luvun, lukua, lukusi, luvulla, avain, avaimen, avainta, avaimesi, avaimella, salasana*, tunnusluku*,
     tunnusluvu*, sana, sanan, sanaa, sanasi, sanalla, numerosarja*, merkkijono*, pin, pin-koodi*, yhdistelmä*,
     lukusarja*, numeroyhdistelmä*, numerokoodi*, merkit, merkkejä, numero, numeron, numeroa, numerosi, numerot,
     numeroita, tunnuksen, tunnusta, tunnuksesi`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  compounds(
    `turva, aktivointi, pääsy, tunnistus, hyväksymis`,
    `luku, luvun, lukua, lukusi, luvulla, avain, avaimen, avainta, avaimesi, avaimella, salasana*, tunnusluku*,
     tunnusluvu*, sana, sanan, sanaa, sanasi, sanalla, numerosarja*, merkkijono*, pin, pin-koodi*, yhdistelmä*,
     lukusarja*, numeroyhdistelmä*, numerokoodi*, merkit, merkkejä`,
  ),
  compounds(`aktivointi, turva, hyväksymis`, `numero, numeron, numeroa, numerosi, numerolla`),
  compounds(`turva, vahvistus, varmennus, pääsy`, `tunnus, tunnuksen, tunnusta, tunnuksesi`),
  pairs(
    `tilapäinen, tilapäisen, tilapäistä, tilapäiset, tilapäisellä, väliaikainen, väliaikaisen, väliaikaista, väliaikaiset,
     väliaikaisella`,
    `avain, avaimen, avainta, avaimesi, avaimella, salasana*, tunnusluku*, tunnusluvu*, sana, sanan, sanaa, sanasi,
     sanalla, numerosarja*, merkkijono*, pin, pin-koodi*, yhdistelmä*, lukusarja*, numeroyhdistelmä*, numerokoodi*,
     merkit, merkkejä, tunnus, tunnuksen, tunnusta, tunnuksesi`,
  ),
].join(', ');

/** With its cases where they are common beside a code. */
export const finnish: WordTable = {
  subject: `
    otsikossa, aiherivillä, viestin aiheessa,
    aiheriviltä, otsikkorivillä, otsikkoriviltä, viestin otsikosta, aihekentässä, aihekentästä
  `,
  strong: `
    kertakäyttöinen tunnussana,
    parituskoodi*, laiteparikoodi*, vahvistuskoodi*, vahvistamiskoodi*, varmistuskoodi*, varmennuskoodi*, varmennekoodi*, todennuskoodi*,
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
    tekstiviestikoodinne, kertakäyttöinen koodi, kertakäyttöinen koodin, kertakäyttöinen koodia, kertakäyttöinen
    koodisi, kertakäyttöinen koodilla, kertakäyttöinen salasana, kertakäyttöinen salasanan, kertakäyttöinen
    salasanaa, kertakäyttöinen salasanasi, kertakäyttöinen salasanalla, kertakäyttöinen pin koodi,
    kertakäyttöinen tunnusluku, kertakäyttöinen kirjautumiskoodi, kertakäyttöinen kirjautumiskoodin,
    kertakäyttöinen vahvistuskoodi, kertakäyttöinen turvakoodi, kertakäyttöinen tunnus, kertakäyttöisen koodi,
    kertakäyttöisen koodin, kertakäyttöisen koodia, kertakäyttöisen koodisi, kertakäyttöisen koodilla,
    kertakäyttöisen salasana, kertakäyttöisen salasanan, kertakäyttöisen salasanaa, kertakäyttöisen salasanasi,
    kertakäyttöisen salasanalla, kertakäyttöisen pin koodi, kertakäyttöisen tunnusluku, kertakäyttöisen
    kirjautumiskoodi, kertakäyttöisen kirjautumiskoodin, kertakäyttöisen vahvistuskoodi, kertakäyttöisen
    turvakoodi, kertakäyttöisen tunnus, kertakäyttöistä koodi, kertakäyttöistä koodin, kertakäyttöistä koodia,
    kertakäyttöistä koodisi, kertakäyttöistä koodilla, kertakäyttöistä salasana, kertakäyttöistä salasanan,
    kertakäyttöistä salasanaa, kertakäyttöistä salasanasi, kertakäyttöistä salasanalla, kertakäyttöistä pin
    koodi, kertakäyttöistä tunnusluku, kertakäyttöistä kirjautumiskoodi, kertakäyttöistä kirjautumiskoodin,
    kertakäyttöistä vahvistuskoodi, kertakäyttöistä turvakoodi, kertakäyttöistä tunnus, kertakäyttöisellä koodi,
    kertakäyttöisellä koodin, kertakäyttöisellä koodia, kertakäyttöisellä koodisi, kertakäyttöisellä koodilla,
    kertakäyttöisellä salasana, kertakäyttöisellä salasanan, kertakäyttöisellä salasanaa, kertakäyttöisellä
    salasanasi, kertakäyttöisellä salasanalla, kertakäyttöisellä pin koodi, kertakäyttöisellä tunnusluku,
    kertakäyttöisellä kirjautumiskoodi, kertakäyttöisellä kirjautumiskoodin, kertakäyttöisellä vahvistuskoodi,
    kertakäyttöisellä turvakoodi, kertakäyttöisellä tunnus, kertakäyttötunnus*, kertakäyttöpin*,
    kertatunnusluku, kertatunnusluvun, vahvistustunnus, varmistustunnus, varmennetunnus, kirjautumistunnus,
    turvaluku, vahvistusnumero, varmistusnumero, turvanumero, tilapäinen koodi, tilapäinen koodin, tilapäinen
    salasana, tilapäinen salasanan, tilapäinen pin, tilapäinen pin koodi, tilapäisen koodi, tilapäisen koodin,
    tilapäisen salasana, tilapäisen salasanan, tilapäisen pin, tilapäisen pin koodi, väliaikainen koodi,
    väliaikainen koodin, väliaikainen salasana, väliaikainen salasanan, väliaikainen kirjautumiskoodi,
    väliaikaisen koodi, väliaikaisen koodin, väliaikaisen salasana, väliaikaisen salasanan, väliaikaisen
    kirjautumiskoodi, koodi kirjautumiseen, koodi kirjautumista varten, ${oneUse}
  `,
  doubtful: `
    pääsy*, aktivointi*, rekisteröinti*, rekisteröitymis*, valtuutus*, hyväksymis*, hyväksyntä*, tarkistus*,
    tarkastus*, käyttöönotto*, vahvistusnumero,
    kirjautumisnumero*, sisäänkirjautumisnumero*
  `,
  code: `
    taikanumero, taikanumerosi, taikaluku, taikalukusi, taikasana, taikasanasi, salainen numero,
    koodi, koodin, koodia, koodisi, koodilla, koodinne, koodit, koodi*, *koodi, *koodin, *koodia, *koodisi,
    *koodilla, tunnusluku, tunnusluvun, tunnuslukua, tunnuslukusi, tunnusluvulla, tunnuslukunne, pin koodi,
    pin koodin, pin koodisi, pinkoodi,   seuraavat numeroilla, nämä
    numerot, nämä merkit, nämä numeroilla, näillä numerot, näillä merkit, näillä numeroilla, numerosarja,
    salasana on, ${spoken},
    viestin luku, viestin luvun, viestin numerot, tämän viestin luku, tämän viestin luvun, tämän viestin numerot,
    sähköpostin numerot, sähköpostin luku, sähköpostin luvun, viestissä oleva luku, viestissä olevan luvun,
    viestissä olevat numerot, kirjautumisnumerot, 
    salainen sana, salaisen sanan, salaista sanaa, salainen sanasi, tunnussana, tunnussanan, tunnussanaa,
    tunnussanasi, tunnussanalla, lukuavain, lukuavaimen, lukuavainta, lukuavaimesi, lukuavaimella,
    luku sähköpostista, luvun sähköpostista, numerot sähköpostista, salainen luku, salaisen luvun,
    salaiset numerot
  `,
  number: `
    luvulla, luku, luvun, lukusarja, lukusarjan, lukusarjalla, numerolla, numeroilla, numerosarjalla,
    numeroyhdistelmä*, lukuyhdistelmä*, avain, avaimesi, avaimenne, avaimella, avaimen, kirjaimilla, kirjaimet,
    kirjainsarja*, kirjainyhdistelmä*, merkeillä, merkit, merkkijono, merkkijonon, merkkijonolla, yhdistelmä,
    yhdistelmän, yhdistelmällä,
    lukua, lukusarjaa, numerosarjaa, numeroyhdistelmää, kirjainsarjaa, avainta, avaimeksi, merkkijonoa, merkkejä,
    yhdistelmää, taikasana, taikasanan, taikasanaa,    
       numerot, kirjaimia,
    tämä luku, tämän luvun, tätä lukua, tällä luvulla, tämä numero, tämän numeron, tätä numeroa, seuraava luku,
    seuraavan luvun, seuraava numero, seuraavan numeron, seuraavat numerot, seuraavat kirjaimet, seuraavat merkit,
    alla oleva luku, alla olevan luvun, alla oleva numero, alla olevan numeron, alla olevat numerot,
    alla olevat merkit, alla olevat kirjaimet, nämä kirjaimet
  `,
  act: `
    turvatarkistus, turvatarkastus, nollaa salasana*, salasanan nollau*,
    hyväksyt, hyväksyäksesi, hyväksymiseen, hyväksyminen,
    vahvist*, varmist*, varmenn*, kirjaudu*, kirjautum*, kirjautua, kirjautuu, kirjautuessasi,
    sisäänkirjautum*, tunnistaudu*, tunnistautu*, tunnistus, todenna*, todenta*, todennus*, rekisteröi*,
    aktivoi*, aktivoinni*, palauta salasana, palauttaa salasanan, palauttaaksesi, salasanan palaut*,
    salasanan vaihto*, nollaa salasana, kaksivaihei*, monivaihei*, kertakäyttö*, turvalli*, henkilöllisyy*,
    tilisi, tiliisi, tilillesi, käyttäjätilisi, luodaksesi tilin, luo tili, sähköpostiosoite*, uusi laite,
    uudelta laitteelta, jatkaaksesi, jatka, hyväksy, hyväksyä, allekirjoita*, avaa lukitus,
    se olet sinä, että se olet sinä, olet sinä, oletko sinä, todella sinä, et ole robotti,
    olet ihminen, todista, todistaa, todistaaksesi, osoita henkilöllisyytesi, allekirjoittaa,
    allekirjoittaaksesi, allekirjoituksen, allekirjoitus*, yhdistä laite, yhdistää laitteen,
    yhdistääksesi, liittääksesi, parita*, pariliit*, laitepari, linkitä, linkittää,
    siirron hyväksy*, maksun hyväksy*, tilisiirto*, tilisiirron, vaihda sähköposti*,
    vaihtaa sähköpostin, vaihtaaksesi, sähköpostin vaihto*, sähköpostisi, vaihda salasana,
    poista tili, poistaa tilin, tilin poisto*, tilin luomi*, luoda tilin, avaa tili, avata tilin,
    avaamiseen, pääset sisään, pääset kirjautumaan, pääsy, pääsyn, viimeistele, viimeistelläksesi,
    viimeistellä, saata loppuun, suorita loppuun, jatkamiseksi, jatkaa, hyväksyntä*,
    lukituksen avaa*, avaa tilisi, tunnistau*, kirjaut*, sisään kirjaut*, uuden laitteen,
    uutta laitetta, ilmoittaut*, liity, liittyä, vahvistus,
    pääset eteenpäin, päästää sinut, päästää sisään, pääset jatkamaan, ettet ole kone, ettet ole robotti,
    pääsette, jatkaaksenne,
    aukeaa tilisi, tilisi aukeaa, olet tililläsi, tilillesi pääset, tililläsi, pääset tilillesi, pääset sisälle,
    pääsette sisään, pääset palveluun, päästämme sinut, päästää teidät, osoite on sinun, että osoite on sinun,
    sähköposti on sinun, osoite on teidän, että osoite on teidän, olet sisällä, olette sisällä
  `,
  use: `
    sano,
    vastaa tähän, vastaa luvulla,
    syöttämällä, antamalla, käyttämällä, kirjoittamalla,
    syötä, kirjoita, käytä, näppäile, kopioi, liitä, alla oleva, seuraava, seuraavan, tässä on, ohessa,
    syöttäkää, kirjoittakaa, käyttäkää, näppäilkää, näppäilemällä, kopioimalla, liittämällä,
    syöttää, kirjoittaa, käyttää, näppäillä, syötät, syötetään, syöttäessäsi, naputtele, naputa,
    kirjaa, laita se, laita tämä, pistä se, pistä tämä, anna se, lisää se, täytä, vastaa viestiin,
    vastaa numerolla, vastaamalla, tässä se on, tässä tulee, tässä se tulee, ole hyvä, olkaa hyvä,
    kas tässä, tässä sinulle, alapuolella, alta löydät, seuraavaa, syötettävä, lyö sisään,
    syöttäisitkö, ilmoita se,
    kirjoitamme, kirjoitat, kirjoitatte, kirjoitetaan, kirjoitettava, kirjoittakaa se, kirjoita se,
    kirjoitettuasi, kopioikaa, kopioit, kopioidaan, kopioi ja liitä, kopioida, näppäilet, näppäilette,
    näppäillään, näppäiltävä, näpytellä, näpyttele, näpytä, näpyttelet, näpyttäkää, merkitse, merkitkää,
    merkitään, merkittävä, merkitä, merkitset, lyöt, lyö, lyökää, lyödään, paina näppäimistöltä,
    paina kaukosäätimellä, painakaa näppäimistöltä, sanele, sanelkaa, sanella, sanelet, liität, liittäkää,
    liittää, liitetään, liitettävä, naputtelet, naputella, naputelkaa, naputat, lisää kenttään,
    lisää lomakkeelle, lisätkää, täytä kenttään, täytetään, täyttäkää, täytät, täyttävät, täytettävä, syötä se,
    syötä tämä, syötämme, syötetään se, syöttää se, syötetty, syöttää lomakkeelle, syöttänyt, syötätte,
       annat, annatte, annetaan, antakaa, annettava, valitse kaukosäätimellä,
    lähetä botille, lähettäkää botille, kirjoita botille, kerro botille, sano botille, kerro chatissa,
    kertokaa chatissa, kerro robotille, sano robotille, ilmoittakaa, ilmoita, ilmoitetaan, laita, laittaa,
    laitat, laittakaa, laitetaan, pistät, pistäkää, heitä, heittäkää, heitä se,
    kirjaat, kirjatkaa, kirjataan, kirjata, kirjaa se, tuikkaa, rämpytä, sivu pyytää, sovellus pyytää,
    järjestelmä pyytää, sivu kysyy, sovellus kysyy, järjestelmä kysyy, pyydetään antamaan, pyydetään syöttämään,
    käyttäkää tätä, tallenna kenttään, esitä sivulla, sijoita,
    ${pairs('pitää, täytyy, tulee, on, voit, muista', 'syöttää, kirjoittaa, näppäillä, antaa, liittää, merkitä, kopioida')},
    anna lomakkeella, anna sivulla, anna sovelluksessa, anna sovellukselle, anna luku, anna numero,
    pistä lomakkeelle, pistä kenttään, pistä se lomakkeelle, toista alla olevassa,
    ${pairs('siirrä, siirrät, siirtäkää, siirretään, toista', 'lomakkeelle, kenttään, ruutuun, soluun, ikkunaan, sivulle, lomakkeessa')},
    näppäilee, näppäilevät, syöttävät, kirjoittavat, liittää se, merkitsee, merkitsevät, merkitsemään,
    kirjoittamaan, syöttämään, näppäilemään, liittämään, kirjaamaan, kopioimaan, täyttämään, antamaan,
    naputtelee, lyövät, kirjaavat, lisäämään, syöttäminen, näppäily,
    kirjattava, näppäilemme, liitämme, kopioimme, täytämme, merkitsemme, merkitsette, kirjaamme, laitamme,
    on syötettävä, on kirjoitettava, on näppäiltävä,
    naputtelisitko, naputtelisit, kirjoittaisitko, kirjoittaisit, näppäilisitkö, näppäilisit, antaisitko,
    laittaisitko, merkitsisitkö, kopioisitko, liittäisitkö, syöttäisit, olet kirjoittanut, olet syöttänyt,
    olet näppäillyt, olet antanut, olet naputellut, olet kopioinut, olet liittänyt, olette kirjoittaneet,
    olette syöttäneet, olette näppäilleet, kirjoittanut, näppäillyt, syötettyäsi, näppäiltyäsi, annettuasi,
    naputeltuasi, syötettyänne, kirjoitettuanne, on syötetty, on kirjoitettu, on näppäilty, on annettu, kun syötät,
    kun kirjoitat, kirjoittaessasi, näppäillessäsi, syöttämisen jälkeen, kirjoittamisen jälkeen, syötettyä,
    vastauksesi botille, vastaus botille, vastauksenne botille, vastaa botille, vastatkaa, kenttään tulee,
    ruutuun tulee, kohtaan tulee, lomakkeelle tulee, laatikkoon tulee, kenttään kuuluu, ruutuun kuuluu,
    kohtaan kuuluu, tähän tulee, tähän kuuluu, siihen tulee, tulee kenttään, tulee ruutuun, kuuluu kenttään,
    kuuluu ruutuun, tarvitsee syöttää, tarvitsee kirjoittaa, tarvitsee antaa, tarvitsee ilmoittaa,
    tarvitsee näppäillä, tarvitsee kopioida, pitää ilmoittaa, pitää laittaa, täytyy ilmoittaa, täytyy laittaa,
    tulee ilmoittaa, riittää että syötät, riittää kun syötät, riittää kun kirjoitat, riittää että kirjoitat,
    riittää kun näppäilet, sinulta pyydetään, pyytää syöttämään, pyytää kirjoittamaan, pyytää antamaan,
    pyytää näppäilemään, pyydämme syöttämään, pyydämme kirjoittamaan, pyydämme antamaan, pyydämme näppäilemään,
    kehottaa syöttämään, kirjoita siihen, syötä siihen, näppäile siihen, kirjoita tähän, syötä tähän,
    kirjoita tuohon, laita siihen, laita tähän, kirjoita sinne, syötä sinne, siihen kirjoitetaan,
    tähän kirjoitetaan, sinne kirjoitetaan, tökkää, tökkäät, tökkää siihen, lätki, lyödään sisään, paukuta,
    paukutat, jäljennä, jäljentäkää, jäljennät, kopioimme se,
    syöttäisi, kirjoittaisi, syötättehän, syötithän,     
      syötämme sen, syöttäköön, kirjoitettu, näppäilty, naputeltu, kopioitu, liitetty,
    merkitty kenttään, annettu kenttään, kirjoitettuna, syötettynä, syöttäen, kirjoittaen, näppäillen, naputellen,
    naputtelemalla, näpyttelemällä, lyömällä, merkitsemällä, ilmoittamalla, kirjaamalla, täyttämällä, kopioiden,
    liittäen, syötteeksi, kun syötätte, kun kirjoitatte, kun näppäilet, kun olet syöttänyt, kun olet kirjoittanut,
    kun olet antanut, kun olette syöttäneet, heti kun syötät, heti kun kirjoitat, heti kun olet syöttänyt,
    jos syötät, jos kirjoitat, jos näppäilet, syöttäisit sen, näpyttelette, näpytellään, näpyteltävä, naputellaan,
    naputeltava, kopioitava, täytettävä kenttään, ilmoitettava, annettava kenttään, lyötävä, laitettava,
    syötettävänä, olkaa hyvä ja syöttäkää, ole hyvä ja syötä, ole hyvä ja kirjoita, ole hyvä ja näppäile,
    syötäthän, kirjoitathan, näppäilethän, annathan, laitathan, kirjoitapa, syötäpä, näppäilepä, naputtelepa,
    laitapa, syötä nyt, kirjoita nyt, vaaditaan syöttämään, tarvitset syöttää, tarvitaan kenttään
  `,
  where: `
    sovellukseen, sivulle, sivustolle, selaimeen, kenttään, lomakkeelle, ruudulle, laitteeseen,
    sovelluksessa, kirjautumissivulle, kirjautumissivulla, kirjautumisikkunaan, verkkosivulle,
    verkkosivulla, verkkosivustolla, sivustolla, selaimessa, kentässä, kenttiin, ruutuun, ruutuihin,
    ruudussa, laatikkoon, lomakkeeseen, lomakkeessa, näytölle, näytöllä, televisioon, televisiossa,
    televisioruudulle, tv:hen, ikkunaan, ikkunassa, laitteella, laitteessa, päätteeseen,
    komentoriville, konsoliin, tietokoneella, tietokoneelle, puhelimella, puhelimessa, tabletilla,
    palvelussa, palveluun, verkkopankissa, verkkopankkiin, portaaliin,
    riville, rivillä, rivi, tyhjälle riville, kentän, kenttä, kohtaan, kohdassa, sarakkeeseen, sarakkeessa,
    soluun, solussa, taulukkoon, kuvan alle, kuvan alla, kuvan viereen, kuvan alapuolelle, lomakkeella,
    lomakkeen, lomakkeelle sivulla, kyselyn loppuun, kyselyyn, kyselyn lopussa, sivulla, sivun, sivuille,
    sivustoon, nettisivulle, nettisivulla, näytön, näytöltä, ruudulla, ruudun, aloitusruutuun, aloitusnäytölle,
    appiin, apissa, äppiin, äpissä, ohjelmaan, ohjelmassa, ohjelman ikkunaan, mobiilisovellukseen,
    mobiilisovelluksessa, puhelinsovellukseen, chatissa, chattiin, botille, näppäimistöltä, näppäimistöllä,
    kaukosäätimellä, kirjautumisikkunassa, maksuikkunaan, ilmoittautumisikkunaan, ponnahdusikkunaan, päätteessä,
    terminaaliin, terminaalissa, konsolissa, komentorivillä, tietokoneen, tabletin, television ruudulla,
    lokeroon, tekstikenttään, syöttökenttään, kirjautumiskenttään, kirjautumislomakkeelle,
    kirjautumisruutuun, portaalissa, laatikossa, ruudut, ruutuja,
    pääsylomakkeelle, pääsylomakkeeseen, verkkolomakkeelle, verkkolomakkeeseen, ilmoittautumislomakkeelle,
    hakemuslomakkeelle, syöttöruutuun, vastausruutuun,
    sivu, sovellus, selain, lomake, ruutu, näyttö, ikkuna, palvelu, laatikko, appi, äppi, appissa,
    vahvistussivulla, vahvistussivulle, vahvistussivun, rekisteröitymissivulle, rekisteröitymissivulla,
    rekisteröintisivulle, rekisteröintisivulla, maksusivulle, maksusivulla, ponnahdusikkunassa, valintaikkunaan,
    valintaikkunassa, vahvistusikkunaan, vahvistusikkunassa, vahvistuskenttään, vahvistusruutuun, botti, chatti,
    chattiin se,
    pääte, pääteruutu, päätteen, päätteelle, päätteellä, päätteen ruudulle, kioskiin, kioskissa, kioskin,
    automaattiin, automaatissa, kosketusnäytölle, kosketusnäytöllä, laitteen näytölle, ovipuhelimeen
  `,
  other: `
    asiakirjan tarkistuskoodi, asiakirjan varmennuskoodi,
    lähtöselvityskoodi*,
    pankkikoodi, asiakaskoodi,
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
    tapahtuma, tapahtuman,
    lipun numero, henkilöstönumero, mittarin numero,
    viitekoodi, verotunniste,
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
    päivämäärä, versio, painos, vuodesta, perustettu, vertailuarvo, ip osoite, ilmoitus,
    rekisteritunnus,
    kirjautumisten lukumäärä, kirjautumisten määrä, kirjautumismäärä,
    mittarilukema, mittarilukeman, lukema, lukeman, lukemat,
    tähän numeroon, seuraavaan numeroon, numerossa, numeroomme
  `,
  unit: `
    ihmistä, lukijaa, kävijää, allekirjoitusta, perhettä, joukkuetta, kirjettä, puuta,
    minuuttia, minuutin, minuutissa, minuutti, tuntia, tunnin, tunti, sekuntia, sekunnin, päivää, päivän,
    päivä, vrk, vuorokau*, viikko*, kuukau*, vuotta, vuoden, numeroa, numeroinen, numeroisen, merkkiä,
    merkin, kirjainta, pistettä, kertaa, kappaletta, kpl, henkilöä, asiakasta, käyttäjää, jäsentä, euroa,
    senttiä, prosenttia, metriä, viestiä, seuraajaa, arvostelua,
    minuutteja, minuuttien, tunteja, tuntien, tunnissa, sekunnissa, sekunteja, sekunti, päivässä,
    puoli tuntia, puolen tunnin, vartin, varttia, vartti, arkipäivää, arkipäivän, merkkinen,
    merkkisen, vuorokautta
  `,
  old: `
    on hyväksytty, hyväksyttiin,
    on väärä, oli väärä, on virheellinen, oli virheellinen, ei ole oikein, ei ollut oikein, ei täsmää,
    nyt vanhentunut, on peruttu, on poistettu käytöstä,
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
    korvattu, korvattu, sijasta, sijaan, peruttu, väärä koodi, virheellinen koodi,
    vanhaa koodia, eilinen, lakannut toimimasta, ei toimi, eivät toimi, ei ole käytössä,
    poistettu käytöstä, on rauennut, rauennut, kumottu, umpeutunut, vanhentuneet, mitätöity,
    mennyt vanhaksi, vanhentuivat, voimassaolo päättyi, rauennutta, lakkasi toimimasta, ei käy enää, ei enää käy
  `,
  fresh: `
    sen sijaan,
    uusi, uuden, uutta, uudella, uusin, uusimman,
    uusimmalla, uudet, uusinta, viimeisin koodi, viimeisimmän koodin, oikea koodi, tuorein,
    tuore koodi, nykyinen koodi, korvaa aiemman, korvaa edellisen, korvaa vanhan
  `,
  care: `
    voimassa, vanhenee, vanhentuu, umpeutuu, erääntyy, kelpaa, älä jaa, älä anna, älä kerro, älä luovuta,
    älä koskaan, älkää, kenellekään, muille, et pyytänyt, et ole pyytänyt, et tehnyt, et ole yrittänyt, et
    yrittänyt, et itse, etkö se ollut sinä, et ollut sinä, jätä tämä viesti huomiotta, jätä viesti
    huomiotta, voit jättää tämän, ohita tämä, luottamuksellinen, salassa, vain kerran, yhden kerran, emme
    koskaan pyydä, ei koskaan pyydä, pyysit, pyytänyt,
    älä jaa sitä, älä kerro sitä, älä anna sitä, älä näytä, älä näytä sitä, älä lähetä,
    älä paljasta, älä välitä, älkää antako, älkää kertoko, älkää jakako, kenellekään muulle,
    kenenkään kanssa, ei kenellekään, muiden kanssa, vain sinulle, vain sinun, pidä se,
    pidä omana tietonasi, omana tietonasi, pidä salassa, salainen, salassa pidettävä,
    ulkopuolisille, kukaan meiltä, kukaan meistä, kukaan ei, henkilökuntamme, asiakaspalvelumme ei,
    emme koskaan, me emme koskaan, ei koskaan kysy, emme kysy, emme pyydä, et pyytänyt tätä,
    ellet sinä, ellet itse, ellet pyytänyt, jos et sinä, jos se et ollut, jos et itse, jos et ole,
    jos et tehnyt, jos et pyytänyt, et tilannut, et odottanut, et yrittänyt kirjautua,
    etkö pyytänyt, etkö ollut sinä, voit ohittaa, ohita viesti, ohita, jätä huomiotta, voit jättää,
    ei tarvitse tehdä, poista tämä viesti, huijari*, huijau*, kertakäyttöinen, toimii vain,
    toimii kerran, toimii yhden, käy vain, käy kerran, käytettävissä vain, lakkaa toimimasta,
    lakkaa olemasta, raukeaa, mitätöityy, voimassaolo*, voimassaoloaika, on voimassa, kelpaa vain,
    vartin, puoli tuntia, tunnin ajan, vartin ajan, puolen tunnin, tunnin sisällä, keskiyöhön, älä sanele,
    älkää näyttäkö
  `,
  quote: `
    kirjoitti, kirjoitti:, alkuperäinen viesti, edelleenlähetetty viesti, välitetty viesti, välitetty viesti
    alkaa, alkuperäinen viesti alkaa
  `,
  ignore: `
    lähdekoodi, lähdekoodin, salasanasi on vaihdettu, salasana on vaihdettu, ei koodia, sivulla, tällä
    sivulla, kirjautumissivu*, sivulle, tilauksesi on, pakettisi on, paikan päällä, tietosuojakoodisto,
    kirjoita meille, kirjoittakaa meille, täytä lomake, täyttäkää lomake, kirjoita osoitteeseen,
    anna palautetta, antakaa palautetta, ilmoita meille,
    merkitse kalenteriin, merkitse muistiin
  `,
};
