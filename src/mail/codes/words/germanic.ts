/** German, Dutch and Afrikaans. */
import type { WordTable } from './table.ts';

/** German, of Austria and Switzerland too; words with "ae" for "ä" where senders avoid accents. */
export const german: WordTable = {
  strong: `
    bestätigungscode, bestaetigungscode, verifizierungscode, verifikationscode, sicherheitscode,
    authentifizierungscode, authentisierungscode, authentifikationscode, autorisierungscode,
    aktivierungscode, registrierungscode, freischaltungscode, identifizierungscode, identifikationscode,
    legitimationscode, legitimierungscode, überprüfungscode, anmeldecode, anmeldungscode, logincode,
    zugangscode, zugriffscode, freischaltcode, freigabecode, einmalcode, entsperrcode, entsperrungscode,
    kopplungscode, signaturcode, bestätigungscodes, sicherheitscodes, bestätigungskode, bestätigungs pin,
    sicherheits pin, verifizierungs pin, aktivierungs pin, autorisierungs pin, anmelde pin, freischalt pin,
    einmal pin, login pin, registrierungs pin, bestätigungspin, aktivierungspin, freischaltpin, einmalpin,
    loginpin, verifizierungsnummer, prüfcode, einlogcode, einloggcode, einlog code, gerätecode,
    rücksetzcode, zurücksetzungscode, zurücksetzcode, wiederherstellungscode, kontowiederherstellungscode,
    einmalkennwort, einmalpasswort, einmalpasscode, einmalschlüssel, einmalkode, einmalkennworts,
    einmalpassworts, einmal kennwort, einmal passwort, einmal code, einmal passcode, einmal tan, einmaliger
    code, einmaliger pin, einmaliger passcode, einmaliger zugangscode, einmaliger sicherheitscode,
    einmaliger anmeldecode, einmaliger verifizierungscode, einmaliger bestätigungscode, einmaligen code,
    einmaligen pin, einmaligen passcode, einmaligen zugangscode, einmaligen sicherheitscode, einmaligen
    anmeldecode, einmaligen verifizierungscode, einmaligen bestätigungscode, einmalige code, einmalige pin,
    einmalige passcode, einmalige zugangscode, einmalige sicherheitscode, einmalige anmeldecode, einmalige
    verifizierungscode, einmalige bestätigungscode, einmaliges passwort, einmaliges kennwort, einmaligen
    passwort, einmaligen kennwort, einmalig gültiger code, einmalig gültiger passwort, einmalig gültiger
    kennwort, einmalig gültigen code, einmalig gültigen passwort, einmalig gültigen kennwort, einmalig
    gültiges code, einmalig gültiges passwort, einmalig gültiges kennwort, einmaliges gültiger code,
    einmaliges gültiger passwort, einmaliges gültiger kennwort, einmaliges gültigen code, einmaliges
    gültigen passwort, einmaliges gültigen kennwort, einmaliges gültiges code, einmaliges gültiges passwort,
    einmaliges gültiges kennwort, mtan, sms tan, e mail tan, mobile tan, mobiletan, etan, fototan, phototan,
    chiptan, itan, einmaltan, smstan, m tan, tan nummer, tan code, push tan, pushtan, smscode, e mailcode,
    emailcode, handycode, tancode, zwei faktorcode, 2 faktorcode, zweifaktorcode, zahlencode, zifferncode,
    buchstabencode, sms code, e mail code, email code, zwei faktor code, 2 faktor code, bestätigungs code,
    sicherheits code, verifizierungs code, anmelde code, login code, aktivierungs code, freischalt code,
    code zur bestätigung, code zur verifizierung, code zur anmeldung, code zur freischaltung, code zur
    registrierung, code zur authentifizierung, code zur identifizierung, code zur überprüfung, code für die
    anmeldung, code für die bestätigung, code für die verifizierung, code für die registrierung, code für
    die freischaltung, code für ihre anmeldung, code für ihre bestätigung, code für ihre verifizierung, code
    für ihre registrierung, code für ihre freischaltung, code für deine anmeldung, code für deine
    bestätigung, code für deine verifizierung, code für deine registrierung, code für deine freischaltung,
    code zum einloggen, code zum anmelden, code zum bestätigen, code zum zurücksetzen, code zum login,
    dynamischer code, dynamischer passwort, dynamischer kennwort, dynamischen code, dynamischen passwort,
    dynamischen kennwort, dynamisches code, dynamisches passwort, dynamisches kennwort, temporärer code,
    temporärer zugangscode, temporärer pin, temporären code, temporären zugangscode, temporären pin,
    vorläufiger code, vorläufiger zugangscode, vorläufiger pin, vorläufigen code, vorläufigen zugangscode,
    vorläufigen pin, zeitlich begrenzter code, zeitlich begrenzter zugangscode, zeitlich begrenzter pin,
    zeitlich begrenzten code, zeitlich begrenzten zugangscode, zeitlich begrenzten pin, geheimcode, passwort
    für den einmaligen gebrauch
  `,
  code: `
    *codes, kode, geheimzahl, codenummer, codewort, kenncode, aktivierungsschlüssel, bestätigungsschlüssel,
    sicherheitsschlüssel lautet, zahlenfolge, ziffernfolge, zeichenfolge, zahlenkombination,
    ziffernkombination, folgende zahl, folgende zahlen, folgende ziffern, folgende zeichen, folgende nummer,
    folgende schlüssel, diese zahl, diese zahlen, diese ziffern, diese zeichen, diese nummer, diese
    schlüssel, folgenden zahl, folgenden zahlen, folgenden ziffern, folgenden zeichen, folgenden nummer,
    folgenden schlüssel, diesen zahl, diesen zahlen, diesen ziffern, diesen zeichen, diesen nummer, diesen
    schlüssel, sechs ziffern, vier ziffern, temporäres passwort, temporäres kennwort, temporären passwort,
    temporären kennwort, vorläufiges passwort, vorläufiges kennwort, vorläufigen passwort, vorläufigen
    kennwort, befristetes passwort, befristetes kennwort, befristeten passwort, befristeten kennwort,
    *kennziffer
  `,
  act: `
    bestätig*, bestaetig*, verifizier*, überprüf*, ueberpruef*, authentifiz*, authentisier*, autorisier*,
    *anmeld*, melde dich an, melden sie sich, meldest du dich, einlog*, eingeloggt, einzulog*, log dich ein,
    logge dich, loggen sie sich, freischalt*, freizuschalt*, aktivier*, freigeb*, freigabe, freizugeben,
    legitimier*, legitimation, identifizier*, identität*, identitaet*, zwei faktor*, zweifaktor*,
    zweistufig*, zwei schritt*, 2 faktor*, einmalig*, sicherheit*, zugang*, zugriff*, zurücksetz*,
    zurückzusetz*, zuruecksetz*, entsperr*, wiederherstell*, wiederherzustell*, konto erstellen, konto
    anlegen, konto anzulegen, konto zu erstellen, konto einrichten, konto eröffnen, konto löschen,
    kundenkonto erstellen, kundenkonto anlegen, kundenkonto anzulegen, kundenkonto zu erstellen, kundenkonto
    einrichten, kundenkonto eröffnen, kundenkonto löschen, benutzerkonto erstellen, benutzerkonto anlegen,
    benutzerkonto anzulegen, benutzerkonto zu erstellen, benutzerkonto einrichten, benutzerkonto eröffnen,
    benutzerkonto löschen, ihr konto, ihr kundenkonto, ihr benutzerkonto, ihr account, ihr profil, ihrem
    konto, ihrem kundenkonto, ihrem benutzerkonto, ihrem account, ihrem profil, dein konto, dein
    kundenkonto, dein benutzerkonto, dein account, dein profil, deinem konto, deinem kundenkonto, deinem
    benutzerkonto, deinem account, deinem profil, deines konto, deines kundenkonto, deines benutzerkonto,
    deines account, deines profil, ihres konto, ihres kundenkonto, ihres benutzerkonto, ihres account, ihres
    profil, e mail adresse, neues gerät, neuen gerät, neues endgerät, abzuschließen, fortzufahren,
    unterschreib*, unterzeichn*, signieren, überweisung, nachweis*, kontoeröffnung, vorgang abschließen
  `,
  use: `
    gib, geben sie, eingeben, einzugeben, eingegeben, eintragen, tippe, tippen sie, verwende, verwenden,
    verwenden sie, nutze, nutzen sie, benutze, benutzen sie, kopiere, kopieren sie, folgender, folgenden,
    folgendes, unten, hier ist, hier kommt, lautet, lauten
  `,
  other: `
    *gutscheincode, *gutscheincodes, *gutscheinkode, *gutscheinnummer, *gutschein, gutscheine, *rabattcode,
    *rabattcodes, *rabattkode, rabatt, aktionscode, aktionscodes, vorteilscode, vorteilsnummer, bonuscode,
    prämiencode, sparcode, dealcode, angebotscode, werbecode, partnercode, affiliatecode, kampagnencode,
    couponcode, promocode, promotioncode, promotionscode, coupon nr, einlösecode, empfehlungscode,
    werbercode, freundschaftscode, einladungscode, geschenkcode, geschenkkartencode, guthabencode,
    aufladecode, geschenkkarte, postleitzahl, postleitzahlen, plz, vorwahl, ländercode, länderkennung,
    ländervorwahl, landesvorwahl, bankleitzahl, blz, strichcode, barcode, qr code, qrcode, strichcodes,
    barcodes, qr codes, qrcodes, sendungscode, trackingcode, abholcode, paketcode, liefercode, zustellcode,
    retourencode, versandcode, übergabecode, abholnummer, abhol pin, abhol code, abholschein, packstation,
    fachcode, fach code, schließfachcode, schließfachnummer, türcode, haustürcode, torcode, zutrittscode,
    alarmcode, schlosscode, garagencode, zimmercode, eingangscode, einlasscode, tresorcode,
    schlüsseltresorcode, schlüsselboxcode, zahlenschlosscode, tür code, lizenzschlüssel, produktschlüssel,
    softwareschlüssel, netzwerkschlüssel, lizenzcode, produktcode, artikelcode, farbcode, währungscode,
    sprachcode, filialcode, händlercode, kundencode, mitgliedscode, mandantencode, branchencode,
    unternehmenscode, seriennummer, backupcodes, ersatzcodes, notfallcodes, sicherungscodes,
    wiederherstellungscodes, recoverycodes, backup codes, ersatz codes, notfall codes, sicherungs codes,
    backupcode, ersatzcode, notfallcode, sicherungscode, notfallschlüssel, buchungscode, reservierungscode,
    ticketcode, check in code, flugcode, stornierungscode, stornocode, transaktionscode, bestätigungsnummer,
    kenncode:, meeting kenncode, meeting kennwort, meeting passwort, meeting id, kenncode für das meeting,
    einwahlcode, einwahlnummer, einwahldaten, teilnehmercode, konferenzcode, raumcode, teamcode, spielcode,
    gruppencode, kurscode, klassencode, lobbycode, wlan passwort, wlan schlüssel, wlan kennwort, wlan code,
    wlan name, wifi passwort, wifi schlüssel, wifi kennwort, wifi code, wifi name, wlan netz passwort, wlan
    netz schlüssel, wlan netz kennwort, wlan netz code, wlan netz name, wlan, fehlercode, statuscode,
    quellcode, maschinencode, zeichencode, antwortcode, hexcode, fehler code, quelltext, dresscode, dress
    code, puk, super pin, gewinncode, teilnahmecode, loscode, umfragecode, freundescode, freundecode,
    verhaltenskodex, code einlösen, code im warenkorb, code an der kasse, code beim bezahlen, code bei der
    bestellung, steuerschlüssel, kundenkarte, einlösen, abholung, entwicklercode, schlüsseltresor,
    lokalcode, bestellcode
  `,
  label: `
    bestellnummer, bestellungsnummer, auftragsnummer, rechnungsnummer, kundennummer, vertragsnummer,
    kontonummer, vorgangsnummer, ticketnummer, fallnummer, referenznummer, sendungsnummer, paketnummer,
    buchungsnummer, reservierungsnummer, mitgliedsnummer, versicherungsnummer, versichertennummer,
    policennummer, schadennummer, zählernummer, telefonnummer, handynummer, mobilnummer, rufnummer,
    steuernummer, registernummer, artikelnummer, gerätenummer, belegnummer, quittungsnummer,
    transaktionsnummer, teilnehmernummer, personalnummer, matrikelnummer, kartennummer, flugnummer,
    hausnummer, anzeigennummer, inseratnummer, depotnummer, kreditnummer, darlehensnummer, patientennummer,
    gästenummer, zollnummer, lieferscheinnummer, angebotsnummer, antragsnummer, aktennummer,
    bearbeitungsnummer, listennummer, aufrufnummer, modellnummer, chargennummer, kassennummer, filialnummer,
    servicefallnummer, fahrgestellnummer, zimmernummer, identifikationsnummer, umsatzsteuernummer,
    handelsregisternummer, studiennummer, id nummer, ausweisnummer, passnummer, spielernummer,
    mandatsnummer, gläubigernummer, bestell nr, auftrags nr, rechnungs nr, kunden nr, vertrags nr, konto nr,
    vorgangs nr, ticket nr, referenz nr, sendungs nr, paket nr, buchungs nr, mitglieds nr, mitgl nr,
    versicherungs nr, schaden nr, artikel nr, art nr, zähler nr, beleg nr, tel nr, telefon nr, inserat nr,
    anzeigen nr, kd nr, best nr, rechn nr, re nr, id nr, steuer nr, liefer nr, lieferschein nr, haus nr,
    karten nr, geräte nr, bestellnr, auftragsnr, rechnungsnr, kundennr, vertragsnr, kontonr, vorgangsnr,
    artikelnr, mitgliedsnr, belegnr, buchungsnr, bestellung, auftrag, *auftrag nr, rechnung, *rechnung,
    gutschrift, mahnung, lieferschein, angebot nr, aktenzeichen, geschäftszeichen, geschäftsz,
    kassenzeichen, buchungszeichen, zeichen, referenz, verwendungszweck, sendung, sendungsverfolgung, paket,
    buchung, reservierung, vorgang, anfrage, anliegen, vertrag, vertragskonto, kundenkonto nr, kundenkonto,
    versicherungsschein, zählerstand, marktlokation, telefon, fernsprecher, telefax, mobil, handy,
    durchwahl, servicetelefon, servicenummer, kundenservice, kundendienst, tel. nr, steuer id, steuer idnr,
    ust id, ust idnr, ustid, ust idnr., uid, hrb, hra, handelsregister, amtsgericht, registergericht, sitz
    der gesellschaft, transaktions id, benutzername, benutzer id, nutzername, nutzerkennung,
    benutzerkennung, kundenkennung, kunden id, bestell id, auftrags id, vorgangs id, sitzungs id, geräte id,
    spieler id, karte, kreditkarte, girocard, ec karte, bankkarte, endet auf, endend auf, endziffern,
    endziffer, mit der endung, auf endung, letzten vier ziffern, letzten 4 ziffern, letzten vier stellen,
    letzten 4 stellen, kennzeichen, flug, zug, gleis, wagen, sitzplatz, platz, reihe, zimmer, raum,
    stockwerk, etage, postfach, str, *straße, *strasse, platz der, jahr, datum, uhrzeit, stand, betrag,
    summe, gesamtsumme, gesamtbetrag, preis, menge, anzahl, punktestand, ausgabe, auflage, seite, kapitel,
    absatz, paragraph, inserat, anzeige, vergleichswert, kontrollwert, prüfsumme, ip adresse, gegründet,
    seit
  `,
  unit: `
    stunde, stunden, std, sekunde, sekunden, sek, tag, tage, tagen, woche, wochen, monat, monate, monaten,
    jahre, jahren, uhr, ziffern, zeichen, stellen, stellig, stellige, stelligen, stelliger, buchstaben,
    punkte, punkten, prämienpunkte, mal, stück, stk, personen, kunden, nutzer, nutzern, mitglieder,
    teilnehmer, mitarbeiter, mitarbeiterinnen, franken, rappen, cent, prozent, meter, kilometer, liter,
    gramm, kilogramm, qm, seiten, schritte, artikel, einträge, nachrichten, bewertungen, aufrufe, follower,
    haushalte, euro
  `,
  old: `
    nicht mehr gültig*, ist ungültig, sind ungültig, ungültige*, ungültig geworden, wurde ungültig, ist
    abgelaufen, bereits abgelaufen, abgelaufen, abgelaufene*, ist verfallen, vorheriger code, vorheriger
    codes, vorheriger tan, vorheriger pin, vorherigen code, vorherigen codes, vorherigen tan, vorherigen
    pin, vorherige code, vorherige codes, vorherige tan, vorherige pin, vorheriger, vorherigen, vorherige,
    voriger, vorigen, vorige, alte code, alte codes, alte tan, alte pin, alte zugangscode, alte
    sicherheitscode, alte bestätigungscode, alte anmeldecode, alte einmalcode, alter code, alter codes,
    alter tan, alter pin, alter zugangscode, alter sicherheitscode, alter bestätigungscode, alter
    anmeldecode, alter einmalcode, alten code, alten codes, alten tan, alten pin, alten zugangscode, alten
    sicherheitscode, alten bestätigungscode, alten anmeldecode, alten einmalcode, altem code, altem codes,
    altem tan, altem pin, altem zugangscode, altem sicherheitscode, altem bestätigungscode, altem
    anmeldecode, altem einmalcode, ältere code, ältere codes, ältere tan, ältere pin, ältere zugangscode,
    ältere sicherheitscode, ältere bestätigungscode, ältere anmeldecode, ältere einmalcode, älterer code,
    älterer codes, älterer tan, älterer pin, älterer zugangscode, älterer sicherheitscode, älterer
    bestätigungscode, älterer anmeldecode, älterer einmalcode, älteren code, älteren codes, älteren tan,
    älteren pin, älteren zugangscode, älteren sicherheitscode, älteren bestätigungscode, älteren
    anmeldecode, älteren einmalcode, frühere code, frühere codes, frühere tan, frühere pin, frühere
    zugangscode, frühere sicherheitscode, frühere bestätigungscode, frühere anmeldecode, frühere einmalcode,
    früherer code, früherer codes, früherer tan, früherer pin, früherer zugangscode, früherer
    sicherheitscode, früherer bestätigungscode, früherer anmeldecode, früherer einmalcode, früheren code,
    früheren codes, früheren tan, früheren pin, früheren zugangscode, früheren sicherheitscode, früheren
    bestätigungscode, früheren anmeldecode, früheren einmalcode, letzte code, letzte codes, letzte tan,
    letzte pin, letzte zugangscode, letzte sicherheitscode, letzte bestätigungscode, letzte anmeldecode,
    letzte einmalcode, letzten code, letzten codes, letzten tan, letzten pin, letzten zugangscode, letzten
    sicherheitscode, letzten bestätigungscode, letzten anmeldecode, letzten einmalcode, zuvor gesendete*,
    zuvor zugesandt*, zuvor verschickt*, bereits verwendet*, bereits benutzt*, bereits eingelöst*, schon
    verwendet*, wurde verwendet, wurde ersetzt, wurde durch, anstelle de*, statt de*, widerrufen,
    storniert*, wurde deaktiviert, nicht mehr verwende*, nicht mehr benutz*, nicht mehr funktion*,
    funktioniert nicht mehr, falscher code, falsche tan, falsche pin, bisheriger, bisherigen, bisherige,
    hinfällig, ersetzt den
  `,
  fresh: `
    neuer, neue, neuen, neues, neu, neueste*, aktuelle, aktueller, aktuellen, ab jetzt, jetzt gilt
  `,
  care: `
    gültig, gilt, gültig bis, gültigkeit*, danach nicht mehr gültig, danach ungültig, dann ungültig, wird
    ungültig, minuten ungültig, stunden ungültig, verfällt, verfallen in, läuft in, läuft am, läuft um,
    läuft nach, läuft der code, läuft dieser code, niemandem, an niemanden, nicht weitergeben, nicht weiter,
    niemals weiter, mit niemandem, nicht angefordert, nicht selbst, nicht sie waren, nicht du warst, nicht
    von ihnen, nicht von dir, nicht veranlasst, waren sie das nicht, warst du das nicht, wenn sie das nicht,
    wenn du das nicht, nicht versucht, ignorieren sie diese, ignoriere diese, ignorier diese, betrachten sie
    diese, gegenstandslos, vertraulich, geheim, nur einmal, einmal gültig, einmal verwend*, fragt niemals,
    fragen niemals, fragen sie nie, werden sie nie, angefordert
  `,
  quote: `
    schrieb, schrieb:, schrieb am, hat geschrieben:, ursprüngliche nachricht, originalnachricht,
    urspruengliche nachricht, weitergeleitete nachricht, anfang der weitergeleiteten nachricht, anfang der
    weitergeleiteten e mail, weitergeleitete e mail, ursprüngliche e mail
  `,
  ignore: `
    tan verfahren, mtan verfahren, pushtan verfahren, push tan verfahren, chiptan verfahren, sms tan
    verfahren, tan generator, pushtan app, keine tan, sicherheitsabfrage, sicherheitsteam, codebasis,
    codezeile*, ihr passwort, dein passwort, unter der nummer, unter der telefonnummer, vorgangs, im
    auftrag, auf rechnung, per rechnung, zum auftrag von, barzahlung, per karte, mit karte, auf der seite,
    diese seite, der seite, auf dieser seite, startseite, keine codes, im zug, seit dem, seit heute, in
    diesem jahr, dieses jahr, kein code, keinen code, pincode geändert, mit dem auftrag, seit langem, auf
    den stand
  `,
};

