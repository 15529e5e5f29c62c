/** Dutch, of Belgium too. */
import { compounds, pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  compounds(
    `verificatie, bevestigings, inlog, login, authenticatie, tweestaps, tweefactor, 2fa, otp`,
    `cijfers, getal`,
  ),
  compounds(
    `verificatie, bevestigings, inlog, aanmeld, login, authenticatie, tweestaps, tweefactor, 2fa, otp`,
    `sleutel, wachtwoord, pincode, pin, woord, token, cijferreeks, tekenreeks, cijfercode, combinatie, cijfercombinatie,
     wachtzin, codewoord, tekens, reeks`,
  ),
  compounds(`verificatie, authenticatie, tweestaps, tweefactor, 2fa, otp`, `nummer`),
  pairs(
    `eenmalig, eenmalige, eenmalig te gebruiken`,
    `nummer, cijfers, getal, sleutel, wachtwoord, pincode, pin, woord, token, cijferreeks, tekenreeks, cijfercode,
     combinatie, cijfercombinatie, wachtzin, codewoord, tekens, reeks`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  compounds(
    `toegangs, activerings, activatie, beveiligings, veiligheids, ontgrendel, validatie, registratie`,
    `sleutel, wachtwoord, pincode, pin, woord, token, cijferreeks, tekenreeks, cijfercode, combinatie, cijfercombinatie,
     wachtzin, codewoord, tekens`,
  ),
  compounds(`beveiligings, ontgrendel, validatie`, `cijfers`),
  compounds(`inlog, aanmeld, login, ontgrendel, validatie, activatie, activerings`, `nummer`),
  pairs(
    `tijdelijk, tijdelijke`,
    `sleutel, wachtwoord, pin, woord, token, cijferreeks, tekenreeks, cijfercode, combinatie, cijfercombinatie, wachtzin,
     codewoord, tekens`,
  ),
].join(', ');

export const dutch: WordTable = {
  subject: `
    onderwerpregel, in het onderwerp, het onderwerp van,
    uit het onderwerp, onderwerp van deze, de onderwerpregel
  `,
  strong: `
    verificatiecode, bevestigingscode, beveiligingscode, veiligheidscode, inlogcode, toegangscode, aanmeldcode,
    logincode, activeringscode, activatiecode, registratiecode, authenticatiecode, autorisatiecode,
    identificatiecode, controlecode, validatiecode, herstelcode, ontgrendelcode, ontgrendelingscode, koppelcode,
    apparaatcode, machtigingscode, goedkeuringscode, ondertekeningscode, verificatie code, bevestigings code,
    beveiligings code, inlog code, toegangs code, aanmeld code, activatie code, login code, sms code, tan code,
    e mail code, 2fa code, controle code, smscode, e mailcode, mailcode, tweestapscode, tweefactorcode,
    wachtwoordherstelcode, accountherstelcode, eenmalige code, eenmalige inlogcode, eenmalige
    toegangscode, eenmalige verificatiecode, eenmalige beveiligingscode, eenmalige bevestigingscode, eenmalige
    aanmeldcode, eenmalige login code, eenmalig toegangswachtwoord, eenmalig te gebruiken code, eenmalig
    inlogwachtwoord, eenmalige toegangswachtwoord, eenmalige te gebruiken code, eenmalige inlogwachtwoord,
    tijdelijke code, dynamische code, geheime code, tijdelijke inlogcode, tijdelijke toegangscode, tijdelijke
    pincode, tijdelijke verificatiecode, tijdelijke beveiligingscode, tancode, verificatie pin, code om in te
    loggen, code om je aan te melden, code om u aan te melden, code om te bevestigen, code om je account, code
    voor inloggen, code voor verificatie, code voor aanmelden, code voor bevestiging, ${oneUse},
    code uit de mail, code uit de e-mail, code uit deze mail, code uit deze e-mail, code in deze mail
  `,
  doubtful: `
    toegangs*, activerings*, activatie*, registratie*, autorisatie*, machtigings*, goedkeurings*, controle*,
    ontgrendel*, ondertekenings*
  `,
  code: `
    controlecijfers, controlecijfer, magisch nummer, magische nummer, magische getal, geheim getal, geheime getal,
    toegangscijfers, bekrachtigingsnummer, bekrachtigingscode, heeft u het nummer nodig,
    stemsleutel, stemcode,
    beveiligingsnummer, veiligheidsnummer,
    uw cijfers, je cijfers, uw zes cijfers, je zes cijfers, uw vier cijfers, je vier cijfers, cijfers hieronder,
    bevestigingsnummer,
    cijfers uit uw mail, cijfers uit de mail, getal uit de mail, nummer uit de mail, cijfers uit je mail,
    cijfercode, pincode, pincodes, deze cijfers, deze code, deze codes, deze cijfercode, deze tekens, volgende
    cijfers, volgende code, volgende codes, volgende cijfercode, volgende tekens, onderstaande cijfers,
    onderstaande code, onderstaande codes, onderstaande cijfercode, onderstaande tekens, signeercode,
    responscode, wachtwoordcode, ${spoken},
    dit nummer:, het volgende nummer:, volgende nummer:, onderstaand nummer, onderstaande nummer,
    onderstaand getal, onderstaande getal, volgende getal, volgend getal, deze letters, getal uit de e-mail,
    getal uit deze mail, getal uit deze e-mail, getal uit uw mail, getal uit je mail, nummer uit de e-mail,
    nummer uit deze mail, nummer uit deze e-mail, nummer uit je mail, nummer uit uw mail, cijfers uit de
    e-mail, cijfers uit deze mail, cijfers uit deze e-mail, getal dat we je mailden, getal dat we u mailden,
    nummer dat we je mailden, nummer dat we u mailden, getal in deze mail, nummer in deze mail, cijfers in
    deze mail, in te voeren getal, in te voeren nummer, in te voeren cijfers, in te vullen getal, in te
    vullen nummer, gemailde getal, gemailde nummer, gemailde cijfers,
    geheime woord, geheim woord, toverwoord
  `,
  number: `
    de cijfers, het getal, dit getal, cijferreeks, sleutel, combinatie, de letters, lettercombinatie,
    cijfercombinatie, geheim getal, geheime getal, sleutelwoord, wachtwoordje,
    tekenreeks, tekenreeksen, letterreeks, reeks tekens, reeks cijfers, reeks letters, rijtje cijfers,
    rijtje letters, rij cijfers, getallenreeks, getallencombinatie, cijferrij, sleutelgetal, de tekens, het
    cijfer, het sleutelwoord
  `,
  act: `
    kom je erin, kom je er weer in, log je in,
    goed te keuren, goedkeuren, goedkeuring, overboeking,
    bevestig*, verifi*, controleer uw, controleer je, inloggen, inlog*, ingelogd, in te loggen, log in, logt
    in, aanmeld*, aan te melden, meld je aan, meld u aan, registre*, activer*, activeer*, activatie,
    authenticatie, autoriser*, autorisatie, identiteit*, identificeer*, tweestaps*, tweefactor*, twee
    factor*, twee staps*, eenmalig*, beveilig*, veiligheid*, toegang*, herstel*, opnieuw in te stellen,
    opnieuw instellen, ontgrendel*, je account, je identiteit, je aanmelding, je registratie, je e
    mailadres, je mailadres, je profiel, uw account, uw identiteit, uw aanmelding, uw registratie, uw e
    mailadres, uw mailadres, uw profiel, jouw account, jouw identiteit, jouw aanmelding, jouw registratie,
    jouw e mailadres, jouw mailadres, jouw profiel, account aan te maken, account aanmaken, e mailadres,
    nieuw apparaat, doorgaan, door te gaan, verder te gaan, ondertekenen, te tekenen, goedkeur*, machtig*,
    ondertekening, onderteken, ondertekent, af te ronden, afronden, rond je registratie,
    rond uw registratie, voltooi*, te voltooien, koppelen, te koppelen, koppeling, koppel je,
    koppel uw, gekoppeld, jij het bent, u het bent, je het bent, jij het echt bent, u het echt bent,
    echt jij, echt u, of jij het bent, of u het bent, geen robot, een mens bent, bewijs dat,
    bewijzen, te bewijzen, aan te tonen, aantonen, wachtwoord wijzigen, wachtwoord te wijzigen,
    wachtwoord instellen, wachtwoord in te stellen, e mail wijzigen, e mail te wijzigen,
    mailadres wijzigen, apparaat toevoegen, apparaat toe te voegen, vertrouwd apparaat, toestel,
    legitim*, deblokker*, rekening openen, rekening te openen, overschrijving, overmaking,
    over te maken, betaling bevestigen, weer naar binnen, kom je binnen, komt u binnen,
    binnen te komen, aan de slag, contract te tekenen, document te tekenen, voortzetten, verifieer*,
    geen bot, geen automaat, laat zien dat jij het bent, laat zien dat u het bent, te stemmen, rond je
    inschrijving, rondt u uw inschrijving, je inschrijving, uw inschrijving, binnenlaten, binnen te laten, wie
    je bent, wie u bent, te identificeren, te koppelen aan, wordt actief, te activeren,
    je adres door, uw adres door, het adres door, mailadres door, je mailadres door, uw mailadres door,
    e-mailadres door, je e-mailadres door, uw e-mailadres door, je account door, uw account door, je
    aanmelding door, uw aanmelding door, je registratie door, uw registratie door, je inschrijving door, uw
    inschrijving door, je identiteit door, uw identiteit door, aanmelding af door, registratie af door,
    inschrijving af door, verder door, in je account, in uw account, kom je in je account, komt u in uw
    account, ben je binnen, bent u binnen, je bent binnen, u bent binnen, je bent erin, u bent erin, zit je
    erin, bent ingelogd, je erin laten, u erin laten, laat je erin, laat u erin, staat je account open,
    staat uw account open, opent je account, opent uw account, deur naar je profiel, deur naar uw profiel,
    deur naar je account, deur naar uw account, adres van u is, adres van jou is, bevestigen door,
    in de app te komen, in je account te komen, in uw account te komen, in de app komen, op de site te komen
  `,
  use: `
    goed met,
    neemt u over,
    overtikken, over te tikken,
    beantwoord dit bericht met, antwoord op dit bericht met, antwoord op deze sms met,
    antwoordt u met,
    vul, vult, voer, voert u, invoeren, in te voeren, invullen, in te vullen, gebruik, gebruikt, kopieer,
    plak, typ, toets, hieronder, onderstaande, volgende, hier is,
    tikt, typt, toetst, geef in, geeft u, geef op, plakken, plakt, kopiëren, kopieert, overnemen,
    neem over, neemt u, intoetsen, in te toetsen, intypen, in te typen, intikken, in te tikken,
    ingeven, in te geven, op te geven, opgeven, antwoord met, beantwoord met, reageer met,
    reageren met, gooi hem in, plak hem, hier heb je, hier heeft u, hier komt, ziehier, hier is hij,
    hier is ie, daar is hij, alstublieft, vul hem, voer hem, toets hem, ingevuld, in te plakken,
    gebruiken, te gebruiken, door te geven,
    schrijf, schrijft, schrijft u, schrijf op, schrijf over, overschrijven, over te schrijven, op te schrijven,
    noteren, noteer hier, noteert u, over te typen, overtypen, typ over, typt u, te typen, typ hem, typ het, typ
    die, typ ze, getypt, ingetypt, ingetikt, ingetoetst, ingevoerd, ingevoegd, invoegen, in te voegen, hebt
    ingevoerd, heeft ingevoerd, hebt ingevuld, heeft ingevuld, invult, invoert, intypt, intikt, intoetst,
    ingeeft, opgeeft, overneemt, toetst u, toetsen, toets het, toets ze, tik, tik het, tik hem, tik ze, tikken,
    tikt u, tik je, neem, neem het, neem hem, over te nemen, overgenomen, zet, zet u, zet je, zet hem, zet het,
    te zetten, neer te zetten, neerzetten, plaats hier, plaatst u, te plaatsen, geef, geef het, geef hem, geef
    je, geef door, doorgeven, opgegeven, vermeldt u, te vermelden, vermelden, kopieer het, kopieer hem, kopieert
    u, te kopiëren, plak het, plak ze, plakt u, knip en plak, vul het, vul ze, vult u, vullen jullie, vul je,
    voer het, voer ze, voer je, voeren, invulling van, het invullen van, het invoeren van, ingeven van, spreek,
    spreekt u, inspreken, in te spreken, zeg, zegt u, te zeggen, noem, noemt, noemt u, te noemen, dicteer,
    dicteert, dicteren, te dicteren, lees voor, voorlezen, voor te lezen, leest u, spelt u, herhaal, herhaalt,
    herhalen, te herhalen, breng, brengt u, overbrengen, over te brengen, gooi, gooi het, gooit, smijt, stop
    hem, stop het, stop die, druk achter elkaar op, drukt u achtereenvolgens op, toon aan, laat zien aan, deel
    mee, deelt u mee, mee te delen, meldt u, verstrek, verstrekt, verstrekken, bevestig met, antwoord je met,
    antwoordt met, hoort te staan, spel het voor, lees het voor,
    af door, intikt u, tikt in, typ in, typt in, toets in, toetst in, vult in, voer in, voert in, plak in,
    schrijf in het, schrijf daar, vul daar, vul hier, typ daar, typ hier, tik daar, tik hier, zet daar, zet
    hier, in te typen is, in te voeren is, in te vullen is, dient te worden ingevoerd, dient te worden
    ingevuld, dient te worden ingetypt, te worden ingevoerd, te worden ingevuld, te worden ingetikt, te
    worden ingetypt, te worden opgegeven, te worden overgenomen, worden ingevoerd, worden ingevuld, worden
    ingetypt, worden ingetikt, worden ingetoetst, worden opgegeven, worden ingegeven, worden overgenomen,
    worden overgetypt, wordt ingevoerd, wordt ingevuld, ingevoerd worden, ingevuld worden, hebt ingetypt,
    hebt ingetikt, hebt ingetoetst, hebt opgegeven, hebt overgetypt, heeft ingetypt, heeft ingetikt, heeft
    ingetoetst, heeft opgegeven, ingegeven, overgetypt, overgeschreven, geplakt, gekopieerd, na invoer van,
    na invoeren van, na het invoeren van, na het invullen van, na het intypen van, na het intikken van, het
    intypen van, het intikken van, het overtypen van, door het invullen van, door het invoeren van, invoer
    van, door invullen van, door invoering van, gelieve in te geven, gelieve in te vullen, gelieve in te
    voeren, gelieve in te typen, gelieve over te nemen, gelieve op te geven, gelieve te gebruiken, moet je
    intikken, moet je intypen, moet je invullen, moet je invoeren, moet u invullen, moet u invoeren, moet u
    intypen, moet je overtypen, je hoeft alleen nog, u hoeft alleen nog, overtypt, overschrijft, intypen
    van, neerzet, neerschrijft, inplakt, inplakken, plak daar, knal, kwak, flikker, pleur, hoort
    in, hoort in het vakje, moet erin, erin te zetten, invoegt, geef de bot, geef aan de bot, zeg tegen de bot, stuur de bot, stuur naar de bot,
    stuurt u de bot, antwoord de bot met, antwoord aan de bot, antwoord voor de bot, antwoord aan de app,
    antwoord op de vraag van de app, antwoord op de vraag van de bot, antwoordt u, antwoord je, laat de app,
    neem exact over, neem precies over, neemt over, vul aan met, tikken in, letter voor letter over,
    in het formulier zetten, in het veld zetten, in het vakje zetten, in de app zetten, op de pagina zetten,
    erin zetten, verzocht in te vullen, over te typen op
  `,
  where: `
    app, website, site, pagina, browser, scherm, veld, formulier, venster, apparaat,
    webpagina, aanmeldpagina, inlogscherm, aanmeldscherm, invoerveld, vakje, vakjes, tekstvak,
    televisie, in de terminal, in je terminal, opdrachtregel, opdrachtprompt, op je telefoon,
    op uw telefoon, op je computer, op uw computer, op de tv, op je tv, portaal, mijn omgeving,
    inlogvenster, dialoogvenster, velden, beeldscherm, webwinkel, invulveld,
    hokje, hokjes, lege hokje, witte vakje, lege vakje, onderste vakje, lege vak, kader, kadertje, rechthoek,
    balkje, invulvak, invoervak, tekstveld, tekstvelden, lege veld, invulvelden, vensters, laatste regel, lege
    regel, onderste regel, onder het plaatje, onder de afbeelding, naast het plaatje, naast de afbeelding, onder
    de foto, onder aan het formulier, onderaan het formulier, einde van het formulier, inschrijfformulier,
    aanmeldformulier, aanvraagformulier, webformulier, onder aan de pagina, onderaan de pagina, onderaan de
    bladzijde, boven aan de pagina, bovenaan de pagina, afspraakpagina, cursuspagina, startpagina, bestelpagina,
    patiëntenportaal, klantenportaal, ouderportaal, leerlingportaal, klantomgeving, persoonlijke omgeving,
    ledenomgeving, cliëntportaal, op onze site, onze site, op de website, aan onze site, in de chat, chat van
    het spel, in het spel, op je controller, afstandsbediening, met de afstandsbediening, spelcomputer, op je
    nieuwe telefoon, op uw nieuwe telefoon, op het nieuwe toestel, aan de telefoon, telefonisch, op je mobiel,
    op uw mobiel, op je tablet, op uw tablet, toetsenbord, spraakcomputer, de computer erom vraagt, de site erom
    vraagt, de pagina erom vraagt, de app erom vraagt, waar de site erom vraagt, waar erom gevraagd wordt, waar
    daarom gevraagd wordt, pop up, popup, in het vak, in het lege vak, vak rechts, vak links, in de console, in
    het tekstveld, aan de medewerkster, tegen de medewerkster, aan de medewerker, de laatste regel, op de regel,
    als je daar, als u daar, zodra je daar, zodra u daar, wie daar, de pagina wacht, de pagina vraagt, de
    pagina wil, de pagina verwacht, de pagina heeft, onze pagina wacht, onze pagina vraagt, op tv, op de
    televisie, op het scherm, in het scherm, op je scherm, op uw scherm, in het veld, in de app, in onze
    app, lege invulveld, eerste vakje, witte vak, witte veld, open veld, vrije veld, volgende venster,
    volgend venster, volgende scherm, volgend scherm, volgende pagina, open pagina, openstaande pagina,
    bevestigingspagina, bevestigingsscherm, registratiepagina, registratieformulier, verificatiepagina,
    verificatiescherm, inlogformulier, loginscherm, loginpagina, aanmeldvenster, aanmeldingspagina,
    aanmeldingsscherm, hoofdscherm, beginscherm, startscherm, vergrendelscherm, op de laptop, op je laptop,
    op uw laptop, op de computer, op de pc, op je pc, op de console, op je console, op het apparaat, op de
    telefoon, op je toestel, op uw toestel, adresbalk, zoekbalk, invoerregel, invulregel, op de stippellijn,
    cijferveld, codeveld, chatvenster, in discord, in telegram, in de launcher, in
    de wizard, installatiewizard, webportaal, onlineportaal, ledenportaal, burgerportaal, huurdersportaal,
    studentenportaal, mijn account
  `,
  other: `
    uitnodigingssleutel,
    verificatiecode van het document, controlecode van het document,
    code van het slot, code van het hangslot, code van de kluis, code van de deur,
    inrijcode, uitrijcode,
    afspraakcode,
    bankcode, cursuscode, vakcode,
    je pakket op te halen, pakket ophalen, pakket op te halen, je bestelling op te halen, aan de bezorger,
    de bezorger, de koerier, aan de balie, bij de balie, bij de kassa,
    vergader id, vergaderings id, meeting id, *kortingscode, *kortingcode, *kortingscodes, korting,
    kortings code, actiecode, waardecode, cadeaucode, tegoedcode, voordeelcode, promotiecode, couponcode,
    vouchercode, cadeauboncode, cadeaukaartcode, waardeboncode, actie code, cadeaubon, cadeaukaart,
    waardebon, tegoedbon, vriendencode, uitnodigingscode, aanbevelingscode, verwijzingscode, partnercode,
    spaarcode, wincode, deelnamecode, lotencode, postcode, postcodes, post code, landcode, landnummer,
    kengetal, netnummer, streepjescode, afhaalcode, ophaalcode, bezorgcode, retourcode, pakketcode,
    track en trace code, track en tracecode, track and tracecode, zendingcode, track trace code, trackingcode, volgcode, track & trace,
    track & trace code, track en trace, afhaalpunt, deurpin, poortpin, toegangspin, kluispin, lockerpin,
    sleutelkluispin, alarmpin, garagepin, deurcode, poortcode, kluiscode, lockercode, sleutelkluiscode,
    alarmcode, slotcode, kamercode, entreecode, licentiecode, productcode, artikelcode, kleurcode, foutcode,
    statuscode, broncode, klantcode, winkelcode, boekingscode, reserveringscode, ticketcode,
    annuleringscode, bestelcode, licentiesleutel, productsleutel, serienummer, back upcodes, backupcodes,
    reservecodes, noodcodes, herstelcodes, back up codes, wifi wachtwoord, wifi code, vergadercode,
    deelnemerscode, conferentiecode, groepscode, teamcode, lescode, klassencode, spelcode,
    toegangscode voor de vergadering, kledingvoorschrift, puk code, gedragscode, code verzilver*,
    verzilver*, bij het afrekenen,
    in de omschrijving, bij de omschrijving, als betalingskenmerk, als kenmerk
  `,
  label: `
    puntensaldo,
    gebeurtenis,
    trackingnummer, fiscaal nummer, personeelsnummer,
    referentiecode,
    *nummer,
    bestelnummer, ordernummer, factuurnummer, klantnummer, contractnummer, rekeningnummer, polisnummer,
    dossiernummer, zaaknummer, ticketnummer, referentienummer, zendingsnummer, pakketnummer, boekingsnummer,
    reserveringsnummer, lidmaatschapsnummer, lidnummer, telefoonnummer, mobiele nummer, meternummer,
    serienummer, artikelnummer, kaartnummer, transactienummer, relatienummer, debiteurennummer,
    aanvraagnummer, meldingsnummer, kamernummer, vluchtnummer, patiëntnummer, burgerservicenummer, btw
    nummer, btwnummer, kvk nummer, kvknummer, accountnummer, pasnummer, huisnummer, studienummer,
    leerlingnummer, studentnummer, schadenummer, deelnemernummer, inschrijfnummer, registratienummer,
    volgnummer, bonnummer, kassabonnummer, offertenummer, incidentnummer, casenummer, vestigingsnummer,
    machtigingsnummer, incassantnummer, kentekennummer, aanslagnummer, betalingsnummer, bestel nr, order nr,
    factuur nr, klant nr, contract nr, polis nr, dossier nr, ref nr, lid nr, rekening nr, zaak nr, tel nr,
    art nr, ordernr, factuurnr, klantnr, polisnr, dossiernr, bestelnr, rekeningnr, bestelling, factuur,
    nota, offerte, zending, pakket, pakje, boeking, reservering, dossier, zaak, kenmerk, betalingskenmerk,
    ons kenmerk, uw kenmerk, referentie, klantnummer nr, polis, contract, kvk, k.v.k, btw id, btw, bsn,
    rsin, telefoon, mobiel, bel, bel ons, bel naar, kenteken, meterstand, gebruikersnaam, gebruikers id,
    klant id, transactie id, sessie id, apparaat id, eindigend op, eindigt op, laatste vier cijfers, laatste
    4 cijfers, bankpas, creditcard, pas eindigend op, vlucht, stoel, perron, spoor, kamer, postbus, straat,
    *straat, bedrag, totaal, totaalbedrag, prijs, aantal, datum, jaar, pagina, bladzijde, versie, editie,
    sinds, vergelijkingswaarde, ip adres, abonnement, lening,
    aanmeldcijfers, toegangscijfers, bezoekcijfers, aantal inlogpogingen,
    noem verzoek, vermeld verzoek, noem aanvraag, vermeld aanvraag, onder vermelding van,
    sleutelnummer, framenummer
  `,
  unit: `
    mensen,
    minuten, minuut, uur, uren, seconde, seconden, dag, dagen, weken, maand, maanden, jaren, cijfers,
    tekens, letters, cijferige, cijferig, punten, spaarpunten, keer, stuks, personen, klanten, gebruikers,
    leden, procent, meter, berichten, beoordelingen, volgers, medewerkers, artikelen, zegels,
    kwartier, werkdagen, etmaal, symbolen,
    gram, woorden, liter, kilo,
    deelnemers, deelneemsters, inschrijvingen, leerlingen, studenten, werknemers, inwoners, bewoners,
    bezoekers, lezers, abonnees, vrijwilligers, bedrijven, gezinnen, huishoudens, handtekeningen, meters,
    vierkante meter, kilometers, hectare, kilogram, calorieën, stappen, bomen, plaatsen, toeschouwers,
    stemmen, bestellingen, kilowattuur, hoogtemeters
  `,
  old: `
    wordt niet meer geaccepteerd, niet meer nodig,
    is geaccepteerd, is bevestigd, is goedgekeurd,
    klopt niet, klopte niet, is onjuist, was onjuist, is niet juist, was niet juist, is fout, was fout, is niet correct, was niet correct,
    inmiddels verlopen, inmiddels ongeldig, nu verlopen, al verlopen, werd ingetrokken, is geblokkeerd, is gedeactiveerd,
    niet meer geldig, niet langer geldig, is ongeldig, ongeldig geworden, ongeldige code, is verlopen,
    verlopen code, vorige code, vorige codes, vorige inlogcode, vorige verificatiecode, vorige pincode,
    vorige beveiligingscode, eerdere code, eerdere codes, eerdere inlogcode, eerdere verificatiecode,
    eerdere pincode, eerdere beveiligingscode, oude code, oude codes, oude inlogcode, oude verificatiecode,
    oude pincode, oude beveiligingscode, laatste code, laatste codes, laatste inlogcode, laatste
    verificatiecode, laatste pincode, laatste beveiligingscode, vorige, eerder verzonden, eerder verstuurde,
    eerder gestuurde, al gebruikt, reeds gebruikt, is gebruikt, werkt niet meer, vervangen door, is vervangen door, werd vervangen door, is
    vervangen, ingetrokken, in plaats van, komt te vervallen, vervallen code, onjuiste code, verkeerde code,
    verouderd, verouderde, vervallen, werkt niet langer, niet meer bruikbaar,
    niet meer te gebruiken, niet meer actief, niet meer werkt, van gisteren,
      verstreken, geblokkeerde code,
    is vervallen, doet het niet meer, is ingetrokken
  `,
  fresh: `
    in plaats daarvan,
    nieuwe, nieuw, nieuwste, actuele, voortaan, vervangt de vorige, vervangt de eerdere, vervangt de oude,
    vervangt alle vorige, vervangt alle eerdere,
    huidige code, recentste, meest recente, verse code, juiste code
  `,
  care: `
    geldig, geldig tot, geldigheid*, verloopt, vervalt, deel deze, deel nooit, deel uw, deel je, deel de
    code, nooit met, met niemand, met anderen, niet aangevraagd, niet zelf, niet door u, niet door jou, niet
    om gevraagd, niet geprobeerd, was u dit niet, was jij dit niet, niet van u, niet van jou, negeer deze,
    negeer dit, kunt u deze e mail negeren, kun je deze e mail negeren, deze mail negeren, dit bericht
    negeren, vertrouwelijk, geheim, eenmalig te gebruiken, één keer, vragen u nooit, nooit om deze code,
    aangevraagd,
    aan niemand, niemand van ons, niemand van onze, niemand anders, geen medewerker,
    geen enkele medewerker, onze medewerkers, medewerkers zullen nooit, voor jezelf, voor uzelf,
    hou hem geheim, deel hem, deel het, deel dit, deel geen, geef hem nooit, geef hem niet,
    geef deze, geef nooit, geef dit, niet delen, niet doorgeven, niet door aan, verklap, loopt af,
    verstrijkt, werkt één keer, werkt maar één keer, werkt slechts, slechts eenmaal, eenmaal,
    maar één keer, slechts één keer, heb je dit niet, heeft u dit niet, heb je hier niet,
    heeft u hier niet, niet gevraagd, hebt aangevraagd, zelf niet, was jij het niet, was u het niet,
    niet jij was, niet u was, ben jij dit niet, bent u dit niet, niet jij, dit niet was,
    niets aangevraagd, niet verwacht, negeren, negeer hem, negeer het, oplichter*, vraagt nooit,
    vragen nooit, vragen je nooit, vragen we nooit, vragen wij nooit, zullen nooit, zal nooit,
    zullen je nooit, zullen u nooit, beperkt geldig, ongeldig na, is daarna ongeldig, werkt tot,
    blijft geldig, met derden,
    half uur, een half uur, binnen een half uur, kwartier, een kwartier, binnen een kwartier, na een kwartier,
    na een half uur, binnen het uur
  `,
  quote: `
    schreef, schreef:, oorspronkelijk bericht, origineel bericht, doorgestuurd bericht, begin doorgestuurd
    bericht, heeft geschreven:
  `,
  ignore: `
    broncode, geen code, geen pincode, uw pincode is gewijzigd, uw bestelling is, je bestelling is, per
    factuur, op de pagina, deze pagina, op deze pagina, inlogpagina, per post, in totaal, dit jaar, per
    jaar, in zaak, de zaak, ter zake, bel ons gerust, nummer van,
    vul het formulier in, vul dit formulier, vult u het formulier, vul de enquête, vul formulier, vult u
    formulier, het spel, dit spel, een spel, spel van, om te noemen, zogenoemde, zo te zeggen, horen graag,
    horen we, horen wij, horen van, hoort bij, hoort u, hoort bij elkaar, zal ik maar zeggen, lees meer, lees
    verder, lees hier, lees op, lees het, lees de, leest u meer, laten zien, maak over, meld je voor, neem
    contact, neemt u contact, neem een kijkje, geef ons, geef je mening, schrijf ons, schrijft ons, zegt het
    voort, zegt u op, door aan, door aan de, door aan het, door aan onze, door naar, door te geven aan,
    bel dit nummer:, bel het volgende nummer, belt u dit nummer, belt u het volgende nummer, op het volgende
    nummer, op dit nummer:, app ons, bel dan, schrijf je in, schrijft u in, geef je op, geeft u zich op,
    knal erin, zet hem op, zet je in
  `,
};
