/** Mails that are made to cost: what a few megabytes can do to a parser that trusts them. */
const head = 'From: Acme <no-reply@acme.test>\r\nTo: qa@inbox.test\r\nSubject: Hello\r\n';

const multipart = `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n`;

function nested(depth: number): string {
  let text = head;
  for (let level = 0; level < depth; level++) {
    text += `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`;
  }
  return `${text}Content-Type: text/plain\r\n\r\nThe innermost.\r\n`;
}

export interface HostileMail {
  readonly name: string;
  make(): string;
  /** What `parse.problems` says, or null when the mail is harmless after all. */
  readonly problem: RegExp | null;
}

const textCut = /text is cut|text part is cut/;
const htmlCut = /text is cut|HTML part is cut/;

export const hostileMails: readonly HostileMail[] = [
  { name: '1 MB of blank lines', make: () => `${head}\r\n${'\r\n'.repeat(500_000)}`, problem: null },
  {
    name: '5 MB of blank lines',
    make: () => `${head}\r\n${'\r\n'.repeat(2_500_000)}`,
    problem: /lines; the rest/,
  },
  {
    name: '25 MB of blank lines',
    make: () => `${head}\r\n${'\r\n'.repeat(12_500_000)}`,
    problem: /lines; the rest/,
  },
  {
    name: '100,000 parts',
    make: () => `${multipart}${'--x\r\nContent-Type: text/plain\r\n\r\na\r\n'.repeat(100_000)}--x--\r\n`,
    problem: /parts; the rest/,
  },
  {
    name: '500,000 bare boundaries',
    make: () => multipart + '--x\r\n'.repeat(500_000),
    problem: /parts; the rest/,
  },
  {
    name: '100,000 attachments in a nested message',
    make: () =>
      `${head}Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n` +
      Buffer.from(`${multipart}${'--x\r\nContent-Type: a/b\r\n\r\n'.repeat(100_000)}`)
        .toString('base64')
        .replace(/.{76}/g, '$&\r\n'),
    problem: /parts; the rest/,
  },
  { name: '1,000 nested multiparts', make: () => nested(1_000), problem: /nesting depth/ },
  {
    name: '50 nested messages',
    make: () => `${head}${'Content-Type: message/rfc822\r\n\r\nSubject: x\r\n'.repeat(50)}\r\nThe innermost.`,
    problem: null,
  },
  {
    name: '1,000,000 header lines',
    make: () => `${head}${'X: y\r\n'.repeat(1_000_000)}\r\nHello.`,
    problem: /header is cut/,
  },
  {
    name: 'a header line of 2 MB',
    make: () => `${head}X-Big: ${'a'.repeat(2_000_000)}\r\n\r\nHello.`,
    problem: /header is cut/,
  },
  {
    name: 'a header field of 500,000 lines',
    make: () => `${head}X-Big: ${'a\r\n '.repeat(500_000)}\r\n\r\nHello.`,
    problem: /header is cut/,
  },
  {
    name: '475,000 addresses in To',
    make: () =>
      `From: a@b.test\r\nSubject: Hello\r\nTo: ${'a@b.test, '.repeat(475_000)}c@d.test\r\n\r\nHello.`,
    problem: /addresses in To/,
  },
  {
    name: '60,000 encoded words in Subject',
    make: () => `From: a@b.test\r\nSubject: ${'=?utf-8?Q?abc?= '.repeat(60_000)}\r\n\r\nHello.`,
    problem: /header is cut/,
  },
  {
    name: '10 MB of format=flowed',
    make: () => `${head}Content-Type: text/plain; format=flowed\r\n\r\n${'word word \r\n'.repeat(900_000)}`,
    problem: textCut,
  },
  {
    name: 'garbage for quoted-printable',
    make: () => `${head}Content-Transfer-Encoding: quoted-printable\r\n\r\n${'=ZZ==\r\n='.repeat(700_000)}`,
    problem: textCut,
  },
  {
    name: 'garbage for base64',
    make: () => `${head}Content-Transfer-Encoding: base64\r\n\r\n${'!!@@##AAA=\r\n'.repeat(400_000)}`,
    problem: null,
  },
  {
    name: 'an unknown charset',
    make: () =>
      `${head}Content-Type: text/plain; charset=x-klingon\r\n\r\n${'\u00e4\u00ff'.repeat(1_000_000)}`,
    problem: textCut,
  },
  {
    name: 'an HTML part of 500,000 paragraphs',
    make: () => `${head}Content-Type: text/html\r\n\r\n${'<p>a</p>'.repeat(500_000)}`,
    problem: htmlCut,
  },
  {
    name: '24 MB of dots',
    make: () => `${head}\r\n${'..\r\n'.repeat(6_000_000)}`,
    problem: /lines; the rest/,
  },
  {
    name: '20 MB of attachment',
    make: () =>
      `${multipart}--x\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'QUJD'.repeat(19)}\r\n`.repeat(260_000)}--x--\r\n`,
    problem: null,
  },
];

/** Chinese characters that hardly repeat: for a search index each of them is a word. */
function characters(count: number): string {
  let text = '';
  let state = 1;
  for (let index = 0; index < count; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += String.fromCharCode(0x4e00 + ((state >>> 8) % 20_000)) + (index % 60 === 59 ? '\r\n' : '');
  }
  return text;
}

function words(count: number): string {
  let text = '';
  for (let index = 0; index < count; index += 1) {
    text += Math.imul(index, 0x9e3779b1).toString(36).replace('-', '') + (index % 12 === 11 ? '\r\n' : ' ');
  }
  return text;
}

/** Mails that pass the parser with ease and are meant for what comes after it: reading, search, the disk. */
export const heavyMails: readonly Omit<HostileMail, 'problem'>[] = [
  {
    name: '500,000 Chinese characters',
    make: () => `${head}Content-Type: text/plain; charset=utf-8\r\n\r\n${characters(500_000)}`,
  },
  { name: '70,000 different words', make: () => `${head}\r\n${words(70_000)}` },
  {
    name: '1,000 small attachments',
    make: () => `${multipart}${'--x\r\nContent-Type: a/b; name=c\r\n\r\nd\r\n'.repeat(1_000)}--x--\r\n`,
  },
  {
    name: '50 KB of would-be codes',
    make: () => `${head}\r\n${'Your verification code is 482913, or 184422. '.repeat(1_100)}`,
  },
  {
    name: '50 KB of short would-be codes in HTML',
    make: () => `${head}Content-Type: text/html\r\n\r\n${'<b>code</b> <i>4829</i><br>'.repeat(2_000)}`,
  },
  // As small as those that may be read where they are committed.
  {
    name: '7 KB of would-be codes',
    make: () => `${head}\r\n${'Your verification code is 482913, or 184422. '.repeat(150)}`,
  },
  {
    name: '7 KB of small attachments',
    make: () => `${multipart}${'--x\r\nContent-Type: a/b; name=c\r\n\r\nd\r\n'.repeat(190)}--x--\r\n`,
  },
  { name: '60 KB of digits', make: () => `${head}\r\n${'4829 '.repeat(12_000)}` },
];
