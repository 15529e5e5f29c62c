/**
 * Italian.
 */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  pairs(
    `numero, numeri`,
    `di verifica, monouso, usa e getta, a uso singolo, di autenticazione, a due fattori, per accedere, per l'accesso, 2fa,
     otp`,
  ),
  pairs(
    `chiave, cifre, parola, parola d'ordine, parola chiave, combinazione, sequenza, caratteri, i caratteri, credenziale,
     passcode, password, codice pin, codice numerico, codice segreto, chiave segreta, pin, token`,
    `di verifica, monouso, usa e getta, a uso singolo, di autenticazione, di login, a due fattori, una tantum, per
     accedere, per l'accesso, 2fa, otp`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `chiave, parola, parola d'ordine, combinazione, sequenza, caratteri, i caratteri, passcode, password, codice pin,
     codice numerico, codice segreto, chiave segreta, pin, token`,
    `di accesso, d'accesso, di ingresso, temporanea, temporaneo, temporanei, provvisoria, provvisorio, a tempo, di
     convalida, di validazione, di sicurezza, di attivazione, di conferma, di sblocco, di ripristino, di
     identificazione, di registrazione, di autorizzazione, dinamica, dinamico`,
  ),
  pairs(`numero, numeri`, `di convalida, di validazione, di sblocco, di ripristino`),
  pairs(
    `parola chiave, credenziale`,
    `di accesso, d'accesso, di sicurezza, temporanea, provvisoria, dinamica, di convalida`,
  ),
].join(', ');

