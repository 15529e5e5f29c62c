/**
 * What senders put below each of their mails. Mails are learnt with one below as well as they are, so that its words say
 * nothing of whether there is a code above.
 */
import type { CodeSource } from '../../src/mail/codes/index.ts';

/** Firms, streets and numbers are made up. */
const footers = [
  'Brightmoor Ltd, 7 Canal Walk, Leeds LS1 5AB\nRegistered in England, company number 09318472. VAT GB 318 472 905.',
  'You are getting this message because you signed up at Tallowfield. Manage your email preferences or unsubscribe.\nTallowfield Inc., 1200 Harbor Blvd, Suite 400, Oakland, CA 94607',
  'Copyright 2026 Pinevale Pty Ltd, ABN 51 824 753 556. All rights reserved. Privacy policy | Terms of service',
  'This is an automated message, please do not reply. Questions? Call us on 0800 304 772 or visit our help centre.',
  'Seeblick Software GmbH · Uferweg 12 · 78462 Konstanz\nGeschäftsführung: Paul Ried · Registergericht Freiburg HRB 71428 · USt-IdNr. DE 281 946 307',
  'Sie erhalten diese E-Mail, weil Sie ein Konto bei Kornfeld haben. Abmelden | Datenschutz | Impressum',
  'Valombre SARL, 8 quai des Tanneurs, 69005 Lyon\nRCS Lyon 814 306 927, capital social de 20 000 €. Se désinscrire de ces messages',
  'Ribera Digital S.L. · Calle del Río 5, 41001 Sevilla · NIF B41928374\nRecibes este correo porque tienes una cuenta. Cancelar la suscripción',
  'Fontechiara S.r.l., Via dei Mulini 31, 20121 Milano. P. IVA 04719283065, REA MI 1928374\nAnnulla iscrizione',
  'Windhoek Media B.V., Keizersgracht 208, 1016 DX Amsterdam. KvK 64918273, btw NL856219347B01. Afmelden',
  'Serra Azul Lda., Rua das Flores 19, 4050-262 Porto. NIPC 509 318 274. Cancelar inscrição',
  'Jezioro Sp. z o.o., ul. Wodna 3, 61-781 Poznań. KRS 0000718293, NIP 778 192 83 74. Wypisz się',
];

/** In both of its forms, where it has them. */
export function withFooter(source: CodeSource, which: number): CodeSource {
  const footer = footers[which % footers.length] as string;
  const html = `<div>${footer.replaceAll('\n', '<br>')}</div>`;
  return {
    ...source,
    text: source.text === null ? null : `${source.text}\n\n${footer}\n`,
    html: source.html === null ? null : source.html.replace(/(?=<\/body>)|$/i, html),
  };
}
