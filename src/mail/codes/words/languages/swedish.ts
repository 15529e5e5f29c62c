/** Swedish. */
import { compounds, pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  compounds(
    `verifierings, verifikations, bekräftelse, inloggnings, engångs, autentiserings, tvåfaktors, tvåstegs, 2fa, otp`,
    `siffror, siffrorna, tal, talet, nyckel, nyckeln, lösenord, lösenordet, pin, pinkod, pinkoden, ord, ordet, token,
     kombination, kombinationen, sifferkombination, sifferkombinationen, sifferföljd, sifferföljden, teckenföljd,
     teckenföljden, lösenfras, lösenfrasen, kodord, kodordet, sifferkod, sifferkoden, lösenkod, lösenkoden`,
  ),
  compounds(
    `verifierings, engångs, autentiserings, tvåfaktors, tvåstegs, inloggnings, 2fa, otp`,
    `nummer, numret`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  compounds(
    `säkerhets, åtkomst, aktiverings, upplåsnings, godkännande, validerings, återställnings`,
    `siffror, siffrorna, nyckel, nyckeln, lösenord, lösenordet, pin, ord, ordet, token, kombination, kombinationen,
     sifferkombination, sifferkombinationen, sifferföljd, sifferföljden, teckenföljd, teckenföljden, lösenfras,
     lösenfrasen, kodord, kodordet`,
  ),
  compounds(`upplåsnings, validerings, återställnings, aktiverings, verifikations`, `nummer, numret`),
  pairs(
    `tillfällig, tillfälligt, tillfälliga, temporär, temporärt, temporära, tidsbegränsad, tidsbegränsat, tidsbegränsade`,
    `nyckel, nyckeln, lösenord, lösenordet, ord, ordet, token, kombination, kombinationen, sifferkombination, sifferföljd,
     sifferföljden, teckenföljd, lösenfras, kodord, kodordet, pin`,
  ),
].join(', ');

/** Of Sweden and Finland. */
export const swedish: WordTable = {
  subject: `
    i ämnesraden, ämnesraden,
    i ämnet, från ämnesraden, från ämnet
  `,
  strong: `
    parkopplingskod, parkopplingskoden, ihopparningskod, ihopparningskoden, verifieringskod, verifieringskoden, verifikationskod, verifikationskoden, bekräftelsekod, bekräftelsekoden,
    säkerhetskod, säkerhetskoden, engångskod, engångskoden, inloggningskod, inloggningskoden, åtkomstkod,
    åtkomstkoden, autentiseringskod, autentiseringskoden, aktiveringskod, aktiveringskoden, registreringskod,
    registreringskoden, identifieringskod, identifieringskoden, behörighetskod, behörighetskoden,
    godkännandekod, godkännandekoden, kontrollkod, kontrollkoden, valideringskod, valideringskoden,
    återställningskod, återställningskoden, upplåsningskod, upplåsningskoden, inloggkod, inloggkoden, sms kod,
    sms koden, smskod, smskoden, e postkod, e postkoden, mejlkod, mejlkoden, mailkod, mailkoden, aviseringskod,
    aviseringskoden, verifierings kod, verifierings koden, verifierings pin, säkerhets kod, säkerhets koden,
    säkerhets pin, engångs kod, engångs koden, engångs pin, inloggnings kod, inloggnings koden, inloggnings pin,
    bekräftelse kod, bekräftelse koden, bekräftelse pin, engångslösenord (otp), tillfällig kod, tillfällig
    inloggningskod, tillfällig pinkod, tillfällig verifieringskod, temporär kod, temporär inloggningskod,
    temporär pinkod, temporär verifieringskod, tidsbegränsad kod, tidsbegränsad inloggningskod, tidsbegränsad
    pinkod, tidsbegränsad verifieringskod, dynamisk kod, dynamisk inloggningskod, dynamisk pinkod, dynamisk
    verifieringskod, hemlig kod, hemlig inloggningskod, hemlig pinkod, hemlig verifieringskod, tillfälliga kod,
    tillfälliga koden, tillfälligt lösenord, tvåfaktorskod, tvåfaktorskoden, tvåstegskod, kod för att logga in,
    kod för inloggning, kod för verifiering, kod för att verifiera, kod för att bekräfta, kod för att
    återställa, kod för engångsbruk, legitimeringskod, signeringskod, lösenkod, ${oneUse}
  `,
  doubtful: `
    åtkomst*, aktiverings*, registrerings*, behörighets*, godkännande*, kontroll*, upplåsnings*,
    inloggningsnum*
  `,
  code: `
    nyckelord, magiska numret, magiskt nummer, magisk siffra, trollformel, trollord, hemliga siffran, hemligt nummer,
    röstnyckel, röstningsnyckel,
    bekräftelsenummer, bekräftelsenumret, säkerhetsnummer, säkerhetsnumret, godkännandenummer,
    kod, koden, koder, koderna, *kod, *koden, *koder, *koderna, pinkod, pinkoden, pin kod, pin koden,
    siffrorna, dessa siffror, dessa kod, dessa tecken, följande siffror, följande kod, följande tecken,
    denna kod, svarskod, ${spoken},
    numret vi har tagit fram åt dig, numret vi har skapat åt dig, numret vi har skapat till dig,
    numret vi har gjort åt dig, siffrorna från mejlet, siffrorna i mejlet, siffrorna från mailet, siffrorna i mailet,
    siffrorna i det här mejlet, siffrorna från e postmeddelandet, talet från mejlet, talet i mejlet, talet från mailet,
    numret från mejlet, numret i mejlet, numret från mailet, numret i mailet, numret vi skickade, numret vi har skickat,
    numret vi skickat, siffrorna vi skickade, siffrorna vi har skickat, talet vi skickade, talet vi har skickat
  `,
  number: `
    talet, nyckel, nyckeln, kombinationen, sifferkombinationen, bokstäverna, bokstavskombinationen, tecknen
  `,
  act: `
    tar du dig in,
    verifier*, bekräft*, logga in, loggar in, loggat in, logga du in, inloggning*, autentiser*, identifier*,
    legitimer*, identitet*, registrer*, aktiver*, återställ*, lås upp, låsa upp, tvåfaktor*, tvåstegs*,
    engångs*, säkerhet*, åtkomst*, godkänn*, signer*, skapa konto, skapa ett konto, ditt konto, din
    identitet, din e post, din e postadress, e postadress, mejladress, ny enhet, för att fortsätta,
    slutföra, slutför,
    det är du, att det är du, verkligen är du, att du är du, verkligen du, inte är en robot,
    inte en robot, ingen robot, en människa, bevisa, styrka, para ihop, ihopparning, koppla,
    koppla ihop, länka, ansluta, överföringen, överföring, skriv under, skriva under, underteckna*,
    underskrift, byta lösenord, byt lösenord, ändra lösenord, ändra e post, ändra din e post,
    byta e post, byte av e post, komma in, kom in på, komma igång, kommer du in, släpper in,
    fortsätt, avsluta registreringen, logga på, e legitimera, verifikation, identifikation,
    auktorisera*, bli medlem, medlemskap,
    inte är en bot, ingen bot, släppa in dig, släppas in, rösta, kunna rösta, slutför du, blir aktivt, öppna
    provsvaren, låses upp, låser upp, koppla konsolen, länka ditt,
    öppnas sidan, sidan öppnas, öppnar sig sidan, avsluta kontot, kontot ska avslutas, stänga kontot
  `,
  use: `
    svara på detta meddelande med, svara på meddelandet med, svara på sms:et med,
    ange, skriv in, skriv, fyll i, mata in, knappa in, använd, kopiera, klistra in, nedan, nedanstående,
    följande, här är, här kommer,
    slå in, knappa, tryck in, svara med, här kommer den, här är den, använda, klistra, skriva in,
    matar in, anger, uppge, varsågod, fylla i, anges, skrivs in, knappas in, kopierar,
    skriv av, skriver av, skriva av, skriver, skriver in, skriver du, skriver ni, skriva, skrivit, skrivit in,
    har skrivit, skriv in det, skriv in den, skriv dit, skriv upp här, skrivas in, skriva dit, skriva ner,
    skrivas, fyll, fyller, fyller i, fyller du i, fyller ni i, fylls i, fyllt i, ifyllande av, fyll på med,
    knappar, knappar in, knappar du in, knappar ni in, knappa in det, knappat in, knappas, inknappning av, matar
    du in, matar ni in, mata in det, matat in, matas in, slår du in, slår in, slagit in, slås in, slå in det,
    trycker in, trycker du in, trycks in, tryckt in, tryck först, tryck i tur och ordning, klistrar, klistrar
    in, klistrar du in, klistrat in, klistras in, klistra in den, klistra in det, kopierat, kopieras, kopiera
    och klistra in, kopiera in, lägg in, lägger in, lägger du in, läggs in, lagt in, lägga in, sätt in, sättas
    i, sätta in, sätts in, sättas in, sätter du in, stoppa in, stoppar in, stoppas in, stoppa dit, släng in,
    slänger in, slänga in, släng dit, peta in, petar in, dra in det, hamra in, uppger, uppges, uppge det,
    uppgett, uppgav du, lämna, lämnas, lämna ut till, meddela, meddelar, meddelas, ange det, ange den, angett,
    angivit, anger du, anger ni, ange på nytt, genom att ange, genom att skriva, genom att knappa in, föra in,
    förs in, föras in, föra över till, överför, överföra, överförs till, flytta över, flytta in, upprepa,
    upprepar, upprepas, upprepa det, läs upp, läser upp, läsa upp, läses upp, läs in, tala in, talar in, säg
    till roboten, diktera, dikterar, dikteras, bokstavera, återge, återges, registrera här, för in i,
    komplettera med, kompletterar med, använder, använd det, använd den, svarar med, svara med det, knappar ni,
    knappar du,
    dunka in, dunkar in, plita dit, plita in, skriv ner i, genom att slå, genom att slå in, genom att trycka,
    genom att fylla i, genom att mata in, genom att klistra in, efter att ha angett, efter att ha skrivit,
    efter att ha knappat in, efter att ha matat in, efter att ha fyllt i, efter att ha slagit in, svarar du, svarar ni,
    svarar du med, svarar ni med, är vad appen behöver, är vad sidan behöver,
    är vad sajten behöver, är det appen behöver, är det sidan behöver, är vad appen vill ha, är vad sidan vill ha,
    är det appen vill ha, är det sidan vill ha, är vad appen väntar på, är vad sidan väntar på, sidan väntar på,
    appen väntar på, sajten väntar på, skärmen väntar på, webbplatsen väntar på, systemet väntar på, står i rutan,
    står i fältet, står i formuläret, svar till boten, ditt svar till boten, svara boten, svara boten med,
    svar till roboten,
    inmatning av, inmatningen av, inskrivning av, ifyllning av, genom inmatning, är inskrivet, är ifyllt,
    är inmatat, är inknappat, är angivet, har skrivits in, har fyllts i, har matats in, har knappats in, skrivits in,
    knappats in, matats in
  `,
  where: `
    appen, webbplatsen, sidan, webbläsaren, skärmen, fältet, rutan, formuläret, fönstret, enheten,
    hemsidan, inloggningsrutan, terminalen, teven, tv n, tv skärmen, datorn, mobilen, textrutan,
    textfältet, kommandotolken, rutorna, fälten, dialogrutan, surfplattan, inloggningsskärmen,
    verifieringssidan, webbplats, inmatningsfältet, portalen, bankappen,
    sajten, sajt, vår sajt, sajten ber om det, på vår sida, på vår webbplats, vår webbplats, vår sida,
    bokningssidan, kurssidan, startsidan, anmälningsformuläret, anmälningsblanketten, blanketten, blankett på
    nätet, e tjänsten, i e tjänsten, patientportalen, elevportalen, kundportalen, mina sidor, på mina sidor,
    medlemssidan, medlemssidorna, den tomma rutan, tomma rutan, vita rutan, nedersta rutan, rutan till höger,
    rutan till vänster, rutan under bilden, under bilden, bredvid bilden, intill bilden, tomma fältet,
    textfälten, i fältet, tom rad, tomma raden, sista raden, på raden, längst ner på sidan, längst ned på sidan,
    högst upp på sidan, längst ner i formuläret, slutet av formuläret, fönster, popupfönstret, popupen,
    dialogen, konsolen, kommandoraden, i chatten, chatten, spelets chatt, i spelet, handkontrollen,
    fjärrkontrollen, med fjärrkontrollen, på tv skärmen, din nya telefon, nya telefonen, i telefon, i telefonen,
    paddan, surfplatta, tangentbordet, knappsatsen, talsvaret, röstrobotens, roboten, handläggaren, rådgivaren,
    kundtjänstmedarbetaren, där sidan ber om det, där det efterfrågas, där du blir ombedd
  `,
  other: `
    dokumentets verifieringskod, verifieringskod för dokumentet, dokumentets kontrollkod,
    gruppkoden,
    engångskoden för uthämtning, engångskod för uthämtning, engångskod för avhämtning, engångskoden för avhämtning,
    till receptionen,
    bagagebox*, bagageskåp*, kod för bagageboxen,
    hämta paketet, hämta ditt paket, hämta din beställning, till budet, till chauffören, i disken,
    i receptionen,
    *rabattkod, *rabattkoden, *rabattkoder, rabatt, kampanjkod, kampanjkoden, kampanjkoder, erbjudandekod,
    erbjudandekoden, erbjudandekoder, presentkortskod, presentkortskoden, presentkortskoder, värdekod,
    värdekoden, värdekoder, värdekodskod, värdekodskoden, värdekodskoder, kupongkod, kupongkoden,
    kupongkoder, bonuskod, bonuskoden, bonuskoder, gåvokod, gåvokoden, gåvokoder, voucherkod, voucherkoden,
    voucherkoder, promokod, promokoden, promokoder, kampanj kod, presentkort, presentkortsnummer,
    värvningskod, värvarkod, inbjudningskod, inbjudningskoden, hämtkod, hämtkoden, uthämtningskod,
    uthämtningskoden, avhämtningskod, avhämtningskoden, utlämningskod, utlämningskoden, upphämtningskod,
    upphämtningskoden, paketkod, paketkoden, fraktkod, fraktkoden, spårningskod, spårningskoden, returkod,
    returkoden, leveranskod, leveranskoden, skåpkod, skåpkoden, boxkod, boxkoden, luckakod, luckakoden,
    kollinummer, postnummer, postnumret, riktnummer, landskod, landsnummer, streckkod, streckkoden, qr kod,
    qr koden, portkod, portkoden, dörrkod, dörrkoden, grindkod, grindkoden, låskod, låskoden, larmkod,
    larmkoden, nyckelboxkod, nyckelboxkoden, rumskod, rumskoden, entrékod, entrékoden, licensnyckel,
    produktnyckel, produktkod, artikelkod, färgkod, felkod, felkoden, statuskod, källkod, källkoden,
    klädkod, kundkod, reservkoder, backupkoder, säkerhetskopieringskoder, återställningskoder, engångskoder,
    nödkoder, reservkod, serienummer, bokningskod, bokningskoden, biljettkod, biljettkoden, avbokningskod,
    avbokningskoden, reservationskod, reservationskoden, möteskod, möteslösenord, mötesid, wifi lösenord,
    wifi kod, wi fi, lagkod, spelkod, gruppkod, klasskod, kurskod, tävlingskod, vinstkod, puk kod, kod i
    kassan, i kassan, bankkod, clearingnummer, koden vid köp, uppförandekod,
    för budet, för chauffören, för utlämnaren,
    som ocr nummer, som ocr, som meddelande, som referens
  `,
  label: `
    serienr,
    händelse,
    skattenummer,
    referenskod,
    *nummer, *numret,
    ordernummer, ordernumret, beställningsnummer, beställningsnumret, fakturanummer, fakturanumret,
    kundnummer, kundnumret, avtalsnummer, avtalsnumret, kontonummer, kontonumret, ärendenummer,
    ärendenumret, referensnummer, referensnumret, ocr nummer, ocr numret, ocrnummer, ocrnumret, paketnummer,
    paketnumret, kollinummer, kollinumret, sändningsnummer, sändningsnumret, bokningsnummer, bokningsnumret,
    medlemsnummer, medlemsnumret, försäkringsnummer, försäkringsnumret, skadenummer, skadenumret,
    mätarnummer, mätarnumret, telefonnummer, telefonnumret, mobilnummer, mobilnumret, organisationsnummer,
    organisationsnumret, personnummer, personnumret, artikelnummer, artikelnumret, kvittonummer,
    kvittonumret, transaktionsnummer, transaktionsnumret, kortnummer, kortnumret, registreringsnummer,
    registreringsnumret, flygnummer, flygnumret, biljettnummer, biljettnumret, patientnummer, patientnumret,
    låntagarnummer, låntagarnumret, lånnummer, lånnumret, anställningsnummer, anställningsnumret,
    diarienummer, diarienumret, serienummer, serienumret, id nummer, id numret, försändelsenummer,
    försändelsenumret, köpnummer, köpnumret, elevnummer, elevnumret, studentnummer, studentnumret,
    deltagarnummer, deltagarnumret, förningsnummer, förningsnumret, kontrollnummer, kontrollnumret,
    platsnummer, platsnumret, anläggningsnummer, anläggningsnumret, abonnemangsnummer, abonnemangsnumret,
    kontraktsnummer, kontraktsnumret, fastighetsnummer, fastighetsnumret, order nr, faktura nr, kund nr,
    ärende nr, avtals nr, org nr, ref nr, art nr, tel nr, medlems nr, boknings nr, bg nr, pg nr, reg nr, mål
    nr, dnr nr, ordernr, fakturanr, kundnr, ärendenr, refnr, bokningsnr, medlemsnr, orgnr, beställning,
    beställningen, order, ordern, faktura, fakturan, paket, paketet, försändelse, sändning, bokning,
    bokningen, ärende, ärendet, avtal, försäkring, referens, ocr, bankgiro, plusgiro, org. nr, momsnr, vat
    nr, telefon, mobil, växel, ring, ring oss, kundservice, användarnamn, användar id, användar-id, kund id, enhets id,
    slutar på, slutar med, som slutar på, de fyra sista siffrorna, sista fyra siffrorna, fyra sista
    siffrorna, kort som slutar, kortet som slutar, betalkort, kontonr, vagn, plats, flyg, rum, våning, box,
    gatan, *gatan, *vägen, belopp, summa, totalt, pris, antal, datum, sida, sidan, upplaga, utgåva, sedan,
    grundat, jämförelsevärde, ip adress, regnr, diarienr, annons,
    på konto, på kontot, mätarställning, mätarställningen, mätarställningar, blankett
  `,
  unit: `
    människor, läsare, underskrifter, namnunderskrifter, familjer, träd,
    minuter, minut, timmar, timme, sekunder, sekund, dagar, dygn, veckor, vecka, månader, månad, siffror,
    siffrig, siffriga, siffrigt, tecken, bokstäver, poäng, bonuspoäng, gånger, gång, stycken, personer,
    kunder, användare, medlemmar, procent, kronor, meter, meddelanden, följare, omdömen, anställda, sidor,
    timmars, minuters, sekunders, halvtimme, kvart, arbetsdagar, veckors,
    gram, ord, liter, kilo,
    besökare, frågor
  `,
  old: `
    accepteras inte längre, behövs inte längre, kan inte längre användas,
    har godkänts, har accepterats, har bekräftats,
    är fel, var fel, är felaktig, var felaktig, stämmer inte, stämde inte, är inte rätt, var inte rätt,
    nu ogiltig, därmed ogiltig, redan ogiltig, nu förbrukad, har dragits tillbaka, har spärrats, spärrat koden,
    inte längre giltig*, inte längre giltig, inte giltig, är ogiltig, ogiltig kod, gäller inte längre, inte
    att gälla, har gått ut, har löpt ut, utgången kod, tidigare kod, tidigare koden, tidigare koder,
    tidigare koderna, tidigare verifieringskod, tidigare inloggningskod, tidigare engångskod, gamla kod,
    gamla koden, gamla koder, gamla koderna, gamla verifieringskod, gamla inloggningskod, gamla engångskod,
    föregående kod, föregående koden, föregående koder, föregående koderna, föregående verifieringskod,
    föregående inloggningskod, föregående engångskod, förra kod, förra koden, förra koder, förra koderna,
    förra verifieringskod, förra inloggningskod, förra engångskod, äldre kod, äldre koden, äldre koder,
    äldre koderna, äldre verifieringskod, äldre inloggningskod, äldre engångskod, tidigare skickade, redan
    använd*, redan använts, har använts, har ersatts, ersatts av, ersätts av, fungerar inte längre, slutat
    gälla, upphört att gälla, istället för, i stället för, återkallad, felaktig kod, fel kod, tidigare,
    den förra, föråldrad, inaktuell*, slutade gälla, slutat fungera, funkar inte längre,
    inte längre användas,
    gått ut, har upphört, förfallen
  `,
  fresh: `
    i stället,
    ny, nya, nytt, senaste, aktuella, ersätter tidigare, ersätter den tidigare, ersätter den gamla, ersätter
    alla tidigare, ersätter föregående,
    rätt kod, senaste koden, färsk kod
  `,
  care: `
    giltig, giltighet*, gäller, gäller i, gäller till, går ut, upphör, slutar gälla, slutar att gälla,
    förfaller, dela inte, dela aldrig, lämna inte ut, lämna aldrig ut, ge aldrig, visa inte, aldrig be,
    aldrig fråga, med någon, för någon, inte begärt, inte har begärt, inte du, inte bett om, inte försökt,
    var det inte du, ignorera det, ignorera detta, ignorera mejlet, bortse från, hemlig, konfidentiell, bara
    användas en gång, endast användas en gång, begärde, en gång,
    dela den inte, dela den aldrig, dela inte med, ge den inte, ge den aldrig, ge inte,
    lämna den inte, lämna inte, berätta inte, berätta den inte, berätta aldrig, säg inte,
    säg den inte, visa den inte, visa aldrig, för dig själv, ingen från oss, ingen hos oss,
    ingen från, ingen på, vi frågar aldrig, frågar aldrig, kommer aldrig att, vi ber aldrig,
    ber dig aldrig, ber aldrig, inte bad om, inte bett, inte beställt, inte själv, inte begärde,
    inte var du, inte du som, inte väntade, strunta i, bortse, ignorera, löper ut, utgår om,
    utgår efter, giltigt, giltig i, hållbar, fungerar i, fungerar bara, funkar bara, bara en gång,
    endast en gång, bedragare, bluff, för andra, med andra, till andra, till någon, lämna ut,
    obehörig*, blir ogiltig, är ogiltig efter, slutar fungera,
    halvtimme, en halvtimme, inom en halvtimme, en kvart, inom en kvart, efter en kvart, inom en timme
  `,
  quote: `
    skrev, skrev:, ursprungligt meddelande, originalmeddelande, vidarebefordrat meddelande, vidarebefordrat
    mejl, vidarebefordrat brev, vidarebefordrade meddelandet, påbörjar vidarebefordrat meddelande
  `,
  ignore: `
    källkodsförråd, ingen kod, inga koder, på sidan, den här sidan, denna sida, inloggningssidan, ditt
    lösenord, nytt lösenord, lösenordet är ändrat, sedan dess, kundtjänst, din order är, din beställning är,
    skyddskod, webbsidan, per post, periodens, på plats, till beloppet, ring till oss gärna, ring inte,
    skod, skode, szkod,
    ange alltid, uppge alltid, fyll i blankett, fyll i enkäten, fyll i formuläret, skriv till oss, skriv gärna,
    skriver vi, skriver du till, lämna feedback, lämna ett omdöme, lämna en recension, meddela oss, lägg till
    oss, lägg till i, sätt in pengar, skriv ut, skriver ut, skriva ut, skriva under,
    svarar du på, svarar ni på, svarar på, svarar du för, svarar ni för
  `,
};
