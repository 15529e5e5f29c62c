/**
 * What a text is written in where its declaration is missing or denied by its bytes: many programs declare none, or one they
 * do not keep to. Nothing is guessed that the bytes do not show.
 */
import { Buffer, isUtf8 } from 'node:buffer';
import { decodeWords } from 'postal-mime';

const lenient = new TextDecoder('utf-8');
const windows1252 = new TextDecoder('windows-1252');
const encoder = new TextEncoder();

/** Declared where nobody thought about it: what has UTF-8 in it is UTF-8, as hardly any Latin text reads like that by chance. */
const western = /^(?:iso-?8859-?1|latin-?1|windows-?1252|cp-?1252|us-?ascii|ascii)$/;
const unicode = /^utf-?8$/;

/** So far into an HTML part its own declaration is looked for, as browsers do. */
const metaBytesMax = 2_048;
const metaCharset = /<meta\s[^>]{0,200}?charset\s{0,4}=\s{0,4}["']?\s{0,4}([\w:.-]{1,40})/i;

/**
 * @param content The bytes of a text part, transfer encoding removed.
 * @param declared The `charset` of its Content-Type; undefined when it has none.
 * @returns The label to read it by instead of the declared one (of utf-8 when there is none); null when that one is right.
 */
export function charsetOf(content: Uint8Array, declared: string | undefined, isHtml: boolean): string | null {
  const written = (declared ?? '').trim().toLowerCase();
  // What nobody knows says nothing.
  const label = isKnownCharset(written) ? written : '';
  const isWestern = western.test(label);
  if (label !== '' && !isWestern && !unicode.test(label)) return null;
  if (isUtf8(content)) {
    if (label === '' && isIso2022(content)) return 'iso-2022-jp';
    return isWestern || label !== written ? 'utf-8' : null;
  }
  if (isWestern && label !== 'us-ascii' && label !== 'ascii') return null;
  const own = isHtml ? metaOf(content) : null;
  if (own !== null && !unicode.test(own)) return own;
  if (isDamagedUtf8(content)) return label === written ? null : 'utf-8';
  return cyrillicOf(content) ?? 'windows-1252';
}

/** Some bytes, and what they are in the charset in which postal-mime reads what it does not know; in no other they are that. */
const probe = '=80=8E=E0=F8';
const probed = '\u20ac\u017d\u00e0\u00f8';

/** Whether a text can be read in a charset of this name, by the runtime or by one of postal-mime's other names for it. */
export function isKnownCharset(label: string): boolean {
  if (label === '' || unicode.test(label) || western.test(label)) return true;
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    // No such label; names of its own the library has for windows-1252 too, all of which say so.
  }
  if (!/^[\w.:-]{1,40}$/.test(label)) return false;
  return /1252|8859_?-?1(?!\d)/.test(label) || decodeWords(`=?${label}?Q?${probe}?=`) !== probed;
}

/** Text in Japanese that shifts between two sets of seven bits: ESC $ B. */
function isIso2022(content: Uint8Array): boolean {
  // As a Buffer, which looks ten times as fast.
  const at = Buffer.from(content.buffer, content.byteOffset, content.byteLength).indexOf(0x1b);
  return at >= 0 && content[at + 1] === 0x24 && (content[at + 2] === 0x42 || content[at + 2] === 0x40);
}

/** The label that an HTML part declares itself, if it is one that can be read. */
function metaOf(content: Uint8Array): string | null {
  const head = String.fromCharCode(...content.subarray(0, metaBytesMax));
  const label = metaCharset.exec(head)?.[1]?.toLowerCase();
  if (label === undefined) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    // No such label.
    return null;
  }
}

/** UTF-8 of which little is broken, by a cut or a careless join: more of its characters are whole than are not. */
function isDamagedUtf8(content: Uint8Array): boolean {
  let whole = 0;
  let broken = 0;
  for (const char of lenient.decode(content)) {
    if (char === '\ufffd') broken += 1;
    else if (char > '\x7f') whole += 1;
  }
  return whole > broken;
}

/** Fewer letters say nothing, and less than this share of them in runs is how Western languages use theirs. */
const runLettersMin = 8;
const runShareMin = 0.6;

/** Words wholly of high bytes are not Western; of the two charsets of Russian each has its small letters where the other has capitals. */
function cyrillicOf(content: Uint8Array): 'windows-1251' | 'koi8-r' | null {
  let letters = 0;
  let upperHalf = 0;
  let inRuns = 0;
  let run = 0;
  for (const byte of content) {
    if (byte >= 0xc0) {
      letters += 1;
      run += 1;
      if (byte >= 0xe0) upperHalf += 1;
      continue;
    }
    if (run > 2) inRuns += run;
    run = 0;
  }
  if (run > 2) inRuns += run;
  if (letters < runLettersMin || inRuns < letters * runShareMin) return null;
  return upperHalf * 2 > letters ? 'windows-1251' : 'koi8-r';
}

/** A header line as UTF-8 (RFC 6532): what is neither that nor encoded comes from Western programs of old. */
export function asUtf8(line: Uint8Array): Uint8Array {
  return isUtf8(line) ? line : encoder.encode(windows1252.decode(line));
}
