/**
 * French. "Code" itself is an English word too and stands there; a bare "mot de passe" is any password.
 */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = pairs(
  `mot de passe, chiffres, numéro, clé, clef, mot, combinaison, suite de chiffres, série de chiffres, caractères, phrase
   secrète, numéro secret, nombre, séquence, code secret, code numérique, code pin, pin, token, jeton`,
  `de vérification, de connexion, de première connexion, à usage unique, à utilisation unique, à durée limitée,
   d'authentification, de double authentification, d'ouverture de session, jetable, jetables, éphémère, éphémères,
   2fa, otp`,
);
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `clé, clef, mot, combinaison, suite de chiffres, série de chiffres, caractères, phrase secrète, séquence, code secret,
     code numérique, mot de passe, pin, token, jeton`,
    `d'accès, de validation, de sécurité, d'activation, de confirmation, de déverrouillage, de réinitialisation,
     d'inscription, d'identification, de signature, provisoire, temporaire, dynamique`,
  ),
  pairs(`numéro, nombre, numéro secret`, `de validation, de déverrouillage, de réinitialisation`),
  pairs(`numéro secret`, `provisoire, temporaire, dynamique`),
  pairs(`chiffres`, `de validation, de confirmation, de déverrouillage`),
].join(', ');

export const french: WordTable = {
  subject: `
    dans l'objet, en objet de ce, dans le sujet, l'objet de ce,
    à l'objet, de l'objet, titre de ce mail, titre de ce message, titre de cet e-mail, titre de l'e-mail
  `,
  strong: `
    code de vérification, code de verif, code de sécurité, code de connexion, code d'accès, code
    d'authentification, code d'authentification unique, code d'identification, code de confirmation, code de
    validation, code d'activation, code à usage unique, code usage unique, code unique, code temporaire, code
    provisoire, code confidentiel, code d'autorisation, code de double authentification, code à deux facteurs,
    code de réinitialisation, code de récupération, code d'inscription, code d'enregistrement, code de
    déverrouillage, code de déblocage, code éphémère, code otp, code 2fa, code de transaction, code dynamique,
    code d'ouverture de session, code d'appairage, code de jumelage, code d'association, code de l'appareil,
    code d'appareil, code numérique, code à quatre chiffres, code à cinq chiffres, code à six chiffres, code à
    huit chiffres, code à 4 chiffres, code à 5 chiffres, code à 6 chiffres, code à 7 chiffres, code à 8
    chiffres, code pin temporaire, code de vérification pin, code de sécurité unique, code d'accès unique, code
    d'accès temporaire, code d'approbation, code de signature, code de vérification d'identité, code de
    restauration, code de changement, code magique, code d'entrée unique, code reçu par e-mail, code reçu par
    mail, code reçu par sms, mot de passe usage unique, nip à usage unique, nip à utilisation unique, nip temporaire, mot de passe unique, mot de passe dynamique, mdp à usage
    unique, mdp usage unique, mdp unique, mdp dynamique, mdp à utilisation unique, mdp jetable, mdp éphémère,
    mdp otp, jeton de sécurité, jeton d'accès, jeton de confirmation, jeton d'activation, jeton de validation,
    jeton de réinitialisation, clé d'activation du compte, numéro de confirmation à usage unique, code à saisir,
    code à entrer, ${oneUse},
    numéro pour vous connecter, numéro pour te connecter, nombre pour vous connecter, code reçu dans ce
    mail, code du mail, code de ce mail, code de l'e-mail, code de cet e-mail, mot de passe du jour
  `,
  doubtful: `
    *d'accès, *d'activation, *d'autorisation, *d'approbation, *d'inscription, *d'enregistrement,
    *confidentiel, *de déverrouillage, *de déblocage, *de transaction, *d'activation du compte,
    *de signature,
    numéro de connexion, numéro de première connexion, numéro d'ouverture de session
  `,
  code: `
    nombre magique, numéro magique, formule magique, nombre secret, mot de passe du jour, code du jour,
    numéro de confirmation,
    aurez besoin du numéro, auras besoin du numéro, vous sera demandé le numéro,
    numéro reçu par mail, numéro reçu par e-mail, chiffres reçus par mail, chiffres reçus par e-mail, numéro envoyé par mail, numéro envoyé par e-mail, nombre reçu par mail,
    ton sésame, votre sésame, mon sésame, sésame pour, clé de connexion, code, code pin, code secret, code
    personnel, code suivant, code ci-dessous, code ci-après, code ci-dessus, codes pin, jeton, chiffres
    suivants, ces chiffres, ces numéros, numéros suivants, chiffres ci-dessous, numéro suivant, numéro
    ci-dessous, code numérique, numéro de code, caractères suivants, ${spoken}, identifiant à usage unique,
    ce numéro :, ce numéro:, ce nombre :, ce nombre:, le nombre suivant :, le numéro suivant :, le nombre
    ci-dessous, nombre ci-dessous, nombre suivant, nombre reçu par e-mail, nombre envoyé par mail, nombre
    envoyé par e-mail, numéro du mail, numéro de ce mail, numéro de l'e-mail, numéro de cet e-mail, nombre
    de ce mail, nombre de cet e-mail, chiffres du mail, chiffres de l'e-mail, chiffres de ce mail, chiffres
    de cet e-mail, nombre à saisir, nombre à taper, nombre à entrer, nombre à recopier, nombre à reporter,
    numéro à saisir, numéro à taper, numéro à entrer, numéro à recopier, numéro à reporter, chiffres à
    saisir, chiffres à taper, chiffres à entrer, chiffres à recopier, caractères à saisir, caractères à
    recopier, combinaison à saisir, clé à saisir, numéro d'accès provisoire, ces caractères :,
    mot secret, mot magique
  `,
  number: `
    clé, clef, combinaison, les lettres, chiffres,
    suite de caractères, suite de chiffres, suite de lettres, série de chiffres, série de caractères, formule magique, mot de code, chaîne de caractères, les caractères, sésame,
    chiffres magiques
  `,
  act: `
    vérifi*, confirmer, confirmez, confirme, confirmation, connexion, connecter, connectez, se connecter,
    vous connecter, te connecter, connecte toi, reconnecter, s'authentifier, authentifi*, identifier,
    identifiez, identification, identité, autoriser, autorisation, valider, validez, validation, activer,
    activez, activation, inscrire, inscription, inscrivez, s'inscrire, enregistrer, enregistrement, créer un
    compte, création de compte, créer votre compte, création de votre compte, finaliser, terminer votre
    inscription, accéder, accès, ouvrir une session, ouverture de session, réinitialis*, récupérer,
    déverrouill*, débloquer, sécurité, sécuriser, double authentification, authentification forte, deux
    étapes, deux facteurs, usage unique, votre compte, ton compte, votre adresse e-mail, votre adresse
    email, votre adresse mail, votre e-mail, adresse électronique, votre identité, votre demande, votre
    espace, espace client, nouvel appareil, paiement, virement, opération, signer, signature, poursuivre,
    continuer, rejoindre, lier, associer,
    connecte, connectes, reconnecte, reconnectez, signature électronique, signez,
    signer électroniquement, parapher, c'est bien vous, c'est bien toi, que c'est vous,
    que c'est toi, c'est vraiment vous, c'est vraiment toi, qu'il s'agit bien de vous,
    qu'il s'agit de vous, vous êtes bien vous, pas un robot, êtes humain, êtes un humain,
    es un humain, prouver, prouvez, prouve, attester, associez, appairer, appairez, appairage,
    jumeler, lier votre, lier ton, lier un appareil, lier l'appareil, relier votre, rattacher,
    approuver, approuvez, approuve, le virement, votre virement, ce virement, un virement, terminer,
    achever, compléter votre, déblocage, changer d'e-mail, changer d'adresse, changement d'adresse,
    changement d'e-mail, modifier votre adresse, nouvelle adresse e-mail, création du compte,
    création de votre profil, créer mon compte, créer ton compte, ouvrir un compte,
    ouvrir votre compte, ouverture de compte, adhésion, désinscription, suppression du compte,
    passer à l'étape suivante, te faire entrer, vous faire entrer, authentique, certifier,
    habilitation,
    es dedans, êtes dedans, débloqu*, pour voter, pas un automate, n'es pas une machine, n'êtes pas une machine,
    pas une machine, lier ta, relier ton, te laisser entrer, vous laisser entrer, ouvrir vos résultats,
    entres dans ton compte, entrez dans votre compte, entre dans ton compte, ouvre les portes de votre,
    ouvre les portes de ton, ouvre la porte de, tu es dedans, te voilà dedans, vous voilà dedans, vous voilà
    connecté, vous voilà connectés, vous voilà connectée, te voilà connecté, te voilà connectée, vous serez
    connecté, tu seras connecté, adresse est bien la vôtre, adresse est bien la tienne, adresse vous
    appartient, adresse t'appartient
  `,
  use: `
    prononcez, prononce,
    si on vous le demande, si on te le demande, de reporter, reporter,
    répondez à ce message par, réponds à ce message par, répondez à ce sms par, dictez, dicte,
    saisir, saisissez, saisis, entrez, entrer, entre, tapez, taper, utilisez, utiliser, utilise, indiquez,
    indiquer, renseignez, renseigner, copiez, copier, collez, coller, recopiez, recopier, reportez,
    inscrivez, voici, ci-dessous, suivant, suivante, rentrez, communiquer, introduisez, introduire, insérez,
    composez,
    tape le, tape ce, tape ton, tape juste, tape simplement, rentre, rentrer, mets le, mettez le,
    mets la, mettez la, mettez, pianote, pianotez, tapote, renseigne, recopie, copie le, copie ce,
    colle le, colle ce, collez le, insérer, fournissez, fournir, fournis, réponds avec,
    répondez avec, répondez par, réponds par, répondre avec, réponds simplement,
    répondez simplement, réponds juste, glissez le, le voici, le voilà, voilà, les voici, la voici,
    ci après, saisissant, en entrant, en tapant, en utilisant, en indiquant, en renseignant,
    en recopiant, servez vous de, sers toi de, utilisant, écrivez le, écris le, inscris, compose le,
    saisi, reporte, reportez le, entres, insérez le, tapez le, entrez le, à taper, il faut taper,
    balance le,
    tapes, tape, tapez ici, tapée, tapant, à saisir, saisisse, saisissiez, saisirez, saisie, saisie de, la
    saisie de, avoir saisi, aurez saisi, saisissez le, saisissez la, saisissez les, saisis le, saisis la, entrez
    la, entrez ici, entre le, entre la, entre les chiffres, entriez, rentrez le, rentrez la, rentre le, rentre
    la, rentres, à entrer, recopies, recopie le, recopie la, recopiez le, recopiez la, à recopier, reportes,
    reportez la, à reporter, en reportant, retapez, retape, retaper, ressaisir, ressaisissez, ressaisis,
    retranscrivez, retranscris, transcrivez, transcris, transcrire, à transcrire, transcrivez le, inscris le,
    inscris la, inscrivez le, inscrivez la, d'inscrire, à inscrire, il faut inscrire, écris, écrivez, qu'il faut
    écrire, il faut écrire, à écrire, y écrire, écrire ici, écris la, écrivez la, écrivez y, écris y, notez,
    note le, note la, notes le, noter ici, en notant, en écrivant, en inscrivant, en saisissant, en collant, en
    composant, mets, mets y, mettez y, mets les, mettez les, y mettre, il faut mettre, merci de mettre, à
    mettre, colle, colles, à coller, colle la, collez la, copiez le, copiez la, copie la, copier coller, faites
    un copier coller, place le, placez le, placer, glisse le, glissez la, remplis, remplissez, remplir, remplir
    avec, complétez, compléter, compléter par, complétez avec, complétez par, complète la, complète le, complète
    avec, complète par, insère, insères, insérez la, introduis, introduis le, introduisez le, introduisez la,
    compose, composer, composez le, composez la, à composer, pianoter, tapotez, tapoter, dictez le, dicter,
    dictes, à dicter, dis lui, dis leur, dites, dites le, dis le, donnez, donne, donnez le, donne le, à donner,
    communiquez, communique, communiquez le, à communiquer, fournissez le, fournis le, à fournir, transmets,
    transmettez, énoncez, énonce, énoncer, annoncez, lui annoncer, répète, répétez, répéter, répétez le,
    renseignez le, renseigne le, à renseigner, indique, indiques, indiquez le, indiquez la, indique le, à
    indiquer, appuie successivement sur, appuyez successivement sur, balance ça, épelez, épelle, épeler, lis
    lui, lisez lui, à lire,
    veuillez inscrire, inscrire ici, il faut saisir, il faut entrer, il faut recopier, il faut reporter, il
    faut renseigner, il faut indiquer, doit être saisi, doit être saisie, doit être entré, doit être tapé,
    doit être recopié, doit être reporté, doit être renseigné, doit être inscrit, doit être indiqué, doivent
    être saisis, à insérer, à introduire, à rentrer, est à saisir, est à taper, est à entrer, est à
    recopier, est à reporter, est à renseigner, tapez y, tape y, saisissez y, entrez y, entre y, inscrivez
    y, inscris y, collez y, colle y, tapez là, tape là, taper là, en rentrant, en mettant, en donnant au, en
    insérant, en introduisant, en dictant, avoir entré, aurez entré, avoir tapé, aurez tapé, auras tapé,
    auras saisi, auras entré, avoir recopié, aurez recopié, avoir renseigné, aurez renseigné, avoir rentré,
    aurez rentré, avoir inscrit, aurez inscrit, avoir indiqué, avoir reporté, avoir collé, avez saisi, avez
    tapé, as saisi, as tapé, ayez saisi, aies tapé, taperez, entrerez, tu saisis, vous saisissez, vous
    tapez, tu tapes, vous entrez, tu entres, en le tapant, en le saisissant, pensez à saisir, pense à
    saisir, pensez à taper, pense à taper, n'oubliez pas de saisir, vous n'avez plus qu'à entrer, plus qu'à
    taper, plus qu'à saisir, plus qu'à entrer, plus qu'à recopier, suffit de taper, suffit d'entrer, suffit
    de saisir, suffit de recopier, suffit de copier, suffit d'indiquer, suffit de renseigner, contentez-vous
    de taper, contente-toi de taper, balance dans, colle-moi, tape-moi, rentre-moi, flanque, fourre, placez
    y, donne au bot, donnez au bot, dis à l'appli, dis
    au bot, dites au bot, envoie au bot, envoyez au bot, réponse au bot, réponse à l'appli, réponds au bot,
    répondez au bot, réponds à l'appli, répondez à l'appli, répondez simplement par, réponds juste par,
    répondez juste par, réponds simplement par, souffle à,
    soufflez à, appuie sur les touches, appuyez sur les touches,
    merci d'écrire, veuillez écrire, pensez à écrire, pense à écrire, suffit d'écrire, plus qu'à écrire,
    prière d'écrire, prière de saisir, prière de taper, prière d'inscrire, prié de saisir, prié d'inscrire,
    priée de saisir, prié d'entrer,
    prenez celui ci, prenez bien celui ci, prends celui ci, prends bien celui ci, prenez ce code, prenez plutôt
  `,
  where: `
    dans la page, sur la page, sur cette page, à la page,
    application, appli, site, page, navigateur, écran, champ, formulaire, fenêtre, téléviseur, appareil,
    page de connexion, écran de connexion, formulaire de connexion, champ prévu, champs, la case,
    dans la case, les cases, dans les cases, encadré, zone de saisie, boîte de dialogue,
    dans le terminal, invite de commande, ligne de commande, télé, la télé, ordinateur,
    sur votre téléphone, sur ton téléphone, sur votre mobile, tablette, site web, site internet,
    page web, barre de saisie,
    petite case, case vide, case blanche, une case, cases vides, carré blanc, carré, petit carré, cadre, cadre
    de droite, encart, zone de texte, zone prévue, fenêtres, formulaires, applis, espace patient, espace
    personnel, espace adhérent, votre compte en ligne, sur le portail, dans le portail, portail, au bas de la
    page, bas de la page, en bas de la page, haut de la page, en haut de la page, fin du formulaire, bas du
    formulaire, au bas du formulaire, dernière ligne, ligne vide, la ligne, sous l'image, sous la photo, sous le
    dessin, à côté de l'image, tchat, chat du jeu, dans le jeu, au téléphone, serveur vocal, au serveur vocal, à
    la conseillère, au conseiller, sur la manette, avec ta manette, manette, télécommande, dans la console, sur
    votre nouveau téléphone, sur ton nouveau téléphone, sur le nouveau téléphone, sur ta tablette, pavé
    numérique, clavier, bandeau, pop-up, boîte, la boîte, là où on te le demande, là où on vous le demande, à
    l'endroit indiqué, emplacement prévu, espace prévu, rubrique, dans la rubrique, le portail des, au portail des, portail de réservation, portail de rendez-vous, portail client, portail patient, portail famille, portail en ligne, portail web, guichet en ligne, au guichet en ligne, au guichet numérique, guichet numérique, au guichet virtuel, guichet virtuel, au guichet électronique, guichet électronique, au guichet unique, guichet unique, démarche
    en ligne, notre site,
    à l'écran, sur l'écran, sur la télé, sur le téléviseur, champ vide, champ libre, champ blanc, dernier
    champ, premier champ, champ de saisie, fenêtre suivante, fenêtre ouverte, page ouverte, page restée
    ouverte, page suivante, page de confirmation, page de validation, page d'inscription, page
    d'identification, écran d'accueil, écran de validation, écran de confirmation, écran suivant, formulaire
    d'inscription, formulaire en ligne, assistant d'installation, dans le chat, dans la discussion, dans la
    conversation, fenêtre de chat, la borne, sur le pavé, zone de recherche, barre d'adresse, champ de
    texte, champ texte, navigateur internet, le lanceur, espace client en ligne, extranet, intranet,
    l'encadré, petit cadre, cadre blanc,
    page de commande, sur la page de commande, la page de commande, page de la commande, sur la page de la
    commande, la page de la commande, page de votre commande, sur la page de votre commande, la page de votre
    commande, page de ta commande, sur la page de ta commande, la page de ta commande, page de réservation,
    sur la page de réservation, la page de réservation, page de votre réservation, sur la page de votre
    réservation, la page de votre réservation, page de paiement, sur la page de paiement, la page de paiement,
    page du paiement, sur la page du paiement, la page du paiement, page du panier, sur la page du panier, la
    page du panier, page de facturation, sur la page de facturation, la page de facturation
  `,
  other: `
    code famille, clé d'invitation, code d'adhésion au groupe,
    code de groupe, code du groupe,
    % de réduction, % de remise,
    à l'accueil, à présenter à l'accueil, à donner à l'accueil,
    droite de la porte, gauche de la porte, côté de la porte, clavier de la porte,
    code de bienvenue,
    code rendez-vous, code du rendez-vous, code de rendez-vous,
    code de statut, code du cours, code de cours,
    retirer votre colis, récupérer votre colis, retirer votre commande, retirer le colis, au livreur,
    au coursier, au chauffeur, au comptoir, en caisse, à la caisse, à la réception, au guichet,
    revue de code, revues de code,
    id de réunion, id de la réunion, identifiant de réunion, code ami, code de vérification du document,
    code de vérification du certificat, code du document, code du certificat, code postal, code promo,
    code promotionnel, code de promotion, code promotion, code réduction, code de réduction, code de remise,
    code remise, code avantage, code privilège, code cadeau, code bonus, code coupon, code de coupon,
    code parrain, code parrainage, code de parrainage, code d'invitation, code invitation, code barre,
    code barres, code à barres, code qr, code de suivi, code suivi, code de retrait, code retrait,
    code de collecte, code de livraison, code livraison, code livreur, code colis, code casier,
    code de casier, code du casier, code consigne, code de consigne, code locker, code porte, code de porte,
    code de la porte, code d'entrée, code d'entrée de l'immeuble, code immeuble, code de l'immeuble,
    code interphone, code portail, code du portail, code barrière, code parking, code du parking,
    code d'accès à l'immeuble, code d'accès au bâtiment, code d'accès au parking,
    code d'accès à la résidence, code de la boîte à clés, code boîte à clés, code du boîtier, code alarme,
    code de réservation, code réservation, code wifi, code wi-fi, code de licence, code source, code erreur,
    code d'erreur, code article, code produit, code client, code fournisseur, code naf, code ape,
    code banque, code guichet, code swift, code bic, code bancaire, code iban, code pays, code insee,
    code région, code couleur, code magasin, code boutique, code agence, code vestimentaire, code tva,
    code affilié, code partenaire, code campagne, code de réunion, code de la réunion, code réunion,
    code secret de la réunion, code de conférence, code participant, code organisateur, code bon,
    code billet, code de billet, code événement, code cours, code de classe, code de la classe, code classe,
    code groupe, code établissement, code vente, code rio, code puk, code jeu, code créateur, code offre,
    code d'offre, code lot, code de lot, code de série, code de téléchargement, code d'échange, code moteur,
    code radio, code douanier, code de marchandise, code lieu, code commune, code officiel géographique,
    code hexadécimal, code iata, code aita, code métier, code rome, code dossier, code de dossier,
    code de référence, code référence, code commande, code de commande, code de paiement échelonné,
    code de retour, code retour, codes postaux, codes promo, codes promos, codes de réduction, codes qr,
    codes barres, codes à barres, nouveau code promo, nouveau code de réduction, digicode, codes de secours,
    code de secours, codes de récupération, codes d'urgence, code d'urgence, codes de sauvegarde,
    code de sauvegarde, codes cadeaux, carte cadeau, chèque cadeau, carte-cadeau, bon de réduction,
    bon d'achat, bons de réduction, indicatif, clé de licence, clé produit, clé de produit,
    clé d'activation du logiciel, clé d'activation du produit, clé wifi, clé wi-fi, mot de passe wifi, mot de passe wi-fi,
    mot de passe du wifi, mot de passe de la réunion, numéro de série, numéro de licence,
    numéro de réservation, référence de réservation, numéro de suivi, flashcode,
    comme référence, en référence de, comme libellé, en libellé,
    code de vérification de l'avis, code de vérification de l'attestation
  `,
  label: `
    événement,
    matricule,
    commande, commandes, numéro de commande, n° de commande, commande n°, réf. commande, référence,
    référence de la commande, référence à indiquer, référence à rappeler, références, réf, réf., réf client, numéro, numéros, n°, nº, num., facture,
    numéro de facture, facture n°, avoir n°, devis, devis n°, reçu n°, ticket n°, dossier, numéro de
    dossier, dossier n°, réclamation, incident, demande n°, numéro de demande, numéro de ticket, numéro
    client, n° client, numéro de client, référence client, identifiant client, identifiant, identifiants,
    votre identifiant, numéro de compte, n° de compte, compte n°, numéro d'abonné, numéro d'adhérent, numéro
    d'allocataire, numéro de sécurité sociale, numéro fiscal, numéro de contrat, contrat, contrat n°, numéro
    de police, police n°, sinistre, numéro de sinistre, colis, colis n°, numéro de colis, envoi n°,
    livraison n°, bon de livraison, bordereau, numéro d'envoi, réservation n°, vol, vol n°, train, train n°,
    voiture, place, siège, billet n°, numéro de billet, carte, carte bancaire, carte n°, numéro de carte, se
    terminant par, terminant par, finissant par, qui se termine par, téléphone, numéro de téléphone, tél,
    tél., mobile, portable, télécopie, appelez le, composez le, au numéro, siret, siren, rcs, r.c.s., tva,
    n° tva, numéro de tva, capital de, capital, au capital, bp, cs, cedex, boîte postale, rue, avenue,
    boulevard, étage, appartement, bâtiment, chambre, salle, montant, total, solde, prix, quantité, mandat,
    rum, ics, transaction n°, numéro de transaction, opération n°, virement n°, session n°, version, adresse
    ip, immatriculation, plaque, numéro de compteur, relevé, point de livraison, pdl, prm, article n°,
    poste, orias, agrément, numéro d'agrément, licence n°, identifiant de réunion, id de réunion, depuis,
    copyright,
    citant la demande, rappelant la demande, mentionnant la demande, indiquant la demande
  `,
  unit: `
    minutes, heure, heures, jour, jours, seconde, secondes, semaine, semaines, mois, ans, année, années,
    chiffres, caractères, lettres, fois, points, euros, euro, centimes, personnes, utilisateurs, clients,
    abonnés, miles, essais, tentatives, pages, articles, avis, mots, m², kilomètres, francs, dirhams,
    quart d'heure, demi heure, demie heure, chiffre, symboles, jours ouvrés, jours ouvrables,
    heure trente,
    grammes, gramme, signes, litres, kilos,
    participants, participantes, adhérents, adhérentes, inscrits, inscriptions, élèves, étudiants, salariés,
    habitants, visiteurs, lecteurs, donateurs, bénévoles, entreprises, foyers, exemplaires, signatures,
    mètres, mètres carrés, hectares, tonnes, kilogrammes, kilowattheures, arbres, places, spectateurs,
    convives, familles, sociétés, utilisatrices, voix
  `,
  old: `
    code expiré, codes expirés, code périmé,
    n'est plus accepté, n'est plus utilisable, n'est plus nécessaire, ne peut plus servir,
    a été accepté, a été validé, a été confirmé,
    est incorrect, était incorrect, est erroné, était erroné, n'est pas correct, n'était pas correct, n'est pas le bon, n'était pas le bon, ce n'est pas le bon, est faux, était faux,
    maintenant expiré, désormais expiré, déjà expiré, désormais périmé, annulé le code, annulé votre code, désactivé le code, désactivé votre code, révoqué le code, invalidé le code, a été retiré, a été révoqué, a été désactivé,
    a été modifié, a été changé,
    n'est plus valable, n'est plus valide, plus valable, plus valide, ne sont plus valables, ne fonctionne
    plus, ne fonctionnera plus, ne peut plus être utilisé, a expiré, ont expiré, est expiré, sont expirés,
    ancien code, l'ancien, précédent code, code précédent, codes précédents, le précédent, du précédent,
    message précédent, e-mail précédent, envoyé précédemment, reçu précédemment, périmé, a été annulé, est
    annulé, est remplacé, remplacé par, a été remplacé, déjà utilisé, déjà été utilisé, a été utilisé,
    invalide, a été invalidé, désactivé, code envoyé plus tôt, premier code, ne tenez pas compte du code,
    ignorez le code, caduc,
    précédents, n'est plus bon, n'est plus actif, ne marche plus, ne sert plus, caduque, périmés,
    déjà servi, anciens codes, code d'hier, annulé,
    n'a plus cours,
    est bloqué, a été bloqué, a été verrouillé, saisi trois fois de façon erronée
  `,
  fresh: `
    à la place,
    nouveau code, nouveau code de vérification, nouveau code de connexion, nouveau code de sécurité, dernier
    code, code actuel, code à jour,
    nouveau code d'accès, nouveau mot de passe à usage unique, nouveau code à usage unique,
    nouvel otp, nouveau pin, code le plus récent, bon code, nouveau code d'authentification,
    nouveau code de confirmation, nouveau code de validation, nouveau code d'activation,
    nouveau code à, tout nouveau code, code en vigueur,
    annule et remplace, remplace le précédent, remplace l'ancien, remplace les précédents
  `,
  care: `
    expire, expirera, expire dans, expire le, valable, valable pendant, valide, valide pendant, valables,
    est valable, reste valable, à usage unique seulement, ne partagez, ne le partagez, ne partagez jamais,
    ne communiquez, ne le communiquez, ne jamais communiquer, ne transmettez, ne le transmettez, ne le
    transmettez à personne, ne divulguez, ne le divulguez, ne donnez jamais, ne donnez ce code, à personne,
    strictement personnel, confidentiel, vous n'êtes pas à l'origine, si vous n'êtes pas à l'origine, si
    vous n'avez pas demandé, vous n'avez pas demandé, si vous n'avez pas, n'avez pas effectué, si ce n'est
    pas vous, si ce n'était pas vous, n'avez pas fait cette demande, ignorez cet e-mail, ignorez cet email,
    ignorez ce mail, ignorez ce message, ignorer cet e-mail, ignorer ce message, ignorer ce mail, ignorer
    cet email, ne vous demandera jamais, ne vous demanderons jamais, ne pas partager, vous avez demandé,
    ne le donnez, ne le donne, ne donnez pas, ne donne, ne le dites, ne le dis, ne dites,
    ne le partage, ne partage, ne la partagez, ne communique, ne le communique, ne l'envoyez,
    ne l'envoie, ne le montrez, ne le montre, ne le révélez, ne révélez, ne révèle, ne dévoilez,
    ne confiez, ne le confiez, ne transférez, ne le transférez, personne d'autre,
    personne chez nous, personne de chez, aucun employé, aucun conseiller, aucun de nos,
    nos conseillers, nos équipes ne, garde le pour toi, gardez le pour vous, à garder pour,
    gardez le secret, une seule fois, qu'une fois, qu'une seule fois, marche une fois,
    fonctionne une fois, sert une fois, expirent, périmera, ne marche qu, ne sert qu,
    ne fonctionne qu, n'est valable qu, n'est valide qu, validité, durée de validité, durée de vie,
    n'avez rien demandé, n'as rien demandé, si tu n'as pas, tu n'as pas demandé, n'as pas demandé,
    n'avez pas demandé, n'es pas à l'origine, n'êtes pas à l'origine, ce n'est pas toi,
    ce n'était pas toi, ce n'était pas vous, ce n'est pas vous, n'avez pas initié, n'avez pas tenté,
    n'as pas tenté, n'avez pas sollicité, n'attendiez pas, ignore ce, ignore cet, ignore le,
    ignorez le, ignorez la, ignorez simplement, ignore simplement, pouvez l'ignorer, peux l'ignorer,
    ne te demandera jamais, ne te demanderons jamais, ne vous le demandera, jamais demander,
    jamais demandé, ne demande jamais, ne demandons jamais, ne demanderons jamais,
    ne demandera jamais, vous sera jamais demandé, arnaque, escroc, escrocs, hameçonnage, fraudeurs,
    à ne pas communiquer, à ne communiquer, à ne pas partager, à ne pas divulguer, à ne jamais,
    strictement confidentiel, cessera de fonctionner dans, ne sera plus valable après,
    ne sera plus valide après, ne sera plus valable dans,
    une demi-heure, demi-heure, un quart d'heure, quart d'heure, d'ici une heure, passé ce délai, au-delà de ce
    délai, dans l'heure, garde ça pour toi, gardez cela pour vous
  `,
  quote: `
    a écrit :, a écrit:, message d'origine, message original, message transféré, message réexpédié, début du
    message réexpédié, début du message transféré, courriel original
  `,
  ignore: `
    examen du code, examen de code, réviser le code, passer le code, épreuve du code, leçon de code, leçons de code,
    est, code civil, code pénal, code du travail, code de la route, code de la consommation, code monétaire,
    code de commerce, code de déontologie, code de conduite, code général, code de la santé, code de la
    sécurité sociale, code des assurances, code de la propriété intellectuelle, code électoral, code du
    tourisme, permis de conduire, numéro de sécurité, mot de passe oublié, votre ancien, à cette date, carte
    de france, en place, sur place, prendre place, à la carte, cher client, chère cliente, numéro vert, mise
    à jour de sécurité, sécurité sociale, accès à vos, service client, point de vente, en point, par jour,
    par mois, mise en demeure, nouveau client, nouveaux, nouveauté*,
    tel quel, telle quelle, tels quels, telles quelles, remplissez le formulaire, remplir le formulaire,
    remplissez ce formulaire, complétez le formulaire, compléter le formulaire, remplis le formulaire, donnez
    votre avis, donnez nous, donne ton avis, donner votre avis, dites nous, dis nous, écrivez nous, écris nous,
    écrivez à, notez que, notez bien, notez nous, notez votre, à noter,
    appelez ce numéro :, appelez ce numéro:, appelez le numéro suivant :, appelez le numéro suivant, appelez
    au numéro suivant, composez ce numéro :, composez le numéro suivant, joignez-nous à ce numéro, à ce
    numéro :, à ce numéro:, au numéro suivant, indiquez-nous, rappelez-nous, mettez à jour, mets à jour
  `,
};
