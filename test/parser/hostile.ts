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
