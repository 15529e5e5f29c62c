/**
 * Mails as services send them, made up from a seed: sign-in codes, receipts, digests and alerts in several languages, as
 * plain text, HTML or both. Words follow Zipf's law over a vocabulary that no compressor knows, links carry tokens of their
 * own, so that what is measured over these mails holds for real ones.
 */
import { Buffer } from 'node:buffer';

export interface MailShape {
  /** Characters of visible text, about. */
  readonly textChars: number;
  /** Bytes of the HTML part, about; 0 for plain text only. */
  readonly htmlBytes: number;
  /** Bytes of a random attachment; 0 for none. */
  readonly attachmentBytes?: number;
}

export interface MadeMail {
  readonly raw: Buffer;
  readonly from: string;
  /** Null for a mail that carries none. */
  readonly code: string | null;
}

interface Language {
  readonly codeSubject: string;
  readonly codeLine: (code: string) => string;
  readonly common: readonly string[];
  readonly syllables: readonly string[];
  readonly unspaced?: boolean;
}

const split = (words: string): string[] => words.split(' ');

const languages: readonly Language[] = [
  {
    codeSubject: 'Your verification code',
    codeLine: (code) => `Your verification code is ${code}. It expires in 10 minutes.`,
    common: split(
      'the of and to in is you that it for was on are with as your be at one have this from or had by but not what all were we when can said there use an each which do how their if will up other about out many then them these so some her would make like him into time has look two more write go see number no way could people my than first water been call who oil its now find long down day did get come made may part account order payment team please thank you welcome update security settings',
    ),
    syllables: split(
      'an ber con der ent fer gra hol ing jer kel lor men nor ous pre qui ran ster tion ver wen',
    ),
  },
  {
    codeSubject: 'Ihr Bestätigungscode',
    codeLine: (code) => `Ihr Bestätigungscode lautet ${code}. Er ist 10 Minuten gültig.`,
    common: split(
      'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei Konto Bestellung Zahlung bitte vielen Dank Einstellungen Sicherheit',
    ),
    syllables: split(
      'ab be ge ver ent zer schaft keit ung lich bar haus werk zeit land stück fahr grün käse mög',
    ),
  },
  {
    codeSubject: 'Votre code de vérification',
    codeLine: (code) => `Votre code de vérification est ${code}. Il expire dans 10 minutes.`,
    common: split(
      'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont ou avec son aux sa mais comme on nous vous cette ces être fait tout leur bien deux même compte commande paiement merci bonjour sécurité',
    ),
    syllables: split('tion ment eur age ence ité ois eau ère con pré dé re tra fran bel cou jar mon vil'),
  },
  {
    codeSubject: 'Su código de verificación',
    codeLine: (code) => `Su código de verificación es ${code}. Caduca en 10 minutos.`,
    common: split(
      'de la que el en y a los del se las por un para con no una su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos cuenta pedido pago gracias hola seguridad',
    ),
    syllables: split('ción dad mente ero ado ida con des pre tra cor mar luz niño sol bra can ter pal'),
  },
  {
    codeSubject: '確認コード',
    codeLine: (code) => `確認コードは ${code} です。10分間有効です。`,
    common: split(
      'お客様 注文 支払い 確認 設定 ありがとうございます 登録 変更 情報 利用 案内 商品 発送 予定 会員 連絡 時間 場合 内容 安全',
    ),
    syllables: split('東 京 新 大 山 川 田 中 本 日 月 火 水 木 金 土 時 分 高 学 会 社 員 語'),
    unspaced: true,
  },
];

const companies = split(
  'Acme Bolt Cirrus Dovetail Ember Fathom Granite Harbor Ivory Juniper Kestrel Lumen Meridian Nimbus Orchard Pantry Quill Ridge Summit Tandem Umber Vertex Willow Xenon Yonder Zephyr',
);

const rareWords = 40_000;
const madeWords = new Map<Language, string[]>();