export const italian: WordTable = {
  subject: `
    nell'oggetto, oggetto di questa, oggetto della mail,
    dall'oggetto, nel campo oggetto, riga dell'oggetto, titolo di questa mail, titolo di questo messaggio
  `,
  strong: `
    password dispositiva, password dispositivo,
    pin di associazione, pin di abbinamento, pin di accoppiamento, codice di verifica, codice di conferma,
    codice di sicurezza, codice di accesso, codice d'accesso, codice di login, codice di autenticazione, codice
    di autorizzazione, codice di attivazione, codice di validazione, codice di convalida, codice di
    identificazione, codice identificativo temporaneo, codice di registrazione, codice di iscrizione, codice
    monouso, codice usa e getta, codice una tantum, codice unico, codice univoco, codice temporaneo, codice
    temporaneo di accesso, codice provvisorio, codice di recupero, codice di ripristino, codice di reset, codice
    di reimpostazione, codice di sblocco, codice otp, codice 2fa, codice sms, codice a due fattori, codice di
    transazione, codice dispositivo, codice del dispositivo, codice di firma, codice di abbinamento, codice di
    associazione, codice di collegamento, codice di approvazione, codice dinamico, codice numerico, codice di
    controllo accesso, codice di verifica otp, codice di sicurezza otp, codice a 4 cifre, codice a 5 cifre,
    codice a 6 cifre, codice a 7 cifre, codice a 8 cifre, codice di 4 cifre, codice di 5 cifre, codice di 6
    cifre, codice di 8 cifre, codice a sei cifre, codice a quattro cifre, codice a cinque cifre, codice a otto
    cifre, codice di sei cifre, codice di quattro cifre, codice per accedere, codice per l'accesso, codice per
    la verifica, codice per verificare, codice per confermare, codice per il login, codice ricevuto via sms,
    codice ricevuto via email, codice di verifica email, password temporanea, password provvisoria, password
    dinamica, password unica, pin di sicurezza, pin di accesso, pin di conferma, pin temporaneo, pin
    dispositivo, pin dinamico, token di accesso, token di sicurezza, token di conferma, token di attivazione,
    token temporaneo, chiave temporanea, parola d'ordine temporanea, smart code, secure code, codice otp di
    verifica, mobile token, codici di verifica, codici di accesso, ${oneUse},
    codice della mail, codice di questa mail, codice nella mail, codice in questa mail, codice arrivato per
    mail, codice che ti abbiamo inviato, codice che le abbiamo inviato, numero per
    entrare, chiave di un solo uso, chiave del giorno
  `,
  doubtful: `
    *di accesso, *d'accesso, *di attivazione, *di autorizzazione, *di approvazione, *di registrazione,
    *di iscrizione, *di sblocco, *di transazione,
    numero per accedere, numero per l'accesso, numeri per accedere, numeri per l'accesso
  `,
  code: `
    numero magico, numero segreto, password del giorno, codice del giorno,
    numero di conferma,
    le servirà il numero, ti servirà il numero, le sarà chiesto il numero, le verrà chiesto il numero,
    chiave di voto, credenziale di voto,
    numero da inserire, numero da digitare, cifre da inserire,
    numero ricevuto via mail, numero ricevuto per mail, numero ricevuto via e-mail, cifre ricevute via mail, numero inviato via mail, numero della mail,
    codice, codice pin, codice segreto, codice personale, codice seguente, codice qui sotto, codice
    sottostante, codice riportato, queste cifre, questi numeri, seguenti numeri, numeri seguenti, parola
    d'ordine, seguenti cifre, cifre seguenti, numero seguente, seguente numero, seguenti caratteri, gettone,
    ${spoken},
    questo numero:, il numero seguente:, il seguente numero:, numero seguente:, seguente numero:, numerino,
    questi caratteri, queste lettere:, numero arrivato per mail, numero arrivato via mail, numero arrivato
    per e-mail, numero ricevuto per e-mail, numero che ti abbiamo mandato, numero che le abbiamo mandato,
    numero che ti abbiamo inviato, numero che le abbiamo inviato, numero che vi abbiamo inviato, numero
    nella mail, numero in questa mail, numero di questa mail, numero di questo messaggio, numero del
    messaggio, cifre della mail, cifre di questa mail, cifre arrivate per mail, numero da scrivere, numero
    da riportare, numero da immettere, numero da copiare, numero da ricopiare, cifre da digitare, cifre da
    riportare, cifre da immettere, caratteri da inserire, numero di accesso temporaneo,
    cifre che trovi qui sotto, cifre che trova qui sotto, cifre che trovi sotto, cifre qui sotto, cifre sottostanti, cifre riportate sotto,
    cifre indicate sotto,
    numero di accesso,
    parola segreta, parola magica
  `,
  number: `
    i numeri,
    numero di controllo,
    chiave, combinazione, le lettere, i caratteri, sequenza, cifre, parola chiave, stringa di caratteri, stringa, sequenza di numeri,
    sequenza di lettere, sequenza di caratteri, sequenza di cifre, serie di numeri, serie di cifre,
    combinazione di numeri, combinazione di lettere, combinazione numerica, chiave numerica, numerello
  `,
  act: `
    entri in, entra con, entra in, entri con,
    verific*, conferma, confermare, confermi, confermate, accedere, accesso, accedi, acceda, accedete,
    autentic*, autorizz*, identificazione, identità, identificarti, convalida, convalidare, validare,
    attiva, attivare, attivi, attivazione, registr*, iscriviti, iscrizione, iscriverti, creare un account,
    creazione dell'account, completare, completa, reimpost*, ripristin*, reset, recuper*, sblocc*,
    sicurezza, due fattori, due passaggi, doppio fattore, monouso, il tuo account, tuo account, suo account,
    tuo profilo, tua identità, sua identità, indirizzo email, indirizzo e-mail, tua email, tua richiesta,
    sua richiesta, nuovo dispositivo, area riservata, area clienti, operazione, bonifico, disposizione,
    firmare, firma, prosegui, proseguire, procedere, continuare, continua, entrare, collegare, spid, login,
    identificati, identificarsi, connetterti, connettiti, connettersi, collegarti, collegati,
    collega, collegare il dispositivo, associare, associa, abbinare, abbina, abbinamento,
    accoppiare, che sei tu, sei davvero tu, sei proprio tu, che è lei, che è proprio lei,
    che sia tu, che sia lei, non sei un robot, non sono un robot, non è un robot, un essere umano,
    dimostrare, dimostra, dimostraci, provare che, comprovare, terminare, concludere, concludi,
    conclusione della, perfezionare, ultimare, approvare, approva, approvi, firma digitale, firmi,
    sottoscrivere, sottoscrizione, il bonifico, cambiare email, cambio email, cambio di email,
    cambiare la tua email, cambia email, modificare l'email, modifica dell'email, nuova email,
    nuova e-mail, indirizzo di posta, aprire il conto, aprire un conto, apertura del conto,
    apertura conto, andare avanti, vai avanti, rientrare, eliminare l'account,
    eliminare il tuo account, creare il tuo account, crea il tuo account, abilitare, abilita,
    abilitazione, accreditarti,
    sei dentro, non sei un bot, non sono un bot, non è un bot, votare, per votare, farti entrare, farla entrare,
    aprire i referti, aprire il referto, dimostri, identificarla, sbloccherai, abbinarlo, associarlo,
    entri nel tuo, entri nel tuo account, entra nel suo account, entra nel tuo account, sarai dentro, sei
    dei nostri, siete dentro, siete dei nostri, porte del tuo profilo, porte del suo profilo, porte del tuo
    account, apre il tuo account, apre il suo account, mail è tua, mail è sua, questa mail è tua, questa
    mail è sua, indirizzo è tuo, indirizzo è suo, ti farà passare, ti farà entrare, la farà entrare, ti
    lascia entrare, la lascia entrare, ti fa passare, confermando
  `,
  use: `
    componga, componi, componete,
    rispondi a questo messaggio con, risponda a questo messaggio con,
    inserisci, inserire, inserisca, inserite, inserendo, digita, digitare, digiti, digitate, usa, usare,
    usi, utilizza, utilizzare, utilizzi, copia, copiare, copiate, incolla, incollare, immetti, immettere,
    immetta, scrivi, ecco, di seguito, qui sotto, seguente, sottostante, riporta, riportare, indica,
    fornisci, introduci,
    inseriscilo, inseriscila, inseriscili, digitalo, digitala, digitarlo, digitarla, inserirlo,
    inserirla, usalo, usala, usarlo, usarla, utilizzalo, utilizzarlo, copialo, copiarlo, incollalo,
    incollarlo, scrivilo, scriverlo, immettilo, immetterlo, mettilo, metti, mettere, metta,
    mettetelo, riportalo, riportarlo, forniscilo, indicalo, inserendolo, digitandolo, usando,
    utilizzando, digitando, immettendo, scrivendo, incollando, copiando, rispondi con, risponda con,
    rispondere con, rispondete con, rispondi a questa mail con, eccolo, eccola, eccoli,
    qui di seguito, scrivere, scriva, scrivete, da inserire, va inserito, va digitato, buttalo,
    piazzalo, compila, compilare, inserita, usate, utilizzate, incolli, copi, incollate, introdurre,
    introduca, tieni,
    ricopia, ricopi, ricopiare, ricopiate, ricopialo, ricopiala, ricopiarlo, da ricopiare, ricopiando,
    trascrivi, trascriva, trascrivere, trascrivete, trascrivilo, trascriverlo, da trascrivere, trascrivendo,
    riportate, riporti, riportala, riportando, da riportare, va riportato, inserito, avrà inserito, avrai
    inserito, hai inserito, dovrà inserire, dovrai inserire, deve inserire, devi inserire, basta inserire,
    inseritelo, inseritela, lo inserisca, la inserisca, inserirai, inserirà, inserirli, va inserita, vanno
    inseriti, vanno inserite, da digitare, dovrà digitare, dovrai digitare, digiterai, digiterà, digitato,
    digitatelo, lo digiti, vanno digitati, vanno digitate, va digitata, ridigita, ridigiti, ridigitare, da
    ridigitare, riscrivi, riscriva, riscrivere, batti, batta, battere, battilo, picchietta, pigia, tasta, premi
    in sequenza, premi in ordine, prema in sequenza, immettete, immettila, da immettere, va immesso, immesso,
    scrivici, scrivila, scriverla, scriviamo qui, lo scriva, va scritto, va scritta, da scrivere, scrivetelo,
    scrivete qui, scrivi qui, scrivi lì, scriverai, mettici, mettila, metterlo, metterla, metti qui, mettete,
    mettetela, mettendo, da mettere, va messo, bisogna mettere, metti dentro, incollala, incollarla, lo incolli,
    incollatelo, da incollare, copiala, copiatelo, copiarla, fai copia e incolla, copia e incolla, compili,
    compili con, compila con, compilate, compilare con, completi con, completa con, completa il campo, completi
    il campo, completate, riempi, riempia, riempire, riempite, riempilo, annota, annoti, annotare, segna qui,
    segnalo qui, indichi, indicare, indicando, indicarlo, la indichi, lo indichi, da indicare, fornisca,
    fornire, fornite, fornendo, fornirlo, lo fornisca, comunichi, comunica il, comunicare, comunicate,
    comunicalo, comunicarlo, lo comunichi, da comunicare, detti al, dettare, detta al, dettalo, dettarlo, lo
    detti, dica, dire a, digli, dille, dillo, ditelo, dichiari, ripeti, ripeta, ripetere, ripetete, ripetilo, lo
    ripeta, leggi a, legga a, leggigli, leggilo, gli legga, pronuncia, pronunci, pronunciare, trasferisci,
    trasferisca, trasferiscilo, sposta, inoltra al sito, butta, butta dentro, buttaci, ficca, ficcalo, ficcaci,
    piazzaci, sbatti, schiaffa, introducilo, introducete, usatelo, usalo lì, lo usi, utilizzatelo, utilizzala,
    impiega, rispondete a questa mail con, piazza il,
    avrai digitato, hai digitato, ha digitato, avere digitato, aver digitato, aver inserito, avere inserito,
    aver scritto, avrai scritto, avrà scritto, hai scritto, aver messo, avrai messo, una volta messo, una
    volta inserito, una volta digitato, una volta scritto, una volta immesso, una volta incollato, messo,
    aver immesso, avrà immesso, avrai immesso, aver copiato, aver incollato, aver riportato, avrai copiato,
    avrai incollato, avete inserito, avete digitato, avete scritto, dopo l'inserimento di, l'inserimento di,
    la digitazione di, con l'inserimento di, nel digitare, nell'inserire, col digitare, bisogna inserire,
    bisogna digitare, bisogna scrivere, bisogna immettere, occorre inserire, occorre digitare, occorre
    scrivere, occorre immettere, occorre indicare, si deve inserire, si deve digitare, si inserisce, si
    digita, si scrive, si mette, si immette, deve essere inserito, deve essere digitato, deve essere
    immesso, deve essere scritto, deve essere riportato, dev'essere inserito, dev'essere digitato, devono
    essere inserite, devono essere inseriti, essere inserito, essere digitato, va trascritto, va trascritta,
    va ricopiato, va copiato, va incollato, va indicato, va immessa, va messa, va riportata, va dato in
    pasto, vanno messi, vanno messe, vanno scritti, vanno scritte, vanno immesse, devi scrivere, devi
    digitare, devi mettere, devi immettere, devi copiare, deve digitare, deve scrivere, deve immettere, deve
    indicare, dovete inserire, dovete digitare, basta digitare, basta scrivere, basta battere, basta
    mettere, basta immettere, basta copiare, è sufficiente inserire, è sufficiente digitare, resta solo da
    inserire, resta solo da digitare, resta da inserire, non resta che inserire, non resta che digitare, non
    ti resta che inserire, dai all'app, dia all'app, dallo all'app, dai al bot, dia al bot, dai in pasto,
    di' all'app, dica al bot, di' al bot, mostra all'app, comunica al bot, invia al bot, invii al bot, manda al bot, mandi al bot, rispondi al bot con, rispondi
    al bot, risponda al bot, risposta al bot, risposta per il bot, risposta all'app, risposta
    all'applicazione, la preghiamo di inserire, la preghiamo di digitare, la preghiamo di riportare, la
    preghiamo di indicare, ti preghiamo di inserire, ti preghiamo di digitare, si prega di inserire, si
    prega di digitare, si prega di riportare, si prega di immettere, voglia inserire, voglia digitare,
    voglia riportare, inserirci, inseriscici, scrivici dentro, scrivi dentro, scrivi là, digita lì,
    inserisci lì, inserisci là, inseritevi, mettilo lì, metti lì, sbattici, infila, infilaci, infilalo,
    incollaci, incollatela, copiatela, li incolli, le incolli, lo copi, la copi, le copi, ricopiatelo,
    ricopiatela, le inserisca, li inserisca, lo digita, passalo a, passa all'app,
    si prega di scrivere, si prega di copiare, si prega di ricopiare, mettile, mettili, inserisci le,
    inseriscile, copiali, copiale, incollali, incollale, scrivili, scrivile, usali, usale
  `,
  where: `
    nella pagina, sulla pagina, in questa pagina,
    applicazione, app, sito, pagina, browser, schermata, schermo, campo, modulo, finestra, dispositivo,
    pagina di accesso, pagina di login, schermata di accesso, sito web, nel terminale,
    nel tuo terminale, riga di comando, televisore, sulla tv, nella tv, sul telefono,
    sul tuo telefono, sul computer, sul pc, nella casella, nelle caselle, caselle,
    casella sottostante, campi, riquadro, sul portale, nel portale, nel form, finestra di dialogo,
    home banking, sullo schermo,
    casella, casella in basso, casella vuota, caselle vuote, quadratino, quadratino bianco, quadrato bianco,
    quadrato, riquadro di testo, riquadro a destra, spazio vuoto, spazio bianco, spazio apposito, apposito
    spazio, apposito campo, campo vuoto, campetto, sotto l'immagine, sotto la foto, accanto all'immagine, sotto
    il disegno, in fondo al modulo, fondo al modulo, fine del modulo, ultima riga, riga vuota, riga in bianco,
    la riga, in fondo alla pagina, fondo alla pagina, alla fine della pagina, in cima alla pagina, finestre,
    finestrella, pop up, popup, scheda aperta, nella chat, chat del gioco, nel gioco, sul controller, col
    telecomando, con il telecomando, telecomando, sulla console, nella console, sullo schermo della tv, telefono
    nuovo, al telefono, per telefono, sul tablet, sul cellulare, sul tuo cellulare, sul suo cellulare, tastiera,
    tastierino, al sistema, al risponditore, all'operatrice, all'operatore, alla consulente, al consulente,
    all'assistente, portale del paziente, il portale, del portale, fascicolo sanitario, area personale, area
    soci, sportello online, sportello telematico, nostro sito, nostra pagina, dove te lo chiede, dove glielo
    chiede, dove richiesto, dove ti viene chiesto, dove le viene chiesto, dove indicato, registro elettronico,
    moduli, modulo d'iscrizione, modulo online,
    la pagina aspetta, su questa pagina, alla tv, televisione, sulla televisione, sul televisore, nell'app,
    nell'applicazione, campo libero, campo bianco, campo di testo, campo sottostante, casella bianca,
    casella di testo, caselle bianche, riquadro bianco, riquadro vuoto, spazio libero, finestra successiva,
    pagina successiva, schermata successiva, prossima schermata, prossima finestra, prossima pagina,
    finestra aperta, pagina aperta, pagina di conferma, pagina di registrazione, pagina di verifica, pagina
    iniziale, schermata iniziale, schermata di conferma, schermata di verifica, schermata di login, modulo
    di registrazione, modulo di accesso, modulo di iscrizione, portale online, portale web, barra degli
    indirizzi, sul portatile, sul notebook, procedura
    guidata, assistente di configurazione, nel launcher, su discord, su telegram, nella finestrella,
    pagina dell'ordine, nella pagina dell'ordine, sulla pagina dell'ordine, pagina d'ordine, nella pagina
    d'ordine, sulla pagina d'ordine, pagina del tuo ordine, nella pagina del tuo ordine, sulla pagina del tuo
    ordine, pagina dell'acquisto, nella pagina dell'acquisto, sulla pagina dell'acquisto, pagina di
    prenotazione, nella pagina di prenotazione, sulla pagina di prenotazione, pagina della prenotazione, nella
    pagina della prenotazione, sulla pagina della prenotazione, pagina di pagamento, nella pagina di
    pagamento, sulla pagina di pagamento, pagina del pagamento, nella pagina del pagamento, sulla pagina del
    pagamento
  `,
  other: `
    chiave di invito, chiave d'invito,
    codice del gruppo,
    % di sconto,
    in reception, alla receptionist,
    codice abbonamento, codice di abbonamento, codice dell'abbonamento, codice dell'abbonato,
    porta un amico, presenta un amico, invita un amico,
    codice di benvenuto,
    codice di stato, codice stato,
    ritirare il pacco, ritirare il tuo pacco, ritirare l'ordine, ritirare il tuo ordine, al corriere,
    al fattorino, al conducente, al banco, alla cassa, alla reception,
    id riunione, id della riunione, codice amico, codice invito, codice voto,
    codice di verifica del documento, codice del certificato, codice del documento, codice fiscale,
    codice sconto, codice promo, codice promozionale, codice promozione, codice della promozione,
    codice coupon, codice buono, codice del buono, codice regalo, codice buono sconto, codice buono regalo,
    codice voucher, codice gift card, codice di invito, codice d'invito, codice referral,
    codice presenta un amico, codice di avviamento postale, codice postale, codice di tracciamento,
    codice tracking, codice tracciabilità, codice di spedizione, codice spedizione, codice di ritiro,
    codice ritiro, codice di consegna, codice consegna, codice reso, codice di reso, codice prenotazione,
    codice di prenotazione, codice della prenotazione, codice pnr, codice biglietto, codice a barre,
    codice qr, codice prodotto, codice articolo, codice cliente, codice utente, codice fornitore,
    codice destinatario, codice univoco ufficio, codice sdi, codice iban, codice swift, codice bic,
    codice abi, codice cab, codice cin, codice bancario, codice errore, codice di errore, codice sorgente,
    codice colore, codice paese, codice ateco, codice istat, codice catastale, codice comune,
    codice meccanografico, codice negozio, codice filiale, codice licenza, codice di licenza,
    codice di serie, codice seriale, codice wifi, codice wi-fi, codice puk, codice porta,
    codice della porta, codice portone, codice del portone, codice del cancello, codice cancello,
    codice dell'armadietto, codice armadietto, codice locker, codice cassetta, codice della cassetta,
    codice cassetta delle chiavi, codice allarme, codice riunione, codice della riunione, codice classe,
    codice del corso, codice corso, codice gruppo, codice evento, codice affiliato, codice creator,
    codice partner, codice campagna, codice bonus, codice di riscatto, codice riscatto, codice pod,
    codice pdr, codice migrazione, codice di migrazione, codice avviso, codice iuv, codice cbill,
    codice offerta, codice contratto, codice pratica, codice di riferimento, codice riferimento,
    codice immobile, codice annuncio, codice hotel, codice volo, codice gioco, codice vincente,
    codice concorso, codice cup, codice cig, codice tributo, codice carta, codice di backup,
    codice struttura, codice tessera, codice socio, nuovo codice sconto, nuovo codice promo,
    nuovo codice fiscale, codici sconto, codici promo, codici postali, codici di backup, codici di recupero,
    codici di emergenza, codici qr, codici a barre, coupon, buono sconto, buoni sconto, buono regalo,
    carta regalo, buono acquisto, numero di prenotazione, numero prenotazione, numero di serie,
    numero di tracciamento, numero seriale, chiave di licenza, chiave prodotto, chiave di rete,
    password wifi, password wi-fi, password del wifi, password della riunione, prefisso,
    nella causale, come causale, come riferimento,
    come cap,
    codice alunno, codice studente, codice ente, codice utenza,
    codice di controllo del documento
  `,
  label: `
    lotto,
    pettorale,
    evento,
    numero di contratto, numero di socio, numero di pratica,
    ordine, ordini, numero ordine, numero d'ordine, numero dell'ordine, ordine n., ordine n°, n. ordine,
    fattura, numero fattura, fattura n., ricevuta, scontrino, preventivo, bolletta, riferimento, riferimento da indicare, rif., rif,
    numero di riferimento, pratica, numero pratica, pratica n., protocollo, richiesta n., segnalazione,
    ticket, numero ticket, numero cliente, n. cliente, id cliente, nome utente, utente, id utente,
    matricola, tessera, numero tessera, conto, numero conto, conto corrente, carta, carta di credito, numero
    carta, carta terminante, che termina con, terminante con, terminante in, termina con, finale, telefono,
    numero di telefono, tel., cellulare, numero di cellulare, numero verde, chiama il, chiamare il,
    spedizione, numero spedizione, collo, pacco, prenotazione, volo, posto, carrozza, treno, camera, sala,
    tavolo, piano, scala, interno, polizza, numero polizza, contratto, numero contratto, sinistro, utenza,
    contatore, lettura, targa, telaio, transazione, id transazione, numero transazione, operazione n., cro,
    trn, bonifico n., numero, numeri, n., n.ro, nr., num., partita iva, p. iva, p.iva, p. iva:, c.f., cap,
    c.a.p., rea, r.e.a., capitale sociale, importo, totale, saldo, prezzo, quantità, via, viale, piazza,
    corso, casella postale, versione, articolo, art., pagina, anno, dal, indirizzo ip, id, identificativo,
    sportello, filiale, id riunione, appuntamento, verbale, mandato, rata, delibera,
    citando la richiesta, indicando la richiesta
  `,
  unit: `
    minuti, minuto, ora, ore, giorno, giorni, secondi, secondo, settimana, settimane, mesi, anni, cifre,
    cifra, caratteri, lettere, volte, punti, miglia, euro, persone, utenti, clienti, tentativi, pezzi,
    pagine, parole, chilometri, prodotti, crediti, recensioni,
    mezz'ora, quarto d'ora, giorni lavorativi, carattere, minutini,
    grammi, grammo, litri, chili, battute,
    partecipanti, soci, iscritti, iscritte, alunni, alunne, studenti, studentesse, dipendenti, abitanti,
    visitatori, visitatrici, lettori, lettrici, abbonati, donatori, volontari, aziende, famiglie, firme
    raccolte, metri quadrati, ettari, tonnellate, chilogrammi, calorie, passi, alberi, posti, spettatori,
    membri, vicini, voti, ospiti, cittadini, chilowattora
  `,
  old: `
    non può più essere usato, non è più accettato,
    è stato accettato, è stato confermato, è stato convalidato,
    non è corretto, non era corretto, è errato, era errato, è sbagliato, era sbagliato, non è quello giusto, non era quello giusto, non corrisponde,
    annullato il codice, disattivato il codice, revocato il codice, ormai scaduto, è stato disattivato, è stato revocato, è stato ritirato,
    non è più valido, non più valido, non sono più validi, non sarà più valido, non è valido, non funziona
    più, è scaduto, sono scaduti, scaduto, scaduta, codice scaduto, codice precedente, codici precedenti,
    precedente codice, il precedente, quello precedente, al precedente, messaggio precedente, email
    precedente, inviato precedentemente, vecchio codice, codice vecchio, annullato, è stato annullato,
    revocato, invalidato, decaduto, è stato sostituito, sostituito da, già utilizzato, già usato, è stato
    utilizzato, è già stato utilizzato, è già stato usato, inviato prima, inviato in precedenza, ignora il
    codice, primo codice,
    codice di ieri, non vale più, non serve più, codice errato, codice sbagliato,
    obsoleto, il vecchio, quello vecchio, quello di prima, non è più attivo, non è più utilizzabile,
    annulla il precedente,
    è scaduta, è già scaduto, è già scaduta, ha perso validità, ha perso la validità, è stata annullata,
    è bloccato, è stato bloccato
  `,
  fresh: `
    al suo posto, in sua vece,
    nuovo codice, nuovo codice di verifica, nuovo codice di accesso, nuovo codice di sicurezza, codice
    nuovo, nuova otp, nuovo pin, codice più recente, ultimo codice, codice attuale, codice aggiornato,
    nuovo codice di conferma, nuovo codice otp, nuovo codice monouso, nuova password monouso,
    codice giusto, codice corretto, codice vigente, il più recente, nuovo codice di autenticazione,
    nuovo codice di attivazione, codice di verifica nuovo, codice in vigore, nuovo codice temporaneo,
    sostituisce il precedente
  `,
  care: `
    scade, scadrà, scade tra, scade fra, valido, valida, valido per, valido fino, è valido, validità, ha
    validità, non condividere, non condividerlo, non condividerla, non comunicare, non comunicarlo, non lo
    comunichi, non rivelare, non rivelarlo, non divulgare, non fornire, non fornirlo, non inoltrare, mai
    condividere, con nessuno, a nessuno, riservato, strettamente personale, confidenziale, se non hai
    richiesto, se non ha richiesto, non hai richiesto, non ha richiesto, se non sei stato tu, se non sei tu,
    se non l'hai richiesto, non riconosci, non hai effettuato, ignora questa, ignora questo, ignori questa,
    ignori questo, ignorare questa, ignorare questo, può ignorare, puoi ignorare, non ti chiederà mai, non
    ti chiederemo mai, non le chiederà mai, non chiede mai, hai richiesto, ha richiesto, è stato richiesto,
    non darlo, non dirlo, non dare, non lo dica, non lo dia, non lo condivida, non condivida,
    non condividete, non mostrarlo, non mostrare, non girarlo, non inoltrarlo, non mandarlo,
    non inviarlo, non comunichi, non comunicate, non fornisca, non lo fornisca, non lo riveli,
    non rivelate, tienilo per te, lo tenga per sé, tienilo segreto, tienilo al sicuro,
    nessuno di noi, nessun altro, nessuno del, nessuno dei, nessun operatore, nessun addetto,
    nessun nostro, i nostri operatori, non te lo chiederà, non te lo chiederemo, non ti verrà mai,
    non le verrà mai, mai chiesto, mai richiesto, mai chiederti, non chiediamo mai,
    non chiederemo mai, non chiederà mai, non ti chiederebbe mai, se non l'hai, se non lo hai,
    non l'hai chiesto, non l'hai richiesto, non lo hai richiesto, non hai chiesto, non ha chiesto,
    non l'ha richiesto, se non sei stata, non sei stato tu, non sei stata tu, se non è stato lei,
    non è stato lei, se non eri tu, non eri tu, non aspettavi, non ti aspettavi, ignoralo, ignorala,
    ignora, ignorate questa, ignorate questo, ignori, una sola volta, una volta sola,
    un'unica volta, solo una volta, vale solo, vale fino, scadono, scadranno, smette di funzionare,
    smetterà di funzionare, non sarà più valido dopo, non sarà più valido tra, non valido dopo,
    truffa, truffatori, truffe, segreto, al sicuro,
    mezz'ora, entro mezz'ora, un quarto d'ora, quarto d'ora, passata mezz'ora, trascorso questo tempo, entro
    un'ora
  `,
  quote: `
    ha scritto:, messaggio originale, messaggio inoltrato, inizio messaggio inoltrato, scritto:
  `,
  ignore: `
    codice civile, codice penale, codice del consumo, codice etico, codice della privacy, codice in materia,
    codice della strada, codice di condotta, codice deontologico, codice aperto, codice del terzo settore,
    codice rosso, gentile cliente, caro cliente, servizio clienti, password dimenticata, tua password è
    stata, di nuovo, nuovo messaggio, nuovo ordine, tenere conto, per conto, conto di, questo account,
    questa operazione, in via, via email, via e-mail, via mail, via sms, via posta, in corso, nel corso, a
    posto, in carta, dal tuo, dal nostro, dal sito, dal menu, dal dispositivo, dal momento, in totale, di
    persona, in via definitiva,
    compili il modulo, compila il modulo, compilare il modulo, compilate il modulo, compili il questionario,
    compila il questionario, indichi sempre, indica sempre, vale a dire, cioè a dire, metta in conto, piazza
    del, piazza della, in piazza, detti anche, così detti, ci scriva, scrivici per, scrivici se, scrivici
    quando, scrivici a, scrivici su,
    chiami questo numero:, chiama questo numero:, chiama il seguente numero, chiami il seguente numero,
    telefoni al seguente numero, al seguente numero:, a questo numero:, componga il seguente numero,
    scriveteci, metti mi piace, metti in conto,
    con cui, in cui, per cui, di cui, a cui, da cui, su cui,
    buttati, metti da parte
  `,
};