/** Dutch and Flemish. */
export const dutch: WordTable = {
  strong: `
    verificatiecode, bevestigingscode, beveiligingscode, veiligheidscode, inlogcode, toegangscode,
    aanmeldcode, logincode, activeringscode, activatiecode, registratiecode, authenticatiecode,
    autorisatiecode, identificatiecode, controlecode, validatiecode, herstelcode, ontgrendelcode,
    ontgrendelingscode, koppelcode, apparaatcode, machtigingscode, goedkeuringscode, ondertekeningscode,
    verificatie code, bevestigings code, beveiligings code, inlog code, toegangs code, aanmeld code,
    activatie code, login code, sms code, tan code, e mail code, 2fa code, controle code, smscode, e
    mailcode, mailcode, tweestapscode, tweefactorcode, wachtwoordherstelcode, accountherstelcode,
    cijfercode, eenmalige code, eenmalige pincode, eenmalige inlogcode, eenmalige toegangscode, eenmalige
    verificatiecode, eenmalige beveiligingscode, eenmalige bevestigingscode, eenmalige aanmeldcode,
    eenmalige login code, eenmalige sleutel, eenmalige pin, eenmalig wachtwoord, eenmalig
    toegangswachtwoord, eenmalig te gebruiken code, eenmalig inlogwachtwoord, tijdelijke code, dynamische
    code, geheime code, tijdelijke inlogcode, tijdelijke toegangscode, tijdelijke pincode, tijdelijke
    verificatiecode, tijdelijke beveiligingscode, tancode, verificatienummer, verificatie pin,
    verificatiepin, code om in te loggen, code om je aan te melden, code om u aan te melden, code om te
    bevestigen, code om je account, code voor inloggen, code voor verificatie, code voor aanmelden, code
    voor bevestiging, pas code
  `,
  code: `
    cijfercode, pincode, pincodes, tijdelijk wachtwoord, deze cijfers, deze code, deze codes, deze
    cijfercode, deze tekens, volgende cijfers, volgende code, volgende codes, volgende cijfercode, volgende
    tekens, onderstaande cijfers, onderstaande code, onderstaande codes, onderstaande cijfercode,
    onderstaande tekens, signeercode, responscode, wachtwoordcode, toegangssleutel
  `,
  act: `
    bevestig*, verifi*, controleer uw, controleer je, inloggen, inlog*, ingelogd, in te loggen, log in, logt
    in, aanmeld*, aan te melden, meld je aan, meld u aan, registre*, activer*, activeer*, activatie,
    authenticatie, autoriser*, autorisatie, identiteit*, identificeer*, tweestaps*, tweefactor*, twee
    factor*, twee staps*, eenmalig*, beveilig*, veiligheid*, toegang*, herstel*, opnieuw in te stellen,
    opnieuw instellen, ontgrendel*, je account, je identiteit, je aanmelding, je registratie, je e
    mailadres, je mailadres, je profiel, uw account, uw identiteit, uw aanmelding, uw registratie, uw e
    mailadres, uw mailadres, uw profiel, jouw account, jouw identiteit, jouw aanmelding, jouw registratie,
    jouw e mailadres, jouw mailadres, jouw profiel, account aan te maken, account aanmaken, e mailadres,
    nieuw apparaat, doorgaan, door te gaan, verder te gaan, ondertekenen, te tekenen, goedkeur*, machtig*
  `,
  use: `
    vul, vult, voer, voert u, invoeren, in te voeren, invullen, in te vullen, gebruik, gebruikt, kopieer,
    plak, typ, toets, hieronder, onderstaande, volgende, hier is
  `,
  other: `
    *kortingscode, *kortingcode, *kortingscodes, korting, kortings code, actiecode, waardecode, cadeaucode,
    tegoedcode, voordeelcode, promotiecode, couponcode, vouchercode, cadeauboncode, cadeaukaartcode,
    waardeboncode, actie code, cadeaubon, cadeaukaart, waardebon, tegoedbon, vriendencode, uitnodigingscode,
    aanbevelingscode, verwijzingscode, partnercode, spaarcode, wincode, deelnamecode, lotencode, postcode,
    postcodes, post code, landcode, landnummer, kengetal, netnummer, streepjescode, afhaalcode, ophaalcode,
    bezorgcode, retourcode, pakketcode, track en trace code, zendingcode, track trace code, trackingcode,
    volgcode, track & trace, track & trace code, track en trace, afhaalpunt, deurpin, poortpin, toegangspin,
    kluispin, lockerpin, sleutelkluispin, alarmpin, garagepin, deurcode, poortcode, kluiscode, lockercode,
    sleutelkluiscode, alarmcode, slotcode, kamercode, entreecode, licentiecode, productcode, artikelcode,
    kleurcode, foutcode, statuscode, broncode, klantcode, winkelcode, boekingscode, reserveringscode,
    ticketcode, annuleringscode, bestelcode, licentiesleutel, productsleutel, serienummer, back upcodes,
    backupcodes, reservecodes, noodcodes, herstelcodes, back up codes, wifi wachtwoord, wifi code, wifi,
    vergadercode, deelnemerscode, conferentiecode, groepscode, teamcode, lescode, klassencode, spelcode,
    vergaderings id, toegangscode voor de vergadering, kledingvoorschrift, puk code, gedragscode, code
    verzilver*, verzilver*, bij het afrekenen
  `,
  label: `
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
    sinds, vergelijkingswaarde, ip adres, abonnement, lening
  `,
  unit: `
    minuten, minuut, uur, uren, seconde, seconden, dag, dagen, weken, maand, maanden, jaren, cijfers,
    tekens, letters, cijferige, cijferig, punten, spaarpunten, keer, stuks, personen, klanten, gebruikers,
    leden, procent, meter, berichten, beoordelingen, volgers, medewerkers, artikelen, zegels
  `,
  old: `
    niet meer geldig, niet langer geldig, is ongeldig, ongeldig geworden, ongeldige code, is verlopen,
    verlopen code, vorige code, vorige codes, vorige inlogcode, vorige verificatiecode, vorige pincode,
    vorige beveiligingscode, eerdere code, eerdere codes, eerdere inlogcode, eerdere verificatiecode,
    eerdere pincode, eerdere beveiligingscode, oude code, oude codes, oude inlogcode, oude verificatiecode,
    oude pincode, oude beveiligingscode, laatste code, laatste codes, laatste inlogcode, laatste
    verificatiecode, laatste pincode, laatste beveiligingscode, vorige, eerder verzonden, eerder verstuurde,
    eerder gestuurde, al gebruikt, reeds gebruikt, is gebruikt, werkt niet meer, vervangen door, is
    vervangen, vervangt de vorige, ingetrokken, in plaats van, komt te vervallen, vervallen code, onjuiste
    code, verkeerde code
  `,
  fresh: `
    nieuwe, nieuw, nieuwste, actuele, voortaan
  `,
  care: `
    geldig, geldig tot, geldigheid*, verloopt, vervalt, deel deze, deel nooit, deel uw, deel je, deel de
    code, nooit met, met niemand, met anderen, niet aangevraagd, niet zelf, niet door u, niet door jou, niet
    om gevraagd, niet geprobeerd, was u dit niet, was jij dit niet, niet van u, niet van jou, negeer deze,
    negeer dit, kunt u deze e mail negeren, kun je deze e mail negeren, deze mail negeren, dit bericht
    negeren, vertrouwelijk, geheim, eenmalig te gebruiken, één keer, vragen u nooit, nooit om deze code,
    aangevraagd
  `,
  quote: `
    schreef, schreef:, oorspronkelijk bericht, origineel bericht, doorgestuurd bericht, begin doorgestuurd
    bericht, heeft geschreven:
  `,
  ignore: `
    broncode, geen code, geen pincode, uw pincode is gewijzigd, uw bestelling is, je bestelling is, per
    factuur, op de pagina, deze pagina, op deze pagina, inlogpagina, per post, in totaal, dit jaar, per
    jaar, in zaak, de zaak, ter zake, bel ons gerust, nummer van
  `,
};

