/**
 * Spanish. A bare "clave" or "contraseña" is any key or password, and only counts in company.
 */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = pairs(
  `contraseña, dígitos, cifras, número, números, palabra, palabra clave, llave, combinación, secuencia, la secuencia,
   caracteres, credencial, serie de números, serie numérica, clave, clave numérica, clave secreta, código pin, código
   numérico, pin, token`,
  `de verificación, de un solo uso, de uso único, de único uso, de autenticación, de inicio de sesión, para iniciar
   sesión, de doble factor, de dos factores, de dos pasos, desechable, 2fa, otp`,
);
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `contraseña, dígitos, palabra, llave, combinación, secuencia, la secuencia, caracteres, clave, clave numérica, clave
     secreta, código pin, código numérico, pin, token`,
    `de acceso, de ingreso, temporal, provisional, de validación, de seguridad, de activación, de confirmación, de
     desbloqueo, de restablecimiento, de identificación, de registro, de autorización, de conexión, dinámico, dinámica`,
  ),
  pairs(
    `número, números, serie de números`,
    `de validación, de desbloqueo, de restablecimiento, de comprobación`,
  ),
  pairs(
    `contraseña, palabra, combinación, secuencia, clave, clave numérica, código pin, pin, token`,
    `de recuperación, de comprobación`,
  ),
  pairs(`palabra clave, credencial`, `de seguridad, de acceso, de ingreso, temporal, provisional, dinámica`),
].join(', ');

