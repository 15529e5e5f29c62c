/**
 * What a part is where its Content-Type is slightly wrong or nobody knows it: RFC 2045 section 5.2 takes what cannot be read
 * for plain text, and RFC 2046 section 4.1.4 what is some text, so that nobody's mail is lost for a semicolon.
 */

export interface DeclaredPart {
  /** The field as it stands there. */
  readonly declared: string;
  /** Its type as a strict reader has it, in lower case. */
  readonly type: string;
  /** As a strict reader has it; empty or undefined where there is none. */
  readonly boundary: string | undefined;
  /** Given out as a file, or named as one. */
  readonly isFile: boolean;
}

const token = "[!#$%&'*+.^_`{|}~\\w-]{1,127}";
const wellFormed = new RegExp(`^${token}/${token}$`);
/** The type, with blanks around its slash, and what follows without a semicolon. */
const loose = new RegExp(`^\\s*(${token})\\s{0,9}/\\s{0,9}(${token})(?:[\\s,:;]+([^]*))?$`, 'i');
const turned = /^(plain|html)\/text$/;
const charset = /charset\s{0,9}=\s{0,9}["']?([\w:.-]{1,40})/i;

/** @returns The field as it was meant; null when it can be read as it is, or says nothing and a file is no text. */
export function mendedType({ declared, type, boundary, isFile }: DeclaredPart): string | null {
  if (wellFormed.test(type)) {
    // Nobody can tell its parts: all of it is read, instead of nothing.
    if (type.startsWith('multipart/') && !boundary) return withCharset('text/plain', declared);
    const name = turned.exec(type)?.[1];
    return name === undefined ? null : withCharset(`text/${name}`, declared);
  }
  const parts = loose.exec(declared);
  if (parts !== null) return `${parts[1]}/${parts[2]}${parts[3] === undefined ? '' : `; ${parts[3]}`}`;
  if (isFile) return null;
  return withCharset(/^html\b/.test(type) ? 'text/html' : 'text/plain', declared);
}

function withCharset(type: string, declared: string): string {
  const label = charset.exec(declared)?.[1];
  return label === undefined ? type : `${type}; charset=${label}`;
}

/** Made for programs, or about the mail and not of it; each is a file to whoever reads it. */
const fileTexts = new Set(
  'calendar csv tab-separated-values vcard x-vcard directory css javascript xml rfc822-headers'
    .split(' ')
    .map((name) => `text/${name}`),
);
/** HTML for some mail programs, which stands beside that for all. */
const otherHtml = new Set(['text/x-amp-html', 'text/watch-html']);

export interface TextPlace {
  readonly isFile: boolean;
  /** Somewhere within a multipart/alternative. */
  readonly isAlternative: boolean;
  /** Behind what is shown in its stead, or what it belongs to, in a multipart of whatever kind but mixed. */
  readonly isSecond: boolean;
}

/** Whether a part that is neither plain text nor HTML is shown as plain text. @param type In lower case. */
export function isOtherText(type: string, { isFile, isAlternative, isSecond }: TextPlace): boolean {
  if (!type.startsWith('text/') || fileTexts.has(type) || isFile || isSecond) return false;
  return !(isAlternative && otherHtml.has(type));
}
