/** Ways in which mails print names and their values, and what is printed so: of two numbers one is the code, or none is. */

export type Field = readonly [name: string, value: string];
type Layout = (fields: readonly Field[]) => string;

export interface Overview {
  readonly subject: string;
  readonly intro: string;
  readonly fields: readonly Field[];
  readonly code: string | null;
}

const each = (fields: readonly Field[], print: (name: string, value: string) => string, joint = ''): string =>
  fields.map(([name, value]) => print(name, value)).join(joint);
const table = (rows: string): string => `<table>${rows}</table>`;
const row = (cells: string): string => `<tr>${cells}</tr>`;
const twoByTwo = (fields: readonly Field[], print: (name: string, value: string) => string): string =>
  table([fields.slice(0, 2), fields.slice(2, 4)].map((pair) => row(each(pair, print))).join(''));

/** In HTML. */
export const pages: Readonly<Record<string, Layout>> = {
  'name and value in a cell, a break between them': (fields) =>
    table(row(each(fields, (name, value) => `<td>${name}<br><b>${value}</b></td>`))),
  'name and value in a cell, a block each': (fields) =>
    table(
      row(each(fields, (name, value) => `<td><div style="font-size:11px">${name}</div><div>${value}</div></td>`)),
    ),
  'name and value in a cell, in two rows': (fields) =>
    twoByTwo(fields, (name, value) => `<td>${name}<br>${value}</td>`),
  'a block each': (fields) => each(fields, (name, value) => `<div><div>${name}</div><div>${value}</div></div>`),
  'large values, their names below them': (fields) =>
    each(
      fields,
      (name, value) => `<div style="font-size:28px">${value}</div><div style="font-size:11px">${name}</div>`,
    ),
  'large values in cells, their names below them': (fields) =>
    table(row(each(fields, (name, value) => `<td><b style="font-size:24px">${value}</b><br><small>${name}</small></td>`))),
  'a row each': (fields) => table(each(fields, (name, value) => row(`<td>${name}</td><td>${value}</td>`))),
  'a row each, a colon in its own cell': (fields) =>
    table(each(fields, (name, value) => row(`<td>${name}</td><td>:</td><td>${value}</td>`))),
  'a row each, the value first': (fields) =>
    table(each(fields, (name, value) => row(`<td>${value}</td><td>${name}</td>`))),
  'two in a row': (fields) => twoByTwo(fields, (name, value) => `<td>${name}</td><td>${value}</td>`),
  'names over columns': (fields) =>
    table(row(each(fields, (name) => `<th>${name}</th>`)) + row(each(fields, (_, value) => `<td>${value}</td>`))),
  'names under columns': (fields) =>
    table(row(each(fields, (_, value) => `<td>${value}</td>`)) + row(each(fields, (name) => `<td>${name}</td>`))),
  'name over value, a row each': (fields) =>
    table(each(fields, (name, value) => row(`<td>${name}</td>`) + row(`<td><b>${value}</b></td>`))),
  'tables in cells': (fields) =>
    table(row(each(fields, (name, value) => `<td>${table(row(`<td>${name}</td>`) + row(`<td>${value}</td>`))}</td>`))),
  'a list of definitions': (fields) =>
    `<dl>${each(fields, (name, value) => `<dt>${name}</dt><dd>${value}</dd>`)}</dl>`,
  'a list': (fields) => `<ul>${each(fields, (name, value) => `<li><b>${name}:</b> ${value}</li>`)}</ul>`,
  'a list, the names in brackets': (fields) =>
    `<ul>${each(fields, (name, value) => `<li>${value} (${name})</li>`)}</ul>`,
  headings: (fields) => each(fields, (name, value) => `<h3>${name}</h3><p>${value}</p>`),
  paragraphs: (fields) => each(fields, (name, value) => `<p>${name} <b>${value}</b></p>`),
  'breaks in a paragraph': (fields) =>
    `<p>${each(fields, (name, value) => `<strong>${name}</strong> ${value}`, '<br>')}</p>`,
  'one line, parted by bars': (fields) =>
    `<p>${each(fields, (name, value) => `${name}: ${value}`, ' | ')}</p>`,
  'one line, parted by semicolons': (fields) =>
    `<p>${each(fields, (name, value) => `${name}: ${value}`, '; ')}</p>`,
  'both ends of a line': (fields) =>
    each(fields, (name, value) => `<div style="display:flex"><span>${name}</span><span>${value}</span></div>`),
  fields: (fields) => each(fields, (name, value) => `<label>${name}</label><input value="${value}">`),
  'sets of fields': (fields) =>
    each(fields, (name, value) => `<fieldset><legend>${name}</legend>${value}</fieldset>`),
};

/** In HTML, where only a style that is not known parts a name that ends in small letters from its value. */
export const gluedPages: Readonly<Record<string, Layout>> = {
  'elements without a blank': (fields) =>
    each(fields, (name, value) => `<div><span class="k">${name}</span><span class="v">${value}</span></div>`),
};

const columnChars = 24;
const pad = (text: string): string => text.padEnd(columnChars);

