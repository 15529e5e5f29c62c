/**
 * Full-text search over mails of any script. The index splits at spaces and punctuation, which writing
 * systems such as Chinese, Japanese or Thai do not have: their characters are indexed one by one, and a
 * search word in them becomes a phrase of its characters. So a two-character word is found too.
 */
import { Buffer } from 'node:buffer';
import { limits } from '../limits.ts';

/** By script extensions, so that signs which several scripts share, such as the Japanese long vowel, count too. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** ASCII without a NUL: most of English, which nothing below would change. A quarter of the time that an expression takes. */
function isPlain(text: string): boolean {
  return Buffer.byteLength(text) === text.length && !text.includes('\0');
}

/** Text as the index wants it: NFKC, characters of scripts without spaces set apart. */
export function indexText(text: string): string {
  if (isPlain(text)) return text;
  // SQLite would end the text at a NUL.
  const normal = text.normalize('NFKC').replaceAll('\u0000', ' ');
  return /[^\u0000-\u024f]/.test(normal) ? setApart(normal) : normal;
}

const isUnspaced = 1;
const isMark = 2;
/** By UTF-16 unit, and one more, so that 0 is what nobody has asked for yet; halves of pairs are never known. */
const kinds = new Uint8Array(65_536);

function kindOf(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const known = kinds[unit] as number;
  if (known > 0) return known - 1;
  const character = String.fromCodePoint(text.codePointAt(at) as number);
  const kind = (unspaced.test(character) ? isUnspaced : 0) | (/\p{M}/u.test(character) ? isMark : 0);
  if (unit < 0xd800 || unit > 0xdfff) kinds[unit] = kind + 1;
  return kind;
}

const blank = 32;

/** With a blank before and behind each character of a script without spaces; its marks stay with it. */
function setApart(text: string): string {
  const units = new Uint16Array(text.length * 3);
  let count = 0;
  for (let at = 0; at < text.length; ) {
    const isApart = (kindOf(text, at) & isUnspaced) !== 0;
    if (isApart) units[count++] = blank;
    do {
      const isPair = (text.codePointAt(at) as number) > 0xffff;
      units[count++] = text.charCodeAt(at++);
      if (isPair) units[count++] = text.charCodeAt(at++);
    } while (isApart && at < text.length && (kindOf(text, at) & isMark) !== 0);
    if (isApart) units[count++] = blank;
  }
  return Buffer.from(units.buffer, 0, count * 2).toString('utf16le');
}

/**
 * The body of a mail as the index wants it: cut after so many characters and words, for the index is written while
 * other mails wait for their commit. A character of a script without spaces is a word.
 */
export function bodyIndexText(bodyText: string): string {
  const text = indexText(bodyText.slice(0, limits.searchTextCharsMax));
  // Every word has a blank behind it: so few characters cannot be too many words.
  if (text.length <= limits.searchWordsMax * 2) return text;
  let words = 0;
  let at = 0;
  for (let isWord = false; at < text.length && words <= limits.searchWordsMax; at += 1) {
    // Punctuation splits words as well; taken as a part of them it makes the count a little smaller than it is.
    const isBlank = text.charCodeAt(at) <= 32;
    if (!isBlank && !isWord) words += 1;
    isWord = !isBlank;
  }
  return words > limits.searchWordsMax ? text.slice(0, at - 1) : text;
}

/** The token under which an inbox's messages stand in the index. */
export function inboxToken(inboxId: string): string {
  return inboxId.replace(/[^a-z0-9]/gi, '');
}

export type SearchQuery =
  | { readonly ok: true; readonly expression: string }
  | { readonly ok: false; readonly message: string };

interface Term {
  readonly phrase: string;
  readonly excluded: boolean;
}

const token = /(-?)"([^"]*)"?|(\S+)/gu;

/**
 * A person's query into an FTS5 expression over `subject` and `body`: words and "quoted phrases" are all
 * required, `-word` must be absent, `a or b` is either.
 * @param query At most `limits.queryCharsMax` characters.
 * @param inboxId The expression never looks beyond this inbox.
 */
export function searchExpression(query: string, inboxId: string): SearchQuery {
  const required: string[][] = [];
  const excluded: string[] = [];
  let words = 0;
  let joinNext = false;
  for (const part of query.matchAll(token)) {
    const word = part[3];
    if (word !== undefined && word.toLowerCase() === 'or') {
      joinNext = required.length > 0;
      continue;
    }
    const term = word === undefined ? quoted(part[1]!, part[2]!) : bare(word);
    if (term === null) continue;
    words += wordsOf(term.phrase);
    if (term.excluded) excluded.push(term.phrase);
    else if (joinNext) required.at(-1)!.push(term.phrase);
    else required.push([term.phrase]);
    joinNext = false;
  }
  if (words > limits.queryWordsMax) {
    return {
      ok: false,
      message: `q must have at most ${limits.queryWordsMax} words; in scripts without spaces each character counts as a word`,
    };
  }
  if (required.length === 0 && excluded.length === 0) {
    return {
      ok: false,
      message:
        'q must contain at least one word or "quoted phrase" of letters or digits: signs are not searched',
    };
  }
  const scope = `inbox : "${inboxToken(inboxId)}"`;
  const wanted = required.map((either) => ` AND ({subject body} : (${either.join(' OR ')}))`).join('');
  const unwanted = excluded.length === 0 ? '' : ` NOT ({subject body} : (${excluded.join(' OR ')}))`;
  return { ok: true, expression: `(${scope}${wanted})${unwanted}` };
}

function quoted(minus: string, text: string): Term | null {
  const phrase = phraseOf(text);
  return phrase === null ? null : { phrase, excluded: minus === '-' };
}

function bare(word: string): Term | null {
  const excluded = word.startsWith('-') && word.length > 1;
  const phrase = phraseOf(excluded ? word.slice(1) : word);
  return phrase === null ? null : { phrase, excluded };
}

/** An FTS5 string literal, or null when the index would see no token in it. */
function phraseOf(text: string): string | null {
  const normal = indexText(text).replaceAll('"', ' ').trim();
  return /[\p{L}\p{N}]/u.test(normal) ? `"${normal}"` : null;
}

/** How many words the index sees in a phrase, or a few more than it. */
function wordsOf(phrase: string): number {
  return phrase.match(/[\p{L}\p{N}\p{M}]+/gu)?.length ?? 0;
}

/**
 * Case folded for the `from`, `to` and `subject` substring filters; the same for stored and asked text. By way of the
 * capitals, because some letters have two small forms (`ς` and `σ`) or become two letters (`ß`, `SS`).
 */
export function fold(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}

/**
 * What the `from` filter looks for, folded. A name that is written as in the raw header, `"Doe, John" <john@acme.test>`, is
 * kept without its quotation marks, as a person sees it.
 */
export function senderText(from: string): string {
  return fold(from.replace(/^"([^"]*)"/, '$1'));
}