/** Afrikaans. */
export const afrikaans: WordTable = {
  strong: `
    verifikasiekode, bevestigingskode, sekuriteitskode, veiligheidskode, aanmeldkode, teken in kode,
    intekeningskode, toegangskode, aktiveringskode, registrasiekode, stawingskode, magtigingskode,
    identifikasiekode, herstelkode, verifikasie kode, bevestigings kode, sekuriteits kode, aanmeld kode,
    aanmeldings kode, toegangs kode, aktiverings kode, stawings kode, verifikasienommer, bevestigingsnommer,
    eenmalige kode, eenmalige pin, eenmalige wagwoord, eenmalige wagkode, eenmalige pinkode, eenmalige
    verifikasiekode, eenmalige pin (otp), emp, ep kode, tydelike kode, tydelike wagwoord, tydelike pin,
    wagkode, sms kode, kode om aan te meld, kode om jou
  `,
  code: `
    wagwoord, pinkode, pinnommer, hierdie kode, die volgende kode
  `,
  act: `
    verifieer*, verifikasie, bevestig*, aanmeld*, aan te meld, meld aan, teken in, in te teken, registreer*,
    registrasie, aktiveer*, stawing, staaf, magtig*, identiteit*, eenmalige, sekuriteit*, toegang, herstel*,
    ontsluit, jou rekening, jou identiteit, jou profiel, jou e posadres, u rekening, u identiteit, u
    profiel, u e posadres
  `,
  use: `
    voer, tik, gebruik, sleutel in, vul in, hieronder, hier is, volgende
  `,
  other: `
    afslagkode, promosiekode, koeponkode, geskenkkode, bonuskode, verwysingskode, uitnodigingskode,
    afhaalkode, afleweringsskode, afleweringsbevestigingskode, landskodekode, kliëntekode, produkkode,
    besprekingkode, hekkode, deurkode, strepieskode, foutkode, bronkode, rugsteunkode, poskode, landkode,
    skakelkode, areakode, geskenkbewys, geskenkkaart, rugsteunkodes, herstelkodes, naspoorkode,
    besprekingskode
  `,
  label: `
    bestelnommer, faktuurnommer, kliëntnommer, kliëntenommer, rekeningnommer, kontraknommer, polisnommer,
    verwysingsnommer, besprekingsnommer, telefoonnommer, selfoonnommer, lidmaatskapnommer, lidnommer,
    kaartnommer, saaknommer, eisnommer, naspoornommer, pakkienommer, vlugnommer, identiteitsnommer, id
    nommer, belastingnommer, serienommer, huisnommer, registrasienommer, bestelling, faktuur, rekening,
    polis, verwysing, bespreking, nommer, telefoon, selfoon, skakel, bel, eindig op, eindig met, laaste vier
    syfers, laaste 4 syfers, bedrag, totaal, prys, posbus, kaart wat eindig
  `,
  unit: `
    minute, minuut, ure, uur, sekondes, dae, weke, maande, syfers, karakters, punte, rand, keer, persent,
    lede, kliënte
  `,
  old: `
    nie meer geldig, nie langer geldig, het verval, is ongeldig, vorige kode, ou kode, vroeëre kode, reeds
    gebruik, is vervang, werk nie meer
  `,
  fresh: `
    nuwe, nuutste
  `,
  care: `
    geldig, verval, verstryk, moenie deel, moet nie deel, moenie hierdie, deel nooit, met niemand, nie
    versoek, nie aangevra, nie jy was, ignoreer hierdie, vertroulik, slegs een keer
  `,
  quote: `
    het geskryf:, het geskryf, oorspronklike boodskap, aangestuurde boodskap
  `,
  ignore: `
    bronkode, geen kode, jou wagwoord, u wagwoord, nuwe wagwoord, wagwoord is verander, wagwoord verander,
    wagwoord vergeet
  `,
};
