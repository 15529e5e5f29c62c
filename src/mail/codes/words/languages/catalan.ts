/** Catalan, as far as it differs from Spanish and Portuguese. */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = pairs(
  `número, clau, contrasenya, dígits, xifres, paraula, paraula de pas, mot de pas, combinació, seqüència, caràcters,
   testimoni, codi pin, codi numèric, codi secret, pin, token`,
  `de verificació, d'un sol ús, d'ús únic, d'autenticació, d'inici de sessió, per iniciar sessió, de doble factor, de dos
   factors, 2fa, otp`,
);
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `clau, contrasenya, dígits, paraula, paraula de pas, mot de pas, combinació, seqüència, caràcters, testimoni, codi pin,
     codi numèric, codi secret, pin, token`,
    `d'accés, temporal, provisional, de validació, de seguretat, d'activació, de confirmació, de desbloqueig, de
     restabliment, d'identificació, de connexió, dinàmic, dinàmica`,
  ),
  pairs(`número`, `de validació, de desbloqueig, de restabliment`),
].join(', ');

export const catalan: WordTable = {
  subject: `
    a l'assumpte, en l'assumpte, de l'assumpte
  `,
  strong: `
    codi de verificació, codi de confirmació, codi de seguretat, codi d'accés, codi d'inici de sessió, codi
    d'autenticació, codi d'autorització, codi d'activació, codi de validació, codi d'identificació, codi de
    registre, codi d'un sol ús, codi d'ús únic, codi únic, codi temporal, codi de recuperació, codi de
    restabliment, codi de desbloqueig, codi otp, codi de dos factors, codi en dos passos, codi de doble factor,
    codi sms, codi de signatura, codi dinàmic, codi de 4 dígits, codi de 6 dígits, codi de 8 dígits, codi de sis
    dígits, codi de quatre dígits, codi de 6 xifres, codi de 4 xifres, codi de sis xifres, codi d'entrada únic,
    codi de vinculació, codi de dispositiu, codi per iniciar sessió, codi per verificar, codi per confirmar,
    contrasenya única, contrasenya temporal, contrasenya dinàmica, clau dinàmica, clau d'accés, clau de
    seguretat, clau temporal, clau de signatura, pin d'accés, pin temporal, idcat mòbil contrasenya,
    ${oneUse},
    codi del correu, codi d'aquest correu, codi d'aquest missatge, codi que us hem enviat, codi que t'hem
    enviat, codi rebut per correu, número per entrar, clau del dia
  `,
  doubtful: `
    *d'accés, *d'activació, *d'autorització, *de registre,
    número d'inici de sessió, número per iniciar sessió
  `,
  code: `
    número de confirmació,
    codi, codi pin, codi següent, clau:, la teva clau és, la vostra clau és, contrasenya:, aquests dígits,
    aquests números, aquestes xifres, ${spoken},
    aquest número:, el número següent:, el següent número:, número següent:, següent número:, aquests
    caràcters, aquestes lletres:, número que ha arribat per correu, número que us ha arribat per correu,
    número que t'ha arribat per correu, número que li ha arribat per correu, número rebut per correu, número
    enviat per correu, número que us hem enviat, número que t'hem enviat, número que li hem enviat, número
    del correu, número d'aquest correu, número d'aquest missatge, número del missatge, xifres del correu,
    xifres d'aquest correu, xifres rebudes per correu, dígits del correu, dígits rebuts per correu, número
    que cal introduir, número que heu d'introduir, número que has d'introduir, número que cal escriure,
    xifres que cal introduir,
    paraula secreta, paraula màgica
  `,
  number: `
    els números,
    clau, combinació, les lletres, xifres, dígits, contrasenya del dia, cadena de caràcters, la cadena, seqüència de
    lletres, seqüència de dígits, seqüència de xifres, la seqüència, sèrie de xifres, combinació de números,
    combinació de xifres, combinació de lletres, clau numèrica, número màgic, número secret, els caràcters
  `,
  act: `
    inicia la sessió, inicieu la sessió, iniciï la sessió, del teu compte, al teu compte, del vostre compte,
    al vostre compte,
    entra-hi, entri-hi, obrir el teu, obrir el vostre,
    iniciar la sessió, aprovar,
    verific*, confirmar, confirma, confirmeu, confirmació, iniciar sessió, inicia sessió, inicieu sessió,
    inici de sessió, accedir, accés, accediu, accedeix, autentic*, autoritz*, identifica*, identitat,
    validar, valideu, valida, validació, activar, activeu, activació, registr*, restabl*, recuperar,
    seguretat, dos passos, dos factors, un sol ús, el teu compte, el vostre compte, correu electrònic, la
    vostra sol·licitud, tràmit, signar, signatura, continuar, entrar,
    que ets tu, ets tu, ets realment tu, que sou vosaltres, sou vosaltres, que és vostè,
    no ets un robot, no sou un robot, demostrar, demostra, demostreu, comprovar, comproveu,
    comprova, comprovació, vinculeu, enllaçar, aparellar, emparellar, aproveu, aprova, signeu,
    signa, acabar, finalitzar, finalitza, finalitzeu, completeu, continueu, canviar el correu,
    canviar de correu, canvi de correu, canviar la contrasenya, desbloque*, desbloqueg*,
    crear un compte, crear el compte, crear el teu compte, obrir un compte, eliminar el compte,
    nou dispositiu, connectar, connecta't, connectar-se, connectar-vos, donar d'alta,
    donar-vos d'alta, donar-te d'alta, entreu, el seu compte, el teu correu, el vostre correu,
    adreça electrònica, adreça de correu, la teva identitat, la vostra identitat, desvincular,
    no ets un bot, no sou un bot, no és un robot, no és un bot, vulgui votar, per votar, quedareu inscrits,
    inscripció, inscriure*, s'activarà, identificar-vos, identificar-te, identificar-se, vincular la, vincular
    el, deixar-te entrar, deixar-vos entrar, obrir els resultats, desbloquejar, desbloqueja,
    el teu registre, el vostre registre, el seu registre, teu registre amb, acabes el registre, acabar el
    registre, completar el registre, entres al teu compte, entreu al vostre compte, entres al compte, ja ets
    a dins, ja ets dins, ets a dins, ja hi ets, ja hi sou, ja sou a dins, ja sou dins, portes del teu
    perfil, portes del vostre perfil, portes del teu compte, portes del vostre compte, obre el teu compte,
    obre el vostre compte, haurà iniciat la sessió, haureu iniciat la sessió, hauràs iniciat la sessió,
    correu és vostre, correu és teu, correu és seu, adreça és teva, adreça és vostra, et deixarà passar, us
    deixarà passar, et deixarà entrar, us deixarà entrar, et deixa passar, la teva adreça, la vostra adreça,
    la seva adreça,
    del seu compte, al seu compte, entrar a l'app, entrar a l'aplicació, entrar al web, entrar a la web
  `,
  use: `
    respongui amb, contesta amb,
    introdueix, introduïu, introduir, escriu, escriviu, utilitza, utilitzeu, utilitzar, fes servir, feu
    servir, copia, copieu, enganxa, enganxeu, tecleja, teclegeu, aquí tens, aquí teniu, a continuació,
    següent, indiqueu, inseriu,
    posa el, posa aquest, posa'l, poseu, poseu-lo, posar, digiteu, insereix, escriure, enganxar,
    teclejar, utilitzant, introduint, escrivint, fent servir, respon amb, responeu amb,
    respondre amb, aquí el tens, aquí el teniu, heus aquí, és aquest, indicar, emplena, empleneu,
    fica'l, escriu-lo, useu, utilitza'l, copia'l, enganxa'l, tecleja'l,
    transcriu, transcriviu, transcriure, transcriu-lo, transcriviu-lo, transcrigui, escrigui, escriguin,
    escriviu-lo, escriu-la, escriu-ho, escriviu-ho, escriure-ho, escriure'l, escriu-hi, escriviu-hi, escriu
    aquí, escriviu aquí, tornar a escriure, torna a escriure, torneu a escriure, reescriu, reescriviu, cal
    escriure, introdueix-lo, introduïu-lo, introdueix-la, introdueix-hi, introduïu-hi, introdueixi,
    introdueixin, introdueixes, introduir-lo, introduir-hi, introduït, hàgiu introduït, hagis introduït, en
    introduir, d'introduir, haurà d'introduir, haureu d'introduir, hauràs d'introduir, cal introduir,
    teclegeu-lo, tecleja-ho, teclejant, teclegi, teclejat, tecleges, digiti, digitar, digita'l, premeu per
    ordre, prem per ordre, pica el, piqueu, posa-la, posa-hi, poseu-hi, posar-lo, posar-hi, cal posar, posant,
    poseu-la, fica-la, fica-ho, fica-hi, fiqueu, fiqueu-lo, fiqueu-hi, ficar, ficant, fiqui, fot-lo, fot-hi,
    foteu-hi, llança, enganxa-la, enganxeu-lo, enganxa-ho, enganxi, enganxa-hi, enganxant, copia-la, copieu-lo,
    copiï, copia-ho, copiant, copia i enganxa, omple, ompli, ompliu, omplir, omple-ho, omple amb, ompliu amb,
    emplena amb, empleneu amb, empleni, emplenar, empleneu-ho, completeu amb, completi amb, anoteu, anoti,
    anota'l, anoteu-lo, apunta aquí, apunteu, apunti, apunta'l, feu constar, fes constar, faci constar, fer
    constar, consigneu, consigni, indiqui, indica'l, indiqueu-lo, indiqui'l, indicant, faciliteu, faciliti,
    facilitar, faciliteu-lo, dona el, doneu-lo, proporcioneu, proporciona, comuniqueu, comuniqui, comunica el,
    comuniqueu-lo, dicteu, dicti, dicta'l, dicteu-lo, digueu, digueu-li, digues, digues-li, digui, digui-li,
    dir-li, repetiu, repeteix, repeteixi, repetiu-lo, lletreja, lletregeu, llegiu-li, llegeix-li, llegiu en veu
    alta, trasllada, traslladeu, traslladi, traslladar, trasllada'l, passeu, passa el, passi el, transferiu,
    inseriu-lo, insereix-lo, insereixi, inserir, inserint, col·loca, col·loqueu, col·loqui, col·loca'l,
    utilitzi, utilitzeu-lo, fes-lo servir, feu-lo servir, empreu, emprar, entreu el, respongueu amb, contesteu
    amb, posa al, posa a la, passeu el, passeu-lo,
    hi escrius, escrius, escriuràs, escriureu, hi escriviu, n'hi ha prou d'escriure, n'hi ha prou de
    teclejar, n'hi ha prou d'introduir, n'hi ha prou de posar, n'hi ha prou amb teclejar, n'hi ha prou amb
    escriure, només cal teclejar, només cal escriure, només cal introduir, només cal posar, cal teclejar,
    cal indicar, cal copiar, cal enganxar, cal anotar, cal ficar, cal inserir, cal emplenar, s'ha
    d'introduir, s'ha d'escriure, s'ha d'indicar, s'ha de teclejar, s'ha de posar, s'ha de copiar, s'ha
    d'anotar, s'ha d'enganxar, s'han d'introduir, s'introdueix, s'escriu, es tecleja, es posa, has
    d'escriure, has d'introduir, has de posar, has de teclejar, has de ficar, heu d'escriure, heu
    d'introduir, heu de posar, heu de teclejar, heu d'indicar, ha d'escriure, ha d'introduir, ha de
    teclejar, ha d'indicar, hagis posat, hagi posat, hàgiu posat, hagis teclejat, hagi teclejat, hàgiu
    teclejat, hagis escrit, hagi escrit, hàgiu escrit, hagi introduït, hagis ficat, hagis copiat, hagi
    copiat, hàgiu copiat, hagis enganxat, has teclejat, heu teclejat, has posat, heu posat, després
    d'introduir, després d'escriure, després de teclejar, després de posar, un cop introduït, un cop escrit,
    un cop teclejat, un cop posat, en teclejar, en escriure, en posar, en copiar, d'anotar, feu el favor
    d'anotar, feu el favor d'escriure, feu el favor d'introduir, feu el favor de teclejar, feu el favor de
    posar, feu el favor de copiar, fes el favor d'escriure, fes el favor de posar, copieu-la, enganxeu-la,
    enganxa'l aquí, apunta-la, apunteu-lo, apunteu-la, tecleja-la, teclegeu-la, escriviu-la, posa-ho,
    posa-hi el, clava'l, clava-hi, tira'l, passa-li, passa'l, digues-ho, dona a l'app, doneu a l'app,
    dona-li, doneu-li, digues al bot, digueu al bot, envieu al bot, respon
    al bot, responeu al bot, contesteu al bot, resposta al bot, resposta per al bot, resposta a l'app,
    resposta a l'aplicació, contesteu simplement, respon simplement, mostra a l'app, mostreu a l'app,
    ensenya a l'app, si us plau passeu, sigui introduït, ser introduït, ha de ser introduït, ser escrit,
    es prega introduir, es prega escriure, es prega teclejar, posa-les, posa'ls, poseu-les, poseu-los,
    tecleja-les, tecleja'ls, escriu-les, escriu-los, introdueix-les, introdueix-los, introduïu-les,
    introduïu-los, copia-les, copia'ls, enganxa-les, enganxa'ls,
    quan copies, quan enganxes, si copies, si enganxes, quan tecleges, quan introdueixes, quan copieu, quan
    enganxeu
  `,
  other: `
    codi postal, codi promocional, codi de descompte, codi descompte, codi promo, codi de cupó, codi de
    seguiment, codi de recollida, codi de lliurament, codi de reserva, codi de regal, codi regal, codi
    d'invitació, codi d'amic, codi de barres, codi qr, codi de país, codi font, codi d'error, codi de
    producte, codi de client, codi de la porta, codi de porta, codi d'entrada, codi de l'entrada, codi de la
    taquilla, codi de l'armari, codi de llicència, codi de sèrie, codi de la reunió, codi de classe, codi de
    grup, codi d'article, codi wifi, codi de bescanvi, codi fiscal, codis postals, codis promocionals, codis
    de descompte, codis de recuperació, codis de suport, codis qr, cupó, cupons, targeta regal,
    localitzador, número de reserva, número de seguiment, número de sèrie, contrasenya wifi,
    al concepte, com a concepte, com a referència
  `,
  label: `
    esdeveniment,
    contrasenya del wifi, número de contracte,
    comanda, número de comanda, factura, número de factura, referència, núm. de referència, expedient,
    número d'expedient, rebut, número de client, compte, número de compte, targeta, número de targeta,
    acabada en, acabat en, que acaba en, telèfon, tel., mòbil, enviament, paquet, reserva, seient, fila,
    sala, entrada, entrades, localitat, pòlissa, contracte, cas, incidència, sol·licitud núm., operació,
    número d'operació, número, núm., núm, n., import, total, saldo, preu, carrer, avinguda, registre,
    registre d'entrada, versió, pàgina,  identificador, usuari, nom d'usuari, dni:, número de dni, amb
    dni, nif,
    número d'abonat, número d'abonada, número de soci, número de sòcia, número d'usuari
  `,
  unit: `
    minuts, minut, hora, hores, dia, dies, segons, setmana, setmanes, mesos, anys, dígits, xifres,
    caràcters, lletres, vegades, punts, euros, persones, usuaris, intents, unitats,
    segon, mitja hora, quart d'hora, xifra, caràcter, símbols, dies laborables,
    grams, paraules, litres, quilos,
    socis, sòcies, inscrites, alumnes, estudiants, treballadors, treballadores, visitants, lectors,
    subscriptors, donants, voluntaris, empreses, famílies, exemplars, metres quadrats, quilòmetres,
    hectàrees, tones, quilograms, espectadors, membres, veïns, vots, comandes, seguidors
  `,
  old: `
    no és correcte, no era correcte, és incorrecte, era incorrecte, no coincideix,
    ja no és vàlid, ja no val, ja no serveix, ja no funciona, no és vàlid, ha caducat, ha expirat, caducat,
    expirat, codi anterior, l'anterior, anterior era, codi antic, correu anterior, missatge anterior,
    anul·lat, invalidat, substituït, ja s'ha utilitzat, ja utilitzat, ja s'ha fet servir,
    codi vell, codi caducat, codi expirat, ja no es pot fer servir, obsolet,
    el d'abans, sense efecte, codi incorrecte, ja no és vàlida, ja no està actiu,
    deixa de ser vàlid, codis anteriors,
    ha vençut, ha quedat anul·lat
  `,
  fresh: `
    nou codi, codi nou, nova clau, darrer codi, últim codi, codi actual, codi més recent,
    codi correcte, nou codi de verificació, codi de verificació nou, nou codi d'accés,
    nova contrasenya d'un sol ús, nou pin, nou codi de confirmació, codi bo, codi vigent,
    substitueix l'anterior
  `,
  care: `
    caduca, caducarà, expira, expirarà, vàlid, vàlida, vàlid durant, és vàlid, validesa, no compartiu, no
    comparteixis, no el comparteixis, no el compartiu, no faciliteu, no el faciliteu, no el faciliteu a
    ningú, amb ningú, a ningú, confidencial, si no heu sol·licitat, si no ho heu sol·licitat, no heu
    sol·licitat, no has sol·licitat, si no has sol·licitat, si no heu estat vosaltres, si no has estat tu,
    ignoreu aquest, ignora aquest, heu sol·licitat, has sol·licitat,
    no el doneu, no el donis, no el diguis, no el digueu, no el mostreu, no el mostris,
    no el reenvieu, no el reenviïs, no ho comparteixis, no ho compartiu, no el divulgueu,
    no el divulguis, no el revelis, no el reveleu, no el passis, guarda'l per a tu, guarda-te'l,
    ningú de, ningú més, cap empleat, cap treballador, mai us demanarem, mai et demanarem,
    mai no et, mai no us, no us el demanarà, mai us demanarà, mai et demanarà, no heu demanat,
    no has demanat, no ho has demanat, si no ho has, no ho heu demanat, no has estat tu,
    no heu estat vosaltres, si no ets tu, si no sou vosaltres, no l'has demanat, no l'heu demanat,
    ignoreu, ignora, ignora'l, podeu ignorar, pots ignorar, una sola vegada, un sol cop,
    només una vegada, només un cop, caduquen, caducaran, és vàlida, vàlid fins, vàlid només, vigent,
    estafa, terceres persones, deixarà de funcionar, deixarà de ser vàlid,
    mitja hora, abans de mitja hora, quart d'hora, un quart d'hora, passat un quart d'hora, en el termini d'una
    hora
  `,
  quote: `
    va escriure:, ha escrit:, missatge original, missatge reenviat
  `,
  ignore: `
    codi civil, codi penal, codi de conducta, codi ètic, codi obert, tenir en compte, en compte, aquest
    compte, el compte, un compte, paraula clau, paraules clau, per compte, en cas, estimat client,
    empleneu el formulari, ompliu el formulari, omple el formulari, emplena el formulari, empleneu el model,
    indiqueu sempre, indica sempre, digueu-nos, digues-nos, doneu-nos, tingueu en compte, passeu per, passa per,
    al seu lloc, en lloc de, en primer lloc, tenir lloc, ha tingut lloc, tindrà lloc, té lloc, tal com,
    escriviu-nos, escriu-nos, escrigui'ns, escriure'ns, ens escriviu, ens escriu, truqueu a aquest número:,
    truca a aquest número:, truqueu al número següent, truqui al número següent, al número següent:, a
    aquest número:, marqueu aquest número, marca aquest número,
    posa't en marxa, poseu-vos, posa't
  `,
  where: `
    a la pàgina, pàgina web, lloc web, al web, aplicació, camps, casella, caselles, formulari,
    dispositiu, ordinador, al terminal, quadre de text, tauleta, requadre, a la tele,
    pàgina, la pàgina, a la pàgina del, del lloc, el web, nostre web, al nostre web, la web, a la pantalla, la
    pantalla de la tele, finestres, a la finestra, finestra emergent, finestreta, al camp, camp buit, camps en
    blanc, quadret, quadradet, quadradet blanc, requadre de la dreta, requadres, casella de baix, casella de
    sota, casella en blanc, caselleta, espai en blanc, espai buit, l'espai, l'espai reservat, al buit, sota la
    imatge, de sota la imatge, sota el dibuix, al costat de la imatge, al final del formulari, final del
    formulari, formularis, formulari d'inscripció, última línia, darrera línia, línia en blanc, a la línia, peu
    de la pàgina, al peu de la pàgina, final de la pàgina, part inferior, capdavall, al capdavall de la pàgina,
    línia d'ordres, a la consola, al xat, xat, xat del joc, al joc, comandament, al comandament, amb el
    comandament, comandament a distància, telèfon nou, al telèfon nou, al telèfon, per telèfon, al mòbil, al teu
    mòbil, al vostre mòbil, a la tauleta, al televisor, teclat, al portal, portal del pacient, seu electrònica,
    àrea personal, àrea de client, àrea privada, campus virtual, l'app, a l'app, aplicatiu, on t'ho demana, on
    us ho demana, on t'ho demanen, on us ho demanen, allà on, quan us ho demani, quan t'ho demani, al sistema,
    al contestador, a l'agent, a l'operadora, a l'operador, a l'assistent, on diu, app del, al lloc, a la web,
    al teu navegador, al navegador, al quadre, al requadre, del lloc web,
    finestra següent, següent finestra, pantalla següent, següent pantalla, pàgina següent, següent pàgina,
    pàgina oberta, pàgina de confirmació, pàgina de registre, pàgina d'inici, pantalla d'inici, pantalla de
    confirmació, pantalla d'accés, formulari de registre, formulari en línia, camp lliure, camp de text,
    camp de sota, camp blanc, casella buida, casella blanca, quadre buit, quadre blanc, quadradet buit,
    espai lliure, barra d'adreces, a l'ordinador, al portàtil, a l'aplicació, aplicació mòbil, assistent d'instal·lació, al discord, a discord, al telegram, a telegram, xatbot, finestra del
    xat, a la finestreta,
    la pàgina vol, la pàgina demana, la pàgina espera, la pàgina necessita, la pàgina us demana, la pàgina
    et demana
  `,
};
