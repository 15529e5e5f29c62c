/** German. */
import { compounds, pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  compounds(
    `anmelde, login, einlog, bestätigungs, verifizierungs, verifikations, authentifizierungs, einmal, zwei-faktor,
     zweifaktor, 2fa, mfa, otp`,
    `ziffern, ziffernfolge, zahlenfolge, zahlenkombination, kombination, zeichen, zeichenfolge, schlüssel, kennwort,
     passwort, passcode, pin, token, wort, losung, losungswort, kennziffer, zahlencode, nummerncode, geheimzahl`,
  ),
  compounds(
    `einmal, verifizierungs, verifikations, authentifizierungs, zwei-faktor, zweifaktor, 2fa, otp`,
    `nummer, zahl`,
  ),
  compounds(`bestätigungs`, `zahl`),
  pairs(
    `einmalige, einmaliger, einmaliges, einmaligen, einmal gültige, einmal gültiger, einmal gültiges, einmal gültigen,
     einmalig gültige`,
    `zahl, ziffern, ziffernfolge, zahlenfolge, zahlenkombination, kombination, zeichen, zeichenfolge, schlüssel, pin, tan,
     token, wort, losung, losungswort, nummer, kennwort, passwort, code, passcode, geheimzahl`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  compounds(
    `zugangs, zugriffs, freigabe, freischalt, aktivierungs, entsperr, registrierungs, autorisierungs, rücksetz`,
    `ziffern, ziffernfolge, zahlenfolge, zahlenkombination, kombination, zeichen, zeichenfolge, schlüssel, kennwort,
     passwort, passcode, pin, token, wort, losung, losungswort, geheimzahl`,
  ),
  compounds(
    `prüf, sicherheits`,
    `zahlenfolge, ziffernfolge, zahlenkombination, kombination, zeichenfolge, kennwort, passwort, passcode, pin, token,
     wort, losung, losungswort`,
  ),
  compounds(`anmelde, login, einlog, freischalt, entsperr, aktivierungs`, `nummer`),
  pairs(
    `temporäre, temporärer, temporäres, temporären, vorläufige, vorläufiger, vorläufiges, vorläufigen, zeitlich begrenzte,
     zeitlich begrenzter, zeitlich begrenztes, zeitlich begrenzten, befristete, befristeter, befristetes, befristeten`,
    `ziffernfolge, zahlenfolge, zahlenkombination, kombination, zeichenfolge, schlüssel, tan, token, losung, losungswort,
     kennwort, passwort, geheimzahl`,
  ),
].join(', ');

/** Of Germany, Austria and Switzerland; with "ae" for "ä" too where senders avoid accents. */
export const german: WordTable = {
  subject: `
    im betreff, in der betreffzeile, betreffzeile, aus dem betreff, den betreff,
    betreff dieser, betreff der mail, betreffs dieser
  `,
  strong: `
    ihre tan, deine tan, die tan, tan für, tan lautet, bestätigungscode, bestaetigungscode, verifizierungscode,
    verifikationscode, sicherheitscode, authentifizierungscode, authentisierungscode, authentifikationscode,
    autorisierungscode, aktivierungscode, registrierungscode, freischaltungscode, identifizierungscode,
    identifikationscode, legitimationscode, legitimierungscode, überprüfungscode, anmeldecode, anmeldungscode,
    logincode, zugangscode, zugriffscode, freischaltcode, freigabecode, einmalcode, entsperrcode,
    entsperrungscode, kopplungscode, signaturcode, bestätigungscodes, sicherheitscodes, bestätigungskode,
    bestätigungs pin, sicherheits pin, verifizierungs pin, aktivierungs pin, autorisierungs pin, anmelde pin,
    freischalt pin, einmal pin, login pin, registrierungs pin, aktivierungspin, freischaltpin, prüfcode,
    einlogcode, einloggcode, einlog code, gerätecode, rücksetzcode, zurücksetzungscode, zurücksetzcode,
    wiederherstellungscode, kontowiederherstellungscode, einmalkode, einmalkennworts, einmalpassworts, einmal
    kennwort, einmal passwort, einmal code, einmal passcode, einmal tan, einmaliger zugangscode, einmaliger
    sicherheitscode, einmaliger anmeldecode, einmaliger verifizierungscode, einmaliger bestätigungscode,
    einmaligen zugangscode, einmaligen sicherheitscode, einmaligen anmeldecode, einmaligen verifizierungscode,
    einmaligen bestätigungscode, einmalige zugangscode, einmalige sicherheitscode, einmalige anmeldecode,
    einmalige verifizierungscode, einmalige bestätigungscode, einmalig gültiger code, einmalig gültiger
    passwort, einmalig gültiger kennwort, einmalig gültigen code, einmalig gültigen passwort, einmalig gültigen
    kennwort, einmalig gültiges code, einmalig gültiges passwort, einmalig gültiges kennwort, einmaliges
    gültiger code, einmaliges gültiger passwort, einmaliges gültiger kennwort, einmaliges gültigen code,
    einmaliges gültigen passwort, einmaliges gültigen kennwort, einmaliges gültiges code, einmaliges gültiges
    passwort, einmaliges gültiges kennwort, mtan, mailtan, mail tan, emailtan, qrtan, qr tan, apptan, app tan, signtan, smarttan, securetan, sms tan, e mail tan, mobile tan, mobiletan, etan, fototan,
    phototan, chiptan, itan, einmaltan, smstan, m tan, tan nummer, tan code, push tan, pushtan, smscode, e
    mailcode, emailcode, handycode, tancode, zwei faktorcode, 2 faktorcode, zweifaktorcode, zahlencode,
    zifferncode, buchstabencode, sms code, e mail code, email code, zwei faktor code, 2 faktor code,
    bestätigungs code, sicherheits code, verifizierungs code, anmelde code, login code, aktivierungs code,
    freischalt code, code zur bestätigung, code zur verifizierung, code zur anmeldung, code zur freischaltung,
    code zur registrierung, code zur authentifizierung, code zur identifizierung, code zur überprüfung, code für
    die anmeldung, code für die bestätigung, code für die verifizierung, code für die registrierung, code für
    die freischaltung, code für ihre anmeldung, code für ihre bestätigung, code für ihre verifizierung, code für
    ihre registrierung, code für ihre freischaltung, code für deine anmeldung, code für deine bestätigung, code
    für deine verifizierung, code für deine registrierung, code für deine freischaltung, code zum einloggen,
    code zum anmelden, code zum bestätigen, code zum zurücksetzen, code zum login, dynamischer code, dynamischer
    passwort, dynamischer kennwort, dynamischen code, dynamischen passwort, dynamischen kennwort, dynamisches
    code, dynamisches passwort, dynamisches kennwort, temporärer code, temporärer zugangscode, temporärer pin,
    temporären code, temporären zugangscode, temporären pin, vorläufiger code, vorläufiger zugangscode,
    vorläufiger pin, vorläufigen code, vorläufigen zugangscode, vorläufigen pin, zeitlich begrenzter code,
    zeitlich begrenzter zugangscode, zeitlich begrenzter pin, zeitlich begrenzten code, zeitlich begrenzten
    zugangscode, zeitlich begrenzten pin, geheimcode, passwort für den einmaligen gebrauch, ${oneUse},
    anmeldezahl, bestätigungsnummer zur anmeldung, codes aus der mail, code aus der mail, code aus der e
    mail, code aus dieser mail, code aus dieser e mail, pin aus der mail, pin aus der e mail, pin aus dieser
    mail
  `,
  doubtful: `
    aktivierungs*, registrierungs*, autorisierungs*, zugangs*, zugriffs*, freigabe*, freischalt*, prüfcode,
    entsperr*, signatur*, geräte*
  `,
  code: `
    magische zahl, magische nummer, magisches wort, zauberwort, zauberzahl, tageskennwort, tagescode, kennwort des tages,
    benötigen sie die nummer, brauchen sie die nummer, brauchst du die nummer,
    stimmschlüssel, wahlschlüssel, abstimmschlüssel, abstimmungsschlüssel,
    freischaltkennung, zugangskennung, einmalkennung,
    sicherheitsnummer,
    bestätigungsnummer,
    einzugebende zahl, einzugebende nummer, einzutragende zahl, einzugebende ziffern,
    zahl aus der mail, zahl aus der e mail, zahl aus dieser mail, nummer aus der mail, nummer aus der e mail, ziffern aus der mail, ziffern aus der e mail, zahl per mail, startwort,
    verifizierungsnummer, freigabenummer, authentifizierungsnummer, die Ziffern, folgenden Ziffern, diese
    Ziffern, *codes, kode, geheimzahl, codenummer, codewort, kenncode, bestätigungsschlüssel,
    sicherheitsschlüssel lautet, zahlenfolge, ziffernfolge, zeichenfolge, zahlenkombination, ziffernkombination,
    folgende zahl, folgende zahlen, folgende ziffern, folgende zeichen, folgende nummer, folgende schlüssel,
    diese zahl, diese zahlen, diese ziffern, diese zeichen, diese nummer, diese schlüssel, folgenden zahl,
    folgenden zahlen, folgenden ziffern, folgenden zeichen, folgenden nummer, folgenden schlüssel, diesen zahl,
    diesen zahlen, diesen ziffern, diesen zeichen, diesen nummer, diesen schlüssel, sechs ziffern, vier ziffern,
    *kennziffer, ${spoken},
    zahl in dieser mail, zahl in dieser e mail, nummer in dieser mail, nummer aus dieser mail, nummer aus
    dieser e mail, ziffern aus dieser mail, ziffern aus dieser e mail, zahl aus unserer mail, zahl aus
    unserer e mail, nummer aus unserer mail, ziffern in dieser mail, kombination aus der mail, kombination
    aus dieser mail, schlüssel aus der mail, zahl hier unten, ziffern hier unten,
    deine ziffern:, ihre ziffern:,
    geheimwort, geheimworts, geheimwortes, geheime wort, geheimes wort, geheimen wort, schlüsselwort
  `,
  number: `
    prüfziffern, prüfziffer,
    mit den ziffern, mit der zahl, die zahl, schlüssel, kombination, mit den buchstaben, die buchstaben,
    buchstabenfolge, die zeichen, losungswort, zauberwort, geheimwörter, geheimzeichen, geheimschlüssel, geheimkombination,
    buchstabenkombination, buchstabenreihe, zeichenkombination, zeichenkette, zeichenreihe, ziffernreihe,
    zahlenreihe, zahlengruppe, schlüsselzahl, pinnummer, losungszahl
  `,
  act: `
    loggst du dich,
    freigeben, einzuloggen, genehmigen, genehmigung, melde dich,
    bestätig*, bestaetig*, verifizier*, überprüf*, ueberpruef*, authentifiz*, authentisier*, autorisier*,
    *anmeld*, anzumelden, melde dich an, melden sie sich, meldest du dich, einlog*, eingeloggt, einzulog*,
    log dich ein, logge dich, loggen sie sich, freischalt*, freizuschalt*, aktivier*, freigeb*, freigabe,
    freizugeben, legitimier*, legitimation, identifizier*, identität*, identitaet*, zwei faktor*,
    zweifaktor*, zweistufig*, zwei schritt*, 2 faktor*, einmalig*, sicherheit*, zugang*, zugriff*,
    zurücksetz*, zurückzusetz*, zuruecksetz*, entsperr*, wiederherstell*, wiederherzustell*, konto
    erstellen, konto anlegen, konto anzulegen, konto zu erstellen, konto einrichten, konto eröffnen, konto
    löschen, kundenkonto erstellen, kundenkonto anlegen, kundenkonto anzulegen, kundenkonto zu erstellen,
    kundenkonto einrichten, kundenkonto eröffnen, kundenkonto löschen, benutzerkonto erstellen,
    benutzerkonto anlegen, benutzerkonto anzulegen, benutzerkonto zu erstellen, benutzerkonto einrichten,
    benutzerkonto eröffnen, benutzerkonto löschen, ihr konto, ihr kundenkonto, ihr benutzerkonto, ihr
    account, ihr profil, ihrem konto, ihrem kundenkonto, ihrem benutzerkonto, ihrem account, ihrem profil,
    dein konto, dein kundenkonto, dein benutzerkonto, dein account, dein profil, deinem konto, deinem
    kundenkonto, deinem benutzerkonto, deinem account, deinem profil, deines konto, deines kundenkonto,
    deines benutzerkonto, deines account, deines profil, ihres konto, ihres kundenkonto, ihres
    benutzerkonto, ihres account, ihres profil, e mail adresse, neues gerät, neuen gerät, neues endgerät,
    abzuschließen, fortzufahren, unterschreib*, unterzeichn*, signieren, überweisung, nachweis*,
    kontoeröffnung, vorgang abschließen,
    du es bist, sie es sind, du es wirklich bist, sie es wirklich sind, wirklich du bist,
    wirklich sie sind, wirklich du, ob du es bist, ob sie es sind, kein roboter, keine maschine,
    ein mensch bist, ein mensch sind, koppeln, kopplung, gekoppelt, zu koppeln, koppelst, verknüpf*,
    zu verbinden, gerät hinzufügen, gerät hinzuzufügen, gerät verbinden, kommst du rein,
    kommst du wieder rein, kommst du hinein, kommen sie rein, kommen sie hinein, reinzukommen,
    wieder rein, loszulegen, abschließen, fertigzustellen, fertigstellen, fortfahren,
    weiterzumachen, weitermachen, unterzeichnung, signierst, signiere, signierung, zu signieren,
    mail adresse, neue e mail, passwort ändern, passwort zu ändern, passwort festlegen,
    passwort festzulegen, passwort vergeben, passwort zu vergeben, konto zu löschen,
    konto schließen, kontolöschung, nachzuweisen, nachweisen, beweise, beweisen, zu beweisen,
    auszuweisen, weise dich aus, weisen sie sich aus, zahlung abzuschließen, auftrag freizugeben,
    gerätewechsel, neues handy, neues smartphone, eingeloggt bleiben, einsteigen, einzusteigen,
    reinlassen, hereinlassen, reinzulassen, kein bot, kein automat, keine software, mitmachen können, abstimmen
    zu können,
    kommst du ins konto, kommst du in dein, kommen sie in ihr, kommen sie ins konto, ins konto, bist du
    drin, sind sie drin, bist drin, seid ihr drin, wieder drin, lässt dich rein, lässt sie rein, eingeloggt
    sein, angemeldet sein, bist angemeldet, sind angemeldet, bist du angemeldet, sind sie angemeldet, konto
    öffnen, öffnet ihr konto, öffnet dein konto, tür zu deinem profil, tür zu ihrem profil, tür zu deinem
    konto, tür zu ihrem konto, mit dabei bist
  `,
  use: `
    sprechen sie, nach dem ton sprechen, sprich nach,
    und geben die, und geben den, und geben das, und geben diese, und geben diesen, und geben dort, und geben folgende, und geben folgenden, und geben dann,
    wenn du gefragt wirst, wenn sie gefragt werden, passwort mit, kennwort mit,
    antworten sie auf diese nachricht mit, antworte auf diese nachricht mit, antworten sie auf diese sms mit,
    antworte auf diese sms mit,
    antworten mit, antwort mit,
    gib, geben sie, eingeben, einzugeben, eingegeben, eintragen, tippe, tipp, tippen sie, verwende, verwenden,
    verwenden sie, nutze, nutzen sie, benutze, benutzen sie, kopiere, kopieren sie, folgender, folgenden,
    folgendes, unten, hier ist, hier kommt, trage, tragen sie, geben sie bitte, gib bitte, einfügen, fügen
    sie,
    eintippen, einzutippen, eintippst, einzutragen, eingibst, eingabe von, hau ihn, hau den,
    hau das, hau die, hau diese, hau mal, hau einfach, hack ihn, hacke ihn, hack den, füge, füg,
    übertrage, übertragen sie, übernimm, übernehmen sie, antworte mit, antworten sie mit,
    antworte einfach, antworten sie einfach, nimm, nehmen sie, benutz, nutz, verwend, hinterlege,
    hinterlegen sie, gebt, tippt, tragt, da ist er, hier ist er, hier hast du, hier haben sie,
    hier der, hier die, anbei, bitte schön, einzufügen, reinkopieren, reinschreiben, schreib ihn,
    schreibe ihn, schreiben sie ihn, schreib in, setze ihn, setzen sie ihn, geb den, geb die,
    geb bitte, geb einfach, geb ihn, rein damit, einzusetzen, eingetippt, eingetragen, eingesetzt,
    erfasse, erfassen sie, einzukopieren, tipp ihn, gebe,
    schreib, schreibe, schreiben sie, schreibt, schreibst, schreibst du, hineinschreiben, hinein schreiben,
    abzuschreiben, abschreiben, abtippen, abzutippen, abgetippt, abgeschrieben, schreiben sie ab, tippst, tippst
    du, tippen, tipp ab, tippe ab, hämmern, hämmer, hämmere, hau, haue, hacke, trag, trägst, trägst du,
    eintragt, einträgst, eintrage, überträgst, übertragen werden, übertragt, übertrag, zu übertragen,
    übernimmst, übernehmt, zu übernehmen, setz, setze, setzen sie, setzt du, einsetzen, hinterlegst, hinterlegt,
    gibst, gibst du, gib an, anzugeben ist, eingeben müssen, eingebt, einzutasten, eintasten, eingetastet,
    tasten sie, tastest, ergänze, ergänzen sie, ergänzt, vervollständigen sie, vervollständige, fülle,
    füll das, füll den, füll die, füllen sie, füllst, auszufüllen mit, befülle, befüllen sie, diktiere, diktier, diktieren sie, zu
    diktieren, wiederhole, wiederhol, wiederholen sie, sag, sagen sie, sagst, nenne, nenn, nennen sie,
    nennst, zu nennen, vorlesen, lies vor, lesen sie vor, vorzulesen, einfügst, eingefügt, einzupflegen,
    einpflegen, wähle,
    wählen sie, paste, copy paste, kopier, kopieren, kopierst, kopiert, hineinkopieren,
    hineinzukopieren, reinkopierst, reintippen, reinzutippen, reinhauen, reinsetzen, reinpacken, packe,
    packen sie, gehört, gehören, teilen sie unserer, übermittle, übermitteln sie, zu
    übermitteln, anzugeben, angegeben werden, angeben, eingetippt werden, eingegeben werden, einzugeben ist,
    eingegeben haben, eingegeben hast, eintippt, eintippe, eingebe, tippt ihr, gebt ihr, gib s, gib es, gib sie,
    gib ihn, trag ihn, trage ihn, trag sie, trag es, tippe ihn, tippe sie, tippe es, geben sie ihn, geben sie
    sie, geben sie es, tragen sie ihn, tragen sie sie, tragen sie es, tippen sie ihn, tippen sie sie, tippen sie
    es,
    sag einfach, sage einfach, sage bitte, pack ihn, pack es, drück auf, drücke auf, drücken sie nacheinander,
    sag bitte, sag uns, sag der, sag dem,
    hinschreibst, hinschreiben, hinschreibt, hinzuschreiben, schreib dorthin, schreibe dorthin,
    hingeschrieben, hintippen, hintippst, hinzutippen, einschreiben in, einzutippen ist, eintippen müssen,
    eintippen sollen, einzugeben sind, einzutragen ist, einzutragen sind, eingetragen haben, eingetragen
    hast, eingetippt haben, eingetippt hast, eingefügt haben, eingefügt hast, kopiert haben, kopiert hast,
    nach eingabe, nach der eingabe, nach dem eintippen, nach dem eintragen, nach dem einfügen, das eintippen
    von, das eintragen von, das einfügen von, durch eingabe, durch die eingabe, durch eintippen, durch das
    eintippen, mit der eingabe, eintrug, eintippten, abschreibst, abschreibt, abtippst, abtippt, tippt ab,
    übertragt ihr, reinschreibst, reinschreibt, reinzuschreiben, reintippst, reintippt, reinhaust,
    reinsetzt, hineinsetzen, hineintippen, hineinzutippen, gehört rein, gehört hinein, muss rein, muss
    hinein, kommt ins feld, kommt in das feld, kommt in die app, kommt in das kästchen, kommt ins kästchen,
    gebe ein, tippe ein, tipp ein, trage ein, trag ein, füge ein, füg ein, gebt ein, gebet ein, möchten sie
    eingeben, bitte eingeben, bitte eintippen, bitte eintragen, bitte einfügen, bitte übernehmen, bitte
    übertragen, bitte abschreiben, bitte abtippen, bitte angeben, händisch eingeben, von hand eingeben,
    manuell eingeben, gibst ein, gibt man ein, tippt man, trägt man, schreibt man, klatsch, klatsche, knall,
    knalle, schmeiß, klopf, klopfe, klopfen sie, taste ein, eintastest, eintastet, copypaste, kopiere dir,
    kopieren sie sich, buchstabiere, buchstabieren sie, diktierst, vorliest, flüstere, flüster, zeig der
    app, zeige der app, zeigen sie der app, verrate der app, verrate dem bot, nenne dem bot, nennen sie dem bot, schick dem bot, schicke dem bot, schicken sie dem bot, sende dem
    bot, senden sie dem bot, schick an den bot, schreib dem bot, schreibe dem bot, schreiben sie dem bot,
    antworte dem bot mit, antworten sie dem bot mit, antwort an den bot, antwort an die app, antwort auf die
    frage der app, antwort für den bot, antworten sie einfach mit, antworte einfach mit, hinterleg, trage
    nach, geben sie ein, tippen sie ein, tragen sie ein, fügen sie ein, setzen sie ein, setz ein, setze ein,
    kopieren und einfügen, kopiere und füge, zur eingabe, zum eintippen, zum eintragen, zum einfügen, zum
    abtippen, zum abschreiben, ins feld damit, führe ein, zu erfassen, erfasst werden, eingefügt werden,
    eingetragen werden, eingesetzt werden, angegeben haben, angegeben hast, übermittelt werden, teile der
    app, teilen sie der app, teilen sie dem bot, teile dem bot, drückst
  `,
  where: `
    app, webseite, website, seite, browser, browserfenster, browsertab, bildschirm, feld, eingabefeld, formular, fenster, fernseher,
    gerät, maske, terminal,
    anmeldeseite, loginseite, login seite, anmeldemaske, anmeldefenster, anmeldebildschirm,
    anmeldefeld, internetseite, webformular, onlineformular, smart tv, fernsehgerät, tv gerät,
    konsole, kommandozeile, eingabeaufforderung, eingabezeile, eingabemaske, eingabefenster,
    textfeld, kästchen, dialogfenster, dialogfeld, felder, eingabefelder, kundenportal,
    online banking, onlinebanking, banking app, auf dem handy, am handy, auf ihrem handy,
    auf deinem handy, am rechner, am computer, am pc, am fernseher, auf dem fernseher, im terminal,
    ins terminal, in der kommandozeile, in die maske,
    feldern, eingabefeldern, formulars, bildschirms, kästchens, feldes, leere zeile, freie zeile, letzte zeile,
    letzten zeile, der zeile, die zeile, leeren zeile, freien zeile, unter dem bild, unterm bild, neben dem
    bild, textbox, eingabebox, dialog, popup, pop up, startseite der app, internetseiten, webseiten,
    seiten, patientenportal, elternportal, kundenbereich, kundenkonto, mitgliederbereich, onlineportal, online
    portal, serviceportal, im portal, ins portal, dem portal, auf dem neuen handy, auf dem neuen gerät, auf dem
    smartphone, im chat, in den chat, am telefon, dem sprachcomputer, sprachcomputer,
    controller, fernbedienung, in der konsole, in die konsole, auf dem tablet, am tablet, rechteck, kasten, im
    kasten, in den kasten, weißen kasten, ins kästchen, leerfeld, antragsformular, anmeldeformular,
    onlineantrag, wo danach gefragt wird, wo du danach gefragt wirst, wo sie danach gefragt werden, lücke, in
    die lücke, leerstelle,
    am ende der seite, ende der seite, unten auf der seite, oben auf der seite, auf unserer seite,
    die seite wartet, die seite braucht, die seite fragt, die seite möchte, die seite will, die seite
    verlangt, die seite erwartet, die seite benötigt, unsere seite wartet, unsere seite braucht, unsere
    seite fragt, unsere seite möchte, unsere seite will, unsere seite verlangt, unsere seite erwartet,
    unsere webseite, startbildschirm, sperrbildschirm, anzeigefeld, zahlenfeld, codefeld, pinfeld,
    textzeile, suchzeile, chatfenster, chatfeld, im messenger, tastenfeld, ziffernblock, zahlenblock,
    ziffernfeld, tastatur, auf dem display, am display, im display, am tv, im tv,
    auf dem tv, am notebook, am laptop, auf dem laptop, auf dem notebook, auf dem rechner, auf dem computer,
    auf dem pc, mobile app, smartphone app, handyapp, anmeldedialog, login dialog, loginfenster, loginmaske,
    loginfeld, login maske, login fenster, registrierungsseite, registrierungsformular, bestätigungsseite,
    bestätigungsfeld, bestätigungsformular, kontoseite, freies feld, leeres feld, leere feld, freie feld,
    formularfeld, formularfelder, eingabebereich, eingabeseite, eingabebildschirm, assistenten,
    einrichtungsassistent, einrichtungsassistenten, im assistenten, konsolenfenster, terminalfenster,
    chatbot, spielfenster, launcher, im launcher, portalseite, bürgerportal, mieterportal, kundenseite,
    onlinebereich, mitgliederportal, mitgliederseite, onlinedienst, online dienst, onlineservice,
    steuerportal, lernplattform,
    wenn du dort, wenn sie dort, sobald du dort, sobald sie dort, wenn man dort,
    seite der bestellung, auf der seite der bestellung, der seite der bestellung, seite ihrer bestellung, auf
    der seite ihrer bestellung, der seite ihrer bestellung, seite deiner bestellung, auf der seite deiner
    bestellung, der seite deiner bestellung, seite der buchung, auf der seite der buchung, der seite der
    buchung, seite ihrer buchung, auf der seite ihrer buchung, der seite ihrer buchung
  `,
  other: `
    seriencode,
    einladungsschlüssel, beitrittscode, beitrittsschlüssel,
    gruppen code,
    willkommenscode,
    übergabe pin, übergabepin, zustell pin, zustellpin, zustell code, liefer pin, liefer code, paket pin, paketpin,
    Ihr Paket abzuholen, Paket abholen, Paket abzuholen, Sendung abzuholen, Bestellung abzuholen,
    dem Zusteller, dem Boten, dem Fahrer, dem Kurier, an der Theke, an der Kasse, an der Rezeption,
    am Schalter,
    prüfcode des dokuments, dokumentencode, zertifikatscode, zertifikats code, echtheitscode,
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
    ticketcode, check in code, flugcode, stornierungscode, stornocode, absagecode, code zum ändern, code zum absagen, code zum stornieren, code zur stornierung, transaktionscode,
    kenncode:, meeting kenncode, meeting kennwort, meeting passwort, meeting id, kenncode für das meeting,
    einwahlcode, einwahlnummer, einwahldaten, teilnehmercode, konferenzcode, raumcode, teamcode, spielcode,
    gruppencode, kurscode, klassencode, lobbycode, wlan passwort, wlan schlüssel, wlan kennwort, wlan code,
    wlan name, wifi passwort, wifi schlüssel, wifi kennwort, wifi code, wifi name, wlan netz passwort, wlan
    netz schlüssel, wlan netz kennwort, wlan netz code, wlan netz name, wlan, fehlercode, statuscode,
    quellcode, maschinencode, zeichencode, antwortcode, hexcode, fehler code, quelltext, dresscode, dress
    code, puk, super pin, gewinncode, teilnahmecode, loscode, umfragecode, freundescode, freundecode,
    verhaltenskodex, code einlösen, code im warenkorb, code an der kasse, code beim bezahlen, code bei der
    bestellung, steuerschlüssel, kundenkarte, einlösen, abholung, entwicklercode, schlüsseltresor,
    lokalcode, bestellcode,
    im verwendungszweck, als verwendungszweck, im feld verwendungszweck, als referenz,
    abgabecode
  `,
  label: `
    kontostand,
    prüfziffer am ende, leseausweis, bibliotheksausweis, büchereiausweis, lesekarte,
    mandant, mandanten, wkn, isin, valor,
    ereignis,
    referenzcode, referenzcodes,
    *nummer, *nummern, *nr.,
    bestellnummer, bestellungsnummer, auftragsnummer, rechnungsnummer, kundennummer, vertragsnummer,
    kontonummer, vorgangsnummer, ticketnummer, fallnummer, referenznummer, sendungsnummer, paketnummer,
    buchungsnummer, reservierungsnummer, mitgliedsnummer, versicherungsnummer, versichertennummer,
    policennummer, schadennummer, zählernummer, telefonnummer, notruf, sperr notruf, sperrnotruf, handynummer, mobilnummer, rufnummer,
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
    kassenzeichen, buchungszeichen, referenz, verwendungszweck, sendung, sendungsverfolgung, paket, buchung,
    reservierung, vorgang, anfrage, anliegen, vertrag, vertragskonto, kundenkonto nr, kundenkonto,
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
    seit,
    anmeldezahlen, login zahlen, loginzahlen, zugriffszahlen, zugangszahlen
  `,
  unit: `
    Leute, Anrufe, Räder, Familien, Teams,
    stunde, stunden, std, sekunde, sekunden, sek, tag, tage, tagen, woche, wochen, monat, monate, monaten,
    jahre, jahren, uhr, ziffern, zeichen, stellen, stellig, stellige, stelligen, stelliger, buchstaben,
    punkte, punkten, prämienpunkte, stück, stk, personen, kunden, nutzer, nutzern, mitglieder, teilnehmer,
    mitarbeiter, mitarbeiterinnen, franken, rappen, cent, prozent, meter, kilometer, liter, gramm,
    kilogramm, qm, seiten, schritte, artikel, einträge, nachrichten, bewertungen, aufrufe, follower,
    haushalte, euro,
    minütig*, stündig*, sekündig*, ziffer, ziffrig*, werktage, werktagen, viertelstunde,
    halbe stunde, halben stunde,
    wörter, kilo,
    gramm mehl, besucher, besucherinnen, besuchern, gäste, gästen, leser, leserinnen, lesern, einwohner,
    einwohnern, bewohner, schüler, schülern, schülerinnen, studierende, studierenden, beschäftigte,
    beschäftigten, teilnehmende, teilnehmenden, teilnehmern, teilnehmerinnen, mitgliedern, menschen,
    haushalten, unternehmen, firmen, betriebe, betrieben, spender, spenderinnen, abonnenten, anmeldungen,
    bestellungen, unterschriften, höhenmeter, höhenmetern, metern, kilometern, quadratmeter, quadratmetern,
    hektar, tonnen, kilowattstunden, kalorien, schritten, bücher, bäume, exemplare, exemplaren, plätze,
    plätzen
  `,
  old: `
    damit verbraucht, ist verbraucht, wurde eingelöst, wurde benutzt, wurde soeben verwendet, wurde gerade verwendet,
    nicht mehr akzeptiert, nicht mehr angenommen, nicht mehr benötigt, nicht mehr gebraucht, nicht mehr zu verwenden, nicht mehr brauchbar,
    wurde akzeptiert, wurde bestätigt, wurde angenommen, wurde korrekt eingegeben, wurde erfolgreich eingegeben,
    war falsch, ist falsch, war nicht richtig, ist nicht richtig, nicht korrekt, war inkorrekt, stimmt nicht, stimmte nicht, war nicht der richtige, ist nicht der richtige,
    jetzt ungültig, nun ungültig, damit ungültig, somit ungültig, inzwischen ungültig, mittlerweile ungültig, bereits ungültig, ab sofort ungültig, wurde zurückgezogen, wurde gesperrt, wurde gelöscht, wurde annulliert, wurde widerrufen, wurde storniert, verliert damit seine gültigkeit, hat seine gültigkeit verloren, hat damit seine gültigkeit verloren,
    wurde geändert, ist geändert worden,
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
    hinfällig,
    gilt nicht mehr, nicht länger gültig, nicht länger verwend*, veraltet, veraltete*, überholt,
    unbrauchbar, außer kraft, entwertet*, erloschen,
    von vorhin, von gestern, gestrige*, zuletzt gültige*, vormalige*, ehemalige*, tut es nicht mehr,
    klappt nicht mehr, nicht mehr zu gebrauchen, nicht mehr aktiv,
     aus der ersten mail,
    ist gesperrt, haben wir ihn gesperrt, haben wir sie gesperrt, haben wir gesperrt, dreimal falsch eingegeben, mehrmals falsch eingegeben, mehrfach falsch eingegeben, zu oft falsch eingegeben
  `,
  fresh: `
    stattdessen,
    neuer, neue, neuen, neues, neu, neueste*, aktuelle, aktueller, aktuellen, ab jetzt, jetzt gilt, ersetzt
    den vorherigen, ersetzt den bisherigen, ersetzt den alten, ersetzt den früheren, ersetzt den vorigen,
    ersetzt alle vorherigen, ersetzt alle bisherigen, ersetzt alle alten, ersetzt alle früheren,
    frischer, frischen code, frische tan, brandneuer, jüngster code, jüngste tan,
    zuletzt gesendeter, richtiger code, richtige code, richtigen code
  `,
  care: `
    gültig, gilt, gültig bis, gültigkeit*, danach nicht mehr gültig, danach ungültig, dann ungültig, wird
    ungültig, minuten ungültig, stunden ungültig, verfällt, verfallen in, läuft in, läuft am, läuft um,
    läuft nach, läuft der code, läuft dieser code, niemandem, an niemanden, nicht weitergeben, nicht weiter,
    niemals weiter, mit niemandem, nicht angefordert, nicht selbst, nicht sie waren, nicht du warst, nicht
    von ihnen, nicht von dir, nicht veranlasst, waren sie das nicht, warst du das nicht, wenn sie das nicht,
    wenn du das nicht, nicht versucht, ignorieren sie diese, ignoriere diese, ignorier diese, betrachten sie
    diese, gegenstandslos, vertraulich, geheim, nur einmal, einmal gültig, einmal verwend*, fragt niemals,
    fragen niemals, fragen sie nie, werden sie nie, angefordert,
    gilt nur, gilt nur einmal, gilt noch, gilt für, gilt ab jetzt, erlischt, abläuft, läuft ab,
    ablaufen, ablaufzeit, hält nur, hält genau, hält noch, lebt nur, gerade mal, ein einziges mal,
    genau einmal, nur ein mal, bloß einmal, niemand von uns, niemand aus unserem, niemand sonst,
    kein mitarbeiter, keiner von uns, unsere mitarbeiter, wir fragen nie, wir fragen sie nie,
    wir fragen dich nie, werden wir nie, werden dich nie, werden wir sie nie, werden wir dich nie,
    wird dich nie, wird sie nie, nie danach, niemals danach, nie nach, niemals nach,
    nicht beantragt, nicht verlangt, nicht erwartet, nicht darum gebeten, nicht gewünscht,
    nicht wolltest, nicht wollten, nicht ausgelöst, nicht gestartet, es nicht waren, es nicht warst,
    das warst nicht du, das waren nicht sie, warst du es nicht, waren sie es nicht,
    warst du s nicht, nicht sie selbst, nicht du selbst, nichts angefangen, nicht bestellt haben,
    einfach ignorieren, ignorieren, ignoriere, ignorier, ignorieren sie, lösche diese,
    löschen sie diese, vergiss diese, verraten, verrate, verrat, verraten sie, keinem anderen,
    keiner anderen, mit keinem, teile ihn, teilen sie ihn, teile diesen, teilen sie diesen,
    teilen sie niemals, teile niemals, nicht teilen, nicht mit anderen, mit anderen teilen,
    an dritte, gegenüber dritten, gib ihn nie, geben sie ihn nie, geben sie ihn nicht,
    gib ihn nicht, gib ihn keinem, zeige ihn, zeigen sie ihn, nicht herausgeben, nicht preis,
    niemals preis, behalte ihn für dich, behalten sie ihn für sich, behalt ihn, für dich behalten,
    für sich behalten, betrüger, betrügern, phishing
  `,
  quote: `
    schrieb, schrieb:, schrieb am, hat geschrieben:, ursprüngliche nachricht, originalnachricht,
    urspruengliche nachricht, weitergeleitete nachricht, anfang der weitergeleiteten nachricht, anfang der
    weitergeleiteten e mail, weitergeleitete e mail, ursprüngliche e mail
  `,
  ignore: `
    ein, am, tan verfahren, mtan verfahren, pushtan verfahren, push tan verfahren, chiptan verfahren, sms
    tan verfahren, tan generator, pushtan app, keine tan, sicherheitsabfrage, sicherheitsteam, codebasis,
    codezeile*, ihr passwort, dein passwort, unter der nummer, unter der telefonnummer, vorgangs, im
    auftrag, auf rechnung, per rechnung, zum auftrag von, barzahlung, per karte, mit karte, auf der seite,
    diese seite, der seite, auf dieser seite, startseite, keine codes, im zug, seit dem, seit heute, in
    diesem jahr, dieses jahr, kein code, keinen code, pincode geändert, mit dem auftrag, seit langem, auf
    den stand,
    füllen sie das formular, fülle das formular, füll das formular, füllen sie bitte das formular, füllen sie
    den antrag, überweisen sie, überweise, drücken sie die  drücken sie uns, wählen sie die, wählen sie
    aus, sagen sie uns bescheid, schreiben sie uns, schreib uns, schreibe uns, schreibt uns, schreiben sie eine,
    schreiben sie an, zeigen sie ihren, zeigen sie ihre, nennen wir, sagen wir, sagen danke, notieren sie sich,
    merken sie sich, gehört zu, gehören zu, gehört dir, gehört ihnen,
    auf unser konto, auf das konto, auf unser vereinskonto, auf folgendes konto,
    nenne uns, nennen sie uns, nennt uns, zeigen sie sich
  `,
};