/** Words of one to three syllables, each always the same. */
function rareWord(language: Language, rank: number): string {
  let words = madeWords.get(language);
  if (words === undefined) {
    const { syllables } = language;
    const { length } = syllables;
    words = Array.from({ length: rareWords }, (_, index) =>
      [index % length, Math.floor(index / length) % length, Math.floor(index / length ** 2) % length]
        .map((at) => syllables[at])
        .join(''),
    );
    madeWords.set(language, words);
  }
  return words[rank]!;
}

/** Numbers that look random and are the same at every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @returns A maker of mails; every call makes another one. */
export function mailMaker(seed: number): (to: string, date: Date, shape?: MailShape) => MadeMail {
  const random = randomFrom(seed);
  const below = (end: number): number => Math.floor(random() * end);
  const of = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const token = (chars: number): string =>
    Array.from(
      { length: chars },
      () => 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'[below(62)],
    ).join('');

  /** Mostly the words that everyone uses, and a long tail of rare ones. */
  function word(language: Language): string {
    if (random() < 0.6) return language.common[Math.floor(language.common.length * random() ** 2)]!;
    // The exponent draws the tail: half of these words are among some thousand, the rest among many.
    return rareWord(language, Math.floor(rareWords * random() ** 4));
  }

  function sentence(language: Language): string {
    const words = Array.from({ length: 6 + below(12) }, () => word(language));
    if (language.unspaced) return `${words.join('')}。`;
    const [first, ...rest] = words;
    return `${first![0]!.toUpperCase()}${first!.slice(1)} ${rest.join(' ')}.`;
  }

  function paragraphs(language: Language, chars: number): string[] {
    const made: string[] = [];
    for (let length = 0; length < chars; ) {
      const text = Array.from({ length: 1 + below(4) }, () => sentence(language)).join(' ');
      made.push(text);
      length += text.length;
    }
    return made;
  }

  function html(
    lead: string,
    code: string | null,
    text: readonly string[],
    host: string,
    bytes: number,
  ): string {
    const colour = () => `#${below(0x1000000).toString(16).padStart(6, '0')}`;
    const [ink, brand] = [colour(), colour()];
    const style = (size: number) =>
      `style="margin:0;padding:${below(4) * 8}px 24px;font-family:Helvetica,Arial,sans-serif;font-size:${size}px;line-height:${size + 8}px;color:${ink}"`;
    const row = (inner: string) =>
      `<tr><td align="left" valign="top" bgcolor="#ffffff" ${style(12 + below(4) * 2)}>${inner}</td></tr>`;
    const rows = [row(`<h1 style="color:${brand}">${lead}</h1>`)];
    if (code !== null) rows.push(row(`<p style="font-size:32px;letter-spacing:6px"><b>${code}</b></p>`));
    for (const paragraph of text) rows.push(row(`<p>${paragraph}</p>`));
    const head =
      `<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>${lead}</title>\n<style>\n` +
      `@media only screen and (max-width:600px){.wrap{width:100%!important}.col{display:block!important}}\n` +
      `a{color:${brand}}</style></head>\n<body bgcolor="#f4f4f7"><table class="wrap" width="600" cellpadding="0" cellspacing="0" border="0" role="presentation">\n`;
    const foot = `</table><img src="https://${host}/open/${token(22)}.gif" width="1" height="1" alt=""></body></html>\n`;
    let size = head.length + foot.length + rows.reduce((sum, each) => sum + each.length, 0);
    // Buttons, pictures and links with tokens of their own fill newsletters to their size.
    while (size < bytes) {
      const extra = row(
        `<a href="https://${host}/c/${token(28)}?utm_source=mail&amp;utm_campaign=${token(8)}" target="_blank" style="display:inline-block;padding:12px 20px;border-radius:4px;background:${brand};color:#ffffff;text-decoration:none"><img src="https://cdn.${host}/img/${token(12)}.png" width="${100 + below(400)}" height="${40 + below(200)}" alt="" border="0"></a>`,
      );
      rows.splice(1 + below(rows.length), 0, extra);
      size += extra.length;
    }
    return head + rows.join('\n') + foot;
  }

  return (to, date, shape = shapeOf(random())) => {
    const language = random() < 0.55 ? languages[0]! : of(languages);
    const company = of(companies);
    const host = `${company.toLowerCase()}.test`;
    const from = `${company} <${of(['no-reply', 'accounts', 'news', 'alerts', 'hello'])}@${host}>`;
    const code = random() < 0.5 ? String(100_000 + below(900_000)) : null;
    const order = `${company.slice(0, 2).toUpperCase()}-${token(10)}`;
    const subject = code === null ? sentence(language).slice(0, 60) : language.codeSubject;
    const lead = code === null ? subject : language.codeLine(code);
    const text = [
      ...paragraphs(language, shape.textChars),
      `Ref. ${order}`,
      `© 2026 ${company}, unsubscribe: https://${host}/u/${token(24)}`,
    ];
    const parts = [part('text/plain', [lead, ...text].join('\r\n\r\n'))];
    if (shape.htmlBytes > 0) parts.push(part('text/html', html(lead, code, text, host, shape.htmlBytes)));
    const body = parts.length === 1 ? parts[0]! : multipart('alternative', parts, token(24));
    const whole = shape.attachmentBytes
      ? multipart('mixed', [body, attachment(shape.attachmentBytes, random)], token(24))
      : body;
    const header = [
      `From: ${from}`,
      `To: ${to}`,
      `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
      `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
      `Message-ID: <${token(20)}@${host}>`,
      `List-Unsubscribe: <https://${host}/u/${token(24)}>`,
      'MIME-Version: 1.0',
    ].join('\r\n');
    return { raw: Buffer.from(`${header}\r\n${whole}`), from, code };
  };
}

