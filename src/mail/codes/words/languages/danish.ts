/** Danish. */
import { compounds, pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  compounds(
    `verifikations, verificerings, bekræftelses, engangs, autentificerings, tofaktor, totrins, 2fa, otp`,
    `tal, tallet`,
  ),
  compounds(
    `verifikations, verificerings, bekræftelses, login, log ind, engangs, autentificerings, tofaktor, totrins, 2fa, otp`,
    `cifre, cifrene, nøgle, nøglen, kodeord, kodeordet, password, passwordet, pin, pinkode, pinkoden, ord, ordet, token,
     tokenet, kombination, kombinationen, talkombination, talkombinationen, talrække, talrækken, tegnrække, tegnrækken,
     nøgleord, nøgleordet, talkode, talkoden, adgangskode, adgangskoden`,
  ),
  compounds(
    `verifikations, verificerings, autentificerings, engangs, tofaktor, totrins, login, log ind, 2fa, otp`,
    `nummer, nummeret`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  compounds(
    `sikkerheds, adgangs, aktiverings, oplåsnings, godkendelses, validerings, nulstillings`,
    `cifre, cifrene, nøgle, nøglen, kodeord, kodeordet, password, passwordet, pin, ord, ordet, token, tokenet, kombination,
     kombinationen, talkombination, talkombinationen, talrække, talrækken, tegnrække, tegnrækken, nøgleord, nøgleordet`,
  ),
  compounds(`oplåsnings, validerings, nulstillings, aktiverings`, `nummer, nummeret`),
  pairs(
    `midlertidig, midlertidigt, midlertidige, tidsbegrænset, tidsbegrænsede`,
    `cifre, cifrene, nøgle, nøglen, kodeord, kodeordet, password, ord, ordet, token, kombination, kombinationen,
     talkombination, talrække, talrækken, tegnrække, nøgleord, nøgleordet, pin`,
  ),
].join(', ');

/** Of Denmark; with "ae" for "æ" too where senders avoid it. */
export const danish: WordTable = {
  subject: `
    i emnefeltet, emnelinjen, i emnet,
    fra emnet, fra emnefeltet
  `,
  strong: `
    godkendelsestal, godkendelsestallet, adgangstal, adgangstallet, parringskode, parringskoden, bekræftelseskode, bekræftelseskoden, bekraeftelseskode, bekraeftelseskoden, verifikationskode,
    verifikationskoden, verificeringskode, verificeringskoden, verificeringkode, verificeringkoden,
    sikkerhedskode, sikkerhedskoden, engangskode, engangskoden, loginkode, loginkoden, log ind kode, log ind
    koden, adgangskode, adgangskoden, godkendelseskode, godkendelseskoden, aktiveringskode, aktiveringskoden,
    registreringskode, registreringskoden, autentificeringskode, autentificeringskoden, autentifikationskode,
    autentifikationskoden, autorisationskode, autorisationskoden, identifikationskode, identifikationskoden,
    valideringsskode, valideringsskoden, kontrolkode, kontrolkoden, oplåsningskode, oplåsningskoden,
    gendannelseskode, gendannelseskoden, nulstillingskode, nulstillingskoden, bekræftigelseskode,
    bekræftigelseskoden, sms kode, sms koden, smskode, smskoden, e mail kode, e mail koden, emailkode,
    emailkoden, mailkode, mailkoden, appkode, appkoden, enhedskode, enhedskoden, signeringskode,
    signeringskoden, underskriftskode, underskriftskoden, tofaktorkode, tofaktorkoden, totrinskode,
    totrinskoden, to faktor kode, to faktor koden, otp kode, otp koden, tilmeldingskode, tilmeldingskoden,
    bekræftelses kode, bekræftelses koden, bekræftelses pin, verifikations kode, verifikations koden,
    verifikations pin, sikkerheds kode, sikkerheds koden, sikkerheds pin, engangs kode, engangs koden, engangs
    pin, login kode, login koden, login pin, adgangs kode, adgangs koden, adgangs pin, engangsløsen, midlertidig
    kode, midlertidig loginkode, midlertidig pinkode, midlertidig adgangskode, tidsbegrænset kode, tidsbegrænset
    loginkode, tidsbegrænset pinkode, tidsbegrænset adgangskode, dynamisk kode, dynamisk loginkode, dynamisk
    pinkode, dynamisk adgangskode, hemmelig kode, hemmelig loginkode, hemmelig pinkode, hemmelig adgangskode,
    midlertidige kode, midlertidige adgangskode, midlertidige loginkode, kode til at logge ind, kode til login,
    kode til verificering, kode til bekræftelse, kode til at bekræfte, kode til at verificere, kode til
    engangsbrug, kode til nulstilling, koden til at logge ind, koden til login, koden til verificering, koden
    til bekræftelse, koden til at bekræfte, koden til at verificere, koden til engangsbrug, koden til
    nulstilling, kode til dit login, pinkode til godkendelse, ${oneUse}
  `,
  doubtful: `
    adgangs*, aktiverings*, registrerings*, autorisations*, godkendelses*, kontrol*, oplåsnings*,
    underskrifts*,
    loginnummer*, log ind nummer*, log indnummer*, login nummer*
  `,
  code: `
    magiske tal, magisk tal, magiske nummer, tryllekode, hemmelige tal,
    bekræftelsesnummer, bekræftelsesnummeret, sikkerhedsnummer, sikkerhedsnummeret, godkendelsesnummer, godkendelsesnummeret,
    kode, koden, kodens, *kode, *koden, *koderne, pinkode, pinkoden, pin koden, pin kode, talkode, talkoden,
    tallene, disse tal, disse cifre, disse kode, disse tegn, følgende tal, følgende cifre, følgende kode,
    følgende tegn, denne kode, kodeord lyder, nøglekort, ${spoken},
    nummer vi har lavet til dig, nummeret vi har lavet til dig, nummer vi har dannet til dig,
    nummeret vi har dannet til dig, tallet fra mailen, tallet i mailen, tallet fra e mailen, tallet i e mailen,
    cifrene fra mailen, cifrene i mailen, cifrene fra e mailen, tallene fra mailen, tallene i mailen, nummeret fra mailen,
    nummeret i mailen, nummeret vi sendte, nummeret vi har sendt, tallet vi sendte, tallet vi har sendt, cifrene vi sendte,
    cifrene vi har sendt
  `,
  number: `
    nøglen, din nøgle, cifrene, tallet, kombinationen, talkombinationen, bogstaverne, tegnene
  `,
  act: `
    tidsbestilling,
    kommer du videre, parret, parring*,
    verific*, bekræft*, bekraeft*, log ind, logge ind, logger ind, logget ind, logge på, indlogning*,
    *login, log dig ind, autentific*, autoriser*, identific*, identitet*, registrer*, aktiver*, tilmeld*,
    nulstil*, gendan*, oplås*, tofaktor*, to faktor*, totrins*, engangs*, sikkerhed*, adgang, adgang til,
    godkend*, signer*, underskriv*, opret konto, oprette en konto, oprette din konto, oprettelse, din konto,
    din identitet, din e mail, din mailadresse, din mail, din profil, dit konto, dit identitet, dit e mail,
    dit mailadresse, dit mail, dit profil, e mailadresse, mailadresse, ny enhed, for at fortsætte,
    færdiggør*, mitid,
    det er dig, at det er dig, virkelig er dig, virkelig dig, at du er dig, ikke er en robot,
    ikke en robot, et menneske, bevise, parre, parring, tilknyt*, forbinde, forbind din,
    overførsel*, overførslen, skriv under, skrive under, ændre e mail, ændre mail, skift mail,
    skifte mail, ændring af mail, komme ind, kom ind, kommer du ind, komme videre, komme i gang,
    fortsæt, afslutte oprettelsen, afslut oprettelsen, gennemfør*, låse op, lås op, log på,
    verifikation, legitimer*, ny adgangs, bliv medlem, tilslut*, sammenkobl*, din bruger,
    ikke er en bot, ikke en bot, lukke dig ind, lukket ind, være inde, du er inde, er inde, kunne stemme, gør du
    din tilmelding færdig, bliver aktiv, åbne prøvesvarene, prøvesvarene, forbinde konsollen, forbinde din,
    åbner siden, siden åbner, åbnes siden, siden åbnes, lås kontoen op, lås din konto op, låse kontoen op,
    låse din konto op, låser kontoen op, låst kontoen op, lukke kontoen, kontoen lukkes, luk konto
  `,
  use: `
    svar på denne besked med, besvar denne besked med, svar på denne sms med,
    besvar med,
    indtast, indtaste, skriv, brug, bruge, anvend, kopier, indsæt, angiv, nedenfor, nedenstående, følgende,
    her er, her kommer, tast,
    tast ind, taste, skriv ind, skrive ind, udfyld, svar med, opgiv, klistre, sæt ind, her er den,
    her kommer den, indtastes, benyt, benytte, slå ind, indsætte, angive, indtastning, indtaster,
    anvendes, anvende,
    skriv af, skrive af, skriver af, skriver, skriver du, skriver I, skriver ind, skrevet, har skrevet, skrive,
    skrives, skrives ind, skriv det, skriv den, skal skrives, ved at skrive, taster, taster du, taster I, taster
    ind, tastes, tastes ind, skal tastes, tastet, har tastet, indtastet, tast det, taste ind, ved at taste, med
    at taste, gentaste, gentast, indtaster du, indtaster I, indtastning af, skal indtastes, ved at indtaste,
    udfylder, udfylder du, udfylde, udfyldes, udfyldt med, udfyldes med, udfyld med, trykker du, trykker ind,
    tryk ind, trykke ind, tryk efter tur, slår du ind, slår ind, slås ind, angiver, angiver du, angives,
    angivet, ved at angive, angiv det, anfør, anføre, anføres, anfører, opgive, opgiver, opgives, opgivet, opgiv
    det, oplys, oplyse, oplyser, oplyses, oplyst, sætte ind, sættes ind, sættes i, sætter du ind, sættes, sæt
    det ind, indsætter, indsættes, indsat, indsæt det, klistre ind, klistr ind, klistres ind, kopiere, kopierer,
    kopieres, kopier det, overfør, overføre, overføres, overfører, føre over, føres over, føres ind, føre ind,
    læg ind, lægge ind, lægges ind, put ind, putte ind, putter du, proppe ind, smid, smide ind, smider du, hamr,
    hamre ind, fyr ind, læs op, læse op, læses op, læser du op, indtal, indtale, indtales, sig højt, gentag,
    gentage, gentages, gentager, diktér, diktere, dikteres, aflever, aflevere, afleveres, meddel, meddele,
    meddeles, giv vores, gengiv, gengive, notér her, registrer her, benyttes, brug den, brug det, udlever,
    svarer med, besvar,
    skrivning af, indskrivning af, ved at slå, ved at trykke, ved at udfylde, ved at indsætte, ved at kopiere,
    efter at have indtastet, efter at have tastet, efter at have skrevet, svarer du, svarer I, svar blot,
    er hvad appen skal bruge, er hvad siden skal bruge, er det appen skal bruge, er det siden skal bruge,
    er det siden har brug for, er hvad appen har brug for, er det appen vil have, er det siden vil have, siden venter på,
    appen venter på, sitet venter på, hjemmesiden venter på, skærmen venter på, systemet venter på, står i feltet,
    står i boksen, står i rubrikken, står i formularen, svar til botten, dit svar til botten, svar botten, svar botten med,
    svar til robotten,
    er skrevet ind, er tastet ind, er indtastet, er udfyldt, bliver indtastet, bliver tastet, udfyldning af,
    så svar blot, så svar med, så svar bare
  `,
  where: `
    appen, hjemmesiden, siden, browseren, skærmen, feltet, formularen, vinduet, enheden,
    websiden, webstedet, terminalen, tv et, fjernsynet, boksen, rubrikken, tekstfeltet,
    indtastningsfeltet, felterne, kommandolinjen, computeren, mobilen, tabletten, dialogboksen,
    portalen, skærmbilledet, loginfeltet, netbanken, app en,
    sitet, vores side, vores hjemmeside, på vores side, bookingsiden, kursussiden, tilmeldingssiden, startsiden,
    tilmeldingsformularen, blanketten, blanket på nettet, selvbetjeningen, patientportalen, elevportalen,
    kundeportalen, på min side, min side, medlemssiden, hvide felt, tomme felt, nederste felt, feltet til højre,
    rubrik, tomme rubrik, nederste rubrik, rubrikker, ruden, i ruden, vindue, kasse på skærmen, under billedet,
    ved siden af billedet, ud for billedet, sidste linje, tomme linje, linjen, nederst på siden, øverst på
    siden, nederst i formularen, nederst på blanketten, slutningen af formularen, pop op vinduet, popup vinduet,
    dialogen, konsollen, i chatten, chatten, spillets chat, i spillet, controller, controlleren,
    fjernbetjeningen, med fjernbetjeningen, tv skærmen, på tv skærmen, din nye telefon, nye telefon, i
    telefonen, på tabletten, på ipaden, tastaturet, telefonsvareren, talerobotten, medarbejderen, rådgiveren,
    sagsbehandleren, hvor siden beder om det, hvor der bedes om det, der hvor siden
  `,
  other: `
    dokumentets kontrolkode, dokumentets verifikationskode,
    engangskoden til afhentning, engangskode til afhentning,
    til receptionen,
    på dørtelefonen, i dørtelefonen, på porttelefonen,
    hente pakken, hente din pakke, afhente pakken, til buddet, til chaufføren, i receptionen,
    *rabatkode, *rabatkoden, *rabatkoder, rabat, kampagnekode, kampagnekoden, kampagnekoder, tilbudskode,
    tilbudskoden, tilbudskoder, gavekortkode, gavekortkoden, gavekortkoder, gavekode, gavekoden, gavekoder,
    værdikode, værdikoden, værdikoder, kuponkode, kuponkoden, kuponkoder, voucherkode, voucherkoden,
    voucherkoder, bonuskode, bonuskoden, bonuskoder, promokode, promokoden, promokoder, fordelskode,
    fordelskoden, fordelskoder, voucherskode, voucherskoden, voucherskoder, gavekort, værdibevis,
    henvisningskode, henvisningskoden, invitationskode, invitationskoden, anbefalingskode, anbefalingskoden,
    venkode, venkoden, partnerkode, partnerkoden, medlemskode, medlemskoden, vinderkode, vinderkoden,
    deltagerkode, deltagerkoden, afhentningskode, afhentningskoden, hentekode, hentekoden, udleveringskode,
    udleveringskoden, pakkekode, pakkekoden, pakkebokskode, pakkebokskoden, bokskode, bokskoden,
    sporingskode, sporingskoden, returkode, returkoden, leveringskode, leveringskoden, forsendelseskode,
    forsendelseskoden, skabkode, skabkoden, track and trace kode, track and trace koden, skabskode,
    skabskoden, afhentningsnummer, track and trace, track & trace, postnummer, postnr, områdenummer,
    landekode, landekoden, områdekode, stregkode, stregkoden, qr kode, qr koden, dørkode, dørkoden,
    portkode, portkoden, lågekode, lågekoden, låskode, låskoden, alarmkode, alarmkoden, nøglebokskode,
    nøglebokskoden, nøglekode, nøglekoden, værelseskode, værelseskoden, licensnøgle, produktnøgle,
    produktkode, produktkoden, farvekode, farvekoden, fejlkode, fejlkoden, statuskode, statuskoden,
    kildekode, kildekoden, varekode, varekoden, kundekode, kundekoden, butikskode, butikskoden, firmakode,
    firmakoden, bankkode, bankkoden, momskode, momskoden, påklædningskode, dresscode, backupkoder, nødkoder,
    gendannelseskoder, engangskoder, reservekoder, sikkerhedskoder, backupkode, serienummer, bookingskode,
    bookingskoden, bookingkode, bookingkoden, reservationskode, reservationskoden, billetkode, billetkoden,
    afbestillingskode, afbestillingskoden, mødekode, mødekoden, holdkode, holdkoden, spilkode, spilkoden,
    gruppekode, gruppekoden, klassekode, klassekoden, kursuskode, kursuskoden, konkurrencekode,
    konkurrencekoden, mødeadgangskode, møde id, wifi kode, wifi koden, wifi adgangskode, netværksnøgle, puk
    kode, koden ved køb, koden i kurven, ved kassen, ved betaling, adfærdskodeks, indløs*,
    til budet, til kureren,
    i meddelelsesfeltet, som reference, som betalingsreference
  `,
  label: `
    hændelse,
    skattenummer, nummerplade,
    referencekode,
    *nummer, *nummeret,
    ordrenummer, bestillingsnummer, fakturanummer, kundenummer, aftalenummer, kontonummer, sagsnummer,
    referencenummer, pakkenummer, forsendelsesnummer, bookingnummer, reservationsnummer, medlemsnummer,
    policenummer, skadesnummer, målernummer, telefonnummer, mobilnummer, cvr nummer, cvrnummer, cpr nummer,
    cprnummer, p nummer, se nummer, varenummer, serienummer, kvitteringsnummer, transaktionsnummer,
    kortnummer, registreringsnummer, flynummer, billetnummer, patientnummer, journalnummer, lånernummer,
    lånnummer, medarbejdernummer, abonnementsnummer, id nummer, træk og slip nummer, betalingsnummer,
    bestilnummer, gavekortnummer, kontraktnummer, ansøgningsnummer, stelnummernummer, installationsnummer,
    elevnummer, studienummer, deltagernummer, fakturakundenummer, ordre nr, faktura nr, kunde nr, sags nr,
    aftale nr, medlems nr, booking nr, cvr nr, reg nr, konto nr, tlf nr, varenr nr, bestillings nr, pakke
    nr, ref nr, ordrenr, fakturanr, kundenr, sagsnr, medlemsnr, bookingnr, varenr, cvrnr, kontonr, refnr,
    aftalenr, telefonnr, lånernr, journalnr, ordre, ordren, bestilling, bestillingen, faktura, regning,
    pakke, pakken, forsendelse, booking, reservation, sag, sagen, aftale, police, reference, journal, cvr,
    cpr, tlf, telefon, mobil, ring, ring på, ring til, kundeservice, brugernavn, bruger id, kunde id, enheds
    id, ender på, der ender på, slutter på, slutter med, de sidste fire cifre, sidste fire cifre, sidste 4
    cifre, kortet der ender, betalingskort, dankort, fly, tog, vogn, plads, sæde, perron, spor, værelse,
    lokale, etage, postboks, *vej, beløb, sum, i alt, pris, antal, dato, side, version, udgave, siden,
    grundlagt, sammenligningsværdi, ip adresse, annonce, kundekonto, gebyr,
    logintal, logintallene, antal logins,
    på konto, på kontoen, målerstand, målerstanden, måleraflæsning, blanket
  `,
  unit: `
    mennesker, læsere, underskrifter, familier, træer,
    minutter, minut, timer, time, sekunder, sekund, dage, døgn, uger, uge, måneder, måned, cifre, cifret,
    cifrede, tegn, bogstaver, point, gange, gang, stk, styk, personer, kunder, brugere, medlemmer, procent,
    kroner, meter, beskeder, følgere, anmeldelser, ansatte, sider,
    timers, minutters, sekunders, halv time, kvarter, hverdage, ugers, dages,
    gram, ord, liter, kilo,
    besøgende, spørgsmål, deltagere
  `,
  old: `
    accepteres ikke længere, er ikke længere nødvendig, kan ikke længere bruges,
    er godkendt, blev godkendt, blev accepteret,
    er forkert, var forkert, er ikke korrekt, var ikke korrekt, er ikke rigtig, var ikke rigtig, passer ikke,
    nu ugyldig, dermed ugyldig, er trukket tilbage, er spærret, er deaktiveret,
    ikke længere gyldig*, ikke længere gælde*, er ugyldig, ugyldig kode, gælder ikke længere, er udløbet,
    udløbet kode, tidligere kode, tidligere koder, tidligere bekræftelseskode, tidligere loginkode,
    tidligere engangskode, gamle kode, gamle koder, gamle bekræftelseskode, gamle loginkode, gamle
    engangskode, forrige kode, forrige koder, forrige bekræftelseskode, forrige loginkode, forrige
    engangskode, foregående kode, foregående koder, foregående bekræftelseskode, foregående loginkode,
    foregående engangskode, ældre kode, ældre koder, ældre bekræftelseskode, ældre loginkode, ældre
    engangskode, sidste kode, sidste koder, sidste bekræftelseskode, sidste loginkode, sidste engangskode,
    den tidligere, de tidligere, tidligere sendt*, allerede brugt, allerede anvendt, er blevet brugt, er
    brugt, er erstattet, erstattet af, erstattes af, virker ikke længere, virker ikke mere, i stedet for,
    annulleret, forkert kode, tidligere,
    udløbet, dur ikke længere, forældet, forældede, den gamle, ikke længere bruges,
    ikke længere i brug, bortfaldet,
    er ophørt, ikke længere gyldig, ugyldig nu
  `,
  fresh: `
    i stedet,
    ny, nye, nyt, nyeste, seneste, aktuelle, erstatter den tidligere, erstatter den gamle, erstatter
    tidligere, erstatter alle tidligere, erstatter den forrige,
    rigtige kode, seneste kode, frisk kode
  `,
  care: `
    gyldig, gyldighed*, gælder, gælder i, gælder til, udløber, del ikke, del aldrig, må ikke deles, ikke
    dele, videregiv ikke, giv aldrig, oplys aldrig, aldrig bede, aldrig spørge, med nogen, med andre, til
    nogen, ikke anmodet, ikke bedt om, ikke dig, ikke selv, ikke har forsøgt, ikke forsøgt, var det ikke
    dig, ignorer denne, ignorere denne, se bort fra, hemmelig, fortrolig, kun bruges én gang, kan bruges én
    gang, bruges én gang, anmodet om, bestilt,
    del den ikke, del den aldrig, giv den ikke, giv den aldrig, giv ikke, fortæl ikke,
    fortæl den ikke, fortæl aldrig, sig den ikke, vis den ikke, vis den aldrig, til andre,
    for dig selv, ingen fra, ingen hos, vi spørger aldrig, spørger aldrig, vi beder aldrig,
    beder dig aldrig, beder aldrig, vil aldrig, ikke har bedt, ikke bad om, ikke har anmodet,
    ikke har bestilt, ikke var dig, ikke er dig, var ikke dig, ikke selv har, ikke forventede,
    ignorer, ignorere, se bort, virker én gang, virker kun, kun én gang, kan kun bruges, gyldigt,
    løber ud, holder i, svindler*, ugyldig efter, bliver ugyldig, virker i, hold den hemmelig,
    videregiv aldrig, uvedkommende,
    halv time, en halv time, inden for en halv time, et kvarter, inden for et kvarter, efter et kvarter, inden
    for en time
  `,
  quote: `
    skrev, skrev:, oprindelig meddelelse, original meddelelse, oprindelig besked, videresendt meddelelse,
    videresendt besked, videresendt mail, start på videresendt besked, påbegyndt videresendt besked
  `,
  ignore: `
    ingen kode, kodebase, på siden, denne side, login siden, loginsiden, din adgangskode, dit kodeord, ny
    adgangskode, nyt kodeord, adgangskode er ændret, adgangskoden er ændret, glemt adgangskode, glemt din
    adgangskode, ring ikke, for siden, din ordre er, din pakke er, på plads, på vej, undervejs, vejkode,
    oplys altid, angiv altid, udfyld blanket, udfyld skemaet, udfyld formularen, udfyld spørgeskemaet, skriv til
    os, skriv gerne, skriver vi, giv os besked, meddel os, skriv ud, læg mærke til, skrive under, stavefejl, sæt
    dig, sæt pris, sæt kryds, sæt penge,
    svarer du på, svarer I på, svarer på, svarer du for
  `,
};
