/** Galician, as far as it differs from Spanish and Portuguese. */
import type { WordTable } from '../table.ts';

export const galician: WordTable = {
  subject: `
    no asunto, do asunto, na liña de asunto
  `,
  strong: `
    código de verificación, código de confirmación, código de seguridade, código de acceso, código de inicio
    de sesión, código de autenticación, código de activación, código de validación, código dun só uso,
    código de un só uso, código de uso único, código de recuperación, código temporal, código de
    identificación, código de rexistro, código de autorización, contrasinal dun só uso, contrasinal de uso
    único, contrasinal temporal, clave dun só uso, chave de acceso temporal
  `,
  code: `
    número de confirmación,
    código, código seguinte, contrasinal:, estes díxitos
  `,
  number: `
    os números,
    a chave, a túa chave, a combinación, coa combinación, as letras, coas letras, cifras, díxitos
  `,
  act: `
    iniciar sesión, inicia sesión, inicie sesión, acceder, seguridade, a túa conta, a súa conta, rexistr*,
    identidade, activar, restablecer, correo electrónico, validar, autentic*,
    verific*, comprobar, comproba, iniciar a sesión, es ti, que es ti, que é vostede,
    non es un robot, demostrar, demostra, asociar, aprobar, asinar, asina, asine, sinatura, rematar,
    remata, cambiar o correo, cambio de correo, cambiar o contrasinal, desbloque*, crear unha conta,
    crear a túa conta, abrir unha conta, autoriz*, accede a, o teu enderezo, enderezo electrónico,
    a túa identidade, a súa identidade, identific*, dous pasos, dous factores, dun só uso,
    restabelecer, recuper*, rexistro
  `,
  use: `
    introduce, introduza, introducir, escribe, escriba, usa, use, utilice, a continuación, copia, pega,
    insire, introducindo, usando, responde con, responda con, aquí tes, aquí ten, velaquí, velaí,
    poña, introdúceo, introdúzao, escríbeo, úsao, cópiao, pégao
  `,
  other: `
    código de desconto, código promocional, código de seguimento, código de recollida, código de barras,
    código da porta, código de reserva, código de agasallo, código de convite, tarxeta agasallo, cupón de
    desconto
  `,
  label: `
    pedimento, número de pedimento, factura, referencia, expediente, conta, número de conta, número de
    cliente, tarxeta, rematada en, teléfono, móbil, reserva, contrato, solicitude, número de rexistro,
    importe, rúa
  `,
  unit: `
    minutos, horas, días, segundos, semanas, meses, anos, díxitos, cifras, caracteres, puntos, euros,
    díxito, media hora, cuarto de hora, persoas, por cento
  `,
  old: `
    xa non é válido, xa non serve, caducou, caducado, código anterior, anulado, xa utilizado,
    código vello, xa non funciona, xa non vale, caducada, xa usado, xa foi utilizado, sen efecto,
    substituído
  `,
  fresh: `
    novo código, código novo, último código,
    nova clave, novo código de verificación, novo código de acceso, código correcto
  `,
  care: `
    caduca, válido durante, non compartas, non comparta, non o compartas, con ninguén, a ninguén, se non
    solicitaches, se non o solicitaches, se non solicitou, ignora esta mensaxe, ignore esta mensaxe,
    confidencial,
    non o dea, non o deas, non llo deas, non llo dea, non llo digas, non reveles, non o reveles,
    non facilites, non o facilites, non o mostres, ninguén de, ninguén máis, nunca che pediremos,
    nunca lle pediremos, nunca che pedirá, nunca lle pedirá, non o pediches, non pediches,
    non solicitaches, non solicitou, non fuches ti, se non fuches ti, se non foi vostede, ignóraa,
    ignóreo, ignora, ignorar, unha soa vez, só unha vez, só serve unha vez, válida durante,
    válido ata, vixencia, vixente, estafa, fraude, deixará de funcionar
  `,
  quote: `
    escribiu:, mensaxe orixinal, mensaxe reenviada
  `,
  ignore: `
    esta conta, a conta, unha conta, ter en conta, en conta, código aberto
  `,
  where: `
    páxina, na páxina, sitio web, campos, xanela, caixa de texto, recadro, ordenador
  `,
};
