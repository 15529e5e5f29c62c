/** Estonian. */
import { compounds, pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  compounds(
    `kinnitus, sisselogimis, logimis, autentimis, verifitseerimis`,
    `numbrid, numbreid, võti, võtme, võtit, parool, parooli, salasõna, pin, pini, pin-kood, pin-koodi, sõna, kombinatsioon,
     kombinatsiooni, märgijada, numbrijada, numbrikombinatsioon, numbrikombinatsiooni, arv, arvu, märksõna, token,
     tokeni, numbrikood, numbrikoodi`,
  ),
  compounds(`sisselogimis, logimis, autentimis, verifitseerimis`, `number, numbri, numbrit`),
  pairs(
    `sisselogimise, autentimise, kinnitamise, ühekordne, ühekordse, ühekordset, ühekordselt kasutatav, ühekordselt
     kasutatava, ühekordselt kasutatavat, ühekordsed`,
    `numbrid, numbreid, võti, võtme, võtit, parool, parooli, salasõna, pin, pini, pin-kood, pin-koodi, sõna, kombinatsioon,
     kombinatsiooni, märgijada, numbrijada, numbrikombinatsioon, numbrikombinatsiooni, arv, arvu, märksõna, token,
     tokeni, numbrikood, numbrikoodi, number, numbri, numbrit, kood, koodi`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  compounds(
    `turva, aktiveerimis, pääsu, juurdepääsu, tuvastus, valideerimis`,
    `numbrid, numbreid, võti, võtme, võtit, parool, parooli, salasõna, pin, pini, pin-kood, pin-koodi, sõna, kombinatsioon,
     kombinatsiooni, märgijada, numbrijada, numbrikombinatsioon, numbrikombinatsiooni, arv, arvu, märksõna, token,
     tokeni, numbrikood, numbrikoodi`,
  ),
  compounds(`turva, aktiveerimis, valideerimis, pääsu`, `number, numbri, numbrit`),
  pairs(
    `ajutine, ajutise, ajutist`,
    `võti, võtme, võtit, parool, parooli, salasõna, pin, pini, pin-kood, pin-koodi, sõna, kombinatsioon, kombinatsiooni,
     märgijada, numbrijada, numbrikombinatsioon, numbrikombinatsiooni, märksõna, token, tokeni, numbrikood, numbrikoodi`,
  ),
].join(', ');

/** With its cases where they are common beside a code. */
export const estonian: WordTable = {
  subject: `
    teemareal, teemarealt, kirja teemas, kirja pealkirjas, kirja pealkirjast
  `,
  strong: `
    sidumiskood, sidumiskoodi, paaristuskood, paaristuskoodi, kinnituskood, kinnituskoodi, kinnituskoodiga, kinnituskoodile, kinnitamise koodiga, kinnitamise koodile,
    kinnituse kood, kinnituse koodi, kinnituse koodiga, kinnituse koodile, turvakood, turvakoodi, turvakoodiga,
    turvakoodile, sisselogimiskood, sisselogimiskoodi, sisselogimiskoodiga, sisselogimiskoodile, sisselogimise
    koodiga, sisselogimise koodile, logimiskood, logimiskoodi, logimiskoodiga, logimiskoodile, sisenemiskood,
    sisenemiskoodi, sisenemiskoodiga, sisenemiskoodile, pääsukood, pääsukoodi, pääsukoodiga, pääsukoodile,
    juurdepääsukood, juurdepääsukoodi, juurdepääsukoodiga, juurdepääsukoodile, autentimiskood, autentimiskoodi,
    autentimiskoodiga, autentimiskoodile, autentimise koodiga, autentimise koodile, aktiveerimiskood,
    aktiveerimiskoodi, aktiveerimiskoodiga, aktiveerimiskoodile, aktiveerimise kood, aktiveerimise koodi,
    aktiveerimise koodiga, aktiveerimise koodile, registreerimiskood, registreerimiskoodi,
    registreerimiskoodiga, registreerimiskoodile, registreerimise kood, registreerimise koodi, registreerimise
    koodiga, registreerimise koodile, verifitseerimiskood, verifitseerimiskoodi, verifitseerimiskoodiga,
    verifitseerimiskoodile, kontrollkood, kontrollkoodi, kontrollkoodiga, kontrollkoodile, tuvastuskood,
    tuvastuskoodi, tuvastuskoodiga, tuvastuskoodile, tuvastamiskood, tuvastamiskoodi, tuvastamiskoodiga,
    tuvastamiskoodile, isikutuvastuse kood, isikutuvastuse koodi, isikutuvastuse koodiga, isikutuvastuse
    koodile, taastekood, taastekoodi, taastekoodiga, taastekoodile, lähtestamiskood, lähtestamiskoodi,
    lähtestamiskoodiga, lähtestamiskoodile, parooli lähtestamise kood, parooli lähtestamise koodi, parooli
    lähtestamise koodiga, parooli lähtestamise koodile, sms kood, sms koodi, sms koodiga, sms koodile, ühekordne
    koodiga, ühekordne koodile, ühekordse koodiga, ühekordse koodile, ühekordset koodiga, ühekordset koodile,
    ühekordse kasutusega kood, ühekordse kasutusega koodi, ühekordse kasutusega koodiga, ühekordse kasutusega
    koodile, ajutine kood, ajutine koodi, ajutine koodiga, ajutine koodile, ajutise kood, ajutise koodi, ajutise
    koodiga, ajutise koodile, ajutist kood, ajutist koodi, ajutist koodiga, ajutist koodile, volituskood,
    volituskoodi, volituskoodiga, volituskoodile, autoriseerimiskood, autoriseerimiskoodi,
    autoriseerimiskoodiga, autoriseerimiskoodile, autoriseerimise kood, autoriseerimise koodi, autoriseerimise
    koodiga, autoriseerimise koodile, parooli taastamise kood, parooli taastamise koodi, parooli taastamise
    koodiga, parooli taastamise koodile, valideerimiskood, valideerimiskoodi, valideerimiskoodiga,
    valideerimiskoodile, allkirjastamiskood, allkirjastamiskoodi, allkirjastamiskoodiga, allkirjastamiskoodile,
    lubamiskood, lubamiskoodi, lubamiskoodiga, lubamiskoodile, ühekordne pin kood, ühekordne sisselogimiskood,
    ühekordne turvakood, ühekordne kinnituskood, ühekordse pin koodi, ühekordse sisselogimiskoodi, ühekordse
    turvakoodi, ühekordse kinnituskoodi, ühekordset sisselogimiskoodi, ajutine parool, ${oneUse}
  `,
  doubtful: `
    juurdepääsu*, aktiveerimis*, registreerimis*, pääsu*, autoriseerimis*,
    sisselogimisnumb*, logimisnumb*
  `,
  code: `
    kinnitusnumber, kinnitusnumbri, kinnitusnumbrit, kinnitusnumbriga,
    kood, koodi, koodid, koodiga, koodile, kordne kood, *kood, *koodiga, pin kood, pin koodi,
    numbrikombinatsioon, numbrikombinatsiooni, järgmine kood, järgmine number, järgnev kood, järgnev number,
    järgmist koodi, järgmise koodi, parool on, ${spoken},
        number sellest kirjast,
    numbri sellest kirjast, numbrid sellest kirjast, number kirjast, numbri kirjast, numbrid kirjast,
    number meilist, numbrid meilist, number sellest meilist, number sõnumist, numbrid sõnumist, tähed kirjast,
    märgid kirjast, koodsõna,
    salasõna on, salasõna:, numbrivõti, numbrivõtit, numbrivõtme, numbrivõtmega, salanumber, salanumbri,
    salanumbrit
  `,
  number: `
    numbriga, numbritega, arvuga, arvu, numbrid, sinu võti, teie võti, võtmega, võti kontole, tähtedega,
    kombinatsioon, kombinatsiooniga, märksõna, märkidega, sümbolitega,
    võtmeks, võti on, võtit, võtme, numbrikombinatsiooniga, kombinatsiooni, võlusõna,  tähed, 
    numbritest,
    salasõnaga,
    see number, selle numbri, seda numbrit, selle numbriga, need numbrid, nende numbritega, järgmise numbri,
    järgmised numbrid, järgneva numbri, järgnevad numbrid, järgmised tähed, järgmised märgid, need tähed,
    need märgid, allolev number, alloleva numbri, allolevad numbrid
  `,
  act: `
    kinnita*, logi sisse, sisse logida, sisselogi*, logida sisse, logid sisse, sisene*, autenti*, tuvasta*,
    aktiveeri*, registreeri*, verifitseeri*, taasta*, lähtesta*, identiteet*, isikusamasus*, kahefaktori*,
    kaheastmeli*, kaheetapili*, ühekord*, turvali*, juurdepääs*, sinu kontole, sinu konto, sinu kontot, sinu
    identiteeti, sinu e posti, sinu e posti aadressi, teie kontole, teie konto, teie kontot, teie
    identiteeti, teie e posti, teie e posti aadressi, oma kontole, oma konto, oma kontot, oma identiteeti,
    oma e posti, oma e posti aadressi, e posti aadress*, loo konto, konto loomi*, uus seade, uuest seadmest,
    jätkamiseks, jätka, allkirjasta*,
    see oled sina, et see oled sina, oled sina, olete teie, et see olete teie, tõesti sina,
    tõesti teie, et sina oled sina, ei ole robot, pole robot, oled inimene, olete inimene, tõesta,
    tõestage, tõestada, tõestamiseks, tõenda, tõendage, tõendada, allkirjastage, allkirjastada,
    allkirjastami*, allkiri, ühenda seade, ühendage seade, seadme ühendami*, ühendada, ühendamiseks,
    paari, siduda, sidumi*, seosta, lisada seade, seadme lisami*, makse kinnit*, makset kinnit*,
    ülekande, ülekanne, ülekannet, heaks kiita, kiida heaks, kiitke heaks, heakskiit*,
    parooli vahet*, vaheta parool, e posti vahet*, muuda e posti, muuta e posti, meiliaadress*,
    meiliaadressi, kustuta konto, konto kustutami*, konto avami*, ava konto, luua konto,
    konto loomiseks, pääsed sisse, pääsete sisse, sissepääs*, lõpeta, lõpetada, lõpetage,
    lõpetamiseks, lõpule viia, jätkata, jätkake, avada lukk, luku avami*, liituda, liitumi*,
    volita*, volitus*, uue seadme, uut seadet, logige sisse, logides sisse,
    edasi pääsemiseks, edasi pääseda, pääsed edasi, pääsete edasi, laseb su sisse, laseb teid sisse,
    laseb sisse, et olete inimene,
    olete sees, oled sees, oledki sees, oma kontol, teie kontol, sinu kontol, avab teie konto, avab sinu konto,
    avaneb teie konto, avaneb sinu konto, postkast on teie, postkast on sinu, postkasti, postkast, laseb teid,
    laseb sind sisse, kinnitab, pääsete oma, pääsed oma, pääsete kontole, pääsed kontole
  `,
  use: `
    vasta numbriga, vasta numbritega, vasta sõnumile, vasta sellele,
    sisesta, sisestage, sisestada, kasuta, kasutage, kopeeri, kopeerige, kleebi, trüki, järgmine, järgmist,
    allpool, alljärgnev, siin on,
    trükkige, toksi, toksi sisse, kirjuta, kirjutage, kirjuta see, pane see, pange see, lisa see,
    lisage, vasta sellega, vasta kirjale, vastake, vastates, sisestades, sisestamiseks,
    sisestamisel, kasutades, kasutada, kopeerida, kleepige, kleepida, siin see on, siin see tuleb,
    siin tuleb, võta, saad kasutada, alltoodud, allolev, all olev, all on, täida, täitke,
    edasta vastuses, tippige, tipi, märkige, esitage, esita, ütle, sisestaksid,
    kirjutame, kirjutad, kirjutate, kirjutatakse, kirjutada, kirjutavad, kirjutage see, kirjuta siia, sisestad,
    sisestate, sisestame, sisestab, sisestatakse, sisestatav, sisestanud, sisesta see, sisestage see,
    sisestatud, sisestades selle, toksid, toksite, toksima, toksige, toksida, toksitakse, tippida, tipid,
    tippige sisse, tipi sisse, trükid, trükite, trükkida, trükitakse, märkida, märgi, märgite, märgid,
    märgitakse, vajutage klaviatuuril, vajuta klaviatuuril, vajutage ekraanil, vajuta ekraanil,
    vajuta tahvli ekraanil, dikteerige, dikteeri, dikteerida, öelge robotile, ütle robotile, öelge vestluses,
    ütle vestluses, öelge botile, ütle botile, saada robotile, saatke robotile, saada botile, saatke botile,
    kirjuta botile, kirjutage botile, kleebite, kleebid, kleebitakse, kleepida see, kopeeri ja kleebi, kopeerid,
    kopeerite, kopeeritakse, lisa lahtrisse, lisa väljale, lisage lahtrisse, täitke väli,
    täida väli, täitke lahter, täida lahter, viige lahtrisse,
     lihtsalt viska, valige puldiga, vali puldiga, sisestage puldiga, panna, pange, panete,
    paned, pange lahtrisse, pane lahtrisse, pane väljale, kannate, kandke, kanna lahtrisse,
    kanna vormi, kanda, kantakse, löö sisse, lööge sisse, löö kasti, esitada, esitate, edasta robotile,
    sinna kirjutada, leht küsib, rakendus küsib, süsteem küsib, sait küsib, leht palub, rakendus palub,
    süsteem palub,
    ${pairs('tuleb, peab, peate, pead, palun, tarvis', 'sisestada, kirjutada, märkida, trükkida, toksida, kleepida, kopeerida, sisestama, kirjutama, märkima, toksima')},
    sisestavad, kirjutab, toksib, toksivad, trükib, trükivad, märgib, märgivad, kleebib, kleebivad, kopeerib,
    kannab lahtrisse, sisestamist, sisestamine, kirjutama, märkima, trükkima, sisestama, kleepima, kopeerima,
    paneb lahtrisse, pane neile, panevad lahtrisse,
    toksime, trükime, märgime, kleebime, kopeerime, paneme, lahtrisse kanda, vormi kanda,
    kirjutades, kirjutades sinna, trükkides, toksides, kleepides, kopeerides, märkides, pannes lahtrisse, täites,
    sisestamisega, sisestamise järel, pärast sisestamist, kirjutamisega, kirjutamist, trükkimist, trükkimisega,
    toksimist, toksimisega, kleepimist, kleepimisega, olete sisestanud, oled sisestanud, olete kirjutanud,
    oled kirjutanud, olete trükkinud, oled trükkinud, oled toksinud, olete toksinud, kui sisestate, kui sisestad,
    kirjutage sinna, kirjuta sinna, sisestage sinna, sisesta sinna, pange sinna, pane sinna, sisestage siia,
    sisesta siia, kirjutage siia, trükkige siia, trüki siia, kleepige siia, kleebi siia, lahtrisse läheb,
    väljale läheb, kasti läheb, vormi läheb, siia läheb, sinna läheb, läheb lahtrisse, läheb väljale, siia käib,
    sinna käib, lahtrisse käib, väljale käib, kasti käib, lahtrisse kuulub, väljale kuulub, vastus botile,
    vastus robotile, vastake botile, vasta botile,  vastate, vastad, vastata, viska äppi, viska rakendusse,
    viska lahtrisse, viska kasti, visake äppi, löö äppi, löö lahtrisse, toksi äppi, toksi rakendusse,
    jääb sisestada, jääb üle sisestada, jääb üle kirjutada, jääb üle märkida, vaja sisestada, vaja kirjutada,
    vaja trükkida, vaja märkida, on vaja sisestada, on vaja kirjutada, piisab sisestada, piisab kui sisestate,
    tarvitseb sisestada, palutakse sisestada, palub sisestada, küsitakse vastake, sisestagem, sisestaksite,
    kirjutaksite, trükkigu, sisestatagu, tuleks sisestada, tuleks kirjutada, lööge, löö lihtsalt,
    sisestaks, sisestaksin, sisestagu, sisestama peate, sisestamiseks kirjutage,  
        kirjutanud, trükkinud, toksinud, märkinud, kopeerinud,
    kleepinud, olles sisestanud, olles kirjutanud, peale sisestamist, sisestamisel kontrollige,
    kui olete sisestanud, kui oled sisestanud, kui kirjutate, kui kirjutad, kui trükite, kui toksid,
    niipea kui sisestate, niipea kui sisestad, kohe kui sisestate, kohe kui sisestad, palun sisestage,
    palun sisesta, palun kirjutage, palun kirjuta, palun trükkige, palun toksige, palun märkige, palun kopeerige,
    teil tuleb sisestada, sul tuleb sisestada, tuleb sisse trükkida, tuleb sisse toksida, on vaja trükkida,
    on vaja märkida, on tarvis sisestada, peate trükkima, tuleb kanda, tuleb trükkida sisse, trükitud,
    kirjutatud lahtrisse, toksitud, märgitud lahtrisse, kopeeritud, kleebitud, trükkides sisse, toksides sisse,
    lüües sisse, sisse toksides, sisse trükkides, sisse lüües, sisse trükkida, sisse toksida, sisse lüüa,
    lüüa sisse, toksi sinna, trüki sinna, kirjutate sinna, kirjutad sinna, kanna sisse, kandke sisse,
    kannate sisse, kirjutada sinna, kirjutada siia, sisestada siia, sisestada sinna, tippides, tippisite, tippima,
    tipite, tipitakse, tippimist, tippimisega
  `,
  other: `
    dokumendi kontrollkood,
    broneeringu kood,
    koosoleku id, koosoleku parool, koosoleku kood,
    sooduskood, sooduskoodi, sooduskoodiga, allahindluskood, allahindluskoodi, allahindluskoodiga,
    kampaaniakood, kampaaniakoodi, kampaaniakoodiga, kupongikood, kupongikoodi, kupongikoodiga, kinkekood,
    kinkekoodi, kinkekoodiga, kinkekaardi kood, kinkekaardi koodi, kinkekaardi koodiga, kutsekood,
    kutsekoodi, kutsekoodiga, soovituskood, soovituskoodi, soovituskoodiga, pakkumiskood, pakkumiskoodi,
    pakkumiskoodiga, boonuskood, boonuskoodi, boonuskoodiga, promokood, promokoodi, promokoodiga,
    liikmekood, liikmekoodi, liikmekoodiga, sooduskoodid, soodustus, kinkekaart, postiindeks, sihtnumber,
    suunakood, riigikood, maakood, vöötkood, ribakood, qr kood, qr koodi, ukse kood, ukse koodi, ukse
    koodiga, kapi kood, kapi koodi, kapi koodiga, paki kood, paki koodi, paki koodiga, luku kood, luku
    koodi, luku koodiga, värava kood, värava koodi, värava koodiga, pakiautomaadi kood, pakiautomaadi koodi,
    pakiautomaadi koodiga, saadetise kood, saadetise koodi, saadetise koodiga, tagastuse kood, tagastuse
    koodi, tagastuse koodiga, soodustuse kood, soodustuse koodi, soodustuse koodiga, allahindluse kood,
    allahindluse koodi, allahindluse koodiga, uksekood, uksekoodi, uksekoodiga, väravakood, väravakoodi,
    väravakoodiga, lukukood, lukukoodi, lukukoodiga, kapikood, kapikoodi, kapikoodiga, pakikood, pakikoodi,
    pakikoodiga, saadetisekood, saadetisekoodi, saadetisekoodiga, jälgimiskood, jälgimiskoodi,
    jälgimiskoodiga, tagastuskood, tagastuskoodi, tagastuskoodiga, väljastuskood, väljastuskoodi,
    väljastuskoodiga, väljastamise kood, väljastamise koodi, väljastamise koodiga, kättesaamise kood,
    kättesaamise koodi, kättesaamise koodiga, võtmekapi kood, võtmekapi koodi, võtmekapi koodiga,
    litsentsivõti, litsentsikood, tootevõti, tootekood, veakood, veakoodi, värvikood, värvikoodi, olekukood,
    olekukoodi, pangakood, pangakoodi, kliendikood, kliendikoodi, poekood, poekoodi, klassikood,
    klassikoodi, kursusekood, kursusekoodi, mängukood, mängukoodi, grupikood, grupikoodi, koosolekukood,
    koosolekukoodi, broneeringukood, broneeringukoodi, broneerimiskood, broneerimiskoodi, piletikood,
    piletikoodi, lähtekood, lähtekoodi, varukoodid, taastekoodid, tagavarakoodid, varukood, seerianumber,
    wifi parool, puk kood, riietus, isikukood, isikukoodi, registrikood, reg kood, registrikoodi, viitekood
  `,
  label: `
    sündmus, sündmuse,
    maksukohustuslase number,
    *number, *numbri,
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
    kontrollväärtus, ip aadress,
    sisselogimiste arv, logimiste arv, kinnituste arv,
    arvesti näit, arvesti näidu, näit, näidu,
    sellele numbrile, sellel numbril, järgmisele numbrile, järgmisel numbril, numbrile, numbril
  `,
  unit: `
    minutit, minuti, minut, minutiks, tundi, tunni, tund, sekundit, sekundi, päeva, päev, nädal*, kuud, kuu,
    aastat, aasta, numbrit, numbri, kohaline, kohalise, kohalist, märki, märgi, tähte, punkti, korda, tükki,
    tk, inimest, klienti, kasutajat, liiget, eurot, euro, senti, protsenti, meetrit,
    minutiline, tunnid, tundide, tunnis, sekundiks, pool tundi, poole tunni, veerand tundi,
    veerandtund, päeva jooksul, ööpäev*, tööpäeva, nädala, kuu jooksul, numbriline, numbrilise,
    numbrikohaline, tähemärki, sümbolit
  `,
  old: `
    on vale, oli vale, ei ole õige, ei olnud õige,
    ei kehti enam, enam ei kehti, ei ole enam kehtiv*, pole enam kehtiv*, on aegunud, aegunud, on kehtetu,
    kehtetu, eelmine kood, eelmine koodi, eelmine kinnituskood, eelmine turvakood, varasem kood, varasem
    koodi, varasem kinnituskood, varasem turvakood, vana kood, vana koodi, vana kinnituskood, vana
    turvakood, eelmise kood, eelmise koodi, eelmise kinnituskood, eelmise turvakood, varasema kood, varasema
    koodi, varasema kinnituskood, varasema turvakood, eelmine, varasem, varem saadetud, juba kasutatud, on
    kasutatud, on asendatud, asendatud, enam ei tööta, ei tööta enam, asemel, tühistatud, vale kood,
    vanad koodid, eelmist koodi, eilne kood, ei tööta, kasutatud kood, tühistati, on tühistatud,
    kaotas kehtivuse, kaotanud kehtivuse,
    aegus, kehtivusaeg on läbi, kehtivus lõppes, enam ei sobi, ei sobi enam, kehtivuse kaotanud, läbi saanud
  `,
  fresh: `
    selle asemel,
    uus, uue, uut, uuega, viimane,
    uusim kood, viimane kood, õige kood, kehtiv kood, värske kood, asendab eelmise, asendab eelmist,
    asendab vana, praegune kood
  `,
  care: `
    kehtib, kehtiv, kehtivus*, aegub, ära jaga, ärge jagage, ära anna, ärge andke, ärge avaldage, ära
    avalda, ära edasta, ärge edastage, mitte kellegi*, kellegagi, kellelegi, ei soovinud, ei taotlenud, ei
    küsinud, ei tellinud, ei olnud sina, polnud sina, ei olnud teie, ignoreeri, ignoreerige, eira, eirake,
    konfidentsiaal*, salajas, ainult üks kord, ainult ühe korra, ei küsi kunagi, ühe korra,
    ära jaga seda, ärge jagage seda, ära ütle, ärge öelge, ära näita, ärge näidake, ära saada,
    ärge saatke, ära anna seda, ärge andke seda, kellelegi teisele, teistega, teistele,
    mitte kellelegi, mitte kellegagi, kõrvalistele, kolmandatele, hoia enda teada,
    hoidke enda teada, enda teada, hoia seda, hoia saladuses, ainult sinule, ainult teile,
    keegi meilt, keegi meist, meie töötajad, meie töötaja, mitte keegi, me ei küsi, me kunagi,
    kunagi ei küsi, ei küsi seda, ei palu kunagi, kui see ei olnud, kui sa ei, kui te ei,
    kui sina ei, kui teie ei, polnud teie, ei olnud sa, sa ei küsinud, te ei küsinud,
    sa ei soovinud, te ei soovinud, te ei tellinud, sa ei palunud, te ei palunud, ei algatanud,
    ei proovinud, ei üritanud, ei oodanud, võid ignoreerida, võite ignoreerida, jäta tähelepanuta,
    jätke tähelepanuta, jäta see kiri, jätke see kiri, kustuta see kiri, petis, petturid,
    petuskeem*, üks kord, ainult korra, vaid korra, vaid ühe korra, töötab üks kord, töötab ühe,
    töötab ainult, kaotab kehtivuse, lakkab kehtimast, muutub kehtetuks, kehtetuks pärast,
    kehtiv kuni, kehtib kuni, kehtib veel, kehtib ainult, saladus*,
    veerand tundi, pool tundi, tunni jooksul, poole tunni jooksul, keskööni, kehtib veerand, kehtib pool,
    kehtib tunni, ärge dikteerige, ära dikteeri
  `,
  quote: `
    kirjutas, kirjutas:, algne sõnum, algne kiri, edastatud sõnum, edastatud kiri, edasisaadetud kiri
  `,
  ignore: `
    koodita, parool on muudetud, parooli muut*, sellel lehel, kohapeal, arvesse, isikukoodita,
    täitke vorm, täida vorm, kirjutage meile, kirjuta meile, pange tähele, pange kirja,
    vastake küsimustikule, vastake küsimustele, vastake küsitlusele, vastake ankeedile, vastake ankeedis,
    vastake küsimusele, vastata küsimustikule, vastata küsimustele, vastata küsitlusele, vastata ankeedile,
    vastata ankeedis, vastata küsimusele, vastate küsimustikule, vastate küsimustele, vastate küsitlusele,
    vastate ankeedile, vastate ankeedis, vastate küsimusele
  `,
  where: `
    rakenduses, rakendusse, veebilehel, veebilehele, sisselogimislehel, sisselogimise lehel,
    sisselogimislehele, saidil, saidile, brauseris, brauserisse, ekraanil, ekraanile, väljale,
    väljal, väljadele, lahtrisse, lahtrites, lahtritesse, kasti, kastikesse, vormi, vormis, aknas,
    aknasse, seadmes, seadmesse, teleris, telerisse, telekas, terminalis, käsureale, konsooli,
    arvutis, arvutisse, telefonis, tahvlis, portaalis, iseteeninduses, internetipangas, keskkonnas,
    väli, välja all, vormil, vormile, vormis olevasse, lahter, lahtris, kastis, kasti all, tühjale reale,
    reale kirjutatakse, allservas reale, reale lehe, ridadele,  akna, aknasse ja, makseaknasse, makseaknas,
    sisselogimisaknasse, sisselogimisaknas, sisselogimisvormi, hüpikaknasse, brauseri aknasse, brauseri,
    programmi aknasse, programmi, programmis, ekraani, avaekraanil, avaekraanile, teleri ekraanil,
    tahvli ekraanil, pildi alla, pildi all, pildi kõrvale, ankeedi, ankeeti, ankeedis, lehel, lehele, lehe,
    esilehele, mobiilirakendusse, mobiilirakenduses, äppi, äpis, vestluses, vestlusesse, vestlusaknasse,
    robotile, botile, klaviatuuril, klaviatuurilt, puldiga, terminali, terminalis olevasse, konsoolis,
    käsurealt, käsureal, tabelisse, tabelis, ruutu, ruudus, ruutudesse, kodulehel, kodulehele, portaali,
    iseteenindusse, veebisaidil, veebisaidile, veebivormi, taotluse väljale,
    leht, lehte, veebileht, äpp, rakendus, registreerimislehele, registreerimislehel, kinnituslehele,
    kinnituslehel, hüpikaken, hüpikaknas,   ankeet, ekraan, brauser, teler,  vestlus, vestlusse
  `,
};
