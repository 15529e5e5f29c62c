/** Norwegian, bokmål and nynorsk. */
import { compounds, pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  compounds(
    `verifiserings, verifikasjons, bekreftelses, innloggings, påloggings, engangs, autentiserings, tofaktor, totrinns, 2fa,
     otp`,
    `siffer, sifre, sifrene, nøkkel, nøkkelen, passord, passordet, pin, pinkode, pinkoden, pin-kode, pin-koden, ord, ordet,
     token, tokenet, kombinasjon, kombinasjonen, tallkombinasjon, tallkombinasjonen, tallrekke, tallrekken, tegnrekke,
     tegnrekken, kodeord, kodeordet, passfrase, passfrasen, tallkode, tallkoden`,
  ),
  compounds(
    `verifiserings, verifikasjons, bekreftelses, engangs, autentiserings, tofaktor, totrinns, 2fa, otp`,
    `tall, tallet, tallene`,
  ),
  compounds(
    `verifiserings, verifikasjons, autentiserings, engangs, tofaktor, totrinns, innloggings, påloggings, 2fa, otp`,
    `nummer, nummeret`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  compounds(
    `sikkerhets, tilgangs, aktiverings, opplåsings, godkjennings, validerings, gjenopprettings`,
    `siffer, sifre, sifrene, nøkkel, nøkkelen, passord, passordet, pin, ord, ordet, token, tokenet, kombinasjon,
     kombinasjonen, tallkombinasjon, tallkombinasjonen, tallrekke, tallrekken, tegnrekke, tegnrekken, kodeord,
     kodeordet, passfrase, passfrasen`,
  ),
  compounds(`opplåsings, validerings, aktiverings`, `nummer, nummeret`),
  pairs(
    `midlertidig, midlertidige, tidsbegrenset, tidsbegrensede`,
    `siffer, sifre, sifrene, nøkkel, nøkkelen, passordet, ord, ordet, token, tokenet, kombinasjon, kombinasjonen,
     tallkombinasjon, tallkombinasjonen, tallrekke, tallrekken, tegnrekke, tegnrekken, kodeord, kodeordet, passfrase,
     pin`,
  ),
].join(', ');

export const norwegian: WordTable = {
  subject: `
    i emnefeltet, emnelinjen, emnelinja, i emnet, fra emnet
  `,
  strong: `
    paringskode, paringskoden, parkoblingskode, parkoblingskoden, bekreftelseskode, bekreftelseskoden, stadfestingskode, stadfestingskoden, verifiseringskode,
    verifiseringskoden, verifikasjonskode, verifikasjonskoden, verifiseringkode, verifiseringkoden,
    sikkerheitskode, sikkerheitskoden, sikkerhetskode, sikkerhetskoden, tryggleikskode, tryggleikskoden,
    engangskode, engangskoden, eingongskode, eingongskoden, eingangskode, eingangskoden, innloggingskode,
    innloggingskoden, påloggingskode, påloggingskoden, tilgangskode, tilgangskoden, godkjenningskode,
    godkjenningskoden, aktiveringskode, aktiveringskoden, registreringskode, registreringskoden,
    autentiseringskode, autentiseringskoden, autorisasjonskode, autorisasjonskoden, identifikasjonskode,
    identifikasjonskoden, valideringskode, valideringskoden, kontrollkode, kontrollkoden, opplåsingskode,
    opplåsingskoden, gjenopprettingskode, gjenopprettingskoden, tilbakestillingskode, tilbakestillingskoden,
    nullstillingskode, nullstillingskoden, sms kode, sms koden, smskode, smskoden, e postkode, e postkoden,
    epostkode, epostkoden, e post kode, e post koden, enhetskode, enhetskoden, signeringskode, signeringskoden,
    tofaktorkode, tofaktorkoden, totrinnskode, totrinnskoden, to faktor kode, to faktor koden, otp kode, otp
    koden, bankidkode, bankidkoden, bekreftelses kode, bekreftelses koden, bekreftelses pin, verifiserings kode,
    verifiserings koden, verifiserings pin, sikkerhets kode, sikkerhets koden, sikkerhets pin, engangs kode,
    engangs koden, engangs pin, innloggings kode, innloggings koden, innloggings pin, påloggings kode,
    påloggings koden, påloggings pin, eingongspassord, eingongspassordet, eingongspin, eingongspinkode,
    eingongsnøkkel, midlertidig kode, midlertidig innloggingskode, midlertidig pinkode, midlertidig passord,
    tidsbegrenset kode, tidsbegrenset innloggingskode, tidsbegrenset pinkode, tidsbegrenset passord, dynamisk
    kode, dynamisk innloggingskode, dynamisk pinkode, dynamisk passord, hemmelig kode, hemmelig innloggingskode,
    hemmelig pinkode, hemmelig passord, mellombels kode, mellombels innloggingskode, mellombels pinkode,
    mellombels passord, midlertidige koden, midlertidige passordet, kode for å logge inn, kode for å logge på,
    kode for innlogging, kode for pålogging, kode for å bekrefte, kode for å verifisere, kode for engangsbruk,
    koden for å logge inn, koden for å logge på, koden for innlogging, koden for pålogging, koden for å
    bekrefte, koden for å verifisere, koden for engangsbruk, kode til innlogging, kode for eingongsbruk,
    kodebrikke kode, ${oneUse}
  `,
  doubtful: `
    tilgangs*, aktiverings*, registrerings*, autorisasjons*, godkjennings*, kontroll*,
    innloggingsnummer*, påloggingsnummer*
  `,
  code: `
    magiske tall, magisk tall, magiske nummer, hemmelige tall,
    bekreftelsesnummer, bekreftelsesnummeret, sikkerhetsnummer, sikkerhetsnummeret, godkjenningsnummer, godkjenningsnummeret,
    kode, koden, koder, kodane, *kodene, *kodane, pinkode, pinkoden, pin koden, pin kode, tallkode,
    tallkoden, sifrene, disse tall, disse tala, disse tallene, disse sifrene, disse siffer, disse tegn,
    disse teikn, disse kode, disse koden, desse tall, desse tala, desse tallene, desse sifrene, desse
    siffer, desse tegn, desse teikn, desse kode, desse koden, følgende tall, følgende tala, følgende
    tallene, følgende sifrene, følgende siffer, følgende tegn, følgende teikn, følgende kode, følgende
    koden, følgjande tall, følgjande tala, følgjande tallene, følgjande sifrene, følgjande siffer, følgjande
    tegn, følgjande teikn, følgjande kode, følgjande koden, denne koden, denne kode, ${spoken},
    nummeret vi har laget til deg, nummeret vi har laga til deg, nummeret vi laget til deg, tallet fra e posten,
    tallet i e posten, sifrene fra e posten, sifrene i e posten, tallene fra e posten, tallene i e posten,
    nummeret fra e posten, nummeret i e posten, nummeret vi sendte, nummeret vi har sendt, tallet vi sendte,
    tallet vi har sendt, sifrene vi sendte, sifrene vi har sendt, tala frå e posten, tala i e posten
  `,
  number: `
    nøkkelen, din nøkkel, tallet, kombinasjonen, tallkombinasjonen, bokstavene, tegnene
  `,
  act: `
    timebestilling,
    verifis*, bekreft*, stadfest*, logg inn, logge inn, logger inn, logget inn, logga inn, logg deg inn,
    logge deg inn, logge seg inn, logg på, logge på, logger på, logget på, innlogging*, pålogging*,
    autentis*, autoriser*, identifiser*, identitet*, registrer*, aktiver*, tilbakestill*, nullstill*,
    gjenopprett*, lås opp, låse opp, tofaktor*, to faktor*, totrinns*, engangs*, eingongs*, sikkerhet*,
    tryggleik*, tilgang, tilgang til, godkjenn*, signer*, opprett konto, opprette konto, opprette en konto,
    kontoen din, identiteten din, profilen din, e posten din, e postadressen din, e postadressa din, din
    konto, e postadresse, e postadressen, ny enhet, for å fortsette, for å halde fram, fullfør*, bankid,
    det er deg, at det er deg, virkelig er deg, virkelig deg, at du er du, at du er deg,
    ikke er en robot, ikkje er ein robot, ikke en robot, et menneske, bevise, bevis at, sammenkobl*,
    koble, koble til, kople, kople til, koble sammen, tilknytt*, overføring*, skriv under,
    skrive under, undertegn*, underskriv*, endre passord, bytte passord, endre e post,
    endre e posten, bytte e post, komme inn, kom inn, kommer du inn, komme i gang, fortsett,
    halde fram, fullføre, verifikasjon, legitimer*, ny eining, opprette kontoen, brukaren din,
    brukeren din,
    ikke er en bot, ikke en bot, slippe deg inn, sleppe deg inn, du er inne, er du inne, er inne, kunne stemme,
    fullfører du, påmeldingen, blir aktiv, åpne prøvesvarene, prøvesvarene, koble til konsollen, koble kontoen,
    åpnes siden, siden åpnes, åpner siden seg, opnar sida seg, avslutte kontoen, kontoen avsluttes, lukke kontoen,
    avslutt konto
  `,
  use: `
    svar på denne meldingen med, svar på meldingen med,
    les opp, slå inn,
    skriv inn, skriv, tast inn, tast, legg inn, oppgi, angi, bruk, bruke, kopier, lim inn, nedenfor,
    nedanfor, følgende, følgjande, her er, her kjem,
    fyll inn, fylle inn, taste inn, skrive inn, legge inn, lime inn, svar med, her er den,
    her kommer den, her er han, benytt, benytte, oppgje, sett inn, sette inn, putt inn, angis,
    skrives inn, tastes inn, nytte, bruk den,
    skriv av, skrive av, skriver av, skriver, skriver du, skriver dere, skriver inn, skriver du inn, skrevet,
    skrevet inn, har skrevet, har skrevet inn, skrive, skriv det, skriv den, skriv opp her, skal skrives, må
    skrives, må skrives inn, skrives, ved å skrive, ved å skrive inn, taster, taster du, taster dere, taster
    inn, taster du inn, tastes, må tastes, må tastes inn, tastet, tastet inn, har tastet, har tastet inn,
    inntasting av, ved å taste, ved å taste inn, med å taste, tast det, tast den, slår inn, slår du inn, slås
    inn, slått inn, legger inn, legger du inn, legges inn, lagt inn, fyll, fyll ut med, fyller, fyller inn,
    fyller du inn, fylle ut med, fylles inn, fylles ut med, fylt inn, utfylling av, oppgir, oppgir du, oppgis,
    oppgitt, ved å oppgi, oppgi det, angir, angitt, angir du, ved å angi, anfør, anføre, føre opp, føres opp,
    føre inn, føres inn, settes i, settes inn, setter inn, setter du inn, trykk inn, trykker inn, trykker du
    inn, trykk etter tur, trykker du, limer inn, limer du inn, limes inn, limt inn, lim det inn, lim den inn,
    kopierer, kopierer du, kopieres, kopiere, kopier inn, kopier det, overfør, overføre, overføres, overfører,
    flytt over, flytte over, putt, putter inn, puttes inn, putte inn, sleng inn, slenge inn, slenger du inn, hiv
    inn, hamre inn, les inn, lese opp, leses opp, leser du opp, les høyt, si høyt, gjenta, gjentar, gjentas,
    gjenta det, dikterer, diktere, dikteres, gi videre til, gi nettsiden, meld inn, meddel, meddele, brukes,
    skriv ned i, noter i, noter her, tastar, tastar du, skriv inn att, gjenta i, svarer med, gi nettsiden vår,
    smell inn, smekk inn, dunk inn, ved å slå, ved å trykke, ved å fylle inn, ved å lime inn, ved å legge inn,
    etter å ha skrevet, etter å ha tastet, etter å ha lagt inn, etter å ha fylt inn, svarer du, svarer dere, 
    svar bare, er det appen trenger, er det siden trenger, er det nettstedet trenger, er det appen vil ha,
    er det siden vil ha, er det nettstedet vil ha, er det appen ber om, er det siden ber om, siden venter på,
    appen venter på, nettstedet venter på, nettsiden venter på, sida ventar på, appen ventar på, skjermen venter på,
    systemet venter på, står i feltet, står i ruten, står i ruta, står i boksen, står i skjemaet, svar til boten,
    svaret ditt til boten, ditt svar til boten, svar boten, svar boten med, svar til roboten,
    innskriving av, er skrevet inn, er tastet inn, er fylt inn, blir skrevet inn, blir tastet inn,
    så svar bare, så svar med
  `,
  where: `
    appen, nettstedet, siden, nettleseren, skjermen, feltet, skjemaet, vinduet, enheten,
    innloggingssida, nettsida, tv en, ruten, tekstfeltet, nettbrettet, datamaskinen, eininga,
    dialogboksen, kommandolinjen, inntastingsfeltet, feltene, boksen, nettbanken, portalen,
    skjermbildet, tv skjermen,
    nettstedet vårt, nettsiden vår, til nettsiden vår, siden vår, på siden vår, sida vår, sida, på sida, nedst
    på sida, bookingsiden, timebestillingssiden, bestillingssiden, kurssiden, startsiden, påmeldingssiden,
    påmeldingsskjemaet, søknadsskjemaet, skjema på nett, på skjemaet, i skjemaet, pasientportalen, elevportalen,
    kundeportalen, min side, på min side, medlemssiden, hvite feltet, tomme feltet, tomme ruten, nederste ruten,
    ruta til høyre, ruten til høyre, ruten under bildet, under bildet, under biletet, ved siden av bildet,
    vindu, siste linje, tomme linjen, linjen, nederst på siden, øverst på siden, nederst på skjemaet, nederst i
    skjemaet, slutten av skjemaet, popup vinduet, dialogen, konsollen, terminalen, kommandovinduet, i chatten,
    chatten, spillets chat, i spillet, kontrolleren, fjernkontrollen, med fjernkontrollen, på tv skjermen, den
    nye telefonen, nye telefonen, på telefon, på mobilen, mobilen, på nettbrettet, tastaturet, telefonsvareren,
    talesvaret, roboten, saksbehandleren, rådgiveren, medarbeideren, der siden ber om det, der nettstedet ber om
    det, der det bes om det, i ruta
  `,
  other: `
    dokumentets kontrollkode, dokumentets verifiseringskode,
    engangskoden for henting, engangskode for henting,
    hente pakken, hente pakken din, til budet, til sjåføren, i resepsjonen,
    *rabattkode, *rabattkoden, *rabattkoder, rabatt, kampanjekode, kampanjekoden, kampanjekoder,
    tilbudskode, tilbudskoden, tilbudskoder, gavekortkode, gavekortkoden, gavekortkoder, gavekode,
    gavekoden, gavekoder, verdikode, verdikoden, verdikoder, kupongkode, kupongkoden, kupongkoder,
    bonuskode, bonuskoden, bonuskoder, promokode, promokoden, promokoder, vervekode, vervekoden, vervekoder,
    fordelskode, fordelskoden, fordelskoder, gavekort, verdikort, invitasjonskode, invitasjonskoden,
    henvisningskode, henvisningskoden, vervingskode, vervingskoden, medlemskode, medlemskoden, vinnerkode,
    vinnerkoden, deltakerkode, deltakerkoden, partnerkode, partnerkoden, hentekode, hentekoden,
    utleveringskode, utleveringskoden, pakkekode, pakkekoden, pakkebokskode, pakkebokskoden, bokskode,
    bokskoden, skapkode, skapkoden, lukekode, lukekoden, sporingskode, sporingskoden, returkode, returkoden,
    leveringskode, leveringskoden, utleveringkode, utleveringkoden, hentenummer, henteseddel,
    sporingsnummer, postnummer, postnr, retningsnummer, landkode, landskode, landnummer, strekkode,
    strekkoden, qr kode, qr koden, dørkode, dørkoden, portkode, portkoden, låskode, låskoden, alarmkode,
    alarmkoden, nøkkelbokskode, nøkkelbokskoden, romkodekode, romkodekoden, romkode, romkoden, lisensnøkkel,
    produktnøkkel, produktkode, produktkoden, fargekode, fargekoden, feilkode, feilkoden, statuskode,
    statuskoden, kildekode, kildekoden, kjeldekode, kjeldekoden, varekode, varekoden, kundekode, kundekoden,
    butikkkode, butikkkoden, firmakode, firmakoden, bankkode, bankkoden, mva kode, mva koden, kleskode,
    reservekoder, backupkoder, sikkerhetskoder, gjenopprettingskoder, engangskoder, nødkoder, reservekode,
    serienummer, bestillingskode, bestillingskoden, bookingkode, bookingkoden, reservasjonskode,
    reservasjonskoden, billettkode, billettkoden, avbestillingskode, avbestillingskoden, møtekode,
    møtekoden, lagkode, lagkoden, spillkode, spillkoden, gruppekode, gruppekoden, klassekode, klassekoden,
    emnekode, emnekoden, kurskode, kurskoden, konkurransekode, konkurransekoden, møtepassord, møte id, wifi
    passord, wifi kode, trådløst nett, puk kode, i kassen, i kassa, ved betaling, etiske retningslinjer,
    innløs*,
    i meldingsfeltet, som referanse
  `,
  label: `
    hendelse,
    skattenummer,
    referansekode,
    *nummer, *nummeret,
    ordrenummer, bestillingsnummer, fakturanummer, kundenummer, avtalenummer, kontonummer, saksnummer,
    referansenummer, pakkenummer, sendingsnummer, bookingsnummer, bookingnummer, reservasjonsnummer,
    medlemsnummer, polisenummer, skadenummer, målernummer, telefonnummer, mobilnummer, organisasjonsnummer,
    fødselsnummer, personnummer, varenummer, serienummer, kvitteringsnummer, transaksjonsnummer, kortnummer,
    registreringsnummer, flynummer, billettnummer, pasientnummer, lånernummer, lånenummer, lånnummer,
    ansattnummer, abonnementsnummer, id nummer, kid nummer, søknadsnummer, kontraktnummer, elevnummer,
    studentnummer, deltakernummer, anleggsnummer, målepunktnummer, meldingnummer, kollinummer, ordre nr,
    faktura nr, kunde nr, saks nr, avtale nr, medlems nr, org nr, konto nr, tlf nr, ref nr, bestillings nr,
    vare nr, ordrenr, fakturanr, kundenr, saksnr, medlemsnr, orgnr, kontonr, refnr, avtalenr, varenr,
    lånernr, ordre, ordren, bestilling, bestillingen, faktura, fakturaen, rekning, regning, pakke, pakken,
    sending, sendinga, booking, reservasjon, sak, saken, avtale, polise, referanse, kid, kid nr, org. nr,
    organisasjonsnr, foretaksregisteret, mva, tlf, telefon, mobil, ring, ring oss, ring oss på,
    kundeservice, brukernavn, brukernavnet, brukernavnet ditt, brukarnamn, bruker id, bruker-id, bruker-id-en din, kunde id, enhets id, slutter på, som slutter på,
    slutter med, ender på, de fire siste sifrene, siste fire siffer, siste 4 siffer, kortet som slutter,
    bankkort, betalingskort, fly, tog, vogn, plass, spor, rom, etasje, postboks, *veien, *vegen, beløp, sum,
    totalt, pris, antall, dato, side, versjon, utgave, siden, sidan, etablert, sammenligningsverdi, ip
    adresse, annonse, kjennetegn, forfall, finn kode, finn koden,
    innloggingstall, innloggingstallene, antall innlogginger,
    på konto, på kontoen, målerstand, målerstanden, målaravlesing, måleravlesning
  `,
  unit: `
    mennesker, lesere, underskrifter, familier, trær,
    minutter, minutt, timer, timar, time, sekunder, sekund, dager, dagar, døgn, uker, veker, uke, måneder,
    månader, måned, siffer, sifre, sifret, sifrede, tegn, teikn, bokstaver, bokstavar, poeng, bonuspoeng,
    ganger, gonger, gang, stk, personer, kunder, kundar, brukere, medlemmer, prosent, kroner, meter,
    meldinger, følgere, anmeldelser, ansatte, passeringer, sider,
    timers, minutters, sekunders, halvtime, kvarter, virkedager, ukers,
    gram, ord, liter, kilo,
    besøkende, spørsmål, deltakere
  `,
  old: `
    godtas ikke lenger, trengs ikke lenger, kan ikke lenger brukes,
    er godkjent, ble godkjent, ble godtatt,
    er feil, var feil, stemmer ikke, stemte ikke, er ikke riktig, var ikke riktig,
    nå ugyldig, dermed ugyldig, er trukket tilbake, er sperret, er deaktivert,
    ikke lenger gyldig*, ikkje lenger gyldig*, er ugyldig, ugyldig kode, gjelder ikke lenger, gjeld ikkje
    lenger, er utløpt, har utløpt, har gått ut, utløpt kode, tidligere kode, tidligere koden, tidligere
    koder, tidligere bekreftelseskode, tidligere engangskode, tidligere engangskoden, tidlegare kode,
    tidlegare koden, tidlegare koder, tidlegare bekreftelseskode, tidlegare engangskode, tidlegare
    engangskoden, gamle kode, gamle koden, gamle koder, gamle bekreftelseskode, gamle engangskode, gamle
    engangskoden, forrige kode, forrige koden, forrige koder, forrige bekreftelseskode, forrige engangskode,
    forrige engangskoden, førre kode, førre koden, førre koder, førre bekreftelseskode, førre engangskode,
    førre engangskoden, eldre kode, eldre koden, eldre koder, eldre bekreftelseskode, eldre engangskode,
    eldre engangskoden, siste kode, siste koden, siste koder, siste bekreftelseskode, siste engangskode,
    siste engangskoden, den tidligere, de tidligere, tidligere sendt*, allerede brukt, allereie brukt, er
    blitt brukt, er brukt, er erstattet, erstattet av, erstattes av, erstatta av, fungerer ikke lenger,
    virker ikke lenger, i stedet for, i staden for, kansellert, feil kode, tidligere,
    funkar ikkje lenger, foreldet, den gamle, ikke lenger brukes, bortfalt,
    utløpt, utgått, gammel kode, gammel engangskode, er opphørt, ikke lenger gyldig, gått ut på dato
  `,
  fresh: `
    i stedet,
    ny, nye, nytt, nyeste, aktuelle, erstatter den tidligere, erstatter den gamle, erstatter tidligere,
    erstatter alle tidligere, erstatter den forrige,
    riktig kode, rett kode, fersk kode
  `,
  care: `
    gyldig, gyldighet*, gjelder, gjelder i, gjelder til, gjeld, utløper, går ut, ikke del, del ikke, del
    aldri, ikkje del, ikke oppgi, oppgi aldri, gi aldri, må ikke deles, aldri be, aldri spørre, med noen,
    med andre, til noen, til nokon, med nokon, ikke bedt om, ikkje bede om, ikke ba om, ikke forespurt, ikke
    deg, ikkje deg, ikke var deg, ikke har forsøkt, ikke prøvde, var det ikke deg, ignorer denne, ignorere
    denne, se bort fra, sjå bort frå, hemmelig, konfidensiell, kun brukes én gang, brukes én gang, bare
    brukes en gang, har bedt om, ba om,
    del den ikke, del den aldri, del han ikkje, gi den ikke, gi den aldri, gi ikke, ikke gi,
    ikkje gi, ikkje gje, fortell ikke, ikke fortell, si den ikke, vis den ikke, ikke vis,
    for deg selv, for deg sjølv, ingen fra, ingen hos, vi spør aldri, spør aldri, vi ber aldri,
    ber aldri, ber deg aldri, vil aldri, ikke har bedt, ikkje har bede, ikke har bestilt, ikke ba,
    ikkje bad, ikkje var deg, ikke er deg, ikke du, ikke ventet, ignorer, ignorere, overse, se bort,
    bare én gang, kun én gang, berre éin gong, éin gong, virker bare, fungerer bare, utgår,
    løper ut, gyldig i, gjelder bare, ugyldig etter, blir ugyldig, hold den hemmelig, svindler*,
    uvedkommende, utleverer, aldri utlever,
    halvtime, en halvtime, innen en halvtime, et kvarter, innen et kvarter, etter et kvarter, innen en time
  `,
  quote: `
    skrev, skreiv, skrev:, skreiv:, opprinnelig melding, original melding, opprinneleg melding, videresendt
    melding, vidaresend melding, videresendt e post, start på videresendt melding, start på videresendt e
    post
  `,
  ignore: `
    e post, e posten, e poster,
    ingen kode, ingen koder, kodebase, på siden, denne siden, denne sida, innloggingssiden, påloggingssiden,
    nettsiden, ditt passord, nytt passord, passordet ditt er, ring ikke, bestillingen din er, pakken din er,
    din ordre er, på plass, på vei, underveis, i gata,
    oppgi alltid, fyll ut skjema, fyll ut skjemaet, fyll ut undersøkelsen, skriv til oss, skriv gjerne, skriver
    vi, gi oss beskjed, gi oss, gi beskjed, legg merke til, skriv ut, skrive ut, sett deg, sett av, meld deg,
    svarer du på, svarer dere på, svarer på, svarer du for
  `,
};