export const spanish: WordTable = {
  subject: `
    en el asunto, del asunto de este, línea de asunto,
    del asunto, desde el asunto, título de este mensaje, título de este correo
  `,
  strong: `
    cód. verificación, cód. de verificación, cód. seguridad, cód. de seguridad, cód. acceso, cód. de acceso,
    clave de operación,
    código de verificación, código de verificacion por correo, código de confirmación, código de seguridad,
    código de acceso, código de inicio de sesión, código de inicio, código de ingreso, código de autenticación,
    código de autorización, código de activación, código de validación, código de identificación, código de
    registro, código de un solo uso, nip de un solo uso, nip de uso único, nip temporal, nip dinámico, nip de acceso, código de único uso, código de uso único, código un solo uso, código único,
    código de doble factor, código de dos factores, código de dos pasos, código en dos pasos, código de
    recuperación, código de restablecimiento, código de desbloqueo, código temporal, código temporario, código
    temporal de acceso, código provisional, código otp, código 2fa, código sms, código de firma, código de
    transacción, código dinámico, código de emparejamiento, código de vinculación, código de dispositivo, código
    del dispositivo, código de usuario único, código de aprobación, código de login, código de entrada único,
    código de ingreso único, código numérico, código de 4 dígitos, código de 5 dígitos, código de 6 dígitos,
    código de 7 dígitos, código de 8 dígitos, código de cuatro dígitos, código de cinco dígitos, código de seis
    dígitos, código de ocho dígitos, código de cuatro cifras, código de seis cifras, código de 4 cifras, código
    de 6 cifras, código de operación, código de alta, código de comprobación, código mágico, código desechable,
    código de acceso temporal, código de acceso único, clave dinámica, clave única, clave temporal, clave
    temporaria, clave provisional, clave de confirmación, clave de seguridad, clave de acceso, clave de acceso
    temporal, clave de ingreso, clave de autorización, clave de activación, clave de operaciones, clave sms,
    clave de firma, clave digital, clave de coordenadas, clave token, clave de validación, clave de 4 dígitos,
    clave de 6 dígitos, clave de 7 dígitos, clave de 8 dígitos, contraseña única, contraseña dinámica,
    contraseña de una sola vez, pin de seguridad, pin de acceso, pin de confirmación, pin temporal, pin de
    ingreso, token de seguridad, token de acceso, token digital, token de confirmación, token de ingreso, token
    temporal, número de confirmación de un solo uso, código para iniciar sesión, código para verificar, código
    para confirmar, código para ingresar, código para acceder, código para entrar, código para activar, código
    para restablecer, código para completar, código verificador, superclave, ${oneUse},
    código del correo, código de este correo, código de este mensaje, código que llegó por correo, código
    que te enviamos, código que le enviamos, número para entrar en tu cuenta, número para entrar en su
    cuenta, número para acceder, clave del día
  `,
  doubtful: `
    *de acceso, *de activación, *de autorización, *de aprobación, *de registro, *de desbloqueo,
    *de operación, *de transacción, *de alta, *de firma, *de ingreso, *único,
    número de inicio de sesión, número para iniciar sesión, números de inicio de sesión, números para
    iniciar sesión
  `,
  code: `
    número mágico, número secreto, clave del día, clave de hoy, contraseña del día,
    número de confirmación,
    necesitará el número, necesitarás el número, se le pedirá el número, te pedirá el número, te pedirán el número,
    credencial de voto, clave de voto,
    cifra de comprobación, cifra de verificación, cifra de control, cifra de seguridad, cifra de acceso,
    número recibido por correo, número enviado por correo, cifras recibidas por correo, cifra recibida por correo, número del correo, número del mensaje,
    clave, código, código pin, código secreto, código personal, código siguiente, su clave es, tu clave es,
    clave:, la clave es, clave es, clave para ingresar, clave para acceder, clave para entrar, clave para
    confirmar, clave para autorizar, clave para iniciar, clave para completar, clave secreta, contraseña:,
    siguientes dígitos, número de código, siguiente número, estos dígitos, estos números, siguientes números,
    números siguientes, esta cifra, caracteres siguientes, siguientes caracteres, ${spoken},
    este número:, el número siguiente:, el siguiente número:, número siguiente:, siguiente número:, este
    numerito, estas cifras, estas cifras:, estos caracteres, estas letras:, número que llegó por correo,
    número que le llegó por correo, número que te llegó por correo, número que llegó por mail, número que
    llegó a tu correo, número que llegó a su correo, número que te mandamos, número que le mandamos, número
    que te enviamos, número que le enviamos, número que te hemos enviado, número que le hemos enviado,
    número recibido por mail, número enviado por mail, número de este correo, número de este mensaje, número
    de este mail, número del mail, cifra del correo, cifras del correo, cifras de este correo, dígitos del
    correo, dígitos de este correo, número a ingresar, número a introducir, número a teclear, número a
    escribir, número que debe ingresar, número que debes ingresar, número que debe introducir, número que
    debes introducir, número que hay que introducir, número que hay que ingresar, cifra a introducir, cifras
    a introducir, dígitos a ingresar, dígitos a introducir,
    tus dígitos:, sus dígitos:,
    palabra secreta, palabra mágica
  `,
  number: `
    los números,
    llave, combinación, las letras, la secuencia, cifras, dígitos, contraseña del día, santo y seña, cadena de caracteres, secuencia de
    números, secuencia de letras, secuencia de dígitos, serie de números, serie de dígitos, combinación de
    números, combinación de letras, clave numérica, los caracteres, número mágico, llavecita,
    tus dígitos, sus dígitos, los dígitos,
    la cadena de caracteres, las cadenas de caracteres
  `,
  act: `
    aprobarla, aprobarlo, autorizarla, autorizarlo,
    entrás, desbloquea*, si fuiste vos, si fuiste tú,
    verific*, confirmar, confirma, confirme, confirmación, confirmarla, confirmarlo, iniciar sesión, inicia
    sesión, inicie sesión, inicio de sesión, iniciando sesión, inicies sesión, ingresar, ingreso,
    ingresando, acceder, acceso, accede, acceda, autentic*, autentificación, autoriz*, identificación,
    identificarte, identificarse, identidad, validar, valida, validación, activar, activación, activa tu,
    active su, registr*, regístrate, regístrese, crear una cuenta, crear tu cuenta, crear su cuenta,
    restablec*, recuper*, desbloque*, seguridad, dos pasos, dos factores, doble factor, un solo uso, tu
    cuenta, su cuenta, tu correo, su correo, correo electrónico, tu identidad, su identidad, tu solicitud,
    su solicitud, cambiar tu contraseña, nuevo dispositivo, continuar, completar, finalizar, firmar, firma,
    transferencia, vincular, vincula, darte de alta, darse de alta, entrar, login,
    iniciar tu sesión, loguearte, loguearse, loguéate, conectarte, conectarse, conéctate,
    identifícate, identifíquese, que eres tú, que eras tú, que sos vos, que es usted, eres tú,
    sos vos, eres realmente tú, realmente eres tú, de verdad eres tú, eres quien dices,
    no eres un robot, no soy un robot, no es un robot, no sos un robot, eres humano,
    eres una persona, demostrar, demuestra, demuestre, demostrarnos, comprobar, comprueba,
    compruebe, comprobación, probar que, acreditar, acredita, terminar, terminar tu registro,
    terminar el registro, finaliza, finalice, completes, proseguir, seguir adelante, prosiga,
    vincule, vinculación, vincularlo, emparejar, empareja, emparejamiento, enlazar, asociar tu,
    añadir un dispositivo, agregar un dispositivo, agregar dispositivo, aprobar, aprueba, apruebe,
    la transferencia, traspaso, firma electrónica, firmar el, firmes, cambiar tu correo,
    cambio de correo, nuevo correo, cambiar el correo, cambiar de correo, cambiar la contraseña,
    cambiar su contraseña, darte de baja, abrir una cuenta, abrir tu cuenta, apertura de cuenta,
    crear cuenta, volver a entrar, reactivar, habilitar, habilita, matricularse, ratificar,
    desvincular, dar de alta, entras, dejarte entrar,
    no es un bot, no eres un bot, no sos un bot, quedará inscrito, quedará inscrita, quedarás inscrito, quedarás
    inscrita, inscripción, inscribir*, quiera votar, para votar, dejarte pasar, dejarle pasar, desbloqueo,
    demostrá, demostrar que, abrir sus resultados, vuelva a acceder, poder entrar,
    entras en tu cuenta, entra en su cuenta, entrás a tu cuenta, entras a tu cuenta, entra a su cuenta, ya
    estás dentro, ya está dentro, ya estás adentro, ya está adentro, estás dentro, estás adentro, ya estáis
    dentro, habrá iniciado sesión, habrás iniciado sesión, puertas de tu perfil, puertas de su perfil,
    puerta de tu cuenta, puerta de su cuenta, puertas de tu cuenta, puertas de su cuenta, abre tu cuenta,
    abre su cuenta, correo es suyo, correo es tuyo, este correo es tuyo, este correo es suyo, te dejará
    entrar, le dejará entrar, te deja pasar, te dejará pasar, le dejará pasar
  `,
  use: `
    marque en,
    capture, captura, captúralo, captúrelo, capturar,
    si te lo piden, si se lo piden, cuando te lo pidan,
    poné, usá, copiá, pegá, colocá, tipeá, cargá, meté, completá con,
    respondé con, contestá con, responde este mensaje con, responda este mensaje con, responde a este mensaje con,
    responda a este mensaje con, respondé este mensaje con,
    introduce, introducir, introduzca, introduzcas, introduciendo, introducí, ingresa, ingrese, ingresá,
    ingrésalo, ingréselo, escribe, escriba, escribir, digita, digite, digitar, teclea, teclee, usa, usar,
    use, utiliza, utilice, utilizar, copia, copie, copiar, pega, pegue, pegar, inserta, inserte, insertar,
    pon, aquí tienes, aquí está, este es, a continuación, siguiente, mostrado, indica, indique, rellena,
    proporciona, proporcione,
    escríbelo, escríbalo, escríbala, introdúcelo, introdúzcalo, introdúcela, introdúzcala,
    ingrésala, ingrésela, digítalo, digítelo, tecléalo, tecléelo, cópialo, cópielo, cópiala, pégalo,
    péguelo, úsalo, úselo, úsala, utilízalo, utilícelo, ponlo, póngalo, ponga, ponerlo,
    introducirlo, introducirla, ingresarlo, ingresarla, escribirlo, copiarlo, pegarlo, usarlo,
    digitarlo, teclearlo, teclear, insértalo, insértelo, insertarlo, mételo, métela, métalo,
    mete el, mete este, meterlo, rellénalo, responde con, responda con, respóndenos con,
    contesta con, conteste con, contestar con, responder con, responde a este correo con,
    aquí lo tienes, aquí lo tiene, aquí lo tenés, aquí tiene, acá tienes, acá está, acá tenés,
    acá va, ahí va, ahí lo tienes, ahí tenés, aquí va, he aquí, usando, utilizando, escribiendo,
    tecleando, digitando, poniendo, copiando, pegando, escribilo, ponelo, cargalo, escribí, tipea,
    tipear, tipee, tipealo, proporciónalo, proporcionar, introduciéndolo, ingresándolo, escribid,
    introducid, introducidlo, usad, poned, ponedlo, copiad, pegad, teclead, utilizad, introduces,
    ingreses, debajo encontrarás, debajo, ingresarás, colocar, coloca, coloque, colócalo, colóquelo,
    suministre, facilítalo, márcalo,
    introduzcan, introducís, introduce aquí, introdúzcalo aquí, introduciremos, introducirás, introducido, haya
    introducido, hayas introducido, al introducir, tener que introducir, tendrá que introducir, deberá
    introducir, debe introducir, hay que introducir, introducirlos, ingresar aquí, al ingresar, hay que
    ingresar, debe ingresar, deberá ingresar, haya ingresado, hayas ingresado, ingresado, ingresando el,
    ingresen, ingresas, ingréselos, ingrésalos, escriban, escribamos, escribes, escribirás, escribiéndolo,
    escribirla, al escribir, hay que escribir, escribe ahí, escribe aquí, escriba aquí, vuelva a escribir,
    volver a escribir, vuelve a escribir, reescribe, reescriba, digiten, digitas, digitarla, digitado, haya
    digitado, teclees, tecleas, tecleen, tecleado, haya tecleado, tecléala, teclearla, tipeás, tipeen, tipearlo,
    copias, copien, copiarla, cópiela, copiado, transcribe, transcriba, transcribir, transcribí, transcríbelo,
    transcríbalo, transcribirlo, transcriban, transcribiendo, pégala, péguela, pegarla, peguen, pegue aquí, pega
    aquí, consigne, consignar, consigna el, consígnelo, poner, pongas, pongan, pones, ponla, póngala, ponela,
    ponedla, ponerla, hay que poner, debe poner, rellene, rellenar, rellenad, rellenen, rellénelo, rellénala,
    rellene con, completá, complete con, completar con, completa la casilla, complete la casilla, anota, anote,
    anotar, anótalo, anótelo, apunta aquí, apúntalo, apúntelo, apunte aquí, mételos, meta el, meta, metas,
    metan, metes, meterla, cargue el, carga el, carguen, dicte, dicta, dictar, díctelo, díctalo, díctale,
    díctele, dictarlo, dígale, díganos, dile, dinos, decile, dígaselo, díselo, decirle, repita, repite, repetí,
    repetir, repítalo, repítelo, facilite, facilita el, facilitar, facilítelo, facilitarlo, comunique, comunica
    el, comunicar, comuníquelo, comuníquele, aporte, aportar, proporciónelo, proporcionen, indicar, indícalo,
    indíquelo, indíquenos, indicando, indiques, indiquen, señale, traslada, traslade, trasladar, trasládelo,
    trasládalo, traspasa, traspase, traspásalo, pasa el, inserte el, insertes, inserten, insertando, insértelos,
    coloques, coloquen, colocarlo, colocarla, colocando, colócala, colóquela, teclear el, suministrar,
    suminístrelo, suministra, deletrea, deletree, deletrear, léale, léele, mandá, tirá, tirala, poniéndolo,
    tecleándolo, digitándolo, copiándolo, pegándolo, usarla, úsela, usen, usás, utilizarlo, utilícela,
    utilízala, volcar, vuelque, meter el, meter la, meter esos, meter estos, pulsa sucesivamente, pulse
    sucesivamente,
    has tecleado, haya puesto, hayas puesto, hayas tecleado, hayas escrito, haya escrito, hayas digitado,
    hayas copiado, haya copiado, hayas pegado, haya pegado, hayas metido, haya anotado, has escrito, ha
    escrito, has puesto, ha puesto, has ingresado, ha ingresado, al teclear, al digitar, al poner, al
    copiar, al pegar, tras introducir, tras ingresar, tras escribir, tras teclear, tras poner, después de
    introducir, después de ingresar, después de escribir, meted, metedlo, rellenadlo, anotad, anotadlo,
    indicad, copiadlo, pegadlo, escribidlo, tecleadlo, debe ingresarse, debe introducirse, debe escribirse,
    debe teclearse, debe digitarse, debe indicarse, debe anotarse, debe ponerse, deberá ingresarse, deberá
    introducirse, deberá escribirse, ha de introducirse, ha de escribirse, se introduce, se ingresa, se
    teclea, se digita, se escribe, se pone, se ponga, se introduzca, se ingrese, ser introducido, ser
    ingresado, ser digitado, ser escrito, hay que teclear, hay que digitar, hay que copiar, hay que pegar,
    hay que anotar, hay que indicar, hay que meter, tienes que escribir, tienes que poner, tienes que
    introducir, tienes que ingresar, tienes que teclear, tienes que meter, tenés que escribir, tenés que
    poner, tenés que ingresar, tenés que meter, tiene que escribir, tiene que poner, tiene que introducir,
    tiene que ingresar, tiene que teclear, debes escribir, debes poner, debes introducir, debes ingresar,
    debes teclear, debe escribir, debe teclear, basta con teclear, basta con escribir, basta con poner,
    basta con introducir, basta con ingresar, basta teclear, basta ingresar, solo falta que escriba,
    mandale, tirale, métele, échale, dale a la app, dale al bot, dale a la página, dele a la app, dele al
    bot, dile al bot, dígale al bot, decile al bot, envía
    al bot, envíe al bot, mándale al bot, contesta al bot, contéstale al bot, respóndele al bot, responde al
    bot, respuesta al bot, respuesta para el bot, respuesta a la app, contesta a la app, pase por favor,
    pásalo a, páselo a, pásale a la app, pásele a la app, apuntá, pasá, completalo, cópiela aquí, vuélcalo,
    vuélquelo, muéstrale a la app, enséñale a la app, le escribe, cárguelo, márquelo, sírvase introducir,
    sírvase ingresar, sírvase anotar, sírvase escribir, sírvase digitar, sírvase teclear, sírvase indicar,
    haga el favor de, hacé el favor de escribir,
    basta con meter, tiene que meter, solo con meter, solo tienes que meter, para meter, ruega introducir,
    ruega ingresar, ruega escribir, se ruega introducir, se ruega ingresar, ponlas, ponlos, mételas,
    tecléalos, tecléalas, escríbelos, escríbelas, introdúzcalas, introdúzcalos, introdúcelos, introdúcelas,
    ingrésalas, ingréselas, cópialos, cópialas, cópielos, cópielas, póngalos, póngalas, úsalos, úsalas,
    ingresalo, usalo, copialo, pegalo, tomá, tomá este
  `,
  where: `
    en el portal, en nuestro portal,
    en la página, en esta página,
    aplicación, app, sitio, página, navegador, pantalla, campo, formulario, ventana, televisor, dispositivo,
    casilla,
    pantalla de inicio de sesión, página de acceso, recuadro, casillas, campos, cuadro de texto,
    cuadro de diálogo, en la terminal, en el terminal, en tu terminal, en la consola,
    línea de comandos, en la tele, ordenador, computadora, en tu teléfono, en su teléfono,
    en tu móvil, en su móvil, en tu celular, tableta, sitio web, página web, en la web,
    espacio indicado, espacios, ventanilla emergente, ventana emergente, oficina virtual,
    banca en línea, banca móvil,
    cuadradito, cuadradito blanco, cuadrado blanco, cuadro, cuadro de la derecha, recuadros, recuadro en blanco,
    casilla inferior, casilla en blanco, espacio en blanco, en el hueco, un hueco, hueco, ventanas, ventanita,
    cajita, cajetín, en la caja de texto, caja de texto, barra de texto, debajo de la imagen, bajo la imagen,
    junto a la imagen, debajo del dibujo, al final del formulario, final del formulario, última línea, línea en
    blanco, la línea, pie de la página, al pie de la página, final de la página, parte inferior, en el chat,
    chat del juego, en el juego, con el mando, en el mando, con el control remoto, control remoto, mando a
    distancia, en tu teléfono nuevo, en su teléfono nuevo, en el teléfono, por teléfono, en el móvil, en el
    celular, en tu tablet, portal del paciente, sede electrónica, área personal, área de clientes, área privada,
    zona privada, campus virtual, aula virtual, nuestra web, la web, su web, donde te lo pide, donde te lo
    piden, donde se lo piden, donde se lo pide, donde se indica, donde dice, al sistema, a la agente, al agente,
    a la operadora, al operador, a la asistente, al asistente, teclado, cuadro en blanco, solapa, pestaña, el
    portal, del portal, tu portal, su portal, en la intranet,
    la página está, en la app, en la aplicación, en la tv, en el televisor, en la compu, compu, en el compu,
    en el portátil, portátil, en el ordenador, campo vacío, campo en blanco, campo de texto, campo de abajo,
    campo libre, casilla vacía, casilla blanca, cuadro vacío, cuadro blanco, cuadrito, recuadrito, espacio
    vacío, espacio libre, celdas, celda vacía, renglón, renglón vacío, último renglón, página abierta,
    página siguiente, ventana siguiente, pantalla siguiente, siguiente pantalla, siguiente ventana,
    siguiente página, pantalla de acceso, pantalla de inicio, pantalla de confirmación, pantalla de
    verificación, página de confirmación, página de registro, formulario de registro, formulario en línea,
    portal web, portal en línea, en la ventanita, barra de direcciones, barra del navegador, en la cajita, asistente de instalación, asistente de
    configuración, en el launcher, en discord, en telegram, en el bot,
    página del pedido, en la página del pedido, la página del pedido, página de pedido, en la página de
    pedido, la página de pedido, página de tu pedido, en la página de tu pedido, la página de tu pedido,
    página de su pedido, en la página de su pedido, la página de su pedido, página de la compra, en la página
    de la compra, la página de la compra, página de compra, en la página de compra, la página de compra,
    página de la reserva, en la página de la reserva, la página de la reserva, página de reserva, en la página
    de reserva, la página de reserva, página de tu reserva, en la página de tu reserva, la página de tu
    reserva, página de su reserva, en la página de su reserva, la página de su reserva, página de pago, en la
    página de pago, la página de pago, página del pago, en la página del pago, la página del pago
  `,
  other: `
    clave de invitación, llave de invitación,
    código del grupo,
    pin de entrega,
    % de descuento,
    código de participación, código del sorteo,
    código de bienvenida, código del viaje, código de viaje,
    código bancario, código del banco,
    código de la prueba, código del examen, código de la muestra,
    recoger su paquete, recoger tu paquete, recoger el paquete, recoger su pedido, recoger tu pedido,
    retirar su paquete, retirar tu paquete, al repartidor, al mensajero, al conductor, en el mostrador,
    en caja, en la caja, en la recepción, en recepción,
    clave bancaria, clave de wifi, clave de red,
    revisión de código,
    id de reunión, id de la reunión, código amigo, código de amigo, código de invitación,
    código de verificación del documento, código seguro de verificación, código del certificado, csv,
    código postal, código promocional, código promoción, código promo, código de promoción,
    código de descuento, código descuento, código de cupón, código cupón, código de oferta,
    código de seguimiento, código de rastreo, código de envío, código de guía, código de recogida,
    código de retiro, código de entrega, código de reserva, código de reservación, código localizador,
    código de regalo, código regalo, código de referido, código de referidos, código de recomendación,
    código de barras, código qr, código bidi, código de área, código de país, código de ciudad,
    código de región, código de larga distancia, código fuente, código de error, código de estado,
    código de producto, código del producto, código de artículo, código de cliente,
    código de establecimiento, código de tienda, código de sucursal, código de banco, código swift,
    código bic, código iban, código cci, código tributario, código fiscal, código de vestimenta,
    código de color, código de vestir, código de licencia, código de serie, código de respaldo,
    código de emergencia, código de la puerta, código de puerta, código de la entrada,
    código de acceso al edificio, código de acceso al portal del edificio, código de acceso al portal de la finca, código del portal, código del portero,
    código de la caja, código de la caja de llaves, código de la taquilla, código de taquilla,
    código de casillero, código del casillero, código de la consigna, código de consigna,
    código del armario, código de la alarma, código de pago, código de convenio, código de referencia,
    código de la reunión, código de reunión, código de clase, código de la clase, código de curso,
    código de grupo, código de sala, código de partida, código de evento, código de boleto,
    código de afiliado, código de creador, código de socio, código de vendedor, código de agente,
    código de canje, código de bono, código bono, código de ahorro, código de campaña, código de wifi,
    código wifi, código iata, código ean, código sku, código cnae, código ciiu, código puk,
    código de devolución, código de vuelo, código de paquete, código arancelario,
    código de operación bancaria, código mcc, código cups, código de obsequio, código de tarjeta regalo,
    código de premio, código de sorteo, código de inmueble, código de anuncio, código de habitación,
    nuevo código promocional, nuevo código de descuento, códigos postales, códigos promocionales,
    códigos de descuento, códigos de respaldo, códigos de recuperación, códigos de emergencia,
    códigos de seguridad de respaldo, códigos qr, códigos de barras, cupón, cupones, cupón de descuento,
    vale de descuento, este vale, el vale, su vale, tu vale, bono de descuento, tarjeta regalo, tarjeta de regalo, cheque regalo, localizador,
    localizador de reserva, número de reserva, número de serie, número de seguimiento, número de rastreo,
    número de guía, clave de producto, clave de licencia, clave del producto, clave wifi, clave del wifi,
    clave wi-fi, contraseña wifi, contraseña del wifi, contraseña de la red, contraseña de la reunión,
    clave interbancaria, clabe, clave de rastreo, clave catastral, prefijo,
    en el concepto, como concepto, como referencia,
    código de verificación del certificado, código de autenticidad, código del alumno, código de alumno, código de empleado,
    código de verificación de tu promoción, código de verificación de su promoción, código de tu promoción, código de su promoción, código de la promoción,
    código del curso, código del aula
  `,
  label: `
    dorsal,
    evento,
    número de empleado, número de contador,
    pedido, pedidos, número de pedido, n.º de pedido, nº de pedido, orden, número de orden, orden de compra,
    factura, número de factura, folio, referencia, referencia a indicar, referencias, número de referencia, ref., expediente,
    número de expediente, recibo, comprobante, boleta, presupuesto, albarán, número de cliente, nº de
    cliente, id de cliente, id de usuario, nombre de usuario, usuario, número de usuario, número de socio,
    cuenta, número de cuenta, cuenta corriente, nº de cuenta, tarjeta, tarjeta de crédito, tarjeta de
    débito, número de tarjeta, terminada en, terminado en, terminación, que termina en, finalizada en,
    acabada en, teléfono, número de teléfono, tel., teléfonos, móvil, número de móvil, celular, número de
    celular, llámanos al, llame al, llamando al, línea gratuita, guía, número de envío, envío, paquete,
    seguimiento, reserva, vuelo, asiento, puerta, tren, coche, plaza, habitación, mesa, sala, piso, planta,
    dni:, número de dni, nº de dni, con dni, nie, nif, cif, cuit, cuil, rut, ruc, rfc, curp, nit, cédula,
    documento, pasaporte, póliza, número de póliza, contrato, número de contrato, ticket, número de ticket,
    tique, caso, número de caso, incidencia, incidente, número de incidencia, solicitud, número de
    solicitud, solicitud nº, trámite, radicado, operación, número de operación, nº de operación,
    transacción, número de transacción, movimiento, id de transacción, autorización nº, número de
    autorización, número, números, núm., núm, n.º, n.°, nro, nro., nº, cita, cita previa, turno, sucursal,
    oficina, cajero, terminal, matrícula, bastidor, medidor, contador, lectura, importe, total, saldo,
    monto, precio, cantidad, calle, avenida, av., avda., apartado, apartado de correos, apdo., cp, c.p., c.
    p., versión, artículo, artículos, página, año, desde, resolución, registro mercantil, tomo, hoja,
    licencia, número de licencia, dirección ip, dispositivo id, id, identificador, nómina, siniestro, cups,
    id de reunión,
    citando la solicitud, indicando la solicitud, mencionando la solicitud
  `,
  unit: `
    firmas, animales, equipos,
    minutos, minuto, hora, horas, día, días, segundo, segundos, semana, semanas, mes, meses, años, dígitos,
    dígito, cifras, caracteres, letras, veces, puntos, millas, euros, euro, dólares, pesos, soles,
    bolívares, personas, usuarios, clientes, intentos, unidades, páginas, kilómetros, palabras, productos,
    créditos, monedas, reseñas,
    segs, cuarto de hora, media hora, días hábiles, día hábil, días laborables, símbolos, carácter,
    minutitos,
    gramos, gramo, litros, kilos,
    socios, socias, inscritos, inscritas, alumnos, alumnas, estudiantes, empleados, empleadas, habitantes,
    visitantes, lectores, suscriptores, suscriptoras, donantes, voluntarios, empresas, hogares, ejemplares,
    firmas recogidas, metros, metros cuadrados, hectáreas, toneladas, kilogramos, calorías, pasos, árboles,
    plazas, espectadores, familias, miembros, asistentes, vecinos, votos, seguidores, kilovatios hora
  `,
  old: `
    ya no se acepta, ya no puede usarse, ya no se puede usar, ya no está vigente,
    ha sido aceptado, fue aceptado, ha sido validado, ha sido confirmado,
    no era correcto, es incorrecto, era incorrecto, no es el correcto, no era el correcto, es erróneo, era erróneo,
    anulado el código, cancelado el código, desactivado el código, invalidado el código, revocado el código, ahora caducado, ha sido desactivado, fue desactivado, fue revocado,
    se ha cambiado, ha sido cambiado, se cambió,
    has introducido, ha introducido, no coincide, no es correcto, no es correcta,
    ya no es válido, ya no es valido, ya no será válido, ya no son válidos, ya no funciona, ya no
    funcionará, ya no sirve, no es válido, dejó de ser válido, deja de ser válido, dejará de ser válido,
    dejó de funcionar, ha caducado, ha expirado, han caducado, expiró, caducó, venció, ha vencido, está
    vencido, caducado, expirado, vencido, código anterior, códigos anteriores, clave anterior, el anterior,
    al anterior, anterior era, correo anterior, mensaje anterior, código antiguo, antiguo código, código
    viejo, enviamos antes, anulado, cancelado, invalidado, queda anulado, queda sin efecto, sin efecto, sin
    validez, inválido, ha sido reemplazado, ha sido sustituido, fue reemplazado, reemplazado por, sustituido
    por, fue utilizado, ya fue utilizado, ya utilizado, ya se ha utilizado, ya se utilizó, ha sido
    utilizado, previamente, enviado anteriormente, enviado antes, no uses el código, ignora el código,
    ignore el código, primer código,
    el de antes, código de ayer, quedó sin efecto, quedó anulado, ya se usó, ya fue usado, ya usado,
    dejó de valer, código equivocado, código incorrecto, obsoleto, código previo, no sirve más,
    no vale más, ya no vale, ya no está activo, ya está vencido,
    ya caducó, ya venció, ya expiró, quedó invalidado, ha quedado anulado, perdió su validez, perdió validez,
    caducó ayer, se agotó,
    ha sido bloqueado, está bloqueado, quedó bloqueado, fue bloqueado
  `,
  fresh: `
    en su lugar,
    nuevo código, nueva clave, nuevo código de verificación, nuevo código de acceso, nuevo código de
    seguridad, código nuevo, código más reciente, último código, código actual, código actualizado, nuevo
    pin,
    nuevo código de confirmación, código de verificación nuevo, nueva contraseña de un solo uso,
    nuevo otp, código vigente, código correcto, código más nuevo, el más reciente,
    nuevo código de inicio de sesión, nuevo código de autenticación, nuevo código de autorización,
    nuevo código de activación, nuevo código de un solo uso, código bueno,
    reemplaza al anterior, sustituye al anterior
  `,
  care: `
    caduca, caducará, caduca en, expira, expirará, expira en, vence, vencerá, vence en, válido, válida,
    válido por, válido durante, válido hasta, es válido, será válido, tiene una validez, vigencia, no
    compartas, no comparta, no lo compartas, no lo comparta, nunca compartas, nunca comparta, no reveles, no
    revele, no lo reveles, no lo facilites, no facilite, no se lo des, no se lo digas, no se lo dé, no des
    este, no proporciones, no divulgue, no reenvíes, con nadie, a nadie, intransferible, confidencial, si no
    has solicitado, si no solicitaste, si no ha solicitado, si usted no solicitó, no solicitaste, no has
    solicitado, no ha solicitado, no reconoces, si no fuiste tú, si no has sido tú, si no eres tú, si no fue
    usted, no lo has pedido, ignora este, ignore este, ignorar este, ignora el mensaje, haz caso omiso, haga
    caso omiso, nunca te pediremos, nunca le pediremos, nunca le solicitará, jamás te pediremos, jamás te
    pedirá, nunca te pedirá, has solicitado, ha solicitado, solicitaste,
    no se lo muestres, no lo muestres, no lo muestre, no lo digas, no lo diga, no le des,
    no se lo pases, no se lo facilite, no se lo diga, no lo envíes, no lo reenvíes, no lo divulgue,
    no lo divulgues, no la compartas, no la comparta, no lo difundas, no digas, no des tu,
    no entregues, no lo entregues, guárdalo para ti, guárdelo, guardalo para vos, solo para ti,
    solo para vos, nadie de, nadie más, ninguno de nosotros, ningún empleado, ningún agente,
    nuestro personal, nuestros asesores, nuestros agentes, nunca te lo pedirá,
    nunca te lo pediremos, nunca se lo pedirá, nunca se lo pediremos, nunca pedimos, nunca te vamos,
    no te lo pedirá, jamás te, jamás le, no pediste, no lo pediste, no pidió, no lo pidió,
    no has pedido, no ha pedido, no lo ha pedido, no lo solicitaste, no lo has solicitado,
    no lo ha solicitado, no fuiste vos, si no has sido, no has sido tú, no fue usted, no esperabas,
    no lo esperabas, no reconoce, no intentaste, no has intentado, si tú no, si usted no, si vos no,
    ignóralo, ignórelo, ignora, puedes ignorar, puede ignorar, desestime, desestima, omite este,
    omita este, descarta este, una sola vez, una única vez, sirve una vez, funciona una vez,
    solo una vez, vale durante, vale solo, vale hasta, caducan, caducarán, expiran, sirve por,
    sirve durante, dejará de funcionar, dejará de servir, dejará de valer, perderá validez,
    pierde validez, vigente por, vigente hasta, vigente durante, vencen, estafa, estafador,
    estafadores, terceras personas, no válido después, inválido después,
    antes de media hora, media hora, cuarto de hora, un cuarto de hora, pasado ese tiempo, pasado ese plazo,
    pasada esa hora
  `,
  quote: `
    escribió:, mensaje original, mensaje reenviado, mensaje enviado anteriormente, inicio del mensaje
    reenviado, ha escrit:, va escriure:
  `,
  ignore: `
    aspectos clave, aspecto clave, fecha clave, fechas clave, dato clave, pieza clave, momento clave,
    la clave del éxito, clave del éxito, clave está en, clave para el éxito,
    código civil, código penal, código de comercio, código de conducta, código ético, código de ética,
    código de buenas prácticas, código abierto, código de trabajo, código del trabajo, código de la
    circulación, código tributario nacional, código de vestuario, palabras clave, palabra clave, punto
    clave, puntos clave, factor clave, estimado cliente, querido cliente, hola cliente, apreciado cliente,
    atención al cliente, área de clientes, olvidaste tu contraseña, de esta cuenta, la cuenta, una cuenta,
    esta cuenta, esta solicitud, la solicitud, en orden, sin orden, tener en cuenta, en cuenta, ten en
    cuenta, en caso, caso de, en este caso, en ese caso, caso contrario, a la puerta, en total, inicio
    rápido, seguridad social, nuevo mensaje, nuevos, de nuevo, número de seguridad social, este dispositivo,
    por día, se da cuenta, puesta en, desde un, desde una, desde el, desde la, desde tu, desde su, desde
    hace, para tu seguridad,
    rellene el formulario, rellena el formulario, rellenar el formulario, rellene este formulario, rellene el
    modelo, complete el formulario, completa el formulario, complete la encuesta, indique siempre, indica
    siempre, ponga en el concepto, meta de, meta del, la meta, una meta, su meta, tu meta, díganos qué, dinos
    qué, anote la fecha, anota la fecha, aporte de, el aporte, un aporte, su aporte, tenga en cuenta, marque su
    calendario, una marca,
    llame a este número:, llama a este número:, llámanos a este número, llámenos a este número, llame al
    siguiente número, llama al siguiente número, llamar al siguiente número, marque este número:, marca este
    número:, al siguiente número:, a este número:, escríbanos, escríbenos, escribinos, ponga en
    conocimiento, ponga atención, pon atención, use el sentido común,
    mete caña, meter caña, mete prisa, mete gol, pon de tu parte, ponga de su parte
  `,
};