/** Half of them short, some long: what the inbox of a team of testers holds. */
function shapeOf(dice: number): MailShape {
  if (dice < 0.5) return { textChars: 300, htmlBytes: 0 };
  if (dice < 0.9) return { textChars: 300, htmlBytes: 1_500 };
  return { textChars: 1_200, htmlBytes: 5_000 };
}

/** A part with its header, quoted-printable, as most senders encode it. */
function part(type: string, text: string): string {
  const head = `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;
  return `${head}${text.split(/\r?\n/).map(quotedPrintable).join('\r\n')}\r\n`;
}

/** RFC 2045 section 6.7, one line: soft breaks at 76 characters, never within an escape. */
function quotedPrintable(line: string): string {
  const octets = Buffer.from(line).toString('latin1');
  const encoded = octets
    .replace(
      /[^\t\x20-\x3c\x3e-\x7e]/g,
      (octet) => `=${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .replace(/ $/, '=20');
  const rows: string[] = [];
  let start = 0;
  while (encoded.length - start > 76) {
    let end = start + 75;
    if (encoded[end - 1] === '=') end -= 1;
    else if (encoded[end - 2] === '=') end -= 2;
    rows.push(encoded.slice(start, end));
    start = end;
  }
  return [...rows, encoded.slice(start)].join('=\r\n');
}

function multipart(kind: string, parts: readonly string[], boundary: string): string {
  const body = parts.map((each) => `--${boundary}\r\n${each}`).join('');
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${body}--${boundary}--\r\n`;
}

function attachment(bytes: number, random: () => number): string {
  const content = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) content.writeUInt32LE(Math.floor(random() * 4_294_967_296), at);
  const lines = content.toString('base64').replace(/.{76}/g, '$&\r\n');
  return (
    'Content-Type: application/pdf; name="document.pdf"\r\nContent-Transfer-Encoding: base64\r\n' +
    `Content-Disposition: attachment; filename="document.pdf"\r\n\r\n${lines}\r\n`
  );
}