/** In plain text. */
export const texts: Readonly<Record<string, Layout>> = {
  'a line each': (fields) => each(fields, (name, value) => `${name}: ${value}`, '\n'),
  'a line each, numbered': (fields) =>
    fields.map(([name, value], at) => `${at + 1}. ${name}: ${value}`).join('\n'),
  'a line each, with bullets': (fields) => each(fields, (name, value) => `* ${name}: ${value}`, '\n'),
  'a line each, with dots': (fields) => each(fields, (name, value) => `${name} ......... ${value}`, '\n'),
  'a line each, with an equals sign': (fields) => each(fields, (name, value) => `${name} = ${value}`, '\n'),
  'a line each, with an arrow': (fields) => each(fields, (name, value) => `${name} -> ${value}`, '\n'),
  'a line each, with a dash': (fields) => each(fields, (name, value) => `${name} - ${value}`, '\n'),
  'a line each, the value first': (fields) => each(fields, (name, value) => `${value} - ${name}`, '\n'),
  'a line each, names in brackets': (fields) => each(fields, (name, value) => `[${name}] ${value}`, '\n'),
  'a line each, in capitals': (fields) =>
    each(fields, (name, value) => `${name.toUpperCase()}: ${value}`, '\n'),
  'a line each, aligned': (fields) => each(fields, (name, value) => pad(name) + value, '\n'),
  'a line each, by tabs': (fields) => each(fields, (name, value) => `${name}\t${value}`, '\n'),
  'a line each, between bars': (fields) => each(fields, (name, value) => `| ${pad(name)}| ${value} |`, '\n'),
  'value below its name': (fields) => each(fields, (name, value) => `${name}:\n${value}`, '\n'),
  'value below its name, indented': (fields) => each(fields, (name, value) => `${name}\n  ${value}`, '\n'),
  'value below its name and a rule': (fields) =>
    each(fields, (name, value) => `${name}\n------------\n${value}\n`, '\n'),
  'names over columns, aligned': (fields) =>
    `${each(fields, (name) => pad(name)).trimEnd()}\n${each(fields, (_, value) => pad(value)).trimEnd()}`,
  'names over columns, by tabs': (fields) =>
    `${each(fields, (name) => name, '\t')}\n${each(fields, (_, value) => value, '\t')}`,
  'names over columns, in Markdown': (fields) =>
    `| ${each(fields, (name) => name, ' | ')} |\n|${each(fields, () => '---', '|')}|\n| ${each(fields, (_, value) => value, ' | ')} |`,
  JSON: (fields) => JSON.stringify(Object.fromEntries(fields), null, 2),
};

const signIn = { subject: 'Sign in to your account', intro: 'Use these details to sign in:', code: '482913' };

export const overviews: readonly Overview[] = [
  {
    ...signIn,
    fields: [
      ['Customer number', '771204'],
      ['One-time code', '482913'],
      ['Valid for', '10 minutes'],
    ],
  },
  {
    ...signIn,
    fields: [
      ['One-time code', '482913'],
      ['Request', '771204'],
      ['Requested', '14:05'],
      ['Device', 'Edge 141'],
    ],
  },
  {
    ...signIn,
    fields: [
      ['Reference', '771204'],
      ['Code', '482913'],
      ['Requested', '14:05'],
    ],
  },
  {
    subject: 'Connexion',
    intro: 'Voici vos informations de connexion :',
    code: '482913',
    fields: [
      ['Identifiant', '771204'],
      ['Code de vérification', '482913'],
      ['Validité', '10 minutes'],
    ],
  },
  {
    subject: 'Verificación',
    intro: 'Datos de la solicitud:',
    code: '482913',
    fields: [
      ['Nº de solicitud', '771204'],
      ['Código de verificación', '482913'],
      ['Caduca', '14:05'],
    ],
  },
  {
    subject: '登录验证',
    intro: '您好,请求信息如下:',
    code: '482913',
    fields: [
      ['账号', '771204'],
      ['验证码', '482913'],
      ['有效期', '10分钟'],
    ],
  },
  {
    subject: 'ログイン',
    intro: 'ログイン情報:',
    code: '482913',
    fields: [
      ['お客様番号', '771204'],
      ['認証コード', '482913'],
      ['有効期限', '10分'],
    ],
  },
  {
    subject: 'Вход в систему',
    intro: 'Данные для входа:',
    code: '482913',
    fields: [
      ['Номер заявки', '771204'],
      ['Код подтверждения', '482913'],
      ['Срок действия', '10 минут'],
    ],
  },
  {
    subject: 'Your order',
    intro: 'Thanks for your order.',
    code: null,
    fields: [
      ['Order', '771204'],
      ['Pickup code', '482913'],
      ['Items', '3'],
    ],
  },
  {
    subject: 'Your booking',
    intro: 'See you soon.',
    code: null,
    fields: [
      ['Booking', '771204'],
      ['Door code', '482913'],
      ['Guests', '2'],
    ],
  },
  {
    subject: 'Your ticket',
    intro: 'We received your request.',
    code: null,
    fields: [
      ['Ticket', '771204'],
      ['Customer number', '482913'],
      ['Priority', '2'],
    ],
  },
  {
    subject: 'Ihre Bestellung',
    intro: 'Vielen Dank für Ihre Bestellung.',
    code: null,
    fields: [
      ['Bestellnummer', '771204'],
      ['Abholcode', '482913'],
      ['Artikel', '3'],
    ],
  },
  {
    subject: 'Votre réservation',
    intro: 'À bientôt.',
    code: null,
    fields: [
      ['Réservation', '771204'],
      ['Code de la porte', '482913'],
      ['Voyageurs', '2'],
    ],
  },
];

/** What is approved: an amount stands beside the code. */
export const approvals: readonly Overview[] = [
  {
    subject: 'Approve your payment',
    intro: 'Please check and approve:',
    code: '482913',
    fields: [
      ['Amount', '1,250.00 EUR'],
      ['Order', '771204'],
      ['TAN', '482913'],
    ],
  },
  {
    subject: 'Ihre TAN',
    intro: 'Bitte prüfen Sie den Auftrag:',
    code: '482913',
    fields: [
      ['TAN', '482913'],
      ['Auftrag', '771204'],
      ['Betrag', '1.250,00 EUR'],
    ],
  },
];
